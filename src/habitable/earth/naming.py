"""What things and places on Earth are called, and what an answer names. Every phrase is made once: the same few hundred
are said again and again."""

from functools import cache, lru_cache
from typing import final

from habitable import texts
from habitable.earth.grid import corners_of, hexes_at
from habitable.kernel.game import Choice, Game
from habitable.texts.phrases import Part, Phrase, joined, lasting, phrase

Hex = tuple[int, int]
Land = dict[Hex, str]  # what the tile on each hex is called, at some time
DIRECTIONS = ("e", "se", "sw", "w", "nw", "ne")  # the corners of a hex, clockwise from east
MANY = 10_000  # as many phrases about several tiles are kept


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


@final
class Named:
    """All that an answer names."""

    def __init__(
        self,
        verb: str,
        sort: str,
        hexes: list[Hex],
        corner: str | None,
        around: list[Hex],
        things: dict[str, int],
        order: tuple[int, float],
    ) -> None:
        self.verb = verb
        self.sort = sort  # a move, a victim, a corner, a tile, or nothing of these
        self.hexes = hexes
        self.corner = corner
        self.around = around  # the hexes at this corner
        self.things = things  # by noun
        self.order = order  # corners from top to bottom and from left to right; what has none comes first


class Names(dict[int, Named]):
    """What the answers of a game name, looked up when it is first asked for."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, answer: int) -> Named:
        choice = self._game.choices[answer]
        things: dict[str, int] = {t.noun: t.at for t in choice.touches if isinstance(t.at, int)}
        places, at = hexes(choice), corner(choice)
        sort = "" if not places else "move" if choice.verb == "move" else "victim" if "animal" in things else "tile"
        nearby, order = ([], (-99, 0.0)) if at is None else (around(at), _order(at))
        found = Named(choice.verb, sort if at is None else "corner", places, at, nearby, things, order)
        self[answer] = found
        return found


def _order(corner: str) -> tuple[int, float]:
    q, r = map(int, corner[2:-1].split(","))
    return 2 * r + q, 1.5 * q + (1 if corner[0] == "E" else -1)


# ── names ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def wants(key: str) -> tuple[str, ...]:
    """What a text has to be told."""
    return texts.get("en").wants(key)


@cache
def plain(key: str) -> Phrase:
    """A text that is told nothing."""
    return lasting(key)


@cache
def noun(game: str, sort: str, name: str, form: str = "") -> Phrase:
    key = f"{game}-{sort}-{name.replace('_', '-')}"
    return lasting(f"{key}.{form}" if form else key)


# ── places ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def bare_hex(at: Hex) -> Phrase:
    return lasting("earth-hex", at=f"{at[0]},{at[1]}")


@cache
def tile(game: str, at: Hex, terrain: str | None, form: str = "") -> Phrase:
    """`savannah 1,-1`, or with the form `on`: `on savannah 1,-1`."""
    if terrain is None:
        return bare_hex(at)
    return lasting("earth-tile", terrain=noun(game, "terrain", terrain, form), at=f"{at[0]},{at[1]}")


@cache
def directions(corner: str) -> list[tuple[Hex, str]]:
    """The hexes around a corner, on the board or not, and where it lies of each."""
    side, (q, r) = corner[0], corner[2:-1].split(",")
    at = (side, int(q), int(r))
    return [(hex, DIRECTIONS[corners_of(*hex).index(at)]) for hex in hexes_at(*at)]


@cache
def around(corner: str) -> list[Hex]:
    return [hex for hex, _ in directions(corner)]


@lru_cache(MANY)
def corner_between(game: str, corner: str, element: str | None, asked: Hex | None, *terrains: str | None) -> Phrase:
    """With the tiles that touch it, first the one that is asked about, and the element that lies there."""
    there = sorted(zip(around(corner), terrains, strict=True), key=lambda one: one[0] != asked)
    tiles = [tile(game, hex, terrain) for hex, terrain in there if terrain is not None]
    place = phrase("earth-corner", corner=corner, tiles=joined(tiles))
    if element is None:
        return place
    return lasting(f"{game}-answer-corner-of", element=noun(game, "element", element), corner=place)


# ── answers about tiles ─────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(MANY)
def move(game: str, start: Hex, one: str | None, target: Hex, other: str | None) -> Phrase:
    """From a tile of one terrain to one of another."""
    there = {"from": tile(game, start, one, "from"), "to": tile(game, target, other, "to")}
    return lasting(f"{game}-answer-move", **there)


@lru_cache(MANY)
def victim(game: str, animal: str, at: Hex, terrain: str | None) -> Phrase:
    on = tile(game, at, terrain, "on")
    return lasting(f"{game}-answer-victim", animal=noun(game, "animal", animal), on=on)


@lru_cache(MANY)
def scoring(game: str, at: Hex, terrain: str, points: tuple[tuple[str, int], ...], taker: str | None) -> Part:
    """A tile, with what scoring it would bring and to whom, and who takes a card."""
    pay = sorted(((n, name) for name, n in points if n), reverse=True)
    parts: list[Part] = [
        phrase(f"{game}-by-animal", animal=noun(game, "animal", name), number=str(n)) for n, name in pay
    ]
    if taker is not None:
        parts.append(phrase(f"{game}-card-for", animal=noun(game, "animal", taker, "of")))
    return about(tile(game, at, terrain), joined(parts) or plain(f"{game}-no-points"))


# ── parts put together ──────────────────────────────────────────────────────────────────────────────────────────────


def aside(what: Part, more: Part) -> Part:
    """With something in brackets, if there is anything."""
    return lasting("earth-aside", what=what, aside=more) if more else what


def and_more(part: Part) -> Part:
    """The beginning of several answers."""
    return joined([part, "…"], " ")


def about(what: Part, said: Part) -> Part:
    return joined([what, said], ": ")
