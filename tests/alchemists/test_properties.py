"""What must hold at every decision of every game, seen in random games of all sizes, in both modes and in mixtures.

The counts are made here a second time, from the rules alone; and whoever only listens can tell everything that is
public. (That nobody can tell more: test_secrets.py.)
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from athanor import Message, redact
from athanor.games.alchemists.alchemicals import MIX, PAIRS
from athanor.games.alchemists.components import SEAL_COPIES, SEAL_KINDS
from athanor.games.alchemists.state import Alchemists
from tests.alchemists.offers import foreign
from tests.alchemists.random_games import GAMES, games, journey, states

rule = pytest.mark.rule

CUBES = {2: 6, 3: 5, 4: 4}


# ---------------------------------------------------------------- nothing else is offered


@rule("AL-654")
@games
def test_nothing_is_offered_that_does_not_belong_to_the_question(players, seed):
    for s in states(players, seed):
        assert foreign(s) == []


# ---------------------------------------------------------------- nothing is lost


@rule("AL-061", "AL-063")
@games
def test_forty_ingredients_and_twenty_two_favors(players, seed):
    for s in states(players, seed):
        cards = [*s.deck, *s.discard, *s.row, *s.cauldron, *(c for one in s.alchemists for c in one.hand + one.aside)]
        assert sorted(cards) == list(range(40))
        favors = [*s.favor_deck, *s.favor_discard, *s.custodians, *s.at_once]
        favors += [c for one in s.alchemists for c in one.favors]
        assert sorted(favors) == list(range(22))
        assert len(s.row) <= 5


@rule("AL-066", "AL-069")
@games
def test_cubes_and_seals(players, seed):
    for s in states(players, seed):
        for seat, one in enumerate(s.alchemists):
            full = 3 if s.round == 1 else CUBES[players]
            cubes = one.free + sum(one.placed) + one.unused + one.hospital
            assert full <= cubes <= full + 4, "never more than four assistants"
            assert cubes == full + s.extra[seat]
            placed = Counter(seal % SEAL_KINDS for seals in s.seals for seal in seals if seal // SEAL_KINDS == seat)
            for kind, copies in enumerate(SEAL_COPIES):
                assert one.seals[kind] + one.lost[kind] + placed[kind] == copies
        for seals in s.seals:
            owners = [seal // SEAL_KINDS for seal in seals]
            assert len(set(owners)) == len(owners) <= 3


@rule("AL-003", "AL-358", "AL-380")
@games
def test_theories_grants_artifacts_and_tiles(players, seed):
    for s in states(players, seed):
        tokens = [token for token in s.theories if token >= 0]
        assert len(set(tokens)) == len(tokens)
        for at, mask in enumerate(s.conflicts):
            others = [other for other in range(8) if mask >> other & 1]
            assert all(s.conflicts[other] >> at & 1 and s.theories[other] >= 0 for other in others)
            assert not others or s.theories[at] >= 0
            assert not others or any(s.mode("debunking", seat) for seat in range(players))
        grants = [grant for one in s.alchemists for grant in one.grants]
        assert sorted(grants + [grant for grant in range(5) if s.grants_left >> grant & 1]) == list(range(5))
        owned = [number for one in s.alchemists for number in one.artifacts]
        assert len(set(owned)) == len(owned)
        assert not set(owned) & {number for level in s.artifacts for number in level}
        assert sorted([*s.adventurers, s.removed]) == list(range(6))
        assert sorted(s.truth) == list(range(8))
        assert all(one.gold >= 0 and one.reputation >= 1 for one in s.alchemists)


@rule("AL-038", "AL-389")
@games
def test_every_answer_is_that_of_the_truth(players, seed):
    """Nothing that was noted is false, at the end as at any time before."""
    _, end = journey(players, seed)
    for result in end.results:
        assert result.potions >> MIX[end.truth[result.one]][end.truth[result.other]] & 1
    for kind, one, two, three in end.facts:
        if kind:
            i, j = PAIRS[one]
            assert (MIX[end.truth[i]][end.truth[j]] == two) == bool(three)


def test_the_games_have_all_there_is_to_see():
    """Otherwise the tests of this file would prove less than they say."""
    told = Counter(event.name for players, seed in GAMES for step in journey(players, seed)[0] for event in step.events)
    assert set(told) >= {
        "keeps-favor", "takes-order", "draws-paralysed", "declares", "plays-favor", "on-top", "declines", "forages",
        "transmutes", "bids", "sells", "buys", "asks-aspect", "demonstrates-yes", "demonstrates-no", "debunk-fails",
        "debunks", "shows-seal", "conflict", "publishes", "endorses", "wins-grant", "tests", "drinks", "thinks",
        "hospital", "paralysed", "exhibits", "exhibit-fails", "peeks", "spares", "ingredients-reshuffled",
    }  # fmt: skip


# ---------------------------------------------------------------- what is public is told


class Listener:
    """Keeps the public accounts from what a spectator hears, and from nothing else."""

    MIXES = ("sells", "tests", "drinks", "exhibits", "exhibit-fails")

    def __init__(self, s: Alchemists) -> None:
        self.gold = [2] * s.players
        self.reputation = [10] * s.players
        self.ingredients = [len(one.hand) for one in s.alchemists]
        self.favors = [2] * s.players
        self.artifacts: list[list[int]] = [[] for _ in range(s.players)]
        self.theories: dict[int, tuple[int, list[int]]] = {}

    def hear(self, message: Message) -> None:
        name, args = message.id.removesuffix("-hidden"), dict(message.args)
        seat: Any = args.get("seat", 0)
        gold: Any = args.get("gold", 0)
        count: Any = args.get("count", 0)
        if name in ("gains-gold", "transmutes", "wins-grant", "exchanges-favors"):
            self.gold[seat] += gold
        if name in ("pays", "buys", "pays-author"):
            self.gold[seat] -= gold
        if name == "pays-author":
            author: Any = args["author_seat"]
            self.gold[author] += gold
        self.reputation[seat] += count * ((name == "gains-reputation") - (name == "loses-reputation"))
        self.ingredients[seat] += count * (name == "draws-ingredients") - 2 * (name in self.MIXES)
        self.ingredients[seat] += (name in ("forages", "spares")) - (name in ("discards", "transmutes"))
        self.favors[seat] += count * (name == "draws-favors") - (name in ("keeps-favor", "plays-favor"))
        if name == "exchanges-favors":
            self.favors[seat] = 0
        if name == "buys":
            self.artifacts[seat].append(int(str(args["artifact"])))
        if name in ("publishes", "endorses"):
            ingredient: Any = args["ingredient"]
            alchemical: Any = args["alchemical"]
            old = self.theories.get(ingredient, (alchemical, []))
            self.theories[ingredient] = (alchemical, sorted([*old[1], seat]))
        if name == "theory-falls":
            del self.theories[int(str(args["ingredient"]))]


@rule("AL-077", "AL-087")
@games
def test_whoever_only_listens_can_tell_what_is_public(players, seed):
    steps, end = journey(players, seed)
    book = Listener(steps[0].before)
    for step, following in zip(steps, [*(step.before for step in steps[1:]), end], strict=True):
        for message in redact(step.events, None):
            book.hear(message)
        seen = following.view(None)
        # Of two herbalists drawn together the second has left the hand, but is played only when its turn comes.
        herbs = any(frame.kind == "herbs" for frame in following.stack)
        # What is thought over stays in the cauldron until the cap is done.
        thinking = any(frame.kind == "think" for frame in following.stack)
        for seat, one in enumerate(seen["alchemists"]):
            assert one["gold"] == book.gold[seat], step.name
            assert one["reputation"] == book.reputation[seat], step.name
            thought = len(following.cauldron) if thinking and seat == following.brewer else 0
            assert one["ingredients"] + thought == book.ingredients[seat], step.name
            if not herbs:
                assert one["favors"] == book.favors[seat], step.name
            assert sorted(one["artifacts"]) == sorted(book.artifacts[seat])
        for ingredient, theory in enumerate(seen["theories"]):
            if theory is None:
                assert ingredient not in book.theories
            else:
                owners = sorted(owner for owner, _ in theory["seals"])
                assert (theory["alchemical"], owners) == book.theories[ingredient]
