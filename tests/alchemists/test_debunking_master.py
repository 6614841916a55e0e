"""Debunking as a master: a mix shown to all, yes or no, and conflicts between theories.

In all tables the truth is that of DEMO: fern R-, claw B-, mushroom R+, flower --, root G-, scorpion G+, toad B+,
feather ++.
"""

from typing import Any

import pytest

from athanor import Message, State, Timeline, bots
from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, POTION_NAMES
from tests.alchemists.table import Table

rule = pytest.mark.rule

PAIR = "scorpion=B+:B-gold toad=++:C-green"


def master(theories: str, **given: Any) -> Table:
    """Three masters in round 3; A debunks first, then B, then C."""
    given = {"round": 3, "order": "ABC", **given}
    for seat in "ABC":
        given[seat] = {"cubes": "debunk", **given.get(seat, {})}
    return Table(mode="master", players=3, at="debunk", theories=theories, **given)


def show(t: Table, one: str, other: str, potion: str) -> Table:
    return t.do(f"show {t.pair(one, other)}", f"claim {potion}")


def answer(t: Table) -> str:
    return "yes" if "demonstrates-yes" in t.told() else "no" if "demonstrates-no" in t.told() else ""


# ---------------------------------------------------------------- one theory, two theories


@rule("AL-308", "AL-613")
def test_two_ingredients_and_one_of_seven_potions():
    t = master(PAIR)
    assert len(t.offered("show")) == 28
    assert not t.offered("debunk")
    t.do("show mushroom+scorpion")
    assert set(t.offered("claim")) == set(POTION_NAMES)
    t.do("claim G+")
    assert answer(t) == "yes"
    line = ("demonstrates-yes", dict(t.events("demonstrates-yes")[0].args))
    assert all(line in t.heard(seat) for seat in ("A", "B", "C", None))
    assert (line[1]["seat"], line[1]["potion"]) == (0, POTION_NAMES.index("G+"))


@rule("AL-309")
def test_the_result_counts_whichever_answer_was_hoped_for():
    """Nobody is asked for a speech: the "no" to R+ shows a conflict by itself."""
    t = show(master(PAIR), "scorpion", "toad", "R+")
    assert answer(t) == "no"
    assert t.rep("A") == 12


@rule("AL-310", "AL-311")
def test_a_yes_debunks_what_has_the_other_sign():
    t = show(master("scorpion=B+:B-gold"), "mushroom", "scorpion", "G+")
    assert t.theory("scorpion") is None
    assert t.events("debunks")[0].args["colour"] == 1
    assert (t.rep("A"), t.rep("B")) == (12, 5)


@rule("AL-310")
def test_a_yes_leaves_alone_what_has_the_sign():
    t = show(master("scorpion=B+:B-gold mushroom=R+:C-gold"), "mushroom", "scorpion", "G+")
    assert t.theory("scorpion") is None
    assert t.theory("mushroom") == ("R+", {"C": "gold"})


@rule("AL-313", "AL-314", "AL-581")
def test_two_theories_fall_through_the_same_colour_for_one_reward():
    t = master("scorpion=B+:B-gold mushroom=R-:C-green", A={"cubes": "debunk publish*2"})
    show(t, "mushroom", "scorpion", "G+")
    assert t.theory("scorpion") is None
    assert t.theory("mushroom") is None
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (12, 5, 10)
    assert t.asked == "A"
    t.do("publish scorpion G+", "seal silver")
    assert t.asked == "B", "one publication, not two"


@rule("AL-315")
@pytest.mark.parametrize(("before", "after"), [(15, 4), (18, 6), (12, 2), (10, 1), (6, 1), (11, 1)])
def test_two_unprotected_seals_are_one_loss_of_ten(before, after):
    t = master("scorpion=B+:B-gold mushroom=R-:B-silver", B={"rep": before})
    show(t, "mushroom", "scorpion", "G+")
    assert t.rep("B") == after
    assert len(t.events("loses-reputation")) == 1


@rule("AL-316")
def test_one_protected_and_one_unprotected_seal_lose_five():
    t = master("scorpion=B+:B-green mushroom=R-:B-silver")
    show(t, "mushroom", "scorpion", "G+")
    assert t.rep("B") == 5


