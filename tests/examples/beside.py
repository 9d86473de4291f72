"""A game of somebody else's, installed beside Habitable: into a folder of its own, which is only on the path of who
should find it."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def install(name: str, folder: Path) -> Path:
    """As `pip install` does, entry points included; nothing is asked of any index."""
    quietly = ["-q", "--offline", "--no-cache", "--no-deps", "--no-build-isolation"]
    where = ["--python", sys.executable, "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "uv", "pip", "install", *quietly, *where, str(EXAMPLES / name)], check=True)
    return folder


def path(*folders: object) -> str:
    """For a process that shall find what we find, and these."""
    return os.pathsep.join([*map(str, folders), *(one for one in sys.path if one)])
