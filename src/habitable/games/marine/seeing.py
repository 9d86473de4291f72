"""Makes views of positions: all but the traits that others hold or look at before they choose."""

from typing import Any

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
from habitable.games.marine.position import Earth
from habitable.games.marine.view import (
    AnimalView,
    AskedView,
    CardView,
    MarineView,
    PawnView,
    SpecialView,
    StackView,
    TileView,
)
from habitable.games.marine.vocabulary import SOURCES
from habitable.kernel.bits import members, size
from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.kernel.piles import count
from habitable.kernel.state import name_of
from habitable.kernel.world import Tile

BOXES = ("abundance", "autotrophs", "depletion", "adaptation", "regression", "wanderlust")


def tokens(pile: int) -> list[str]:
    return [name for i, name in enumerate(ELEMENTS) for _ in range(count(pile, i))]


def hex_at(hex: int) -> list[int]:
    return list(GRID.hexes[hex])


def animal_or_none(animal: int) -> str | None:
    return None if animal < 0 else ANIMALS[animal]


def pawn_view(p: Earth, pawn: int) -> PawnView | None:
    if pawn < 0:
        return None
    if pawn < SPECIAL_PAWN:
        return PawnView(animal=ANIMALS[pawn], special=None)
    element = pawn - SPECIAL_PAWN
    return PawnView(animal=animal_or_none(p.control[element]), special=ELEMENTS[element])


def tile_view(p: Earth, hex: int, tile: Tile) -> TileView:
    here = members(tile.animals())
    points = p.tile_points(tile)
    return TileView(
        hex=hex_at(hex),
        terrain=TERRAINS[tile.terrain],
        eruption=SIDES[tile.cover - 1] if tile.cover else None,
        cubes={ANIMALS[animal]: tile.of(animal) for animal in here},
        endangered=[ANIMALS[animal] for animal in here if not p.thrives(animal, hex)],
        points={ANIMALS[animal]: points[animal] for animal in here},
    )


def animal_view(p: Earth, animal: int) -> AnimalView:
    a = p.animal(animal)
    benthic = pawn_view(p, p.spaces[BENTHIC_SPACE + animal])
    return AnimalView(
        animal=ANIMALS[animal],
        seat=a.seat,
        points=a.points,
        printed=tokens(a.printed),
        acquired=tokens(a.acquired),
        on_traits=tokens(a.protected() - a.printed),
        traits=[TRAITS[trait] for trait in members(a.traits)],
        copied=None if a.copied < 0 else TRAITS[a.copied],
        gene_pool=a.pool,
        cubes=cubes_on_earth(p, animal),
        eliminated=a.eliminated,
        hand=a.hand,
        specials=[ELEMENTS[element] for element in members(p.specials(animal))],
        controls=[ELEMENTS[element] for element in members(p.controls(animal))],
        adaptation={name: p.adaptation_value(animal, element) for element, name in enumerate(ELEMENTS)},
        dominates=[ELEMENTS[element] for element in members(p.dominated(animal))],
        on_eruptions=p.on_covers[animal],
        guards=count(p.guards, animal),
        retrieved=bool(p.retrieved >> animal & 1),
        benthic=None if benthic is None else benthic.special or "basic",
    )


def cubes_on_earth(p: Earth, animal: int) -> int:
    return sum(tile.of(animal) for tile in p.tiles if tile is not None)


def special_view(p: Earth, element: int) -> SpecialView:
    pawn = SPECIAL_PAWN + element
    space = None
    if pawn in p.spaces:
        at = p.spaces.index(pawn)
        space = SPACE_NAMES[min(at, BENTHIC_SPACE)]
    return SpecialView(
        element=ELEMENTS[element], value=p.values[element], animal=animal_or_none(p.control[element]), space=space
    )


def asked_view(p: Earth, seat: int | None) -> AskedView | None:
    question = p.top
    if question is None:
        return None
    animal, element, terrain, hex = (getattr(question, field, -1) for field in ("animal", "element", "terrain", "hex"))
    drawn = getattr(question, "drawn", 0) if animal >= 0 and seat == p.seat_of(animal) else 0
    return AskedView(
        question=name_of(type(question)),
        animal=animal_or_none(animal),
        element=None if element < 0 else ELEMENTS[element],
        terrain=None if terrain < 0 else TERRAINS[terrain],
        hex=None if hex < 0 else hex_at(hex),
        left=getattr(question, "left", None),
        looking_at=[TRAITS[trait] for trait in members(drawn)],
    )


