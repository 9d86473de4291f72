"""The ids that clients give their words are each seat's own; what fairness has to know of seats and tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False, server_default="0")


def upgrade() -> None:
    op.add_column("tables", number("depth"))  # answers in the log that stand
    op.add_column("seats", number("since"))  # the entry with which its person went away or came back
    op.add_column("seats", number("paid"))  # up to this depth it has had the time of a turn
    op.add_column("seats", number("kept"))  # 1: for its guest, who has played before with the others
    if op.get_bind().dialect.name == "sqlite":
        remake_entries()
    else:
        op.drop_constraint("entries_table_id_client_key", "entries")
        op.create_unique_constraint("entries_table_id_client_seat_key", "entries", ["table_id", "client", "seat"])
    remake_heard()


def remake_entries() -> None:
    """SQLite cannot drop a constraint."""
    op.rename_table("entries", "older")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("parent", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("checksum", sa.BigInteger, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "client", "seat"),
        sqlite_with_rowid=False,
    )
    columns = "table_id, number, parent, kind, seat, data, checksum, client, at"
    op.execute(f"INSERT INTO entries ({columns}) SELECT {columns} FROM older ORDER BY table_id, number")
    op.drop_table("older")


def remake_heard() -> None:
    """Of older ids nobody knows the seat: they are any seat's of the table, as they were."""
    op.rename_table("heard", "older")
    op.create_table(
        "heard",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "client", "seat", name="heard_by_seat"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO heard (table_id, client, seat, number) SELECT older.table_id, client, seat, number "
        "FROM older JOIN seats ON seats.table_id = older.table_id"
    )
    op.drop_table("older")
