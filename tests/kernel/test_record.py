"""Records: what the writer writes the reader reads, and a reader that finds something wrong names its line."""

import re
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.kernel.errors import BadRecord
from habitable.kernel.match import Match, replay
from habitable.kernel.position import NATURE
from habitable.kernel.record import HIDDEN, Line, Record, read
from habitable.kernel.rng import Rng

# ── writing and reading ─────────────────────────────────────────────────────────────────────────────────────────────

ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
ONE_LINE = ANY_TEXT.map(lambda text: " ".join(text.split()))
WORDS = st.from_regex(r"[a-z][a-z_]{0,8}", fullmatch=True)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=5,
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    names = draw(st.lists(ONE_LINE, min_size=1, max_size=6))
    seats = st.just(NATURE) | st.integers(0, len(names) - 1)
    lines = draw(st.lists(st.builds(Line, seats, ONE_LINE.filter(bool)), max_size=5))
    day = draw(st.dates().map(date.isoformat))
    return Record(draw(WORDS), draw(st.integers(0, 999_999)), names, draw(st.dictionaries(WORDS, VALUES)), day, lines)


def unnumbered(record: Record) -> Record:
    record.lines = [Line(line.seat, line.text) for line in record.lines]
    return record


@settings(deadline=None)
@given(records())
def test_what_is_written_can_be_read(record: Record) -> None:
    assert unnumbered(read(str(record))) == record


@settings(deadline=None)
@given(records(), st.sampled_from(["\r\n", "\r"]))
def test_line_ends_of_other_systems_and_a_byte_order_mark_do_not_matter(record: Record, end: str) -> None:
    assert read("\ufeff" + str(record).replace("\n", end)) == read(str(record))


@settings(deadline=None, max_examples=30)
@given(records(), st.integers(0, 20))
def test_comments_and_empty_lines_do_not_matter(record: Record, at: int) -> None:
    lines = str(record).split("\n")
    with_comment = "\n".join([*lines[:at], "# a comment", "", *lines[at:]])
    assert unnumbered(read(with_comment)) == record


@settings(deadline=None, max_examples=30)
@given(st.text(max_size=60))
def test_a_name_of_any_characters_makes_one_line(name: str) -> None:
    head = str(Record("picnic", 1, [name], date="2026-01-02")).split("\n")
    assert len(head) == 7
    assert head[4] == f"seat 0: {' '.join(name.split())}"


def test_a_record_is_a_text_that_a_person_can_read() -> None:
    record = Record("ecosystem", 1, ["Ada", "greedy"], {"deal": 11, "placing": "with_pick"}, "2026-11-15")
    record.lines = [Line(NATURE, "deal W"), Line(0, "choose W"), Line(1, HIDDEN)]
    assert str(record) == (
        "habitable 1\n"
        "game: ecosystem\n"
        "rules: 1\n"
        "date: 2026-11-15\n"
        "seat 0: Ada\n"
        "seat 1: greedy\n"
        "option deal: 11\n"
        'option placing: "with_pick"\n'
        "\n"
        "nature: deal W\n"
        "0: choose W\n"
        "1: ?\n"
    )
    assert record.hides


def test_a_line_knows_its_number_in_the_file() -> None:
    record = read("habitable 1\ngame: g\nrules: 1\nseat 0: a\n\n# who begins?\n0: take\n\nnature: rain\n")
    assert [(line.number, str(line)) for line in record.lines] == [(7, "0: take"), (9, "nature: rain")]


def test_the_date_is_today_unless_it_is_given() -> None:
    assert Record("g", 1, []).date == date.today().isoformat()
    assert read("habitable 1\ngame: g\nrules: 1\n").date == ""


# ── records that are wrong ──────────────────────────────────────────────────────────────────────────────────────────

HEAD = "habitable 1\ngame: ecosystem\nrules: 1\nseat 0: a\nseat 1: b\nseat 2: c\n"

MALFORMED: dict[str, tuple[str, str]] = {
    "empty": ("", 'line 1: a record begins with "habitable 1"'),
    "only comments": ("# nothing\n\n", 'line 1: a record begins with "habitable 1"'),
    "something else": ("\n\ngame: ecosystem\n", 'line 3: a record begins with "habitable 1"'),
    "a later format": ("habitable 2\n", 'line 1: a record begins with "habitable 1"'),
    "no colon": (f"{HEAD}0 choose W\n", 'line 7: "0 choose W" should read "key: value" or "seat: answer"'),
    "unknown key": (
        f"{HEAD}colour: red\n",
        'line 7: "colour" is not expected here (game, rules, date, seat N, option NAME)',
    ),
    "a key twice": (
        f"{HEAD}rules: 1\n",
        'line 7: "rules" is not expected here (game, rules, date, seat N, option NAME)',
    ),
    "an option twice": (
        f"{HEAD}option deal: 10\noption deal: 11\n",
        'line 8: "option deal" is not expected here (game, rules, date, seat N, option NAME)',
    ),
    "a seat left out": (
        "habitable 1\ngame: g\nrules: 1\nseat 0: a\nseat 2: c\n",
        'line 5: "seat 1" comes next, not "seat 2"',
    ),
    "a seat twice": ("habitable 1\nseat 0: a\nseat 0: b\n", 'line 3: "seat 1" comes next, not "seat 0"'),
    "a head after answers": (
        f"{HEAD}nature: deal W\noption deal: 10\n",
        'line 8: "option deal" is no seat; after the first answer only answers follow',
    ),
    "no value": (
        f"{HEAD}option deal: eleven\n",
        'line 7: "eleven" is no value (a number, "text", true, false or a list)',
    ),
    "no such seat": (f"{HEAD}nature: deal W\n3: choose W\n", "line 8: there is no seat 3; seats in this record: 3"),
    "a seat far away": (f"{HEAD}1234567: choose W\n", 'line 7: "1234567" is too large a number'),
    "rules in words": (
        "habitable 1\ngame: ecosystem\nrules: one\n",
        'line 3: "rules: one" should be a number',
    ),
    "rules below zero": ("habitable 1\ngame: ecosystem\nrules: -1\n", 'line 3: "rules: -1" should be a number'),
    "rules far away": ("habitable 1\nrules: 1234567\ngame: g\n", 'line 2: "1234567" is too large a number'),
    "a long line": (
        f"{HEAD}{'x' * 50}\n",
        f'line 7: "{"x" * 37}..." should read "key: value" or "seat: answer"',
    ),
    # what is missing has no line
    "no game": ("habitable 1\nrules: 1\n", 'the line "game: …" is missing'),
    "no rules": ("habitable 1\ngame: ecosystem\n", 'the line "rules: …" is missing'),
}


