"""What the engine's own deduction finds, for test/worlds.test.ts: evidence at random and from real games, as JSON."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import athanor
from athanor.games.alchemists.alchemicals import MIX, PAIRS, POTIONS_OF_QUALITY, SIGNS, quality
from athanor.games.alchemists.notebook import knowledge
from athanor.games.alchemists.state import ASPECT, MIXED

NOT_SEEN = -1


def evidence(dice: Random) -> dict[str, Any]:
    """What somebody may have seen of a truth: aspects, demonstrations, mixes, sales, glimpses of others' mixes."""
    truth = dice.sample(range(8), 8)
    facts, triangle = [], []
    for _ in range(dice.randrange(6)):
        if dice.random() < 0.5:
            ingredient, colour = dice.randrange(8), dice.randrange(3)
            facts.append([ASPECT, ingredient, colour, SIGNS[truth[ingredient]][colour]])
        else:
            pair, potion = dice.randrange(28), dice.randrange(7)
            i, j = PAIRS[pair]
            facts.append([MIXED, pair, potion, int(MIX[truth[i]][truth[j]] == potion)])
    for _ in range(dice.randrange(9)):
        one, other = dice.sample(range(8), 2)
        made = MIX[truth[one]][truth[other]]
        potions = 1 << made
        if dice.random() < 0.3:
            wanted = dice.randrange(6)
            potions = sum(1 << each for each in POTIONS_OF_QUALITY[wanted][quality(wanted, made)])
        known = dice.choice(((one, other), (one, other), (one, NOT_SEEN), (NOT_SEEN, NOT_SEEN)))
        triangle.append([dice.randrange(2), *known, potions, 0])
    return {"facts": facts, "triangle": triangle}


def views(dice: Random, games: int) -> list[dict[str, Any]]:
    """What seats have seen in real games, as the page is sent it."""
    game = athanor.game("alchemists")
    found = []
    for seed in range(games):
        state = game.new(2 + seed % 3, seed, {"mode": ("apprentice", "master")[seed % 2]})
        while not state.over:
            legal = state.legal(state.asked)
            lively = [a for a in legal if game.actions.name(a) not in ("decline", "pass", "done", "withdraw")]
            state.apply(dice.choice(lively or legal), state.asked)
            if dice.random() < 0.04:
                view = state.view(dice.choice((None, *range(state.players))))
                found.append({"facts": view["facts"], "triangle": view["triangle"]})
    return found


def answer(seen: dict[str, Any]) -> dict[str, Any]:
    known = knowledge(seen)
    experiments = known.experiments()
    return {
        "seen": seen,
        "count": known.count,
        "grid": known.grid(),
        "impossible": known.impossible(),
        "odds": [known.odds(pair) for pair in range(28)],
        "tests": [[each.pair, float(each.left), each.bits] for each in experiments],
    }


dice = Random(11)
asked = [evidence(dice) for _ in range(70)] + views(dice, 4)
json.dump([answer(each) for each in asked], sys.stdout)
