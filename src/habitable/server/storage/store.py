"""The database: short transactions, each a function of a `Transaction`.

SQLite has one writer thread. It commits what has gathered at once (group commit) and only then says that it is done: at
least all that one turn of the loop has brought, so that threads do not take turns for every answer. A
piece of work that fails is rolled back alone; when the commit itself fails, nothing of it has happened. PostgreSQL has
a few threads with a connection each, and every piece of work is a transaction of its own.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar
from urllib.parse import unquote, urlsplit

import psycopg

from habitable.kernel.errors import HabitableError
from habitable.server.operation import metrics
from habitable.server.operation.health import Health, Kind, first_line

T = TypeVar("T")
Row = tuple[Any, ...]

BATCH = 64  # pieces of work in one commit
READERS = 2
CONNECTIONS = 6  # to PostgreSQL
CHANNEL = "habitable"  # on which PostgreSQL carries notices between processes
SET = 8.0  # seconds by which a clock differs that was set
BUSY = 5_000  # milliseconds that we wait for a lock that another program holds


class StoreFailed(HabitableError):
    """The database could not keep something: a full disk, a lost connection. Nothing of it has happened, unless the
    connection to PostgreSQL was lost while it said that it had: whoever needs to know looks."""

    kind: Kind = "failing"


IN_SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "out-of-reach",
}
IN_POSTGRESQL: dict[str, Kind] = {
    "53100": "disk-full",
    "25006": "read-only",
    "55P03": "busy",
    "XX001": "damaged",
    "XX002": "damaged",
}


def failure(error: Exception) -> StoreFailed | None:
    """What an error of a database's says of the database; None if it is about what was asked of it."""
    if isinstance(error, StoreFailed):
        return error
    kind: Kind | None = None
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        kind = None if code is None else IN_SQLITE.get(code & 0xFF)  # the rest of it says more of the same
        if kind is None and isinstance(error, sqlite3.OperationalError):
            kind = "failing"
    elif isinstance(error, psycopg.Error):
        kind = IN_POSTGRESQL.get(error.sqlstate or "")
        if kind is None and isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            kind = "out-of-reach"
    if kind is None:
        return None
    out = StoreFailed("store-failed", error=first_line(error))
    out.kind = kind
    return out


class BadDatabase(HabitableError):
    """An address that is no database we can use."""


class Transaction(Protocol):
    """SQL with `?` for values. `now` is the database's time, in milliseconds, as an expression of SQL."""

    now: str

    def run(self, sql: str, *values: Any) -> int:
        """How many rows were changed."""

    def rows(self, sql: str, *values: Any) -> list[Row]: ...

    def row(self, sql: str, *values: Any) -> Row | None: ...

    def notice(self, text: str) -> None:
        """Tells other processes, if there can be any, once this is committed."""

    def set_clock(self) -> None:
        """From now on `now` is what the machine's clock shows, if that was set: whoever calls this changes what hangs
        on it."""


Work = Callable[[Transaction], T]


class Store(Protocol):
    """A database that is open."""

    health: Health

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        """What the work returns, once it is durable; its own error if it raises one; StoreFailed. Work that was given
        is done: whoever waits for it is cancelled only then, and can still ask what has become of it."""

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        """What the work returns; it changes nothing, and nothing changes while it looks."""

    async def close(self) -> None:
        """Waits for all work that was given."""


def open_store(url: str, health: Health | None = None) -> Store:
    """`sqlite:///path/to/file` or `postgresql://user@host/name`. The schema must be there (`schema.migrate`)."""
    health = health or Health()
    scheme = urlsplit(url).scheme
    if scheme == "sqlite":
        return SQLite(sqlite_path(url), health)
    if scheme in ("postgresql", "postgres"):
        return PostgreSQL(url, health)
    raise BadDatabase("database-address", place=url)


def sqlite_path(url: str) -> Path:
    parts = urlsplit(url)
    if parts.netloc or parts.query or parts.fragment or parts.path in ("", "/", "/:memory:"):
        raise BadDatabase("database-file", place=url)
    return Path(unquote(parts.path[1:]))


def shown_address(url: str) -> str:
    """For people to read: of a file its path, otherwise without a password."""
    if url.startswith("sqlite:"):
        return str(sqlite_path(url))
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


class Kept(asyncio.Future[T]):
    """What a piece of work will return. It is done even when nobody wants it any more: whoever waits and is cancelled
    hears of that once it is."""

    def cancel(self, msg: Any = None) -> bool:
        return False


