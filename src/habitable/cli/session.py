"""Playing at a terminal: draw, ask, answer, save. It knows a game only through its screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from habitable.cli import commands, saves, typed
from habitable.cli.prompt import Prompt
from habitable.cli.table import Table
from habitable.kernel.errors import CannotUndo
from habitable.kernel.game import View
from habitable.present import sheet
from habitable.present.screen import Screen, Size, numbered
from habitable.present.words import Entry
from habitable.texts import Texts

LOW = 24  # in a window of so few lines none is left empty
CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"  # what has scrolled out of the window as well


class Session:
    def __init__(self, out: Console, texts: Texts, table: Table, screen: Screen[Any], path: Path) -> None:
        self.out = out
        self.texts = texts
        self.table = table
        self.screen = screen
        self.path = path
        self.prompt = Prompt(out, texts)
        self.words = typed.command_words(texts) | screen.panel_words()
        self.at_keyboard: int | None = None
        self.told: dict[int, int] = {}  # by seat, how many moments of the match it has been told about
        self.warning = ""
        self.fresh = True  # nothing drawn yet: what stands in the window stays

    # ── the course of a game ────────────────────────────────────────────────────────────────────────────────────

    def run(self) -> None:
        """Until the game is over. Whatever ends it earlier leaves a saved game behind."""
        while True:
            seat = self.table.advance(self.at_keyboard)
            self.save()
            if seat is None:
                return self.finish()
            if self.hand_over(seat):
                self.ask(seat)

    def ask(self, seat: int) -> None:
        """Asks one person until there is an answer, or one is taken back."""
        match = self.table.match
        view = match.game.view(match.position, seat)
        every = [match.game.describe(answer) for answer in match.position.options(seat)]
        ways = {way.casefold(): choice for choice in every for way in self.screen.ways(view, choice)}
        choices, notices, lesson = every, self.news(seat, view), self.lesson(seat)
        while True:
            entries = self.screen.entries(view, choices)
            self.draw(view, entries, notices, lesson, "play-more" if choices is every else "play-back")
            line = self.prompt.read()
            meant = typed.understand(line, entries, ways, self.words)
            notices = []
            if isinstance(meant, typed.Answer) and len(meant.choices) == 1:
                match.play(seat, meant.choices[0].answer)
                return
            if isinstance(meant, typed.Answer):
                choices = list(meant.choices)
                notices = self.not_commanded(line)
            elif isinstance(meant, typed.Unclear):
                choices = choices if line else every
                notices = self.unclear(line, meant, entries)
            elif meant.name != "undo":
                notices = commands.obey(self, meant, seat, view, entries)
            elif choices is not every:
                choices = every
            elif self.undo(seat):
                return
            else:
                notices = [self.texts("play-not-undone")]

    def finish(self) -> None:
        """The last look at the table, the score sheet, the winners, and where the record lies."""
        match = self.table.match
        self.clear()
        view = match.game.view(match.position, None)
        self.out.print(self.screen.table(view, [], self.size()))
        events = [match.game.events.show(entry, None) for moment in match.moments for entry in moment.events]
        for line in [*self.screen.ending(view, events), *self.screen.tale(events)]:
            self.prompt.say(line, "cyan")
        self.out.print()
        result = match.game.sheet(match.position)
        self.out.print(sheet.draw(self.texts, match.game.name, match.names, result))
        self.out.print()
        winners = [name for name, place in zip(match.names, result.places, strict=True) if place == 1]
        self.prompt.say(self.texts("play-winners", count=len(winners), names=", ".join(winners)), "bold green")
        try:
            self.path = saves.put_away(self.path)
            self.prompt.say(self.texts("play-record", file=str(self.path)))
        except OSError as error:
            self.prompt.say(self.texts("play-not-saved", error=str(error)), "red")

    # ── the window ──────────────────────────────────────────────────────────────────────────────────────────────

    def size(self) -> Size:
        return Size(self.out.width, self.out.height)

    def clear(self) -> None:
        """An empty window; with several people nothing can be scrolled back to, either."""
        shared = len(self.table.people) > 1
        if shared or not self.fresh:
            wipe = CLEAR + (FORGET if shared else "")
            self.out.file.write("\n" * self.out.height if self.out.is_dumb_terminal else wipe)
            self.out.file.flush()
        self.fresh = False

    def draw(
        self, view: View, entries: Sequence[Entry], notices: Sequence[str], lesson: Sequence[str], more: str
    ) -> None:
        self.clear()
        self.out.print(self.screen.table(view, entries, self.size()))
        if self.out.height > LOW:
            self.out.print()
        if self.warning:
            self.prompt.say(self.warning, "red")
        for notice in notices:
            self.prompt.say(notice, "cyan")
        for place, line in enumerate(lesson):
            self.prompt.say(line, "green" if place else "bold green")
        assert view.seat is not None
        name = self.table.match.names[view.seat]
        question = self.screen.question(view, entries)
        if len(self.table.people) > 1:
            question = f"{name}: {question}"
        self.out.print(Text.assemble((question, "bold"), " ", (self.texts(more), "grey62")))

    def news(self, seat: int, view: View) -> list[str]:
        """What happened since this seat was last asked, as far as it may know."""
        match = self.table.match
        moments = match.moments[self.told.get(seat, 0) :]
        self.told[seat] = len(match.moments)
        events = [match.game.events.show(entry, seat) for moment in moments for entry in moment.events]
        story = self.screen.news(view, events)
        room = self.screen.news_lines(self.size()) * self.out.width
        cut = False
        while len(story) > 1 and len(" ".join(story)) > room - 2 * cut:
            del story[0]
            cut = True
        return [" ".join(["…"] * cut + story)] if story else []

    def lesson(self, seat: int) -> list[str]:
        """What a learner is told: where in the lesson this is, and what to know and to do."""
        told = self.table.told(seat)
        if told is None:
            return []
        heading = [self.texts("lesson-step", step=told.step, of=told.of)]
        if told.chapter is not None:
            title = self.screen.say(told.chapter.title)
            heading.append(self.texts("lesson-chapter", number=told.chapter.number, of=told.chapter.of, title=title))
        return [" · ".join(heading), *(self.screen.say(part) for part in told.parts)]

    def not_commanded(self, line: str) -> list[str]:
        """A word that was taken for the beginning of an answer, and is a command's as well."""
        word = line.casefold().split()[0]
        return [self.texts("play-not-commanded", word=word, command=typed.SLASH + word)] if word in self.words else []

    def unclear(self, line: str, meant: typed.Unclear, entries: Sequence[Entry]) -> list[str]:
        if not line:
            return []
        if meant.candidates:
            return [self.texts("play-ambiguous", line=line, words=", ".join(meant.candidates[:8]))]
        numbers = numbered(entries)
        return [self.texts("play-not-understood", line=line, first=str(min(numbers)), last=str(max(numbers)))]

    # ── several people at one keyboard ──────────────────────────────────────────────────────────────────────────

    def hand_over(self, seat: int) -> bool:
        """Between two people the window is empty. False when the one who leaves takes back an answer instead."""
        last, self.at_keyboard = self.at_keyboard, seat
        if seat == last or len(self.table.people) == 1 or not self.has_secrets(seat):
            return True
        self.clear()
        name = self.table.match.names[seat]
        self.prompt.say(self.texts("play-hand-over", name=name), "bold")
        waiting = last is not None and bool(self.table.match.waiting.get(last))
        if waiting and last is not None:
            self.prompt.say(self.texts("play-hand-over-undo", name=self.table.match.names[last]))
        line = self.prompt.read()
        if waiting and last is not None and self.words.get(line.casefold()) == "undo":
            self.at_keyboard = last
            self.table.match.undo(last)
            return False
        return True

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat sees more than a spectator."""
        match = self.table.match
        view = match.game.view(match.position, seat)
        return msgspec.structs.replace(view, seat=None) != match.game.view(match.position, None)

    def undo(self, seat: int) -> bool:
        """Takes back the seat's last answer; other people are asked where the rules of undo want it, bots agree."""
        match = self.table.match
        try:
            others = match.must_agree(seat)
        except CannotUndo:
            return False
        for other in others:
            if other in self.table.people:
                self.clear()
                self.at_keyboard = None
                question = self.texts("play-agree", name=match.names[seat], other=match.names[other])
                if not self.prompt.yes(question):
                    self.hand_over(seat)
                    return False
        match.undo(seat, others)
        self.told = {told: min(count, len(match.moments)) for told, count in self.told.items()}
        return True

    # ── saving ──────────────────────────────────────────────────────────────────────────────────────────────────

    def save(self) -> None:
        """After every answer. A full disk does not end the game; it is said as long as it lasts."""
        try:
            saves.write(self.path, self.table.match)
            self.warning = ""
        except OSError as error:
            self.warning = self.texts("play-not-saved", error=str(error))
