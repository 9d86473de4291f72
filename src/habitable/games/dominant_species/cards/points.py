"""Cards about victory points: Biodiversity, Ecodiversity, Fertile, Niche Biomes. None of them uses the bonus table."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.table import elements_on_earth
from habitable.games.dominant_species.cards.losses import contested
from habitable.games.dominant_species.components import (
    BIODIVERSITY,
    ECODIVERSITY,
    FERTILE,
    NICHE_BIOMES,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import CARD_REASON, TILE
from habitable.kernel.bits import size
from habitable.kernel.piles import count_of, kinds


def biodiversity(p: DominantSpeciesPosition, taker: i64) -> None:
    """A point for every tile on which the taker meets others."""
    p.gain(taker, size(contested(p, taker)), CARD_REASON + BIODIVERSITY)


def ecodiversity(p: DominantSpeciesPosition, taker: i64) -> None:
    """A point for every disk on Earth of a sort that is on the taker's display."""
    p.gain(taker, count_of(elements_on_earth(p), kinds(p.needs(taker))), CARD_REASON + ECODIVERSITY)


def fertile(p: DominantSpeciesPosition, taker: i64) -> None:
    """A point for every cube, whosesoever, on a tile where the taker is."""
    p.push(FertileTile(taker))


class FertileTile(Ask[DominantSpeciesPosition]):
    """Which tile?"""

    def verb(self) -> i64:
        return TILE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return p.present[self.animal]

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.gain(self.animal, p.tile(thing).all_cubes(), CARD_REASON + FERTILE)


def niche_biomes(p: DominantSpeciesPosition, taker: i64, scored: i64) -> None:
    """Everybody ahead of the taker loses what the scored tile pays the first."""
    mine: i64 = p.animal(taker).points
    prize: i64 = p.prizes(p.tile(scored))[0]
    for other in p.playing():
        if p.animal(other).points > mine:
            p.gain(other, -prize, CARD_REASON + NICHE_BIOMES)
