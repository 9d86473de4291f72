"""`habitable serve` as a process of its own: one that can be killed."""

import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.wild import PATIENCE


class Server:
    """`habitable serve` as a process of its own, always on the same port."""

    def __init__(self, database: str, folder: Path, *flags: str) -> None:
        self.database = database
        self.folder = folder
        self.flags = flags
        self.port = 0
        self.limits = False
        self.files: int | None = None  # descriptors that it may have
        self.process: subprocess.Popen[str]

    def begin(self) -> None:
        """Starts it and does not wait."""
        arguments = ["--port", str(self.port), "--database", self.database, "--bots", "1", *self.flags]
        arguments += [] if self.limits else ["--no-limits"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "habitable", "serve", *arguments],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "LANGUAGE": "en"},
            cwd=self.folder,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # a group of its own, as a terminal gives it
        )
        if self.files is not None:
            resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (self.files, self.files))

    def start(self) -> None:
        self.begin()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found is not None, line
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Nothing that it has started outlives it."""
        started = descendants(self.process.pid)
        self.process.kill()
        self._gone()
        deadline = time.monotonic() + PATIENCE
        while any(map(alive, started)):
            assert time.monotonic() < deadline, f"they live on: {started}"
            time.sleep(0.01)

    def end(self) -> None:
        """Politely."""
        self.process.send_signal(signal.SIGTERM)
        assert self._gone() == 0

    def interrupt(self) -> float:
        """Ctrl-C in its terminal; the seconds until it was gone."""
        before = time.monotonic()
        os.killpg(self.process.pid, signal.SIGINT)
        assert self._gone() == 0
        return time.monotonic() - before

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def workers(self) -> list[int]:
        """The processes of `--workers`, not those of bots."""
        return [one for one in children(self.process.pid) if "habitable.server.operation.processes" in command(one)]


def children(process: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            found += map(int, task.read_text().split())
        except OSError:
            pass  # this thread has just ended
    return found


def descendants(process: int) -> list[int]:
    return [one for child in children(process) for one in (child, *descendants(child))]


def command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@contextmanager
def serving(database: str, folder: Path, *flags: str) -> Iterator[Server]:
    server = Server(database, folder, *flags)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
