"""Matching, dominance and scoring by the letter of the rules, slowly: an oracle for the real thing.

It reads position documents (rules/positions.md), and knows nothing of the game but what a person would look up.
"""

from typing import Any

FOOD_CHAIN = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]
PAYS = {
    "sea": [9, 5, 3, 2],
    "wetland": [8, 4, 2, 1],
    "savannah": [7, 4, 2],
    "jungle": [6, 3, 2],
    "forest": [5, 3, 2],
    "desert": [4, 2],
    "mountain": [3, 2],
    "tundra": [1],
}


def corners(q: int, r: int) -> list[str]:
    """Clockwise from east (rules/dominant-species.md 4.2)."""
    return [
        f"E({q},{r})",
        f"W({q + 1},{r})",
        f"E({q - 1},{r + 1})",
        f"W({q},{r})",
        f"E({q - 1},{r})",
        f"W({q + 1},{r - 1})",
    ]


def bonus(n: int) -> int:
    return min(45, n * (n + 1) // 2)


def match(display: list[str], disks: list[str]) -> int:
    """Every element of the display with every disk on the corners."""
    return sum(need == disk for need in display for disk in disks)


def why(display: list[str], disks: list[str]) -> list[list[Any]]:
    """Of each element, in alphabetical order, how many are on the display and how many on the corners."""
    return [[name, display.count(name), disks.count(name)] for name in sorted({*display} & {*disks})]


def places(cubes: dict[str, int], pays: list[int]) -> dict[str, int]:
    """Most cubes first, ties by food chain, one place each."""
    ranking = sorted(cubes, key=lambda animal: (-cubes[animal], FOOD_CHAIN.index(animal)))
    return {animal: pays[i] if i < len(pays) else 0 for i, animal in enumerate(ranking)}


def tile(given: dict[str, Any], elements: dict[str, str], displays: dict[str, list[str]]) -> dict[str, Any]:
    disks = [elements[corner] for corner in corners(*given["hex"]) if corner in elements]
    cubes = {animal: n for animal, n in given["cubes"].items() if n > 0}
    values = {animal: match(displays[animal], disks) for animal in cubes}
    best = [animal for animal in values if values[animal] == max(values.values()) and values[animal] > 0]
    return {
        "hex": given["hex"],
        "match": values,
        "why": {animal: why(displays[animal], disks) for animal in cubes},
        "dominant": best[0] if len(best) == 1 else None,
        "endangered": [animal for animal in FOOD_CHAIN if values.get(animal) == 0],
        "points": places(cubes, PAYS["tundra" if given["tundra"] else given["terrain"]]),
    }


def survival(document: dict[str, Any]) -> dict[str, Any]:
    icy = [given for given in document["tiles"] if given["tundra"]]
    counts = {animal: sum(given["cubes"].get(animal, 0) for given in icy) for animal in document["displays"]}
    most = max(counts.values(), default=0)
    holders = [animal for animal, n in counts.items() if n == most and n > 0]
    if len(holders) != 1:
        return {"holder": None, "points": 0}
    return {"holder": holders[0], "points": bonus(sum(given["cubes"].get(holders[0], 0) > 0 for given in icy))}


def extinction(document: dict[str, Any], tiles: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What would die, of the tiles as they were found: all that is endangered, but a mammal that is saved."""
    out = []
    for given, found in zip(document["tiles"], tiles, strict=True):
        dying = {animal: given["cubes"][animal] for animal in found["endangered"]}
        if given["hex"] == document.get("saved"):
            dying["mammals"] -= 1
        if any(dying.values()):
            out.append({"hex": given["hex"], "cubes": {animal: n for animal, n in dying.items() if n > 0}})
    return out


def end(document: dict[str, Any], dead: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The last Extinction, Survival, and every tile once more (rules/dominant-species.md 12)."""
    gone = {tuple(one["hex"]): one["cubes"] for one in dead}
    tiles = [
        {**given, "cubes": {a: n - gone.get(tuple(given["hex"]), {}).get(a, 0) for a, n in given["cubes"].items()}}
        for given in document["tiles"]
    ]
    last = {**document, "tiles": tiles}
    survived = survival(last)
    out = []
    for animal in [animal for animal in FOOD_CHAIN if animal in document["displays"]]:
        paid = [tile(given, document["elements"], document["displays"])["points"].get(animal, 0) for given in tiles]
        so_far = document.get("points", {}).get(animal, 0)
        bonus = survived["points"] if survived["holder"] == animal else 0
        row = {"animal": animal, "so_far": so_far, "survival": bonus, "final_scoring": sum(paid)}
        out.append({**row, "total": so_far + bonus + sum(paid)})
    ranking = sorted(out, key=lambda row: -row["total"])
    return [{**row, "place": ranking.index(row) + 1} for row in out]


def answer(document: dict[str, Any]) -> dict[str, Any]:
    """What `habitable score --json` says."""
    elements, displays = document["elements"], document["displays"]
    tiles = [tile(given, elements, displays) for given in document["tiles"]]
    dead = extinction(document, tiles)
    return {
        "tiles": tiles,
        "survival": survival(document),
        "extinction": dead,
        "end": end(document, dead),
    }
