"""Writes tables and what `habitable score` answers to them, for a test of the browser (web/test/editor.test.ts), which
counts them by itself: tables of real games from their first turn to their last, any tables that nobody would play to,
and tables that cannot be, with what is wrong about them.

    .venv/bin/python tools/tables.py FILE
"""

import copy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from habitable import bots, games
from habitable.games.dominant_species import components as dominant_species_components
from habitable.games.dominant_species import page as dominant_species_page
from habitable.games.marine import components as marine_components
from habitable.games.marine import page as marine_page
from habitable.kernel import documents
from habitable.kernel.errors import BadDocument
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng

SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dominant-species": [(3, {"earth": "random"}), (6, {"edition": "first"})],
    "marine": [(3, {"displays": "alternative"}), (4, {"superheroes": True})],
}
EVERY = 11  # answers of a game between two of its tables
ANY = 150  # tables of no game, each
SPOILED = 400  # tables with something changed, each
BOXES: dict[str, Any] = {"dominant-species": dominant_species_page.FACTS, "marine": marine_page.FACTS}
GRIDS = {"dominant-species": dominant_species_components.GRID, "marine": marine_components.GRID}
Document = dict[str, Any]


def main(file: str) -> None:
    out = []
    for name in SETUPS:
        luck = Rng(1)
        real = [document for setup in SETUPS[name] for document in tables(name, *setup, luck)]
        loose = [anything(name, luck) for _ in range(ANY)]
        spoiled = [spoil(name, pick(luck, real + loose), luck) for _ in range(SPOILED)]
        out += [answered(document) for document in real + loose + spoiled]
    Path(file).write_bytes(msgspec.json.encode(out))


def answered(document: Document) -> Document:
    """A table with its answer, or with what is wrong about it."""
    given = documents.read(msgspec.json.encode(document))
    try:
        return {"document": document, "answer": games.of_document(given).score_document(given)}
    except BadDocument as error:
        return {"document": document, "wrong": error.phrase.key, "values": error.phrase.arguments}


def pick(luck: Rng, things: Any) -> Any:
    return list(things)[luck.below(len(things))]


# ── of games ────────────────────────────────────────────────────────────────────────────────────────────────────────


def tables(name: str, seats: int, options: dict[str, Any], luck: Rng) -> Iterator[Document]:
    """What lies on the table now and then, and at the end."""
    match, answers = Match(games.get(name), ["?"] * seats, options), 0
    while asked := match.position.asked():
        if asked[0] == NATURE:
            match.play(NATURE, match.position.draw(NATURE, luck))
            continue
        bot = bots.get("greedy" if luck.below(8) == 0 else "random")  # random ones alone soon kill all life
        match.play(asked[0], bots.choose(bot, match.position, asked[0], luck))
        answers += 1
        if answers % EVERY == 0:
            yield document_of(match)
    yield document_of(match)


def document_of(match: Match) -> Document:
    view = msgspec.to_builtins(match.game.view(match.position, None))
    marine = match.game.name == "marine"
    kept = ("hex", "terrain", "eruption" if marine else "tundra", "cubes")
    animals = view["animals"]
    out = {
        "game": match.game.name,
        "tiles": [{name: tile[name] for name in kept} for tile in view["tiles"]],
        "elements": view["elements"],
        "displays": {one["animal"]: elements(one) for one in animals},
        "points": {one["animal"]: one["points"] for one in animals},
    }
    if marine:
        out["markers"] = {one["element"]: one["value"] for one in view["specials"]}
        out["control"] = {one["element"]: one["animal"] for one in view["specials"] if one["animal"]}
        out["traits"] = {
            one["animal"]: [*one["traits"], *([one["copied"]] if one["copied"] else [])] for one in animals
        }
    return out


def elements(animal: dict[str, Any]) -> list[str]:
    """All that it has, printed ones included."""
    return [one for part in ("elements", "printed", "acquired", "on_traits") for one in animal.get(part, [])]


