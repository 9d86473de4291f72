"""The command `habitable`, also as `python -m habitable`.

Everything else is imported only when it runs: worker processes import this module too, and should start fast.
"""

import sys

STOPPED = 130  # what shells expect after Ctrl-C


def main() -> None:
    try:
        from habitable.cli import main as run

        run()
    except KeyboardInterrupt:  # so early that nobody else could say so
        sys.exit(STOPPED)


if __name__ == "__main__":
    main()
