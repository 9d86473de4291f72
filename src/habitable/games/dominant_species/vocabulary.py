"""The words of every answer of Dominant Species (rules/dominant-species.md 14): first ids of the verbs' blocks.

Questions with the same sentence share a verb: `tile` names the tile a card is about, `eliminate` a victim.
"""

from typing import Final

from mypy_extensions import i64

from habitable.earth.vocabulary import OWN_EVENTS
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    CORNERS,
    ELEMENTS,
    GRID,
    HEXES,
    SPACE_NAMES,
    STACKS,
    TERRAINS,
)
from habitable.kernel.vocabulary import Noun, Verb, Vocabulary

MOVES: Final = GRID.moves  # the answer MOVE + i moves a cube between the hexes of MOVES[i]

HEX_TEXTS = [GRID.hex_text(hex) for hex in range(HEXES)]
_ANIMAL = Noun("animal", ANIMALS)
_ELEMENT = Noun("element", ELEMENTS)
_TERRAIN = Noun("terrain", TERRAINS[:-1])
_CARD = Noun("card", CARDS)
_SPACE = Noun("space", SPACE_NAMES)
_STACK = Noun("stack", [str(i + 1) for i in range(STACKS)])
_HEX = Noun("hex", HEX_TEXTS)
_TARGET = Noun("hex", [f"> {text}" for text in HEX_TEXTS])
_CORNER = Noun("corner", [GRID.corner_text(corner) for corner in range(CORNERS)])
_SLEEP = Noun("sleep", ["awake", "asleep"])
_SACRIFICE = Noun("sacrifice", ["element", "pawn", "species"])

VOCABULARY: Final = Vocabulary(
    Verb("pass"),
    # Nature
    Verb("draw", _ELEMENT),  # a disk from the bag
    Verb("turn_up", _TERRAIN),  # the next tile of a stack
    Verb("deal", _CARD),
    Verb("assign", _ANIMAL),  # for the next seat, drawn or chosen
    # Planning and actions
    Verb("pawn", _SPACE),
    Verb("swap"),  # Initiative: with the marker to the left, and place the pawn
    Verb("keep"),  # Initiative: no swap, and place the pawn
    Verb("take", _ELEMENT),  # from the squares of an action, or from the bag for a card
    Verb("protect", _ELEMENT),
    Verb("remove", _ELEMENT),  # from the Wasteland box
    Verb("put", _CORNER),  # the element taken
    Verb("deplete", _CORNER),
    Verb("glaciate", _HEX),
    Verb("speciate", _CORNER),
    Verb("add", _HEX),  # one cube from the gene pool (Hibernation: from the eliminated)
    Verb("explore", _STACK),  # its face-up tile
    Verb("lay", _HEX),  # where the tile goes
    Verb("come", _HEX),  # a cube from there onto the new tile
    Verb("move", _HEX, _TARGET, only=MOVES),
    Verb("eliminate", _HEX, _ANIMAL),
    Verb("dominate", _HEX),
    Verb("card", _CARD),
    Verb("save", _HEX),  # a mammal cube
    # Cards
    Verb("tile", _HEX),  # the tile a card is about
    Verb("leave", _CORNER),  # Blight, the one disk that stays
    Verb("spare", _ANIMAL),  # Catastrophe, whose cube stays
    Verb("lose", _ELEMENT),  # from the display
    Verb("sacrifice", _SACRIFICE),  # Immigrants: 0 an element, 1 a pawn, 2 all but one cube on each tile
    Verb("evolve", _HEX, _ANIMAL),  # a cube that gives way
    Verb("drive", _HEX),  # Mass Exodus, where the next cube goes
    Verb("cube", _SLEEP),  # 0 one that is awake, 1 one that hibernates: which one goes, or stays
    also={f"move {HEX_TEXTS[a]} {HEX_TEXTS[b]}": ("move", i) for i, (a, b) in enumerate(MOVES)},
)

# The first id of each verb's block.
DRAW: Final[i64] = VOCABULARY.first("draw")
TURN_UP: Final[i64] = VOCABULARY.first("turn_up")
DEAL: Final[i64] = VOCABULARY.first("deal")
ASSIGN: Final[i64] = VOCABULARY.first("assign")
PAWN: Final[i64] = VOCABULARY.first("pawn")
SWAP: Final[i64] = VOCABULARY.first("swap")
KEEP: Final[i64] = VOCABULARY.first("keep")
TAKE: Final[i64] = VOCABULARY.first("take")
PROTECT: Final[i64] = VOCABULARY.first("protect")
REMOVE: Final[i64] = VOCABULARY.first("remove")
PUT: Final[i64] = VOCABULARY.first("put")
DEPLETE: Final[i64] = VOCABULARY.first("deplete")
GLACIATE: Final[i64] = VOCABULARY.first("glaciate")
SPECIATE: Final[i64] = VOCABULARY.first("speciate")
ADD: Final[i64] = VOCABULARY.first("add")
EXPLORE: Final[i64] = VOCABULARY.first("explore")
LAY: Final[i64] = VOCABULARY.first("lay")
COME: Final[i64] = VOCABULARY.first("come")
MOVE: Final[i64] = VOCABULARY.first("move")
ELIMINATE: Final[i64] = VOCABULARY.first("eliminate")
DOMINATE: Final[i64] = VOCABULARY.first("dominate")
CARD: Final[i64] = VOCABULARY.first("card")
SAVE: Final[i64] = VOCABULARY.first("save")
TILE: Final[i64] = VOCABULARY.first("tile")
LEAVE: Final[i64] = VOCABULARY.first("leave")
SPARE: Final[i64] = VOCABULARY.first("spare")
LOSE: Final[i64] = VOCABULARY.first("lose")
SACRIFICE: Final[i64] = VOCABULARY.first("sacrifice")
EVOLVE: Final[i64] = VOCABULARY.first("evolve")
DRIVE: Final[i64] = VOCABULARY.first("drive")
CUBE: Final[i64] = VOCABULARY.first("cube")

# Events, beside those of every Earth (earth.world)
TURN_BEGINS: Final = OWN_EVENTS
PAWN_PLACED: Final = OWN_EVENTS + 1  # animal, space
PAWN_LIFTED: Final = OWN_EVENTS + 2  # animal, space
PAWN_SLID: Final = OWN_EVENTS + 3  # animal, space
PAWNS_CHANGED: Final = OWN_EVENTS + 4  # animal, by
INITIATIVE_SWAPPED: Final = OWN_EVENTS + 5  # animal, other animal
PROTECTED: Final = OWN_EVENTS + 6  # animal, element
BOX_EMPTIED: Final = OWN_EVENTS + 7  # animal, element: one disk from the Wasteland box
DOMINANCE: Final = OWN_EVENTS + 8  # hex, animal before (-1), animal now (-1)
CARD_TAKEN: Final = OWN_EVENTS + 9  # animal, card
SAVED: Final = OWN_EVENTS + 10  # animal, hex
LAST_TURN: Final = OWN_EVENTS + 11

# Where points come from: an action (0 to 11), or
SURVIVAL_REASON: Final = 12
FINAL_REASON: Final = 13
START_REASON: Final = 14  # the random Earth
CARD_REASON: Final = 100  # + the card
REASONS: Final = [*ACTIONS, "survival", "final_scoring", "start"]

# The lines of the score pad
SOURCES: Final = ["start", "glaciation", "wanderlust", "domination", "cards", "survival", "final_scoring"]


def source_of(reason: int) -> int:
    """The line of the score pad for points that come from there."""
    return SOURCES.index("cards" if reason >= CARD_REASON else REASONS[reason])
