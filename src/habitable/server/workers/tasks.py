"""What a worker does: it reads a task and sends what came of it, until its server is gone.

What it reads may come from anywhere, so that nobody has to trust what it sends: bytes of JSON go both ways, no pickles.
"""

import ctypes
import os
import resource
import signal
import socket
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from habitable import bots, games
from habitable.bots.value import mind_for
from habitable.bots.why import because
from habitable.kernel import documents
from habitable.kernel.complaints import complaint
from habitable.kernel.errors import BadDocument, BadOptions
from habitable.kernel.position import Position
from habitable.kernel.rng import Rng
from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import Drawing, Upload, Wording
from habitable.server.tables import replay
from habitable.texts.phrases import Part

HEAD = struct.Struct("!I")  # before each message: how many bytes it has
READY = b"ready"  # the first thing that a worker says


class Think(msgspec.Struct, frozen=True, tag="think"):
    """A bot's answer; the position is an imagined one, as bytes of its own."""

    level: str
    game: str
    data: bytes
    seat: int
    seed: int
    seconds: float  # that it may take


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """The same for a person, with what speaks for it."""

    think: Think


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """So many frames at most of a record from outside."""

    upload: Upload
    frames: int


class Score(msgspec.Struct, frozen=True, tag="score"):
    """What a position document is worth; as a score pad, if it comes to one."""

    document: msgspec.Raw
    pad: bool = False


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """A picture of a view of so many parts at most."""

    drawing: Drawing
    parts: int


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A view of so many parts at most, in words."""

    wording: Wording
    parts: int


Task = Think | Advise | Walk | Score | Draw | Say


class Outcome(msgspec.Struct, frozen=True):
    """What came of a task: a value, or why there is none."""

    value: msgspec.Raw = msgspec.Raw(b"null")
    refused: tuple[int, str, dict[str, Part]] | None = None  # as in Refusal
    fault: str = ""  # a failure of ours, for the log; it says nothing about the position


def refused(refusal: Refusal, fault: str = "") -> Outcome:
    return Outcome(refused=(refusal.status, refusal.code, refusal.arguments), fault=fault)


def framed(data: bytes) -> bytes:
    return HEAD.pack(len(data)) + data


# ── in the worker's process ─────────────────────────────────────────────────────────────────────────────────────────


def perform(request: bytes) -> bytes:
    """Does a task, whatever it is; both in JSON."""
    try:
        value = msgspec.Raw(msgspec.json.encode(do(msgspec.json.decode(request, type=Task))))
        outcome = Outcome(value)
    except Refusal as refusal:
        outcome = refused(refusal)
    except (msgspec.DecodeError, RecursionError) as error:
        outcome = refused(Refusal(422, "bad-request", why=complaint(error)))
    except MemoryError:
        outcome = refused(Refusal(413, "too-large"))
    except Exception as error:
        outcome = refused(Refusal(500, "our-mistake"), place(error))
    return msgspec.json.encode(outcome)


def do(task: Task) -> Any:
    match task:
        case Think():
            return think(task, games.get(task.game).load(task.data))
        case Advise():
            game = games.get(task.think.game)
            position = game.load(task.think.data)
            answer = think(task.think, position)
            return answer, because(game, position, task.think.seat, answer, mind_for(type(position)))
        case Walk():
            return replay.of_record(task.upload, task.frames)
        case Score():
            return score(msgspec.json.decode(task.document), task.pad)
        case Draw():
            from habitable.server.protocol import sent_views  # only where somebody wants it: it brings much with it

            return sent_views.drawn(task.drawing, task.parts)
        case Say():
            from habitable.server.protocol import sent_views

            return sent_views.in_words(task.wording, task.parts)


def think(task: Think, position: Position) -> int:
    start = bots.Start(task.game, position.seats, task.seat, bots.Budget(seconds=task.seconds))
    return bots.choose(bots.get(task.level, start), position, task.seat, Rng(task.seed))


def score(document: Any, pad: bool = False) -> Any:
    try:
        game = games.get(documents.named(document)["game"])
        if not pad:
            return game.score_document(document)
        found = game.sheet_of_document(document)
        if found is None:
            raise BadDocument("document-no-sheet")
        return found
    except (BadDocument, BadOptions) as error:
        raise Refusal(422, "bad-document", why=error) from None


def place(error: Exception) -> str:
    """What was raised and where; its message may tell what somebody holds."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    where = "" if last is None else f" in {Path(last.tb_frame.f_code.co_filename).name}, line {last.tb_lineno}"
    return type(error).__name__ + where


def work(perform: Callable[[bytes], bytes] = perform) -> None:
    """The whole life of a worker. On the command line: its socket, how nice it is, and its memory in bytes, or 0."""
    link, nice, memory = map(int, sys.argv[1:])
    for ending in (signal.SIGINT, signal.SIGTERM):  # for the server, also when all processes get it: it will end us
        signal.signal(ending, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # die with the server, to be exact with the thread that started us
    os.nice(nice)
    if memory:
        limit_memory(memory)
    with socket.socket(fileno=link) as pipe, pipe.makefile("rwb") as stream:
        answer = READY
        try:
            while True:
                stream.write(framed(answer))
                stream.flush()
                head = stream.read(HEAD.size)
                if len(head) < HEAD.size:
                    return
                answer = perform(stream.read(HEAD.unpack(head)[0]))
        except BrokenPipeError:
            os._exit(0)  # closing the stream would only raise it again


def limit_memory(size: int) -> None:
    """More than that is a MemoryError. Never more than we were allowed before; elsewhere than on Linux it may not be
    possible."""
    hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
    try:
        resource.setrlimit(resource.RLIMIT_DATA, (size if hard == resource.RLIM_INFINITY else min(size, hard), hard))
    except (OSError, ValueError):
        pass


if __name__ == "__main__":
    work()
