"""What a seat may see: everything. Only the order of what will be drawn is hidden, and it is not there yet."""

from habitable.earth import view as earth_view
from habitable.earth.moving import reach
from habitable.earth.view_types import AskedView
from habitable.games.dominant_species.actions import wanderlust
from habitable.games.dominant_species.actions.domination import Dominate, taker
from habitable.games.dominant_species.actions.execute import Spaces
from habitable.games.dominant_species.actions.migration import Migrate
from habitable.games.dominant_species.actions.regression import Protect
from habitable.games.dominant_species.board import elements, printed
from habitable.games.dominant_species.cards.losses import Sacrifice
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    ELEMENTS,
    FIRST_SPACE,
    GRID,
    REGRESSION,
    SPACE_NAMES,
    SPACES_OF,
    TERRAINS,
)
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.view_types import AnimalView, DominantSpeciesView, TileView
from habitable.games.dominant_species.vocabulary import SOURCES
from habitable.kernel.bits import members, size
from habitable.kernel.game import ScoreSheet

NAMES = earth_view.Names(ANIMALS, ELEMENTS, TERRAINS, ACTIONS, CARDS, [], SPACE_NAMES)
SQUARES = ("adaptation", "abundance", "wanderlust")
BOXES = ("regression", "wasteland", "depletion")


def hex_at(hex: int) -> list[int]:
    return list(GRID.hexes[hex])


def tile_view(p: DominantSpeciesPosition, hex: int) -> TileView:
    tile = p.tile(hex)
    here = members(tile.animals())
    points = p.tile_points(tile)
    values = {ANIMALS[animal]: p.match(animal, hex) for animal in here}
    return TileView(
        hex=hex_at(hex),
        terrain=TERRAINS[tile.terrain],
        tundra=tile.cover != 0,
        cubes={ANIMALS[animal]: tile.of(animal) for animal in here},
        match=values,
        dominant=earth_view.name_or_none(tile.dominant, ANIMALS),
        endangered=[name for name, value in values.items() if value == 0],
        points={ANIMALS[animal]: points[animal] for animal in here},
        scored=bool(p.scored >> hex & 1),
        asleep={ANIMALS[p.hibernator]: p.asleep[hex]} if p.asleep[hex] else {},
    )


def animal_view(p: DominantSpeciesPosition, animal: int) -> AnimalView:
    a = p.animal(animal)
    return AnimalView(
        animal=ANIMALS[animal],
        seat=a.seat,
        points=a.points,
        elements=earth_view.each_of(printed(animal), ELEMENTS) + earth_view.each_of(a.acquired, ELEMENTS),
        gene_pool=a.pool,
        cubes=p.cubes_on_earth(animal),
        eliminated=a.eliminated,
        hand=a.hand,
        supply=a.supply,
        dominates=size(p.dominated_by(animal)),
        on_tundra=p.on_covers[animal],
        sources=earth_view.points_by_source(p, animal, SOURCES),
        suited={GRID.hex_text(hex): match for hex in members(p.land) if (match := p.match(animal, hex))},
        reach=[GRID.hex_text(hex) for hex in members(reach(p, animal, Migrate(animal, 0, [], 0).far(p)))],
    )


def asked_view(p: DominantSpeciesPosition) -> AskedView | None:
    if p.top is None:
        return None
    return AskedView(**earth_view.asked_fields(p, NAMES), worth=worth(p), takers=takers(p), space=acting_space(p))


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


def acting_space(p: DominantSpeciesPosition) -> str | None:
    """The space whose pawn has just been lifted and acts. In Glaciation only one does, wherever it stood."""
    question = p.top
    while question is not None:
        if isinstance(question, Spaces):
            return SPACE_NAMES[FIRST_SPACE[question.action] + question.index - 1] if question.index > 0 else None
        if isinstance(question, Protect):
            own = question.index < SPACES_OF[REGRESSION]  # the reptiles' last one is free
            return SPACE_NAMES[FIRST_SPACE[REGRESSION] + question.index] if own else None
        question = question.below
    return None


def score_sheet(p: DominantSpeciesPosition) -> ScoreSheet:
    animals = {i: p.animal(i) for i in p.leaders() if i >= 0}
    dominated = {i: size(p.dominated_by(i)) for i in animals}
    facts = {
        **({"tiles_dominated": dominated} if any(dominated.values()) or not p.over() else {}),
        "cubes_on_earth": {i: p.cubes_on_earth(i) for i in animals},
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
        survival=earth_view.name_or_none(p.survival_holder(), ANIMALS),
    )
