"""Runs one suite of `make test`: says which, and how long it took.

python3 tools/suite.py 'tests, plain Python' pytest -q …
"""

import subprocess
import sys
import time


def main(name: str, *command: str) -> None:
    print(f"habitable: {name}", flush=True)
    began = time.monotonic()
    code = subprocess.run(command).returncode
    print(f"habitable: {name}, {time.monotonic() - began:.0f} s", flush=True)
    sys.exit(code)


if __name__ == "__main__":
    main(*sys.argv[1:])
