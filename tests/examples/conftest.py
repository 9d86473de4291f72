"""For the tests of games in packages of their own."""

from pathlib import Path

import pytest

from examples.beside import install


@pytest.fixture(scope="session")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed."""
    return install("pond", tmp_path_factory.mktemp("pond"))
