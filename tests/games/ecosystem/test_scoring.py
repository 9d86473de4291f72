"""The test vectors of rules/ecosystem.md 10.1 to 10.4, each by its number, and the same rules read slowly."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.ecosystem import by_hand
from games.ecosystem.build import board, table
from habitable.games.ecosystem import scoring
from habitable.games.ecosystem.components import (
    CARDS,
    COUNTS,
    GAP_POINTS,
    LETTERS,
    MEADOW_POINTS,
    NAMES,
    STREAM_PRIZES,
    WOLF_PRIZES,
)
from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.games.ecosystem.scoring import Rivals, Sheet, places, prize, score

pytestmark = pytest.mark.compiled

ONE_ECOSYSTEM = "WFWWT/MDSSD/HESMW/SSTMM"  # all of the last examples speak of it

SCORERS = {
    "meadow": scoring.meadow,
    "deer": scoring.deer,
    "bear": scoring.bear,
    "fox": scoring.fox,
    "trout": scoring.trout,
    "dragonfly": scoring.dragonfly,
    "bee": scoring.bee,
    "eagle": scoring.eagle,
    "rabbit": scoring.rabbit,
    "wolves": scoring.wolves,
    "longest_stream": scoring.longest_stream,
}

SINGLE_KINDS: dict[str, tuple[str, dict[str, int]]] = {
    # rules/ecosystem.md 10.1, the examples of the rulebook
    "E-01": (".F.../.B.F./...../.....", {"fox": 3}),
    "E-02": ("SGSS./..S../...../.....", {"dragonfly": 4, "longest_stream": 3}),
    "E-03": (".S.../STS../.G.../.....", {"trout": 8}),
    "E-04": (".H.../HBT../...../.....", {"bear": 6}),
    "E-05": (".M.../MHM../...../.....", {"bee": 9, "meadow": 0}),
    "E-06": ("..T../.E.R./T..../.....", {"eagle": 6, "rabbit": 1}),
    "E-07": ("D..../D..../..D../.....", {"deer": 10}),
    "E-08": (ONE_ECOSYSTEM, {"wolves": 4}),
    "E-09": (ONE_ECOSYSTEM, {"longest_stream": 3}),
    "E-10": (ONE_ECOSYSTEM, {"meadow": 6}),
    # rules/ecosystem.md 10.2
    "E-21": ("MMMMM/MMMMM/...../.....", {"meadow": 15}),
    "E-22": ("MM.M./...M./MM.M./.M...", {"meadow": 15}),
    "E-23": ("M.M.M/.M.M./M.M.M/.....", {"meadow": 0}),
    "E-24": ("SG.../SS.../...../.....", {"dragonfly": 3, "longest_stream": 3}),
    "E-25": ("GSSG./..S../..SG./.....", {"dragonfly": 12, "longest_stream": 4}),
    "E-26": ("G.S../...../S..../.....", {"dragonfly": 0, "longest_stream": 1}),
    "E-27": ("..T../.T.R./T.E.T/..R..", {"eagle": 12, "rabbit": 2}),
    "E-28": ("E.T../..E../...../R....", {"eagle": 4, "rabbit": 1}),
    "E-29": ("F..../.W.../..F../...B.", {"fox": 6, "wolves": 1}),
    "E-30": ("D.D../..D.D/D...D/.D.D.", {"deer": 18}),
    "E-31": ("D..../.D.../..D../...DD", {"deer": 18}),
    "E-32": ("HBT../BHB../TBT../.....", {"bear": 24, "trout": 0, "bee": 0}),
    "E-33": ("GTG../TGT../...../.....", {"trout": 14, "dragonfly": 0}),
    "E-34": ("R...R/...../..R../.....", {"rabbit": 3}),
    "E-35": ("HMH../MHM../HMH../.....", {"bee": 36, "meadow": 0}),
    "E-36": ("FFB../FFF../WF.../.....", {"fox": 6}),
    "E-37": ("STS../TET../STS../.....", {"trout": 16, "eagle": 8, "longest_stream": 1}),
    "E-38": ("SSSSS/S...S/S.G.S/SSSSS", {"dragonfly": 14, "longest_stream": 14}),
    "E-39": ("MHM../HMH../MHM../.....", {"bee": 36, "meadow": 0}),
    "E-40": ("SGS../GTG../SGS../.....", {"trout": 8, "dragonfly": 8}),
    "E-55": (".S.../SSS../.S.../.G...", {"dragonfly": 5, "longest_stream": 5}),
}


def document(*boards: str, matt: str | None = None) -> dict[str, Any]:
    answer = ECOSYSTEM.score_document({"game": "ecosystem", "boards": list(boards), "matt": matt})
    assert isinstance(answer, dict)
    return answer


@pytest.mark.parametrize(("text", "expected"), SINGLE_KINDS.values(), ids=SINGLE_KINDS.keys())
def test_single_kinds(text: str, expected: dict[str, int]) -> None:
    assert {kind: SCORERS[kind](board(text)) for kind in expected} == expected


@pytest.mark.parametrize(("text", "expected"), SINGLE_KINDS.values(), ids=SINGLE_KINDS.keys())
def test_single_kinds_in_a_document(text: str, expected: dict[str, int]) -> None:
    player = document(text)["players"][0]
    found = player["kinds"] | {"longest_stream": player["longest_stream"], "wolves": player["wolves"]}
    assert {kind: found[kind] for kind in expected} == expected


def test_the_two_streams_of_one_ecosystem_have_3_and_2_cards() -> None:
    """E-09: the shorter one is there but does not contend."""
    streams = by_hand.groups(by_hand.cards(ONE_ECOSYSTEM), "S")
    assert sorted(len(stream) for stream in streams) == [2, 3]
    assert scoring.longest_stream(board(ONE_ECOSYSTEM)) == 3


# Opponents with 3 and 1 wolves and longest streams of 2 and 1
RIVALS = ["WSS../W..../W..../.....", "W.S../...../...../....."]


def test_one_ecosystem_has_four_gaps() -> None:
    """E-11: bear, dragonfly and rabbit are absent; a fox is present and scores nothing."""
    sheet = score([board(ONE_ECOSYSTEM), *map(board, RIVALS)], Rivals([], []), GAP_POINTS)[0]
    gaps = {name for name, points in zip(NAMES, sheet.kinds, strict=True) if points == 0}
    assert gaps == {"bear", "dragonfly", "rabbit", "fox"}
    assert (sheet.gaps, sheet.gap_points) == (4, 3)


def test_one_ecosystem_scores_44() -> None:
    """E-12"""
    assert document(ONE_ECOSYSTEM, *RIVALS)["players"][0] == {
        "kinds": {
            "meadow": 6,
            "stream": 8,
            "deer": 6,
            "bear": 0,
            "fox": 0,
            "wolf": 12,
            "trout": 4,
            "dragonfly": 0,
            "bee": 3,
            "eagle": 2,
            "rabbit": 0,
        },
        "longest_stream": 3,
        "wolves": 4,
        "gaps": 4,
        "gap_points": 3,
        "total": 44,
    }


# ── ranks (rules/ecosystem.md 5.1) ──────────────────────────────────────────────────────────────────────────────────

# values of the players, what Matt has (None: he does not play), the players' prizes
WOLVES: dict[str, tuple[list[int], int | None, list[int]]] = {
    "E-13": ([4, 4, 2], None, [12, 12, 4]),
    "E-14": ([3, 3, 3, 1], None, [12, 12, 12, 0]),
    "E-41": ([4, 4, 3, 3, 2, 0], None, [12, 12, 4, 4, 0, 0]),
    "E-42": ([5, 3, 3, 1], None, [12, 8, 8, 0]),
    "E-43": ([2, 0, 0], None, [12, 0, 0]),
    "E-44": ([3, 2, 2, 2, 1], None, [12, 8, 8, 8, 0]),
    "E-45": ([0, 0, 0], None, [0, 0, 0]),
    "E-48": ([2, 2], 5, [8, 8]),
    "E-49": ([4, 1], 4, [12, 4]),
}
STREAMS: dict[str, tuple[list[int], int | None, list[int]]] = {
    "E-15": ([4, 4, 3], None, [8, 8, 0]),
    "E-46": ([5, 3, 3, 1], None, [8, 5, 5, 0]),
    "E-47": ([1, 0, 0], None, [8, 0, 0]),
    "E-50": ([3, 2], 6, [5, 0]),
    "E-51": ([6, 5], 6, [8, 0]),
}


def row_of(letter: str, n: int) -> str:
    """A board with n cards of a kind, connected."""
    letters = (letter * n).ljust(20, ".")
    return "/".join(letters[i : i + 5] for i in range(0, 20, 5))


def check_prizes(kind: str, letter: str, values: list[int], matt: int | None, expected: list[int]) -> None:
    prizes = WOLF_PRIZES if letter == "W" else STREAM_PRIZES
    contenders = values + ([] if matt is None else [matt])
    assert [prize(contenders, mine, prizes) for mine in values] == expected
    answer = document(*(row_of(letter, n) for n in values), matt=None if matt is None else letter * matt)
    assert [player["kinds"][kind] for player in answer["players"]] == expected


@pytest.mark.parametrize(("values", "matt", "expected"), WOLVES.values(), ids=WOLVES.keys())
def test_wolf_prizes(values: list[int], matt: int | None, expected: list[int]) -> None:
    check_prizes("wolf", "W", values, matt, expected)


@pytest.mark.parametrize(("values", "matt", "expected"), STREAMS.values(), ids=STREAMS.keys())
def test_stream_prizes(values: list[int], matt: int | None, expected: list[int]) -> None:
    check_prizes("stream", "S", values, matt, expected)


def test_all_of_matts_stream_cards_are_one_stream() -> None:
    p = table("SSS", "SS", hands=["MM", "MM", "MM"], matt="SMSMSMSM")
    assert [sheet.kinds[1] for sheet in p.sheets()] == [5, 0]


def test_matt_does_not_contend_at_a_table_of_three() -> None:
    p = table("S", "M", "M", hands=["MM"] * 3)
    p.matt = ECOSYSTEM.start(2).stock  # even if he had all cards
    assert p.sheets()[0].kinds[1] == 8


# ── gaps and winners (rules/ecosystem.md 5.2, 5.3) ──────────────────────────────────────────────────────────────────


def test_gap_points() -> None:
    """E-52: for 0, 1, 2, ... 11 gaps."""
    columns = [Sheet([0] * gaps + [1] * (11 - gaps), 0, 0, GAP_POINTS) for gaps in range(12)]
    assert [sheet.gaps for sheet in columns] == list(range(12))
    assert [sheet.gap_points for sheet in columns] == [12, 12, 12, 7, 3, 0, -5, -5, -5, -5, -5, -5]
    assert [sheet.total for sheet in columns] == [23, 22, 21, 15, 10, 6, 0, -1, -2, -3, -4, -5]


def test_an_option_replaces_the_gap_table() -> None:
    p = table("M", "R", "W", hands=["MM"] * 3, gap_points=[40, 30, -6])
    assert [sheet.gap_points for sheet in p.sheets()] == [-6, -6, -6]
    assert p.scores() == [-6, 1 - 6, 12 - 6]


def sheets(*totals_and_gaps: tuple[int, int]) -> list[Sheet]:
    """Sheets with a total and a number of gaps, which bring no points here."""
    return [Sheet([total, *[1] * (10 - gaps), *[0] * gaps], 0, 0, [gaps - 10]) for total, gaps in totals_and_gaps]


def test_of_equal_totals_fewer_gaps_win() -> None:
    """E-53"""
    table_of_three = sheets((60, 3), (60, 2), (59, 0))
    assert [(s.total, s.gaps) for s in table_of_three] == [(60, 3), (60, 2), (59, 0)]
    assert places(table_of_three) == [2, 1, 3]


def test_of_equal_totals_and_gaps_victory_is_shared() -> None:
    """E-54"""
    table_of_three = sheets((60, 2), (60, 2), (58, 1))
    assert [(s.total, s.gaps) for s in table_of_three] == [(60, 2), (60, 2), (58, 1)]
    assert places(table_of_three) == [1, 1, 3]


def test_equal_boards_share_the_victory_in_a_document() -> None:
    assert document(ONE_ECOSYSTEM, "R..../...../...../.....", ONE_ECOSYSTEM)["winners"] == [0, 2]


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────

# M S D B F W T G H E R, longest stream, wolves, gaps, gap points, total
WHOLE_GAMES: dict[str, tuple[list[tuple[str, str]], str | None, list[int]]] = {
    "E-61": (
        [
            ("GERSR/DFTBM/SMMWH/WDSST", "3 8 8 2 3 8 2 0 3 4 2 2 2 1 12 55"),
            ("RDBER/HGBHS/MFBBD/DWFSM", "0 0 12 4 0 4 0 0 3 2 2 1 1 5 0 27"),
            ("MMFSM/SSWSE/MWEWT/HBHSR", "3 8 0 4 0 12 0 0 3 6 1 2 3 4 3 40"),
        ],
        None,
        [0],
    ),
    "E-62": (
        [
            ("FSFHB/TSSMM/BTSHM/RWWMM", "15 5 0 6 6 8 6 0 12 0 1 4 2 3 7 66"),
            ("RDFMM/FETMH/RRGTW/FTSSG", "6 0 4 0 9 0 8 4 6 10 3 2 1 3 7 57"),
            ("FFDBW/TMMHB/WMHBD/BDBSF", "6 0 12 10 9 8 0 0 9 0 0 1 2 5 0 54"),
            ("SBDWW/SSSDW/MMSWE/BHBWE", "3 8 8 4 0 12 0 0 3 0 0 5 5 5 0 38"),
        ],
        None,
        [0],
    ),
    "E-63": (
        [
            ("WDBTG/DBTBE/WRBDF/GRMRD", "0 0 16 12 3 8 2 0 0 4 3 0 2 4 3 51"),
            ("FFRFE/FDEEM/GBSDM/SSSMH", "3 8 8 0 12 0 0 4 6 6 1 4 0 3 7 55"),
        ],
        "MMMMSSSDDBFWWWTHEEER",
        [1],
    ),
}


@pytest.mark.parametrize(("players", "matt", "winners"), WHOLE_GAMES.values(), ids=WHOLE_GAMES.keys())
def test_whole_games(players: list[tuple[str, str]], matt: str | None, winners: list[int]) -> None:
    rivals = Rivals([], []) if matt is None else Rivals([matt.count("W")], [matt.count("S")])
    scored = score([board(text) for text, _ in players], rivals, GAP_POINTS)
    for sheet, (_, line) in zip(scored, players, strict=True):
        found = [*sheet.kinds, sheet.longest_stream, sheet.wolves, sheet.gaps, sheet.gap_points, sheet.total]
        assert found == [int(n) for n in line.split()]
    assert [i for i, place in enumerate(places(scored)) if place == 1] == winners


@pytest.mark.parametrize(("players", "matt", "winners"), WHOLE_GAMES.values(), ids=WHOLE_GAMES.keys())
def test_whole_games_as_documents(players: list[tuple[str, str]], matt: str | None, winners: list[int]) -> None:
    answer = document(*(text for text, _ in players), matt=matt)
    assert answer["winners"] == winners
    for player, (_, line) in zip(answer["players"], players, strict=True):
        facts = [player[fact] for fact in ("longest_stream", "wolves", "gaps", "gap_points", "total")]
        assert [*player["kinds"].values(), *facts] == [int(n) for n in line.split()]
        assert list(player["kinds"]) == NAMES


# ── the same rules read slowly ──────────────────────────────────────────────────────────────────────────────────────


def test_the_box() -> None:
    """1: 130 cards of 11 kinds."""
    expected = "M20 S20 D12 B12 F12 W12 T10 G8 H8 E8 R8"
    assert " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, COUNTS, strict=True)) == expected
    assert sum(COUNTS) == CARDS == 130
    assert MEADOW_POINTS == [0, 0, 3, 6, 10, 15]


def boards_of(letters: str) -> st.SearchStrategy[str]:
    rows = st.text(letters, min_size=5, max_size=5)
    return st.lists(rows, min_size=4, max_size=4).map("/".join)


# with few kinds there are large groups
BOARDS = boards_of(LETTERS + ".") | boards_of("SGT") | boards_of("MH.") | boards_of("FWB.") | boards_of("ETR.")


@settings(deadline=None, max_examples=200)
@given(BOARDS)
def test_every_kind_scores_as_the_rules_read(text: str) -> None:
    lying = by_hand.cards(text)
    expected = by_hand.kinds(lying) | {
        "wolves": by_hand.wolves(lying),
        "longest_stream": by_hand.longest_stream(lying),
    }
    assert {kind: SCORERS[kind](board(text)) for kind in expected} == expected


@settings(deadline=None, max_examples=100)
@given(st.lists(boards_of(LETTERS), min_size=2, max_size=6), st.text(LETTERS, min_size=20, max_size=20))
def test_totals_gaps_and_winners_are_as_the_rules_read(boards: list[str], pile: str) -> None:
    matt = pile if len(boards) == 2 else None
    answer = document(*boards, matt=matt)
    totals = by_hand.totals(boards, matt)
    assert [(player["total"], player["gaps"]) for player in answer["players"]] == totals
    best = max((total, -gaps) for total, gaps in totals)
    assert answer["winners"] == [i for i, (total, gaps) in enumerate(totals) if (total, -gaps) == best]


@settings(deadline=None, max_examples=50)
@given(boards_of(LETTERS + "."))
def test_mirrors_and_half_turns_change_no_score(text: str) -> None:
    """8, symmetries."""
    rows = text.split("/")
    left_right = "/".join(row[::-1] for row in rows)
    top_bottom = "/".join(rows[::-1])
    for other in (left_right, top_bottom, text[::-1]):
        assert document(other) == document(text)


@settings(deadline=None, max_examples=50)
@given(boards_of(LETTERS))
def test_an_upright_ecosystem_scores_the_same(text: str) -> None:
    """7, orientation = free."""
    upright = "/".join("".join(column) for column in zip(*text.split("/"), strict=True))
    for scorer in SCORERS.values():
        assert scorer(board(upright)) == scorer(board(text))
