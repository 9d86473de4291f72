"""A part of the conformance kit: two positions that play differently for somebody never look the same to everybody.

    from habitable.kernel.lookalikes import check_looks
    check_looks(MY_GAME, seats=3, options={}, games=2)

plays games and compares positions with each other and with neighbours: the same position with another value somewhere
in its fields or in those of its questions, as far as that can be (it loads, and what always holds holds). Two of them
that nobody can tell apart are played on with the same answers and the same luck; what everybody sees and may say must
stay the same all the way. A game says in `same` which fields (or which two: `hand and stock`) cannot be otherwise, or
are nobody's to see, and why.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from habitable.kernel.conformance import Chooser, at_random
from habitable.kernel.errors import HabitableError
from habitable.kernel.game import Game
from habitable.kernel.position import NATURE, Position
from habitable.kernel.rng import Rng
from habitable.kernel.state import fields_of, name_of, stack

TRIES = 40  # neighbours of a position
STEPS = 30  # answers that two lookalikes are given
OFTEN = 8  # as many lookalikes by the same change are played on
BITS = 62  # of a set or a pile
FEW = 5  # of what may be a small number as well

Path = tuple[str | int, ...]
WRONG = (
    HabitableError,
    AssertionError,
    LookupError,
    ValueError,
    TypeError,
    AttributeError,
    ArithmeticError,
    MemoryError,
)


@dataclass
class Looks:
    """What was compared, so that a caller can see that there was something to compare."""

    positions: int = 0
    neighbours: int = 0  # that can be
    told_apart: int = 0
    alike: Counter[str] = field(default_factory=Counter)  # lookalikes that were played on, by what was changed
    touched: set[str] = field(default_factory=set)  # the fields that were changed


def check_looks(
    game: Game,
    seats: int,
    options: dict[str, Any] | None = None,
    *,
    chooser: Chooser = at_random,
    games: int = 1,
    seed: int = 0,
    care: float = 0.05,
    same: Mapping[str, str] | None = None,
) -> Looks:
    looks = Looks()
    rng = Rng(seed)
    met: dict[tuple[bytes, ...], Position] = {}
    played = 0
    while played < games or looks.positions == 0:
        p = game.start(seats, game.make_options(options))
        while not p.over():
            if rng.below(1_000_000) < int(care * 1_000_000):
                _compare(game, p, met.setdefault(_seen(game, p), p.copy()), "two positions of play", looks, rng)
                check_neighbours(game, p, rng, looks, same or {})
                looks.positions += 1
            asked = p.asked()
            seat = asked[rng.below(len(asked))]
            p.play(seat, p.draw(seat, rng) if seat == NATURE else chooser(p, seat, rng))
        played += 1
    return looks


def check_neighbours(game: Game, p: Position, rng: Rng, looks: Looks, same: Mapping[str, str]) -> None:
    mine, key = _seen(game, p), game.state.key(p)
    for names, change in _changes(game, p, rng):
        what = " and ".join(names)
        if what in same or not same.keys().isdisjoint(names):
            continue
        other = _neighbour(game, p, change)
        if other is None or game.state.key(other) == key:
            continue
        looks.neighbours += 1
        looks.touched.update(names)
        if _seen(game, other) == mine:
            if looks.alike[what] < OFTEN:
                _compare(game, p, other, what, looks, rng)
        else:
            looks.told_apart += 1


def _neighbour(game: Game, p: Position, change: Callable[[Any], None]) -> Position | None:
    """The position with something else in it, if that can be."""
    data = msgspec.json.decode(game.dump(p))
    try:
        change(data)
        other = game.state.from_json(data)
        if other.top is None or other.top.forced(other) >= 0:
            return None
        game.check_invariants(other)
        if not all(other.options(seat) for seat in other.asked()) or not other.asked():
            return None
        _seen(game, other)
    except WRONG:
        return None
    return other


# ── what everybody sees ─────────────────────────────────────────────────────────────────────────────────────────────


def _seen(game: Game, p: Position) -> tuple[bytes, ...]:
    """The views of all seats and of a spectator."""
    return tuple(msgspec.json.encode(game.view(p, viewer)) for viewer in (None, *range(p.seats)))


def _compare(game: Game, p: Position, other: Position, what: str, looks: Looks, rng: Rng) -> None:
    """Plays two positions on that nobody can tell apart."""
    if game.state.key(p) == game.state.key(other):
        return
    looks.alike[what] += 1
    before = game.state.to_json(p), game.state.to_json(other)
    p, other = p.copy(), other.copy()
    for step in range(STEPS):
        where = f"{what}: after {step} answers"

        def told(why: str, where: str = where) -> str:
            return f"{where} {why}, though nobody could tell them apart:\n{before[0]}\n{before[1]}"

        assert _seen(game, p) == _seen(game, other), told("everybody sees something else")
        asked = p.asked()
        assert asked == other.asked(), told("others are asked")
        for seat in asked:
            assert p.options(seat) == other.options(seat), told(f"seat {seat} may say something else")
        if not asked:
            return
        if asked == [NATURE]:
            assert p.weights() == other.weights(), told("luck is different")
        seat = asked[rng.below(len(asked))]
        answer = p.draw(seat, rng)
        p.play(seat, answer)
        try:
            other.play(seat, answer)
        except Exception as error:
            raise AssertionError(told(f"{error!r} came of an answer")) from error


# ── neighbours ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _without(i: int, data: Any) -> None:
    data["stack"].pop(i)


def _changes(game: Game, p: Position, rng: Rng) -> Iterator[tuple[list[str], Callable[[Any], None]]]:
    """Ways to change the JSON of a position, each with the names of the fields that it changes: every question of the
    stack and every field of it once, and fields of the position, one alone or two against each other."""
    data = msgspec.json.decode(game.dump(p))
    questions = stack(p)
    for i, question in enumerate(questions):
        name = name_of(type(question))
        if i > 0:
            yield [name], partial(_without, i)
        for j, parameter in enumerate(fields_of(type(question)), 1):
            for leaf in _leaves(data["stack"][i][j], ("stack", i, j), rng, 2):
                yield [f"{name}.{parameter}"], _another(leaf, rng)
    plain = [one for one in data if one not in ("seats", "stack")]
    leaves = {one: list(_leaves(data[one], (one,), rng, 3)) for one in plain}
    for one in plain:
        for leaf in leaves[one]:
            yield [_called(game, data, leaf)], _another(leaf, rng)
    for _ in range(TRIES):
        one, other = plain[rng.below(len(plain))], plain[rng.below(len(plain))]
        if leaves[one] and leaves[other]:
            a, b = leaves[one][rng.below(len(leaves[one]))], leaves[other][rng.below(len(leaves[other]))]
            yield sorted({_called(game, data, a), _called(game, data, b)}), _against(a, b, rng)


def _leaves(value: Any, path: Path, rng: Rng, most: int) -> Iterator[Path]:
    """Paths to some of the numbers in a value; of long lists not all."""
    if isinstance(value, list):
        places = list(range(len(value)))
        while len(places) > most:
            places.pop(rng.below(len(places)))
        for i in places:
            yield from _leaves(value[i], (*path, i), rng, most + 3 if _is_thing(value[i]) else most)
    elif isinstance(value, (bool, int)):
        yield path


def _called(game: Game, data: Any, path: Path) -> str:
    """The name of a field: `bag`, or in a thing of the game `tile.cubes`."""
    name = str(path[0])
    for step in path:
        if isinstance(data, list) and data and isinstance(data[0], str) and isinstance(step, int):
            name = f"{data[0]}.{game.state.fields_called(data[0])[step - 1]}"
        data = data[step]
    return name


def _is_thing(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], (str, list))


def _at(data: Any, path: Path) -> tuple[Any, str | int]:
    for step in path[:-1]:
        data = data[step]
    return data, path[-1]


def _another(path: Path, rng: Rng) -> Callable[[Any], None]:
    """Another value at a place: one more, one less, another member of a set, one thing for another."""
    way, here, there = rng.below(5), rng.below(BITS), rng.below(BITS)

    def change(data: Any) -> None:
        holder, at = _at(data, path)
        value = holder[at]
        if isinstance(value, bool):
            holder[at] = not value
        elif way < 2 or value < 0:
            holder[at] = at_least(holder, value + (1 if way % 2 == 0 else -1))
        else:
            bits = max(FEW, value.bit_length())
            holder[at] = value ^ 1 << here % bits ^ (1 << there % bits if way > 2 else 0)

    return change


def _against(one: Path, other: Path, rng: Rng) -> Callable[[Any], None]:
    """Something goes from one place to another, and maybe something else comes back: a number, a member of a set, or a
    thing of a pile."""
    few, back, which, other_one = rng.below(3) == 0, rng.below(2) == 0, rng.below(BITS), rng.below(BITS)

    def change(data: Any) -> None:
        (a, i), (b, j) = _at(data, one), _at(data, other)
        if isinstance(a[i], bool) or isinstance(b[j], bool):
            _another(one, rng)(data)
            _another(other, rng)(data)
        else:
            going = 1 if few else _part(a[i], which)
            coming = _part(b[j], other_one) if back and not few else 0
            a[i] = at_least(a, a[i] - going + coming)
            b[j] = at_least(b, b[j] + going - coming)

    return change


def _part(value: int, which: int) -> int:
    """A member of a set, or a thing of a pile."""
    bits = [bit for bit in range(BITS) if value >> bit & 1] if value > 0 else []
    return 1 << bits[which % len(bits)] if bits else 1


def at_least(holder: Any, value: int) -> int:
    """A number is below 0 only in a list of such numbers; a set or a pile never is."""
    least = min(holder) if isinstance(holder, list) and all(isinstance(one, int) for one in holder) else 0
    if value < min(0, least):
        raise ValueError(value)
    return value
