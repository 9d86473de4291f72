"""What the page's board knows of the box."""

from habitable.games.ecosystem.components import CHOOSE, GAP_POINTS, LETTERS, NAMES

FACTS = {"letters": LETTERS, "names": NAMES, "choose": CHOOSE, "gapPoints": GAP_POINTS}
