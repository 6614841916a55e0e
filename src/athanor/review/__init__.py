"""Reviews of finished games: how well each decision was made, and what came of luck.

steps     the record cut into whole decisions
judge     what share of the victory each line of the score may expect, and how likely each action is
choices   the ways in which a decision can be made
trials    choices played in re-dealt worlds until the game is at rest
losses    what a choice lost against the best one, with its interval
grades    grades, accuracy, phases
lines     how the game might have gone on after a choice
curve     what everybody could expect, step by step
report    all of it as data
reviewing the review of a record
overlooked  the same question about one action, for whoever sits beside a player
"""

from athanor.review.overlooked import Overlooked, overlooked
from athanor.review.report import Review
from athanor.review.reviewing import Effort, begin_review, review

__all__ = ["Effort", "Overlooked", "Review", "begin_review", "overlooked", "review"]
