"""The conformance kit: what every game must hold, whoever wrote it.

    from habitable.kernel.conformance import check
    check(MY_GAME, seats=3, games=20)

plays games with answers from a chooser (at random, a bot's, or a mix) and raises AssertionError where a promise is
broken. `care` is the share of positions that get the checks that cost most.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from habitable.kernel.errors import IllegalAnswer
from habitable.kernel.events import Event
from habitable.kernel.game import Game
from habitable.kernel.match import Match, replay
from habitable.kernel.play import sees
from habitable.kernel.position import NATURE, SPECTATOR, Position
from habitable.kernel.questions import Together
from habitable.kernel.record import HIDDEN, read
from habitable.kernel.rng import Rng

Chooser = Callable[[Position, int, Rng], int]

CHAIN_LIMIT = 3_000  # positions looked at for one chain; longer ones are left out


@dataclass
class Report:
    """What was played and looked at, so that a caller can see that the checks had something to check."""

    games: int = 0
    answers: int = 0
    careful: int = 0
    twins: int = 0
    reveals: int = 0
    chains: int = 0


def at_random(position: Position, seat: int, rng: Rng) -> int:
    """Any legal answer, Nature's by weight."""
    return position.draw(seat, rng)


def check(
    game: Game,
    seats: int,
    options: dict[str, Any] | None = None,
    *,
    chooser: Chooser = at_random,
    games: int = 1,
    seed: int = 0,
    care: float = 0.02,
) -> Report:
    report = Report()
    rng = Rng(seed)
    for _ in range(games):
        _one_game(game, seats, options, chooser, rng, care, report)
    return report


def _one_game(
    game: Game,
    seats: int,
    options: dict[str, Any] | None,
    chooser: Chooser,
    rng: Rng,
    care: float,
    report: Report,
) -> None:
    match = Match(game, [f"player {i}" for i in range(seats)], options)
    answers = 0
    while not match.position.over():
        p = match.position
        asked = p.asked()
        assert asked, "nobody is asked, and the game is not over"
        assert p.turn() == asked[0], "turn() is the first of asked()"
        seat = asked[rng.below(len(asked))]  # in any order where several are asked
        if rng.below(1_000_000) < int(care * 1_000_000):
            check_position(game, p, rng, report)
        match.play(seat, p.draw(seat, rng) if seat == NATURE else chooser(p, seat, rng))
        game.check_invariants(match.position)
        answers += 1
        assert answers <= game.bound(seats), f"more than {game.bound(seats)} answers"
    p = match.position
    assert p.asked() == []
    assert all(p.options(seat) == [] for seat in range(NATURE, seats))
    assert len(p.scores()) == len(p.places()) == seats
    assert min(p.places()) == 1, "somebody wins"
    _check_record(game, match, rng)
    report.games += 1
    report.answers += answers


# ── one position ────────────────────────────────────────────────────────────────────────────────────────────────────


def check_position(game: Game, p: Position, rng: Rng, report: Report) -> None:
    """Everything that must hold where p stands; p is left as it was."""
    before = game.state.key(p)
    check_options(game, p, rng)
    check_copies(game, p, rng)
    check_json(game, p)
    for viewer in (None, *range(p.seats)):
        check_imagined(game, p, viewer, rng)
        report.twins += 1
        report.reveals += check_twins(game, p, viewer, rng, steps=60)
    for seat in range(p.seats):
        report.chains += check_chain(game, p, seat)
    assert game.state.key(p) == before, "looking at a position changed it"
    report.careful += 1


