"""What can be asked, and what an answer does: setting up, and the round with its turns (rules/planet.md 3, 4)."""

from mypy_extensions import i64

from habitable.games.planet.components import DEALT_ROUNDS, LANDS, ROUNDS, SLOTS, Layout
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.rounds import leave, settle_animals
from habitable.games.planet.vocabulary import DRAW_ANIMAL, DRAW_OBJECTIVE, DRAW_START, DRAW_TILE, LAY, ROUND, TAKE
from habitable.kernel.bits import bit, first
from habitable.kernel.questions import Draw, Pick, Step

# ── setting up ──────────────────────────────────────────────────────────────────────────────────────────────────────


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


def set_up(p: PlanetPosition, layout: Layout, start: i64) -> None:
    """Pushes everything that happens before round 1, and round 1 itself."""
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


# ── the round ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Round(Step[PlanetPosition]):
    """A round begins; after the last one objectives are shown and scores told."""

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: i64 = round

    def happen(self, p: PlanetPosition) -> None:
        if self.round > ROUNDS:
            p.tell_scores()
            return
        p.tell(ROUND, self.round, p.seat_of(self.round, 0), 0)
        p.push(Life(self.round))
        p.push(Take(self.round, 0))
        if self.round <= DEALT_ROUNDS:
            p.push(Reveal(self.round, SLOTS))
        else:
            p.open_pile(self.round)
        target: i64 = p.components.mystery.turns_up[self.round]
        for _ in range(p.hidden[target]):
            p.push(TurnUp(target))


class TurnUp(Draw[PlanetPosition]):
    """A mystery animal of a coming round (rules/planet.md 8.2)."""

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: i64 = round

    def verb(self) -> i64:
        return DRAW_ANIMAL

    def choices(self, p: PlanetPosition) -> i64:
        return p.deck

    def chosen(self, p: PlanetPosition, thing: i64) -> None:
        p.turn_up(self.round, thing)


class Reveal(Draw[PlanetPosition]):
    """The next tile of the round's pile."""

    def __init__(self, round: i64, left: i64) -> None:
        super().__init__()
        self.round: i64 = round
        self.left: i64 = left

    def verb(self) -> i64:
        return DRAW_TILE

    def choices(self, p: PlanetPosition) -> i64:
        return p.unseen

    def chosen(self, p: PlanetPosition, thing: i64) -> None:
        p.reveal(thing)
        if self.left > 1:
            p.push(Reveal(self.round, self.left - 1))


class Take(Pick[PlanetPosition]):
    """A seat takes one of the tiles that are left."""

    def __init__(self, round: i64, turn: i64) -> None:
        super().__init__()
        self.round: i64 = round
        self.turn: i64 = turn

    def owner(self, p: PlanetPosition) -> i64:
        return p.seat_of(self.round, self.turn)

    def verb(self) -> i64:
        return TAKE

    def choices(self, p: PlanetPosition) -> i64:
        return p.market

    def chosen(self, p: PlanetPosition, thing: i64) -> None:
        p.take(self.owner(p), thing)
        p.push(Lay(self.round, self.turn, thing))


class Lay(Pick[PlanetPosition]):
    """It lays the tile on an empty face, turned as it likes."""

    def __init__(self, round: i64, turn: i64, tile: i64) -> None:
        super().__init__()
        self.round: i64 = round
        self.turn: i64 = turn
        self.tile: i64 = tile

    def owner(self, p: PlanetPosition) -> i64:
        return p.seat_of(self.round, self.turn)

    def verb(self) -> i64:
        return LAY

    def choices(self, p: PlanetPosition) -> i64:
        return p.planets[self.owner(p)].free()

    def chosen(self, p: PlanetPosition, thing: i64) -> None:
        p.lay(self.owner(p), self.tile, thing)
        if self.turn + 1 < p.seats:
            p.push(Take(self.round, self.turn + 1))


class Life(Step[PlanetPosition]):
    """The end of a round: tiles are left, animals settle."""

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: i64 = round

    def happen(self, p: PlanetPosition) -> None:
        leave(p, self.round)
        settle_animals(p, self.round)
        p.push(Round(self.round + 1))
