"""What is in the box (README, 1): 36 cards of five kinds and a goal for each kind."""

from typing import Final

LILY: Final = 0
FROG: Final = 1
DRAGONFLY: Final = 2
NEWT: Final = 3
PIKE: Final = 4
NAMES: Final = ["lily", "frog", "dragonfly", "newt", "pike"]
COUNTS: Final = [10, 8, 7, 6, 5]
KINDS: Final = 5
HAND: Final = 7  # cards that each player is dealt

# What it is worth (README, 4)
FROG_POINTS: Final = 3
MOST_NEWTS: Final = 6
LONE_PIKE: Final = 5
GOAL_POINTS: Final = 2
