"""What the page's board knows of the box."""

from habitable.games.ecosystem.components import GAP_POINTS, LETTERS, NAMES
from habitable.games.ecosystem.view import gap_table
from habitable.games.ecosystem.vocabulary import CHOOSE

FACTS = {"letters": LETTERS, "names": NAMES, "choose": CHOOSE, "gapTable": gap_table(tuple(GAP_POINTS))}
