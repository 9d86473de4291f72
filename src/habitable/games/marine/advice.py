"""What a good player weighs: places on tiles, cubes that will die, elements, special pawns, and the rivals.

Everything is counted in hundredths of a point, in whole numbers: it is asked thousands of times for one pawn.
"""

from typing import Final

from mypy_extensions import i64

from habitable.games.marine.components import ANIMALS, TRAITS
from habitable.games.marine.table import Table
from habitable.kernel import world
from habitable.kernel.world import World

LIKED: Final = [0] * len(TRAITS)


class Sight(world.Sight):
    """A position with the eyes of one animal."""

    def __init__(self, p: Table, animal: i64) -> None:
        super().__init__(animal)
        self.p: Table = p

    def worth(self, q: World) -> i64:
        return 100 * q.animal(self.animal).points


def estimate(p: Table) -> list[float]:
    """The points that each animal may end with."""
    return [float(p.animal(animal).points) if p.plays(animal) else 0.0 for animal in range(len(ANIMALS))]
