"""Traits about cubes on Earth: Camouflage, Carnivore, Migratory, Ecological Niche."""

from mypy_extensions import i64

from habitable.earth.asking import Offer
from habitable.games.marine.components import CARNIVORE, ECOLOGICAL_NICHE, MIGRATORY
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.trait import Trait
from habitable.games.marine.vocabulary import HIDE


class Camouflage(Trait):
    """A cube may come onto every tile that the Wanderlust or Tectonics of others has made."""

    def discovers(self, p: MarinePosition, animal: i64, hex: i64) -> None:
        p.push(Hide(animal, hex))


class Hide(Offer[MarinePosition]):
    """A cube from the gene pool onto the new tile?"""

    def __init__(self, animal: i64, hex: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex

    def verb(self) -> i64:
        return HIDE

    def choices(self, p: MarinePosition) -> i64:
        return 1 if p.animal(self.animal).pool > 0 else 0

    def chosen(self, p: MarinePosition, thing: i64) -> None:
        p.add(self.animal, self.hex, 1)


class Carnivore(Trait):
    """Cubes also thrive where there are enough cubes of others."""

    def feeds(self, p: MarinePosition, animal: i64, hex: i64) -> bool:
        tile = p.tile(hex)
        return tile.all_cubes() - tile.of(animal) >= p.components.trait_numbers[CARNIVORE]


class Migratory(Trait):
    """Migration moves more cubes, each up to two tiles far."""

    def more_moves(self, p: MarinePosition) -> i64:
        return p.components.trait_numbers[MIGRATORY]

    def moves_far(self) -> bool:
        return True


class EcologicalNiche(Trait):
    """Around an element whose special pawn one controls, Speciation gives oneself more cubes on a tile, and others
    fewer."""

    def more_species(self, p: MarinePosition, animal: i64, other: i64, element: i64) -> i64:
        if p.control[element] != animal:
            return 0
        more: i64 = p.components.trait_numbers[ECOLOGICAL_NICHE]
        return more if other == animal else -more
