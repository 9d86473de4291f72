"""For all tests: the longest begin first, so that in the end no worker is left alone with one of them."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
