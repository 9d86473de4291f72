"""Tables in the database: making one, taking and leaving seats, and the lists. Lists never load a game."""

from typing import Any

import msgspec

from habitable import bots, games, lessons
from habitable.kernel.bits import members
from habitable.kernel.errors import BadOptions
from habitable.kernel.game import Options
from habitable.server.protocol.bounds import Bounds
from habitable.server.protocol.errors import Damaged, Refusal
from habitable.server.protocol.wire import Guest, NewTable, SeatInfo, SeatPlan, Settings, TableInfo, TableLine, TakeSeat
from habitable.server.storage.damage import SEAT, TABLE, Result, all_seats, as_written, sound
from habitable.server.storage.store import Row, Transaction
from habitable.server.tables.due import beginning
from habitable.server.tables.people import clean_name, hashed, new_id, new_secret

COLUMNS = "id, game, rules, settings, host, state, number, asked, made, changed, result, rematch"
PART = 500  # ids in one question to the database
DAY = 86_400_000  # milliseconds


def check_table(new: NewTable, largest: int = Bounds().options_bytes) -> Options:
    """The game's options, if such a table can be; before the transaction, because somebody else's take a while."""
    try:
        game = games.get(new.game)
        game.check_seats(len(new.seats))
        options = game.make_options(lesson_options(new) if new.settings.lesson else new.options)
        game.start(len(new.seats), options)
        size = len(msgspec.json.encode(options))
        if size > largest:
            raise BadOptions("options-large", place="options", most=largest, given=str(size))
    except BadOptions as error:
        raise Refusal(422, "bad-options", why=error) from None
    if new.settings.chapter > 1 and not new.settings.lesson:
        raise Refusal(422, "no-lesson", game=new.game)
    if new.settings.serious and sum(plan.kind == "me" for plan in new.seats) > 1:
        raise Refusal(422, "one-seat-each")
    for plan in new.seats:
        if plan.kind == "bot" and not bots.knows(plan.level, game.name):
            raise Refusal(422, "no-such-bot", level=plan.level, levels=", ".join(bots.BOTS))
    return options


def lesson_options(new: NewTable) -> dict[str, Any]:
    """Of a lesson, at which a learner sits with bots, and nothing else is chosen."""
    found = lessons.get(new.game) if lessons.can(games.get(new.game).name) else None
    seats = ["me"] if found is None else ["me", *("bot" for _ in found.bots)]
    if found is None or [plan.kind for plan in new.seats] != seats or new.options or new.settings.serious:
        raise Refusal(422, "no-lesson", game=new.game)
    found.demand_chapter(new.settings.chapter)
    return found.options


def check_room(t: Transaction, guest: Guest, most: int) -> None:
    """Whether a guest may make one more table: those that have not begun are in everybody's way."""
    row = t.row("SELECT COUNT(*) FROM tables WHERE state = 'open' AND host = ?", guest.id)
    assert row is not None
    if row[0] >= most:
        raise Refusal(409, "too-many-open", most=most)


def make_table(t: Transaction, guest: Guest, new: NewTable, options: Options) -> tuple[str, dict[int, str]]:
    """A table with its seats; returns its id and the secrets of its invitations, of which only hashes are kept."""
    game = games.get(new.game)
    table, invitations = new_id(), {}
    names = bot_names(new.seats)
    insert_table(t, table, game.name, game.rules, msgspec.json.encode(options).decode(), new.settings, guest)
    for seat, plan in enumerate(new.seats):
        secret = new_secret() if plan.kind == "invited" else None
        if secret is not None:
            invitations[seat] = secret
        insert_seat(t, table, seat, msgspec.structs.replace(plan, name=names.get(seat, plan.name)), guest, secret)
        set_clock(t, table, seat, new.settings)
    return table, invitations


def bot_names(plans: list[SeatPlan]) -> dict[int, str]:
    """Bots without a name are called by their level, as in the terminal: greedy, greedy 2."""
    levels = [plan.level if plan.kind == "bot" and not plan.name else "" for plan in plans]
    return {
        seat: level if (before := levels[:seat].count(level)) == 0 else f"{level} {before + 1}"
        for seat, level in enumerate(levels)
        if level
    }


