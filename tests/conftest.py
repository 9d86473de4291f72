"""For all tests: the longest begin first, so that in the end no worker is left alone with one of them. Those in a
browser stay behind the others, though: after them no other asyncio loop can run in a process."""

import gc
import os
import signal
import time
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SECONDS = float(os.environ.get("HABITABLE_SECONDS", "inf"))  # for all of them: `make quick` has no more
BEGAN = pytest.StashKey[float]()

signal.signal(signal.SIGINT, signal.default_int_handler)  # programs in the background of a shell are not interrupted


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if folder(item) == "server":
            item.add_marker("server")
    items.sort(key=lambda item: (folder(item) == "web", item.get_closest_marker("long") is None))


def folder(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0]


def pytest_collection_finish(session: pytest.Session) -> None:
    session.stash[BEGAN] = time.monotonic()
    gc.freeze()  # thousands of tests stay until the end: to look through them again and again took an eighth of it
    gc.set_threshold(20_000, 20, 20)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if time.monotonic() - item.session.stash[BEGAN] > SECONDS:
        pytest.skip("no time left")
