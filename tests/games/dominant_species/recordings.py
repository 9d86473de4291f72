"""What each recorded game is there for, and what is kept of its end. tools/golden.py makes them."""

from typing import Any

from games.dominant_species.odd_players import Gardener, Lemming, Sleeper
from games.recording import ANY, GOOD, Recording
from habitable.bots.bot import Bot
from habitable.games.dominant_species.components import ANIMALS
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.sleepers import WhichGoes
from habitable.kernel.game import View


def ending(p: DominantSpeciesPosition) -> str:
    if p.last:
        return "ice_age"
    return "turn_limit" if p.round >= p.turn_limit else "extinct"


def ice_age(p: DominantSpeciesPosition) -> bool:
    return ending(p) == "ice_age"


def turn_limit(p: DominantSpeciesPosition) -> bool:
    return ending(p) == "turn_limit"


def extinct(p: DominantSpeciesPosition) -> bool:
    return ending(p) == "extinct"


def all_laid(p: DominantSpeciesPosition) -> bool:
    return ice_age(p) and p.unseen == 0 and max(p.face_up) < 0 and p.covers_left == 0


def one_is_gone(p: DominantSpeciesPosition) -> bool:
    """An animal has no cube on Earth and none in its gene pool."""
    return any(p.present[animal] == 0 and p.animal(animal).pool == 0 for animal in p.playing())


def half_asleep(p: DominantSpeciesPosition) -> bool:
    """Somebody says whether a cube that hibernates goes."""
    return isinstance(p.top, WhichGoes)


def dry(p: DominantSpeciesPosition) -> bool:
    return p.round > 0 and p.bag == 0


FIRST = {"edition": "first"}
ODD: dict[str, Bot] = {"gardener": Gardener(), "lemming": Lemming(), "sleeper": Sleeper()}


RECORDINGS = [
    Recording("two", "two players", [GOOD, GOOD], shows=ice_age),
    Recording("three", "three players choose their animals", [GOOD] * 3, {"animals": "choose"}, ice_age),
    Recording("four", "four good players, short deck: the second edition", [GOOD] * 4, shows=ice_age),
    Recording("five", "five players on a random Earth", [GOOD, ANY, GOOD, ANY, GOOD], {"earth": "random"}, ice_age),
    Recording("six", "six good players", [GOOD] * 6, shows=ice_age),
    Recording("first", "long deck, the left-most pawn glaciates: the first edition", [GOOD] * 4, FIRST, ice_age),
    Recording("two_by_three", "two players with three animals each", [GOOD] * 2, {"multi_animal": True}, ice_age),
    Recording(
        "three_by_two",
        "three players with two animals each, long deck, random Earth",
        [GOOD, ANY, GOOD],
        {"multi_animal": True, "earth": "random", **FIRST},
        ice_age,
    ),
    Recording("no_tiles", "all tiles are on Earth and all tundra is used", [GOOD] * 3, shows=all_laid),
    Recording("no_cubes", "an animal without a cube plays on", [ANY, GOOD], shows=ice_age, meets=one_is_gone),
    Recording("no_disks", "the bag runs dry; the turn limit", ["gardener"] * 6, shows=turn_limit, meets=dry),
    Recording("turn_limit", "nobody takes Ice Age in sixty turns", [ANY, ANY], shows=turn_limit),
    Recording(
        "sleepers",
        "cards meet animals of which some cubes hibernate; a turn limit of one's own",
        ["sleeper"] * 4,
        {"turn_limit": 12},
        meets=half_asleep,
    ),
    Recording("extinct", "no animal has a cube anywhere", ["lemming"] * 2, shows=extinct),
]


def end(p: DominantSpeciesPosition, view: View) -> dict[str, Any]:
    animals = {ANIMALS[animal]: p.animal(animal).points for animal in p.playing()}
    return {"ended": ending(p), "turns": p.round, "animals": animals}
