"""Which build of the engine is being tested: plain Python, or the compiled one (`make test-fast`)."""

import os

import pytest

COMPILED = os.environ.get("ATHANOR_BUILD") == "fast"
plain_only = pytest.mark.skipif(
    COMPILED, reason="replaces a part of the engine while it runs, which the compiled one does not allow"
)
