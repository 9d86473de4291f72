"""The course of play: rules/ecosystem.md 3, 4, 6 and 7, and the option `placing = with_pick`."""

from collections.abc import Iterable
from itertools import cycle
from typing import Any

import pytest

from games.ecosystem.build import legal, lying, say, table
from habitable.games.ecosystem import piles
from habitable.games.ecosystem.components import COUNTS, LETTERS
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.piles import size
from habitable.kernel.position import NATURE, playout
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

# nineteen cards, so that the twentieth has one place
NEARLY_FULL = "MMMMM/SSSSS/DDDDD/FFFF."


def hands(p: EcosystemPosition) -> list[str]:
    return [piles.text(hand.cards) for hand in p.hands]


def deal(p: EcosystemPosition, cards: Iterable[str]) -> int:
    """Nature deals these cards, as long as she is asked; returns how many."""
    dealt = 0
    for letter in cards:
        if p.asked() != [NATURE]:
            break
        say(p, f"nature: deal {letter}")
        dealt += 1
    return dealt


def start(seats: int, **options: Any) -> EcosystemPosition:
    return ECOSYSTEM.start(seats, ECOSYSTEM.make_options(options))


# ── setup and dealing (rules/ecosystem.md 3) ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_eleven_cards_are_dealt_to_each_player(seats: int) -> None:
    p = start(seats)
    assert deal(p, "MSDBFWTGHER" * 99) == 11 * seats
    assert hands(p) == ["MSDBFWTGHER"] * seats
    assert size(p.stock) == 130 - 11 * seats
    assert p.asked() == list(range(seats))


def test_with_two_players_matt_is_dealt_a_hand_too() -> None:
    p = start(2)
    assert deal(p, "MSDBFWTGHER" * 99) == 33
    assert hands(p) == ["MSDBFWTGHER"] * 3
    assert p.asked() == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ten_cards_are_dealt_in_the_original_edition(seats: int) -> None:
    p = start(seats, deal=10)
    assert deal(p, "MSDBFWTGHE" * 99) == 10 * max(seats, 3)
    assert hands(p) == ["MSDBFWTGHE"] * max(seats, 3)


def test_hands_are_dealt_one_after_the_other_from_the_first_seat() -> None:
    p = start(3)
    deal(p, "M" * 11 + "S" * 11 + "DDD")
    assert hands(p) == ["M" * 11, "S" * 11, "DDD"]


def test_every_card_of_the_stock_is_as_likely_as_any_other() -> None:
    p = start(3)
    assert legal(p, NATURE) == [f"deal {letter}" for letter in LETTERS]
    assert p.weights() == COUNTS
    say(p, "nature: deal R")
    assert p.weights() == [20, 20, 12, 12, 12, 12, 10, 8, 8, 8, 7]


def test_a_kind_that_has_run_out_is_not_dealt() -> None:
    p = start(3)
    deal(p, "R" * 8)
    assert "deal R" not in legal(p, NATURE)
    with pytest.raises(IllegalAnswer):
        say(p, "nature: deal R")


@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(Exception, match=f"ecosystem is for 2 to 6 players, not {seats}"):
        start(seats)


# ── choosing (rules/ecosystem.md 4) ───────────────────────────────────────────────────────────────────────────────────


def test_a_player_chooses_among_the_kinds_in_hand() -> None:
    p = table("", "", "", hands=["MMWR", "SS", "DD"])
    assert legal(p, 0) == ["choose M", "choose W", "choose R"]


def test_picks_are_secret_until_all_are_in() -> None:
    p = table("M", "M", "M", hands=["MW", "SS", "DT"])
    p.log = []
    say(p, "2: choose T", "0: choose W")
    assert p.asked() == [1]
    assert hands(p) == ["MW", "SS", "DT"]
    assert p.log == []
    say(p, "1: choose S")
    told = [ECOSYSTEM.events.show(entry, None) for entry in p.log]
    assert told == [
        {"event": "revealed", "seat": 0, "kind": "wolf"},
        {"event": "revealed", "seat": 1, "kind": "stream"},
        {"event": "revealed", "seat": 2, "kind": "trout"},
    ]
    assert hands(p) == ["M", "S", "D"]


