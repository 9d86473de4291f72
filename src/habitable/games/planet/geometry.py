"""The dodecahedron: twelve faces of five fields, who lies beside whom, and the 60 rotations (rules/planet.md 2).

Field 5 * face + edge is the triangle of a face whose outer edge lies against the face NEIGHBOURS[face][edge]. A set of
fields is one integer; five bits of it are a face, and such a group of five bits by itself is a *pattern*.
"""

from typing import Final

from mypy_extensions import i64

from habitable.kernel.bits import bit

FACES: Final = 12
SIDES: Final = 5
FIELDS: Final = 60
EVERYWHERE: Final = 0x0FFFFFFFFFFFFFFF
PATTERNS: Final = 32


def face_table() -> list[list[int]]:
    """The neighbours of each face, clockwise seen from outside (rules/planet.md 2.1)."""
    table: list[list[int]] = [[] for _ in range(FACES)]
    table[0] = [1, 2, 3, 4, 5]
    table[11] = [6, 10, 9, 8, 7]
    for i in range(1, 6):
        after = i % 5 + 1
        before = (i + 3) % 5 + 1
        table[i] = [0, before, 5 + before, 5 + i, after]
        table[5 + i] = [11, 5 + after, after, i, 5 + before]
    return table


NEIGHBOURS: Final = face_table()


def across_table() -> list[int]:
    """For each field the one that faces it across its outer edge (rules/planet.md 2.2)."""
    return [SIDES * g + NEIGHBOURS[g].index(f) for f in range(FACES) for g in NEIGHBOURS[f]]


ACROSS: Final = across_table()


def beside_field(field: int) -> list[int]:
    """The three neighbours of a field: clockwise and back on its face, and across the edge."""
    face, edge = divmod(field, SIDES)
    return [SIDES * face + (edge + 1) % SIDES, SIDES * face + (edge + 4) % SIDES, ACROSS[field]]


def halo_table() -> list[int]:
    out: list[int] = []
    for face in range(FACES):
        for pattern in range(PATTERNS):
            halo: i64 = 0
            for edge in range(SIDES):
                if pattern >> edge & 1 != 0:
                    for field in beside_field(SIDES * face + edge):
                        halo |= bit(field)
            out.append(halo)
    return out


HALO: Final = halo_table()  # by face * PATTERNS + pattern: the fields beside one of these


def run_table() -> list[int]:
    """For each pattern one connected part of it: five fields in a ring form at most two."""
    out: list[int] = [0] * PATTERNS
    for pattern in range(1, PATTERNS):
        run = pattern & -pattern
        for _ in range(SIDES):
            run |= (run << 1 | run >> 4 | run >> 1 | run << 4) & pattern
        out[pattern] = run
    return out


RUN: Final = run_table()


def turned(pattern: i64, turn: i64) -> i64:
    """A pattern turned clockwise (rules/planet.md 2.3)."""
    return (pattern << turn | pattern >> (SIDES - turn)) & 31


def rotation(face: int, shift: int) -> list[int]:
    """The rotation of the planet that sends field (0, e) to (face, e + shift): for each field its image
    (rules/planet.md 2.4)."""
    image: list[tuple[int, int]] = [(-1, 0)] * FACES
    image[0] = (face, shift)
    known = [0]
    for f in known:  # which grows
        a, t = image[f]
        for e in range(SIDES):
            h, k = divmod(ACROSS[SIDES * f + e], SIDES)
            b, m = divmod(ACROSS[SIDES * a + (e + t) % SIDES], SIDES)
            if image[h][0] < 0:
                image[h] = (b, (m - k) % SIDES)
                known.append(h)
    return [SIDES * a + (e + t) % SIDES for a, t in image for e in range(SIDES)]


def rotations() -> list[list[int]]:
    return [rotation(face, shift) for face in range(FACES) for shift in range(SIDES)]
