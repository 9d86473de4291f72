"""The doors over HTTP: people, tables, play. The same messages go over a table's socket (`sockets.py`)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from habitable import bots, draw, games, lessons, rulebook, texts
from habitable.kernel.complaints import complaint
from habitable.kernel.errors import BadOptions, HabitableError
from habitable.kernel.play import Who
from habitable.server.house import House
from habitable.server.operation import metrics
from habitable.server.operation.metrics import Metrics
from habitable.server.protocol import page
from habitable.server.protocol.errors import Damaged, Refusal
from habitable.server.protocol.limits import Limited, Limits, Visitor
from habitable.server.protocol.packing import Packed
from habitable.server.protocol.security import HEALTH, Headers, Sound, same_origin
from habitable.server.protocol.sockets import Door
from habitable.server.protocol.wire import (
    Answer,
    Change,
    Drawing,
    GameInfo,
    Guest,
    Hint,
    Hurry,
    InWords,
    Language,
    MadeTable,
    NewGuest,
    NewTable,
    Preview,
    Replay,
    Seen,
    TakeSeat,
    Tale,
    Upload,
    Wonder,
    Wording,
)
from habitable.server.storage.store import StoreFailed
from habitable.server.tables import history, people
from habitable.server.tables import rooms as tables
from habitable.server.workers.pool import NOBODY, Sender

T = TypeVar("T")

YEAR = 365 * 24 * 3600
logger = logging.getLogger("habitable")
Handler = Callable[[Request], Awaitable[Any]]


def make_app(house: House) -> Starlette:
    limits = Limits(house.settings.bounds, house.settings.limits)
    routes = [
        Route(HEALTH, door(healthz)),
        Route("/api/me", door(me)),
        Route("/api/guests", door(new_guest), methods=["POST"]),
        Route("/api/guests/name", door(rename), methods=["POST"]),
        Route("/api/guests/revoke", door(revoke), methods=["POST"]),
        Route("/api/tables", door(list_tables), methods=["GET"]),
        Route("/api/tables", door(new_table), methods=["POST"]),
        Route("/api/tables/{table}", door(one_table)),
        Route("/api/tables/{table}/take", door(take_seat), methods=["POST"]),
        Route("/api/tables/{table}/leave", door(leave_seat), methods=["POST"]),
        Route("/api/tables/{table}/close", door(close), methods=["POST"]),
        Route("/api/tables/{table}/invite", door(invite), methods=["POST"]),
        Route("/api/tables/{table}/start", door(start), methods=["POST"]),
        Route("/api/tables/{table}/view", door(view)),
        Route("/api/tables/{table}/answer", door(answer), methods=["POST"]),
        Route("/api/tables/{table}/say", door(say), methods=["POST"]),
        Route("/api/tables/{table}/rematch", door(rematch), methods=["POST"]),
        Route("/api/tables/{table}/preview", door(preview), methods=["POST"]),
        Route("/api/tables/{table}/why", door(why_not), methods=["POST"]),
        Route("/api/tables/{table}/hint", door(hint)),
        Route("/api/tables/{table}/picture", door(picture)),
        Route("/api/tables/{table}/record", door(record)),
        Route("/api/tables/{table}/replay", door(replay)),
        Route("/api/tables/{table}/tale", door(tale)),
        Route("/api/replay", door(replay_upload), methods=["POST"]),
        Route("/api/draw", door(draw_view), methods=["POST"]),
        Route("/api/words", door(say_view), methods=["POST"]),
        Route("/api/games", door(list_games)),
        Route("/api/rules/{game}", door(rules)),
        Route("/api/rules/{game}/{example}.svg", door(example)),
        Route("/api/aid/{game}.svg", door(aid)),
        Route("/api/score", door(score), methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/socket", Door()),
        *page.routes(),
    ]
    middleware = [
        Middleware(Headers, secure=house.settings.secure),  # also on what the next ones refuse
        Middleware(Metrics, tables=house.awake, bots=house.bots),
        Middleware(Sound, hosts=house.settings.hosts),
        Middleware(Limited, limits=limits, problem=problem),
        Middleware(Packed),
    ]
    app = Starlette(routes=routes, middleware=middleware, exception_handlers={HTTPException: no_such_door})
    app.router.redirect_slashes = False
    app.state.house = house
    app.state.limits = limits
    return app


# ── what all doors do ───────────────────────────────────────────────────────────────────────────────────────────────


def door(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """What a handler returns as JSON; what it refuses as a problem (RFC 9457), which says nothing of the inside."""

    async def answer(request: Request) -> Response:
        try:
            if request.method == "POST":
                same_origin(request, house_of(request).settings.origins)
            out = await handler(request)
        except Refusal as refusal:
            if isinstance(refusal, Damaged):
                house_of(request).damaged(refusal)
            return problem(refusal)
        except StoreFailed:
            return problem(Refusal(503, "not-kept"))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except Exception:
            logger.exception("%s %s", request.method, request.scope["route"].path)
            return problem(Refusal(500, "our-mistake"))
        if isinstance(out, Response):
            return out
        return Response(msgspec.json.encode(out), media_type="application/json")

    return answer


async def no_such_door(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and page.wanted(request):
        return await page.nowhere(request)
    out = problem(Refusal(error.status_code, "no-such-door"))
    out.headers.update(error.headers or {})
    return out


def problem(refusal: Refusal, **more: Any) -> Response:
    """`more` is what goes with it beside the arguments of its text."""
    metrics.refused(refusal)
    body = {"type": f"habitable:{refusal.code}", "status": refusal.status, "code": refusal.code}
    body |= {**refusal.arguments, **more}
    out = Response(msgspec.json.encode(body), refusal.status, media_type="application/problem+json")
    if "seconds" in refusal.arguments:
        out.headers["Retry-After"] = str(refusal.arguments["seconds"])
    return out


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request, of this type and not too large."""
    data, most = bytearray(), house_of(request).settings.bounds.request_bytes
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal(413, "too-large")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(422, "bad-request", why=complaint(error)) from None


