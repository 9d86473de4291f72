"""The fields of a view, as they go over the wire; `view.py` fills them."""

import msgspec

from habitable.earth import view_types as earth
from habitable.earth.view_types import StackView
from habitable.kernel.game import View


class TileView(msgspec.Struct, kw_only=True, gc=False):
    hex: list[int]
    terrain: str  # as printed
    tundra: bool
    cubes: dict[str, int]
    match: dict[str, int]  # of the animals that are there
    dominant: str | None
    endangered: list[str]
    points: dict[str, int]  # what a Domination would pay now
    scored: bool  # a Domination has scored it this turn
    asleep: dict[str, int]  # cubes that hibernate: this turn's Extinction spares them


class AnimalView(msgspec.Struct, kw_only=True, gc=False):
    animal: str
    seat: int
    points: int
    elements: list[str]  # the printed ones first
    gene_pool: int
    cubes: int  # on Earth
    eliminated: int
    hand: int  # pawns
    supply: int  # pawns that it may gain
    dominates: int  # tiles
    on_tundra: int  # cubes
    sources: list[int]  # its points by line of the score pad


class AskedView(earth.AskedView, kw_only=True, gc=False):
    """The question on top, and the space of the display whose pawn acts."""

    space: str | None


class DominantSpeciesView(View, kw_only=True):
    round: int  # a turn in the rules; 0 before the first
    turn_limit: int  # after this one the guard against endless games ends it
    glaciation_acts: str  # only the pawn on `space1`, or the `leftmost_pawn`
    last: bool  # Ice Age has been taken
    question: AskedView | None
    then: list[str]  # the questions that wait under it, the next one first
    animals: list[AnimalView]  # those in play, by food chain
    initiative: list[str]
    tiles: list[TileView]
    elements: dict[str, str]  # by corner
    spaces: dict[str, list[str | None]]  # by action, the animals whose pawns are there
    squares: dict[str, list[str]]  # disks on Adaptation, Abundance, Wanderlust
    boxes: dict[str, list[str]]  # disks in Regression, Wasteland, Depletion
    bag: dict[str, int]
    stacks: list[StackView]
    unseen: dict[str, int]  # terrains of the tiles that lie face down
    tundra_left: int
    cards: list[str]  # available
    deck: list[str]  # what is in it, in no order; Ice Age comes last
    survival: str | None  # who holds the card
