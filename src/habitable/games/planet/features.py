"""What one who has learned the worth of what a good player sees (`looks`) thinks of the answers of a turn: at first
sight, and with a thought of the next tile."""

from typing import Final

from mypy_extensions import i64

from habitable.games.planet.advice import laid_tiles
from habitable.games.planet.board import Planet
from habitable.games.planet.coming import best_of, choice, coming_tiles, likely_places
from habitable.games.planet.components import DEALT_ROUNDS, ROUNDS
from habitable.games.planet.looks import NAMES, Outlook, see
from habitable.games.planet.position import PlanetPosition
from habitable.games.planet.prospects import chance
from habitable.games.planet.questions import Lay, Take
from habitable.games.planet.rounds import Life
from habitable.games.planet.vocabulary import LAY, TAKE
from habitable.kernel.bits import lowest
from habitable.kernel.model import Features, Model, writing
from habitable.kernel.position import Question


def ahead(p: PlanetPosition, question: Question[PlanetPosition]) -> i64:
    """Until animals settle in the next round, too; when nearly all tiles are known, to the end."""
    return 2 if clock(p) < DEALT_ROUNDS else ROUNDS


def look(p: PlanetPosition, seat: i64) -> list[float]:
    """Of a seat's planet and prospects."""
    sight = writing(len(NAMES))
    see(p.planets[seat], Outlook(p, seat, laid_tiles(p.planets[seat])), sight)
    return sight.row


def phase(p: PlanetPosition, seat: i64) -> i64:
    """How many tiles lie on the seat's planet."""
    return laid_tiles(p.planets[seat])


def clock(p: PlanetPosition) -> i64:
    """Which round it is."""
    question = p.top
    while question is not None:
        if isinstance(question, Life):
            return question.round
        question = question.below
    return phase(p, 0) + 1


# ── the two answers of a turn ───────────────────────────────────────────────────────────────────────────────────────


OVERLOOKED: Final = -1000.0  # what is thought of places that nobody looks at
PLACES: Final = 15  # of a tile that is not taken yet: the best of all is among them in nine cases of ten


def think(
    p: PlanetPosition, question: Question[PlanetPosition], seat: i64, answers: list[int], model: Model
) -> list[float]:
    planet = p.planets[seat]
    o = Outlook(p, seat, laid_tiles(planet) + 1)
    if isinstance(question, Lay):
        tile = p.components.tiles[question.tile]
        return [worth(planet.laid(tile, answer - LAY), o, model) for answer in answers]
    assert isinstance(question, Take)
    out: list[float] = []
    for answer in answers:
        o.taken = answer - TAKE
        out.append(best_place(planet, p.components.tiles[o.taken], PLACES, o, model))
    return out


HURRIED: Final = 8  # places of a tile


def rehearse(
    p: PlanetPosition, question: Question[PlanetPosition], seat: i64, answers: list[int], model: Model
) -> list[float]:
    """The same, but only where a tile fits best, in two thirds of the time."""
    planet = p.planets[seat]
    o = Outlook(p, seat, laid_tiles(planet) + 1)
    if isinstance(question, Lay) and planet.covered() != 0:
        tile = p.components.tiles[question.tile]
        out = [OVERLOOKED] * len(answers)
        for place in likely_places(planet, tile, HURRIED):
            out[answers.index(LAY + place)] = worth(planet.laid(tile, place), o, model)
        return out
    if not isinstance(question, Take):
        return think(p, question, seat, answers, model)
    some: list[float] = []
    for answer in answers:
        o.taken = answer - TAKE
        some.append(best_place(planet, p.components.tiles[o.taken], HURRIED, o, model))
    return some


def worth(planet: Planet, o: Outlook, model: Model) -> float:
    tiles: i64 = laid_tiles(planet)
    sight = model.sight(tiles)
    see(planet, o, sight)
    return model.seen(sight)


