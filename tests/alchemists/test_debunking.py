"""Debunking as an apprentice, and what follows when a theory falls, in both modes.

In all tables the truth is that of DEMO: the scorpion is G+, so a theory that it is B+ is wrong in red and green.
"""

from typing import Any

import pytest

from tests.alchemists.table import Table

rule = pytest.mark.rule

SCORPION = "scorpion=B+:A-green,B-red,C-gold"


def debunk(theories: str = SCORPION, **given: Any) -> Table:
    """Three apprentices in round 3, each with one Debunk action."""
    given = {"round": 3, "order": "ABC", **given}
    for seat in "ABC":
        given[seat] = {"cubes": "debunk", **given.get(seat, {})}
    return Table(players=3, at="debunk", theories=theories, **given)


# ---------------------------------------------------------------- asking for an aspect


@rule("AL-279", "AL-281")
def test_the_true_sign_is_shown_to_all_and_agreement_is_a_failure():
    t = debunk()
    t.do("debunk scorpion blue")
    for seat in ("A", "B", "C", None):
        _, args = next(said for said in t.heard(seat) if said[0] == "asks-aspect")
        assert (args["seat"], args["ingredient"], args["colour"], args["sign"]) == (0, 6, 2, 1)
    assert t.rep("A") == 9
    assert t.theory("scorpion") == ("B+", {"A": "green", "B": "red", "C": "gold"})
    assert t.view("B")["theories"][6]["alchemical"] == 1
    assert "shows-seal" not in t.told()


@rule("AL-281")
@pytest.mark.parametrize(("before", "after"), [(6, 6), (10, 9), (14, 12), (18, 15), (1, 1)])
def test_a_failure_costs_one_with_the_zone(before, after):
    t = debunk(A={"rep": before})
    t.do("debunk scorpion blue")
    assert t.rep("A") == after


@rule("AL-280")
def test_only_ingredients_with_a_theory():
    t = debunk()
    assert {name.partition(" ")[0] for name in t.offered("debunk")} == {"scorpion"}
    assert "theory" in t.refuses("debunk toad red")


@rule("AL-282")
def test_the_opposite_sign_debunks_through_that_colour():
    t = debunk()
    t.do("debunk scorpion green")
    assert t.theory("scorpion") is None
    assert t.events("debunks")[0].args["colour"] == 1
    assert t.rep("A") == 12


@rule("AL-283")
def test_a_failed_attempt_does_not_protect_the_theory():
    t = debunk()
    t.do("debunk scorpion blue", "debunk scorpion green")
    assert t.theory("scorpion") is None
    assert (t.rep("A"), t.rep("C")) == (9, 5)


@rule("AL-044", "AL-284")
def test_no_ingredients_are_used():
    t = debunk()
    before = t.discards
    t.do("debunk scorpion green")
    assert t.hand("A") == []
    assert t.discards == before


@rule("AL-285")
@pytest.mark.parametrize("colour", ["blue", "green"])
def test_everybody_knows_the_sign_whether_it_was_a_success_or_not(colour):
    t = debunk()
    assert t.view(None)["facts"] == []
    t.do(f"debunk scorpion {colour}")
    assert len(t.view("B")["facts"]) == 1
    assert t.view("A")["facts"] == t.view("B")["facts"] == t.view("C")["facts"] == t.view(None)["facts"]


@rule("AL-286", "AL-353")
def test_own_theories_may_be_attacked_too():
    t = debunk("scorpion=B+:A-green toad=++:B-gold,A-red fern=G-:C-gold")
    assert {name.partition(" ")[0] for name in t.offered("debunk")} == {"scorpion", "toad", "fern"}
    t = debunk("scorpion=B+:A-green", A={"cubes": "debunk publish"})
    t.do("debunk scorpion green")
    assert t.asked == "A"
    assert t.can("publish scorpion G+")


@rule("AL-128", "AL-287")
@pytest.mark.parametrize("number", [2, 3])
def test_without_a_theory_one_can_only_decline(number):
    t = Table(players=2, round=number, at="debunk", A={"cubes": "debunk"})
    assert t.legal == ["decline"]
    t.do("decline")
    assert t.unused("A") == 1


@rule("AL-288")
def test_what_is_known_already_may_be_asked_again_and_fails_again():
    t = debunk(B={"rep": 10})
    t.do("debunk scorpion blue")
    assert t.can("debunk scorpion blue")
    t.do("debunk scorpion blue")
    assert (t.rep("A"), t.rep("B")) == (9, 9)


