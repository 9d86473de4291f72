"""The fields of a view, as they go over the wire; `view.py` fills them."""

import msgspec

from habitable.earth import view_types as earth
from habitable.earth.view_types import StackView
from habitable.kernel.game import View


class TileView(msgspec.Struct, kw_only=True, gc=False):
    hex: list[int]
    terrain: str  # as printed
    eruption: str | None  # the side of the small tile on it
    cubes: dict[str, int]
    endangered: list[str]
    points: dict[str, int]  # what scoring it would pay now


class AnimalView(msgspec.Struct, kw_only=True, gc=False):
    animal: str
    seat: int
    points: int
    printed: list[str]  # elements
    acquired: list[str]
    on_traits: list[str]  # elements on its trait cards
    traits: list[str]
    copied: str | None  # the trait that Exaptation copies
    settled: bool  # Exaptation has copied for the last time
    sapient: bool  # Sapience has brought its pawn
    plankton: str | None  # that of Ram Feeding: a `token` from the bag, or without one on the `card`
    gene_pool: int
    cubes: int  # on Earth
    eliminated: int
    hand: int  # basic pawns
    specials: list[str]  # special pawns in front of its player
    controls: list[str]  # special pawns, wherever they are
    adaptation: dict[str, int]  # its value for each element
    dominates: list[str]  # elements
    on_eruptions: int  # cubes
    guards: int  # cubes in Regression
    retrieved: bool  # its figure is on the right
    benthic: str | None  # the pawn on its Benthic card, as in `spaces`
    joined: list[list[int]]  # tiles on which Prey Switching has seen it come in this effect
    sources: list[int]  # its points by line of the score pad


class PawnView(msgspec.Struct, kw_only=True, gc=False):
    animal: str | None  # who controls it
    special: str | None  # the element of a special pawn


class CardView(msgspec.Struct, kw_only=True, gc=False):
    card: str
    symbol: str  # none, bones, fish, both


class SpecialView(msgspec.Struct, kw_only=True, gc=False):
    element: str
    value: int
    animal: str | None  # who controls it
    space: str | None  # where it stands on the display


class AskedView(earth.AskedView, kw_only=True, gc=False):
    """The question on top, and the traits that it is about."""

    looking_at: list[str]  # the traits that only the animal's player sees


class MarineView(View, kw_only=True):
    round: int
    turn: int  # how many turns are over
    turn_limit: int  # after so many the guard against endless games ends it
    food_chain: str  # decisions by food chain go `upwards` or `downwards`
    last: bool  # Asteroid has been resolved
    again: bool  # the animal on turn takes another one after this
    question: AskedView | None
    then: list[str]  # the questions that wait under it, the next one first
    animals: list[AnimalView]  # those in play, by food chain
    hands: dict[str, list[str]]  # traits that the seat may choose from, by animal
    said: list[str]  # the traits that it has named so far, while others still choose
    tiles: list[TileView]
    elements: dict[str, str]  # by corner
    spaces: dict[str, list[PawnView | None]]  # by action
    specials: list[SpecialView]
    boxes: dict[str, list[str]]  # tokens
    speciation: list[str | None]  # the token beside each space
    printed: dict[str, list[int]]  # the numbers of cubes on the spaces of Migration and Competition
    competition: list[str]  # terrain markers
    evolution: list[str]
    guards: list[str]  # animals in Regression
    bag: dict[str, int]
    stacks: list[StackView]
    unseen: dict[str, int]  # terrains of the tiles that lie face down
    eruptions_left: int
    cards: list[CardView | None]  # by slot, the oldest first
    deck: int  # how many cards
    unknown: list[str]  # the cards in deck or box, in no order; Asteroid is among the last five of the deck
    discard: list[str]  # the top one last
    spare_traits: list[str]  # nobody has them; while traits are chosen, also those in hands the seat does not see
    survival: str | None  # who holds the card
