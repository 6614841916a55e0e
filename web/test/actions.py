"""The names of all actions of a game, for tests of the page: the game's id as JSON in, JSON out."""

from __future__ import annotations

import json
import sys

import athanor

json.dump(athanor.game(json.load(sys.stdin)).actions.names, sys.stdout)
