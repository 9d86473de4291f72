"""Debian's Chromium for a run of the tests, installed when it is missing."""

import shutil

import debian

SHELL = "chromium-headless-shell"  # no windows: another visitor costs it a seventh of what it costs the whole program
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def find() -> str:
    """The browser's program; as root it is installed if need be."""
    try:
        return debian.have(SHELL, lambda: shutil.which(SHELL))
    except debian.Missing:
        return debian.have("chromium", lambda: next((path for name in WHOLE if (path := shutil.which(name))), None))
