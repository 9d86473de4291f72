"""What goes on right now on Earth, for everybody who looks on: which card, and who has moved already."""

from collections import Counter

from habitable.earth.terminal.view import EarthView
from habitable.earth.terminal.words import Phrases


def now(words: Phrases, view: EarthView) -> list[str]:
    """Short facts about the question on top; none between actions."""
    asked = view.question
    if asked is None:
        return []
    out = []
    if asked.card is not None:
        out.append(words.say("now-card", card=words.card(asked.card)))
    moved = Counter(asked.about.get("moved", []))
    if moved:
        list_ = ", ".join(f"{words.tile([int(n) for n in at.split(',')])}: {n}" for at, n in moved.items())
        out.append(words.say("now-moved", list=list_))
    return out
