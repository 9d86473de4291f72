"""What msgspec says of data that is not as it should be, as phrases: it says it in English, and to anybody."""

import re

from habitable.kernel.errors import HabitableError
from habitable.texts import shortened
from habitable.texts.phrases import Joined, Part, Phrase, phrase

AT = re.compile(r"(?P<said>.*) - at `(?:key` in `)?\$\.?(?P<place>[^`]*)`", re.DOTALL)
SENTENCES = {
    key: re.compile(sentence, re.DOTALL)
    for key, sentence in {
        "data-unknown": r"Object contains unknown field `(?P<name>.*)`",
        "data-missing": r"Object missing required field `(?P<name>.*)`",
        "data-kind": r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`",
        "data-only-kind": r"Expected `(?P<wanted>[^`]*)`",
        "data-bound": r"Expected `(?P<wanted>\w+)` (?P<bound>[<>]=? \S+)",
        "data-length": r"Expected `(?P<wanted>\w+)` of length (?P<length>[^,]+)",
        "data-other-length": r"Expected `(?P<wanted>\w+)` of length (?P<length>[^,]+), got (?P<count>\d+)",
        "data-pattern": r"Expected `str` matching regex (?P<pattern>.*)",
        "data-value": r"Invalid (?:enum )?value (?P<value>.*)",
        "data-number": r"(?:Integer value|Number) out of range",
        "data-json": r"JSON is malformed: .* \(byte (?P<byte>\d+)\)",
        "data-truncated": r"Input data was truncated",
    }.items()
}
KINDS = {
    "array": "data-array",
    "bool": "data-bool",
    "bytes": "data-bytes",
    "float": "data-float",
    "int": "data-int",
    "null": "data-null",
    "object": "data-object",
    "str": "data-str",
}


def complaint(error: Exception) -> Phrase:
    """With the place, where it says one; what is wrong with it may be an error of our own that came through."""
    if isinstance(error, UnicodeDecodeError):
        return phrase("json-no-text")
    if isinstance(error, RecursionError):
        return phrase("json-too-deep")
    found = AT.fullmatch(str(error))
    said, place = (str(error), "") if found is None else (found["said"], found["place"])
    why = error.__cause__.phrase if isinstance(error.__cause__, HabitableError) else _translated(said)
    return phrase("wrong-at", place=place, why=why) if place else why


def _translated(said: str) -> Phrase:
    said = said.replace("of at least length", "of length >=").replace("of at most length", "of length <=")
    for key, sentence in SENTENCES.items():
        if (found := sentence.fullmatch(said)) is not None:
            return Phrase(key, {name: _argument(name, text) for name, text in found.groupdict().items()})
    return phrase("wrong-form", why=shortened(said))


def _argument(name: str, text: str) -> Part:
    if name in ("wanted", "given"):  # kinds, `str | null`
        return Joined([phrase(KINDS[one]) if one in KINDS else one for one in text.split(" | ")], " | ")
    return shortened(text)
