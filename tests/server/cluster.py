"""A private PostgreSQL for a run of the tests: Debian's, installed when it is missing, on a socket of its own."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

import debian
from habitable.server.storage import schema
from habitable.server.storage.store import BadDatabase

# The tables as the migrations leave them; and nobody of before is still there.
CLEAR = f"""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    TRUNCATE {", ".join(schema.TABLES)};
    INSERT INTO house (id, alive) VALUES (1, 0);
"""


def programs() -> Path:
    """The folder with PostgreSQL's programs; as root they are installed if need be."""
    return debian.have("postgresql", _find)


def _find() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    for folder in reversed(folders):
        if (folder / "initdb").is_file():
            return folder
    there = shutil.which("initdb")
    return None if there is None else Path(there).resolve().parent


class Cluster:
    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self._made = 0
        self._cleared = ""

    def run(self, program: str, *arguments: str) -> None:
        # initdb and the server refuse root
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*user, str(self.programs / program), "-D", str(self.folder / "data"), *arguments],
            stdout=subprocess.DEVNULL,  # no pipe: the server would hold it open
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            cwd=self.folder,
            timeout=60,
        )
        if done.returncode != 0:
            raise debian.Missing(f"{program} failed; see {self.folder / 'log'}")

    def start(self) -> None:
        # Without fsync a crash of the server alone still loses nothing: the system has the pages.
        flags = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", flags, "start")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-m", mode, "stop")

    def url(self, name: str) -> str:
        return f"postgresql://habitable@/{name}?host={quote(str(self.folder), safe='')}"

    def execute(self, sql: str, name: str = "postgres") -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def new_database(self) -> str:
        """The address of an empty one."""
        self._made += 1
        name = f"test_{self._made}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def cleared_database(self) -> str:
        """The address of one with our tables and nothing in them: the one of the test before, since to make another
        takes longer than most tests; unless that test has left more in it than rows."""
        if not self._cleared or not self._clear():
            self._cleared = self.new_database()
            schema.migrate(self._cleared)
        return self._cleared

    def _clear(self) -> bool:
        try:
            with psycopg.connect(self._cleared, autocommit=True) as connection:
                connection.execute(CLEAR)
            schema.migrate(self._cleared)
        except (psycopg.Error, BadDatabase):
            return False
        return True


@contextmanager
def cluster() -> Iterator[Cluster]:
    """One that runs; Missing says why there is none."""
    where = programs()
    folder = Path(tempfile.mkdtemp(prefix="habitable-pg-"))  # a short path: it holds a socket
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        made = Cluster(where, folder)
        made.run("initdb", "-A", "trust", "-U", "habitable", "--no-sync", "--locale=C.UTF-8", "-E", "UTF8")
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
