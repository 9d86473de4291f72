"""Writes from the types of server/protocol/wire.py what everything that goes over the wire looks like: docs/wire.md for
people, web/src/wire.ts and web/src/games/GAME/view.ts for the browser's compiler.

.venv/bin/python tools/wire.py           writes them
.venv/bin/python tools/wire.py --check   only says whether they are up to date
"""

import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec

from habitable import found, games
from habitable.kernel.game import Choice, Touched, View
from habitable.rulebook import tree
from habitable.server.protocol import wire
from habitable.texts.phrases import Phrase

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "wire.md"
TYPES = ROOT / "web" / "src" / "wire.ts"
GAMES = ROOT / "web" / "src" / "games"
MAKER = "tools/wire.py"
ROOMS = (wire, tree)  # the modules of what is sent
HEAD = """# What goes over the wire

Written by `tools/wire.py` from `server/protocol/wire.py`; a test sees that it is up to date. All bodies are JSON.

| door | sends | gets |
|---|---|---|
| `GET /healthz` | | `{"status": "ok"}`; what is wrong, with 503 while answers cannot be kept |
| `GET /api/me` | | Guest, or null |
| `POST /api/guests` | NewGuest | Guest, and a cookie |
| `POST /api/guests/name` | NewGuest | Guest; also its seats at tables that have not begun are called so |
| `POST /api/guests/revoke` | | null; the cookie is worth nothing from now on, its sockets are closed (4401) |
| `GET /api/tables?which=open`, `?which=mine` | | a list of TableLine, without options |
| `POST /api/tables` | NewTable | MadeTable |
| `GET /api/tables/ID` | | TableInfo |
| `POST /api/tables/ID/take`, `/leave` | TakeSeat | TableInfo |
| `POST /api/tables/ID/invite` | TakeSeat | `{"secret": ...}`; an older invitation to the seat is dead |
| `POST /api/tables/ID/close` | | null; the host gives up a table that has not begun |
| `POST /api/tables/ID/start` | | TableInfo |
| `POST /api/tables/ID/rematch` | | TableInfo of the table at which the same people play again |
| `GET /api/tables/ID/view?since=N&stamp=M` | | State; with its stamp as soon as it is another one, or after a while |
| `POST /api/tables/ID/answer` | Answer | Taken |
| `POST /api/tables/ID/say` | Answer, Undo, Offer, Consent, Resign, Return, Seen, Hurry | Taken; of the last two null |
| `POST /api/tables/ID/preview` | Preview | a view; `null` where the table has moved on since `number` |
| `POST /api/tables/ID/why` | Wonder | Reason; `null` where the thing can be chosen, or the table has moved on |
| `GET /api/tables/ID/hint?seat=N&after=A,B` | | Hint; after what the seat plans to answer |
| `GET /api/tables/ID/picture?seat=N&lang=en` | | SVG |
| `GET /api/tables/ID/record` | | a record, as text |
| `GET /api/tables/ID/replay?first=N&last=M&eyes=E` | | Replay; see below |
| `GET /api/tables/ID/tale` | | Tale, once the game is over |
| `POST /api/draw` | Drawing | SVG |
| `POST /api/words` | Wording | InWords |
| `GET /texts/LANGUAGE.ftl` | | all texts but those of the terminal, as Fluent |
| `GET /api/build` | | a text: which page the server has |
| `POST /api/replay` | Upload | Replay |
| `GET /api/games` | | a list of GameInfo |
| `GET /api/rules/GAME?lang=en` | | Book |
| `GET /api/rules/GAME/EXAMPLE.svg?lang=en` | | SVG |
| `GET /api/aid/GAME.svg?lang=en` | | SVG: the player aid, one page to print |
| `POST /api/score` | a position document | its answer; with `?as=sheet` a ScoreSheet, with places |
| socket `/api/tables/ID/socket` | what `say` takes, Ping, Look | State (with what was Taken), Refused, Pong |

Steps of a replay are asked for with `first` and `last`, or with `after=` the number of an entry; `eyes` are a seat's,
`none`, or once the game is over `all`; with `views=0` only what happened is sent. Any door may say 429 `too-many` and
when to come again (Retry-After, and `seconds`). Replies of more than a kilobyte are compressed for whoever takes gzip;
messages of a socket are not. What a seat sees is the `view` of a State with the fields of its `own` in their place.

An error over HTTP is a problem document (RFC 9457) with `code` and its arguments; over a socket it is Refused. What it
says to a person is the text `refused-CODE` of `src/habitable/locale`, in their language. An argument, `why` most often,
may be a phrase. Messages of a socket have a `type`.

What the server says in words is a phrase: `["key", {…}]`, the key of a text in the Fluent files (`GET
/texts/LANGUAGE.ftl` has all of them) and its arguments, each a text, a number, a phrase, the name of a seat
(`{"is": "seat", "seat": 2}`) or several of these in a row (`{"is": "list", "parts": […], "by": ", "}`).
"""