def insert_table(
    t: Transaction, table: str, game: str, rules: int, options: str, settings: Settings, host: Guest
) -> None:
    t.run(
        "INSERT INTO tables "
        "(id, game, rules, options, settings, host, listed, state, stamp, number, asked, made, changed) "
        f"VALUES (?, ?, ?, ?, ?, ?, ?, 'open', 0, 0, 0, {t.now}, {t.now})",
        table,
        game,
        rules,
        options,
        msgspec.json.encode(settings).decode(),
        host.id,
        int(settings.listed),
    )


def set_clock(t: Transaction, table: str, seat: int, settings: Settings) -> None:
    left = beginning(settings.pace)
    if left is not None:
        t.run("UPDATE seats SET remaining = ? WHERE table_id = ? AND seat = ?", left, table, seat)


def insert_seat(t: Transaction, table: str, seat: int, plan: SeatPlan, guest: Guest, secret: str | None) -> None:
    mine = plan.kind == "me"
    name = guest.name if mine and not plan.name else clean_name(plan.name) if plan.name else ""
    t.run(
        "INSERT INTO seats (table_id, seat, kind, guest, name, level, secret, looked) VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
        table,
        seat,
        "person" if mine else plan.kind,
        guest.id if mine else None,
        name,
        plan.level if plan.kind == "bot" else None,
        None if secret is None else hashed(secret),
    )


# ── looking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def info(t: Transaction, table: str, guest: Guest | None) -> TableInfo:
    row = t.row(f"SELECT {COLUMNS}, options FROM tables WHERE id = ?", table)
    if row is None:
        raise Refusal(404, "no-such-table")
    *about, options = row
    with sound(table):
        line = line_of(tuple(about), seat_rows(t, [table])[table], guest)
        return TableInfo(**msgspec.structs.asdict(line), options=msgspec.json.decode(options, type=dict[str, Any]))


def lines(t: Transaction, rows: list[Row], guest: Guest | None, damaged: list[Damaged] | None) -> list[TableLine]:
    """Of a list; what can be large stays in the database. Those that are damaged are left out, and noted."""
    seats = seat_rows(t, [row[0] for row in rows])
    out: list[TableLine] = []
    for row in rows:
        try:
            with sound(row[0]):
                out.append(line_of(row, seats[row[0]], guest))
        except Damaged as error:
            if damaged is not None:
                damaged.append(error)
    return out


def line_of(about: Row, rows: list[Row], guest: Guest | None) -> TableLine:
    row, seats = as_written(about, TABLE), as_written(rows, list[SEAT])
    table, game, rules, settings, host, state, number, asked, made, changed, result, rematch = row
    found = msgspec.json.decode(result, type=Result) if result else None
    all_seats(game, [seat[0] for seat in seats])
    return TableLine(
        id=table,
        game=game,
        rules=rules,
        settings=msgspec.json.decode(settings, type=Settings),
        state=state,
        number=number,
        asked=members(asked),
        seats=seats_of(seats, guest),
        host=guest is not None and guest.id == host,
        made=made,
        changed=changed,
        looked=looked(seats, guest),
        scores=None if found is None else found.scores,
        places=None if found is None else found.places,
        ended=None if found is None else found.ended,
        rematch=rematch,
    )


def seat_rows(t: Transaction, ids: list[str]) -> dict[str, list[Row]]:
    """The seats of some tables."""
    out: dict[str, list[Row]] = {table: [] for table in ids}
    for i in range(0, len(ids), PART):
        part = ids[i : i + PART]
        for table, *seat in t.rows(
            "SELECT table_id, seat, kind, name, level, guest, looked FROM seats "
            f"WHERE table_id IN ({', '.join('?' * len(part))}) ORDER BY table_id, seat",
            *part,
        ):
            out[table].append(tuple(seat))
    return out


def seats_of(rows: list[Row], guest: Guest | None) -> list[SeatInfo]:
    first: dict[str, int] = {}
    return [
        SeatInfo(
            seat=seat,
            kind=kind,
            name=name,
            level=level,
            mine=guest is not None and owner == guest.id,
            person=first.setdefault(owner, seat) if kind == "person" else None,
            here=None,
        )
        for seat, kind, name, level, owner, _ in rows
    ]


def looked(rows: list[Row], guest: Guest | None) -> int | None:
    """How far somebody who has a seat has looked."""
    return max((row[5] for row in rows if guest is not None and row[4] == guest.id), default=None)


