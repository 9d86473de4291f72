"""The tables of the database, and how an older database is brought up to them (Alembic's migrations in `versions/`)."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from habitable.server.store import sqlite_path

VERSIONS = Path(__file__).parent / "versions"
VERSION = "SELECT version_num FROM alembic_version"


def migrate(url: str) -> None:
    """Makes the tables, or brings those of an older version up to date."""
    if version(url) != newest():
        from habitable.server.schema.upgrade import upgrade

        upgrade(url)


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
