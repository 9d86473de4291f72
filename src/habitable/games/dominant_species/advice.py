"""What a good player weighs: places on tiles, dominance, cubes that will die, elements, pawns, and the rivals.

Everything is counted in hundredths of a point, in whole numbers: it is asked thousands of times for one pawn.
"""

from typing import Any, Final

from mypy_extensions import i64

from habitable.earth import advice as earth
from habitable.earth import ground
from habitable.earth.advice import ALIVE, UNKNOWN, asked, for_seats, points, settle_above, weigh, weigh_each
from habitable.earth.asking import Ask, AskList
from habitable.earth.ground import match
from habitable.earth.scoring import bonus, survival_holder, survival_tiles
from habitable.earth.table import elements_on_earth
from habitable.earth.world import World
from habitable.games.dominant_species import vocabulary as v
from habitable.games.dominant_species.actions import glaciation, wasteland
from habitable.games.dominant_species.actions.execute import execute
from habitable.games.dominant_species.actions.regression import Protect, threatened
from habitable.games.dominant_species.board import Animal, Tile, elements
from habitable.games.dominant_species.components import (
    ANIMALS,
    COMPETITION,
    DOMINATION,
    FIRST_SPACE,
    GLACIATION,
    HEXES,
    INITIATIVE,
    MIGRATION,
    REGRESSION,
    REPTILES,
    SPACES_OF,
    SPECIATION,
    WASTELAND,
)
from habitable.games.dominant_species.planning import PlacePawn
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.kernel.advice import Advice
from habitable.kernel.bits import bit, members
from habitable.kernel.piles import count_of, kinds
from habitable.kernel.position import PASS, Question

DOOMED: Final = 3  # how strong a cube is where it will die; where it has a match it is ALIVE


class Weights:
    """What counts how much, in hundredths of a point."""

    def __init__(
        self,
        place: i64,
        dominance: i64,
        cube: i64,
        element: i64,
        food: i64,
        pawn: i64,
        pool: i64,
        survival: i64,
        rivals: i64,
    ) -> None:
        self.place: i64 = place  # each point that a tile pays a place: Dominations to come, and the final scoring
        self.dominance: i64 = dominance  # a card that dominating a tile may bring, while there are cards
        self.cube: i64 = cube  # one more cube where it lives
        self.element: i64 = element  # on the display
        self.food: i64 = food  # each disk on Earth that the display can use
        self.pawn: i64 = pawn  # one that is not in the supply
        self.pool: i64 = pool  # a cube in the gene pool
        self.survival: i64 = survival  # each point that the survival card would pay now
        self.rivals: i64 = rivals  # in a hundred: how much the others' mean counts against one's own


def by_hand(rivals: i64) -> Weights:
    return Weights(
        place=110,
        dominance=160,
        cube=25,
        element=50,
        food=10,
        pawn=400,
        pool=6,
        survival=60,
        rivals=rivals,
    )


BY_HAND: Final = by_hand(35)
ALONE: Final = by_hand(0)  # without the rivals

WAIT: Final = 96  # in a hundred: others come first, or change what a space was good for
SLIDE: Final = 35  # in a hundred: a Glaciation a turn later
GO_FIRST: Final = 120  # Initiative: earlier in the next planning, and the pawn acts all the same
EACH_SPACE_DIFFERS: Final = [SPECIATION, MIGRATION, COMPETITION]


