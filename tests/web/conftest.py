"""A server with the page, and a browser: one of each for a worker. Without Chromium or Node the tests are skipped, in
one loud line; where CI is set that is a failure."""

import os
import subprocess
import sys
import warnings
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from debian import Missing
from habitable.server.tables import pace
from server.running import Running, running
from web import chromium
from web.pages import Visitor

ROOT = Path(__file__).resolve().parents[2]


def lacking(why: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(why)
    warnings.warn(pytest.PytestWarning(f"NO TESTS OF THE PAGE: {why}"), stacklevel=2)
    pytest.skip(why)


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """`make` has built it; a test run by hand builds it here."""
    done = subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], capture_output=True, text=True)
    if done.returncode:
        lacking(f"the page could not be built: {done.stderr.strip()[-500:]}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        program = chromium.find()
    except Missing as missing:
        lacking(str(missing))
        return
    with sync_playwright() as tools:
        found = tools.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a worker; each makes tables of its own. Bots do not pretend to think."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "MOMENT", 0.0)
        with running(tmp_path_factory.mktemp("web") / "web.db", limits=False) as server:
            yield server


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def visit(browser: Browser, house: Running, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end their consoles must be clean. Where a test fails, it is said what each one saw."""
    made: list[Visitor] = []

    def make(language: str = "en", url: str | None = None, **more: Any) -> Visitor:
        made.append(Visitor(browser, url or house.url, language, **more))
        return made[-1]

    yield make
    for visitor in made:
        if request.node.stash.get(FAILED, False):
            visitor.tell()
        visitor.close()
