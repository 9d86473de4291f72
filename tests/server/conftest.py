"""For the tests of the server: both databases, empty or with their tables, and something to play on them."""

import os
import shutil
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest

from debian import Missing
from habitable.server.storage import schema
from habitable.server.storage.store import Store, open_store
from server.cluster import Cluster, cluster

BOTH = ["sqlite", "postgresql"]
LOUD = "NOTHING WAS TESTED WITH POSTGRESQL"


@pytest.fixture
def anyio_backend() -> str:
    """Tests may be `async`: they are marked `anyio`."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """One for each process of pytest."""
    try:
        with cluster() as made:
            yield made
    except Missing as why:
        if os.environ.get("CI"):
            pytest.fail(str(why))
        pytest.skip(f"{LOUD}: {why}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """All those tests are skipped at one place: then they are one line of the summary."""
    report = yield
    if isinstance(report.longrepr, tuple) and LOUD in report.longrepr[2]:
        report.longrepr = (__file__, 1, report.longrepr[2])
    return report


@pytest.fixture(params=BOTH)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def empty(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'habitable.db'}"
    made: Cluster = request.getfixturevalue("postgresql")
    return made.new_database()


@pytest.fixture
def another(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A second one without tables."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'another.db'}"
    made: Cluster = request.getfixturevalue("postgresql")
    return made.new_database()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the tables, to be copied: to make them takes a hundred times as long."""
    file = tmp_path_factory.mktemp("migrated") / "habitable.db"
    schema.migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with its tables, and nothing in them."""
    if kind == "sqlite":
        return f"sqlite:///{shutil.copyfile(request.getfixturevalue('migrated'), tmp_path / 'habitable.db')}"
    made: Cluster = request.getfixturevalue("postgresql")
    return made.cleared_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = open_store(url)
    yield opened
    await opened.close()
