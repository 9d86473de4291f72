"""`make quick`, for while one works: style, types, and the tests that are nearest to what has changed, within a minute.

What has changed is what git says: since the last commit, or if that is nothing, in the last commit. Nearest to a module
are the tests that bear its name, then those that import it, then those of its folder, then the texts and the kernel.
When the time is up the rest is skipped, and said to be. `make test` is still what a change must pass.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
SECONDS = 30  # for the tests; collecting them, and one that has begun, come on top
ALWAYS = ("tests/test_forms.py", "tests/texts", "tests/kernel")  # whatever has changed


def main() -> None:
    began = time.monotonic()
    changed = changes()
    print(f"habitable: {len(changed)} files changed", flush=True)
    jobs = {
        "style": [BIN / "ruff", "check", "--quiet", "--output-format", "concise", "."],
        "format": [BIN / "ruff", "format", "--quiet", "--check", "."],
        "types": [BIN / "mypy", "--no-error-summary"],
    }
    if any(path.startswith("web/") for path in changed):
        jobs["page"] = [BIN / "python", "web/build.py", "run", "--silent", "check"]
    running = {name: start(command) for name, command in jobs.items()}
    options = ["-q", "-n", "auto", "-m", "not installed", "--maxfail", "5", "--maxschedchunk", "1"]
    tests = start([BIN / "pytest", *options, *nearest(changed)], HABITABLE_SECONDS=str(SECONDS))
    failed = [name for name, process in {**running, "tests": tests}.items() if process.wait()]
    print(f"habitable: quick, {time.monotonic() - began:.0f} s{': ' if failed else ''}{', '.join(failed)}", flush=True)
    sys.exit(1 if failed else 0)


def start(command: Sequence[object], **settings: str) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "PYTHONPATH": "src", **settings}
    return subprocess.Popen([str(word) for word in command], cwd=ROOT, env=environment)


def changes() -> list[str]:
    now = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return now or git("diff", "--name-only", "HEAD~1")


def git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout.splitlines()


def nearest(changed: Sequence[str], root: Path = ROOT) -> list[str]:
    """Test files, the nearest first, each once."""
    tests = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in all_tests(root)}
    sources = [Path(path).relative_to("src/habitable") for path in changed if path.startswith("src/habitable/")]
    modules = [path for path in sources if path.suffix == ".py"]
    found = [path for path in changed if path in tests]
    found += [path for module in modules for path in tests if same_name(module, path)]
    found += [path for module in modules for path, text in tests.items() if imports(text, module)]
    folders = {folder for module in modules if (folder := folder_of(module, tests))}
    folders |= {f"{Path(path).parent.as_posix()}/" for path in changed if path.startswith("tests/")}  # helpers of tests
    folders |= {"tests/tools/" for path in changed if path.startswith("tools/")}
    found += [path for path in tests if any(path.startswith(folder) for folder in sorted(folders))]
    found += [path for path in tests if path.startswith(ALWAYS)]
    return list(dict.fromkeys(found))


def all_tests(root: Path) -> Iterator[Path]:
    return (path for path in sorted(root.glob("tests/**/test_*.py")) if "web" not in path.parts)


def folder_of(module: Path, tests: Iterable[str]) -> str | None:
    """Where its tests are: in the folder of its folder's name, or of one above."""
    above = (f"tests/{folder.as_posix()}/" for folder in module.parents if folder != Path())
    return next((folder for folder in above if any(test.startswith(folder) for test in tests)), None)


def same_name(module: Path, test: str) -> bool:
    """tests/server/test_log.py is for server/tables/log.py."""
    path = Path(test).relative_to("tests")
    return path.name == f"test_{module.stem}.py" and path.parent in module.parents


def imports(text: str, module: Path) -> bool:
    *above, name = ["habitable", *module.with_suffix("").parts]
    package = re.escape(".".join(above))
    return bool(re.search(rf"^(from|import) {package}(\.{name}\b| import .*\b{name}\b)", text, re.MULTILINE))


if __name__ == "__main__":
    main()
