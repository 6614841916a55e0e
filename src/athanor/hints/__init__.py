"""Hints in play: the best choices of whoever is asked, what each promises, and why, in facts of the game.

    found = athanor.hint(state, seat)
    found.choices[0].actions        # names, as in a record: a whole decision, not one click
    found.choices[0].share          # of the victory, give or take `doubt`
    found.choices[0].why            # messages, sentences of the game's own (`games/<game>/facts.py`)
    found.plain()                   # the same as data for JSON

Only what the seat may know goes in: for any two tables that look alike to it the hint is the same, to the last digit.
What it costs is counted in simulations, so the same table always gets the same hint.
"""

from athanor.hints.hint import Hint, Suggestion, hint
from athanor.hints.words import HintError

__all__ = ["Hint", "HintError", "Suggestion", "hint"]