def mark_seen(t: Transaction, table: str, guest: Guest, number: int) -> None:
    t.run(
        "UPDATE seats SET looked = ? WHERE table_id = ? AND guest = ? AND looked < ?", number, table, guest.id, number
    )


def stamps(t: Transaction, ids: list[str]) -> dict[str, int]:
    """Of some tables, to compare with what is in memory."""
    out: dict[str, Any] = {}
    for i in range(0, len(ids), PART):
        part = ids[i : i + PART]
        out |= dict(t.rows(f"SELECT id, stamp FROM tables WHERE id IN ({', '.join('?' * len(part))})", *part))
    return {table: stamp for table, stamp in out.items() if isinstance(stamp, int)}


def undealt(t: Transaction) -> list[str]:
    """Tables that have begun, where Nature has not yet dealt."""
    return [table for (table,) in t.rows("SELECT id FROM tables WHERE state = 'playing' AND number = 0")]


def my_tables(
    t: Transaction, guest: Guest, most: int = Bounds().list_rows, damaged: list[Damaged] | None = None
) -> list[TableLine]:
    """Those where the guest has a seat, and its own that have not begun: the ones that wait for it first, then by when
    something happened. Where a bot plays on for who is away, nobody waits."""
    rows = t.rows(
        f"SELECT {COLUMNS} FROM tables JOIN (SELECT table_id, SUM(one) AS mine FROM ("
        "SELECT table_id, CASE WHEN level IS NULL AND seat BETWEEN 0 AND 9 THEN 1 << CAST(seat AS INTEGER) ELSE 0 END "
        "AS one FROM seats WHERE guest = ? "
        "UNION ALL SELECT id, 0 FROM tables WHERE host = ? AND state = 'open') AS seat GROUP BY table_id) AS s "
        "ON s.table_id = id ORDER BY (asked & mine) = 0, changed DESC LIMIT ?",
        guest.id,
        guest.id,
        most,
    )
    return lines(t, rows, guest, damaged)


def open_tables(
    t: Transaction, guest: Guest | None, most: int = Bounds().list_rows, damaged: list[Damaged] | None = None
) -> list[TableLine]:
    rows = t.rows(
        f"SELECT {COLUMNS} FROM tables WHERE state = 'open' AND listed = 1 "
        "AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'open') ORDER BY made DESC LIMIT ?",
        most,
    )
    return lines(t, rows, guest, damaged)


def leave_room(t: Transaction, ids: list[str], most: int) -> list[str]:
    """Where these tables, the newest last, are too many for the public list, only the newest that have not begun stay
    in it; returns those that do not."""
    if len(ids) <= most:
        return []
    marks = ", ".join("?" * len(ids))
    waiting = {table for (table,) in t.rows(f"SELECT id FROM tables WHERE state = 'open' AND id IN ({marks})", *ids)}
    stay = [table for table in ids if table in waiting][-most:]
    for table in waiting.difference(stay):
        t.run("UPDATE tables SET listed = 0 WHERE id = ?", table)
    return [table for table in ids if table not in stay]


# ── sitting down ────────────────────────────────────────────────────────────────────────────────────────────────────


def take_seat(t: Transaction, table: str, guest: Guest, wanted: TakeSeat) -> None:
    """An open seat, or an invited one with its secret. Whoever comes second is told who sits there."""
    t.run(f"UPDATE tables SET changed = {t.now} WHERE id = ? AND state = 'open'", table)  # and holds its row
    seat = seat_of(t, table, guest, wanted.seat)
    taken = t.run(
        "UPDATE seats SET kind = 'person', guest = ?, name = ? "
        "WHERE table_id = ? AND seat = ? AND (kind = 'open' OR kind = 'invited' AND (secret = ? OR guest = ?))",
        guest.id,
        guest.name,
        table,
        wanted.seat,
        hashed(wanted.secret or ""),
        guest.id,
    )
    if not taken and seat.kind == "invited":
        raise Refusal(403, "not-invited")
    if not taken and not seat.mine:
        raise Refusal(409, "seat-taken", name=seat.name)
    after = info(t, table, guest)
    if after.settings.serious and sum(one.mine and one.kind == "person" for one in after.seats) > 1:
        raise Refusal(409, "one-seat-each")


