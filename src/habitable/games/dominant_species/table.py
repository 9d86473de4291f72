"""What lies on the table: Earth with its cubes and elements, the animals, the action display, cards and tiles."""

from typing import Final

from mypy_extensions import i64

from habitable.games.dominant_species.board import Animal, Tile, match, printed
from habitable.games.dominant_species.components import GRID, ICE_AGE
from habitable.kernel.bits import bit, lowest
from habitable.kernel.position import Position

NONE: Final = -1


class Table(Position):
    """Everything that is public; the order of what is drawn late (tiles, cards, disks) is not there yet. Lists are
    replaced, never changed, so that copies share them. `Earth` adds the ways in which it changes.
    """

    def __init__(
        self,
        seats: i64,
        long_deck: bool,
        leftmost_pawn: bool,
        animals: list[Animal | None],
        tiles: list[Tile | None],
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
        tundra_left: i64,
        scored: i64,
        hibernator: i64,
        asleep: list[int],
        round: i64,
        last: bool,
        land: i64,
        ice: i64,
        present: list[int],
        on_tundra: list[int],
        tally: list[int],
    ) -> None:
        super().__init__(seats)
        self.long_deck: bool = long_deck
        self.leftmost_pawn: bool = leftmost_pawn  # Glaciation acts with the left-most pawn, not only on space 1
        self.animals: list[Animal | None] = animals  # by food chain, None for one that does not play
        self.tiles: list[Tile | None] = tiles  # by hex
        self.elements: list[int] = elements  # by corner, -1 for none
        self.spaces: list[int] = spaces  # by eyeball space: the animal whose pawn is there, or -1
        self.initiative: list[int] = initiative  # animals, the first one first
        self.adaptation: i64 = adaptation  # piles of disks on the action display
        self.regression: i64 = regression
        self.abundance: i64 = abundance
        self.wasteland: i64 = wasteland
        self.depletion: i64 = depletion
        self.wanderlust: i64 = wanderlust
        self.bag: i64 = bag
        self.face_up: list[int] = face_up  # by stack: the terrain of its face-up tile, or -1
        self.face_down: list[int] = face_down  # by stack: how many tiles lie face down
        self.unseen: i64 = unseen  # pile of the terrains of all tiles that lie face down
        self.deck: i64 = deck  # set of cards; Ice Age comes last
        self.available: i64 = available  # set of cards
        self.tundra_left: i64 = tundra_left
        self.scored: i64 = scored  # set of hexes that a Domination has scored this turn
        self.hibernator: i64 = hibernator  # the animal whose cubes this turn's Extinction spares, or -1
        self.asleep: list[int] = asleep  # by hex: how many of them lie there (R23)
        self.round: i64 = round  # of planning, execution and reset (a turn in the rules)
        self.last: bool = last  # Ice Age has been taken
        # what follows from the tiles
        self.land: i64 = land  # hexes with a tile
        self.ice: i64 = ice  # hexes with tundra
        self.present: list[int] = present  # by animal: hexes with its cubes
        self.on_tundra: list[int] = on_tundra  # by animal: how many of its cubes stand on tundra
        # for the score pad
        self.tally: list[int] = tally  # by animal and line: the points that came from there

    # ── things ──────────────────────────────────────────────────────────────────────────────────────────────────

    def animal(self, animal: i64) -> Animal:
        """An animal that plays."""
        a = self.animals[animal]
        assert a is not None
        return a

    def plays(self, animal: i64) -> bool:
        return self.animals[animal] is not None

    def seat_of(self, animal: i64) -> i64:
        return self.animal(animal).seat

    def playing(self) -> list[int]:
        """The animals in play, by food chain."""
        return [animal for animal in range(6) if self.animals[animal] is not None]

    def tile(self, hex: i64) -> Tile:
        """The tile of a hex that has one."""
        tile = self.tiles[hex]
        assert tile is not None
        return tile

    def needs(self, animal: i64) -> i64:
        """The pile of an animal's elements, printed and acquired."""
        return printed(animal) + self.animal(animal).acquired

    def match(self, animal: i64, hex: i64) -> i64:
        return match(self.needs(animal), self.tile(hex).supply)

    def endangered(self, animal: i64) -> i64:
        """The hexes on which an animal's cubes have match value 0 (6.2)."""
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

    def vacant(self, corner: i64) -> bool:
        """Whether a corner of Earth holds no element."""
        return self.elements[corner] < 0 and GRID.touched[corner] & self.land != 0

    def survival_holder(self) -> i64:
        """The animal with most cubes on tundra, -1 on a tie or when there are none (6.6)."""
        most: i64 = 0
        holder: i64 = NONE
        for animal, cubes in enumerate(self.on_tundra):
            if cubes > most:
                most = cubes
                holder = animal
            elif cubes == most:
                holder = NONE
        return holder

    def next_cards(self) -> i64:
        """The cards that may be on top of the deck: Ice Age only when it is the last one."""
        others: i64 = self.deck & ~bit(ICE_AGE)
        return others if others != 0 else self.deck

    # ── who is where ────────────────────────────────────────────────────────────────────────────────────────────

    def counting(self, seat: i64) -> i64:
        """The animal whose points count for a seat: of several the one with fewest, of those the highest in the food
        chain (13.1). -1 while it has none."""
        out: i64 = NONE
        for animal in self.playing():
            if self.seat_of(animal) == seat and (out < 0 or self.animal(animal).points < self.animal(out).points):
                out = animal
        return out

    def scores(self) -> list[int]:
        counting = [self.counting(seat) for seat in range(self.seats)]
        return [0 if animal < 0 else int(self.animal(animal).points) for animal in counting]

    def places(self) -> list[int]:
        """By points, ties by food chain: there are never two winners."""
        points = self.scores()
        ranks = [(-points[seat], int(self.counting(seat))) for seat in range(self.seats)]
        return [1 + sum([1 for other in ranks if other < mine]) for mine in ranks]
