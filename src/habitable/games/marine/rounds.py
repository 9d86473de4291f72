"""Extinction and Survival, and what ends a round, or the game: Reseeding (rules/marine.md 7.4, 9, 10)."""

from mypy_extensions import i64

from habitable.earth.ground import NONE
from habitable.earth.scoring import survive
from habitable.games.marine.components import BONES, FISH
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.scoring import FinalScoring
from habitable.games.marine.table import endangered
from habitable.games.marine.vocabulary import CUBES_BACK, EXTINCTION, ROUND_ENDS, SURVIVAL_REASON
from habitable.kernel.bits import bit, members
from habitable.kernel.piles import count, kinds, one
from habitable.kernel.questions import Step


class Extinction(Step[MarinePosition]):
    """All endangered cubes die together; then those that were not endangered before (rules/marine.md 9.1)."""

    def happen(self, p: MarinePosition) -> None:
        p.tell(EXTINCTION, 0, 0, 0)
        dying = all_endangered(p)
        while sum(dying) > 0:
            for animal in p.playing():
                for hex in members(dying[animal]):
                    p.eliminate(animal, hex, p.tile(hex).of(animal))
            dying = all_endangered(p)


def all_endangered(p: MarinePosition) -> list[int]:
    """By animal: the hexes on which its cubes are endangered."""
    return [int(endangered(p, animal)) if p.plays(animal) else 0 for animal in range(len(p.animals))]


class Survive(Step[MarinePosition]):
    """The holder of the Survival card is paid for its eruptions (rules/marine.md 9.2)."""

    def happen(self, p: MarinePosition) -> None:
        survive(p, SURVIVAL_REASON)


def happens_at_once(p: MarinePosition, card: i64) -> None:
    """What the symbol of a card that is laid out says: Extinction before Survival (rules/marine.md 9.4, 11.2).
    Cards are laid out in `nature`, one at a time; the first five in `setup`."""
    symbol: i64 = p.components.symbols[card]
    if symbol & FISH != 0:
        p.push(Survive())
    if symbol & BONES != 0:
        p.push(Extinction())


# ── the end of a round ──────────────────────────────────────────────────────────────────────────────────────────────


class EndRound(Step[MarinePosition]):
    """When all figures are on the right (rules/marine.md 7.4): Reseeding, or, once Asteroid was resolved (`last`,
    cards/losses.py), the end of the game."""

    def happen(self, p: MarinePosition) -> None:
        if all(p.retrieved & bit(animal) != 0 for animal in p.playing()):
            if p.last:
                end_game(p)
            else:
                p.push(Reseed())


class Reseed(Step[MarinePosition]):
    """rules/marine.md 9.3, in its order; what is drawn are questions to Nature (`fill_display` in `nature`)."""

    def happen(self, p: MarinePosition) -> None:
        from habitable.games.marine.nature import fill_display  # where cards are dealt, which bring Extinction

        p.tell(ROUND_ENDS, p.round, 0, 0)
        p.round += 1
        p.retrieved = 0
        p.remove_enclosed()
        regress(p)
        p.regression = p.adaptation
        p.adaptation = 0
        p.bag += p.depletion + p.wanderlust
        p.wanderlust = 0
        for element in p.speciation:
            if element >= 0:
                p.bag += one(element)
        p.speciation = [NONE] * len(p.speciation)
        p.depletion = p.autotrophs
        p.autotrophs = p.abundance
        p.abundance = 0
        for terrain in p.competition + p.evolution:
            p.markers += one(terrain)
        p.competition = []
        p.evolution = []
        fill_display(p)


def regress(p: MarinePosition) -> None:
    """Of each element in the box, every animal that nothing guards loses one; the guards go home."""
    for element in members(kinds(p.regression)):
        for animal in p.playing():
            if not guarded(p, animal) and count(p.animal(animal).acquired, element) > 0:
                p.lose_element(animal, element)
    p.bag += p.regression
    p.regression = 0
    for animal in p.playing():
        cubes: i64 = count(p.guards, animal)
        if cubes > 0:
            p.change(animal, pool=cubes)
            p.tell(CUBES_BACK, animal, cubes, 0)
    p.guards = 0


def guarded(p: MarinePosition, animal: i64) -> bool:
    return count(p.guards, animal) > 0 or any(trait.stands_guard() for trait in p.traits(animal))


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def end_game(p: MarinePosition) -> None:
    """When Asteroid was resolved and all figures are on the right, or the limit of turns is reached (`turn`): one last
    Extinction, then Survival, then every tile and the special pawns (rules/marine.md 10), and nothing else."""
    p.top = None
    p.push(FinalScoring())
    p.push(Survive())
    p.push(Extinction())
