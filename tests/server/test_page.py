"""The doors of the page: what is kept how long, what is sent how, and what is said where there is none."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from habitable import games, texts
from habitable.server.protocol import page
from server.running import PATIENCE, running


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small page."""
    folder = tmp_path_factory.mktemp("page") / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>" + " " * 2000)
    (folder / "assets" / "main-abc.js").write_text("0;" * 2000)
    (folder / "stamp.txt").write_text("s1")
    return folder


@pytest.fixture(scope="module")
def url(client: Path) -> Iterator[str]:
    """A server with that page."""
    with pytest.MonkeyPatch.context() as patch, running(client.parent / "page.db") as server:
        patch.setattr(page, "files", lambda package: client.parent)
        yield server.url


@pytest.fixture
def stamp(client: Path) -> Iterator[Path]:
    """Says which page it is; a test may change it, for itself."""
    file = client / "stamp.txt"
    yield file
    file.write_text("s1")


def get(url: str, **headers: str) -> httpx.Response:
    return httpx.get(url, headers=headers, timeout=PATIENCE, verify=False)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/new/planet",
        "/t/abc",
        "/t/abc/replay",
        "/replay",
        "/rules/planet",
        "/aid/planet",
        "/settings",
        "/about",
    ],
)
def test_every_place_is_the_page_and_is_asked_for_again(url: str, path: str) -> None:
    answer = get(url + path)
    assert "<title>page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert get(url + path, **{"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_assets_are_kept_for_ever_and_packed(url: str) -> None:
    answer = get(f"{url}/assets/main-abc.js", **{"Accept-Encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "content-encoding" not in get(f"{url}/assets/main-abc.js", **{"Accept-Encoding": "identity"}).headers


@pytest.mark.parametrize("path", ["/assets/other.js", "/assets/..%2Fstamp.txt", "/stamp.txt", "/nowhere"])
def test_nothing_else_is_there(url: str, path: str) -> None:
    assert get(url + path).status_code == 404


def test_a_person_who_went_astray_gets_the_page_and_a_program_a_problem(url: str) -> None:
    astray = get(f"{url}/t/abc/elsewhere", Accept="text/html,*/*")
    assert astray.status_code == 404
    assert "<title>page" in astray.text
    assert get(f"{url}/t/abc/elsewhere").json()["code"] == "no-such-door"
    assert get(f"{url}/api/elsewhere", Accept="text/html").json()["code"] == "no-such-door"


def test_the_build_is_told(url: str, stamp: Path) -> None:
    assert get(f"{url}/api/build").json() == "s1"
    stamp.write_text("s2")
    assert get(f"{url}/api/build").json() == "s2"


def test_without_a_page_it_says_how_to_build_one(url: str, stamp: Path) -> None:
    stamp.unlink()
    answer = get(url)
    assert answer.status_code == 503
    for language in texts.LANGUAGES:
        assert texts.get(language)("serve-no-page-how", command="<code>make web</code>") in answer.text


def test_a_rulebook_and_its_pictures_are_there_in_every_language_and_nothing_else(url: str) -> None:
    book = get(f"{url}/api/rules/ecosystem?lang=pl")
    assert book.json()["sections"][0]["title"] == "Ekosystem"
    assert book.json()["topics"]["ecosystem-kind-fox"] == "fox"
    assert get(f"{url}/api/rules/ecosystem?lang=pl", **{"If-None-Match": book.headers["etag"]}).status_code == 304
    picture = get(f"{url}/api/rules/ecosystem/foxes.svg?lang=he")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "שועל" in picture.text
    for path in (
        "chess",
        "ecosystem/wolf.svg",
        "ecosystem/..%2Fen.svg",
        "..%2Fplanet",
        "planet/points.svg",
        f"planet/{'x' * 400}.svg",
    ):
        assert get(f"{url}/api/rules/{path}").status_code == 404, path
    assert get(f"{url}/api/rules/ecosystem?lang=de").status_code == 422


def test_a_player_aid_is_drawn_in_every_language(url: str) -> None:
    drawn = get(f"{url}/api/aid/marine.svg?lang=he")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "התמיינות" in drawn.text
    assert get(f"{url}/api/aid/chess.svg").status_code == 404


def test_a_view_is_drawn_and_nonsense_is_refused(url: str) -> None:
    def draw(**body: Any) -> httpx.Response:
        return httpx.post(f"{url}/api/draw", json=body, timeout=PATIENCE)

    game = games.get("ecosystem")
    view = msgspec.to_builtins(game.view(game.start(2), None))
    assert draw(game="ecosystem", view=view, names=["Ada", "Ben"], lang="he").text.startswith("<svg")
    wrongs: list[dict[str, Any]] = [{"view": {}}, {"game": "chess"}, {"names": []}, {"view": {**view, "boards": 3}}]
    for wrong in wrongs:
        answer = draw(**{"game": "ecosystem", "view": view, "names": ["Ada", "Ben"], **wrong})
        assert answer.status_code in (200, 422), answer.text
