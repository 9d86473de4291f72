"""For all tests of the command line."""

import pytest


@pytest.fixture(autouse=True)
def no_note_about_the_plain_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has a test of its own."""
    monkeypatch.setattr("habitable.cli.terminal.compiled", lambda: True)
