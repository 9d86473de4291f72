"""Makes views of positions: everything. Only the order of what will be drawn is hidden, and it is not there yet."""

from habitable.games.dominant_species.board import elements, printed
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    ELEMENTS,
    FIRST_SPACE,
    GRID,
    SPACES_OF,
    TERRAINS,
)
from habitable.games.dominant_species.position import Earth
from habitable.games.dominant_species.view import AnimalView, AskedView, DominantSpeciesView, StackView, TileView
from habitable.games.dominant_species.vocabulary import SOURCES
from habitable.kernel.bits import members, size
from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.kernel.piles import count
from habitable.kernel.state import name_of

SQUARES = ("adaptation", "abundance", "wanderlust")
BOXES = ("regression", "wasteland", "depletion")


def disks(pile: int) -> list[str]:
    return [name for i, name in enumerate(ELEMENTS) for _ in range(count(pile, i))]


def hex_at(hex: int) -> list[int]:
    return list(GRID.hexes[hex])


def animal_or_none(animal: int) -> str | None:
    return None if animal < 0 else ANIMALS[animal]


def tile_view(p: Earth, hex: int) -> TileView:
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
        dominant=animal_or_none(tile.dominant),
        endangered=[name for name, value in values.items() if value == 0],
        points={ANIMALS[animal]: points[animal] for animal in here},
        scored=bool(p.scored >> hex & 1),
        asleep=p.asleep[hex],
    )


def animal_view(p: Earth, animal: int) -> AnimalView:
    a = p.animal(animal)
    return AnimalView(
        animal=ANIMALS[animal],
        seat=a.seat,
        points=a.points,
        elements=disks(printed(animal)) + disks(a.acquired),
        gene_pool=a.pool,
        cubes=cubes_on_earth(p, animal),
        eliminated=a.eliminated,
        hand=a.hand,
        supply=a.supply,
        dominates=size(p.dominated_by(animal)),
        on_tundra=p.on_covers[animal],
    )


def cubes_on_earth(p: Earth, animal: int) -> int:
    return sum(tile.of(animal) for tile in p.tiles if tile is not None)


def asked_view(p: Earth) -> AskedView | None:
    question = p.top
    if question is None:
        return None
    animal, element, terrain, hex = (getattr(question, field, -1) for field in ("animal", "element", "terrain", "hex"))
    return AskedView(
        question=name_of(type(question)),
        animal=animal_or_none(animal),
        element=None if element < 0 else ELEMENTS[element],
        terrain=None if terrain < 0 else TERRAINS[terrain],
        hex=None if hex < 0 else hex_at(hex),
        left=getattr(question, "left", None),
    )


def score_sheet(p: Earth) -> ScoreSheet:
    """The points of each seat by where they came from: of several animals, those of the one that counts."""
    counting = [p.counting(seat) for seat in range(p.seats)]
    known = [animal for animal in counting if animal >= 0]
    nothing = [0] * p.seats

    def row(name: str, values: dict[int, int]) -> SheetRow:
        return SheetRow(name, [values.get(animal, 0) for animal in counting] if known else nothing)

    n = len(SOURCES)
    animals = {animal: p.animal(animal) for animal in known}
    return ScoreSheet(
        rows=[row(source, {i: p.tally[i * n + line] for i in known}) for line, source in enumerate(SOURCES)],
        totals=p.scores(),
        facts=[
            row("tiles_dominated", {i: size(p.dominated_by(i)) for i in known}),
            row("cubes_on_earth", {i: cubes_on_earth(p, i) for i in known}),
            row("gene_pool", {i: a.pool for i, a in animals.items()}),
            row("elements", {i: elements(i, a.acquired) for i, a in animals.items()}),
            row("pawns", {i: a.hand + p.spaces.count(i) for i, a in animals.items()}),
        ],
        places=p.places(),
    )


def view(p: Earth) -> DominantSpeciesView:
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
        last=p.last,
        question=asked_view(p),
        animals=[animal_view(p, animal) for animal in p.playing()],
        initiative=[ANIMALS[animal] for animal in p.initiative],
        tiles=[tile_view(p, hex) for hex in members(p.land)],
        elements={GRID.corner_text(corner): ELEMENTS[e] for corner, e in enumerate(p.elements) if e >= 0},
        spaces={
            action: [animal_or_none(p.spaces[FIRST_SPACE[i] + space]) for space in range(SPACES_OF[i])]
            for i, action in enumerate(ACTIONS)
        },
        squares={name: disks(getattr(p, name)) for name in SQUARES},
        boxes={name: disks(getattr(p, name)) for name in BOXES},
        bag={name: count(p.bag, i) for i, name in enumerate(ELEMENTS)},
        stacks=[
            StackView(tile=None if up < 0 else TERRAINS[up], face_down=down)
            for up, down in zip(p.face_up, p.face_down, strict=True)
        ],
        unseen={name: count(p.unseen, i) for i, name in enumerate(TERRAINS[:-1])},
        tundra_left=p.covers_left,
        cards=[CARDS[card] for card in members(p.available)],
        deck=[CARDS[card] for card in members(p.deck)],
        survival=animal_or_none(p.survival_holder()),
    )
