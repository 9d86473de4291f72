"""Why a thing cannot be chosen now in Marine: the order of pawns, eruptions, markers, slots of cards."""

from collections.abc import Sequence

from habitable.earth import view_types as earth
from habitable.earth.naming import around
from habitable.earth.obstacles import Obstacles
from habitable.games.marine.components import SIDES, SPACE_NAMES, SPECIAL_SPACES
from habitable.games.marine.view_types import AnimalView, MarineView, TileView
from habitable.texts.phrases import Part

SPECIAL = frozenset(SPACE_NAMES[space] for space in SPECIAL_SPACES)


class MarineObstacles(Obstacles[MarineView]):
    def animal(self) -> AnimalView | None:
        """The one that is asked."""
        return next((one for one in self.view.animals if one.animal == self.me), None)

    def tile(self, tile: earth.TileView, at: str) -> Part | None:
        assert isinstance(tile, TileView)
        if "erupt" in self.verbs:
            if tile.eruption is not None:
                return self.words.plain("why-erupted")
            return self.words.plain("why-border") if self.asked.card is None else None
        ground = "eruption" if tile.eruption is not None else tile.terrain
        if "evolve" in self.verbs:
            marker = self.marker(self.view.evolution)
            return None if marker is None or marker == ground else self.terrains([marker])
        if self.asked.question == "compete" and at not in self.asked.about.get("hexes", (at,)):
            marker = self.marker(self.view.competition)
            if marker is not None and marker != ground:
                return self.terrains([marker])
            return self.words.plain("why-same-tile")
        return None

    def marker(self, markers: Sequence[str]) -> str | None:
        """The terrain beside the space whose pawn acts."""
        _, _, index = (self.asked.space or "").partition(" ")
        return markers[int(index) - 1] if index and int(index) <= len(markers) else None

    def corner(self, corner: str) -> Part | None:
        """Autotrophs: on one side of eruptions only."""
        side = self.asked.about.get("side")
        if side is None:
            return None
        name = SIDES[int(side[0]) - 1]
        there = [tile.eruption for tile in self.view.tiles if (tile.hex[0], tile.hex[1]) in around(corner)]
        return None if name in there else self.words.say("why-side", side=self.words.terrain(name))

    def element(self, name: str) -> Part | None:
        """A special pawn that is not there, or an element that is not dominated."""
        animal, words = self.animal(), self.words
        if animal is None or not self.verbs & {"dominate", "special"}:
            return None
        if "dominate" in self.verbs:
            marker = next(special.value for special in self.view.specials if special.element == name)
            value = animal.adaptation[name]
            return words.say("why-value", element=words.element(name), value=str(value), marker=str(marker))
        return words.say("why-away" if name in animal.controls else "why-not-controlled", element=words.element(name))

    def space(self, name: str) -> Part | None:
        """Taken, for special pawns only, or before one's own pawns."""
        words, animal = self.words, self.animal()
        if animal is None:
            return None
        if name == "benthic":
            if "benthic" not in (*animal.traits, animal.copied):
                return words.plain("why-not-yours")
            return words.plain("why-no-pawn" if animal.benthic is None else "why-own")
        action, index = name.split()
        spaces = self.view.spaces[action]
        if int(index) > len(spaces):
            return None
        pawn = spaces[int(index) - 1]
        if pawn is not None:
            if pawn.animal == self.me:
                return words.plain("why-own")
            if pawn.special is not None or pawn.animal is None:
                return words.plain("why-special-there")
            return words.say("why-taken", of=words.animal(pawn.animal, "of"))
        if name in SPECIAL:
            return words.plain("why-special-space")
        return words.plain("why-order" if animal.hand else "why-no-pawn")

    def card(self, name: str) -> Part | None:
        """In a slot too high for the space."""
        highest = self.asked.about.get("highest")
        return None if highest is None else self.words.say("why-slot", number=highest[0])

    def own_elements(self) -> Sequence[str]:
        animal = self.animal()
        return [] if animal is None else [*animal.printed, *animal.acquired, *animal.on_traits]

    def open_cards(self) -> Sequence[str]:
        return [card.card for card in self.view.cards if card is not None]
