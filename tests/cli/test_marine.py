"""Marine in a terminal: every question and event in every language, windows large and small, whole games."""

import builtins
import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.marine_tables import crowded, play_on, tables
from cli.player import Player
from cli.program import say
from cli.test_screens import check_question, check_typing, drawn
from games.marine.build import s0, turn
from habitable import found, games, screens, texts
from habitable.cli.session import Session
from habitable.cli.table import Table
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.terminal.screen import MarineScreen
from habitable.kernel.game import Choice
from habitable.kernel.match import Match
from habitable.kernel.record import read
from habitable.kernel.rng import Rng
from habitable.kernel.state import name_of
from habitable.present.screen import Size
from habitable.present.words import Entry

LARGE, SMALL = Size(120, 40), Size(80, 24)
NAMES = ["Ada", "greedy", "דנה", "Zażółć gęślą jaźń"]
SECOND_HALVES = {"migrate_to", "compete_on", "devour_on", "turn_with"}  # of questions that are answered in two parts


def screen_in(language: str, symbols: bool = True) -> MarineScreen:
    screen = screens.get(texts.get(language), MARINE, NAMES, symbols)
    assert isinstance(screen, MarineScreen)
    return screen


def choices_of(p: MarinePosition) -> list[Choice]:
    return [MARINE.describe(answer) for answer in p.options(p.turn())]


def look(screen: MarineScreen, p: MarinePosition, size: Size) -> list[str]:
    view = MARINE.view(p, p.turn())
    entries = screen.entries(view, choices_of(p))
    return drawn(screen.table(view, entries, size), size).rstrip("\n").split("\n")


def all_questions() -> set[str]:
    keys = found.folder("marine") / "locale" / "en.ftl"
    names = re.findall(r"^marine-question-([a-z-]+) =", keys.read_text(encoding="utf-8"), re.MULTILINE)
    return {key.replace("-", "_") for key in names} - SECOND_HALVES


@cache
def questions(seed: int) -> dict[str, MarinePosition]:
    """For each kind the first position in which it is asked."""
    rng, asked = Rng(seed), dict[str, MarinePosition]()
    for start in tables():
        for p in play_on(start, rng):
            if name_of(type(p.top)) not in asked:
                asked[name_of(type(p.top))] = p.copy()
    return asked


@pytest.mark.parametrize(
    ("language", "size"), [("en", LARGE), ("pl", SMALL), ("he", LARGE), ("en", Size(100, 30)), ("pl", Size(40, 12))]
)
@pytest.mark.installed
def test_every_question_can_be_drawn_worded_numbered_and_typed(language: str, size: Size) -> None:
    screen = screen_in(language, symbols=size.width != 100)
    for p in questions(5).values():
        view, choices = MARINE.view(p, p.turn()), choices_of(p)
        check_question(screen, view, choices, size)
        if size in (LARGE, SMALL):
            check_typing(screen, view, choices)
    assert set(questions(5)) == all_questions()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("size", "lines"), [(LARGE, 33), (SMALL, 19)])
@pytest.mark.installed
def test_the_largest_earth_fits_into_the_window(language: str, size: Size, lines: int) -> None:
    """News, question and answer need the other lines."""
    screen = screen_in(language)
    for p in questions(2).values():
        window = look(screen, p, size)
        assert len(window) <= lines, "\n".join(window)
        assert max(map(len, window)) <= size.width + 60  # marks and pictures that are wider than a character


def test_the_map_shows_every_tile_element_and_species() -> None:
    view = MARINE.view(crowded(), None)
    window = drawn(screen_in("en").table(view, [], LARGE), LARGE)
    for tile in view.tiles:
        assert f"{tile.hex[0]},{tile.hex[1]}" in window
    chips = re.findall(r"[RCFX]\d", drawn(screen_in("en").panel("map", view, [], LARGE), LARGE).partition("Tiles:")[0])
    assert len(chips) == sum(len(tile.cubes) for tile in view.tiles)
    assert window.count("!") == sum(len(tile.endangered) for tile in view.tiles)
    assert window.count("geyser") == sum(tile.eruption == "geyser" for tile in view.tiles)
    on_display = [name for box in view.boxes.values() for name in box]
    for name, symbol in (("algae", "A🌿"), ("sun", "S🌞"), ("worms", "W🐛")):
        head = 1  # of the adaptation values
        assert window.count(symbol) == head + [*view.elements.values(), *on_display].count(name)


def test_the_display_tells_basic_and_special_pawns_and_spaces_apart() -> None:
    p = turn(crowded(), "R")
    lines = {
        line.split()[0]: line
        for line in drawn(screen_in("en").panel("actions", *shown(p), SMALL), SMALL).split("\n")
        if line
    }
    assert re.match(r"Abundance {5}F 2 +3 +4 A🌿 S🌞 W🐛", lines["Abundance"])  # the pawn of the fishes can be bumped
    assert re.match(r"Migration +3 \d+ 4 \d+ 5 \d+ ◇FS", lines["Migration"])  # their special pawn cannot
    assert re.match(r"Adaptation +\d+ +\d+ ◇ \d+ A🌿 G🐌 S🌞 W🐛", lines["Adaptation"])
    assert re.match(r"Regression +\d+ +\d+ C S🌞 W🐛", lines["Regression"])  # a cube stands guard
    assert re.match(r"Competition +K \d+ O \d+ L \d+ ◇ \d+", lines["Competition"])
    assert re.match(r"Benthic +X·", lines["Benthic"])


