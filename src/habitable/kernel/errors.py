"""Everything that can be wrong with what comes in from outside. An error is the key of its text with arguments: whoever
shows it to somebody says it in their language (`Texts.explain`). The text says what would have been right."""

import msgspec

LONGEST = 500  # characters of an argument: it may quote something of any length


class Problem(msgspec.Struct, frozen=True):
    """What is wrong: the key of a text, and the arguments of that text, of which one may be a problem again."""

    key: str
    arguments: dict[str, "str | int | Problem"]


class HabitableError(Exception):
    """Bad input. Nothing was changed."""

    def __init__(self, key: str, /, **arguments: "str | int | Problem | HabitableError") -> None:
        super().__init__(key)
        self.problem = Problem(key, {name: _argument(value) for name, value in arguments.items()})

    def __str__(self) -> str:
        """In English, for logs and developers."""
        from habitable import texts  # only now: what is never shown needs no texts

        return texts.get("en").explain(self.problem)


def _argument(value: str | int | Problem | HabitableError) -> str | int | Problem:
    if isinstance(value, HabitableError):
        return value.problem
    return value[: LONGEST - 3] + "..." if isinstance(value, str) and len(value) > LONGEST else value


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
