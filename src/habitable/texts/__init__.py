"""Every text that a person sees: Fluent files in three languages, in `locale/` those of no single game, and in each
game's folder its own `locale/`. A text is asked for by its key, or comes as a phrase (`phrases.py`)."""

import os
import re
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from habitable import found
from habitable.texts.phrases import Joined, Part, Phrase, SeatName

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "he")
MESSAGE = re.compile(r"^(?=-?[a-z][\w-]* *=)", re.MULTILINE)  # where one begins; what is part of it is indented
MENTIONED = re.compile(r"\{\s*(-?[a-z][\w-]*)")
LINE = re.compile(r"[\w-]+ *= *([^\n]*[^\n ]) *\n?(?:#[^\n]*\n|\s)*")  # a message that is one line
ARGUMENT = re.compile(r"\{ *\$([a-z][\w-]*) *\}")
WANTED = re.compile(r"\$([a-z][\w-]*)")
LONGEST = 500  # characters of an argument: it may quote something of any length
MINUS = "−"  # in numbers that people read; what they type may have a hyphen
OF_THE_TERMINAL = ("cli", "tools")  # files of texts that nobody else says


class HabitableError(Exception):
    """Bad input. Nothing was changed. Whoever shows it to somebody says it in their language (`Texts.explain`)."""

    def __init__(self, key: str, /, **arguments: "Part | HabitableError") -> None:
        super().__init__(key)
        self.phrase = Phrase(key, {name: _argument(value) for name, value in arguments.items()})

    def __str__(self) -> str:
        """In English, for logs and developers."""
        return get("en").explain(self.phrase)


def _argument(value: Part | HabitableError) -> Part:
    if isinstance(value, HabitableError):
        return value.phrase
    return shortened(value) if isinstance(value, str) else value


def shortened(text: str) -> str:
    return text[: LONGEST - 3] + "..." if len(text) > LONGEST else text


def numeral(number: float | str) -> str:
    """A number, or a text with numbers, as people read it. Hexes, `0,-1`, keep the names that are typed for them."""
    return re.sub(r"(?<![\w,(-])-(?=\d)", MINUS, str(number))


def rooms(language: str) -> list[Path]:
    """The files of a language: those of the house, and one of each game. A package of others may lack one."""
    house = sorted(Path(__file__).parents[1].joinpath("locale").joinpath(language).glob("*.ftl"))
    games = (found.folder(game) / "locale" / f"{language}.ftl" for game in found.games())
    return [*house, *(path for path in games if path.is_file())]


def source(language: str) -> str:
    """The texts of a language in one, for whoever renders phrases elsewhere: all but what only the terminal says."""
    return "\n".join(room.read_text(encoding="utf-8") for room in rooms(language) if room.stem not in OF_THE_TERMINAL)


class Texts:
    """The texts of one language. `texts("key", name=value)` is a text; a key that does not exist is a bug."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.right_to_left = language == "he"
        self._messages: dict[str, str] = {}  # as they stand in the files
        for room in rooms(language):
            for message in MESSAGE.split(room.read_text(encoding="utf-8"))[1:]:
                self._messages.setdefault(message.partition("=")[0].rstrip(), message)
        self._unread = set(self._messages)
        self._reading = Lock()

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _read(self, name: str) -> None:
        """Parses a message, and those that it mentions, when it is first wanted: all of them take a quarter second.
        Several threads may want it; it counts as read when all of it is."""
        from fluent.runtime import FluentResource

        if name not in self._unread:
            return
        with self._reading:
            wanted, read = [name], set[str]()
            while wanted:
                one = wanted.pop()
                if one in self._unread and one not in read:
                    read.add(one)
                    self._bundle.add_resource(FluentResource(self._messages[one]))
                    wanted += MENTIONED.findall(self._messages[one])
            self._unread -= read

    def _simple(self, key: str, arguments: dict[str, str | int | float]) -> str | None:
        """A line with at most texts to be put in. Most are so, and it takes a tenth of a second to import Fluent."""
        line = LINE.fullmatch(self._messages.get(key, ""))
        if line is None:
            return None
        parts = ARGUMENT.split(line[1])  # text, name, text, name, … text
        values = [arguments.get(name) for name in parts[1::2]]
        if any("{" in part or "}" in part for part in parts[::2]):
            return None
        for i, value in enumerate(values):
            if not isinstance(value, str):
                return None
            parts[2 * i + 1] = value
        return "".join(parts)

    def __call__(self, key: str, /, **arguments: str | int | float) -> str:
        if (simple := self._simple(key, arguments)) is not None:
            return simple
        name, _, attribute = key.partition(".")
        self._read(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        assert isinstance(text, str)
        below = any(not isinstance(value, str) and value < 0 for value in arguments.values())
        return numeral(text) if below else text

    def render(self, part: Part, names: Sequence[str] = ()) -> str:
        """A phrase in words; `names` are those of the seats."""
        if isinstance(part, Phrase):
            return self(part.key, **{name: self._value(value, names) for name, value in part.arguments.items()})
        value = self._value(part, names)
        return value if isinstance(value, str) else numeral(value)

    def _value(self, part: Part, names: Sequence[str]) -> str | int:
        """What Fluent is given: numbers stay numbers, for it has forms of words that depend on them."""
        if isinstance(part, Phrase):
            return self.render(part, names)
        if isinstance(part, Joined):
            return part.by.join(self.render(each, names) for each in part.parts)
        return names[part.seat] if isinstance(part, SeatName) else part

    def explain(self, phrase: Phrase) -> str:
        """What is wrong, in words. Another version of the program may know errors that have no text here."""
        if not self.has(phrase.key):
            return phrase.key
        said: dict[str, Part] = {
            name: self.explain(value) if isinstance(value, Phrase) else value
            for name, value in phrase.arguments.items()
        }
        return self.render(Phrase(phrase.key, said))

    def has(self, key: str) -> bool:
        return key in self._messages and not key.startswith("-")

    def keys(self, beginning: str) -> list[str]:
        """Those that begin so."""
        return [key for key in self._messages if key.startswith(beginning)]

    def wants(self, key: str) -> tuple[str, ...]:
        """The names of the arguments that a text takes; they are the same in every language."""
        return tuple(sorted(set(WANTED.findall(self._messages[key]))))


@cache
def get(language: str) -> Texts:
    if language not in LANGUAGES:
        raise HabitableError("no-such-language", language=language, languages=", ".join(LANGUAGES))
    return Texts(language)


def from_environment() -> str:
    """The language that the user's environment asks for, English where it asks for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            language = wanted[:2].lower().replace("iw", "he")
            return language if language in LANGUAGES else "en"
    return "en"
