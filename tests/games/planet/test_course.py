"""The course of play: rules/planet.md 3, 4, 8, P-06."""

import pytest

from games.planet.build import CARDS, heard, legal, names, say, set_up, table
from habitable.games.planet.board import text
from habitable.games.planet.game import PLANET
from habitable.games.planet.position import PlanetPosition
from habitable.kernel.bits import members, size
from habitable.kernel.errors import BadOptions, IllegalAnswer
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled


def start(seats: int, **options: object) -> PlanetPosition:
    return PLANET.start(seats, PLANET.make_options(options))


def round_of(p: PlanetPosition) -> int:
    return PLANET.view(p, None).round


def play_round(p: PlanetPosition, rng: Rng) -> None:
    """To the first tile of the next round, or to the end."""
    now = round_of(p)
    while not p.over() and round_of(p) == now:
        p.play(p.turn(), p.draw(p.turn(), rng))


# ── setting up ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nature_lays_out_animals_deals_objectives_and_draws_who_starts() -> None:
    p = start(3)
    said = []
    while p.turn() == NATURE:
        said.append(legal(p, NATURE)[0].split()[0])
        p.play(NATURE, p.options(NATURE)[0])
    assert said == ["animal"] * 20 + ["objective"] * 3 + ["start"] + ["tile"] * 5


def test_animals_lie_under_the_rounds() -> None:
    p = set_up(start(2))
    assert [size(cards) for cards in p.lying] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert size(p.deck) == 25


