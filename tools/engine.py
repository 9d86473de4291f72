"""Compiles the engine with mypyc, on all cores, and keeps what came out: the same sources are compiled once for a user.

    python tools/engine.py FOLDER    the compiled libraries, each where it belongs in the package

What was compiled before is in the user's cache (HABITABLE_CACHE names another one), under a name made from everything
that it depends on. Used by hatch_build.py, in an environment that has mypy.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zipfile
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
LIBRARY = "habitable._engine"  # all modules are one group in one library, so that calls between them stay native
KEPT = 6  # engines in the cache; the one that was not used for the longest time goes first
DAY = 24 * 60 * 60

# Only `make check` is strict about types. Here the dependencies need not be installed.
MYPY = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
# GCC looks at the lines before each `else` to warn of misleading ones, which took it longer than all the rest.
QUIET = ["-Wno-misleading-indentation"]
# Nobody outside calls the functions of the library, so the compiler may inline them: a fifth faster.
INSIDE = ["-fvisibility=hidden"]
# A file for each module keeps all cores busy, and this lets the compiler inline between them all the same. In the end
# there are parts again, and each reads all declarations: few of them, though enough for all cores.
LINK_TIME = ["-O3", "-flto=auto", "--param=lto-partitions=16"]
# For what runs once.
COLD = ["-O1"]


def main(folder: str) -> None:
    if lack := missing():
        sys.exit(f"habitable: {lack} not found")
    place(Path(folder))


def place(folder: Path) -> list[Path]:
    """The compiled libraries, put into the folder: from the cache, or compiled now."""
    return take(folder) or keep(compile_engine(folder), folder)


def modules() -> list[Path]:
    """What is compiled, as pyproject.toml names it."""
    return sorted(named("modules") - named("plain"))


def cold() -> list[Path]:
    """Of these, what need not be fast."""
    return sorted(named("cold").intersection(modules()))


def named(what: str) -> set[Path]:
    with Path(ROOT, "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["hatch"]["build"]["hooks"]["custom"][what]
    return {path for pattern in patterns for path in (SOURCES / "habitable").glob(pattern)}


def missing() -> str | None:
    """What this machine lacks to compile an extension: tried, not guessed."""
    if os.name == "nt":
        return None  # setuptools finds the compiler by itself, or says what to install
    if not shutil.which(compiler()[0]):
        return f"the C compiler {compiler()[0]}"
    for header in "stdlib.h", "Python.h":
        if not compiles(f"#include <{header}>\n", "-I", sysconfig.get_path("include"), "-fsyntax-only"):
            return f"the C header {header}"
    return None


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiles(source: str, *options: str) -> bool:
    command = [*compiler(), *options, "-x", "c", "-"]
    return subprocess.run(command, input=source, text=True, capture_output=True).returncode == 0


# ── compiling ───────────────────────────────────────────────────────────────────────────────────────────────────────


def compile_engine(folder: Path) -> list[Path]:
    with tempfile.TemporaryDirectory(prefix="habitable-") as scratch:
        # With paths from here, tracebacks look the same whoever compiled.
        before = Path.cwd()
        os.chdir(ROOT)
        try:
            return build(translate(Path(scratch, "c")), folder, Path(scratch, "tmp"))
        finally:
            os.chdir(before)


def translate(folder: Path) -> list[Any]:
    """The modules in C, as extensions that setuptools can build."""
    import setuptools  # noqa: F401  # before mypyc, which looks whether it is there
    from mypyc.build import mypycify

    progress("translating to C")
    extensions: list[Any] = mypycify(
        [*MYPY, *(str(path.relative_to(ROOT)) for path in modules())],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        separate=False,
        group_name=LIBRARY,
        target_dir=str(folder),
    )
    unix = os.name != "nt"
    together = LINK_TIME if unix and can_link_together() else []
    for extension in extensions:
        # Warnings differ from compiler to compiler and are not the user's business.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args += [*QUIET, *INSIDE] if unix else []
    engine = next(extension for extension in extensions if len(extension.sources) > 1)
    engine.extra_compile_args += together
    engine.extra_link_args += together
    engine.include_dirs.append(str(folder / LIBRARY.split(".")[0]))  # where mypyc puts the headers of this group
    return extensions


def can_link_together() -> bool:
    with tempfile.TemporaryDirectory(prefix="habitable-") as scratch:
        library = str(Path(scratch, "tried.so"))
        return compiles("int tried(void) { return 1; }\n", "-shared", "-fPIC", *LINK_TIME, "-o", library)


def build(extensions: list[Any], folder: Path, scratch: Path) -> list[Path]:
    import setuptools
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.compiler.compile = one_by_one(self.compiler.compile, sum(len(each.sources) for each in extensions))
            super().build_extensions()

    job = OnAllCores(setuptools.Distribution({"name": "habitable", "ext_modules": extensions}))
    job.build_lib = str(folder)
    job.build_temp = str(scratch)
    job.parallel = cores()
    job.ensure_finalized()
    settings = {name: os.environ.pop(name, None) for name in ("MAKEFLAGS", "MFLAGS")}
    try:  # without them, for GCC would ask a `make` around us for leave to use the cores
        job.run()
    finally:
        os.environ.update({name: value for name, value in settings.items() if value is not None})
    return [Path(path) for path in job.get_outputs()]


def one_by_one(compile_all: Callable[..., list[str]], total: int) -> Callable[..., list[str]]:
    """In the place of a compiler's method: the sources of an extension, each on the next core that is free."""
    done: list[str] = []
    less = cold_files() if os.name != "nt" else set[str]()

    def compile_each(sources: list[str], **how: Any) -> list[str]:
        ours = {source for source in sources if Path(source).name.startswith("__native_")}
        read = read_once(compile_all, Path(min(ours)).parent, how) if ours and os.name != "nt" else []

        def compile_one(source: str) -> list[str]:
            more = [*(read if source in ours else []), *(COLD if Path(source).name in less else [])]
            objects = compile_all([source], **{**how, "extra_postargs": [*how["extra_postargs"], *more]})
            done.append(source)
            progress(f"compiling, {len(done)} of {total} files" if len(done) < total else "linking")
            return objects

        with ThreadPoolExecutor(cores()) as pool:
            return [name for objects in pool.map(compile_one, sources) for name in objects]

    return compile_each


