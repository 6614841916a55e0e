"""`python -m athanor` is the same as `athanor`."""

from __future__ import annotations

import sys

from athanor.cli.main import main

sys.exit(main())
