"""A person at a real terminal: types lines and reads the window."""

import os
import re
import sys
from pathlib import Path

import pexpect

from cli.program import environment

CLEAR = "\x1b[2J"


class Player:
    """`habitable play ...` in a terminal of its own, with a data folder of its own."""

    def __init__(
        self,
        data: Path,
        *arguments: object,
        size: tuple[int, int] = (30, 100),
        lang: str = "en",
        pure: str = "1",
        beside: Path | None = None,  # a folder of games that are no part of Habitable
    ) -> None:
        env = environment(XDG_DATA_HOME=str(data), HABITABLE_PURE=pure, TERM="xterm-256color")
        if beside is not None:
            env["PYTHONPATH"] += f"{os.pathsep}{beside}"
        del env["COLUMNS"], env["LINES"]
        words = ["-m", "habitable", "--lang", lang, "play", *map(str, arguments)]
        self.child = pexpect.spawn(
            sys.executable, words, env=env, dimensions=size, encoding="utf-8", timeout=20, echo=False
        )
        self.child.delaybeforesend = None
        self.seen = ""

    def prompt(self) -> str:
        """The window when the next line is expected; all that was written since the last clearing of it."""
        self.until(r"\n> ")
        return self.window()

    def until(self, *patterns: str | type[pexpect.EOF]) -> int:
        """Reads on to the first of these; which one it was."""
        which = self.child.expect([*patterns])
        self.seen += self.child.before or ""
        return which

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.prompt()

    def end(self, line: str | None = None) -> str:
        """What is left to read when the program ends."""
        if line is not None:
            self.child.sendline(line)
        self.until(pexpect.EOF)
        self.child.close()
        return self.window()

    def interrupt(self) -> str:
        """Ctrl+C until it ends: Python's line editor misses one that comes between its prompt and its first wait."""
        for _ in range(4):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=5) == 0:
                break
        self.seen += self.child.before or ""
        return self.end()

    def window(self) -> str:
        return plain(self.seen.rpartition(CLEAR)[2])

    @property
    def code(self) -> int | None:
        return self.child.exitstatus


def plain(text: str) -> str:
    """Without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "").replace("\u200e", "")
