"""Who gets an animal: rules/planet.md 5, 9.1 and 9.3."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.planet import by_hand
from games.planet.build import CARDS, names, planet, table
from habitable.games.planet.board import from_letters
from habitable.games.planet.box import read
from habitable.games.planet.components import LETTERS, Components
from habitable.games.planet.rounds import settle_animals
from habitable.games.planet.scoring import measure, value, winner

pytestmark = pytest.mark.compiled

BOX = Components("")
OCEANS = " OOOOO"


def value_of(letters: str, animal: str) -> int:
    return value(measure(planet(letters), BOX.animals[CARDS.index(animal)]))


def settled(animal: str, round: int, *planets: str) -> str:
    """Where an animal goes: "to 1", "round 6" or "box"."""
    p = table(*planets, round=round, lying={round: [animal]})
    settle_animals(p, round)
    for seat, cards in enumerate(p.won):
        if names(cards) == [animal]:
            return f"to {seat}"
    if names(p.lost) == [animal]:
        return "box"
    return next(f"round {r}" for r in range(13) if names(p.lying[r]) == [animal])


# ── the examples of the rulebook ────────────────────────────────────────────────────────────────────────────────────

EXAMPLES = {
    "P-01": ("panda", {"FOFOO" + "....." * 5 + "FFOOO": 3, "FFFFF" + "....." * 10 + "FFFOO": 2}, "to 0"),
    "P-02": ("elephant", {"DDDDD DOOOO ..... ..... ..... ..... DDDMM": 3, "DDDDM": 4}, "to 1"),
    "P-03": ("reindeer", {"IIIII IIDDO": 0, "OIIIO DDDDD": 3, "IIIOO DDDDD": 0}, "to 1"),
}


@pytest.mark.parametrize("vector", EXAMPLES)
def test_example(vector: str) -> None:
    animal, planets, expected = EXAMPLES[vector]
    assert [value_of(letters, animal) for letters in planets] == list(planets.values())
    assert settled(animal, 5, *planets) == expected


MACIEK = "FFFFF FFFFI" + OCEANS * 9 + " FFFFF"
KASIA = "FFFFF FFFFI" + OCEANS * 4 + " IOOOO" + OCEANS * 4 + " FFFFF"


@pytest.mark.parametrize(("round", "expected"), [(12, "to 1"), (11, "round 12"), (3, "round 4")], ids=str)
def test_p_04_fox(round: int, expected: str) -> None:
    """P-04: in the last round Kasia's second area decides; before it the fox moves on."""
    assert [value_of(letters, "fox") for letters in (MACIEK, KASIA)] == [9, 9]
    assert settled("fox", round, MACIEK, KASIA) == expected


@pytest.mark.parametrize(("round", "expected"), [(12, "box"), (11, "round 12")], ids=str)
def test_p_07_tie_on_most(round: int, expected: str) -> None:
    """P-07: two players with four forest areas each, others fewer."""
    four = "FOFOO" + "....." * 5 + "FOFOO"
    assert [value_of(letters, "panda") for letters in (four, "FFFFF")] == [4, 1]
    assert settled("panda", round, four, four, "FFFFF") == expected


# ── lists (rules/planet.md 9.3) ─────────────────────────────────────────────────────────────────────────────────────

LISTS: dict[str, tuple[int, str, list[list[int]], int]] = {
    "P-21": (5, "adjacent", [[4], [4], [3]], -1),
    "P-22": (5, "adjacent", [[], [], []], -1),
    "P-23": (5, "not_adjacent", [[1], [], []], 0),
    "P-24": (12, "adjacent", [[9, 5, 2], [9, 5, 1], [8, 8, 8]], 0),
    "P-25": (12, "adjacent", [[9, 5, 2, 2], [9, 5, 2]], -1),
    "P-26": (12, "not_adjacent", [[6, 6], [6, 5, 5]], 0),
    "P-27": (12, "adjacent", [[7, 3, 1], [7, 3, 2], [7, 2, 2]], 1),
    "P-28": (12, "most", [[3], [3], [2], [1]], -1),
    "P-29": (12, "most", [[3], [2], [2]], 0),
    "P-30": (12, "adjacent", [[], []], -1),
    "P-31": (11, "adjacent", [[5, 4], [5, 3]], -1),
}


def packed(sizes: list[int]) -> int:
    """The measure of a list: its first three numbers as digits."""
    a, b, c = (*sizes, 0, 0, 0)[:3]
    return a << 12 | b << 6 | c


