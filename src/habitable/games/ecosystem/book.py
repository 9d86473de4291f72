"""What the rulebook (rules/) counts and draws, and where it explains what is asked and shown."""

from typing import Any

from habitable.games.ecosystem import document
from habitable.games.ecosystem import picture as pictures
from habitable.games.ecosystem.board import column_of, row_of, text
from habitable.games.ecosystem.components import (
    BOARD,
    CARDS,
    COLUMNS,
    COUNTS,
    GAP_POINTS,
    MEADOW_POINTS,
    NAMES,
    ROWS,
    STREAM_PRIZES,
    TURNS,
    WOLF_PRIZES,
)
from habitable.games.ecosystem.scoring import groups, safe_foxes, scorers
from habitable.kernel.bits import members, size
from habitable.texts import Texts

TOPICS = {
    "question-choose": "choosing",
    "question-place": "placing",
    "question-swap": "swap",
    "question-swap-with": "swap",
    "row-gap-points": "gaps",
    "row-gaps": "gaps",
    "row-longest-stream": "stream",
    "row-wolves": "wolf",
    "row-*": "*",
    "kind-*": "*",
    "label-*": "variants",
    "virtual-player": "two-players",
}
BOX = {
    "cards": CARDS,
    "counts": dict(zip(NAMES, COUNTS, strict=True)),
    "board": BOARD,
    "columns": COLUMNS,
    "rows": ROWS,
    "turns": TURNS,
    "hand": TURNS + 1,
    "meadow": MEADOW_POINTS,
    "wolf": WOLF_PRIZES,
    "stream": STREAM_PRIZES,
    "gaps": GAP_POINTS,
}


def count(data: Any) -> dict[str, Any]:
    """Beside the points: sizes of meadows and streams, largest first, and how many cards scored or helped."""
    boards, sheets = document.scored(data)
    _, rivals = document.read(data)
    out = []
    for e, sheet in zip(boards, sheets, strict=True):
        deer = list(members(e.deer))
        out.append(
            {
                "meadows": sorted((size(one) for one in groups(e.meadows)), reverse=True),
                "streams": sorted((size(one) for one in groups(e.streams)), reverse=True),
                "safe_foxes": size(safe_foxes(e)),
                "deer_rows": len({row_of(cell) for cell in deer}),
                "deer_columns": len({column_of(cell) for cell in deer}),
                "helped": {name: size(cards[1]) for name, cards in scorers(e, sheet).items()},
            }
        )
    return {"boards": out, "matt": {"wolves": sum(rivals.wolves), "streams": sum(rivals.streams)}}


def letters(data: Any) -> list[str]:
    """The same in a terminal."""
    boards, _ = document.read(data)
    shown = [[" ".join(row) for row in text(board).split("/")] for board in boards]
    return ["    ".join(rows) for rows in zip(*shown, strict=True) if any(row.strip(". ") for row in rows)]


def picture(data: Any, words: Texts) -> str:
    """Of one ecosystem only the cards: an example of a kind is not about its owner's total."""
    boards, _ = document.read(data)
    if len(boards) > 1:
        return pictures.of_document(data, words)
    rows = [row for row in text(boards[0]).split("/") if row.strip(".")]
    wide = max(len(row.rstrip(".")) for row in rows)
    return pictures.some([row[:wide] for row in rows], words)
