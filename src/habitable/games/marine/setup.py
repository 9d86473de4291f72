"""From the options to the first turn (rules/dominant-species-marine.md 4, 13): animals, Earth, traits, cards."""

from mypy_extensions import i64

from habitable.games.marine.components import (
    ANIMALS,
    BENTHIC_SPACE,
    CARDS,
    CENTRE,
    CORNERS,
    CUBES,
    DEALT_TRAITS,
    DRAWN_ELEMENTS,
    ELEMENTS,
    ERUPTIONS,
    EXAPTATION,
    GRID,
    HEXES,
    LAND,
    LANDS,
    MARKERS,
    OCEAN,
    OCEANS,
    PAWNS,
    SLOTS,
    STACK,
    STACKS,
    START_CUBES,
    START_ELEMENTS,
    START_ERUPTIONS,
    START_TILES,
    TERRAINS,
    TILES,
    TOKENS,
    TRAITS,
    Components,
)
from habitable.games.marine.nature import DealCard, TurnUp, fill_display, lay_out
from habitable.games.marine.position import NONE, Earth
from habitable.games.marine.table import Animal
from habitable.games.marine.turn import Turn
from habitable.games.marine.vocabulary import (
    ASSIGN,
    BEGIN,
    DEAL_TRAIT,
    DISCARD,
    DRAW,
    KEEP,
    SOURCES,
    START_REASON,
    TRAIT_DEALT,
    TURN_UP,
)
from habitable.kernel.asking import one_or_none
from habitable.kernel.bits import bit, first, members
from habitable.kernel.piles import count, kinds, one
from habitable.kernel.questions import Draw, Pick, Step, Together, Weighted
from habitable.kernel.rng import Rng
from habitable.kernel.world import ASSIGNED, Tile, match


class Variants:
    """What the options say (13)."""

    def __init__(
        self, boxed: i64, random_earth: bool, alternative: bool, superheroes: bool, exaptation: bool, choose: bool
    ) -> None:
        self.boxed: i64 = boxed  # Evolution cards that stay in the box
        self.random_earth: bool = random_earth
        self.alternative: bool = alternative  # the other side of the displays
        self.superheroes: bool = superheroes  # two traits each
        self.exaptation: bool = exaptation  # is among the traits
        self.choose: bool = choose  # animals are chosen, not drawn


def empty(seats: i64, components: Components) -> Earth:
    """The table before anything lies on it: all tokens and markers in their bags, all tiles in the box."""
    bag: i64 = 0
    for element in range(len(ELEMENTS)):
        bag += one(element) * TOKENS
    markers: i64 = 0
    for terrain in range(len(TERRAINS)):
        markers += one(terrain) * MARKERS
    tiles: i64 = 0
    for terrain, n in enumerate(TILES):
        tiles += one(terrain) * n
    return Earth(
        seats,
        components,
        animals=[None] * len(ANIMALS),
        tiles=[None] * HEXES,
        elements=[NONE] * CORNERS,
        spaces=[NONE] * (BENTHIC_SPACE + len(ANIMALS)),
        control=[NONE] * len(ELEMENTS),
        values=[1] * len(ELEMENTS),
        abundance=0,
        autotrophs=0,
        depletion=0,
        adaptation=0,
        regression=0,
        wanderlust=0,
        speciation=[NONE] * DRAWN_ELEMENTS,
        guards=0,
        bag=bag,
        competition=[],
        evolution=[],
        markers=markers,
        face_up=[NONE] * STACKS,
        face_down=[STACK] * STACKS,
        unseen=tiles,
        covers_left=ERUPTIONS,
        slots=[NONE] * SLOTS,
        deck=0,
        unknown=first(len(CARDS)),
        discard=[],
        hands=[0] * len(ANIMALS),
        spare_traits=first(len(TRAITS)),
        retrieved=0,
        round=0,
        turns=0,
        again=False,
        last=False,
        noticed=[0] * len(ANIMALS),
        land=0,
        covers=0,
        present=[0] * len(ANIMALS),
        on_covers=[0] * len(ANIMALS),
        tally=[0] * (len(ANIMALS) * len(SOURCES)),
    )


