"""Saved games: record files in the user's data folder, written so that a crash leaves the old or the new one whole."""

import errno
import os
import tempfile
from datetime import datetime
from pathlib import Path

import platformdirs

from habitable import games
from habitable.cli import files, seats
from habitable.kernel import record
from habitable.kernel.errors import BadRecord, HabitableError
from habitable.kernel.match import Match, replay

SUFFIX = ".habitable"
FINISHED = "finished"  # the folder of games that are over
LIMIT = 20_000_000  # bytes; the longest game has some thousand lines


def folder() -> Path:
    """Where unfinished games lie; those that are over move to the folder `finished` in it."""
    return platformdirs.user_data_path("habitable", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """A name that is not taken."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{now}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{now}-{number}{SUFFIX}"
        number += 1
    return path


def demand_new(path: Path) -> None:
    """Nobody's file is overwritten."""
    if path.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def write(path: Path, match: Match) -> None:
    """Replaces the file at once: whoever reads it sees a whole record, whatever happens."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(str(match.record()))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> Match:
    """The game in a file; errors name the file."""
    data = files.read(str(path), LIMIT)
    try:
        kept = record.read(data.decode())
        kept.seats = [seats.tidy(name) or "?" for name in kept.seats]
        return replay(games.get(kept.game), kept)
    except UnicodeDecodeError:
        raise BadRecord("replay-no-text", file=str(path)) from None
    except HabitableError as error:
        raise BadRecord("wrong-at", place=str(path), why=error) from None


def unfinished() -> tuple[Path, Match] | None:
    """The game that was played last and can be continued. Files that cannot be read are left alone."""
    try:
        newest = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return None
    for path in newest:
        try:
            match = read(path)
        except (HabitableError, OSError):
            continue
        if not match.position.over():
            return path, match
    return None


def any_finished() -> bool:
    """Whether somebody has played to the end here before."""
    return (folder() / FINISHED).is_dir()


def put_away(path: Path) -> Path:
    """A finished game goes to its own folder; a file that the user has named stays where it is."""
    if path.parent != folder():
        return path
    kept = path.parent / FINISHED / path.name
    kept.parent.mkdir(parents=True, exist_ok=True)
    return path.replace(kept)