@pytest.mark.parametrize("vector", LISTS)
def test_lists(vector: str) -> None:
    round, kind, lists, expected = LISTS[vector]
    assert winner([packed(sizes) for sizes in lists], round == 12) == expected
    by_the_rules = by_hand.winner(lists, kind, round)
    assert (-1 if by_the_rules is None else by_the_rules) == expected


def forest(*sizes: int) -> str:
    """A planet of ocean and forest, with forest areas of these sizes (up to 5 each) on faces that do not meet."""
    apart = [0, 11, 1, 3][: len(sizes)] if len(sizes) < 3 else [0, 6, 8, 10][: len(sizes)]
    faces = ["OOOOO"] * 12
    for face, n in zip(apart, sizes, strict=True):
        faces[face] = "F" * n + "O" * (5 - n)
    return " ".join(faces)


@pytest.mark.parametrize(
    ("vector", "round", "planets", "expected"),
    [
        ("P-21", 5, [forest(4), forest(4), forest(3)], "round 6"),
        ("P-22", 5, [OCEANS * 12] * 3, "round 6"),
        ("P-24", 12, [forest(4, 3, 2), forest(4, 3, 1), forest(3, 3, 3)], "to 0"),
        ("P-26", 12, [forest(4, 4), forest(4, 3)], "to 0"),
        ("P-27", 12, [forest(4, 3, 1), forest(4, 3, 2), forest(4, 2, 2)], "to 1"),
        ("P-30", 12, [OCEANS * 12] * 2, "box"),
        ("P-31", 11, [forest(4, 3), forest(4, 2)], "round 12"),
    ],
)
def test_the_same_on_planets(vector: str, round: int, planets: list[str], expected: str) -> None:
    """The vectors of lists with planets that show such lists, on a smaller scale."""
    assert settled("beaver", round, *planets) == expected


def test_p_23_one_field_is_enough() -> None:
    assert settled("hedgehog", 5, "FDDDD", "FODDD", "DDDDD") == "to 0"


def test_p_25_a_fourth_area_is_not_compared() -> None:
    three = "FFFFO" + OCEANS * 5 + " FFFOO" + OCEANS + " FFOOO" + OCEANS * 3
    four = "FFFFO" + OCEANS * 5 + " FFFOO" + OCEANS + " FFOOO" + OCEANS + " FFOOO" + OCEANS
    assert len(planet(four).areas()[LETTERS.index("F")]) == 4
    assert settled("beaver", 12, four, three) == "box"


def test_the_largest_area_that_qualifies_need_not_be_the_largest() -> None:
    """Ruling 3."""
    letters = "DDDDD DOOOO ..... ..... ..... ..... DDDMM"
    assert value_of(letters, "elephant") == 3
    assert value_of(letters, "ostrich") == 6


def test_an_empty_face_is_no_terrain() -> None:
    """Ruling 4: it neither helps an animal that wants to touch nor spoils one that does not."""
    assert value_of("IIIII", "walrus") == 0
    assert value_of("IIIII", "arctic_wolf") == 5


def test_a_card_moves_on_again_and_again() -> None:
    p = table("FFFFF", "FFFFF", round=9, lying={9: ["panda"], 10: ["fox"], 11: ["tiger"]})
    for round in (9, 10, 11):
        settle_animals(p, round)
    assert sorted(names(p.lying[12])) == ["fox", "panda", "tiger"]
    settle_animals(p, 12)
    assert sorted(names(p.lost)) == ["fox", "panda", "tiger"]


def test_cards_of_a_round_are_settled_one_by_one() -> None:
    p = table("FFFFF", "DDDDM", round=6, lying={6: ["panda", "elephant", "whale"]})
    settle_animals(p, 6)
    assert [names(cards) for cards in p.won] == [["panda"], ["elephant"]]
    assert names(p.lying[7]) == ["whale"]
    assert p.lying[6] == 0


# ── what always holds ───────────────────────────────────────────────────────────────────────────────────────────────

any_planet = st.text(LETTERS + ".", min_size=60, max_size=60)


@given(st.lists(any_planet, min_size=2, max_size=4), st.sampled_from(CARDS), st.sampled_from([3, 11, 12]))
def test_the_winner_is_the_one_that_a_person_finds(planets: list[str], animal: str, round: int) -> None:
    card = read("").animals[CARDS.index(animal)]
    lists = [by_hand.shown(letters, card.habitat, card.kind, card.other) for letters in planets]
    measured = [measure(from_letters(letters), BOX.animals[CARDS.index(animal)]) for letters in planets]
    assert [value(each) for each in measured] == [sizes[0] if sizes else 0 for sizes in lists]
    seat = winner(measured, round == 12)
    assert (None if seat < 0 else seat) == by_hand.winner(lists, card.kind, round)
