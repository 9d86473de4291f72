"""Dominant Species in a terminal: every question and event in every language, windows large and small, whole games."""

import builtins
import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.dominant_species_tables import crowded, half_asleep, play_on, tables
from cli.player import Player
from cli.program import say
from cli.test_screens import check_question, check_typing, drawn
from games.dominant_species.build import begin, luck, s0
from habitable import found, games, screens, texts
from habitable.cli.session import Session
from habitable.cli.table import Table
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.terminal.screen import DominantSpeciesScreen
from habitable.kernel.match import Match
from habitable.kernel.record import read
from habitable.kernel.rng import Rng
from habitable.kernel.state import name_of
from habitable.present.screen import Size
from habitable.present.words import Entry

LARGE, SMALL = Size(120, 40), Size(80, 24)
NAMES = ["Ada", "greedy", "דנה", "Zażółć gęślą jaźń", "greedy 2", "[bold]x"]
SECOND_HALVES = {"migrate_to", "compete_on", "hunt_on", "evolve_on"}  # of questions that are answered in two parts


def screen_in(language: str, symbols: bool = True) -> DominantSpeciesScreen:
    screen = screens.get(texts.get(language), DOMINANT_SPECIES, NAMES, symbols)
    assert isinstance(screen, DominantSpeciesScreen)
    return screen


def all_questions() -> set[str]:
    keys = found.folder("dominant-species") / "locale" / "en.ftl"
    names = re.findall(r"^dominant-species-question-([a-z-]+) =", keys.read_text(encoding="utf-8"), re.MULTILINE)
    return {key.replace("-", "_") for key in names} - SECOND_HALVES


@cache
def questions(seed: int, setup: bool) -> dict[str, DominantSpeciesPosition]:
    """For each kind the first position in which it is asked."""
    rng, asked = Rng(seed), dict[str, DominantSpeciesPosition]()
    for start in [*([luck(begin(6, animals="choose"))] if setup else []), *tables()]:
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
    for p in questions(5, setup=True).values():
        seat = p.turn()
        view = DOMINANT_SPECIES.view(p, seat)
        choices = [DOMINANT_SPECIES.describe(answer) for answer in p.options(seat)]
        check_question(screen, view, choices, size)
        if size in (LARGE, SMALL):
            check_typing(screen, view, choices)
    assert set(questions(5, setup=True)) == all_questions()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("size", "lines"), [(LARGE, 33), (SMALL, 19)])
@pytest.mark.installed
def test_the_largest_earth_fits_into_the_window(language: str, size: Size, lines: int) -> None:
    """News, question and answer need the other lines."""
    screen = screen_in(language)
    for p in questions(2, setup=False).values():
        window = look(screen, p, size)
        assert len(window) <= lines, "\n".join(window)
        assert max(map(len, window)) <= size.width + 60  # marks and pictures that are wider than a character


def look(screen: DominantSpeciesScreen, p: DominantSpeciesPosition, size: Size) -> list[str]:
    seat = p.turn()
    view = DOMINANT_SPECIES.view(p, seat)
    choices = [DOMINANT_SPECIES.describe(answer) for answer in p.options(seat)]
    return drawn(screen.table(view, screen.entries(view, choices), size), size).rstrip("\n").split("\n")


def test_the_map_shows_every_tile_element_and_species() -> None:
    p = crowded()
    view = DOMINANT_SPECIES.view(p, None)
    window = drawn(screen_in("en").table(view, [], LARGE), LARGE)
    for tile in view.tiles:
        assert f"{tile.hex[0]},{tile.hex[1]}" in window
    chips = re.findall(r"[MRBACI]\d+(?=[⁰¹²³⁴⁵⁶⁷⁸⁹]|!)", window)
    assert len(chips) == sum(len(tile.cubes) for tile in view.tiles)
    assert window.count("♛") == sum(tile.dominant is not None for tile in view.tiles)
    assert window.count("!") == sum(len(tile.endangered) for tile in view.tiles)
    for name, symbol in (("water", "W💧"), ("sun", "S🌞"), ("grub", "U🐛")):
        printed = 1  # beside a space of Speciation
        assert window.count(symbol) == printed + list(view.elements.values()).count(name)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("size", [LARGE, SMALL, Size(40, 12)])
