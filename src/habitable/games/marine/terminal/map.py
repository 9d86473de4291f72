"""Earth in Marine: whose species are endangered."""

from habitable.earth.terminal.map import Map
from habitable.games.marine.view_types import TileView


class MarineMap(Map):
    def token(self, tile: TileView, animal: str, long: bool) -> str:
        """`F3`: three fishes; `F3!`: endangered."""
        danger = "!" if animal in tile.endangered else ""
        return f"{self.screen.animal(animal, 'letter')}{tile.cubes[animal]}{danger}"
