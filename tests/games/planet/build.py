"""Positions under test, written the way they lie on a table."""

from collections.abc import Mapping, Sequence
from typing import Any

from habitable.games.planet.board import Planet, from_letters, touched
from habitable.games.planet.box import read
from habitable.games.planet.components import LANDS, LETTERS
from habitable.games.planet.game import PLANET
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.questions import Take
from habitable.games.planet.rounds import Life
from habitable.kernel.bits import bit, members
from habitable.kernel.position import NATURE, Position

CARDS = [animal.id for animal in read("").animals]
EMPTY = "." * 60


def planet(text: str) -> Planet:
    """A planet in the notation of rules/planet.md 2.5; the faces that are not written are empty."""
    letters = text.replace(" ", "").replace("/", "")
    assert len(letters) <= 60
    return from_letters(letters + "." * (60 - len(letters)))


def animals(names: Sequence[str]) -> int:
    return sum(bit(CARDS.index(name)) for name in names)


def names(cards: int) -> list[str]:
    return [CARDS[i] for i in members(cards)]


def areas(p: Planet) -> str:
    """All areas as in the table of rules/planet.md 9.2: "O 6(F); F 4(O)"."""
    out = []
    for terrain in range(LANDS):
        found = [(area.size, touched(p, terrain, area)) for area in p.areas()[terrain]]
        found.sort(key=lambda area: (-area[0], area[1]))
        if found:
            out.append(f"{LETTERS[terrain]} " + " ".join(f"{n}({','.join(letters)})" for n, letters in found))
    return "; ".join(out)


def table(
    *planets: str,
    round: int = 1,
    market: Sequence[int] = (1, 2, 3, 4, 5),
    objectives: str = "",
    lying: Mapping[int, Sequence[str]] | None = None,
    won: Sequence[Sequence[str]] = (),
    piles: Sequence[Sequence[int]] = ((), ()),
    start: int = 0,
    **options: Any,
) -> PlanetPosition:
    """A table where the first seat of a round takes a tile. `start` is who does so; tiles go by their numbers.

    PlanetPosition need not be of the tiles in the box, nor have as many faces as the round wants.
    """
    seats = len(planets)
    p = PLANET.start(seats, PLANET.make_options({"start": 0, "beginner": not objectives, **options}))
    p.start = (start - round + 1) % seats
    p.planets = [planet(text) for text in planets]
    p.objectives = [LETTERS.index(letter) for letter in objectives] or [-1] * seats
    p.lying = [animals((lying or {}).get(r, ())) for r in range(13)]
    p.won = [animals(cards) for cards in won] or [0] * seats
    p.deck &= ~(sum(p.lying) | sum(p.won))
    p.slots = [number - 1 for number in market]
    p.market = sum(bit(tile) for tile in p.slots)
    p.piles = [[number - 1 for number in pile] for pile in piles]
    used = [*p.slots, *p.piles[0], *p.piles[1]]
    p.unseen &= ~sum(bit(tile) for tile in used)
    p.top = None
    p.push(Life(round))
    p.push(Take(round, 0))
    return p


def say(p: Position, *lines: str) -> None:
    """Plays lines as they stand in a record: "0: take 17", "nature: tile 4"."""
    for line in lines:
        seat, _, text = line.partition(": ")
        p.play(NATURE if seat == "nature" else int(seat), PLANET.vocabulary.parse(text))


def heard(p: Position, *lines: str) -> list[dict[str, Any]]:
    """Plays lines and returns the events they tell, with nothing hidden."""
    p.log = []
    say(p, *lines)
    events, p.log = p.log, None
    return [PLANET.events.show_all(entry) for entry in events]


def legal(p: Position, seat: int) -> list[str]:
    """What a seat may answer, in words."""
    return [PLANET.vocabulary.text(answer) for answer in p.options(seat)]


def set_up(p: PlanetPosition, *, draw_tiles: bool = True) -> PlanetPosition:
    """Nature answers with the first thing there is, until a player is asked (or the first tile is drawn)."""
    while p.turn() == NATURE and (draw_tiles or not legal(p, NATURE)[0].startswith("tile")):
        p.play(NATURE, p.options(NATURE)[0])
    return p
