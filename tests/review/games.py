"""Games to review, played by quick bots."""

from __future__ import annotations

import athanor
from athanor import bots
from athanor.bots.seeds import derive
from athanor.core.record import Record, walk
from athanor.review import Effort

QUICK = Effort(choices=4, worlds=1, batches=6, further=4, open_worlds=4)


def played(name: str, players: int, seed: int = 1, bot: str = "novice") -> Record:
    s, _ = bots.play_game(athanor.game(name), [bots.bot(bot)] * players, seed, {})
    return s.record()


def ending(name: str, players: int, moves: int, seed: int = 1, bot: str = "novice") -> Record:
    """Such a game from the position before about its last `moves` choices."""
    whole = played(name, players, seed, bot)
    begins = len(whole.moves) - moves
    s = next(s for number, (s, _) in enumerate(walk(whole)) if number == begins)
    s = s.game.from_position(s.position())
    number = 0
    while not s.over:
        number += 1
        s.apply(bots.ask(bots.bot(bot), s, s.asked, derive(seed, "ending", number)))
    return s.record()