def check_options(game: Game, p: Position, rng: Rng) -> None:
    vocabulary = game.vocabulary
    asked = p.asked()
    for seat in range(NATURE, p.seats):
        options = p.options(seat)
        assert (seat in asked) == bool(options), f"seat {seat} is asked without options, or has options unasked"
        assert options == sorted(set(options)), "options are ascending and unique"
        legal = set(options)
        for answer in [*range(vocabulary.size), -1, vocabulary.size, 1 << 40]:
            try:
                p.check(seat, answer)
                assert answer in legal, f"{answer} is allowed but not offered"
            except IllegalAnswer:
                assert answer not in legal, f"{vocabulary.text(answer)} is offered but not allowed"
        for answer in options:
            assert vocabulary.parse(vocabulary.text(answer)) == answer, "a text parses back to its answer"
            if seat != NATURE:
                choice = game.describe(answer)
                assert (choice.text, choice.verb) == (vocabulary.text(answer), vocabulary.verb(answer))
                msgspec.json.encode(choice)
        if options:
            for _ in range(5):
                assert p.draw(seat, rng) in legal, "draw gives a legal answer"
    if asked == [NATURE]:
        weights = p.weights()
        assert min(weights) > 0, "Nature's weights are positive"
        _check_luck(p, weights, rng)


def _check_luck(p: Position, weights: list[int], rng: Rng) -> None:
    """What Nature draws agrees with the weights: a chi-squared far beyond chance is an error."""
    options = p.options(NATURE)
    n = 40 * len(options)
    seen = dict.fromkeys(options, 0)
    for _ in range(n):
        seen[p.draw(NATURE, rng)] += 1
    expected = [n * weight / sum(weights) for weight in weights]
    chi = sum((seen[option] - e) ** 2 / e for option, e in zip(options, expected, strict=True))
    free = len(options) - 1
    assert chi <= free + 8 * (2 * free) ** 0.5 + 30, f"Nature does not draw by weight (χ² {chi:.0f} of {free})"


def check_copies(game: Game, p: Position, rng: Rng) -> None:
    """A copy equals and is independent; an illegal answer changes nothing; playing a copy equals playing it."""
    key = game.state.key(p)
    copy = p.copy()
    assert game.state.key(copy) == key, "a copy is equal"
    for seat in p.asked():
        try:
            copy.play(seat, game.vocabulary.size)
            raise AssertionError("an answer beyond the vocabulary is illegal")
        except IllegalAnswer:
            assert game.state.key(copy) == key, "an illegal answer changes nothing"
        answer = p.draw(seat, rng)
        one, two = p.copy(), p.copy().copy()
        one.play(seat, answer)
        two.log = []
        two.play(seat, answer)
        assert game.state.key(one) == game.state.key(two), "the same answer gives the same position"
        assert game.state.key(p) == key, "playing a copy leaves the original alone"


