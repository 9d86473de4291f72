"""What a seat may see (rules/planet.md 4.1): the fields of its view."""

import msgspec

from habitable.games.planet.box import Name
from habitable.kernel.game import View


class TileView(msgspec.Struct, kw_only=True, gc=False):
    tile: int  # its number, from 1
    fields: str


class AnimalView(msgspec.Struct, kw_only=True, gc=False):
    animal: int  # its number, from 1
    id: str
    name: Name | None  # of a card in a box of one's own; those of the printed ones go by their ids
    habitat: str
    kind: str
    other: str | None


class RaceView(AnimalView, kw_only=True):
    """An animal that lies under a round: what each seat has to show for it now, and who leads (several when tied)."""

    round: int
    values: list[int]
    leaders: list[int]
    counting: list[str]  # by seat: the areas that make up its value


class ObjectiveView(msgspec.Struct, kw_only=True, gc=False):
    terrain: str
    fields: int
    points: int
    next_fields: int | None  # how many fields bring more, and how much
    next_points: int | None


class PlanetView(View, kw_only=True):
    beginner: bool  # without objectives
    round: int  # 1 to 12; 0 before and after
    moment: str  # setup, turn_up, reveal, take, lay, over
    first: int | None  # the seat that has the first-player marker
    planets: list[str]  # each seat's, sixty letters
    areas: list[str]  # each seat's, sixty letters: the area that a field is of (rules/planet.md 2.6), first a, then b
    touches: list[list[str]]  # each seat's, area by area: the letters of the other terrains beside it
    market: list[TileView]  # of this round, not taken yet
    held: TileView | None  # taken and not laid yet
    piles: list[list[TileView]]  # for rounds 11 and 12
    unseen: int  # tiles in the other piles
    boxed: list[int]  # the numbers of the tiles that are out of the game
    races: list[RaceView]
    hidden: list[int]  # mystery animals face down under each round, from round 0
    won: list[list[AnimalView]]
    lost: list[AnimalView]
    objectives: list[ObjectiveView | None]
