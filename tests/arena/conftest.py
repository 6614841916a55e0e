"""Bots from outside are known to a whole process; each of these tests begins and ends without any."""

import pytest

import tests.toy  # noqa: F401  # registers the toy
from athanor.bots import outside, outside_plugins
from tests.arena.bots import KINDS


@pytest.fixture(autouse=True)
def _nobody_from_outside(monkeypatch):
    monkeypatch.setattr(outside, "_PROGRAMS", {})
    monkeypatch.setattr(outside, "_ALLOWED", [outside.USUAL_SECONDS])
    yield
    outside.close()


@pytest.fixture
def guests(monkeypatch):
    """The bots of these tests, in this process too."""
    monkeypatch.setattr(outside_plugins, "_REGISTERED", {kind.name: kind for kind in KINDS})
