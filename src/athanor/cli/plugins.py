"""Games and bots from outside this package: modules that register them when they are imported."""

from __future__ import annotations

from importlib import import_module

from athanor.cli.arguments import words
from athanor.cli.words import CliError


def load_plugins(listed: str) -> None:
    for name in words(listed):
        try:
            import_module(name)
        except Exception as broken:  # somebody else's code: whatever it is, the person gets a sentence
            raise CliError("plugin-broken", plugin=name, detail=f"{type(broken).__name__}: {broken}") from broken
