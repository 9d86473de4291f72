"""A game just large enough to see every shape of question at work.

Seat by seat: take as many things out of the basket as you like, one at a time; then the weather is drawn, and in rain
(it is drawn three times out of four) the basket is shut. The last thing left is taken without asking.
"""

from mypy_extensions import i64

from habitable.kernel.bits import bit, first, size
from habitable.kernel.events import Events, number
from habitable.kernel.game import Game, Options, ScoreSheet, Touched, View
from habitable.kernel.position import Position
from habitable.kernel.questions import Pick, Step, Weighted
from habitable.kernel.state import State
from habitable.kernel.vocabulary import Noun, Verb, Vocabulary

THINGS = 4
TAKE = 1
WEATHER = TAKE + THINGS
KEEP = WEATHER + 2
SUN, RAIN = 0, 1
TURN, TAKEN, DRAWN = 0, 1, 2


class Picnic(Position):
    def __init__(self, seats: i64, basket: i64, taken: list[int], shut: bool) -> None:
        super().__init__(seats)
        self.basket: i64 = basket
        self.taken: list[int] = taken
        self.shut: bool = shut

    def copy(self) -> "Picnic":
        other = Picnic(self.seats, self.basket, self.taken.copy(), self.shut)
        other.top = self.top
        other.ordered = self.ordered
        return other

    def take(self, seat: i64, thing: i64) -> None:
        self.basket &= ~bit(thing)
        self.taken[seat] |= bit(thing)
        self.tell(TAKEN, seat, thing, 0)

    def scores(self) -> list[int]:
        return [size(things) for things in self.taken]


class Turn(Step[Picnic]):
    """A seat's turn begins; after the last one the picnic is over."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def happen(self, p: Picnic) -> None:
        if self.seat < p.seats:
            p.tell(TURN, self.seat, 0, 0)
            p.push(Weather(self.seat))
            p.push(Take(self.seat, 0 if p.shut else p.basket))


class Take(Pick[Picnic]):
    """One thing more, or no more."""

    def __init__(self, seat: i64, things: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.things: i64 = things

    def owner(self, p: Picnic) -> i64:
        return self.seat

    def verb(self) -> i64:
        return TAKE

    def may_pass(self) -> bool:
        return True

    def choices(self, p: Picnic) -> i64:
        return self.things & p.basket

    def chosen(self, p: Picnic, thing: i64) -> None:
        p.take(self.seat, thing)
        p.push(Take(self.seat, p.later(self.things, thing)))


class Weather(Weighted[Picnic]):
    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def verb(self) -> i64:
        return WEATHER

    def choices(self, p: Picnic) -> i64:
        return first(2)

    def weight(self, p: Picnic, answer: i64) -> i64:
        return 3 if answer == WEATHER + RAIN else 1

    def chosen(self, p: Picnic, thing: i64) -> None:
        p.shut = thing == RAIN
        p.tell(DRAWN, thing, 0, 0)
        p.push(Turn(self.seat + 1))


class Keep(Pick[Picnic]):
    """One thing, and it must be one. Pushed by tests only."""

    def __init__(self, seat: i64, things: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.things: i64 = things

    def owner(self, p: Picnic) -> i64:
        return self.seat

    def verb(self) -> i64:
        return KEEP

    def choices(self, p: Picnic) -> i64:
        return self.things

    def chosen(self, p: Picnic, thing: i64) -> None:
        p.take(self.seat, thing)


class PicnicGame(Game):
    name = "picnic"
    seats = range(1, 4)
    options = Options
    rules = 1
    vocabulary = Vocabulary(
        Verb("pass"),
        Verb("take", Noun("thing", ["apple", "bread", "cake", "dates"])),
        Verb("weather", Noun("weather", ["sun", "rain"])),
        Verb("keep", Noun("thing", ["apple", "bread", "cake", "dates"])),
    )
    events = Events(
        ("turn", (("seat", number), None, None)),
        ("taken", (("seat", number), ("thing", number), None)),
        ("drawn", (("weather", number), None, None)),
    )
    reveals = frozenset({"taken", "drawn"})
    state = State(Picnic, Turn, Take, Weather, Keep)

    def start(self, seats: int, options: Options | None = None) -> Picnic:
        p = Picnic(seats, first(THINGS), [0] * seats, False)
        p.push(Turn(0))
        p.settle()
        return p

    def view(self, position: Position, seat: int | None) -> View:
        sheet = ScoreSheet([], position.scores(), [], position.places())
        return View(
            seat=seat,
            seats=position.seats,
            asked=position.asked(),
            over=position.over(),
            scores=position.scores(),
            places=position.places(),
            sheet=sheet,
        )

    def touched(self, answer: int) -> list[Touched]:
        return [Touched(noun, thing) for noun, thing in self.vocabulary.things(answer)]

    def bound(self, seats: int) -> int:
        return THINGS + 2 * seats

    def check_invariants(self, position: Position) -> None:
        assert isinstance(position, Picnic)
        assert position.basket + sum(position.taken) == first(THINGS)


PICNIC = PicnicGame()
