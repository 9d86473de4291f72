"""What a seat is asked, in words for the wire."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from habitable.kernel.game import Choice, Game, View
from habitable.present.words import Entry, Words
from habitable.server.protocol.wire import Asked, Group
from habitable.texts.phrases import Lasting, Part

encode = msgspec.json.Encoder().encode


class Written(dict[int, msgspec.Raw]):
    """The choices of a game as they are sent, each written when it is first offered."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, answer: int) -> msgspec.Raw:
        found = self[answer] = msgspec.Raw(encode(self._game.choices[answer]))
        return found


@cache
def written(game: Game) -> Written:
    return Written(game)


def asked(words: Words[Any], view: View, choices: Sequence[Choice]) -> Asked:
    lines = words.lines(view, choices)
    entries = [] if lines is None else _entries(words, view, choices, lines)
    answers: list[Any] = [one.written if type(one) is Lasting else one for one in words.answers(view, choices)]
    return Asked(words.question(view, choices), answers, entries)


def sent(part: Part) -> Any:
    """Words as they go over the wire."""
    return part.written if type(part) is Lasting else part


def _entries(words: Words[Any], view: View, choices: Sequence[Choice], lines: list[Entry]) -> list[int | Group]:
    place = {choice.answer: i for i, choice in enumerate(choices)}
    out: dict[int, int | Group] = {}  # by place, where one stands alone
    for entry in lines:
        if len(entry.choices) > 1:
            out[-len(out) - 1] = _group(words, view, entry, place)
        else:
            i = place[entry.choices[0].answer]
            out[i] = i  # once: two cards, of which either stands for their swap
    return list(out.values())


def _group(words: Words[Any], view: View, entry: Entry, place: dict[int, int]) -> Group:
    question, within = words.narrowed(view, entry.choices)
    places = [place[one.answer] for one in ([each.choices[0] for each in within] or entry.choices)]
    own = [sent(one.words) for one in within if one.words is not None]
    return Group(sent(entry.words or ""), sent(question), places, own)
