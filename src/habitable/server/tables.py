"""Tables in the database: making one, taking and leaving seats, and the lists. Lists never load a game."""

from typing import Any

import msgspec

from habitable import bots, games
from habitable.kernel.bits import members
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Options
from habitable.server.errors import Refusal
from habitable.server.people import clean_name, hashed, new_id, new_secret
from habitable.server.store import Row, Transaction
from habitable.server.wire import Guest, NewTable, SeatInfo, SeatPlan, Settings, TableInfo, TakeSeat

COLUMNS = "id, game, rules, options, settings, host, state, number, asked, result"
LISTED = 100  # rows of a list


def check_table(new: NewTable) -> Options:
    """The game's options, if such a table can be; before the transaction, because somebody else's take a while."""
    try:
        game = games.get(new.game)
        game.check_seats(len(new.seats))
        options = game.make_options(new.options)
        game.start(len(new.seats), options)
    except BadOptions as error:
        raise Refusal(422, "bad-options", why=str(error)) from None
    for plan in new.seats:
        if plan.kind == "bot" and plan.level not in bots.BOTS:
            raise Refusal(422, "no-such-bot", level=plan.level, levels=", ".join(bots.BOTS))
    return options


def make_table(t: Transaction, guest: Guest, new: NewTable, options: Options) -> tuple[str, dict[int, str]]:
    """A table with its seats; returns its id and the secrets of its invitations, of which only hashes are kept."""
    game = games.get(new.game)
    table, invitations = new_id(), {}
    t.run(
        "INSERT INTO tables (id, game, rules, options, settings, host, listed, state, number, asked, made, changed) "
        f"VALUES (?, ?, ?, ?, ?, ?, ?, 'open', 0, 0, {t.now}, {t.now})",
        table,
        game.name,
        game.rules,
        msgspec.json.encode(options).decode(),
        msgspec.json.encode(new.settings).decode(),
        guest.id,
        int(new.settings.listed),
    )
    for seat, plan in enumerate(new.seats):
        secret = new_secret() if plan.kind == "invited" else None
        if secret is not None:
            invitations[seat] = secret
        insert_seat(t, table, seat, plan, guest, secret)
    return table, invitations


def insert_seat(t: Transaction, table: str, seat: int, plan: SeatPlan, guest: Guest, secret: str | None) -> None:
    mine = plan.kind == "me"
    name = guest.name if mine and not plan.name else clean_name(plan.name) if plan.name else ""
    t.run(
        "INSERT INTO seats (table_id, seat, kind, guest, name, level, secret, looked) VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
        table,
        seat,
        "person" if mine else plan.kind,
        guest.id if mine else None,
        plan.level if plan.kind == "bot" and not name else name,
        plan.level if plan.kind == "bot" else None,
        None if secret is None else hashed(secret),
    )


# ── looking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def info(t: Transaction, table: str, guest: Guest | None) -> TableInfo:
    row = t.row(f"SELECT {COLUMNS} FROM tables WHERE id = ?", table)
    if row is None:
        raise Refusal(404, "no-such-table")
    return shown(t, row, guest)


def shown(t: Transaction, row: Row, guest: Guest | None) -> TableInfo:
    table, game, rules, options, settings, host, state, number, asked, result = row
    found: dict[str, Any] = msgspec.json.decode(result) if result else {}
    return TableInfo(
        id=table,
        game=game,
        rules=rules,
        options=msgspec.json.decode(options),
        settings=msgspec.json.decode(settings, type=Settings),
        state=state,
        number=number,
        asked=members(asked),
        seats=seats_of(t, table, guest),
        host=guest is not None and guest.id == host,
        scores=found.get("scores"),
        places=found.get("places"),
    )


def seats_of(t: Transaction, table: str, guest: Guest | None) -> list[SeatInfo]:
    rows = t.rows("SELECT seat, kind, name, level, guest FROM seats WHERE table_id = ? ORDER BY seat", table)
    return [
        SeatInfo(seat=seat, kind=kind, name=name, level=level, mine=guest is not None and owner == guest.id)
        for seat, kind, name, level, owner in rows
    ]


