"""The tile of the next round: which may come, how many are left to choose from, and what that is worth."""

import pytest

from games.planet.build import legal, planet, table
from habitable.bots.value import mind_for
from habitable.games.planet.coming import SOME, best_of, choice, coming_tiles, likely_places
from habitable.games.planet.components import DEALT_ROUNDS, ROUNDS, tile_code
from habitable.games.planet.features import CLOSER, HURRIED, OVERLOOKED
from habitable.games.planet.game import PLANET
from habitable.games.planet.position import PlanetPosition

OCEANS = " OOOOO"


def test_whoever_begins_a_round_is_the_last_to_choose_in_the_next() -> None:
    four, two = table("", "", "", ""), table("", "")
    assert [choice(four, turn) for turn in range(4)] == [2, 5, 4, 3]
    assert [choice(two, turn) for turn in range(2)] == [4, 5]


def test_tiles_that_nobody_has_seen_stand_for_the_next_ones_and_in_the_end_the_piles() -> None:
    p = table("", "", market=(1, 2, 3, 4, 5), piles=((6, 7), (8, 9)))
    tiles = p.components.tiles
    some = coming_tiles(p, 1)
    assert len(some) == SOME
    assert set(some) <= {tiles[tile] for tile in range(len(tiles)) if p.unseen >> tile & 1}
    assert coming_tiles(p, DEALT_ROUNDS) == [tiles[5], tiles[6]]
    assert coming_tiles(p, DEALT_ROUNDS + 1) == [tiles[7], tiles[8]]
    assert coming_tiles(p, ROUNDS) == []


def test_the_best_of_some_is_worth_less_than_the_best_of_all() -> None:
    assert best_of([1.0, 5.0, 3.0], 3) == 5.0
    assert best_of([1.0, 5.0, 3.0], 1) == pytest.approx(3.0)
    assert best_of([1.0, 5.0, 3.0], 2) == pytest.approx((5 + 5 + 3) / 3)
    assert best_of([4.0], 3) == 4.0


def test_a_tile_likely_goes_where_it_fits() -> None:
    p = planet("OOOOO")  # the face on top: those around it are 1 to 5
    places = likely_places(p, tile_code("OFFFF"), 5)
    assert sorted(place // 5 for place in places) == [1, 2, 3, 4, 5]
    for place in places:
        assert len(p.laid(tile_code("OFFFF"), place).areas()[0]) == 1  # the ocean goes on


def thought(p: PlanetPosition) -> tuple[list[float], list[float]]:
    """Of all places of the first tile of the market: at first sight, and with a thought of the next tile."""
    p.play(0, PLANET.vocabulary.parse(legal(p, 0)[0]))
    mind, options = mind_for(type(p)), p.options(0)
    return mind.weigh(p, 0, options), mind.consider(p, 0, options)


def test_the_best_places_are_judged_by_what_the_next_tile_makes_of_them_and_the_others_as_before() -> None:
    p = table("OOFFD FMMMI", "DDDDD MMMMM", round=3, objectives="OF", lying={3: ["beaver"], 4: ["panda"]})
    first, then = thought(p)
    more = [round(b - a, 9) for a, b in zip(first, then, strict=True)]
    usual = max(more, key=more.count)
    closer = sorted(range(len(first)), key=lambda i: -first[i])[:CLOSER]
    assert {i for i, each in enumerate(more) if each != usual} <= set(closer)
    assert len({more[i] for i in closer}) > 1


def test_after_the_last_round_nothing_comes() -> None:
    p = table("OOOOO" + OCEANS * 9, "DDDDD" * 10, round=12, objectives="OF", lying={12: ["beaver"]})
    first, then = thought(p)
    assert first == then


def test_in_a_hurry_a_tile_is_laid_where_it_fits() -> None:
    p = table("OOFFD FMMMI", "DDDDD MMMMM", round=3, objectives="OF", lying={3: ["beaver"], 4: ["panda"]})
    p.play(0, p.options(0)[0])
    mind, options = mind_for(type(p)), p.options(0)
    seen = [
        (quick, usual)
        for quick, usual in zip(mind.rehearsing().weigh(p, 0, options), mind.weigh(p, 0, options), strict=True)
        if quick != OVERLOOKED
    ]
    assert len(seen) == HURRIED
    assert all(quick == usual for quick, usual in seen)
