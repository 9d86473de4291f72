"""Who sees what: rules/planet.md 4.1. The view is the only door for secrets."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.planet.build import CARDS, legal, say, set_up, table
from habitable.games.planet.box import read
from habitable.games.planet.components import DESERT, FOREST, ICE
from habitable.games.planet.game import PLANET
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.view import AREAS
from habitable.games.planet.view_types import PlanetView
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE
from habitable.kernel.record import HIDDEN
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

SPECTATOR = None


def view(p: PlanetPosition, seat: int | None) -> PlanetView:
    return PLANET.view(p, seat)


def objectives(p: PlanetPosition, seat: int | None) -> list[str | None]:
    return [None if each is None else each.terrain for each in view(p, seat).objectives]


# ── objectives ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_objective_is_seen_by_its_owner_only() -> None:
    p = table("", "", "", objectives="OFI")
    assert objectives(p, 0) == ["O", None, None]
    assert objectives(p, 1) == [None, "F", None]
    assert objectives(p, SPECTATOR) == [None, None, None]


def test_at_the_end_everybody_sees_all_objectives() -> None:
    p = table("OOOOO " * 11, "FFFFF " * 11, objectives="OI", round=12)
    say(p, "0: take 1", "0: lay 11 turn 0", "1: take 2", "1: lay 11 turn 0")
    for seat in (SPECTATOR, 0, 1):
        assert objectives(p, seat) == ["O", "I"]
        assert view(p, seat).scores == p.scores()


def test_whoever_reads_a_record_sees_all_objectives() -> None:
    p = table("", "", objectives="OI", won=[["walrus"], []])
    shown = PLANET.open_view(p)
    assert [None if each is None else each.terrain for each in shown.objectives] == ["O", "I"]
    assert shown.scores == p.scores()


def test_points_do_not_tell_an_objective() -> None:
    """While it is hidden its owner's animals count two each, whatever they are."""
    cards = [["walrus", "panda"], ["penguin", "fox"]]
    p = table("IIIII " * 6, "IIIII " * 6, objectives="FI", won=cards)
    assert p.scores() == [3, 13]
    assert view(p, 0).scores == [3, 4]
    assert view(p, 1).scores == [4, 13]
    assert view(p, SPECTATOR).scores == [4, 4]
    assert view(p, 0).places == [2, 1]


def test_the_owner_sees_how_far_it_is_to_the_next_points() -> None:
    p = table("IIIII IIIII II...", "", objectives="IF")
    mine = view(p, 0).objectives[0]
    assert mine is not None
    assert (mine.terrain, mine.fields, mine.points, mine.next_fields, mine.next_points) == ("I", 12, 2, 14, 4)
    p = table("IIIII " * 12, "", objectives="IF")
    most = view(p, 0).objectives[0]
    assert most is not None
    assert (most.fields, most.points, most.next_fields, most.next_points) == (60, 10, None, None)


def test_a_deal_is_told_to_its_owner_only() -> None:
    p = set_up_to_objectives(3)
    p.log = []
    say(p, "nature: objective M", "nature: objective D")
    shown = [[PLANET.events.show(entry, seat) for entry in p.log] for seat in (0, 1, 2, SPECTATOR)]
    assert [[event["terrain"] for event in events] for events in shown] == [
        ["mountain", None],
        [None, "desert"],
        [None, None],
        [None, None],
    ]


def set_up_to_objectives(seats: int) -> PlanetPosition:
    p = PLANET.start(seats)
    while not legal(p, NATURE)[0].startswith("objective"):
        p.play(NATURE, p.options(NATURE)[0])
    return p


def test_a_record_hides_the_objectives_of_others() -> None:
    match = Match(PLANET, ["Ada", "Bob"])
    while match.position.turn() == NATURE:
        match.play(NATURE, match.position.options(NATURE)[0])
    lines = [line.text for line in match.record_for(1).lines]
    assert lines[20:22] == [HIDDEN, "objective F"]
    assert HIDDEN not in lines[:20] + lines[22:]
    spectators = [line.text for line in match.record_for(SPECTATOR).lines]
    assert spectators.count(HIDDEN) == 2


