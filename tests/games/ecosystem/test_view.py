"""Who sees what: rules/ecosystem.md 4.1. The view is the only door for secrets."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.ecosystem.build import legal, lying, match_at, say, table
from habitable.games.ecosystem import piles
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.view import gap_table
from habitable.games.ecosystem.view_types import EcosystemView
from habitable.kernel.conformance import check
from habitable.kernel.match import Match
from habitable.kernel.piles import count
from habitable.kernel.position import NATURE
from habitable.kernel.record import HIDDEN
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

SPECTATOR = None


def view(p: EcosystemPosition, seat: int | None) -> EcosystemView:
    return ECOSYSTEM.view(p, seat)


def known(p: EcosystemPosition, seat: int | None) -> list[str]:
    """The cards of each hand that a seat can name."""
    return [hand.known for hand in view(p, seat).hands]


# ── hands ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_hand_is_seen_by_its_holder_only() -> None:
    p = table("", "", "", hands=["WM", "SD", "BT"], turn=1)
    assert known(p, 0) == ["MW", "", ""]
    assert known(p, 1) == ["", "SD", ""]
    assert known(p, 2) == ["", "", "BT"]


def test_everybody_sees_how_many_cards_a_hand_has() -> None:
    p = table("", "", "", hands=["WMM", "SD", "BTTT"], turn=1)
    for seat in (SPECTATOR, 0, 1, 2):
        assert [hand.size for hand in view(p, seat).hands] == [3, 2, 4]


def test_a_hand_that_was_passed_on_is_remembered() -> None:
    p = table("", "", "", hands=["WMM", "SDD", "BTT"], turn=1)
    say(p, "0: choose W", "1: choose S", "2: choose B")
    assert known(p, 0) == ["TT", "MM", ""]
    assert known(p, 1) == ["", "MM", "DD"]
    assert known(p, 2) == ["TT", "", "DD"]


def test_what_leaves_a_hand_is_laid_open_so_it_stays_known() -> None:
    p = table("", "", "", "", hands=["WMME", "SDDE", "BTTE", "FFHE"], turn=1)
    say(p, "0: choose W", "1: choose S", "2: choose B", "3: choose F")
    say(p, "0: choose H", "1: choose E", "2: choose D", "3: choose T")
    say(p, "0: place 0 1", "1: place 0 1", "2: place 0 1", "3: place 0 1")
    assert known(p, 0) == ["TE", "FE", "MM", ""]


def test_after_a_whole_round_every_hand_is_known() -> None:
    p = table("", "", "", hands=["WM", "SD", "BT"], turn=3)
    for seat in (0, 1, 2):
        assert known(p, seat) == ["MW", "SD", "BT"]


def test_a_hand_passed_to_matt_is_remembered_too() -> None:
    p = table("", "", hands=["WMMM", "SDDD", "BTTT"], turn=1)
    say(p, "0: choose W", "1: choose S", "nature: deal B")
    assert known(p, 0) == ["TTT", "MMM", ""]
    assert known(p, 1) == ["", "MMM", "DDD"]
    say(p, "0: choose T", "1: choose M", "nature: deal D", "0: place 0 1", "1: place 0 1")
    assert known(p, 0) == ["DD", "TT", "MM"]
    assert known(p, 1) == ["DD", "TT", "MM"]


OWN = {"memory": "own"}


def test_without_memory_one_sees_the_hand_that_one_holds() -> None:
    p = table("", "", "", hands=["WMM", "SDD", "BTT"], turn=1, memory="own")
    assert known(p, 0) == ["MMW", "", ""]
    say(p, "0: choose W", "1: choose S", "2: choose B")
    for seat, hands in enumerate((["TT", "", ""], ["", "MM", ""], ["", "", "DD"])):
        assert known(p, seat) == hands
    assert known(p, SPECTATOR) == ["", "", ""]


def test_without_memory_a_hand_passed_to_matt_is_forgotten() -> None:
    p = table("", "", hands=["WMMM", "SDDD", "BTTT"], turn=1, memory="own")
    say(p, "0: choose W", "1: choose S", "nature: deal B")
    assert known(p, 0) == ["TTT", "", ""]
    assert known(p, 1) == ["", "MMM", ""]


def test_without_memory_the_kept_card_is_known_to_its_holder() -> None:
    p = table("", "", "", hands=["WM", "SD", "BT"], turn=10, memory="own")
    say(p, "0: choose W", "1: choose S", "2: choose B")
    assert [hand.kept for hand in p.hands] == [0, 0, 0]
    assert [known(p, seat)[seat] for seat in range(3)] == ["M", "D", "T"]
    assert known(p, 0)[1:] == ["", ""]


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("placing", ["after_reveal", "with_pick"])
def test_without_memory_nothing_leaks(seats: int, placing: str) -> None:
    """Whatever a seat cannot see may be anything: twins look the same to it, whole games through."""
    report = check(ECOSYSTEM, seats, {**OWN, "placing": placing}, seed=seats, care=0.03)
    assert report.careful > 0
    assert report.twins >= seats


def test_memory_changes_no_game() -> None:
    """The same answers lead to the same ends."""
    ends = []
    for options in ({}, OWN):
        match, rng = Match(ECOSYSTEM, ["a", "b", "c"], options), Rng(5)
        while not match.position.over():
            seat = match.position.turn()
            options_ = match.position.options(seat)
            match.play(seat, options_[rng.below(len(options_))])
        ends.append(ECOSYSTEM.dump(match.position))
    assert ends[0] == ends[1]


def test_matts_hand_is_seen_by_nobody() -> None:
    p = table("", "", hands=["WMM", "SDD", "BTT"], turn=1)
    for seat in (SPECTATOR, 0, 1):
        assert view(p, seat).hands[2].known == ""


def test_matts_pile_is_seen_by_everybody() -> None:
    p = table("", "", hands=["WMM", "SDD", "BTT"], turn=3, matt="WS")
    for seat in (SPECTATOR, 0, 1):
        assert view(p, seat).matt == "SW"


def test_without_matt_there_is_no_pile() -> None:
    assert view(table("", "", "", hands=["WM", "SD", "BT"]), 0).matt is None


def test_everybody_knows_the_card_that_was_kept_after_stage_one() -> None:
    p = table("", "", "", hands=["WM", "SD", "BT"], stage=1, turn=10)
    say(p, "0: choose M", "1: choose D", "2: choose T")
    say(p, "nature: deal E")
    assert known(p, 0) == ["WE", "S", "B"]
    assert known(p, 1) == ["W", "S", "B"]


def test_the_kept_card_stays_known_until_its_kind_leaves_the_hand() -> None:
    p = table("", "", "", hands=["WMWM", "SDDS", "BTTT"], kept=["W", "S", "B"], stage=2, turn=1)
    say(p, "0: choose W", "1: choose D", "2: choose T")
    # to the right: 0 has what 1 had, 1 has what 2 had, 2 has what 0 had
    assert known(p, 0)[1] == "B"
    assert known(p, 1)[2] == ""  # it may have been either wolf
    assert known(p, 0)[2] == "MMW"


def test_a_spectator_knows_no_card_of_any_hand() -> None:
    p = table("", "", "", hands=["WMWM", "SDDS", "BTTT"], kept=["W", "S", "B"], stage=2, turn=3)
    assert known(p, SPECTATOR) == ["", "", ""]


def test_nobody_sees_the_stock_or_the_box() -> None:
    p = table("", "", "", hands=["WM", "SD", "BT"], stage=2, turn=10)
    say(p, "0: choose M", "1: choose D", "2: choose T")
    assert p.over()
    for seat in (SPECTATOR, 0, 1, 2):
        shown = msgspec.json.decode(msgspec.json.encode(view(p, seat)))
        assert shown["stock"] == 124
        assert "box" not in shown
        assert all(hand == {"size": 0, "known": ""} for hand in shown["hands"])


# ── what waits in secret ────────────────────────────────────────────────────────────────────────────────────────────


def seen_by_others(p: EcosystemPosition, seat: int) -> list[bytes]:
    return [msgspec.json.encode(view(p, other)) for other in (SPECTATOR, 0, 1, 2) if other != seat]


def test_a_waiting_pick_is_seen_by_nobody_else() -> None:
    seen = []
    for card in "WM":
        p = table("M", "M", "M", hands=["WM", "SD", "BT"], turn=1)
        say(p, f"0: choose {card}")
        assert view(p, 0).said == [ECOSYSTEM.vocabulary.parse(f"choose {card}")]
        assert view(p, 0).revealed == [None, None, None]
        seen.append(seen_by_others(p, 0))
    assert seen[0] == seen[1]


def test_everybody_sees_who_still_has_to_pick() -> None:
    p = table("M", "M", "M", hands=["WM", "SD", "BT"], turn=1)
    say(p, "1: choose S")
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(p, seat).asked == [0, 2]


def test_a_waiting_placement_is_seen_by_its_owner_only() -> None:
    p = table("M", "M", "M", hands=["WM", "SD", "BT"], turn=1)
    say(p, "0: choose W", "1: choose S", "2: choose B")
    before = seen_by_others(p, 0)
    say(p, "0: place 0 1")
    assert view(p, 0).boards == [["MW"], ["M"], ["M"]]
    assert view(p, 1).boards == view(p, SPECTATOR).boards == [["M"], ["M"], ["M"]]
    after = seen_by_others(p, 0)
    assert [text.replace(b'"asked":[1,2]', b'"asked":[0,1,2]') for text in after] == before


def test_a_waiting_swap_is_seen_by_its_owner_only() -> None:
    p = table("FB", "FB", "M", hands=["RR", "RR", "DD"])
    say(p, "0: choose R", "1: choose R", "2: choose D")
    say(p, "0: place 0 2", "1: place 0 2", "2: place 0 1")
    say(p, "0: swap 0 1 0 2")
    assert view(p, 0).boards[0] == ["FRB"]
    assert view(p, 1).boards[0] == view(p, 2).boards[0] == view(p, SPECTATOR).boards[0] == ["FBR"]


def test_ones_own_score_counts_what_one_has_placed_in_secret() -> None:
    p = table("R", "R", "R", hands=["RM", "SD", "BT"], placing="with_pick")
    say(p, "0: choose R", "0: place 0 1")
    rabbits = {seat: view(p, seat).sheet.rows[10].points for seat in (0, 1, 2)}
    assert rabbits == {0: [2, 1, 1], 1: [1, 1, 1], 2: [1, 1, 1]}


def test_with_pick_a_whole_waiting_chain_is_seen_by_its_owner_only() -> None:
    seen = []
    for chain in (["choose R", "place 0 2", "swap 0 1 0 2"], ["choose M", "place -1 0"]):
        p = table("FB", "M", "M", hands=["RM", "SD", "BT"], placing="with_pick")
        say(p, *(f"0: {answer}" for answer in chain))
        assert view(p, 0).said[: len(chain)] == [ECOSYSTEM.vocabulary.parse(answer) for answer in chain]
        seen.append(seen_by_others(p, 0))
    assert seen[0] == seen[1]


def test_with_pick_nobody_sees_how_far_anothers_chain_has_come() -> None:
    p = table("FB", "M", "M", hands=["RM", "SD", "BT"], placing="with_pick")
    before = seen_by_others(p, 0)
    say(p, "0: choose R")
    assert seen_by_others(p, 0) == before
    say(p, "0: place 0 2")
    assert seen_by_others(p, 0) == before


def test_with_pick_matts_draw_comes_before_anybody_sees_a_placement() -> None:
    p = table("M", "M", hands=["WS", "SS", "DD"], placing="with_pick")
    say(p, "0: choose W", "0: place 0 1", "1: choose S", "1: place 1 0")
    assert view(p, 1).boards == [["M"], ["M", "S"]]
    assert view(p, 1).revealed == ["W", "S"]
    assert view(p, SPECTATOR).boards == [["M"], ["M"]]


def test_with_pick_a_spectator_cannot_tell_a_rabbit_by_who_is_asked() -> None:
    """The last card of a hand is known to the players, not to a spectator, and the last cell is forced."""
    nineteen = "MMMMM/SSSSS/DDDDD/FFFF."
    asked = []
    for last in "RW":
        p = table(nineteen, "M", "M", hands=[last, "S", "B"], stage=2, turn=10, deal=10, placing="with_pick")
        asked.append(p.asked())
    assert asked == [[0, 1, 2], [0, 1, 2]]


# ── what everybody sees ─────────────────────────────────────────────────────────────────────────────────────────────


def test_after_the_reveal_everybody_sees_the_picks() -> None:
    p = table("M", "M", "M", hands=["WM", "SD", "BT"], turn=1)
    say(p, "0: choose W", "1: choose S", "2: choose B")
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(p, seat).revealed == ["W", "S", "B"]


def test_the_view_names_stage_turn_and_moment() -> None:
    def where(p: EcosystemPosition, seat: int | None = 1) -> tuple[int, int, str]:
        v = view(p, seat)
        return v.stage, v.turn, v.moment

    p = table("FB", "M", "M", hands=["RMM", "SDD", "BTT"], stage=2, turn=7)
    assert where(p) == (2, 7, "choose")
    say(p, "0: choose R", "1: choose S", "2: choose B")
    assert where(p) == (2, 7, "place")
    say(p, "0: place 0 2", "1: place 0 1", "2: place 0 1")
    assert where(p) == (2, 7, "swap")
    say(p, "0: noswap")
    assert where(p) == (2, 8, "choose")
    assert where(ECOSYSTEM.start(3)) == (1, 0, "deal")
    over = table("", "", "", hands=["WM", "SD", "BT"], stage=2, turn=10)
    say(over, "0: choose M", "1: choose D", "2: choose T")
    assert where(over) == (0, 0, "over")


def test_an_upright_ecosystem_is_shown_as_it_lies_and_written_transposed() -> None:
    p = table("MS/MS/MS/MS/MS", "M", "M", hands=["WM", "SD", "BT"], orientation="free")
    assert view(p, 1).boards[0] == ["MS", "MS", "MS", "MS", "MS"]
    assert view(p, 1).texts[0] == "MMMMM/SSSSS/...../....."


# ── events and records ──────────────────────────────────────────────────────────────────────────────────────────────


def shown(match: Match, entries: list[Any], seat: int | None) -> list[dict[str, Any]]:
    return [match.game.events.show(entry, seat) for entry in entries]


def test_a_card_that_is_dealt_is_told_to_its_holder_only() -> None:
    match = Match(ECOSYSTEM, ["a", "b", "c"])
    events = match.play(NATURE, ECOSYSTEM.vocabulary.parse("deal W"))
    assert shown(match, events, 0) == [{"event": "dealt", "hand": 0, "kind": "wolf"}]
    for other in (SPECTATOR, 1, 2):
        assert shown(match, events, other) == [{"event": "dealt", "hand": 0, "kind": None}]


def test_a_card_dealt_to_matt_is_told_to_nobody() -> None:
    match = Match(ECOSYSTEM, ["a", "b"])
    rng = Rng(1)
    for _ in range(22):
        match.play(NATURE, match.position.draw(NATURE, rng))
    events = match.play(NATURE, ECOSYSTEM.vocabulary.parse("deal W"))
    for seat in (SPECTATOR, 0, 1):
        assert shown(match, events, seat) == [{"event": "dealt", "hand": 2, "kind": None}]


def test_a_hand_that_is_passed_is_told_to_its_new_holder_only() -> None:
    match = match_at(table("", "", "", hands=["WMM", "SDD", "BTT"], turn=1))
    match.play(0, ECOSYSTEM.vocabulary.parse("choose W"))
    match.play(1, ECOSYSTEM.vocabulary.parse("choose S"))
    events = match.play(2, ECOSYSTEM.vocabulary.parse("choose B"))
    received = [event for event in shown(match, events, 1) if event["event"] == "received"]
    assert received == [
        {"event": "received", "seat": 0, "giver": 2, "cards": None},
        {"event": "received", "seat": 1, "giver": 0, "cards": "MM"},
        {"event": "received", "seat": 2, "giver": 1, "cards": None},
    ]


def test_while_others_think_nothing_is_told() -> None:
    match = match_at(table("", "", "", hands=["WMM", "SDD", "BTT"], turn=1))
    assert match.play(0, ECOSYSTEM.vocabulary.parse("choose W")) == []
    assert match.play(2, ECOSYSTEM.vocabulary.parse("choose B")) == []


def test_the_record_of_a_running_game_hides_what_was_dealt_to_others() -> None:
    match = Match(ECOSYSTEM, ["a", "b"])
    rng = Rng(2)
    while match.position.asked() == [NATURE]:
        match.play(NATURE, match.position.draw(NATURE, rng))
    dealt = [line.text for line in match.record().lines]
    assert len(dealt) == 33
    assert HIDDEN not in dealt
    assert [line.text for line in match.record_for(0).lines] == dealt[:11] + [HIDDEN] * 22
    assert [line.text for line in match.record_for(1).lines] == [HIDDEN] * 11 + dealt[11:22] + [HIDDEN] * 11
    assert [line.text for line in match.record_for(SPECTATOR).lines] == [HIDDEN] * 33


def test_the_record_of_a_running_game_leaves_out_what_waits() -> None:
    match = Match(ECOSYSTEM, ["a", "b", "c"])
    rng = Rng(2)
    while match.position.asked() == [NATURE]:
        match.play(NATURE, match.position.draw(NATURE, rng))
    match.play(1, match.position.options(1)[0])
    for seat in (SPECTATOR, 0, 1, 2):
        assert len(match.record_for(seat).lines) == 33
    assert len(match.record().lines) == 34


def test_when_the_game_is_over_the_record_shows_all() -> None:
    match = Match(ECOSYSTEM, ["a", "b"])
    rng = Rng(3)
    while not match.position.over():
        assert match.record_for(SPECTATOR).hides or not match.plies
        seat = match.position.asked()[0]
        match.play(seat, match.position.draw(seat, rng))
    for reader in (SPECTATOR, 0, 1):
        assert str(match.record_for(reader)) == str(match.record())


# ── imagined twins ──────────────────────────────────────────────────────────────────────────────────────────────────

OPTIONS = st.fixed_dictionaries(
    {"deal": st.sampled_from([10, 11]), "placing": st.sampled_from(["after_reveal", "with_pick"])}
)


def somewhere(seats: int, options: dict[str, Any], seed: int, steps: int) -> EcosystemPosition:
    """A position some answers into a random game, those of a simultaneous question in any order."""
    p = ECOSYSTEM.start(seats, ECOSYSTEM.make_options(options))
    rng = Rng(seed)
    for _ in range(steps):
        asked = p.asked()
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        p.play(seat, p.draw(seat, rng))
    return p


PLACES = st.tuples(st.integers(2, 6), OPTIONS, st.integers(0, 10**6), st.integers(0, 400))


@settings(deadline=None, max_examples=60)
@given(PLACES, st.integers(0, 10**6))
def test_an_imagined_twin_looks_the_same(place: tuple[int, dict[str, Any], int, int], seed: int) -> None:
    p = somewhere(*place)
    for seat in (SPECTATOR, *range(p.seats)):
        viewer = -1 if seat is None else seat
        twin = p.imagine(viewer, Rng(seed))
        ECOSYSTEM.check_invariants(twin)
        assert msgspec.json.encode(view(twin, seat)) == msgspec.json.encode(view(p, seat))
        if seat is not None:
            assert legal(twin, seat) == legal(p, seat)
        for hand in twin.hands:
            assert all(count(hand.cards, kind) >= count(hand.kept, kind) for kind in range(11))


def test_what_a_seat_cannot_see_is_dealt_anew() -> None:
    p = table("", "", "", hands=["WMDE", "SDBF", "BTGH"], turn=1)
    say(p, "1: choose S", "2: choose T")
    twins = [p.imagine(0, Rng(seed)) for seed in range(20)]
    assert {piles.text(twin.hands[0].cards) for twin in twins} == {"MDWE"}
    assert len({piles.text(twin.hands[1].cards) for twin in twins}) > 10
    assert len({ECOSYSTEM.state.key(twin) for twin in twins}) == 20


def test_what_a_seat_has_seen_is_never_imagined_away() -> None:
    p = table("", "", "", hands=["WMDE", "SDBF", "BTGH"], kept=["E", "S", "G"], stage=2, turn=2)
    for seed in range(20):
        twin = p.imagine(0, Rng(seed))
        # in stage II seat 0 has its hand from seat 1, and what it held lies at seat 2
        assert piles.text(twin.hands[0].cards) == "MDWE"
        assert piles.text(twin.hands[2].cards) == "BTGH"
        assert "S" in piles.text(twin.hands[1].cards)


def test_what_others_have_said_in_secret_is_imagined_anew() -> None:
    p = table("", "", "", hands=["WMDE", "SDBF", "BTGH"], turn=3)
    say(p, "1: choose S")
    picks = {ECOSYSTEM.state.to_json(p.imagine(0, Rng(seed)))["stack"][0][5][1][0] for seed in range(40)}
    assert picks == {ECOSYSTEM.vocabulary.parse(f"choose {letter}") for letter in "SDBF"}


def test_what_others_have_said_in_secret_is_imagined_anew_below_matts_card_too() -> None:
    p = table("M", "M", hands=["WS", "SS", "DD"], placing="with_pick")
    say(p, "0: choose W", "0: place 0 1", "1: choose S", "1: place 1 0")
    before = ECOSYSTEM.state.key(p)
    boards = []
    for seed in range(30):
        twin = p.imagine(0, Rng(seed))
        twin.play(NATURE, twin.options(NATURE)[0])
        boards.append((lying(twin, 0), lying(twin, 1)))
    assert set(boards) == {("MW", theirs) for theirs in ("MS", "SM", "M/S", "S/M")}
    assert ECOSYSTEM.state.key(p) == before


def test_what_one_has_said_in_secret_oneself_stays() -> None:
    p = table("", "", "", hands=["WMDE", "SDBF", "BTGH"], turn=3)
    say(p, "0: choose E")
    for seed in range(10):
        assert view(p.imagine(0, Rng(seed)), 0).said == [ECOSYSTEM.vocabulary.parse("choose E")]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_position_shares_nothing_that_playing_it_could_change(seat: int) -> None:
    p = somewhere(3, {}, 4, 60)
    before = ECOSYSTEM.state.key(p)
    twin = p.imagine(seat, Rng(1))
    rng = Rng(2)
    while not twin.over():
        who = twin.asked()[0]
        twin.play(who, twin.draw(who, rng))
    assert ECOSYSTEM.state.key(p) == before


# ── what the page draws ─────────────────────────────────────────────────────────────────────────────────────────────


def test_hands_go_to_the_left_and_back_in_the_second_stage() -> None:
    """rules/ecosystem.md 4; with two players Matt's hand goes round too"""
    assert view(table("", "", hands=["WM", "SD", "BT"], turn=1), None).passes_to == [1, 2, 0]
    four = table("", "", "", "", hands=["W", "S", "B", "F"], turn=1, stage=2)
    assert view(four, None).passes_to == [3, 0, 1, 2]
    before = view(p := table("", "", "", hands=["WMM", "SDD", "BTT"], turn=1), None).passes_to
    say(p, "0: choose W", "1: choose S", "2: choose B")
    assert known(p, before[0])[before[0]] == "MM"


def test_gaps_are_not_counted_before_the_end() -> None:
    seen = view(table("M", "", hands=["WM", "SD", "BT"], turn=2), None)
    gaps = next(row.points for row in seen.sheet.rows if row.name == "gap_points")
    assert [total - gap for total, gap in zip(seen.scores, gaps, strict=True)] == seen.so_far
    assert seen.so_far != seen.scores


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((12, 12, 12, 7, 3, 0, -5), "0–2: 12, 3: 7, 4: 3, 5: 0, 6+: −5"),
        ((4, -1, -1), "0: 4, 1+: −1"),
        ((2,), "0+: 2"),
    ],
)
def test_what_gaps_bring_is_said_in_one_line(points: tuple[int, ...], said: str) -> None:
    assert gap_table(points) == said
