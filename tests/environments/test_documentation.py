"""The examples of docs/environments.md are run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_an_example_runs_by_itself_and_says_something(block, capsys):
    exec(compile(block, str(PAGE), "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.strip()
