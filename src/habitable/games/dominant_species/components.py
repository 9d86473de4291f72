"""What is in the box (rules/dominant-species.md 1, 4, 6, 7): animals, terrains, elements, the board, the display."""

from typing import Final

from habitable.earth.grid import Grid

# Animals, in the order of the food chain (rules/dominant-species.md 1.3)
MAMMALS: Final = 0
REPTILES: Final = 1
BIRDS: Final = 2
AMPHIBIANS: Final = 3
ARACHNIDS: Final = 4
INSECTS: Final = 5
ANIMALS: Final = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]

# Elements
GRASS: Final = 0
GRUB: Final = 1
MEAT: Final = 2
SEED: Final = 3
SUN: Final = 4
WATER: Final = 5
ELEMENTS: Final = ["grass", "grub", "meat", "seed", "sun", "water"]
DISKS: Final = 20  # of each element
DISPLAY: Final = 6  # elements an animal display holds

HOME_ELEMENT: Final = [MEAT, SUN, SEED, WATER, GRUB, GRASS]  # by animal
PRINTED: Final = [2, 2, 2, 3, 2, 2]  # how many of them are printed on the display

# Terrains, and what a tile pays the first, second, ... (rules/dominant-species.md 6.5)
SEA: Final = 0
WETLAND: Final = 1
SAVANNAH: Final = 2
JUNGLE: Final = 3
FOREST: Final = 4
DESERT: Final = 5
MOUNTAIN: Final = 6
TUNDRA: Final = 7
TERRAINS: Final = ["sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain", "tundra"]
TILE_POINTS: Final = [[9, 5, 3, 2], [8, 4, 2, 1], [7, 4, 2], [6, 3, 2], [5, 3, 2], [4, 2], [3, 2], [1]]
SPECIATION_LIMIT: Final = [4, 4, 3, 3, 3, 2, 2, 1]
STACKED: Final = [6, 3, 3, 3, 3, 3, 3]  # tiles of each terrain in the three stacks
STACKS: Final = 3
STACK: Final = 8
TUNDRA_TILES: Final = 12

# By number of animals in play, from 2 on (rules/dominant-species.md 1.4)
PAWNS: Final = [7, 6, 5, 4, 3]
CUBES: Final = [55, 50, 45, 40, 35]
ALL_PAWNS: Final = 10

# The board and its start (rules/dominant-species.md 4.1, 4.3)
GRID: Final = Grid(
    [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3 and (q, r) != (0, -3) and (q, r) != (0, 3)]
)
HEXES: Final = 35
CORNERS: Final = 92

START_TILES: Final = [
    ((0, 0), SEA),
    ((0, -1), WETLAND),
    ((1, -1), SAVANNAH),
    ((1, 0), DESERT),
    ((0, 1), MOUNTAIN),
    ((-1, 1), FOREST),
    ((-1, 0), JUNGLE),
]
LARGE_TILES: Final = [n + [start for _, start in START_TILES].count(t) for t, n in enumerate(STACKED)]  # by terrain
START_ELEMENTS: Final = [
    (("W", 1, -1), WATER),
    (("E", 0, 0), GRASS),
    (("W", 1, 0), SUN),
    (("E", -1, 1), MEAT),
    (("W", 0, 0), SEED),
    (("E", -1, 0), GRUB),
    (("W", 0, -1), WATER),
    (("E", 0, -1), GRASS),
    (("W", 2, -1), SUN),
    (("E", 0, 1), MEAT),
    (("W", 0, 1), SEED),
    (("E", -2, 1), GRUB),
]
START_CUBES: Final = [
    ((0, -1), [(AMPHIBIANS, 2), (ARACHNIDS, 1), (INSECTS, 1)]),
    ((1, -1), [(INSECTS, 2), (AMPHIBIANS, 1), (REPTILES, 1)]),
    ((1, 0), [(REPTILES, 2), (INSECTS, 1), (MAMMALS, 1)]),
    ((0, 1), [(MAMMALS, 2), (REPTILES, 1), (BIRDS, 1)]),
    ((-1, 1), [(BIRDS, 2), (MAMMALS, 1), (ARACHNIDS, 1)]),
    ((-1, 0), [(ARACHNIDS, 2), (BIRDS, 1), (AMPHIBIANS, 1)]),
]

