"""Planet as a `Game`: its options, the words of its answers and events, and its doors."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec

from habitable.games.planet import document
from habitable.games.planet.board import Planet, empty, text
from habitable.games.planet.box import Box, source
from habitable.games.planet.components import (
    ANIMALS,
    LANDS,
    NAMES,
    ROUNDS,
    SEATS,
    TILES,
    Components,
    all_of,
    tile_letters,
)
from habitable.games.planet.geometry import FACES, SIDES
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.questions import Lay, Take
from habitable.games.planet.rounds import Life, Reveal, Round, TurnUp
from habitable.games.planet.scoring import areas_of
from habitable.games.planet.setup import Deal, LayOut, Start, StartAt, set_up
from habitable.games.planet.view import own, public, score_sheet, with_objectives
from habitable.games.planet.view_types import PlanetView
from habitable.games.planet.vocabulary import VOCABULARY
from habitable.kernel.bits import members, size
from habitable.kernel.errors import BadOptions
from habitable.kernel.events import Events, number
from habitable.kernel.game import Game, Options, ScoreSheet, Touched
from habitable.kernel.position import Position
from habitable.kernel.state import State


class PlanetOptions(Options, frozen=True):
    """rules/planet.md 8; `start` is the seat that begins, drawn when it is null; `components` a file of one's own."""

    beginner: bool = False
    mystery: bool = False
    start: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] | None = None
    components: Box | None = None


def _from_one(i: int) -> int:
    return i + 1


def _terrain(i: int) -> str:
    return NAMES[i]


