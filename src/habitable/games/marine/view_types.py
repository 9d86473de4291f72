"""The fields of a view, as they go over the wire; `view.py` fills them."""

import msgspec

from habitable.earth import view_types as earth


class TileView(earth.TileView, kw_only=True, gc=False):
    eruption: str | None  # the side of the small tile on it
    shared: list[list[int]]  # in the order of `cubes`: the elements, by number, that the animal has and that lie there


class AnimalView(earth.AnimalView, kw_only=True, gc=False):
    """In hand are its basic pawns."""

    printed: list[str]  # elements
    acquired: list[str]
    on_traits: list[str]  # elements on its trait cards
    traits: list[str]
    copied: str | None  # the trait that Exaptation copies
    settled: bool  # Exaptation has copied for the last time
    sapient: bool  # Sapience has brought its pawn
    plankton: str | None  # that of Ram Feeding: a `token` from the bag, or without one on the `card`
    specials: list[str]  # special pawns in front of its player
    controls: list[str]  # special pawns, wherever they are
    adaptation: dict[str, int]  # its value for each element
    dominates: list[str]  # elements
    on_eruptions: int  # cubes
    thrives: int  # on so many tiles of those on which it lives
    guards: int  # cubes in Regression
    retrieved: bool  # its figure is on the right
    benthic: str | None  # the pawn on its Benthic card, as in `spaces`
    joined: list[list[int]]  # tiles on which Prey Switching has seen it come in this effect


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


class MarineView(earth.EarthView, kw_only=True):
    turn: int  # how many turns are over; the limit counts these
    food_chain: str  # decisions by food chain go `upwards` or `downwards`
    again: bool  # the animal on turn takes another one after this
    question: AskedView | None
    animals: list[AnimalView]
    hands: dict[str, list[str]]  # traits that the seat may choose from, by animal
    said: list[str]  # the traits that it has named so far, while others still choose
    tiles: list[TileView]
    spaces: dict[str, list[PawnView | None]]  # by action
    specials: list[SpecialView]
    speciation: list[str | None]  # the token beside each space
    printed: dict[str, list[int]]  # the numbers of cubes on the spaces of Migration and Competition
    competition: list[str]  # terrain markers
    evolution: list[str]
    guards: list[str]  # animals in Regression
    eruptions_left: int
    cards: list[CardView | None]  # by slot, the oldest first
    deck: int  # how many cards
    unknown: list[str]  # the cards in deck or box, in no order; Asteroid is among the last five of the deck
    discard: list[str]  # the top one last
    spare_traits: list[str]  # nobody has them; while traits are chosen, also those in hands the seat does not see