def set_up(p: Earth, animals: list[int], drafting: list[int], v: Variants) -> None:
    """Everything before the first turn, and the first turn itself. `drafting` are the seats that get an animal, in this
    order; `animals` are theirs as far as they are assigned already."""
    p.deck = len(CARDS) - v.boxed
    if not v.exaptation:
        p.spare_traits &= ~bit(EXAPTATION)
    in_play: i64 = len(drafting)
    p.push(Begin())
    for _ in range(SLOTS):
        p.push(DealCard(False))
    p.push(Deal(v.superheroes))
    fill_display(p)
    for stack in range(STACKS - 1, -1, -1):
        p.push(TurnUp(stack))
    p.push(Populate(v.random_earth))
    p.push(FindTile(0) if v.random_earth else StandardEarth())
    if v.alternative:
        p.push(Equip())
    for seat, animal in zip(drafting, animals, strict=False):
        assign(p, in_play, seat, animal, v.alternative)
    left = drafting[len(animals) :]
    if left and v.choose and in_play > p.seats:
        p.push(BeginDraft(v.alternative))
    elif left:
        p.push(Choose(in_play, left, v.alternative) if v.choose else Assign(in_play, left, v.alternative))


class Begin(Step[Earth]):
    """The first cards' symbols work, and the animal lowest in the food chain begins (4.14, 4.16)."""

    def happen(self, p: Earth) -> None:
        p.round = 1
        p.begin_effect()  # nobody has noticed the first cubes
        p.push(Turn(p.playing()[-1]))
        for card in reversed(p.slots):
            if card >= 0:
                lay_out(p, card)


# ── who plays what ──────────────────────────────────────────────────────────────────────────────────────────────────


class Assign(Draw[Earth]):
    """Nature draws an animal for the next seat."""

    def __init__(self, in_play: i64, drafting: list[int], alternative: bool) -> None:
        super().__init__()
        self.in_play: i64 = in_play  # how many animals play
        self.drafting: list[int] = drafting  # the seats that still get one
        self.alternative: bool = alternative

    def verb(self) -> i64:
        return ASSIGN

    def choices(self, p: Earth) -> i64:
        return free_animals(p)

    def forced(self, p: Earth) -> i64:
        return one_or_none(ASSIGN, free_animals(p))

    def chosen(self, p: Earth, thing: i64) -> None:
        assign(p, self.in_play, self.drafting[0], thing, self.alternative)
        if len(self.drafting) > 1:
            p.push(Assign(self.in_play, self.drafting[1:], self.alternative))


class BeginDraft(Draw[Earth]):
    """Two animals for each of two players: the one drawn takes the first and the last (13.1)."""

    def __init__(self, alternative: bool) -> None:
        super().__init__()
        self.alternative: bool = alternative

    def verb(self) -> i64:
        return BEGIN

    def choices(self, p: Earth) -> i64:
        return first(p.seats)

    def chosen(self, p: Earth, thing: i64) -> None:
        seat, other = int(thing), int(1 - thing)
        p.push(Choose(len(ANIMALS), [seat, other, other, seat], self.alternative))


class Choose(Pick[Earth]):
    """The next seat chooses an animal."""

    def __init__(self, in_play: i64, drafting: list[int], alternative: bool) -> None:
        super().__init__()
        self.in_play: i64 = in_play
        self.drafting: list[int] = drafting
        self.alternative: bool = alternative

    def owner(self, p: Earth) -> i64:
        return self.drafting[0]

    def verb(self) -> i64:
        return ASSIGN

    def choices(self, p: Earth) -> i64:
        return free_animals(p)

    def chosen(self, p: Earth, thing: i64) -> None:
        assign(p, self.in_play, self.drafting[0], thing, self.alternative)
        if len(self.drafting) > 1:
            p.push(Choose(self.in_play, self.drafting[1:], self.alternative))


def free_animals(p: Earth) -> i64:
    out: i64 = first(len(ANIMALS))
    for animal in p.playing():
        out &= ~bit(animal)
    return out


def assign(p: Earth, in_play: i64, seat: i64, animal: i64, alternative: bool) -> None:
    """The animal for a seat, with its pawns and cubes."""
    printed: i64 = 0 if alternative else p.components.printed[animal]
    pawns: i64 = PAWNS[in_play - 2]
    p.set_animal(animal, Animal(seat, CUBES, 0, 0, 0, printed, pawns, 0, NONE, False, 0, 0, False))
    p.tell(ASSIGNED, seat, animal, 0)


