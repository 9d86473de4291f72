"""The tables of the database, and how an older database is brought up to them (Alembic's migrations in `versions/`)."""

from pathlib import Path

import sqlalchemy
from alembic import command
from alembic.config import Config

HERE = Path(__file__).parent


def migrate(url: str) -> None:
    """Makes the tables, or brings those of an older version up to date."""
    engine = sqlalchemy.create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1))
    config = Config()
    config.set_main_option("script_location", str(HERE))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
