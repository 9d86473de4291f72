"""The words of every answer of Marine (rules/marine.md 14): first ids of the verbs' blocks.

Questions with the same sentence share a verb: `tile` names the tile a card is about, `eliminate` a victim.
"""

from typing import Final

from habitable.earth.world import OWN_EVENTS
from habitable.games.marine.components import ACTIONS, CARDS, CORNERS, GRID, HEXES, SPACES, TRAITS

MOVES: Final = GRID.moves  # the answer MOVE + i moves a cube between the hexes of MOVES[i]
SPACE_WORDS: Final = SPACES + 1  # the Benthic card is the last one

# Nature
DRAW: Final = 1  # element: a token from the bag
TURN_UP: Final = DRAW + 6  # terrain: the next tile of a stack
MARK: Final = TURN_UP + 7  # terrain: a marker from the bag
DEAL: Final = MARK + 8  # card
DEAL_TRAIT: Final = DEAL + len(CARDS)  # trait
BEGIN: Final = DEAL_TRAIT + len(TRAITS)  # seat: who chooses an animal first
ASSIGN: Final = BEGIN + 2  # animal: for the next seat, drawn or chosen
# Traits
KEEP: Final = ASSIGN + 4  # trait: of those dealt
DISCARD: Final = KEEP + len(TRAITS)  # trait: of those dealt, or held
COPY: Final = DISCARD + len(TRAITS)  # trait: Exaptation
CLAIM: Final = COPY + len(TRAITS)  # element: Pack Hunters, its special pawn
SHELTER: Final = CLAIM + 6  # Phenotypic Plasticity: the element goes onto the card
HIDE: Final = SHELTER + 1  # Camouflage: a cube onto the new tile
# Turns and actions
RETRIEVE: Final = HIDE + 1
PAWN: Final = RETRIEVE + 1  # space: a basic pawn
SPECIAL: Final = PAWN + SPACE_WORDS  # element, space: a special pawn
TAKE: Final = SPECIAL + 6 * SPACE_WORDS  # element: from the box of an action, or from the bag for a card
SWAP: Final = TAKE + 6  # element: take it from the box, and give another for it
LOSE: Final = SWAP + 6  # element: from the display
PUT: Final = LOSE + 6  # corner: the element taken
LIFT: Final = PUT + CORNERS  # corner: its element leaves Earth, or is moved
EXCHANGE: Final = LIFT + CORNERS  # corner: its element for the one taken
GUARD: Final = EXCHANGE + CORNERS  # Regression: a cube onto a square
SPECIATE: Final = GUARD + 1  # corner
ADD: Final = SPECIATE + CORNERS  # hex: one cube from the gene pool
EXPLORE: Final = ADD + HEXES  # stack: its face-up tile
LAY: Final = EXPLORE + 3  # hex: where the tile goes
COME: Final = LAY + HEXES  # hex: a cube from there onto the new tile
ERUPT: Final = COME + HEXES  # hex
SIDE: Final = ERUPT + HEXES  # 0 vent, 1 geyser
FROM: Final = SIDE + 2  # 0 the gene pool, 1 the box: where the new cube comes from
MOVE: Final = FROM + 2  # two hexes
ELIMINATE: Final = MOVE + len(MOVES)  # hex, animal
EVOLVE: Final = ELIMINATE + HEXES * 4  # hex: the tile to score
CARD: Final = EVOLVE + HEXES  # card
DOMINATE: Final = CARD + len(CARDS)  # element
# Cards
TILE: Final = DOMINATE + 6  # hex: the tile a card is about
SPARE: Final = TILE + HEXES  # animal: Asteroid, whose cube stays
TERRAIN: Final = SPARE + 4  # terrain: Rich Habitat
TRAIT: Final = TERRAIN + 8  # trait: Gene Expression, the one to take
RETURN: Final = TRAIT + len(TRAITS)  # animal: Solar Radiation, whose cube returns to its gene pool
DRIVE: Final = RETURN + 4  # hex: Mass Exodus, where the next cube goes
SIZE: Final = DRIVE + HEXES

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