def test_a_pick_stands_once_it_is_made() -> None:
    p = table("", "", "", hands=["MW", "SS", "DT"])
    say(p, "0: choose W")
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked now; asked: 1, 2"):
        say(p, "0: choose M")


def test_a_hand_of_one_kind_is_asked_all_the_same() -> None:
    """Or its haste would tell."""
    p = table("", "", "", hands=["WW", "SM", "DT"])
    assert p.asked() == [0, 1, 2]
    assert legal(p, 0) == ["choose W"]


# ── placing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_all_place_at_once_and_see_nothing_before_all_have() -> None:
    p = table("M", "M", "M", hands=["WW", "SS", "DD"])
    say(p, "0: choose W", "1: choose S", "2: choose D")
    assert p.asked() == [0, 1, 2]
    say(p, "1: place 0 1", "0: place 1 0")
    assert [lying(p, seat) for seat in range(3)] == ["M", "M", "M"]
    say(p, "2: place 0 -1")
    assert [lying(p, seat) for seat in range(3)] == ["M/W", "MS", "DM"]


def test_the_first_card_is_placed_without_asking() -> None:
    p = table("", "", "", hands=["WWW", "SSS", "DDD"], turn=1)
    say(p, "0: choose W", "1: choose S", "2: choose D")
    assert [lying(p, seat) for seat in range(3)] == ["W", "S", "D"]
    assert p.asked() == [0, 1, 2]
    assert legal(p, 0) == ["choose D"]


def test_the_twentieth_card_is_placed_without_asking() -> None:
    p = table(NEARLY_FULL, "M", "M", hands=["WW", "SS", "DD"], stage=2, turn=10)
    say(p, "0: choose W", "1: choose S", "2: choose D")
    assert p.asked() == [1, 2]
    say(p, "1: place 0 1", "2: place 0 1")
    assert lying(p, 0) == "MMMMM/SSSSS/DDDDD/FFFFW"


# ── the rabbit (rules/ecosystem.md 4) ─────────────────────────────────────────────────────────────────────────────────


def rabbit_placed(first_board: str = "FB") -> EcosystemPosition:
    """Seat 0 has just placed a rabbit beside its cards, the others something else."""
    p = table(first_board, "M", "M", hands=["RMM", "SSS", "DDD"])
    say(p, "0: choose R", "1: choose S", "2: choose D")
    say(p, f"0: place 0 {len(first_board)}", "1: place 0 1", "2: place 0 1")
    return p


def test_after_a_rabbit_any_two_cards_of_different_kinds_may_be_swapped_or_none() -> None:
    p = rabbit_placed()
    assert lying(p, 0) == "FBR"
    assert p.asked() == [0]
    assert legal(p, 0) == ["noswap", "swap 0 0 0 1", "swap 0 0 0 2", "swap 0 1 0 2"]


def test_cards_of_the_same_kind_need_no_swap() -> None:
    assert legal(rabbit_placed("FF"), 0) == ["noswap", "swap 0 0 0 2", "swap 0 1 0 2"]


@pytest.mark.parametrize("swap", ["swap 0 0 0 1", "swap 0 0 1 0", "swap 1 0 1 1"])
def test_equal_cards_and_empty_cells_cannot_be_swapped(swap: str) -> None:
    p = rabbit_placed("FF")
    with pytest.raises(IllegalAnswer):
        say(p, f"0: {swap}")


def test_the_swap_may_be_declined() -> None:
    p = rabbit_placed()
    say(p, "0: noswap")
    assert lying(p, 0) == "FBR"
    assert p.asked() == [0, 1, 2]


def test_the_rabbit_itself_may_be_swapped() -> None:
    p = rabbit_placed()
    say(p, "0: swap 0 0 0 2")
    assert lying(p, 0) == "RBF"


def test_there_is_one_swap_for_each_rabbit() -> None:
    p = rabbit_placed()
    say(p, "0: swap 0 0 0 1")
    assert legal(p, 0)[0].startswith("choose")


