"""Tests of the terminal leave no trace on the machine, and do not depend on whose it is."""

import pytest


@pytest.fixture(autouse=True)
def _nobodys_machine(tmp_path, monkeypatch):
    for name in ("ATHANOR_LANG", "ATHANOR_PLUGINS", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path))
    monkeypatch.setenv("ATHANOR_DEBUG", "1")  # a fault of the program shows where it is
