"""What happened while somebody was away: the table as it was after each of the last moves, as their seat saw it then.

The game is played again from its record, so nothing has to be kept for it; a view of that moment tells no more than
its seat knew. The events stand in the log already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from athanor.core.record import beginning
from athanor.server.archive import Entry, Info
from athanor.server.loading import record, standing

# Whoever was away for longer has the log, and the replay when the game is over.
MOST_STEPS: Final = 60


def recall(info: Info, entries: Sequence[Entry], seat: int | None, after: int) -> list[dict[str, Any]]:
    """The steps after entry `after`, the oldest first: the number of each entry, and the seat's view when it stood."""
    moves = standing(info, list(entries))
    wanted = {move.number for move in moves[-MOST_STEPS:] if move.number > after}
    if not wanted:
        return []
    state = beginning(record(info, []))
    steps = []
    for move in moves:
        assert move.action is not None
        state.apply(move.action, move.seat)
        if move.number in wanted:
            steps.append({"number": move.number, "view": state.view(seat)})
    return steps
