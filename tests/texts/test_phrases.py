"""Phrases in words: keys with arguments that may be phrases again, names of seats, and things in a row."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import fluent.runtime
import msgspec
import pytest

from habitable import texts
from habitable.texts.phrases import Part, Phrase, SeatName, joined, phrase

NAMES = ["Ada", "נועה"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ada places a bear."), ("pl", "Ada dokłada niedźwiedzia.")],
)
def test_phrases_in_phrases(language: str, said: str) -> None:
    placed = phrase(
        "ecosystem-event-placed",
        seat=SeatName(0),
        kind=phrase("ecosystem-kind-bear"),
        a_kind=phrase("ecosystem-kind-bear.object"),
        row="0",
        column="1",
    )
    assert texts.get(language).render(placed, NAMES) == said


def test_things_in_a_row() -> None:
    say = texts.get("en").render
    assert say(joined([SeatName(1), phrase("ecosystem-kind-fox"), "x", 3]), NAMES) == "נועה, fox, x, 3"
    assert say(joined(["a", "b"], " · ")) == "a · b"
    assert (joined(["a"]), joined([])) == ("a", "")


def test_numbers_have_one_sign_for_minus() -> None:
    say = texts.get("en").render
    assert say(-3) == "−3"
    assert say(phrase("ecosystem-points", points=-5)) == "−5 pts"


@pytest.mark.parametrize(
    ("part", "wire"),
    [
        (phrase("a-key"), '["a-key",{}]'),
        (Phrase("a-key", {"of": SeatName(2)}), '["a-key",{"of":{"is":"seat","seat":2}}]'),
        (joined([phrase("b"), 1]), '{"is":"list","parts":[["b",{}],1],"by":", "}'),
        ("text", '"text"'),
    ],
)
def test_on_the_wire_they_are_short_and_come_back(part: Part, wire: str) -> None:
    assert msgspec.json.encode(part).decode() == wire
    assert msgspec.json.decode(wire, type=Part) == part


def test_a_text_is_whole_for_all_threads_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn in threads: who comes while another one reads a text waits for it."""
    words, began, go_on = texts.Texts("pl"), Event(), Event()
    parse = fluent.runtime.FluentResource

    def slowly(message: str) -> Any:
        began.set()
        assert go_on.wait(60)
        return parse(message)

    monkeypatch.setattr(fluent.runtime, "FluentResource", slowly)
    with ThreadPoolExecutor(2) as threads:
        said = [threads.submit(words, "marine-picture-cubes", animal="ryby", number=3, endangered="no")]
        assert began.wait(60)
        said.append(threads.submit(words, "marine-picture-cubes", animal="ryby", number=3, endangered="no"))
        assert not said[1].done()
        go_on.set()
        assert said[0].result() == said[1].result()
