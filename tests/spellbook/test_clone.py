"""Clone, the white spell of set III, with two players or more (solo: test_solo.py)."""

import pytest

from athanor import OptionError
from tests.spellbook.play import pass_until, pay_rest, tokens
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule

ALTAR = "purple-o purple-t purple-s black-t yellow-s"
REDS = "red-o red-t red-s"  # enough to learn the red spell: dusk stays open


def midday(learnt: str, rival: str = "", reserve: str = REDS, **more) -> Table:
    """Seat 1's midday; seat 2 owns the spells of `rival`."""
    return Table(
        phase="midday", learnt=learnt, reserve=reserve, rivals={1: {"learnt": rival}}, **{"altar": ALTAR, **more}
    )


@pytest.mark.parametrize(("level", "points"), [(3, 4), (4, 5), (5, 6)])
@rule("SB-258")
def test_clone_is_worth_4_5_6(level, points):
    assert Table(learnt=f"clone-{level}").points() == points


# ---------------------------------------------------------------- the three lines


@rule("SB-259")
def test_clone_3_uses_a_midday_spell_of_a_rival_as_if_learnt():
    t = midday("clone-3", "cure-4", reserve=f"{REDS} blue-o", draws="blue-t blue-s")
    t.do("use clone-3")
    assert set(t.offered("copy")) == {"2 cure-3", "2 cure-4"}
    t.do("copy 2 cure-4")
    assert (t.R, t.size(1)) == (6, 0)
    t.do("discard blue-o", "discard blue-s")
    assert t.reserve(0) == tokens(f"{REDS} blue-t")
    assert t.box() == tokens("blue-o blue-s")
    assert (t.phase, t.today) == ("dusk", 0)
    assert (t.level("cure", 0), t.level("cure", 1)) == (0, 4)


@rule("SB-260")
def test_clone_4_uses_a_dusk_spell_at_midday():
    t = midday("clone-4", "focus-3:black-t", reserve="red-o red-t*2 red-s blue-o")
    t.do("use clone-4", "copy 2 focus-3")
    assert t.familiar(0) == ["red-t"]
    assert (t.R, t.phase, t.today) == (4, "dusk", 0)
    assert t.stored(1) == 0


@rule("SB-261")
def test_clone_5_discards_its_rune_then_uses_a_dawn_spell():
    new = "yellow-o yellow-t yellow-s yellow-o"
    t = midday("clone-5:white-o", "eruption-5", reserve="red-o blue-o green-t", draws=new)
    t.do("use clone-5")
    assert set(t.offered("discard")) == {"red-o", "blue-o"}
    t.do("discard red-o")
    assert t.box() == tokens("red-o")
    assert set(t.offered("copy")) == {"2 eruption-3", "2 eruption-4", "2 eruption-5"}
    t.do("copy 2 eruption-5")
    assert t.reserve(0) == tokens(f"blue-o green-t {new}")
    assert (t.R, t.phase, t.today) == (6, "dusk", 0)


@pytest.mark.parametrize(
    ("rival", "use", "choices"),
    [
        ("offering-3", "clone-3", ["copy 2 offering-3", "store blue-o"]),  # the second blue-o follows by itself
        ("growth-4", "clone-4", ["copy 2 growth-4", "take purple-o", "take purple-t"]),
    ],
)
@rule("SB-262")
def test_clone_3_and_4_cost_nothing(rival, use, choices):
    t = midday("clone-5:white-o", rival, reserve=f"{REDS} blue-o*2")
    t.do(f"use {use}", *choices)
    assert (t.D, t.stored(0), t.phase) == (0, 2, "dusk")


@rule("SB-263")
def test_clone_5_needs_a_token_of_the_markers_rune():
    t = midday("clone-5:white-o", "cure-3 sacrifice-5", reserve="purple-t purple-s blue-t blue-s*2")
    assert set(t.offered("use")) == {"clone-3", "clone-4"}
    assert t.why("use clone-5")


@rule("SB-264")
def test_clone_5_discards_first_and_so_makes_room():
    t = midday("clone-5:white-o", reserve="red-o red-t*3 red-s*2 blue-t blue-s green-t")
    assert t.R == 9
    t.do("use clone-5")  # a single round token
    assert t.R == 8
    t.do("take yellow-s")
    assert (t.R, t.A, t.D) == (9, 4, 1)


