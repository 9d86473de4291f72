"""Writes docs/wire.md, the page of everything that goes over the wire, from the types of server/wire.py.

.venv/bin/python tools/wire.py           writes it
.venv/bin/python tools/wire.py --check   only says whether it is up to date
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from habitable.kernel.game import Choice, Touched
from habitable.server import wire

PAGE = Path(__file__).resolve().parent.parent / "docs" / "wire.md"
HEAD = """# What goes over the wire

Written by `tools/wire.py` from `server/wire.py`; a test sees that it is up to date. All bodies are JSON.

| door | sends | gets |
|---|---|---|
| `GET /healthz` | | `{"status": "ok"}` |
| `GET /api/me` | | Guest, or null |
| `POST /api/guests` | NewGuest | Guest, and a cookie |
| `POST /api/guests/revoke` | | null; the cookie is worth nothing from now on |
| `GET /api/tables?which=open`, `?which=mine` | | a list of TableInfo |
| `POST /api/tables` | NewTable | MadeTable |
| `GET /api/tables/ID` | | TableInfo |
| `POST /api/tables/ID/take`, `/leave` | TakeSeat | TableInfo |
| `POST /api/tables/ID/invite` | TakeSeat | `{"secret": ...}`; an older invitation to the seat is dead |
| `POST /api/tables/ID/start` | | TableInfo |
| `POST /api/tables/ID/rematch` | | TableInfo of the table at which the same people play again |
| `GET /api/tables/ID/view?since=N&stamp=M` | | State; with its stamp as soon as it is another one, or after a while |
| `POST /api/tables/ID/answer` | Answer | Taken |
| `POST /api/tables/ID/say` | Answer, Undo, Offer, Consent, Resign, Return or Seen | Taken; null for Seen |
| `POST /api/tables/ID/preview` | Preview | a view |
| `GET /api/tables/ID/hint?seat=N` | | Hint |
| `GET /api/tables/ID/picture?seat=N&lang=en` | | SVG |
| `GET /api/tables/ID/record` | | a record, as text |
| `GET /api/tables/ID/replay?first=N&last=M&eyes=E` | | Replay; see below |
| `POST /api/replay` | Upload | Replay |
| `GET /api/games` | | a list of GameInfo |
| `POST /api/score` | a position document | its answer |
| socket `/api/tables/ID/socket` | what `say` takes, Ping, Look | State, Taken, Refused, Pong |

Steps of a replay are asked for with `first` and `last`, or with `after=` the number of an entry; `eyes` are a seat's,
`none`, or once the game is over `all`; with `views=0` only what happened is sent. Any door may say 429 `too-many` and
when to come again (Retry-After). What a seat sees is the `view` of a State with the fields of its `own` in their place.

An error over HTTP is a problem document (RFC 9457) with `code` and its arguments; over a socket it is Refused. Messages
of a socket have a `type`.
"""


def page() -> str:
    kinds = [*(kind for kind in vars(wire).values() if is_message(kind)), Choice, Touched]
    _, components = msgspec.json.schema_components(kinds, ref_template="#{name}")
    parts = [HEAD]
    for kind in kinds:
        parts.append(section(kind.__name__, components[kind.__name__], kind))
    return "\n".join(parts)


def is_message(kind: Any) -> bool:
    return (
        isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == wire.__name__
        and fields(kind)
    )


def fields(kind: type) -> bool:
    return bool(kind.__struct_fields__ or kind.__struct_config__.tag)  # type: ignore[attr-defined]


def section(name: str, schema: dict[str, Any], kind: type) -> str:
    sender = "client" if issubclass(kind, (wire.In, wire.Settings)) else "server"
    lines = [f"## {name}", "", f"From the {sender}. {' '.join((kind.__doc__ or '').split())}".strip(), ""]
    lines += ["| field | type |", "|---|---|"]
    needed = schema.get("required", [])
    for field, what in schema["properties"].items():
        lines.append(f"| `{field}` | {text(what)}{'' if field in needed else ', may be left out'} |")
    return "\n".join(lines) + "\n"


def text(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"[{schema['$ref'][1:]}](#{schema['$ref'][1:].lower()})"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(text(one) for one in schema["anyOf"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {text(schema.get('items', {}))}"
    if kind == "object":
        return f"object of {text(schema['additionalProperties'])}" if "additionalProperties" in schema else "object"
    return str(kind)


def main(arguments: list[str]) -> None:
    if "--check" in arguments:
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == page() else f"{PAGE.name} is out of date: run tools/wire.py")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
