"""What a good player of the marine animals counts, in numbers, and what one who has learned their worth thinks of
answers. They are the sums that the Evaluator weighs, so a model is a set of weights for it, by the cards left."""

from typing import Any, Final

from mypy_extensions import i64

from habitable.earth.advice import ALIVE
from habitable.earth.asking import Ask, AskList
from habitable.earth.ground import Tile
from habitable.earth.learned import hundredths, in_the_mean, of_phase
from habitable.earth.scoring import bonus, survival_holder, survival_tiles
from habitable.earth.table import elements_on_earth
from habitable.games.marine.advice import (
    BY_HAND,
    DOOMED,
    Weights,
    all_food,
    hunters,
    weigh_choices,
    weigh_traits,
    weigh_turns,
)
from habitable.games.marine.board import Animal
from habitable.games.marine.components import CARNIVORE, ELEMENTS
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.setup.traits import KeepTraits
from habitable.games.marine.table import elements_of
from habitable.games.marine.turn import Turn
from habitable.kernel.bits import bit, size
from habitable.kernel.model import Features, Model
from habitable.kernel.piles import count, count_of, kinds
from habitable.kernel.position import Question

NAMES: Final = [
    "points, and those of special pawns",
    "places on tiles",
    "cubes",
    "elements",
    "food",
    "gene pool",
    "survival",
    "special pawns",
    "sapience",
    "elements that the next Reseeding takes",
    "pawns in hand",
]
RIVALS: Final = 0.5  # how much the others' mean counts against one's own
PHASES: Final = 9


def phase(p: MarinePosition, seat: i64) -> i64:
    """How few cards are left."""
    return PHASES - 1 if p.last else PHASES - 2 - min(PHASES - 2, p.deck // 4)


def clock(p: MarinePosition) -> i64:
    return p.turns


def ahead(p: MarinePosition, question: Question[Any]) -> i64:
    """A pawn: until the seat has had two more turns, to use what it prepared. What an action does is judged at once."""
    return 2 * p.seats + 1 if isinstance(question, Turn) else 0


def look(p: MarinePosition, seat: i64) -> list[float]:
    """Of the seat's animals in the mean, less a part of the others'."""
    out = [0.0] * len(NAMES)
    food = all_food(p)
    eaters: i64 = hunters(p)
    for animal, part in zip(p.playing(), in_the_mean(p, seat, RIVALS), strict=True):
        i: i64 = 0
        for number in numbers(p, animal, food, eaters):
            out[i] += part * number
            i += 1
    return out


def numbers(p: MarinePosition, animal: i64, food: list[int], eaters: i64) -> list[float]:
    """Of one animal, in the order of NAMES."""
    places = 0.0
    cubes = 0.0
    prey: i64 = p.components.trait_numbers[CARNIVORE] if eaters != 0 else 0
    for tile in p.tiles:
        if tile is None or tile.of(animal) == 0:
            continue
        mine: i64 = strength(tile, animal, food, eaters, prey)
        cubes += float(mine) / float(ALIVE)
        before: i64 = 0
        other: i64 = 0
        while other < 4:
            theirs: i64 = strength(tile, other, food, eaters, prey)
            if theirs > mine or (theirs == mine and other < animal):
                before += 1
            other += 1
        prizes = p.prizes(tile)
        if before < len(prizes):
            places += float(prizes[before])
    a = p.animals[animal]
    assert isinstance(a, Animal)
    points: i64 = a.points
    specials: i64 = 0
    element: i64 = 0
    while element < len(ELEMENTS):
        if p.control[element] == animal:
            points += p.values[element]
            specials += 1
        element += 1
    lost: i64 = size(kinds(p.regression) & kinds(a.acquired)) if count(p.guards, animal) == 0 else 0
    survival: i64 = bonus(survival_tiles(p, animal)) if survival_holder(p) == animal else 0
    return [
        float(points),
        places,
        cubes,
        float(elements_of(p, animal)),
        float(count_of(elements_on_earth(p), food[animal])),
        float(a.pool),
        float(survival),
        float(specials),
        1.0 if a.sapient else 0.0,
        float(lost),
        float(a.hand),
    ]


def strength(tile: Tile, animal: i64, food: list[int], eaters: i64, prey: i64) -> i64:
    """Of an animal's cubes on a tile: doomed ones count little."""
    cubes: i64 = tile.of(animal)
    if cubes == 0:
        return 0
    there: i64 = kinds(tile.supply)
    thrives = food[animal] & there != 0 or (eaters & bit(animal) != 0 and tile.all_cubes() - cubes >= prey)
    return cubes * (ALIVE if thrives else DOOMED)


# ── with what was learned ───────────────────────────────────────────────────────────────────────────────────────────


def as_weights(row: list[float]) -> Weights:
    """What training never saw to differ is worth what it is by hand."""
    w = hundredths(row)
    if not w:
        return BY_HAND
    sapient = w[8] if row[8] != 0.0 else BY_HAND.sapient
    lost = hundredths([row[0], -row[9]])[1]  # what it costs
    tempo = max(w[10], 30)  # somebody who never hurries would not retrieve
    return Weights(w[1], w[2], w[3], w[4], w[5], w[6], w[7], sapient, BY_HAND.again, lost, tempo, int(100 * RIVALS))


def think(p: MarinePosition, question: Question[Any], seat: i64, answers: list[int], model: Model) -> list[float]:
    w = of_phase(model, phase(p, seat), as_weights)
    assert isinstance(w, Weights)
    if isinstance(question, Turn):
        return weigh_turns(p, question, seat, answers, w)
    if isinstance(question, KeepTraits):
        return weigh_traits(p, question, seat, answers)
    if isinstance(question, Ask) or isinstance(question, AskList):  # noqa: SIM101  # as mypyc likes it
        return weigh_choices(p, question, seat, answers, w)
    return p.weigh_all(seat, answers)


DOUBTS: Final = {"beginner": 1.5, "casual": 0.5, "club": 1.0, "strong": 0.65}
FEATURES = Features(
    1, list(NAMES), PHASES, look, phase, think, clock, ahead, unit=1.2, rate=0.15, worlds=0.15, doubts=DOUBTS
)