@pytest.mark.parametrize(("level", "lines"), [(3, {3}), (4, {3, 4}), (5, {3, 4, 5})])
@rule("SB-265")
def test_clone_copies_midday_then_dusk_then_dawn_actions(level, lines):
    rival = "cure-3 focus-3:black-o eruption-4 sharing-3"
    copied = {3: {"2 cure-3"}, 4: {"2 focus-3"}, 5: {"2 eruption-3", "2 eruption-4", "2 sharing-3"}}
    seen = {}
    for line in lines:
        t = midday(f"clone-{level}:white-o", rival, reserve="red-o red-t red-s blue-o")
        assert set(t.offered("use")) == {f"clone-{each}" for each in lines}
        t.do(f"use clone-{line}")
        if line == 5:
            t.do("discard blue-o")
        seen[line] = set(t.offered("copy"))
    assert seen == {line: copied[line] for line in lines}


# ---------------------------------------------------------------- what can be copied


@rule("SB-266")
def test_clone_3_copies_store_1():
    t = midday("clone-3", reserve="red-o red-t red-s blue-o")
    t.do("use clone-3")
    assert set(t.offered("store")) == {"red-o", "red-t", "red-s", "blue-o"}
    t.do("store blue-o")
    assert (t.familiar(0), t.R, t.phase) == (["blue-o"], 3, "dusk")


@rule("SB-266")
def test_clone_4_copies_learn_1_at_midday():
    t = midday("clone-4", reserve="red-o red-t red-s*2 purple-o*3")
    t.do("use clone-4")
    assert set(t.offered("learn")) >= {"sacrifice-3", "sacrifice-4", "levitation-3"}
    assert t.offered("copy") == []
    t.do("learn sacrifice-4", "mark red-t")
    pay_rest(t)
    assert (t.level("sacrifice"), t.marker("sacrifice")) == (4, "red-t")
    assert (t.phase, t.today, t.R) == ("dusk", 0, 3)


@rule("SB-266")
def test_clone_5_copies_take_1_and_draw_2():
    t = midday("clone-5:white-o", reserve=f"{REDS} red-s")
    t.do("use clone-5")
    assert set(t.offered("take")) == set(ALTAR.split())
    assert t.can("draw-2")
    assert t.offered("copy") == []
    t.do("draw-2")
    assert (t.R, t.phase) == (5, "dusk")


@rule("SB-267")
def test_clone_reaches_up_to_the_owners_level():
    t = midday("clone-3", "offering-4", reserve="red-o red-t red-s*2")
    t.do("use clone-3")
    assert set(t.offered("copy")) == {"2 offering-3", "2 offering-4"}
    assert t.why("copy 2 offering-5")


@pytest.mark.parametrize(
    ("rival", "copies"), [("", set()), ("cure-3", {"2 cure-3"}), ("cure-4", {"2 cure-3", "2 cure-4"})]
)
@rule("SB-268")
def test_clone_copies_an_own_spell_only_where_a_rival_learnt_it_too(rival, copies):
    t = midday("clone-3 cure-5", rival, reserve="red-o red-t red-s blue-o")
    t.do("use clone-3")
    assert set(t.offered("copy")) == copies


@pytest.mark.parametrize("level", [3, 4, 5])
@pytest.mark.parametrize("spell", ["swiftness", "mirage", "abundance", "knowledge", "communion"])
@rule("SB-269")
def test_clone_copies_no_spell_without_a_phase(spell, level):
    for line in (3, 4, 5):
        t = midday("clone-5:white-o", f"{spell}-{level}", reserve="red-o red-t red-s*2 blue-o blue-t")
        t.do(f"use clone-{line}")
        if line == 5:
            t.do("discard blue-o")
        assert t.offered("copy") == []


@rule("SB-270")
def test_clone_copies_no_clone():
    for line in (3, 4, 5):
        t = midday("clone-5:white-o", "clone-5:white-t", reserve="red-o red-t red-s*2 blue-o blue-t")
        t.do(f"use clone-{line}")
        if line == 5:
            t.do("discard blue-o")
        assert t.offered("copy") == []
        assert t.why(f"copy 2 clone-{line}")


@rule("SB-279")
def test_clone_copies_the_midday_lines_of_a_feast_on_5():
    t = midday("clone-3", "feast-5", reserve=REDS, familiar="black-o")
    t.do("use clone-3")
    assert set(t.offered("copy")) == {"2 feast-3", "2 feast-4"}


@rule("SB-280")
def test_clone_copies_no_line_without_effect():
    t = midday("clone-4", "transmutation-3:blue-s", reserve="red-o red-t*2 red-s green-s")
    t.do("use clone-4")
    assert t.offered("copy") == []
    assert {"sacrifice-3", "sacrifice-4"} <= set(t.offered("learn"))


