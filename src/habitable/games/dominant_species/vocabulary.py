"""The words of every answer of Dominant Species (rules/dominant-species.md 14): first ids of the verbs' blocks.

Questions with the same sentence share a verb: `tile` names the tile a card is about, `eliminate` a victim.
"""

from typing import Final

from habitable.earth.world import OWN_EVENTS
from habitable.games.dominant_species.components import ACTIONS, CORNERS, GRID, HEXES, SPACES

MOVES: Final = GRID.moves  # the answer MOVE + i moves a cube between the hexes of MOVES[i]

# Nature
DRAW: Final = 1  # element: a disk from the bag
TURN_UP: Final = DRAW + 6  # terrain: the next tile of a stack
DEAL: Final = TURN_UP + 7  # card
ASSIGN: Final = DEAL + 26  # animal: for the next seat, drawn or chosen
# Planning and actions
PAWN: Final = ASSIGN + 6  # space
SWAP: Final = PAWN + SPACES  # Initiative: with the marker to the left, and place the pawn
KEEP: Final = SWAP + 1  # Initiative: no swap, and place the pawn
TAKE: Final = KEEP + 1  # element: from the squares of an action, or from the bag for a card
PROTECT: Final = TAKE + 6  # element
REMOVE: Final = PROTECT + 6  # element: from the Wasteland box
PUT: Final = REMOVE + 6  # corner: the element taken
DEPLETE: Final = PUT + CORNERS  # corner
GLACIATE: Final = DEPLETE + CORNERS  # hex
SPECIATE: Final = GLACIATE + HEXES  # corner
ADD: Final = SPECIATE + CORNERS  # hex: one cube from the gene pool (Hibernation: from the eliminated)
EXPLORE: Final = ADD + HEXES  # stack: its face-up tile
LAY: Final = EXPLORE + 3  # hex: where the tile goes
COME: Final = LAY + HEXES  # hex: a cube from there onto the new tile
MOVE: Final = COME + HEXES  # two hexes
ELIMINATE: Final = MOVE + len(MOVES)  # hex, animal
DOMINATE: Final = ELIMINATE + HEXES * 6  # hex
CARD: Final = DOMINATE + HEXES  # card
SAVE: Final = CARD + 26  # hex: a mammal cube
# Cards
TILE: Final = SAVE + HEXES  # hex: the tile a card is about
LEAVE: Final = TILE + HEXES  # corner: Blight, the one disk that stays
SPARE: Final = LEAVE + CORNERS  # animal: Catastrophe, whose cube stays
LOSE: Final = SPARE + 6  # element: from the display
SACRIFICE: Final = LOSE + 6  # Immigrants: 0 an element, 1 a pawn, 2 all but one cube on each tile
EVOLVE: Final = SACRIFICE + 3  # hex, animal: a cube that gives way
DRIVE: Final = EVOLVE + HEXES * 6  # hex: Mass Exodus, where the next cube goes
CUBE: Final = DRIVE + HEXES  # 0 one that is awake, 1 one that hibernates: which one goes, or stays
SIZE: Final = CUBE + 2

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
