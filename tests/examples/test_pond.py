"""A fifth game, in a package of its own: found, listed, played in the terminal and over the wire with what every game
has by default. tests/web/test_examples.py plays it in a browser."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import habitable
from cli.player import Player
from examples.beside import EXAMPLES, path
from habitable.texts import LANGUAGES
from server.program import serving
from server.running import Person, choices, problem

TITLES = {"en": "Pond", "pl": "Staw", "he": "בריכה"}
HANDS = {"en": "Your hand", "pl": "Twoja ręka", "he": "היד שלך"}
QUESTIONS = {"en": "Which card do you keep?", "pl": "Którą kartę zatrzymujesz?", "he": "איזה קלף לשמור?"}
CHOICES = 6  # of each player; the last card of a hand stays where it is


def run(pond: Path, *command: object, cwd: Path | None = None) -> str:
    env = {**os.environ, "PYTHONPATH": path(pond), "PYTHONUTF8": "1"}
    words = [sys.executable, *map(str, command)]
    done = subprocess.run(words, env=env, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_outside_its_folder_knows_it() -> None:
    """What the sources say of it is the example of an entry point."""
    sources = Path(habitable.__file__).parent
    web = EXAMPLES.parent / "web" / "src"
    named = [
        path.name
        for path in [*sources.rglob("*.py"), *sources.rglob("*.ftl"), *web.rglob("*.ts"), *web.rglob("*.svelte")]
        if re.search(r"\bpond\b", path.read_text(encoding="utf-8"))
    ]
    assert named == ["found.py"]


@pytest.mark.both
def test_its_own_tests_pass(pond: Path) -> None:
    """The rules with their vectors, the conformance kit and recorded games; on the compiled package, too, whose classes
    it builds on."""
    run(pond, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", cwd=EXAMPLES / "pond")


def test_it_is_listed(pond: Path) -> None:
    listed = run(pond, "-m", "habitable", "--lang", "en", "games")
    assert "pond · Pond" in listed
    assert listed.index("pond · ") < listed.index("marine · ")  # by weight


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal_to_its_end(pond: Path, tmp_path: Path, lang: str) -> None:
    seats = ["--seat", "Ada", "--seat", "greedy", "--seat", "random"]
    ada = Player(tmp_path, "pond", *seats, "--seed", 1, lang=lang, beside=pond)
    for turn in range(1, CHOICES + 1):
        window = ada.prompt() if turn == 1 else ada.type("1")
        heading = next(line for line in window.splitlines() if TITLES[lang] in line)
        assert {str(turn), "7"} <= set(re.findall(r"\d+", heading))
        assert HANDS[lang] in window
        assert QUESTIONS[lang] in window
        assert "[1]" in window
    end = ada.end("1")
    assert ada.code == 0
    assert "greedy" in end
    assert list(tmp_path.rglob("*.habitable"))


@pytest.mark.installed
def test_it_is_played_over_the_wire_to_its_end(pond: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(pond))  # the server gets our path
    with serving(f"sqlite:///{tmp_path / 'pond.db'}", tmp_path) as server, Person(server, "Ada") as ada:
        assert {game["name"]: game["picture"] for game in ada.get("/api/games")}["pond"] is False
        bot = {"kind": "bot", "level": "greedy"}
        table = ada.table("pond", "me", bot, bot)["id"]
        ada.start(table)
        state, answers = ada.view(table), 0
        while not state["over"]:
            if choices(state, 0):
                answers += 1
                ada.answer(table, 0, state, f"answer-{answers:04}")
            state = ada.view(table, since=state["number"], stamp=state["stamp"])
        assert answers == CHOICES
        words = ada.post("/api/words", game="pond", view=state["view"])
        assert [panel["name"] for panel in words["panels"]] == ["ponds"]
        assert problem(ada.http.get(f"/api/tables/{table}/picture")) == (422, "bad-request")
        assert "keep" in ada.http.get(f"/api/tables/{table}/record").text
        assert ada.get(f"/api/tables/{table}/replay")["frames"]
        assert "pond-title = Staw" in ada.http.get("/texts/pl.ftl").text
        assert ada.refused("/api/score", game="pond") == (422, "bad-document")
