"""Migration (rules/dominant-species.md 9.10): cubes move to neighbouring tiles, those of the birds up to two tiles
far. How they move, each of them once, is in `earth/moving` (`MoveOn`)."""

from mypy_extensions import i64

from habitable.earth.moving import MoveOn, cubes_by_hex
from habitable.games.dominant_species.components import BIRDS, MIGRATION_CUBES
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import MOVE


def act(p: DominantSpeciesPosition, animal: i64, index: i64) -> None:
    p.push(Migrate(animal, MIGRATION_CUBES[index], cubes_by_hex(p, animal), 0))


class Migrate(MoveOn[DominantSpeciesPosition]):
    def verb(self) -> i64:
        return MOVE

    def moving(self, left: i64, unmoved: list[int], first: i64) -> "Migrate":
        return Migrate(self.animal, left, unmoved, first)

    def far(self, p: DominantSpeciesPosition) -> bool:
        return self.animal == BIRDS
