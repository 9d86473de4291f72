"""The course of a round (rules/planet.md 4, 5): what is turned up, everybody's turn (`questions`), the tiles left over,
the animals that settle or move on; then the next round, or the end."""

from mypy_extensions import i64

from habitable.games.planet.components import DEALT_ROUNDS, ROUNDS, SLOTS
from habitable.games.planet.position import PlanetPosition, put
from habitable.games.planet.questions import Take
from habitable.games.planet.scoring import measures, value, winner
from habitable.games.planet.vocabulary import BOXED, CARRIED, DRAW_ANIMAL, DRAW_TILE, LEFT, ROUND, SETTLED, TIED
from habitable.kernel.bits import bit, lowest
from habitable.kernel.questions import Draw, Step


class Round(Step[PlanetPosition]):
    """A round begins; after the last one objectives are shown and scores told (rules/planet.md 6). What is pushed last
    comes first."""

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
        turn_up_hidden(p, self.round)


def turn_up_hidden(p: PlanetPosition, round: i64) -> None:
    """Round k turns up the mystery animals of round k + 2 (rules/planet.md 8.2). Without the variant none are
    hidden."""
    target: i64 = p.components.mystery.turns_up[round]
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


class Life(Step[PlanetPosition]):
    """The end of a round: tiles are left, animals settle."""

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round: i64 = round

    def happen(self, p: PlanetPosition) -> None:
        leave(p, self.round)
        settle_animals(p, self.round)
        p.push(Round(self.round + 1))


def leave(p: PlanetPosition, round: i64) -> None:
    """What was not taken goes onto piles 11 and 12 until they hold five each, and then to the box (rules/planet.md
    4)."""
    piles = p.piles.copy()
    for tile in p.slots:
        if p.market & bit(tile) == 0:
            continue
        pile: i64 = max(0, round - DEALT_ROUNDS)
        while pile < 2 and len(piles[pile]) >= SLOTS:
            pile += 1
        if pile < 2:
            piles[pile] = [*piles[pile], tile]
            p.tell(LEFT, tile, DEALT_ROUNDS + 1 + pile, 0)
        else:
            p.box |= bit(tile)
            p.tell(LEFT, tile, 0, 0)
    p.piles = piles
    p.slots = []
    p.market = 0


def settle_animals(p: PlanetPosition, round: i64) -> None:
    """Each animal under a round goes to whoever has most to show for it, or moves on (rules/planet.md 5)."""
    left: i64 = p.lying[round]
    if left == 0:
        return
    last: bool = round == ROUNDS
    while left != 0:
        animal: i64 = lowest(left)
        left &= left - 1
        measured = measures(p.planets, p.components.animals[animal])
        seat: i64 = winner(measured, last)
        if last:
            tell_tie(p, animal, measured)
        if seat >= 0:
            p.won = put(p.won, seat, p.won[seat] | bit(animal))
            p.tell(SETTLED, seat, animal, value(measured[seat]))
        elif last:
            p.lost |= bit(animal)
            p.tell(BOXED, animal, 0, 0)
        else:
            p.lying = put(p.lying, round + 1, p.lying[round + 1] | bit(animal))
            p.tell(CARRIED, animal, round + 1, 0)
    p.lying = put(p.lying, round, 0)


def tell_tie(p: PlanetPosition, animal: i64, measured: list[int]) -> None:
    """What decides in the last round: all that those have to show who are equal at first sight."""
    best: i64 = value(max(measured))
    equal = [seat for seat, each in enumerate(measured) if value(each) == best]
    if best > 0 and len(equal) > 1:
        for seat in equal:
            p.tell(TIED, seat, animal, measured[seat])
