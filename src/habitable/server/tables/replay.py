"""A game step by step, as somebody may see it: from in the log of a table, or from a record from outside."""

import unicodedata
from functools import lru_cache

import msgspec

from habitable import games
from habitable.kernel import match
from habitable.kernel.errors import BadOptions, BadRecord
from habitable.kernel.match import Match
from habitable.kernel.play import Moment, Viewpoint, steps, viewpoint_of
from habitable.kernel.position import NATURE
from habitable.kernel.record import read
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import HIDDEN, LONGEST_NAME, Frame, Replay, Upload

NOBODY = -1  # Nature, or several at once


def frame(step: int, number: int, moment: Moment, viewpoint: Viewpoint, view: bool = True) -> Frame:
    """The table after a step, with nothing in it that is hidden from this viewpoint."""
    shown, events = viewpoint.view(moment.position), viewpoint.events(moment.events)
    words = games.words(viewpoint.game.name)
    speakers = {ply.seat for ply in moment.plies if ply.seat != NATURE}
    return Frame(
        step=step,
        number=number,
        seat=speakers.pop() if len(speakers) == 1 else NOBODY,
        lines=[str(viewpoint.line(ply)) for ply in moment.plies],
        events=events,
        told=words.story(shown, events),
        heading=words.heading(shown),
        view=shown if view else None,
    )


def of_record(upload: Upload, most: int = Bounds().replay_frames) -> Replay:
    """The frames of a record from outside that were asked for; what waits in secret at its end is in no log, and in no
    frame. `Refusal` says what is wrong with it."""
    played, walk = _play(upload.record)
    if isinstance(upload.eyes, int) and upload.eyes not in range(len(played.names)):
        raise Refusal(422, "no-such-seat")
    viewpoint = viewpoint_of(played.game, upload.eyes)
    first = min(upload.first, len(walk) - 1)
    last = max(first, min(upload.last, len(walk) - 1, first + most - 1))
    return Replay(
        game=played.game.name,
        rules=played.game.rules,
        options=msgspec.to_builtins(played.options),
        names=[_harmless(name) for name in played.names],
        steps=len(walk) - 1,
        frames=[frame(n, n, walk[n], viewpoint) for n in range(first, last + 1)],
    )


@lru_cache(maxsize=2)  # whoever walks through a long game asks for it again and again
def _play(text: str) -> tuple[Match, list[Moment]]:
    try:
        record = read(text)
        played = match.replay(games.get(record.game), record)
    except (BadRecord, BadOptions) as error:
        raise Refusal(422, "bad-record", why=error) from None
    return played, steps(played.moments)


def _harmless(name: str) -> str:
    """A name from outside as it can be shown beside others."""
    return "".join(letter for letter in name if unicodedata.category(letter) not in HIDDEN)[:LONGEST_NAME]
