"""What lies on the table: Earth, the animals with their traits and pawns, the action display, the cards; and what
follows from it: who thrives where, who dominates an element, which pawns can be placed."""

from mypy_extensions import i64

from habitable.earth import world
from habitable.earth.grid import Grid
from habitable.earth.world import Tile, World
from habitable.games.marine.board import Animal
from habitable.games.marine.components import (
    ASTEROID,
    BENTHIC_SPACE,
    BOTTOM,
    DISPLAY,
    DOMINATION,
    ERUPTION,
    FIRST_SPACE,
    GRID,
    SPACES,
    SPECIAL_PAWN,
    Components,
)
from habitable.games.marine.trait import Trait, known
from habitable.games.marine.vocabulary import SOURCES, source_of
from habitable.kernel.bits import bit, lowest
from habitable.kernel.piles import count, kinds, size


class MarineWorld(World):
    """Everything that is public, and the traits in hand while they are chosen. The order of what is drawn late (tiles,
    cards, tokens, markers) is not there yet. `MarinePosition` adds the ways in which it changes."""

    def __init__(
        self,
        seats: i64,
        components: Components,
        upwards: bool,
        turn_limit: i64,
        animals: list[world.EarthAnimal | None],
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

    def deciding(self) -> list[int]:
        """The animals in play in the order in which they decide one after the other (rules/marine.md A-03)."""
        return self.playing()[::-1] if self.upwards else self.playing()

    # ── things ──────────────────────────────────────────────────────────────────────────────────────────────────

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

    def of_terrain(self, terrain: i64) -> i64:
        """The hexes with tiles of a terrain."""
        out: i64 = 0
        hex: i64 = 0
        for tile in self.tiles:
            if tile is not None and self.kind(tile) == terrain:
                out |= bit(hex)
            hex += 1
        return out

    # ── who thrives, who is endangered ──────────────────────────────────────────────────────────────────────────

    def traits(self, animal: i64) -> list[Trait]:
        """The traits that work for an animal."""
        return known(self.animal(animal).active())

    def meets(self, animal: i64, hex: i64) -> bool:
        """Whether a tile holds an element that the animal has."""
        return kinds(self.needs(animal)) & kinds(self.tile(hex).supply) != 0

    def thrives(self, animal: i64, hex: i64) -> bool:
        """Whether an animal's cubes on a tile are not endangered (rules/marine.md 5.4)."""
        if self.meets(animal, hex):
            return True
        return any(trait.feeds(self, animal, hex) for trait in self.traits(animal))

    def endangered(self, animal: i64) -> i64:
        """The hexes on which an animal's cubes are endangered."""
        out: i64 = 0
        left: i64 = self.present[animal]
        while left != 0:
            if not self.thrives(animal, lowest(left)):
                out |= left & -left
            left &= left - 1
        return out

    # ── elements of an animal ───────────────────────────────────────────────────────────────────────────────────

    def adaptation_value(self, animal: i64, element: i64) -> i64:
        """How often it has the element, times the tiles on which it meets it (rules/marine.md 5.5)."""
        have: i64 = count(self.needs(animal), element)
        if have == 0:
            return 0
        tiles: i64 = 0
        left: i64 = self.present[animal]
        hex: i64 = 0
        while left != 0:
            if left & 1 != 0 and count(self.tile(hex).supply, element) > 0:
                tiles += 1
            left >>= 1
            hex += 1
        return have * tiles

    def dominated(self, animal: i64) -> i64:
        """The set of elements that an animal dominates (rules/marine.md 5.5)."""
        out: i64 = 0
        element: i64 = 0
        while element < 6:
            if self.adaptation_value(animal, element) > self.values[element]:
                out |= bit(element)
            element += 1
        return out

    def has_room(self, animal: i64) -> bool:
        """Whether another element fits onto the display itself (rules/marine.md 5.3, A-10)."""
        a = self.animal(animal)
        elements: i64 = a.needs() if self.components.trait_elements_count else a.printed + a.acquired
        return size(elements) < DISPLAY

    def elements_of(self, animal: i64) -> i64:
        """How many elements an animal has."""
        return size(self.needs(animal))

    # ── pawns ───────────────────────────────────────────────────────────────────────────────────────────────────

    def controls(self, animal: i64) -> i64:
        """The set of elements whose special pawns an animal controls."""
        out: i64 = 0
        element: i64 = 0
        for other in self.control:
            if other == animal:
                out |= bit(element)
            element += 1
        return out

    def on_display(self, animal: i64) -> i64:
        """The set of spaces with pawns that an animal controls, in the order of the display: its Benthic card is the
        last one, whichever animal it belongs to."""
        out: i64 = 0
        space: i64 = 0
        for pawn in self.spaces:
            if pawn == animal or (pawn >= SPECIAL_PAWN and self.control[pawn - SPECIAL_PAWN] == animal):
                out |= bit(min(space, BENTHIC_SPACE))
            space += 1
        return out

    def specials(self, animal: i64) -> i64:
        """The set of elements whose special pawns lie in front of an animal's player."""
        out: i64 = self.controls(animal)
        for pawn in self.spaces:
            if pawn >= SPECIAL_PAWN:
                out &= ~bit(pawn - SPECIAL_PAWN)
        return out

    def open_spaces(self) -> i64:
        """The spaces that exist: one Domination for two animals, two for three, three for four (rules/marine.md
        6.1)."""
        animals: i64 = max(2, len(self.playing()))  # before they are chosen
        return bit(SPACES) - 1 & ~(bit(SPACES) - bit(FIRST_SPACE[DOMINATION] + animals - 1))

    # ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────

    def next_cards(self) -> i64:
        """The cards that may be on top of the deck: Asteroid only among the last five."""
        if self.deck == 0:
            return 0
        others: i64 = self.unknown & ~bit(ASTEROID)
        if self.deck > BOTTOM or self.unknown == others:
            return others
        return bit(ASTEROID) if self.deck == 1 else self.unknown
