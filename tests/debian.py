"""Programs of Debian's that tests need: installed when they are missing and we may."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 600  # seconds


class Missing(Exception):
    """Why there is none."""


def have(package: str, find: Callable[[], T | None]) -> T:
    """What `find` finds, as root also after installing a package."""
    with (Path(tempfile.gettempdir()) / "habitable-apt.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several pytest processes may come here at once, for this package or another
        found = find()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            for step in (["update"], ["install", "-y", "--no-install-recommends", package]):
                subprocess.run(
                    ["apt-get", "-q", *step],
                    env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                    capture_output=True,
                    timeout=PATIENCE,
                )
            found = find()
    if found is None:
        raise Missing(f"there is no {package}, and installing it did not work: apt-get install {package}")
    return found