def shown(p: MarinePosition) -> tuple[Any, list[Entry]]:
    """A view and its entries."""
    screen = screen_in("en")
    view = MARINE.view(p, p.turn())
    return view, screen.entries(view, choices_of(p))


def test_a_space_is_chosen_first_and_then_the_pawn() -> None:
    screen = screen_in("en")
    view, entries = shown(turn(crowded(), "R"))
    assert screen.say(entries[0].words) == "retrieve 0 pawns"
    several = next(entry for entry in entries if screen.say(entry.words) == "Depletion …")
    assert len(several.choices) == 3
    again = screen.entries(view, several.choices)
    assert [screen.say(entry.words) for entry in again] == ["basic pawn", "special pawn: algae", "special pawn: worms"]
    assert screen.question(view, again) == "Reptiles: Depletion: with which pawn?"
    window = drawn(screen.table(view, again, LARGE), LARGE)
    assert "[1] basic pawn  [2] A🌿 special pawn: algae" in window
    bump = next(said for entry in entries if (said := screen.say(entry.words)).startswith("Abundance 1"))
    assert bump == "Abundance 1, bumps fishes …"


def test_the_animals_are_seen_with_elements_traits_pawns_and_adaptation_values() -> None:
    window = drawn(screen_in("en").table(MARINE.view(crowded(), 0), [], LARGE), LARGE)
    assert re.search(r"R◂ Sapience +12 +\d+ +\d+ +3 4\+2\b", window)
    assert re.search(r"X▸ Benthic +104 ", window)
    assert re.search(r"markers +4R +1 +1 +1 +12F 104R", window)
    assert re.search(r"R NSS\+AW +\d", window)
    assert "Survival: " in window
    alone = drawn(screen_in("en").panel("animals", MARINE.view(crowded(), 0), [], LARGE), LARGE)
    assert "C Camouflage" in alone
    assert "After each Wanderlust or Tectonics of others" in alone
    assert "Traits that nobody has: Pack Hunters" in alone


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("size", [LARGE, SMALL, Size(40, 12)])
def test_each_part_of_the_table_can_be_looked_at_alone(language: str, size: Size) -> None:
    screen = screen_in(language)
    view = MARINE.view(crowded(), 0)
    assert set(screen.panel_words().values()) == {"map", "actions", "animals", "cards"}
    for name in screen.panels:
        assert screen.texts(f"marine-panel-{name}").casefold() in screen.panel_words()
        window = drawn(screen.panel(name, view, [], size), size)
        assert len(window) > 100


# ── events ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    screen = screen_in(language)
    told: set[str] = set()
    for p in tables():
        p.log = p.log or []
        for _ in play_on(p, Rng(1)):
            pass
        for seat in (None, 0):
            view = MARINE.view(p, seat)
            events = [MARINE.events.show(entry, seat) for entry in p.log]
            told |= {event["event"] for event in events}
            assert all(screen.say(screen.words.event(event)).endswith(".") for event in events)
            assert len(screen.story(view, events)) <= len(events)
    assert told == set(MARINE.events.names)


def story(*events: dict[str, Any], language: str = "en") -> list[str]:
    screen = screen_in(language)
    return [line.replace("\u200e", "") for line in screen.story(MARINE.view(s0(), None), events)]


def test_pawns_are_told_in_the_grammar_of_each_language() -> None:
    placed = {"event": "pawn_placed", "animal": "fishes", "space": "evolution 3", "special": "sun"}
    assert story(placed) == ["Fishes placed a special pawn (sun) on Evolution 3."]
    assert story({**placed, "special": None}, language="pl") == ["Ryby postawiły pionek na polu Ewolucja 3."]
    assert story(placed, language="he") == ["הדגים הציבו חייל מיוחד (שמש) על אבולוציה 3."]
    retrieved = {"event": "retrieved", "animal": "crustaceans", "number": 5}
    assert story(retrieved, language="pl") == ["Skorupiaki odzyskały 5 pionków."]
    assert story({**retrieved, "number": 2}, language="he") == ["הסרטנאים אספו שני חיילים."]


def test_a_story_calls_a_tile_what_it_was_then() -> None:
    lost = {"event": "cubes_eliminated", "animal": "fishes", "hex": [0, 1], "number": 2}
    erupted = {"event": "erupted", "hex": [0, 1], "terrain": "ocean", "side": "vent"}
    screen = screen_in("en")
    view = MARINE.view(s0(), None)
    next(tile for tile in view.tiles if tile.hex == [0, 1]).eruption = "vent"
    assert screen.story(view, [lost, erupted, lost]) == [
        "Fishes lost 2 species on the ocean 0,1.",
        "Eruption, vent: ocean 0,1.",
        "Fishes lost 2 species on the vent 0,1.",
    ]


