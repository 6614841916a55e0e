"""Publishing a theory at once after a debunk, publishing and endorsing, and the seals."""

from typing import Any

import pytest

from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, INGREDIENT_NAMES
from athanor.games.alchemists.components import SEAL_NAMES
from tests.alchemists.table import Table

rule = pytest.mark.rule


def publish(theories: str = "", **given: Any) -> Table:
    given = {"players": 3, "round": 3, "A": {"cubes": "publish", "gold": 5}, **given}
    return Table(at="publish", theories=theories, **given)


def debunk(theories: str, **given: Any) -> Table:
    given = {"players": 3, "round": 3, "A": {"cubes": "debunk publish"}, **given}
    return Table(at="debunk", theories=theories, **given)


def theories_offered(t: Table) -> set[tuple[str, str]]:
    return {(name.split()[0], name.split()[1]) for name in t.offered("publish")}


# ---------------------------------------------------------------- at once, after a debunk


@rule("AL-343")
def test_not_after_a_failure_nor_after_a_conflict():
    t = debunk("scorpion=B+:B-gold", B={"cubes": "debunk"})
    t.do("debunk scorpion blue")
    assert t.asked == "B"
    t = debunk("scorpion=B+:B-gold toad=++:B-red", mode="master", B={"cubes": "debunk"})
    t.do(f"show {t.pair('toad', 'scorpion')}", "claim R+")
    assert t.rep("A") == 12
    assert t.asked == "B"


@rule("AL-344", "AL-345", "AL-577")
def test_it_is_about_the_ingredient_or_the_alchemical_that_fell_but_not_the_same_theory():
    t = debunk("scorpion=B+:B-gold fern=R-:C-gold")
    t.do("debunk scorpion red")
    other_alchemicals = {("scorpion", name) for name in ALCHEMICAL_NAMES if name not in ("B+", "R-")}
    other_ingredients = {(name, "B+") for name in INGREDIENT_NAMES if name not in ("scorpion", "fern")}
    assert theories_offered(t) == other_alchemicals | other_ingredients
    assert "must be about" in t.refuses("publish feather R+")
    assert "just debunked" in t.refuses("publish scorpion B+")


@rule("AL-346")
def test_the_ordinary_conditions_hold():
    t = debunk("scorpion=B+:B-gold", A={"cubes": "debunk publish", "gold": 1})
    t.do("debunk scorpion red", "publish scorpion G+", "seal gold")
    assert (t.gold("A"), t.rep("A")) == (0, 13)
    assert t.theory("scorpion") == ("G+", {"A": "gold"})
    assert t.placed("A", "publish") == 0
    # The second seal on a grant's ingredients wins it.
    t = debunk("scorpion=B+:B-gold toad=B-:A-red")
    t.do("debunk scorpion red", "publish scorpion G+", "seal gold")
    assert t.grants("A") == [1]


@rule("AL-346")
@pytest.mark.parametrize(("gold", "artifacts", "possible"), [(0, "", False), (0, "press", True), (1, "", True)])
def test_without_gold_only_the_press_helps(gold, artifacts, possible):
    t = debunk(
        "scorpion=B+:B-gold", A={"cubes": "debunk publish", "gold": gold, "artifacts": artifacts}, B={"cubes": "debunk"}
    )
    t.do("debunk scorpion red")
    assert (t.asked == "A" and t.can("publish scorpion G+")) == possible


@rule("AL-346", "AL-364")
def test_without_a_seal_nothing_is_published_at_once():
    t = debunk("scorpion=B+:B-gold", A={"cubes": "debunk publish", "seals": ""}, B={"cubes": "debunk"})
    t.do("debunk scorpion red")
    assert not t.can("publish scorpion G+", seat="A")


@rule("AL-347")
def test_it_is_never_an_endorsement():
    t = debunk("scorpion=B+:B-gold toad=G+:C-gold", A={"cubes": "debunk publish", "gold": 5})
    t.do("debunk scorpion red")
    assert t.offered("endorse") == []
    assert "new theory" in t.refuses("endorse toad")


