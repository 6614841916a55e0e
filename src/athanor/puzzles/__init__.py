"""Puzzles: positions from self-play with one clearly best answer, shipped with each game and solved again by `--check`.

    for puzzle in athanor.puzzles.puzzles("spellbook"):
        state = puzzle.state()              # ordinary, to be shown to `puzzle.seat` alone by its view
        puzzle.theme, puzzle.rating         # the text `theme-<theme>` of the game; where Glicko begins
        verdict = puzzle.check("draw-2")    # an action's name: right or not, what it promised, how the game goes on
    daily("spellbook", date.today())        # the same for everybody, on every machine

puzzle     a puzzle, those of a game, the one of a day
answering  what an answer is worth, and how the game goes on after it
solving    every action weighed in re-dealt worlds; whether one is clearly best
mining     games of bots, searched for puzzles
gathering  what is kept of them: many themes, easy and hard
"""

from athanor.puzzles.answering import Verdict
from athanor.puzzles.puzzle import Option, Puzzle, daily, find, puzzles
from athanor.puzzles.words import PuzzleError

__all__ = ["Option", "Puzzle", "PuzzleError", "Verdict", "daily", "find", "puzzles"]
