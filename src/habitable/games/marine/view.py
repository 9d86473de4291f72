"""What a seat may see: all but the traits that others hold or look at before they choose."""

from typing import Any

from habitable.earth import view as earth_view
from habitable.earth.ground import NONE, Tile
from habitable.earth.moving import reach
from habitable.earth.scoring import counting, leaders, survival_holder, tile_points
from habitable.earth.table import cubes_on_earth
from habitable.games.marine import display
from habitable.games.marine.actions import tectonics, wanderlust
from habitable.games.marine.actions.evolution import Evolve
from habitable.games.marine.actions.migration import Migrate
from habitable.games.marine.components import (
    ACTIONS,
    ANIMALS,
    BENTHIC_SPACE,
    CARDS,
    ELEMENTS,
    FIRST_SPACE,
    GRID,
    SIDES,
    SPACE_NAMES,
    SPACES_OF,
    SPECIAL_PAWN,
    SYMBOLS,
    TERRAINS,
    TRAITS,
)
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.setup.traits import KeepTraits
from habitable.games.marine.table import (
    adaptation_value,
    controls,
    dominated,
    elements_of,
    met,
    open_spaces,
    specials,
    thrives,
)
from habitable.games.marine.turn import Turn
from habitable.games.marine.view_types import (
    AnimalView,
    AskedView,
    CardView,
    MarineView,
    PawnView,
    SpecialView,
    TileView,
)
from habitable.games.marine.vocabulary import KEEP, SOURCES
from habitable.kernel.bits import members, size
from habitable.kernel.game import ScoreSheet
from habitable.kernel.piles import count

NAMES = earth_view.Names(ANIMALS, ELEMENTS, TERRAINS, ACTIONS, CARDS, TRAITS, SPACE_NAMES)
PLANKTON = (None, "token", "card")  # by Animal.fed
BOXES = ("abundance", "autotrophs", "depletion", "adaptation", "regression", "wanderlust")
HEXES = [list(hex) for hex in GRID.hexes]


def hex_at(hex: int) -> list[int]:
    """The same list in all views."""
    return HEXES[hex]


def pawn_view(p: MarinePosition, pawn: int) -> PawnView | None:
    if pawn < 0:
        return None
    if pawn < SPECIAL_PAWN:
        return PawnView(animal=ANIMALS[pawn], special=None)
    element = pawn - SPECIAL_PAWN
    return PawnView(animal=earth_view.name_or_none(p.control[element], ANIMALS), special=ELEMENTS[element])


def tile_view(p: MarinePosition, hex: int, tile: Tile) -> TileView:
    here = members(tile.animals())
    points = tile_points(p, tile)
    endangered = [ANIMALS[animal] for animal in here if not thrives(p, animal, hex)]
    return TileView(
        hex=hex_at(hex),
        terrain=TERRAINS[tile.terrain],
        eruption=SIDES[tile.cover - 1] if tile.cover else None,
        cubes={ANIMALS[animal]: tile.of(animal) for animal in here},
        endangered=endangered,
        dying=bool(endangered),
        points={ANIMALS[animal]: points[animal] for animal in here},
        shared=[met(p, animal, tile) for animal in here],
    )


def animal_view(p: MarinePosition, animal: int) -> AnimalView:
    a = p.animal(animal)
    benthic = pawn_view(p, p.spaces[BENTHIC_SPACE + animal])
    fit = [hex for hex in members(p.land) if thrives(p, animal, hex)]
    return AnimalView(
        animal=ANIMALS[animal],
        seat=a.seat,
        points=a.points,
        printed=earth_view.each_of(a.printed, ELEMENTS),
        acquired=earth_view.each_of(a.acquired, ELEMENTS),
        on_traits=earth_view.each_of(a.protected() - a.printed, ELEMENTS),
        traits=[TRAITS[trait] for trait in members(a.traits)],
        copied=earth_view.name_or_none(a.copied, TRAITS),
        settled=a.settled,
        sapient=a.sapient,
        plankton=PLANKTON[a.fed],
        gene_pool=a.pool,
        cubes=cubes_on_earth(p, animal),
        eliminated=a.eliminated,
        hand=a.hand,
        specials=[ELEMENTS[element] for element in members(specials(p, animal))],
        controls=[ELEMENTS[element] for element in members(controls(p, animal))],
        adaptation={name: adaptation_value(p, animal, element) for element, name in enumerate(ELEMENTS)},
        dominates=[ELEMENTS[element] for element in members(dominated(p, animal))],
        on_eruptions=p.on_covers[animal],
        thrives=len([hex for hex in fit if p.present[animal] >> hex & 1]),
        guards=count(p.guards, animal),
        retrieved=bool(p.retrieved >> animal & 1),
        benthic=None if benthic is None else benthic.special or "basic",
        joined=[hex_at(hex) for hex in members(p.noticed[animal])],
        sources=earth_view.points_by_source(p, animal, SOURCES),
        suited={GRID.hex_text(hex): 1 for hex in fit},
        reach=[GRID.hex_text(hex) for hex in members(reach(p, animal, Migrate(animal, 0, [], 0).far(p)))],
        uncounted=counting(p, a.seat) != animal,
    )


def special_view(p: MarinePosition, element: int) -> SpecialView:
    pawn = SPECIAL_PAWN + element
    space = None
    if pawn in p.spaces:
        at = p.spaces.index(pawn)
        space = SPACE_NAMES[min(at, BENTHIC_SPACE)]
    return SpecialView(
        element=ELEMENTS[element],
        value=p.values[element],
        animal=earth_view.name_or_none(p.control[element], ANIMALS),
        space=space,
    )


