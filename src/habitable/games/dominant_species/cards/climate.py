"""Cards about cold: Cold Snap, Ice Age, Ice Sheet."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.earth.scoring import bonus
from habitable.games.dominant_species.actions import glaciation
from habitable.games.dominant_species.components import ICE_AGE, ICE_SHEET
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.sleepers import eliminate_one
from habitable.games.dominant_species.table import dominated_by
from habitable.games.dominant_species.vocabulary import CARD_REASON, GLACIATE, LAST_TURN
from habitable.kernel.bits import bit, members, size


def cold_snap(p: DominantSpeciesPosition, taker: i64) -> None:
    """On every tundra tile each animal but the taker loses a cube."""
    for hex in members(p.covers):
        for other in members(p.tile(hex).animals() & ~bit(taker)):
            eliminate_one(p, taker, other, hex)


def ice_age(p: DominantSpeciesPosition, taker: i64) -> None:
    """Every animal gains the bonus for the tiles it dominates; this is the last turn."""
    for animal in p.playing():
        p.gain(animal, bonus(size(dominated_by(p, animal))), CARD_REASON + ICE_AGE)
    p.last = True
    p.tell(LAST_TURN, 0, 0, 0)


def ice_sheet(p: DominantSpeciesPosition, taker: i64) -> None:
    """The taker performs a Glaciation at once."""
    p.push(SpreadIce(taker))


class SpreadIce(Ask[DominantSpeciesPosition]):
    """Which tile? A card's Glaciation cannot be declined (rules/dominant-species.md R17)."""

    def verb(self) -> i64:
        return GLACIATE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return glaciation.targets(p)

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        glaciation.glaciate(p, self.animal, thing, CARD_REASON + ICE_SHEET)
