"""What a seat may see: everything. Only the order of what will be drawn is hidden, and it is not there yet."""

from habitable.earth import view as earth_view
from habitable.earth.ground import terms, total
from habitable.earth.moving import reach
from habitable.earth.scoring import counting, leaders, survival_holder, tile_points
from habitable.earth.table import cubes_on_earth
from habitable.earth.view_types import AskedView
from habitable.games.dominant_species import display
from habitable.games.dominant_species.actions import wanderlust
from habitable.games.dominant_species.actions.domination import Dominate, taker
from habitable.games.dominant_species.actions.migration import Migrate
from habitable.games.dominant_species.board import elements, printed
from habitable.games.dominant_species.cards.losses import Sacrifice
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    ELEMENTS,
    FIRST_SPACE,
    GRID,
    SPACE_NAMES,
    SPACES_OF,
    TERRAINS,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import awake, dominated_by, match_value
from habitable.games.dominant_species.view_types import AnimalView, DominantSpeciesView, TileView
from habitable.games.dominant_species.vocabulary import SOURCES
from habitable.kernel.bits import members, size
from habitable.kernel.game import ScoreSheet

NAMES = earth_view.Names(ANIMALS, ELEMENTS, TERRAINS, ACTIONS, CARDS, [], SPACE_NAMES)
SQUARES = ("adaptation", "abundance", "wanderlust")
BOXES = ("regression", "wasteland", "depletion")
HEXES = [list(hex) for hex in GRID.hexes]


def hex_at(hex: int) -> list[int]:
    """The same list in all views."""
    return HEXES[hex]


def tile_view(p: DominantSpeciesPosition, hex: int) -> TileView:
    tile = p.tile(hex)
    here = members(tile.animals())
    points = tile_points(p, tile)
    match: dict[str, int] = {}
    shared: list[list[int]] = []
    for animal in here:
        found = terms(p.needs(animal), tile.supply)
        match[ANIMALS[animal]] = total(found)
        shared.append(found)
    scored = bool(p.scored >> hex & 1)
    return TileView(
        hex=hex_at(hex),
        terrain=TERRAINS[tile.terrain],
        tundra=tile.cover != 0,
        cubes={ANIMALS[animal]: tile.of(animal) for animal in here},
        match=match,
        shared=shared,
        dominant=earth_view.name_or_none(tile.dominant, ANIMALS),
        endangered=[name for name, value in match.items() if value == 0],
        points={ANIMALS[animal]: points[animal] for animal in here},
        scored=scored,
        asleep={ANIMALS[p.hibernator]: p.asleep[hex]} if p.asleep[hex] else {},
        dying=any(match[ANIMALS[animal]] == 0 and awake(p, animal, hex) > 0 for animal in here),
        taker=None if scored else earth_view.name_or_none(taker(p, hex), ANIMALS),
    )


def animal_view(p: DominantSpeciesPosition, animal: int) -> AnimalView:
    a = p.animal(animal)
    return AnimalView(
        animal=ANIMALS[animal],
        seat=a.seat,
        points=a.points,
        elements=earth_view.each_of(printed(animal), ELEMENTS) + earth_view.each_of(a.acquired, ELEMENTS),
        gene_pool=a.pool,
        cubes=cubes_on_earth(p, animal),
        eliminated=a.eliminated,
        hand=a.hand,
        supply=a.supply,
        dominates=size(dominated_by(p, animal)),
        on_tundra=p.on_covers[animal],
        sources=earth_view.points_by_source(p, animal, SOURCES),
        suited={GRID.hex_text(hex): match for hex in members(p.land) if (match := match_value(p, animal, hex))},
        reach=[GRID.hex_text(hex) for hex in members(reach(p, animal, Migrate(animal, 0, [], 0).far(p)))],
        uncounted=counting(p, a.seat) != animal,
    )


def asked_view(p: DominantSpeciesPosition) -> AskedView | None:
    if p.top is None:
        return None
    space = display.acting_space(p) or display.action_now(p)
    return AskedView(
        **earth_view.asked_fields(p, NAMES), worth=worth(p), takers=takers(p), space=space, idle=display.idle(p)
    )


def worth(p: DominantSpeciesPosition) -> dict[str, int]:
    """The points that a new tile brings, by hex; the cubes that Immigrants cost."""
    question = p.top
    if isinstance(question, wanderlust.Lay):
        return {GRID.hex_text(hex): int(wanderlust.pays(p, hex)) for hex in members(question.choices(p))}
    return {"species": int(question.species(p))} if isinstance(question, Sacrifice) else {}


def takers(p: DominantSpeciesPosition) -> dict[str, str]:
    """Who takes a card after a Domination, by tile."""
    if not isinstance(p.top, Dominate):
        return {}
    animals = {hex: taker(p, hex) for hex in members(p.top.choices(p))}
    return {GRID.hex_text(hex): ANIMALS[animal] for hex, animal in animals.items() if animal >= 0}


def score_sheet(p: DominantSpeciesPosition) -> ScoreSheet:
    animals = {i: p.animal(i) for i in leaders(p) if i >= 0}
    dominated = {i: size(dominated_by(p, i)) for i in animals}
    facts = {
        **({"tiles_dominated": dominated} if any(dominated.values()) or not p.over() else {}),
        "cubes_on_earth": {i: cubes_on_earth(p, i) for i in animals},
        "gene_pool": {i: a.pool for i, a in animals.items()},
        "elements": {i: elements(i, a.acquired) for i, a in animals.items()},
        "pawns": {i: a.hand + p.spaces.count(i) for i, a in animals.items()},
    }
    return earth_view.score_sheet(p, SOURCES, facts)


def view(p: DominantSpeciesPosition) -> DominantSpeciesView:
    sheet = score_sheet(p)
    return DominantSpeciesView(
        seat=None,
        seats=p.seats,
        asked=p.asked(),
        over=p.over(),
        scores=sheet.totals,
        places=sheet.places,
        sheet=sheet,
        round=p.round,
        turn_limit=p.turn_limit,
        glaciation_acts="leftmost_pawn" if p.leftmost_pawn else "space1",
        last=p.last,
        question=asked_view(p),
        then=earth_view.what_follows(p, NAMES),
        coming=display.coming(p),
        animals=[animal_view(p, animal) for animal in p.playing()],
        initiative=[ANIMALS[animal] for animal in p.initiative],
        tiles=[tile_view(p, hex) for hex in members(p.land)],
        elements=earth_view.elements_by_corner(p, ELEMENTS),
        spaces={
            action: [earth_view.name_or_none(p.spaces[first + space], ANIMALS) for space in range(spaces)]
            for action, first, spaces in zip(ACTIONS, FIRST_SPACE, SPACES_OF, strict=True)
        },
        squares={name: earth_view.each_of(getattr(p, name), ELEMENTS) for name in SQUARES},
        boxes={name: earth_view.each_of(getattr(p, name), ELEMENTS) for name in BOXES},
        bag=earth_view.counts(p.bag, ELEMENTS),
        stacks=earth_view.stack_views(p, TERRAINS),
        unseen=earth_view.counts(p.unseen, TERRAINS[:-1]),
        tundra_left=p.covers_left,
        cards=[CARDS[card] for card in members(p.available)],
        deck=[CARDS[card] for card in members(p.deck)],
        survival=earth_view.name_or_none(survival_holder(p), ANIMALS),
    )
