"""The dodecahedron is checked, not trusted: rules/planet.md 2.1 to 2.4."""

import json
import math
from importlib.resources import files
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from habitable.games.planet.geometry import (
    ACROSS,
    EVERYWHERE,
    FACES,
    FIELDS,
    HALO,
    NEIGHBOURS,
    PATTERNS,
    RUN,
    SIDES,
    beside_field,
    rotations,
    turned,
)
from habitable.kernel.bits import bit, members, size

pytestmark = pytest.mark.compiled

# rules/planet.md 2.2, as it stands there
TABLE = """
| 0 | 1 2 3 4 5 | 0↔5, 1↔10, 2↔15, 3↔20, 4↔25 |
| 1 | 0 5 10 6 2 | 5↔0, 6↔29, 7↔52, 8↔33, 9↔11 |
| 2 | 0 1 6 7 3 | 10↔1, 11↔9, 12↔32, 13↔38, 14↔16 |
| 3 | 0 2 7 8 4 | 15↔2, 16↔14, 17↔37, 18↔43, 19↔21 |
| 4 | 0 3 8 9 5 | 20↔3, 21↔19, 22↔42, 23↔48, 24↔26 |
| 5 | 0 4 9 10 1 | 25↔4, 26↔24, 27↔47, 28↔53, 29↔6 |
| 6 | 11 7 2 1 10 | 30↔55, 31↔39, 32↔12, 33↔8, 34↔51 |
| 7 | 11 8 3 2 6 | 35↔59, 36↔44, 37↔17, 38↔13, 39↔31 |
| 8 | 11 9 4 3 7 | 40↔58, 41↔49, 42↔22, 43↔18, 44↔36 |
| 9 | 11 10 5 4 8 | 45↔57, 46↔54, 47↔27, 48↔23, 49↔41 |
| 10 | 11 6 1 5 9 | 50↔56, 51↔34, 52↔7, 53↔28, 54↔46 |
| 11 | 6 10 9 8 7 | 55↔30, 56↔50, 57↔45, 58↔40, 59↔35 |
"""


def test_the_tables_are_those_of_the_specification() -> None:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in TABLE.strip().splitlines()]
    assert [[int(n) for n in row[1].split()] for row in rows] == NEIGHBOURS
    pairs = [pair.split("↔") for row in rows for pair in row[2].split(",")]
    assert {int(a): int(b) for a, b in pairs} == dict(enumerate(ACROSS))


def test_the_tables_are_those_of_the_component_file() -> None:
    file = json.loads((files("habitable.games.planet") / "components.json").read_text(encoding="utf-8"))
    assert file["geometry"] == {"face_neighbours_clockwise": NEIGHBOURS, "field_across": ACROSS}


def test_faces_are_neighbours_of_each_other() -> None:
    for f in range(FACES):
        assert len(set(NEIGHBOURS[f])) == SIDES
        assert f not in NEIGHBOURS[f]
        assert all(f in NEIGHBOURS[g] for g in NEIGHBOURS[f])


def test_at_every_corner_the_three_faces_agree_in_orientation() -> None:
    for f, e in product(range(FACES), range(SIDES)):
        g = NEIGHBOURS[f][e]
        k = NEIGHBOURS[g].index(f)
        assert NEIGHBOURS[g][(k - 1) % 5] == NEIGHBOURS[f][(e + 1) % 5]


def edges() -> set[tuple[int, int]]:
    return {(min(a, b), max(a, b)) for a in range(FIELDS) for b in beside_field(a)}


def test_every_field_has_three_neighbours() -> None:
    for field in range(FIELDS):
        near = beside_field(field)
        assert len(set(near)) == 3
        assert field not in near
        assert all(field in beside_field(other) for other in near)


