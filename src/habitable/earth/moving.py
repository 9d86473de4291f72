"""Cubes that come onto tiles, and cubes that move on: questions that both games of dominant species ask alike.

What follows is pushed before the cube goes: its going may ask something first.
"""

from typing import Any

from mypy_extensions import i64

from habitable.earth.asking import Offer, OfferList, W
from habitable.earth.world import World
from habitable.kernel.bits import bit, lowest, members
from habitable.kernel.piles import count, one
from habitable.kernel.position import Question


class SpreadAround(Offer[W]):
    """One more cube, and onto which tile around a corner? The subclass writes `verb` and `spreading`."""

    def __init__(self, animal: i64, corner: i64, limits: i64) -> None:
        super().__init__(animal)
        self.corner: i64 = corner
        self.limits: i64 = limits  # pile: how many more may go onto the first, second, third hex of the corner

    def spreading(self, limits: i64) -> "SpreadAround[W]":
        """This question with other limits."""
        raise NotImplementedError

    def choices(self, p: W) -> i64:
        out: i64 = 0
        if p.animal(self.animal).pool > 0:
            for i, hex in enumerate(members(p.grid().touched[self.corner])):
                if count(self.limits, i) > 0:
                    out |= bit(hex)
        return out

    def chosen(self, p: W, thing: i64) -> None:
        hexes: i64 = p.grid().touched[self.corner]
        kept: i64 = p.later(hexes, thing)
        limits: i64 = 0
        for i, hex in enumerate(members(hexes)):
            if kept & bit(hex) != 0:
                limits += one(i) * count(self.limits, i)
            if hex == thing:
                limits -= one(i)
        p.push(self.spreading(limits))
        p.add(self.animal, thing, 1)


class AddMore(Offer[W]):
    """Another cube onto a tile? The subclass writes `verb` and `adding`."""

    def __init__(self, animal: i64, hex: i64, left: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex
        self.left: i64 = left

    def adding(self, left: i64) -> Question[Any]:
        """This question with that many cubes left."""
        raise NotImplementedError

    def choices(self, p: W) -> i64:
        return bit(self.hex) if self.left > 0 and p.animal(self.animal).pool > 0 else 0

    def chosen(self, p: W, thing: i64) -> None:
        p.push(self.adding(self.left - 1))
        p.add(self.animal, thing, 1)


class ComeOver(Offer[W]):
    """An animal moves cubes from the neighbours onto a new tile, one at a time. The subclass writes `verb` and
    `coming`."""

    def __init__(self, animal: i64, hex: i64, sources: i64) -> None:
        super().__init__(animal)
        self.hex: i64 = hex
        self.sources: i64 = sources

    def coming(self, sources: i64) -> Question[Any]:
        """This question with other neighbours."""
        raise NotImplementedError

    def choices(self, p: W) -> i64:
        return self.sources & p.present[self.animal]

    def chosen(self, p: W, thing: i64) -> None:
        p.push(self.coming(p.later(self.sources, thing)))
        p.move(self.animal, thing, self.hex)


class MoveOn(OfferList[W]):
    """Which cube moves next? Those that have moved stay. The subclass writes `verb`, `moving` and `far`."""

    def __init__(self, animal: i64, left: i64, unmoved: list[int], first: i64) -> None:
        super().__init__(animal)
        self.left: i64 = left
        self.unmoved: list[int] = unmoved  # by hex
        self.first: i64 = first  # moves before this one are over (a chain that is ordered)

    def verb(self) -> i64:
        """The first answer id of the moves of the grid."""
        raise NotImplementedError

    def moving(self, left: i64, unmoved: list[int], first: i64) -> "MoveOn[W]":
        """This question after a move."""
        raise NotImplementedError

    def far(self, p: W) -> bool:
        """Whether cubes may move two tiles far."""
        raise NotImplementedError

    def answers(self, p: W) -> list[int]:
        out: list[int] = []
        if self.left == 0:
            return out
        verb: i64 = self.verb()
        grid = p.grid()
        hexes: i64 = len(grid.hexes)
        far = self.far(p)
        source: i64 = 0
        for cubes in self.unmoved:
            if cubes > 0:
                targets: i64 = steps_from(p, source, far)
                while targets != 0:
                    move: i64 = grid.move_of[source * hexes + lowest(targets)]
                    if move >= self.first:
                        out.append(int(verb + move))
                    targets &= targets - 1
            source += 1
        return out

    def chosen(self, p: W, answer: i64) -> None:
        move: i64 = answer - self.verb()
        source, target = p.grid().moves[move]
        unmoved = self.unmoved.copy()
        unmoved[source] -= 1
        p.push(self.moving(self.left - 1, unmoved, move if p.ordered else 0))
        p.move(self.animal, source, target)


def steps_from(p: World, hex: i64, far: bool) -> i64:
    """The tiles to which a cube may move: never over or onto an empty hex."""
    grid = p.grid()
    near: i64 = grid.neighbours[hex] & p.land
    return near | grid.beside(near) & p.land & ~bit(hex) if far else near


def reach(p: World, animal: i64, far: bool) -> i64:
    """The tiles to which any cube of an animal may move."""
    out: i64 = 0
    left: i64 = p.present[animal]
    while left != 0:
        out |= steps_from(p, lowest(left), far)
        left &= left - 1
    return out


def cubes_by_hex(p: World, animal: i64) -> list[int]:
    """The cubes of an animal on each hex."""
    return [0 if tile is None else int(tile.of(animal)) for tile in p.tiles]
