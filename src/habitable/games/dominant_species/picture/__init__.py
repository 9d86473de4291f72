"""The game as a picture."""

from habitable.games.dominant_species.picture.drawing import of_document, of_part, of_view
from habitable.games.dominant_species.picture.parts import LOOKS

__all__ = ["LOOKS", "of_document", "of_part", "of_view"]
