"""`make quick` holds the contract against a sample: the first game for each number of players."""

from pathlib import Path

import pytest

from athanor.testing.journey import Case

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        case = (
            item.callspec.params.get("case")
            if isinstance(item, pytest.Function) and hasattr(item, "callspec")
            else None
        )
        if isinstance(case, Case) and case.seed != 0 and item.path.parent == HERE:
            item.add_marker("slow")