async def visitor(request: Request) -> Guest | None:
    house = house_of(request)
    secret = people.secret_of(request.cookies, house.settings.secure)
    found = None if secret is None else await house.guest(people.hashed(secret))
    if found is not None:
        house.came(found, came_from(request).address)
    return found


def came_from(request: Request) -> Visitor:
    found: Visitor = request.scope["visitor"]
    return found


async def guest(request: Request) -> Guest:
    found = await visitor(request)
    if found is None:
        raise Refusal(401, "who-are-you")
    return found


def sender(request: Request) -> Sender:
    """With whom others take turns to have something read."""
    if not house_of(request).settings.limits:
        return NOBODY
    found = came_from(request)
    return found.address or "?", found.cookie or ""


def table_of(request: Request) -> str:
    return people.table_id(request.path_params["table"])


def number(request: Request, name: str, otherwise: int) -> int:
    return _number(name, request.query_params.get(name, str(otherwise)))


def numbers(request: Request, name: str) -> list[int]:
    given = request.query_params.get(name, "")
    return [_number(name, text) for text in given.split(",")] if given else []


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 15:
        raise Refusal(422, "bad-request", why=BadOptions("wrong-number", place=name, given=text))
    return int(text)


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def healthz(request: Request) -> Response:
    """503 while answers cannot be kept; what is wrong, without the name of anything."""
    status, told = house_of(request).health.report()
    return Response(msgspec.json.encode(told), status, media_type="application/json")


async def me(request: Request) -> Response:
    """Whoever comes with a cookie by its old name gets it by the new one."""
    found, cookies, secure = await visitor(request), request.cookies, house_of(request).settings.secure
    out = Response(msgspec.json.encode(found), media_type="application/json")
    if found is not None and people.cookie(secure) not in cookies:
        give_cookie(out, cookies[people.COOKIE], secure)
        out.delete_cookie(people.COOKIE, httponly=True, samesite="lax", secure=secure)
    return out


