"""Asking for a line at the keyboard."""

import contextlib
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from habitable.texts import Texts

with contextlib.suppress(ImportError):  # editing of the line, where the system has it
    import readline

    readline.set_auto_history(False)  # the next person must not find what this one typed
    for setting in (
        "enable-bracketed-paste off",  # its escape sequences confuse simple terminals
        "convert-meta off",  # letters beyond ASCII, also where the system lacks the user's locale
        "input-meta on",
        "output-meta on",
    ):
        readline.parse_and_bind(f"set {setting}")


class Prompt:
    def __init__(self, out: Console, texts: Texts) -> None:
        self.out = out
        self.texts = texts

    def say(self, text: str, style: str = "") -> None:
        self.out.print(text, style=style)

    def read(self) -> str:
        """What is typed, without the space around it."""
        self.out.file.flush()
        return input("> ").strip()

    def wait(self) -> None:
        self.say(self.texts("play-go-on"), "bold")
        self.read()

    def pages(self, texts: Sequence[str]) -> None:
        """Texts of any length, a window at a time."""
        lines = Text("\n".join(texts)).wrap(self.out, self.out.width)
        room = max(self.out.height - 2, 1)
        for start in range(0, max(len(lines), 1), room):
            for line in lines[start : start + room]:
                self.out.print(line)
            self.wait()

    def line(self, question: str, default: str) -> str:
        """Enter gives the default."""
        self.say(f"{question} [{default}]", "bold")
        return self.read() or default

    def number(self, question: str, allowed: range, default: int) -> int:
        while True:
            typed = self.line(f"{question} ({allowed[0]}–{allowed[-1]})", str(default))
            if typed.isdecimal() and len(typed) < 5 and int(typed) in allowed:
                return int(typed)
            self.say(self.texts("setup-wrong-number", first=str(allowed[0]), last=str(allowed[-1])), "red")

    def yes(self, question: str, default: bool = False) -> bool:
        yes, no = self.texts("setup-yes"), self.texts("setup-no")
        while True:
            typed = self.line(f"{question} ({yes}/{no})", yes if default else no).casefold()
            for word, meaning in (("yes", True), (yes, True), ("no", False), (no, False)):
                if word.casefold().startswith(typed):
                    return meaning
