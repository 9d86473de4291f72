"""Writes web/src/games/GAME/facts.ts: names and numbers of what is in the boxes, as far as the boards of the page need
them; they stand in the `page` of a game's folder, and the browser repeats none of them.

.venv/bin/python tools/facts.py           writes them
.venv/bin/python tools/facts.py --check   only says whether they are up to date
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from habitable import found, games
from habitable.earth.picture.pieces import facts

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def text(name: str, facts: dict[str, Any]) -> str:
    lines = ["// Written by tools/facts.py from what is in the box; a test sees that it is up to date.\n"]
    lines.append(f"export const {name.upper().replace('-', '_')} = {{")
    lines += [f"  {key}: {msgspec.json.encode(value).decode()}," for key, value in facts.items()]
    return "\n".join([*lines, "} as const\n"])


def main(arguments: list[str]) -> None:
    for name in found.own():
        page = games.part("page", of=name)
        if page is None:
            continue
        drawn = getattr(games.part("picture", of=name), "LOOKS", None)
        looks = {"looks": facts(drawn)} if drawn is not None else {}  # the page and `habitable draw` look alike
        file, wanted = FOLDER / name / "facts.ts", text(name, {**page.FACTS, **looks})
        if "--check" not in arguments:
            file.write_text(wanted, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != wanted:
            sys.exit(f"{name}/facts.ts is out of date: run tools/facts.py")


if __name__ == "__main__":
    main(sys.argv[1:])
