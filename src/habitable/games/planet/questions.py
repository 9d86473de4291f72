"""What a player is asked in a turn, and what an answer does (rules/planet.md 4, 7). `setup` comes before, `rounds` has
what happens around the turns."""

from mypy_extensions import i64

from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.vocabulary import LAY, TAKE
from habitable.kernel.questions import Pick


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
