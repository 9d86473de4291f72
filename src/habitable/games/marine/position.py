"""The position: how the table changes. Whatever people should hear of is told here, and the traits that have a say are
asked.

A trait may answer by asking a question. So whoever changes something pushes what follows first, and then makes the
change: what the change asks lies on top.
"""

from mypy_extensions import i64

from habitable.earth.world import NONE
from habitable.games.marine.components import ANIMALS, BENTHIC_SPACE, SPECIAL_PAWN
from habitable.games.marine.table import MarineWorld
from habitable.games.marine.trait import known
from habitable.games.marine.vocabulary import (
    CARD_TAKEN,
    CONTROL,
    COPY_LOST,
    ELEMENT_SHELTERED,
    GUARDED,
    PAWN_BUMPED,
    PAWN_GAINED,
    PAWN_PLACED,
    TRAIT_COPIED,
    TRAIT_GAINED,
    TRAIT_LOST,
)
from habitable.kernel.bits import bit, lowest, members, nth, size
from habitable.kernel.piles import one
from habitable.kernel.rng import Rng

__all__ = ["NONE", "MarinePosition"]


class MarinePosition(MarineWorld):
    """The whole table. The board changes only through these methods and those of World."""

    def copy(self) -> "MarinePosition":
        other = MarinePosition(
            self.seats,
            self.components,
            self.upwards,
            self.turn_limit,
            self.animals,
            self.tiles,
            self.elements,
            self.spaces,
            self.control,
            self.values,
            self.abundance,
            self.autotrophs,
            self.depletion,
            self.adaptation,
            self.regression,
            self.wanderlust,
            self.speciation,
            self.guards,
            self.bag,
            self.competition,
            self.evolution,
            self.markers,
            self.face_up,
            self.face_down,
            self.unseen,
            self.covers_left,
            self.slots,
            self.deck,
            self.unknown,
            self.discard,
            self.hands,
            self.spare_traits,
            self.retrieved,
            self.round,
            self.turns,
            self.again,
            self.last,
            self.noticed,
            self.land,
            self.covers,
            self.present,
            self.on_covers,
            self.tally,
        )
        other.top = self.top
        other.ordered = self.ordered
        return other

    # ── cubes ───────────────────────────────────────────────────────────────────────────────────────────────────

    def add(self, animal: i64, hex: i64, n: i64) -> None:
        super().add(animal, hex, n)
        others: i64 = self.tile(hex).animals() & ~bit(animal)
        if others != 0 and self.noticed[animal] & bit(hex) == 0:
            self._joined(animal, others, hex)
        self._drained(animal)

    def _joined(self, animal: i64, others: i64, hex: i64) -> None:
        self.noticed = self.noticed.copy()
        self.noticed[animal] |= int(bit(hex))
        for other in members(others):
            for trait in self.traits(other):
                trait.joined(self, other, animal, hex)

    def guard(self, animal: i64) -> None:
        """A cube from the gene pool into Regression."""
        self.guards += one(animal)
        self.change(animal, -1, 0, 0, 0)
        self.tell(GUARDED, animal, 0, 0)
        self._drained(animal)

    def _drained(self, animal: i64) -> None:
        for trait in self.traits(animal):
            trait.drained(self, animal)

    def eliminate(self, animal: i64, hex: i64, n: i64) -> None:
        super().eliminate(animal, hex, n)
        for trait in self.traits(animal):
            trait.eliminated(self, animal, n)

    # ── actions and cards ───────────────────────────────────────────────────────────────────────────────────────

    def begin_effect(self) -> None:
        """An action or a card begins: whoever places cubes is noticed anew."""
        self.noticed = [0] * len(ANIMALS)

    # ── points ──────────────────────────────────────────────────────────────────────────────────────────────────

    def gain(self, animal: i64, points: i64, reason: i64) -> None:
        super().gain(animal, points, reason)
        for trait in self.traits(animal):
            trait.advanced(self, animal)

    def score(self, hex: i64, reason: i64) -> None:
        super().score(hex, reason)
        left: i64 = self.tile(hex).animals()
        while left != 0:
            for trait in self.traits(lowest(left)):
                trait.scored(self, lowest(left), hex)
            left &= left - 1

    # ── pawns ───────────────────────────────────────────────────────────────────────────────────────────────────

    def place_pawn(self, animal: i64, space: i64) -> None:
        """A basic pawn onto a space of the display, the last one being the animal's own card; it may bump."""
        self.change_hand(animal, -1)
        self._place(animal, space, animal)
        self.tell(PAWN_PLACED, animal, space, NONE)

    def place_special(self, animal: i64, element: i64, space: i64) -> None:
        self._place(animal, space, SPECIAL_PAWN + element)
        self.tell(PAWN_PLACED, animal, space, element)

    def _place(self, animal: i64, space: i64, pawn: i64) -> None:
        at: i64 = space + animal if space == BENTHIC_SPACE else space
        bumped: i64 = self.spaces[at]
        self.set_space(at, pawn)
        if bumped >= 0:
            self.change_hand(bumped, 1)
            self.tell(PAWN_BUMPED, bumped, space, 0)

    def take_back(self, animal: i64) -> i64:
        """All pawns that an animal controls come back from the display; returns how many."""
        spaces = self.spaces_of(animal)
        for space in spaces:
            if self.spaces[space] == animal:
                self.change_hand(animal, 1)
            self.set_space(space, NONE)
        return len(spaces)

    def spaces_of(self, animal: i64) -> list[int]:
        """The spaces on which pawns are that an animal controls."""
        out: list[int] = []
        space: i64 = 0
        for pawn in self.spaces:
            if pawn == animal or (pawn >= SPECIAL_PAWN and self.control[pawn - SPECIAL_PAWN] == animal):
                out.append(int(space))
            space += 1
        return out

    def set_space(self, space: i64, pawn: i64) -> None:
        self.spaces = self.spaces.copy()
        self.spaces[space] = int(pawn)

    def take_control(self, animal: i64, element: i64, value: i64) -> None:
        """Of a special pawn, wherever it is; its marker moves up to a value, never down."""
        self.control = self.control.copy()
        self.control[element] = int(animal)
        self.values = self.values.copy()
        self.values[element] = max(self.values[element], int(value))
        self.tell(CONTROL, animal, element, self.values[element])

    def gain_pawn(self, animal: i64) -> None:
        """The basic pawn that Sapience takes from the box."""
        a = self.animal(animal)
        self.set_animal(animal, a.having(a.hand + 1, a.traits, a.copied, a.settled, a.sheltered, a.fed, True))
        self.tell(PAWN_GAINED, animal, 0, 0)

    def change_hand(self, animal: i64, by: i64) -> None:
        a = self.animal(animal)
        self.set_animal(animal, a.having(a.hand + by, a.traits, a.copied, a.settled, a.sheltered, a.fed, a.sapient))

    # ── traits ──────────────────────────────────────────────────────────────────────────────────────────────────

    def gain_trait(self, animal: i64, trait: i64) -> None:
        """A card of its own; the caller has taken it from where it was."""
        a = self.animal(animal)
        self._set_traits(animal, a.traits | bit(trait), a.copied, a.settled)
        self.tell(TRAIT_GAINED, animal, trait, 0)
        self._gained(animal, trait, a.active())

    def hold_trait(self, animal: i64, trait: i64) -> None:
        """A card of its own at setup: it does nothing yet."""
        a = self.animal(animal)
        self._set_traits(animal, a.traits | bit(trait), a.copied, a.settled)
        self.tell(TRAIT_GAINED, animal, trait, 0)

    def lose_trait(self, animal: i64, trait: i64) -> None:
        """A card of its own; the caller says where it goes."""
        a = self.animal(animal)
        self._set_traits(animal, a.traits & ~bit(trait), a.copied, a.settled)
        self.tell(TRAIT_LOST, animal, trait, 0)
        self._lost(animal, trait)

    def copy_trait(self, animal: i64, trait: i64, settled: bool) -> None:
        """Exaptation copies a trait; once settled, for good."""
        before: i64 = self.animal(animal).active()
        self.record_copy(animal, trait, settled)
        self._gained(animal, trait, before)

    def record_copy(self, animal: i64, trait: i64, settled: bool) -> None:
        """At setup a copied trait does nothing yet."""
        self._set_traits(animal, self.animal(animal).traits, trait, settled)
        self.tell(TRAIT_COPIED, animal, trait, 0)

    def lose_copy(self, animal: i64, settled: bool) -> None:
        a = self.animal(animal)
        copied: i64 = a.copied
        self._set_traits(animal, a.traits, NONE, settled)
        if copied >= 0:
            self.tell(COPY_LOST, animal, copied, 0)
            self._lost(animal, copied)

    def _gained(self, animal: i64, trait: i64, before: i64) -> None:
        if before & bit(trait) == 0:
            for t in known(bit(trait)):
                t.gained(self, animal)

    def _lost(self, animal: i64, trait: i64) -> None:
        if self.animal(animal).active() & bit(trait) == 0:
            for t in known(bit(trait)):
                t.lost(self, animal)

    def _set_traits(self, animal: i64, traits: i64, copied: i64, settled: bool) -> None:
        a = self.animal(animal)
        self.set_animal(animal, a.having(a.hand, traits, copied, settled, a.sheltered, a.fed, a.sapient))

    def shelter(self, animal: i64, element: i64) -> None:
        """An element onto the trait card; the caller has taken it from where it was."""
        a = self.animal(animal)
        self.set_sheltered(animal, a.sheltered + one(element))
        self.tell(ELEMENT_SHELTERED, animal, element, 0)

    def set_sheltered(self, animal: i64, pile: i64) -> None:
        a = self.animal(animal)
        self.set_animal(animal, a.having(a.hand, a.traits, a.copied, a.settled, pile, a.fed, a.sapient))

    def set_fed(self, animal: i64, fed: i64) -> None:
        a = self.animal(animal)
        self.set_animal(animal, a.having(a.hand, a.traits, a.copied, a.settled, a.sheltered, fed, a.sapient))

    # ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────

    def take_card(self, animal: i64, slot: i64) -> i64:
        """The card of a slot; the slot stays empty until it is discarded and the others slide down."""
        card: i64 = self.slots[slot]
        self.slots = self.slots.copy()
        self.slots[slot] = NONE
        self.tell(CARD_TAKEN, animal, card, slot + 1)
        return card

    # ── what a seat cannot see ──────────────────────────────────────────────────────────────────────────────────

    def imagine(self, seat: i64, rng: Rng) -> "MarinePosition":
        """The traits in the hands of others dealt anew, and what they may have said."""
        other = self.copy()
        hidden: i64 = self.spare_traits
        for animal in self.playing():
            if self.seat_of(animal) != seat:
                hidden |= self.hands[animal]
        other.hands = self.hands.copy()
        for animal in self.playing():
            if self.seat_of(animal) != seat:
                hand: i64 = 0
                while size(hand) < size(self.hands[animal]):
                    hand |= bit(nth(hidden & ~hand, rng.below(size(hidden & ~hand))))
                hidden &= ~hand
                other.hands[animal] = int(hand)
        other.spare_traits = hidden
        other.imagine_questions(seat, rng)
        return other