@pytest.mark.parametrize(("text", "error"), MALFORMED.values(), ids=MALFORMED.keys())
def test_a_record_that_cannot_be_read_says_where(text: str, error: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert str(caught.value) == error


DEALT = "".join(f"nature: deal {letter}\n" for letter in "MSDBFWTGHER" * 3)  # lines 7 to 39

UNPLAYABLE: dict[str, tuple[str, str]] = {
    "another game": (
        HEAD.replace("ecosystem", "planet"),
        "this is a record of planet, not of ecosystem",
    ),
    "other rules": (
        HEAD.replace("rules: 1", "rules: 99"),
        "the record was made with version 99 of the rules of ecosystem; this program plays version 1",
    ),
    "hidden answers": (
        f"{HEAD}nature: ?\n",
        "the record of a running game hides some answers: it can be listed, not replayed",
    ),
    "one player": (
        "habitable 1\ngame: ecosystem\nrules: 1\nseat 0: a\n",
        "the head of the record: ecosystem is for 2 to 6 players, not 1",
    ),
    "unknown option": (
        f"{HEAD}option colour: 1\n",
        "the head of the record: Object contains unknown field `colour` "
        "(options: deal, orientation, placing, memory, gap_points)",
    ),
    "no such word": (
        f"{HEAD}nature: draw W\n",
        'line 7: "draw W" is not legal for nature; legal: deal M, deal S, deal D, deal B, deal F, deal W, deal T, '
        "deal G, deal H, deal E, deal R",
    ),
    "not asked": (f"{HEAD}0: choose W\n", 'line 7: "choose W": seat 0 is not asked now; asked: nature'),
    "not in hand": (
        f"{HEAD}{DEALT.replace('deal R', 'deal M')}2: choose R\n",
        'line 40: "choose R" is not legal for seat 2; legal: choose M, choose S, choose D, choose B, choose F, '
        "choose W, choose T, choose G, choose H, choose E",
    ),
    "answered already": (
        f"{HEAD}{DEALT}1: choose R\n# and again\n1: choose M\n",
        'line 42: "choose M": seat 1 is not asked now; asked: 0, 2',
    ),
}


@pytest.mark.parametrize(("text", "error"), UNPLAYABLE.values(), ids=UNPLAYABLE.keys())
def test_a_record_that_cannot_be_replayed_says_where_and_what_was_legal(text: str, error: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(ECOSYSTEM, read(text))
    assert str(caught.value) == error


def a_whole_game(options: dict[str, Any] | None = None) -> str:
    match = Match(ECOSYSTEM, ["a", "b", "c"], options)
    rng = Rng(11)
    while not match.position.over():
        seat = match.position.asked()[0]
        match.play(seat, match.position.draw(seat, rng))
    return str(match.record())


def test_an_answer_after_the_end_is_refused() -> None:
    text = a_whole_game()
    with pytest.raises(BadRecord, match=rf'^line {text.count(chr(10)) + 1}: "noswap": the game is over$'):
        replay(ECOSYSTEM, read(f"{text}0: noswap\n"))


WHOLE_GAME = a_whole_game().split("\n")


@settings(deadline=None, max_examples=40)
@given(st.data())
def test_a_record_with_any_line_spoiled_is_refused_with_its_line_or_gives_another_game(data: st.DataObject) -> None:
    """Nothing but BadRecord ever comes out of a file."""
    at = data.draw(st.integers(0, len(WHOLE_GAME) - 2))
    spoiled = data.draw(st.sampled_from(["", "0: choose M", "nature: deal W", "??", "1: place 0 1", "option deal: 10"]))
    text = "\n".join([*WHOLE_GAME[:at], spoiled, *WHOLE_GAME[at + 1 :]])
    error = ""
    try:
        replay(ECOSYSTEM, read(text))
    except BadRecord as caught:
        error = str(caught)
    assert re.match(r"$|line \d+: |the (line|head of the record)", error)