@rule("AL-306")
@pytest.mark.parametrize(
    ("first", "second", "after"), [("gold", "silver", 5), ("gold", "green", 10), ("green", "green", 15)]
)
def test_debunking_two_theories_of_ones_own(first, second, after):
    t = master(f"scorpion=B+:A-{first} mushroom=R-:A-{second}", A={"rep": 13})
    show(t, "mushroom", "scorpion", "G+")
    assert t.rep("A") == after


@rule("AL-312")
def test_three_potions_can_debunk_a_theory_by_a_yes():
    """[B+] is (+,-,+): of all true mixes of the scorpion only those that give R-, G+ or B- make it fall."""
    fallen = set()
    made = {
        "fern": "R-", "flower": "R-", "claw": "G+", "mushroom": "G+", "root": "N", "toad": "B+", "feather": "B+",
    }  # fmt: skip
    for other, potion in made.items():
        t = show(master("scorpion=B+:B-gold"), "scorpion", other, potion)
        assert answer(t) == "yes"
        if t.theory("scorpion") is None:
            fallen.add(potion)
            assert t.rep("A") == 12
        else:
            assert t.rep("A") == 9
    assert fallen == {"R-", "G+"}


# ---------------------------------------------------------------- conflicts


@rule("AL-317", "AL-321", "AL-322", "AL-582", "AL-614")
def test_a_yes_to_another_potion_than_predicted_is_a_conflict():
    t = master(PAIR, A={"cubes": "debunk publish"})
    show(t, "scorpion", "toad", "B+")
    assert answer(t) == "yes"
    assert t.conflicts("scorpion") == {"toad"}
    assert t.conflicts("toad") == {"scorpion"}
    assert t.theory("scorpion") == ("B+", {"B": "gold"})
    assert t.theory("toad") == ("++", {"C": "green"})
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (12, 10, 10)
    assert t.asked == "B", "no immediate publication"
    for seat in ("A", "B", "C", None):
        assert not any(name == "shows-seal" for name, _ in t.heard(seat))
        _, args = next(said for said in t.heard(seat) if said[0] == "conflict")
        assert {args["ingredient"], args["other_ingredient"]} == {6, 2}


@rule("AL-318", "AL-583")
def test_a_no_to_what_the_theories_predict_is_a_conflict():
    t = show(master(PAIR), "scorpion", "toad", "R+")
    assert answer(t) == "no"
    assert t.conflicts("scorpion") == {"toad"}
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (12, 10, 10)


@rule("AL-319")
def test_a_yes_to_neutral_is_a_conflict_and_never_debunks():
    t = show(master("root=R+:B-gold scorpion=B+:C-gold"), "root", "scorpion", "N")
    assert answer(t) == "yes"
    assert t.conflicts("root") == {"scorpion"}
    assert t.rep("A") == 12


@rule("AL-320")
def test_a_no_to_neutral_with_neutralisers_is_a_conflict():
    t = show(master("scorpion=B+:B-gold toad=B-:C-gold"), "scorpion", "toad", "N")
    assert answer(t) == "no"
    assert t.conflicts("scorpion") == {"toad"}
    assert t.rep("A") == 12


@rule("AL-319")
def test_a_yes_to_neutral_with_neutralisers_proves_nothing():
    t = show(master("root=B-:B-gold scorpion=B+:C-gold"), "root", "scorpion", "N")
    assert answer(t) == "yes"
    assert t.conflicts("root") == set()
    assert t.rep("A") == 9


@rule("AL-329", "AL-331")
def test_a_theory_may_be_in_two_conflicts_and_loses_them_one_by_one():
    """Toad [++] with scorpion [B+] or with fern [G-] should make R+; really both make B+."""
    t = master("scorpion=B+:B-gold toad=++:C-green fern=G-:B-red")
    show(t, "scorpion", "toad", "R+")
    show(t, "toad", "fern", "R+")
    assert t.conflicts("toad") == {"scorpion", "fern"}
    assert t.rep("B") == 12
    show(t, "scorpion", "mushroom", "G+")
    assert t.theory("scorpion") is None
    assert t.conflicts("toad") == {"fern"}
    assert t.conflicts("fern") == {"toad"}


