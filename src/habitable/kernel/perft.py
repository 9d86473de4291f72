"""Node counts ("perft"): in how many ways a game can go on. A count that changes means that the rules changed."""

from habitable.kernel.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` answers, Nature's included; a game that ends sooner counts as it ended.

    Seats that are asked at once answer in the order of seats, as in a record.
    """
    if depth == 0 or position.over():
        return 1
    seat = position.turn()
    options = position.options(seat)
    if depth == 1:
        return len(options)
    count = 0
    for answer in options:
        after = position.copy()
        after.play(seat, answer)
        count += perft(after, depth - 1)
    return count
