"""Curios: a small game of hidden cards, secret bids and reactions.

It exists for the tests alone. The games of the house prove the contract with what they have; this one has what they
may lack, so that the core is proven whole: hands that others do not see, a deck of secrets, bids made at the same
time, reactions to reactions, options of every kind. Importing the package registers the game as "toy".
"""

from __future__ import annotations

from typing import Final

import athanor
from tests.toy.rules import CuriosGame

GAME: Final = CuriosGame()
athanor.register(GAME)
