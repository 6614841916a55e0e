"""Grants: two gold at once for seals on the right ingredients, points at the end.

The tiles as the settings give them: 1 mushroom toad scorpion · 2 fern claw flower · 3 flower root scorpion feather ·
4 mushroom fern root · 5 toad claw feather.
"""

from collections import Counter
from typing import Any

import pytest

from athanor.games.alchemists.alchemicals import INGREDIENT_NAMES
from athanor.games.alchemists.settings import SETTINGS
from tests.alchemists.table import Table

rule = pytest.mark.rule


def publish(theories: str, **given: Any) -> Table:
    given = {"players": 3, "round": 3, "A": {"cubes": "publish"}, **given}
    return Table(at="publish", theories=theories, **given)


@rule("AL-387")
def test_the_five_tiles():
    assert sorted(len(grant.ingredients) for grant in SETTINGS.grants) == [3, 3, 3, 3, 4]
    assert len(SETTINGS.grants[2].ingredients) == 4
    assert set(Counter(each for grant in SETTINGS.grants for each in grant.ingredients).values()) == {2}
    assert {grant.points for grant in SETTINGS.grants} == {1, 2}
    names = {INGREDIENT_NAMES[each] for each in SETTINGS.grants[0].ingredients}
    assert names == {"scorpion", "toad", "mushroom"}, "the one that the rulebook shows"


@rule("AL-375", "AL-377")
def test_the_first_grant_needs_two_and_pays_at_once():
    t = publish("scorpion=B+:A-gold", A={"cubes": "publish", "gold": 1})
    t.do("publish toad ++", "seal gold")
    assert t.grants("A") == [1]
    assert t.gold("A") == 2


@rule("AL-376")
def test_endorsed_and_without_a_star_it_counts_as_well():
    t = publish("scorpion=B+:B-gold,A-red toad=++:B-gold", A={"cubes": "publish", "gold": 2})
    t.do("endorse toad", "seal blue")
    assert t.grants("A") == [1]
    assert t.gold("A") == 2


@rule("AL-616")
def test_everybody_sees_the_tile_and_the_gold():
    t = publish("scorpion=B+:A-gold")
    t.do("publish toad ++", "seal gold")
    for seat in ("A", "B", "C", None):
        _, args = next(said for said in t.heard(seat) if said[0] == "wins-grant")
        assert (args["seat"], args["grant"], args["gold"]) == (0, 1, 2)
        assert t.view(seat)["alchemists"][0]["grants"] == [0]
        assert [grant["left"] for grant in t.view(seat)["grants"]] == [False, True, True, True, True]


@rule("AL-378", "AL-470")
def test_points_at_the_end():
    t = Table(players=2, round=6, at="next-round", A={"grants": "1 3", "gold": 0})
    assert t.sheet("A") == {"reputation": 10, "grant 1": 2, "grant 3": 1, "gold": 0}
    assert t.points("A") == 13


@rule("AL-379")
def test_later_grants_need_three():
    t = publish("fern=R-:A-red", A={"cubes": "publish", "grants": "1"})
    t.do("publish claw B-", "seal gold")
    assert t.grants("A") == [1]
    t = publish("fern=R-:A-red claw=B-:A-red", A={"cubes": "publish", "grants": "1"})
    t.do("publish flower --", "seal gold")
    assert t.grants("A") == [1, 2]
    assert t.gold("A") == 2 - 1 + 2


@rule("AL-379")
def test_three_of_the_four_on_the_middle_tile_are_enough():
    t = publish("flower=--:A-red root=G-:A-red", A={"cubes": "publish", "grants": "1"})
    t.do("publish feather ++", "seal gold")
    assert t.grants("A") == [1, 3]


@rule("AL-380")
def test_a_grant_taken_is_gone():
    t = publish("scorpion=B+:A-gold", B={"grants": "1"})
    t.do("publish toad ++", "seal gold")
    assert t.grants("A") == []
    assert t.gold("A") == 1


@rule("AL-381", "AL-382")
def test_the_player_chooses_one_of_two_first_grants():
    """Feather with flower and with toad: two of tile 3, two of tile 5."""
    t = publish("flower=--:A-red toad=B+:A-red")
    t.do("publish feather ++", "seal gold")
    assert t.asked == "A"
    assert t.offered("grant") == ["3", "5"]
    t.do("grant 5")
    assert t.grants("A") == [5]
    assert t.gold("A") == 3
    assert [grant["left"] for grant in t.view("B")["grants"]] == [True, True, True, True, False]


@rule("AL-383")
def test_the_gold_serves_the_very_next_action():
    t = publish("scorpion=B+:A-gold", A={"cubes": "publish*2", "gold": 1})
    t.do("publish toad ++", "seal gold")
    assert t.asked == "A"
    t.do("publish fern R-", "seal red")
    assert t.gold("A") == 1


@rule("AL-384")
def test_with_a_grant_held_three_on_two_tiles_win_both():
    """Toad is on tiles 1 and 5."""
    theories = "mushroom=R+:A-red scorpion=G+:A-red claw=B-:A-blue feather=++:A-blue"
    t = publish(theories, A={"cubes": "publish", "grants": "4", "gold": 1})
    t.do("publish toad B+", "seal gold")
    assert t.grants("A") == [1, 4, 5]
    assert t.gold("A") == 4


@rule("AL-385", "AL-386")
def test_when_a_conflict_is_lifted_seals_count_again_and_grants_are_won():
    """B debunks the fern, in conflict with the scorpion: A's three on tile 3 and two on tile 1 count at once."""
    theories = "fern=++:C-gold scorpion=B+:A-red flower=--:A-red root=G-:A-blue toad=B-:A-blue"
    t = Table(
        mode="master", players=3, round=3, at="debunk", theories=theories, conflicts="fern~scorpion fern~flower",
        B={"cubes": "debunk"}, A={"gold": 0},
    )  # fmt: skip
    t.do("show fern+claw", "claim R-")
    assert t.theory("fern") is None
    assert t.asked == "A"
    assert t.offered("grant") == ["1", "3"]
    t.do("grant 1")
    assert t.grants("A") == [1, 3]
    assert t.gold("A") == 4


@rule("AL-386")
def test_the_acting_player_is_first_then_play_order():
    """Fern falls; with its conflicts go those that kept A, B and C from two seals on tile 1."""
    theories = "fern=++:C-red scorpion=B+:A-red,B-red,C-blue toad=B-:A-blue,B-blue,C-blue"
    t = Table(
        mode="master", players=3, round=3, at="debunk", theories=theories, conflicts="fern~scorpion", order="CBA",
        B={"cubes": "debunk", "gold": 0},
    )  # fmt: skip
    t.do("show fern+claw", "claim R-")
    assert t.grants("B") == [1]
    assert t.grants("A") == t.grants("C") == []
    t = Table(
        mode="master", players=3, round=3, at="debunk", conflicts="fern~scorpion", order="CBA", B={"cubes": "debunk"},
        theories="fern=++:B-red scorpion=B+:A-red,C-blue toad=B-:A-blue,C-blue",
    )  # fmt: skip
    t.do("show fern+claw", "claim R-")
    assert t.grants("C") == [1]
    assert t.grants("A") == []


@rule("AL-388")
def test_the_price_is_paid_before_the_grant_pays():
    t = publish("scorpion=B+:A-gold", A={"cubes": "publish", "gold": 0})
    assert t.legal == ["decline"]
