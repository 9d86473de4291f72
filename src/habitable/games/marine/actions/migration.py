"""Migration (rules/marine.md 8.9): cubes move to neighbouring tiles."""

from mypy_extensions import i64

from habitable.earth.moving import MoveOn, cubes_by_hex
from habitable.games.marine.components import CUBES
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import MOVE


def act(p: MarinePosition, animal: i64, index: i64) -> None:
    cubes: i64 = CUBES  # on the special space any number
    if index < len(p.components.migration):
        cubes = p.components.migration[index]
        for trait in p.traits(animal):
            cubes += trait.more_moves(p)
    p.push(Migrate(animal, cubes, cubes_by_hex(p, animal), 0))


class Migrate(MoveOn[MarinePosition]):
    def verb(self) -> i64:
        return MOVE

    def moving(self, left: i64, unmoved: list[int], first: i64) -> "Migrate":
        return Migrate(self.animal, left, unmoved, first)

    def far(self, p: MarinePosition) -> bool:
        return any(trait.moves_far() for trait in p.traits(self.animal))
