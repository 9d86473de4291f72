"""Why a thing cannot be chosen now in Dominant Species: spaces, tundra, tiles that have been scored."""

from collections.abc import Sequence

from habitable.earth import view_types as earth
from habitable.earth.obstacles import Obstacles
from habitable.games.dominant_species.view_types import DominantSpeciesView, TileView
from habitable.texts.phrases import Part


class DominantSpeciesObstacles(Obstacles[DominantSpeciesView]):
    def tile(self, tile: earth.TileView, at: str) -> Part | None:
        assert isinstance(tile, TileView)
        words, terrains = self.words, self.asked.about.get("terrains")
        if "glaciate" in self.verbs:
            return words.plain("why-tundra" if tile.tundra else "why-no-tundra")
        if "dominate" in self.verbs:
            return words.plain("why-scored")
        if "save" in self.verbs:
            return self.both("earth-why-not-endangered" if tile.cubes.get(self.me, 0) else "earth-why-no-species")
        if "eliminate" in self.verbs and terrains is not None:
            return None if ("tundra" if tile.tundra else tile.terrain) in terrains else self.terrains(terrains)
        return None

    def element(self, name: str) -> Part | None:
        if "protect" not in self.verbs:
            return None
        missing = name not in self.own_elements()
        return self.both("earth-why-not-mine", element=self.words.element(name)) if missing else None

    def space(self, name: str) -> Part | None:
        """Taken, or Initiative once more."""
        action, index = name.split()
        pawn = self.view.spaces[action][int(index) - 1]
        if pawn is not None:
            own = pawn == self.me
            return self.words.plain("why-own") if own else self.words.say("why-taken", of=self.words.animal(pawn, "of"))
        return self.words.plain("why-initiative") if action == "initiative" else None

    def other(self, noun: str) -> Part | None:
        return self.words.plain("why-acting") if noun == "space" and self.view.round else None

    def own_elements(self) -> Sequence[str]:
        return next((one.elements for one in self.view.animals if one.animal == self.me), [])

    def open_cards(self) -> Sequence[str]:
        return self.view.cards
