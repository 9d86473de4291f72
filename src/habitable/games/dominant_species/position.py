"""The position: how the table changes. Whatever people should hear of is told here; which cubes hibernate, and that the
markers leave before the final scoring, shows in the view alone."""

from mypy_extensions import i64

from habitable.earth.world import NONE
from habitable.games.dominant_species.table import DominantSpeciesWorld
from habitable.games.dominant_species.vocabulary import (
    CARD_TAKEN,
    DOMINANCE,
    INITIATIVE_SWAPPED,
    PAWN_LIFTED,
    PAWN_PLACED,
    PAWN_SLID,
    PAWNS_CHANGED,
)
from habitable.kernel.bits import bit, members
from habitable.kernel.rng import Rng


class DominantSpeciesPosition(DominantSpeciesWorld):
    """The whole table. The board changes only through these methods and those of World, which keep dominance, presence,
    cubes on tundra and hibernation up to date."""

    def copy(self) -> "DominantSpeciesPosition":
        other = DominantSpeciesPosition(
            self.seats,
            self.long_deck,
            self.leftmost_pawn,
            self.turn_limit,
            self.animals,
            self.tiles,
            self.elements,
            self.spaces,
            self.initiative,
            self.adaptation,
            self.regression,
            self.abundance,
            self.wasteland,
            self.depletion,
            self.wanderlust,
            self.bag,
            self.face_up,
            self.face_down,
            self.unseen,
            self.deck,
            self.available,
            self.covers_left,
            self.scored,
            self.hibernator,
            self.asleep,
            self.round,
            self.last,
            self.land,
            self.covers,
            self.present,
            self.on_covers,
            self.tally,
        )
        other.top = self.top
        other.ordered = self.ordered
        return other

    # ── Earth ───────────────────────────────────────────────────────────────────────────────────────────────────

    def revive(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the eliminated ones: they hibernate."""
        super().revive(animal, hex, n)
        self.hibernator = animal
        self._change_asleep(hex, n)

    def move(self, animal: i64, source: i64, target: i64) -> None:
        """A cube takes its hibernation along only when no other cube is left to go (rules/dominant-species.md R23)."""
        asleep: i64 = self.sleepers(animal, source)
        dreaming = asleep > 0 and asleep == self.tile(source).of(animal)
        super().move(animal, source, target)
        if dreaming:
            self._change_asleep(target, 1)

    def change_cubes(self, animal: i64, hex: i64, by: i64) -> None:
        """Those that hibernate are the last to leave."""
        super().change_cubes(animal, hex, by)
        surplus: i64 = self.sleepers(animal, hex) - self.tile(hex).of(animal)
        if surplus > 0:
            self._change_asleep(hex, -surplus)

    def rouse(self, hex: i64, n: i64) -> None:
        """So many cubes that hibernate there do so no more: they are about to leave before the others."""
        self._change_asleep(hex, -n)

    def clear_markers(self) -> None:
        """All dominance markers leave Earth before the final scoring (rules/dominant-species.md 12)."""
        for hex in members(self.land):
            self.set_tile(hex, self.tile(hex).dominated(NONE))

    def _change_asleep(self, hex: i64, by: i64) -> None:
        self.asleep = self.asleep.copy()
        self.asleep[hex] = int(self.asleep[hex] + by)

    def tile_changed(self, hex: i64) -> None:
        """Dominance may have changed hands."""
        t = self.tile(hex)
        dominant: i64 = self.dominator(t)
        if dominant != t.dominant:
            self.set_tile(hex, t.dominated(dominant))
            self.tell(DOMINANCE, hex, t.dominant, dominant)

    # ── pawns, cards ────────────────────────────────────────────────────────────────────────────────────────────

    def place_pawn(self, animal: i64, space: i64) -> None:
        self._change_pawns(animal, -1, 0)
        self._set_space(space, animal)
        self.tell(PAWN_PLACED, animal, space, 0)

    def lift_pawn(self, space: i64) -> i64:
        """The pawn of a space returns to its owner's hand; returns the animal."""
        animal: i64 = self.spaces[space]
        self._set_space(space, NONE)
        self._change_pawns(animal, 1, 0)
        self.tell(PAWN_LIFTED, animal, space, 0)
        return animal

    def slide_pawn(self, source: i64, target: i64) -> None:
        animal: i64 = self.spaces[source]
        self._set_space(source, NONE)
        self._set_space(target, animal)
        self.tell(PAWN_SLID, animal, target, 0)

    def gain_pawn(self, animal: i64) -> None:
        """One from the supply into the hand."""
        if self.animal(animal).supply > 0:
            self._change_pawns(animal, 1, -1)
            self.tell(PAWNS_CHANGED, animal, 1, 0)

    def lose_pawn(self, animal: i64) -> None:
        self._change_pawns(animal, -1, 1)
        self.tell(PAWNS_CHANGED, animal, -1, 0)

    def _change_pawns(self, animal: i64, hand: i64, supply: i64) -> None:
        self.set_animal(animal, self.animal(animal).with_pawns(hand, supply))

    def _set_space(self, space: i64, animal: i64) -> None:
        self.spaces = self.spaces.copy()
        self.spaces[space] = int(animal)

    def move_up(self, animal: i64) -> None:
        """An initiative marker changes places with the one to its left (nothing happens to the first)."""
        at = self.initiative.index(int(animal))
        if at > 0:
            other = self.initiative[at - 1]
            self.initiative = self.initiative.copy()
            self.initiative[at - 1] = int(animal)
            self.initiative[at] = other
            self.tell(INITIATIVE_SWAPPED, animal, other, 0)

    def take_card(self, animal: i64, card: i64) -> None:
        self.available &= ~bit(card)
        self.tell(CARD_TAKEN, animal, card, 0)

    def imagine(self, seat: i64, rng: Rng) -> "DominantSpeciesPosition":
        """Nothing lies on the table that only some may see."""
        return self.copy()
