"""What can be typed instead of an answer: help, list, hint, score, log, save, quit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from habitable.cli import saves
from habitable.cli.typed import Command
from habitable.kernel.game import View
from habitable.present import sheet
from habitable.present.screen import numbered
from habitable.present.words import Entry

if TYPE_CHECKING:
    from habitable.cli.session import Session

HINTS = 3  # the best answers
LOG = 20  # lines


class Quit(Exception):
    """The person at the keyboard has had enough."""


def obey(session: Session, command: Command, seat: int, view: View, entries: Sequence[Entry]) -> list[str]:
    """Does what a command says; returns what there is to say about it above the question."""
    if command.name == "quit":
        raise Quit
    if command.name == "hint":
        return hint(session, seat, view, entries)
    if command.name == "save":
        return [save(session, command.rest)]
    session.clear()
    if command.name in session.screen.panel_words().values():
        session.out.print(session.screen.panel(command.name, view, entries, session.size()))
        session.prompt.wait()
    elif command.name == "score":
        match = session.table.match
        session.out.print(sheet.draw(session.texts, match.game.name, match.names, view.sheet))
        session.prompt.wait()
    elif command.name == "log":
        session.prompt.pages(log(session, seat, view, command.rest))
    elif command.name == "list":
        session.prompt.pages(
            [f"{number:>4}  {session.screen.say(entry.words)}" for number, entry in numbered(entries).items()]
        )
    else:
        session.prompt.pages([session.screen.rules(view), "", session.texts("play-help")])
    return []


def hint(session: Session, seat: int, view: View, entries: Sequence[Entry]) -> list[str]:
    """What an expert would answer, and by how much it prefers that to the next best; in a lesson what it has in
    mind."""
    game, told = session.table.match.game, session.table.told(seat)
    ranked = session.table.hint(seat)[:HINTS]
    number = {entry.choices[0].answer: f"[{n}] " for n, entry in numbered(entries).items() if len(entry.choices) == 1}
    if told is not None and told.wanted is not None:
        answer = number.get(told.wanted, "") + session.screen.answer(view, game.describe(told.wanted))
        return [session.texts("play-hint-lesson", answer=answer)]
    words = [number.get(answer, "") + session.screen.answer(view, game.describe(answer)) for answer, _ in ranked]
    if len(ranked) == 1:
        return [session.texts("play-hint-only", answer=words[0])]
    lines = [session.texts("play-hint", answer=words[0])]
    if (why := session.table.why(seat, ranked[0][0])) is not None:
        lines.append(session.screen.say(why))
    for answer, (_, worth) in zip(words[1:], ranked[1:], strict=True):
        lines.append(session.texts("play-hint-next", answer=answer, less=round(ranked[0][1] - worth, 1)))
    return lines


def log(session: Session, seat: int, view: View, rest: str) -> list[str]:
    """What happened in the whole game, as far as this seat may know; the last lines, or as many as asked for."""
    match = session.table.match
    events = [match.game.events.show(entry, seat) for moment in match.moments for entry in moment.events]
    lines = session.screen.story(view, events)
    count = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG
    return lines[-count:] if count else []


def save(session: Session, rest: str) -> str:
    """A copy under the name that was typed; from now on the game is saved there."""
    path = Path(rest).expanduser().absolute() if rest else session.path
    try:
        if path != session.path:
            saves.demand_new(path)
        saves.write(path, session.table.match)
    except OSError as error:
        return session.texts("play-not-saved", error=str(error))
    session.path = path
    return session.texts("play-saved", file=str(path))
