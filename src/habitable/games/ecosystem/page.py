"""What the page's board knows of the box."""

from habitable.games.ecosystem.components import GAP_POINTS, LETTERS, NAMES
from habitable.games.ecosystem.vocabulary import CHOOSE

FACTS = {"letters": LETTERS, "names": NAMES, "choose": CHOOSE, "gapPoints": GAP_POINTS}
