"""Builds the page, and compiles the engine with mypyc, while a wheel is built.

The page (web/) is built by web/build.py into src/habitable/server/client/, unless the one there is made from the
present sources; a package without it is not built. An editable install has the page that `make web` built.

The engine is compiled by tools/engine.py, unless it was compiled before from the same sources. The wheel holds each of
its modules twice, `.py` and `.so` side by side, so that `HABITABLE_PURE=1` can choose the plain form when the package
is imported. `HABITABLE_PURE=1` during the build, or a machine without a C compiler, gives a wheel with the plain form
only; so does `HABITABLE_ENGINE=kept` where the engine would have to be compiled now. An editable install is always
plain.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileEngine(BuildHookInterface):  # type: ignore[type-arg]
    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        """Node comes as a package where the machine has none and the page is still to be built."""
        page = load(self.root, "web/build.py")
        return [] if page.built() or page.node_folder() is not None else [page.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            load(self.root, "web/build.py").build()
        if self.target_name != "wheel" or version == "editable" or os.environ.get("HABITABLE_PURE") == "1":
            return
        engine = load(self.root, "tools/engine.py")
        if lack := engine.missing():
            print(
                f"habitable: {lack} not found, so this is the plain Python form, about ten times slower. "
                "For the compiled form install a C compiler and Python's headers (Debian: gcc, python3-dev)."
            )
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="habitable-"))
        kept = os.environ.get("HABITABLE_ENGINE") == "kept"
        libraries = engine.take(self.scratch) if kept else engine.place(self.scratch)
        if not libraries:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in libraries:
            build_data["force_include"][str(path)] = path.relative_to(self.scratch).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            shutil.rmtree(self.scratch, ignore_errors=True)


def load(root: str, path: str) -> Any:
    """A program of ours that needs nothing but itself, as a module."""
    spec = importlib.util.spec_from_file_location(f"habitable_{Path(path).stem}", Path(root, path))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
