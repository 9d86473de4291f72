"""A game's options as they are typed: `--option key=value`."""

from collections.abc import Iterable
from typing import Any

import msgspec

from habitable.kernel.errors import BadOptions
from habitable.texts import Texts


def read_options(texts: Iterable[str], words: Texts) -> dict[str, Any]:
    """`deal=10` as a number, `orientation=free` as a text, `gap_points=[12,7,3]` as a list."""
    options = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise BadOptions(words("cli-bad-option", text=text))
        try:
            options[key.strip()] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            options[key.strip()] = value.strip()
    return options
