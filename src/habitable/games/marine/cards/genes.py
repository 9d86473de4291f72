"""A card about traits: Gene Expression."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, Offer
from habitable.games.marine.components import GENE_EXPRESSION
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.trait_cards import gain_trait, lose_trait
from habitable.games.marine.vocabulary import DEAL_TRAIT, DISCARD, TRAIT, TRAIT_DEALT
from habitable.kernel.bits import bit, nth, size
from habitable.kernel.questions import Draw, Step
from habitable.kernel.rng import Rng


def gene_expression(p: MarinePosition, animal: i64) -> None:
    """The animal looks at three of the traits that nobody has, and may take one of them for its own."""
    look_at_traits(p, animal, 0, p.components.card_numbers[GENE_EXPRESSION])


def look_at_traits(p: MarinePosition, animal: i64, drawn: i64, left: i64) -> None:
    """Draws what is left to draw, as far as there is something (rules/marine.md A-34); then the animal decides."""
    if left > 0 and p.spare_traits & ~drawn != 0:
        p.push(DrawTrait(animal, drawn, left))
    else:
        p.push(ExpressTrait(animal, drawn))


class DrawTrait(Draw[MarinePosition]):
    """A trait that only the animal's player sees. It stays among those that nobody has until it is taken."""

    def __init__(self, animal: i64, drawn: i64, left: i64) -> None:
        super().__init__()
        self.animal: i64 = animal
        self.drawn: i64 = drawn  # set of the traits drawn before
        self.left: i64 = left

    def verb(self) -> i64:
        return DEAL_TRAIT

    def choices(self, p: MarinePosition) -> i64:
        return p.spare_traits & ~self.drawn

    def seen_by(self, p: MarinePosition) -> i64:
        return bit(p.seat_of(self.animal))

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        look_at_traits(p, self.animal, self.drawn | bit(thing), self.left - 1)
        p.whisper(p.seat_of(self.animal), TRAIT_DEALT, self.animal, 0, thing)

    def imagined(self, p: MarinePosition, seat: i64, rng: Rng) -> "DrawTrait":
        return DrawTrait(self.animal, imagined_traits(p, self.animal, self.drawn, seat, rng), self.left)


class ExpressTrait(Offer[MarinePosition]):
    """Which of the traits drawn, if any?"""

    def __init__(self, animal: i64, drawn: i64) -> None:
        super().__init__(animal)
        self.drawn: i64 = drawn

    def verb(self) -> i64:
        return TRAIT

    def choices(self, p: MarinePosition) -> i64:
        return self.drawn

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(ReplaceTrait(self.animal, thing))

    def imagined(self, p: MarinePosition, seat: i64, rng: Rng) -> "ExpressTrait":
        return ExpressTrait(self.animal, imagined_traits(p, self.animal, self.drawn, seat, rng))


def imagined_traits(p: MarinePosition, animal: i64, drawn: i64, seat: i64, rng: Rng) -> i64:
    """What a seat may take the drawn traits for: its own it knows, those of others may be any."""
    if seat == p.seat_of(animal):
        return drawn
    out: i64 = 0
    while size(out) < size(drawn):
        rest: i64 = p.spare_traits & ~out
        out |= bit(nth(rest, rng.below(size(rest))))
    return out


class ReplaceTrait(Ask[MarinePosition]):
    """Which trait of its own goes? Only with two of them there is a choice (rules/marine.md 13.5)."""

    def __init__(self, animal: i64, trait: i64) -> None:
        super().__init__(animal)
        self.trait: i64 = trait  # the one that comes

    def verb(self) -> i64:
        return DISCARD

    def choices(self, p: MarinePosition) -> i64:
        return p.animal(self.animal).traits

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.push(TakeTrait(self.animal, self.trait))
        p.spare_traits |= bit(thing)
        lose_trait(p, self.animal, thing)

    def passed(self, p: MarinePosition) -> None:
        p.push(TakeTrait(self.animal, self.trait))


class TakeTrait(Step[MarinePosition]):
    """The new trait comes, after all that followed from losing the old one."""

    def __init__(self, animal: i64, trait: i64) -> None:
        super().__init__()
        self.animal: i64 = animal
        self.trait: i64 = trait

    def happen(self, p: MarinePosition) -> None:
        p.spare_traits &= ~bit(self.trait)
        gain_trait(p, self.animal, self.trait)
