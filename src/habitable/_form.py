"""Which form of the engine runs: compiled, or the plain sources that lie beside it (`HABITABLE_PURE=1`)."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType


class PlainSources:
    """A finder for the modules of this package that does not see compiled libraries."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("habitable."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_plain_sources() -> None:
    """Done once, before any other module of the package is imported; child processes do the same."""
    if os.environ.get("HABITABLE_PURE") == "1":
        sys.meta_path.insert(0, PlainSources())


def compiled() -> bool:
    """Whether the engine runs compiled. Plain Python plays the same games, about ten times slower."""
    engine = find_spec("habitable.kernel.position")
    return engine is not None and engine.origin is not None and not engine.origin.endswith(".py")
