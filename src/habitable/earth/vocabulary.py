"""What is told of Earth in both games of dominant species: the numbers of their events."""

from typing import Final

# Events of every game on such an Earth; a game's own are numbered from OWN_EVENTS on
DRAWN: Final = 0  # element, where (an action)
TURNED_UP: Final = 1  # stack, terrain
DEALT: Final = 2  # card
ASSIGNED: Final = 3  # seat, animal
ELEMENT_GAINED: Final = 4  # animal, element
ELEMENT_LOST: Final = 5  # animal, element
ELEMENT_PUT: Final = 6  # element, corner
ELEMENT_REMOVED: Final = 7  # element, corner
CUBES_ADDED: Final = 8  # animal, hex, number
CUBES_MOVED: Final = 9  # animal, hex, hex
CUBES_ELIMINATED: Final = 10  # animal, hex, number
CUBES_RETURNED: Final = 11  # animal, hex, number: to the gene pool
TILE_LAID: Final = 12  # hex, terrain
COVERED: Final = 13  # hex, terrain underneath, the small tile
POINTS: Final = 14  # animal, points, reason
SCORED: Final = 15  # hex, terrain, reason
SURVIVAL: Final = 16  # animal (-1), small tiles it stands on
FINAL: Final = 17  # final scoring begins; 1 when the guard against endless games ended it
TOTAL: Final = 18  # animal, points
OWN_EVENTS: Final = 19