def give_cookie(response: Response, secret: str, secure: bool) -> None:
    name = people.cookie(secure)
    response.set_cookie(name, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def new_guest(request: Request) -> Response:
    new = await body(request, NewGuest)
    house = house_of(request)
    made, secret = await house.store.write(lambda t: people.make_guest(t, new.name))
    out = Response(msgspec.json.encode(made), media_type="application/json")
    give_cookie(out, secret, house.settings.secure)
    return out


async def rename(request: Request) -> Guest:
    house, who, wanted = house_of(request), await guest(request), await body(request, NewGuest)
    return await house.rename(who, wanted.name)


async def revoke(request: Request) -> Response:
    house = house_of(request)
    await house.revoke(await guest(request))
    out = Response(b"null", media_type="application/json")
    for name in {people.cookie(house.settings.secure), people.COOKIE}:
        out.delete_cookie(name, httponly=True, samesite="lax", secure=house.settings.secure)
    return out


# ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def list_tables(request: Request) -> Any:
    """`?which=open` (the default) or `?which=mine`."""
    mine = request.query_params.get("which") == "mine"
    who = await guest(request) if mine else await visitor(request)
    return await house_of(request).listed(who, mine)


async def new_table(request: Request) -> MadeTable:
    house, who, new = house_of(request), await guest(request), await body(request, NewTable)
    return await house.make_table(who, new, came_from(request).address)


async def one_table(request: Request) -> Any:
    house, found = house_of(request), await visitor(request)
    table = table_of(request)
    return house.with_presence(await house.store.read(lambda t: tables.info(t, table, found)))


async def take_seat(request: Request) -> Any:
    house, who, wanted = house_of(request), await guest(request), await body(request, TakeSeat)
    table = table_of(request)
    await house.store.write(lambda t: tables.take_seat(t, table, who, wanted))
    return await one_table(request)


async def leave_seat(request: Request) -> Any:
    house, who, left = house_of(request), await guest(request), await body(request, TakeSeat)
    table = table_of(request)
    await house.store.write(lambda t: tables.leave_seat(t, table, who, left.seat))
    return await one_table(request)


async def close(request: Request) -> None:
    """The host gives up a table that has not begun."""
    house, who, table = house_of(request), await guest(request), table_of(request)
    await house.store.write(lambda t: tables.close_table(t, table, who))


async def invite(request: Request) -> dict[str, str]:
    house, who, wanted = house_of(request), await guest(request), await body(request, TakeSeat)
    table = table_of(request)
    return {"secret": await house.store.write(lambda t: tables.invite_again(t, table, who, wanted.seat))}


async def start(request: Request) -> Any:
    await house_of(request).start(table_of(request), await guest(request))
    return await one_table(request)


# ── play ────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def view(request: Request) -> Any:
    """The state, and what happened after the number `?since=`. With `&stamp=` of a state: as soon as it is another one,
    or after a while."""
    house, found = house_of(request), await visitor(request)
    since, stamp = number(request, "since", 0), number(request, "stamp", 0)
    live, seats = await house.open_table(table_of(request), found)
    if stamp > live.now.rows.seen_stamp(seats):
        await live.catch_up()  # it knows more, from another process
    if stamp == live.now.rows.seen_stamp(seats) and not live.over:
        visit = house.come(found, live)
        try:
            await asyncio.wait_for(house.news(visit, seats, stamp), house.settings.bounds.news_seconds)
        except TimeoutError:
            pass
        finally:
            house.go(visit)
    return house.state(live, seats, since)


async def answer(request: Request) -> Any:
    return await receive(request, await body(request, Answer))


async def say(request: Request) -> Any:
    return await receive(request, await body(request, Change | Seen | Hurry))  # type: ignore[arg-type]


async def receive(request: Request, message: Change | Seen | Hurry) -> Any:
    """Taken; or what is wrong with it, and how the table stands now."""
    house, who = house_of(request), await guest(request)
    live, seats = await house.open_table(table_of(request), who)
    if isinstance(message, Seen):
        return await house.seen(live.id, who, message.number)
    if isinstance(message, Hurry):
        return await house.hurry(live, seats)
    try:
        return await house.apply(live, seats, message)
    except Damaged:
        raise
    except Refusal as refusal:
        return problem(refusal, state=house.state(live, seats, live.number))


async def rematch(request: Request) -> Any:
    """The table at which the same people play again; whoever asks first makes it."""
    house, who, table = house_of(request), await guest(request), table_of(request)
    new = await house.store.write(lambda t: tables.rematch(t, table, who, house.settings.bounds.open_tables))
    return await house.store.read(lambda t: tables.info(t, new, who))


async def preview(request: Request) -> Any:
    """What the table would look like after some answers of one's own; it stops before luck and before others.

    Nothing (`null`) where the table has moved on meanwhile."""
    house, who, wanted = house_of(request), await guest(request), await body(request, Preview)
    return await house.preview(table_of(request), who, wanted)


async def why_not(request: Request) -> Any:
    """Why a thing on the table cannot be chosen; nothing (`null`) where it can, or the table has moved on."""
    house, who, wanted = house_of(request), await guest(request), await body(request, Wonder)
    return await house.why_not(table_of(request), who, wanted)


async def hint(request: Request) -> Hint:
    """What a good player would answer who knows what the seat knows, after what it plans to answer (`after=3,7`)."""
    house, who = house_of(request), await guest(request)
    planned = numbers(request, "after")
    return await house.hint(table_of(request), who, number(request, "seat", 0), planned)


async def picture(request: Request) -> Response:
    """The table as the visitor sees it, from `?seat=` if it has several, as SVG, in the language of `?lang=`."""
    house, found = house_of(request), await visitor(request)
    live, seats = await house.open_table(table_of(request), found)
    seat = number(request, "seat", seats[0] if seats else 0)
    if seats and seat not in seats:
        raise Refusal(403, "not-your-seat")
    if not draw.can(live.game.name):
        raise Refusal(422, "bad-request", why=BadOptions("no-such-picture", game=live.game.name))
    words, view = language(request), msgspec.to_builtins(live.game.view(live.position, seat if seats else None))
    drawing = Drawing(live.game.name, view, live.names, cast(Language, words.language))
    return Response(await house.workers.draw(drawing, sender(request)), media_type="image/svg+xml")


async def draw_view(request: Request) -> Response:
    """A view that the client has, as SVG: a step of a replay, a preview."""
    house, wanted = house_of(request), await body(request, Drawing)
    svg = await house.workers.draw(wanted, sender(request), house.settings.bounds.view_parts)
    return Response(svg, media_type="image/svg+xml")


async def say_view(request: Request) -> InWords:
    """A view that the client has, in words."""
    house, wanted = house_of(request), await body(request, Wording)
    return await house.workers.say(wanted, sender(request), house.settings.bounds.view_parts)


def language(request: Request) -> texts.Texts:
    wanted = request.query_params.get("lang", "en")
    if wanted not in texts.LANGUAGES:
        known = ", ".join(texts.LANGUAGES)
        raise Refusal(422, "bad-request", why=BadOptions("wrong-word", place="lang", given=wanted, known=known))
    return texts.get(wanted)


async def score(request: Request) -> Any:
    """What a position document is worth; with `?as=sheet` as the score pad of a finished game, with places."""
    pad = request.query_params.get("as") == "sheet"
    return await house_of(request).workers.score(await body(request, dict[str, Any]), pad, sender(request))


async def list_games(request: Request) -> Response:
    return Response(all_games(), media_type="application/json")


@cache
def all_games() -> bytes:
    """What never changes while the server runs, and takes a while."""
    return msgspec.json.encode(
        [
            GameInfo(
                name=game.name,
                rules=game.rules,
                seats=[game.seats[0], game.seats[-1]],
                options=msgspec.json.schema(game.options),
                levels=bots.levels(),
                styled=bots.styled(),
                styles=bots.styles(game.name),
                picture=draw.can(game.name),
                book=rulebook.can(game.name),
                aid=draw.has_aid(game.name),
                lesson=1 + len(lessons.get(game.name).bots) if lessons.can(game.name) else 0,
                chapters=lessons.get(game.name).chapters if lessons.can(game.name) else [],
            )
            for game in games.listed()
        ]
    )


async def rules(request: Request) -> Response:
    """The rulebook of a game, in the language of `?lang=`."""
    return page.answer(request, await shelf(one_book, request, language(request).language), page.ASK_AGAIN)


async def example(request: Request) -> Response:
    """The picture of an example, with the texts of `?lang=`."""
    name = request.path_params["example"]
    return page.answer(request, await shelf(one_picture, request, name, language(request).language), page.ASK_AGAIN)


async def aid(request: Request) -> Response:
    """The player aid of a game, in the language of `?lang=`."""
    return page.answer(request, await shelf(one_aid, request, language(request).language), page.ASK_AGAIN)


async def shelf(take: Callable[..., page.File], request: Request, *what: str) -> page.File:
    """Out of what is made once; what there is not, is nowhere."""
    try:
        return await asyncio.to_thread(take, request.path_params["game"], *what)
    except HabitableError:
        raise Refusal(404, "no-such-door") from None


@cache
def one_book(game: str, wanted: str) -> page.File:
    return page.pack(msgspec.json.encode(rulebook.get(game, wanted)), "rules.json")


@cache
def one_picture(game: str, name: str, wanted: str) -> page.File:
    return page.pack(rulebook.picture(game, name, wanted).encode(), "example.svg")


@cache
def one_aid(game: str, wanted: str) -> page.File:
    return page.pack(draw.aid(game, texts.get(wanted)).encode(), "aid.svg")


# ── looking back ────────────────────────────────────────────────────────────────────────────────────────────────────


async def record(request: Request) -> Response:
    house, found = house_of(request), await visitor(request)
    text = await history.record(*await house.open_table(table_of(request), found))
    return Response(text, media_type="text/plain; charset=utf-8")


async def replay(request: Request) -> Replay:
    """Steps `?first=` to `&last=`, or those after the entry `?after=`; `&eyes=` a seat, `none` or, once it is over,
    `all`; `&views=0` for what happened alone."""
    house, found = house_of(request), await visitor(request)
    live, seats = await house.open_table(table_of(request), found)
    given = request.query_params
    who: Who = "all" if live.over else seats[0] if seats else None
    if "eyes" in given:
        who = "all" if given["eyes"] == "all" else None if given["eyes"] == "none" else number(request, "eyes", 0)
    history.allowed(live, seats, who)
    wanted = history.Wanted(
        first=number(request, "first", 0),
        last=number(request, "last", 0) if "last" in given else None,
        after=number(request, "after", 0) if "after" in given else None,
        views=given.get("views") != "0",
    )
    return await history.frames(live, who, wanted, house.settings.bounds.replay_frames)


async def tale(request: Request) -> Tale:
    live, _ = await house_of(request).open_table(table_of(request), await visitor(request))
    return await history.tale(live)


async def replay_upload(request: Request) -> Replay:
    """Steps of a record from outside."""
    house, upload = house_of(request), await body(request, Upload)
    return await house.workers.replay(upload, sender(request), house.settings.bounds.replay_frames)
