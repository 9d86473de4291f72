"""What is in the box (rules/marine.md 1, 3, 4, 6): animals, terrains, elements, board and display.

What may differ from a printed copy is in `components.json`, or in a user's own file of that form (`box.py`); the rules
read it from `Components`.
"""

from typing import Final

from mypy_extensions import i64

from habitable.earth.grid import Grid
from habitable.games.marine.box import read
from habitable.kernel.bits import bit
from habitable.kernel.piles import one

# Animals, in the order of the food chain (rules/marine.md 5.1)
REPTILES: Final = 0
CEPHALOPODS: Final = 1
FISHES: Final = 2
CRUSTACEANS: Final = 3
ANIMALS: Final = ["reptiles", "cephalopods", "fishes", "crustaceans"]

# Elements
ALGAE: Final = 0
GASTROPODS: Final = 1
PLANKTON: Final = 2
SPONGES: Final = 3
SUN: Final = 4
WORMS: Final = 5
ELEMENTS: Final = ["algae", "gastropods", "plankton", "sponges", "sun", "worms"]
TOKENS: Final = 19  # of each element
DISPLAY: Final = 6  # elements that an animal may have

# Terrains, from the richest to the poorest: the order of the Evolution markers (rules/marine.md 6.3)
LAND: Final = 0
KELP: Final = 1
REEF: Final = 2
SEAMOUNT: Final = 3
MEADOW: Final = 4
SAND: Final = 5
OCEAN: Final = 6
ERUPTION: Final = 7
TERRAINS: Final = ["land", "kelp", "reef", "seamount", "meadow", "sand", "ocean", "eruption"]
TILES: Final = [8, 4, 4, 4, 4, 4, 8]  # large tiles of each terrain
MARKERS: Final = 2  # of each terrain, eruption included
STACKS: Final = 3
STACK: Final = 7
ERUPTIONS: Final = 12  # small tiles

# The small tile on a large one (rules/marine.md 2.2)
VENT: Final = 1
GEYSER: Final = 2
SIDES: Final = ["vent", "geyser"]

CUBES: Final = 34
START_CUBES: Final = 3  # of each animal on the reef
PAWNS: Final = [7, 5, 4]  # basic pawns by number of animals in play, from 2 on

