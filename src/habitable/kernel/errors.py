"""Everything that can be wrong with what comes in from outside. The text says what would have been right."""

from habitable.texts import HabitableError

__all__ = [
    "BadBox",
    "BadDocument",
    "BadOptions",
    "BadRecord",
    "CannotUndo",
    "HabitableError",
    "IllegalAnswer",
]


class IllegalAnswer(HabitableError):
    """This answer is not among the legal ones of the question that is asked."""


class BadOptions(HabitableError):
    """A game, a number of players or an option that does not exist."""


class BadRecord(HabitableError):
    """A record that cannot be read or replayed; the text names the line."""


class BadDocument(HabitableError):
    """A position document that is wrong; the text names the place."""


class BadBox(BadDocument, ValueError):
    """A component file that is wrong. As a ValueError it comes through msgspec, which adds where the file stands."""


class CannotUndo(HabitableError):
    """Taking back would pass over luck or over another seat's answer."""
