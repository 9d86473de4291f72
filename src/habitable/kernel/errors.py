"""Everything that can be wrong with what comes in from outside. The text says what would have been right."""


class HabitableError(Exception):
    """Bad input, with a message for people. Nothing was changed."""


class IllegalAnswer(HabitableError):
    """This answer is not among the legal ones of the question that is asked."""


class BadOptions(HabitableError):
    """A game, a number of players or an option that does not exist."""


class BadRecord(HabitableError):
    """A record that cannot be read or replayed; the text names the line."""


class BadDocument(HabitableError):
    """A position document that is wrong; the text names the place."""


class CannotUndo(HabitableError):
    """Taking back would pass over luck or over another seat's answer."""
