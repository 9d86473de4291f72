"""What each recorded game is there for, and what is kept of its end. tools/golden.py makes them."""

from typing import Any

from games.recording import ANY, GOOD, Recording
from habitable.games.marine.components import ANIMALS, ASTEROID, CANNIBAL, MIGRATORY
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.turn import Turn
from habitable.kernel.bits import members
from habitable.kernel.game import View


def asteroid(p: MarinePosition) -> bool:
    return p.last


def asteroid_last(p: MarinePosition) -> bool:
    """Nobody has taken a card after Asteroid."""
    return p.last and p.discard[-1] == ASTEROID


def endless(p: MarinePosition) -> bool:
    return not p.last


def full_ocean(p: MarinePosition) -> bool:
    """All large tiles and all eruptions are on Earth."""
    return p.last and p.unseen == 0 and max(p.face_up) < 0 and p.covers_left == 0


def copied_twice(p: MarinePosition) -> bool:
    """Exaptation has copied for the last time."""
    return p.last and any(p.animal(animal).settled and p.animal(animal).copied >= 0 for animal in p.playing())


def all_controlled(p: MarinePosition) -> bool:
    return p.last and min(p.control) >= 0


def unloved(p: MarinePosition) -> bool:
    """Traits that the greedy player gives back."""
    active = [set(members(p.animal(animal).active())) for animal in p.playing()]
    return p.last and {CANNIBAL, MIGRATORY} <= set().union(*active)


def no_cubes(p: MarinePosition) -> bool:
    """An animal without a cube on Earth is on turn."""
    return isinstance(p.top, Turn) and p.present[p.top.animal] == 0


def corrected_box() -> dict[str, Any]:
    """A box with corrected lines."""
    lines = {
        "cards": {"biomass": {"symbol": "both"}, "terrestrial": {"number": 3}, "marine_snow": {"about": "sand"}},
        "traits": {"sapience": {"number": 10}},
        "spaces": {"migration": {"cubes": [5, 4, 3]}},
    }
    return {"components": lines}


RANDOM_OCEAN = {"earth": "random", "displays": "alternative"}


RECORDINGS = [
    Recording("two", "two players", [GOOD, GOOD], shows=asteroid),
    Recording("three", "three players choose their animals", [GOOD] * 3, {"animals": "choose"}, asteroid),
    Recording("four", "four good players", [GOOD] * 4, shows=asteroid),
    Recording("mixed", "good and random players", [GOOD, ANY, GOOD, ANY], shows=asteroid),
    Recording("short", "a short deck", [GOOD] * 4, {"length": "short"}, asteroid),
    Recording("long", "a long deck", [GOOD] * 3, {"length": "long"}, asteroid),
    Recording("epic", "all cards", [GOOD] * 2, {"length": "epic"}, asteroid),
    Recording(
        "two_by_two",
        "two players with two animals each, which they choose",
        [GOOD] * 2,
        {"multi_animal": True, "animals": "choose"},
        asteroid,
    ),
    Recording("random", "a random Earth, and the other side of the displays", [GOOD] * 4, RANDOM_OCEAN, asteroid),
    Recording("superheroes", "two traits each", [GOOD] * 4, {"superheroes": True}, asteroid),
    Recording(
        "copied",
        "superheroes, and Exaptation copies twice",
        [GOOD] * 4,
        {"superheroes": True, "exaptation": True},
        copied_twice,
    ),
    Recording("full", "all tiles and all eruptions are on Earth", [ANY] * 2, {"length": "short"}, full_ocean),
    Recording("controlled", "all special pawns are controlled", [GOOD] * 4, shows=all_controlled),
    Recording("no_cubes", "an animal without a cube plays on", [GOOD, ANY], shows=asteroid, meets=no_cubes),
    Recording("no_card_after", "Asteroid is the last card taken", [GOOD] * 3, {"length": "short"}, asteroid_last),
    Recording("unloved", "Cannibal and Migratory", [GOOD, ANY, GOOD, ANY], {"length": "short"}, unloved),
    Recording("turn_limit", "nobody takes Asteroid in a thousand turns", [ANY] * 3, shows=endless),
    Recording("own", "a component file of one's own", [GOOD] * 3, corrected_box(), asteroid),
]


def end(p: MarinePosition, view: View) -> dict[str, Any]:
    animals = {ANIMALS[animal]: p.animal(animal).points for animal in p.playing()}
    ended = "asteroid" if p.last else "turn_limit"
    return {"ended": ended, "rounds": p.round, "turns": p.turns, "animals": animals}
