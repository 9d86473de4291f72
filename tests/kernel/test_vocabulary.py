"""Every answer has a number and a text; one gives the other."""

import pytest

from habitable.games import GAMES
from habitable.games.ecosystem import vocabulary
from habitable.games.ecosystem.board import cell
from habitable.games.ecosystem.components import CELLS, LETTERS
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.position import PASS
from habitable.kernel.vocabulary import Noun, Verb, Vocabulary

COLOUR = Noun("colour", ["red", "green"])
SIZE = Noun("size", ["S", "M", "L"])


@pytest.mark.parametrize("name", GAMES)
def test_every_text_of_every_game_parses_back(name: str) -> None:
    vocabulary = GAMES[name].vocabulary
    texts = [vocabulary.text(answer) for answer in range(vocabulary.size)]
    assert len(set(texts)) == vocabulary.size
    for answer, text in enumerate(texts):
        assert vocabulary.parse(text) == answer
        assert vocabulary.parse(f"  {text.upper()} ".replace(" ", "  ")) == answer
        assert text.split()[0] == vocabulary.verb(answer)


@pytest.mark.parametrize("name", GAMES)
def test_zero_is_pass_in_every_game(name: str) -> None:
    assert GAMES[name].vocabulary.parse("pass") == PASS == 0


def test_an_answer_is_a_verb_and_things() -> None:
    vocabulary = Vocabulary(Verb("pass"), Verb("paint", COLOUR, SIZE), Verb("wash", SIZE))
    assert [vocabulary.text(answer) for answer in range(vocabulary.size)] == [
        "pass",
        "paint red S",
        "paint red M",
        "paint red L",
        "paint green S",
        "paint green M",
        "paint green L",
        "wash S",
        "wash M",
        "wash L",
    ]
    assert vocabulary.things(5) == [("colour", 1), ("size", 1)]
    assert (vocabulary.verb(5), vocabulary.verb(7), vocabulary.first("wash")) == ("paint", "wash", 7)


def test_a_verb_may_have_some_combinations_only() -> None:
    vocabulary = Vocabulary(Verb("pass"), Verb("paint", COLOUR, SIZE, only=[(0, 2), (1, 0)]))
    assert [vocabulary.text(answer) for answer in range(vocabulary.size)] == ["pass", "paint red L", "paint green S"]
    with pytest.raises(IllegalAnswer):
        vocabulary.parse("paint red S")


def test_an_answer_may_have_a_second_name() -> None:
    vocabulary = Vocabulary(Verb("noswap"), Verb("wash", SIZE), also={"pass": ("noswap", 0)})
    assert vocabulary.parse("Pass") == vocabulary.parse("noswap") == 0
    assert vocabulary.text(0) == "noswap"


def test_two_answers_cannot_have_the_same_text() -> None:
    twice = Noun("size", ["S", "s"])
    with pytest.raises(ValueError, match="two answers have the same text"):
        Vocabulary(Verb("wash", twice))
    with pytest.raises(ValueError, match="two answers have the same text"):
        Vocabulary(Verb("noswap"), Verb("wash", twice), also={"pass": ("noswap", 0)})
    with pytest.raises(ValueError, match="two answers have the same text"):
        Vocabulary(Verb("pass"), Verb("wash", SIZE), also={"pass": ("wash", 1)})


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("choose X", '"choose X" is no answer of this game; an answer reads like "choose M"'),
        ("place 9 9", '"place 9 9" is no answer of this game; an answer reads like "place -1 -1"'),
        ("swap 0 0", '"swap 0 0" is no answer of this game; an answer reads like "swap 0 0 0 1"'),
        (" fly ", '"fly" is no answer of this game; answers begin with noswap, deal, choose, place, swap'),
        ("", '"" is no answer of this game; answers begin with noswap, deal, choose, place, swap'),
    ],
)
def test_an_error_says_what_would_be_right(text: str, error: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        ECOSYSTEM.vocabulary.parse(text)
    assert str(caught.value) == error


# ── Ecosystem's words and the numbers that its compiled rules use ───────────────────────────────────────────────────


@pytest.mark.both
def test_the_answers_of_ecosystem_name_what_its_rules_mean() -> None:
    parse = ECOSYSTEM.vocabulary.parse
    for kind, letter in enumerate(LETTERS):
        assert parse(f"choose {letter}") == vocabulary.CHOOSE + kind
        assert parse(f"deal {letter}") == vocabulary.DEAL + kind
    for row in range(-1, 5):
        for column in range(-1, 5):
            assert parse(f"place {row} {column}") == vocabulary.PLACE + cell(row, column)
    for i, (a, b) in enumerate(vocabulary.SWAPS):
        assert vocabulary.SWAP_OF[a * CELLS + b] == vocabulary.SWAP + i
        assert ECOSYSTEM.vocabulary.things(vocabulary.SWAP + i) == [("cell", a), ("cell", b)]


@pytest.mark.both
def test_any_two_cells_of_a_rectangle_can_be_swapped() -> None:
    """Lying or upright; and no more pairs than that."""
    rectangles = [[(r, c) for r in range(h) for c in range(w)] for w, h in ((5, 4), (4, 5))]
    pairs = {(cell(*a), cell(*b)) for cells in rectangles for a in cells for b in cells if a < b}
    assert set(vocabulary.SWAPS) == pairs


def test_the_events_of_ecosystem_are_numbered_as_its_rules_say() -> None:
    assert [getattr(vocabulary, name.upper()) for name in ECOSYSTEM.events.names] == list(range(10))
