"""Makes views of positions: hands are secret, and goals until the game is over."""

from typing import Any

from habitable.kernel.bits import members
from habitable.kernel.game import ScoreSheet, SheetRow
from habitable.kernel.piles import count, kinds, size
from pond.components import HAND, NAMES
from pond.position import NONE, PondPosition
from pond.questions import Keep
from pond.scoring import lines, totals
from pond.view_types import PlayerView, PondView
from pond.vocabulary import KEEP


def public(p: PondPosition) -> PondView:
    turn = HAND - size(p.hands[0]) + 1 if isinstance(p.top, Keep) else HAND if p.over() else 0
    return PondView(
        seat=None, seats=p.seats, asked=p.asked(), over=p.over(), turn=turn, hand={}, kept=None, **laid(p, NONE)
    )


def own(p: PondPosition, seat: int) -> dict[str, Any]:
    hand = {NAMES[kind]: count(p.hands[seat], kind) for kind in members(kinds(p.hands[seat]))}
    given = p.top.given[seat] if isinstance(p.top, Keep) else []
    return {"hand": hand, "kept": NAMES[given[0] - KEEP] if given else None, **laid(p, seat)}


def laid(p: PondPosition, viewer: int) -> dict[str, Any]:
    """Ponds, and what they are worth with the goals that somebody knows."""
    goals = [kind if p.over() or seat == viewer else NONE for seat, kind in enumerate(p.goals)]
    sheet = score_sheet(p.ponds, goals)
    ponds = [player(seat, pond, goals[seat]) for seat, pond in enumerate(p.ponds)]
    return {"scores": sheet.totals, "places": sheet.places, "sheet": sheet, "ponds": ponds}


def player(seat: int, pond: int, goal: int) -> PlayerView:
    cards = {name: count(pond, kind) for kind, name in enumerate(NAMES)}
    return PlayerView(seat=seat, **cards, goal=None if goal == NONE else NAMES[goal])


def score_sheet(ponds: list[int], goals: list[int]) -> ScoreSheet:
    points = totals(ponds, goals)
    rows = [SheetRow(name, line) for name, line in lines(ponds, goals).items()]
    return ScoreSheet(rows, points, [], [1 + sum(other > mine for other in points) for mine in points])