@rule("AL-330")
def test_a_theory_in_conflict_may_be_debunked():
    t = show(master(PAIR, conflicts="scorpion~toad"), "scorpion", "mushroom", "G+")
    assert t.theory("scorpion") is None
    assert t.theory("toad") is not None
    assert t.conflicts("toad") == set()
    assert t.rep("B") == 5


@rule("AL-342")
def test_a_yes_that_debunks_one_theory_records_no_conflict_with_the_other():
    """scorpion+mushroom make G+: scorpion [B+] falls, mushroom [++] has green +; together they predict R+."""
    t = show(master("scorpion=B+:B-gold mushroom=++:C-gold"), "scorpion", "mushroom", "G+")
    assert t.theory("scorpion") is None
    assert t.theory("mushroom") is not None
    assert t.conflicts("mushroom") == set()
    assert t.rep("A") == 12


@rule("AL-340")
def test_more_than_three_conflicts_are_possible():
    theories = "scorpion=B+:A-red toad=++:B-red fern=G-:C-red mushroom=R-:A-blue claw=R+:B-blue"
    t = master(theories, conflicts="scorpion~fern scorpion~claw mushroom~claw")
    show(t, "scorpion", "toad", "R+")
    assert t.conflicts("scorpion") == {"fern", "claw", "toad"}
    assert t.rep("A") == 12


@rule("AL-644", "AL-645")
def test_the_tokens_go_before_a_publication_and_do_not_come_back():
    t = master(PAIR, conflicts="scorpion~toad", A={"cubes": "debunk publish"}, B={"cubes": "publish"}, C={"cubes": ""})
    show(t, "scorpion", "mushroom", "G+")
    assert t.asked == "A"
    assert t.conflicts("toad") == set(), "the tokens are gone before the publication"
    assert t.view("A")["theories"][2]["conflicts"] == []
    t.do("pass").until("publish")
    t.do("publish scorpion B+", "seal red")
    assert t.conflicts("scorpion") == set()
    assert t.conflicts("toad") == set()


@rule("AL-341")
def test_a_conflict_counts_as_new_when_the_theories_are_published_anew():
    t = master(
        PAIR, conflicts="scorpion~toad", A={"cubes": "debunk publish"}, B={"cubes": "debunk publish"}, C={}, hold=False
    )
    show(t, "scorpion", "mushroom", "G+")
    t.do("pass", "decline", "decline")
    t.do("publish scorpion B+", "seal red")
    t.until("declare")
    for _ in range(3):
        if t.asked == "A":
            t.do("declare debunk")
        t.do("done")
    t.until("debunk")
    before = t.rep("A")
    show(t, "scorpion", "toad", "B+")
    assert t.rep("A") == before + 2
    assert t.conflicts("toad") == {"scorpion"}


# ---------------------------------------------------------------- failures


@rule("AL-323")
def test_whatever_proves_nothing_costs_one_and_is_public():
    t = show(master(PAIR), "scorpion", "toad", "G+")
    assert answer(t) == "no"
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (9, 10, 10)
    assert all(any(name == "demonstrates-no" for name, _ in t.heard(seat)) for seat in ("A", "B", "C", None))
    assert len(t.view("C")["facts"]) == 1


@rule("AL-323")
@pytest.mark.parametrize(("before", "after"), [(6, 6), (14, 12), (18, 15), (1, 1)])
def test_the_zone_changes_the_loss_of_a_failure(before, after):
    t = show(master(PAIR, A={"rep": before}), "scorpion", "toad", "G+")
    assert t.rep("A") == after


@rule("AL-324")
@pytest.mark.parametrize("potion", [name for name in POTION_NAMES if name != "B+"])
def test_a_no_never_debunks_a_single_theory(potion):
    t = show(master("scorpion=B+:B-gold"), "scorpion", "toad", potion)
    assert answer(t) == "no"
    assert t.theory("scorpion") is not None
    assert t.rep("A") == 9


@rule("AL-325")
def test_a_yes_that_the_theories_predict_is_a_failure():
    t = show(master("scorpion=G+:B-gold toad=B+:C-gold"), "scorpion", "toad", "B+")
    assert answer(t) == "yes"
    assert t.rep("A") == 9
    assert t.conflicts("toad") == set()


