"""What a good player weighs: places on tiles, cubes that will die, elements, special pawns, and the rivals.

Everything is counted in hundredths of a point, in whole numbers: it is asked thousands of times for one pawn.
"""

from typing import Any, Final

from mypy_extensions import i64

from habitable.earth import advice as earth
from habitable.earth.advice import ALIVE, UNKNOWN, asked, for_seats, points, weigh, weigh_each
from habitable.earth.asking import Ask, AskList
from habitable.earth.ground import Tile
from habitable.earth.scoring import bonus, survival_holder, survival_tiles
from habitable.earth.table import elements_on_earth
from habitable.earth.world import World
from habitable.games.marine import vocabulary as v
from habitable.games.marine.actions.execute import action_of
from habitable.games.marine.board import Animal
from habitable.games.marine.components import (
    ANIMALS,
    AUTOTROPHS,
    CARNIVORE,
    COMPETITION,
    ELEMENTS,
    EVOLUTION,
    FIRST_SPACE,
    HEXES,
    MIGRATION,
    SPACES,
    SPECIAL_SPACES,
    SPECIATION,
    TECTONICS,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.setup.traits import KeepTraits
from habitable.games.marine.table import elements_of, on_display, specials
from habitable.games.marine.turn import Turn, space_of
from habitable.kernel.advice import Advice
from habitable.kernel.bits import bit, highest, size
from habitable.kernel.piles import count, count_of, kinds
from habitable.kernel.position import Question

DOOMED: Final = 3  # how strong a cube is where it will die; where it thrives it is ALIVE


class Weights:
    """What counts how much, in hundredths of a point."""

    def __init__(
        self,
        place: i64,
        cube: i64,
        element: i64,
        food: i64,
        pool: i64,
        survival: i64,
        special: i64,
        sapient: i64,
        again: i64,
        regression: i64,
        tempo: i64,
        rivals: i64,
    ) -> None:
        self.place: i64 = place  # each point that a tile pays a place: Evolutions to come, and the final scoring
        self.cube: i64 = cube  # one more cube where it lives
        self.element: i64 = element  # that the animal has
        self.food: i64 = food  # each token on Earth that it can use
        self.pool: i64 = pool  # a cube in the gene pool
        self.survival: i64 = survival  # each point that the Survival card would pay now
        self.special: i64 = special  # a special pawn, besides its value at the end
        self.sapient: i64 = sapient  # another basic pawn
        self.again: i64 = again  # another turn
        self.regression: i64 = regression  # an element that the next Reseeding takes
        self.tempo: i64 = tempo  # a pawn that can still be placed
        self.rivals: i64 = rivals  # in a hundred: how much the others' mean counts against one's own


def by_hand(rivals: i64) -> Weights:
    return Weights(
        place=130,
        cube=25,
        element=60,
        food=12,
        pool=6,
        survival=70,
        special=250,
        sapient=300,
        again=150,
        regression=60,
        tempo=90,
        rivals=rivals,
    )


BY_HAND: Final = by_hand(35)
ALONE: Final = by_hand(0)  # without the rivals

LIKED: Final = [8, 5, 7, 6, 5, 5, 8, 7, 3, 5, 4, 4, 9, 6, 7, 6, 6, 9]  # traits, by their number

EACH_SPACE_DIFFERS: Final = [AUTOTROPHS, SPECIATION, TECTONICS, MIGRATION, COMPETITION, EVOLUTION]
ALIKE: Final = [  # by space: the first one that does the same
    space if space in SPECIAL_SPACES or action_of(space) in EACH_SPACE_DIFFERS else FIRST_SPACE[action_of(space)]
    for space in range(v.SPACE_WORDS)
]


class Evaluator(earth.Evaluator):
    """A position with the eyes of one animal: what it is worth, and quickly also what positions like it are."""

    def __init__(self, p: MarinePosition, animal: i64, weights: Weights = BY_HAND) -> None:
        super().__init__(p, animal, weights.rivals)
        self.weights: Weights = weights
        self.p: MarinePosition = p
        self.food: list[int] = all_food(p)
        self.hunters: i64 = hunters(p)
        self.tokens: i64 = elements_on_earth(p)
        self.tiles: list[int] = []
        self.total: i64 = 0
        for tile in p.tiles:
            worth: i64 = 0 if tile is None else self.tile(p, tile, self.food, self.hunters)
            self.tiles.append(int(worth))
            self.total += worth

    def worth(self, q: World) -> i64:
        """What a position is to the animal: its own prospects, less the others'. Only what differs is looked at."""
        assert isinstance(q, MarinePosition)
        total: i64 = self.total
        food = self.food
        eaters: i64 = self.hunters
        fed: i64 = 0  # the animals that eat other things than before
        if q.animals is not self.p.animals:
            food = all_food(q)
            eaters = hunters(q)
            animal: i64 = 0
            while animal < len(ANIMALS):
                if food[animal] != self.food[animal] or (eaters ^ self.hunters) & bit(animal) != 0:
                    fed |= bit(animal)
                animal += 1
        if fed != 0 or q.tiles is not self.p.tiles:
            hex: i64 = 0
            while hex < HEXES:
                tile = q.tiles[hex]
                if tile is not None and (tile is not self.p.tiles[hex] or tile.animals() & fed != 0):
                    total += self.tile(q, tile, food, eaters) - self.tiles[hex]
                hex += 1
        total += self.weights.again if q.again else 0
        return total + self.animals(q, food)

    def tile(self, q: MarinePosition, tile: Tile, food: list[int], eaters: i64) -> i64:
        """A tile: the places that its animals would get, with doomed cubes counted little."""
        if tile.cubes == 0:
            return 0
        there: i64 = kinds(tile.supply)
        prey: i64 = q.components.trait_numbers[CARNIVORE] if eaters != 0 else 0
        strengths: i64 = 0  # ten bits for each animal
        animal: i64 = 0
        while animal < 4:
            cubes: i64 = tile.of(animal)
            if cubes > 0:
                thrives = food[animal] & there != 0 or (eaters & bit(animal) != 0 and tile.all_cubes() - cubes >= prey)
                strengths |= bit(animal * 10) * (cubes * (ALIVE if thrives else DOOMED))
            animal += 1
        return self.places(strengths, q.prizes(tile), self.weights.place, self.weights.cube)

    def animals(self, q: MarinePosition, food: list[int]) -> i64:
        """What does not lie on a tile."""
        tokens: i64 = self.tokens if q.elements is self.p.elements else elements_on_earth(q)
        w = self.weights
        total: i64 = 0
        holder = survival_holder(q)
        if holder >= 0:
            total += self.share(holder, w.survival * bonus(survival_tiles(q, holder)))
        element: i64 = 0
        while element < len(ELEMENTS):
            owner: i64 = q.control[element]
            if owner >= 0:
                total += self.share(owner, w.special + 100 * q.values[element])
            element += 1
        animal: i64 = 0
        for a in q.animals:
            if a is not None:
                assert isinstance(a, Animal)
                usable: i64 = count_of(tokens, food[animal])
                worth: i64 = 100 * a.points + w.element * elements_of(q, animal) + w.food * usable + w.pool * a.pool
                if a.sapient:
                    worth += w.sapient
                if count(q.guards, animal) == 0:
                    worth -= w.regression * size(kinds(q.regression) & kinds(a.acquired))
                total += self.share(animal, worth)
            animal += 1
        return total


def all_food(p: MarinePosition) -> list[int]:
    """The set of each animal's elements, empty for one that does not play."""
    return [int(kinds(p.needs(animal))) if p.plays(animal) else 0 for animal in range(len(ANIMALS))]


def hunters(p: MarinePosition) -> i64:
    """The set of the animals that live on others."""
    out: i64 = 0
    for animal in p.playing():
        if p.animal(animal).active() & bit(CARNIVORE) != 0:
            out |= bit(animal)
    return out


# ── a turn: a pawn, or all of them back ─────────────────────────────────────────────────────────────────────────────


def weigh_turns(p: MarinePosition, question: Turn, seat: i64, answers: list[int], w: Weights = BY_HAND) -> list[float]:
    """What an action brings, tried out once for all pawns and spaces that do the same, and which pawns are left."""
    evaluator = Evaluator(p, question.animal, w)
    known: list[int] = [UNKNOWN] * v.SPACE_WORDS
    out: list[float] = []
    for answer in answers:
        left: i64 = tempo_after(p, question.animal, answer, w)
        if answer == v.RETRIEVE:
            out.append(points(evaluator.worth(p) + left))
            continue
        alike: i64 = ALIKE[space_of(answer)]
        if known[alike] == UNKNOWN:
            known[alike] = int(weigh(p, question, evaluator, seat, answer))
        out.append(points(known[alike] + left))
    return out


def tempo_after(p: MarinePosition, animal: i64, answer: i64, w: Weights) -> i64:
    """What the pawns in front of a player are worth after an answer."""
    pawns: i64 = p.animal(animal).hand + size(specials(p, animal))
    spaces: i64 = on_display(p, animal)
    if answer == v.RETRIEVE:
        return tempo(pawns + size(spaces), 0, w)
    return tempo(pawns - 1, spaces | bit(space_of(answer)), w)


def tempo(pawns: i64, spaces: i64, w: Weights = BY_HAND) -> i64:
    """What pawns in front of a player are worth, when the last one on the display stands on one of these spaces: those
    that cannot be placed any more are worth nothing."""
    free: i64 = SPACES if spaces == 0 else max(0, SPACES - 1 - highest(spaces))
    return w.tempo * pawns * min(free, 20) // 20


# ── anything else ───────────────────────────────────────────────────────────────────────────────────────────────────


def weigh_traits(p: MarinePosition, question: KeepTraits, seat: i64, answers: list[int]) -> list[float]:
    """All traits are good; the greedy player likes them in an order of its own."""
    if question.superheroes:
        return [float(-LIKED[answer - v.DISCARD]) for answer in answers]
    return [float(LIKED[answer - v.KEEP]) for answer in answers]


def weigh_choices(
    p: MarinePosition, question: Question[Any], seat: i64, answers: list[int], w: Weights = BY_HAND
) -> list[float]:
    return weigh_each(p, question, Evaluator(p, asked(question), w), seat, answers)


def estimate(p: MarinePosition) -> list[float]:
    return for_seats(p, {animal: points(Evaluator(p, animal, ALONE).worth(p)) for animal in p.playing()})


ADVICE = Advice({Ask: weigh_choices, AskList: weigh_choices, Turn: weigh_turns, KeepTraits: weigh_traits}, estimate)