class Evaluator(earth.Evaluator):
    """A position with the eyes of one animal: what it is worth, and quickly also what positions like it are."""

    def __init__(self, p: DominantSpeciesPosition, animal: i64, weights: Weights = BY_HAND) -> None:
        super().__init__(p, animal, weights.rivals)
        self.weights: Weights = weights
        self.p: DominantSpeciesPosition = p
        self.card: i64 = weights.dominance if p.deck | p.available != 0 and not p.last else 0
        self.needs: list[int] = all_needs(p)
        self.disks: i64 = elements_on_earth(p)
        self.tiles: list[int] = []
        self.total: i64 = 0
        for tile in p.tiles:
            worth: i64 = 0 if tile is None else self.tile(tile, self.needs)
            self.tiles.append(int(worth))
            self.total += worth

    def worth(self, q: World) -> i64:
        """What a position is to the animal: its own prospects, less the others'. Only what differs is looked at."""
        total: i64 = self.total
        needs = self.needs
        fed: i64 = 0  # the animals with other elements than before
        if q.animals is not self.p.animals:
            fed = fed_otherwise(self.p.animals, q.animals)
            if fed != 0:
                needs = all_needs(q)
        if fed != 0 or q.tiles is not self.p.tiles:
            hex: i64 = 0
            while hex < HEXES:
                tile = q.tiles[hex]
                if tile is not None and (tile is not self.p.tiles[hex] or tile.animals() & fed != 0):
                    total += self.tile(tile, needs) - self.tiles[hex]
                hex += 1
        return total + self.animals(q, needs)

    def tile(self, tile: ground.Tile, needs: list[int]) -> i64:
        """A tile: the places that its animals would get, with doomed cubes counted little, and its dominance."""
        assert isinstance(tile, Tile)
        if tile.cubes == 0:
            return 0
        strengths: i64 = 0  # ten bits for each animal
        animal: i64 = 0
        while animal < 6:
            cubes: i64 = tile.of(animal)
            if cubes > 0:
                each: i64 = ALIVE if match(needs[animal], tile.supply) > 0 else DOOMED
                strengths |= bit(animal * 10) * (cubes * each)
            animal += 1
        dominance: i64 = self.share(tile.dominant, self.card) if tile.dominant >= 0 else 0
        return dominance + self.places(strengths, self.p.prizes(tile), self.weights.place, self.weights.cube)

    def animals(self, q: World, needs: list[int]) -> i64:
        """What does not lie on a tile."""
        disks: i64 = self.disks if q.elements is self.p.elements else elements_on_earth(q)
        w = self.weights
        total: i64 = 0
        holder = survival_holder(q)
        if holder >= 0:
            total += self.share(holder, self.weights.survival * bonus(survival_tiles(q, holder)))
        animal: i64 = 0
        for a in q.animals:
            if isinstance(a, Animal):
                food: i64 = count_of(disks, kinds(needs[animal]))
                worth: i64 = 100 * a.points + w.element * elements(animal, a.acquired) + w.food * food
                total += self.share(animal, worth + w.pool * a.pool - w.pawn * a.supply)
            animal += 1
        return total


def all_needs(p: World) -> list[int]:
    """The pile of each animal's elements, 0 for one that does not play."""
    return [int(p.needs(animal)) if p.plays(animal) else 0 for animal in range(len(ANIMALS))]


def fed_otherwise(before: list[ground.EarthAnimal | None], after: list[ground.EarthAnimal | None]) -> i64:
    """The animals whose elements have changed."""
    out: i64 = 0
    animal: i64 = 0
    for now in after:
        then = before[animal]
        if now is not then and now is not None and then is not None and now.acquired != then.acquired:
            out |= bit(animal)
        animal += 1
    return out


# ── a pawn onto the action display ──────────────────────────────────────────────────────────────────────────────────


def weigh_spaces(
    p: DominantSpeciesPosition, question: PlacePawn, seat: i64, answers: list[int], w: Weights = BY_HAND
) -> list[float]:
    """Spaces of an action that differ only in their order are tried out once."""
    known: list[int] = [UNKNOWN] * len(SPACES_OF)
    out: list[float] = []
    for answer in answers:
        space: i64 = answer - v.PAWN
        action: i64 = action_of(space)
        index: i64 = space - FIRST_SPACE[action]
        if action in EACH_SPACE_DIFFERS:
            out.append(points(later(action, index, worth_of_space(p, question.animal, action, index, w))))
        else:
            if known[action] == UNKNOWN:
                known[action] = int(worth_of_space(p, question.animal, action, index, w))
            out.append(points(later(action, index, known[action])))
    return out