@rule("AL-326", "AL-327")
def test_ingredients_without_theories_prove_nothing_but_may_be_shown():
    t = master(PAIR)
    t.do("show root+feather", "claim R+")
    assert answer(t) == "yes"
    assert t.rep("A") == 9
    assert t.view("B")["facts"] == t.view(None)["facts"]
    assert len(t.view("B")["facts"]) == 1


def warning(t: Table, potion: str) -> str:
    return t.state.game.texts.render(t.state.explain(t.state.game.actions.id(f"claim {potion}")), "en", [])


@rule("AL-327")
def test_a_warning_against_what_can_prove_nothing():
    t = master(PAIR).do("show root+feather")
    assert all("proves nothing" in warning(t, potion) for potion in POTION_NAMES)
    # Scorpion [B+] falls by a yes to R-, G+ or B-; with toad [++] a no to R+, or a yes to B+ or N, is a conflict.
    t = master(PAIR).do(f"show {Table.pair('scorpion', 'toad')}")
    assert [potion for potion in POTION_NAMES if "proves nothing" in warning(t, potion)] == []
    t = master(PAIR, conflicts="scorpion~toad").do(f"show {Table.pair('scorpion', 'toad')}")
    assert [potion for potion in POTION_NAMES if "proves nothing" in warning(t, potion)] == ["R+", "B+", "N"]
    t = master("scorpion=B+:B-gold").do(f"show {Table.pair('scorpion', 'toad')}")
    assert [potion for potion in POTION_NAMES if "proves nothing" in warning(t, potion)] == ["R+", "G-", "B+", "N"]


@rule("AL-035", "AL-327")
def test_before_a_potion_is_named_the_choice_may_be_withdrawn_free():
    t = master(PAIR)
    line = Timeline(t.state)
    before = t.state.snapshot()
    line.apply(t.state.game.actions.id("show root+feather"))
    assert line.can_undo(0)
    line.undo(0)
    assert line.state.snapshot() == before
    line.apply(t.state.game.actions.id("show root+feather"))
    line.apply(t.state.game.actions.id("claim R+"))
    assert not line.can_undo(0)


@rule("AL-042", "AL-327")
def test_after_two_ingredients_are_named_one_can_go_back_and_choose_others():
    t = master(PAIR)
    before, offered = t.state.snapshot(), t.legal
    t.do("show root+feather")
    assert t.legal == [*(f"claim {potion}" for potion in POTION_NAMES), "withdraw"]
    assert t.told() == []
    t.do("withdraw")
    assert (t.state.snapshot(), t.legal) == (before, offered)
    assert t.state.reveals == 0
    show(t, "mushroom", "scorpion", "G+")
    assert t.theory("scorpion") is None


@rule("AL-231", "AL-327")
def test_with_boots_too_one_can_go_back_and_then_pass():
    t = master(PAIR, A={"cubes": "", "done": "debunk", "artifacts": "boots"}, B={"cubes": "debunk"}, C={"cubes": ""})
    t.do("decline").do("show root+feather", "withdraw")
    assert (t.asked, t.legal[-1]) == ("A", "pass")
    t.do("pass")
    assert t.rep("A") == 10


@rule("AL-327")
def test_the_warning_comes_when_the_pair_is_chosen():
    t = master(PAIR)
    pairs = t.legal[:28]
    said = [t.state.explain(t.state.game.actions.id(name)).args["what"] for name in pairs]
    futile = {
        name
        for name, what in zip(pairs, said, strict=True)
        if isinstance(what, Message) and what.id == "explain-show-futile"
    }
    unpublished = ("mushroom", "fern", "claw", "flower", "root", "feather")
    assert futile == {f"show {t.pair(one, other)}" for one in unpublished for other in unpublished if one != other}
    assert t.do("show root+feather").state.stack[-1].question(t.state).id == "ask-claim-futile"
    t.do("withdraw", f"show {t.pair('root', 'toad')}")
    assert t.state.stack[-1].question(t.state).id == "ask-claim"


