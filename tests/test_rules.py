"""The rules ship with the code: whatever is cited of docs/rules stands there, and every vector has a test."""

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from habitable.games import get

HOME = Path(__file__).parent.parent
RULES = HOME / "docs" / "rules"
FILES = {"ecosystem": "ecosystem", "planet": "planet", "dominant_species": "dominant-species", "marine": "marine"}
SOURCES = [
    path
    for pattern in ("src/habitable/**/*.py", "tests/**/*.py", "tools/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
    for path in sorted(HOME.glob(pattern))
    if path != Path(__file__)
]

PLACE = r"(?:\d+(?:\.\d+)?|[A-Z]{1,2}-?\d+[a-z]?)"  # 9, 9.9, R17, A-03, TV-04a
CITED = re.compile(rf"rules/([a-z-]+)\.md((?: {PLACE}(?:(?:, | and | to ){PLACE})*)?)")
BARE = re.compile(
    r"\b(?:\d{1,2}\.\d{1,2}|R\d{1,2}|A-\d\d)\b|(?<=\()[ET]\d{1,3}\b|^# (?:── )?[ET]\d{1,3}\b"
    r"|(?<= \()[1-9]\d?(?:(?:, | and )[1-9]\d?)*(?=\))"  # a whole section: (4), (4, 5)
)
VECTOR = {"ecosystem": r"E-\d\d", "planet": r"P-\d\d", "dominant-species": r"T\d+", "marine": r"[TDK]V-\d\d[a-z]?"}
SAME_EVERYWHERE = [name for name in VECTOR if name != "dominant-species"]  # T28 is also a tile of Planet


# ── what the rules have ─────────────────────────────────────────────────────────────────────────────────────────────


@cache
def rules(name: str) -> str:
    return (RULES / f"{name}.md").read_text(encoding="utf-8")


@cache
def sections(name: str) -> set[str]:
    """Their numbers; the steps of one that is a list count like sections of it: 4.13."""
    found: set[str] = set()
    last = ""
    for line in rules(name).splitlines():
        if heading := re.match(r"#{2,3} (\d+(?:\.\d+)?)\.? ", line):
            last = heading[1]
            found.add(last)
        elif (step := re.match(r"(\d+)\. ", line)) and "." not in last:
            found.add(f"{last}.{step[1]}")
    return found


@cache
def entries(name: str) -> set[str]:
    """Rulings, cards, traits and vectors: first in the row of a table, or, if they have a dash, anywhere."""
    rows = re.findall(r"^\| ([A-Z]\d+)\b", rules(name), re.M)
    return {*rows, *re.findall(r"\b[A-Z]{1,2}-\d\d[a-z]?\b", rules(name))}


def vectors(name: str) -> set[str]:
    return {entry for entry in entries(name) if re.fullmatch(VECTOR[name], entry)}


# ── what is said about them ─────────────────────────────────────────────────────────────────────────────────────────


def remarks(path: Path) -> Iterator[str]:
    """Comments and docstrings, without what they quote."""
    text = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield re.sub(r'"[^"]*"', "", " ".join((ast.get_docstring(node) or "").split()))


def citations(path: Path) -> list[tuple[str, list[str]]]:
    """File and places, also where they go on in the next line."""
    text = re.sub(r"\s*\n\s*(?:#|//|\*)?\s*", " ", path.read_text(encoding="utf-8"))
    return [(name, re.findall(PLACE, places)) for name, places in CITED.findall(text)]


def named(game: str) -> set[str]:
    """What the tests of a game are named after, or their parameters; or what their docstrings say they show."""
    vector = VECTOR[FILES[game]]
    found: set[str] = set()
    for path in (HOME / "tests" / "games" / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= spoken(node.name.removeprefix("test_"), game)
                if FILES[game] in SAME_EVERYWHERE:
                    found.update(re.findall(vector, ast.get_docstring(node) or ""))
            elif isinstance(node, ast.keyword) and node.arg == "id" and isinstance(node.value, ast.Constant):
                found |= spoken(str(node.value.value).replace("-", "_"), game)
            elif isinstance(node, ast.Constant) and re.fullmatch(vector, str(node.value)):
                found.add(str(node.value))
    return found


def spoken(name: str, game: str) -> set[str]:
    """`t123_r24_…` is T123 and R24 of Dominant Species, `tv_04a_…` TV-04a of Marine, `p_06_…` P-06 of Planet."""
    if game == "dominant_species":
        return {word.upper() for word in name.split("_") if re.fullmatch(r"[tr]\d+", word)}
    match = re.match(r"(a|e|p|tv|dv|kv)_(\d\d[a-z]?)(?:_|$)", name)
    return {f"{match[1].upper()}-{match[2]}"} if match else set()


# ── tests ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_cited_exists() -> None:
    cited = [(path, name, places) for path in SOURCES for name, places in citations(path)]
    assert len(cited) > 200
    for path, name, places in cited:
        assert (RULES / f"{name}.md").exists(), f"{path}: rules/{name}.md"
        missing = [place for place in places if place not in sections(name) | entries(name)]
        assert not missing, f"{path}: rules/{name}.md has no {missing}"


def test_no_number_is_cited_without_its_file() -> None:
    """In the games and their tests; elsewhere 1.5 is just a number."""
    for path in SOURCES:
        if path.suffix == ".py" and "games" in path.parts:
            for remark in remarks(path):
                assert not BARE.search(CITED.sub("", remark)), f"{path}: {remark}"


def test_every_vector_that_is_mentioned_exists() -> None:
    for path in SOURCES:
        for name in SAME_EVERYWHERE:
            mentioned = set(re.findall(rf"\b{VECTOR[name]}\b", path.read_text(encoding="utf-8")))
            assert mentioned <= vectors(name), f"{path}: {mentioned - vectors(name)}"


@pytest.mark.parametrize("game", FILES)
def test_every_vector_has_a_test(game: str) -> None:
    assert len(vectors(FILES[game])) > 30
    assert not vectors(FILES[game]) - named(game)


@pytest.mark.parametrize("game", FILES)
def test_what_a_test_is_named_after_exists(game: str) -> None:
    assert not named(game) - entries(FILES[game])


@pytest.mark.parametrize("name", FILES.values())
def test_what_the_rules_say_of_themselves_exists(name: str) -> None:
    places = re.findall(r"\bsections? (\d+(?:\.\d+)?)", rules(name)) + re.findall(r"\((\d+\.\d+)\)", rules(name))
    assert set(places) <= sections(name)
    assert set(re.findall(r"\bR\d+\b", rules(name))) <= entries(name)


def documents() -> list[tuple[str, str]]:
    blocks = re.findall(r"```json\n(.*?)```", rules("positions"), re.S)
    return list(zip(blocks[::2], blocks[1::2], strict=True))


@pytest.mark.parametrize(("document", "answer"), documents())
def test_the_documents_of_the_rules_are_answered_as_they_say(document: str, answer: str) -> None:
    given = json.loads(document)
    assert get(given["game"]).score_document(given) == json.loads(answer)


def test_links_in_the_docs_lead_somewhere() -> None:
    for path in [HOME / "README.md", HOME / "CONTRIBUTING.md", *(HOME / "docs").rglob("*.md")]:
        said = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)  # but not in examples
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", said):
            assert (path.parent / target).exists(), f"{path}: {target}"
