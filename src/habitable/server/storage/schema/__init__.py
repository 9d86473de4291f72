"""The tables of the database, and how an older database is brought up to them (Alembic's migrations in `versions/`).

A migration that was once in use is never edited: a database that has it would never get the change. A new one follows.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from habitable.server.storage.store import BadDatabase, shown_address, sqlite_path

VERSIONS = Path(__file__).parent / "versions"
VERSION = "SELECT version_num FROM alembic_version"
TABLES = {  # what the code asks for
    "guests": "id secret name made revoked",
    "tables": "id game rules options settings host listed state stamp number asked result rematch made changed depth",
    "seats": "table_id seat kind guest name level secret remaining looked whispered since paid kept",
    "entries": "table_id number parent kind seat data checksum client at",
    "waiting": "table_id number seat data at",
    "heard": "table_id client seat number",
    "snapshots": "table_id number data",
    "offers": "table_id offer number seat agreed",
    "due": "table_id kind seat since at process",
    "processes": "id alive",
    "house": "id alive",
}


def migrate(url: str) -> None:
    """Makes the tables, or brings those of an older version up to date; BadDatabase names what they lack then."""
    if version(url) != newest():
        from habitable.server.storage.schema.upgrade import upgrade

        upgrade(url)
    if missing := lacking(columns(url)):
        raise BadDatabase("database-lacks", place=shown_address(url), what=", ".join(missing))


def lacking(found: dict[str, set[str]]) -> list[str]:
    """Tables, and columns of tables that are there."""
    out = []
    for table, wanted in TABLES.items():
        if table not in found:
            out.append(table)
        else:
            out += [f"{table}.{column}" for column in wanted.split() if column not in found[table]]
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
                rows = connection.execute(
                    "SELECT table_name, column_name FROM information_schema.columns "
                    "WHERE table_schema = ANY (current_schemas(false))"
                ).fetchall()
    except (sqlite3.Error, psycopg.Error) as error:
        raise BadDatabase("database-wrong", place=shown_address(url), why=str(error)) from None
    out: dict[str, set[str]] = {}
    for table, column in rows:
        out.setdefault(table, set()).add(column)
    return out


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
