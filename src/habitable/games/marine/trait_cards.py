"""How the traits of an animal change, and what lies on their cards. A trait may ask something when it is gained or
lost: see `position`."""

from mypy_extensions import i64

from habitable.earth.ground import NONE
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.trait import known
from habitable.games.marine.vocabulary import (
    COPY_LOST,
    ELEMENT_SHELTERED,
    TRAIT_COPIED,
    TRAIT_GAINED,
    TRAIT_LOST,
)
from habitable.kernel.bits import bit
from habitable.kernel.piles import one


def gain_trait(p: MarinePosition, animal: i64, trait: i64) -> None:
    """A card of its own; the caller has taken it from where it was."""
    a = p.animal(animal)
    _set_traits(p, animal, a.traits | bit(trait), a.copied, a.settled)
    p.tell(TRAIT_GAINED, animal, trait, 0)
    _gained(p, animal, trait, a.active())


def hold_trait(p: MarinePosition, animal: i64, trait: i64) -> None:
    """A card of its own at setup: it does nothing yet."""
    a = p.animal(animal)
    _set_traits(p, animal, a.traits | bit(trait), a.copied, a.settled)
    p.tell(TRAIT_GAINED, animal, trait, 0)


def lose_trait(p: MarinePosition, animal: i64, trait: i64) -> None:
    """A card of its own; the caller says where it goes."""
    a = p.animal(animal)
    _set_traits(p, animal, a.traits & ~bit(trait), a.copied, a.settled)
    p.tell(TRAIT_LOST, animal, trait, 0)
    _lost(p, animal, trait)


def copy_trait(p: MarinePosition, animal: i64, trait: i64, settled: bool) -> None:
    """Exaptation copies a trait; once settled, for good."""
    before: i64 = p.animal(animal).active()
    record_copy(p, animal, trait, settled)
    _gained(p, animal, trait, before)


def record_copy(p: MarinePosition, animal: i64, trait: i64, settled: bool) -> None:
    """At setup a copied trait does nothing yet."""
    _set_traits(p, animal, p.animal(animal).traits, trait, settled)
    p.tell(TRAIT_COPIED, animal, trait, 0)


def lose_copy(p: MarinePosition, animal: i64, settled: bool) -> None:
    a = p.animal(animal)
    copied: i64 = a.copied
    _set_traits(p, animal, a.traits, NONE, settled)
    if copied >= 0:
        p.tell(COPY_LOST, animal, copied, 0)
        _lost(p, animal, copied)


def _gained(p: MarinePosition, animal: i64, trait: i64, before: i64) -> None:
    if before & bit(trait) == 0:
        for t in known(bit(trait)):
            t.gained(p, animal)


def _lost(p: MarinePosition, animal: i64, trait: i64) -> None:
    if p.animal(animal).active() & bit(trait) == 0:
        for t in known(bit(trait)):
            t.lost(p, animal)


def _set_traits(p: MarinePosition, animal: i64, traits: i64, copied: i64, settled: bool) -> None:
    a = p.animal(animal)
    p.set_animal(animal, a.having(a.hand, traits, copied, settled, a.sheltered, a.fed, a.sapient))


def shelter(p: MarinePosition, animal: i64, element: i64) -> None:
    """An element onto the trait card; the caller has taken it from where it was."""
    a = p.animal(animal)
    set_sheltered(p, animal, a.sheltered + one(element))
    p.tell(ELEMENT_SHELTERED, animal, element, 0)


def set_sheltered(p: MarinePosition, animal: i64, pile: i64) -> None:
    a = p.animal(animal)
    p.set_animal(animal, a.having(a.hand, a.traits, a.copied, a.settled, pile, a.fed, a.sapient))


def set_fed(p: MarinePosition, animal: i64, fed: i64) -> None:
    a = p.animal(animal)
    p.set_animal(animal, a.having(a.hand, a.traits, a.copied, a.settled, a.sheltered, fed, a.sapient))