def leave_seat(t: Transaction, table: str, guest: Guest, seat: int) -> None:
    """Before the game begins; later one resigns. A seat that was not open before does not become so: an invitation
    holds still, and what is kept for somebody who has played with the others stays theirs."""
    if not seat_of(t, table, guest, seat).mine:
        raise Refusal(403, "not-your-seat")
    if not t.run(f"UPDATE tables SET changed = {t.now} WHERE id = ? AND state = 'open'", table):  # and holds its row
        raise Refusal(409, "begun")
    t.run(
        "UPDATE seats SET kind = CASE WHEN kept = 1 OR secret IS NOT NULL THEN 'invited' ELSE 'open' END, "
        "guest = CASE WHEN kept = 1 THEN guest END, name = CASE WHEN kept = 1 THEN name ELSE '' END "
        "WHERE table_id = ? AND seat = ?",
        table,
        seat,
    )


def invite_again(t: Transaction, table: str, guest: Guest, seat: int) -> str:
    """The host revokes an invitation and gets the secret of a new one."""
    found = seat_of(t, table, guest, seat)
    if not info(t, table, guest).host:
        raise Refusal(403, "not-the-host")
    secret = new_secret()
    made = t.run(
        "UPDATE seats SET kind = 'invited', guest = NULL, secret = ?, kept = 0 "
        "WHERE table_id = ? AND seat = ? AND kind IN ('open', 'invited')",
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
    if any(seat.kind in ("open", "invited") for seat in info(t, table, guest).seats):
        raise Refusal(409, "seats-free")


def close_table(t: Transaction, table: str, guest: Guest) -> None:
    """The host gives up a table that has not begun."""
    if not info(t, table, guest).host:
        raise Refusal(403, "not-the-host")
    if not remove(t, table):
        raise Refusal(409, "begun")


def expire(t: Transaction, days: int) -> int:
    """Tables that have not begun and at which nothing has happened for so long are gone; returns how many."""
    rows = t.rows(
        f"SELECT id FROM tables WHERE state = 'open' AND changed < {t.now} - ? ORDER BY changed LIMIT ?",
        days * DAY,
        PART,
    )
    return sum(remove(t, table, days * DAY) for (table,) in rows)


def remove(t: Transaction, table: str, unchanged: int = 0) -> bool:
    """A table that has not begun, if nobody has changed it for so many milliseconds."""
    mine = f"UPDATE tables SET changed = changed WHERE id = ? AND state = 'open' AND changed <= {t.now} - ?"
    if not t.run(mine, table, unchanged):  # and holds its row
        return False
    t.run("UPDATE tables SET rematch = NULL WHERE rematch = ?", table)
    t.run("DELETE FROM seats WHERE table_id = ?", table)
    t.run("DELETE FROM tables WHERE id = ?", table)
    return True


# ── again ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def rematch(t: Transaction, table: str, guest: Guest, most: int = Bounds().open_tables) -> str:
    """A new table like one that is over, once: who asks sits at it, the seats of the others are kept for them."""
    old = info(t, table, guest)
    if not any(seat.mine for seat in old.seats):
        raise Refusal(403, "not-your-seat")
    if old.state != "over":
        raise Refusal(409, "not-over")
    if old.rematch is not None:
        return old.rematch
    check_room(t, guest, most)
    new = new_id()
    if not t.run("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", new, table):
        return rematch(t, table, guest, most)
    row = t.row("SELECT options FROM tables WHERE id = ?", table)
    assert row is not None
    rules = games.get(old.game).rules
    settings = msgspec.structs.replace(old.settings, lesson=False, chapter=1)  # who has learnt it plays it
    insert_table(t, new, old.game, rules, row[0], settings, guest)
    t.run(
        "INSERT INTO seats (table_id, seat, kind, guest, name, level, looked, kept) "
        "SELECT ?, seat, CASE WHEN kind = 'person' AND guest <> ? THEN 'invited' ELSE kind END, guest, name, "
        "CASE WHEN kind = 'bot' THEN level END, 0, CASE WHEN kind = 'person' THEN 1 ELSE 0 END "
        "FROM seats WHERE table_id = ?",
        new,
        guest.id,
        table,
    )
    for seat in old.seats:
        set_clock(t, new, seat.seat, old.settings)
    return new