@rule("AL-348")
def test_the_first_action_is_used_first_then_the_second():
    t = debunk("scorpion=B+:B-gold toad=++:B-red", A={"cubes": "debunk*2 publish*2", "gold": 5})
    assert t.placed("A", "publish") == 3
    t.do("debunk scorpion red", "publish scorpion G+", "seal gold")
    assert t.placed("A", "publish") == 2
    t.do("debunk toad green", "publish toad B+", "seal gold")
    assert t.placed("A", "publish") == 0
    t.until("publish")
    assert t.asked is None


@rule("AL-349")
def test_it_is_optional_and_the_action_is_kept():
    t = debunk("scorpion=B+:B-gold toad=B-:C-gold", A={"cubes": "debunk publish", "gold": 5})
    t.do("debunk scorpion red", "pass")
    assert t.placed("A", "publish") == 1
    t.until("publish")
    assert t.asked == "A"
    assert t.can("endorse toad")
    assert t.can("publish scorpion B+")


@rule("AL-350")
def test_the_next_debunker_may_attack_it_at_once():
    t = debunk("scorpion=B+:B-gold", B={"cubes": "debunk"})
    t.do("debunk scorpion red", "publish scorpion B-", "seal gold")
    assert t.asked == "B"
    t.do("debunk scorpion blue")
    assert t.theory("scorpion") is None
    assert t.rep("A") == 12 + 1 - 5


@rule("AL-351")
def test_after_two_theories_fell_either_serves_also_crosswise():
    t = debunk("scorpion=B+:B-gold mushroom=R-:C-gold", mode="master")
    t.do("show mushroom+scorpion", "claim G+")
    assert t.can("publish scorpion R-")
    assert t.can("publish mushroom B+")
    assert t.can("publish toad R-")
    t.refuses("publish scorpion B+")
    t.refuses("publish mushroom R-")
    expected = {(name, token) for name in ("scorpion", "mushroom") for token in ALCHEMICAL_NAMES}
    expected |= {(name, token) for name in INGREDIENT_NAMES for token in ("B+", "R-")}
    assert theories_offered(t) == expected - {("scorpion", "B+"), ("mushroom", "R-")}


@rule("AL-352")
def test_who_has_spent_the_first_action_acts_among_the_second_ones():
    t = debunk(
        "scorpion=B+:B-gold", A={"cubes": "debunk publish*2", "gold": 5}, B={"cubes": "publish"}, C={"cubes": "publish"}
    )
    t.do("debunk scorpion red", "publish scorpion G+", "seal gold").until("publish")
    asked = []
    while t.asked:
        asked.append(t.asked)
        t.do("decline")
    assert "".join(asked) == "BCA"
    assert t.unused("A") == 2


@rule("AL-348")
def test_in_the_next_round_publish_actions_are_whole_again():
    t = debunk("scorpion=B+:B-gold", A={"cubes": "debunk publish", "gold": 5})
    t.do("debunk scorpion red", "publish scorpion G+", "seal gold").to_next_round()
    t.until("declare")
    while t.step == "declare" and t.asked:
        if t.asked == "A":
            t.do("declare publish")
        t.do("done")
    t.until("publish")
    assert t.asked == "A"
    assert t.can("publish toad B+")


@rule("AL-354", "AL-578")
def test_nobody_remembers_what_was_proven_wrong():
    t = debunk("scorpion=B+:B-gold", A={"cubes": "debunk"}, B={"cubes": "publish"})
    t.do("debunk scorpion green").until("publish")
    t.do("publish scorpion B+", "seal silver")
    assert t.theory("scorpion") == ("B+", {"B": "silver"})


# ---------------------------------------------------------------- a new theory


@rule("AL-355")
def test_each_action_is_a_new_theory_or_an_endorsement():
    t = publish("toad=B+:B-gold", A={"cubes": "publish", "gold": 3})
    assert t.can("publish fern R-")
    assert t.can("endorse toad")
    assert t.can("decline")


