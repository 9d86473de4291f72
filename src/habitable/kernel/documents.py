"""Position documents (rules/positions.md): reading what a person describes, with errors that name the place."""

import json
import re
from typing import Any, TypeVar

import msgspec

from habitable.kernel.errors import BadDocument

T = TypeVar("T")


def read(data: bytes) -> dict[str, Any]:
    """The position document in a file."""
    document = parse(data)
    if not isinstance(document, dict):
        raise BadDocument('a position document is a JSON object: {"game": ...}')
    if not isinstance(document.get("game"), str):
        raise BadDocument('game: a position document names its game: {"game": "ecosystem", ...}')
    return document


def parse(data: bytes) -> Any:
    """The JSON in a file. A key that stands there twice, or NaN, is an error and not a surprise."""
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_no_number)
    except UnicodeDecodeError:
        raise BadDocument("this is no JSON: it is not text in UTF-8") from None
    except RecursionError:
        raise BadDocument("this is no JSON that we can use: it is nested too deeply") from None
    except ValueError as error:
        raise BadDocument(f"this is no JSON: {error}") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, value in pairs:
        if key in out:
            raise BadDocument(f"{_short(key)}: this key stands there twice")
        out[key] = value
    return out


def _no_number(name: str) -> Any:
    raise BadDocument(f"this is no JSON: {name} is no number")


def _short(text: str) -> str:
    return text if len(text) <= 200 else text[:197] + "..."


def convert(document: Any, kind: type[T]) -> T:
    """The document as the game's own type."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        text, _, path = str(error).partition(" - at `")
        place = re.sub(r"^\$\.?", "", path.removesuffix("`"))
        raise BadDocument(_short(f"{place}: {text}" if place else text)) from None


def check_names(names: list[str] | None, players: int) -> None:
    """Who sat there, for people who read the document; nothing depends on it."""
    if names is not None and len(names) != players:
        raise BadDocument(f"names: one for each of {players}, not {len(names)}")
