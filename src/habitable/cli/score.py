"""`habitable score`: what a position on a real table is worth (rules/positions.md)."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from habitable import games
from habitable.cli.files import read
from habitable.cli.terminal import console
from habitable.kernel import documents
from habitable.kernel.game import ScoreSheet
from habitable.present import sheet
from habitable.present.screen import steady
from habitable.texts import Texts

LIMIT = 1_000_000  # bytes; a real document has a few thousand


def score(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="score-file-help")],
    json: Annotated[bool, typer.Option("--json", help="score-json-help")] = False,
) -> None:
    words: Texts = context.obj
    document = documents.read(read(file, LIMIT))
    game = games.of_document(document)
    answer = game.score_document(document)
    if json:
        print(msgspec.json.encode(answer).decode())
        return
    out = console()
    pad = game.sheet_of_document(document)
    if pad is None:
        for part in tables(words, game.name, answer):
            out.print(part)
        return
    names = [words("score-player", number=i + 1) for i in range(len(pad.totals))]
    out.print(sheet.draw(words, game.name, names, pad))
    out.print()
    out.print(winners(words, names, pad))
    for note in game.notes_on_document(document):
        out.print(words(note), style="cyan")


def winners(words: Texts, names: list[str], pad: ScoreSheet) -> Text:
    best = [name for name, place in zip(names, pad.places, strict=True) if place == 1]
    return Text(words("score-winners", count=len(best), names=", ".join(best)), style="bold")


# ── documents that are no whole score pad: whatever the game answers, as tables ─────────────────────────────────────


def tables(words: Texts, game: str, answer: dict[str, Any]) -> list[RenderableType]:
    """A table for each list of things, a line for each other fact."""
    out: list[RenderableType] = []
    for key, value in answer.items():
        if isinstance(value, list) and value and all(isinstance(thing, dict) for thing in value):
            out.append(things(words, game, key, value))
        else:
            line = "; ".join(cell(words, game, value).split("\n"))
            out.append(Text.assemble((f"{word(words, game, key)}: ", "bold"), line))
    return out


def things(words: Texts, game: str, key: str, values: list[dict[str, Any]]) -> Table:
    out = Table(title=word(words, game, key), title_justify="left", title_style="bold", show_lines=True)
    for column in values[0]:
        out.add_column(word(words, game, column))
    for value in values:
        out.add_row(*(cell(words, game, part) for part in value.values()))
    return out


def word(words: Texts, game: str, key: str) -> str:
    """A name of the document in the user's language, if the game has it there."""
    name = f"{game}-document-{key.replace('_', '-')}"
    return steady(words(name) if words.has(name) else key.replace("_", " "))


def cell(words: Texts, game: str, value: Any) -> str:
    """`{"O": [[7, "FDMI"], [3, "DMI"]]}` as `O 7 FDMI, 3 DMI`, with a line for each key."""
    if isinstance(value, dict):
        return "\n".join(f"{word(words, game, key)} {cell(words, game, part)}" for key, part in value.items())
    if isinstance(value, list):
        apart = ", " if all(isinstance(part, list | str) for part in value) else " "
        return apart.join(cell(words, game, part) for part in value) or "–"
    return word(words, game, value) if isinstance(value, str) else "–" if value is None else str(value)
