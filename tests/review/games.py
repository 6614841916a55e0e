"""Games to review, played by quick bots."""

from __future__ import annotations

import athanor
from athanor import bots
from athanor.core.record import Record
from athanor.review import Effort

QUICK = Effort(choices=4, worlds=1, batches=6, further=4, open_worlds=4)


def played(name: str, players: int, seed: int = 1, bot: str = "novice") -> Record:
    s, _ = bots.play_game(athanor.game(name), [bots.bot(bot)] * players, seed, {})
    return s.record()
