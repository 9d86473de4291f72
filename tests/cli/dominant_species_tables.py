"""Tables of Dominant Species in which everything can be asked: a crowded Earth with a pawn on every action."""

from collections.abc import Iterator

from games.dominant_species.build import BOX, ask, earth, execute_from, take
from games.dominant_species.words import SHORT
from habitable.games.dominant_species.components import BIRDS, CARDS, ELEMENTS, GRID, REPTILES, TERRAINS
from habitable.games.dominant_species.planning import PlacePawn
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.sleepers import WhichGoes, WhichStays
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng

OPEN = {(-3, 0), (-3, 3), (3, -3), (3, 0), (-1, -2), (1, 2), (-2, -1)}  # all other hexes have a tile
PAWNS = {
    "initiative": "M",
    "adaptation": "I Ar Re",
    "regression": "B M",
    "abundance": "Re I",
    "wasteland": "Am",
    "depletion": "Ar",
    "glaciation": "I - B",
    "speciation": "M Re B Am",
    "wanderlust": "Am - B",
    "migration": "B Ar",
    "competition": "M - I - - Re",
    "domination": "Re - Am",
}


def crowded(last: bool = False) -> DominantSpeciesPosition:
    """28 tiles from rim to rim, all animals on them, one of them with all six, and disks on every other corner. What
    happens is logged."""
    terrains = [TERRAINS[t] for n in range(max(BOX)) for t in range(len(BOX)) if n < BOX[t]]
    tiles = []
    for i, (q, r) in enumerate(at for at in GRID.hexes if at not in OPEN):
        cubes = SHORT if (q, r) == (1, -2) else [SHORT[i % 6], SHORT[(i + 1) % 6]]
        words = ["tundra"] if abs(q) + abs(r) < 2 and i % 2 else []
        tiles.append(" ".join([f"{q},{r}", terrains[i], *words, *(f"{animal}{1 + i % 2}" for animal in cubes)]))
    land = sum(1 << i for i, at in enumerate(GRID.hexes) if at not in OPEN)
    corners = [corner for corner in range(len(GRID.corners)) if GRID.touched[corner] & land][::2]
    p = earth(
        *tiles,
        elements=", ".join(f"{GRID.corner_text(corner)} {ELEMENTS[i % 6]}" for i, corner in enumerate(corners)),
        displays={
            "M": "meat meat sun water seed",
            "Re": "sun sun grass seed",
            "B": "seed seed sun sun water",
            "Am": "water water water grub",
            "I": "grass grass meat",
        },
        eliminated={"Re": 5},
        pawns=PAWNS,
        hands={"Re": 1, "M": 1},
        adaptation="sun meat grub",
        regression="sun water grub",
        abundance="grass seed",
        wasteland="meat water",
        depletion="seed sun",
        wanderlust="water sun meat",
        stacks=("sea", "sea", "sea"),
        available="fertile nocturnal predator",
        points={"M": 12, "I": 104},
        edition="first",
        last=last,
    )
    p.log = []
    return p


def tables() -> Iterator[DominantSpeciesPosition]:
    """A pawn to place, a whole execution, the end of a game, and every card."""
    yield ask(crowded(), PlacePawn(REPTILES))
    yield execute_from(crowded(), "initiative")
    yield execute_from(crowded(last=True), "domination")
    for card in CARDS:
        yield take(crowded(), "Re", card, "1,-2")
    p, hex = half_asleep()
    yield ask(p.copy(), WhichGoes(REPTILES, BIRDS, hex))
    yield ask(p.copy(), WhichStays(REPTILES, BIRDS, hex, False))


def half_asleep() -> tuple[DominantSpeciesPosition, int]:
    """One of two birds on a tile hibernates."""
    p = crowded()
    hex = next(hex for hex in range(len(GRID.hexes)) if p.tiles[hex] is not None and p.tile(hex).of(BIRDS) == 2)
    p.change(BIRDS, pool=-1, eliminated=1)
    p.revive(BIRDS, hex, 1)
    p.eliminate(BIRDS, hex, 1)
    return p, hex


def play_on(p: DominantSpeciesPosition, rng: Rng) -> Iterator[DominantSpeciesPosition]:
    """Every position of this turn in which a seat is asked; answers at random, but seldom `pass`."""
    first = p.round
    while not p.over() and p.round == first:
        seat = p.turn()
        if seat != NATURE:
            yield p
        answer = p.draw(seat, rng)
        p.play(seat, answer if answer or rng.below(4) == 0 else p.draw(seat, rng))