@rule("AL-356", "AL-359", "AL-360")
def test_a_new_theory():
    t = publish(A={"cubes": "publish", "gold": 1})
    assert len(t.offered("publish")) == 64
    t.do("publish mushroom R+")
    assert t.offered("seal") == list(SEAL_NAMES)
    t.do("seal silver")
    assert t.theory("mushroom") == ("R+", {"A": "silver"})
    assert (t.gold("A"), t.rep("A")) == (0, 11)
    assert t.seals("A")["silver"] == 2
    assert sum(theory is not None for theory in t.view("A")["theories"]) == 1


@rule("AL-357", "AL-358")
def test_ingredient_and_alchemical_must_be_free():
    t = publish("mushroom=R+:B-gold")
    assert "theory" in t.refuses("publish mushroom B+")
    assert "another theory" in t.refuses("publish fern R+")
    assert len(t.offered("publish")) == 49


@rule("AL-359", "AL-138")
def test_without_gold_nothing_is_published():
    t = publish(A={"cubes": "publish", "gold": 0})
    assert t.legal == ["decline"]
    assert "gold" in t.refuses("publish mushroom R+")


@rule("AL-361")
def test_no_proof_is_needed():
    t = Table(players=2, round=3, at="custodian", A={"cubes": "custodian publish", "hand": "mushroom toad"})
    t.do("mix mushroom+toad").until("publish")
    assert t.triangle("A") == {"mushroom+toad": {"R+"}}
    t.do("publish mushroom R-", "seal gold")
    assert t.theory("mushroom") == ("R-", {"A": "gold"})


@rule("AL-362", "AL-615")
def test_others_see_the_theory_but_not_the_kind_of_the_seal():
    t = publish("toad=B+:B-gold", A={"cubes": "publish*2", "gold": 5})
    t.do("publish fern R-", "seal blue", "endorse toad", "seal red")
    own = t.view("A")["theories"]
    other = t.view("B")["theories"]
    assert (own[1]["alchemical"], other[1]["alchemical"]) == (4, 4)
    for seat in ("B", "C", None):
        said = dict(t.heard(seat))
        assert said["publishes-hidden"] == {"seat": 0, "ingredient": 1, "alchemical": 4}
        assert said["endorses-hidden"] == {"seat": 0, "ingredient": 2, "alchemical": 1}
        assert said["pays-author"]["author_seat"] == 1
    assert dict(t.heard("A"))["publishes"]["seal"] == SEAL_NAMES.index("blue")
    assert dict(t.heard("A"))["endorses"]["seal"] == SEAL_NAMES.index("red")


@rule("AL-362", "AL-080")
def test_the_kind_of_a_seal_is_in_no_other_view():
    """The same theory under another kind of seal looks the same to all but its owner."""
    red, gold = (publish("toad=B+:B-gold", A={"cubes": "publish", "gold": 5}) for _ in range(2))
    red.do("publish fern R-", "seal red")
    gold.do("publish fern R-", "seal gold")
    for seat in ("B", "C", None):
        assert red.view(seat) == gold.view(seat)
        assert red.heard(seat) == gold.heard(seat)
    assert red.view("A") != gold.view("A")


@rule("AL-363")
def test_first_actions_in_row_order_then_second_ones():
    t = publish(order="ABC", A={"cubes": "publish*2"}, B={"cubes": "publish"}, C={"cubes": "publish*2"})
    asked = []
    while t.asked:
        asked.append(t.asked)
        t.do("decline")
    assert "".join(asked) == "ABCAC"


@rule("AL-364")
def test_without_a_seal_one_must_decline():
    t = publish("toad=B+:B-gold", A={"cubes": "publish", "gold": 5, "seals": ""})
    assert t.legal == ["decline"]
    assert "seal" in t.refuses("publish fern R-")
    assert "seal" in t.refuses("endorse toad")


# ---------------------------------------------------------------- endorsing


@rule("AL-365", "AL-369")
def test_a_seal_is_added():
    t = publish("toad=B+:B-gold")
    t.do("endorse toad", "seal green")
    assert t.theory("toad") == ("B+", {"A": "green", "B": "gold"})
    assert t.rep("A") == 10


