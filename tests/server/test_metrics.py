"""Numbers for whoever runs the server, and what it writes about itself: nothing of what is on a table."""

import asyncio
import io
import logging
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from habitable.server.operation import journal as logs
from habitable.server.protocol.security import from_here
from server.running import Person, Running, problem, receive, running, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "metrics.db") as started:
        yield started


def numbers(server: Running) -> dict[str, float]:
    """Every line as Prometheus reads it."""
    response = httpx.get(server.url + "/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found = {}
    for line in response.text.splitlines():
        if not line.startswith("#"):
            sample = re.fullmatch(r'([a-z_]+(?:\{[a-z]+="[^"\\]*"\})?) ([0-9.e+-]+)', line)
            assert sample is not None, line
            found[sample[1]] = float(sample[2])
    return found


# ── the door ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_counted(server: Running) -> None:
    before = numbers(server)
    with Person(server, "Ada Lovelace") as ada:
        table = ada.table("planet", "me", {"kind": "me", "name": "Also Ada"})["id"]
        ada.start(table)
        with ada.socket(table) as socket:
            state = receive(socket, "state")
            ada.answer(table, state["asked"][0], state, "first-answer")
            assert ada.refused("/api/tables/nowhere/start")[1] == "no-such-table"
            during = numbers(server)
            text = httpx.get(server.url + "/metrics").text
        until(lambda: numbers(server)["habitable_sockets"] == before["habitable_sockets"])
    key = 'habitable_refusals_total{code="no-such-table"}'
    assert during[key] == before.get(key, 0) + 1
    assert during["habitable_answers_total"] == before["habitable_answers_total"] + 1
    assert during["habitable_answer_seconds_count"] == before["habitable_answer_seconds_count"] + 1
    assert during["habitable_commits_total"] >= before["habitable_commits_total"] + 4
    assert during["habitable_tables_awake"] >= 1
    assert during['habitable_bots{state="failed"}'] == 0
    assert during["habitable_sockets"] == before["habitable_sockets"] + 1
    assert during["process_resident_memory_bytes"] > 10_000_000
    for hidden in (table, "Ada", "Lovelace", "planet", ada.id):
        assert hidden not in text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Host"])
def test_nobody_sees_them_through_a_proxy(server: Running, header: str) -> None:
    response = httpx.get(server.url + "/metrics", headers={header: "127.0.0.1"})
    assert problem(response) == (404, "no-such-door")
    assert response.content == httpx.get(server.url + "/nowhere").content


def test_other_ways_to_the_door(server: Running) -> None:
    assert httpx.post(server.url + "/metrics").status_code == 404
    assert httpx.get(server.url + "/metrics/").status_code == 404
    assert httpx.get(server.url + "/metrics", headers={"Host": "evil.example"}).status_code == 400


def test_behind_a_public_address_this_machine_still_sees_them(tmp_path: Path) -> None:
    with running(tmp_path / "public.db", public_url="https://play.example.org") as server:
        assert "habitable_sockets" in numbers(server)
        silent = httpx.get(server.url + "/metrics", headers={"Host": "play.example.org"})
        assert problem(silent) == (404, "no-such-door"), "a proxy that says nothing of itself"
        assert httpx.get(server.url + "/api/me").status_code == 400


def test_behind_a_public_address_this_machine_may_ask_how_it_is(tmp_path: Path) -> None:
    with running(tmp_path / "public.db", public_url="https://play.example.org") as server:
        assert httpx.get(server.url + "/healthz").json() == {"status": "ok"}
        for host in ("evil.example", "127.0.0.1.evil.example"):
            assert httpx.get(server.url + "/healthz", headers={"Host": host}).status_code == 400
        proxied = httpx.get(server.url + "/healthz", headers={"X-Forwarded-For": "10.0.0.1"})
        assert proxied.status_code == 400, "somebody elsewhere, through a proxy that does not say for which host"
        assert httpx.get(server.url + "/healthz", headers={"Host": "play.example.org"}).status_code == 200


@pytest.mark.parametrize(
    ("client", "host", "here"),
    [
        (("127.0.0.1", 1), b"127.0.0.1:8000", True),
        (("127.0.0.1", 1), b"LOCALHOST", True),
        (("::1", 1), b"[::1]:8000", True),
        (("::1", 1), b"[::1]", True),
        (("10.0.0.1", 1), b"127.0.0.1:8000", False),
        (("10.0.0.1", 1), b"10.0.0.2:8000", False),
        (("127.0.0.1", 1), b"evil.example:8000", False),
        (("127.0.0.1", 1), b"127.0.0.1.evil.example", False),
        (("127.0.0.1", 1), b"127.0.0.1:x", False),
        (("127.0.0.1", 1), b"", False),
        (("", 0), b"localhost", False),
        (None, b"localhost", False),
    ],
)
def test_who_is_on_this_machine(client: object, host: bytes, here: bool) -> None:
    assert from_here({"type": "http", "client": client, "headers": [(b"host", host)]}) is here


def test_no_socket_is_counted_for_ever(server: Running) -> None:
    before = numbers(server)["habitable_sockets"]
    with connect(server.url.replace("http", "ws") + "/api/tables/nowhere/socket", proxy=None) as socket:
        assert receive(socket)["code"] == "no-such-table"
    until(lambda: numbers(server)["habitable_sockets"] == before)


# ── what is written ─────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def writing(form: str) -> Iterator[io.StringIO]:
    """As in a process of our own: the loggers of the test run are put back."""
    logger, out = logging.getLogger(), io.StringIO()
    before, level = logger.handlers[:], logger.level
    logger.handlers.clear()
    try:
        logs.set_up(form, out)
        yield out
    finally:
        logger.handlers[:] = before
        logger.setLevel(level)


def fail() -> None:
    try:
        raise KeyError("the lion in seat 2")
    except KeyError:
        raise OSError(28, "No space left on device") from ValueError("the secret of an invitation")


def written(form: str) -> str:
    with writing(form) as out:
        logger = logging.getLogger("habitable")
        logger.info("nobody needs to know")
        logger.warning("a bot of %s\nwas slow \u202e", "greedy")
        try:
            fail()
        except OSError:
            logger.exception("POST %s", "/api/tables/{table}/answer")
        return out.getvalue()


def test_json_lines() -> None:
    slow, failed = map(msgspec.json.decode, written("json").splitlines())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", slow.pop("time"))
    assert slow == {"level": "warning", "logger": "habitable", "message": "a bot of greedy\\u000awas slow \\u202e"}
    assert failed["message"] == "POST /api/tables/{table}/answer"
    assert failed["error"][-1] == "OSError: [Errno 28] No space left on device"
    assert any("test_metrics.py" in line and line.endswith(" fail") for line in failed["error"])


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_keeps_back_its_own_words(form: str) -> None:
    said = written(form)
    assert "ValueError" in said
    assert "lion" not in said
    assert "invitation" not in said
    assert "nobody needs to know" not in said


def test_text() -> None:
    first, second, *error = written("text").splitlines()
    assert re.fullmatch(r"\S+Z WARNING habitable: a bot of greedy\\u000awas slow \\u202e", first)
    assert second.endswith("ERROR habitable: POST /api/tables/{table}/answer")
    assert error[-1].startswith("OSError")


def test_a_task_that_nobody_waited_for() -> None:
    async def bad() -> None:
        raise ValueError("the lion in seat 2")

    async def main() -> None:
        task = asyncio.create_task(bad())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    with writing("text") as out:
        asyncio.run(main())
    assert "Task exception was never retrieved" in out.getvalue()
    assert "lion" not in out.getvalue()


def test_a_log_is_no_list_of_links() -> None:
    table = secrets.token_urlsafe(12)
    with writing("text") as out:
        logging.getLogger("habitable").warning("cannot go on: table %s: old-rules", table)
    assert f"table {table[:6]}…: old-rules" in out.getvalue()
    assert table not in out.getvalue()
