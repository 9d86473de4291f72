"""The first traits: dealt, kept, shown, and what they do at once (rules/marine.md 4.13, 12.1, 13.5)."""

from mypy_extensions import i64

from habitable.games.marine.components import DEALT_TRAITS
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.trait_cards import hold_trait
from habitable.games.marine.vocabulary import DEAL_TRAIT, DISCARD, KEEP, TRAIT_DEALT
from habitable.kernel.bits import bit, members
from habitable.kernel.position import EVERYONE
from habitable.kernel.questions import Draw, Step, Together
from habitable.kernel.rng import Rng


class Deal(Step[MarinePosition]):
    """Three traits for each animal; its player keeps one, or as a superhero two (rules/marine.md 4.13, 13.5)."""

    def __init__(self, superheroes: bool) -> None:
        super().__init__()
        self.superheroes: bool = superheroes

    def happen(self, p: MarinePosition) -> None:
        nothing: list[list[int]] = [[] for _ in range(p.seats)]
        p.push(KeepTraits(self.superheroes, len(p.playing()) // p.seats, nothing))
        for animal in reversed(p.playing()):
            for _ in range(DEALT_TRAITS):
                p.push(DealTrait(animal))


class DealTrait(Draw[MarinePosition]):
    """A trait that only the animal's player sees."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def verb(self) -> i64:
        return DEAL_TRAIT

    def choices(self, p: MarinePosition) -> i64:
        return p.spare_traits

    def seen_by(self, p: MarinePosition) -> i64:
        return bit(p.seat_of(self.animal))

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.spare_traits &= ~bit(thing)
        p.hands = p.hands.copy()
        p.hands[self.animal] |= int(bit(thing))
        p.whisper(p.seat_of(self.animal), TRAIT_DEALT, self.animal, 0, thing)


class KeepTraits(Together[MarinePosition]):
    """Which trait does each animal keep? A superhero gives one back. Nobody sees the others' before all are in."""

    def __init__(self, superheroes: bool, until: i64, given: list[list[int]]) -> None:
        super().__init__(until, given)
        self.superheroes: bool = superheroes

    def with_given(self, given: list[list[int]]) -> "KeepTraits":
        return KeepTraits(self.superheroes, self.until, given)

    def seen_by(self, p: MarinePosition) -> i64:
        """What is kept is shown. What superheroes give back goes unseen among those that nobody has."""
        return 0 if self.superheroes else EVERYONE

    def options(self, p: MarinePosition, seat: i64, out: list[int]) -> None:
        animal: i64 = animals_of(p, seat)[len(self.given[seat])]
        verb: i64 = DISCARD if self.superheroes else KEEP
        for trait in members(p.hands[animal]):
            out.append(int(verb + trait))

    def all_in(self, p: MarinePosition) -> None:
        p.push(Reveal())
        for animal in p.playing():
            seat = p.seat_of(animal)
            answer: i64 = self.given[seat][animals_of(p, seat).index(int(animal))]
            hand: i64 = p.hands[animal]
            kept: i64 = hand & ~bit(answer - DISCARD) if self.superheroes else bit(answer - KEEP)
            p.spare_traits |= hand & ~kept
            for trait in members(kept):
                hold_trait(p, animal, trait)
        p.hands = [0] * len(p.hands)

    def imagined(self, p: MarinePosition, seat: i64, rng: Rng) -> "KeepTraits":
        """Others have kept something, but what? While traits are dealt nobody has."""
        if not any(chain for i, chain in enumerate(self.given) if i != seat):
            return self
        given = [chain if i == seat else [] for i, chain in enumerate(self.given)]
        q = self.with_given(given)
        for other in range(p.seats):
            while other != seat and len(q.given[other]) < len(self.given[other]):
                given = q.given.copy()
                given[other] = [*given[other], int(q.draw(p, other, rng))]
                q = self.with_given(given)
        return q


def animals_of(p: MarinePosition, seat: i64) -> list[int]:
    """The animals of a seat, by food chain."""
    return [animal for animal in p.playing() if p.seat_of(animal) == seat]


class Reveal(Step[MarinePosition]):
    """All traits lie open: first whoever copies one chooses, then what they do at setup is done (rules/marine.md
    12.1). Of two Pack Hunters the one higher in the food chain chooses first (rules/marine.md T01)."""

    def happen(self, p: MarinePosition) -> None:
        for animal in reversed(p.playing()):
            p.push(UseTraits(animal))
        for animal in reversed(p.playing()):
            for trait in p.traits(animal):
                trait.revealed(p, animal)


class UseTraits(Step[MarinePosition]):
    """What an animal's traits do at setup."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def happen(self, p: MarinePosition) -> None:
        for trait in p.traits(self.animal):
            trait.gained(p, self.animal)