@rule("AL-366")
def test_nobody_seals_a_theory_twice():
    t = publish("toad=B+:B-gold fern=R-:A-red", A={"cubes": "publish*2", "gold": 9})
    assert "Your seal" in t.refuses("endorse fern")
    t.do("endorse toad", "seal green")
    assert "Your seal" in t.refuses("endorse toad")


@rule("AL-367")
@pytest.mark.parametrize(("theory", "cost"), [("toad=B+:B-gold", 2), ("toad=B+:B-gold,C-red", 3)])
def test_one_gold_to_the_bank_and_one_to_every_author(theory, cost):
    t = publish(theory)
    t.do("endorse toad", "seal green")
    assert t.gold("A") == 5 - cost
    assert t.gold("B") == 3
    assert t.gold("C") == (3 if cost == 3 else 2)


@rule("AL-368")
def test_without_the_full_sum_it_is_not_possible():
    t = publish("toad=B+:B-gold,C-red", A={"cubes": "publish", "gold": 2})
    assert "3 gold" in t.refuses("endorse toad")
    t = publish("toad=B+:B-gold,C-red", A={"cubes": "publish", "gold": 3})
    assert t.can("endorse toad")


@rule("AL-369", "AL-253")
@pytest.mark.parametrize(("artifacts", "gain"), [("", 0), ("robe", 0), ("authority", 2), ("authority robe", 3)])
def test_endorsing_brings_no_reputation_by_itself(artifacts, gain):
    t = publish("toad=B+:B-gold", round=4, A={"cubes": "publish", "gold": 5, "artifacts": artifacts})
    t.do("endorse toad", "seal green")
    assert t.rep("A") == 10 + gain


@rule("AL-370")
def test_at_most_three_seals():
    t = publish("toad=B+:B-gold,C-gold,D-gold", players=4, A={"cubes": "publish", "gold": 9})
    assert "three seals" in t.refuses("endorse toad")
    t = publish("toad=B+:B-gold,C-gold")
    t.do("endorse toad", "seal green")
    assert t.theory("toad") == ("B+", {"A": "green", "B": "gold", "C": "gold"})


@rule("AL-371")
def test_an_endorsement_counts_like_an_original():
    theories = "toad=B+:A-gold,B-red fern=R-:A-red,B-blue"
    award = Table(players=3, round=2, at="award", theories=theories)
    assert (award.rep("A"), award.rep("B"), award.rep("C")) == (11, 11, 10)
    conference = Table(players=3, round=5, at="conference", theories=theories)
    assert (conference.rep("A"), conference.rep("B"), conference.rep("C")) == (11, 11, 6)
    risk = Table(players=3, round=3, at="debunk", theories="toad=++:A-gold,B-red", C={"cubes": "debunk"})
    risk.do("debunk toad green")
    assert (risk.rep("A"), risk.rep("B")) == (5, 5)
    end = Table(players=2, round=6, at="next-round", theories="toad=B+:A-gold,B-silver")
    assert (end.sheet("A")["theory toad"], end.sheet("B")["theory toad"]) == (5, 3)


@rule("AL-372")
def test_a_theory_published_a_moment_ago_may_be_endorsed():
    t = publish(B={"cubes": "publish", "gold": 2})
    t.do("publish toad B+", "seal gold")
    assert t.asked == "B"
    t.do("endorse toad", "seal gold")
    assert t.theory("toad") == ("B+", {"A": "gold", "B": "gold"})
    assert (t.gold("A"), t.gold("B")) == (5, 0)


@rule("AL-373")
def test_each_seal_is_played_once():
    t = publish("toad=B+:A-gold fern=R-:A-gold")
    t.do("publish claw B-")
    assert "gold" not in t.offered("seal")
    t.refuses("seal gold")
    t.do("seal silver")
    assert t.seals("A") == {"gold": 0, "silver": 2, "red": 2, "green": 2, "blue": 2}
