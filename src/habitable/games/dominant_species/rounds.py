"""The course of a round, which the rulebook calls a turn (rules/dominant-species.md 8, 10, 12): planning (`planning`),
execution (`actions/execute`), and reset: Extinction, Survival, and Reseed or the end of the game."""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.earth.ground import NONE
from habitable.earth.scoring import survive
from habitable.games.dominant_species.actions.execute import Act
from habitable.games.dominant_species.components import AVAILABLE, FIRST_SPACE, GLACIATION, INITIATIVE, MAMMALS
from habitable.games.dominant_species.nature import DealCard, TurnUp, fill_squares
from habitable.games.dominant_species.planning import Plan
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.scoring import FinalScoring
from habitable.games.dominant_species.table import awake, endangered
from habitable.games.dominant_species.vocabulary import SAVE, SAVED, SURVIVAL_REASON, TURN_BEGINS
from habitable.kernel.bits import bit, members, size
from habitable.kernel.questions import Step


class Turn(Step[DominantSpeciesPosition]):
    """Planning, execution and reset (rules/dominant-species.md 8); what is pushed last comes first."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.round += 1
        p.tell(TURN_BEGINS, p.round, 0, 0)
        p.push(Reset())
        p.push(Act(INITIATIVE))
        p.push(Plan(0))


# ── extinction and survival ─────────────────────────────────────────────────────────────────────────────────────────


class Reset(Step[DominantSpeciesPosition]):
    """Extinction and Survival; what comes after these is up to Survive."""

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
        for hex in members(endangered(p, self.animal)):
            if awake(p, self.animal, hex) > 0:
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
            for hex in members(endangered(p, animal)):
                dying: i64 = awake(p, animal, hex)
                if animal == MAMMALS and hex == self.saved:
                    dying -= 1
                if dying > 0:
                    p.eliminate(animal, hex, dying)


class Survive(Step[DominantSpeciesPosition]):
    """Survival (rules/dominant-species.md 10.2); then the next turn, or the end of the game, once Ice Age was taken
    (`last`)."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        survive(p, SURVIVAL_REASON)
        if p.last or p.round >= p.turn_limit or extinct(p):
            p.push(FinalScoring())
        else:
            reseed(p)


def extinct(p: DominantSpeciesPosition) -> bool:
    """The guard of rules/dominant-species.md 12: nobody has a cube left."""
    alive = [animal for animal in p.playing() if p.present[animal] != 0 or p.animal(animal).pool > 0]
    return not alive


# ── reseed ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def reseed(p: DominantSpeciesPosition) -> None:
    """rules/dominant-species.md 10.3, in its order: what is pushed last comes first. What is drawn are questions to
    Nature."""
    p.push(Turn())
    p.push(ClearMarks())
    p.push(TurnUp(0))
    fill_squares(p)
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
