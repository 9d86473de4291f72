"""From the options to round 1 (rules/planet.md 3): the animals under the rounds, the objectives, who begins."""

from mypy_extensions import i64

from habitable.games.planet.components import LANDS, ROUNDS, Layout
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.rounds import Round
from habitable.games.planet.vocabulary import DRAW_ANIMAL, DRAW_OBJECTIVE, DRAW_START
from habitable.kernel.bits import bit, first
from habitable.kernel.questions import Draw, Step


def set_up(p: PlanetPosition, layout: Layout, start: i64) -> None:
    """Everything that happens before round 1, and round 1 itself: what is pushed last comes first."""
    p.push(Round(1))
    p.push(Start() if start < 0 else StartAt(start))
    seat: i64 = p.seats - 1
    while seat >= 0 and not p.beginner:
        p.push(Deal(seat))
        seat -= 1
    round: i64 = ROUNDS
    while round > 0:
        for _ in range(layout.shown[round]):
            p.push(LayOut(round))
        round -= 1


class LayOut(Draw[PlanetPosition]):
    """The next animal under a round, face up."""

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: i64 = round

    def verb(self) -> i64:
        return DRAW_ANIMAL

    def choices(self, p: PlanetPosition) -> i64:
        return p.deck

    def chosen(self, p: PlanetPosition, thing: i64) -> None:
        p.lay_out(self.round, thing)


class Deal(Draw[PlanetPosition]):
    """A seat's objective; only its owner sees it."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def verb(self) -> i64:
        return DRAW_OBJECTIVE

    def choices(self, p: PlanetPosition) -> i64:
        left: i64 = first(LANDS)
        for terrain in p.objectives:
            if terrain >= 0:
                left ^= bit(terrain)
        return left

    def seen_by(self, p: PlanetPosition) -> i64:
        return bit(self.seat)

    def chosen(self, p: PlanetPosition, thing: i64) -> None:
        p.deal(self.seat, thing)


class Start(Draw[PlanetPosition]):
    """Who gets the first-player marker."""

    def verb(self) -> i64:
        return DRAW_START

    def choices(self, p: PlanetPosition) -> i64:
        return first(p.seats)

    def chosen(self, p: PlanetPosition, thing: i64) -> None:
        p.begin(thing)


class StartAt(Step[PlanetPosition]):
    """The players have agreed who gets it."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def happen(self, p: PlanetPosition) -> None:
        p.begin(self.seat)
