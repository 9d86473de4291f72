"""Guests: a name, and a secret in a cookie of which only a hash is kept."""

import hashlib
import re
import secrets
import unicodedata

from habitable.server.protocol.errors import Refusal
from habitable.server.protocol.wire import HIDDEN, Guest
from habitable.server.storage.store import Transaction

REVOKED = "guest:"  # how a notice begins that is about a guest and no table: no id has a colon
HURRIED = "hurry:"  # … about a table at which nothing has changed, but somebody wants the bots to hurry
PART = 500  # ids in one question to the database
COOKIE = "habitable"
UNKNOWN = "?"  # somebody whose name is damaged
ID = re.compile(r"[A-Za-z0-9_-]{16}")
INVISIBLE = set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")  # others without a shape
EMOJI = "\u2600-\u27bf\U0001f300-\U0001faff"
JOINED = re.compile(f"(?<=[{EMOJI}\ufe0f])\u200d(?=[{EMOJI}])")  # several that are shown as one


def cookie(secure: bool) -> str:
    """Its name. By `__Host-` a browser knows that no other host and no page without https may have set it."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def secret_of(cookies: dict[str, str], secure: bool) -> str | None:
    """What a browser keeps for us, also by the name that it had before."""
    return cookies.get(cookie(secure)) or cookies.get(COOKIE)


def hashed(secret: str) -> str:
    """What is kept of a secret. It has 256 bits, so that nobody can guess it from its hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


def table_id(given: str) -> str:
    """What may be the id of a table: nothing else is looked for in the database, which need not bear it."""
    if not ID.fullmatch(given):
        raise Refusal(404, "no-such-table")
    return given


def clean_name(name: str) -> str:
    """A name as it is shown: with something to see, without control and direction characters, spaces made single."""
    plain = JOINED.sub("", name)
    kinds = [unicodedata.category(letter) for letter in plain]
    if any(kind in HIDDEN for kind in kinds) or not INVISIBLE.isdisjoint(plain):
        raise Refusal(422, "bad-name")
    if all(kind[0] in "MZ" for kind in kinds):
        raise Refusal(422, "bad-name")
    return " ".join(name.split())


def make_guest(t: Transaction, name: str) -> tuple[Guest, str]:
    """A new guest, and the secret for the cookie."""
    guest, secret = Guest(new_id(), clean_name(name)), new_secret()
    t.run(
        f"INSERT INTO guests (id, secret, name, made) VALUES (?, ?, ?, {t.now})",
        guest.id,
        hashed(secret),
        guest.name,
    )
    return guest, secret


def find_guest(t: Transaction, key: str) -> Guest | None:
    """By the hash of a secret."""
    row = t.row("SELECT id, name FROM guests WHERE secret = ? AND revoked IS NULL", key)
    if row is None or not isinstance(row[0], str):
        return None
    return Guest(row[0], row[1] if isinstance(row[1], str) and row[1] else UNKNOWN)


def rename_guest(t: Transaction, guest: str, name: str) -> Guest:
    """A new name, also on seats at tables that have not begun; those that were given names of their own keep them."""
    new = Guest(guest, clean_name(name))
    row = t.row("SELECT name FROM guests WHERE id = ?", guest)
    assert row is not None
    t.run("UPDATE guests SET name = ? WHERE id = ?", new.name, guest)
    mine = "SELECT table_id FROM seats WHERE guest = ? AND name = ?"
    not_begun = "SELECT id FROM tables WHERE state = 'open'"
    # holds the tables' rows: a game that begins meanwhile begins before or after it
    t.run(f"UPDATE tables SET changed = changed WHERE state = 'open' AND id IN ({mine})", guest, row[0])
    t.run(
        f"UPDATE seats SET name = ? WHERE guest = ? AND name = ? AND table_id IN ({not_begun})",
        new.name,
        guest,
        row[0],
    )
    return new


def revoke_guest(t: Transaction, guest: str) -> None:
    """The cookie is worth nothing from now on, in all processes."""
    t.run(f"UPDATE guests SET revoked = {t.now} WHERE id = ?", guest)
    t.notice(f"{REVOKED}{guest} 0")


def revoked(t: Transaction, guests: list[str]) -> list[str]:
    """Those of them who are."""
    out: list[str] = []
    for i in range(0, len(guests), PART):
        part = guests[i : i + PART]
        marks = ", ".join("?" * len(part))
        out += [row[0] for row in t.rows(f"SELECT id FROM guests WHERE revoked IS NOT NULL AND id IN ({marks})", *part)]
    return out
