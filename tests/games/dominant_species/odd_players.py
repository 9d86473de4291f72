"""Players of Dominant Species with odd aims, for recorded games that the bots would hardly ever play."""

from mypy_extensions import i64

from habitable.earth.table import cubes_on_earth
from habitable.games.dominant_species.components import SPACE_NAMES
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import endangered, half_asleep
from habitable.kernel.bits import members
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng


class Odd:
    """Likes some actions better than others, and of the answers any of those it thinks most of."""

    actions: tuple[str, ...]  # those it likes best first; it keeps away from the others

    def answer(self, position: Position, seat: int, rng: Rng) -> int:
        assert isinstance(position, DominantSpeciesPosition)
        best: list[int] = []
        most = float("-inf")
        for option in position.options(seat):
            worth = self.worth(position, seat, option)
            if worth > most:
                best, most = [option], worth
            elif worth == most:
                best.append(option)
        return best[rng.below(len(best))]

    def worth(self, p: DominantSpeciesPosition, seat: int, option: int) -> float:
        text = DOMINANT_SPECIES.vocabulary.text(option)
        verb, _, thing = text.partition(" ")
        if verb == "pawn" and thing in SPACE_NAMES:
            action = thing.split()[0]
            return -float(self.actions.index(action)) if action in self.actions else -99.0
        after = p.copy()
        after.play(seat, option)
        return self.aim(after, seat)

    def aim(self, p: DominantSpeciesPosition, seat: int) -> float:
        raise NotImplementedError


class Gardener(Odd):
    """Wants as many elements on Earth and on displays as there can be."""

    actions = ("abundance", "adaptation", "wanderlust", "wasteland", "regression", "initiative", "migration")

    def aim(self, p: DominantSpeciesPosition, seat: int) -> float:
        held: i64 = p.bag + p.adaptation + p.abundance + p.wanderlust
        return -float(sum(held >> 5 * element & 31 for element in range(6)))


class Lemming(Odd):
    """Wants none of its cubes to live: not on Earth, and not in the gene pool."""

    actions = ("speciation", "migration", "depletion", "competition")

    def aim(self, p: DominantSpeciesPosition, seat: int) -> float:
        alive = 0
        for animal in p.playing():
            alive += p.animal(animal).pool
            safe = p.present[animal] & ~endangered(p, animal)
            alive += sum(p.tile(hex).of(animal) for hex in members(safe))
        return -float(alive)


class Sleeper(Odd):
    """Wants its cubes to hibernate beside others of theirs, and then the cards that take some away."""

    actions = ("domination", "competition", "speciation", "migration", "wanderlust", "adaptation")
    cards = ("hibernation", "predator", "biomass", "catastrophe", "evolution", "cold_snap", "ice_sheet")

    def worth(self, p: DominantSpeciesPosition, seat: int, option: int) -> float:
        verb, _, thing = DOMINANT_SPECIES.vocabulary.text(option).partition(" ")
        if verb == "card":
            return -float(self.cards.index(thing)) if thing in self.cards else -99.0
        return super().worth(p, seat, option)

    def aim(self, p: DominantSpeciesPosition, seat: int) -> float:
        mixed = sum(half_asleep(p, p.hibernator, hex) for hex in members(p.land)) if p.hibernator >= 0 else 0
        return 99.0 * mixed + float(sum(cubes_on_earth(p, animal) for animal in p.playing()))
