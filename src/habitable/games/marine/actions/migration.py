"""Migration (8.9): cubes move to neighbouring tiles."""

from typing import Final

from mypy_extensions import i64

from habitable.games.marine.components import CUBES, GRID, HEXES
from habitable.games.marine.position import Earth
from habitable.games.marine.vocabulary import MOVE, MOVES
from habitable.kernel.asking import OfferList
from habitable.kernel.bits import bit, lowest

_NUMBERS: Final = {pair: i for i, pair in enumerate(MOVES)}
MOVE_OF: Final = [_NUMBERS.get((a, b), -1) for a in range(HEXES) for b in range(HEXES)]


def act(p: Earth, animal: i64, index: i64) -> None:
    cubes: i64 = CUBES  # on the special space any number
    if index < len(p.components.migration):
        cubes = p.components.migration[index]
        for trait in p.traits(animal):
            cubes += trait.more_moves(p)
    unmoved = [0 if tile is None else int(tile.of(animal)) for tile in p.tiles]
    p.push(Migrate(animal, cubes, unmoved, 0))


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
        far = any(trait.moves_far() for trait in p.traits(self.animal))
        source: i64 = 0
        for cubes in self.unmoved:
            if cubes > 0:
                targets: i64 = reach(p, source, far)
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
        p.push(Migrate(self.animal, self.left - 1, unmoved, move if p.ordered else 0))
        p.move(self.animal, source, target)


def reach(p: Earth, source: i64, far: bool) -> i64:
    """The tiles to which a cube can move, one or two tiles far: never over or onto an empty hex."""
    near: i64 = GRID.neighbours[source] & p.land
    if far:
        near |= GRID.beside(near) & p.land & ~bit(source)
    return near