def page() -> str:
    kinds = messages()
    _, components = msgspec.json.schema_components(kinds, ref_template="#{name}")
    parts = [HEAD]
    for kind in kinds:
        parts.append(section(kind.__name__, components[kind.__name__], kind))
    return "\n".join(parts)


def messages() -> list[Any]:
    return [*(kind for room in ROOMS for kind in vars(room).values() if is_message(kind)), Choice, Touched]


def is_message(kind: Any) -> bool:
    return (
        isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ in [room.__name__ for room in ROOMS]
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


def is_phrase(schema: dict[str, Any]) -> bool:
    """Whether it is what texts/phrases.py calls a part."""
    return {"$ref": f"#{Phrase.__name__}"} in schema["anyOf"]


def text(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"[{schema['$ref'][1:]}](#{schema['$ref'][1:].lower()})"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return "phrase" if is_phrase(schema) else " or ".join(text(one) for one in schema["anyOf"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {text(schema.get('items', {}))}"
    if kind == "object":
        return f"object of {text(schema['additionalProperties'])}" if "additionalProperties" in schema else "object"
    return str(kind)


# ── the same for the browser ────────────────────────────────────────────────────────────────────────────────────────


def types() -> str:
    """TypeScript. What the server sends has every field; what a client sends may leave out those with a default."""
    kinds = messages()
    _, components = msgspec.json.schema_components(kinds, ref_template="#{name}")
    parts = [
        f"// Written by {MAKER} from src/habitable/server/protocol/wire.py; a test sees that it is up to date.\n"
        "import type { Part } from './texts/phrases'\n"
    ]
    parts += [interface(kind.__name__, components[kind.__name__], issubclass(kind, wire.In), kind) for kind in kinds]
    for name, union in ((name, union) for room in ROOMS for name, union in vars(room).items()):
        if isinstance(union, UnionType):
            parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))}\n")
    return "\n".join(parts)


EVENT = """
/** What happened: an event of the game, with its fields. */
export type Event = { event: string } & Record<string, unknown>
"""


def view_types(view: type[View]) -> str:
    """What a view is made of; what the views of all games are made of stands once, with theirs."""
    _, components = msgspec.json.schema_components([view], ref_template="#{name}")
    shared: list[str] = []
    if view is not View:
        _, every = msgspec.json.schema_components([View], ref_template="#{name}")
        shared = sorted(components.keys() & every.keys())
    parts = [f"// Written by {MAKER} from {view.__module__}; a test sees that it is up to date."]
    if shared:
        parts.append(
            f"import type {{ {', '.join(name for name in shared if used(name, components, shared))} }} from '../view'"
        )
    own = (interface(name, schema, sparing(view, name)) for name, schema in components.items() if name not in shared)
    return "\n".join([*parts, "", *own]) + (EVENT if view is View else "")


def used(name: str, components: dict[str, Any], shared: list[str]) -> bool:
    """Whether something of the game's own is made of it."""
    return any(f'"#{name}"' in msgspec.json.encode(components[own]).decode() for own in components if own not in shared)


def sparing(view: type[View], name: str) -> bool:
    """Whether a part of a view leaves out what is as most of the time."""
    kind = getattr(sys.modules[view.__module__], name, None)
    return kind is not None and bool(kind.__struct_config__.omit_defaults)


def interface(name: str, schema: dict[str, Any], sparing: bool, kind: type | None = None) -> str:
    about = " ".join(((kind.__doc__ if kind else schema.get("description")) or "").split())
    needed = schema.get("required", [])
    fields = [
        f"  {field}{'?' if sparing and field not in needed else ''}: {typescript(what)}"
        for field, what in schema["properties"].items()
    ]
    return "\n".join([*([f"/** {about} */"] if about else []), f"export interface {name} {{", *fields, "}", ""])


def typescript(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"][1:])
    if "enum" in schema:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return "Part" if is_phrase(schema) else " | ".join(typescript(one) for one in schema["anyOf"])
    kind = schema.get("type", "unknown")
    if kind == "array":
        item = typescript(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {typescript(values if isinstance(values, dict) else {})}>"
    return {"integer": "number"}.get(kind, str(kind))


def main(arguments: list[str]) -> None:
    made = {PAGE: page(), TYPES: types()}
    made |= {GAMES / "view.ts": view_types(View)}
    for name in found.own():
        made[GAMES / name / "view.ts"] = view_types(get_type_hints(type(games.get(name)).view)["return"])
    for path, wanted in made.items():
        if "--check" not in arguments:
            path.write_text(wanted, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != wanted:
            sys.exit(f"{path.name} is out of date: run tools/wire.py")


if __name__ == "__main__":
    main(sys.argv[1:])
