"""What happens when an Evolution card is laid out: rules/marine.md 11.2, 9.4."""

from typing import Any

import pytest

from games.marine.build import answer, asked, events, luck, s0, start, take
from games.marine.words import cubes, points, slots
from habitable.games.marine.components import CARDS
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition

pytestmark = pytest.mark.compiled

BONES = [
    "biomass",
    "disease",
    "predator",
    "invasive_species",
    "trophic_cascade",
    "solar_radiation",
    "omnivore",
    "voracious_predator",
]
FISH = [
    "ecodiversity",
    "extremophiles",
    "metamorphosis",
    "fecundity",
    "fertile",
    "adaptability",
    "biodiversity",
    "symbiotic",
]


def laying_out(card: str, **changes: Any) -> MarinePosition:
    """X takes Annelids; then a card is laid out. F on the sand and R on the vent are endangered, and R leads there."""
    p = s0("Reef X3", "Kelp R1", "Sand F1", "0,3 vent C1 R2", elements="E(0,3) gastropods", deck=20, **changes)
    take(p, "X", "annelids")
    return answer(p, f"nature: deal {card}")


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("asteroid", "annelids")])
def test_a_card_that_is_laid_out_does_what_its_symbol_says(card: str) -> None:
    p = laying_out(card)
    if card in BONES:
        assert (cubes(p, "Sand"), cubes(p, "0,3")) == ("", "C1")
    else:
        assert (cubes(p, "Sand"), cubes(p, "0,3")) == ("F1", "R2 C1")
    assert points(p) == ({"X": 1, "R": 1} if card in FISH else {"X": 1})


def test_asteroid_has_no_symbol() -> None:
    p = s0("Reef X1", "Sand F1", "0,3 vent F1", deck=1)
    take(p, "X", "annelids")
    assert slots(p) == "asteroid - - - -"
    assert (cubes(p, "Sand"), points(p)) == ("F1", {"X": 1})


def test_of_both_symbols_extinction_comes_first() -> None:
    p = laying_out("habitat", components_={"cards": {"habitat": {"symbol": "both"}}})
    assert cubes(p, "0,3") == "C1"
    assert points(p) == {"X": 1, "C": 1}  # R would have led on eruptions


def test_a_component_file_may_change_or_take_away_a_symbol() -> None:
    p = laying_out("predator", components_={"cards": {"predator": {"symbol": "none"}}})
    assert (cubes(p, "Sand"), points(p)) == ("F1", {"X": 1})


def test_a_symbol_works_when_the_card_is_laid_out_and_not_when_it_is_taken() -> None:
    p = take(s0("Reef X1", "Sand F1"), "X", "biomass")
    assert cubes(p, "Sand") == "F1"


def test_at_setup_all_five_cards_lie_before_the_first_symbol_works() -> None:
    p = keep_plain_traits(luck(start("R C F X")))
    answer(p, "nature: deal predator", "deal annelids", "deal producers", "deal habitat")
    told = [e["event"] for e in events(p, "deal fertile")]
    assert told == ["dealt", "extinction", "survival"]
    assert cubes(p, "Reef") == "R3 C3 F3 X3"  # it changes nothing
    assert asked(p) == "X"


def keep_plain_traits(p: MarinePosition) -> MarinePosition:
    """Everybody keeps a trait about which nobody is asked at setup."""
    for seat in range(p.seats):
        texts = {MARINE.vocabulary.text(option): option for option in p.options(seat)}
        p.play(seat, next(texts[keep] for keep in texts if keep not in ("keep pack_hunters", "keep exaptation")))
    return p