def test_there_are_ninety_adjacencies() -> None:
    within = [(a, b) for a, b in edges() if a // SIDES == b // SIDES]
    assert (len(within), len(edges())) == (60, 90)


def test_all_fields_are_connected() -> None:
    reached, edge = {0}, {0}
    while edge:
        edge = {near for field in edge for near in beside_field(field)} - reached
        reached |= edge
    assert len(reached) == FIELDS


def test_the_embedding_is_a_sphere() -> None:
    """Around each field its neighbours stand clockwise: forward, across, back. Following the border of each region of
    the map gives 12 pentagons and 20 hexagons, and Euler's formula holds."""
    order = {field: [near[0], near[2], near[1]] for field in range(FIELDS) for near in [beside_field(field)]}
    left = {(a, b) for a in order for b in order[a]}
    regions = []
    while left:
        a, b = next(iter(left))
        border = 0
        while (a, b) in left:
            left.discard((a, b))
            around = order[b]
            a, b = b, around[(around.index(a) + 1) % 3]
            border += 1
        regions.append(border)
    assert sorted(regions) == [5] * 12 + [6] * 20
    assert FIELDS - len(edges()) + len(regions) == 2


def test_the_table_fits_a_dodecahedron_in_space() -> None:
    """Twelve directions, top, two rings of five half a step apart, bottom: neighbours are the five nearest, and they
    come clockwise seen from outside."""
    tilt = math.atan(2)
    rings = [(0.0, 0.0)] + [(tilt, -72 * i) for i in range(5)]
    rings += [(math.pi - tilt, -72 * i - 36) for i in range(5)] + [(math.pi, 0.0)]
    at = [
        (math.sin(a) * math.cos(math.radians(b)), math.sin(a) * math.sin(math.radians(b)), math.cos(a))
        for a, b in rings
    ]
    for f in range(FACES):
        nearest = sorted(range(FACES), key=lambda g: -sum(x * y for x, y in zip(at[f], at[g], strict=True)))
        assert set(nearest[1:6]) == set(NEIGHBOURS[f])
        for e in range(SIDES):
            u, v, w = at[f], at[NEIGHBOURS[f][e]], at[NEIGHBOURS[f][(e + 1) % 5]]
            volume = (
                u[0] * (v[1] * w[2] - v[2] * w[1])
                + u[1] * (v[2] * w[0] - v[0] * w[2])
                + u[2] * (v[0] * w[1] - v[1] * w[0])
            )
            assert volume < 0, "clockwise seen from outside"


# ── the 60 rotations ────────────────────────────────────────────────────────────────────────────────────────────────


def test_there_are_sixty_rotations_and_they_preserve_adjacency() -> None:
    maps = rotations()
    assert len({tuple(image) for image in maps}) == 60
    for image in maps:
        assert sorted(image) == list(range(FIELDS))
        assert {(min(image[a], image[b]), max(image[a], image[b])) for a, b in edges()} == edges()


def test_rotations_keep_the_sense_of_turning() -> None:
    for image in rotations():
        for field in range(FIELDS):
            assert [image[near] for near in beside_field(field)] == beside_field(image[field])


def test_rotations_form_a_group() -> None:
    maps = {tuple(image) for image in rotations()}
    assert tuple(range(FIELDS)) in maps
    for a, b in product(maps, maps):
        assert tuple(a[b[field]] for field in range(FIELDS)) in maps


def test_exactly_one_rotation_sends_the_top_to_each_place() -> None:
    for i, image in enumerate(rotations()):
        face, shift = divmod(i, SIDES)
        assert image[:SIDES] == [SIDES * face + (e + shift) % SIDES for e in range(SIDES)]


# ── the tables that make areas quick ────────────────────────────────────────────────────────────────────────────────


@given(st.integers(0, FACES - 1), st.integers(0, PATTERNS - 1))
def test_the_halo_of_a_pattern_is_what_lies_beside_its_fields(face: int, pattern: int) -> None:
    fields = [SIDES * face + edge for edge in members(pattern)]
    assert set(members(HALO[face * PATTERNS + pattern])) == {near for field in fields for near in beside_field(field)}


def test_a_pattern_has_at_most_two_connected_parts() -> None:
    for pattern in range(1, PATTERNS):
        for part in (RUN[pattern], pattern ^ RUN[pattern]):
            assert part & pattern == part
            gaps = sum(1 for e in range(SIDES) if part >> e & 1 and not part >> (e + 1) % SIDES & 1)
            assert gaps == (0 if part in (0, 31) else 1), "a ring has as many parts as ends"
        apart = RUN[pattern] & (turned(pattern ^ RUN[pattern], 1) | turned(pattern ^ RUN[pattern], 4))
        assert apart == 0


def test_turning_moves_a_field_clockwise() -> None:
    for turn, edge in product(range(SIDES), range(SIDES)):
        assert turned(bit(edge), turn) == bit((edge + turn) % SIDES)


def test_everywhere_is_sixty_fields() -> None:
    assert (size(EVERYWHERE), EVERYWHERE) == (FIELDS, 2**FIELDS - 1)
