"""Cards about pawns and initiative: Immigrants, Instinct, Intelligence, Nocturnal, Omnivore, Parasitism."""

from typing import Final

from mypy_extensions import i64

from habitable.earth.asking import Ask
from habitable.games.dominant_species.cards.elements import GiveUpElement
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.sleepers import keep_one, surplus
from habitable.games.dominant_species.vocabulary import PAWN, SACRIFICE
from habitable.kernel.bits import bit, members

# ── Immigrants ──────────────────────────────────────────────────────────────────────────────────────────────────────

AN_ELEMENT: Final = 0
A_PAWN: Final = 1
SPECIES: Final = 2


def immigrants(p: DominantSpeciesPosition, taker: i64) -> None:
    """Every animal gives up an acquired element, a pawn, or all but one of its cubes on each tile."""
    for animal in reversed(p.playing()):
        p.push(Sacrifice(animal))


class Sacrifice(Ask[DominantSpeciesPosition]):
    """What does this animal give up? Its cubes it always may, even where that costs nothing (rules/dominant-species.md
    R20)."""

    def verb(self) -> i64:
        return SACRIFICE

    def choices(self, p: DominantSpeciesPosition) -> i64:
        a = p.animal(self.animal)
        out: i64 = bit(SPECIES)
        if a.acquired != 0:
            out |= bit(AN_ELEMENT)
        if a.hand > 0:
            out |= bit(A_PAWN)
        return out

    def chosen(self, p: DominantSpeciesPosition, thing: i64) -> None:
        if thing == AN_ELEMENT:
            p.push(GiveUpElement(self.animal))
        elif thing == A_PAWN:
            p.lose_pawn(self.animal)
        else:
            for hex in members(p.present[self.animal]):
                keep_one(p, self.animal, self.animal, hex, False)

    def species(self, p: DominantSpeciesPosition) -> i64:
        """How many cubes it costs to give them up."""
        out: i64 = 0
        for hex in members(p.present[self.animal]):
            out += surplus(p, self.animal, hex)
        return out


# ── the others ──────────────────────────────────────────────────────────────────────────────────────────────────────


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
        return p.vacant_spaces()

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