# ── what one may imagine ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_others_may_have_any_objective_but_mine(seat: int) -> None:
    p = table("", "", "", objectives="OFI")
    rng = Rng(1)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(1200):
        twin = p.imagine(seat, rng)
        assert twin.objectives[seat] == p.objectives[seat]
        assert len(set(twin.objectives)) == 3
        seen[tuple(twin.objectives)] += 1
        twin.objectives = p.objectives
        assert PLANET.state.equal(twin, p), "nothing else is hidden"
    assert len(seen) == 4 * 3
    assert min(seen.values()) > 60, "all equally likely"


def test_a_planet_gives_an_objective_away() -> None:
    p = table("", "FFFFFFFFII", objectives="OD")
    rng = Rng(1)
    seen = Counter(p.imagine(0, rng).objectives[1] for _ in range(400))
    assert seen[FOREST] > 300
    assert 0 < seen[DESERT] < seen[ICE] < 60


def test_a_spectator_may_imagine_anything() -> None:
    p = table("", "", objectives="OF")
    rng = Rng(1)
    assert len({tuple(p.imagine(NATURE, rng).objectives) for _ in range(400)}) == 5 * 4


def test_without_objectives_there_is_nothing_to_imagine() -> None:
    p = table("", "", beginner=True)
    assert PLANET.state.equal(p.imagine(0, Rng(1)), p)


def test_an_objective_that_was_not_dealt_yet_is_not_imagined() -> None:
    p = set_up_to_objectives(3)
    say(p, "nature: objective M")
    twin = p.imagine(1, Rng(1))
    assert twin.objectives[0] >= 0
    assert twin.objectives[1:] == [-1, -1]


def test_the_sheet_lights_the_fields_of_an_objective_for_those_who_know_it() -> None:
    p = table("FFFFI", "DDDDM", objectives="FD")
    for seat, fields in ((0, [[0, 1, 2, 3], []]), (1, [[], [0, 1, 2, 3]]), (SPECTATOR, [[], []])):
        sheet = view(p, seat).sheet
        assert sheet.rows[0].scored == sheet.facts[0].scored == fields
        assert sheet.rows[1].scored == []  # where an animal settled was decided rounds ago


# ── everything else is open ─────────────────────────────────────────────────────────────────────────────────────────


def test_everybody_sees_the_same_but_for_objectives_and_points() -> None:
    p = table("FFFFF", "DDDDM", objectives="FD", lying={3: ["panda"], 12: ["whale"]}, won=[["fox"], []])
    hidden = {"seat", "objectives", "scores", "places", "sheet"}

    def rest(seat: int | None) -> dict[str, Any]:
        return {key: value for key, value in msgspec.to_builtins(view(p, seat)).items() if key not in hidden}

    assert rest(0) == rest(1) == rest(SPECTATOR)


def test_the_race_for_each_animal() -> None:
    p = table("FFFFF ..... FFFFF", "FFFFF", "DDDDM", lying={3: ["panda", "elephant"], 7: ["whale"]})
    races = {race.id: race for race in view(p, 0).races}
    assert [race.round for race in view(p, 0).races] == [3, 3, 7]
    assert (races["panda"].values, races["panda"].leaders) == ([1, 1, 0], [0, 1])
    assert (races["elephant"].values, races["elephant"].leaders) == ([0, 0, 4], [2])
    assert (races["whale"].values, races["whale"].leaders) == ([0, 0, 0], [])
    assert (races["panda"].habitat, races["panda"].kind, races["panda"].other) == ("F", "most", None)
    assert (races["whale"].habitat, races["whale"].kind, races["whale"].other) == ("O", "adjacent", "I")


def test_in_the_last_round_the_second_area_leads() -> None:
    one = "FFFFI ..... ..... ..... ..... ..... ..... ..... ..... ..... ..... ....."
    two = "FFFFI ..... ..... ..... ..... ..... ..... ..... ..... ..... ..... FIDDD"
    p = table(one, two, lying={11: ["fox"]})
    assert view(p, 0).races[0].leaders == [0, 1]
    p = table(one, two, lying={12: ["fox"]})
    assert view(p, 0).races[0].values == [4, 4]
    assert view(p, 0).races[0].leaders == [1]


