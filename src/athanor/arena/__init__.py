"""The arena: bots measured against each other, with luck and seats cancelled out as far as they can be.

plan        which games are played: all line-ups, each deal once in every rotation of the seats
match       one game of the plan, as plain numbers
luck        what chance gave each line of a game
adjusted    results less their luck, with their interval
workers     processes that are handed work, and replaced when they die
executors   where the games are played: here, in processes, or on a Ray cluster; the results are the same
ledger      the results in a file, so that a run that was stopped goes on where it was
standing    all results added up: shares, head to head, time for thinking
sequential  a test that stops the run as soon as it is decided
ratings     strengths on one scale, with their intervals
"""

from athanor.arena.executors import Executor, Here, Pool
from athanor.arena.ledger import Ledger
from athanor.arena.match import Result, Work, play
from athanor.arena.plan import Match, Plan
from athanor.arena.standing import Standing
from athanor.arena.words import ArenaError

__all__ = [
    "ArenaError",
    "Executor",
    "Here",
    "Ledger",
    "Match",
    "Plan",
    "Pool",
    "Result",
    "Standing",
    "Work",
    "play",
]
