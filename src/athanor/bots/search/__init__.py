"""Search: bots that look ahead in worlds dealt anew from what their seat may know.

`halving.py` the search over a network · `search.py` the one in a tree, for games without a network · `tree.py` what it
remembers of the moves it tried · `dealing.py` the worlds it plays in · `evaluators.py` what it asks about a position ·
`characters.py` characters · `limits.py` when to stop · `bot.py` the bots.
"""

from athanor.bots.search.bot import Grandmaster, Searcher
from athanor.bots.search.characters import CHARACTERS
from athanor.bots.search.limits import Limits
from athanor.bots.search.search import Search

__all__ = ["CHARACTERS", "Grandmaster", "Limits", "Search", "Searcher"]
