"""Where the rulebook explains what is asked and shown, and the numbers that it names."""

from pond.components import COUNTS, HAND, NAMES

TOPICS = {"question-keep": "turn", "kind-*": "*", "field-goal": "goal"}
BOX = {"hand": HAND, "counts": dict(zip(NAMES, COUNTS, strict=True))}
