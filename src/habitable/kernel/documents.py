"""Position documents (rules/positions.md): reading what a person describes, with errors that name the place."""

import json
from typing import Any, TypeVar

import msgspec

from habitable.kernel.complaints import complaint
from habitable.kernel.errors import BadDocument

T = TypeVar("T")

EXAMPLE = '{"game": "ecosystem", ...}'


def read(data: bytes) -> dict[str, Any]:
    """The position document in a file."""
    return named(parse(data))


def named(document: Any) -> dict[str, Any]:
    """A document that names its game."""
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadDocument("document-names-game", example=EXAMPLE)
    return document


def parse(data: bytes) -> Any:
    """The JSON in a file. A key that stands there twice, or NaN, is an error and not a surprise."""
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_no_number)
    except UnicodeDecodeError:
        raise BadDocument("json-no-text") from None
    except RecursionError:
        raise BadDocument("json-too-deep") from None
    except json.JSONDecodeError as error:
        raise BadDocument("json-wrong", line=error.lineno, column=error.colno) from None
    except ValueError:
        raise BadDocument("json-long-number") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, value in pairs:
        if key in out:
            raise BadDocument("json-twice", key=key)
        out[key] = value
    return out


def _no_number(name: str) -> Any:
    raise BadDocument("json-no-number", name=name)


def convert(document: Any, kind: type[T]) -> T:
    """The document as the game's own type."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        problem = complaint(error)
        raise BadDocument(problem.key, **problem.arguments) from None


def check_names(names: list[str] | None, players: int) -> None:
    """Who sat there, for people who read the document; nothing depends on it."""
    if names is not None and len(names) != players:
        raise BadDocument("document-names", place="names", players=players, names=len(names))
