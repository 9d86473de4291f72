"""Scoring a real table: position documents of Ecosystem (rules/positions.md)."""

from typing import Any, Literal

import msgspec

from habitable.games.ecosystem import piles
from habitable.games.ecosystem.board import Ecosystem, from_letters
from habitable.games.ecosystem.components import BOARD, COLUMNS, GAP_POINTS, LETTERS, NAMES, ROWS
from habitable.games.ecosystem.scoring import Rivals, Sheet, matt, places, score
from habitable.kernel.documents import check_names, convert
from habitable.kernel.errors import BadDocument

SEATS = 6
CAPITALS = str.maketrans(LETTERS.lower(), LETTERS)  # upper() would make two streams of an "ß"


class Document(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["ecosystem"]
    boards: list[str]
    matt: str | None = None
    names: list[str] | None = None


def read_board(text: str, place: str) -> Ecosystem:
    """Four rows of five letters, separated by `/` or line breaks; small letters and spaces do not matter."""
    lines = ["".join(line.split()).translate(CAPITALS) for line in text.strip().replace("\n", "/").split("/")]
    if len(lines) != ROWS:
        raise BadDocument("ecosystem-wrong-rows", place=place, rows=ROWS, given=str(len(lines)))
    for r, line in enumerate(lines):
        for c, letter in enumerate(line):
            if letter not in LETTERS + ".":
                row, column = str(r), str(c)
                raise BadDocument(
                    "ecosystem-wrong-card", place=place, row=row, column=column, given=letter, letters=LETTERS
                )
        if len(line) != COLUMNS:
            raise BadDocument("ecosystem-wrong-row", place=place, row=str(r), columns=COLUMNS, given=str(len(line)))
    return from_letters("".join(lines))


def read_matt(text: str) -> Rivals:
    cards = "".join(text.split()).translate(CAPITALS)
    if len(cards) > BOARD:
        raise BadDocument("wrong-most", place="matt", most=BOARD, given=str(len(cards)))
    for letter in cards:
        if letter not in LETTERS:
            raise BadDocument("wrong-word", place="matt", given=letter, known=", ".join(LETTERS))
    return matt(piles.parse(cards))


def read(document: Any) -> tuple[list[Ecosystem], Rivals]:
    d = convert(document, Document)
    if not 1 <= len(d.boards) <= SEATS:
        raise BadDocument("wrong-range", place="boards", least=1, most=SEATS, given=str(len(d.boards)))
    if d.matt is not None and len(d.boards) != 2:
        raise BadDocument("ecosystem-wrong-matt-two", place="matt", boards=len(d.boards))
    check_names(d.names, len(d.boards))
    boards = [read_board(text, f"boards[{i}]") for i, text in enumerate(d.boards)]
    return boards, Rivals([], []) if d.matt is None else read_matt(d.matt)


def lacks_matt(document: Any) -> bool:
    """Whether two ecosystems are scored as if nobody else contended for wolves and streams."""
    d = convert(document, Document)
    return len(d.boards) == 2 and d.matt is None


def player(sheet: Sheet) -> dict[str, Any]:
    return {
        "kinds": dict(zip(NAMES, sheet.kinds, strict=True)),
        "longest_stream": sheet.longest_stream,
        "wolves": sheet.wolves,
        "gaps": sheet.gaps,
        "gap_points": sheet.gap_points,
        "total": sheet.total,
    }


def scored(document: Any) -> tuple[list[Ecosystem], list[Sheet]]:
    boards, rivals = read(document)
    return boards, score(boards, rivals, GAP_POINTS)


def answer(document: Any) -> dict[str, Any]:
    _, sheets = scored(document)
    winners = [i for i, place in enumerate(places(sheets)) if place == 1]
    return {"players": [player(sheet) for sheet in sheets], "winners": winners}
