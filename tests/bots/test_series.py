"""Series of games: nobody keeps the better seat, and the same seed gives the same games."""

import pytest

import athanor
import tests.toy  # noqa: F401  # registers the toy
from athanor import bots
from athanor.core.state import State
from tests.builds import plain_only


class Watcher(bots.Bot):
    """Passes whenever it may, and remembers where it sat."""

    name = "watcher"

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, world: State, seat: int, seed: int) -> int:
        if not self.seats or self.seats[-1] != seat:
            self.seats.append(seat)
        return bots.bot("random").choose(world, seat, seed)


def test_everybody_sits_everywhere():
    watcher = Watcher()
    three = [watcher, bots.bot("random"), bots.bot("random")]
    list(bots.play_series(athanor.game("toy"), three, 6, 1, {}))
    assert watcher.seats == [0, 1, 2, 0, 1, 2]


def results(seed: int) -> list[tuple[list[int], list[int], int]]:
    pair = [bots.bot("heuristic"), bots.bot("random")]
    found = bots.play_series(athanor.game("spellbook"), pair, 3, seed, {"spells": "set-2"})
    return [(outcome.scores, outcome.winners, outcome.decisions) for outcome in found]


def test_the_same_seed_gives_the_same_games():
    assert results(1) == results(1)
    assert results(1) != results(2)


def test_the_automatic_opponent_has_the_last_line():
    outcome = next(bots.play_series(athanor.game("spellbook"), [bots.bot("random")], 1, 1, {}))
    assert len(outcome.scores) == 2
    assert len(outcome.statistics) == 1
    assert outcome.winners in ([0], [1], [])


class Idle(bots.Bot):
    """Never does anything it can leave."""

    name = "idle"

    def choose(self, world: State, seat: int, seed: int) -> int:
        return world.legal(seat)[0]  # the first choice of a phase is to pass


@plain_only
def test_bots_that_never_finish_are_stopped_with_a_sentence(monkeypatch):
    monkeypatch.setattr("athanor.bots.series.LONGEST_GAME", 300)
    with pytest.raises(bots.BotError) as stopped:
        list(bots.play_series(athanor.game("spellbook"), [Idle(), Idle()], 1, 1, {}))
    assert "after 300 decisions" in str(stopped.value)
