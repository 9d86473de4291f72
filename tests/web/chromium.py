"""Debian's Chromium for a run of the tests, installed when it is missing."""

import shutil

import debian

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find() -> str:
    """The browser's program; as root it is installed if need be."""
    return debian.have("chromium", lambda: next((path for name in NAMES if (path := shutil.which(name))), None))
