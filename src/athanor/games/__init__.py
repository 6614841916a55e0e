"""The games, one folder each. Importing a game's package registers it."""

# Not compiled: it runs once.

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load_all() -> None:
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}")
