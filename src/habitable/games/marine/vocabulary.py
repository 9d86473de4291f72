"""The words of every answer of Marine (rules/marine.md 14): first ids of the verbs' blocks.

Questions with the same sentence share a verb: `tile` names the tile a card is about, `eliminate` a victim.
"""

from typing import Final

from mypy_extensions import i64

from habitable.earth.vocabulary import OWN_EVENTS
from habitable.games.marine.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    CORNERS,
    ELEMENTS,
    GRID,
    HEXES,
    SIDES,
    SPACE_NAMES,
    STACKS,
    TERRAINS,
    TRAITS,
)
from habitable.kernel.vocabulary import Noun, Verb, Vocabulary

MOVES: Final = GRID.moves  # the answer MOVE + i moves a cube between the hexes of MOVES[i]
SPACE_WORDS: Final = len(SPACE_NAMES)  # the Benthic card is the last one

HEX_TEXTS = [GRID.hex_text(hex) for hex in range(HEXES)]
_SEAT = Noun("seat", [str(i) for i in range(2)])
_ANIMAL = Noun("animal", ANIMALS)
_ELEMENT = Noun("element", ELEMENTS)
_TILE_TERRAIN = Noun("terrain", TERRAINS[:-1])
_TERRAIN = Noun("terrain", TERRAINS)
_CARD = Noun("card", CARDS)
_TRAIT = Noun("trait", TRAITS)
_SPACE = Noun("space", SPACE_NAMES)
_STACK = Noun("stack", [str(i + 1) for i in range(STACKS)])
_HEX = Noun("hex", HEX_TEXTS)
_TARGET = Noun("hex", [f"> {text}" for text in HEX_TEXTS])
_CORNER = Noun("corner", [GRID.corner_text(corner) for corner in range(CORNERS)])
_SIDE = Noun("side", SIDES)
_SOURCE = Noun("source", ["gene_pool", "box"])

VOCABULARY: Final = Vocabulary(
    Verb("pass"),
    # Nature
    Verb("draw", _ELEMENT),  # a token from the bag
    Verb("turn_up", _TILE_TERRAIN),  # the next tile of a stack
    Verb("mark", _TERRAIN),  # a marker from the bag
    Verb("deal", _CARD),
    Verb("deal_trait", _TRAIT),
    Verb("begin", _SEAT),  # who chooses an animal first
    Verb("assign", _ANIMAL),  # for the next seat, drawn or chosen
    # Traits
    Verb("keep", _TRAIT),  # of those dealt
    Verb("discard", _TRAIT),  # of those dealt, or held
    Verb("copy", _TRAIT),  # Exaptation
    Verb("claim", _ELEMENT),  # Pack Hunters, its special pawn
    Verb("shelter"),  # Phenotypic Plasticity: the element goes onto the card
    Verb("hide"),  # Camouflage: a cube onto the new tile
    # Turns and actions
    Verb("retrieve"),
    Verb("pawn", _SPACE),  # a basic pawn
    Verb("special", _ELEMENT, _SPACE),  # a special pawn
    Verb("take", _ELEMENT),  # from the box of an action, or from the bag for a card
    Verb("swap", _ELEMENT),  # take it from the box, and give another for it
    Verb("lose", _ELEMENT),  # from the display
    Verb("put", _CORNER),  # the element taken
    Verb("lift", _CORNER),  # its element leaves Earth, or is moved
    Verb("exchange", _CORNER),  # its element for the one taken
    Verb("guard"),  # Regression: a cube onto a square
    Verb("speciate", _CORNER),
    Verb("add", _HEX),  # one cube from the gene pool
    Verb("explore", _STACK),  # its face-up tile
    Verb("lay", _HEX),  # where the tile goes
    Verb("come", _HEX),  # a cube from there onto the new tile
    Verb("erupt", _HEX),
    Verb("side", _SIDE),  # 0 vent, 1 geyser
    Verb("from", _SOURCE),  # 0 the gene pool, 1 the box: where the new cube comes from
    Verb("move", _HEX, _TARGET, only=MOVES),
    Verb("eliminate", _HEX, _ANIMAL),
    Verb("evolve", _HEX),  # the tile to score
    Verb("card", _CARD),
    Verb("dominate", _ELEMENT),
    # Cards
    Verb("tile", _HEX),  # the tile a card is about
    Verb("spare", _ANIMAL),  # Asteroid, whose cube stays
    Verb("terrain", _TERRAIN),  # Rich Habitat
    Verb("trait", _TRAIT),  # Gene Expression, the one to take
    Verb("return", _ANIMAL),  # Solar Radiation, whose cube returns to its gene pool
    Verb("drive", _HEX),  # Mass Exodus, where the next cube goes
    also={f"move {HEX_TEXTS[a]} {HEX_TEXTS[b]}": ("move", i) for i, (a, b) in enumerate(MOVES)},
)

