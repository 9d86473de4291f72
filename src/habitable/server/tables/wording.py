"""What a seat is asked, in words for the wire."""

from collections.abc import Sequence
from typing import Any

from habitable.kernel.game import Choice, View
from habitable.present.words import Entry, Words
from habitable.server.protocol.wire import Asked, Group
from habitable.texts.phrases import Part


def asked(words: Words[Any], view: View, choices: Sequence[Choice]) -> Asked:
    said: list[Part] = [""] * len(choices)
    place = {choice.answer: i for i, choice in enumerate(choices)}
    entries: list[int | Group] = []
    for entry in words.entries(view, choices):
        if len(entry.choices) == 1:
            i = place[entry.choices[0].answer]
            said[i] = entry.more or entry.words
            entries.append(i)
        else:
            entries.append(_group(words, view, entry, said, place))
    return Asked(words.question(view, choices), said, entries)


def _group(words: Words[Any], view: View, entry: Entry, said: list[Part], place: dict[int, int]) -> Group:
    """What its choices say goes with the others, where that is the same in the list and in the group."""
    within = words.entries(view, entry.choices)
    places = [place[one.choices[0].answer] for one in within]
    whole = [words.answer(view, one.choices[0]) for one in within]
    for i, text in zip(places, whole, strict=True):
        said[i] = text
    own = [one.words for one in within]
    return Group(entry.words, words.question(view, entry.choices), places, [] if own == whole else own)
