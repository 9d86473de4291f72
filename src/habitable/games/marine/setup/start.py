"""The table before anything lies on it, and all that happens on it before the first turn, in order (rules/marine.md
4)."""

from mypy_extensions import i64

from habitable.earth.ground import NONE
from habitable.games.marine.components import (
    ANIMALS,
    BENTHIC_SPACE,
    CARDS,
    CORNERS,
    DRAWN_ELEMENTS,
    ELEMENTS,
    ERUPTIONS,
    EXAPTATION,
    HEXES,
    MARKERS,
    SLOTS,
    STACK,
    STACKS,
    TERRAINS,
    TILES,
    TOKENS,
    TRAITS,
    TURN_LIMIT,
    Components,
)
from habitable.games.marine.nature import DealCard, TurnUp, draw_elements, draw_markers, fill_display
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import happens_at_once
from habitable.games.marine.setup.animals import Assign, BeginDraft, Choose, Equip, assign
from habitable.games.marine.setup.earth import FindElement, FindTile, Populate, StandardElements, StandardTiles
from habitable.games.marine.setup.traits import Deal
from habitable.games.marine.turn import Turn
from habitable.games.marine.vocabulary import SOURCES
from habitable.kernel.bits import bit, first
from habitable.kernel.piles import one
from habitable.kernel.questions import Step


class Variants:
    """What the options say (rules/marine.md 13)."""

    def __init__(
        self, boxed: i64, random_earth: bool, alternative: bool, superheroes: bool, exaptation: bool, choose: bool
    ) -> None:
        self.boxed: i64 = boxed  # Evolution cards that stay in the box
        self.random_earth: bool = random_earth
        self.alternative: bool = alternative  # the other side of the displays
        self.superheroes: bool = superheroes  # two traits each
        self.exaptation: bool = exaptation  # is among the traits
        self.choose: bool = choose  # animals are chosen, not drawn


def empty(seats: i64, components: Components, upwards: bool = True, turn_limit: i64 = TURN_LIMIT) -> MarinePosition:
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
    return MarinePosition(
        seats,
        components,
        upwards,
        turn_limit,
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


def set_up(p: MarinePosition, animals: list[int], drafting: list[int], v: Variants) -> None:
    """Everything before the first turn, and the first turn itself: what is pushed last comes first, so read it upwards.
    `drafting` are the seats that get an animal, in this order; `animals` are theirs as far as they are assigned
    already."""
    p.deck = len(CARDS) - v.boxed
    if not v.exaptation:
        p.spare_traits &= ~bit(EXAPTATION)
    in_play: i64 = len(drafting)
    p.push(Begin())
    for _ in range(SLOTS):
        p.push(DealCard(False))
    p.push(Deal(v.superheroes))
    for seat, animal in zip(drafting, animals, strict=False):
        assign(p, in_play, seat, animal, v.alternative)
    left = drafting[len(animals) :]
    if left and v.choose:
        lay_out_and_choose(p, in_play, left, v)
        return
    fill_display(p)
    turn_up_stacks(p)
    p.push(Populate(v.random_earth))
    place_elements(p, v)
    p.push(FindTile(0) if v.random_earth else StandardTiles())
    if v.alternative:
        p.push(Equip())
    if left:
        p.push(Assign(in_play, left, v.alternative))


def lay_out_and_choose(p: MarinePosition, in_play: i64, seats: list[int], v: Variants) -> None:
    """Players choose their animals when they see the table (rules/marine.md 4.7). What their animals decide about
    comes after that: the elements of a random Earth, and those that are drawn for the displays before any other
    (rules/marine.md 13.2, 13.4). This, too, reads upwards."""
    choose = BeginDraft(v.alternative) if in_play > p.seats else Choose(in_play, seats, v.alternative)
    late = v.random_earth or v.alternative
    p.push(Populate(v.random_earth))
    if late:
        draw_elements(p)
        place_elements(p, v)
    if v.alternative:
        p.push(Equip())
    p.push(choose)
    draw_markers(p)
    if not late:
        draw_elements(p)
    turn_up_stacks(p)
    if not late:
        place_elements(p, v)
    p.push(FindTile(0) if v.random_earth else StandardTiles())


def place_elements(p: MarinePosition, v: Variants) -> None:
    """The first elements of Earth."""
    p.push(FindElement(0) if v.random_earth else StandardElements())


def turn_up_stacks(p: MarinePosition) -> None:
    for stack in range(STACKS - 1, -1, -1):
        p.push(TurnUp(stack))


class Begin(Step[MarinePosition]):
    """The first cards' symbols work, and the animal lowest in the food chain begins (rules/marine.md 4.14, 4.16)."""

    def happen(self, p: MarinePosition) -> None:
        p.round = 1
        p.begin_effect()  # nobody has noticed the first cubes
        p.push(Turn(p.playing()[-1]))
        for card in reversed(p.slots):
            if card >= 0:
                happens_at_once(p, card)
