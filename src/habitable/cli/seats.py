"""Who sits at the table. A bot is known by its name, also in a record: `greedy`, `greedy 2`; all others are people."""

import getpass
import re
from collections.abc import Sequence

from habitable.bots import knows
from habitable.kernel.errors import BadOptions
from habitable.texts import Texts

ME = "me"
LONGEST = 24  # characters of a name


def bot_of(name: str) -> str | None:
    """The bot of a seat's name, None for a person."""
    bot = re.sub(r" \d+$", "", name).casefold()
    return bot if knows(bot) else None


def take(texts: Texts, wanted: Sequence[str]) -> list[str]:
    """The names of the seats: tidy, and no two alike."""
    names: list[str] = []
    for word in wanted:
        name = tidy(word)
        if name.casefold() in (ME, texts("play-me").casefold()):
            name = own_name(texts)
        if not name:
            raise BadOptions("play-empty-name")
        base = bot_of(name) or name
        name, number = base, 2
        while name.casefold() in (other.casefold() for other in names):
            name = f"{base} {number}"
            number += 1
        names.append(name)
    return names


def own_name(texts: Texts) -> str:
    """The user's login name, if there is one that is no bot's."""
    try:
        name = tidy(getpass.getuser())
    except (OSError, KeyError, ImportError):  # no such user, as in a bare container
        name = ""
    return name if name and bot_of(name) is None else texts("play-you")


def tidy(name: str) -> str:
    """One line of printable characters, not too many."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(shown.split())[:LONGEST].rstrip()
