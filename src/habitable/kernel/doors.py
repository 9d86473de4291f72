"""What the doors of the two games of dominant species share: which animals are named, and where a thing lies."""

from habitable.kernel.errors import BadOptions
from habitable.kernel.hexes import Grid


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
