"""Its tracker corrected by hand: at a real table somebody may have moved a marker that nobody typed in."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.botmegistus.sitting import Line, Sitting
from athanor.games.trismegistus.botmegistus.table import TRACKS
from athanor.games.trismegistus.botmegistus.typed import field, numbers, read_levels, refuse

MOST_HELD: Final = 99
HELD: Final = ("gold", "ethereal", "points")


def correct(s: Sitting, wanted: Any) -> None:
    """`{"gold", "ethereal", "points", "levels"}` as they really are; what changed is told, and can be undone."""
    held = numbers([field(wanted, key) for key in HELD], len(HELD), 0, MOST_HELD)
    if held is None:
        raise refuse("beside-correction", most=MOST_HELD)
    levels = read_levels(field(wanted, "levels"))
    tracker = s.tracker
    before = [tracker.gold, tracker.ethereal, tracker.points]
    lines = [
        changed(f"beside-now-{HELD[at]}", before[at], held[at]) for at in range(len(HELD)) if held[at] != before[at]
    ]
    for track in range(TRACKS):
        if levels[track] != tracker.levels[track]:
            lines.append(changed("beside-now-level", tracker.levels[track], levels[track], bot_track=track))
    if not lines:
        raise refuse("beside-correct-already")
    tracker.gold, tracker.ethereal, tracker.points = held
    tracker.levels = levels
    s.tell(Message("beside-corrected"), lines)


def changed(id: str, before: int, after: int, **more: Arg) -> Line:
    return Line("Note", Message(id, {"before": before, "after": after, **more}))