def test_moving_an_older_rabbit_gives_no_further_swap() -> None:
    p = rabbit_placed("RB")
    say(p, "0: swap 0 0 0 1")
    assert lying(p, 0) == "BRR"
    assert legal(p, 0)[0].startswith("choose")


def test_only_the_owner_of_a_rabbit_just_placed_may_swap() -> None:
    p = table("RF", "RF", "M", hands=["RR", "SS", "DD"])
    say(p, "0: choose R", "1: choose S", "2: choose D")
    with pytest.raises(IllegalAnswer):
        say(p, "0: noswap")
    say(p, "0: place 0 2", "1: place 0 2", "2: place 0 1")
    assert p.asked() == [0]
    with pytest.raises(IllegalAnswer):
        say(p, "1: swap 0 0 0 1")


def test_two_rabbits_are_asked_at_once_and_shown_together() -> None:
    p = table("FB", "FB", "M", hands=["RR", "RR", "DD"])
    say(p, "0: choose R", "1: choose R", "2: choose D")
    say(p, "0: place 0 2", "1: place 0 2", "2: place 0 1")
    assert p.asked() == [0, 1]
    say(p, "1: swap 0 1 0 2")
    assert lying(p, 1) == "FBR"
    say(p, "0: noswap")
    assert (lying(p, 0), lying(p, 1)) == ("FBR", "FRB")


def test_with_a_rabbit_as_the_very_first_card_there_is_nothing_to_swap() -> None:
    p = table("", "", "", hands=["RRR", "SSS", "DDD"], turn=1)
    say(p, "0: choose R", "1: choose S", "2: choose D")
    assert lying(p, 0) == "R"
    assert legal(p, 0) == ["choose D"]


def test_among_rabbits_alone_there_is_nothing_to_swap() -> None:
    p = table("R", "M", "M", hands=["RRR", "SSS", "DDD"])
    say(p, "0: choose R", "1: choose S", "2: choose D")
    say(p, "0: place 0 1", "1: place 0 1", "2: place 0 1")
    assert legal(p, 0) == ["choose D"]


def test_a_swap_in_a_full_ecosystem_has_at_most_190_pairs() -> None:
    """8: all different kinds would give 190; four rows of five and a rabbit give fewer."""
    p = table(NEARLY_FULL, "M", "M", hands=["RW", "SS", "DD"], stage=2, turn=10)
    say(p, "0: choose R", "1: choose S", "2: choose D", "1: place 0 1", "2: place 0 1")
    same_kind = 3 * 10 + 6
    assert len(legal(p, 0)) == 1 + 190 - same_kind


# ── passing (rules/ecosystem.md 3, 4) ─────────────────────────────────────────────────────────────────────────────────


def test_hands_go_to_the_left_in_stage_one() -> None:
    p = table("", "", "", "", hands=["WWM", "SSM", "DDM", "BBM"], stage=1, turn=4)
    say(p, "0: choose M", "1: choose M", "2: choose M", "3: choose M")
    assert hands(p) == ["BB", "WW", "SS", "DD"]


def test_hands_go_to_the_right_in_stage_two() -> None:
    p = table("", "", "", "", hands=["WWM", "SSM", "DDM", "BBM"], stage=2, turn=4)
    say(p, "0: choose M", "1: choose M", "2: choose M", "3: choose M")
    assert hands(p) == ["SS", "DD", "BB", "WW"]


def test_matt_sits_between_the_second_player_and_the_first() -> None:
    p = table("", "", hands=["WWM", "SSM", "DDM"], stage=1, turn=4)
    say(p, "0: choose M", "1: choose M", "nature: deal M")
    assert hands(p) == ["DD", "WW", "SS"]


def test_in_stage_two_matts_hand_goes_to_the_second_player() -> None:
    p = table("", "", hands=["WWM", "SSM", "DDM"], stage=2, turn=4)
    say(p, "0: choose M", "1: choose M", "nature: deal M")
    assert hands(p) == ["SS", "DD", "WW"]


