"""Dominant Species in words: animals, tiles, corners, spaces and cards, as sentences need them."""

from collections.abc import Sequence
from typing import Any

from habitable.cli.terminal import LEFT_TO_RIGHT_MARK
from habitable.games.dominant_species.components import (
    ACTIONS,
    COMPETITION_TERRAINS,
    ELEMENTS,
    GRID,
    MIGRATION_CUBES,
    SPECIATION_ELEMENTS,
    START_TILES,
    TERRAINS,
    TUNDRA,
)
from habitable.games.dominant_species.view import DominantSpeciesView
from habitable.kernel.game import Choice
from habitable.kernel.hexes import corners_of, hexes_at
from habitable.kernel.world import bonus
from habitable.texts import Texts

Hex = tuple[int, int]
DIRECTIONS = ("e", "se", "sw", "w", "nw", "ne")  # the corners of a hex, clockwise from east
START = {at: TERRAINS[TUNDRA if at == (0, 0) else terrain] for at, terrain in START_TILES}


# ── what an answer is about ─────────────────────────────────────────────────────────────────────────────────────────


def hexes(choice: Choice) -> list[Hex]:
    """The hexes that an answer names."""
    return [(t.at[0], t.at[1]) for t in choice.touches if t.noun == "hex" and isinstance(t.at, list)]


def corner(choice: Choice) -> str | None:
    """The corner that an answer names, as `E(0,0)`."""
    for t in choice.touches:
        if t.noun == "corner" and isinstance(t.at, list):
            return f"{'EW'[t.at[0]]}({t.at[1]},{t.at[2]})"
    return None


def number(choice: Choice, noun: str) -> int | None:
    """The animal, element, card, space or stack that an answer names."""
    return next((t.at for t in choice.touches if t.noun == noun and isinstance(t.at, int)), None)


def directions(corner: str) -> list[tuple[Hex, str]]:
    """The hexes around a corner, on the board or not, and where it lies of each."""
    side, (q, r) = corner[0], corner[2:-1].split(",")
    at = (side, int(q), int(r))
    return [(hex, DIRECTIONS[corners_of(*hex).index(at)]) for hex in hexes_at(*at)]


def bonus_at(view: DominantSpeciesView, at: Hex) -> int:
    """What a Wanderlust to this hex pays."""
    tiles = {(tile.hex[0], tile.hex[1]) for tile in view.tiles}
    near = GRID.neighbours[GRID.index[at]]
    return bonus(sum(1 for i, hex in enumerate(GRID.hexes) if near >> i & 1 and hex in tiles))


# ── the words ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Phrases:
    """The words of one language. `land` is what lies on each hex, as far as it was seen or told of."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.land: dict[Hex, str] = {}
        self._forms: dict[tuple[str, str, str], str] = {}

    def look(self, view: DominantSpeciesView) -> None:
        """The table as it is now: sentences name the terrains of tiles."""
        self.land = {(t.hex[0], t.hex[1]): "tundra" if t.tundra else t.terrain for t in view.tiles}

    def _form(self, sort: str, name: str, form: str) -> str:
        known = self._forms.get((sort, name, form))
        if known is None:
            key = f"dominant-species-{sort}-{name.replace('_', '-')}"
            known = self._forms[sort, name, form] = self.texts(f"{key}.{form}" if form else key)
        return known

    def animal(self, name: str, form: str = "") -> str:
        return self._form("animal", name, form)

    def terrain(self, name: str, form: str = "") -> str:
        return self._form("terrain", name, form)

    def element(self, name: str, form: str = "") -> str:
        return self._form("element", name, form)

    def action(self, name: str, form: str = "") -> str:
        return self._form("action", name, form)

    def card(self, name: str, form: str = "") -> str:
        return self._form("card", name, form)

    def reason(self, name: str) -> str:
        """Where points come from."""
        if name in ACTIONS:
            return self.action(name)
        return self._form("reason", name, "") if name in ("survival", "final_scoring", "start") else self.card(name)

    def elements(self, names: Sequence[str]) -> str:
        return ", ".join(self.element(name) for name in names)

    # ── places ──────────────────────────────────────────────────────────────────────────────────────────────────

    def steady(self, text: str) -> str:
        """Coordinates keep their order inside a line of Hebrew."""
        return f"{LEFT_TO_RIGHT_MARK}{text}{LEFT_TO_RIGHT_MARK}" if self.texts.right_to_left else text

    def hex(self, at: Sequence[int]) -> str:
        return self.steady(f"{at[0]},{at[1]}")

    def tile(self, at: Sequence[int], form: str = "") -> str:
        """`savannah 1,-1`, or with the form `on`: `on savannah 1,-1`."""
        hex = (at[0], at[1])
        terrain = self.land.get(hex) or START.get(hex)
        return f"{self.terrain(terrain, form)} {self.hex(at)}" if terrain else self.hex(at)

    def corner(self, corner: str) -> str:
        """With the tiles that touch it."""
        tiles = [self.tile(hex) for hex, _ in directions(corner) if hex in self.land]
        return self.texts("dominant-species-corner", corner=self.steady(corner), tiles=", ".join(tiles))

    def space(self, name: str) -> str:
        """`glaciation 2` as `Glaciation 2`; the only space of an action has no number."""
        action, index = name.split()
        return (
            self.action(action)
            if action in ("initiative", "wasteland", "depletion")
            else f"{self.action(action)} {index}"
        )

    def printed(self, name: str) -> str:
        """What is printed beside a space."""
        action, index = name.split()
        i = int(index) - 1
        if action == "speciation":
            return self.element(ELEMENTS[SPECIATION_ELEMENTS[i]])
        if action == "migration":
            return self.texts("dominant-species-printed-number", number=MIGRATION_CUBES[i])
        if action == "competition":
            return ", ".join(self.terrain(TERRAINS[t]) for t in [*COMPETITION_TERRAINS[i], TUNDRA])
        return ""

    def points_on(self, view: DominantSpeciesView, at: Hex) -> str:
        """What scoring a tile would bring now, and to whom."""
        tile = next(t for t in view.tiles if (t.hex[0], t.hex[1]) == at)
        pay = sorted(((n, name) for name, n in tile.points.items() if n), reverse=True)
        parts = [self.texts("dominant-species-by-animal", animal=self.animal(name), number=str(n)) for n, name in pay]
        if tile.dominant is not None and view.cards:
            parts.append(self.texts("dominant-species-card-for", animal=self.animal(tile.dominant, "of")))
        return ", ".join(parts) or self.texts("dominant-species-no-points")

    # ── events ──────────────────────────────────────────────────────────────────────────────────────────────────

    def before(self, events: Sequence[dict[str, Any]]) -> None:
        """Goes back to the land as it was before these events, the last of which have been seen."""
        for event in reversed(events):
            if event["event"] == "frozen":
                self.land[event["hex"][0], event["hex"][1]] = event["terrain"]
            elif event["event"] == "tile_laid":
                self.land.pop((event["hex"][0], event["hex"][1]), None)

    def after(self, event: dict[str, Any]) -> None:
        if event["event"] in ("frozen", "tile_laid"):
            hex = (event["hex"][0], event["hex"][1])
            self.land[hex] = "tundra" if event["event"] == "frozen" else event["terrain"]
