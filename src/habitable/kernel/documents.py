"""Position documents (rules/positions.md): reading what a person describes, with errors that name the place."""

import re
from typing import Any, TypeVar

import msgspec

from habitable.kernel.errors import BadDocument

T = TypeVar("T")


def read(data: bytes) -> dict[str, Any]:
    """The JSON object in a file."""
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadDocument(f"this is no JSON: {error}") from None
    if not isinstance(document, dict):
        raise BadDocument('a position document is a JSON object: {"game": ...}')
    if not isinstance(document.get("game"), str):
        raise BadDocument('game: a position document names its game: {"game": "ecosystem", ...}')
    return document


def convert(document: Any, kind: type[T]) -> T:
    """The document as the game's own type."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        text, _, path = str(error).partition(" - at `")
        place = re.sub(r"^\$\.?", "", path.removesuffix("`"))
        raise BadDocument(f"{place}: {text}" if place else text) from None
