"""Domination (rules/dominant-species.md 9.12): a tile is scored, and whoever dominates it takes a card. Who that is
says `dominator` of the position."""

from mypy_extensions import i64

from habitable.earth.asking import Ask, Offer
from habitable.earth.ground import NONE
from habitable.earth.scoring import score
from habitable.games.dominant_species import cards
from habitable.games.dominant_species.components import DOMINATION
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import CARD, DOMINATE
from habitable.kernel.bits import bit
from habitable.kernel.questions import Step


def act(p: DominantSpeciesPosition, animal: i64) -> None:
    p.push(Dominate(animal))


class Dominate(Offer[DominantSpeciesPosition]):
    """Which tile that no Domination has scored this turn? It may be anybody's, or nobody's (rules/dominant-species.md
    R15)."""

    def verb(self) -> i64:
        return DOMINATE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return p.land & ~p.scored

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.scored |= bit(thing)
        score(p, thing, DOMINATION)
        takes: i64 = taker(p, thing)
        if takes >= 0:
            p.push(TakeCard(takes, thing))


def taker(p: DominantSpeciesPosition, hex: i64) -> i64:
    """Whoever takes a card when a tile is scored, or -1."""
    return p.tile(hex).dominant if p.available != 0 else NONE


class TakeCard(Ask[DominantSpeciesPosition]):
    """The dominant animal must take one of the cards and resolve it."""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex  # the tile that was scored

    def verb(self) -> i64:
        return CARD

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return p.available

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.take_card(self.animal, thing)
        p.push(Resolved(self.animal, thing))
        cards.play(p, self.animal, thing, self.hex)


class Resolved(Step[DominantSpeciesPosition]):
    """The card has been carried out and leaves the game. Until then it lies under its questions for all to see."""

    def __init__(self, animal: i64, card: i64) -> None:
        super().__init__()
        self.animal: i64 = animal  # the taker
        self.card: i64 = card

    def happen(self, p: DominantSpeciesPosition) -> None:
        """Nothing follows."""
