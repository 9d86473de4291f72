"""Builds the page, and compiles the engine with mypyc, while a wheel is built.

The page (web/) is built by web/build.py into src/habitable/server/client/, unless the one there is made from the
present sources; a package without it is not built. An editable install has the page that `make web` built.

The modules are named in pyproject.toml. The wheel holds each of them twice, `.py` and `.so` side by side, so that
`HABITABLE_PURE=1` can choose the plain form when the package is imported. `HABITABLE_PURE=1` during the build, or a
machine without a C compiler, gives a wheel with the plain form only. An editable install is always plain.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARY = "habitable._engine"  # all modules are one group in one library, so that calls between them stay native


class CompileEngine(BuildHookInterface):  # type: ignore[type-arg]
    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        """Node comes as a package where the machine has none and the page is still to be built."""
        page = load_page(self.root)
        return [] if page.built() or page.node_folder() is not None else [page.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            load_page(self.root).build()
        if self.target_name != "wheel":
            return
        sources = self.sources()
        if version == "editable" or os.environ.get("HABITABLE_PURE") == "1" or not sources:
            return
        if lack := missing():
            print(
                f"habitable: {lack} not found, so this is the plain Python form, about ten times slower. "
                "For the compiled form install a C compiler and Python's headers (Debian: gcc, python3-dev)."
            )
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="habitable-"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file, place in compile_engine(sources, self.scratch).items():
            build_data["force_include"][file] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            shutil.rmtree(self.scratch, ignore_errors=True)

    def sources(self) -> list[str]:
        package = Path(self.root, "src", "habitable")
        return sorted({str(path) for pattern in self.config["modules"] for path in package.glob(pattern)})


def load_page(root: str) -> Any:
    """web/build.py: not a package, so that it needs nothing but itself."""
    spec = importlib.util.spec_from_file_location("habitable_page", Path(root, "web", "build.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def missing() -> str | None:
    """What this machine lacks to compile an extension: tried, not guessed."""
    if os.name == "nt":
        return None  # setuptools finds the compiler by itself, or says what to install
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(compiler[0]):
        return f"the C compiler {compiler[0]}"
    for header in "stdlib.h", "Python.h":
        command = [*compiler, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
        if subprocess.run(command, input=f"#include <{header}>\n", text=True, capture_output=True).returncode:
            return f"the C header {header}"
    return None


def compile_engine(sources: list[str], scratch: Path) -> dict[str, str]:
    """The compiled libraries, each with its place in the wheel."""
    import setuptools  # before mypyc, which looks whether it is there
    from mypyc.build import mypycify

    # Only `make check` is strict about types. Here the dependencies need not be installed.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, *sources],
        opt_level="3",
        debug_level="0",
        separate=False,
        group_name=LIBRARY,
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        # Warnings differ from compiler to compiler and are not the user's business.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        # Nobody outside calls the functions of the library, so the compiler may inline them: a fifth faster.
        extension.extra_compile_args = flags + ([] if os.name == "nt" else ["-fvisibility=hidden"])

    build = setuptools.Distribution({"name": "habitable", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(scratch / "lib")
    build.build_temp = str(scratch / "tmp")
    build.ensure_finalized()
    build.run()
    return {path: str(Path(path).relative_to(scratch / "lib")) for path in build.get_outputs()}
