"""Endangered cubes, adaptation values, scoring and the places for pawns by the letter of the rules, slowly: an oracle
for the real thing.

It reads position documents (rules/positions.md) and views, and knows nothing of the game but what a person would look
up in rules/marine.md.
"""

from typing import Any

FOOD_CHAIN = ["reptiles", "cephalopods", "fishes", "crustaceans"]
ELEMENTS = ["algae", "gastropods", "plankton", "sponges", "sun", "worms"]
PAYS = {  # rules/marine.md 5.8
    "land": [8, 4, 2, 1],
    "kelp": [7, 4, 2],
    "reef": [6, 3, 2],
    "seamount": [5, 3, 2],
    "meadow": [4, 2],
    "sand": [3, 2],
    "ocean": [2, 1],
    "eruption": [1],
}
SECTIONS = {  # rules/marine.md 6.1: how many spaces, and whether the last one is special
    "abundance": (3, False),
    "autotrophs": (2, False),
    "depletion": (1, False),
    "adaptation": (3, True),
    "regression": (2, False),
    "speciation": (5, True),
    "wanderlust": (3, True),
    "tectonics": (2, True),
    "migration": (4, True),
    "competition": (4, True),
    "evolution": (5, False),
    "domination": (3, False),
}
BENTHIC = 38  # the index of the card, after all 37 spaces


def corners(q: int, r: int) -> list[str]:
    """E, W, NE, SE, SW, NW (rules/marine.md 3.2)."""
    return [
        f"E({q},{r})",
        f"W({q},{r})",
        f"W({q + 1},{r - 1})",
        f"W({q + 1},{r})",
        f"E({q - 1},{r + 1})",
        f"E({q - 1},{r})",
    ]


