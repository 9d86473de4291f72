"""Tables of Marine in which everything can be asked: a crowded Earth, boxes full of elements, traits that act."""

from collections.abc import Iterator
from typing import Any

from games.marine.build import ask, begin, earth, luck, s0, take, turn
from games.marine.words import SHORT, animal
from habitable.earth.ground import NONE
from habitable.games.marine.components import CARDS, ELEMENTS, GRID, SPACE_NAMES, TERRAINS, TILES
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.traits.elements import MakeRoom
from habitable.games.marine.traits.placing import Claim
from habitable.games.marine.turn import NextTurn
from habitable.kernel.position import NATURE
from habitable.kernel.rng import Rng

OPEN = {(-3, 0), (-3, 3), (3, -3), (3, 0), (-2, -1), (2, 1)}  # all other hexes have a tile
ERUPTIONS = {(0, -3): "geyser", (0, 3): "vent", (1, 1): "vent", (-1, -1): "geyser", (2, -1): "vent"}


def crowded(**changes: Any) -> MarinePosition:
    """31 tiles from rim to rim, all animals on them, all four on one of them, and elements on every other corner. What
    happens is logged."""
    terrains = [TERRAINS[t] for n in range(max(TILES)) for t in range(len(TILES)) if n < TILES[t]]
    tiles = []
    for i, (q, r) in enumerate(at for at in GRID.hexes if at not in OPEN):
        cubes = SHORT if (q, r) == (1, -2) else [SHORT[i % 4], SHORT[(i + 1) % 4]]
        side = [ERUPTIONS[q, r]] if (q, r) in ERUPTIONS else []
        tiles.append(" ".join([f"{q},{r}", terrains[i], *side, *(f"{name}{1 + i % 2}" for name in cubes)]))
    land = sum(1 << i for i, at in enumerate(GRID.hexes) if at not in OPEN)
    corners = [corner for corner in range(len(GRID.corners)) if GRID.touched[corner] & land][::2]
    elements = ", ".join(f"{GRID.corner_text(corner)} {ELEMENTS[i % 6]}" for i, corner in enumerate(corners))
    table: dict[str, Any] = {
        "displays": {"R": "algae worms", "C": "sun plankton worms", "F": "sun", "X": "sponges gastropods algae"},
        "traits": {"R": "sapience", "C": "camouflage", "F": "living_fossil", "X": "benthic"},
        "eliminated": {"R": 3, "X": 2},
        "pawns": {"abundance 1": "F", "speciation 2": "C", "migration 4": "sun", "domination 1": "X"},
        "control": {"sun": "F 12", "algae": "R 4", "worms": "R 104"},
        "abundance": "algae sun worms",
        "autotrophs": "algae plankton",
        "depletion": "sponges sun",
        "adaptation": "gastropods sun worms algae",
        "regression": "sun worms",
        "speciation": "sun algae worms plankton",
        "wanderlust": "algae sponges",
        "guards": "C",
        "competition": "kelp ocean land",
        "evolution": "land kelp reef ocean eruption",
        "stacks": ("ocean", "land", "ocean"),
        "slots": "biomass fertile disease symbiotic mass_exodus",
        "deck": 12,
        "discard": "omnivore mollusks",
        "points": {"R": 12, "X": 104},
        "retrieved": "X",
    }
    p = earth(*tiles, elements=elements, **table | changes)
    p.log = []
    return p


def tables() -> Iterator[MarinePosition]:
    """The choice of animals and traits, a turn with a pawn on every space, every card, and every trait that asks."""
    yield luck(begin(4, animals="choose", superheroes=True))
    yield luck(begin(2, multi_animal=True))
    yield turn(crowded(), "R")
    for space in range(len(SPACE_NAMES) - 1):
        if SPACE_NAMES[space] not in ("abundance 1", "speciation 2", "migration 4", "domination 1"):
            yield special(turn(crowded(), "R"), SPACE_NAMES[space])
    for card in CARDS:
        yield with_card(card)
    yield from traits()
    yield special(turn(crowded(), "R"), "abundance 1")  # bumps
    yield say(special(turn(crowded(), "R"), "autotrophs 1"), "swap algae")
    yield say(special(turn(crowded(), "R"), "adaptation 3"), "swap sun")
    yield say(special(turn(crowded(), "R"), "wanderlust 3"), "explore 1")  # another turn follows
    for last in (False, True):
        yield say(turn(crowded(retrieved="C F X", last=last), "R"), "retrieve")


def special(p: MarinePosition, space: str) -> MarinePosition:
    """The special pawn of algae goes onto a space."""
    return say(p, f"special algae {space}")


def say(p: MarinePosition, *answers: str) -> MarinePosition:
    for text in answers:
        p.play(p.turn(), MARINE.vocabulary.parse(text))
    return p


def with_card(card: str, **changes: Any) -> MarinePosition:
    """The reptiles take a card from the third slot."""
    others = [name for name in ("biomass", "fertile", "symbiotic", "mass_exodus", "omnivore") if name != card][:4]
    table = {"slots": " ".join([*others[:2], "-", *others[2:]]), "discard": "producers niche_construction"}
    if card in ("producers", "niche_construction"):
        table["discard"] = ""
    if card in ("fecundity", "voracious_predator"):  # with a gene pool that is too small
        changes = {"pools": {"R": 2}, "eliminated": {}, **changes}
    return take(crowded(**table, deck=4 if card == "asteroid" else 12, **changes), "R", card, 3, "1,-2")


def traits() -> Iterator[MarinePosition]:
    yield say(turn(crowded(), "F"), "retrieve")
    full = {"X": "sponges gastropods algae"}
    yield ask(crowded(displays=full), NextTurn(animal("R"), NONE), MakeRoom(animal("X")))
    yield ask(crowded(), NextTurn(animal("R"), NONE), Claim(animal("C")))
    two = {"R": "sapience flight", "C": "camouflage", "F": "living_fossil", "X": "benthic"}
    yield with_card("gene_expression", traits=two)
    plastic = {"R": "phenotypic_plasticity", "C": "camouflage", "F": "exaptation", "X": "benthic"}
    yield say(turn(crowded(traits=plastic), "R"), "pawn adaptation 1")
    copying = s0(
        traits=plastic,
        copied={"F": "benthic"},
        pools={"F": 17},
        pawns={"benthic X": "X", "benthic F": "F"},
        control={"sun": "F"},
    )
    copying.log = []
    yield say(turn(copying, "F"), "special sun speciation 5", "speciate E(0,0)", "add 0,0")


def play_on(p: MarinePosition, rng: Rng) -> Iterator[MarinePosition]:
    """Every position up to the turn after the next in which a seat is asked; answers at random, but seldom `pass`."""
    last = p.turns + 2
    while not p.over() and p.turns < last:
        seat = p.turn()
        if seat != NATURE:
            yield p
        answer = p.draw(seat, rng)
        p.play(seat, answer if answer or rng.below(4) == 0 else p.draw(seat, rng))