def test_each_part_of_the_table_can_be_looked_at_alone(language: str, size: Size) -> None:
    screen = screen_in(language)
    view = DOMINANT_SPECIES.view(crowded(), 0)
    assert set(screen.panel_words().values()) == {"map", "actions", "animals", "cards"}
    for name in screen.panels:
        assert screen.texts(f"dominant-species-panel-{name}").casefold() in screen.panel_words()
        window = drawn(screen.panel(name, view, [], size), size)
        assert len(window) > 100


# ── events ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    screen = screen_in(language)
    told: set[str] = set()
    for p in [begin(6), *tables()]:
        p.log = p.log or []
        for _ in play_on(p, Rng(1)):
            pass
        view = DOMINANT_SPECIES.view(p, None)
        events = [DOMINANT_SPECIES.events.show(entry, None) for entry in p.log]
        told |= {event["event"] for event in events}
        assert all(screen.say(screen.words.event(event)).endswith(".") for event in events)
        assert len(screen.story(view, events)) <= len(events)
    assert told == set(DOMINANT_SPECIES.events.names)


def story(*events: dict[str, Any], language: str = "en") -> list[str]:
    screen = screen_in(language)
    return screen.story(DOMINANT_SPECIES.view(s0(), None), events)


DOMINANCE = {"event": "dominance", "hex": [1, -1], "before": "insects", "now": "amphibians"}


def test_dominance_is_told_in_the_grammar_of_each_language() -> None:
    assert story(DOMINANCE) == ["Insects lost dominance of the savannah 1,-1 to amphibians."]
    assert story(DOMINANCE, language="pl") == ["Owady straciły dominację nad sawanną 1,-1 na rzecz płazów."]
    hebrew = story(DOMINANCE, language="he")[0].replace("\u200e", "")
    assert hebrew == "החרקים איבדו את השליטה על הסוואנה 1,-1 לטובת הדו-חיים."
    assert story({**DOMINANCE, "before": None}) == ["Amphibians gained dominance of the savannah 1,-1."]
    assert story({**DOMINANCE, "now": None})[0].startswith("Insects lost dominance of the savannah 1,-1; nobody")


def test_many_small_events_are_one_sentence() -> None:
    added = {"event": "cubes_added", "animal": "birds", "hex": [0, 1], "number": 1}
    assert story(added, added, added) == ["Birds added 3 species on the mountain 0,1."]
    assert story(added, added, language="pl") == ["Ptaki dodały 2 gatunki w górach 0,1."]
    back = {**DOMINANCE, "before": "amphibians", "now": "insects"}
    assert story(DOMINANCE, added, back) == ["Birds added a species on the mountain 0,1."]  # nothing changed in the end
    scored = {"event": "scored", "hex": [0, 1], "terrain": "mountain", "reason": "domination"}
    first = {"event": "points", "animal": "mammals", "points": 3, "reason": "domination"}
    second = {"event": "points", "animal": "reptiles", "points": 2, "reason": "domination"}
    assert story(scored, second, first) == ["Scored (Domination): mountain 0,1 – mammals 3, reptiles 2."]


