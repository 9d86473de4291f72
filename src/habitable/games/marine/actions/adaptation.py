"""Adaptation (rules/marine.md 8.4): an element for the animal's display."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, Offer
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.table import has_room
from habitable.games.marine.trait_cards import shelter
from habitable.games.marine.vocabulary import LOSE, SHELTER, SWAP, TAKE
from habitable.kernel.piles import kinds, one, size


def act(p: MarinePosition, animal: i64, index: i64) -> None:
    p.push(Adapt(animal, index == 2))


class Adapt(Offer[MarinePosition]):
    """Which token of the box, if there is room? On the special space it may replace one of the display."""

    def __init__(self, animal: i64, special: bool) -> None:
        super().__init__(animal)
        self.special: bool = special

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: MarinePosition) -> i64:
        box: i64 = kinds(p.adaptation)
        out: i64 = box if can_receive(p, self.animal) else 0
        if self.special and p.animal(self.animal).acquired != 0:
            out |= box << (SWAP - TAKE)
        return out

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        element: i64 = thing % (SWAP - TAKE)
        p.adaptation -= one(element)
        if element == thing:
            receive(p, self.animal, element)
        else:
            p.push(Replace(self.animal, element))


class Replace(Ask[MarinePosition]):
    """Which token of the display goes back into the bag? The new one takes its place there (rules/marine.md A-04)."""

    def __init__(self, animal: i64, element: i64) -> None:
        super().__init__(animal)
        self.element: i64 = element

    def verb(self) -> i64:
        return LOSE

    def choices(self, p: MarinePosition) -> i64:
        return kinds(p.animal(self.animal).acquired)

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.lose_element(self.animal, thing)
        p.gain_element(self.animal, self.element)


# ── gaining an element ──────────────────────────────────────────────────────────────────────────────────────────────


def can_receive(p: MarinePosition, animal: i64) -> bool:
    """Whether an animal may gain another element."""
    return has_room(p, animal) or can_shelter(p, animal)


def receive(p: MarinePosition, animal: i64, element: i64) -> None:
    """An animal gains an element, which the caller has taken from where it was. Its player says where it goes, if it
    can go both onto the display and onto a trait card."""
    if not can_shelter(p, animal):
        p.gain_element(animal, element)
    elif not has_room(p, animal):
        shelter(p, animal, element)
    else:
        p.push(Shelter(animal, element))


def can_shelter(p: MarinePosition, animal: i64) -> bool:
    """Whether another element fits onto a trait card; it may count in the limit of the display (rules/marine.md
    A-10)."""
    left: i64 = -size(p.animal(animal).sheltered)
    for trait in p.traits(animal):
        left += trait.shelters(p)
    return left > 0 and (has_room(p, animal) or not p.components.trait_elements_count)


class Shelter(Offer[MarinePosition]):
    """Onto the trait card, or onto the display?"""

    def __init__(self, animal: i64, element: i64) -> None:
        super().__init__(animal)
        self.element: i64 = element

    def verb(self) -> i64:
        return SHELTER

    def choices(self, p: MarinePosition) -> i64:
        return 1

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        shelter(p, self.animal, self.element)

    def passed(self, p: MarinePosition) -> None:
        p.gain_element(self.animal, self.element)
