"""What goes out is compressed where the client takes it: views to a quarter, pictures to a tenth, replays to a
thirtieth. Sockets send states as they are."""

import asyncio
import zlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALL = 1024  # bytes that are not worth it
LARGE = 64 * 1024  # bytes that take so long that others should not wait: about half a millisecond
LEVEL = 4  # level 6 takes twice as long for a tenth less
TYPES = ("application/json", "image/svg+xml", "text/plain")
SECRET = ("/api/tables",)  # where secrets stand beside what a client has sent: its length could tell what is the same


class Packed:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or (scope["method"] == "POST" and scope["path"] in SECRET):
            await self.app(scope, receive, send)
            return
        start: Message = {}

        async def packing(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start:
                if not message.get("more_body"):
                    await pack(scope, start, message)
                first, start = start, {}
                await send(first)
            await send(message)

        await self.app(scope, receive, packing)


async def pack(scope: Scope, start: Message, message: Message) -> None:
    """Both messages of a response, if it is worth it and can be read."""
    headers, body = MutableHeaders(raw=start["headers"]), message.get("body", b"")
    kind = headers.get("content-type", "").partition(";")[0]
    if len(body) < SMALL or kind not in TYPES or "content-encoding" in headers:
        return
    headers.add_vary_header("Accept-Encoding")
    if takes_gzip(Headers(scope=scope).get("accept-encoding", "")):
        message["body"] = gzip(body) if len(body) < LARGE else await asyncio.to_thread(gzip, body)
        headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(message["body"]))
    start["headers"] = headers.raw


def takes_gzip(accepted: str) -> bool:
    """By what a client says that it takes, with weights: `gzip;q=0` is a no."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            weights[name.strip()] = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            weights[name.strip()] = 0.0
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def gzip(data: bytes, level: int = LEVEL) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush()
