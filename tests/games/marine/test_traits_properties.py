"""What holds of traits in every game: rules/marine.md 12, and the variants of rules/marine.md 13."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from games.variants import tables
from habitable.games.marine.components import ANIMALS, EXAPTATION, TRAITS
from habitable.games.marine.game import MARINE
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.turn import Turn
from habitable.kernel.bits import members
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

TABLES = tables("marine")
ANSWERS = 1500  # in each game
FAVOURITES = ("speciate", "add", "evolve", "trait", "keep exaptation", "card gene_expression")


def all_traits(p: MarinePosition) -> list[int]:
    """The traits that somebody holds, those in hands, and those that nobody has."""
    sets = [p.spare_traits, *p.hands, *(p.animal(animal).traits for animal in p.playing())]
    return sorted(trait for traits in sets for trait in members(traits))


def held_by_others(p: MarinePosition, animal: int) -> list[int]:
    return [trait for other in p.playing() if other != animal for trait in members(p.animal(other).traits)]


def liking_traits(p: MarinePosition, seat: int, rng: Rng) -> int:
    """Any answer, but often one that makes traits come and go."""
    if seat >= 0 and rng.below(3) > 0:
        liked = [option for option in p.options(seat) if MARINE.vocabulary.text(option).startswith(FAVOURITES)]
        if liked:
            return liked[rng.below(len(liked))]
    return p.draw(seat, rng)


@cache
def play_game(table: int) -> Counter[str]:
    """Plays a game, looks at the traits after every answer, and returns what has happened to them."""
    seats, options = TABLES[table]
    p, rng = MARINE.start(seats, MARINE.make_options(options)), Rng(table)
    everything = all_traits(p)
    assert set(range(len(TRAITS))) - set(everything) <= {EXAPTATION}
    seen: Counter[str] = Counter()
    copied = [-1] * len(ANIMALS)
    for _ in range(ANSWERS):
        if p.over():
            break
        p.log = []
        seat = p.asked()[0]
        p.play(seat, liking_traits(p, seat, rng))
        seen.update(MARINE.events.show(event, None)["event"] for event in p.log)
        assert all_traits(p) == everything, "a trait is gone, or in two places"
        assert not isinstance(p.top, Turn) or p.noticed == [0] * len(ANIMALS), "an action that is over is still noticed"
        for animal in p.playing():
            now = p.animal(animal).copied
            if now not in (-1, copied[animal]):
                assert now in held_by_others(p, animal), "what is copied is a card of somebody else"
            copied[animal] = now
    return seen


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_traits_stay_together_in_every_variant(table: int) -> None:
    assert play_game(table)["trait_gained"] >= TABLES[table][0]


def test_those_games_had_something_to_look_at() -> None:
    seen: Counter[Any] = sum((play_game(table) for table in range(len(TABLES))), Counter())
    for event in ("trait_lost", "trait_copied", "copy_lost", "card_taken", "extinction"):
        assert seen[event] > 0, event
