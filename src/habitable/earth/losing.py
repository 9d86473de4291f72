"""Cubes that leave Earth by a card: questions that both games of dominant species ask alike."""

from typing import Any

from mypy_extensions import i64

from habitable.earth.asking import Ask, W
from habitable.kernel.bits import lowest
from habitable.kernel.position import Question


class AnyTile(Ask[W]):
    """Which tile? Any, even one where there is nothing to lose. The subclass writes `verb` and `chosen`."""

    def choices(self, p: W) -> i64:
        return p.land


class OneFromEach(Ask[W]):
    """Who loses a cube? Asked tile by tile; what happens on one changes nothing on another. The subclass writes `verb`
    for the first of the tiles, and `on_others`."""

    def __init__(self, animal: i64, tiles: i64, spared: i64) -> None:
        super().__init__(animal)
        self.tiles: i64 = tiles  # fixed when the card was taken
        self.spared: i64 = spared  # a set of animals

    def on_others(self, tiles: i64) -> Question[Any]:
        """This question for other tiles."""
        raise NotImplementedError

    def strike(self, p: W, animal: i64, hex: i64) -> None:
        """The animal loses a cube there."""
        p.eliminate(animal, hex, 1)

    def choices(self, p: W) -> i64:
        return p.tile(lowest(self.tiles)).animals() & ~self.spared if self.tiles != 0 else 0

    def chosen(self, p: W, thing: i64) -> None:
        p.push(self.on_others(self.tiles & (self.tiles - 1)))
        self.strike(p, thing, lowest(self.tiles))


class LeaveOne(Ask[W]):
    """Whose cube stays when all others of a tile go? The subclass writes `verb`."""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex

    def choices(self, p: W) -> i64:
        return p.tile(self.hex).animals()

    def chosen(self, p: W, thing: i64) -> None:
        p.leave_one(thing, self.hex)
