"""The position: what lies on the table, and how it changes. Whatever people should hear of is told here; which cubes
hibernate, and that the markers leave before the final scoring, shows in the view alone."""

from mypy_extensions import i64

from habitable.earth import ground, scoring
from habitable.earth.grid import Grid
from habitable.earth.ground import NONE, match
from habitable.earth.world import World
from habitable.games.dominant_species.board import Animal, Tile, printed
from habitable.games.dominant_species.components import GRID, TILE_POINTS
from habitable.games.dominant_species.vocabulary import (
    CARD_TAKEN,
    DOMINANCE,
    INITIATIVE_SWAPPED,
    PAWN_LIFTED,
    PAWN_PLACED,
    PAWN_SLID,
    PAWNS_CHANGED,
    SOURCES,
    source_of,
)
from habitable.kernel.bits import bit, members
from habitable.kernel.rng import Rng


class DominantSpeciesPosition(World):
    """Everything is public; the order of what is drawn late (tiles, cards, disks) is not there yet. The board changes
    only through these methods and those of World, which keep dominance, presence, cubes on tundra and hibernation up to
    date."""

    def __init__(
        self,
        seats: i64,
        long_deck: bool,
        leftmost_pawn: bool,
        turn_limit: i64,
        animals: list[ground.EarthAnimal | None],
        tiles: list[ground.Tile | None],
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

    def prizes(self, tile: ground.Tile) -> list[int]:
        return TILE_POINTS[self.kind(tile)]

    def kind(self, tile: ground.Tile) -> i64:
        return tile.cover if tile.cover != 0 else tile.terrain

    def lines(self) -> i64:
        return len(SOURCES)

    def line(self, reason: i64) -> i64:
        return source_of(reason)

    def animal(self, animal: i64) -> Animal:
        a = self.animals[animal]
        assert isinstance(a, Animal)
        return a

    def tile(self, hex: i64) -> Tile:
        tile = self.tiles[hex]
        assert isinstance(tile, Tile)
        return tile

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def places(self) -> list[int]:
        return scoring.places(self)

    def copy(self) -> "DominantSpeciesPosition":
        other = DominantSpeciesPosition(
            self.seats, self.long_deck, self.leftmost_pawn, self.turn_limit, self.animals, self.tiles,
            self.elements, self.spaces, self.initiative, self.adaptation, self.regression, self.abundance,
            self.wasteland, self.depletion, self.wanderlust, self.bag, self.face_up, self.face_down, self.unseen,
            self.deck, self.available, self.covers_left, self.scored, self.hibernator, self.asleep, self.round,
            self.last, self.land, self.covers, self.present, self.on_covers, self.tally,
        )  # fmt: skip
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

    def sleepers(self, animal: i64, hex: i64) -> i64:
        """How many of an animal's cubes on a hex hibernate."""
        return self.asleep[hex] if animal == self.hibernator else 0

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