def _face_and_turn(i: int) -> list[int]:
    return [i // SIDES, i % SIDES]


def _part(i: int) -> str:
    return ("objective", "animals")[i]


@lru_cache(maxsize=16)
def components(text: str) -> Components:
    return Components(text)


class PlanetGame(Game):
    name = "planet"
    seats = range(2, 5)
    options = PlanetOptions
    rules = 1
    weight = 1.7
    vocabulary = VOCABULARY
    events = Events(
        ("animal_laid", (("round", number), ("animal", _from_one), None)),
        ("objective", (("seat", number), None, ("terrain", _terrain))),
        ("started", (("seat", number), None, None)),
        ("round", (("round", number), ("seat", number), None)),
        ("turned_up", (("round", number), ("animal", _from_one), None)),
        ("tile", (("slot", number), ("tile", _from_one), None)),
        ("took", (("seat", number), ("tile", _from_one), None)),
        ("laid", (("seat", number), ("tile", _from_one), ("place", _face_and_turn))),
        ("left", (("tile", _from_one), ("pile", number), None)),
        ("settled", (("seat", number), ("animal", _from_one), ("value", number))),
        ("carried", (("animal", _from_one), ("round", number), None)),
        ("boxed", (("animal", _from_one), None, None)),
        ("revealed", (("seat", number), ("terrain", _terrain), ("fields", number))),
        ("scored", (("seat", number), ("part", _part), ("points", number))),
        ("total", (("seat", number), ("points", number), ("animals", number))),
        ("tied", (("seat", number), ("animal", _from_one), ("areas", areas_of))),
    )
    reveals = frozenset({"revealed"})
    state = State(
        PlanetPosition, Components, Planet, LayOut, Deal, Start, StartAt, Round, TurnUp, Reveal, Take, Lay, Life
    )

    def start(self, seats: int, options: Options | None = None) -> PlanetPosition:
        self.check_seats(seats)
        o = options or PlanetOptions()
        assert isinstance(o, PlanetOptions)
        if o.start is not None and o.start >= seats:
            raise BadOptions("wrong-range", place="start", least=0, most=seats - 1, given=str(o.start))
        c = components(source(o.components))
        layout = c.mystery if o.mystery else c.standard
        p = PlanetPosition(
            seats,
            components=c,
            beginner=o.beginner,
            start=-1,
            planets=[empty() for _ in range(seats)],
            objectives=[-1] * seats,
            won=[0] * seats,
            deck=c.deck,
            lying=[0] * (ROUNDS + 1),
            hidden=layout.hidden,
            lost=0,
            unseen=all_of(TILES),
            market=0,
            slots=[],
            piles=[[], []],
            box=0,
        )
        set_up(p, layout, -1 if o.start is None else o.start)
        p.settle()
        return p

    def view(self, position: Position, seat: int | None) -> PlanetView:
        shown = super().view(position, seat)
        assert isinstance(shown, PlanetView)
        return shown

    def public(self, position: Position) -> PlanetView:
        assert isinstance(position, PlanetPosition)
        return public(position)

    def own(self, position: Position, seat: int) -> dict[str, Any]:
        assert isinstance(position, PlanetPosition)
        return own(position, seat)

    def open_view(self, position: Position) -> PlanetView:
        assert isinstance(position, PlanetPosition)
        return msgspec.structs.replace(public(position), **with_objectives(position, set(range(position.seats))))

    def touched(self, answer: int) -> list[Touched]:
        things = self.vocabulary.things(answer)
        return [Touched(noun, i + 1 if noun in ("tile", "animal") else i) for noun, i in things]

    def sheet(self, position: Position) -> ScoreSheet:
        assert isinstance(position, PlanetPosition)
        return score_sheet(position.sheets(), position.planets)

    def score_document(self, data: Any) -> dict[str, Any]:
        return document.answer(data)

    def sheet_of_document(self, data: Any) -> ScoreSheet | None:
        return score_sheet(document.sheets(data), []) if document.is_result(data) else None

    def doing(self, position: Position) -> str | None:
        """A turn is a tile that is taken and laid."""
        return "turn"

    def bound(self, seats: int) -> int:
        return 1 + seats + ANIMALS + TILES + 2 * ROUNDS * seats

    def check_invariants(self, position: Position) -> None:
        p = position
        assert isinstance(p, PlanetPosition)
        check_tiles(p)
        cards = [p.deck, p.lost, *p.lying, *p.won]
        assert sum(map(size, cards)) == size(p.components.deck), "animals lost or made"
        assert sum(cards) == p.components.deck, "an animal lies in two places"
        dealt = [terrain for terrain in p.objectives if terrain >= 0]
        assert len(set(dealt)) == len(dealt), "two players have the same objective"
        if p.over():
            assert not any(p.lying), "an animal was not settled"
            assert all(planet.free() == 0 for planet in p.planets), "unfinished planet"
            assert not [*members(p.unseen), *p.slots, *p.piles[0], *p.piles[1]], "tiles were not used"


def check_tiles(p: PlanetPosition) -> None:
    """Every tile is somewhere, once; on planets one cannot tell which tile it was, only what it shows."""
    held = [p.top.tile] if isinstance(p.top, Lay) else []
    lying = [*members(p.unseen), *members(p.market), *held, *p.piles[0], *p.piles[1], *members(p.box)]
    assert len(set(lying)) == len(lying), "a tile lies in two places"
    assert all(tile in p.slots for tile in members(p.market)), "a tile of the round was never turned up"
    covered = 0
    for planet in p.planets:
        fields = planet.covered()
        assert sum(size(planet.of(t)) for t in range(LANDS)) == size(fields), "two terrains on a field"
        for face in range(FACES):
            assert fields >> SIDES * face & 31 in (0, 31), "a face is whole or empty"
        covered += size(fields) // SIDES
    assert len(lying) + covered == TILES, "tiles lost or made"
    laid = [text(planet)[SIDES * face : SIDES * (face + 1)] for planet in p.planets for face in range(FACES)]
    shown = [*(face for face in laid if "." not in face), *(tile_letters(p.components.tiles[i]) for i in lying)]
    ours = sorted(turned(tile_letters(tile)) for tile in p.components.tiles)
    assert sorted(map(turned, shown)) == ours, "there are other tiles than ours"


def turned(face: str) -> str:
    """What a tile shows, however it is turned."""
    return min(face[i:] + face[:i] for i in range(len(face)))


PLANET = PlanetGame()

__all__ = ["PLANET", "PlanetGame", "PlanetOptions"]
