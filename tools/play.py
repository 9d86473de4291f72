"""Sets up what playing needs, plays, and meanwhile compiles the engine, for the next time.

    python3 tools/play.py serve …    what `make play` does
    python3 tools/play.py play …     what `make terminal` does

The engine plays the same games as plain Python, only slower, so nobody waits for the compiler. It works with what the
game leaves over, ends with it, and what it made is installed before the next one.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence

import environment
from environment import VENV, say

COMPILED = 0.5  # of all the work, when the files are compiled; then they are linked
STEP = 0.2  # of it, after which we say how far it is
SCRATCH = VENV / "beside"  # of the compiler; it may be stopped at any moment


def main(*command: str) -> None:
    began = time.monotonic()
    environment.prepare()
    if not environment.noted("habitable"):
        say("the first start sets everything up in .venv, in less than a minute")
    page = environment.begin_page()
    environment.packages(only_to_play=True)
    environment.end_page(page)
    environment.to_play()
    if (took := time.monotonic() - began) > 5:
        say(f"set up in {took:.0f} s")
    sys.exit(play(list(command)))


def play(command: list[str]) -> int:
    """Runs the program until it ends, and the compiler no longer than that."""
    beside = Beside(talks=command[:1] == ["serve"]) if environment.better_next_time() and os.name != "nt" else None
    running: list[subprocess.Popen[bytes]] = []

    def pass_on(number: int, frame: object) -> None:
        if number != signal.SIGINT:  # which a terminal sends to everybody
            for process in running:
                process.send_signal(number)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP) if os.name != "nt" else ():
        signal.signal(number, pass_on)
    running.append(subprocess.Popen([str(environment.BIN / "habitable"), *command]))
    code = running[0].wait()
    if beside is not None:
        beside.stop()
    return code if code >= 0 else 128 - code


COMPILER = ["nice", "-n", "19", sys.executable, str(environment.ROOT / "tools" / "environment.py"), "next"]


class Beside:
    """The compiler, in a group of its own that can be ended as a whole."""

    def __init__(self, talks: bool, command: Sequence[str] = COMPILER) -> None:
        self.talks = talks
        shutil.rmtree(SCRATCH, ignore_errors=True)
        SCRATCH.mkdir()
        self.say("the rules run as plain Python now; a faster form is compiled meanwhile, in one to three minutes")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "TMPDIR": str(SCRATCH), "HABITABLE_PROGRESS": "1"},
            start_new_session=True,
        )
        self.stopping = False
        self.began, self.told = time.monotonic(), 0.0
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self) -> None:
        said = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("engine: "):
                self.tell(line)
            else:
                said.append(line)
        if self.process.wait() == 0:
            wheels = list(environment.NEXT.glob("*.whl"))
            if any(environment.is_plain(wheel) for wheel in wheels):
                self.say("".join(said).strip().removeprefix("habitable: "))
            else:
                self.say("compiled: from the next start on the rules run about ten times faster")
        elif not self.stopping:
            self.say("compiling failed, and the rules stay plain Python:\n" + "".join(said).strip())

    def tell(self, line: str) -> None:
        """Of many lines a few: how far it is, and how long it will take if it goes on so."""
        counted = re.search(r"(\d+) of (\d+)", line)
        share = COMPILED * int(counted[1]) / int(counted[2]) if counted else COMPILED if "linking" in line else 0.0
        if share >= self.told + STEP:
            self.told = share
            left = (time.monotonic() - self.began) * (1 - share) / share
            self.say(f"compiling: {share:.0%} done, about {left:.0f} s to go")

    def say(self, what: str) -> None:
        if self.talks:  # and not into somebody's game in the terminal
            say(what)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.stopping = True
            os.killpg(self.process.pid, signal.SIGKILL)  # it holds nothing that matters
            self.process.wait()
            say("the faster form was not ready yet; the next start compiles it")
        self.listener.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        shutil.rmtree(SCRATCH, ignore_errors=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
