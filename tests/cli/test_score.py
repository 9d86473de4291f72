"""`habitable score`: the vectors of rules/ecosystem.md as position documents, and documents that are wrong."""

import io
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.program import PROGRAM, Said, environment, refused, say
from habitable.cli.score import tables
from habitable.texts import get

KINDS = ["meadow", "stream", "deer", "bear", "fox", "wolf", "trout", "dragonfly", "bee", "eagle", "rabbit"]
FACTS = ["longest_stream", "wolves", "gaps", "gap_points", "total"]

# Columns as in rules/ecosystem.md 10.4
E_61 = {
    "GERSR/DFTBM/SMMWH/WDSST": [3, 8, 8, 2, 3, 8, 2, 0, 3, 4, 2, 2, 2, 1, 12, 55],
    "RDBER/HGBHS/MFBBD/DWFSM": [0, 0, 12, 4, 0, 4, 0, 0, 3, 2, 2, 1, 1, 5, 0, 27],
    "MMFSM/SSWSE/MWEWT/HBHSR": [3, 8, 0, 4, 0, 12, 0, 0, 3, 6, 1, 2, 3, 4, 3, 40],
}
E_62 = {
    "FSFHB/TSSMM/BTSHM/RWWMM": [15, 5, 0, 6, 6, 8, 6, 0, 12, 0, 1, 4, 2, 3, 7, 66],
    "RDFMM/FETMH/RRGTW/FTSSG": [6, 0, 4, 0, 9, 0, 8, 4, 6, 10, 3, 2, 1, 3, 7, 57],
    "FFDBW/TMMHB/WMHBD/BDBSF": [6, 0, 12, 10, 9, 8, 0, 0, 9, 0, 0, 1, 2, 5, 0, 54],
    "SBDWW/SSSDW/MMSWE/BHBWE": [3, 8, 8, 4, 0, 12, 0, 0, 3, 0, 0, 5, 5, 5, 0, 38],
}
E_63 = {
    "WDBTG/DBTBE/WRBDF/GRMRD": [0, 0, 16, 12, 3, 8, 2, 0, 0, 4, 3, 0, 2, 4, 3, 51],
    "FFRFE/FDEEM/GBSDM/SSSMH": [3, 8, 8, 0, 12, 0, 0, 4, 6, 6, 1, 4, 0, 3, 7, 55],
}
MATT = "MMMMSSSDDBFWWWTHEEER"
SEED = "WFWWT/MDSSD/HESMW/SSTMM"
FULL = "MMMMM/SSSSS/DDDDD/BBBBB"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def score(capsys: pytest.CaptureFixture[str], folder: Path, document: object, *options: str) -> Said:
    """Scores a document: an object, or the bytes of a file."""
    file = folder / "position.json"
    file.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
    return say(capsys, "score", file, *options)


def player(columns: list[int]) -> dict[str, Any]:
    return {"kinds": dict(zip(KINDS, columns[:11], strict=True)), **dict(zip(FACTS, columns[11:], strict=True))}


def answer(boards: dict[str, list[int]], winners: list[int]) -> dict[str, Any]:
    return {"players": [player(columns) for columns in boards.values()], "winners": winners}


# ── what is right ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("boards", "more", "winners"),
    [(E_61, {}, [0]), (E_62, {}, [0]), (E_63, {"matt": MATT}, [1])],
    ids=["E-61", "E-62", "E-63"],
)
def test_whole_games(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    boards: dict[str, list[int]],
    more: dict[str, str],
    winners: list[int],
) -> None:
    said = score(capsys, tmp_path, {"game": "ecosystem", "boards": list(boards), **more}, "--json")
    assert (said.code, said.err) == (0, "")
    assert json.loads(said.out) == answer(boards, winners)


