"""The page about the messages is made from their types."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_of_messages_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "wire.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
