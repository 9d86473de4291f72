"""Migration (9.10): cubes move to neighbouring tiles, those of the birds up to two tiles far."""

from typing import Final

from mypy_extensions import i64

from habitable.games.dominant_species.components import BIRDS, GRID, HEXES, MIGRATION_CUBES
from habitable.games.dominant_species.position import Earth
from habitable.games.dominant_species.vocabulary import MOVE, MOVES
from habitable.kernel.asking import OfferList
from habitable.kernel.bits import bit, lowest

MOVE_OF: Final = [MOVES.index((a, b)) if (a, b) in MOVES else -1 for a in range(HEXES) for b in range(HEXES)]


def act(p: Earth, animal: i64, index: i64) -> None:
    unmoved = [0 if tile is None else int(tile.of(animal)) for tile in p.tiles]
    p.push(Migrate(animal, MIGRATION_CUBES[index], unmoved, 0))


class Migrate(OfferList[Earth]):
    """Which cube moves next? Those that have moved stay where they are."""

    def __init__(self, animal: i64, left: i64, unmoved: list[int], first: i64) -> None:
        super().__init__(animal)
        self.left: i64 = left
        self.unmoved: list[int] = unmoved  # by hex
        self.first: i64 = first  # moves before this one are over (a chain that is ordered)

    def answers(self, p: Earth) -> list[int]:
        out: list[int] = []
        if self.left == 0:
            return out
        source: i64 = 0
        for cubes in self.unmoved:
            if cubes > 0:
                targets: i64 = reach(p, self.animal, source)
                while targets != 0:
                    move: i64 = MOVE_OF[source * HEXES + lowest(targets)]
                    if move >= self.first:
                        out.append(int(MOVE + move))
                    targets &= targets - 1
            source += 1
        return out

    def chosen(self, p: Earth, answer: i64) -> None:
        move: i64 = answer - MOVE
        source, target = MOVES[move]
        unmoved = self.unmoved.copy()
        unmoved[source] -= 1
        p.move(self.animal, source, target)
        p.push(Migrate(self.animal, self.left - 1, unmoved, move if p.ordered else 0))


def reach(p: Earth, animal: i64, source: i64) -> i64:
    """The tiles to which a cube can move: never over or onto an empty hex."""
    near: i64 = GRID.neighbours[source] & p.land
    if animal == BIRDS:
        near |= GRID.beside(near) & p.land & ~bit(source)
    return near
