"""The course of a turn: planning, execution, reset (rules/dominant-species.md 8, 10, 12).

The display is executed space by space. A step looks at a space only when its turn comes, so a pawn that a card puts
further down still acts, and one further up waits.
"""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.earth.elements import DrawForAction
from habitable.earth.world import DEALT, FINAL, NONE, TOTAL
from habitable.games.dominant_species.actions import competition, glaciation, regression, speciation, wasteland
from habitable.games.dominant_species.actions.execute import execute
from habitable.games.dominant_species.components import (
    ABUNDANCE,
    ADAPTATION,
    AVAILABLE,
    COMPETITION,
    DOMINATION,
    FIRST_SPACE,
    GLACIATION,
    INITIATIVE,
    MAMMALS,
    REGRESSION,
    SPACES_OF,
    SPECIATION,
    SQUARES,
    STACKS,
    WANDERLUST,
    WASTELAND,
)
from habitable.games.dominant_species.planning import Plan
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import (
    DEAL,
    DRAW,
    FINAL_REASON,
    SAVE,
    SAVED,
    SURVIVAL_REASON,
    TURN_BEGINS,
    TURN_UP,
)
from habitable.kernel.bits import bit, members, size
from habitable.kernel.piles import one
from habitable.kernel.questions import Draw, FromPile, Step, one_or_none


class Turn(Step[DominantSpeciesPosition]):
    """Planning, execution and reset, one turn after the other."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.round += 1
        p.tell(TURN_BEGINS, p.round, 0, 0)
        p.push(Reset())
        p.push(Act(INITIATIVE))
        p.push(Plan(0))


# ── execution ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Act(Step[DominantSpeciesPosition]):
    """An action of the display: what comes before its pawns, its pawns from left to right, what comes after."""

    def __init__(self, action: i64) -> None:
        super().__init__()
        self.action: i64 = action

    def happen(self, p: DominantSpeciesPosition) -> None:
        action: i64 = self.action
        if action < DOMINATION:
            p.push(Act(action + 1))
        if action == REGRESSION:
            regression.begin(p)
            return
        if action == GLACIATION:
            glaciation.begin(p)
            return
        if action in (WASTELAND, SPECIATION):
            p.push(After(action))
        p.push(Spaces(action, 0))
        if action == COMPETITION:
            competition.begin(p)


class Spaces(Step[DominantSpeciesPosition]):
    """The next pawn of an action returns to hand, then its owner may act."""

    def __init__(self, action: i64, index: i64) -> None:
        super().__init__()
        self.action: i64 = action
        self.index: i64 = index  # of the first space that was not looked at yet

    def happen(self, p: DominantSpeciesPosition) -> None:
        action: i64 = self.action
        index: i64 = self.index
        first: i64 = FIRST_SPACE[action]
        spaces: i64 = SPACES_OF[action]
        while index < spaces:
            if p.spaces[first + index] >= 0:
                p.push(Spaces(action, index + 1))
                execute(p, action, index, p.lift_pawn(first + index))
                return
            index += 1


class After(Step[DominantSpeciesPosition]):
    """What an action does after its pawns, or without any."""

    def __init__(self, action: i64) -> None:
        super().__init__()
        self.action: i64 = action

    def happen(self, p: DominantSpeciesPosition) -> None:
        if self.action == WASTELAND:
            wasteland.end(p)
        else:
            speciation.end(p)


# ── reset ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Reset(Step[DominantSpeciesPosition]):
    def happen(self, p: DominantSpeciesPosition) -> None:
        p.push(Survive())
        p.push(SaveOne(MAMMALS) if p.plays(MAMMALS) else Die(NONE))


class SaveOne(Offer[DominantSpeciesPosition]):
    """The mammals may save one of their endangered cubes (rules/dominant-species.md 10.1); those that hibernate need no
    saving (rules/dominant-species.md R24)."""

    def verb(self) -> i64:
        return SAVE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        out: i64 = 0
        for hex in members(p.endangered(self.animal)):
            if p.tile(hex).of(self.animal) > p.sleepers(self.animal, hex):
                out |= bit(hex)
        return out

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.tell(SAVED, self.animal, thing, 0)
        p.push(Die(thing))

    def passed(self, p: DominantSpeciesPosition) -> None:
        p.push(Die(NONE))


class Die(Step[DominantSpeciesPosition]):
    """Extinction (rules/dominant-species.md 10.1): all endangered cubes but the one that was saved and those that
    hibernate."""

    def __init__(self, saved: i64) -> None:
        super().__init__()
        self.saved: i64 = saved  # the hex of a mammal cube, or -1

    def happen(self, p: DominantSpeciesPosition) -> None:
        for animal in p.playing():
            for hex in members(p.endangered(animal)):
                spared: i64 = p.sleepers(animal, hex)
                if animal == MAMMALS and hex == self.saved:
                    spared += 1
                dying: i64 = p.tile(hex).of(animal) - spared
                if dying > 0:
                    p.eliminate(animal, hex, dying)


class Survive(Step[DominantSpeciesPosition]):
    """Survival (rules/dominant-species.md 10.2); then the next turn, or the end of the game, once Ice Age was taken
    (`last`)."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.survive(SURVIVAL_REASON)
        if p.last or p.round >= p.turn_limit or extinct(p):
            p.push(FinalScoring())
        else:
            reseed(p)


