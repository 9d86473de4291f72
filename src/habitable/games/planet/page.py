"""What the page's board knows of the box."""

from habitable.games.planet.components import LETTERS, NAMES
from habitable.games.planet.geometry import NEIGHBOURS
from habitable.games.planet.words import REQUIREMENTS

FACTS = {"letters": "".join(LETTERS), "names": NAMES, "neighbours": NEIGHBOURS, "requirements": REQUIREMENTS}
