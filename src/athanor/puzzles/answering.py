"""What an answer to a puzzle is worth, and how the game goes on after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from athanor.puzzles.words import PuzzleError
from athanor.review.judge import Judge
from athanor.review.lines import Line, line_after

if TYPE_CHECKING:
    from athanor.puzzles.puzzle import Puzzle

AS_GOOD: Final = 0.01  # of a victory: what is no further behind the best counts as best
SEED: Final = 1


class Verdict:
    """`share`: what the answer promised; None for one that is hardly ever played, which is wrong.

    `line`: how the game goes on after the answer, its refutation if it is wrong; `solution`: after the best one.
    """

    __slots__ = ("best", "line", "loss", "right", "share", "solution")

    def __init__(self, right: bool, share: float | None, loss: float | None, best: str) -> None:
        self.right = right
        self.share = share
        self.loss = loss  # of a victory, against the best
        self.best = best
        self.line: Line = []
        self.solution: Line = []

    def plain(self) -> dict[str, Any]:
        return {
            "right": self.right,
            "share": self.share,
            "loss": self.loss,
            "best": self.best,
            "line": plain_line(self.line),
            "solution": plain_line(self.solution),
        }


def plain_line(line: Line) -> list[dict[str, Any]]:
    return [{"seat": seat, "action": action, "label": label.plain()} for seat, action, label in line]


def check(puzzle: Puzzle, action: str) -> Verdict:
    """`action`: the name of one that is allowed there."""
    s = puzzle.state()
    number = s.game.actions.ids.get(action, -1)
    if number not in s.legal(puzzle.seat):
        raise PuzzleError("puzzle-not-allowed", action=action)
    best = puzzle.options[0]
    chosen = next((option for option in puzzle.options if option.action == action), None)
    loss = None if chosen is None else best.share - chosen.share
    found = Verdict(loss is not None and loss <= AS_GOOD, None if chosen is None else chosen.share, loss, best.action)
    judge = Judge(s.game, SEED)
    found.line = line_after(judge, s, puzzle.seat, [number])
    found.solution = line_after(judge, s, puzzle.seat, [s.game.actions.id(best.action)])
    return found
