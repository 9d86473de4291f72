"""Doors that are closed from the start: who may send changes, and what a browser may do with our pages."""

from ipaddress import ip_address

from starlette.datastructures import Headers as Sent
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from habitable.server.protocol import addresses
from habitable.server.protocol.errors import Refusal

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
HEALTH = "/healthz"
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
HERE = ("localhost", "127.0.0.1", "[::1]")  # by which somebody on this machine calls us
STAY_SECURE = "max-age=31536000"  # seconds in which a browser that was here by https does not try it without


def same_origin(connection: HTTPConnection, origins: list[str]) -> None:
    """A change with a cookie, and every socket, must come from our own pages, or from a program without a cookie."""
    sent: Sent = connection.headers
    origin = sent.get("origin")
    if origin is None and not connection.cookies:
        return
    if origin in origins:
        return
    try:
        if addresses.origin(origin or "") in origins:
            return  # in other words: programs are not as exact as browsers
    except ValueError:
        pass
    raise Refusal(403, "other-origin")


# ── who is asked for ────────────────────────────────────────────────────────────────────────────────────────────────


def from_here(scope: Scope) -> bool:
    """Whether somebody on this machine asks, by a name that is this machine's alone. A page whose name was made to lead
    here (DNS rebinding) has that name as its host, and whoever comes through a proxy has the public one, even when the
    proxy says nothing of itself."""
    client, sent = scope.get("client"), Sent(scope=scope)
    try:
        local = client is not None and ip_address(client[0]).is_loopback
        ours = addresses.host(sent.get("host", "")) in HERE
    except ValueError:
        return False
    return local and ours and not any(header in sent for header in FORWARDED)


class Sound:
    """Requests for other hosts are somebody's trick, and so are those that leave open where they end: a proxy may see
    two where we see one. Whoever looks after this machine may ask it by its own name how it is."""

    def __init__(self, app: ASGIApp, hosts: list[str]) -> None:
        self.app = app
        self.hosts = set(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            sent = Sent(scope=scope)
            wrong = ""
            if "transfer-encoding" in sent and "content-length" in sent:
                wrong = "Content-Length with Transfer-Encoding"
            elif not self._ours(sent.getlist("host")) and not (scope["path"] == HEALTH and from_here(scope)):
                wrong = "Invalid host header"
            if wrong:
                response = PlainTextResponse(wrong, 400, {"Connection": "close"})
                await response(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _ours(self, names: list[str]) -> bool:
        if len(names) != 1:
            return False
        if names[0] in self.hosts:
            return True
        try:
            return addresses.host(names[0]) in self.hosts
        except ValueError:
            return False


# ── what a browser is told ──────────────────────────────────────────────────────────────────────────────────────────


class Headers:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.headers = {**HEADERS, "Strict-Transport-Security": STAY_SECURE} if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)
