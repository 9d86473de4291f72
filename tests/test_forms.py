"""The engine runs in two forms, and everybody can choose the plain one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import habitable

PROBE = """
import habitable, habitable.kernel.bits, sys
print(habitable.compiled(), habitable.kernel.bits.__file__.endswith(".py"), "habitable._engine__mypyc" in sys.modules)
"""


def probe(tmp_path: Path, **environment: str) -> list[str]:
    """What a new process says that imports the same package as this one."""
    here = str(Path(habitable.__file__).parent.parent)
    kept = {key: value for key, value in os.environ.items() if key != "HABITABLE_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        env={**kept, "PYTHONPATH": here, **environment},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.both
def test_the_switch_loads_the_plain_sources(tmp_path: Path) -> None:
    assert probe(tmp_path, HABITABLE_PURE="1") == ["False", "True", "False"]


@pytest.mark.both
def test_without_the_switch_the_installed_form_runs(tmp_path: Path) -> None:
    libraries = list(Path(habitable.__file__).parent.glob("_engine__mypyc.*"))
    expected = ["True", "False", "True"] if libraries else ["False", "True", "False"]
    assert probe(tmp_path) == expected


@pytest.mark.both
def test_the_switch_must_say_one(tmp_path: Path) -> None:
    assert probe(tmp_path, HABITABLE_PURE="0") == probe(tmp_path)
