"""What the engine says of marks in a notebook of Alchemists: what the page would send in, the answer out."""

from __future__ import annotations

import json
import sys

import athanor

body = json.load(sys.stdin)
found = athanor.game("alchemists").doubts(body["seen"], body["marks"])
json.dump(None if found is None else found._asdict(), sys.stdout)
