"""What a server writes about itself, on the error stream: as text, or with `--log json` a JSON object on each line.

No line says what a view would hide. An error is logged with its kind and the places in the code where it happened; its
own words may hold a card or a secret, and are kept back unless they come from the system or the database. Of a table's
id, with which anybody finds the table, only the beginning is written.
"""

import logging
import re
import sqlite3
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

import msgspec
import psycopg

from habitable.server.storage.store import StoreFailed

SPEAKS_OF_THE_SYSTEM = (OSError, StoreFailed, sqlite3.OperationalError, psycopg.OperationalError)
TABLE = re.compile(r"\b(table [\w-]{6})[\w-]{6,}")
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def set_up(form: str, stream: TextIO | None = None) -> None:
    """For the whole process: warnings and worse, from us and from the libraries."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return "\n".join([f"{moment(record)} {record.levelname} {record.name}: {message(record)}", *error(record)])


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message(record),
        }
        if lines := error(record):
            told["error"] = lines
        return msgspec.json.encode(told).decode()


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def message(record: logging.LogRecord) -> str:
    """On one line, whatever is in it."""
    text = record.getMessage()
    if record.name == "asyncio":
        text = text.partition("\n")[0]  # what follows is the task with its error and its words
    return TABLE.sub(r"\1…", UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text))


def error(record: logging.LogRecord) -> list[str]:
    """The error and what led to it, the first cause first."""
    lines: list[str] = []
    found = record.exc_info[1] if record.exc_info else None
    seen: set[int] = set()
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        lines = described(found) + lines
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return lines


def described(found: BaseException) -> list[str]:
    kind = type(found)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    words = f": {first_line(found)}" if isinstance(found, SPEAKS_OF_THE_SYSTEM) else ""
    frames = [f"  {place.filename}:{place.lineno} {place.name}" for place in traceback.extract_tb(found.__traceback__)]
    return [*frames, name + words]


def first_line(found: BaseException) -> str:
    """PostgreSQL says in the next ones which values it was about."""
    return UNSEEN.sub(" ", str(found).partition("\n")[0])
