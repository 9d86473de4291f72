"""What Marine says: in every language, and about the table as it is or was."""

from typing import Any

import pytest

from cli.marine_tables import crowded, say, special
from games import worded
from games.marine.build import luck, s0, turn
from games.worded import check_game
from habitable import games
from habitable.games.marine.components import REPTILES
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition

WORDS = games.words("marine")


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {"animals": "choose", "superheroes": True}), (2, {"multi_animal": True})]
)
def test_everything_can_be_said(seats: int, options: dict[str, Any]) -> None:
    asked = check_game(MARINE, seats, {"turn_limit": 120, **options}, seats)
    assert {"keep_traits", "turn", "migrate", "evolve", "speciate"} <= asked


def answers(p: MarinePosition) -> dict[str, str]:
    """By what is written for them."""
    view = MARINE.view(p, p.turn())
    choices = [MARINE.choices[answer] for answer in p.options(p.turn())]
    said = WORDS.answers(view, choices)
    return {choice.text: worded.say(part) for choice, part in zip(choices, said, strict=True)}


def test_answers_say_what_the_rules_pay() -> None:
    explored = luck(say(special(turn(crowded(), "R"), "wanderlust 1"), "explore 1"))
    for p in (explored, special(turn(crowded(), "R"), "tectonics 2")):
        for text, said in answers(p).items():
            if text != "pass":
                after = say(p.copy(), text)
                after.play(after.turn(), after.options(after.turn())[0])  # no element; a side; a new species
                points = after.animal(REPTILES).points - p.animal(REPTILES).points
                assert said.endswith(f", {points} bonus point{'s' * (points != 1)}")
    assert answers(turn(crowded(), "F"))["retrieve"] == "retrieve 2 pawns"  # a basic and a special one


def test_a_card_is_only_for_whoever_would_find_one() -> None:
    tiles = [text for text, said in answers(special(turn(crowded(), "R"), "evolution 1")).items() if "card for" in said]
    assert tiles
    none = crowded(slots="- fertile disease symbiotic mass_exodus")  # the first slot is empty
    assert not any("card for" in said for said in answers(special(turn(none, "R"), "evolution 1")).values())


LOST = {"event": "cubes_eliminated", "animal": "fishes", "hex": [0, 1], "number": 2}
ERUPTED = {"event": "erupted", "hex": [0, 1], "terrain": "ocean", "side": "vent"}


def test_each_moment_calls_tiles_what_they_were_then() -> None:
    view = MARINE.view(s0(), None)
    next(tile for tile in view.tiles if tile.hex == [0, 1]).eruption = "vent"
    stories = WORDS.stories(view, [[LOST], [ERUPTED, LOST], [LOST]])
    assert [[worded.say(line) for line in lines] for lines in stories] == [
        ["Fishes lost 2 species on the ocean 0,1."],
        ["Eruption, vent: ocean 0,1.", "Fishes lost 2 species on the vent 0,1."],
        ["Fishes lost 2 species on the vent 0,1."],
    ]


def test_the_table_in_words() -> None:
    view = MARINE.view(crowded(), None)
    panels = {panel.name: panel for panel in WORDS.panels(view)}
    assert list(panels) == ["now", "animals", "actions", "map", "elements", "cards", "stocks"][-len(panels) :]
    animals = [[worded.say(cell) for cell in row] for row in panels["animals"].rows]
    assert animals[0][0].startswith("Reptiles (")
    assert "Sapience" in animals[0]
    stocks = {worded.say(row[0]): worded.say(row[1]) for row in panels["stocks"].rows}
    assert stocks["Tiles"].startswith("1: ocean + ")
    assert stocks["markers"].startswith("algae 4 · ")
    assert stocks["Deck"] == "12"