@rule("SB-281")
def test_clone_copies_what_a_rival_learnt_on_their_last_day():
    t = Table(
        phase="dusk",
        reserve="green-o*3",
        altar=ALTAR,
        spells="cure",
        rivals={1: {"learnt": "clone-3", "reserve": "red-o red-t"}},
    )
    t.do("learn cure-3")
    pass_until(t, 1, "midday").do("use clone-3")
    assert t.offered("copy") == ["1 cure-3"]


@pytest.mark.parametrize("other", ["time-travel", "storm"])
@rule("SB-284")
def test_clone_never_meets_time_travel_or_storm(other):
    others = ["sacrifice", "levitation", "purification", "offering", "transmutation"]
    GAME.new(2, 1, {"spells": ",".join([*others, "clone", "abundance"])})
    with pytest.raises(OptionError):
        GAME.new(2, 1, {"spells": ",".join([*others, "clone", other])})
    with pytest.raises(OptionError):
        GAME.new(2, 1, {"spells": ",".join([*others, "clone", "abundance", other])})


# ---------------------------------------------------------------- cloned learning


@rule("SB-271")
def test_clone_learn_a_dusk_spell_learnt_at_midday_waits_for_the_next_day():
    t = midday("clone-4", reserve="green-o*4 red-t*3", spells="growth")
    t.do("use clone-4", "learn growth-4")
    pay_rest(t)
    assert (t.level("growth"), t.phase, t.today) == (4, "dusk", 0)
    assert t.can("learn sacrifice-3")
    assert t.offered("use") == []
    assert t.why("use growth-4")
    t.do("pass")
    pass_until(t, 0, "dusk")
    assert "growth-4" in t.offered("use")


@rule("SB-272")
def test_clone_learn_leaves_the_dusk_a_second_spell_on_one_day():
    t = midday("clone-4", reserve="red-t*3 blue-o*3 blue-t")
    t.do("use clone-4", "learn sacrifice-3")
    pay_rest(t)
    assert (t.phase, t.today) == ("dusk", 0)
    t.do("learn transmutation-3", "mark blue-t")
    pay_rest(t)
    assert (t.level("sacrifice"), t.level("transmutation"), t.learnt(0)) == (3, 3, 3)


@rule("SB-283")
def test_clone_learn_is_a_learning_communion_stores_at_midday():
    t = midday("clone-4 communion-5", reserve="red-t*4 blue-o")
    t.do("use clone-4", "learn sacrifice-4", "keep red-t")
    assert t.familiar(0) == ["red-t", "red-t"]
    assert t.box() == tokens("red-t")


@rule("SB-283")
def test_clone_learn_is_a_learning_instants_happen():
    t = midday("clone-4", reserve="yellow-o*3 red-t*3")
    t.do("use clone-4", "learn abundance-3")
    pay_rest(t)
    assert (t.level("abundance"), t.size(0), t.D) == (3, 3 + 2, 2)


# ---------------------------------------------------------------- cloned Growth


@rule("SB-273", "SB-275")
def test_clone_of_growth_lowers_clone_and_not_the_owners_growth():
    t = midday("clone-4", "growth-5")
    t.do("use clone-4", "copy 2 growth-5", "take purple-o", "take black-t", "take yellow-s")
    assert t.familiar(0) == ["purple-o", "black-t", "yellow-s"]
    assert (t.level("clone"), t.level("growth", 1), t.level("growth", 0)) == (3, 5, 0)
    assert (t.R, t.A, t.stored(1)) == (3, 2, 0)
    pass_until(t, 1, "dawn")
    pass_until(t, 0, "midday")
    assert t.offered("use") == ["clone-3"]
    assert t.why("use clone-4")


@rule("SB-273")
def test_clone_of_growth_4_lowers_clone_by_one():
    t = midday("clone-4", "growth-5")
    t.do("use clone-4", "copy 2 growth-4", "take purple-o", "take black-t")
    assert (t.level("clone"), t.stored(0), t.level("growth", 1)) == (3, 2, 5)


@rule("SB-274")
def test_clone_of_growth_3_moves_no_marker():
    t = midday("clone-4", "growth-5", familiar="green-o blue-o")
    t.do("use clone-4", "copy 2 growth-3", "give red-t", "receive blue-o")
    assert (t.reserve(0), set(t.familiar(0))) == (tokens("red-o red-s blue-o"), {"green-o", "red-t"})
    assert (t.level("clone"), t.level("growth", 1)) == (4, 5)