def test_e_12_the_ecosystem_of_the_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    opponents = ["WWW../SS.../...../.....", "W.S../...../...../....."]
    said = score(capsys, tmp_path, {"game": "ecosystem", "boards": [SEED, *opponents]}, "--json")
    kinds = [6, 8, 6, 0, 0, 12, 4, 0, 3, 2, 0]
    result = json.loads(said.out)
    assert result["players"][0] == player([*kinds, 3, 4, 4, 3, 44])
    assert result["winners"] == [0]


def test_one_board_alone_in_small_letters_with_line_breaks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "w f w w t\nm d s s d\nh e s m w\ns s t m m\n"
    alone = score(capsys, tmp_path, {"game": "ecosystem", "boards": [text]}, "--json")
    tidy = score(capsys, tmp_path, {"game": "ecosystem", "boards": [SEED], "matt": None}, "--json")
    assert json.loads(alone.out) == json.loads(tidy.out)
    assert json.loads(alone.out)["players"][0]["total"] == 44


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    document = json.dumps({"game": "ecosystem", "boards": list(E_61)}).encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(document)))
    assert json.loads(say(capsys, "score", "-", "--json").out) == answer(E_61, [0])


def test_a_byte_order_mark_is_no_mistake(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    document = b"\xef\xbb\xbf" + json.dumps({"game": "ecosystem", "boards": [SEED]}).encode()
    assert score(capsys, tmp_path, document, "--json").code == 0


def test_a_readable_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = score(capsys, tmp_path, {"game": "ecosystem", "boards": list(E_61)})
    assert said.code == 0
    cells = {line.split("│")[0].strip(): line.split("│")[1:] for line in said.out.splitlines()}
    assert [cell.strip() for cell in cells["deer"]] == ["8", "12", "0"]
    assert [cell.strip() for cell in cells["gap points"]] == ["12", "0", "3"]
    assert [cell.strip() for cell in cells["gaps"]] == ["1", "5", "4"]
    assert [cell.strip() for cell in cells["total"]] == ["55", "27", "40"]
    assert "Winner: player 1" in said.out


def test_two_ecosystems_without_matt_are_said_to_be_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = "Two ecosystems without Matt's pile"
    assert said in score(capsys, tmp_path, {"game": "ecosystem", "boards": [FULL, FULL]}).out
    assert said not in score(capsys, tmp_path, {"game": "ecosystem", "boards": [FULL, FULL], "matt": "SSW"}).out
    assert said not in score(capsys, tmp_path, {"game": "ecosystem", "boards": [FULL] * 3}).out


def test_a_shared_victory(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = score(capsys, tmp_path, {"game": "ecosystem", "boards": [SEED, SEED]})
    assert "Shared victory: player 1, player 2" in said.out


@pytest.mark.parametrize(("language", "word"), [("pl", "jeleń"), ("he", "אייל")])
def test_other_languages(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, word: str) -> None:
    said = score(capsys, tmp_path, {"game": "ecosystem", "boards": [SEED]}, "--lang", language)
    assert word in said.out


def test_answers_of_other_games_are_tables_too() -> None:
    """The answers of rules/positions.md that are no score pad."""
    planets = {"planets": [{"fields": {"O": 15, "F": 11}, "areas": {"O": [[7, "FDMI"], [3, "DMI"]], "F": []}}]}
    species = {
        "tiles": [{"hex": [0, 0], "match": {"mammals": 0, "insects": 2}, "dominant": None, "endangered": ["mammals"]}],
        "survival": {"holder": "mammals", "points": 1},
    }
    out = Console(width=100)
    with out.capture() as captured:
        for answer_ in (planets, species):
            out.print(*tables(get("en"), "some-game", answer_))
    shown = captured.get()
    for text in ("O 15", "O 7 FDMI, 3 DMI", "F –", "0 0", "insects 2", "survival: holder mammals; points 1"):
        assert text in shown


# ── what is wrong: one line that names the place, and nothing else ──────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ({"game": "ecosystem"}, "boards"),
        ({"game": "ecosystem", "boards": []}, "boards: from 1 to 6, not 0"),
        ({"game": "ecosystem", "boards": [FULL] * 7}, "boards: from 1 to 6, not 7"),
        ({"game": "ecosystem", "boards": FULL}, "boards: "),
        ({"game": "ecosystem", "boards": None}, "boards: "),
        ({"game": "ecosystem", "boards": [FULL, 5]}, "boards[1]: "),
        ({"game": "ecosystem", "boards": [FULL, "MMMMM/SSSSS/DDDDD"]}, "boards[1]: an ecosystem has 4 rows"),
        ({"game": "ecosystem", "boards": [FULL + "/BBBBB"]}, "boards[0]: an ecosystem has 4 rows"),
        ({"game": "ecosystem", "boards": [FULL, "MMMMM/SSSSS/DDDD/BBBBB"]}, "boards[1], row 2: a row has 5 letters"),
        ({"game": "ecosystem", "boards": ["MMMMM/SSSSSS/DDDDD/BBBBB"]}, "boards[0], row 1: a row has 5 letters"),
        ({"game": "ecosystem", "boards": ["MMMMM/SSXSS/DDDDD/BBBBB"]}, 'boards[0], row 1, column 2: "X" is no card'),
        ({"game": "ecosystem", "boards": ["MMMMM/SS\u001bSS/DDDDD/BBBBB"]}, "boards[0], row 1, column 2"),
        ({"game": "ecosystem", "boards": [FULL], "matt": "W"}, "matt: Matt plays only with two players"),
        ({"game": "ecosystem", "boards": [FULL, FULL], "matt": "WX"}, 'matt: "X" should be one of M, S'),
        ({"game": "ecosystem", "boards": [FULL, FULL], "matt": "W" * 21}, "matt: at most 20, not 21"),
        ({"game": "ecosystem", "boards": [FULL, FULL], "matt": 5}, "matt: "),
        ({"game": "ecosystem", "boards": [FULL], "extra": 1}, "extra"),
        ({"game": "chess", "boards": []}, 'game: there is no game "chess"; games: dominant-species'),
        ({"game": "\u001b[31mchess\u0007"}, 'there is no game "?[31mchess?"'),
        ({"game": 5}, "game: "),
        ({"boards": [FULL]}, "game: "),
        ([], "a position document is a JSON object"),
        ("ecosystem", "a position document is a JSON object"),
        (None, "a position document is a JSON object"),
    ],
)
def test_a_wrong_document(capsys: pytest.CaptureFixture[str], tmp_path: Path, document: object, place: str) -> None:
    for options in ([], ["--json"]):
        assert place in refused(score(capsys, tmp_path, document, *options))


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "no JSON"),
        (b"{", "no JSON"),
        (b'{"game": "ecosystem", "boards": [],}', "no JSON"),
        (b"\x00\xff\xfe\x80" * 50, "not text in UTF-8"),
        (bytes(1000), "no JSON"),
        (b"[" * 500_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b'{"game": "ecosystem", "boards": NaN}', "NaN is no number"),
        (b'{"game": "ecosystem", "boards": -Infinity}', "-Infinity is no number"),
        (b'{"game": ' + b"9" * 10_000 + b"}", "no JSON"),
        (b'{"game": "ecosystem", "boards": [], "boards": []}', "boards: this key stands there twice"),
        (b'{"game": "ecosystem", "' + b"x" * 10_000 + b'": 1}', "..."),
        (b" " * 2_000_000, "larger than 1 MB"),
    ],
    ids=str,
)
def test_a_file_that_is_no_document(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes, problem: str
) -> None:
    line = refused(score(capsys, tmp_path, data))
    assert problem in line
    assert len(line) < 600


def test_files_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert str(tmp_path) in refused(say(capsys, "score", tmp_path))
    assert "nowhere.json" in refused(say(capsys, "score", tmp_path / "nowhere.json"))
    refused(say(capsys, "score"))


def test_a_closed_pipe_is_no_drama(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "ecosystem", "boards": list(E_62)}))
    with subprocess.Popen(
        [*PROGRAM, "score", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