def test_traits_of_others_are_told_only_when_all_have_chosen() -> None:
    dealt = [{"event": "trait_dealt", "animal": "fishes", "trait": trait} for trait in ("hadal", "flight")]
    assert story(*dealt) == ["Fishes were dealt traits: Hadal, Flight."]
    hidden = [{**event, "trait": None} for event in dealt]
    assert story(*hidden) == ["Fishes were dealt 2 traits."]
    assert story(hidden[0]) == ["Fishes were dealt a trait."]
    gained = {"event": "trait_gained", "animal": "fishes", "trait": "hadal"}
    assert story(gained) == ["Fishes gained a trait: Hadal."]
    assert story(gained, {**gained, "animal": "reptiles", "trait": "flight"}) == [
        "Traits: fishes – Hadal, reptiles – Flight."
    ]


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Numbers(MarineScreen):
    """Remembers how many answers were numbered last."""

    last: int = 0
    kinds: frozenset[str] = frozenset()

    def entries(self, view: Any, choices: Any) -> list[Entry]:
        out = super().entries(view, choices)
        self.last = len(out)
        self.kinds |= {view.question.question}
        return out


@pytest.mark.parametrize(("language", "size"), [("pl", SMALL)])
@pytest.mark.installed
def test_a_whole_game_with_bots_and_a_person_who_types_numbers(
    language: str, size: Size, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, rng = texts.get(language), Rng(4)
    match = Match(MARINE, ["Ada", "random 1", "random 2", "random 3"], {"length": "short", "turn_limit": 150})
    screen = Numbers(words, games.words("marine"), match.names)
    out = Console(file=io.StringIO(), width=size.width, height=size.height, markup=False, highlight=False)
    session = Session(out, words, Table(match, Rng(3), True), screen, tmp_path / "a.habitable")
    monkeypatch.setattr(builtins, "input", lambda _: str(1 + rng.below(max(1, screen.last))))
    session.run()
    assert match.position.over()
    assert {"keep_traits", "turn", "migrate", "evolve", "speciate"} <= screen.kinds
    file = out.file
    assert isinstance(file, io.StringIO)
    last = file.getvalue()[-6000:]
    assert words("marine-heading-over") in last
    assert words("marine-row-final-scoring") in last
    assert read(session.path.read_text(encoding="utf-8")).game == "marine"


def test_a_person_plays_some_turns(tmp_path: Path) -> None:
    seats = ["--seat", "Ada", "--seat", "random", "--seed", 5]
    ada = Player(tmp_path, "marine", *seats, "--option", 'animals=["crustaceans","fishes"]', size=(40, 120))
    window = ada.prompt()
    assert "Marine · setup" in window
    assert "Crustaceans: Which trait do you keep?" in window
    window = ada.type("2")
    assert "Traits: fishes – " in window
    assert "Crustaceans: Where do you place a pawn? Or do you retrieve?" in window
    assert "round 1" in window
    assert "▶X crustaceans Ada 0" in window
    assert "R3" not in window  # nobody plays the reptiles
    assert "is no answer here" in ada.type("abundance 4")
    assert "perhaps with an element" in ada.type("actions")
    ada.type("")
    assert "Traits that nobody has" in ada.type("animals")
    ada.type("")
    assert "Still in the deck (20 cards) or in the box" in ada.type("cards")
    ada.type("")
    assert "= 2 species" in ada.type("map")
    ada.type("")
    window = ada.type("abundance")  # several spaces: asked again
    assert "Where do you place a pawn?" in window
    window = ada.type("abundance 2")
    assert "Abundance. Which element do you take?" in window
    assert "Where do you place a pawn?" in ada.type("undo")
    ada.type("ab 2")
    window = ada.type("2")
    assert "On which corner do you put" in window
    window = ada.type("0,1 sw")
    assert "Fishes " in window
    assert "E(-1,2)" in ada.type("log")
    ada.type("")
    ada.end("quit")


def test_score_replay_and_simulate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = say(capsys, "simulate", "marine", "--bots", "random,random,random", "--games", 2, "--jobs", 1)
    assert said.code == 0
    assert "final scoring" in said.out
    match = Match(MARINE, ["Ada", "Bob"])
    rng = Rng(1)
    for _ in range(200):
        seat = match.position.turn()
        match.play(seat, match.position.draw(seat, rng))
    path = tmp_path / "a.habitable"
    path.write_text(str(match.record()), encoding="utf-8")
    said = say(capsys, "replay", path, "--from", 100, "--to", 110)
    assert said.code == 0
    assert "Dominant Species: Marine · round" in said.out
    document = tmp_path / "a.json"
    document.write_text(
        '{"game": "marine", "tiles": [{"hex": [0, 0], "terrain": "reef", "cubes": {"fishes": 2}}],'
        ' "elements": {"E(0,0)": "plankton"}, "displays": {"fishes": ["plankton", "plankton"]}}'
    )
    said = say(capsys, "--lang", "pl", "score", document)
    assert said.code == 0
    assert "ryby" in said.out
    assert "poziomy przystosowania" in said.out
