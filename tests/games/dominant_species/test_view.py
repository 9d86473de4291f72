"""What stands in a view and on the score pad, and what is told. See also test_doors.py."""

from typing import Any

import pytest

from games.dominant_species.build import answer, earth, execute, execute_from, reset, s0, take
from habitable.earth.view_types import AskedView
from habitable.games.dominant_species.components import BIRDS, ELEMENTS
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.position import DominantSpeciesPosition

pytestmark = pytest.mark.compiled


def view(p: DominantSpeciesPosition, seat: int | None = None) -> Any:
    return DOMINANT_SPECIES.view(p, seat)


def told(p: DominantSpeciesPosition) -> list[dict[str, Any]]:
    assert p.log is not None
    return [DOMINANT_SPECIES.events.show(entry, None) for entry in p.log]


# ── the view ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_tile_in_the_view() -> None:
    p = s0(scored="W", hibernator="B", asleep={"F": 1})
    tiles = {tuple(tile.hex): tile for tile in view(p).tiles}
    wetland = tiles[0, -1]
    assert (wetland.terrain, wetland.tundra, wetland.scored) == ("wetland", False, True)
    assert wetland.cubes == {"amphibians": 2, "arachnids": 1, "insects": 1}
    assert wetland.points == {"amphibians": 8, "arachnids": 4, "insects": 2}
    assert (wetland.dominant, wetland.endangered) == ("amphibians", [])
    assert wetland.match == {"amphibians": 6, "arachnids": 2, "insects": 2}
    products = [[has * there for has, there in zip(terms[1::3], terms[2::3], strict=True)] for terms in wetland.shared]
    assert [sum(each) for each in products] == list(wetland.match.values())
    assert [ELEMENTS[terms[0]] for terms in wetland.shared] == ["water", "grub", "grass"]
    assert (tiles[0, 0].terrain, tiles[0, 0].tundra) == ("sea", True)
    assert [tiles[at].asleep for at in ((-1, 1), (0, 0))] == [{"birds": 1}, {}]


def test_who_would_take_a_card_is_in_the_view() -> None:
    def takers(**changes: Any) -> dict[tuple[int, ...], str | None]:
        seen = view(s0(**changes))
        return {tuple(tile.hex): tile.taker for tile in seen.tiles if tile.dominant}

    assert takers(available="fertile")[0, -1] == "amphibians"
    assert takers(available="fertile", scored="W")[0, -1] is None
    assert set(takers(available="").values()) == {None}


@pytest.mark.parametrize(("asleep", "dying"), [({}, True), ({"T": 1}, True), ({"T": 2}, False)])
def test_whether_species_would_die_is_in_the_view(asleep: dict[str, int], dying: bool) -> None:
    p = earth("T B2", hibernator="B", asleep=asleep)
    assert [(tile.endangered, tile.dying) for tile in view(p).tiles] == [(["birds"], dying)]
    reset(p)
    assert bool(p.present[BIRDS]) == bool(asleep)


def test_of_several_animals_the_one_that_counts_is_in_the_view() -> None:
    p = s0(animals=["M B", "Re I"], points={"M": 5, "B": 4, "Re": 1, "I": 2})
    assert [animal.animal for animal in view(p).animals if animal.uncounted] == ["mammals", "insects"]
    assert view(p).scores == [4, 1]


def test_an_animal_in_the_view() -> None:
    p = s0(displays={"B": "seed seed sun"}, eliminated={"B": 2}, points={"B": 7}, pawns={"glaciation": "- B"})
    birds = view(p).animals[2]
    assert birds.elements == ["seed", "seed", "sun"]
    assert (birds.gene_pool, birds.cubes, birds.eliminated) == (28, 4, 2)
    assert (birds.hand, birds.supply, birds.points, birds.dominates, birds.seat) == (2, 7, 7, 1, 2)


def test_the_display_in_the_view() -> None:
    p = s0(adaptation="sun sun", depletion="water", pawns={"glaciation": "- M"}, available="fertile blight")
    seen = view(p)
    assert seen.squares == {"adaptation": ["sun", "sun"], "abundance": [], "wanderlust": []}
    assert seen.boxes == {"regression": [], "wasteland": [], "depletion": ["water"]}
    assert seen.spaces["glaciation"] == [None, "mammals", None, None]
    assert sum(len(spaces) for spaces in seen.spaces.values()) == 41
    assert (seen.bag["sun"], seen.bag["water"], seen.bag["meat"]) == (16, 17, 18)
    assert seen.cards == ["blight", "fertile"]
    assert len(seen.deck) == 20
    assert sum(seen.unseen.values()) == sum(stack.face_down for stack in seen.stacks) == 24


def test_the_question_in_the_view() -> None:
    p = execute(s0(stacks=["sea", "-", "-"], wanderlust="sun", pawns={"wanderlust": "I"}), "wanderlust")
    answer(p, "explore 1")
    question = view(p).question
    assert (question.question, question.animal, question.terrain) == ("lay", "insects", "sea")
    answer(p, "lay 2,-1", "take sun")
    question = view(p).question
    assert (question.element, question.hex) == ("sun", [2, -1])


# ── the score pad ───────────────────────────────────────────────────────────────────────────────────────────────────


def rows(p: DominantSpeciesPosition) -> dict[str, list[int]]:
    sheet = DOMINANT_SPECIES.sheet(p)
    assert [sum(row.points[seat] for row in sheet.rows) for seat in range(p.seats)] == sheet.totals
    return {row.name: row.points for row in sheet.rows}


