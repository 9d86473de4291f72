"""Every bound has its line in docs/server.md, with the default that it really has."""

import re
from pathlib import Path

from habitable.server.bounds import Bounds

PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"


def test_every_bound_is_told_with_its_default() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## Bounds\n")[2].partition("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| (\S+) \|", section, re.MULTILINE))
    bounds = Bounds()
    assert told == {name: str(getattr(bounds, name)) for name in Bounds.__struct_fields__}
