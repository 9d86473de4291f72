"""A worker that does what a test wants it to, and otherwise what every worker does."""

import os
import time
from pathlib import Path

import msgspec

from habitable.server.workers import tasks
from habitable.server.workers.tasks import Outcome, Task, Think, Walk


def perform(request: bytes) -> bytes:
    try:
        task = msgspec.json.decode(request, type=Task)
    except msgspec.ValidationError:
        return tasks.perform(request)
    wanted = ""
    if isinstance(task, Think):
        wanted = task.level
    elif isinstance(task, Walk):
        wanted = task.upload.record
    match wanted.split(":"):
        case ["pid"]:
            return answer(os.getpid())
        case ["nice"]:
            return answer(os.nice(0))
        case ["secrets"]:
            return answer(len([key for key in os.environ if key.startswith("HABITABLE")]))
        case ["write", name]:  # in a file what came, in its order
            assert isinstance(task, Think)
            with Path(name).open("a") as file:
                file.write(f"{task.data.decode()}\n")
            return answer(task.seat)
        case ["sleep", seconds]:
            time.sleep(float(seconds))
            return answer(1)
        case ["until", name]:  # there is a file
            while not Path(name).exists():
                time.sleep(0.01)
            return answer(1)
        case ["endless", *begin]:  # works without end, from when a file is there
            while not all(Path(name).exists() for name in begin):
                time.sleep(0.01)
            while True:
                pass
        case ["die"]:
            os._exit(1)
        case ["garbage"]:
            return b"\x80\x04garbage"
        case ["deep"]:
            return b'{"value": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
        case ["raise"]:
            return really(ValueError("Ada holds the wolf"))
        case ["memory"]:
            return really(None)
    return tasks.perform(request)


def answer(number: int) -> bytes:
    return msgspec.json.encode(Outcome(msgspec.Raw(str(number).encode())))


def really(error: Exception | None) -> bytes:
    """As if it happened in a task."""

    def do(task: Task) -> int:
        if error is not None:
            raise error
        return len(bytearray(2_000_000_000))

    before, tasks.do = tasks.do, do
    try:
        return tasks.perform(msgspec.json.encode(Think("", "", b"", 0, 0, 0.0)))
    finally:
        tasks.do = before


if __name__ == "__main__":
    tasks.work(perform)