def test_objectives_are_different() -> None:
    p = start(4)
    while not legal(p, NATURE)[0].startswith("objective"):
        p.play(NATURE, p.options(NATURE)[0])
    say(p, "nature: objective I")
    assert legal(p, NATURE) == ["objective O", "objective F", "objective D", "objective M"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_may_start(seats: int) -> None:
    p = start(seats, beginner=True)
    while not legal(p, NATURE)[0].startswith("start"):
        p.play(NATURE, p.options(NATURE)[0])
    assert legal(p, NATURE) == [f"start {seat}" for seat in range(seats)]


def test_who_starts_can_be_agreed() -> None:
    p = set_up(start(4, start=2))
    assert p.asked() == [2]


def test_only_a_seat_at_the_table_can_start() -> None:
    with pytest.raises(BadOptions, match="start: from 0 to 1, not 2"):
        start(2, start=2)


@pytest.mark.parametrize("seats", [1, 5])
def test_planet_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        start(seats)


# ── a round ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_players_take_and_lay_in_turn() -> None:
    p = table("", "", "", start=1, market=[17, 4, 9, 50, 23])
    assert p.asked() == [1]
    assert legal(p, 1) == ["take 4", "take 9", "take 17", "take 23", "take 50"]
    say(p, "1: take 17", "1: lay 3 turn 2", "2: take 50")
    assert legal(p, 0) == []
    say(p, "2: lay 0 turn 0")
    assert legal(p, 0) == ["take 4", "take 9", "take 23"]
    assert text(p.planets[1])[15:20] == "IIDDD"


def test_a_tile_goes_on_any_empty_face_in_any_turn() -> None:
    p = table("OOOOO ..... FFFFF", "")
    say(p, "0: take 1")
    free = [face for face in range(12) if face not in (0, 2)]
    assert legal(p, 0) == [f"lay {face} turn {turn}" for face in free for turn in range(5)]
    with pytest.raises(IllegalAnswer):
        say(p, "0: lay 2 turn 0")


def test_a_tile_of_one_terrain_may_be_turned_all_the_same() -> None:
    p = table("OOOOO " * 11, "")
    say(p, "0: take 1")
    assert legal(p, 0) == [f"lay 11 turn {turn}" for turn in range(5)]


def test_the_marker_passes_to_the_left() -> None:
    p = set_up(start(3, start=1))
    firsts = []
    rng = Rng(1)
    while not p.over():
        set_up(p)
        firsts.append(p.turn())
        play_round(p, rng)
    assert firsts == [1, 2, 0] * 4


def test_tiles_are_turned_up_one_at_a_time() -> None:
    p = set_up(start(2, beginner=True), draw_tiles=False)
    assert len(legal(p, NATURE)) == 50
    say(p, "nature: tile 30")
    assert [tile.tile for tile in PLANET.view(p, 0).market] == [30]
    assert len(legal(p, NATURE)) == 49
    say(p, "nature: tile 2", "nature: tile 3", "nature: tile 50", "nature: tile 1")
    assert [tile.tile for tile in PLANET.view(p, 0).market] == [30, 2, 3, 50, 1]
    assert p.turn() >= 0


SIZES = {
    4: "1/0/0 2/0/0 3/0/0 4/0/0 5/0/0 5/1/0 5/2/0 5/3/0 5/4/0 5/5/0",
    3: "2/0/0 4/0/0 5/1/0 5/3/0 5/5/0 5/5/2 5/5/4 5/5/6 5/5/8 5/5/10",
    2: "3/0/0 5/1/0 5/4/0 5/5/2 5/5/5 5/5/8 5/5/11 5/5/14 5/5/17 5/5/20",
}


@pytest.mark.parametrize("seats", SIZES)
def test_p_06_leftover_tiles(seats: int) -> None:
    p = set_up(start(seats))
    rng = Rng(seats)
    sizes = []
    for _ in range(10):
        play_round(p, rng)
        tiles = [len(p.piles[0]), len(p.piles[1]), size(p.box)]
        if round_of(p) == 11:
            tiles[0] += len(p.slots)  # pile 11 has just been turned up
        sizes.append("/".join(map(str, tiles)))
    assert " ".join(sizes) == SIZES[seats]
    play_round(p, rng)
    assert size(p.box) == {4: 1, 3: 12, 2: 23}[seats]


def test_leftovers_go_in_the_order_of_the_slots() -> None:
    """Ruling 7: the first of them fills pile 11, the others begin pile 12."""
    p = table("", "", market=[40, 10, 30, 20, 50], round=2, piles=[[1, 2, 3], []])
    events = heard(p, "0: take 10", "0: lay 0 turn 0", "1: take 50", "1: lay 0 turn 0")
    left = [(event["tile"], event["pile"]) for event in events if event["event"] == "left"]
    assert left == [(40, 11), (30, 11), (20, 12)]
    assert p.piles == [[0, 1, 2, 39, 29], [19]]


def test_what_is_left_of_the_last_rounds_goes_to_the_box() -> None:
    p = table("", "", market=[1, 2, 3, 4, 5], round=11, piles=[[], [6, 7, 8, 9, 10]])
    events = heard(p, "0: take 1", "0: lay 0 turn 0", "1: take 2", "1: lay 0 turn 0")
    assert [(event["tile"], event["pile"]) for event in events if event["event"] == "left"] == [(3, 0), (4, 0), (5, 0)]
    assert members(p.box) == [2, 3, 4]
    # pile 12 is known to all: nobody draws
    assert legal(p, 1) == ["take 6", "take 7", "take 8", "take 9", "take 10"]
    assert p.piles == [[], []]


def test_animals_settle_when_everybody_has_laid() -> None:
    p = table("FFFFF", "", round=3, lying={3: ["panda"], 4: ["fox"]}, start=1)
    say(p, "1: take 3", "1: lay 0 turn 0", "0: take 5")
    assert p.won == [0, 0]
    events = heard(p, "0: lay 11 turn 0")
    assert names(p.won[0]) == ["panda"]
    assert {"event": "settled", "seat": 0, "animal": CARDS.index("panda") + 1, "value": 1} in events
    assert names(p.lying[4]) == ["fox"]


def test_a_tied_animal_is_carried_on() -> None:
    p = table("", "", round=3, lying={3: ["panda"]})
    say(p, "0: take 3", "0: lay 0 turn 0", "1: take 4")
    events = heard(p, "1: lay 0 turn 0")
    assert {"event": "carried", "animal": CARDS.index("panda") + 1, "round": 4} in events


def test_after_round_twelve_objectives_are_shown_and_points_told() -> None:
    p = table(
        "OOOOO " * 11, "FFFFF " * 11, round=12, objectives="OM", lying={12: ["panda", "whale"]}, won=[[], ["fox"]]
    )
    say(p, "0: take 3", "0: lay 11 turn 0", "1: take 1")
    events = heard(p, "1: lay 11 turn 0")
    assert p.over()
    told = [event for event in events if event["event"] not in ("laid", "left")]
    assert told == [
        {"event": "boxed", "animal": CARDS.index("whale") + 1},
        {"event": "settled", "seat": 1, "animal": CARDS.index("panda") + 1, "value": 1},
        {"event": "revealed", "seat": 0, "terrain": "ocean", "fields": 58},
        {"event": "scored", "seat": 0, "part": "objective", "points": 10},
        {"event": "scored", "seat": 0, "part": "animals", "points": 0},
        {"event": "total", "seat": 0, "points": 10, "animals": 0},
        {"event": "revealed", "seat": 1, "terrain": "mountain", "fields": 0},
        {"event": "scored", "seat": 1, "part": "objective", "points": 0},
        {"event": "scored", "seat": 1, "part": "animals", "points": 4},
        {"event": "total", "seat": 1, "points": 4, "animals": 2},
    ]
    assert p.places() == [1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_twelve_turns_for_each_player(seats: int) -> None:
    p = start(seats)
    rng = Rng(seats)
    turns = 0
    while not p.over():
        seat = p.turn()
        turns += seat != NATURE
        p.play(seat, p.draw(seat, rng))
    assert turns == 2 * 12 * seats
    assert all(planet.free() == 0 for planet in p.planets)


# ── variants ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_beginners_have_no_objectives() -> None:
    p = start(4, beginner=True)
    while p.turn() == NATURE:
        assert not legal(p, NATURE)[0].startswith("objective")
        p.play(NATURE, p.options(NATURE)[0])
    assert p.objectives == [-1] * 4


@pytest.mark.parametrize("beginner", [False, True])
def test_mystery_animals_are_turned_up_two_rounds_ahead(beginner: bool) -> None:
    p = set_up(start(2, mystery=True, beginner=beginner), draw_tiles=False)
    rng = Rng(5)
    for round in range(1, 13):
        view = PLANET.view(p, 0)
        assert view.round == round
        shown = [sum(race.round == r for race in view.races) for r in range(round, 13)]
        carried = shown[0] - (2 if round >= 3 else 0)
        assert carried >= 0
        shown[0] -= carried
        known = min(round + 2, 12)
        expected = [0 if r < 3 else 2 if r <= known else 1 for r in range(round, 13)]
        assert shown == expected
        assert view.hidden == [1 if r > known else 0 for r in range(13)]
        play_round(p, rng)
        while not p.over() and p.turn() == NATURE and legal(p, NATURE)[0].startswith("animal"):
            p.play(NATURE, p.draw(NATURE, rng))
    assert p.over()


def test_a_mystery_animal_is_drawn_before_the_tiles() -> None:
    p = start(2, mystery=True, beginner=True, start=0)
    for i in range(1, 11):
        say(p, f"nature: animal {i}")
    assert PLANET.view(p, 0).moment == "turn_up"
    assert heard(p, "nature: animal 45")[0] == {"event": "turned_up", "round": 3, "animal": 45}
    assert PLANET.view(p, 0).moment == "reveal"


# ── words ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("take 17", "take T17"),
        ("take 17", "pick T17"),
        ("take 7", "pick 7"),
        ("take 7", "Take  7"),
        ("lay 3 turn 2", "place 3 2"),
        ("lay 11 turn 4", "lay 11 4"),
        ("lay 11 turn 4", "LAY 11 TURN 4"),
    ],
)
def test_other_ways_to_say_the_same(text: str, same: str) -> None:
    assert PLANET.vocabulary.parse(same) == PLANET.vocabulary.parse(text)
    assert PLANET.vocabulary.text(PLANET.vocabulary.parse(same)) == text


@pytest.mark.parametrize("text", ["take 0", "take 51", "lay 12 turn 0", "lay 3 turn 5", "lay 3", "throw 3"])
def test_what_is_no_answer_of_the_game(text: str) -> None:
    with pytest.raises(IllegalAnswer, match="is no answer of this game"):
        PLANET.vocabulary.parse(text)


def test_what_an_answer_touches() -> None:
    p = table("", "", market=[17, 2, 3, 4, 5])
    take = PLANET.describe(PLANET.vocabulary.parse("take 17"))
    assert [(thing.noun, thing.at) for thing in take.touches] == [("tile", 17)]
    say(p, "0: take 17")
    lay = PLANET.describe(PLANET.vocabulary.parse("lay 7 turn 2"))
    assert [(thing.noun, thing.at) for thing in lay.touches] == [("face", 7), ("turn", 2)]
