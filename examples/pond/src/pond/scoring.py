"""What it is worth (README, 4): a line of the score pad for each kind, and one for the goals."""

from habitable.kernel.piles import count
from pond.components import (
    DRAGONFLY,
    FROG,
    FROG_POINTS,
    GOAL_POINTS,
    LILY,
    LONE_PIKE,
    MOST_NEWTS,
    NEWT,
    PIKE,
)


def frogs(pond: int) -> int:
    """Each needs a lily of its own."""
    return FROG_POINTS * min(count(pond, FROG), count(pond, LILY))


def dragonflies(pond: int) -> int:
    """1, 3, 6, 10, …"""
    n = count(pond, DRAGONFLY)
    return n * (n + 1) // 2


def newts(pond: int, ponds: list[int]) -> int:
    """For whoever has most; several share it."""
    mine, all_of_them = count(pond, NEWT), [count(other, NEWT) for other in ponds]
    return MOST_NEWTS // all_of_them.count(mine) if 0 < mine == max(all_of_them) else 0


def pikes(pond: int) -> int:
    """A second one, and they eat each other."""
    return LONE_PIKE if count(pond, PIKE) == 1 else 0


def goal(pond: int, kind: int) -> int:
    """Of a seat whose goal is not known, nothing."""
    return GOAL_POINTS * count(pond, kind) if kind >= 0 else 0


def lines(ponds: list[int], goals: list[int]) -> dict[str, list[int]]:
    """The score pad: by name of the line, everybody's points."""
    return {
        "lily": [count(pond, LILY) for pond in ponds],
        "frog": [frogs(pond) for pond in ponds],
        "dragonfly": [dragonflies(pond) for pond in ponds],
        "newt": [newts(pond, ponds) for pond in ponds],
        "pike": [pikes(pond) for pond in ponds],
        "goal": [goal(pond, kind) for pond, kind in zip(ponds, goals, strict=True)],
    }


def totals(ponds: list[int], goals: list[int]) -> list[int]:
    return [sum(points) for points in zip(*lines(ponds, goals).values(), strict=True)]
