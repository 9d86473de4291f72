"""Elements that come onto Earth, onto the animals' displays, and away from there: questions that both games of dominant
species ask alike. A game's own class has the `verb`, and says which question follows."""

from typing import Any

from mypy_extensions import i64

from habitable.earth.asking import Ask, AskList, Offer, W, free_corners, vacant_corners
from habitable.earth.vocabulary import DRAWN
from habitable.kernel.piles import kinds, one
from habitable.kernel.position import Question
from habitable.kernel.questions import FromPile

# ── onto Earth ──────────────────────────────────────────────────────────────────────────────────────────────────────


class TakeForEarth(Offer[W]):
    """Which element of Abundance, if Earth has a vacant corner? The subclass writes `verb` and `putting`."""

    def putting(self, element: i64) -> Question[Any]:
        """Where does it go?"""
        raise NotImplementedError

    def choices(self, p: W) -> i64:
        return kinds(p.abundance) if vacant_corners(p, 0) else 0

    def chosen(self, p: W, thing: i64) -> None:
        p.abundance -= one(thing)
        p.push(self.putting(thing))


class PutOntoEarth(AskList[W]):
    """Onto which vacant corner? The subclass writes `verb`."""

    def __init__(self, animal: i64, element: i64) -> None:
        super().__init__(animal)
        self.element: i64 = element

    def verb(self) -> i64:
        """The first answer id of the corners."""
        raise NotImplementedError

    def answers(self, p: W) -> list[int]:
        return vacant_corners(p, self.verb())

    def chosen(self, p: W, answer: i64) -> None:
        p.put(self.element, answer - self.verb())


class PutOneFromBag(AskList[W]):
    """Onto which corner? The element stays in the bag until that is known. The subclass writes `verb`."""

    def __init__(self, animal: i64, hex: i64, element: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex  # the tile whose corners will do, -1 for all of Earth
        self.element: i64 = element

    def verb(self) -> i64:
        """The first answer id of the corners."""
        raise NotImplementedError

    def answers(self, p: W) -> list[int]:
        return free_corners(p, self.hex, self.verb())

    def chosen(self, p: W, answer: i64) -> None:
        p.bag -= one(self.element)
        p.put(self.element, answer - self.verb())


class DrawForStart(FromPile[W]):
    """Random Earth: any element onto the next start corner. The subclass writes `verb`, `corner` and `found`."""

    def __init__(self, index: i64) -> None:
        super().__init__()
        self.index: i64 = index

    def corner(self) -> i64:
        raise NotImplementedError

    def found(self, p: W) -> None:
        """What follows."""
        raise NotImplementedError

    def pile(self, p: W) -> i64:
        return p.bag

    def chosen(self, p: W, thing: i64) -> None:
        p.bag -= one(thing)
        p.put(thing, self.corner())
        self.found(p)


class DrawForAction(FromPile[W]):
    """An element from the bag for an action. The subclass writes `verb`, `place` and `drawing`."""

    def __init__(self, action: i64, left: i64) -> None:
        super().__init__()
        self.action: i64 = action
        self.left: i64 = left

    def place(self, p: W, element: i64) -> None:
        """The element lies where the action has it."""
        raise NotImplementedError

    def drawing(self, left: i64) -> Question[Any]:
        """This question with that many elements left to draw."""
        raise NotImplementedError

    def pile(self, p: W) -> i64:
        return p.bag if self.left > 0 else 0

    def chosen(self, p: W, thing: i64) -> None:
        p.bag -= one(thing)
        self.place(p, thing)
        p.tell(DRAWN, thing, self.action, 0)
        p.push(self.drawing(self.left - 1))


# ── onto a display, and away from it ────────────────────────────────────────────────────────────────────────────────


class DrawForDisplay(FromPile[W]):
    """An element from the bag for an animal, as long as there is one. The subclass writes `verb`."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def pile(self, p: W) -> i64:
        return p.bag

    def chosen(self, p: W, thing: i64) -> None:
        p.bag -= one(thing)
        p.gain_element(self.animal, thing)


class GiveUp(Ask[W]):
    """Which element of the display goes? Whoever has only printed ones loses nothing. The subclass writes `verb`."""

    def choices(self, p: W) -> i64:
        return kinds(p.animal(self.animal).acquired)

    def chosen(self, p: W, thing: i64) -> None:
        p.lose_element(self.animal, thing)


class TradeAway(GiveUp[W]):
    """Which element of the display is traded? The subclass writes `verb` and `trading`."""

    def trading(self, given: i64) -> Question[Any]:
        """What for?"""
        raise NotImplementedError

    def chosen(self, p: W, thing: i64) -> None:
        p.push(self.trading(thing))


class TradeWithBag(Ask[W]):
    """For which one? The bag is as it was before the other element goes into it. The subclass writes `verb`."""

    def __init__(self, animal: i64, given: i64) -> None:
        super().__init__(animal)
        self.given: i64 = given

    def choices(self, p: W) -> i64:
        return kinds(p.bag)

    def chosen(self, p: W, thing: i64) -> None:
        p.bag -= one(thing)
        p.lose_element(self.animal, self.given)
        p.gain_element(self.animal, thing)
