"""What the finished games of one person amount to: results, progress, favourite mistakes; and the games themselves.

    games = [Played(…), …]                  # one for each finished game, from whoever keeps them
    results(games, by_opponent)             # also by_game, by_players, by_lineup
    progress(games), phases(games)          # accuracies of reviewed games, their mean over the last ones; by third
    favourite_mistakes(games)               # kinds of mistakes, the dearest first, with examples
    csv_of(games), decisions_csv_of(games)  # to take along, with
    archive_of(records)

played    a finished game as its player has it
results   games and victories by whatever one likes
progress  accuracy in time
mistakes  what is chosen where something else was better
export    tables of games and decisions, and the records
"""

from athanor.statistics.export import archive_of, csv_of, decisions_csv_of
from athanor.statistics.mistakes import Habit, favourite_mistakes
from athanor.statistics.played import Played, lineup_of
from athanor.statistics.progress import Progress, phases, progress
from athanor.statistics.results import Row, by_game, by_lineup, by_opponent, by_players, results

__all__ = [
    "Habit", "Played", "Progress", "Row", "archive_of", "by_game", "by_lineup", "by_opponent", "by_players", "csv_of",
    "decisions_csv_of",
    "favourite_mistakes", "lineup_of", "phases", "progress", "results",
]  # fmt: skip
