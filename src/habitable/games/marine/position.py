"""The position: what lies on the table, and how it changes. Whatever people should hear of is told here, and the traits
that have a say are asked.

A trait may answer by asking a question. So whoever changes something pushes what follows first, and then makes the
change: what the change asks lies on top.
"""

from mypy_extensions import i64

from habitable.earth import ground, scoring
from habitable.earth.grid import Grid
from habitable.earth.ground import NONE, Tile
from habitable.earth.world import World
from habitable.games.marine.board import Animal
from habitable.games.marine.components import (
    ANIMALS,
    BENTHIC_SPACE,
    ERUPTION,
    GRID,
    SPECIAL_PAWN,
    Components,
)
from habitable.games.marine.trait import Trait, known
from habitable.games.marine.vocabulary import (
    CARD_TAKEN,
    CONTROL,
    GUARDED,
    PAWN_BUMPED,
    PAWN_GAINED,
    PAWN_PLACED,
    SOURCES,
    source_of,
)
from habitable.kernel.bits import bit, lowest, members, nth, size
from habitable.kernel.piles import one
from habitable.kernel.rng import Rng


class MarinePosition(World):
    """Everything that is public, and the traits in hand while they are chosen. The order of what is drawn late (tiles,
    cards, tokens, markers) is not there yet. The board changes only through these methods, those of World, and
    `trait_cards`."""

    def __init__(
        self,
        seats: i64,
        components: Components,
        upwards: bool,
        turn_limit: i64,
        animals: list[ground.EarthAnimal | None],
        tiles: list[Tile | None],
        elements: list[int],
        spaces: list[int],
        control: list[int],
        values: list[int],
        abundance: i64,
        autotrophs: i64,
        depletion: i64,
        adaptation: i64,
        regression: i64,
        wanderlust: i64,
        speciation: list[int],
        guards: i64,
        bag: i64,
        competition: list[int],
        evolution: list[int],
        markers: i64,
        face_up: list[int],
        face_down: list[int],
        unseen: i64,
        covers_left: i64,
        slots: list[int],
        deck: i64,
        unknown: i64,
        discard: list[int],
        hands: list[int],
        spare_traits: i64,
        retrieved: i64,
        round: i64,
        turns: i64,
        again: bool,
        last: bool,
        noticed: list[int],
        land: i64,
        covers: i64,
        present: list[int],
        on_covers: list[int],
        tally: list[int],
    ) -> None:
        super().__init__(seats, animals, tiles, elements, abundance, bag, face_up, face_down, unseen, covers_left,
                         land, covers, present, on_covers, tally)  # fmt: skip
        self.components: Components = components
        self.upwards: bool = upwards  # from the bottom of the food chain to its top (rules/marine.md A-03)
        self.turn_limit: i64 = turn_limit  # of all seats together; then the game ends (rules/marine.md 7.5)
        self.spaces: list[int] = spaces  # by space: the animal of a basic pawn, SPECIAL_PAWN + element, or -1
        self.control: list[int] = control  # by element: the animal that controls its special pawn, or -1
        self.values: list[int] = values  # by element: its domination marker
        self.autotrophs: i64 = autotrophs  # piles of tokens in the boxes of the action display
        self.depletion: i64 = depletion
        self.adaptation: i64 = adaptation
        self.regression: i64 = regression
        self.wanderlust: i64 = wanderlust
        self.speciation: list[int] = speciation  # by space: the element beside it, or -1
        self.guards: i64 = guards  # pile of the animals whose cubes are in Regression
        self.competition: list[int] = competition  # terrain markers by space
        self.evolution: list[int] = evolution
        self.markers: i64 = markers  # pile of the terrain markers in their bag
        self.slots: list[int] = slots  # Evolution cards face up, or -1; the oldest first
        self.deck: i64 = deck  # how many cards
        self.unknown: i64 = unknown  # set of the cards in the deck or the box
        self.discard: list[int] = discard  # face up, the top one last
        self.hands: list[int] = hands  # by animal: set of the traits that were dealt to it, while it chooses
        self.spare_traits: i64 = spare_traits  # set of the traits that nobody has
        self.retrieved: i64 = retrieved  # set of the animals whose figures are on the right
        self.round: i64 = round
        self.turns: i64 = turns
        self.again: bool = again  # the animal on turn takes another one
        self.last: bool = last  # Asteroid has been resolved
        self.noticed: list[int] = noticed  # by animal: hexes on which it has joined others in this effect

    # ── what the rules of Earth ask for ─────────────────────────────────────────────────────────────────────────

    def grid(self) -> Grid:
        return GRID

    def animal(self, animal: i64) -> Animal:
        a = self.animals[animal]
        assert isinstance(a, Animal)
        return a

    def needs(self, animal: i64) -> i64:
        return self.animal(animal).needs()

    def kind(self, tile: Tile) -> i64:
        return ERUPTION if tile.cover != 0 else tile.terrain

    def prizes(self, tile: Tile) -> list[int]:
        return self.components.prizes[self.kind(tile)]

    def lines(self) -> i64:
        return len(SOURCES)

    def line(self, reason: i64) -> i64:
        return source_of(int(reason))

    def traits(self, animal: i64) -> list[Trait]:
        """The traits that work for an animal."""
        return known(self.animal(animal).active())

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def places(self) -> list[int]:
        return scoring.places(self)

    def copy(self) -> "MarinePosition":
        other = MarinePosition(
            self.seats, self.components, self.upwards, self.turn_limit, self.animals, self.tiles, self.elements,
            self.spaces, self.control, self.values, self.abundance, self.autotrophs, self.depletion,
            self.adaptation, self.regression, self.wanderlust, self.speciation, self.guards, self.bag,
            self.competition, self.evolution, self.markers, self.face_up, self.face_down, self.unseen,
            self.covers_left, self.slots, self.deck, self.unknown, self.discard, self.hands, self.spare_traits,
            self.retrieved, self.round, self.turns, self.again, self.last, self.noticed, self.land, self.covers,
            self.present, self.on_covers, self.tally,
        )  # fmt: skip
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
        self.change(animal, pool=-1)
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

    def tile_scored(self, hex: i64) -> None:
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