def best_place(planet: Planet, tile: i64, places: i64, o: Outlook, model: Model) -> float:
    """The best that can be made of a tile in so many places: those where it fits."""
    if planet.covered() == 0:
        return worth(planet.laid(tile, 0), o, model)  # all places are alike
    best = OVERLOOKED
    for place in likely_places(planet, tile, places):
        best = max(best, worth(planet.laid(tile, place), o, model))
    return best


# ── with a thought of the next tile ─────────────────────────────────────────────────────────────────────────────────

CLOSER: Final = 6  # places that are looked at more closely
CLOSER_EACH: Final = 2  # the same for each tile that could be taken
PLACES_NEXT: Final = 12  # of a tile of the next round


def consider(
    p: PlanetPosition, question: Question[PlanetPosition], seat: i64, answers: list[int], model: Model
) -> list[float]:
    """What the best answers leave for the tile of the next round."""
    assert isinstance(question, Lay | Take)
    planet = p.planets[seat]
    laid: i64 = laid_tiles(planet) + 1
    n = Next(p, seat, question.round, question.turn, model)
    if not n.tiles or len(answers) == 1:
        return think(p, question, seat, answers, model)
    o = Outlook(p, seat, laid)
    if isinstance(question, Lay):
        tile = p.components.tiles[question.tile]
        after = [planet.laid(tile, answer - LAY) for answer in answers]
        return n.closer(after, [worth(each, o, model) for each in after], CLOSER, o)
    out: list[float] = []
    for answer in answers:
        o.taken = answer - TAKE
        after = laid_anywhere(planet, p.components.tiles[o.taken])
        out.append(max(n.closer(after, [worth(each, o, model) for each in after], CLOSER_EACH, o)))
    return out


def expect(p: PlanetPosition, seat: i64, model: Model) -> float:
    """What a position is worth when a round begins: the chance of winning."""
    return model.aim[2] * chance(p, seat)


def laid_anywhere(planet: Planet, tile: i64) -> list[Planet]:
    out: list[Planet] = []
    places: i64 = planet.free() if planet.covered() != 0 else 1
    while places != 0:
        out.append(planet.laid(tile, lowest(places)))
        places &= places - 1
    return out


class Next:
    """The round after one in which a seat, whose turn was told, will have laid a tile."""

    def __init__(self, p: PlanetPosition, seat: i64, round: i64, turn: i64, model: Model) -> None:
        self.tiles: list[int] = coming_tiles(p, round)
        self.choice: i64 = choice(p, turn)
        self.outlook: Outlook = Outlook(p, seat, round + 1, True)
        self.model: Model = model

    def closer(self, after: list[Planet], sight: list[float], width: i64, o: Outlook) -> list[float]:
        """What is thought of planets at first sight, and of the best ones after a closer look: of the others as much
        more as of the best."""
        out = sight.copy()
        more = 0.0
        rank: i64 = 0
        for value, i in sorted([(-value, i) for i, value in enumerate(sight)]):
            if rank < width:
                out[i] = self.foresee(after[i], o)
                if rank == 0:
                    more = out[i] + value
            else:
                out[i] += more
            rank += 1
        return out

    def foresee(self, planet: Planet, o: Outlook) -> float:
        """What a planet is worth with the best tile of the next round."""
        then = self.outlook
        then.points = o.points
        then.won = o.won
        for race in o.races:
            if race.now:
                chance = race.outcome(planet, o.components.tiles, o.market, o.taken)
                then.points += chance * race.points
                then.won += chance
        return best_of([best_place(planet, tile, PLACES_NEXT, then, self.model) for tile in self.tiles], self.choice)


FEATURES = Features(
    3,
    list(NAMES),
    ROUNDS + 1,
    look,
    phase,
    think,
    clock,
    ahead,
    unit=0.35,
    consider=consider,
    rehearse=rehearse,
    expect=expect,
    worlds=4.0,
    close=2.0,
    doubts={"beginner": 0.9, "casual": 0.6, "club": 0.5, "strong": 0.28},
)
