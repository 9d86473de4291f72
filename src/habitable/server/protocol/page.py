"""The browser client: its page and what the page loads, as Vite built them into `client/` (web/build.py)."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from habitable import texts
from habitable.server.protocol.packing import SMALL, takes_gzip

PLACES = (
    "/",
    "/new",
    "/new/{game}",
    "/t/{table}",
    "/t/{table}/replay",
    "/replay",
    "/score",
    "/rules/{game}",
    "/aid/{game}",
    "/settings",
    "/about",
)
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ carry a hash of what is in them
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class File:
    data: bytes
    packed: bytes | None  # gzip
    type: str
    tag: str


@dataclass(frozen=True)
class BuiltPage:
    """All of it, in memory: about a megabyte."""

    build: str
    files: dict[str, File]  # by path


def routes() -> list[Route]:
    return [
        *(Route(place, index) for place in PLACES),
        Route("/assets/{name}", asset),
        Route("/icon.svg", asset),
        Route("/texts/{language}.ftl", language),
        Route("/api/build", build),
    ]


@cache
def load(place: str, stamp: str) -> BuiltPage:
    """The arguments are only there to read it anew when it was built anew."""
    found: dict[str, File] = {}

    def walk(entry: Traversable, path: str) -> None:
        for inner in entry.iterdir():
            name = f"{path}/{inner.name}"
            if inner.is_dir():
                walk(inner, name)
            else:
                found[name] = pack(inner.read_bytes(), inner.name)

    walk(folder(), "")
    return BuiltPage(stamp, found)


def pack(data: bytes, name: str) -> File:
    suffix = name[name.rfind(".") :]
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("xml", "json"))
    packed = gzip.compress(data, 9, mtime=0) if text and len(data) > SMALL else None
    return File(data, packed, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def folder() -> Traversable:
    return files("habitable.server") / "client"


def client() -> BuiltPage | None:
    stamp = folder() / "stamp.txt"
    return load(str(stamp), stamp.read_text(encoding="utf-8")) if stamp.is_file() else None


async def index(request: Request) -> Response:
    page = client()
    if page is None:
        return Response(missing(), 503, media_type="text/html")
    return answer(request, page.files["/index.html"], ASK_AGAIN)


def missing() -> str:
    """What is shown where no page was built: nobody has said in which language."""
    parts = ['<!doctype html><meta charset="utf-8"><title>Habitable</title>']
    for language in texts.LANGUAGES:
        t = texts.get(language)
        way = "rtl" if t.right_to_left else "ltr"
        said = t("serve-no-page-how", command="<code>make web</code>")
        parts.append(f'<section lang="{language}" dir="{way}"><h1>{t("serve-no-page")}</h1><p>{said}</p></section>')
    return "\n".join(parts)


def wanted(request: Request) -> bool:
    """Whether a person has come to an address, and not a program to a door."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


async def nowhere(request: Request) -> Response:
    """The page, which says in the language of the visitor that there is nothing."""
    out = await index(request)
    if out.status_code == 200:
        out.status_code = 404
    return out


async def asset(request: Request) -> Response:
    page, path = client(), request.url.path
    file = None if page is None or path == "/stamp.txt" else page.files.get(path)
    if file is None:
        return Response("there is nothing at this address", 404, media_type="text/plain")
    return answer(request, file, FOREVER if path.startswith("/assets/") else ASK_AGAIN)


async def language(request: Request) -> Response:
    """Every text of a language, those of all games included."""
    wanted = request.path_params["language"]
    if wanted not in texts.LANGUAGES:
        return Response("there is no such language", 404, media_type="text/plain")
    return answer(request, all_texts(wanted), ASK_AGAIN)


@cache
def all_texts(wanted: str) -> File:
    return pack(texts.source(wanted).encode(), "texts.txt")


async def build(request: Request) -> Response:
    """Which page this server has: one that is open and was built from other sources loads it anew."""
    page = client()
    return Response(msgspec.json.encode(page.build if page else ""), media_type="application/json")


def answer(request: Request, file: File, keep: str) -> Response:
    headers = {"Cache-Control": keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.type)
    return Response(file.data, headers=headers, media_type=file.type)
