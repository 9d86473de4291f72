"""What `import habitable` gives: a match that is played from a program, a test or a notebook. docs/library.md shows it.

It is thin: the game keeps the rules, the kernel the match; words and pictures are those of the terminal and `draw`.
"""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from habitable import bots, draw, games, screens, texts
from habitable.bots import Bot
from habitable.kernel import documents, record
from habitable.kernel.errors import BadOptions, BadRecord, CannotUndo, HabitableError, IllegalAnswer
from habitable.kernel.game import Game, View
from habitable.kernel.luck import LUCK, Seeded
from habitable.kernel.match import Match, replay
from habitable.kernel.position import NATURE, NOBODY, Position
from habitable.kernel.record import HIDDEN, Record
from habitable.kernel.rng import Rng

__all__ = ["Bot", "HabitableError", "LocalMatch", "bot", "new", "read", "score"]

SEED = 63  # bits of one


class LocalMatch:
    """A game in this process: whoever holds it answers for every seat, and Nature answers by itself.

    Where a method takes a seat, none means the first of those that are asked.
    """

    def __init__(self, kernel: Match, seed: int | None = None, language: str = "en") -> None:
        texts.get(language)  # or say now that there is none
        self.kernel = kernel  # moments and plies, who knows which
        self.language = language  # of everything that is shown
        rng = Rng((secrets.randbits(SEED) if seed is None else seed) % (1 << SEED))
        self._bots = rng.split()
        self._nature = LUCK if seed is None else Seeded(rng.split())
        self.kernel.play_nature(self._nature)

    @property
    def game(self) -> Game:
        return self.kernel.game

    @property
    def names(self) -> list[str]:
        return self.kernel.names

    @property
    def position(self) -> Position:
        """What lies on the table, secrets included: for searches, which play on copies of it."""
        return self.kernel.position

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer; none when the game is over."""
        return self.position.asked()

    def options(self, seat: int | None = None) -> list[str]:
        """The legal answers of a seat; none if it is not asked."""
        return [self.game.vocabulary.text(answer) for answer in self.position.options(self._speaker(seat))]

    def play(self, answer: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Takes an answer. Returns what happened, Nature's answers included, as far as the seat may know it."""
        who = self._speaker(seat)
        try:
            number = self.game.vocabulary.parse(answer)
        except IllegalAnswer:
            raise self.game.explain_illegal(self.position, who, answer) from None
        events = self.kernel.play(who, number) + self.kernel.play_nature(self._nature)
        return [self.game.events.show(event, who) for event in events]

    def ask(self, bot: Bot, seat: int | None = None) -> str:
        """What a computer player would answer. It sees what the seat may see, and nothing is played."""
        who = self._speaker(seat)
        if not self.position.options(who):
            raise self.game.explain_illegal(self.position, who, HIDDEN)
        answer = bots.choose(bot, self.position, who, self._bots)
        self.game.check_answer(self.position, who, answer)
        return self.game.vocabulary.text(answer)

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last answer, or the last of a seat, with all that came after it. What several have said at
        once falls together once all have spoken; Nature draws anew."""
        if seat is None:
            spoken = [ply.seat for ply in self.kernel.plies if ply.seat != NATURE]
            waiting = [other for other, said in self.kernel.waiting.items() if said]
            if not spoken and not waiting:
                raise CannotUndo("undo-nothing")
            seat = (waiting or spoken)[-1]
        self.kernel.undo(self._speaker(seat), range(len(self.names)))
        self.kernel.play_nature(self._nature)

    def _speaker(self, seat: int | None) -> int:
        if seat is None:
            return self.position.turn()
        if seat not in range(len(self.names)):
            raise BadOptions("no-such-seat", seat=str(seat), last=str(len(self.names) - 1))
        return seat

    # ── how it stands ───────────────────────────────────────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        return self.position.over()

    @property
    def scores(self) -> list[int]:
        """The points of each seat as the position stands."""
        return self.position.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the game is over."""
        return [seat for seat, place in enumerate(self.position.places()) if place == 1] if self.over else []

    def record(self) -> Record:
        """Everything that was answered; `str(match.record())` is the text of a record file."""
        return self.kernel.record()

    # ── showing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; when the game is over, what everybody may."""
        who = self._speaker(seat)
        return self.game.view(self.position, None if who == NOBODY else who)

    def text(self, seat: int | None = None) -> str:
        """The table as a seat sees it, what it is asked and what it may answer."""
        screen = screens.get(texts.get(self.language), self.game, self.names, symbols=False)
        choices = [self.game.describe(answer) for answer in self.position.options(self._speaker(seat))]
        return screens.plain(screen, self.view(seat), choices)

    def svg(self, seat: int | None = None) -> str:
        """The table as a seat sees it, as a picture."""
        return draw.view(self.game.name, self.view(seat), self.names, texts.get(self.language))

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str | None:
        """For notebooks, which go without where a game has no picture."""
        try:
            return self.svg()
        except BadOptions:
            return None

    def __repr__(self) -> str:
        state = f"points {self.scores}" if self.over else f"asked {self.asked}"
        return f"<{self.game.name}: {', '.join(self.names)}; {state}>"


def new(
    game: str, seats: int | Sequence[str] = 2, *, seed: int | None = None, language: str = "en", **options: Any
) -> LocalMatch:
    """A new match, for so many players or for those named. With a seed Nature and bots do the same every time."""
    words = texts.get(language)
    names = [words("score-player", number=i + 1) for i in range(seats)] if isinstance(seats, int) else list(seats)
    return LocalMatch(Match(games.get(game), names, options), seed, language)


def read(file: str | os.PathLike[str], *, seed: int | None = None, language: str = "en") -> LocalMatch:
    """The match of a record file, where it stopped."""
    try:
        kept = record.read(Path(file).read_bytes().decode())
        match = replay(games.get(kept.game), kept)
    except UnicodeDecodeError:
        raise BadRecord("replay-no-text", file=os.fspath(file)) from None
    except HabitableError as error:
        raise BadRecord("wrong-at", place=os.fspath(file), why=error) from None
    return LocalMatch(match, seed, language)


def bot(name: str, *, simulations: int | None = None, seconds: float | None = None) -> Bot:
    """A computer player for one seat of one game: `beginner` to `master`, `greedy`, `random`. It may be told to look
    ahead less than its level does: so many simulations, or so long, for each answer."""
    return bots.get(name, bots.Start(budget=bots.Budget(simulations, seconds)))


def score(document: dict[str, Any]) -> dict[str, Any]:
    """What a position of a real table is worth (rules/positions.md); BadDocument names the place that is wrong."""
    answer: dict[str, Any] = games.of_document(documents.named(document)).score_document(document)
    return answer
