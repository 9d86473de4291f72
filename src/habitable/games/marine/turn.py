"""The course of a turn (rules/marine.md 7): a pawn and its action, or all pawns back."""

from mypy_extensions import i64

from habitable.earth.asking import AskList
from habitable.earth.ground import NONE
from habitable.games.marine.actions.execute import execute
from habitable.games.marine.components import BENTHIC_SPACE, SPECIAL_PAWN, SPECIAL_SPACES
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import EndRound, end_game
from habitable.games.marine.table import on_display, open_spaces, specials
from habitable.games.marine.vocabulary import EXTRA_TURN, PAWN, RETRIEVE, RETRIEVED, SPACE_WORDS, SPECIAL
from habitable.kernel.bits import bit, first, highest, members
from habitable.kernel.questions import Step


class Turn(AskList[MarinePosition]):
    """A basic pawn, a special pawn, or Retrieve?"""

    def answers(self, p: MarinePosition) -> list[int]:
        out = [int(RETRIEVE)]
        if p.animal(self.animal).hand > 0:
            out += [PAWN + space for space in members(basic_spaces(p, self.animal))]
        elements: i64 = specials(p, self.animal)
        if elements != 0:
            spaces = members(special_spaces(p, self.animal))
            for element in members(elements):
                out += [SPECIAL + element * SPACE_WORDS + space for space in spaces]
        return out

    def chosen(self, p: MarinePosition, answer: i64) -> None:
        if answer == RETRIEVE:
            retrieve(p, self.animal)
            return
        space: i64 = space_of(answer)
        p.push(NextTurn(self.animal, space))
        if answer < SPECIAL:
            p.place_pawn(self.animal, space)
        else:
            p.place_special(self.animal, (answer - SPECIAL) // SPACE_WORDS, space)
        p.begin_effect()
        execute(p, space, self.animal)


def space_of(answer: i64) -> i64:
    """The space that an answer names, the Benthic card being the last one."""
    return (answer - PAWN) if answer < SPECIAL else (answer - SPECIAL) % SPACE_WORDS


# ── where a pawn may go (rules/marine.md 7.2) ───────────────────────────────────────────────────────────────────────


def basic_spaces(p: MarinePosition, animal: i64) -> i64:
    """Empty basic spaces after all pawns of the animal, as its traits bend that."""
    traits = p.traits(animal)
    out: i64 = empty_spaces(p)
    if any(trait.bumps() for trait in traits):
        out |= bumpable(p, animal)
    for space in SPECIAL_SPACES:
        out &= ~bit(space)
    if p.spaces[BENTHIC_SPACE + animal] < 0 and any(trait.has_space() for trait in traits):
        out |= bit(BENTHIC_SPACE)
    mine: i64 = on_display(p, animal)
    if mine == 0:
        return out
    reach: i64 = ~first(highest(mine) + 1)
    if any(trait.goes_before() for trait in traits):
        reach |= (mine & -mine) - 1
    return out & reach


def special_spaces(p: MarinePosition, animal: i64) -> i64:
    """Any empty space, and those with a basic pawn of somebody else."""
    out: i64 = empty_spaces(p) | bumpable(p, animal)
    if p.spaces[BENTHIC_SPACE + animal] < 0 and any(trait.has_space() for trait in p.traits(animal)):
        out |= bit(BENTHIC_SPACE)
    return out


def empty_spaces(p: MarinePosition) -> i64:
    out: i64 = open_spaces(p)
    for space in members(out):
        if p.spaces[space] >= 0:
            out &= ~bit(space)
    return out


def bumpable(p: MarinePosition, animal: i64) -> i64:
    """The spaces with a basic pawn of another animal."""
    out: i64 = 0
    for space in members(open_spaces(p)):
        if 0 <= p.spaces[space] < SPECIAL_PAWN and p.spaces[space] != animal:
            out |= bit(space)
    return out


# ── retrieving, and the next turn ───────────────────────────────────────────────────────────────────────────────────


def retrieve(p: MarinePosition, animal: i64) -> None:
    """rules/marine.md 7.4: the pawns come back, the figure moves to the right, traits act, and the round may end."""
    p.push(NextTurn(animal, NONE))
    p.push(EndRound())
    for trait in p.traits(animal):
        trait.retrieving(p, animal)
    p.tell(RETRIEVED, animal, p.take_back(animal), 0)
    p.retrieved |= bit(animal)
    p.begin_effect()
    for trait in p.traits(animal):
        trait.retrieved(p, animal)


class NextTurn(Step[MarinePosition]):
    """The same animal once more, or the next one up the food chain."""

    def __init__(self, animal: i64, space: i64) -> None:
        super().__init__()
        self.animal: i64 = animal
        self.space: i64 = space  # of the pawn that acts; -1: none does

    def happen(self, p: MarinePosition) -> None:
        p.turns += 1
        p.begin_effect()
        if p.turns >= p.turn_limit:
            end_game(p)
        elif p.again:
            p.again = False
            p.tell(EXTRA_TURN, self.animal, 0, 0)
            p.push(Turn(self.animal))
        else:
            p.push(Turn(next_animal(p, self.animal)))


def next_animal(p: MarinePosition, animal: i64) -> i64:
    """Turns go from the bottom of the food chain to its top, and round again (rules/marine.md 5.1)."""
    n: i64 = len(p.animals)
    other: i64 = (animal - 1 + n) % n
    while not p.plays(other):
        other = (other - 1 + n) % n
    return other
