"""What a good player of the animals counts, in numbers, and what one who has learned their worth thinks of answers.

They are the sums that the Evaluator weighs, so a model is a set of weights for it, by the cards that are left.
"""

from typing import Any, Final

from mypy_extensions import i64

from habitable.earth.advice import ALIVE
from habitable.earth.asking import Ask, AskList
from habitable.earth.ground import match
from habitable.earth.learned import hundredths, in_the_mean, of_phase
from habitable.earth.scoring import bonus, survival_holder, survival_tiles
from habitable.earth.table import elements_on_earth
from habitable.games.dominant_species.actions.regression import Protect
from habitable.games.dominant_species.advice import (
    BY_HAND,
    DOOMED,
    Weights,
    all_needs,
    weigh_choices,
    weigh_protections,
    weigh_spaces,
)
from habitable.games.dominant_species.board import Animal, Tile, elements
from habitable.games.dominant_species.planning import PlacePawn
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.bits import size
from habitable.kernel.model import Features, Model
from habitable.kernel.piles import count_of, kinds
from habitable.kernel.position import Question

NAMES: Final = [
    "points",
    "places on tiles",
    "tiles dominated",
    "cubes",
    "elements",
    "food",
    "pawns not in the supply",
    "gene pool",
    "survival",
]
RIVALS: Final = 0.5  # how much the others' mean counts against one's own
PHASES: Final = 9
PAWNS: Final = 7  # that an animal has at most


def phase(p: DominantSpeciesPosition, seat: i64) -> i64:
    """How few cards are left."""
    return PHASES - 1 if p.last else PHASES - 2 - min(PHASES - 2, size(p.deck) // 3)


def clock(p: DominantSpeciesPosition) -> i64:
    return p.round


def ahead(p: DominantSpeciesPosition, question: Question[Any]) -> i64:
    """Pawns are planned by playing the turn out; what an action does is judged at once."""
    return 1 if isinstance(question, PlacePawn) else 0


def look(p: DominantSpeciesPosition, seat: i64) -> list[float]:
    """Of the seat's animals in the mean, less a part of the others'."""
    out = [0.0] * len(NAMES)
    needs = all_needs(p)
    for animal, part in zip(p.playing(), in_the_mean(p, seat, RIVALS), strict=True):
        i: i64 = 0
        for number in numbers(p, animal, needs):
            out[i] += part * number
            i += 1
    return out


def numbers(p: DominantSpeciesPosition, animal: i64, needs: list[int]) -> list[float]:
    """Of one animal, in the order of NAMES."""
    places = 0.0
    cubes = 0.0
    dominated = 0.0
    cards = p.deck | p.available != 0 and not p.last
    for tile in p.tiles:
        if not isinstance(tile, Tile) or tile.cubes == 0:
            continue
        if tile.dominant == animal and cards:
            dominated += 1.0
        mine: i64 = strength(tile, animal, needs)
        if mine == 0:
            continue
        cubes += float(mine) / float(ALIVE)
        before: i64 = 0
        other: i64 = 0
        while other < 6:
            theirs: i64 = strength(tile, other, needs)
            if theirs > mine or (theirs == mine and other < animal):
                before += 1
            other += 1
        prizes = p.prizes(tile)
        if before < len(prizes):
            places += float(prizes[before])
    a = p.animals[animal]
    assert isinstance(a, Animal)
    food: i64 = count_of(elements_on_earth(p), kinds(needs[animal]))
    survival: i64 = bonus(survival_tiles(p, animal)) if survival_holder(p) == animal else 0
    return [
        float(a.points),
        places,
        dominated,
        cubes,
        float(elements(animal, a.acquired)),
        float(food),
        float(PAWNS - a.supply),
        float(a.pool),
        float(survival),
    ]


def strength(tile: Tile, animal: i64, needs: list[int]) -> i64:
    """Of an animal's cubes on a tile: doomed ones count little."""
    cubes: i64 = tile.of(animal)
    if cubes == 0:
        return 0
    return cubes * (ALIVE if match(needs[animal], tile.supply) > 0 else DOOMED)


# ── with what was learned ───────────────────────────────────────────────────────────────────────────────────────────


def as_weights(row: list[float]) -> Weights:
    """What training never saw to differ is worth what it is by hand."""
    w = hundredths(row)
    if not w:
        return BY_HAND
    pawn = w[6] if row[6] != 0.0 else BY_HAND.pawn
    return Weights(w[1], w[2], w[3], w[4], w[5], pawn, w[7], w[8], int(100 * RIVALS))


def think(
    p: DominantSpeciesPosition, question: Question[Any], seat: i64, answers: list[int], model: Model
) -> list[float]:
    w = of_phase(model, phase(p, seat), as_weights)
    assert isinstance(w, Weights)
    if isinstance(question, PlacePawn):
        return weigh_spaces(p, question, seat, answers, w)
    if isinstance(question, Protect):
        return weigh_protections(p, question, seat, answers, w)
    if isinstance(question, Ask) or isinstance(question, AskList):  # noqa: SIM101  # as mypyc likes it
        return weigh_choices(p, question, seat, answers, w)
    return p.weigh_all(seat, answers)


DOUBTS: Final = {"beginner": 1.3, "casual": 0.6, "club": 0.8, "strong": 0.35}
FEATURES = Features(
    1, list(NAMES), PHASES, look, phase, think, clock, ahead, unit=1.5, rate=0.1, worlds=0.15, doubts=DOUBTS
)
