"""Which build of the engine is being tested: plain Python, or the compiled one (`make test-fast`)."""

import os

import pytest

COMPILED = os.environ.get("ATHANOR_BUILD") == "fast"
plain_only = pytest.mark.skipif(
    COMPILED, reason="replaces a part of the engine while it runs, which the compiled one does not allow"
)


def fields_of(kind: type) -> list[str]:
    """The attributes of a slotted class; the compiler keeps them under a name of its own."""
    return sorted(getattr(kind, "__mypyc_attrs__" if COMPILED else "__slots__"))
