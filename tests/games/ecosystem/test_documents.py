"""Position documents: rules/positions.md. The exact answer, and what is said about a document that is wrong."""

from typing import Any

import msgspec
import pytest

from habitable.games.ecosystem.game import ECOSYSTEM
from habitable.kernel import documents
from habitable.kernel.errors import BadDocument

BOARD = "WFWWT/MDSSD/HESMW/SSTMM"
BARE = "...../...../...../....."


def score(data: str) -> dict[str, Any]:
    """What `habitable score --json` answers to a file."""
    answer = ECOSYSTEM.score_document(documents.read(data.encode()))
    decoded = msgspec.json.decode(msgspec.json.encode(answer))
    assert isinstance(decoded, dict)
    return decoded


def total(board: str) -> int:
    answer = ECOSYSTEM.score_document({"game": "ecosystem", "boards": [board]})
    points = answer["players"][0]["total"]
    assert isinstance(points, int)
    return points


# ── the answer ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_answer_is_exactly_as_positions_md_shows_it() -> None:
    others = '"WSS../W..../W..../.....", "W.S../...../...../....."'
    answer = score(f'{{"game": "ecosystem", "boards": ["{BOARD}", {others}]}}')
    assert sorted(answer) == ["players", "winners"]
    assert answer["winners"] == [0]
    assert answer["players"][0] == {
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
    assert len(answer["players"]) == 3
    assert all(sorted(player) == sorted(answer["players"][0]) for player in answer["players"])


def test_a_single_board_wins_all_prizes() -> None:
    answer = score(f'{{"game": "ecosystem", "boards": ["{BOARD}"]}}')
    assert (answer["players"][0]["total"], answer["winners"]) == (44, [0])


def test_matt_contends_at_a_table_of_two() -> None:
    answer = score(f'{{"game": "ecosystem", "boards": ["{BOARD}", "{BARE}"], "matt": "MSSSDDBBBFFFFFWWGGHE"}}')
    assert [player["kinds"]["stream"] for player in answer["players"]] == [8, 0]
    assert [player["kinds"]["wolf"] for player in answer["players"]] == [12, 0]
    stronger = score(f'{{"game": "ecosystem", "boards": ["{BOARD}", "{BARE}"], "matt": "SSSSWWWWW"}}')
    assert [player["kinds"]["stream"] for player in stronger["players"]] == [5, 0]
    assert [player["kinds"]["wolf"] for player in stronger["players"]] == [8, 0]


def test_without_a_pile_matt_does_not_contend() -> None:
    for document in (
        f'{{"game": "ecosystem", "boards": ["{BOARD}", "{BARE}"]}}',
        f'{{"game": "ecosystem", "boards": ["{BOARD}", "{BARE}"], "matt": null}}',
    ):
        assert score(document)["players"][0]["kinds"]["stream"] == 8


def test_an_unfinished_board_is_scored_as_it_stands() -> None:
    player = score('{"game": "ecosystem", "boards": ["R..../...../...../....."]}')["players"][0]
    assert (player["kinds"]["rabbit"], player["gaps"], player["gap_points"], player["total"]) == (1, 10, -5, -4)


def test_all_winners_are_named() -> None:
    assert score(f'{{"game": "ecosystem", "boards": ["{BOARD}", "{BARE}", "{BOARD}"]}}')["winners"] == [0, 2]


@pytest.mark.parametrize(
    "text",
    [
        BOARD.lower(),
        "WFWWT\nMDSSD\nHESMW\nSSTMM",
        "WFWWT\r\nMDSSD\r\nHESMW\r\nSSTMM\r\n",
        " W F W W T / M D S S D / H E S M W / S S T M M ",
        "\n  wfwwt\n  mdssd\n  hesmw\n  sstmm\n",
    ],
    ids=["lower case", "line breaks", "Windows", "spaces", "drawn"],
)
def test_a_board_may_be_written_freely(text: str) -> None:
    assert total(text) == total(BOARD) == 44


# ── documents that are wrong ────────────────────────────────────────────────────────────────────────────────────────

NO_GAME = 'a position document is a JSON object that names its game: {"game": "ecosystem", ...}'
CARDS = "(cards: MSDBFWTGHER, . for none)"
MALFORMED: dict[str, tuple[str, str]] = {
    "empty": ("", "this is no JSON: line 1, column 1"),
    "no JSON": ("boards", "this is no JSON: line 1, column 1"),
    "cut off": ('{"game": "ecosystem", "boards": [', "this is no JSON: line 1, column 34"),
    "a list": ("[]", NO_GAME),
    "no game": ('{"boards": []}', NO_GAME),
    "game is no text": ('{"game": 7}', NO_GAME),
    "a key twice": ('{"game": "ecosystem", "boards": [], "boards": []}', "boards: this key stands there twice"),
    "no boards": ('{"game": "ecosystem"}', "Object missing required field `boards`"),
    "boards no list": ('{"game": "ecosystem", "boards": "MMMMM"}', "boards: Expected `array`, got `str`"),
    "unknown key": ('{"game": "ecosystem", "boards": [], "tiles": []}', "Object contains unknown field `tiles`"),
    "board no text": (
        f'{{"game": "ecosystem", "boards": ["{BARE}", 5]}}',
        "boards[1]: Expected `str`, got `int`",
    ),
    "no board": ('{"game": "ecosystem", "boards": []}', "boards: from 1 to 6, not 0"),
    "seven boards": (
        f'{{"game": "ecosystem", "boards": [{", ".join([chr(34) + BARE + chr(34)] * 7)}]}}',
        "boards: from 1 to 6, not 7",
    ),
    "empty board": (
        '{"game": "ecosystem", "boards": [""]}',
        "boards[0]: an ecosystem has 4 rows, separated by /, not 1",
    ),
    "three rows": (
        f'{{"game": "ecosystem", "boards": ["{BARE}", "MMMMM/...../....."]}}',
        "boards[1]: an ecosystem has 4 rows, separated by /, not 3",
    ),
    "five rows": (
        f'{{"game": "ecosystem", "boards": ["{BARE}/....."]}}',
        "boards[0]: an ecosystem has 4 rows, separated by /, not 5",
    ),
    "short row": (
        '{"game": "ecosystem", "boards": ["...../..../...../....."]}',
        "boards[0], row 1: a row has 5 letters, not 4",
    ),
    "long row": (
        '{"game": "ecosystem", "boards": ["...../...../...../......"]}',
        "boards[0], row 3: a row has 5 letters, not 6",
    ),
    "no card": (
        '{"game": "ecosystem", "boards": ["...../...X./...../....."]}',
        f'boards[0], row 1, column 3: "X" is no card {CARDS}',
    ),
    "two streams in one letter": (
        '{"game": "ecosystem", "boards": ["ß.../...../...../....."]}',
        f'boards[0], row 0, column 0: "ß" is no card {CARDS}',
    ),
    "an old letter s": (
        '{"game": "ecosystem", "boards": ["ſ..../...../...../....."]}',
        f'boards[0], row 0, column 0: "ſ" is no card {CARDS}',
    ),
    "matt no text": (
        f'{{"game": "ecosystem", "boards": ["{BARE}", "{BARE}"], "matt": 20}}',
        "matt: Expected `str | null`, got `int`",
    ),
    "matt alone": (
        f'{{"game": "ecosystem", "boards": ["{BARE}"], "matt": "WS"}}',
        "matt: Matt plays only with two players, not 1",
    ),
    "matt with three": (
        f'{{"game": "ecosystem", "boards": ["{BARE}", "{BARE}", "{BARE}"], "matt": ""}}',
        "matt: Matt plays only with two players, not 3",
    ),
    "matt's pile too high": (
        f'{{"game": "ecosystem", "boards": ["{BARE}", "{BARE}"], "matt": "{"M" * 21}"}}',
        "matt: at most 20, not 21",
    ),
    "matt's strange card": (
        f'{{"game": "ecosystem", "boards": ["{BARE}", "{BARE}"], "matt": "WS."}}',
        'matt: "." should be one of M, S, D, B, F, W, T, G, H, E, R',
    ),
}


@pytest.mark.parametrize(("document", "error"), MALFORMED.values(), ids=MALFORMED.keys())
def test_a_document_that_is_wrong_gets_one_error_that_names_the_place(document: str, error: str) -> None:
    with pytest.raises(BadDocument) as caught:
        score(document)
    assert str(caught.value) == error


@pytest.mark.parametrize("data", [b"\xff\xfe", b'{"game": "\xe9"}', b"[" * 100_000, b'{"game": NaN}'])
def test_bytes_that_are_no_document_are_refused(data: bytes) -> None:
    with pytest.raises(BadDocument, match=r"^this is no JSON( that we can use)?: "):
        documents.read(data)


def test_a_file_may_begin_with_a_byte_order_mark() -> None:
    assert documents.read(b'\xef\xbb\xbf{"game": "ecosystem"}') == {"game": "ecosystem"}
