"""The words of every answer of Pond, and its events by their numbers."""

from typing import Final

from habitable.kernel.vocabulary import Noun, Verb, Vocabulary
from pond.components import NAMES

_KIND = Noun("kind", NAMES)
VOCABULARY: Final = Vocabulary(Verb("pass"), Verb("deal", _KIND), Verb("goal", _KIND), Verb("keep", _KIND))

# The first id of each verb's block
DEAL: Final = VOCABULARY.first("deal")
GOAL: Final = VOCABULARY.first("goal")
KEEP: Final = VOCABULARY.first("keep")

# Events
DEALT: Final = 0
DREW: Final = 1
KEPT: Final = 2
RECEIVED: Final = 3
SHOWED: Final = 4
