"""Earth in words: animals, tiles, corners, spaces and cards, as sentences need them."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from habitable.earth.grid import corners_of, hexes_at
from habitable.earth.terminal.view import EarthView
from habitable.kernel.game import Choice
from habitable.present.screen import LEFT_TO_RIGHT_MARK
from habitable.texts import Texts

Hex = tuple[int, int]
DIRECTIONS = ("e", "se", "sw", "w", "nw", "ne")  # the corners of a hex, clockwise from east


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


# ── the words ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Phrases:
    """The words of a game in one language. `land` is what lies on each hex, as far as it was seen or told of."""

    game: ClassVar[str]  # with its name the keys of its texts begin
    actions: ClassVar[Sequence[str]]
    reasons: ClassVar[Sequence[str]]  # where points come from, besides actions and cards
    start: ClassVar[Mapping[Hex, str]]  # the tiles that are there before anything happens

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.land: dict[Hex, str] = {}
        self._forms: dict[tuple[str, str, str], str] = {}

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def kind(self, tile: Any) -> str:
        """What a tile is called: after the small tile that lies on it, if there is one."""
        raise NotImplementedError

    def covered(self, event: dict[str, Any]) -> str | None:
        """What a tile is called after this event, if that is the one that covers it."""
        raise NotImplementedError

    def space(self, name: str) -> str:
        """`speciation 2` as `Speciation 2`."""
        raise NotImplementedError

    # ── names ───────────────────────────────────────────────────────────────────────────────────────────────────

    def say(self, key: str, /, **arguments: str | int | float) -> str:
        """A text of this game."""
        return self.texts(f"{self.game}-{key}", **arguments)

    def form(self, sort: str, name: str, form: str) -> str:
        known = self._forms.get((sort, name, form))
        if known is None:
            key = f"{self.game}-{sort}-{name.replace('_', '-')}"
            known = self._forms[sort, name, form] = self.texts(f"{key}.{form}" if form else key)
        return known

    def animal(self, name: str, form: str = "") -> str:
        return self.form("animal", name, form)

    def terrain(self, name: str, form: str = "") -> str:
        return self.form("terrain", name, form)

    def element(self, name: str, form: str = "") -> str:
        return self.form("element", name, form)

    def action(self, name: str, form: str = "") -> str:
        return self.form("action", name, form)

    def card(self, name: str, form: str = "") -> str:
        return self.form("card", name, form)

    def reason(self, name: str) -> str:
        """Where points come from."""
        if name in self.actions:
            return self.action(name)
        return self.form("reason", name, "") if name in self.reasons else self.card(name)

    def elements(self, names: Sequence[str]) -> str:
        return ", ".join(self.element(name) for name in names)

    # ── places ──────────────────────────────────────────────────────────────────────────────────────────────────

    def look(self, view: EarthView) -> None:
        """The table as it is now: sentences name the terrains of tiles."""
        self.land = {(t.hex[0], t.hex[1]): self.kind(t) for t in view.tiles}

    def steady(self, text: str) -> str:
        """Coordinates keep their order inside a line of Hebrew."""
        return f"{LEFT_TO_RIGHT_MARK}{text}{LEFT_TO_RIGHT_MARK}" if self.texts.right_to_left else text

    def hex(self, at: Sequence[int]) -> str:
        return self.steady(f"{at[0]},{at[1]}")

    def tile(self, at: Sequence[int], form: str = "") -> str:
        """`savannah 1,-1`, or with the form `on`: `on savannah 1,-1`."""
        hex = (at[0], at[1])
        terrain = self.land.get(hex) or self.start.get(hex)
        return f"{self.terrain(terrain, form)} {self.hex(at)}" if terrain else self.hex(at)

    def corner(self, corner: str) -> str:
        """With the tiles that touch it."""
        tiles = [self.tile(hex) for hex, _ in directions(corner) if hex in self.land]
        return self.say("corner", corner=self.steady(corner), tiles=", ".join(tiles))

    def points_on(self, view: EarthView, at: Hex, taker: str | None) -> str:
        """What scoring a tile would bring now, and to whom; and who takes a card."""
        tile = next(t for t in view.tiles if (t.hex[0], t.hex[1]) == at)
        pay = sorted(((n, name) for name, n in tile.points.items() if n), reverse=True)
        parts = [self.say("by-animal", animal=self.animal(name), number=str(n)) for n, name in pay]
        if taker is not None:
            parts.append(self.say("card-for", animal=self.animal(taker, "of")))
        return ", ".join(parts) or self.say("no-points")

    # ── events ──────────────────────────────────────────────────────────────────────────────────────────────────

    def before(self, events: Sequence[dict[str, Any]]) -> None:
        """Goes back to the land as it was before these events, the last of which have been seen."""
        for event in reversed(events):
            if self.covered(event) is not None:
                self.land[event["hex"][0], event["hex"][1]] = event["terrain"]
            elif event["event"] == "tile_laid":
                self.land.pop((event["hex"][0], event["hex"][1]), None)

    def after(self, event: dict[str, Any]) -> None:
        cover = self.covered(event)
        if cover is not None or event["event"] == "tile_laid":
            self.land[event["hex"][0], event["hex"][1]] = cover or event["terrain"]