# The action display (rules/dominant-species.md 7): 41 eyeball spaces, numbered from top to bottom and left to right
INITIATIVE: Final = 0
ADAPTATION: Final = 1
REGRESSION: Final = 2
ABUNDANCE: Final = 3
WASTELAND: Final = 4
DEPLETION: Final = 5
GLACIATION: Final = 6
SPECIATION: Final = 7
WANDERLUST: Final = 8
MIGRATION: Final = 9
COMPETITION: Final = 10
DOMINATION: Final = 11
ACTIONS: Final = [
    "initiative",
    "adaptation",
    "regression",
    "abundance",
    "wasteland",
    "depletion",
    "glaciation",
    "speciation",
    "wanderlust",
    "migration",
    "competition",
    "domination",
]
SPACES_OF: Final = [1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5]
SPACES: Final = 41
FIRST_SPACE: Final = [sum(SPACES_OF[:action]) for action in range(12)]
SPACE_NAMES: Final = [f"{ACTIONS[action]} {i + 1}" for action in range(12) for i in range(SPACES_OF[action])]

# By action the animal that acts there once without a pawn, before or after all pawns (rules/dominant-species.md 1.3)
FREE_BEFORE: Final = {COMPETITION: ARACHNIDS}
FREE_AFTER: Final = {REGRESSION: REPTILES, SPECIATION: INSECTS}

SPECIATION_ELEMENTS: Final = [MEAT, SUN, SEED, WATER, GRUB, GRASS]
MIGRATION_CUBES: Final = [7, 6, 5, 4, 3, 2]
COMPETITION_TERRAINS: Final = [  # beside tundra
    [JUNGLE, WETLAND],
    [WETLAND, DESERT],
    [DESERT, FOREST],
    [FOREST, SAVANNAH],
    [SAVANNAH, MOUNTAIN],
    [MOUNTAIN, SEA],
    [SEA, JUNGLE],
]
SQUARES: Final = 4  # disks drawn to Adaptation, Abundance and Wanderlust each turn

# The dominance cards, numbered 0 to 25 here and 1 to 26 in the rules (rules/dominant-species.md 2.5)
AQUATIC: Final = 0
BIODIVERSITY: Final = 1
BIOMASS: Final = 2
BLIGHT: Final = 3
CATASTROPHE: Final = 4
COLD_SNAP: Final = 5
DISEASE: Final = 6
ECODIVERSITY: Final = 7
EVOLUTION: Final = 8
FECUNDITY: Final = 9
FERTILE: Final = 10
HABITAT: Final = 11
HIBERNATION: Final = 12
ICE_AGE: Final = 13
ICE_SHEET: Final = 14
IMMIGRANTS: Final = 15
INSTINCT: Final = 16
INTELLIGENCE: Final = 17
MASS_EXODUS: Final = 18
METAMORPHOSIS: Final = 19
NICHE_BIOMES: Final = 20
NOCTURNAL: Final = 21
OMNIVORE: Final = 22
PARASITISM: Final = 23
PREDATOR: Final = 24
SYMBIOTIC: Final = 25
CARDS: Final = [
    "aquatic",
    "biodiversity",
    "biomass",
    "blight",
    "catastrophe",
    "cold_snap",
    "disease",
    "ecodiversity",
    "evolution",
    "fecundity",
    "fertile",
    "habitat",
    "hibernation",
    "ice_age",
    "ice_sheet",
    "immigrants",
    "instinct",
    "intelligence",
    "mass_exodus",
    "metamorphosis",
    "niche_biomes",
    "nocturnal",
    "omnivore",
    "parasitism",
    "predator",
    "symbiotic",
]
LONG_DECK_ONLY: Final = [IMMIGRANTS, INTELLIGENCE, OMNIVORE, PARASITISM]
AVAILABLE: Final = 5
TURN_LIMIT: Final = 60  # the guard of rules/dominant-species.md 12
