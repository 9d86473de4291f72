"""A position with the eyes of one animal, for players that weigh what an answer leads to."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from habitable.earth.world import World

ALIVE: Final = 10  # how strong a cube counts where it lives


class Sight:
    """A position with the eyes of one animal: what it, and positions like it, are worth to the animal, in hundredths of
    a point. A game's own Sight remembers what it can of the first position."""

    def __init__(self, p: "World", animal: i64, rivals: i64) -> None:
        self.animal: i64 = animal
        self.rivals: i64 = rivals  # in a hundred: how much the others' mean counts against one's own
        self.all: i64 = len(p.animals)
        self.others: i64 = max(1, len(p.playing()) - 1)

    def worth(self, q: "World") -> i64:
        raise NotImplementedError

    def share(self, animal: i64, worth: i64) -> i64:
        """Another animal's worth counts against one's own."""
        return worth if animal == self.animal else -(worth * self.rivals) // (100 * self.others)

    def places(self, strengths: i64, prizes: list[int], place: i64, cube: i64) -> i64:
        """What the animals of a tile are worth when they are that strong, ten bits each: so much for each point that
        their place pays, and for each cube that lives."""
        total: i64 = 0
        animal: i64 = 0
        while animal < self.all:
            mine: i64 = strengths >> (animal * 10) & 1023
            if mine > 0:
                worth: i64 = cube * mine // ALIVE
                before: i64 = 0
                other: i64 = 0
                while other < self.all:
                    theirs: i64 = strengths >> (other * 10) & 1023
                    if theirs > mine or (theirs == mine and other < animal):
                        before += 1
                    other += 1
                if before < len(prizes):
                    worth += place * prizes[before]
                total += self.share(animal, worth)
            animal += 1
        return total