# ── of no game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def anything(name: str, luck: Rng) -> Document:
    """Tiles, elements, species and displays as they come, few enough that the box has them."""
    box = BOXES[name]
    corners = corners_of(name)
    animals = [animal for animal in box["animals"] if luck.below(3)] or [pick(luck, box["animals"])]
    hexes = [hex for hex in box["hexes"] if luck.below(4) == 0]
    left = dict(box["table"]["tiles"])
    tiles = []
    for hex in hexes:
        terrain = pick(luck, [terrain for terrain, n in left.items() if n])
        left[terrain] -= 1
        cubes = {animal: n for animal in animals if (n := luck.below(4))}
        tile = {"hex": [int(part) for part in hex.split(",")], "terrain": terrain, "cubes": cubes}
        tiles.append(tile | cover(name, luck.below(5) == 0, luck))
    put = {at: pick(luck, box["elements"]) for hex in hexes for at in corners[hex] if luck.below(3) == 0}
    printed = box["table"]["printed"]
    displays = {one: [*printed[one], *(pick(luck, box["elements"]) for _ in range(luck.below(4)))] for one in animals}
    out: Document = {"game": name, "tiles": tiles, "elements": put, "displays": displays}
    if luck.below(2):
        out["points"] = {animal: luck.below(120) for animal in animals}
    if name == "marine":
        out["markers"] = {one: 1 + luck.below(9) for one in box["elements"] if luck.below(2)}
        out["control"] = {one: pick(luck, animals) for one in box["elements"] if luck.below(2)}
        out["traits"] = {one: [pick(luck, box["table"]["traits"])] for one in animals if luck.below(2)}
    return out


def corners_of(name: str) -> dict[str, list[str]]:
    grid = GRIDS[name]
    return {grid.hex_text(i): [grid.corner_text(at) for at in around] for i, around in enumerate(grid.around)}


def cover(name: str, covered: bool, luck: Rng) -> Document:
    if name == "marine":
        return {"eruption": pick(luck, ["vent", "geyser"]) if covered else None}
    return {"tundra": covered}


# ── that cannot be, perhaps ─────────────────────────────────────────────────────────────────────────────────────────


def spoil(name: str, document: Document, luck: Rng) -> Document:
    """The same table with one thing changed."""
    out, box = copy.deepcopy(document), BOXES[name]
    animals, elements, corners = box["animals"], box["elements"], corners_of(name)
    words = [*box["terrains"], *animals, *elements, "vent", "ants"]
    tile: Document = pick(luck, out["tiles"]) if out["tiles"] else {}
    cubes = tile.setdefault("cubes", {})
    animal, element, word = pick(luck, animals), pick(luck, elements), pick(luck, words)
    hex = [luck.below(9) - 4, luck.below(9) - 4]
    changes: list[Any] = [
        lambda: tile.update(hex=hex),
        lambda: tile.update(terrain=word),
        lambda: cubes.update({animal: luck.below(70) - 5}),
        lambda: cubes.update({word: 1}),
        lambda: out["elements"].update({pick(luck, corners[pick(luck, box["hexes"])]): element}),
        lambda: out["elements"].update({f"E({hex[0]},{hex[1]})": word}),
        lambda: out["elements"].update({at: element for around in corners.values() for at in around}),
        lambda: out["elements"].update(
            {at: element for one in out["tiles"] for at in corners.get("{},{}".format(*one["hex"]), [])[:4]}
        ),
        lambda: out["displays"].pop(animal, None),
        lambda: out["displays"].update({word: []}),
        lambda: out["displays"].update({animal: [pick(luck, elements) for _ in range(luck.below(8))]}),
        lambda: out["displays"].get(pick(luck, out["displays"]), []).append(word),
        out["displays"].clear,
        lambda: out.setdefault("points", {}).update({animal: luck.below(1200) - 100}),
        lambda: out.setdefault("names", {}).update({animal: "Ada"}),
        lambda: [one.update(terrain=tile.get("terrain", word)) for one in out["tiles"]],
        lambda: [one.update(cover(name, True, luck)) for one in out["tiles"]],
        lambda: [one.setdefault("cubes", {}).update({animal: 9}) for one in out["tiles"]],
        lambda: out["tiles"].append({"hex": hex, "terrain": pick(luck, box["terrains"])}),
        lambda: out.update(tiles=[{"hex": [int(i) for i in at.split(",")], "terrain": word} for at in box["hexes"]]),
        lambda: out.update(lava=True),
        lambda: tile.update(hex=[0]),
        lambda: cubes.update({animal: 1.5}),
    ]
    if name == "marine":
        changes += [
            lambda: out.setdefault("markers", {}).update({word: 2}),
            lambda: out.setdefault("markers", {}).update({element: luck.below(300) - 20}),
            lambda: out.setdefault("control", {}).update({element: word}),
            lambda: out.setdefault("traits", {}).update({word: ["solitary"]}),
            lambda: out.setdefault("traits", {}).update({animal: [pick(luck, [*box["traits"], word])]}),
            lambda: tile.update(eruption=word),
        ]
    else:
        changes += [lambda: out.update(saved=pick(luck, out["tiles"])["hex"] if out["tiles"] else hex)] * 6
    pick(luck, changes)()
    return out


if __name__ == "__main__":
    main(sys.argv[1])