class Equip(Step[Earth]):
    """The other side of the displays: three random tokens for each animal (13.4)."""

    def happen(self, p: Earth) -> None:
        for animal in reversed(p.playing()):
            for _ in range(3):
                p.push(DrawOwn(animal))


class DrawOwn(Weighted[Earth]):
    """A token from the bag onto an animal's display."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def verb(self) -> i64:
        return DRAW

    def choices(self, p: Earth) -> i64:
        return kinds(p.bag)

    def weight(self, p: Earth, answer: i64) -> i64:
        return count(p.bag, answer - DRAW)

    def chosen(self, p: Earth, thing: i64) -> None:
        p.bag -= one(thing)
        p.gain_element(self.animal, thing)


# ── Earth ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class StandardEarth(Step[Earth]):
    """The start tiles and elements of section 4."""

    def happen(self, p: Earth) -> None:
        lay_coasts(p)
        for at, terrain in START_TILES:
            lay_start(p, at, terrain)
        for corner, element in START_ELEMENTS:
            p.bag -= one(element)
            p.put(element, GRID.corner_index[corner])


def lay_coasts(p: Earth) -> None:
    """The lands in the north and the oceans in the south, with the first two eruptions."""
    for at in LANDS:
        lay_start(p, at, LAND)
    for at in OCEANS:
        lay_start(p, at, OCEAN)
    for at, side in START_ERUPTIONS:
        p.cover(GRID.index[at], side)


def lay_start(p: Earth, at: tuple[int, int], terrain: i64) -> None:
    p.unseen -= one(terrain)
    p.lay(GRID.index[at], Tile(terrain, 0, 0, 0))


class FindTile(Weighted[Earth]):
    """Random Earth (13.2): any tile onto the next hex of the centre."""

    def __init__(self, index: i64) -> None:
        super().__init__()
        self.index: i64 = index

    def verb(self) -> i64:
        return TURN_UP

    def choices(self, p: Earth) -> i64:
        return kinds(others_than_coasts(p, self.index))

    def weight(self, p: Earth, answer: i64) -> i64:
        return count(others_than_coasts(p, self.index), answer - TURN_UP)

    def chosen(self, p: Earth, thing: i64) -> None:
        if self.index == 0:
            lay_coasts(p)
        lay_start(p, START_TILES[self.index][0], thing)
        if self.index + 1 < len(START_TILES):
            p.push(FindTile(self.index + 1))
        else:
            p.push(FindElement(0))


def others_than_coasts(p: Earth, index: i64) -> i64:
    """The tiles to draw from: those of the coasts are laid with the first one."""
    if index > 0:
        return p.unseen
    return p.unseen - one(LAND) * len(LANDS) - one(OCEAN) * len(OCEANS)


class FindElement(Weighted[Earth]):
    """Random Earth: any token onto the next corner of the centre; all anew when an animal finds nothing to eat."""

    def __init__(self, index: i64) -> None:
        super().__init__()
        self.index: i64 = index

    def verb(self) -> i64:
        return DRAW

    def choices(self, p: Earth) -> i64:
        return kinds(p.bag)

    def weight(self, p: Earth, answer: i64) -> i64:
        return count(p.bag, answer - DRAW)

    def chosen(self, p: Earth, thing: i64) -> None:
        p.bag -= one(thing)
        p.put(thing, GRID.corner_index[START_ELEMENTS[self.index][0]])
        if self.index + 1 < len(START_ELEMENTS):
            p.push(FindElement(self.index + 1))
        elif not all(p.meets(animal, GRID.index[CENTRE]) for animal in p.playing()):
            for corner, _ in START_ELEMENTS:
                p.remove(GRID.corner_index[corner])
            p.push(FindElement(0))


class Populate(Step[Earth]):
    """The first cubes, in the centre; on a random Earth those that find their elements, and points for the others."""

    def __init__(self, random_earth: bool) -> None:
        super().__init__()
        self.random_earth: bool = random_earth

    def happen(self, p: Earth) -> None:
        centre: i64 = GRID.index[CENTRE]
        for animal in p.playing():
            cubes: i64 = match(p.needs(animal), p.tile(centre).supply) if self.random_earth else START_CUBES
            if cubes > 0:
                p.add(animal, centre, min(cubes, CUBES))
        if self.random_earth:
            tile = p.tile(centre)
            points = p.tile_points(tile)
            for animal in p.playing():
                p.gain(animal, sum(p.prizes(tile)) - points[animal], START_REASON)


# ── traits ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Deal(Step[Earth]):
    """Three traits for each animal; its player keeps one, or as a superhero two (4.13, 13.5)."""

    def __init__(self, superheroes: bool) -> None:
        super().__init__()
        self.superheroes: bool = superheroes

    def happen(self, p: Earth) -> None:
        nothing: list[list[int]] = [[] for _ in range(p.seats)]
        p.push(KeepTraits(self.superheroes, len(p.playing()) // p.seats, nothing))
        for animal in reversed(p.playing()):
            for _ in range(DEALT_TRAITS):
                p.push(DealTrait(animal))


class DealTrait(Draw[Earth]):
    """A trait that only the animal's player sees."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def verb(self) -> i64:
        return DEAL_TRAIT

    def choices(self, p: Earth) -> i64:
        return p.spare_traits

    def seen_by(self, p: Earth) -> i64:
        return bit(p.seat_of(self.animal))

    def chosen(self, p: Earth, thing: i64) -> None:
        p.spare_traits &= ~bit(thing)
        p.hands = p.hands.copy()
        p.hands[self.animal] |= int(bit(thing))
        p.whisper(p.seat_of(self.animal), TRAIT_DEALT, self.animal, 0, thing)


