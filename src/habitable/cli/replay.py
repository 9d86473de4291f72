"""`habitable replay`: walk through a recorded game, check it, list it, or turn it into a stream of events."""

import sys
from dataclasses import replace
from typing import Annotated

import msgspec
import typer

from habitable import games
from habitable.cli.files import STDIN, harmless, read
from habitable.cli.steps import stream
from habitable.cli.walk import Walk
from habitable.kernel.errors import BadOptions, BadRecord
from habitable.kernel.match import Match
from habitable.kernel.match import replay as play_again
from habitable.kernel.play import viewpoint_of
from habitable.kernel.position import NATURE
from habitable.kernel.record import Record
from habitable.kernel.record import read as read_record
from habitable.texts import Texts, numeral

LIMIT = 20_000_000  # bytes; the longest game has some thousand lines


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="replay-file-help")],
    first: Annotated[int, typer.Option("--from", metavar="N", min=0, help="replay-from-help")] = 0,
    last: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help="replay-to-help")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", min=0, help="replay-seat-help")] = None,
    json: Annotated[bool, typer.Option("--json", help="replay-json-help")] = False,
    check: Annotated[bool, typer.Option("--check", help="replay-check-help")] = False,
    listed: Annotated[bool, typer.Option("--list", help="replay-list-help")] = False,
) -> None:
    words: Texts = context.obj
    record = load(file)
    plies = len(record.lines)
    last = plies if last is None else last
    if max(first, last) > plies or first > last:
        raise BadOptions("replay-no-ply", plies=plies, first=str(first), last=str(last))
    if seat is not None and seat >= len(record.seats):
        raise BadOptions("replay-no-seat", seat=str(seat), last=str(len(record.seats) - 1))
    if listed:
        for ply, line in enumerate(record.lines, 1):
            if first <= ply <= last:
                print(f"{ply:5}  {line}")
        return
    match = play_again(games.get(record.game), record)
    eyes = viewpoint_of(match.game, "all" if seat is None else seat)
    if check:
        print(verdict(match, words))
    elif json:
        for ply_and_events in stream(match, eyes):
            if first <= ply_and_events["ply"] <= last:
                print(msgspec.json.encode(ply_and_events).decode())
    elif file != STDIN and sys.stdin.isatty() and sys.stdout.isatty():
        Walk(match, eyes, words).interactive(first, last)
    else:
        Walk(match, eyes, words).print_all(first, last)


def load(file: str) -> Record:
    return decode(read(file, LIMIT), file)


def decode(data: bytes, file: str) -> Record:
    """The record in a file, with nothing in it that would steer a terminal."""
    try:
        record = read_record(data.decode())
    except UnicodeDecodeError:
        raise BadRecord("replay-no-text", file=file) from None
    record.lines = [replace(line, text=harmless(line.text)) for line in record.lines]
    record.seats = [harmless(name) for name in record.seats]
    return record


def verdict(match: Match, words: Texts) -> str:
    """One line about a record that is in order."""
    plies = len(match.record().lines)
    position = match.position
    if not position.over():
        asked = [words("replay-nature") if seat == NATURE else match.names[seat] for seat in position.asked()]
        return words("replay-fine-running", plies=plies, asked=", ".join(asked))
    scores = zip(match.names, position.scores(), strict=True)
    winners = [name for name, place in zip(match.names, position.places(), strict=True) if place == 1]
    return words(
        "replay-fine-over",
        plies=plies,
        scores=", ".join(f"{name} {numeral(points)}" for name, points in scores),
        winners=", ".join(winners),
    )
