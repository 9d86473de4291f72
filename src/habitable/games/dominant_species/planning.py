"""Planning (rules/dominant-species.md 8): pawns onto the action display."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import vacant_spaces
from habitable.games.dominant_species.vocabulary import PAWN
from habitable.kernel.questions import Step


class Plan(Step[DominantSpeciesPosition]):
    """Round and round the initiative track: whoever has a pawn in hand places one."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: i64 = place  # on the track

    def happen(self, p: DominantSpeciesPosition) -> None:
        n: i64 = len(p.initiative)
        i: i64 = 0
        while i < n:
            place: i64 = (self.place + i) % n
            animal = p.initiative[place]
            if p.animal(animal).hand > 0:
                p.push(Plan((place + 1) % n))
                p.push(PlacePawn(animal))
                return
            i += 1


class PlacePawn(Ask[DominantSpeciesPosition]):
    """A pawn onto any vacant eyeball space."""

    def verb(self) -> i64:
        return PAWN

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return vacant_spaces(p)

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.place_pawn(self.animal, thing)
