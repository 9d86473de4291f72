"""What is to be said, before it is said in a language: the key of a text with arguments, which may be phrases again.

Words of a game, errors and log lines are made as phrases, in Python, once; whoever shows them to somebody renders them
with the Fluent files of that person's language: `Texts.render` here, `texts/phrases.ts` in the browser.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import NamedTuple, Union

import msgspec


class SeatName(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="seat"):
    """The name of whoever sits there."""

    seat: int


class Joined(msgspec.Struct, frozen=True, tag_field="is", tag="list"):
    """Several things, one after the other."""

    parts: list["Part"]
    by: str


class Phrase(NamedTuple):
    """The key of a text (`planet-terrain-ice`, or with an attribute `planet-terrain-ice.beside`) and its arguments."""

    key: str
    arguments: dict[str, "Part"]


class Lasting(Phrase):
    """A phrase that is made once and said again and again: it is written for the wire once, too."""

    @cached_property
    def written(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self))


Part = Union[str, int, Phrase, Joined, SeatName]  # noqa: UP007 - a name inside quotes


# A phrase as its class would make it, in a quarter of the time.
quickly: Callable[[tuple[str, dict[str, Part]]], Phrase] = partial(tuple.__new__, Phrase)


def phrase(key: str, /, **arguments: Part) -> Phrase:
    return quickly((key, arguments))


def lasting(key: str, /, **arguments: Part) -> Lasting:
    return Lasting(key, arguments)


def joined(parts: Sequence[Part], by: str = ", ") -> Part:
    """Nothing, the one part, or a list of them."""
    if len(parts) == 1:
        return parts[0]
    return Joined(list(parts), by) if parts else ""
