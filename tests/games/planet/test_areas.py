"""Areas and what they touch: rules/planet.md 2.3, 2.6, 9.2."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.planet import by_hand
from games.planet.build import areas, planet
from habitable.games.planet.board import Planet, empty, from_letters, text, touched
from habitable.games.planet.components import LANDS, LETTERS, Components, tile_code, tile_letters
from habitable.games.planet.geometry import FACES, FIELDS, SIDES, rotations
from habitable.kernel.bits import size

pytestmark = pytest.mark.compiled

OCEANS = "OOOOO"
VECTORS = {
    "P-11": ("O" * 60, "O 60()"),
    "P-12": ("FFFFF", "F 5()"),
    "P-13": ("FDFDF", "F 2(D) 1(D); D 1(F) 1(F)"),
    "P-14": ("OOOOO OFFFF", "O 6(F); F 4(O)"),
    "P-15": ("OOOOO FOFFF", "O 5(F) 1(F); F 4(O)"),
    "P-16": ("FDDDD ..... DFDDD", "F 1(D) 1(D); D 8(F)"),
    "P-17": ("IIIII" + OCEANS * 10 + "IIIII", "O 50(I); I 5(O) 5(O)"),
    "P-18": ("FFFFF OODDO OODDO OODDO OODDO OODDO", "O 15(F,D); F 5(O); D 2(O) 2(O) 2(O) 2(O) 2(O)"),
    "P-19": (
        "OOOFF FOFOF DDOOO ODDOD OOMMO OMOMM IOOOO IIOOO FDDFF DFDDF FFFFM MFFFM",
        "O 11(F,D,I) 4(F,D) 3(F,D,M) 1(D,M) 1(F,D) 1(F,M) 1(F,M); F 11(O,D,M,I) 2(O) 2(O,D) 1(D) 1(D,M); "
        "D 2(F,M) 2(O) 2(O,F) 2(O,F,M) 1(F) 1(O); M 2(F,I) 2(O,D) 2(O,F) 1(F) 1(O); I 2(O,F,M) 1(O,M)",
    ),
    "P-20": (
        "OFFDD OFFIO ODDIO OMMIO FDDMF FDDII FMMII DMMII FFFII DDDII MMMII OOOMM",
        "O 3(F,D,I) 3(F,D,M) 2(F,D,M,I) 2(F,D,M,I); F 3(D,M,I) 2(D,M) 2(O,D) 2(O,M,I) 1(D,I) 1(O,M,I); "
        "D 5(O,F,I) 2(O,F) 2(O,F,M) 2(O,M,I) 1(M,I); M 4(O,D,I) 3(O,F,I) 2(F,D,I) 2(O,F,D) 1(F,D,I); "
        "I 4(F,D,M) 3(O,D,M) 3(O,F,M) 3(O,F,M) 2(F,D,M)",
    ),
}
LAYING = {
    "P-19": ("T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 T11 T12", "0 1 2 3 4 0 1 2 3 4 0 1"),
    "P-20": ("T21 T27 T33 T36 T39 T42 T45 T48 T13 T17 T19 T05", "0 0 0 0 0 0 0 0 0 0 0 0"),
}

any_planet = st.text(LETTERS + ".", min_size=FIELDS, max_size=FIELDS)
full_planet = st.text(LETTERS, min_size=FIELDS, max_size=FIELDS)


@pytest.mark.parametrize("vector", VECTORS)
def test_areas(vector: str) -> None:
    letters, expected = VECTORS[vector]
    assert areas(planet(letters)) == expected


@pytest.mark.parametrize("vector", LAYING)
def test_tiles_laid_one_by_one_form_them(vector: str) -> None:
    tiles, turns = (words.split() for words in LAYING[vector])
    p = empty()
    for face, (tile, turn) in enumerate(zip(tiles, turns, strict=True)):
        code = Components("").tiles[int(tile.removeprefix("T")) - 1]
        p = p.laid(code, SIDES * face + int(turn))
    letters, expected = VECTORS[vector]
    assert text(p) == letters.replace(" ", "")
    assert areas(p) == expected


@pytest.mark.parametrize("vector", VECTORS)
def test_sixty_rotations_change_nothing(vector: str) -> None:
    letters, expected = VECTORS[vector]
    before = text(planet(letters))
    for image in rotations():
        after = [""] * FIELDS
        for field, letter in enumerate(before):
            after[image[field]] = letter
        assert areas(from_letters("".join(after))) == expected


# ── what always holds ───────────────────────────────────────────────────────────────────────────────────────────────


@given(any_planet, st.integers(0, 59))
def test_areas_are_the_same_however_a_planet_is_turned(letters: str, rotation: int) -> None:
    image = rotations()[rotation]
    after = [""] * FIELDS
    for field, letter in enumerate(letters):
        after[image[field]] = letter
    assert areas(from_letters("".join(after))) == areas(from_letters(letters))


@given(any_planet)
def test_areas_are_those_that_a_person_finds(letters: str) -> None:
    p = from_letters(letters)
    for terrain in range(LANDS):
        found = [(area.size, touched(p, terrain, area)) for area in p.areas()[terrain]]
        assert sorted(found, key=lambda area: (-area[0], area[1])) == by_hand.areas(letters, LETTERS[terrain])


@settings(max_examples=50)
@given(st.permutations(range(FACES)), full_planet)
def test_the_order_of_laying_means_nothing(faces: list[int], letters: str) -> None:
    p = empty()
    for face in faces:
        p = p.laid(tile_code(letters[SIDES * face : SIDES * face + SIDES]), SIDES * face)
    assert text(p) == letters
    assert areas(p) == areas(from_letters(letters))


@given(any_planet)
def test_areas_cover_each_terrain_once(letters: str) -> None:
    p = from_letters(letters)
    for terrain in range(LANDS):
        assert sum(area.fields for area in p.areas()[terrain]) == p.of(terrain)
        assert sum(area.size for area in p.areas()[terrain]) == letters.count(LETTERS[terrain])


@given(any_planet)
def test_a_planet_reads_back(letters: str) -> None:
    assert text(from_letters(letters)) == letters


# ── tiles ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("turn", range(5))
def test_a_turned_tile_shows_each_field_further_clockwise(turn: int) -> None:
    """rules/planet.md 2.3: field (f, e) shows t[(e - r) mod 5]."""
    tile = "OFDMI"
    p = empty().laid(tile_code(tile), SIDES * 7 + turn)
    assert text(p)[35:40] == "".join(tile[(e - turn) % 5] for e in range(5))
    assert size(p.covered()) == 5


def test_laying_leaves_the_planet_before_it_as_it_was() -> None:
    before = planet("FFFFF")
    assert areas(before) == "F 5()"
    after = before.laid(tile_code("FFDDD"), SIDES * 1)
    assert areas(before) == "F 5()"
    assert areas(after) == "F 7(D); D 3(F)"


def test_free_places_are_those_of_empty_faces() -> None:
    p = planet("FFFFF ..... DDDDD")
    assert [place // SIDES for place in range(FIELDS) if p.free() >> place & 1] == [
        face for face in (1, 3, 4, 5, 6, 7, 8, 9, 10, 11) for _ in range(5)
    ]


@given(st.text(LETTERS, min_size=5, max_size=5))
def test_a_tile_reads_back(letters: str) -> None:
    assert tile_letters(tile_code(letters)) == letters


def test_areas_of_a_planet_that_was_loaded_are_found_anew() -> None:
    before = planet(VECTORS["P-19"][0])
    fields = [before.oceans, before.forests, before.deserts, before.mountains, before.ices]
    assert areas(Planet(*fields)) == VECTORS["P-19"][1]
