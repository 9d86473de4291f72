"""Glaciation: rules/dominant-species.md 9.7 and 10.3, 16.5."""

import pytest

from games.dominant_species.build import answer, asked, deal, earth, execute, options, reset, s0, things
from games.dominant_species.words import (
    SHORT,
    animal,
    cubes,
    disks,
    element,
    hand,
    pawns_on,
    points,
    pool,
    space,
    survival,
)
from habitable.earth.vocabulary import CUBES_RETURNED
from habitable.games.dominant_species.position import DominantSpeciesPosition

pytestmark = pytest.mark.compiled

INNER = ["W(1,-1)", "E(0,0)", "W(1,0)", "E(-1,1)", "W(0,0)", "E(-1,0)"]
OUTER = ["W(0,-1)", "E(0,-1)", "W(2,-1)", "E(0,1)", "W(0,1)", "E(-2,1)"]


def ice() -> DominantSpeciesPosition:
    """The position of rules/dominant-species.md 16.5; the reptiles' pawn waits on the first space."""
    return earth(
        "T Re2 Ar1",
        "W tundra Ar1 I1",
        "S Re3",
        "D I1 B2 Am4",
        elements="W(1,-1) sun",
        pawns={"glaciation": "Re"},
    )


def glaciate(p: DominantSpeciesPosition, hex: str) -> DominantSpeciesPosition:
    """Reptiles put a pawn on the first space and glaciate."""
    p.place_pawn(animal("Re"), space("glaciation 1"))
    execute(p, "glaciation")
    return answer(p, f"Re: glaciate {hex}")


def test_t37_nobody_holds_survival_on_a_tie() -> None:
    p = ice()
    assert [p.on_covers[animal(name)] for name in ("Re", "Ar", "I")] == [2, 2, 1]
    assert survival(p) == ""


def test_t38_glaciation_of_the_savannah() -> None:
    p = ice()
    before = pool(p, "Re"), p.bag
    execute(p, "glaciation")
    assert options(p) == ["pass", "glaciate 1,-1", "glaciate 1,0"]
    answer(p, "Re: glaciate 1,-1")
    assert p.over()
    assert points(p) == {"Re": 3}
    assert element(p, "W(1,-1)") == ""
    assert disks(p.bag - before[1]) == "sun"
    assert cubes(p, "S") == "Re1"
    assert pool(p, "Re") == before[0] + 2
    assert [p.on_covers[animal(name)] for name in ("Re", "Ar", "I")] == [3, 2, 1]
    assert survival(p) == "Re"
    assert p.covers_left == 9
    assert hand(p, "Re") == 3


def test_t39_glaciation_of_the_desert() -> None:
    p = ice()
    before = {name: pool(p, name) for name in ("I", "B", "Am")}
    execute(p, "glaciation")
    answer(p, "Re: glaciate 1,0")
    assert points(p) == {"Re": 1}
    assert element(p, "W(1,-1)") == "sun"
    assert cubes(p, "D") == "B1 Am1 I1"
    assert {name: pool(p, name) - n for name, n in before.items()} == {"I": 0, "B": 1, "Am": 3}
    assert [p.on_covers[animal(name)] for name in ("Re", "Ar", "I")] == [2, 2, 2]
    assert survival(p) == ""


@pytest.mark.parametrize("target", ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"])
def test_t40_the_first_glaciation(target: str) -> None:
    p = s0(pawns={"glaciation": "Re"})
    execute(p, "glaciation")
    assert sorted(things(p)) == sorted(["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"])
    bag = p.bag
    answer(p, f"glaciate {target}")
    assert points(p) == {"Re": 1}
    assert p.bag == bag


def test_t41_the_second_glaciation_takes_the_water_between() -> None:
    p = s0()
    glaciate(p, "0,-1")
    assert points(p) == {"Re": 1}
    assert element(p, "W(1,-1)") == "water"
    glaciate(p, "1,-1")
    assert points(p) == {"Re": 1 + 3}
    assert element(p, "W(1,-1)") == ""


def test_t116_a_corner_beside_an_empty_hex_keeps_its_element() -> None:
    p = s0()
    glaciate(p, "0,-1")
    glaciate(p, "1,-1")
    assert element(p, "E(0,-1)") == "grass"


def test_t117_all_around_the_pole() -> None:
    p = s0()
    gains = []
    for hex in ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"):
        before = points(p).get("Re", 0)
        glaciate(p, hex)
        gains.append(points(p)["Re"] - before)
    assert gains == [1, 3, 3, 3, 3, 6]
    assert [element(p, place) for place in INNER] == [""] * 6
    assert [element(p, place) for place in OUTER] == ["water", "grass", "sun", "meat", "seed", "grub"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("- Re B -", "Re B - -", id="t42"),
        pytest.param("- Re - B", "Re - B -", id="t43"),
        pytest.param("M Re B -", "M Re B -", id="t44"),
        ("- - - B", "- - B -"),
        ("- M Re B", "M Re B -"),
        ("M - - B", "M - B -"),
    ],
)
def test_pawns_slide_to_the_left_in_reset(before: str, after: str) -> None:
    p = deal(reset(s0(pawns={"glaciation": before})))
    assert pawns_on(p, "glaciation") == after