def extinct(p: DominantSpeciesPosition) -> bool:
    """The guard of rules/dominant-species.md 12: nobody has a cube left."""
    alive = [animal for animal in p.playing() if p.present[animal] != 0 or p.animal(animal).pool > 0]
    return not alive


class FinalScoring(Step[DominantSpeciesPosition]):
    """Every tile once more (rules/dominant-species.md 12)."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.tell(FINAL, 0 if p.last else 1, 0, 0)
        p.clear_markers()
        for hex in members(p.land):
            p.score(hex, FINAL_REASON)
        for animal in p.playing():
            p.tell(TOTAL, animal, p.animal(animal).points, 0)


def reseed(p: DominantSpeciesPosition) -> None:
    """rules/dominant-species.md 10.3, in its order; what is drawn are questions to Nature."""
    p.push(Turn())
    p.push(ClearMarks())
    p.push(TurnUp(0))
    p.push(DrawDisk(WANDERLUST, SQUARES))
    p.push(DrawDisk(ABUNDANCE, SQUARES))
    p.push(DrawDisk(ADAPTATION, SQUARES))
    p.push(Slide())
    p.push(DealCard(AVAILABLE - size(p.available)))


class Slide(Step[DominantSpeciesPosition]):
    """Glaciation pawns move to the left, and what is left on the display moves down (rules/dominant-species.md
    10.3)."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        for space in range(FIRST_SPACE[GLACIATION] + 1, FIRST_SPACE[GLACIATION] + 4):
            if p.spaces[space] >= 0 and p.spaces[space - 1] < 0:
                p.slide_pawn(space, space - 1)
        p.bag += p.regression + p.depletion + p.wanderlust
        p.depletion = p.wasteland
        p.wasteland = p.abundance
        p.regression = p.adaptation
        p.adaptation = 0
        p.abundance = 0
        p.wanderlust = 0


class ClearMarks(Step[DominantSpeciesPosition]):
    """Nothing has been scored this turn any more, and nothing hibernates (rules/dominant-species.md 10.3)."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.scored = 0
        p.hibernator = NONE
        p.asleep = [0] * len(p.asleep)


class DealCard(Draw[DominantSpeciesPosition]):
    """The next card of the deck."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def verb(self) -> i64:
        return DEAL

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return p.next_cards() if self.left > 0 else 0

    def forced(self, p: DominantSpeciesPosition) -> i64:
        """Everybody can count the deck: when it is empty nothing is dealt, and Ice Age lies at its bottom."""
        return one_or_none(DEAL, self.choices(p))

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.deck &= ~bit(thing)
        p.available |= bit(thing)
        p.tell(DEALT, thing, 0, 0)
        p.push(DealCard(self.left - 1))


class DrawDisk(DrawForAction[DominantSpeciesPosition]):
    """A disk from the bag onto a square of an action."""

    def verb(self) -> i64:
        return DRAW

    def place(self, p: DominantSpeciesPosition, element: i64) -> None:
        if self.action == ADAPTATION:
            p.adaptation += one(element)
        elif self.action == ABUNDANCE:
            p.abundance += one(element)
        else:
            p.wanderlust += one(element)

    def drawing(self, left: i64) -> "DrawDisk":
        return DrawDisk(self.action, left)


class TurnUp(FromPile[DominantSpeciesPosition]):
    """The next tile of every stack that shows none."""

    def __init__(self, stack: i64) -> None:
        super().__init__()
        self.stack: i64 = stack

    def verb(self) -> i64:
        return TURN_UP

    def pile(self, p: DominantSpeciesPosition) -> i64:
        if self.stack >= STACKS or p.face_up[self.stack] >= 0 or p.face_down[self.stack] == 0:
            return 0
        return p.unseen

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.turn_up(self.stack, thing)
        self.passed(p)

    def passed(self, p: DominantSpeciesPosition) -> None:
        if self.stack + 1 < STACKS:
            p.push(TurnUp(self.stack + 1))