def worth_of_space(p: DominantSpeciesPosition, animal: i64, action: i64, index: i64, w: Weights) -> i64:
    """What the action would bring if it came now, after the animal's other pawns there."""
    if action == INITIATIVE:
        return GO_FIRST
    if action == REGRESSION:
        return worth_of_protection(p, Evaluator(p, animal, w))
    trial = p.copy()
    trial.top = None
    other: i64 = 0
    while other < SPACES_OF[action]:
        if p.spaces[FIRST_SPACE[action] + other] == animal:
            act_well(trial, action, other, animal, w)
        other += 1
    before = trial.copy()
    act_well(trial, action, index, animal, w)
    if action == WASTELAND:
        wasteland.after_pawns(before)
        wasteland.after_pawns(trial)
    evaluator = Evaluator(before, animal, w)
    return evaluator.worth(trial) - evaluator.worth(before)


def later(action: i64, index: i64, worth: i64) -> i64:
    """What is left of an action's worth on a space further to the right."""
    while index > 0:
        worth = worth * (SLIDE if action == GLACIATION else WAIT) // 100
        index -= 1
    return worth


def action_of(space: i64) -> i64:
    action: i64 = DOMINATION
    while FIRST_SPACE[action] > space:
        action -= 1
    return action


def act_well(p: DominantSpeciesPosition, action: i64, index: i64, animal: i64, w: Weights) -> None:
    """An animal acts as if its pawn's turn had come, and answers greedily; p has no other questions."""
    if action == GLACIATION:
        glaciation.offer(p, animal)
    else:
        execute(p, action, index, animal)
    settle_above(p, None)
    question = p.top
    while question is not None and asked(question) == animal:
        evaluator = Evaluator(p, animal, w)
        seat: i64 = question.owner(p)
        best: i64 = UNKNOWN
        choice: i64 = PASS
        for answer in p.options(seat):
            worth: i64 = weigh(p, question, evaluator, seat, answer)
            if worth > best:
                best = worth
                choice = answer
        p.accept(seat, choice)
        settle_above(p, None)
        question = p.top
    p.top = None


# ── an element to protect ───────────────────────────────────────────────────────────────────────────────────────────


def weigh_protections(
    p: DominantSpeciesPosition, question: Protect, seat: i64, answers: list[int], w: Weights = BY_HAND
) -> list[float]:
    evaluator = Evaluator(p, question.animal, w)
    return [0.0 if answer == PASS else float(worth_of_element(p, evaluator, answer - v.PROTECT)) for answer in answers]


def worth_of_element(p: DominantSpeciesPosition, evaluator: Evaluator, element: i64) -> i64:
    """What an animal would miss without an acquired element."""
    without = p.copy()
    without.lose_element(evaluator.animal, element)
    return evaluator.worth(p) - evaluator.worth(without)


def worth_of_protection(p: DominantSpeciesPosition, evaluator: Evaluator) -> i64:
    """What one more protection would save; those that the animal has already save the best."""
    first: i64 = FIRST_SPACE[REGRESSION]
    protections: i64 = 1 if evaluator.animal == REPTILES else 0
    for space in range(first, first + SPACES_OF[REGRESSION]):
        if p.spaces[space] == evaluator.animal:
            protections += 1
    missed = sorted([worth_of_element(p, evaluator, element) for element in members(threatened(p, evaluator.animal))])
    return missed[len(missed) - 1 - protections] if len(missed) > protections else 0


# ── anything else ───────────────────────────────────────────────────────────────────────────────────────────────────


def weigh_choices(
    p: DominantSpeciesPosition, question: Question[Any], seat: i64, answers: list[int], w: Weights = BY_HAND
) -> list[float]:
    return weigh_each(p, question, Evaluator(p, asked(question), w), seat, answers)


def estimate(p: DominantSpeciesPosition) -> list[float]:
    return for_seats(p, {animal: points(Evaluator(p, animal, ALONE).worth(p)) for animal in p.playing()})


ADVICE = Advice(
    {Ask: weigh_choices, AskList: weigh_choices, PlacePawn: weigh_spaces, Protect: weigh_protections}, estimate
)