def test_hands_are_passed_after_the_swap() -> None:
    """Ruling 8: the swap comes before the hands are passed."""
    p = rabbit_placed()
    assert hands(p) == ["MM", "SS", "DD"]
    say(p, "0: noswap")
    assert hands(p) == ["DD", "MM", "SS"]


# ── the ends of the stages (rules/ecosystem.md 4) ─────────────────────────────────────────────────────────────────────


def test_the_card_left_after_stage_one_is_kept_and_not_passed() -> None:
    """Ruling 5, and 11 for Matt."""
    p = table("", "", "", hands=["WM", "SM", "DM"], stage=1, turn=10)
    say(p, "0: choose M", "1: choose M", "2: choose M")
    assert hands(p) == ["W", "S", "D"]
    assert p.asked() == [NATURE]


def test_matt_keeps_his_last_card_too() -> None:
    p = table("", "", hands=["WM", "SM", "DM"], stage=1, turn=10)
    say(p, "0: choose M", "1: choose M", "nature: deal M")
    assert hands(p) == ["W", "S", "D"]


def test_ten_cards_are_added_to_the_kept_one() -> None:
    p = table("", "", "", hands=["WM", "SM", "DM"], stage=1, turn=10)
    say(p, "0: choose M", "1: choose M", "2: choose M")
    assert deal(p, cycle("TGHER")) == 30
    assert hands(p) == ["WTTGGHHEERR", "STTGGHHEERR", "DTTGGHHEERR"]
    assert p.asked() == [0, 1, 2]


def test_the_cards_left_after_stage_two_go_to_the_box_unused() -> None:
    p = table("", "", "", hands=["WM", "SM", "DM"], stage=2, turn=10)
    say(p, "0: choose M", "1: choose M", "2: choose M")
    assert p.over()
    assert hands(p) == ["", "", ""]
    assert piles.text(p.box) == "SDW"
    assert [lying(p, seat) for seat in range(3)] == ["M", "M", "M"]


def test_in_the_original_edition_the_tenth_card_must_be_taken() -> None:
    p = table("M", "M", "M", hands=["WM", "SM", "DM"], stage=1, turn=9, deal=10)
    say(p, "0: choose M", "1: choose M", "2: choose M")
    say(p, "0: place 0 1", "1: place 0 1", "2: place 0 1")
    # passed to the left, shown at once, and only its place is asked
    assert [legal(p, seat)[0].split()[0] for seat in range(3)] == ["place", "place", "place"]
    say(p, "0: place 0 2", "1: place 0 2", "2: place 0 2")
    assert [lying(p, seat) for seat in range(3)] == ["MMD", "MMW", "MMS"]


def test_in_the_original_edition_nothing_is_kept_or_dropped() -> None:
    p = table("", "", "", hands=["W", "S", "D"], stage=1, turn=10, deal=10)
    assert p.asked() == [NATURE]
    assert hands(p) == ["", "", ""]
    assert deal(p, cycle("TGHER")) == 30
    last = table("", "", "", hands=["W", "S", "D"], stage=2, turn=10, deal=10)
    assert last.over()
    assert p.box == last.box == 0


