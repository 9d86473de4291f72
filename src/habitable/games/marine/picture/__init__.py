"""The game as a picture."""

from habitable.games.marine.picture.drawing import of_document, of_view, some
from habitable.games.marine.picture.parts import LOOKS

__all__ = ["LOOKS", "of_document", "of_view", "some"]
