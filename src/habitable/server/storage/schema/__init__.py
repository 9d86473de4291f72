"""The tables of the database: a new one gets those of today (`tables.sql`), an older one is brought up to them
(Alembic's migrations in `versions/`), and a test sees to it that both come to the same.

A migration that was once in use is never edited: a database that has it would never get the change. A new one follows.
"""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from habitable.server.storage.store import BadDatabase, shown_address, sqlite_path

VERSIONS = Path(__file__).parent / "versions"
VERSION = "SELECT version_num FROM alembic_version"
TODAY = Path(__file__).with_name("tables.sql").read_text(encoding="utf-8")
TABLES = {  # with their columns: what the code asks for
    table: re.findall(r"^    ([a-z]\w*)", columns, re.MULTILINE)
    for table, columns in re.findall(r"^CREATE TABLE (\w+) \($(.*?)^\)", TODAY, re.MULTILINE | re.DOTALL)
}
IN_POSTGRESQL = {"{BIGINT}": "BIGSERIAL", "{BLOB}": "BYTEA", "{WITHOUT ROWID}": ""}
LOCK = 0x68616269  # "habi": several servers may start at once on one PostgreSQL


def migrate(url: str) -> None:
    """Makes the tables, or brings those of an older version up to date; BadDatabase names what they lack then."""
    if version(url) is None:
        make(url)
    if version(url) != newest():
        from habitable.server.storage.schema.upgrade import upgrade

        upgrade(url)
    if missing := lacking(columns(url)):
        raise BadDatabase("database-lacks", place=shown_address(url), what=", ".join(missing))


def make(url: str) -> None:
    """All tables of an empty database, or nothing: Alembic, which takes a second to import and run, then says what is
    wrong."""
    try:
        if url.startswith("sqlite:"):
            with closing(sqlite3.connect(sqlite_path(url), isolation_level=None)) as file:
                file.execute("BEGIN IMMEDIATE")
                if file.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
                    for statement in statements(postgresql=False):
                        file.execute(statement)
                file.execute("COMMIT")
        else:
            with psycopg.connect(url) as connection:
                connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
                if not _columns_there(connection):
                    for statement in statements(postgresql=True):
                        connection.execute(statement.encode())
    except (sqlite3.Error, psycopg.Error):
        pass


def statements(postgresql: bool) -> list[str]:
    """What makes the tables of today, and says of which version they are."""
    today = re.sub(r"--.*", "", TODAY)
    for here, there in IN_POSTGRESQL.items():
        today = today.replace(here, there if postgresql else here[1:-1])
    stamp = (
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
        "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    return [*today.split(";")[:-1], stamp, f"INSERT INTO alembic_version VALUES ('{newest()}')"]


def lacking(found: dict[str, set[str]]) -> list[str]:
    """Tables, and columns of tables that are there."""
    out = []
    for table, wanted in TABLES.items():
        if table not in found:
            out.append(table)
        else:
            out += [f"{table}.{column}" for column in wanted if column not in found[table]]
    return out


def columns(url: str) -> dict[str, set[str]]:
    """Of every table that is there."""
    rows: list[tuple[str, str]]
    try:
        if url.startswith("sqlite:"):
            with closing(sqlite3.connect(sqlite_path(url))) as file:
                rows = file.execute(
                    "SELECT t.name, c.name FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c "
                    "WHERE t.type = 'table'"
                ).fetchall()
        else:
            with psycopg.connect(url) as connection:
                rows = _columns_there(connection)
    except (sqlite3.Error, psycopg.Error) as error:
        raise BadDatabase("database-wrong", place=shown_address(url), why=str(error)) from None
    out: dict[str, set[str]] = {}
    for table, column in rows:
        out.setdefault(table, set()).add(column)
    return out


def _columns_there(connection: psycopg.Connection[tuple[str, str]]) -> list[tuple[str, str]]:
    return connection.execute(
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = ANY (current_schemas(false))"
    ).fetchall()


def newest() -> str:
    """A migration's file is named by its revision."""
    return max(file.name for file in VERSIONS.glob("[0-9]*.py")).partition("_")[0]


def version(url: str) -> str | None:
    """None also where there is no such database, or none that we can read: to upgrade it says what is wrong."""
    try:
        if url.startswith("sqlite:"):
            if not sqlite_path(url).is_file():
                return None
            with closing(sqlite3.connect(sqlite_path(url))) as file:
                row = file.execute(VERSION).fetchone()
        else:
            with psycopg.connect(url) as connection:
                row = connection.execute(VERSION).fetchone()
    except (sqlite3.Error, psycopg.Error):
        return None
    return None if row is None else str(row[0])
