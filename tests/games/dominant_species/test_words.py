"""What Dominant Species says: in every language, and about the table as it is or was."""

from typing import Any

import pytest

from cli.dominant_species_tables import crowded
from games.dominant_species.build import ask, s0
from games.worded import check_game, say
from habitable import games
from habitable.games.dominant_species.actions.domination import Dominate
from habitable.games.dominant_species.actions.wanderlust import Lay
from habitable.games.dominant_species.cards.losses import Sacrifice
from habitable.games.dominant_species.components import REPTILES
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.position import DominantSpeciesPosition

WORDS = games.words("dominant-species")


@pytest.mark.parametrize(("seats", "options"), [(6, {"animals": "choose"}), (2, {"multi_animal": True})])
def test_everything_can_be_said(seats: int, options: dict[str, Any]) -> None:
    asked = check_game(DOMINANT_SPECIES, seats, {"turn_limit": 3, **options}, seats)
    assert {"place_pawn", "speciate", "migrate", "dominate", "lay"} <= asked


def answers(p: DominantSpeciesPosition) -> list[str]:
    view = DOMINANT_SPECIES.view(p, p.turn())
    return [say(part) for part in WORDS.answers(view, [DOMINANT_SPECIES.choices[a] for a in p.options(p.turn())])]


def test_answers_say_what_the_rules_pay() -> None:
    p = ask(s0(), Lay(REPTILES, 0))
    assert "-2,1, 3 bonus points" in answers(p)
    for answer, said in zip(p.options(p.turn()), answers(p), strict=True):
        after = p.copy()
        after.play(after.turn(), answer)
        after.play(after.turn(), 0)  # no element
        points = after.animal(REPTILES).points - p.animal(REPTILES).points
        assert said.endswith(f", {points} bonus point{'s' * (points != 1)}")
    tiles = answers(ask(crowded(), Dominate(REPTILES)))
    assert any("card for" in tile for tile in tiles)
    assert not any("card for" in tile for tile in answers(ask(without_cards(), Dominate(REPTILES))))
    p = ask(crowded(), Sacrifice(REPTILES))
    surplus = sum(tile.of(REPTILES) - 1 for tile in p.tiles if tile is not None and tile.of(REPTILES))
    assert f"all but one species on each tile: {surplus} species" in answers(p)


def without_cards() -> DominantSpeciesPosition:
    p = crowded()
    p.available = 0
    return p


LOST = {"event": "cubes_eliminated", "animal": "birds", "hex": [-1, 1], "number": 2}
FROZEN = {"event": "frozen", "hex": [-1, 1], "terrain": "forest"}
LAID = {"event": "tile_laid", "hex": [2, -2], "terrain": "sea"}
COME = {"event": "cube_moved", "animal": "birds", "hex": [1, -1], "target": [2, -2]}


def test_each_moment_calls_tiles_what_they_were_then() -> None:
    view = DOMINANT_SPECIES.view(s0(), None)
    next(tile for tile in view.tiles if tile.hex == [-1, 1]).tundra = True
    stories = WORDS.stories(view, [[LOST], [LAID, COME], [], [FROZEN], [LOST]])
    assert [[say(line) for line in lines] for lines in stories] == [
        ["Birds lost 2 species on the forest -1,1."],
        ["New tile: sea 2,-2.", "Birds moved a species from the savannah 1,-1 to the sea 2,-2."],
        [],
        ["Tundra spread over forest -1,1."],
        ["Birds lost 2 species on the tundra -1,1."],
    ]
    assert [say(line) for line in WORDS.story(view, [LOST])] == ["Birds lost 2 species on the tundra -1,1."]


def test_the_same_words_serve_every_table() -> None:
    """What was said of one table does not change what is said of another."""
    one, other = DOMINANT_SPECIES.view(crowded(), None), DOMINANT_SPECIES.view(s0(), None)
    before = WORDS.panels(other)
    WORDS.panels(one)
    WORDS.story(one, [FROZEN, LOST])
    assert WORDS.panels(other) == before


def test_coordinates_keep_their_order_in_hebrew() -> None:
    view = DOMINANT_SPECIES.view(s0(), None)
    assert "\u200e-1,1\u200e" in say(WORDS.story(view, [LOST])[0], "he")
