"""Boards of flat-top hexes in axial coordinates (q to the right, r downwards), and the corners between them.

A hex is a number into `hexes`, ordered by q, then r; sets of hexes are native integers. A corner is a number into
`corners`, the east corners first; it touches up to three hexes of the board and belongs to each of them. Which
corners are vacant depends on the position: see `table`.
"""

from mypy_extensions import i64

from habitable.kernel.bits import bit, lowest, size

_DIRECTIONS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # clockwise from north


class Grid:
    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        self.hexes: list[tuple[int, int]] = sorted(hexes)
        self.index: dict[tuple[int, int], int] = {at: i for i, at in enumerate(self.hexes)}
        self.corners: list[tuple[str, int, int]] = self._find_corners()
        self.corner_texts: list[str] = [f"{side}({q},{r})" for side, q, r in self.corners]
        self.corner_index: dict[tuple[str, int, int], int] = {at: i for i, at in enumerate(self.corners)}
        self.neighbours: list[int] = [self._near(q, r) for q, r in self.hexes]  # of each hex: a set
        self.within_two: list[int] = [self._two_away(i) for i in range(len(self.hexes))]
        self.moves: list[tuple[int, int]] = self._find_moves()  # pairs of hexes at most two apart
        self.move_of: list[int] = self._number_moves()  # by source * hexes + target: the number of the move, or -1
        self.touched: list[int] = [self._touched(side, q, r) for side, q, r in self.corners]  # of each corner: hexes
        self.inner: list[int] = [corner for corner, hexes in enumerate(self.touched) if size(hexes) == 3]
        self.around: list[list[int]] = [  # the six corners of each hex, clockwise from east
            [self.corner_index[corner] for corner in corners_of(q, r)] for q, r in self.hexes
        ]

    def beside(self, hexes: i64) -> i64:
        """The hexes that share an edge with one of these."""
        out: i64 = 0
        left: i64 = hexes
        while left != 0:
            out |= self.neighbours[lowest(left)]
            left &= left - 1
        return out

    def connected(self, hexes: i64) -> bool:
        """Whether one can go from each of these to every other, over no hex between them."""
        reached: i64 = hexes & -hexes
        while self.beside(reached) & hexes & ~reached != 0:
            reached |= self.beside(reached) & hexes
        return reached == hexes

    def _find_moves(self) -> list[tuple[int, int]]:
        n = len(self.hexes)
        return [(a, b) for a in range(n) for b in range(n) if self.within_two[a] >> b & 1]

    def _number_moves(self) -> list[int]:
        out = [-1] * (len(self.hexes) * len(self.hexes))
        for i, (a, b) in enumerate(self.moves):
            out[a * len(self.hexes) + b] = i
        return out

    def _find_corners(self) -> list[tuple[str, int, int]]:
        found = {corner for q, r in self.hexes for corner in corners_of(q, r)}
        return sorted(found)

    def _near(self, q: int, r: int) -> int:
        out: i64 = 0
        for dq, dr in _DIRECTIONS:
            if (q + dq, r + dr) in self.index:
                out |= bit(self.index[(q + dq, r + dr)])
        return out

    def _two_away(self, i: int) -> int:
        """The hexes at most two steps away, over hexes of the board, without the hex itself."""
        near: i64 = self.neighbours[i]
        return (near | self.beside(near)) & ~bit(i)

    def _touched(self, side: str, q: int, r: int) -> int:
        out: i64 = 0
        for at in hexes_at(side, q, r):
            if at in self.index:
                out |= bit(self.index[at])
        return out

    def hex_text(self, i: int) -> str:
        q, r = self.hexes[i]
        return f"{q},{r}"

    def corner_text(self, i: int) -> str:
        return self.corner_texts[i]


def hexes_at(side: str, q: int, r: int) -> list[tuple[int, int]]:
    """The three hexes around a corner, on the board or not."""
    if side == "E":
        return [(q, r), (q + 1, r - 1), (q + 1, r)]
    return [(q, r), (q - 1, r), (q - 1, r + 1)]


def corners_of(q: int, r: int) -> list[tuple[str, int, int]]:
    """The corners of a hex, clockwise from east."""
    return [
        ("E", q, r),
        ("W", q + 1, r),
        ("E", q - 1, r + 1),
        ("W", q, r),
        ("E", q - 1, r),
        ("W", q + 1, r - 1),
    ]
