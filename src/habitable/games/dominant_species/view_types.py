"""The fields of a view, as they go over the wire; `view.py` fills them."""

from habitable.earth import view_types as earth


class TileView(earth.TileView, kw_only=True, gc=False):
    tundra: bool
    match: dict[str, int]  # of the animals that are there
    # In the order of `cubes`, what it is the sum of: for each element that the animal has and that is there its number,
    # how often the animal has it, and how often it is there.
    shared: list[list[int]]
    dominant: str | None
    scored: bool  # a Domination has scored it this turn
    asleep: dict[str, int]  # cubes that hibernate: this turn's Extinction spares them
    taker: str | None = None  # who would take a card if a Domination scored it now


class AnimalView(earth.AnimalView, kw_only=True, gc=False):
    elements: list[str]  # the printed ones first
    supply: int  # pawns that it may gain
    dominates: int  # tiles
    on_tundra: int  # cubes


class DominantSpeciesView(earth.EarthView, kw_only=True):
    """A round is called a turn in the rules."""

    glaciation_acts: str  # only the pawn on `space1`, or the `leftmost_pawn`
    question: earth.AskedView | None
    animals: list[AnimalView]
    initiative: list[str]
    tiles: list[TileView]
    spaces: dict[str, list[str | None]]  # by action, the animals whose pawns are there
    squares: dict[str, list[str]]  # disks on Adaptation, Abundance, Wanderlust
    tundra_left: int
    cards: list[str]  # available
    deck: list[str]  # what is in it, in no order; Ice Age comes last
