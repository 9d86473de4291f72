"""Looking back: the replay door, records and pictures of running and finished tables, through everybody's eyes."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from habitable import bots, draw, games, texts
from habitable.kernel import record as records
from habitable.server.protocol.bounds import Bounds
from habitable.server.tables import pace
from server.running import Person, Running, choices, problem, running, seen_by

GAMES = {"ecosystem": 3, "planet": 2, "dominant-species": 2, "marine": 2}
ids = count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "MOMENT", 0.0)
        with running(tmp_path_factory.mktemp("server") / "history.db") as started:
            yield started


@pytest.fixture
def people_of(server: Running) -> Iterator[Any]:
    with ExitStack() as all_of_them:
        yield lambda *names: [all_of_them.enter_context(Person(server, name)) for name in names]


def table_of(ada: Person, bob: Person, game: str, **settings: Any) -> str:
    """Bob has seat 1, Ada the others."""
    table: str = ada.table(game, "me", "open", *["me"] * (GAMES[game] - 2), **settings)["id"]
    bob.take(table, 1)
    ada.start(table)
    return table


def play(table: str, ada: Person, bob: Person, entries: int) -> dict[str, Any]:
    """Until there are so many entries, or it is over; nothing waits then."""
    state = ada.view(table)
    while state["number"] < entries and not state["over"]:
        seat = state["asked"][0]
        who = bob if seat == 1 else ada
        seen = who.view(table)
        who.answer(table, seat, seen, f"answer-{next(ids):06}", choose=next(ids) % len(choices(seen, seat)))
        state = ada.view(table)
    return state


def frames(who: Person, table: str, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.get(f"/api/tables/{table}/replay", **query)["frames"]
    return found


def all_frames(who: Person, table: str, **query: Any) -> list[dict[str, Any]]:
    """Part after part."""
    out = frames(who, table, **query)
    steps = who.get(f"/api/tables/{table}/replay", **query)["steps"]
    while len(out) <= steps:
        out += frames(who, table, first=len(out), **query)
    return out


def lines_of(who: Person, table: str) -> list[str]:
    record = records.read(who.http.get(f"/api/tables/{table}/record").text)
    return [str(line) for line in record.lines]


def lines(found: list[dict[str, Any]]) -> list[str]:
    return [line for frame in found for line in frame["lines"]]


def denied(who: Person, table: str, **query: Any) -> tuple[int, str]:
    return problem(who.http.get(f"/api/tables/{table}/replay", params=query))


# ── through whose eyes ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_is_seen_with_ones_own_eyes(people_of: Any, game: str) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = table_of(ada, bob, game)
    number = play(table, ada, bob, 14)["number"]
    for who, seats in ((ada, [seat for seat in range(GAMES[game]) if seat != 1]), (bob, [1]), (nobody, [])):
        whole = who.get(f"/api/tables/{table}/replay")
        assert (whole["game"], whole["rules"]) == (game, games.get(game).rules)
        assert whole["names"] == ["Ada", "Bob", "Ada"][: GAMES[game]]
        assert (whole["steps"], len(whole["frames"])) == (number - 1, number)
        assert [(frame["step"], frame["number"]) for frame in whole["frames"]] == [(n, n + 1) for n in range(number)]
        for eyes in seats:
            assert frames(who, table, eyes=eyes)[-1]["view"] == seen_by(who.view(table), eyes)
        assert whole["frames"] == frames(who, table, eyes=seats[0] if seats else "none")
        if len(seats) < 2:
            assert lines(whole["frames"]) == lines_of(who, table)
        assert frames(who, table, eyes="none") == frames(nobody, table)
        for eyes in range(GAMES[game]):
            if eyes not in seats:
                assert denied(who, table, eyes=eyes) == (403, "not-your-seat")
        assert denied(who, table, eyes="all") == (403, "not-your-seat")
        assert denied(who, table, eyes=9) == (404, "no-such-seat")
        for nonsense in ("Ada", "", "-1"):
            assert denied(who, table, eyes=nonsense) == (422, "bad-request")
    assert frames(nobody, table)[-1]["view"] == nobody.view(table)["view"]


def test_events_are_what_the_socket_told(people_of: Any) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = table_of(ada, bob, "planet")
    play(table, ada, bob, 10)
    for who in (bob, nobody):
        told = {entry["number"]: entry["events"] for entry in who.view(table)["happened"]}
        assert told == {frame["number"]: frame["events"] for frame in frames(who, table)}


@pytest.mark.parametrize("game", ["ecosystem", "planet"])
def test_a_finished_table_is_open_to_all_eyes(people_of: Any, game: str) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = table_of(ada, bob, game)
    assert play(table, ada, bob, 10_000)["over"]
    whole = all_frames(nobody, table)
    assert whole == all_frames(ada, table, eyes="all") == all_frames(bob, table)
    assert lines(whole) == lines_of(nobody, table)
    assert not any("?" in line for line in lines(whole))
    for eyes in range(GAMES[game]):
        seen = all_frames(nobody, table, eyes=eyes)
        assert len(seen) == len(whole)
        assert len(lines(seen)) == len(lines(whole))
        assert any("?" in line for line in lines(seen)), "as it was for that seat then"
        pairs = zip(lines(seen), lines(whole), strict=True)
        assert all(one == all_ or one == f"{all_.partition(':')[0]}: ?" for one, all_ in pairs)
    assert denied(nobody, table, eyes=9) == (404, "no-such-seat")
    info = nobody.get(f"/api/tables/{table}")
    assert whole[-1]["view"]["scores"] == info["scores"]


def happened(who: Person, table: str) -> list[dict[str, Any]]:
    return [event for frame in all_frames(who, table) for event in frame["events"]]


def test_the_story_of_a_game_is_told_when_it_is_over(people_of: Any) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = table_of(ada, bob, "marine")
    number = 0
    while not games.words("marine").tale(happened(nobody, table)):  # by chance there is nothing to tell for a while
        number = play(table, ada, bob, number + 30)["number"]
    tale = f"/api/tables/{table}/tale"
    assert problem(nobody.http.get(tale)) == (409, "not-over")
    ada.post(f"/api/tables/{table}/say", type="offer", seat=0, number=number, id="enough-now")
    bob.post(f"/api/tables/{table}/say", type="consent", seat=1, number=number, offer="end", yes=True, id="yes-enough")
    events = happened(nobody, table)
    told = nobody.get(tale)["lines"]
    assert nobody.get(tale)["lines"] == told
    assert told == msgspec.json.decode(msgspec.json.encode(games.words("marine").tale(events)))
    assert 0 < len(told) <= 5
    turns = nobody.get(tale)["turns"]
    assert turns == [{"label": label, "points": points} for label, points in games.words("marine").turns(events)]


def test_what_waits_in_secret_is_in_no_step(people_of: Any) -> None:
    ada, bob, _ = people_of("Ada", "Bob", None)
    table = table_of(ada, bob, "ecosystem")
    before = frames(ada, table)
    ada.answer(table, 0, ada.view(table), "in-secret-1")
    assert frames(ada, table) == before


def test_what_was_taken_back_is_in_no_step(people_of: Any) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = table_of(ada, bob, "planet", undo="free")
    play(table, ada, bob, 6)
    before, record = all_frames(nobody, table), lines_of(nobody, table)
    for i in range(70):  # more often than there are steps in a reply
        state = play(table, ada, bob, ada.view(table)["number"] + 1)
        seat = [entry for entry in state["happened"] if entry["kind"] == "answer"][-1]["seat"]
        who = bob if seat == 1 else ada
        who.post(
            f"/api/tables/{table}/say", type="undo", seat=seat, number=state["number"], id=f"undo-{table[:8]}-{i:03}"
        )
    assert (all_frames(nobody, table), lines_of(nobody, table)) == (before, record)
    number = play(table, ada, bob, ada.view(table)["number"] + 4)["number"]
    after = all_frames(nobody, table)
    assert after[: len(before)] == before
    assert [frame["number"] for frame in after[len(before) :]] == list(range(number - 3, number + 1))
    assert [frame["step"] for frame in after] == list(range(len(after)))
    assert lines(after) == lines_of(nobody, table)


# ── which steps ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def long(server: Running) -> Iterator[tuple[Person, str, list[dict[str, Any]]]]:
    """A table with more steps than come at once, and all of them."""
    with Person(server, "Ada") as ada, Person(server, "Bob") as bob:
        table = table_of(ada, bob, "dominant-species")
        assert play(table, ada, bob, 120)["number"] == 120
        yield ada, table, all_frames(ada, table)


@pytest.mark.parametrize(
    ("query", "first", "last"),
    [
        ({}, 0, Bounds().replay_frames - 1),
        ({"first": 3, "last": 5}, 3, 5),
        ({"first": 3, "last": 3}, 3, 3),
        ({"first": 3, "last": 1}, 3, 3),
        ({"last": 4}, 0, 4),
        ({"first": 90}, 90, 119),
        ({"first": 30, "last": 500}, 30, 30 + Bounds().replay_frames - 1),
        ({"first": 119, "last": 500}, 119, 119),
        ({"first": 120}, 1, 0),
        ({"first": 10**9, "last": 10**12}, 1, 0),
        ({"after": 0}, 0, Bounds().replay_frames - 1),
        ({"after": 100}, 100, 119),
        ({"after": 100, "last": 102}, 100, 102),
        ({"after": 119}, 119, 119),
        ({"after": 120}, 1, 0),
        ({"after": 10**9}, 1, 0),
        ({"after": 60, "first": 3}, 60, 60 + Bounds().replay_frames - 1),
    ],
)
def test_which_steps(
    long: tuple[Person, str, list[dict[str, Any]]], query: dict[str, int], first: int, last: int
) -> None:
    ada, table, whole = long
    assert len(whole) == 120
    assert frames(ada, table, **query) == whole[first : last + 1]
    without = [{**frame, "view": None} for frame in whole[first : last + 1]]
    assert frames(ada, table, **query, views=0) == without


@pytest.mark.parametrize("query", [{"first": "x"}, {"last": "-1"}, {"after": "1e3"}, {"first": "9" * 30}])
def test_steps_that_are_no_numbers(long: tuple[Person, str, Any], query: dict[str, str]) -> None:
    ada, table, _ = long
    assert denied(ada, table, **query) == (422, "bad-request")


def test_tables_without_a_history(people_of: Any) -> None:
    (ada,) = people_of("Ada")
    waiting = ada.table("planet", "me", "open")["id"]
    for door in ("replay", "record", "picture"):
        assert problem(ada.http.get(f"/api/tables/nowhere/{door}")) == (404, "no-such-table")
        assert problem(ada.http.get(f"/api/tables/{waiting}/{door}")) == (409, "not-begun")


# ── pictures and games ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_what_one_may_see(server: Running, people_of: Any, game: str) -> None:
    ada, bob, nobody = people_of("Ada", "Bob", None)
    table = table_of(ada, bob, game)
    play(table, ada, bob, 6)
    path = f"/api/tables/{table}/picture"

    def svg(who: Person, **query: Any) -> str:
        response = who.http.get(path, params=query)
        assert response.status_code == 200, response.text
        assert response.headers["content-type"].startswith("image/svg+xml")
        assert ElementTree.fromstring(response.text).tag.endswith("svg")
        return response.text

    def drawn(seat: int | None) -> str:
        live = server.house._awake[table]
        return draw.view(game, live.game.view(live.position, seat), live.names, texts.get("en"))

    assert svg(bob) == svg(bob, seat=1) == drawn(1)
    assert svg(ada) == svg(ada, seat=0) == drawn(0)
    if GAMES[game] > 2:
        assert svg(ada, seat=2) == drawn(2)
    assert svg(nobody) == svg(nobody, seat=1) == drawn(None), "who has no seat has no eyes"
    assert svg(bob, lang="pl") != svg(bob, lang="he")
    assert problem(bob.http.get(path, params={"seat": 0})) == (403, "not-your-seat")
    assert problem(bob.http.get(path, params={"seat": 9})) == (403, "not-your-seat")
    assert problem(bob.http.get(path, params={"seat": "x"})) == (422, "bad-request")
    assert problem(bob.http.get(path, params={"lang": "xx"})) == (422, "bad-request")


def test_the_games_that_can_be_played(people_of: Any) -> None:
    (nobody,) = people_of(None)
    found = nobody.get("/api/games")
    assert [game["name"] for game in found] == [game.name for game in games.listed()]
    for info in found:
        game = games.get(info["name"])
        assert info["rules"] == game.rules
        assert info["seats"] == [min(game.seats), max(game.seats)]
        assert info["levels"] == bots.levels()
        assert info["styled"] == bots.styled()
        assert info["styles"] == bots.styles(game.name)
        assert "$ref" in info["options"] or info["options"]["type"] == "object"