def test_animals_go_by_their_ids_and_those_of_another_box_by_their_names() -> None:
    p = table("", "", won=[["polar_bear"], []])
    card = view(p, 1).won[0][0]
    assert (card.animal, card.id, card.name) == (CARDS.index("polar_bear") + 1, "polar_bear", None)
    other = PLANET.start(2, PLANET.options(components=read("")))
    while other.turn() == NATURE:
        other.play(NATURE, other.options(NATURE)[0])
    assert isinstance(other, PlanetPosition)
    for race in view(other, 1).races:
        assert race.name == read("").animals[race.animal - 1].name


def test_the_tile_that_was_taken_is_held() -> None:
    p = table("", "", market=[17, 2, 3, 4, 5])
    assert view(p, 0).moment == "take"
    assert view(p, 0).held is None
    say(p, "0: take 17")
    shown = view(p, 1)
    assert shown.moment == "lay"
    assert shown.held is not None
    assert (shown.held.tile, shown.held.fields) == (17, "DDDII")
    assert [tile.tile for tile in shown.market] == [2, 3, 4, 5]


def test_piles_of_the_last_rounds_are_known_to_all() -> None:
    p = table("", "", piles=[[6, 7], [8]])
    for seat in (0, 1, SPECTATOR):
        assert [[tile.tile for tile in pile] for pile in view(p, seat).piles] == [[6, 7], [8]]
    assert view(p, 0).unseen == 50 - 5 - 3


def test_a_preview_shows_the_tile_where_it_would_lie() -> None:
    p = table("", "", market=[17, 2, 3, 4, 5])
    answers = [PLANET.vocabulary.parse(text) for text in ("take 17", "lay 0 turn 1")]
    shown = PLANET.preview(p, 0, answers)
    assert isinstance(shown, PlanetView)
    assert shown.planets[0][:5] == "IDDDI"
    assert p.planets[0].covered() == 0


def test_the_view_says_where_we_are() -> None:
    p = PLANET.start(2)
    assert (view(p, 0).round, view(p, 0).moment, view(p, 0).first) == (0, "setup", None)
    set_up(p)
    assert (view(p, 0).round, view(p, 0).moment, view(p, 0).first) == (1, "take", 0)
    rng = Rng(1)
    while not p.over():
        p.play(p.turn(), p.draw(p.turn(), rng))
    assert (view(p, 0).round, view(p, 0).moment, view(p, 0).over) == (0, "over", True)


def test_everybody_sees_the_areas_that_count() -> None:
    """rules/planet.md 9.2, P-14."""
    p = table("OOOOO OFFFF", "")
    shown = view(p, SPECTATOR)
    assert shown.areas == ["aaaaaabbbb" + 50 * ".", 60 * "."]
    assert shown.touches == [["F", "O"], []]


def test_areas_do_not_tell_how_a_planet_came_about() -> None:
    p, rng = set_up(PLANET.start(2)), Rng(7)
    while not p.over():
        p.play(p.turn(), p.draw(p.turn(), rng))
        anew = PLANET.load(PLANET.dump(p))
        assert PLANET.view(anew, None) == PLANET.view(p, None)


def test_the_view_says_which_areas_count_for_an_animal() -> None:
    """All of its terrain, or those as large as the value that it has."""
    p, rng = set_up(PLANET.start(3)), Rng(11)
    seen = set()
    while not p.over():
        p.play(p.turn(), p.draw(p.turn(), rng))
        shown = view(p, SPECTATOR)
        for race in shown.races:
            for i, (value, counting) in enumerate(zip(race.values, race.counting, strict=True)):
                planet, areas, touches = shown.planets[i], shown.areas[i], shown.touches[i]
                assert {planet[areas.index(area)] for area in counting} <= {race.habitat}
                if race.other is None:
                    assert len(counting) == value
                else:
                    assert {areas.count(area) for area in counting} == ({value} if value else set())
                    beside = [touches[AREAS.index(area)] for area in counting]
                    assert all((race.other in terrains) == (race.kind == "adjacent") for terrains in beside)
                seen.add((race.kind, bool(value)))
    assert len(seen) == 6
