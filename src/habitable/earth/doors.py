"""What the doors of the two games of dominant species share: which animals are named, where a thing lies, and the words
of what happens on Earth."""

from collections.abc import Callable

from habitable.earth import vocabulary as v
from habitable.earth.grid import Grid
from habitable.kernel.errors import BadOptions
from habitable.kernel.events import Field, Fields, number


def read_animals(animals: list[str], names: list[str], in_play: int) -> list[int]:
    """The animals that the options of a game name, as numbers; BadOptions says what would be right."""
    for name in names:
        if name not in animals:
            raise BadOptions("wrong-word", place="animals", given=name, known=", ".join(animals))
        if names.count(name) > 1:
            raise BadOptions("options-animal-twice", place="animals", animal=name)
    if len(names) != in_play:
        raise BadOptions("options-animals", place="animals", wanted=in_play, given=str(len(names)))
    return [animals.index(name) for name in names]


def place(grid: Grid, noun: str, i: int) -> int | list[int]:
    """Where a thing lies: hexes as (q, r), corners as (0 for east or 1 for west, q, r), others by their number."""
    if noun == "hex":
        return list(grid.hexes[i])
    if noun == "corner":
        side, q, r = grid.corners[i]
        return ["EW".index(side), q, r]
    return i


def called(names: list[str]) -> Callable[[int], str | None]:
    """What a thing is called; -1 is none."""
    return lambda i: None if i < 0 else names[i]


class EarthFields:
    """What the a, b and c of events stand for, in the words of a game."""

    def __init__(
        self,
        grid: Grid,
        animals: list[str],
        elements: list[str],
        terrains: list[str],
        actions: list[str],
        spaces: list[str],
        cards: list[str],
        reason: Callable[[int], str],
    ) -> None:
        self.animal: Field = ("animal", called(animals))
        self.element: Field = ("element", called(elements))
        self.terrain: Field = ("terrain", called(terrains))
        self.action: Field = ("action", called(actions))
        self.space: Field = ("space", called(spaces))
        self.card: Field = ("card", called(cards))
        self.reason: Field = ("reason", reason)
        self.hex: Field = ("hex", lambda i: list(grid.hexes[i]))
        self.corner: Field = ("corner", grid.corner_text)
        self.number: Field = ("number", number)
        self.points: Field = ("points", number)

    def events(self, covered: tuple[str, Fields]) -> list[tuple[int, str, Fields]]:
        """The events of every Earth by number; a game has its own word for a tile that is covered by a small one."""
        animal, hex, terrain = self.animal, self.hex, self.terrain
        return [
            (v.DRAWN, "drawn", (self.element, self.action, None)),
            (v.TURNED_UP, "turned_up", (("stack", number), terrain, None)),
            (v.DEALT, "dealt", (self.card, None, None)),
            (v.ASSIGNED, "assigned", (("seat", number), animal, None)),
            (v.ELEMENT_GAINED, "element_gained", (animal, self.element, None)),
            (v.ELEMENT_LOST, "element_lost", (animal, self.element, None)),
            (v.ELEMENT_PUT, "element_put", (self.element, self.corner, None)),
            (v.ELEMENT_REMOVED, "element_removed", (self.element, self.corner, None)),
            (v.CUBES_ADDED, "cubes_added", (animal, hex, self.number)),
            (v.CUBES_MOVED, "cube_moved", (animal, hex, ("target", hex[1]))),
            (v.CUBES_ELIMINATED, "cubes_eliminated", (animal, hex, self.number)),
            (v.CUBES_RETURNED, "cubes_returned", (animal, hex, self.number)),
            (v.TILE_LAID, "tile_laid", (hex, terrain, None)),
            (v.COVERED, *covered),
            (v.POINTS, "points", (animal, self.points, self.reason)),
            (v.SCORED, "scored", (hex, terrain, self.reason)),
            (v.SURVIVAL, "survival", (animal, ("tiles", number), None)),
            (v.FINAL, "final_scoring", (("guard", bool), None, None)),
            (v.TOTAL, "total", (animal, self.points, None)),
        ]
