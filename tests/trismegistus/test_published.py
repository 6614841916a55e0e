"""What the view says about completed publications: which elementals serve each, and to whom it is said."""

import random
from collections import Counter
from typing import Any

import pytest

import athanor
from athanor.games.trismegistus.assignment import ARTIFACT, EXPERIMENT, TRACK, share_out
from athanor.games.trismegistus.scoring import completed, published, sources
from tests.trismegistus.table import Table, artifact, experiment, publication

rule = pytest.mark.rule


@rule("TR-381", "TR-382")
def test_each_completed_publication_names_what_serves_it():
    tile, done = artifact(shows="fire water"), experiment("water")
    hand = [publication("fire, water, air", 9), publication("water", 3), publication("earth", 8)]
    t = Table(A={"hand": hand, "artifacts": {1: tile}, "done": [done], "tracks": "air 12"})
    served = dict(t.view("A")["laboratories"][0]["published"])
    assert set(served) == {hand[0].id, hand[1].id}
    used = [tuple(each) for serving in served.values() for each in serving]
    assert Counter(used) == Counter(
        [(EXPERIMENT, done.id, 1), (ARTIFACT, tile.id, 0), (ARTIFACT, tile.id, 1), (TRACK, 3, 3)]
    )
    assert [element for _, _, element in served[hand[0].id]] == [0, 1, 3]
    assert t.view("B")["laboratories"][0]["published"] is None
    assert t.view(None)["laboratories"][0]["published"] is None


def test_both_elementals_of_one_kind_on_a_tile_are_used_once_each():
    twice = [(ARTIFACT, 4, 0), (ARTIFACT, 4, 0)]
    assert share_out(twice, [(7, (1, 0, 0, 0)), (8, (1, 0, 0, 0))]) == [(7, twice[:1]), (8, twice[1:])]


@pytest.mark.parametrize("players", [1, 3])
def test_at_the_end_of_any_game_the_assignment_is_possible_and_open(players):
    for seed in range(3):
        s: Any = athanor.game("trismegistus").new(players, seed)
        dice = random.Random(seed)
        while not s.over:
            s.apply(dice.choice([action for action in s.legal() if s.game.actions.name(action) != "withdraw"]))
        for seat in range(players):
            serving = published(s, seat)
            assert [card for card, _ in serving] == completed(s, seat)[1]
            for card, used in serving:
                needs = Counter(element for _, _, element in used)
                assert [needs[element] for element in range(4)] == list(s.cards.publications[card].needs)
            assert not Counter(each for _, used in serving for each in used) - Counter(sources(s, seat))
            shown = s.view(None)["laboratories"][seat]["published"]
            assert shown == [[card, [list(each) for each in used]] for card, used in serving]
