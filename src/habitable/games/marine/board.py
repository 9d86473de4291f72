"""What belongs to one animal: cubes, points, display, pawns, traits. Replaced, never changed."""

from typing import Final

from mypy_extensions import i64

from habitable.earth import ground
from habitable.earth.ground import NONE
from habitable.games.marine.components import CUBES, PLANKTON
from habitable.kernel.bits import bit
from habitable.kernel.piles import one

UNFED: Final = 0  # Animal.fed: no plankton of Ram Feeding,
FED: Final = 1  # one with a token from the bag,
FED_WITHOUT_TOKEN: Final = 2  # one that the bag had no token for


class Animal(ground.EarthAnimal):
    """A class of animals: besides its cubes, points and display also its pawns and traits."""

    def __init__(
        self,
        seat: i64,
        pool: i64,
        eliminated: i64,
        points: i64,
        acquired: i64,
        printed: i64,
        hand: i64,
        traits: i64,
        copied: i64,
        settled: bool,
        sheltered: i64,
        fed: i64,
        sapient: bool,
    ) -> None:
        super().__init__(seat, pool, eliminated, points, acquired)
        self.printed: i64 = printed  # pile of the elements printed on the display
        self.hand: i64 = hand  # basic pawns in front of the player
        self.traits: i64 = traits  # set of trait cards
        self.copied: i64 = copied  # the trait that Exaptation copies, or -1
        self.settled: bool = settled  # Exaptation has copied for the last time
        self.sheltered: i64 = sheltered  # pile of the elements on Phenotypic Plasticity
        self.fed: i64 = fed  # the plankton of Ram Feeding
        self.sapient: bool = sapient  # Sapience has brought its pawn

    def changed(self, pool: i64, eliminated: i64, points: i64, acquired: i64) -> "Animal":
        return Animal(
            self.seat,
            self.pool + pool,
            self.eliminated + eliminated,
            self.points + points,
            self.acquired + acquired,
            self.printed,
            self.hand,
            self.traits,
            self.copied,
            self.settled,
            self.sheltered,
            self.fed,
            self.sapient,
        )

    def having(
        self, hand: i64, traits: i64, copied: i64, settled: bool, sheltered: i64, fed: i64, sapient: bool
    ) -> "Animal":
        """The same animal with other pawns and traits."""
        return Animal(
            self.seat,
            self.pool,
            self.eliminated,
            self.points,
            self.acquired,
            self.printed,
            hand,
            traits,
            copied,
            settled,
            sheltered,
            fed,
            sapient,
        )

    def active(self) -> i64:
        """The set of traits that work: its own, and the one it copies."""
        return self.traits if self.copied < 0 else self.traits | bit(self.copied)

    def protected(self) -> i64:
        """The pile of elements that it cannot lose: those printed, and those on its traits."""
        return self.printed + self.sheltered + (one(PLANKTON) if self.fed != UNFED else 0)

    def needs(self) -> i64:
        return self.protected() + self.acquired


def new_animal(seat: i64, acquired: i64 = 0, printed: i64 = 0, hand: i64 = 0) -> Animal:
    """An animal with all its cubes in the gene pool and without traits."""
    return Animal(
        seat,
        pool=CUBES,
        eliminated=0,
        points=0,
        acquired=acquired,
        printed=printed,
        hand=hand,
        traits=0,
        copied=NONE,
        settled=False,
        sheltered=0,
        fed=UNFED,
        sapient=False,
    )
