"""What lies on the table: everybody's planet and animals, the tiles of the round, the piles, the animals to come."""

import math
from itertools import permutations
from typing import Final

from mypy_extensions import i64

from habitable.games.planet.board import Planet
from habitable.games.planet.components import DEALT_ROUNDS, LANDS, Components
from habitable.games.planet.scoring import Sheet, places, sheets
from habitable.games.planet.vocabulary import (
    ANIMAL_LAID,
    LAID,
    OBJECTIVE,
    REVEALED,
    SCORED,
    STARTED,
    TILE,
    TOOK,
    TOTAL,
    TURNED_UP,
)
from habitable.kernel.bits import bit, size
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng

GIVEN_AWAY: Final = 0.4  # how much likelier each field of a terrain makes it somebody's objective, as a logarithm


class PlanetPosition(Position):
    """The whole table. Its lists are replaced, never changed, so that copies share them."""

    def __init__(
        self,
        seats: i64,
        components: Components,
        beginner: bool,
        start: i64,
        planets: list[Planet],
        objectives: list[int],
        won: list[int],
        deck: i64,
        lying: list[int],
        hidden: list[int],
        lost: i64,
        unseen: i64,
        market: i64,
        slots: list[int],
        piles: list[list[int]],
        box: i64,
    ) -> None:
        super().__init__(seats)
        self.components: Components = components
        self.beginner: bool = beginner  # without objectives (rules/planet.md 8.1)
        self.start: i64 = start  # the seat that begins round 1, -1 before it is drawn
        self.planets: list[Planet] = planets
        self.objectives: list[int] = objectives  # each seat's terrain, -1 for none
        self.won: list[int] = won  # each seat's set of animals
        self.deck: i64 = deck  # animals that nobody has seen
        self.lying: list[int] = lying  # the set of animals face up under each round, from 0 to 12
        self.hidden: list[int] = hidden  # how many lie face down there; they are drawn when they are turned up
        self.lost: i64 = lost  # animals that nobody got
        self.unseen: i64 = unseen  # tiles of the piles that were not turned up yet
        self.market: i64 = market  # tiles of this round that were not taken yet
        self.slots: list[int] = slots  # all tiles of this round, in the order in which they were turned up
        self.piles: list[list[int]] = piles  # for rounds 11 and 12
        self.box: i64 = box  # tiles that are out of the game

    def copy(self) -> "PlanetPosition":
        other = PlanetPosition(
            self.seats,
            self.components,
            self.beginner,
            self.start,
            self.planets,
            self.objectives,
            self.won,
            self.deck,
            self.lying,
            self.hidden,
            self.lost,
            self.unseen,
            self.market,
            self.slots,
            self.piles,
            self.box,
        )
        other.top = self.top
        other.ordered = self.ordered
        return other

    def seat_of(self, round: i64, turn: i64) -> i64:
        """Who plays at a turn (0, 1, ...) of a round: the marker goes to the left after every round (rules/planet.md
        4)."""
        return (self.start + round - 1 + turn) % self.seats

    # ── the table changes only through these; they tell the events ──────────────────────────────────────────────

    def lay_out(self, round: i64, animal: i64) -> None:
        self.deck ^= bit(animal)
        self.lying = put(self.lying, round, self.lying[round] | bit(animal))
        self.tell(ANIMAL_LAID, round, animal, 0)

    def turn_up(self, round: i64, animal: i64) -> None:
        self.deck ^= bit(animal)
        self.lying = put(self.lying, round, self.lying[round] | bit(animal))
        self.hidden = put(self.hidden, round, self.hidden[round] - 1)
        self.tell(TURNED_UP, round, animal, 0)

    def deal(self, seat: i64, terrain: i64) -> None:
        self.objectives = put(self.objectives, seat, terrain)
        self.whisper(seat, OBJECTIVE, seat, 0, terrain)

    def begin(self, seat: i64) -> None:
        self.start = seat
        self.tell(STARTED, seat, 0, 0)

    def reveal(self, tile: i64) -> None:
        self.unseen ^= bit(tile)
        self.market |= bit(tile)
        self.tell(TILE, len(self.slots), tile, 0)
        self.slots = [*self.slots, int(tile)]

    def open_pile(self, round: i64) -> None:
        """The tiles left over for one of the last rounds; everybody has seen them."""
        pile: i64 = round - DEALT_ROUNDS - 1
        self.slots = self.piles[pile]
        piles = self.piles.copy()
        piles[pile] = []
        self.piles = piles
        for slot, tile in enumerate(self.slots):
            self.market |= bit(tile)
            self.tell(TILE, slot, tile, 0)

    def take(self, seat: i64, tile: i64) -> None:
        self.market ^= bit(tile)
        self.tell(TOOK, seat, tile, 0)

    def lay(self, seat: i64, tile: i64, place: i64) -> None:
        planets = self.planets.copy()
        planets[seat] = planets[seat].laid(self.components.tiles[tile], place)
        self.planets = planets
        self.tell(LAID, seat, tile, place)

    # ── what it is worth ────────────────────────────────────────────────────────────────────────────────────────

    def sheets(self) -> list[Sheet]:
        return self.sheets_with(self.objectives)

    def sheets_with(self, objectives: list[int]) -> list[Sheet]:
        """The points if these were the objectives; -1 for one that is not known."""
        return sheets(self.planets, self.components, objectives, self.won, self.beginner)

    def scores(self) -> list[int]:
        return [sheet.total for sheet in self.sheets()]

    def places(self) -> list[int]:
        return places(self.sheets())

    def tell_scores(self) -> None:
        if self.log is None:
            return
        for seat, sheet in enumerate(self.sheets()):
            if sheet.terrain >= 0:
                self.tell(REVEALED, seat, sheet.terrain, sheet.fields)
                self.tell(SCORED, seat, 0, sheet.objective)
            self.tell(SCORED, seat, 1, sheet.animal_points)
            self.tell(TOTAL, seat, sheet.total, sheet.animals)

    # ── what a seat cannot see ──────────────────────────────────────────────────────────────────────────────────

    def imagine(self, seat: i64, rng: Rng) -> "PlanetPosition":
        """Only the others' objectives are hidden, and planets give them away: of the rest nobody knows more than what
        is left to draw."""
        p = self.copy()
        theirs = [i for i, terrain in enumerate(self.objectives) if i != seat and terrain >= 0]
        mine: int = self.objectives[seat] if seat >= 0 else -1
        deals = list(permutations([terrain for terrain in range(LANDS) if terrain != mine], len(theirs)))
        chances: list[float] = []
        total = 0.0
        for deal in deals:
            fields = 0
            for i, terrain in zip(theirs, deal, strict=True):
                fields += size(self.planets[i].of(terrain))
            total += math.exp(GIVEN_AWAY * float(fields))
            chances.append(total)
        drawn = total * float(rng.below(1 << 30)) / float(1 << 30)
        at: i64 = 0
        while chances[at] <= drawn:
            at += 1
        objectives = self.objectives.copy()
        for i, terrain in zip(theirs, deals[at], strict=True):
            objectives[i] = terrain
        p.objectives = objectives
        return p


def put(items: list[int], at: i64, item: i64) -> list[int]:
    """A list with one item replaced."""
    out = items.copy()
    out[at] = int(item)
    return out
