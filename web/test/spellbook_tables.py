"""Real positions of Spellbook with what is asked there, for tests of its board: JSON out."""

from __future__ import annotations

import json
import random
import sys

import athanor
from athanor.server import wire

GAME = athanor.game("spellbook")
NAMES = GAME.actions.names


def table(players, seed, spells, ready):
    """The first position of a game of chance that is as wanted."""
    rng = random.Random(seed)
    state = GAME.new(players, seed, {"spells": spells})
    for _ in range(3000):
        if state.over or ready(state):
            break
        state.apply(choose(state, rng))
    seat = 0
    view = {**state.view(seat), "printed": state.game.printed(state)}
    return {"view": view, "ask": None if state.over else wire.ask(state, seat, 1), "over": state.over}


def choose(state, rng):
    legal = list(state.legal())
    learn = [action for action in legal if NAMES[action].startswith("learn")]
    if learn and rng.random() < 0.8:
        return rng.choice(learn)
    if state.stack[-1].kind == "phase" and state.stack[-1].phase == 1 and rng.random() < 0.7:
        return legal[0]
    return rng.choice([action for action in legal if NAMES[action] != "pass"] or legal)


def asks(name, learnt=0, verb=""):
    def ready(state):
        legal = [NAMES[action] for action in state.legal()]
        return (
            state.to_move == 0
            and state.stack[-1].question(state).id == name
            and state.sorcerers[0].learnt() >= learnt
            and (not verb or any(action.startswith(verb) for action in legal))
        )

    return ready


TABLES = {
    "dawn": table(3, 4, "classic", asks("ask-phase-0", 2, "use")),
    "midday": table(2, 1, "classic", asks("ask-phase-1", 2)),
    "dusk": table(3, 4, "classic", asks("ask-phase-2", 2, "learn")),
    "solo": table(1, 2, "classic", asks("ask-dummy", 2)),
    "alone": table(1, 2, "blaze,sharing,purification,offering,clone,mirage,abundance", asks("ask-dummy", 2)),
    "four": table(4, 2, "classic", asks("ask-phase-0", 3)),
    "end": table(2, 3, "classic", lambda state: False),
}

json.dump(TABLES, sys.stdout)
