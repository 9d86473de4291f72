"""A game step by step, through somebody's eyes: as it stands in the log of a table, or in a record from outside."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from habitable import games
from habitable.kernel import match
from habitable.kernel.errors import BadOptions, BadRecord
from habitable.kernel.events import Entry
from habitable.kernel.game import Game
from habitable.kernel.match import Match, Moment, Ply, sees
from habitable.kernel.position import NATURE, Position
from habitable.kernel.record import HIDDEN, Line, read
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Frame, Replay, Upload

Eyes = int | Literal["all"] | None  # a seat's, of somebody who may know everything, a spectator's

MOST = 50  # frames in one reply
LONGEST_NAME = 40
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn")  # letters that control something, or change the direction of writing


class Step(NamedTuple):
    """One answer, or all answers of a simultaneous question, with Nature's that follow: an entry of a log."""

    plies: list[Ply]
    events: list[Entry]
    position: Position  # after them


def frame(
    game: Game,
    step: int,
    number: int,
    plies: Iterable[Ply],
    events: Iterable[Entry],
    position: Position | None,
    eyes: Eyes,
) -> Frame:
    """The table after a step, with nothing in it that these eyes may not see; without a position no view."""
    return Frame(
        step=step,
        number=number,
        lines=[line(game, ply, eyes) for ply in plies],
        events=[game.events.show_all(e) if eyes == "all" else game.events.show(e, eyes) for e in events],
        view=None if position is None else game.open_view(position) if eyes == "all" else game.view(position, eyes),
    )


def line(game: Game, ply: Ply, eyes: Eyes) -> str:
    """An answer as in a record."""
    known = eyes == "all" or sees(ply.seen_by, eyes)
    return str(Line(ply.seat, game.vocabulary.text(ply.answer) if known else HIDDEN))


def steps(moments: Iterable[Moment]) -> list[Step]:
    """The entries that the log of a table would have: the first one is what Nature deals."""
    out: list[Step] = []
    for plies, events, position in moments:
        if out and plies[0].seat == NATURE:
            last = out[-1]
            last.plies.extend(plies)
            last.events.extend(events)
            out[-1] = Step(last.plies, last.events, position)
        else:
            out.append(Step([*plies], [*events], position))
    return out


def of_record(upload: Upload) -> Replay:
    """The frames of a record from outside that were asked for; what waits in secret at its end is in no log, and in no
    frame. `Refusal` says what is wrong with it."""
    played, walk = _play(upload.record)
    if isinstance(upload.eyes, int) and upload.eyes not in range(len(played.names)):
        raise Refusal(422, "no-such-seat")
    first = min(upload.first, len(walk) - 1)
    last = max(first, min(upload.last, len(walk) - 1, first + MOST - 1))
    return Replay(
        game=played.game.name,
        rules=played.game.rules,
        options=msgspec.to_builtins(played.options),
        names=[_harmless(name) for name in played.names],
        steps=len(walk) - 1,
        frames=[frame(played.game, n, n, *walk[n], upload.eyes) for n in range(first, last + 1)],
    )


@lru_cache(maxsize=2)  # whoever walks through a long game asks for it again and again
def _play(text: str) -> tuple[Match, list[Step]]:
    try:
        record = read(text)
        played = match.replay(games.get(record.game), record)
    except (BadRecord, BadOptions) as error:
        raise Refusal(422, "bad-record", why=error) from None
    return played, steps(played.moments)


def _harmless(name: str) -> str:
    """A name from outside as it can be shown beside others."""
    return "".join(letter for letter in name if unicodedata.category(letter) not in UNSEEN)[:LONGEST_NAME]
