"""The 18 traits, in files by what they are about: each bends the rules at a few points of `Trait`."""

from typing import Final

from habitable.games.marine.components import TRAITS
from habitable.games.marine.trait import Trait, learn
from habitable.games.marine.traits import copying, cubes, elements, placing, points, retrieving
from habitable.games.marine.traits.copying import Exaptation
from habitable.games.marine.traits.cubes import Camouflage, Carnivore, EcologicalNiche, Migratory
from habitable.games.marine.traits.elements import PhenotypicPlasticity, RamFeeding, Resilience
from habitable.games.marine.traits.placing import Benthic, Flight, Gregarious, PackHunters, Sapience
from habitable.games.marine.traits.points import Cannibal, PreySwitching, Solitary
from habitable.games.marine.traits.retrieving import Hadal, LivingFossil

MODULES: Final = [copying, cubes, elements, placing, points, retrieving]

_ALL: list[Trait] = [  # in the order of their numbers
    PackHunters(),
    Exaptation(),
    RamFeeding(),
    Hadal(),
    Camouflage(),
    Cannibal(),
    Flight(),
    Carnivore(),
    Migratory(),
    EcologicalNiche(),
    Resilience(),
    PhenotypicPlasticity(),
    Sapience(),
    Solitary(),
    Gregarious(),
    PreySwitching(),
    Benthic(),
    LivingFossil(),
]
assert len(_ALL) == len(TRAITS)
learn(_ALL)
