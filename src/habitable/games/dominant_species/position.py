"""The position: how the table changes. Every method tells what happened."""

from mypy_extensions import i64

from habitable.games.dominant_species.advice import estimate
from habitable.games.dominant_species.board import Animal, Tile, match, tile_points
from habitable.games.dominant_species.components import GRID
from habitable.games.dominant_species.table import NONE, Table
from habitable.games.dominant_species.vocabulary import (
    CARD_TAKEN,
    CUBES_ADDED,
    CUBES_ELIMINATED,
    CUBES_MOVED,
    CUBES_RETURNED,
    DOMINANCE,
    ELEMENT_GAINED,
    ELEMENT_LOST,
    ELEMENT_PUT,
    ELEMENT_REMOVED,
    FROZEN,
    INITIATIVE_SWAPPED,
    PAWN_LIFTED,
    PAWN_PLACED,
    PAWN_SLID,
    PAWNS_CHANGED,
    POINTS,
    SCORED,
    SOURCES,
    TILE_LAID,
    source_of,
)
from habitable.kernel.bits import bit, lowest
from habitable.kernel.piles import one
from habitable.kernel.rng import Rng

__all__ = ["NONE", "Earth"]


class Earth(Table):
    """The whole table. The board changes only through these methods, which keep dominance, presence and cubes on tundra
    up to date."""

    def copy(self) -> "Earth":
        other = Earth(
            self.seats,
            self.long_deck,
            self.leftmost_pawn,
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
            self.tundra_left,
            self.scored,
            self.hibernator,
            self.asleep,
            self.round,
            self.last,
            self.land,
            self.ice,
            self.present,
            self.on_tundra,
            self.tally,
        )
        other.top = self.top
        other.ordered = self.ordered
        return other

    # ── cubes ───────────────────────────────────────────────────────────────────────────────────────────────────

    def add(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the gene pool."""
        self._change(animal, pool=-n)
        self._change_cubes(animal, hex, n)
        self.tell(CUBES_ADDED, animal, hex, n)
        self.look(hex)

    def wake(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes from the eliminated pile (Hibernation)."""
        self._change(animal, eliminated=-n)
        self._change_cubes(animal, hex, n)
        self.hibernator = animal
        self._change_asleep(hex, n)
        self.tell(CUBES_ADDED, animal, hex, n)
        self.look(hex)

    def eliminate(self, animal: i64, hex: i64, n: i64) -> None:
        self._change(animal, eliminated=n)
        self._leave(animal, hex, n)
        self.tell(CUBES_ELIMINATED, animal, hex, n)
        self.look(hex)

    def to_pool(self, animal: i64, hex: i64, n: i64) -> None:
        """Cubes return to the gene pool (Glaciation)."""
        self._change(animal, pool=n)
        self._leave(animal, hex, n)
        self.tell(CUBES_RETURNED, animal, hex, n)
        self.look(hex)

    def move(self, animal: i64, source: i64, target: i64) -> None:
        """One cube to another tile; it takes its hibernation along only when no other cube is left to go (R23)."""
        asleep: i64 = self.sleepers(animal, source)
        dreaming = asleep > 0 and asleep == self.tile(source).of(animal)
        self._leave(animal, source, 1)
        self._change_cubes(animal, target, 1)
        if dreaming:
            self._change_asleep(target, 1)
        self.tell(CUBES_MOVED, animal, source, target)
        self.look(source)
        self.look(target)

    def _leave(self, animal: i64, hex: i64, n: i64) -> None:
        self._change_cubes(animal, hex, -n)
        if animal == self.hibernator:
            surplus: i64 = self.asleep[hex] - self.tile(hex).of(animal)
            if surplus > 0:
                self._change_asleep(hex, -surplus)

    def _change_asleep(self, hex: i64, by: i64) -> None:
        self.asleep = self.asleep.copy()
        self.asleep[hex] = int(self.asleep[hex] + by)

    def _change_cubes(self, animal: i64, hex: i64, by: i64) -> None:
        t = self.tile(hex)
        one_cube: i64 = bit(animal * 8)
        cubes: i64 = t.cubes + one_cube * by
        self.set_tile(hex, Tile(t.terrain, t.tundra, cubes, t.supply, t.dominant))
        here: i64 = self.present[animal]
        there: i64 = here | bit(hex) if cubes >> (animal * 8) & 255 != 0 else here & ~bit(hex)
        if there != here:
            self.present = self.present.copy()
            self.present[animal] = int(there)
        if t.tundra:
            self.on_tundra = self.on_tundra.copy()
            self.on_tundra[animal] = int(self.on_tundra[animal] + by)

    # ── elements ────────────────────────────────────────────────────────────────────────────────────────────────

    def put(self, element: i64, corner: i64) -> None:
        """A disk onto a vacant corner of Earth; the caller has taken it from where it was."""
        self._set_element(corner, element)
        self.tell(ELEMENT_PUT, element, corner, 0)
        self._look_around(corner, one(element))

    def remove(self, corner: i64) -> None:
        """The disk of a corner goes back into the bag."""
        element: i64 = self.elements[corner]
        self._set_element(corner, NONE)
        self.bag += one(element)
        self.tell(ELEMENT_REMOVED, element, corner, 0)
        self._look_around(corner, -one(element))

    def _set_element(self, corner: i64, element: i64) -> None:
        self.elements = self.elements.copy()
        self.elements[corner] = int(element)

    def _look_around(self, corner: i64, change: i64) -> None:
        left: i64 = GRID.touched[corner] & self.land
        while left != 0:
            hex: i64 = lowest(left)
            t = self.tile(hex)
            self.set_tile(hex, Tile(t.terrain, t.tundra, t.cubes, t.supply + change, t.dominant))
            self.look(hex)
            left &= left - 1

    def gain_element(self, animal: i64, element: i64) -> None:
        """A disk onto a display; the caller has taken it from where it was."""
        self._change(animal, acquired=one(element))
        self.tell(ELEMENT_GAINED, animal, element, 0)
        self._look_at_all(animal)

    def lose_element(self, animal: i64, element: i64) -> None:
        """An acquired disk goes back into the bag."""
        self._change(animal, acquired=-one(element))
        self.bag += one(element)
        self.tell(ELEMENT_LOST, animal, element, 0)
        self._look_at_all(animal)

    def _look_at_all(self, animal: i64) -> None:
        left: i64 = self.present[animal]
        while left != 0:
            self.look(lowest(left))
            left &= left - 1

    # ── tiles ───────────────────────────────────────────────────────────────────────────────────────────────────

    def lay(self, hex: i64, terrain: i64) -> None:
        """A new tile; the elements of its corners are on it too."""
        supply: i64 = 0
        for corner in GRID.around[hex]:
            element: i64 = self.elements[corner]
            if element >= 0:
                supply += one(element)
        self.land |= bit(hex)
        self.set_tile(hex, Tile(terrain, False, 0, supply, NONE))
        self.tell(TILE_LAID, hex, terrain, 0)

    def freeze(self, hex: i64) -> None:
        """A tundra tile from the stack onto a tile; its cubes stay where they are."""
        t = self.tile(hex)
        self.ice |= bit(hex)
        self.tundra_left -= 1
        self.set_tile(hex, Tile(t.terrain, True, t.cubes, t.supply, t.dominant))
        self.on_tundra = [int(self.on_tundra[animal] + t.of(animal)) for animal in range(6)]
        self.tell(FROZEN, hex, t.terrain, 0)

    def look(self, hex: i64) -> None:
        """Who dominates the tile now? (6.3)"""
        t = self.tile(hex)
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
        if dominant != t.dominant:
            self.set_tile(hex, Tile(t.terrain, t.tundra, t.cubes, t.supply, dominant))
            self.tell(DOMINANCE, hex, t.dominant, dominant)

    # ── points, pawns, cards ────────────────────────────────────────────────────────────────────────────────────

    def gain(self, animal: i64, points: i64, reason: i64) -> None:
        """Victory points; a loss stops at 0 (6.7)."""
        by: i64 = max(points, -self.animal(animal).points)
        if by != 0:
            self._change(animal, points=by)
            self.tally = self.tally.copy()
            self.tally[animal * len(SOURCES) + source_of(reason)] += int(by)
            self.tell(POINTS, animal, by, reason)

    def score(self, hex: i64, reason: i64) -> None:
        """Scores a tile (6.5)."""
        tile = self.tile(hex)
        self.tell(SCORED, hex, tile.kind(), reason)
        animal: i64 = 0
        for points in tile_points(tile):
            if points > 0:
                self.gain(animal, points, reason)
            animal += 1

    def place_pawn(self, animal: i64, space: i64) -> None:
        self._change(animal, hand=-1)
        self._set_space(space, animal)
        self.tell(PAWN_PLACED, animal, space, 0)

    def lift_pawn(self, space: i64) -> i64:
        """The pawn of a space returns to its owner's hand; returns the animal."""
        animal: i64 = self.spaces[space]
        self._set_space(space, NONE)
        self._change(animal, hand=1)
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
            self._change(animal, hand=1, supply=-1)
            self.tell(PAWNS_CHANGED, animal, 1, 0)

    def lose_pawn(self, animal: i64) -> None:
        self._change(animal, hand=-1, supply=1)
        self.tell(PAWNS_CHANGED, animal, -1, 0)

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

    def _change(
        self,
        animal: i64,
        pool: i64 = 0,
        eliminated: i64 = 0,
        points: i64 = 0,
        hand: i64 = 0,
        supply: i64 = 0,
        acquired: i64 = 0,
    ) -> None:
        a = self.animal(animal)
        self.set_animal(
            animal,
            Animal(
                a.seat,
                a.pool + pool,
                a.eliminated + eliminated,
                a.points + points,
                a.hand + hand,
                a.supply + supply,
                a.acquired + acquired,
            ),
        )

    def set_animal(self, animal: i64, a: Animal) -> None:
        self.animals = self.animals.copy()
        self.animals[animal] = a

    def set_tile(self, hex: i64, tile: Tile) -> None:
        self.tiles = self.tiles.copy()
        self.tiles[hex] = tile

    # ── for bots ────────────────────────────────────────────────────────────────────────────────────────────────

    def advise(self) -> list[float]:
        """An estimate for each seat: that of its weakest animal, and a little of the others."""
        worth = estimate(self)
        out = [0.0] * self.seats
        for seat in range(self.seats):
            mine = [worth[animal] for animal in self.playing() if self.seat_of(animal) == seat]
            if mine:
                out[seat] = 0.8 * min(mine) + 0.2 * sum(mine) / len(mine)
        return out

    def imagine(self, seat: i64, rng: Rng) -> "Earth":
        """Nothing lies on the table that only some may see."""
        return self.copy()
