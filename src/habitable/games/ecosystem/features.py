"""What training, levels and search know of the game: what a good player looks at (`looks`), and how players with a
model think: at first sight (`thoughts`), and of the next hands (`foresight`)."""

from mypy_extensions import i64

from habitable.games.ecosystem.advice import outlook
from habitable.games.ecosystem.components import BOARD, TURNS
from habitable.games.ecosystem.foresight import consider
from habitable.games.ecosystem.looks import NAMES, Prospect, see
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.ecosystem.questions import Turn
from habitable.games.ecosystem.rehearsal import Imagined
from habitable.games.ecosystem.thoughts import think
from habitable.kernel.bits import size
from habitable.kernel.model import Features, writing


def ahead(p: EcosystemPosition, question: Turn) -> i64:
    """To the end of the turn after next; whoever has a model plays to the end (`rehearsal`). The last swap is judged at
    once."""
    return 3 if size(p.ecosystems[0].cards) < BOARD else 0


def look(p: EcosystemPosition, seat: i64) -> list[float]:
    """Of a seat's ecosystem."""
    sight = writing(len(NAMES))
    see(p.ecosystems[seat], Prospect(outlook(p, seat)), sight)
    return sight.row


def phase(p: EcosystemPosition, seat: i64) -> i64:
    """How many turns have ended: a rabbit that lies may still swap."""
    return clock(p) - 1


def clock(p: EcosystemPosition) -> i64:
    """How many turns have begun."""
    question = p.top
    while question is not None:
        if isinstance(question, Turn):
            return (question.stage - 1) * TURNS + question.turn
        question = question.below
    return size(p.ecosystems[0].cards) + 1


FEATURES = Features(
    2,
    list(NAMES),
    BOARD + 1,
    look,
    phase,
    think,
    clock,
    ahead,
    consider=consider,
    close=4.0,
    imagined=Imagined,
    worlds=6.67,
    doubts={"beginner": 2.4, "casual": 1.3, "club": 1.2, "strong": 0.63},
)
