"""Cards about pawns and initiative: Instinct, Intelligence, Nocturnal, Omnivore, Parasitism."""

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.table import vacant_spaces
from habitable.games.dominant_species.vocabulary import PAWN


def instinct(p: DominantSpeciesPosition, taker: i64) -> None:
    """The taker places a pawn from its hand on the action display."""
    if p.animal(taker).hand > 0:
        p.push(FollowInstinct(taker))


class FollowInstinct(Ask[DominantSpeciesPosition]):
    """On which space? Where this turn is still to come the pawn acts; elsewhere it waits (rules/dominant-species.md
    R44)."""

    def verb(self) -> i64:
        return PAWN

    def choices(self, p: DominantSpeciesPosition) -> i64:
        return vacant_spaces(p)

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        p.place_pawn(self.animal, thing)


def intelligence(p: DominantSpeciesPosition, taker: i64) -> None:
    """A new pawn for the taker and for everybody above it in the food chain."""
    for animal in p.playing():
        if animal <= taker:
            p.gain_pawn(animal)


def nocturnal(p: DominantSpeciesPosition, taker: i64) -> None:
    """The taker's initiative marker moves one place to the left."""
    p.move_up(taker)


def omnivore(p: DominantSpeciesPosition, taker: i64) -> None:
    """A new pawn for the taker."""
    p.gain_pawn(taker)


def parasitism(p: DominantSpeciesPosition, taker: i64) -> None:
    """A new pawn for the taker and for everybody below it in the food chain."""
    for animal in p.playing():
        if animal >= taker:
            p.gain_pawn(animal)
