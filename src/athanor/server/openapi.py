"""`python -m athanor.server.openapi` writes the description of the API; the page's types come from it."""

from __future__ import annotations

import json
import sys

from athanor.server.app import make_app
from athanor.server.settings import Settings

if __name__ == "__main__":
    json.dump(make_app(Settings()).openapi(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")
