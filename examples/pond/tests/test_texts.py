"""The three languages have the same texts."""

import re
from pathlib import Path

import pytest

import pond

LOCALE = Path(pond.__file__).parent / "locale"


def keys(language: str) -> dict[str, set[str]]:
    """The texts, and the arguments of each."""
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^(pond-[a-z-]+) =((?:.*\n(?: .*\n)*))", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", words)) for key, words in found}


@pytest.mark.parametrize("language", ["pl", "he"])
def test_every_text_exists_with_the_same_arguments(language: str) -> None:
    assert len(keys("en")) > 20
    assert keys(language) == keys("en")
