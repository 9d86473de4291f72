"""Every text that a person sees: Fluent files in `locale/`, one for each room of the house, in three languages."""

import os
import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from habitable.kernel.errors import BadOptions, Problem

LANGUAGES = ("en", "pl", "he")
MINUS = "−"  # in numbers that people read; what they type may have a hyphen


def numeral(number: float | str) -> str:
    """A number, or a text with numbers, as people read it. Hexes, `0,-1`, keep the names that are typed for them."""
    return re.sub(r"(?<![\w,(-])-(?=\d)", MINUS, str(number))


class Texts:
    """The texts of one language. `texts("key", name=value)` is a text; a key that does not exist is a bug."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.right_to_left = language == "he"
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("habitable") / "locale" / language
        for room in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if room.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(room.read_text(encoding="utf-8")))

    def __call__(self, key: str, /, **arguments: str | int | float) -> str:
        name, _, attribute = key.partition(".")
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

    def explain(self, problem: Problem) -> str:
        """What is wrong, in words. Another version of the program may know problems that have no text here."""
        if not self.has(problem.key):
            return problem.key
        said = {
            name: self.explain(value) if isinstance(value, Problem) else value
            for name, value in problem.arguments.items()
        }
        return self(problem.key, **said)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)


@cache
def get(language: str) -> Texts:
    if language not in LANGUAGES:
        raise BadOptions("no-such-language", language=language, languages=", ".join(LANGUAGES))
    return Texts(language)


def from_environment() -> str:
    """The language that the user's environment asks for, English where it asks for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            language = wanted[:2].lower().replace("iw", "he")
            return language if language in LANGUAGES else "en"
    return "en"
