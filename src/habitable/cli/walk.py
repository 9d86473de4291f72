"""Stepping through a record, in a terminal or down a pipe."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from habitable import screens
from habitable.cli.steps import Step, at_ply, steps
from habitable.cli.terminal import can_show_symbols, console
from habitable.kernel.match import Match
from habitable.kernel.play import Viewpoint
from habitable.kernel.position import NATURE
from habitable.present import sheet
from habitable.present.screen import Size, steady
from habitable.texts import Texts

STORY = 12  # lines of what happened, in a window


class Walk:
    """The steps of a match, drawn as a seat saw them, or with nothing hidden."""

    def __init__(self, match: Match, eyes: Viewpoint, words: Texts) -> None:
        self.match = match
        self.words = words
        self.eyes = eyes
        self.steps = steps(match)
        self.plies = self.steps[-1].last
        self.console = console()
        self.screen = screens.get(words, match.game, match.names, can_show_symbols(self.console))

    # ── drawing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def picture(self, step: Step, story_lines: int | None = None) -> RenderableType:
        """What was answered, what happened, the table after it, and who is asked next."""
        game = self.match.game
        view = self.eyes.view(step.position)
        story = [Text(f"· {line}") for line in self.screen.story(view, self.eyes.events(step.events))]
        if story_lines is not None and len(story) > story_lines:
            left_out = len(story) - story_lines
            story = [Text(self.words("replay-more", count=left_out), style="dim"), *story[left_out:]]
        answers = " · ".join(str(self.eyes.line(ply)) for ply in step.plies)
        size = Size(self.console.width, self.console.height - (0 if story_lines is None else len(story)))
        parts: list[RenderableType] = [Rule(self.heading(step), align="left", style="dim")]
        if step.plies:
            parts += [Text(answers, style="dim", overflow="ellipsis", no_wrap=True), *story, Text()]
        parts.append(self.screen.table(view, [], size))
        if step.position.over():
            parts += [Text(), sheet.draw(self.words, game.name, self.match.names, game.sheet(step.position))]
        parts.append(Text(self.next(step), style="bold"))
        return Group(*parts)

    def heading(self, step: Step) -> str:
        if step.last == 0:
            return self.words("replay-start", plies=self.plies)
        return self.words(
            "replay-heading",
            count=step.last - step.first + 1,
            first=str(step.first),
            last=str(step.last),
            plies=str(self.plies),
        )

    def next(self, step: Step) -> str:
        if step.position.over():
            return self.words("replay-over")
        asked = [self.words("replay-nature") if s == NATURE else self.screen.name(s) for s in step.position.asked()]
        return self.words("replay-asked", names=", ".join(map(steady, asked)))

    # ── down a pipe ─────────────────────────────────────────────────────────────────────────────────────────────

    def print_all(self, first: int, last: int) -> None:
        """The steps to which these plies belong, one after the other."""
        for step in self.steps[at_ply(self.steps, first) : at_ply(self.steps, last) + 1]:
            self.console.print(self.picture(step))
            self.console.print()

    # ── in a terminal ───────────────────────────────────────────────────────────────────────────────────────────

    def interactive(self, first: int, last: int) -> None:
        """Forwards and backwards, until the reader has enough."""
        at, end = at_ply(self.steps, first), at_ply(self.steps, last)
        note = ""
        while True:
            self.console.clear()
            self.console.print(self.picture(self.steps[at], STORY))
            if note:
                self.console.print(note)
            try:
                command = input(self.words("replay-prompt") + " ").strip().lower()
            except EOFError:
                self.console.print()
                return
            if command in ("q", "quit", "exit"):
                return
            at, note = self.go(command, at, end)

    def go(self, command: str, at: int, end: int) -> tuple[int, str]:
        """Where a command leads, and what there is to say about it."""
        if command in ("", "n"):
            return (at + 1, "") if at < end else (at, self.words("replay-at-end"))
        if command == "b":
            return (at - 1, "") if at > 0 else (at, self.words("replay-at-start"))
        if command == "f":
            return 0, ""
        if command == "l":
            return end, ""
        if command == "?":
            return at, self.words("replay-help")
        if command.isdecimal() and len(command) < 9:
            if int(command) <= self.steps[end].last:
                return at_ply(self.steps, int(command)), ""
            return at, self.words("replay-no-such-ply", last=str(self.steps[end].last))
        return at, self.words("replay-unknown", command=command)