def test_only_glaciation_pawns_slide() -> None:
    p = deal(reset(s0(pawns={"depletion": "I", "speciation": "I - M"})))
    assert pawns_on(p, "glaciation") == "- - - -"
    assert pawns_on(p, "depletion") == "I"
    assert pawns_on(p, "speciation") == "I - M - - -"


def test_t45_a_pawn_on_space_2_waits_in_the_second_edition() -> None:
    p = execute(s0(pawns={"glaciation": "- Re"}), "glaciation")
    assert p.over()
    assert pawns_on(p, "glaciation") == "- Re - -"
    deal(reset(p))
    assert pawns_on(p, "glaciation") == "Re - - -"


def test_t45_a_pawn_on_space_2_acts_in_the_first_edition() -> None:
    p = execute(s0(edition="first", pawns={"glaciation": "- Re"}), "glaciation")
    assert asked(p) == "Re"
    answer(p, "glaciate 0,1")
    assert pawns_on(p, "glaciation") == "- - - -"
    assert points(p) == {"Re": 1}


def twelve_tundra_tiles(pawns: str) -> DominantSpeciesPosition:
    return earth(
        "T",
        *(f"{name} tundra" for name in ["W", "S", "D", "Mt", "F", "J"]),
        *(f"{hex} sea tundra" for hex in ("1,1", "2,-1", "2,0", "0,2", "-1,2")),
        "-2,1 forest",
        pawns={"glaciation": pawns},
    )


def test_t46_without_tundra_tiles_glaciation_has_no_effect() -> None:
    p = twelve_tundra_tiles("Re B")
    assert p.covers_left == 0
    execute(p, "glaciation")
    assert p.over()
    assert points(p) == {}
    assert hand(p, "Re") == 3
    assert pawns_on(p, "glaciation") == "- B - -"
    deal(reset(p))
    assert pawns_on(p, "glaciation") == "B - - -"


def test_t115_two_pawns_behind_an_empty_space_in_the_second_edition() -> None:
    p = execute(s0(pawns={"glaciation": "- Re B"}), "glaciation")
    assert p.over()
    deal(reset(p))
    assert pawns_on(p, "glaciation") == "Re B - -"


def test_t115_two_pawns_behind_an_empty_space_in_the_first_edition() -> None:
    p = execute(s0(edition="first", pawns={"glaciation": "- Re B"}), "glaciation")
    answer(p, "Re: pass")
    assert p.over()
    assert hand(p, "Re") == 3
    deal(reset(p))
    assert pawns_on(p, "glaciation") == "- B - -"


def test_r9_after_a_declined_glaciation_nobody_else_acts() -> None:
    for edition in ("first", "second"):
        p = execute(s0(edition=edition, pawns={"glaciation": "Re B"}), "glaciation")
        answer(p, "Re: pass")
        assert p.over()
        assert pawns_on(p, "glaciation") == "- B - -"


def test_r6_an_element_put_amid_three_tundra_tiles_goes_with_the_next_glaciation() -> None:
    p = earth("T", "W tundra", "S tundra", "D", "Mt", pawns={"abundance": "I"}, abundance="sun")
    execute(p, "abundance")
    answer(p, "I: take sun", "I: put W(1,-1)")
    assert element(p, "W(1,-1)") == "sun"
    glaciate(p, "0,1")
    assert element(p, "W(1,-1)") == ""


def test_glaciation_returns_surplus_cubes_of_every_animal_to_its_gene_pool() -> None:
    p = earth("T", "S M3 Re1 B2 Am4 Ar2 I5", pawns={"glaciation": "M"})
    before = [pool(p, name) for name in SHORT]
    p.log = []
    execute(p, "glaciation")
    answer(p, "M: glaciate 1,-1")
    assert cubes(p, "S") == "M1 Re1 B1 Am1 Ar1 I1"
    assert [pool(p, name) - n for name, n in zip(SHORT, before, strict=True)] == [2, 0, 1, 3, 1, 4]
    assert [(a, n) for _, event, a, _, n in p.log if event == CUBES_RETURNED] == [
        (0, 2),
        (2, 1),
        (3, 3),
        (4, 1),
        (5, 4),
    ]


def test_the_last_tundra_tile() -> None:
    p = earth(
        "T",
        *(f"{name} tundra" for name in ["W", "S", "D", "Mt", "F", "J"]),
        *(f"{hex} sea tundra" for hex in ("1,1", "2,-1", "2,0", "0,2")),
        "-2,1 forest",
        pawns={"glaciation": "M"},
    )
    assert p.covers_left == 1
    execute(p, "glaciation")
    answer(p, "M: glaciate -2,1")
    assert p.covers_left == 0
    assert points(p) == {"M": 3}


def test_a_tile_far_from_tundra_is_not_offered() -> None:
    p = execute(earth("T", "W", "0,-2 jungle", "S tundra", pawns={"glaciation": "Re"}), "glaciation")
    assert options(p) == ["pass", "glaciate 0,-1"]


def test_tundra_on_tundra_is_not_offered() -> None:
    p = execute(earth("T", "W tundra", pawns={"glaciation": "Re"}), "glaciation")
    assert p.over()
    assert hand(p, "Re") == 3
