"""The rule of taking back, line by line as docs/server.md tells it. Ada is always the one who asks, in seat 0."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from habitable.kernel.position import NATURE
from habitable.kernel.undo import BOT, Fallen, Policy, Sitter, Verdict, may_undo

ADA, BOB, EVE = Sitter(0), Sitter(1), Sitter(2)
GREEDY = Sitter(BOT)
BOB_IS_AWAY = Sitter(1, away=True, since=10)
BOB_IS_BACK = Sitter(1, since=10)
ADA_IS_BACK = Sitter(0, since=10)

FREE = Verdict("free")
NOTHING = Verdict("nothing")


def said(*seats: int, at: int = 11, shown: bool = False) -> Fallen:
    """Answers of some seats, after the moment 10 unless it is said."""
    return Fallen(at, seats, shown)


LUCK = said(0, NATURE)
A_HAND_CAME_ROUND = said(0, shown=True)


class Case(NamedTuple):
    sitters: Sequence[Sitter]
    fallen: Sequence[Fallen]
    then: Verdict
    waiting: Sequence[int] = ()


def asks(*seats: int) -> Verdict:
    return Verdict("ask", list(seats))


def absent(seat: int) -> Verdict:
    return Verdict("absent", [seat])


CASES = {
    # ── one's own
    "nothing was said": Case([ADA, BOB], [], NOTHING),
    "own answers": Case([ADA, BOB], [said(0)], FREE),
    "own answers, over somebody's leaving": Case([ADA, BOB_IS_AWAY], [said(), said(0, at=9)], FREE),
    "own answers in two seats": Case([ADA, BOB, ADA], [said(2), said(0)], FREE),
    "what waits in secret": Case([ADA, BOB], [said(1), said(0)], FREE, [0, 1]),
    "what waits in secret, though somebody is away": Case([ADA, BOB_IS_AWAY], [LUCK], FREE, [0]),
    # ── people who are present
    "another's answer": Case([ADA, BOB], [said(1), said(0)], asks(1)),
    "another's answer: all who are there": Case([ADA, BOB, EVE], [said(1), said(0)], asks(1, 2)),
    "another's answer among one's own": Case([ADA, BOB], [said(0, 1)], asks(1)),
    "another's secret that waits": Case([ADA, BOB], [said(0)], asks(1), [1]),
    "a secret of one's own other seat": Case([ADA, BOB, ADA], [said(0)], FREE, [2]),
    "luck": Case([ADA, BOB], [LUCK], asks(1)),
    "something that some were shown": Case([ADA, BOB], [A_HAND_CAME_ROUND], asks(1)),
    "a bot's answer, before people": Case([ADA, BOB, GREEDY], [said(2), said(0)], asks(1)),
    "a person in two seats": Case([ADA, BOB, BOB], [said(1), said(0)], asks(1, 2)),
    # ── nobody but bots
    "alone: a bot's answer": Case([ADA, GREEDY], [said(1), said(0)], FREE),
    "alone: luck": Case([ADA, GREEDY], [LUCK], FREE),
    "alone: something shown": Case([ADA, GREEDY], [A_HAND_CAME_ROUND], FREE),
    "alone: a bot's secret": Case([ADA, GREEDY], [said(0)], FREE, [1]),
    "alone in all seats": Case([ADA, ADA], [said(1, NATURE), said(0)], FREE),
    "alone: what a bot said while I was away": Case([ADA_IS_BACK, GREEDY], [said(0, at=9)], FREE),
    # ── somebody is away
    "an answer that they gave": Case([ADA, BOB_IS_AWAY], [said(1, at=9), said(0, at=8)], absent(1)),
    "an answer that their bot gave": Case([ADA, BOB_IS_AWAY], [said(1), said(0)], FREE),
    "their secret that waits": Case([ADA, BOB_IS_AWAY], [said(0)], absent(1), [1]),
    "luck, and they may return": Case([ADA, BOB_IS_AWAY], [LUCK], absent(1)),
    "something shown, and they may return": Case([ADA, BOB_IS_AWAY], [A_HAND_CAME_ROUND], absent(1)),
    "luck, and others are there": Case([ADA, EVE, BOB_IS_AWAY], [LUCK], absent(2)),
    "only a bot's answer, and others are there": Case([ADA, EVE, BOB_IS_AWAY], [said(2), said(0)], asks(1)),
    "another's answer who is there": Case([ADA, EVE, BOB_IS_AWAY], [said(1), said(0)], asks(1)),
    "I myself, in another seat": Case([ADA, Sitter(0, True, 10)], [LUCK], FREE),
    # ── somebody has come back
    "what their bot gave": Case([ADA, BOB_IS_BACK], [said(1, at=9), said(0, at=8)], asks(1)),
    "what a bot said for me": Case([ADA_IS_BACK, BOB], [said(0, at=9)], asks(1)),
    "what I have said since": Case([ADA_IS_BACK, BOB], [said(0)], FREE),
    "what a bot said for me, and another is away": Case([ADA_IS_BACK, BOB_IS_AWAY], [said(0, at=9)], absent(1)),
    "what a bot says for me in another seat": Case([ADA, BOB, Sitter(0, True, 10)], [said(2), said(0)], asks(1)),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_who_must_agree(case: Case) -> None:
    assert may_undo(0, case.sitters, case.fallen, case.waiting) == case.then


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_where_all_have_agreed_beforehand(case: Case) -> None:
    expected = NOTHING if case.then == NOTHING else FREE
    assert may_undo(0, case.sitters, case.fallen, case.waiting, "free") == expected


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_where_nothing_is_taken_back_but_a_secret(case: Case) -> None:
    expected = FREE if 0 in case.waiting else Verdict("no")
    assert may_undo(0, case.sitters, case.fallen, case.waiting, "never") == expected


@pytest.mark.parametrize("policy", ["free", "ask"])
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_at_a_serious_table_nothing_goes_back_behind_a_look(case: Case, policy: Policy) -> None:
    """Whoever agrees, and also alone with bots."""
    kept = {name for name in CASES if name.startswith(("own ", "what waits", "what I have", "a secret of one's own"))}
    expected = case.then if case.then == NOTHING else FREE if case in map(CASES.get, kept) else Verdict("serious")
    assert may_undo(0, case.sitters, case.fallen, case.waiting, policy, serious=True) == expected
