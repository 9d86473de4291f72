"""The whole table of Planet: one's own planet, the races for the animals, the others' planets, and the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from habitable.games.planet.geometry import FACES, SIDES
from habitable.games.planet.terminal.net import (
    DIM,
    LARGE,
    LIT,
    LOOKS,
    SMALL,
    SPOTS,
    Cell,
    Net,
    side_by_side,
    strip,
    tile,
)
from habitable.games.planet.view_types import PlanetView, RaceView
from habitable.games.planet.words import common_face, face_of, turn_of, turned
from habitable.present.screen import Size, numbered, steady
from habitable.present.words import Entry

if TYPE_CHECKING:
    from habitable.games.planet.terminal.screen import PlanetScreen

BETWEEN = 2  # columns between two planets
SIGNS = {"most": "#", "adjacent": "+", "not_adjacent": "−"}
LOW = 27  # lines of a window in which space is dear


def draw(screen: PlanetScreen, view: PlanetView, entries: Sequence[Entry], size: Size) -> RenderableType:
    parts: list[Text] = [Text(screen.heading(view), "bold")]
    if view.seat is None:
        parts += spectators(screen, view, size)
    elif size.width >= 112 and size.height >= 36:
        parts += large(screen, view, entries, size)
    else:
        parts += small(screen, view, entries, size)
    return Group(*parts)


# ── three ways to use a window ──────────────────────────────────────────────────────────────────────────────────────


def large(screen: PlanetScreen, view: PlanetView, entries: Sequence[Entry], size: Size) -> list[Text]:
    """One's own planet large with the tiles below it, the races beside it, the others' planets below."""
    assert view.seat is not None
    left = own_net(screen, view, entries, LARGE)
    left += [Text(), *tiles(view, entries, LARGE), *piles(screen, view), *won(screen, view, Net.width(LARGE))]
    side = size.width - Net.width(LARGE) - BETWEEN
    right = races(screen, view, side, max(len(left), size.height - Net.HEIGHT - 9))
    others = [net(screen, view, seat, SMALL).lines() for seat in range(view.seats) if seat != view.seat]
    return [Text(), *side_by_side([left, right], BETWEEN), Text(), *side_by_side(others, BETWEEN)]


def small(screen: PlanetScreen, view: PlanetView, entries: Sequence[Entry], size: Size) -> list[Text]:
    """One's own planet and the races beside it; the others' planets as strips of letters."""
    assert view.seat is not None
    own = own_net(screen, view, entries, SMALL) if size.width >= Net.width(SMALL) else own_faces(view, entries, size)
    side = size.width - Net.width(SMALL) - BETWEEN
    room = size.height - len(own) - view.seats - 8
    if side >= 24:
        out = side_by_side([own, races(screen, view, side, len(own))], BETWEEN)
    else:
        out = [*own, *races(screen, view, size.width, max(room, 3))]
    for seat in range(view.seats):
        if seat != view.seat:
            out += planet_strip(screen, view, seat, size.width)
    out += fitted(view, entries, size.width)
    return out + ([*piles(screen, view), *won(screen, view, size.width)] if size.height > LOW else [])


def spectators(screen: PlanetScreen, view: PlanetView, size: Size) -> list[Text]:
    """All planets alike."""
    in_a_row = (size.width + BETWEEN) // (Net.width(SMALL) + BETWEEN)
    out: list[Text] = []
    if in_a_row == 0:
        out += [line for seat in range(view.seats) for line in planet_strip(screen, view, seat, size.width)]
    else:
        nets = [net(screen, view, seat, SMALL).lines() for seat in range(view.seats)]
        for start in range(0, len(nets), in_a_row):
            out += [Text(), *side_by_side(nets[start : start + in_a_row], BETWEEN)]
    if view.races:
        out += [Text(), *races(screen, view, min(size.width, 60), 2 + len(view.races))]
    return out + ([] if view.over else [*tiles(view, [], SMALL), *piles(screen, view)])


# ── planets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def net(screen: PlanetScreen, view: PlanetView, seat: int, cell: Cell) -> Net:
    out = Net(view.planets[seat], cell)
    out.corner = title(screen, view, seat, Net.corner_width(cell))
    out.right = [steady(screen.say(line)) for line in screen.words.objective(view, seat)]
    return out


def own_net(screen: PlanetScreen, view: PlanetView, entries: Sequence[Entry], cell: Cell) -> list[Text]:
    assert view.seat is not None
    out = net(screen, view, view.seat, cell)
    out.marked = chosen_face(entries)
    out.numbers = face_numbers(entries)
    return out.lines()


def own_faces(view: PlanetView, entries: Sequence[Entry], size: Size) -> list[Text]:
    """One's own planet where there is no room for a net: face by face."""
    assert view.seat is not None
    letters, numbers = view.planets[view.seat], face_numbers(entries)
    shown = []
    for face in range(FACES):
        label = f"[{numbers[face]}]" if face in numbers else ""
        here = strip(letters[SIDES * face : SIDES * face + SIDES])
        shown.append([Text.assemble((f"{face:>2} ", DIM), here, (f"{label:>5}", LIT if label else ""))])
    in_a_row = max(1, size.width // 14)
    return [line for i in range(0, FACES, in_a_row) for line in side_by_side(shown[i : i + in_a_row], 1)]


def face_numbers(entries: Sequence[Entry]) -> dict[int, int]:
    """The numbers of the answers that are about faces, as long as the face is asked."""
    if chosen_face(entries) is not None:
        return {}
    numbers = numbered(entries).items()
    return {face: number for number, entry in numbers if (face := face_of(entry.choices[0])) is not None}


def chosen_face(entries: Sequence[Entry]) -> int | None:
    """The face that all answers are about, when only the turn is asked."""
    return common_face([choice for entry in entries for choice in entry.choices])


def title(screen: PlanetScreen, view: PlanetView, seat: int, width: int) -> list[tuple[str, str]]:
    """The name, points so far, and the number of animals."""
    mark = "» " if seat in view.asked else ""
    points = screen.say(screen.words.points(view.scores[seat]))
    animals = screen.texts("planet-animals", animals=len(view.won[seat]))
    texts = [steady(shortened(text, width)) for text in (mark + screen.numbered(seat), points, animals)]
    return list(zip(texts, ("bold", DIM, DIM), strict=True))


def planet_strip(screen: PlanetScreen, view: PlanetView, seat: int, width: int) -> list[Text]:
    """A planet in one line, or in as many as it needs."""
    points = screen.say(screen.words.points(view.scores[seat]))
    head = f"{screen.numbered(seat)} {points}"
    room = width - 72
    if cell_len(head) > room:
        head = f"{screen.label(seat)} {view.scores[seat]}"
    faces = strip(view.planets[seat])
    if room < 6:
        half = 36 if width >= 36 else 18
        return [Text(steady(shortened(head, width)), DIM), *(faces[i : i + half] for i in range(0, 71, half))]
    return [Text.assemble((padded(head, room), DIM), " ", faces)]


# ── tiles ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def tiles(view: PlanetView, entries: Sequence[Entry], cell: Cell) -> list[Text]:
    """What can be taken, or the tile in hand, or the turns in which it can be laid: each with its number below."""
    blocks = []
    face = chosen_face(entries)
    if view.held is not None and face is not None:
        for number, entry in numbered(entries).items():
            letters = turned(view.held.fields, turn_of(entry.choices[0]))
            blocks.append(tile(letters, cell, f"[{number}]", True, SPOTS[face]))
    elif view.held is not None:
        blocks.append(tile(view.held.fields, cell, str(view.held.tile)))
    else:
        numbers = {entry.choices[0].touches[0].at: number for number, entry in enumerate(entries, 1)}
        for each in sorted(view.market, key=lambda tile: numbers.get(tile.tile, 0)):
            shown = str(each.tile)
            if each.tile in numbers:
                block = tile(each.fields, cell, f"[{numbers[each.tile]}]", True)
                blocks.append([*block, Text(f"T{shown.zfill(2)}".center(cell.face), DIM)])
            else:
                blocks.append(tile(each.fields, cell, shown))
    return side_by_side(blocks, BETWEEN)


def fitted(view: PlanetView, entries: Sequence[Entry], width: int) -> list[Text]:
    """Tiles as pictures where the window is wide enough for them, else as strips."""
    pictures = tiles(view, entries, SMALL)
    if max((cell_len(line.plain) for line in pictures), default=0) <= width:
        return pictures
    if view.held is not None:
        shown = {i: turned(view.held.fields, turn_of(e.choices[0])) for i, e in numbered(entries).items()}
    else:
        shown = {i: tile.fields for i, tile in enumerate(sorted(view.market, key=lambda tile: tile.tile), 1)}
    return [Text.assemble((f"[{i}]", LIT), " ", strip(fields)) for i, fields in shown.items()]


def piles(screen: PlanetScreen, view: PlanetView) -> list[Text]:
    out = []
    for i, pile in enumerate(view.piles):
        if pile:
            letters = Text(" ").join([strip(each.fields) for each in pile])
            out.append(Text.assemble((steady(f"{screen.say(screen.words.pile(i))}:"), DIM), " ", letters))
    return out


def won(screen: PlanetScreen, view: PlanetView, width: int) -> list[Text]:
    """One's own animals, by name."""
    assert view.seat is not None
    names = ", ".join(screen.animal_name(card) for card in view.won[view.seat])
    return [Text(steady(shortened(f"{screen.texts('planet-fact-won')} {names}", width)), DIM)] if names else []


# ── races ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def races(screen: PlanetScreen, view: PlanetView, width: int, height: int) -> list[Text]:
    """The animals of this and the coming rounds, with what everybody has to show for them now."""
    labels = [screen.label(seat) for seat in range(view.seats)]
    name_width = max(4, min(24, width - 3 - 6 - 4 * view.seats))
    heads = "".join(padded(label, 4, right=True) for label in labels)
    out = [Text(padded(screen.texts("planet-races"), 3 + name_width + 6) + heads, DIM)]
    lines = [race_line(screen, view, race, name_width) for race in view.races]
    hidden = sum(view.hidden)
    last = [Text("   " + steady(screen.texts("planet-hidden", count=hidden)), DIM)] if hidden else []
    room = height - 1 - len(last)
    if width >= 50 and len(lines) < room - 3:
        return [*out, *lines, *last, *legend(screen, width)]
    if len(lines) <= room:
        return [*out, *lines, *last]
    for whole in range(room - 1, -1, -1):
        rest = names_by_round(screen, view.races[whole:], width)
        if whole + len(rest) <= room:
            return [*out, *lines[:whole], *rest, *last]
    more = len(lines) - room + 1
    return [*out, *lines[: room - 1], Text("   " + steady(screen.texts("planet-races-more", count=more)), DIM), *last]


def names_by_round(screen: PlanetScreen, later: Sequence[RaceView], width: int) -> list[Text]:
    """Animals for which there is no line each: only their names, after the round in which they settle."""
    lines = [""]
    for round, group in groupby(later, lambda race: race.round):
        before = f"{round:>2} "
        for race in group:
            name = f"{before}{screen.animal_name(race)}"
            joined = lines[-1] + ((" · " if before else ", ") if lines[-1] else "") + name
            fits = cell_len(joined) <= width
            lines = [*lines[:-1], joined] if fits else [*lines, name if before else f"   {name}"]
            before = ""
    return [Text(steady(shortened(line, width)), DIM) for line in lines]


def legend(screen: PlanetScreen, width: int) -> list[Text]:
    lines = [""]
    for part in screen.texts("planet-fact-legend").split(" · "):
        joined = f"{lines[-1]} · {part}" if lines[-1] else part
        lines = [*lines[:-1], joined] if cell_len(joined) <= width else [*lines, part]
    return [Text(), *(Text(steady(line), DIM) for line in lines)]


def race_line(screen: PlanetScreen, view: PlanetView, race: RaceView, name_width: int) -> Text:
    line = Text(f"{race.round:>2} ", "bold" if race.round == view.round else DIM)
    line.append(padded(screen.animal_name(race), name_width), "bold" if race.round == view.round else "")
    line.append(" ")
    line.append(race.habitat, LOOKS[race.habitat])
    line.append(SIGNS[race.kind])
    line.append(race.other or " ", LOOKS[race.other] if race.other else "")
    line.append("  ")
    for seat, value in enumerate(race.values):
        leads = seat in race.leaders
        mark = " " if not leads else "*" if len(race.leaders) == 1 else "="
        line.append(f"{value}{mark}".rjust(4), "bold" if leads else DIM)
    return line


# ── words ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def shortened(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)).rstrip() + "…"


def padded(text: str, width: int, right: bool = False) -> str:
    """A text in exactly so many columns."""
    text = shortened(text, width)
    space = " " * (width - cell_len(text))
    return space + steady(text) if right else steady(text) + space
