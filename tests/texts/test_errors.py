"""Every error is a text in every language: its key exists there, and it brings exactly the arguments of that text."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import habitable
from habitable import client, texts
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.kernel.errors import BadBox, BadDocument, BadRecord, HabitableError
from habitable.kernel.match import replay
from habitable.kernel.record import read
from habitable.lab import workers
from habitable.server.storage import store
from habitable.server.tables import log
from habitable.texts.phrases import Phrase
from texts.test_locale import messages

SOURCES = Path(habitable.__file__).parent
ROOMS = (client, log, store, workers)  # they have errors of their own, which are known once they are imported
FROM_THE_WIRE = client.Refused  # what a server has said, with the key that it said


def kinds(kind: type[HabitableError] = HabitableError) -> Iterator[type[HabitableError]]:
    yield kind
    for other in kind.__subclasses__():
        yield from kinds(other)


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every error that the sources make, and where."""
    names = {kind.__name__ for kind in kinds() if kind is not FROM_THE_WIRE}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield f"{path.relative_to(SOURCES)}:{node.lineno}", node


def key_of(call: ast.Call) -> str | None:
    """None where none is written there."""
    assert isinstance(call.func, ast.Name)
    refusal = call.func.id == "Refusal"
    key = call.args[1 if refusal else 0] if call.args else None
    return f"{'refused-' * refusal}{key.value!s}" if isinstance(key, ast.Constant) else None


def test_every_error_has_a_text_and_brings_its_arguments() -> None:
    english, found = messages("en"), list(raised())
    assert len(found) > 150
    for where, call in found:
        key = key_of(call)
        if key is None:
            assert ast.unparse(call) in AGAIN, where
            continue
        assert key in english, f"{where}: {key}"
        assert {str(keyword.arg) for keyword in call.keywords} == english[key].variables, f"{where}: {key}"


AGAIN = {  # what came from elsewhere as it is, and what always has the same key
    "Refusal(status, code, **arguments)",
    "Refusal(error.status_code, 'no-such-door')",
    "Damaged(table)",
    "BadDocument(problem.key, **problem.arguments)",
}


def test_an_error_is_english_for_developers() -> None:
    error = BadDocument("wrong-at", place="boards[0]", why=BadDocument("wrong-none", place="x"))
    assert str(error) == "boards[0]: x: at least one is needed"


def test_what_is_quoted_is_not_endless() -> None:
    assert len(str(BadDocument("json-twice", key="x" * 100_000))) < texts.LONGEST + 50


def test_another_version_may_know_problems_that_we_do_not() -> None:
    problem = Phrase("refused-bad-options", {"why": Phrase("wrong-in-a-new-way", {"n": 3})})
    assert texts.get("en").explain(problem) == "such a table cannot be: wrong-in-a-new-way"


def illegal() -> HabitableError:
    head = "habitable 1\ngame: ecosystem\nrules: 1\nseat 0: Ada\nseat 1: Bob\n\n"
    with pytest.raises(BadRecord) as caught:
        replay(ECOSYSTEM, read(f"{head}0: choose W\n"))
    return caught.value


WRONG = BadBox("wrong-range", place="animals", least=20, most=63, given="19")


@pytest.mark.parametrize(
    ("error", "language", "text"),
    [
        (illegal(), "en", 'line 7: "choose W": seat 0 is not asked now; asked: nature'),
        (illegal(), "pl", "wiersz 7: „choose W”: miejsce 0 nie odpowiada teraz; teraz odpowiada: Natura"),
        (illegal(), "he", "שורה 7: ״choose W״: השאלה עכשיו אינה אל מקום 0; היא אל: הטבע"),
        (WRONG, "pl", "animals: od 20 do 63, nie 19"),
        (WRONG, "he", "animals: מ־20 עד 63, לא 19"),
    ],
)
def test_an_error_speaks_three_languages(error: HabitableError, language: str, text: str) -> None:
    assert texts.get(language).explain(error.phrase) == text


@pytest.mark.parametrize("language", ["pl", "he"])
def test_no_text_of_an_error_is_left_in_english(language: str) -> None:
    """What is nothing but its arguments aside."""
    english, other = texts.get("en"), texts.get(language)
    for _, call in raised():
        key = key_of(call)
        if key is None or key == "wrong-at":
            continue
        given = {name: 7 if name in messages("en")[key].numbers else name for name in messages("en")[key].variables}
        said = other(key, **given)
        assert said != english(key, **given), key
        assert language == "pl" or re.search("[א-ת]", said), key