# ---------------------------------------------------------------- whose rune, whose things


@rule("SB-276")
def test_clone_of_focus_uses_the_rune_of_the_owners_marker():
    t = midday("clone-4:white-o", "focus-4:black-t", reserve="red-o*2 red-t blue-t green-t")
    t.do("use clone-4", "copy 2 focus-4")
    assert set(t.offered("store")) == {"red-t", "blue-t", "green-t"}
    assert set(t.offered("take")) == {"purple-t", "black-t"}


@rule("SB-276")
def test_clone_of_transmutation_uses_the_rune_of_the_owners_marker():
    t = midday("clone-4:white-o", "transmutation-4:blue-s", reserve="red-t*2 purple-t*2 green-s black-o*3")
    t.do("use clone-4", "copy 2 transmutation-4")
    assert set(t.offered("learn")) == {"sacrifice-3", "levitation-3", "offering-3", "offering-4"}
    t.do("learn sacrifice-3")
    pay_rest(t)
    assert (t.level("sacrifice"), t.box()) == (3, tokens("red-t green-s"))


@pytest.mark.parametrize(
    ("rival", "copies"),
    [
        ("sacrifice-3", {"2 sacrifice-3"}),
        ("sacrifice-4", {"2 sacrifice-3", "2 sacrifice-4"}),
        ("levitation-3", {"2 levitation-3"}),
        ("levitation-5", {"2 levitation-3", "2 levitation-4", "2 levitation-5"}),
    ],
)
@rule("SB-277")
def test_clone_of_sacrifice_and_levitation_reaches_the_runes_up_to_the_owners_level(rival, copies):
    t = midday("clone-5:white-s", rival, reserve="blue-s blue-o green-o blue-t")
    t.do("use clone-5")
    assert set(t.offered("copy")) == copies


@rule("SB-277")
def test_clone_of_sacrifice_3_discards_a_round_token():
    t = midday("clone-5:white-s", "sacrifice-3", reserve="blue-s blue-o green-o blue-t")
    t.do("use clone-5", "copy 2 sacrifice-3")
    assert set(t.offered("discard")) == {"blue-o", "green-o"}
    t.do("discard green-o")
    assert (t.size(0), t.box()) == (2 + 4, tokens("blue-s green-o"))


@rule("SB-278")
def test_clone_of_feast_3_looks_at_the_cloners_own_familiar():
    t = Table(
        phase="midday",
        learnt="clone-3",
        reserve=REDS,
        altar="red-t blue-o blue-t green-s",
        familiar="blue-s",
        rivals={1: {"learnt": "feast-3", "familiar": "red-o green-o"}},
    )
    t.do("use clone-3", "copy 2 feast-3")
    assert set(t.offered("take")) == {"blue-o", "blue-t"}
    t.do("take blue-t")
    assert t.reserve(0) == tokens(f"{REDS} blue-t")
    assert (t.stored(0), t.stored(1), t.size(1)) == (1, 2, 0)


@rule("SB-282")
def test_clone_take_1_sets_off_the_cloners_mirage():
    t = midday("clone-5:white-o mirage-4:blue-t", reserve="red-o red-t red-s green-o")
    t.do("use clone-5", "discard green-o", "take purple-t", "accept")
    assert (t.R, t.A) == (3 + 1 + 2, 4)


@rule("SB-282")
def test_clone_take_1_of_another_rune_does_not_set_off_mirage():
    t = midday("clone-5:white-o mirage-4:blue-t", reserve="red-o red-t red-s green-o")
    t.do("use clone-5", "discard green-o", "take purple-s")
    assert (t.R, t.A) == (3 + 1, 4)


@pytest.mark.parametrize(("second", "third"), [(3, 5), (5, 3), (4, 4)])
@rule("SB-461", "SB-466")
def test_clone_blaze_of_two_rivals_at_different_levels_is_one_choice(second, third):
    t = Table(
        players=3, phase="midday", reserve="red-o red-t", altar=5, learnt="clone-5:white-o",
        rivals={1: {"learnt": f"blaze-{second}"}, 2: {"learnt": f"blaze-{third}"}},
    )  # fmt: skip
    t.do("use clone-5")
    assert t.offered("copy") == [f"2 blaze-{second}"]
    assert t.why(f"copy 3 blaze-{third}") == "Another player’s copy that is offered does exactly the same."
