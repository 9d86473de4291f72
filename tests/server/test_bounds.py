"""Every bound has its line in docs/server.md, with the default that it really has."""

import re
from pathlib import Path

from habitable.server.protocol.bounds import Bounds, Rate

PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"


def written(value: object) -> str:
    if isinstance(value, Rate):
        return f"[{value.burst:g}, {value.each_second:g}]"
    return f"{value:.10g}" if isinstance(value, float) else str(value)


def test_every_bound_is_told_with_its_default() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## Bounds\n")[2].partition("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", section, re.MULTILINE))
    bounds = Bounds()
    assert told == {name: written(getattr(bounds, name)) for name in Bounds.__struct_fields__}
