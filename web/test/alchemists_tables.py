"""Real positions of Alchemists with what is asked there, for tests of its board: JSON out."""

from __future__ import annotations

import json
import random
import sys

import athanor
from athanor.server import wire

GAME = athanor.game("alchemists")
NAMES = GAME.actions.names
WANTED = (
    "keep", "order", "declare", "forage", "sell", "guarantee", "mix-for-sale", "buy", "debunk", "publish", "seal",
    "test", "over",
)  # fmt: skip
# Kinds of decision that are worth a look only where much can be chosen.
RICH = ("debunk", "publish", "sell", "test")


def played(seed, players):
    """A game played at random: each of its moments."""
    dice = random.Random(seed)
    state = GAME.new(players, seed)
    while not state.over:
        yield state, state.asked
        # Rather do something than decline: results make worlds.
        legal = list(state.legal(state.asked))
        lively = [action for action in legal if NAMES[action] not in ("decline", "pass", "done", "withdraw")]
        state.apply(dice.choice(lively or legal), state.asked)
    yield state, 0


def table(state):
    return {
        "view": {**state.view(0), "printed": GAME.printed(state)},
        "ask": None if state.over else wire.ask(state, 0, 1),
        "over": state.over,
    }


def tables():
    found = {}
    for seed in range(40):
        for state, seat in played(seed, 2):
            kind = "over" if state.over else state.stack[-1].kind
            lively = kind not in RICH or len(state.legal(seat)) > 3
            if seat == 0 and kind in WANTED and kind not in found and lively:
                found[kind] = table(state)
        if len(found) == len(WANTED):
            break
    return found


json.dump(tables(), sys.stdout)
