"""How a round ends: the tiles that nobody took, and the animals that settle or move on (rules/planet.md 4, 5)."""

from mypy_extensions import i64

from habitable.games.planet.components import DEALT_ROUNDS, ROUNDS, SLOTS
from habitable.games.planet.position import PlanetPosition, put
from habitable.games.planet.scoring import measures, value, winner
from habitable.games.planet.vocabulary import BOXED, CARRIED, LEFT, SETTLED, TIED
from habitable.kernel.bits import bit, lowest


def leave(p: PlanetPosition, round: i64) -> None:
    """What was not taken goes onto piles 11 and 12 until they hold five each, and then to the box (4)."""
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
    """Each animal under a round goes to whoever has most to show for it, or moves on (5)."""
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
