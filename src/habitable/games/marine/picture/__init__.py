"""The game as a picture."""

from habitable.games.marine.picture.drawing import of_document, of_view, some

__all__ = ["of_document", "of_view", "some"]
