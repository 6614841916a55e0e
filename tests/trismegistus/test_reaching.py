"""How far play reaches: what no simple player ever comes to, no game played for a test would exercise."""

from __future__ import annotations

from typing import ClassVar

import pytest

from athanor import State, bots
from athanor.games.trismegistus.experiments import FITTING, gap_of
from athanor.games.trismegistus.state import Trismegistus
from tests.trismegistus.table import GAME

WANTED = {"top", "every colour", "masterpiece", "chameleon", "redraft"}


class Ambitious(bots.Bot):
    """Plays by the hand-made policy with slips, and wants to get on with one track and with the masterpiece."""

    name: ClassVar[str] = "ambitious"

    def choose(self, world: State, seat: int, seed: int) -> int:
        if seed % 12 == 0:
            return world.legal(seat)[seed // 12 % len(world.legal(seat))]
        worths = []
        for action, weight in zip(world.legal(seat), world.heuristic(seat), strict=True):
            s = world.clone()
            s.apply(action, seat)
            assert isinstance(s, Trismegistus)
            worths.append((weight + ambition(s, seat), action))
        return max(worths)[1]


def ambition(s: Trismegistus, seat: int) -> float:
    lab = s.labs[seat]
    highest = 1.5 * max(lab.tracks)
    if lab.masterpiece < 0:
        return highest + 25
    held = lab.cubes[:]
    missing = 0
    for asked in s.cards.experiments[lab.masterpiece].cost:
        fitting = next((cube for cube in FITTING[asked] if held[cube]), -1)
        missing += fitting < 0
        if fitting >= 0:
            held[fitting] -= 1
    return highest - missing - 0.7 * gap_of(s, seat, lab.masterpiece)


def reached(players: int, seed: int) -> set[str]:
    """What came up in one game."""
    s = GAME.new(players, seed, {})
    assert isinstance(s, Trismegistus)
    found = set()
    bought: list[set[int]] = [set() for _ in range(players)]
    number = 0
    while not s.over:
        seat, number = s.waiting[0], number + 1
        action = bots.ask(Ambitious(), s, seat, number)
        name, lab = GAME.actions.name(action), s.labs[seat]
        if name.startswith("draft") and lab.face >= 0:
            found.add("redraft")
        elif name.startswith("chameleon"):
            found.add("chameleon")
        elif name.startswith("artifact"):
            bought[seat].add(lab.colour)
        elif name == "perform masterpiece":
            found.add("masterpiece")
        s.apply(action, seat)
    if any(len(colours) == 3 for colours in bought):
        found.add("every colour")
    if any(12 in lab.tracks for lab in s.labs):
        found.add("top")
    return found


@pytest.mark.rule("TRC-040")
def test_simple_players_reach_every_corner_of_the_game():
    seen: set[str] = set()
    for seed in range(16):
        seen |= reached(2, seed)
        if seen == WANTED:
            break
    assert seen == WANTED
