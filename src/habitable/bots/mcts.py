"""An ordinary Monte Carlo tree search with random playouts: it knows nothing of any game. Levels are measured by it.

Each simulation is played in a world of its own that looks the same to the seat. The tree has a node for each order of
answers of the seats; what Nature draws is not in it. Everybody at the table is taken to play for a win.
"""

import math
from time import thread_time
from typing import Final

from mypy_extensions import i64

from habitable.kernel.position import NATURE, Position, playout
from habitable.kernel.rng import Rng

CURIOSITY: Final = 0.7  # how much the less visited answers are preferred


class Node:
    """What came of the answers that lead here."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.won: float = 0.0  # by the seat that gave the last of them
        self.after: dict[int, Node] = {}  # by answer


class Tree:
    """How an ordinary search looks for an answer."""

    def __init__(self, simulations: i64, seconds: float) -> None:
        self.simulations: i64 = simulations
        self.seconds: float = seconds  # of the processor, however busy the machine is; 0 for no end of time

    def answer(self, position: Position, seat: i64, rng: Rng) -> i64:
        options = position.options(seat)
        if len(options) == 1:
            return options[0]
        root = Node()
        ends = thread_time() + self.seconds
        done: i64 = 0
        while done < self.simulations and (self.seconds == 0.0 or done == 0 or thread_time() < ends):
            simulate(root, position.imagine(seat, rng), rng)
            done += 1
        best: i64 = options[0]
        most: i64 = -1
        for option in options:
            if option in root.after and root.after[option].visits > most:
                most = root.after[option].visits
                best = option
        return best


def simulate(root: Node, p: Position, rng: Rng) -> None:
    """Down the tree, one node further, at random to the end, and back."""
    path: list[Node] = [root]
    seats: list[int] = [NATURE]
    node = root
    new = False
    while not new and not p.over():
        seat = p.turn()
        if seat == NATURE:
            p.accept(seat, p.draw(seat, rng))
            p.settle()
            continue
        answer = choose(node, p.options(seat), rng)
        new = answer not in node.after
        if new:
            node.after[answer] = Node()
        node = node.after[answer]
        path.append(node)
        seats.append(int(seat))
        p.accept(seat, answer)
        p.settle()
    playout(p, rng)
    places = p.places()
    share = 1.0 / float(max(1, places.count(1)))
    i: i64 = 0
    for each in path:
        each.visits += 1
        if seats[i] >= 0 and places[seats[i]] == 1:
            each.won += share
        i += 1


def choose(node: Node, options: list[int], rng: Rng) -> int:
    """One that was never tried, or the one with the highest bound of confidence."""
    fresh = [option for option in options if option not in node.after]
    if fresh:
        return fresh[rng.below(len(fresh))]
    best = options[0]
    highest = -1.0
    log = math.log(float(node.visits + 1))
    for option in options:
        child = node.after[option]
        n = float(child.visits)
        bound = child.won / n + CURIOSITY * math.sqrt(log / n)
        if bound > highest:
            highest = bound
            best = option
    return best
