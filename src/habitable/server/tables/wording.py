"""What a seat is asked, in words for the wire."""

from collections.abc import Sequence
from typing import Any

from habitable.kernel.game import Choice, View
from habitable.present.words import Entry, Words
from habitable.server.protocol.wire import Asked, Group


def asked(words: Words[Any], view: View, choices: Sequence[Choice]) -> Asked:
    place = {choice.answer: i for i, choice in enumerate(choices)}
    entries: list[int | Group] = []
    for entry in words.entries(view, choices):
        if len(entry.choices) > 1:
            entries.append(_group(words, view, entry, place))
        elif (i := place[entry.choices[0].answer]) not in entries:  # two cards, of which either stands for their swap
            entries.append(i)
    return Asked(words.question(view, choices), words.answers(view, choices), entries)


def _group(words: Words[Any], view: View, entry: Entry, place: dict[int, int]) -> Group:
    within = words.entries(view, entry.choices)
    places = [place[one.choices[0].answer] for one in within]
    own = [one.words for one in within if one.words is not None]
    return Group(entry.words or "", words.question(view, entry.choices), places, own)
