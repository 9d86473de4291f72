"""A game's options as they are typed: `--option key=value`, `--option key=@FILE`, `--components FILE`."""

from collections.abc import Iterable
from typing import Any

import msgspec

from habitable.cli.files import read
from habitable.kernel import documents
from habitable.kernel.errors import BadDocument, BadOptions

LIMIT = 1_000_000  # bytes of a file that is an option's value


def read_options(texts: Iterable[str], components: str | None = None) -> dict[str, Any]:
    """`deal=10` as a number, `orientation=free` as a text, `gap_points=[12,7,3]` as a list, `components=@FILE` as what
    is in the file."""
    options = {} if components is None else {"components": from_file(components)}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise BadOptions("cli-bad-option", text=text)
        options[key.strip()] = from_text(value.strip())
    return options


def from_text(value: str) -> Any:
    if value.startswith("@"):
        return from_file(value.removeprefix("@"))
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return value


def from_file(file: str) -> Any:
    try:
        return documents.parse(read(file, LIMIT))
    except BadDocument as error:
        raise BadOptions("wrong-at", place=file, why=error) from None
