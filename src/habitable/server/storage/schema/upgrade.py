"""Brings a database up to date. Alembic takes a second and 30 MB to import: only a server that needs it does."""

from pathlib import Path
from typing import Any

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError

from habitable.server.storage.schema import LOCK
from habitable.server.storage.store import BadDatabase, sqlite_path

HERE = Path(__file__).parent


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    return config


def upgrade(url: str, revision: str = "head") -> None:
    """All of it or, after any crash, nothing."""
    address = address_of(url)
    engine = sqlalchemy.create_engine(address)
    if engine.dialect.name == "sqlite":
        # Python's driver would begin no transaction before a change of tables
        sqlalchemy.event.listen(engine, "connect", _leave_transactions_to_us)
        sqlalchemy.event.listen(engine, "begin", _begin_at_once)
    config = configuration()
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except DBAPIError as error:
        raise BadDatabase("database-wrong", place=str(address), why=str(error.orig)) from None
    except CommandError as error:
        raise BadDatabase("database-newer", place=str(address), why=str(error)) from None
    finally:
        engine.dispose()


def address_of(url: str) -> sqlalchemy.URL:
    """As SQLAlchemy writes it; it hides a password when it is shown."""
    if url.startswith("sqlite:"):
        return sqlalchemy.URL.create("sqlite", database=str(sqlite_path(url)))
    try:
        return sqlalchemy.make_url(url).set(drivername="postgresql+psycopg")
    except ArgumentError:
        raise BadDatabase("database-address", place="database") from None


def _leave_transactions_to_us(connection: Any, _record: Any) -> None:
    connection.isolation_level = None


def _begin_at_once(connection: sqlalchemy.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
