"""What we need of the terminal: a console that takes texts as they are, its size, and whether somebody sits there."""

import os
import sys

from rich.console import Console

from habitable import compiled
from habitable.kernel.errors import HabitableError
from habitable.texts import Texts


def console() -> Console:
    """A console that reads no markup into people's names."""
    return Console(markup=False, emoji=False, highlight=False)


def demand_terminal() -> None:
    """Playing needs a person at a keyboard, and a window."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise HabitableError("cli-no-terminal")


def can_show_symbols(out: Console) -> bool:
    """Whether pictures can be expected to appear: not on the Linux console, nor in an old encoding."""
    return out.encoding.startswith("utf") and os.environ.get("TERM", "") not in ("", "dumb", "linux", "vt100")


def note_plain_engine(texts: Texts) -> None:
    """One line when the engine was not compiled, unless that was asked for."""
    if not compiled() and os.environ.get("HABITABLE_PURE") != "1":
        print(texts("cli-plain-engine"), file=sys.stderr)