def test_a_story_calls_a_tile_what_it_was_then() -> None:
    lost = {"event": "cubes_eliminated", "animal": "birds", "hex": [-1, 1], "number": 2}
    frozen = {"event": "frozen", "hex": [-1, 1], "terrain": "forest"}
    screen = screen_in("en")
    view = DOMINANT_SPECIES.view(crowded(), None)
    next(tile for tile in view.tiles if tile.hex == [-1, 1]).tundra = True
    assert screen.story(view, [lost, frozen, lost]) == [
        "Birds lost 2 species on the forest -1,1.",
        "Tundra spread over forest -1,1.",
        "Birds lost 2 species on the tundra -1,1.",
    ]


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Numbers(DominantSpeciesScreen):
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
    match = Match(DOMINANT_SPECIES, ["Ada", *(f"random {i}" for i in range(1, 6))], {"edition": "first"})
    screen = Numbers(words, games.words("dominant-species"), match.names)
    out = Console(file=io.StringIO(), width=size.width, height=size.height, markup=False, highlight=False)
    path = tmp_path / "a.habitable"
    session = Session(out, words, Table(match, Rng(3), True), screen, path)
    monkeypatch.setattr(builtins, "input", lambda _: str(1 + rng.below(max(1, screen.last))))
    session.run()
    assert match.position.over()
    assert {"place_pawn", "migrate", "dominate", "speciate"} <= screen.kinds
    file = out.file
    assert isinstance(file, io.StringIO)
    last = file.getvalue()[-6000:]
    assert words("dominant-species-heading-over") in last
    assert words("dominant-species-row-final-scoring") in last
    assert read(session.path.read_text(encoding="utf-8")).game == "dominant-species"


def test_a_person_plays_some_turns(tmp_path: Path) -> None:
    seats = ["--seat", "Ada", "--seat", "random", "--seat", "random", "--seed", 5]
    option = ["--option", 'animals=["reptiles","birds","insects"]']
    ada = Player(tmp_path, "dominant-species", *seats, *option, size=(40, 120))
    window = ada.prompt()
    assert "turn 1 · planning" in window
    assert "Reptiles: Where do you place a pawn?" in window
    assert "♛R2⁴" in window
    assert "is no answer here" in ada.type("initiative 4")
    assert "Lay a new tile, perhaps with an element" in ada.type("actions")
    assert "gene pool" in ada.type("")[:0] + ada.type("animals")
    ada.type("")
    assert "Still in the deck, 17 cards" in ada.type("cards")
    ada.type("")
    assert "2 species, match 3" in ada.type("map")
    ada.type("")
    window = ada.type("abundance")  # two spaces: asked again
    assert "Where do you place a pawn?" in window
    window = ada.type("abundance 1")
    assert "Pawns placed: reptiles – Abundance 1" in window
    assert "Where do you place a pawn?" in ada.type("undo")
    ada.type("ab 1")
    for line in ("glaciation 1", "speciation 2", "migration 1", "domination 1", "competition 5"):
        window = ada.type(line)
    assert "Abundance. Which element do you take?" in window
    window = ada.type("2")
    assert "On which corner do you put" in window
    window = ada.type("1,-1 e")
    assert "Glaciation. Which tile becomes tundra?" in window
    window = ada.type("glaciate 1,-1")
    assert "Tundra spread over savannah 1,-1." in window
    ada.end("quit")


def test_score_replay_and_simulate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = say(capsys, "simulate", "dominant-species", "--bots", "random,random,random", "--games", 2, "--jobs", 1)
    assert said.code == 0
    assert "final scoring" in said.out
    match = Match(DOMINANT_SPECIES, ["Ada", "Bob"])
    rng = Rng(1)
    for _ in range(200):
        seat = match.position.turn()
        match.play(seat, match.position.draw(seat, rng))
    path = tmp_path / "a.habitable"
    path.write_text(str(match.record()), encoding="utf-8")
    said = say(capsys, "replay", path, "--from", 100, "--to", 110)
    assert said.code == 0
    assert "Dominant Species · turn" in said.out
    document = tmp_path / "a.json"
    document.write_text(
        '{"game": "dominant-species", "tiles": [{"hex": [0, 0], "terrain": "sea", "cubes": {"birds": 2}}],'
        ' "elements": {"E(0,0)": "seed"}, "displays": {"birds": ["seed", "seed"]}}'
    )
    said = say(capsys, "--lang", "pl", "score", document)
    assert said.code == 0
    assert "ptaki 2" in said.out
    assert "poziom" in said.out


def test_species_that_hibernate_are_marked() -> None:
    screen, p = screen_in("en", symbols=False), half_asleep()[0]
    view = DOMINANT_SPECIES.view(p, 0)
    assert "*B2z1" in drawn(screen.table(view, [], LARGE), LARGE)
