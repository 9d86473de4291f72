"""People, tables and their seats, the log of entries, and what waits."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False, unique=True),  # a hash
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.BigInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),  # JSON
        sa.Column("settings", sa.Text, nullable=False),  # JSON: visibility, pace, undo, hints
        sa.Column("host", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("listed", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),  # open, playing, over
        sa.Column("stamp", sa.BigInteger, nullable=False),  # another one with every change once the game has begun
        sa.Column("number", sa.BigInteger, nullable=False),  # of the newest entry
        sa.Column("asked", sa.BigInteger, nullable=False),  # set of the seats that owe an answer
        sa.Column("result", sa.Text),  # JSON: points, places and why it is over, once it is
        sa.Column("rematch", sa.Text),  # the table at which the same people play again
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),  # open, invited, person, bot
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),  # of a bot, or of the one that plays on for a person
        sa.Column("secret", sa.Text),  # hash of an invitation's secret
        sa.Column("remaining", sa.BigInteger),  # milliseconds on its clock while it does not run; null without a pace
        sa.Column("looked", sa.BigInteger, nullable=False),  # the newest entry that its person has seen
        sa.Column("whispered", sa.BigInteger, nullable=False, server_default="0"),  # changes that others do not notice
        sqlite_with_rowid=False,
    )
    op.create_index("seats_of_a_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("parent", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),  # answer, undo, resigned, time, returned, replaced, ended
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),  # JSON: the plies of an answer
        sa.Column("checksum", sa.BigInteger, nullable=False),  # of it, all before it, and the version of the rules
        sa.Column("client", sa.Text),  # an id that the client made, so that it can ask again
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "client"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "waiting",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),  # JSON: what the seat has said so far, in secret
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "heard",  # the clients' ids of answers that wait or have waited: a row of `waiting` does not live long enough
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("client", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "offers",  # what a seat asks the others for; it lapses with the next entry
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("offer", sa.Text, primary_key=True),  # undo, end
        sa.Column("number", sa.BigInteger, nullable=False),  # of the entry at which it was made
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("agreed", sa.BigInteger, nullable=False),  # set of the seats that have said yes
        sqlite_with_rowid=False,
    )
    op.create_table(
        "due",  # what the house has to do by itself: play for bots, end somebody's time
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),  # bots, clock
        sa.Column("seat", sa.BigInteger, primary_key=True),  # whose clock; -1 for bots
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("process", sa.Text),  # the one that does it, as long as it lives
        sqlite_with_rowid=False,
    )
    op.create_index("due_next", "due", ["at"])
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("alive", sa.BigInteger, nullable=False),  # when it was last seen
    )
    house = op.create_table(
        "house",
        sa.Column("id", sa.BigInteger, primary_key=True),
        sa.Column("alive", sa.BigInteger, nullable=False),  # when any process was last seen: later time is not charged
    )
    assert house is not None
    op.bulk_insert(house, [{"id": 1, "alive": 0}])
