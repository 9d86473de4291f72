"""What Planet says: every phrase in every language, and the names of the animals."""

import json
from collections.abc import Iterator
from importlib.resources import files

import pytest

from games.planet.build import table
from habitable import games, texts
from habitable.games.planet.box import read
from habitable.games.planet.components import LETTERS
from habitable.games.planet.game import PLANET
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.view_types import PlanetView
from habitable.games.planet.words import PlanetWords, fields, terrain_of
from habitable.kernel.game import Choice
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng
from habitable.server.tables.wording import asked
from habitable.texts.phrases import Part

NAMES = ["Ada", "Bob", "Cyd", "Dan"]
LETTERS_ALONE = ("OOO", "FFF", "DDD", "MMM", "III")


def words() -> PlanetWords:
    out = games.words("planet")
    assert isinstance(out, PlanetWords)
    return out


def said(part: Part, language: str = "en") -> str:
    return texts.get(language).render(part, NAMES)


def own_box() -> dict[str, object]:
    box = json.loads((files("habitable.games.planet") / "components.json").read_text(encoding="utf-8"))
    for animal in box["animals"]:
        animal["name"] = {language: f"my {animal['id']} {language}" for language in texts.LANGUAGES}
    out: dict[str, object] = box
    return out


def asking(p: PlanetPosition, seat: int) -> tuple[PlanetView, list[Choice]]:
    return PLANET.view(p, seat), [PLANET.describe(answer) for answer in p.options(seat)]


def all_parts(view: PlanetView, choices: list[Choice]) -> Iterator[Part]:
    """Everything that is said to somebody who is asked."""
    w = words()
    yield from (w.heading(view), *w.rules(view))
    yield from (w.answer(view, choice) for choice in choices)
    for entry in w.entries(view, choices):
        yield from (entry.words or "", w.question(view, entry.choices))
        yield from w.answers(view, entry.choices)
    for panel in w.panels(view):
        yield from (panel.title, *panel.head, *(cell for row in panel.rows for cell in row))
    yield from (w.requirement(race) for race in view.races)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"mystery": True}), (4, {"beginner": True})])
def test_everything_is_said_in_every_language(seats: int, options: dict[str, object]) -> None:
    match, rng = Match(PLANET, NAMES[:seats], options), Rng(seats)
    while not match.position.over():
        seat = match.position.turn()
        if seat != NATURE:
            assert isinstance(match.position, PlanetPosition)
            for part in all_parts(*asking(match.position, seat)):
                for language in texts.LANGUAGES:
                    told = said(part, language)
                    assert told or part == ""
                    assert not any(letters in told for letters in LETTERS_ALONE)
        match.play(seat, match.position.draw(seat, rng))
    for viewer in (None, 0):
        view = PLANET.view(match.position, viewer)
        moments = [[PLANET.events.show(entry, viewer) for entry in moment.events] for moment in match.moments]
        events = [event for moment in moments for event in moment]
        stories = [*words().stories(view, moments), words().ending(view, events)]
        for language in texts.LANGUAGES:
            lines = [said(line, language) for story in stories for line in story]
            assert len(lines) > 24 * seats
            assert "#" not in "".join(lines)  # every animal has a name
            assert all(said(words().event(event), language) for event in events)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_printed_animals_have_the_names_of_the_box(language: str) -> None:
    for card in read("").animals:
        name = getattr(card.name, language)
        assert texts.get(language)(f"planet-animal-{card.id.replace('_', '-')}") == name[:1].upper() + name[1:]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_animals_of_a_box_of_ones_own_have_the_names_in_it(language: str) -> None:
    p = PLANET.start(2, PLANET.make_options({"components": own_box()}))
    rng = Rng(1)
    while p.turn() == NATURE:
        p.play(NATURE, p.draw(NATURE, rng))
    for race in PLANET.view(p, None).races:
        assert said(words().animal_name(race), language) == f"My {race.id} {language}"


def test_terrains_are_said_in_words() -> None:
    assert said(fields("OF.")) == "ocean, forest, –"
    assert said(fields("OOI"), "pl") == "ocean, ocean, lodowiec"
    assert said(terrain_of("M", "area")) == "mountain area"
    for language in texts.LANGUAGES:
        assert len({said(terrain_of(letter), language) for letter in LETTERS}) == len(LETTERS)


def test_answers_say_what_a_tile_shows() -> None:
    p = table("", "", market=(17, 2, 3, 4, 5))
    view, choices = asking(p, 0)
    shown = next(tile.fields for tile in view.market if tile.tile == 17)
    take = next(choice for choice in choices if choice.text == "take 17")
    assert said(words().answer(view, take)) == f"tile 17: {said(fields(shown))}"
    assert said(words().question(view, choices)) == "Which tile do you take?"
    p.play(0, take.answer)
    view, choices = asking(p, 0)
    assert said(words().question(view, choices)) == "On which face do you lay tile 17?"
    faces = words().entries(view, choices)
    assert [said(entry.words or "") for entry in faces][:2] == ["face 0 …", "face 1 …"]
    assert [entry.number for entry in faces] == list(range(12))
    turns = words().entries(view, faces[7].choices)
    assert [entry.number for entry in turns] == list(range(5))
    assert said(words().question(view, faces[7].choices)) == "Face 7: which way round?"
    assert said(words().answer(view, turns[1].choices[0])) == f"face 7, turn 1: {said(fields(shown[-1] + shown[:-1]))}"


def test_the_position_in_words() -> None:
    p = table(
        "IIIII IIIIF", "", objectives="IF", lying={1: ["panda"]}, won=[["fox"], []], piles=((6,), ()), market=(1, 2)
    )
    panels = {panel.name: panel for panel in words().panels(PLANET.view(p, 0))}
    assert list(panels) == ["objective", "market", "races", "planet-0", "planet-1", "pile-0"]
    rows = {name: [[said(cell) for cell in row] for row in panel.rows] for name, panel in panels.items()}
    assert rows["objective"] == [["Ada", "ice 9 · 0 pts · 2 from 11"]]
    assert [row[0] for row in rows["market"]] == ["tile 1", "tile 2"]
    assert rows["races"] == [["1", "Panda", "most forest areas", "★ 1", "0"]]
    assert rows["planet-0"][1:] == [["face 1", "ice, ice, ice, ice, forest"], ["animals", "Fox"]]
    assert rows["planet-1"] == []
    assert [panel.name for panel in panels.values() if panel.mine] == ["objective", "planet-0"]
    assert said(panels["pile-0"].title) == "Pile 11"
    assert said(panels["planet-1"].title, "pl") == "Planeta gracza Bob"


def test_a_face_that_was_chosen_says_nothing_anew() -> None:
    """So that nothing goes over the wire twice."""
    p = table("", "")
    p.play(0, p.options(0)[0])
    shown = asked(words(), *asking(p, 0))
    assert len(shown.words) == 60
    groups = [entry for entry in shown.entries if not isinstance(entry, int)]
    assert len(groups) == 12
    assert all(group.within == [] for group in groups)


def test_the_heading_says_where_the_game_is() -> None:
    p = PLANET.start(2)
    assert said(words().heading(PLANET.view(p, None))) == "setting up"
    assert said(words().heading(PLANET.view(table("", "", round=3, start=1), 0))) == "round 3 of 12 · Bob begins"