# The first id of each verb's block.
DRAW: Final[i64] = VOCABULARY.first("draw")
TURN_UP: Final[i64] = VOCABULARY.first("turn_up")
MARK: Final[i64] = VOCABULARY.first("mark")
DEAL: Final[i64] = VOCABULARY.first("deal")
DEAL_TRAIT: Final[i64] = VOCABULARY.first("deal_trait")
BEGIN: Final[i64] = VOCABULARY.first("begin")
ASSIGN: Final[i64] = VOCABULARY.first("assign")
KEEP: Final[i64] = VOCABULARY.first("keep")
DISCARD: Final[i64] = VOCABULARY.first("discard")
COPY: Final[i64] = VOCABULARY.first("copy")
CLAIM: Final[i64] = VOCABULARY.first("claim")
SHELTER: Final[i64] = VOCABULARY.first("shelter")
HIDE: Final[i64] = VOCABULARY.first("hide")
RETRIEVE: Final[i64] = VOCABULARY.first("retrieve")
PAWN: Final[i64] = VOCABULARY.first("pawn")
SPECIAL: Final[i64] = VOCABULARY.first("special")
TAKE: Final[i64] = VOCABULARY.first("take")
SWAP: Final[i64] = VOCABULARY.first("swap")
LOSE: Final[i64] = VOCABULARY.first("lose")
PUT: Final[i64] = VOCABULARY.first("put")
LIFT: Final[i64] = VOCABULARY.first("lift")
EXCHANGE: Final[i64] = VOCABULARY.first("exchange")
GUARD: Final[i64] = VOCABULARY.first("guard")
SPECIATE: Final[i64] = VOCABULARY.first("speciate")
ADD: Final[i64] = VOCABULARY.first("add")
EXPLORE: Final[i64] = VOCABULARY.first("explore")
LAY: Final[i64] = VOCABULARY.first("lay")
COME: Final[i64] = VOCABULARY.first("come")
ERUPT: Final[i64] = VOCABULARY.first("erupt")
SIDE: Final[i64] = VOCABULARY.first("side")
FROM: Final[i64] = VOCABULARY.first("from")
MOVE: Final[i64] = VOCABULARY.first("move")
ELIMINATE: Final[i64] = VOCABULARY.first("eliminate")
EVOLVE: Final[i64] = VOCABULARY.first("evolve")
CARD: Final[i64] = VOCABULARY.first("card")
DOMINATE: Final[i64] = VOCABULARY.first("dominate")
TILE: Final[i64] = VOCABULARY.first("tile")
SPARE: Final[i64] = VOCABULARY.first("spare")
TERRAIN: Final[i64] = VOCABULARY.first("terrain")
TRAIT: Final[i64] = VOCABULARY.first("trait")
RETURN: Final[i64] = VOCABULARY.first("return")
DRIVE: Final[i64] = VOCABULARY.first("drive")

# Events, after those of every Earth
MARKED: Final = OWN_EVENTS  # terrain, where (COMPETITION or EVOLUTION)
TRAIT_DEALT: Final = OWN_EVENTS + 1  # animal, 0, trait (only its seat sees which)
TRAIT_GAINED: Final = OWN_EVENTS + 2  # animal, trait
TRAIT_LOST: Final = OWN_EVENTS + 3  # animal, trait
TRAIT_COPIED: Final = OWN_EVENTS + 4  # animal, trait
COPY_LOST: Final = OWN_EVENTS + 5  # animal, trait
ELEMENT_SHELTERED: Final = OWN_EVENTS + 6  # animal, element: onto its trait card
PAWN_PLACED: Final = OWN_EVENTS + 7  # animal, space, element of a special pawn or -1
PAWN_BUMPED: Final = OWN_EVENTS + 8  # animal, space
PAWN_GAINED: Final = OWN_EVENTS + 9  # animal: a basic pawn from the box
RETRIEVED: Final = OWN_EVENTS + 10  # animal, pawns
PAWNS_BACK: Final = OWN_EVENTS + 11  # animal, pawns: taken back without retrieving
CONTROL: Final = OWN_EVENTS + 12  # animal, element, value of its special pawn
GUARDED: Final = OWN_EVENTS + 13  # animal: a cube in Regression
CUBES_BACK: Final = OWN_EVENTS + 14  # animal, number: from Regression to the gene pool
BOX_CHANGED: Final = OWN_EVENTS + 15  # action, element that came, element that left
CARD_TAKEN: Final = OWN_EVENTS + 16  # animal, card, slot
CARD_AGAIN: Final = OWN_EVENTS + 17  # animal, card: the top of the discard pile
EXTINCTION: Final = OWN_EVENTS + 18
ROUND_ENDS: Final = OWN_EVENTS + 19  # round
LAST_ROUND: Final = OWN_EVENTS + 20
EXTRA_TURN: Final = OWN_EVENTS + 21  # animal

# Where points come from: an action (0 to 11), or
SURVIVAL_REASON: Final = 12
FINAL_REASON: Final = 13
START_REASON: Final = 14  # the random Earth
PAWNS_REASON: Final = 15  # the special pawns at the end
CARD_REASON: Final = 100  # + the card
TRAIT_REASON: Final = 200  # + the trait
REASONS: Final = [*ACTIONS, "survival", "final_scoring", "start", "special_pawns"]

# The lines of the score pad
SOURCES: Final = [
    "start",
    "wanderlust",
    "tectonics",
    "evolution",
    "cards",
    "traits",
    "survival",
    "final_scoring",
    "special_pawns",
]


def source_of(reason: int) -> int:
    """The line of the score pad for points that come from there."""
    if reason >= TRAIT_REASON:
        return SOURCES.index("traits")
    return SOURCES.index("cards" if reason >= CARD_REASON else REASONS[reason])
