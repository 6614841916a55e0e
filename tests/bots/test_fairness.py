"""Nothing that a seat cannot know changes what its bot does: the audit of `tools/fairness.py` with few decisions."""

from functools import cache

import pytest

import athanor
import tests.toy  # noqa: F401  # registers the toy
from athanor import bots
from athanor.core.state import State
from athanor.nn.late import evaluator_of
from tools.fairness import Decision, audit, audit_network, decisions

GAMES = ("spellbook", "alchemists", "trismegistus", "toy")
DEALS = 2
SIMULATIONS = 4
MANY, ONE_IN = 12, 5  # decisions, and how many of them are put to those that search
# A bot that searches asks the clock, unless its simulations are counted.
SEARCHING = [f"{name}@{SIMULATIONS}" for name in bots.levels()[-1].bots()]
OTHERS = [name for name in bots.names() if f"{name}@{SIMULATIONS}" not in SEARCHING]


@cache
def given(game: str) -> list[Decision]:
    return list(decisions(athanor.game(game), MANY))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [*OTHERS, *SEARCHING])
def test_a_bot_plays_the_same_whatever_is_hidden(name, game):
    slow = name in SEARCHING or evaluator_of(athanor.game(game)) is None
    for one in given(game)[:: ONE_IN if slow else 1]:
        found = audit(bots.bot(name), one, DEALS)
        assert (found.decisions, found.deals, found.choices, found.evaluations) == (1, DEALS, 0, 0)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_a_network_expects_the_same_whatever_is_hidden(game):
    for one in given(game):
        found = audit_network(one, DEALS)
        assert (found.deals, found.choices, found.evaluations) == (DEALS, 0, 0)


@pytest.mark.parametrize("game", ["alchemists", "trismegistus"])
def test_the_audit_deals_otherwise(game):
    random = bots.bot("random")
    assert all(audit(random, one, DEALS).other_deals == DEALS for one in given(game))


class Peeking(bots.Bot):
    """Looks at the chance of the world it was given."""

    name = "peeking"

    def choose(self, world: State, seat: int, seed: int) -> int:
        legal = world.legal(seat)
        return legal[world.rng % len(legal)]


def test_the_audit_notices_a_bot_that_looks_at_what_it_should_not():
    found = [audit(Peeking(), one, 8) for one in given("spellbook")]
    assert sum(one.choices for one in found) > len(found)
