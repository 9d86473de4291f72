"""Earth in Dominant Species: who matches, who dominates, and which tiles a Domination has scored."""

from habitable.earth.terminal.map import Map
from habitable.games.dominant_species.view_types import TileView

SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class DominantSpeciesMap(Map):
    def token(self, tile: TileView, animal: str, long: bool) -> str:
        """`♛M2³`: two mammals with match 3 that dominate; `M2!z1`: endangered, and one of them hibernates."""
        crown = ("♛" if self.symbols else "*") if tile.dominant == animal else ""
        value = tile.match[animal]
        after = "!" if value == 0 else str(value).translate(SMALL) if long else ""
        asleep = f"z{tile.asleep[animal]}" if animal in tile.asleep else ""
        return f"{crown}{self.screen.animal(animal, 'letter')}{tile.cubes[animal]}{after}{asleep}"

    def mark(self, tile: TileView) -> str:
        return "✓" if tile.scored else ""