# The board and its start (rules/marine.md 3.1, 4)
GRID: Final = Grid([(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3])
HEXES: Final = 37
CORNERS: Final = 96

CENTRE: Final = (0, 0)
LANDS: Final = [(0, -3), (0, -2), (1, -3), (-1, -2)]  # the tiles far from the reef are the same on a random Earth
OCEANS: Final = [(0, 3), (0, 2), (1, 2), (-1, 3)]
START_TILES: Final = [
    ((0, 0), REEF),
    ((0, -1), LAND),
    ((1, -1), KELP),
    ((1, 0), SAND),
    ((0, 1), OCEAN),
    ((-1, 1), SEAMOUNT),
    ((-1, 0), MEADOW),
]
START_ERUPTIONS: Final = [((0, -3), GEYSER), ((0, 3), VENT)]
START_ELEMENTS: Final = [
    (("W", 1, -1), ALGAE),
    (("E", 0, 0), GASTROPODS),
    (("W", 1, 0), WORMS),
    (("E", -1, 1), PLANKTON),
    (("W", 0, 0), SPONGES),
    (("E", -1, 0), SUN),
]

# Sets of hexes: the border, and the halves, which tell the side of an eruption (rules/marine.md 3.1)
BORDER: Final = sum([int(bit(i)) for i, (q, r) in enumerate(GRID.hexes) if max(abs(q), abs(r), abs(q + r)) == 3])
UPPER: Final = sum([int(bit(i)) for i, (q, r) in enumerate(GRID.hexes) if 2 * r + q < 0])
MIDDLE: Final = sum([int(bit(i)) for i, (q, r) in enumerate(GRID.hexes) if 2 * r + q == 0])

# The action display (rules/marine.md 6): 37 spaces, numbered from top to bottom and left to right, and the Benthic card
# of each animal
ABUNDANCE: Final = 0
AUTOTROPHS: Final = 1
DEPLETION: Final = 2
ADAPTATION: Final = 3
REGRESSION: Final = 4
SPECIATION: Final = 5
WANDERLUST: Final = 6
TECTONICS: Final = 7
MIGRATION: Final = 8
COMPETITION: Final = 9
EVOLUTION: Final = 10
DOMINATION: Final = 11
ACTIONS: Final = [
    "abundance",
    "autotrophs",
    "depletion",
    "adaptation",
    "regression",
    "speciation",
    "wanderlust",
    "tectonics",
    "migration",
    "competition",
    "evolution",
    "domination",
]
SPACES_OF: Final = [3, 2, 1, 3, 2, 5, 3, 2, 4, 4, 5, 3]
SPACES: Final = 37
BENTHIC_SPACE: Final = 37  # + the animal
FIRST_SPACE: Final = [sum(SPACES_OF[:action]) for action in range(12)]
SPECIAL_SPACES: Final = [8, 15, 18, 20, 24, 28]  # the last ones of Adaptation, Speciation, Wanderlust, Tectonics, ...
SPACE_NAMES: Final = [
    *[f"{ACTIONS[action]} {i + 1}" for action in range(12) for i in range(SPACES_OF[action])],
    "benthic",
]
SPECIAL_PAWN: Final = 4  # + the element: a special pawn on a space; below that the animal whose basic pawn is there

DRAWN_ELEMENTS: Final = 4  # for Abundance, Adaptation, Speciation and Wanderlust each
REGRESSION_SQUARES: Final = 2
COMPETITION_MARKERS: Final = 3
EVOLUTION_MARKERS: Final = 5

# The Evolution cards, numbered 0 to 34 here and E01 to E35 in the rules (rules/marine.md 2.4)
ASTEROID: Final = 0
BIOMASS: Final = 1
RICH_HABITAT: Final = 2
DISEASE: Final = 3
PREDATOR: Final = 4
ECODIVERSITY: Final = 5
GENE_EXPRESSION: Final = 6
EXTREMOPHILES: Final = 7
ENDOSYMBIONTS: Final = 8
DIVERGENT_EVOLUTION: Final = 9
SEMIAQUATIC: Final = 10
INVASIVE_SPECIES: Final = 11
TROPHIC_CASCADE: Final = 12
TERRESTRIAL: Final = 13
MOLLUSKS: Final = 14
METAMORPHOSIS: Final = 15
CARBON_CYCLE: Final = 16
ANNELIDS: Final = 17
FECUNDITY: Final = 18
FERTILE: Final = 19
POPULATION_DOUBLING: Final = 20
NICHE_CONSTRUCTION: Final = 21
PRODUCERS: Final = 22
SOLAR_RADIATION: Final = 23
ADAPTABILITY: Final = 24
BIODIVERSITY: Final = 25
TECTONIC_MOVEMENT: Final = 26
HABITAT: Final = 27
MONOTYPIC_HABITAT: Final = 28
SYMBIOTIC: Final = 29
MARINE_SNOW: Final = 30
MASS_EXODUS: Final = 31
OMNIVORE: Final = 32
VOLCANISM: Final = 33
VORACIOUS_PREDATOR: Final = 34
CARDS: Final = [
    "asteroid",
    "biomass",
    "rich_habitat",
    "disease",
    "predator",
    "ecodiversity",
    "gene_expression",
    "extremophiles",
    "endosymbionts",
    "divergent_evolution",
    "semiaquatic",
    "invasive_species",
    "trophic_cascade",
    "terrestrial",
    "mollusks",
    "metamorphosis",
    "carbon_cycle",
    "annelids",
    "fecundity",
    "fertile",
    "population_doubling",
    "niche_construction",
    "producers",
    "solar_radiation",
    "adaptability",
    "biodiversity",
    "tectonic_movement",
    "habitat",
    "monotypic_habitat",
    "symbiotic",
    "marine_snow",
    "mass_exodus",
    "omnivore",
    "volcanism",
    "voracious_predator",
]
SLOTS: Final = 5
BOXED: Final = [15, 10, 5, 0]  # cards that stay in the box in a short, normal, long, epic game
BOTTOM: Final = 5  # Asteroid lies among that many at the bottom of the deck
NO_SYMBOL: Final = 0
BONES: Final = 1  # Extinction when the card is laid out
FISH: Final = 2  # Survival
SYMBOLS: Final = ["none", "bones", "fish", "both"]

# The Trait cards, numbered 0 to 17 here and T01 to T18 in the rules (rules/marine.md 2.5)
PACK_HUNTERS: Final = 0
EXAPTATION: Final = 1
RAM_FEEDING: Final = 2
HADAL: Final = 3
CAMOUFLAGE: Final = 4
CANNIBAL: Final = 5
FLIGHT: Final = 6
CARNIVORE: Final = 7
MIGRATORY: Final = 8
ECOLOGICAL_NICHE: Final = 9
RESILIENCE: Final = 10
PHENOTYPIC_PLASTICITY: Final = 11
SAPIENCE: Final = 12
SOLITARY: Final = 13
GREGARIOUS: Final = 14
PREY_SWITCHING: Final = 15
BENTHIC: Final = 16
LIVING_FOSSIL: Final = 17
TRAITS: Final = [
    "pack_hunters",
    "exaptation",
    "ram_feeding",
    "hadal",
    "camouflage",
    "cannibal",
    "flight",
    "carnivore",
    "migratory",
    "ecological_niche",
    "resilience",
    "phenotypic_plasticity",
    "sapience",
    "solitary",
    "gregarious",
    "prey_switching",
    "benthic",
    "living_fossil",
]
DEALT_TRAITS: Final = 3

TURN_LIMIT: Final = 1000  # the guard of rules/marine.md 7.5


class Components:
    """The data of a box, made ready for the rules. Its one field is the text of the component file, empty for ours."""

    def __init__(self, source: str) -> None:
        self.source: str = source
        box = read(source)
        self.printed: list[int] = [pile(box.animals[name].printed) for name in ANIMALS]  # by animal
        self.prizes: list[list[int]] = [box.terrains[name].score or [] for name in TERRAINS]  # by terrain
        self.caps: list[int] = [box.terrains[name].speciation or 0 for name in TERRAINS]  # of Speciation, by terrain
        self.migration: list[int] = box.spaces["migration"].cubes
        self.competition: list[int] = box.spaces["competition"].cubes
        # in the limit of six (rules/marine.md A-10)
        self.trait_elements_count: bool = box.rules["trait_elements_count"].value
        self.symbols: list[int] = [SYMBOLS.index(box.cards[name].symbol or "none") for name in CARDS]
        self.card_numbers: list[int] = [box.cards[name].number or 0 for name in CARDS]  # how many, where a card says so
        self.card_elements: list[int] = [index_or_none(box.cards[name].about, ELEMENTS) for name in CARDS]
        self.card_terrains: list[int] = [index_or_none(box.cards[name].about, TERRAINS) for name in CARDS]
        self.trait_numbers: list[int] = [box.traits[name].number or 0 for name in TRAITS]


def pile(names: list[str]) -> int:
    out: i64 = 0
    for name in names:
        out += one(ELEMENTS.index(name))
    return int(out)


def index_or_none(name: str | None, names: list[str]) -> int:
    return names.index(name) if name is not None and name in names else -1
