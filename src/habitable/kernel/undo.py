"""Taking back: what may fall, and who must agree. docs/server.md has the same as a table.

It is one rule for play at one keyboard and at a server's tables. It knows no positions, only whose the answers are.
"""

from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple, final

BOT: Final = -1  # the person at a seat where there is none

Policy = Literal["free", "ask", "never"]
Answer = Literal["no", "nothing", "serious", "absent", "free", "ask"]


@final
class Sitter:
    """Who sits at a seat."""

    def __init__(self, person: int, away: bool = False, since: int = 0) -> None:
        self.person = person  # one number for all seats of a person; BOT
        self.away = away  # a bot plays on for the person
        self.since = since  # the moment at which the person went away, or came back

    def gave(self, moment: int) -> bool:
        """Whether the person gave an answer of this seat, as far as we know, and not the bot that played for them. Of
        somebody who has come back we count only what they answered since."""
        return self.person != BOT and (moment < self.since if self.away else moment > self.since)


@final
class Fallen:
    """What stands or falls together."""

    def __init__(self, moment: int, seats: Collection[int], shown: bool) -> None:
        self.moment = moment
        self.seats = seats  # that have answered; negative is Nature
        self.shown = shown  # something to some seats only


class Verdict(NamedTuple):
    answer: Answer
    seats: Sequence[int] = ()  # that must agree; of "absent" the one that cannot be asked


FREE, NO, NOTHING, SERIOUS = Verdict("free"), Verdict("no"), Verdict("nothing"), Verdict("serious")


def may_undo(
    seat: int,
    sitters: Sequence[Sitter],
    fallen: Sequence[Fallen],
    waiting: Collection[int],
    policy: Policy = "ask",
    serious: bool = False,
) -> Verdict:
    """Whether a seat may take back its last answer, with which all that is `fallen` would fall. In `waiting` are the
    seats that have answered in secret, of which nobody knows yet."""
    if seat in waiting:
        return FREE
    if policy == "never":
        return NO
    if not fallen:
        return NOTHING
    mine = sitters[seat].person
    if not _met(mine, sitters, fallen, waiting):
        return FREE
    if serious:
        return SERIOUS
    if policy == "free":  # everybody has agreed by sitting down here
        return FREE
    others = [i for i, sitter in enumerate(sitters) if sitter.person not in (BOT, mine)]
    for other in others:
        if sitters[other].away and _harms(mine, other, sitters, fallen, waiting):
            return Verdict("absent", [other])
    present = [other for other in others if not sitters[other].away]
    return Verdict("ask", present) if present else FREE


def _met(mine: int, sitters: Sequence[Sitter], fallen: Sequence[Fallen], waiting: Collection[int]) -> bool:
    """Whether anything but the person's own answers would fall: another's, Nature's, what a bot has played for the
    person, or something that some were shown and others not (a hand that came round)."""
    if any(sitters[who].person != mine for who in waiting):
        return True
    for one in fallen:
        if one.shown:
            return True
        for who in one.seats:
            if who < 0 or sitters[who].person != mine or not sitters[who].gave(one.moment):
                return True
    return False


def _harms(
    mine: int, other: int, sitters: Sequence[Sitter], fallen: Sequence[Fallen], waiting: Collection[int]
) -> bool:
    """Whether something would fall behind the back of a person who is away and may return: an answer of theirs, luck,
    what somebody was shown, or a move that a bot has shown to whoever asks. What bots did otherwise is nobody's."""
    theirs = sitters[other].person
    if any(sitters[who].person == theirs for who in waiting):
        return True
    for one in fallen:
        if one.shown or any(who < 0 for who in one.seats):
            return True
        for who in one.seats:
            person, gave = sitters[who].person, sitters[who].gave(one.moment)
            if (person == theirs and gave) or (person == mine and not gave):
                return True
    return False
