"""Search: bots that look ahead in worlds dealt anew from what their seat may know.

`search.py` the search itself · `tree.py` what it remembers of the moves it tried · `dealing.py` the worlds it plays
in · `playing.py` how a game goes on in its head, and what a position is worth · `taste.py` characters · `limits.py`
when to stop · `manner.py` the numbers that make a level · `bot.py` the bots.
"""

from athanor.bots.search.bot import Adept, Master, Searcher
from athanor.bots.search.limits import Limits
from athanor.bots.search.manner import Manner
from athanor.bots.search.search import Search
from athanor.bots.search.taste import CHARACTERS

__all__ = ["CHARACTERS", "Adept", "Limits", "Manner", "Master", "Search", "Searcher"]