def read_once(compile_all: Callable[..., list[str]], folder: Path, how: dict[str, Any]) -> list[str]:
    """The options with which the declarations of all modules, a megabyte, are not read anew for each of them."""
    from setuptools.errors import CompileError

    header, group = folder / "all.h", LIBRARY.rpartition(".")[2]
    lines = [f'#include "__native_{group}.h"', f'#include "__native_internal_{group}.h"', ""]
    for file in header, header.with_suffix(".c"):  # setuptools compiles only what looks like a source
        file.write_text("\n".join(lines), encoding="utf-8")
    try:
        (made,) = compile_all([str(header.with_suffix(".c"))], **{**how, "extra_preargs": ["-x", "c-header"]})
    except CompileError:
        return []
    Path(made).rename(f"{header}.gch")
    return ["-include", str(header)]


def cold_files() -> set[str]:
    """Those that mypyc makes of the cold modules, and the one that makes modules of them all."""
    names = ["___".join(path.relative_to(SOURCES).with_suffix("").parts) for path in cold()]
    return {f"__native_{name}.c" for name in [LIBRARY.rpartition(".")[2], *names]}


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def progress(what: str) -> None:
    """For whoever started us and wants to know (tools/environment.py)."""
    if os.environ.get("HABITABLE_PROGRESS") == "1":
        print(f"engine: {what}", flush=True)


# ── the cache ───────────────────────────────────────────────────────────────────────────────────────────────────────


def cache() -> Path | None:
    named = os.environ.get("HABITABLE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    if named:
        return Path(named, "habitable")
    home = Path(os.environ.get("HOME") or "/nonexistent")
    if os.name == "nt":
        return Path(os.environ["LOCALAPPDATA"], "habitable") if "LOCALAPPDATA" in os.environ else None
    return home / ".cache" / "habitable" if home.is_dir() else None


def take(folder: Path) -> list[Path]:
    """What was compiled before from the same; nothing if it was not, or is damaged."""
    kept = entry()
    if kept is None or not kept.is_file():
        return []
    try:
        with zipfile.ZipFile(kept) as packed:
            names = packed.namelist()
            if not names or any(Path(name).is_absolute() or ".." in Path(name).parts for name in names):
                raise zipfile.BadZipFile
            packed.extractall(folder)  # compares checksums
        os.utime(kept)
    except (OSError, EOFError, NotImplementedError, ValueError, zipfile.BadZipFile, zlib.error):
        return []
    return [folder / name for name in names]


def keep(libraries: list[Path], folder: Path) -> list[Path]:
    """Whole or not at all, whoever else does the same at this moment. A cache that cannot be written is none."""
    kept = entry()
    if kept is None:
        return libraries
    try:
        kept.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryDirectory(prefix=".", dir=kept.parent) as scratch:
            packed = Path(scratch, "engine.zip")
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
                for path in libraries:
                    archive.write(path, path.relative_to(folder))
            packed.replace(kept)
        for left in kept.parent.glob(".*"):  # by somebody who was stopped in the middle
            if time.time() - left.stat().st_mtime > DAY:
                shutil.rmtree(left, ignore_errors=True)
        for old in sorted(kept.parent.glob("*.zip"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError as problem:
        print(f"habitable: the compiled engine is not kept in {kept.parent}: {problem.strerror}")
    return libraries


def entry() -> Path | None:
    folder = cache()
    return None if folder is None else folder / "engine" / f"{key()}.zip"


def key() -> str:
    """Everything that the libraries depend on, as a hash."""
    total = hashlib.sha256()
    sources, others = imported()
    for path in [Path(__file__), *sources]:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    facts = [*map(version, ["mypy", "setuptools", *others]), sys.version, sysconfig.get_platform()]
    facts += [*(path.relative_to(SOURCES).as_posix() for path in (*modules(), *cold())), *platform.libc_ver()]
    facts += [str(sysconfig.get_config_var(name)) for name in ("CC", "CFLAGS", "LDSHARED", "EXT_SUFFIX")]
    facts += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", "CPATH")]
    if os.name != "nt":
        facts.append(subprocess.run([*compiler(), "--version"], capture_output=True, text=True).stdout)
    total.update(repr(facts).encode())
    return total.hexdigest()[:32]


def imported() -> tuple[list[Path], list[str]]:
    """The modules and those that they import, whose types decide how they are translated; and other packages."""
    waiting = modules()
    sources, others = set(waiting), set[str]()
    while waiting:
        for name in names_imported(waiting.pop()):
            first, *rest = name.split(".")
            if first != "habitable":
                others.add(first)
                continue
            for depth in range(len(rest) + 1):
                place = SOURCES.joinpath(first, *rest[:depth])
                new = {path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file()} - sources
                sources |= new
                waiting += new
    return sorted(sources), sorted(others - set(sys.stdlib_module_names))


def names_imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{each.name}" for each in node.names)


def version(package: str) -> str:
    try:
        return f"{package} {importlib.metadata.version(package)}"
    except importlib.metadata.PackageNotFoundError:
        return f"{package} {importlib.util.find_spec(package) is not None}"


if __name__ == "__main__":
    main(*sys.argv[1:])