# ---------------------------------------------------------------- the consequences


@rule("AL-289")
@pytest.mark.parametrize(("number", "artifacts", "gain"), [(3, "", 2), (3, "robe", 3), (5, "robe", 3), (6, "robe", 2)])
def test_the_reward(number, artifacts, gain):
    t = debunk("scorpion=B+:B-gold", round=number, A={"artifacts": artifacts})
    t.do("debunk scorpion red")
    assert t.rep("A") == 10 + gain


@rule("AL-290")
def test_ingredient_and_alchemical_are_free_again():
    t = debunk("scorpion=B+:B-gold", C={"cubes": "publish"}, B={"cubes": ""})
    t.do("debunk scorpion red").until("publish")
    assert t.asked == "C"
    assert t.can("publish scorpion R-")
    assert t.can("publish toad B+")
    assert t.can("publish scorpion B+")


@rule("AL-291", "AL-297", "AL-612")
def test_all_seals_are_turned_up_for_everybody_and_leave_the_game():
    t = debunk("scorpion=B+:A-red,B-gold")
    assert not any(sum(one["lost"]) for one in t.view("C")["alchemists"])
    t.do("debunk scorpion green")
    shown = {(event.args["seat"], event.args["seal"]) for event in t.events("shows-seal")}
    assert shown == {(0, 2), (1, 0)}
    for seat in ("A", "B", "C", None):
        assert [said for said in t.heard(seat) if said[0] == "shows-seal"] == [
            (event.name, dict(event.args)) for event in t.events("shows-seal")
        ]
        lost = [one["lost"] for one in t.view(seat)["alchemists"]]
        assert lost == [[0, 0, 1, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
        losses = [args for name, args in t.heard(seat) if name == "loses-reputation"]
        assert [(args["seat"], args["count"]) for args in losses] == [(0, 3), (1, 5)]
    assert t.seals("A")["red"] == 1
    assert t.seals("B")["gold"] == 1
    t.to_next_round()
    assert (t.seals("A")["red"], t.seals("B")["gold"]) == (1, 1)


@rule("AL-292", "AL-293", "AL-294")
@pytest.mark.parametrize(
    ("seal", "colour", "after"),
    [
        ("green", "green", 10), ("red", "red", 10), ("red", "green", 5), ("green", "red", 5), ("blue", "red", 5),
        ("blue", "green", 5), ("gold", "green", 5), ("silver", "red", 5),
    ],
)  # fmt: skip
def test_who_loses_five(seal, colour, after):
    t = debunk(f"scorpion=B+:B-{seal}")
    t.do(f"debunk scorpion {colour}")
    assert t.rep("B") == after


@rule("AL-374")
@pytest.mark.parametrize(("theory", "alchemical"), [("scorpion", "B+"), ("toad", "++")])
def test_a_question_mark_protects_in_both_directions(theory, alchemical):
    """The scorpion has green + against a theory of -, the toad green - against a theory of +."""
    t = debunk(f"{theory}={alchemical}:B-green,C-gold")
    t.do(f"debunk {theory} green")
    assert (t.rep("B"), t.rep("C")) == (10, 5)


@rule("AL-295")
def test_protection_depends_on_the_colour_used():
    """Wrong in red and green: the red question mark helps only if red was shown."""
    t = debunk("scorpion=B+:B-red,C-green")
    t.do("debunk scorpion green")
    assert (t.rep("B"), t.rep("C")) == (5, 10)
    t = debunk("scorpion=B+:B-red,C-green")
    t.do("debunk scorpion red")
    assert (t.rep("B"), t.rep("C")) == (10, 5)


@rule("AL-296", "AL-206")
@pytest.mark.parametrize(("before", "after"), [(6, 2), (10, 5), (13, 8), (14, 8), (17, 11), (18, 11), (3, 1), (5, 1)])
def test_the_zone_changes_the_loss_of_five(before, after):
    t = debunk("scorpion=B+:B-gold", B={"rep": before})
    t.do("debunk scorpion red")
    assert t.rep("B") == after


@rule("AL-297")
def test_a_seal_that_was_shown_cannot_be_played_again():
    t = debunk("scorpion=B+:B-gold toad=++:B-gold", A={"cubes": "debunk"}, B={"cubes": "publish"}, C={"cubes": ""})
    t.do("debunk scorpion red").until("publish")
    t.do("publish fern R-")
    assert t.seals("B")["gold"] == 0
    assert t.offered("seal") == ["silver", "red", "green", "blue"]
    assert "gold star" in t.refuses("seal gold")


@rule("AL-298", "AL-380")
def test_a_grant_is_kept_when_its_theory_falls():
    t = debunk("scorpion=B+:B-gold toad=++:B-gold", B={"grants": "1", "gold": 4})
    t.do("debunk scorpion red")
    assert t.grants("B") == [1]
    assert t.gold("B") == 4


@rule("AL-299", "AL-343")
def test_publishing_at_once_is_offered_only_with_an_action_on_publish():
    t = debunk("scorpion=B+:B-gold")
    t.do("debunk scorpion red")
    assert t.asked == "B"
    t = debunk("scorpion=B+:B-gold", A={"cubes": "debunk publish"})
    t.do("debunk scorpion red")
    assert t.asked == "A"
    assert t.can("pass")
    assert t.can("publish scorpion G+")


@rule("AL-300", "AL-491")
def test_conflict_tokens_go_in_pairs():
    options = {"debunking": ["apprentice", "master", "master"]}
    t = debunk(
        "scorpion=B+:A-gold toad=++:B-gold fern=G-:B-red", conflicts="scorpion~toad toad~fern", options=options,
        A={"cubes": "debunk"},
    )  # fmt: skip
    t.do("debunk scorpion red")
    assert t.conflicts("toad") == {"fern"}
    t = debunk("scorpion=B+:A-gold toad=++:B-gold", conflicts="scorpion~toad", options=options)
    t.do("debunk toad green")
    assert t.conflicts("scorpion") == set()


@rule("AL-301")
def test_the_order_of_what_happens():
    t = debunk(A={"cubes": "debunk publish"}, order="BAC", B={"cubes": ""})
    t.do("debunk scorpion green")
    assert t.asked == "A", "nobody else acts in between"
    told = [name for name in t.told() if name not in ("declines", "pays")]
    wanted = ["asks-aspect", "debunks", "gains-reputation", "shows-seal", "loses-reputation"]
    first = [told.index(name) for name in wanted]
    assert first == sorted(first)
    last_seal = max(at for at, name in enumerate(told) if name == "shows-seal")
    assert last_seal < told.index("loses-reputation")
    assert t.theory("scorpion") is None
    t.do("publish scorpion G+", "seal gold")
    assert t.told().index("publishes") > max(at for at, name in enumerate(t.told()) if name == "loses-reputation")


@rule("AL-307")
def test_a_second_success_is_rewarded_again():
    t = Table(players=2, round=3, at="debunk", theories="scorpion=B+:B-green toad=++:B-green", A={"cubes": "debunk*2"})
    t.do("debunk scorpion green", "debunk toad green")
    assert t.rep("A") == 14
    assert [event.args["count"] for event in t.events("gains-reputation")] == [2, 2]


# ---------------------------------------------------------------- one's own theory


@rule("AL-302", "AL-303")
@pytest.mark.parametrize(("before", "after"), [(13, 10), (14, 10), (17, 13), (18, 13), (6, 4), (10, 7), (2, 1)])
@pytest.mark.parametrize("seal", ["gold", "silver", "red", "blue"])
def test_debunking_oneself_is_one_loss_of_three(before, after, seal):
    t = debunk(f"scorpion=B+:A-{seal}", A={"rep": before})
    t.do("debunk scorpion green")
    assert t.rep("A") == after
    assert "gains-reputation" not in t.told()


@rule("AL-250", "AL-302")
def test_the_robe_does_not_help_a_net_loss_but_a_net_gain():
    t = debunk("scorpion=B+:A-gold", A={"artifacts": "robe", "rep": 13})
    t.do("debunk scorpion green")
    assert t.rep("A") == 10
    t = debunk("scorpion=B+:A-green", A={"artifacts": "robe", "rep": 13})
    t.do("debunk scorpion green")
    assert t.rep("A") == 16


@rule("AL-304")
def test_with_a_protected_seal_debunking_oneself_is_a_plain_gain():
    t = debunk("scorpion=B+:A-green", A={"rep": 13})
    t.do("debunk scorpion green")
    assert t.rep("A") == 15
    assert t.lost_seals("A")["green"] == 1


@rule("AL-305")
def test_co_authors_lose_for_themselves():
    t = debunk("scorpion=B+:A-gold,B-silver,C-green", A={"rep": 13}, B={"rep": 14})
    t.do("debunk scorpion green")
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (10, 8, 10)
