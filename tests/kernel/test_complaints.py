"""What msgspec says of wrong data is said in the language of whoever reads it, with nothing left of its own words."""

import re
from typing import Annotated, Any, Literal

import msgspec
import pytest

from habitable import texts
from habitable.kernel.complaints import KINDS, SENTENCES, complaint
from habitable.kernel.errors import BadBox
from habitable.texts.phrases import phrase


class Part(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=3)] = ""
    count: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    share: Annotated[float, msgspec.Meta(gt=0, le=1)] = 1.0
    hex: tuple[int, int] = (0, 0)
    pair: Annotated[list[int], msgspec.Meta(min_length=2)] = []
    word: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")] = "a"
    how: Literal["one", "two"] = "one"
    sure: bool = True
    maybe: str | None = None
    by: dict[int, int] = {}


class Whole(msgspec.Struct):
    part: Part


WRONG: list[tuple[str | dict[str, Any], str]] = [
    ('{"part": {"lava": 1}}', "data-unknown"),
    ("{}", "data-missing"),
    ('{"part": 7}', "data-kind"),
    ('{"part": {"maybe": true}}', "data-kind"),
    ('{"part": {"by": {"x": 1}}}', "data-kind"),
    ('{"part": {"by": {"1": "x"}}}', "data-kind"),
    ('{"part": {"count": 0}}', "data-bound"),
    ('{"part": {"count": 6}}', "data-bound"),
    ('{"part": {"share": 0}}', "data-bound"),
    ('{"part": {"share": 1.5}}', "data-bound"),
    ('{"part": {"name": "four"}}', "data-length"),
    ('{"part": {"pair": [1]}}', "data-length"),
    ('{"part": {"hex": [1]}}', "data-length"),
    ({"part": {"hex": [1]}}, "data-other-length"),
    ('{"part": {"word": "A"}}', "data-pattern"),
    ('{"part": {"how": "three"}}', "data-value"),
    ('{"part": {"sure": "yes"}}', "data-kind"),
    ('{"part": {"count": 1e400}}', "data-number"),
    ('{"part": }', "data-json"),
    ('{"part": ', "data-truncated"),
]
OURS = r"lava|part|three|\^\[a-z\]\+\$|JSON|null|true|false"  # what may be quoted, and what has no other name


def refused(data: str | dict[str, Any]) -> Exception:
    with pytest.raises((msgspec.DecodeError, RecursionError)) as caught:
        msgspec.json.decode(data, type=Whole) if isinstance(data, str) else msgspec.convert(data, Whole)
    return caught.value


@pytest.mark.parametrize(("data", "key"), WRONG)
def test_a_sentence_is_translated(data: str | dict[str, Any], key: str) -> None:
    problem = complaint(refused(data))
    why = problem.arguments.get("why", problem)
    assert isinstance(why, tuple)
    assert why[0] == key
    for language, letters in (("pl", "[a-ząćęłńóśźż]"), ("he", "[א-ת]")):
        said = re.sub(r"^part(\.[a-z]+)?(\[\.\.\.\])?(?=:)", "", texts.get(language).explain(problem).lstrip("\u200f"))
        assert re.search(letters, said)
        rest = re.sub(OURS, "", said)
        assert language == "pl" or not re.search("[A-Za-z]", rest)
        assert not re.search("Expected|Invalid|Object|`|got|int|str|array|bool|float", rest)


def test_every_sentence_can_be_heard() -> None:
    assert {key for _, key in WRONG} == SENTENCES.keys() - {"data-only-kind"}  # of keys, which JSON never gives wrong
    english = texts.get("en")
    assert all(english.has(key) for key in (*SENTENCES, *KINDS.values()))


def test_what_is_no_text_and_what_is_too_deep() -> None:
    with pytest.raises(UnicodeDecodeError) as caught:
        msgspec.json.decode(b'"\xff"')
    assert complaint(caught.value).key == "json-no-text"
    assert complaint(refused('{"x": ' + "[" * 100_000)).key == "json-too-deep"


def test_the_place_is_named() -> None:
    problem = complaint(refused('{"part": {"hex": [1, "x"]}}'))
    assert texts.get("en").explain(problem) == "part.hex[1]: Expected `int`, got `str`"


def test_an_error_of_our_own_comes_through() -> None:
    class Strict(msgspec.Struct):
        value: int

        def __post_init__(self) -> None:
            raise BadBox("wrong-none", place="tiles")

    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert({"box": {"value": 1}}, dict[str, Strict])
    assert complaint(caught.value) == phrase("wrong-at", place="[...]", why=phrase("wrong-none", place="tiles"))


def test_what_is_new_is_told_as_it_is() -> None:
    said: Any = msgspec.ValidationError("Something new - at `$.tiles`")
    assert complaint(said) == phrase("wrong-at", place="tiles", why=phrase("wrong-form", why="Something new"))
