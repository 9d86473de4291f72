"""How long bots let people look: a table's own pace, for whole actions, and never a sign of what a bot holds."""

import math
from typing import NamedTuple

from habitable.kernel.play import take
from habitable.kernel.questions import Together
from habitable.server.protocol.wire import BotsPace
from habitable.server.tables.live import Live

MOMENT = 0.4  # seconds that a bot seems to think, whatever it holds
PACES: dict[BotsPace, int] = {"calm": 4, "usual": 2, "quick": 1, "none": 0}  # moments before an action of a bot
ENOUGH = 20  # such pauses are the most that a person waits for bots: towards the end they become shorter
PART = 8  # … each at most such a part of what is left


class Doing(NamedTuple):
    """A seat, and what it is in the middle of."""

    seat: int
    what: str | None


def moment(thought: float) -> float:
    """How long a bot that has thought for so many seconds in secret still seems to. How much it has to say, and how
    hard that was, is a secret, too: it is played only at whole moments."""
    whole = math.ceil(thought / MOMENT) if MOMENT and thought > 0 else 1
    return max(0.0, whole * MOMENT - thought)


def pause(live: Live, before: Doing | None, now: Doing, waited: float) -> float:
    """How long a bot lets people look before its next answer: a while before each action, nothing within one, longer
    after something like a scoring; and less and less for a person who has waited for so many seconds."""
    if now.what is not None and now == before:
        return 0.0
    pace = PACES[live.about.settings.bots] * MOMENT
    told = live.recent[-1].events if live.recent else []
    looks = any(live.game.events.names[event[1]] in live.game.pauses for event in told)
    usual = pace * (2 if looks else 1)
    waits = any(seat.level is None for seat in live.now.rows.seats)
    return max(0.0, min(usual, (ENOUGH * pace - waited) / PART)) if waits else usual


def whispers(live: Live, seat: int, answer: int) -> bool:
    """Whether a seat has more to say in secret after an answer: nobody else notices it."""
    if not isinstance(live.position.top, Together) or answer not in live.position.options(seat):
        return False
    after, waiting = take(live.game, live.position, live.waiting, seat, answer)
    return bool(waiting) and after.position.asks(seat)