def check_json(game: Game, p: Position) -> None:
    assert game.state.key(game.load(game.dump(p))) == game.state.key(p), "a position survives JSON"
    for seat in (None, *range(p.seats)):
        view = game.view(p, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view, "a view survives JSON"


# ── secrecy ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_imagined(game: Game, p: Position, viewer: int | None, rng: Rng) -> None:
    """What a seat, or a spectator (None), cannot know may be otherwise, and everything looks the same to it."""
    twin = p.imagine(SPECTATOR if viewer is None else viewer, rng)
    game.check_invariants(twin)
    _look_same(game, p, twin, viewer)


def _look_same(game: Game, p: Position, twin: Position, viewer: int | None) -> None:
    mine, other = (msgspec.json.encode(game.view(q, viewer)) for q in (p, twin))
    assert mine == other, f"{_who(viewer)} can tell the position from an imagined one:\n{mine!r}\n{other!r}"
    assert p.asked() == twin.asked(), "other seats are asked in an imagined position"
    if viewer is not None:
        assert p.options(viewer) == twin.options(viewer), f"{_who(viewer)} has other options in an imagined position"


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def check_twins(game: Game, p: Position, viewer: int | None, rng: Rng, steps: int) -> int:
    """A game and its imagined twin, fed the same answers, look the same until the rules reveal a difference.

    Others may answer differently in secret where nothing is legal in both. Returns 1 where a difference was revealed.
    """
    p, twin = p.copy(), p.imagine(SPECTATOR if viewer is None else viewer, rng)
    for _ in range(steps):
        if p.over() or twin.over():
            break
        asked = p.asked()
        who = asked[rng.below(len(asked))]
        question = p.top
        assert question is not None
        p.log, twin.log = [], []
        if who != viewer and isinstance(question, Together):
            _answer_alone(twin, who, _answer_alone(p, who, [], rng), rng)
        else:
            mine, other = p.options(who), twin.options(who)
            common = sorted(set(mine) & set(other))
            if common:
                answer = common[rng.below(len(common))]
                p.play(who, answer)
                twin.play(who, answer)
            elif who != viewer and not sees(question.seen_by(p), viewer):
                p.play(who, mine[rng.below(len(mine))])
                twin.play(who, other[rng.below(len(other))])
            else:
                return 1  # the answer itself is seen, and it cannot be the same one
        if not _same_events(game, p.log, twin.log, viewer):
            return 1
        p.log = twin.log = None
        _look_same(game, p, twin, viewer)
    return 0


def _answer_alone(p: Position, who: int, like: list[int], rng: Rng) -> list[int]:
    """A seat gives all its secret answers, like its twin where that is legal; how many these are is secret too."""
    given: list[int] = []
    while isinstance(p.top, Together) and p.asks(who):
        options = p.options(who)
        same = len(given) < len(like) and like[len(given)] in options
        given.append(like[len(given)] if same else options[rng.below(len(options))])
        p.accept(who, given[-1])
    p.settle()
    return given


def _same_events(game: Game, mine: list[Event], other: list[Event], viewer: int | None) -> bool:
    seen = [game.events.show(event, viewer) for event in mine]
    seen_twin = [game.events.show(event, viewer) for event in other]
    for a, b in zip(seen, seen_twin, strict=False):
        if a != b:
            assert {a["event"], b["event"]} <= game.reveals, f"{_who(viewer)} learns too much: {a} / {b}"
            return False
    assert len(seen) == len(seen_twin), f"{_who(viewer)} sees a different number of events"
    return True


# ── chains ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_chain(game: Game, p: Position, seat: int) -> int:
    """The ordered form of a chain of small choices reaches the same positions as the free form."""
    if p.asked() != [seat] or p.top is None:
        return 0
    free = _chain_ends(game, p, seat, ordered=False)
    if free is None:
        return 0
    ordered = _chain_ends(game, p, seat, ordered=True)
    if ordered is None:
        return 0
    assert free == ordered, f"ordered chains end in {len(ordered)} positions, free ones in {len(free)}"
    return 1


def _chain_ends(game: Game, start: Position, seat: int, ordered: bool) -> set[str] | None:
    """The positions in which the chain on top of the stack can end; None where it is too long to look at."""
    assert start.top is not None
    base = start.top.below
    ends: set[str] = set()
    seen: set[str] = set()
    first = start.copy()
    first.ordered = ordered
    to_do = [first]
    while to_do:
        p = to_do.pop()
        for answer in p.options(seat):
            after = p.copy()
            after.play(seat, answer)
            key = game.state.key(after)
            if _inside(after, base) and after.asked() == [seat]:
                if key not in seen:
                    seen.add(key)
                    to_do.append(after)
            else:
                ends.add(key)
        if len(seen) + len(ends) > CHAIN_LIMIT:
            return None
    return ends


def _inside(p: Position, base: Any) -> bool:
    """Whether something of the chain still lies above what was below it."""
    question = p.top
    if question is base:
        return False
    while question is not None:
        if question is base:
            return True
        question = question.below
    return base is None


# ── records ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_record(game: Game, match: Match, rng: Rng) -> None:
    text = str(match.record())
    record = read(text)
    again = replay(game, record)
    assert game.state.key(again.position) == game.state.key(match.position), "a record replays to an equal position"
    assert str(again.record()) == text, "a record that was replayed is the same record"
    half = rng.below(len(record.lines))
    part = replay(game, record, half)
    assert len(part.record().lines) == half, "a record can be loaded up to any ply"
    for seat in range(len(match.names)):
        shown = part.record_for(seat).lines
        assert len(shown) == len(part.plies), "hidden answers keep their plies"
        for line, ply in zip(shown, part.plies, strict=True):
            told = sees(ply.seen_by, seat) or part.position.over()
            assert (line.text != HIDDEN) == told, "a record shows a seat what it may know, and no more"
    assert [str(line) for line in match.record_for(None).lines] == [str(line) for line in record.lines]
