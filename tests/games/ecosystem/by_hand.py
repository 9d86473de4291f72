"""Scoring and placing by the letter of the rules, slowly: an oracle for the real thing, which thinks in bit sets."""

Cell = tuple[int, int]
Cards = dict[Cell, str]

MEADOWS = {1: 0, 2: 3, 3: 6, 4: 10}
GAPS = {0: 12, 1: 12, 2: 12, 3: 7, 4: 3, 5: 0}


def cards(text: str) -> Cards:
    return {(r, c): letter for r, row in enumerate(text.split("/")) for c, letter in enumerate(row) if letter != "."}


def beside(cell: Cell) -> set[Cell]:
    r, c = cell
    return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}


def groups(lying: Cards, kind: str) -> list[set[Cell]]:
    left = {cell for cell, letter in lying.items() if letter == kind}
    out = []
    while left:
        group: set[Cell] = set()
        edge = {left.pop()}
        while edge:
            group |= edge
            edge = {near for cell in edge for near in beside(cell)} & left
            left -= edge
        out.append(group)
    return out


def kinds(lying: Cards) -> dict[str, int]:
    """The points of the nine kinds that an ecosystem scores by itself."""

    def of(kind: str) -> list[Cell]:
        return [cell for cell, letter in lying.items() if letter == kind]

    def near(cell: Cell, letters: str) -> int:
        return sum(lying.get(other, ".") in letters for other in beside(cell))

    def seen(cell: Cell, letters: str) -> int:
        return sum(
            letter in letters and 1 <= abs(cell[0] - r) + abs(cell[1] - c) <= 2 for (r, c), letter in lying.items()
        )

    streams = groups(lying, "S")
    return {
        "rabbit": len(of("R")),
        "fox": sum(3 for cell in of("F") if near(cell, "BW") == 0),
        "dragonfly": sum(len(stream) for cell in of("G") for stream in streams if stream & beside(cell)),
        "trout": sum(2 * near(cell, "SG") for cell in of("T")),
        "bear": sum(2 * near(cell, "HT") for cell in of("B")),
        "bee": sum(3 * near(cell, "M") for cell in of("H")),
        "eagle": sum(2 * seen(cell, "TR") for cell in of("E")),
        "deer": 2 * len({r for r, _ in of("D")}) + 2 * len({c for _, c in of("D")}),
        "meadow": sum(MEADOWS.get(len(meadow), 15) for meadow in groups(lying, "M")),
    }


def longest_stream(lying: Cards) -> int:
    return max((len(stream) for stream in groups(lying, "S")), default=0)


def wolves(lying: Cards) -> int:
    return sum(letter == "W" for letter in lying.values())


def prizes(values: list[int], table: list[int]) -> list[int]:
    """Places are given out from the top: all with the same value share one, and as many places are lost."""
    out = [0] * len(values)
    place = 0
    for value in sorted(set(values) - {0}, reverse=True):
        sharing = [i for i, other in enumerate(values) if other == value]
        for i in sharing:
            out[i] = table[place] if place < len(table) else 0
        place += len(sharing)
    return out


def totals(boards: list[str], matt: str | None = None) -> list[tuple[int, int]]:
    """Total and gaps of each player."""
    laid = [cards(text) for text in boards]
    rivals = [] if matt is None else [matt]
    wolf = prizes([wolves(lying) for lying in laid] + [pile.count("W") for pile in rivals], [12, 8, 4])
    stream = prizes([longest_stream(lying) for lying in laid] + [pile.count("S") for pile in rivals], [8, 5])
    out = []
    for i, lying in enumerate(laid):
        points = [*kinds(lying).values(), wolf[i], stream[i]]
        gaps = points.count(0)
        out.append((sum(points) + GAPS.get(gaps, -5), gaps))
    return out


def legal_cells(lying: set[Cell], shapes: list[tuple[int, int]]) -> set[Cell]:
    """Where the next card may go so that all fit one of the shapes (width, height)."""
    if not lying:
        return {(0, 0)}

    def fits(cells: set[Cell]) -> bool:
        height = max(r for r, _ in cells) - min(r for r, _ in cells) + 1
        width = max(c for _, c in cells) - min(c for _, c in cells) + 1
        return any(width <= w and height <= h for w, h in shapes)

    return {new for cell in lying for new in beside(cell) if new not in lying and fits(lying | {new})}
