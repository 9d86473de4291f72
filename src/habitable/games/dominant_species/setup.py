"""From the options to the first turn (rules/dominant-species.md 5, 13): who plays what, Earth, its first cubes."""

from mypy_extensions import i64

from habitable.earth.elements import DrawForStart
from habitable.earth.ground import NONE
from habitable.earth.table import free_animals
from habitable.earth.vocabulary import ASSIGNED
from habitable.games.dominant_species.board import new_animal, new_tile
from habitable.games.dominant_species.components import (
    ALL_PAWNS,
    ANIMALS,
    AVAILABLE,
    CARDS,
    CORNERS,
    CUBES,
    DISKS,
    ELEMENTS,
    GRID,
    HEXES,
    HOME_ELEMENT,
    LONG_DECK_ONLY,
    PAWNS,
    SPACES,
    STACK,
    STACKED,
    STACKS,
    START_CUBES,
    START_ELEMENTS,
    START_TILES,
    TUNDRA,
    TUNDRA_TILES,
    TURN_LIMIT,
)
from habitable.games.dominant_species.nature import DealCard, TurnUp, fill_squares
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.rounds import Turn
from habitable.games.dominant_species.vocabulary import ASSIGN, DRAW, SOURCES, START_REASON, TURN_UP
from habitable.kernel.bits import bit, first
from habitable.kernel.piles import count, one
from habitable.kernel.questions import Draw, FromPile, Pick, Step, one_or_none


def empty(seats: i64, long_deck: bool, leftmost_pawn: bool, turn_limit: i64 = TURN_LIMIT) -> DominantSpeciesPosition:
    """The table before anything lies on it: all disks in the bag, all tiles in the box."""
    deck: i64 = first(len(CARDS))
    if not long_deck:
        for card in LONG_DECK_ONLY:
            deck &= ~bit(card)
    bag: i64 = 0
    for element in range(len(ELEMENTS)):
        bag += one(element) * DISKS
    tiles: i64 = 0
    for terrain, stacked in enumerate(STACKED):
        tiles += one(terrain) * stacked
    for _, terrain in START_TILES:
        tiles += one(terrain)
    return DominantSpeciesPosition(
        seats,
        long_deck,
        leftmost_pawn,
        turn_limit,
        animals=[None] * len(ANIMALS),
        tiles=[None] * HEXES,
        elements=[NONE] * CORNERS,
        spaces=[NONE] * SPACES,
        initiative=[],
        adaptation=0,
        regression=0,
        abundance=0,
        wasteland=0,
        depletion=0,
        wanderlust=0,
        bag=bag,
        face_up=[NONE] * STACKS,
        face_down=[STACK] * STACKS,
        unseen=tiles,
        deck=deck,
        available=0,
        covers_left=TUNDRA_TILES,
        scored=0,
        hibernator=NONE,
        asleep=[0] * HEXES,
        round=0,
        last=False,
        land=0,
        covers=0,
        present=[0] * len(ANIMALS),
        on_covers=[0] * len(ANIMALS),
        tally=[0] * (len(ANIMALS) * len(SOURCES)),
    )


def set_up(p: DominantSpeciesPosition, in_play: i64, animals: list[int], choose: bool, random_earth: bool) -> None:
    """Everything before the first turn, and the first turn itself: what is pushed last comes first. `animals` are those
    that are assigned already, to the seats in turn."""
    p.push(Turn())
    fill_squares(p)
    p.push(DealCard(AVAILABLE))
    p.push(TurnUp(0))
    p.push(Populate(random_earth))
    p.push(FindTile(0) if random_earth else StandardEarth())
    for animal in animals:
        assign(p, in_play, animal)
    if len(animals) < in_play:
        p.push(Choose(in_play) if choose else Assign(in_play))


# ── who plays what ──────────────────────────────────────────────────────────────────────────────────────────────────


class Assign(Draw[DominantSpeciesPosition]):
    """Nature draws an animal for the next seat."""

    def __init__(self, in_play: i64) -> None:
        super().__init__()
        self.in_play: i64 = in_play  # how many animals play

    def verb(self) -> i64:
        return ASSIGN

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return free_animals(p)

    def forced(self, p: DominantSpeciesPosition) -> i64:
        return one_or_none(ASSIGN, free_animals(p))

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        assign(p, self.in_play, thing)
        if len(p.playing()) < self.in_play:
            p.push(Assign(self.in_play))


