"""A plug-in for other processes (ATHANOR_PLUGINS): the bots of the arena's tests, and the toy.

Not for the process of the tests itself, where others would find these bots in their lists.
"""

import tests.toy  # noqa: F401  # registers the toy
from athanor import bots
from tests.arena.bots import KINDS

for kind in KINDS:
    bots.register(kind)
