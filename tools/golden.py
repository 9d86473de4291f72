"""Makes the recorded games under tests/games/GAME/golden, and beside each the results in which it must end.

    .venv/bin/python tools/golden.py               all games
    .venv/bin/python tools/golden.py ecosystem     those of one game

Seeded bots play them once and then they are kept: replayed as tests, they show that a change of the code has not
changed the rules. They need be made anew only when the rules of a game change on purpose and `rules` in its game.py
rises; a better bot is no reason. Each recording is there for something, which is looked for: of the seeds 0, 1, 2, ...
the first whose game shows it is taken.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from habitable import bots
from habitable.bots.bot import Bot
from habitable.games import get
from habitable.games.dominant_species.components import ANIMALS
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.sleepers import WhichGoes
from habitable.games.ecosystem.position import EcosystemPosition
from habitable.games.marine import components as marine
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.turn import Turn
from habitable.games.planet.box import read
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.scoring import measures, value, winner
from habitable.kernel.bits import members
from habitable.kernel.game import Game
from habitable.kernel.match import Match
from habitable.kernel.position import NATURE, Position
from habitable.kernel.rng import Rng
from odd_players import Gardener, Lemming, Sleeper

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
DATE = "2026-11-15"
SEEDS = 20_000


def anything(position: Position) -> bool:
    return True


@dataclass
class Recording:
    name: str
    why: str
    seats: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    shows: Callable[[Any], bool] = anything  # in the last position
    meets: Callable[[Any], bool] = anything  # in some position on the way


# ------------------------------------------------------------------ Planet


def decided_by_animals(p: PlanetPosition) -> bool:
    """The two best have equal totals and different numbers of animals."""
    best = [i for i, total in enumerate(p.scores()) if total == max(p.scores())]
    return len(best) > 1 and p.places().count(1) == 1


def shared_planets(p: PlanetPosition) -> bool:
    return p.places().count(1) == 2


def decided_by_second_area(p: PlanetPosition) -> bool:
    """Two planets end with equal largest areas for an animal that one of them got."""
    for seat, cards in enumerate(p.won):
        for card in members(cards):
            measured = measures(p.planets, p.components.animals[card])
            if winner(measured, False) < 0 and winner(measured, True) == seat and value(measured[seat]) > 5:
                return True
    return False


def turned_round() -> dict[str, Any]:
    """A box of one's own: the tiles and animals of ours in another order, and only one animal a round."""
    box = msgspec.to_builtins(read(""))
    box["tiles"].reverse()
    box["animals"] = box["animals"][40:20:-1]
    box["layout"] = {"standard": {"cards_per_round": {str(r): 1 for r in range(1, 13)}}}
    return {"components": box}


# ------------------------------------------------------------------ Ecosystem


def upright(p: EcosystemPosition) -> bool:
    """One ecosystem ends upright and another one lying."""
    return {e.height() for e in p.ecosystems} == {4, 5}


def decided_by_gaps(p: EcosystemPosition) -> bool:
    """The two best have equal totals and different numbers of gaps."""
    best = [i for i, total in enumerate(p.scores()) if total == max(p.scores())]
    return len(best) > 1 and p.places().count(1) == 1


def shared(p: EcosystemPosition) -> bool:
    return p.places().count(1) == 2


def matt_takes_prizes(p: EcosystemPosition) -> bool:
    """Both players have wolves and streams, and Matt has more of both."""
    sheets, rivals = p.sheets(), p.rivals()
    return all(0 < s.wolves < rivals.wolves[0] and 0 < s.longest_stream < rivals.streams[0] for s in sheets)


# ------------------------------------------------------------------ Dominant Species


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


# ------------------------------------------------------------------ Marine


def asteroid(p: MarinePosition) -> bool:
    return p.last


def asteroid_last(p: MarinePosition) -> bool:
    """Nobody has taken a card after Asteroid."""
    return p.last and p.discard[-1] == marine.ASTEROID


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
    return p.last and {marine.CANNIBAL, marine.MIGRATORY} <= set().union(*active)


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


FIRST = {"edition": "first"}
RANDOM_OCEAN = {"earth": "random", "displays": "alternative"}
GOOD, ANY = "greedy", "random"
ODD: dict[str, Bot] = {"gardener": Gardener(), "lemming": Lemming(), "sleeper": Sleeper()}

# ------------------------------------------------------------------ all of them

