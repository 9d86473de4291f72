"""Who plays what (rules/marine.md 4, 13.1), and what is on the displays (rules/marine.md 13.4)."""

from mypy_extensions import i64

from habitable.earth.elements import DrawForDisplay
from habitable.earth.table import free_animals
from habitable.earth.vocabulary import ASSIGNED
from habitable.games.marine.board import new_animal
from habitable.games.marine.components import ANIMALS, PAWNS
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import ASSIGN, BEGIN, DRAW
from habitable.kernel.bits import first
from habitable.kernel.questions import Draw, Pick, Step, one_or_none


class Assign(Draw[MarinePosition]):
    """Nature draws an animal for the next seat."""

    def __init__(self, in_play: i64, drafting: list[int], alternative: bool) -> None:
        super().__init__()
        self.in_play: i64 = in_play  # how many animals play
        self.drafting: list[int] = drafting  # the seats that still get one
        self.alternative: bool = alternative

    def verb(self) -> i64:
        return ASSIGN

    def choices(self, p: MarinePosition) -> i64:
        return free_animals(p)

    def forced(self, p: MarinePosition) -> i64:
        return one_or_none(ASSIGN, free_animals(p))

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        assign(p, self.in_play, self.drafting[0], thing, self.alternative)
        if len(self.drafting) > 1:
            p.push(Assign(self.in_play, self.drafting[1:], self.alternative))


class BeginDraft(Draw[MarinePosition]):
    """Two animals for each of two players: the one drawn takes the first and the last (rules/marine.md 13.1)."""

    def __init__(self, alternative: bool) -> None:
        super().__init__()
        self.alternative: bool = alternative

    def verb(self) -> i64:
        return BEGIN

    def choices(self, p: MarinePosition) -> i64:
        return first(p.seats)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        seat, other = int(thing), int(1 - thing)
        p.push(Choose(len(ANIMALS), [seat, other, other, seat], self.alternative))


class Choose(Pick[MarinePosition]):
    """The next seat chooses an animal."""

    def __init__(self, in_play: i64, drafting: list[int], alternative: bool) -> None:
        super().__init__()
        self.in_play: i64 = in_play
        self.drafting: list[int] = drafting
        self.alternative: bool = alternative

    def owner(self, p: MarinePosition) -> i64:
        return self.drafting[0]

    def verb(self) -> i64:
        return ASSIGN

    def choices(self, p: MarinePosition) -> i64:
        return free_animals(p)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        assign(p, self.in_play, self.drafting[0], thing, self.alternative)
        if len(self.drafting) > 1:
            p.push(Choose(self.in_play, self.drafting[1:], self.alternative))


def assign(p: MarinePosition, in_play: i64, seat: i64, animal: i64, alternative: bool) -> None:
    """The animal for a seat, with its pawns and cubes."""
    printed: i64 = 0 if alternative else p.components.printed[animal]
    pawns: i64 = PAWNS[in_play - 2]
    p.set_animal(animal, new_animal(seat, printed=printed, hand=pawns))
    p.tell(ASSIGNED, seat, animal, 0)


class Equip(Step[MarinePosition]):
    """The other side of the displays: three random tokens for each animal (rules/marine.md 13.4)."""

    def happen(self, p: MarinePosition) -> None:
        for animal in reversed(p.playing()):
            for _ in range(3):
                p.push(DrawOwn(animal))


class DrawOwn(DrawForDisplay[MarinePosition]):
    """A token from the bag onto an animal's display."""

    def verb(self) -> i64:
        return DRAW
