"""Tables that have not begun are found without a look at all others: by their host, by when they were made or changed;
and a table by the one that it is a rematch of."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for column in ("host", "made", "changed"):
        only("tables_open_by_" + column, column, "state = 'open'")
    only("tables_by_rematch", "rematch", "rematch IS NOT NULL")


def only(name: str, column: str, where: str) -> None:
    """An index of some rows: what is played costs nothing there."""
    op.create_index(name, "tables", [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))