class _Job(Generic[T]):
    """A piece of work, and who waits for it."""

    def __init__(self, work: Work[T], reads: bool, health: Health, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.reads = reads
        self.health = health
        self.loop = loop
        self.future: asyncio.Future[T] = Kept(loop=self.loop)
        self.result: T | None = None
        self.error: Exception | None = None

    def attempt(self, transaction: Transaction) -> None:
        self.error = None
        try:
            self.result = self.work(transaction)
        except Exception as error:
            self.error = failure(error) or error

    def failed(self, error: Exception) -> None:
        """Whatever it says: the database has not done it."""
        self.error = failure(error) or StoreFailed("store-failed", error=first_line(error))

    def tell(self) -> None:
        """To be called in the loop."""
        if self.error is None:
            if self.health.troubled:
                self.health.worked("read" if self.reads else "write")
            self.future.set_result(self.result)  # type: ignore[arg-type]
            return
        if isinstance(self.error, StoreFailed):
            self.health.failed("read" if self.reads else "write", self.error.kind, self.error)
        self.future.set_exception(self.error)


Jobs = queue.SimpleQueue[_Job[Any] | None]  # None ends the thread that takes it


def _tell(jobs: Sequence[_Job[Any]]) -> None:
    """All who wait, with one call into their loop."""
    if jobs:
        jobs[0].loop.call_soon_threadsafe(_tell_all, jobs)


def _tell_all(jobs: Sequence[_Job[Any]]) -> None:
    for job in jobs:
        job.tell()


class _Threads:
    """Threads that take jobs from one queue until they are told to stop."""

    def __init__(self, name: str, health: Health, *serve: "Callable[[Jobs], None]") -> None:
        self.health = health
        self.jobs: Jobs = queue.SimpleQueue()
        self.stopped = False
        self.loop: asyncio.AbstractEventLoop | None = None  # of all who give work
        self.gathered: list[_Job[Any]] = []  # what one turn of the loop gives: handed over together at its end
        self.threads = [
            threading.Thread(target=one, args=(self.jobs,), name=f"{name}-{i}", daemon=True)
            for i, one in enumerate(serve)
        ]
        for thread in self.threads:
            thread.start()

    def do(self, work: Work[T], reads: bool = False) -> "asyncio.Future[T]":
        if self.loop is None:
            self.loop = asyncio.get_running_loop()  # asking asks the system, too
        job = _Job(work, reads, self.health, self.loop)
        if self.stopped:
            closed = StoreFailed("store-closed")
            closed.kind = "closed"
            job.failed(closed)
            job.tell()
        else:
            if not self.gathered:
                job.loop.call_soon(self._hand_over)
            self.gathered.append(job)
        return job.future

    def _hand_over(self) -> None:
        for job in self.gathered:
            self.jobs.put(job)
        self.gathered = []

    async def stop(self) -> None:
        self.stopped = True
        self._hand_over()
        for _ in self.threads:
            self.jobs.put(None)
        for thread in self.threads:
            await asyncio.to_thread(thread.join)


# ── SQLite ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Steady:
    """The time, in milliseconds. It does not jump when the machine's clock is set, before it is told to follow it."""

    def __init__(self, shown: Callable[[], float] = time.time, passing: Callable[[], float] = time.monotonic) -> None:
        self.shown = shown
        self.passing = passing
        self._ahead = shown() - passing()

    def now(self) -> int:
        return int(1000 * (self._ahead + self.passing()))

    def follow(self) -> None:
        """A few seconds make no difference."""
        ahead = self.shown() - self.passing()
        if abs(ahead - self._ahead) > SET:
            self._ahead = ahead


class _SQLiteTransaction:
    now = "house_now()"

    def __init__(self, connection: sqlite3.Connection, steady: Steady) -> None:
        self._connection = connection
        self._steady = steady

    def run(self, sql: str, *values: Any) -> int:
        return self._connection.execute(sql, values).rowcount

    def rows(self, sql: str, *values: Any) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def row(self, sql: str, *values: Any) -> Row | None:
        found: Row | None = self._connection.execute(sql, values).fetchone()
        return found

    def notice(self, text: str) -> None:
        """There is no other process."""

    def set_clock(self) -> None:
        self._steady.follow()


class SQLite:
    def __init__(self, path: Path, health: Health) -> None:
        self.path = path
        self.health = health
        self.steady = Steady()  # nobody else writes here: the time can be ours
        try:  # here and not in the threads: one that dies would leave everybody waiting
            writer, *readers = [self._connect() for _ in range(1 + READERS)]
        except sqlite3.Error as error:
            raise BadDatabase("database-wrong", place=str(path), why=str(error)) from None
        self._writer = _Threads("writer", health, partial(write_with, writer, self.steady))
        self._readers = _Threads("reader", health, *(partial(read_with, reader, self.steady) for reader in readers))

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        return self._writer.do(work)

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        return self._readers.do(work, reads=True)

    async def close(self) -> None:
        await self._writer.stop()
        await self._readers.stop()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.text_factory = text_or_bytes
        connection.create_function("house_now", 0, self.steady.now)
        for pragma in (
            f"busy_timeout = {BUSY}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "journal_size_limit = 67108864",
        ):
            connection.execute(f"PRAGMA {pragma}")
        return connection


def text_or_bytes(data: bytes) -> str | bytes:
    """What was damaged need not be text: it comes as what it is, for whoever checks it, and spoils no other row."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def write_with(connection: sqlite3.Connection, steady: Steady, jobs: Jobs) -> None:
    transaction = _SQLiteTransaction(connection, steady)
    going = True
    while going:
        batch, going = gather(jobs)
        if batch:
            commit_together(connection, transaction, batch)
            _tell(batch)
    connection.close()


def read_with(connection: sqlite3.Connection, steady: Steady, jobs: Jobs) -> None:
    connection.execute("PRAGMA query_only = ON")
    transaction = _SQLiteTransaction(connection, steady)
    while (job := jobs.get()) is not None:
        try:
            connection.execute("BEGIN")
            job.attempt(transaction)
        except sqlite3.Error as error:
            job.failed(error)
        roll_back(connection)  # a read transaction left open would let the log grow
        _tell([job])
    connection.close()


def roll_back(connection: sqlite3.Connection) -> None:
    """Some errors of SQLite's have done it already."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def gather(jobs: Jobs) -> tuple[list[_Job[Any]], bool]:
    """Waits for one job and takes what else is there; False when the writer is to stop."""
    batch: list[_Job[Any]] = []
    job = jobs.get()
    while job is not None:
        batch.append(job)
        if len(batch) == BATCH:
            return batch, True
        try:
            job = jobs.get_nowait()
        except queue.Empty:
            return batch, True
    return batch, False


def commit_together(connection: sqlite3.Connection, transaction: Transaction, batch: list[_Job[Any]]) -> None:
    """All in one commit. Where a job fails that has changed something, which is rare, all are done once more, each in a
    savepoint of its own."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        if not do_all(connection, transaction, batch):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            do_each(connection, transaction, batch)
        connection.execute("COMMIT")
        metrics.commits.inc()
    except (sqlite3.Error, StoreFailed) as error:
        roll_back(connection)
        for job in batch:
            job.failed(error)


def do_all(connection: sqlite3.Connection, transaction: Transaction, batch: list[_Job[Any]]) -> bool:
    """False as soon as there is something to take back."""
    for job in batch:
        before = connection.total_changes
        attempt(connection, transaction, job)
        if job.error is not None and connection.total_changes != before:
            return False
    return True


def do_each(connection: sqlite3.Connection, transaction: Transaction, batch: list[_Job[Any]]) -> None:
    for job in batch:
        connection.execute("SAVEPOINT job")
        attempt(connection, transaction, job)
        if job.error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")


def attempt(connection: sqlite3.Connection, transaction: Transaction, job: _Job[Any]) -> None:
    job.attempt(transaction)
    if not connection.in_transaction:  # SQLite has taken everything back, as it may on a full disk
        assert job.error is not None
        job.failed(job.error)
        raise job.error


# ── PostgreSQL ──────────────────────────────────────────────────────────────────────────────────────────────────────


class _PostgreSQLTransaction:
    now = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"

    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection = connection

    def _execute(self, sql: str, values: tuple[Any, ...]) -> psycopg.Cursor[Row]:
        return self._connection.execute(sql.replace("%", "%%").replace("?", "%s").encode(), values)

    def run(self, sql: str, *values: Any) -> int:
        return self._execute(sql, values).rowcount

    def rows(self, sql: str, *values: Any) -> list[Row]:
        return self._execute(sql, values).fetchall()

    def row(self, sql: str, *values: Any) -> Row | None:
        return self._execute(sql, values).fetchone()

    def notice(self, text: str) -> None:
        self.run(f"SELECT pg_notify('{CHANNEL}', ?)", text)

    def set_clock(self) -> None:
        """It is that of PostgreSQL's machine, always: several processes have none in common but this."""


class PostgreSQL:
    def __init__(self, url: str, health: Health) -> None:
        self.url = url
        self.health = health
        self._threads = _Threads("database", health, *[self._serve] * CONNECTIONS)

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        return self._threads.do(work)

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        return self._threads.do(work, reads=True)

    async def close(self) -> None:
        await self._threads.stop()

    def _serve(self, jobs: Jobs) -> None:
        connection: psycopg.Connection[Row] | None = None
        while (job := jobs.get()) is not None:
            try:
                if connection is None or not begin(connection, job.reads):
                    connection = psycopg.connect(self.url, autocommit=True)
                    connection.execute(f"SET lock_timeout = {BUSY}")
                    begin(connection, job.reads)
                commit_alone(connection, job)
            except psycopg.Error as error:
                job.failed(error)
                if connection is not None:
                    connection.close()
            _tell([job])
        if connection is not None:
            connection.close()


BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED"
BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


def begin(connection: psycopg.Connection[Row], reads: bool) -> bool:
    """Whether the connection is there still: the database may have been started anew since it was last used."""
    try:
        connection.execute(BEGIN_READING if reads else BEGIN)
    except (psycopg.OperationalError, psycopg.InterfaceError):
        connection.close()
        return False
    return True


def commit_alone(connection: psycopg.Connection[Row], job: _Job[Any]) -> None:
    job.attempt(_PostgreSQLTransaction(connection))
    if job.error is not None:
        connection.execute("ROLLBACK")
    elif connection.execute("COMMIT").statusmessage != "COMMIT":
        raise psycopg.InternalError("it was rolled back")  # the work went on after an error of its own
    elif not job.reads:
        metrics.commits.inc()
