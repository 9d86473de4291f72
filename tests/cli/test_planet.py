"""Planet at the command line: the net, every question in every window and language, component files, whole games."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cli.player import Player
from cli.program import Said, refused, say
from cli.test_screens import NAMES, check_question, check_typing, drawn
from games.planet.build import table
from habitable import screens, texts
from habitable.cli import saves, typed
from habitable.games.planet.game import PLANET
from habitable.games.planet.geometry import FACES, NEIGHBOURS
from habitable.games.planet.questions import Lay
from habitable.games.planet.rounds import settle_animals
from habitable.games.planet.terminal.net import LARGE, SMALL, SPOTS, Net, tile
from habitable.games.planet.terminal.screen import PlanetScreen
from habitable.games.planet.vocabulary import ROUND
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.present.screen import Size, numbered

TABLES = [
    ("en", 2, {}, Size(80, 24)),
    ("pl", 3, {"mystery": True}, Size(120, 40)),
    ("he", 4, {}, Size(120, 40)),
    ("he", 4, {"beginner": True}, Size(80, 24)),
    ("en", 4, {"mystery": True, "beginner": True}, Size(50, 30)),
    ("pl", 2, {}, Size(30, 10)),
]


# ── the net ─────────────────────────────────────────────────────────────────────────────────────────────────────────

CLOCKWISE = {True: ["above", "right", "below right", "below left", "left"]}
CLOCKWISE[False] = ["below", "left", "above left", "above right", "right"]


def neighbour(face: int, way: str) -> int:
    """The face that lies this way of another one in the net."""
    spot = SPOTS[face]
    return NEIGHBOURS[face][(spot.flat_edge + CLOCKWISE[spot.flat_on_top].index(way)) % 5]


def test_faces_that_lie_beside_each_other_in_the_net_do_so_on_the_planet() -> None:
    at = {(spot.row, spot.place): face for face, spot in enumerate(SPOTS)}
    assert len(at) == FACES
    for place in range(5):
        upper, lower = at[1, place], at[2, place]
        assert neighbour(upper, "left") == at[1, (place - 1) % 5]
        assert neighbour(upper, "below left") == lower
        assert neighbour(lower, "above right") == upper
        assert neighbour(lower, "left") == at[2, (place - 1) % 5]
        assert neighbour(upper, "above") == 0
        assert neighbour(lower, "below") == 11
    assert [neighbour(0, way) for way in ("left", "below", "right")] == [at[1, 1], at[1, 2], at[1, 3]]
    assert [neighbour(11, way) for way in ("left", "above", "right")] == [at[2, 1], at[2, 2], at[2, 3]]


def test_a_planet_as_a_net() -> None:
    net = Net("OFDMI" * 12, SMALL)
    net.corner = [("Ada", ""), ("5 pts", "")]
    net.numbers = {6: 12}
    net.marked = 11
    assert [line.plain.rstrip() for line in net.lines()] == [
        "Ada               I  O",
        "5 pts            M 0  F",
        "                   D",
        "     O      O      O      O      O",
        "   I 5  F I 4  F I 3  F I 2  F I 1  F",
        "    M  D   M  D   M  D   M  D   M  D",
        " D  M   D  M   D  M   D  M   D  M",
        "F 10 I F 9  I F 8  I F 7  I F[12]I",
        "  O      O      O      O      O",
        "                M",
        "              D»11«I",
        "               F  O",
    ]


@pytest.mark.parametrize("cell", [SMALL, LARGE])
def test_a_net_is_as_wide_as_it_says(cell: Any) -> None:
    assert {len(line.plain) for line in Net("." * 60, cell).lines()} == {Net.width(cell)}


def test_a_tile_lies_with_its_first_field_on_top() -> None:
    assert [line.plain for line in tile("OFDMI", SMALL, "[3]")] == ["  O   ", "I[3] F", " M  D "]


# ── every question ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("language", "seats", "options", "size"), TABLES)
def test_every_question_of_a_game(language: str, seats: int, options: dict[str, object], size: Size) -> None:
    match = Match(PLANET, NAMES[:seats], options)
    screen = screens.get(texts.get(language), match.game, match.names)
    rng = Rng(seats)
    asked = 0
    while not match.position.over():
        seat = match.position.turn()
        if seat != NATURE and asked % 5 == 0:
            view = match.game.view(match.position, seat)
            choices = [match.game.describe(a) for a in match.position.options(seat)]
            check_question(screen, view, choices, size)
            check_typing(screen, view, choices)
        asked += seat != NATURE
        match.play(seat, match.position.draw(seat, rng))
    assert asked == 24 * seats
    for viewer in (None, 0):
        view = match.game.view(match.position, viewer)
        window = drawn(screen.table(view, [], size), size)
        assert NAMES[0] in window or "Ada" in window
        events = [match.game.events.show(entry, viewer) for moment in match.moments for entry in moment.events]
        assert len(screen.story(view, events)) > 24 * seats
        assert "#" not in "".join(screen.story(view, events))  # every animal has a name


@pytest.mark.parametrize(("size", "lines"), [(Size(80, 24), 20), (Size(120, 40), 35)])
def test_the_table_fits_its_window(size: Size, lines: int) -> None:
    match = Match(PLANET, ["Ada", "Bob", "Cyd", "Dan"])
    screen = screens.get(texts.get("en"), PLANET, match.names)
    rng = Rng(1)
    while not match.position.over():
        seat = match.position.turn()
        if seat != NATURE:
            view = PLANET.view(match.position, seat)
            choices = [PLANET.describe(a) for a in match.position.options(seat)]
            window = drawn(screen.table(view, screen.entries(view, choices), size), size).splitlines()
            assert len(window) <= lines
            assert max(map(len, window)) <= size.width
        match.play(seat, match.position.draw(seat, rng))


def test_answers_are_numbered_as_the_faces_and_the_turns_are() -> None:
    match, rng = Match(PLANET, ["Ada", "Bob"]), Rng(4)
    screen = screens.get(texts.get("en"), PLANET, match.names)
    asked = 0
    while not match.position.over():
        seat = match.position.turn()
        if isinstance(match.position.top, Lay):
            asked += 1
            view = PLANET.view(match.position, seat)
            choices = [PLANET.describe(answer) for answer in match.position.options(seat)]
            free = {face for face in range(FACES) if view.planets[seat][5 * face] == "."}
            faces = screen.entries(view, choices)
            if len(free) > 1:
                assert set(numbered(faces)) == free
                for face in free:
                    meant = typed.understand(str(face), faces, {}, {})
                    assert isinstance(meant, typed.Answer)
                    assert {choice.touches[0].at for choice in meant.choices} == {face}
            turns = screen.entries(view, [choice for choice in choices if choice.touches[0].at == min(free)])
            for turn in range(5):
                meant = typed.understand(str(turn), turns, {}, {})
                assert isinstance(meant, typed.Answer)
                assert [choice.touches[1].at for choice in meant.choices] == [turn]
        match.play(seat, match.position.draw(seat, rng))
    assert asked == 24


@pytest.mark.parametrize("size", [Size(80, 24), Size(120, 40)])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_animals_of_the_last_round_are_listed_from_the_first(language: str, size: Size) -> None:
    for seed in range(8):
        match, rng = Match(PLANET, ["Ada", "Bob", "Cyd", "Dan"]), Rng(seed)
        screen = screens.get(texts.get(language), PLANET, match.names)
        assert isinstance(screen, PlanetScreen)
        while match.position.turn() == NATURE:
            match.play(NATURE, match.position.draw(NATURE, rng))
        view = PLANET.view(match.position, match.position.turn())
        choices = [PLANET.describe(answer) for answer in match.position.options(match.position.turn())]
        window = drawn(screen.table(view, screen.entries(view, choices), size), size)
        assert {race.round for race in view.races} == set(range(3, 13))
        assert all(screen.animal_name(race) in window for race in view.races if race.round == 12)


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_end_tells_how_the_animals_of_the_last_round_went() -> None:
    screen = screens.get(texts.get("en"), PLANET, ["Ada", "Bob"])
    full = "FFFFF FFFFI" + " OOOOO" * 8
    p = table(f"{full} OOOOO FFFFF", f"{full} IIIII FFFFF", round=12, lying={12: ["fox", "panda", "whale"]})
    p.log = []
    p.tell(ROUND, 12, 0, 0)
    settle_animals(p, 12)
    ending = screen.ending(PLANET.view(p, None), [PLANET.events.show(event, None) for event in p.log])
    assert ending == [
        "Whale (45) settles on the planet of Ada.",
        "Panda is tied. Ada: 2; Bob: 2.",
        "Panda: nobody alone is ahead, it is lost.",
        "Fox is tied, so the second and third area count. Ada: 9; Bob: 9, 5.",
        "Fox (9) settles on the planet of Bob.",
    ]


# ── component files ─────────────────────────────────────────────────────────────────────────────────────────────────


def own_box(folder: Path, **changes: Any) -> Path:
    box = json.loads((files("habitable.games.planet") / "components.json").read_text(encoding="utf-8"))
    for animal in box["animals"]:
        animal["name"]["en"] = f"my {animal['id']}"
    path = folder / "mine.json"
    path.write_text(json.dumps({**box, **changes}), encoding="utf-8")
    return path


def simulate(capsys: pytest.CaptureFixture[str], *arguments: object) -> Said:
    return say(capsys, "simulate", "planet", "--bots", "random,random", "--games", 2, "--json", "--jobs", 1, *arguments)


def test_a_component_file_can_be_given_in_two_ways(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = own_box(tmp_path)
    said = simulate(capsys, "--seed", 3, "--components", path)
    assert said.code == 0
    results = json.loads(said.out)
    assert results["options"]["components"]["animals"][0]["name"]["en"] == "my seahorse"
    again = json.loads(simulate(capsys, "--seed", 3, "--option", f"components=@{path}").out)
    assert again["bots"] == results["bots"]


def test_a_component_file_that_is_wrong_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = own_box(tmp_path, tiles=[])
    assert "tiles: 50 are needed, not 0" in refused(simulate(capsys, "--components", path))
    path.write_text('{"tiles": [', encoding="utf-8")
    assert "mine.json: this is no JSON" in refused(simulate(capsys, "--components", path))
    assert "nowhere.json" in refused(simulate(capsys, "--components", tmp_path / "nowhere.json"))


def test_other_games_take_no_component_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = own_box(tmp_path)
    said = say(capsys, "simulate", "ecosystem", "--bots", "random,random", "--components", path)
    assert "unknown field `components`" in refused(said)


# ── at a real terminal ──────────────────────────────────────────────────────────────────────────────────────────────


def play_out(ada: Player, window: str) -> str:
    """Answers with the first number that stands in the window until the game is over."""
    for _ in range(80):
        ada.child.sendline(re.findall(r"\[(\d+)\]", window)[0])
        if ada.until(r"\n> ", r"The record of this game") == 1:
            return ada.window() + ada.end()
        window = ada.window()
    raise AssertionError(f"the game does not end: {window}")


def test_a_whole_game_with_a_box_of_ones_own(tmp_path: Path) -> None:
    path = own_box(tmp_path)
    arguments = ["planet", "--seat", "Ada", "--seat", "greedy", "--seed", 7, "--components", path]
    ada = Player(tmp_path, *arguments, size=(40, 120))
    window = ada.prompt()
    assert "round 1 of 12" in window
    assert "My " in window
    assert "Which tile do you take?" in window
    tile_taken = re.findall(r"T(\d\d)", window)[0]
    window = ada.type(f"take {int(tile_taken)}")
    assert f"On which face do you lay tile {int(tile_taken)}?" in window
    window = ada.type("7")
    assert "Face 7: which way round? (Enter: back, ? for help)" in window
    assert "On which face" in ada.type("")
    assert "looks best" in ada.type("hint")
    window = ada.type("lay 3 turn 2")
    assert "round 2 of 12" in window
    last = play_out(ada, window)
    assert "the game is over" in last
    assert len(re.findall(r"My \w+(?: \(\d+\) settles|: nobody alone is ahead, it is lost)", last)) >= 3
    assert re.search(r"animals won\s+│", last)
    (record,) = (tmp_path / "habitable" / "games" / "finished").glob("*.habitable")
    match = saves.read(record)
    assert match.position.over()
    assert '"my seahorse"' in record.read_text(encoding="utf-8")
