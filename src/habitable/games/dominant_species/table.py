"""What lies on the table: Earth with its cubes and elements, the animals, the action display, cards and tiles; and what
follows from it: how an animal matches a tile, who dominates it, who is endangered."""

from mypy_extensions import i64

from habitable.earth import world
from habitable.earth.grid import Grid
from habitable.earth.world import NONE, World, match
from habitable.games.dominant_species.board import Animal, Tile, printed
from habitable.games.dominant_species.components import GRID, ICE_AGE, TILE_POINTS
from habitable.games.dominant_species.vocabulary import SOURCES, source_of
from habitable.kernel.bits import bit, lowest


class DominantSpeciesWorld(World):
    """Everything that is public; the order of what is drawn late (tiles, cards, disks) is not there yet.
    `DominantSpeciesPosition` adds the ways in which it changes."""

    def __init__(
        self,
        seats: i64,
        long_deck: bool,
        leftmost_pawn: bool,
        turn_limit: i64,
        animals: list[world.EarthAnimal | None],
        tiles: list[world.Tile | None],
        elements: list[int],
        spaces: list[int],
        initiative: list[int],
        adaptation: i64,
        regression: i64,
        abundance: i64,
        wasteland: i64,
        depletion: i64,
        wanderlust: i64,
        bag: i64,
        face_up: list[int],
        face_down: list[int],
        unseen: i64,
        deck: i64,
        available: i64,
        covers_left: i64,
        scored: i64,
        hibernator: i64,
        asleep: list[int],
        round: i64,
        last: bool,
        land: i64,
        covers: i64,
        present: list[int],
        on_covers: list[int],
        tally: list[int],
    ) -> None:
        super().__init__(seats, animals, tiles, elements, abundance, bag, face_up, face_down, unseen, covers_left,
                         land, covers, present, on_covers, tally)  # fmt: skip
        self.long_deck: bool = long_deck
        self.leftmost_pawn: bool = leftmost_pawn  # Glaciation acts with the left-most pawn, not only on space 1
        # after this turn the guard against endless games ends it (rules/dominant-species.md 12)
        self.turn_limit: i64 = turn_limit
        self.spaces: list[int] = spaces  # by eyeball space: the animal whose pawn is there, or -1
        self.initiative: list[int] = initiative  # animals, the first one first
        self.adaptation: i64 = adaptation  # piles of disks on the action display
        self.regression: i64 = regression
        self.wasteland: i64 = wasteland
        self.depletion: i64 = depletion
        self.wanderlust: i64 = wanderlust
        self.deck: i64 = deck  # set of cards; Ice Age comes last
        self.available: i64 = available  # set of cards
        self.scored: i64 = scored  # set of hexes that a Domination has scored this turn
        self.hibernator: i64 = hibernator  # the animal whose cubes this turn's Extinction spares, or -1
        self.asleep: list[int] = asleep  # by hex: how many of them lie there (rules/dominant-species.md R23)
        self.round: i64 = round  # of planning, execution and reset (a turn in the rules)
        self.last: bool = last  # Ice Age has been taken

    # ── what the rules of Earth ask for ─────────────────────────────────────────────────────────────────────────

    def grid(self) -> Grid:
        return GRID

    def needs(self, animal: i64) -> i64:
        return printed(animal) + self.animal(animal).acquired

    def prizes(self, tile: world.Tile) -> list[int]:
        return TILE_POINTS[self.kind(tile)]

    def kind(self, tile: world.Tile) -> i64:
        return tile.cover if tile.cover != 0 else tile.terrain

    def lines(self) -> i64:
        return len(SOURCES)

    def line(self, reason: i64) -> i64:
        return source_of(reason)

    # ── things ──────────────────────────────────────────────────────────────────────────────────────────────────

    def animal(self, animal: i64) -> Animal:
        a = self.animals[animal]
        assert isinstance(a, Animal)
        return a

    def tile(self, hex: i64) -> Tile:
        tile = self.tiles[hex]
        assert isinstance(tile, Tile)
        return tile

    # ── match, dominance, danger ────────────────────────────────────────────────────────────────────────────────

    def match(self, animal: i64, hex: i64) -> i64:
        return match(self.needs(animal), self.tile(hex).supply)

    def dominator(self, t: Tile) -> i64:
        """Of the animals on a tile the one that matches it best, with more than 0; when several do, nobody
        (rules/dominant-species.md 6.3)."""
        best: i64 = 0
        dominant: i64 = NONE
        animal: i64 = 0
        while animal < 6:
            if t.of(animal) != 0:
                value: i64 = match(self.needs(animal), t.supply)
                if value > best:
                    best = value
                    dominant = animal
                elif value == best:
                    dominant = NONE
            animal += 1
        return dominant

    def endangered(self, animal: i64) -> i64:
        """The hexes on which an animal's cubes have match value 0 (rules/dominant-species.md 6.2)."""
        needs = self.needs(animal)
        out: i64 = 0
        left: i64 = self.present[animal]
        while left != 0:
            if match(needs, self.tile(lowest(left)).supply) == 0:
                out |= left & -left
            left &= left - 1
        return out

    def dominated_by(self, animal: i64) -> i64:
        """The hexes that an animal dominates."""
        out: i64 = 0
        left: i64 = self.present[animal]
        while left != 0:
            if self.tile(lowest(left)).dominant == animal:
                out |= left & -left
            left &= left - 1
        return out

    def sleepers(self, animal: i64, hex: i64) -> i64:
        """How many of an animal's cubes on a hex hibernate."""
        return self.asleep[hex] if animal == self.hibernator else 0

    def half_asleep(self, animal: i64, hex: i64) -> bool:
        """Whether some of an animal's cubes on a hex hibernate, and some do not."""
        return 0 < self.sleepers(animal, hex) < self.tile(hex).of(animal)

    def vacant_spaces(self) -> i64:
        """The set of eyeball spaces without a pawn."""
        out: i64 = 0
        space: i64 = 0
        for animal in self.spaces:
            if animal < 0:
                out |= bit(space)
            space += 1
        return out

    def next_cards(self) -> i64:
        """The cards that may be on top of the deck: Ice Age only when it is the last one."""
        others: i64 = self.deck & ~bit(ICE_AGE)
        return others if others != 0 else self.deck