class Choose(Pick[DominantSpeciesPosition]):
    """The next seat chooses an animal; with several for each seat they go round the table again."""

    def __init__(self, in_play: i64) -> None:
        super().__init__()
        self.in_play: i64 = in_play

    def owner(self, p: DominantSpeciesPosition) -> i64:
        return len(p.playing()) % p.seats

    def verb(self) -> i64:
        return ASSIGN

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return free_animals(p)

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        assign(p, self.in_play, thing)
        if len(p.playing()) < self.in_play:
            p.push(Choose(self.in_play))


def assign(p: DominantSpeciesPosition, in_play: i64, animal: i64) -> None:
    """The animal for the next seat, with its pawns and cubes (rules/dominant-species.md 1.4). One cube marks its
    points."""
    seat: i64 = len(p.playing()) % p.seats
    pawns: i64 = PAWNS[in_play - 2]
    p.set_animal(animal, new_animal(seat, CUBES[in_play - 2] - 1, hand=pawns, supply=ALL_PAWNS - pawns))
    p.tell(ASSIGNED, seat, animal, 0)


# ── Earth ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class StandardEarth(Step[DominantSpeciesPosition]):
    """The start tiles and elements of rules/dominant-species.md 4.3."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        for at, terrain in START_TILES:
            lay_start(p, at, terrain)
        for corner, element in START_ELEMENTS:
            p.bag -= one(element)
            p.put(element, GRID.corner_index[corner])


class FindTile(FromPile[DominantSpeciesPosition]):
    """Random Earth (rules/dominant-species.md 13.2): any tile onto the next start hex."""

    def __init__(self, index: i64) -> None:
        super().__init__()
        self.index: i64 = index

    def verb(self) -> i64:
        return TURN_UP

    def pile(self, p: DominantSpeciesPosition) -> i64:
        return p.unseen

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        lay_start(p, START_TILES[self.index][0], thing)
        if self.index + 1 < len(START_TILES):
            p.push(FindTile(self.index + 1))
        else:
            p.push(FindElement(0))


class FindElement(DrawForStart[DominantSpeciesPosition]):
    """Random Earth: any disk onto the next start corner."""

    def verb(self) -> i64:
        return DRAW

    def corner(self) -> i64:
        return GRID.corner_index[START_ELEMENTS[self.index][0]]

    def found(self, p: DominantSpeciesPosition) -> None:
        if self.index + 1 < len(START_ELEMENTS):
            p.push(FindElement(self.index + 1))


def lay_start(p: DominantSpeciesPosition, at: tuple[int, int], terrain: i64) -> None:
    """A start tile; the first tundra tile goes onto the one in the centre."""
    p.unseen -= one(terrain)
    p.lay(GRID.index[at], new_tile(terrain))
    if at == (0, 0):
        p.cover(GRID.index[at], TUNDRA)


# ── cubes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Populate(Step[DominantSpeciesPosition]):
    """The first cubes, and the initiative track against the food chain."""

    def __init__(self, random_earth: bool) -> None:
        super().__init__()
        self.random_earth: bool = random_earth

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.initiative = p.playing()[::-1]
        if self.random_earth:
            follow_elements(p)
            return
        for at, cubes in START_CUBES:
            for animal, n in cubes:
                if p.plays(animal):
                    p.add(animal, GRID.index[at], n)


def follow_elements(p: DominantSpeciesPosition) -> None:
    """Random Earth: each animal puts a cube beside each disk of its home element, except on tundra. Who has fewer
    cubes than others starts with points."""
    placed = [0] * len(ANIMALS)
    for at, _ in START_TILES:
        hex: i64 = GRID.index[at]
        for animal in p.playing():
            n: i64 = count(p.tile(hex).supply, HOME_ELEMENT[animal])
            if n > 0 and p.tile(hex).cover == 0:
                p.add(animal, hex, n)
                placed[animal] += int(n)
    for animal in p.playing():
        p.gain(animal, max(placed) - placed[animal], START_REASON)
