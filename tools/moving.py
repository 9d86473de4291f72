"""Writes web/src/games/GAME/moving.svg: how a table of the game grows, for the first page. A game is played by computer
players, drawn as it is at the end (of the first turns), and its pieces appear in the order in which they came. It moves
once, for less than five seconds, and not at all for whoever wants no motion. No words: it is the same in all languages.

.venv/bin/python tools/moving.py           writes them
.venv/bin/python tools/moving.py --check   only says whether they are there and of the form that is wanted
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import habitable
from habitable import texts
from habitable.games.dominant_species.picture import map as earth_map
from habitable.games.dominant_species.picture.parts import PIECES as EARTH
from habitable.games.ecosystem import picture as cards
from habitable.games.marine.picture import map as sea_map
from habitable.games.marine.picture.parts import PIECES as SEA
from habitable.games.planet import picture as planets
from habitable.present.svg import Picture, number

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
SVG = "{http://www.w3.org/2000/svg}"
RIM = 16.0  # beyond the tiles, where elements lie
SECONDS = 4.0  # until the last piece has come
# Shown as `moving.svg#still` it rests: a picture does not always learn what its reader prefers.
STYLE = (
    "@media(prefers-reduced-motion:no-preference){svg:not(:target) .m{animation:m .5s both}"
    "@keyframes m{from{opacity:0}}}"
)
ENGLISH = texts.get("en")
Came = dict[Any, int]  # when each thing came first


def played(game: str, seats: int, plies: int, **options: Any) -> Iterator[Any]:
    """The views of spectators of a game, one after the other."""
    match = habitable.new(game, seats=seats, seed=4, **options)
    greedy = habitable.bot("greedy")
    for _ in range(plies):
        if not match.asked:
            break
        match.play(match.ask(greedy))
        yield match.game.view(match.position, None)


def ecosystem() -> tuple[ET.Element, Came]:
    rows, came = [""], Came()
    for n, view in enumerate(played("ecosystem", 2, 200)):
        before, rows = rows, view.boards[0]
        down, right = shift(before, rows)
        came = {(r + down, c + right): when for (r, c), when in came.items()}
        for r, row in enumerate(rows):
            for c, letter in enumerate(row):
                if letter != ".":
                    came.setdefault((r, c), n)
    root = ET.fromstring(cards.board(rows, ENGLISH))
    return root, {i: came[divmod(i, len(rows[0]))] for i in range(len(rows) * len(rows[0]))}


def shift(before: list[str], after: list[str]) -> tuple[int, int]:
    """An ecosystem that grows to the left or upwards moves on the board: by how much."""

    def same(way: tuple[int, int]) -> int:
        return sum(
            letter != "." and at(after, r + way[0], c + way[1]) == letter
            for r, row in enumerate(before)
            for c, letter in enumerate(row)
        )

    ways = [(0, 0), *((down, right) for down in range(4) for right in range(5))]
    return max(ways, key=same)


def at(rows: list[str], r: int, c: int) -> str:
    return rows[r][c] if r < len(rows) and c < len(rows[r]) else "."


def planet() -> tuple[ET.Element, Came]:
    letters, came = "", Came()
    for n, view in enumerate(played("planet", 2, 200)):
        letters = view.planets[0]
        for face in range(12):
            if letters[5 * face] != ".":
                came.setdefault(face, n)
    return ET.fromstring(planets.globe(letters, ENGLISH)), came


def earth(game: str, board: Any, pieces: Any, plies: int) -> tuple[ET.Element, Came]:
    came, view = Came(), None
    for n, view in enumerate(played(game, 3, plies)):
        for tile in view.tiles:
            hex = f"{tile.hex[0]},{tile.hex[1]}"
            came.setdefault(hex, n)
            for animal in tile.cubes:
                came.setdefault((hex, animal), n)
    assert view is not None
    picture = Picture(board.BOARD.width, board.BOARD.height, game)
    pieces.define_patterns(picture)
    for tile in view.tiles:
        board.draw_tile(picture.root, tile, ENGLISH)
    board.BOARD.elements(picture.root, view.elements, pieces, ENGLISH)
    left, top, wide, high = board.BOARD.extent([tile.hex for tile in view.tiles])
    picture.root.set("viewBox", " ".join(map(number, (left - RIM, top - RIM, wide + 2 * RIM, high + 2 * RIM))))
    return ET.fromstring(str(picture)), came


# ── what moves ──────────────────────────────────────────────────────────────────────────────────────────────────────


def moving(root: ET.Element, came: Came, things: Callable[[ET.Element], Iterator[tuple[ET.Element, Any]]]) -> str:
    """Things appear in their order, each as long after the one before as any other."""
    order = sorted(set(came.values()))
    for element, thing in list(things(root)):
        if thing in came:
            delay = SECONDS * order.index(came[thing]) / max(len(order) - 1, 1)
            element.set("class", "m")
            element.set("style", f"animation-delay:{number(delay)}s")
    for ground in root.findall(f"{SVG}rect"):  # it lies on the page's own
        root.remove(ground)
    strip(root)
    root.attrib.pop("role", None)
    root.set("id", "still")
    root.attrib.pop("width")
    root.attrib.pop("height")
    ET.SubElement(root, "style").text = STYLE
    ET.register_namespace("", SVG[1:-1])
    return ET.tostring(root, encoding="unicode") + "\n"


def strip(parent: ET.Element) -> None:
    """No words, and nothing that only programs look at."""
    for child in list(parent):
        if child.tag in (f"{SVG}title", f"{SVG}text"):
            parent.remove(child)
            continue
        if child.get("class") != "m":
            child.attrib.pop("class", None)
        for name in [name for name in child.attrib if name.startswith("data-")]:
            child.attrib.pop(name)
        strip(child)


def of_cards(root: ET.Element) -> Iterator[tuple[ET.Element, Any]]:
    board = root.find(f"{SVG}g")
    assert board is not None
    yield from ((card, i) for i, card in enumerate(board))


def of_faces(root: ET.Element) -> Iterator[tuple[ET.Element, Any]]:
    for group in root.iter(f"{SVG}g"):
        if (name := group.get("class", "")).startswith("face "):
            yield group, int(name.removeprefix("face face-"))


def of_tiles(root: ET.Element) -> Iterator[tuple[ET.Element, Any]]:
    for group in root.iter(f"{SVG}g"):
        if hex := group.get("data-hex"):
            yield group, hex
            for inner in group.iter(f"{SVG}g"):
                if (name := inner.get("class", "")).startswith("cubes "):
                    yield inner, (hex, name.removeprefix("cubes "))


MADE: dict[str, Callable[[], str]] = {
    "ecosystem": lambda: moving(*ecosystem(), of_cards),
    "planet": lambda: moving(*planet(), of_faces),
    "dominant-species": lambda: moving(*earth("dominant-species", earth_map, EARTH, 330), of_tiles),
    "marine": lambda: moving(*earth("marine", sea_map, SEA, 330), of_tiles),
}


def main(arguments: list[str]) -> None:
    for game, make in MADE.items():
        file = FOLDER / game / "moving.svg"
        if "--check" not in arguments:
            file.write_text(make(), encoding="utf-8")
            print(f"{file.name} of {game}: {file.stat().st_size} bytes")
        elif not file.is_file() or STYLE not in file.read_text(encoding="utf-8"):
            sys.exit(f"{game}/moving.svg is out of date: run tools/moving.py")


if __name__ == "__main__":
    main(sys.argv[1:])
