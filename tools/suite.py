"""Runs one suite of `make test`: says which, how long it took, and how long all its processes kept a core busy.

python3 tools/suite.py 'tests, plain Python' pytest -q …
"""

import resource
import subprocess
import sys
import time


def main(name: str, *command: str) -> None:
    print(f"habitable: {name}", flush=True)
    began = time.monotonic()
    code = subprocess.run(command).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    worked = f"{used.ru_utime + used.ru_stime:.0f} s of a core"
    print(f"habitable: {name}, {time.monotonic() - began:.0f} s, {worked}", flush=True)
    sys.exit(code)


if __name__ == "__main__":
    main(*sys.argv[1:])