@rule("AL-327")
@pytest.mark.parametrize("name", ["greedy", "novice", "random", "last"])
def test_bots_do_not_go_to_and_fro(name):
    """On this table every demonstration is likely to fail, so that going back looks best to whoever compares."""
    s = master("scorpion=G+:A-gold").do("show mushroom+fern").state
    player = Last() if name == "last" else bots.bot(name)
    s.apply(bots.ask(player, s, 0, 1))
    assert s.facts, "a potion was named"


class Last(bots.Bot):
    name = "last"

    def choose(self, world: State, seat: int, seed: int) -> int:
        return world.legal(seat)[-1]


@rule("AL-328")
def test_a_conflict_that_is_marked_already_is_no_success():
    for potion in ("B+", "R+"):
        t = show(master(PAIR, conflicts="scorpion~toad"), "scorpion", "toad", potion)
        assert t.rep("A") == 9
        assert t.conflicts("scorpion") == {"toad"}


@rule("AL-339")
def test_earlier_results_are_not_combined_with_the_demonstration():
    """Toad+feather make R+. Asked about everything else first, the last "no" refutes nothing by itself."""
    t = master("toad=G+:C-gold", A={"cubes": "debunk*2"}, B={"cubes": "debunk*2"}, C={"cubes": "debunk*2"})
    for potion in ("B-", "N", "G+", "G-", "R-", "B+"):
        show(t, "toad", "feather", potion)
    assert t.theory("toad") is not None
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (8, 8, 8)


# ---------------------------------------------------------------- what a conflict means


@rule("AL-332", "AL-425")
def test_seals_in_conflict_do_not_count_at_a_conference():
    theories = "scorpion=B+:A-gold,B-red toad=++:B-gold,A-blue fern=G-:B-green"
    t = Table(mode="master", players=3, round=3, at="conference", theories=theories, conflicts="scorpion~toad")
    # A has no counting seal, B one; two are needed.
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (6, 8, 6)


@rule("AL-333")
def test_seals_in_conflict_do_not_count_for_a_grant():
    t = Table(
        mode="master", players=3, round=3, at="publish", theories="scorpion=B+:A-gold fern=R-:B-red",
        conflicts="scorpion~fern", A={"cubes": "publish"},
    )  # fmt: skip
    t.do("publish toad ++", "seal red")
    assert t.grants("A") == []
    assert t.gold("A") == 1


@rule("AL-334")
def test_seals_in_conflict_do_not_count_for_the_award():
    t = Table(
        mode="master", players=3, round=2, at="award", conflicts="scorpion~toad",
        theories="scorpion=B+:A-gold toad=++:A-red fern=G-:A-blue,B-blue claw=R+:B-red",
    )  # fmt: skip
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (10, 11, 10)


@rule("AL-335", "AL-336")
def test_a_theory_in_conflict_cannot_be_endorsed_but_keeps_its_place():
    t = Table(
        mode="master", players=3, round=3, at="publish", theories=PAIR, conflicts="scorpion~toad",
        A={"cubes": "publish", "gold": 5},
    )  # fmt: skip
    assert t.offered("endorse") == []
    assert "conflict" in t.refuses("endorse scorpion")
    t.refuses("publish scorpion R-")
    t.refuses("publish fern ++")
    assert {name.split()[1] for name in t.offered("publish")} == set(ALCHEMICAL_NAMES) - {"B+", "++"}


@rule("AL-338")
def test_a_grant_won_before_the_conflict_is_kept():
    t = master("scorpion=B+:B-gold toad=++:B-red", B={"grants": "1", "gold": 3})
    show(t, "scorpion", "toad", "R+")
    assert t.conflicts("toad") == {"scorpion"}
    assert t.grants("B") == [1]
    assert t.gold("B") == 3


@rule("AL-337", "AL-482")
def test_conflicts_mean_nothing_at_the_end():
    theories = "scorpion=G+:A-gold,B-silver,C-red toad=++:A-gold,B-green,C-red"
    with_tokens, without = (
        Table(mode="master", players=3, round=6, at="next-round", theories=theories, conflicts=conflicts)
        for conflicts in ("scorpion~toad", "")
    )
    for seat in "ABC":
        assert with_tokens.sheet(seat) == without.sheet(seat)
    assert with_tokens.sheet("A")["theory scorpion"] == 5
    assert with_tokens.sheet("A")["theory toad"] == -4
    assert with_tokens.sheet("B")["theory scorpion"] == 3