class KeepTraits(Together[Earth]):
    """Which trait does each animal keep? A superhero gives one back. Nobody sees the others' before all are in."""

    def __init__(self, superheroes: bool, until: i64, said: list[list[int]]) -> None:
        super().__init__(until, said)
        self.superheroes: bool = superheroes

    def saying(self, said: list[list[int]]) -> "KeepTraits":
        return KeepTraits(self.superheroes, self.until, said)

    def options(self, p: Earth, seat: i64, out: list[int]) -> None:
        animal: i64 = animals_of(p, seat)[len(self.said[seat])]
        verb: i64 = DISCARD if self.superheroes else KEEP
        for trait in members(p.hands[animal]):
            out.append(int(verb + trait))

    def all_in(self, p: Earth) -> None:
        p.push(Reveal())
        for animal in p.playing():
            seat = p.seat_of(animal)
            said: i64 = self.said[seat][animals_of(p, seat).index(int(animal))]
            hand: i64 = p.hands[animal]
            kept: i64 = hand & ~bit(said - DISCARD) if self.superheroes else bit(said - KEEP)
            p.spare_traits |= hand & ~kept
            for trait in members(kept):
                p.hold_trait(animal, trait)
        p.hands = [0] * len(p.hands)

    def imagined(self, p: Earth, seat: i64, rng: Rng) -> "KeepTraits":
        """Others have kept something, but what? While traits are dealt nobody has."""
        if not any(chain for i, chain in enumerate(self.said) if i != seat):
            return self
        said = [chain if i == seat else [] for i, chain in enumerate(self.said)]
        q = self.saying(said)
        for other in range(p.seats):
            while other != seat and len(q.said[other]) < len(self.said[other]):
                said = q.said.copy()
                said[other] = [*said[other], int(q.draw(p, other, rng))]
                q = self.saying(said)
        return q

    def weigh(self, p: Earth, seat: i64, answer: i64) -> float:
        """All traits are good; the greedy player likes them in an order of its own."""
        from habitable.games.marine.advice import LIKED

        return float(-LIKED[answer - DISCARD] if self.superheroes else LIKED[answer - KEEP])


def animals_of(p: Earth, seat: i64) -> list[int]:
    """The animals of a seat, by food chain."""
    return [animal for animal in p.playing() if p.seat_of(animal) == seat]


class Reveal(Step[Earth]):
    """All traits lie open: first whoever copies one chooses, then what they do at setup is done (12.1)."""

    def happen(self, p: Earth) -> None:
        for animal in reversed(p.playing()):
            p.push(UseTraits(animal))
        for animal in reversed(p.playing()):
            for trait in p.traits(animal):
                trait.revealed(p, animal)


class UseTraits(Step[Earth]):
    """What an animal's traits do at setup."""

    def __init__(self, animal: i64) -> None:
        super().__init__()
        self.animal: i64 = animal

    def happen(self, p: Earth) -> None:
        for trait in p.traits(self.animal):
            trait.gained(p, self.animal)
