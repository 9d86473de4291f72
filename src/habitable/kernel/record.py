"""Records: text files that a person can read and compare, with one line for each answer (its *ply*).

habitable 1
game: ecosystem
rules: 1
date: 2026-11-15
seat 0: Ada
seat 1: greedy
option deal: 11

nature: deal W
0: choose W
"""

import re
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any

import msgspec

from habitable.kernel.errors import BadRecord
from habitable.kernel.position import NATURE, speaker

FORMAT = 1
HIDDEN = "?"
KEYS = "game, rules, date, seat N, option NAME"  # of the head


def day(seconds: float) -> str:
    """The day of a time since 1970, for the head of a record."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


@dataclass(frozen=True)
class Line:
    """One answer as it stands in the file. The text of a hidden one is `?`."""

    seat: int
    text: str
    number: int = 0  # of the line in the file, for errors

    def __str__(self) -> str:
        return f"{speaker(self.seat)}: {self.text}"


@dataclass
class Record:
    game: str
    rules: int
    seats: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    date: str = field(default_factory=lambda: date.today().isoformat())
    lines: list[Line] = field(default_factory=list)

    def __str__(self) -> str:
        head = [f"habitable {FORMAT}", f"game: {self.game}", f"rules: {self.rules}", f"date: {self.date}"]
        head += [f"seat {i}: {' '.join(name.split())}" for i, name in enumerate(self.seats)]
        head += [f"option {key}: {msgspec.json.encode(value).decode()}" for key, value in self.options.items()]
        return "\n".join([*head, "", *map(str, self.lines)]) + "\n"

    @property
    def hides(self) -> bool:
        """Whether some answers are hidden, as in a running game shown to one seat."""
        return any(line.text == HIDDEN for line in self.lines)


def read(text: str) -> Record:
    """The record in a file's text; BadRecord names the line that is wrong."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(re.split(r"\r\n?|\n", text.removeprefix("\ufeff")), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines or lines[0][1] != f"habitable {FORMAT}":
        raise BadRecord("record-begins", line=lines[0][0] if lines else 1, words=f"habitable {FORMAT}")
    head: dict[str, tuple[str, int]] = {}
    seats: list[str] = []
    options: dict[str, Any] = {}
    plies: list[Line] = []
    for number, line in lines[1:]:
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise BadRecord("record-no-colon", line=number, text=_short(line))
        if key == "nature" or key.isdecimal():
            plies.append(Line(NATURE if key == "nature" else _whole(key, number), value, number))
        elif plies:
            raise BadRecord("record-only-answers", line=number, text=_short(key))
        elif re.fullmatch(r"seat \d+", key):
            if key != f"seat {len(seats)}":
                raise BadRecord("record-next-seat", line=number, wanted=f"seat {len(seats)}", text=_short(key))
            seats.append(value)
        elif key.startswith("option ") and key.removeprefix("option ").strip() not in options:
            options[key.removeprefix("option ").strip()] = _json(value, number)
        elif key in ("game", "rules", "date") and key not in head:
            head[key] = value, number
        else:
            raise BadRecord("record-not-expected", line=number, text=_short(key), known=KEYS)
    for key in ("game", "rules"):
        if key not in head:
            raise BadRecord("record-missing", key=key)
    for ply in plies:
        if ply.seat >= len(seats):
            raise BadRecord("record-no-such-seat", line=ply.number, seat=str(ply.seat), seats=len(seats))
    rules, number = head["rules"]
    if not rules.isdecimal():
        raise BadRecord("record-no-number", line=number, text=f"rules: {_short(rules)}")
    date_played = head.get("date", ("", 0))[0]
    return Record(head["game"][0], _whole(rules, number), seats, options, date_played, plies)


def _whole(text: str, number: int) -> int:
    if len(text) > 6:
        raise BadRecord("record-large-number", line=number, text=_short(text))
    return int(text)


def _json(text: str, number: int) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord("record-no-value", line=number, text=_short(text)) from None


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."