def score_sheet(p: Earth) -> ScoreSheet:
    """The points of each seat by where they came from: of several animals, those of the one that counts."""
    counting = [p.counting(seat) for seat in range(p.seats)]
    known = [animal for animal in counting if animal >= 0]
    nothing = [0] * p.seats

    def row(name: str, values: dict[int, int]) -> SheetRow:
        return SheetRow(name, [values.get(animal, 0) for animal in counting] if known else nothing)

    n = len(SOURCES)
    return ScoreSheet(
        rows=[row(source, {i: p.tally[i * n + line] for i in known}) for line, source in enumerate(SOURCES)],
        totals=p.scores(),
        facts=[
            row("special_pawns_controlled", {i: size(p.controls(i)) for i in known}),
            row("cubes_on_earth", {i: cubes_on_earth(p, i) for i in known}),
            row("gene_pool", {i: p.animal(i).pool for i in known}),
            row("elements", {i: p.elements_of(i) for i in known}),
        ],
        places=p.places(),
    )


def own(p: Earth, seat: int) -> dict[str, Any]:
    """The traits that a seat holds, or looks at before it chooses."""
    mine = [animal for animal in p.playing() if p.seat_of(animal) == seat]
    return {
        "question": asked_view(p, seat),
        "hands": {ANIMALS[i]: [TRAITS[trait] for trait in members(p.hands[i])] for i in mine if p.hands[i]},
        "spare_traits": spare_traits(p, mine),
    }


def spare_traits(p: Earth, mine: list[int]) -> list[str]:
    """Those that nobody has, and those in hands of other animals than mine: they cannot be told apart."""
    hidden = p.spare_traits
    for animal in p.playing():
        if animal not in mine:
            hidden |= p.hands[animal]
    return [TRAITS[trait] for trait in members(hidden)]


def public(p: Earth) -> MarineView:
    sheet = score_sheet(p)
    return MarineView(
        seat=None,
        seats=p.seats,
        asked=p.asked(),
        over=p.over(),
        scores=sheet.totals,
        places=sheet.places,
        sheet=sheet,
        round=p.round,
        last=p.last,
        question=asked_view(p, None),
        animals=[animal_view(p, animal) for animal in p.playing()],
        hands={},
        tiles=[tile_view(p, hex, tile) for hex, tile in enumerate(p.tiles) if tile is not None],
        elements={GRID.corner_text(corner): ELEMENTS[e] for corner, e in enumerate(p.elements) if e >= 0},
        spaces={
            action: [
                pawn_view(p, p.spaces[FIRST_SPACE[i] + space])
                for space in range(SPACES_OF[i])
                if p.open_spaces() >> (FIRST_SPACE[i] + space) & 1
            ]
            for i, action in enumerate(ACTIONS)
        },
        specials=[special_view(p, element) for element in range(len(ELEMENTS))],
        boxes={name: tokens(getattr(p, name)) for name in BOXES},
        speciation=[None if element < 0 else ELEMENTS[element] for element in p.speciation],
        printed={"migration": p.components.migration, "competition": p.components.competition},
        competition=[TERRAINS[terrain] for terrain in p.competition],
        evolution=[TERRAINS[terrain] for terrain in p.evolution],
        guards=[ANIMALS[i] for i in p.playing() for _ in range(count(p.guards, i))],
        bag={name: count(p.bag, i) for i, name in enumerate(ELEMENTS)},
        stacks=[
            StackView(tile=None if up < 0 else TERRAINS[up], face_down=down)
            for up, down in zip(p.face_up, p.face_down, strict=True)
        ],
        unseen={name: count(p.unseen, i) for i, name in enumerate(TERRAINS[:-1])},
        eruptions_left=p.covers_left,
        cards=[
            None if card < 0 else CardView(card=CARDS[card], symbol=SYMBOLS[p.components.symbols[card]])
            for card in p.slots
        ],
        deck=p.deck,
        unknown=[CARDS[card] for card in members(p.unknown)],
        discard=[CARDS[card] for card in p.discard],
        spare_traits=spare_traits(p, []),
        survival=animal_or_none(p.survival_holder()),
    )
