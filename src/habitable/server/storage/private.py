"""What the files of a database hold is everybody's hand: they are for whoever runs the server, and for nobody else."""

import fcntl
import logging
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from habitable.kernel.errors import BadOptions
from habitable.server.storage.store import sqlite_path

OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")  # SQLite gives those it makes the mode of the first
logger = logging.getLogger("habitable")


@contextmanager
def alone(url: str) -> Iterator[None]:
    """With SQLite only one server may run on a file: a lock beside it says so, and goes with the process. Whatever
    links lead to the file, the lock is the same."""
    if not url.startswith("sqlite:"):
        yield
        return
    path = sqlite_path(url).resolve()
    make_folder(path.parent)
    lock = make_file(Path(f"{path}.lock"))
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOptions("serve-not-alone", file=str(path)) from None
        os.close(make_file(path))
        for end in BESIDE:
            tighten(Path(f"{path}{end}"))
        yield
    finally:
        os.close(lock)


def make_folder(folder: Path) -> None:
    """With those above it; what is there stays as it is."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_file(path: Path) -> int:
    """Opens it, and makes it if it is not there."""
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)


def tighten(path: Path) -> None:
    """From an older version, or from somebody who copied it."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
            logger.warning("%s could be read by others; now only by its owner", path.name)
    except FileNotFoundError:
        pass
    except OSError as error:
        logger.warning("%s can be read by others, and that cannot be changed: %s", path.name, error.strerror)


# ── what somebody should know before it starts ──────────────────────────────────────────────────────────────────────


def has_password(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return bool(parts.password) or "password" in parse_qs(parts.query)
    except ValueError:
        return False


def concerns(flag: str | None, written: str | None, file: Path) -> list[str]:
    """For the log: about the address of the database as a flag, as it is written in a file, and about who we are."""
    out = []
    if os.geteuid() == 0:
        out.append("the server runs as root, and needs nothing of it: run it as a user of its own")
    elsewhere = "in HABITABLE_DATABASE, in habitable.toml, or in a file of PostgreSQL's (PGPASSFILE)"
    if flag is not None and has_password(flag):
        out.append(f"everybody on this machine can see the password in --database (ps); it is safe {elsewhere}")
    if written is not None and has_password(written) and file.stat().st_mode & OTHERS:
        out.append(f"{file.name} holds the database's password and others can read it: chmod 600 {file.name}")
    return out