def my_tables(t: Transaction, guest: Guest) -> list[TableInfo]:
    """Those where the guest has a seat: the ones that wait for it first, then by when something happened."""
    rows = t.rows(
        f"SELECT {COLUMNS} FROM tables JOIN "
        "(SELECT table_id, SUM(1 << CAST(seat AS INTEGER)) AS mine FROM seats WHERE guest = ? GROUP BY table_id) AS s "
        "ON s.table_id = id ORDER BY (asked & mine) = 0, changed DESC LIMIT ?",
        guest.id,
        LISTED,
    )
    return [shown(t, row, guest) for row in rows]


def open_tables(t: Transaction, guest: Guest | None) -> list[TableInfo]:
    rows = t.rows(
        f"SELECT {COLUMNS} FROM tables WHERE state = 'open' AND listed = 1 ORDER BY made DESC LIMIT ?", LISTED
    )
    return [shown(t, row, guest) for row in rows]


# ── sitting down ────────────────────────────────────────────────────────────────────────────────────────────────────


def take_seat(t: Transaction, table: str, guest: Guest, wanted: TakeSeat) -> None:
    """An open seat, or an invited one with its secret. Whoever comes second is told who sits there."""
    seat = seat_of(t, table, guest, wanted.seat)
    taken = t.run(
        "UPDATE seats SET kind = 'person', guest = ?, name = ?, secret = NULL "
        "WHERE table_id = ? AND seat = ? AND (kind = 'open' OR kind = 'invited' AND secret = ?)",
        guest.id,
        guest.name,
        table,
        wanted.seat,
        hashed(wanted.secret or ""),
    )
    if not taken and seat.kind == "invited":
        raise Refusal(403, "not-invited")
    if not taken and not seat.mine:
        raise Refusal(409, "seat-taken", name=seat.name)


def leave_seat(t: Transaction, table: str, guest: Guest, seat: int) -> None:
    """Before the game begins; later one resigns."""
    if not seat_of(t, table, guest, seat).mine:
        raise Refusal(403, "not-your-seat")
    if not t.run(f"UPDATE tables SET changed = {t.now} WHERE id = ? AND state = 'open'", table):  # and holds its row
        raise Refusal(409, "begun")
    t.run("UPDATE seats SET kind = 'open', guest = NULL, name = '' WHERE table_id = ? AND seat = ?", table, seat)


def invite_again(t: Transaction, table: str, guest: Guest, seat: int) -> str:
    """The host revokes an invitation and gets the secret of a new one."""
    found = seat_of(t, table, guest, seat)
    if not info(t, table, guest).host:
        raise Refusal(403, "not-the-host")
    secret = new_secret()
    made = t.run(
        "UPDATE seats SET kind = 'invited', secret = ? WHERE table_id = ? AND seat = ? AND kind IN ('open', 'invited')",
        hashed(secret),
        table,
        seat,
    )
    if not made:
        raise Refusal(409, "seat-taken", name=found.name)
    return secret


def seat_of(t: Transaction, table: str, guest: Guest, seat: int) -> SeatInfo:
    seats = info(t, table, guest).seats
    if seat >= len(seats):
        raise Refusal(404, "no-such-seat")
    return seats[seat]


def close_seats(t: Transaction, table: str, guest: Guest) -> None:
    """The host begins: the same transaction sees that all seats are taken and that nobody leaves any more."""
    if not info(t, table, guest).host:
        raise Refusal(403, "not-the-host")
    if not t.run("UPDATE tables SET state = 'playing' WHERE id = ? AND state = 'open'", table):
        raise Refusal(409, "begun")
    if any(seat.kind in ("open", "invited") for seat in seats_of(t, table, guest)):
        raise Refusal(409, "seats-free")
