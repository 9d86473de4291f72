"""Debian's Chromium for a run of the tests, installed when it is missing."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

HOW = "apt-get install chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")


class NoChromium(Exception):
    """Why there is none."""


def find() -> str:
    """The browser's program; as root it is installed if need be."""
    with (Path(tempfile.gettempdir()) / "habitable-chromium.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several pytest processes may come here at once
        found = _find()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            for step in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
                subprocess.run(
                    ["apt-get", "-q", *step],
                    env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                    capture_output=True,
                    timeout=600,
                )
            found = _find()
    if found is None:
        raise NoChromium(f"there is no Chromium, and installing it did not work: {HOW}")
    return found


def _find() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