@pytest.mark.parametrize(("cards", "used"), [(11, 21), (10, 20)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cards_used_in_a_game(seats: int, cards: int, used: int) -> None:
    """3 and 7: 21 cards for each hand, or 20; Matt's included."""
    p = start(seats, deal=cards)
    playout(p, Rng(seats))
    assert p.over()
    assert size(p.stock) == 130 - used * max(seats, 3)
    assert size(p.box) == (used - 20) * max(seats, 3)
    assert size(p.matt) == (20 if seats == 2 else 0)


# ── two players: Matt (rules/ecosystem.md 6) ──────────────────────────────────────────────────────────────────────────


def test_matt_turns_a_random_card_up_when_both_have_picked_and_before_they_place() -> None:
    """Ruling 9."""
    p = table("M", "M", hands=["WS", "SS", "DDBE"], stage=1, turn=4)
    say(p, "0: choose W")
    assert p.asked() == [1]
    say(p, "1: choose S")
    assert p.asked() == [NATURE]
    assert legal(p, NATURE) == ["deal D", "deal B", "deal E"]
    assert p.weights() == [2, 1, 1]
    say(p, "nature: deal D")
    assert piles.text(p.matt) == "D"
    assert hands(p)[2] == "DBE"
    assert legal(p, 0)[0].startswith("place")


def test_matt_cannot_turn_up_what_he_does_not_hold() -> None:
    p = table("M", "M", hands=["WS", "SS", "DD"], stage=1, turn=4)
    say(p, "0: choose W", "1: choose S")
    with pytest.raises(IllegalAnswer):
        say(p, "nature: deal W")


def test_matts_last_card_is_drawn_by_nature_as_well() -> None:
    """Whether he has one kind only is not for everybody to see."""
    p = table("", "", hands=["WS", "SS", "DD"], stage=1, turn=4)
    say(p, "0: choose W", "1: choose S")
    assert p.asked() == [NATURE]


def test_matt_takes_a_place_in_the_ranks() -> None:
    p = table("WWSS", "WS", hands=["MM", "MM", "MM"], matt="WWWWSSS")
    stream, wolf = 1, 5
    assert [sheet.kinds[wolf] for sheet in p.sheets()] == [8, 4]
    assert [sheet.kinds[stream] for sheet in p.sheets()] == [5, 0]


def test_matt_scores_nothing_and_cannot_win() -> None:
    p = table("WWSS", "WS", hands=["MM", "MM", "MM"], matt="WWWWSSSMMMMMRRR")
    assert len(p.scores()) == len(p.places()) == 2
    assert p.places() == [1, 2]


# ── placing = with_pick ─────────────────────────────────────────────────────────────────────────────────────────────


def test_with_pick_a_seat_chooses_places_and_swaps_in_one_secret_chain() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"], placing="with_pick")
    assert legal(p, 0) == ["choose M", "choose R"]
    say(p, "0: choose R")
    assert "place 0 2" in legal(p, 0)
    say(p, "0: place 0 2")
    assert legal(p, 0) == ["noswap", "swap 0 0 0 1", "swap 0 0 0 2", "swap 0 1 0 2"]
    say(p, "0: swap 0 1 0 2")
    assert p.asked() == [1, 2]
    assert (lying(p, 0), hands(p)[0]) == ("FB", "MR")


def test_with_pick_a_chain_without_a_rabbit_has_no_swap() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"], placing="with_pick")
    say(p, "0: choose M", "0: place 0 2")
    assert p.asked() == [1, 2]


def test_with_pick_seats_may_go_at_different_speed() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"], placing="with_pick")
    say(p, "1: choose S", "0: choose R", "1: place 0 1", "2: choose D", "0: place 0 2")
    assert p.asked() == [0, 2]
    say(p, "2: place 0 1", "0: swap 0 1 0 2")
    assert [lying(p, seat) for seat in range(3)] == ["FRB", "MS", "MD"]


def test_with_pick_the_chains_are_shown_moment_by_moment() -> None:
    p = table("FB", "M", "M", hands=["RM", "SS", "DD"], placing="with_pick")
    p.log = []
    say(p, "0: choose R", "0: place 0 2", "0: swap 0 1 0 2", "1: choose S", "1: place 0 1", "2: choose D")
    assert p.log == []
    say(p, "2: place 0 1")
    told = [ECOSYSTEM.events.show(entry, None)["event"] for entry in p.log]
    assert told == ["revealed"] * 3 + ["placed"] * 3 + ["swapped"] + ["received"] * 3


def test_with_pick_gives_the_same_game_as_placing_after_the_reveal() -> None:
    chains = {
        0: ["choose R", "place 0 2", "swap 0 1 0 2"],
        1: ["choose S", "place -1 0"],
        2: ["choose D", "place 0 -1"],
    }
    secret = table("FB", "M", "M", hands=["RMM", "SST", "DDE"], placing="with_pick")
    open_ = table("FB", "M", "M", hands=["RMM", "SST", "DDE"])
    say(secret, *(f"{seat}: {text}" for seat, chain in chains.items() for text in chain))
    say(open_, *(f"{seat}: {chain[i]}" for i in range(3) for seat, chain in chains.items() if i < len(chain)))
    for p in secret, open_:
        assert [lying(p, seat) for seat in range(3)] == ["FRB", "S/M", "DM"]
        assert hands(p) == ["DE", "MM", "ST"]


def test_with_pick_matt_turns_his_card_up_between_picks_and_places() -> None:
    p = table("M", "M", hands=["WS", "SS", "DD"], placing="with_pick")
    p.log = []
    say(p, "0: choose W", "0: place 0 1", "1: choose S", "1: place 1 0")
    assert p.asked() == [NATURE]
    assert (lying(p, 0), hands(p)) == ("M", ["S", "S", "DD"])
    say(p, "nature: deal D")
    assert (lying(p, 0), lying(p, 1)) == ("MW", "M/S")
    told = [ECOSYSTEM.events.show(entry, None)["event"] for entry in p.log]
    assert told == ["revealed", "revealed", "matt_revealed", "placed", "placed", "received", "received"]


# ── answers that are not legal ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seat", "answer"),
    [
        (0, "choose T"),  # not in hand
        (0, "place 0 0"),  # not the moment
        (0, "noswap"),
        (0, "deal W"),
        (3, "choose W"),  # no such seat
        (64, "choose W"),
        (-1, "deal W"),  # Nature is not asked
        (-2, "noswap"),
    ],
)
def test_an_answer_that_is_not_legal_changes_nothing(seat: int, answer: str) -> None:
    p = table("M", "M", "M", hands=["WS", "SS", "DD"])
    before = ECOSYSTEM.state.key(p)
    with pytest.raises(IllegalAnswer):
        p.play(seat, ECOSYSTEM.vocabulary.parse(answer))
    assert ECOSYSTEM.state.key(p) == before


@pytest.mark.parametrize("answer", [-1, -(2**60), 2**60, ECOSYSTEM.vocabulary.size])
def test_a_number_that_is_no_answer_changes_nothing(answer: int) -> None:
    p = rabbit_placed()
    before = ECOSYSTEM.state.key(p)
    with pytest.raises(IllegalAnswer):
        p.play(0, answer)
    assert ECOSYSTEM.state.key(p) == before


def test_nobody_is_asked_when_the_game_is_over() -> None:
    p = table("", "", "", hands=["WM", "SM", "DM"], stage=2, turn=10)
    say(p, "0: choose M", "1: choose M", "2: choose M")
    assert (p.asked(), p.options(0)) == ([], [])
    with pytest.raises(IllegalAnswer, match="the game is over"):
        say(p, "0: choose W")


# ── drawing without a list ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("moment", ["deal", "choose", "place", "swap", "matt"])
def test_a_drawn_answer_is_legal_and_each_comes_about_as_often_as_it_should(moment: str) -> None:
    seat, p = 0, rabbit_placed("FBF")
    if moment == "deal":
        seat, p = NATURE, start(3)
    elif moment == "choose":
        p = table("", "", "", hands=["WWWSR", "SS", "DD"])
    elif moment == "place":
        p = table("MM", "M", "M", hands=["WW", "SS", "DD"])
        say(p, "0: choose W", "1: choose S", "2: choose D")
    elif moment == "matt":
        seat, p = NATURE, table("", "", hands=["WS", "SS", "DDBE"])
        say(p, "0: choose W", "1: choose S")
    options = p.options(seat)
    weights = p.weights() if seat == NATURE else [1] * len(options)
    rng = Rng(5)
    rounds = 6000
    drawn = [p.draw(seat, rng) for _ in range(rounds)]
    assert set(drawn) == set(options)
    for option, weight in zip(options, weights, strict=True):
        share = weight / sum(weights)
        spread = (rounds * share * (1 - share)) ** 0.5
        assert abs(drawn.count(option) - rounds * share) <= 5 * spread
