"""`habitable draw`: a picture of a position document, or of any moment of a recorded game."""

from pathlib import Path
from typing import Annotated

import typer

from habitable import draw as pictures
from habitable import games
from habitable.cli.files import STDIN, read
from habitable.cli.replay import LIMIT, decode
from habitable.kernel import documents
from habitable.kernel.errors import BadOptions
from habitable.kernel.match import replay
from habitable.texts import Texts


def draw(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="draw-file-help")],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="draw-out-help")] = STDIN,
    ply: Annotated[int | None, typer.Option(metavar="N", min=0, help="draw-ply-help")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", min=0, help="draw-seat-help")] = None,
) -> None:
    words: Texts = context.obj
    check(out)
    data = read(file, LIMIT)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        if ply is not None or seat is not None:
            raise BadOptions("draw-no-record")
        picture = pictures.document(documents.read(data), words)
    else:
        picture = of_record(data, file, ply, seat, words)
    write(picture, out)


def check(out: str) -> None:
    if out != STDIN and Path(out).suffix.lower() not in ("", ".svg"):
        raise BadOptions("draw-only-svg", file=out)


def write(picture: str, out: str) -> None:
    check(out)
    if out == STDIN:
        print(picture, end="")
    else:
        Path(out).write_text(picture, encoding="utf-8")


def of_record(data: bytes, file: str, ply: int | None, seat: int | None, words: Texts) -> str:
    record = decode(data, file)
    plies = len(record.lines)
    if ply is not None and ply > plies:
        raise BadOptions("replay-no-ply", plies=plies, first="0", last=str(ply))
    if seat is not None and seat >= len(record.seats):
        raise BadOptions("replay-no-seat", seat=str(seat), last=str(len(record.seats) - 1))
    match = replay(games.get(record.game), record, ply)
    return pictures.view(match.game.name, match.game.view(match.position, seat), match.names, words)
