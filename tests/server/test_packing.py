"""What is large goes out compressed, where the client takes it."""

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from habitable.server import app
from habitable.server.protocol.packing import SMALL, takes_gzip
from habitable.server.tables import pace
from server.running import Person, Running, good, running

RECORD = Path(__file__).resolve().parents[1] / "games" / "ecosystem" / "golden" / "two.habitable"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "MOMENT", 0.0)
        with running(tmp_path_factory.mktemp("server") / "packing.db") as started:
            yield started


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[Person]:
    with Person(server, "Ada") as person:
        yield person


@pytest.fixture(scope="module")
def table(ada: Person) -> str:
    made: str = ada.table("marine", "me", "me")["id"]
    ada.start(made)
    for _ in range(4):
        ada.table("planet", "me", "open")
    return made


def raw(person: Person, method: str, path: str, accepted: str, **more: Any) -> tuple[httpx.Response, bytes]:
    """As it comes over the wire."""
    with person.http.stream(method, path, headers={"Accept-Encoding": accepted}, **more) as response:
        return response, b"".join(response.iter_raw())


DOORS = [
    ("GET", "/api/tables/{table}/view"),
    ("GET", "/api/tables/{table}/picture"),
    ("GET", "/api/tables/{table}/replay"),
    ("GET", "/api/games"),
    ("GET", "/api/tables?which=mine"),
    ("POST", "/api/draw"),
    ("POST", "/api/replay"),
]


@pytest.mark.parametrize(("method", "path"), DOORS)
def test_large_replies_are_compressed(ada: Person, table: str, method: str, path: str) -> None:
    body: Any = None
    if path == "/api/draw":
        shown = {**ada.view(table)["view"]}
        body = {"game": "marine", "view": shown, "names": ["Ada", "Ada"]}
    elif path == "/api/replay":
        body = {"record": RECORD.read_text(encoding="utf-8"), "last": 40}
    url = path.format(table=table)
    response, plain = raw(ada, method, url, "identity", json=body)
    assert response.status_code == 200
    assert "content-encoding" not in response.headers
    assert "accept-encoding" in response.headers["vary"].lower()
    response, packed = raw(ada, method, url, "br, gzip;q=0.8", json=body)
    assert response.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in response.headers["vary"].lower()
    assert int(response.headers["content-length"]) == len(packed) < len(plain) / 2
    assert len(plain) > SMALL
    whole = zlib.decompress(packed, 16 + zlib.MAX_WBITS)
    if "view" in url:  # it knows the time
        whole, plain = (msgspec.json.encode(msgspec.json.decode(data)["view"]) for data in (whole, plain))
    assert whole == plain


def test_what_is_small_stays_as_it_is(ada: Person) -> None:
    response, body = raw(ada, "GET", "/api/me", "gzip")
    assert "content-encoding" not in response.headers
    assert msgspec.json.decode(body)["name"] == "Ada"


def test_a_new_table_with_its_secrets_stays_as_it_is(ada: Person) -> None:
    seats = [{"kind": "me"}, *[{"kind": "invited", "name": "x" * 40}] * 9]
    new = {"game": "ecosystem", "seats": seats[:6]}
    response, body = raw(ada, "POST", "/api/tables", "gzip", json=new)
    assert response.status_code == 200
    assert len(body) > SMALL
    assert "content-encoding" not in response.headers


def test_a_head_without_a_body(ada: Person, table: str) -> None:
    head, body = raw(ada, "HEAD", f"/api/tables/{table}/picture", "gzip")
    got, packed = raw(ada, "GET", f"/api/tables/{table}/picture", "gzip")
    assert body == b""
    assert head.headers["content-length"] == got.headers["content-length"] == str(len(packed))


@pytest.mark.parametrize(
    ("accepted", "yes"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("deflate, gzip;q=1.0, *;q=0.5", True),
        ("br, gzip; q=0.2", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip;q=0.000, *", False),
        ("gzip;q=x", False),
        ("xgzip", False),
    ],
)
def test_who_takes_it(accepted: str, yes: bool) -> None:
    assert takes_gzip(accepted) is yes


def test_the_games_are_described_once(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    first = good(ada.http.get("/api/games"))

    def fails(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(app.msgspec.json, "schema", fails)  # type: ignore[attr-defined]
    assert good(ada.http.get("/api/games")) == first
    assert [game["name"] for game in first] == ["ecosystem", "planet", "dominant-species", "marine"]
