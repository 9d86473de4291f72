"""The game as a picture."""

from habitable.games.dominant_species.picture.drawing import of_document, of_part, of_view

__all__ = ["of_document", "of_part", "of_view"]
