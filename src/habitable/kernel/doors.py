"""What the doors of the two games of dominant species share: which animals are named, and where a thing lies."""

from habitable.kernel.errors import BadOptions
from habitable.kernel.hexes import Grid


def read_animals(game: str, animals: list[str], names: list[str], in_play: int) -> list[int]:
    """The animals that the options of a game name, as numbers; BadOptions says what would be right."""
    where = f"{game}: animals"
    for name in names:
        if name not in animals:
            raise BadOptions(f'{where}: "{name}" is no animal ({", ".join(animals)})')
        if names.count(name) > 1:
            raise BadOptions(f"{where}: {name} cannot play twice")
    if len(names) != in_play:
        raise BadOptions(f"{where}: {in_play} of them are in play, and {len(names)} are named")
    return [animals.index(name) for name in names]


def place(grid: Grid, noun: str, i: int) -> int | list[int]:
    """Where a thing lies: hexes as (q, r), corners as (0 for east or 1 for west, q, r), others by their number."""
    if noun == "hex":
        return list(grid.hexes[i])
    if noun == "corner":
        side, q, r = grid.corners[i]
        return ["EW".index(side), q, r]
    return i
