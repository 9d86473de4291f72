"""One digital table for board games about life. docs/library.md shows how to play from a program."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from habitable._form import compiled, prefer_plain_sources

if TYPE_CHECKING:
    from habitable.library import Bot, HabitableError, LocalMatch, bot, new, read, score

__all__ = [
    "Bot",
    "HabitableError",
    "LocalMatch",
    "__version__",
    "bot",
    "compiled",
    "new",
    "read",
    "score",
]

__version__ = "0.1.0"

prefer_plain_sources()

if not TYPE_CHECKING:  # so that a name which does not exist is an error of types

    def __getattr__(name: str) -> Any:
        """Names are loaded when they are used: every process and command imports this package."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module("habitable.library"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