RECORDINGS = {
    "ecosystem": [
        Recording("two", "two players, and Matt takes first places", [GOOD, GOOD], shows=matt_takes_prizes),
        Recording("three", "three players", [GOOD, ANY, GOOD]),
        Recording("four", "four good players", [GOOD, GOOD, GOOD, GOOD]),
        Recording("six", "six players use 126 of the 130 cards", [ANY, GOOD, ANY, GOOD, ANY, GOOD]),
        Recording("original", "ten cards a hand, the last one forced", [GOOD, ANY, GOOD, ANY, GOOD], {"deal": 10}),
        Recording(
            "upright", "free orientation, one ecosystem ends upright", [ANY] * 3, {"orientation": "free"}, upright
        ),
        Recording(
            "with_pick",
            "each turn a secret chain; two players, Matt's card between picks and places",
            [GOOD, ANY],
            {"placing": "with_pick", "deal": 10},
        ),
        Recording("tie", "equal totals, fewer gaps win", [ANY] * 6, shows=decided_by_gaps),
        Recording("shared", "equal totals and gaps, a shared victory", [ANY] * 5, shows=shared),
        Recording(
            "gaps",
            "another gap table, and every other option changed as well",
            [GOOD, ANY, ANY, GOOD],
            {"deal": 10, "orientation": "free", "placing": "with_pick", "gap_points": [20, 15, 10, 5, 0, -5, -6]},
        ),
    ],
    "planet": [
        Recording("two", "two good players", [GOOD, GOOD]),
        Recording("three", "three players", [GOOD, ANY, GOOD]),
        Recording("four", "four good players", [GOOD] * 4),
        Recording("beginner", "without objectives", [GOOD, ANY, GOOD, ANY], {"beginner": True}),
        Recording("mystery", "mystery animals", [GOOD, GOOD, ANY], {"mystery": True}),
        Recording(
            "both", "both variants, and seat 1 starts", [ANY, GOOD], {"beginner": True, "mystery": True, "start": 1}
        ),
        Recording("own", "a component file of one's own", [GOOD] * 3, turned_round()),
        Recording("tie", "equal totals, more animals win", [GOOD] * 4, shows=decided_by_animals),
        Recording("shared", "equal totals and animals, a shared victory", [GOOD] * 3, shows=shared_planets),
        Recording("second", "in the last round a second area decides", [GOOD, GOOD], shows=decided_by_second_area),
    ],
    "dominant-species": [
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
    ],
    "marine": [
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
    ],
}


def results(game: Game, p: Position) -> dict[str, Any]:
    sheet = game.sheet(p)
    out: dict[str, Any] = {
        "totals": sheet.totals,
        "places": sheet.places,
        "lines": {row.name: row.points for row in [*sheet.rows, *sheet.facts]},
    }
    if isinstance(p, EcosystemPosition):
        view = game.view(p, None)
        out |= {"boards": view.texts, "matt": view.matt}  # type: ignore[attr-defined]
    if isinstance(p, PlanetPosition):
        view = game.view(p, None)
        out["planets"] = view.planets  # type: ignore[attr-defined]
        out["won"] = [[card.id for card in cards] for cards in view.won]  # type: ignore[attr-defined]
    if isinstance(p, DominantSpeciesPosition):
        out |= {"ended": ending(p), "turns": p.round}
        out |= {"animals": {ANIMALS[animal]: p.animal(animal).points for animal in p.playing()}}
    if isinstance(p, MarinePosition):
        out |= {"ended": "asteroid" if p.last else "turn_limit", "rounds": p.round, "turns": p.turns}
        out |= {"animals": {marine.ANIMALS[animal]: p.animal(animal).points for animal in p.playing()}}
    return out


# ------------------------------------------------------------------ playing


def play(game: Game, recording: Recording, seed: int) -> Match:
    rng = Rng(seed)
    names = [f"{name} {seat}" for seat, name in enumerate(recording.seats)]
    match = Match(game, names, recording.options)
    match.date = DATE
    players = [ODD[name] if name in ODD else bots.get(name) for name in recording.seats]
    while not match.position.over():
        p = match.position
        seat = p.asked()[0]
        match.play(seat, p.draw(NATURE, rng) if seat == NATURE else bots.choose(players[seat], p, seat, rng))
    return match


def make(game: Game, recording: Recording, folder: Path) -> None:
    for seed in range(SEEDS):
        match = play(game, recording, seed)
        if recording.shows(match.position) and any(recording.meets(moment.position) for moment in match.moments):
            break
    else:
        sys.exit(f"golden: no seed shows {recording.name}: {recording.why}")
    path = folder / f"{recording.name}.habitable"
    path.write_text(f"# {recording.why}\n{match.record()}", encoding="utf-8")
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in results(game, match.position).items()]
    path.with_suffix(".json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{path.relative_to(TESTS)}: seed {seed}, {len(match.plies)} answers, {match.position.scores()}")


def main(names: list[str]) -> None:
    for name in names or RECORDINGS:
        folder = TESTS / name.replace("-", "_") / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        for recording in RECORDINGS[name]:
            make(get(name), recording, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