def test_points_are_kept_by_where_they_come_from() -> None:
    pawns = {"glaciation": "Re", "wanderlust": "B", "domination": "Am"}
    p = s0(pawns=pawns, available="biodiversity", stacks=["sea", "-", "-"])
    execute_from(p, "glaciation")
    answer(p, "glaciate 1,0", "I: pass", "B: explore 1", "B: lay 2,-2", *["pass"] * 3, "Ar: pass", "dominate 0,-1")
    lines = rows(p)
    assert lines["glaciation"] == [0, 1, 0, 0, 0, 0]
    assert lines["wanderlust"] == [0, 0, 1, 0, 0, 0]
    assert lines["domination"] == [0, 0, 0, 8, 4, 2]
    assert lines["cards"] == [0, 0, 0, 3, 0, 0]


def test_survival_and_the_final_scoring_have_lines_of_their_own() -> None:
    p = reset(earth("T M1", elements="E(0,0) meat", last=True))
    lines = rows(p)
    assert (lines["survival"][0], lines["final_scoring"][0]) == (1, 1)


def test_a_loss_is_told_as_what_was_lost() -> None:
    p = take(earth("2,-1 sea M1", points={"M": 2, "Re": 5}), "M", "niche_biomes", "2,-1")
    assert rows(p)["cards"] == [0, -5, 0, 0, 0, 0]


def test_of_several_animals_the_pad_shows_the_one_that_counts() -> None:
    vp = {"M": 70, "B": 145, "Ar": 160, "Re": 75, "Am": 85, "I": 90}
    p = earth("T M1 Re2", animals=["M B Ar", "Re Am I"], points=vp)
    assert rows(p)["start"] == [70, 75]
    facts = {row.name: row.points for row in DOMINANT_SPECIES.sheet(p).facts}
    assert facts["cubes_on_earth"] == [1, 2]


# ── what is told ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_glaciation_is_told() -> None:
    p = earth("T", "S B3", pawns={"glaciation": "Re"})
    p.log = []
    answer(execute(p, "glaciation"), "glaciate 1,-1")
    assert told(p) == [
        {"event": "pawn_lifted", "animal": "reptiles", "space": "glaciation 1"},
        {"event": "frozen", "hex": [1, -1], "terrain": "savannah"},
        {"event": "points", "animal": "reptiles", "points": 1, "reason": "glaciation"},
        {"event": "cubes_returned", "animal": "birds", "hex": [1, -1], "number": 2},
    ]


# ── what plays differently looks different ──────────────────────────────────────────────────────────────────────────


def question_of(p: DominantSpeciesPosition) -> AskedView:
    asked: AskedView | None = view(p).question
    assert asked is not None
    return asked


def test_the_competition_pawn_just_lifted_is_seen_with_its_terrains() -> None:
    p = execute(s0(extra={"F": "I1"}, pawns={"competition": "- - - I"}), "competition")
    answer(p, "Ar: pass")
    asked = question_of(p)
    assert (asked.space, asked.about) == ("competition 4", {"terrains": ["savannah", "forest", "tundra"]})
    answer(p, "I: eliminate 1,-1 reptiles")
    assert question_of(p).about == {"terrains": ["forest", "tundra"]}


def test_protected_elements_are_seen() -> None:
    p = s0(regression="sun grub", displays={"I": "grass grass sun grub"}, pawns={"regression": "I I"})
    execute(p, "regression")
    answer(p, "I: protect sun")
    asked = question_of(p)
    assert (asked.space, asked.about["protected"]) == ("regression 2", ["insects sun"])


def test_cubes_that_have_migrated_are_seen() -> None:
    p = execute(s0(pawns={"migration": "I"}), "migration")
    answer(p, "I: move 1,-1 > 0,0", "I: move 0,-1 > 1,-1")
    assert question_of(p).about == {"moved": ["0,0", "1,-1"]}


def test_the_card_that_is_carried_out_is_seen_and_who_waits_for_it() -> None:
    p = take(s0(displays={"B": "seed seed meat sun", "I": "grass grass sun water"}), "M", "disease")
    assert (asked_name(p), question_of(p).card) == ("give_up_element", "disease")
    assert view(p).then == ["give_up_element amphibians", "give_up_element insects", "resolved mammals disease"]


def asked_name(p: DominantSpeciesPosition) -> str:
    return question_of(p).question


@pytest.mark.parametrize(("edition", "acts"), [("second", "space1"), ("first", "leftmost_pawn")])
def test_the_glaciation_rule_and_the_turn_limit_are_seen(edition: str, acts: str) -> None:
    shown = view(s0(edition=edition, turn_limit=7))
    assert (shown.glaciation_acts, shown.turn_limit) == (acts, 7)


def test_the_last_view_has_no_dominance() -> None:
    p = s0(last=True, pawns={"domination": "M"})
    execute_from(p, "domination")
    answer(p, "M: pass")
    assert p.over()
    shown = view(p)
    assert [tile.dominant for tile in shown.tiles] == [None] * 7
    assert {a.dominates for a in shown.animals} == {0}
    assert "tiles_dominated" not in [row.name for row in shown.sheet.facts]


def test_what_metamorphosis_gives_away_is_seen() -> None:
    p = take(s0(displays={"M": "meat meat sun"}, bag="grass seed"), "M", "metamorphosis")  # there is only one to give
    assert view(p).question.about["given"] == ["sun"]
