"""Writes web/src/games/facts.ts: names and numbers of what is in the boxes, as far as words about a game need them. The
browser repeats none of them.

.venv/bin/python tools/facts.py           writes it
.venv/bin/python tools/facts.py --check   only says whether it is up to date
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from habitable.earth.ground import BONUS
from habitable.games.dominant_species import components as ds
from habitable.games.dominant_species import words as ds_words
from habitable.games.ecosystem import components as ecosystem
from habitable.games.marine import components as marine
from habitable.games.marine import words as marine_words
from habitable.games.planet import box
from habitable.games.planet import components as planet
from habitable.games.planet.geometry import NEIGHBOURS

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "facts.ts"


def start(tiles: dict[tuple[int, int], str]) -> dict[str, str]:
    return {f"{q},{r}": terrain for (q, r), terrain in tiles.items()}


def facts() -> dict[str, dict[str, Any]]:
    return {
        "ECOSYSTEM": {
            "letters": ecosystem.LETTERS,
            "names": ecosystem.NAMES,
            "choose": ecosystem.CHOOSE,
            "gapPoints": ecosystem.GAP_POINTS,
        },
        "EARTH": {"bonus": BONUS},
        "PLANET": {
            "letters": "".join(planet.LETTERS),
            "names": planet.NAMES,
            "neighbours": NEIGHBOURS,
            "animals": {card.id: msgspec.to_builtins(card.name) for card in box.read("").animals},
        },
        "DOMINANT_SPECIES": {
            "animals": ds.ANIMALS,
            "elements": ds.ELEMENTS,
            "terrains": ds.TERRAINS,
            "actions": ds.ACTIONS,
            "cards": ds.CARDS,
            "spaces": ds.SPACE_NAMES,
            "start": start(ds_words.START),
            "hexes": [f"{q},{r}" for q, r in ds.GRID.hexes],
            "speciation": [ds.ELEMENTS[i] for i in ds.SPECIATION_ELEMENTS],
            "migration": ds.MIGRATION_CUBES,
            "competition": [[ds.TERRAINS[t] for t in [*row, ds.TUNDRA]] for row in ds.COMPETITION_TERRAINS],
            "actionOf": ds_words.ACTION_OF,
            "cardsOf": ds_words.CARDS_OF,
            "chains": ds_words.DominantSpeciesWords.chains,
            "victims": ds_words.DominantSpeciesWords.victims,
        },
        "MARINE": {
            "animals": marine.ANIMALS,
            "elements": marine.ELEMENTS,
            "terrains": marine.TERRAINS,
            "actions": marine.ACTIONS,
            "cards": marine.CARDS,
            "spaces": marine.SPACE_NAMES,
            "traits": marine.TRAITS,
            "sides": marine.SIDES,
            "start": start(marine_words.START),
            "hexes": [f"{q},{r}" for q, r in marine.GRID.hexes],
            "special": sorted(marine_words.SPECIAL),
            "eruptions": [list(at) for at, _ in marine.START_ERUPTIONS],
            "actionOf": marine_words.ACTION_OF,
            "cardsOf": marine_words.CARDS_OF,
            "traitOf": marine_words.TRAIT_OF,
            "chains": marine_words.MarineWords.chains,
            "victims": marine_words.MarineWords.victims,
        },
    }


def text() -> str:
    lines = ["// Written by tools/facts.py from what is in the boxes; a test sees that it is up to date.\n"]
    for name, values in facts().items():
        lines.append(f"export const {name} = {{")
        lines += [f"  {key}: {msgspec.json.encode(value).decode()}," for key, value in values.items()]
        lines.append("} as const\n")
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    wanted = text()
    if "--check" not in arguments:
        FILE.write_text(wanted, encoding="utf-8")
    elif not FILE.is_file() or FILE.read_text(encoding="utf-8") != wanted:
        sys.exit(f"{FILE.name} is out of date: run tools/facts.py")


if __name__ == "__main__":
    main(sys.argv[1:])