def asked_view(p: MarinePosition, looking_at: int = 0) -> AskedView | None:
    """With the traits that only the one who is asked may look at."""
    if p.top is None:
        return None
    return AskedView(
        **earth_view.asked_fields(p, NAMES),
        worth=worth(p),
        takers=takers(p),
        space=display.acting_space(p),
        idle=display.idle(p),
        looking_at=[TRAITS[trait] for trait in members(looking_at)],
    )


def drawn_for(p: MarinePosition, seat: int) -> int:
    """The traits that were drawn for a seat to look at."""
    animal: int = getattr(p.top, "animal", NONE)
    drawn: int = getattr(p.top, "drawn", 0) if animal >= 0 and seat == p.seat_of(animal) else 0
    return drawn


def worth(p: MarinePosition) -> dict[str, int]:
    """The points that a new tile or an eruption brings, by hex; the pawns that one gets back."""
    question = p.top
    if isinstance(question, Turn):
        return {"retrieve": len(p.spaces_of(question.animal))}
    if isinstance(question, wanderlust.Lay):
        places = members(question.choices(p))
        return {GRID.hex_text(hex): int(wanderlust.pays(p, hex, question.terrain)) for hex in places}
    if isinstance(question, tectonics.Erupt):
        return {GRID.hex_text(hex): int(tectonics.pays(p, hex)) for hex in members(question.choices(p))}
    return {}


def takers(p: MarinePosition) -> dict[str, str]:
    """Who takes a card after an Evolution, by tile."""
    question = p.top
    if not isinstance(question, Evolve):
        return {}
    tiles = [hex for hex in members(question.choices(p)) if question.takes(p, hex)]
    return dict.fromkeys([GRID.hex_text(hex) for hex in tiles], ANIMALS[question.animal])


def score_sheet(p: MarinePosition) -> ScoreSheet:
    known = [animal for animal in leaders(p) if animal >= 0]
    facts = {
        "special_pawns_controlled": {i: size(controls(p, i)) for i in known},
        "cubes_on_earth": {i: cubes_on_earth(p, i) for i in known},
        "gene_pool": {i: p.animal(i).pool for i in known},
        "elements": {i: elements_of(p, i) for i in known},
    }
    return earth_view.score_sheet(p, SOURCES, facts)


def own(p: MarinePosition, seat: int) -> dict[str, Any]:
    """The traits that a seat holds, or looks at before it chooses."""
    mine = [animal for animal in p.playing() if p.seat_of(animal) == seat]
    out: dict[str, Any] = {
        "said": said(p, seat),
        "hands": {ANIMALS[i]: [TRAITS[trait] for trait in members(p.hands[i])] for i in mine if p.hands[i]},
        "spare_traits": spare_traits(p, mine),
    }
    if drawn := drawn_for(p, seat):
        out["question"] = asked_view(p, drawn)
    return out


def said(p: MarinePosition, seat: int) -> list[str]:
    """The traits that a seat has named in secret."""
    question = p.top
    if not isinstance(question, KeepTraits):
        return []
    return [TRAITS[(answer - KEEP) % len(TRAITS)] for answer in question.given[seat]]


def spare_traits(p: MarinePosition, mine: list[int]) -> list[str]:
    """Those that nobody has, and those in hands of other animals than mine: they cannot be told apart."""
    hidden = p.spare_traits
    for animal in p.playing():
        if animal not in mine:
            hidden |= p.hands[animal]
    return [TRAITS[trait] for trait in members(hidden)]


def public(p: MarinePosition) -> MarineView:
    sheet, existing = score_sheet(p), open_spaces(p)
    return MarineView(
        seat=None,
        seats=p.seats,
        asked=p.asked(),
        over=p.over(),
        scores=sheet.totals,
        places=sheet.places,
        sheet=sheet,
        round=p.round,
        turn=p.turns,
        turn_limit=p.turn_limit,
        food_chain="upwards" if p.upwards else "downwards",
        last=p.last,
        again=p.again,
        question=asked_view(p),
        then=earth_view.what_follows(p, NAMES),
        coming=display.coming(p),
        animals=[animal_view(p, animal) for animal in p.playing()],
        hands={},
        said=[],
        tiles=[tile_view(p, hex, tile) for hex, tile in enumerate(p.tiles) if tile is not None],
        elements=earth_view.elements_by_corner(p, ELEMENTS),
        spaces={
            action: [
                pawn_view(p, p.spaces[FIRST_SPACE[i] + space])
                for space in range(SPACES_OF[i])
                if existing >> (FIRST_SPACE[i] + space) & 1
            ]
            for i, action in enumerate(ACTIONS)
        },
        specials=[special_view(p, element) for element in range(len(ELEMENTS))],
        boxes={name: earth_view.each_of(getattr(p, name), ELEMENTS) for name in BOXES},
        speciation=[earth_view.name_or_none(element, ELEMENTS) for element in p.speciation],
        printed={"migration": p.components.migration, "competition": p.components.competition},
        competition=[TERRAINS[terrain] for terrain in p.competition],
        evolution=[TERRAINS[terrain] for terrain in p.evolution],
        guards=[ANIMALS[i] for i in p.playing() for _ in range(count(p.guards, i))],
        bag=earth_view.counts(p.bag, ELEMENTS),
        stacks=earth_view.stack_views(p, TERRAINS),
        unseen=earth_view.counts(p.unseen, TERRAINS[:-1]),
        eruptions_left=p.covers_left,
        cards=[
            None if card < 0 else CardView(card=CARDS[card], symbol=SYMBOLS[p.components.symbols[card]])
            for card in p.slots
        ],
        deck=p.deck,
        unknown=[CARDS[card] for card in members(p.unknown)],
        discard=[CARDS[card] for card in p.discard],
        spare_traits=spare_traits(p, []),
        survival=earth_view.name_or_none(survival_holder(p), ANIMALS),
    )
