"""For all tests: the longest begin first, so that in the end no worker is left alone with one of them. Those in a
browser stay behind the others, though: after them no other asyncio loop can run in a process."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: ("web" in item.path.parts, item.get_closest_marker("long") is None))
