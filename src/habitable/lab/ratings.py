"""One scale for all who have played each other: a rating by Plackett and Luce, as in openskill, kept in a file.

Everybody begins at 25, give or take 8.3. What a game with several players says about one of them is the order in which
they came in; seats of the same player do not count against each other.
"""

import math
from pathlib import Path

import msgspec

from habitable.kernel.complaints import complaint
from habitable.kernel.errors import BadDocument

START, SPREAD = 25.0, 25.0 / 3
NOISE = SPREAD / 2  # of a single game
LEAST = 1e-4  # of its variance a game takes away at most all but this


class Rating(msgspec.Struct, forbid_unknown_fields=True):
    mean: float = START
    spread: float = SPREAD
    games: int = 0


class Ratings(msgspec.Struct, forbid_unknown_fields=True):
    """By game, by name."""

    games: dict[str, dict[str, Rating]] = {}

    def update(self, game: str, names: list[str], places: list[int]) -> None:
        """After a game: who came in where, 1 for the first."""
        known = self.games.setdefault(game, {})
        ratings = [known.setdefault(name, Rating()) for name in names]
        c = math.sqrt(sum(one.spread**2 + NOISE**2 for one in ratings))
        strengths = [math.exp(one.mean / c) for one in ratings]
        sums = [sum(s for s, place in zip(strengths, places, strict=True) if place >= here) for here in places]
        ties = [places.count(here) for here in places]
        changes: dict[str, tuple[float, float]] = {}
        for i, name in enumerate(names):
            better = variance = 0.0
            for j in range(len(names)):
                if places[j] <= places[i]:
                    share = strengths[i] / sums[j]
                    better += ((1 - share) if i == j else -share) / ties[j]
                    variance += share * (1 - share) / ties[j]
            one = ratings[i]
            mean = one.spread**2 / c * better
            shrink = one.spread**2 / c**2 * (one.spread / c) * variance
            before = changes.get(name, (0.0, 0.0))
            changes[name] = before[0] + mean / names.count(name), before[1] + shrink / names.count(name)
        for name, (mean, shrink) in changes.items():
            one = known[name]
            one.mean += mean
            one.spread *= math.sqrt(max(1 - shrink, LEAST))
            one.games += 1


def read(path: Path) -> Ratings:
    if not path.exists():
        return Ratings()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Ratings)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadDocument("ratings-unreadable", file=str(path), why=complaint(error)) from None


def write(ratings: Ratings, path: Path) -> None:
    scratch = path.with_name(path.name + ".part")
    scratch.write_bytes(msgspec.json.format(msgspec.json.encode(ratings)))
    scratch.replace(path)
