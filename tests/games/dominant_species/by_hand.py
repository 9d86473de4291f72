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


def answer(document: dict[str, Any]) -> dict[str, Any]:
    """What `habitable score --json` says."""
    elements, displays = document["elements"], document["displays"]
    return {
        "tiles": [tile(given, elements, displays) for given in document["tiles"]],
        "survival": survival(document),
    }