def bonus(n: int) -> int:
    return min(45, n * (n + 1) // 2)


# ── Earth (rules/marine.md 5.4, 5.5, 5.8, 5.9) ──────────────────────────────────────────────────────────────────────


def tokens_on(tile: dict[str, Any], elements: dict[str, str]) -> list[str]:
    return [elements[corner] for corner in corners(*tile["hex"]) if corner in elements]


def thrives(animal: str, tile: dict[str, Any], document: dict[str, Any], carnivore: bool = False) -> bool:
    if any(token in document["displays"][animal] for token in tokens_on(tile, document["elements"])):
        return True
    return carnivore and sum(n for other, n in tile["cubes"].items() if other != animal) >= 2


def endangered(tile: dict[str, Any], document: dict[str, Any], carnivores: list[str]) -> list[str]:
    here = [animal for animal in FOOD_CHAIN if tile["cubes"].get(animal, 0) > 0]
    return [animal for animal in here if not thrives(animal, tile, document, animal in carnivores)]


def points(tile: dict[str, Any]) -> dict[str, int]:
    """Most cubes first, ties by food chain, one place each."""
    cubes = {animal: n for animal, n in tile["cubes"].items() if n > 0}
    pays = PAYS["eruption" if tile["eruption"] else tile["terrain"]]
    ranking = sorted(cubes, key=lambda animal: (-cubes[animal], FOOD_CHAIN.index(animal)))
    return {animal: pays[i] if i < len(pays) else 0 for i, animal in enumerate(ranking)}


def adaptation(animal: str, element: str, document: dict[str, Any]) -> int:
    have = document["displays"][animal].count(element)
    occupied = [tile for tile in document["tiles"] if tile["cubes"].get(animal, 0) > 0]
    return int(have * sum(element in tokens_on(tile, document["elements"]) for tile in occupied))


def survival(document: dict[str, Any]) -> dict[str, Any]:
    eruptions = [tile for tile in document["tiles"] if tile["eruption"]]
    counts = {animal: sum(tile["cubes"].get(animal, 0) for tile in eruptions) for animal in document["displays"]}
    most = max(counts.values(), default=0)
    holders = [animal for animal, n in counts.items() if n == most and n > 0]
    if len(holders) != 1:
        return {"holder": None, "points": 0}
    return {"holder": holders[0], "points": bonus(sum(tile["cubes"].get(holders[0], 0) > 0 for tile in eruptions))}


def why(animal: str, tile: dict[str, Any], document: dict[str, Any]) -> list[list[Any]]:
    """Of each element, in alphabetical order, how many the animal has and how many are on the tile."""
    has, there = document["displays"][animal], tokens_on(tile, document["elements"])
    return [[name, has.count(name), there.count(name)] for name in sorted({*has} & {*there})]


def answer(document: dict[str, Any], carnivores: list[str] | None = None) -> dict[str, Any]:
    """What `habitable score --json` says of a table without traits; or else with these carnivores."""
    values = {a: {e: adaptation(a, e, document) for e in ELEMENTS} for a in FOOD_CHAIN if a in document["displays"]}
    last = extinction(document, carnivores or [])
    return {
        "tiles": [
            {
                "hex": tile["hex"],
                "why": {animal: why(animal, tile, document) for animal, n in tile["cubes"].items() if n > 0},
                "endangered": endangered(tile, document, carnivores or []),
                "points": points(tile),
            }
            for tile in document["tiles"]
        ],
        "adaptation": values,
        "dominates": {a: [e for e in ELEMENTS if values[a][e] > document["markers"][e]] for a in values},
        "survival": survival(document),
        "extinction": [
            {"hex": tile["hex"], "cubes": gone}
            for tile, left in zip(document["tiles"], last["tiles"], strict=True)
            if (gone := {a: n for a, n in tile["cubes"].items() if n > 0 and a not in left["cubes"]})
        ],
        "end": end(last),
    }


def end(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Survival, every tile and the special pawns, after the last Extinction (rules/marine.md 10)."""
    survived, out = survival(document), []
    for animal in [animal for animal in FOOD_CHAIN if animal in document["displays"]]:
        held = [element for element, other in document.get("control", {}).items() if other == animal]
        row = {
            "so_far": document.get("points", {}).get(animal, 0),
            "traits": 0,
            "survival": survived["points"] if survived["holder"] == animal else 0,
            "final_scoring": sum(points(tile).get(animal, 0) for tile in document["tiles"]),
            "special_pawns": sum(document["markers"][element] for element in held),
        }
        out.append({"animal": animal, **row, "total": sum(row.values())})
    ranking = sorted(out, key=lambda row: -row["total"])
    return [{**row, "place": ranking.index(row) + 1} for row in out]


def extinction(document: dict[str, Any], carnivores: list[str]) -> dict[str, Any]:
    """The document after an Extinction: all that are endangered die together, then it is looked at again
    (rules/marine.md 9.1)."""
    tiles = document["tiles"]
    while True:
        dying = [endangered(tile, {**document, "tiles": tiles}, carnivores) for tile in tiles]
        if not any(dying):
            return {**document, "tiles": tiles}
        tiles = [
            {**tile, "cubes": {animal: n for animal, n in tile["cubes"].items() if animal not in dead}}
            for tile, dead in zip(tiles, dying, strict=True)
        ]


# ── Reseeding (rules/marine.md 9.3, steps 1 to 6), and Resilience ───────────────────────────────────────────────────


def hexes_around(corner: str) -> list[tuple[int, int]]:
    """The three hexes around a corner (rules/marine.md 3.2)."""
    q, r = (int(number) for number in corner[2:-1].split(","))
    return [(q, r), (q + 1, r - 1), (q + 1, r)] if corner[0] == "E" else [(q, r), (q - 1, r), (q - 1, r + 1)]


def reseeding(view: dict[str, Any]) -> dict[str, Any]:
    """What lies where after a Reseeding, before anything is drawn."""
    eruptions = [tuple(tile["hex"]) for tile in view["tiles"] if tile["eruption"]]
    boxes = view["boxes"]
    animals = {}
    for animal in view["animals"]:
        tokens = list(animal["acquired"])
        guarded = animal["guards"] > 0 or "resilience" in [*animal["traits"], animal["copied"]]
        for element in set(boxes["regression"]):
            if element in tokens and not guarded:
                tokens.remove(element)
        animals[animal["animal"]] = (tokens, animal["gene_pool"] + animal["guards"])
    return {
        "elements": {
            corner: element
            for corner, element in view["elements"].items()
            if not all(hex in eruptions for hex in hexes_around(corner))
        },
        "animals": animals,
        "boxes": {
            "abundance": [],
            "autotrophs": boxes["abundance"],
            "depletion": boxes["autotrophs"],
            "adaptation": [],
            "regression": boxes["adaptation"],
            "wanderlust": [],
        },
    }


# ── pawns (rules/marine.md 7.2, and the traits Flight, Gregarious, Benthic) ─────────────────────────────────────────


def placements(view: dict[str, Any], animal: str) -> list[str]:
    """What an animal may do in its turn, from a view of the table as JSON."""
    me = next(a for a in view["animals"] if a["animal"] == animal)
    traits = [*me["traits"], me["copied"]]
    closed = {2: 2, 3: 1, 4: 0}[len(view["animals"])]  # Domination spaces
    spaces: list[tuple[int, str, bool, Any]] = []  # index, name, special, pawn
    for section, (n, special_last) in SECTIONS.items():
        for i in range(n - (closed if section == "domination" else 0)):
            index = len(spaces) + 1
            spaces.append((index, f"{section} {i + 1}", special_last and i == n - 1, view["spaces"][section][i]))
    mine = {index for index, _, _, pawn in spaces if pawn and pawn["animal"] == animal}
    if me["benthic"] == "basic" or any(s["space"] == "benthic" and s["animal"] == animal for s in view["specials"]):
        mine.add(BENTHIC)

    def after_all(index: int) -> bool:
        if not mine or index > max(mine):
            return True
        return "flight" in traits and index < min(mine)

    def bumpable(pawn: dict[str, Any]) -> bool:
        return pawn["special"] is None and pawn["animal"] != animal

    basic, special = [], []
    for index, name, is_special, pawn in spaces:
        if not is_special and after_all(index) and (pawn is None or ("gregarious" in traits and bumpable(pawn))):
            basic.append(f"pawn {name}")
        if pawn is None or bumpable(pawn):
            special.append(name)
    if "benthic" in traits and me["benthic"] is None:
        if after_all(BENTHIC):
            basic.append("pawn benthic")
        special.append("benthic")
    return [
        "retrieve",
        *(basic if me["hand"] > 0 else []),
        *(f"special {element} {name}" for element in me["specials"] for name in special),
    ]
