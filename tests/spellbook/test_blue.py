"""Blue spells of sets I and II: Transmutation and Swiftness (Mirage has a file of its own)."""

import pytest

from tests.spellbook.play import pass_until, pay_rest, tokens
from tests.spellbook.table import Table

rule = pytest.mark.rule

ALTAR = "purple-o purple-t purple-s black-t yellow-s"


@pytest.mark.parametrize(
    ("spell", "points"),
    [
        pytest.param("transmutation", (4, 4, 4), marks=rule("SB-285")),
        pytest.param("swiftness", (3, 6, 0), marks=rule("SB-297")),
    ],
)
def test_points_of_the_blue_spells(spell, points):
    assert tuple(Table(learnt=f"{spell}-{level}").points() for level in (3, 4, 5)) == points


# ---------------------------------------------------------------- Transmutation


def transmute(t: Table, line: int, wanted: str) -> Table:
    """Learn by Transmutation, in a position where the price can be paid in one way only."""
    t.do(f"use transmutation-{line}")
    if t.can(f"learn {wanted}"):
        t.do(f"learn {wanted}")
    return pay_rest(t)


@rule("SB-286")
def test_transmutation_3_has_no_action():
    t = Table(phase="dusk", reserve="red-o*3 green-s", altar=5, learnt="transmutation-3:blue-s")
    assert t.can("learn sacrifice-3")
    assert t.offered("use") == []
    assert all(t.why(f"use transmutation-{line}") for line in (3, 4, 5))


@rule("SB-287")
def test_transmutation_4_counts_one_token_of_its_rune_as_a_wild():
    t = Table(phase="dusk", reserve="red-o red-t green-s black-s", altar=5, learnt="transmutation-4:blue-s")
    t.do("use transmutation-4")  # only the red spell, only on level 3
    assert set(t.offered("mark")) == {"red-o", "red-t"}
    t.do("mark red-t")
    assert set(t.offered("wild")) == {"green-s", "black-s"}
    t.do("wild green-s")
    assert (t.level("sacrifice"), t.marker("sacrifice")) == (3, "red-t")
    assert (t.reserve(0), t.box()) == (tokens("black-s"), tokens("red-o green-s"))


@rule("SB-288")
def test_transmutation_5_counts_two_tokens_of_its_rune_as_a_wild_each():
    t = Table(phase="dusk", reserve="red-o green-s black-s yellow-t", altar=5, learnt="transmutation-5:blue-s")
    t.do("use transmutation-5")
    assert set(t.offered("learn")) == {"sacrifice-3", "abundance-3"}
    t.do("learn sacrifice-3")
    pay_rest(t)
    assert (t.level("sacrifice"), t.marker("sacrifice")) == (3, "red-o")
    assert (t.reserve(0), t.box()) == (tokens("yellow-t"), tokens("green-s black-s"))


@pytest.mark.parametrize("line", [4, 5])
@rule("SB-289")
def test_transmutation_5_may_use_one_wild_or_its_line_4(line):
    t = Table(phase="dusk", reserve="red-o*2 green-s", altar=5, learnt="transmutation-5:blue-s")
    assert set(t.offered("use")) == {"transmutation-4", "transmutation-5"}
    transmute(t, line, "sacrifice-3")
    assert (t.level("sacrifice"), t.size(0), t.D) == (3, 0, 2)


@rule("SB-290")
def test_transmutation_allows_no_set_of_three_in_the_same_learning():
    reserve = "red-t green-s green-t*2 purple-o black-o yellow-o"
    t = Table(phase="dusk", reserve=reserve, altar=5, learnt="transmutation-4:blue-s")
    assert not t.can("learn sacrifice-3")  # one red and one set of three
    t.do("use transmutation-4")  # one red, one rune and the set would be three; only the greens are enough
    assert set(t.offered("mark")) == {"green-s", "green-t"}
    t.do("mark green-s")
    pay_rest(t)
    assert (t.level("purification"), t.level("sacrifice")) == (3, 0)
    assert t.reserve(0) == tokens("red-t purple-o black-o yellow-o")


@pytest.mark.parametrize(
    ("first", "spent"),
    [("learn sacrifice-3", "red-t green-o black-o yellow-o"), ("use transmutation-4", "red-t blue-s")],
)
@rule("SB-291")
def test_transmutation_stands_beside_the_basic_learning(first, spent):
    reserve = "red-t*2 green-o black-o yellow-o blue-s"
    t = Table(phase="dusk", reserve=reserve, altar=5, learnt="transmutation-4:blue-s")
    assert {"learn sacrifice-3", "use transmutation-4"} <= set(t.legal)
    t.do(first)
    pay_rest(t)
    assert (t.level("sacrifice"), t.box()) == (3, tokens(spent))


@rule("SB-292")
def test_transmutation_needs_a_real_token_which_becomes_the_marker():
    t = Table(phase="dusk", reserve="green-s black-s yellow-s", altar=5, learnt="transmutation-5:blue-s")
    t.do("use transmutation-5")
    assert set(t.offered("learn")) == {"purification-3", "offering-3", "abundance-3"}
    t.do("learn offering-3")
    pay_rest(t)
    assert (t.level("offering"), t.marker("offering")) == (3, "black-s")
    assert t.box() == tokens("green-s yellow-s")


@pytest.mark.parametrize(
    ("line", "real", "wilds"),
    [(4, 2, 1), (4, 3, 1), (4, 4, 1), (5, 2, 1), (5, 3, 1), (5, 4, 1), (5, 1, 2), (5, 2, 2), (5, 3, 2)],
)
@rule("SB-293")
def test_transmutation_prices(line, real, wilds):
    reserve = f"red-o*{real} {' '.join(['green-s', 'black-s'][:wilds])}"
    t = Table(phase="dusk", reserve=reserve, altar=5, learnt=f"transmutation-{line}:blue-s")
    level = real + wilds
    transmute(t, line, f"sacrifice-{level}")
    assert (t.level("sacrifice"), t.size(0), t.D) == (level, 0, level - 1)


@pytest.mark.parametrize(("line", "real", "wilds", "level"), [(4, 1, 2, 3), (4, 3, 2, 5), (5, 2, 3, 5), (5, 1, 3, 4)])
@rule("SB-293")
def test_transmutation_never_counts_more_runes_than_its_line_says(line, real, wilds, level):
    reserve = f"red-o*{real} {' '.join(['green-s', 'black-s', 'yellow-s'][:wilds])} purple-t*4"
    t = Table(phase="dusk", reserve=reserve, altar=5, learnt=f"transmutation-{line}:blue-s")
    t.do(f"use transmutation-{line}")
    assert {"levitation-3", "levitation-4"} <= set(t.offered("learn"))
    assert not t.can(f"learn sacrifice-{level}")
    assert t.why(f"learn sacrifice-{level}")


@rule("SB-294")
def test_transmutation_accepts_no_other_rune():
    t = Table(phase="dusk", reserve="red-o red-t green-o purple-t*4", altar=5, learnt="transmutation-4:blue-s")
    t.do("use transmutation-4")
    assert set(t.offered("learn")) == {"levitation-3", "levitation-4"}


@rule("SB-295")
def test_transmutation_waits_for_the_day_after_its_learning():
    t = Table(phase="midday", reserve="blue-s*4 red-t*3", altar=5, learnt="clone-4")
    t.do("use clone-4", "learn transmutation-4")
    pay_rest(t)
    assert (t.level("transmutation"), t.phase, t.today) == (4, "dusk", 0)
    assert t.can("learn sacrifice-3")
    assert t.offered("use") == []
    assert t.why("use transmutation-4")
    t.do("pass")
    pass_until(t, 0, "dusk")
    assert t.offered("use") == ["transmutation-4"]


@rule("SB-295")
def test_transmutation_never_learns_itself():
    reserve = "blue-o*2 blue-t blue-s red-o red-t red-s"
    t = Table(phase="dusk", reserve=reserve, altar=5, learnt="transmutation-5:blue-s")
    t.do("use transmutation-5")
    assert "sacrifice-3" in t.offered("learn")
    assert not any(line.startswith("transmutation") for line in t.offered("learn"))


@rule("SB-296")
def test_transmutation_sets_off_the_instant_of_what_it_learns():
    t = Table(phase="dusk", reserve="yellow-o*2 green-s", altar=5, learnt="transmutation-4:blue-s")
    transmute(t, 4, "abundance-3")
    assert (t.level("abundance"), t.size(0), t.D) == (3, 2, 2)


# ---------------------------------------------------------------- Swiftness


@pytest.mark.parametrize("level", [3, 4])
@rule("SB-298", "SB-300")
def test_swiftness_3_and_4_one_dawn_action_at_once_and_it_is_no_choice(level):
    t = Table(phase="dusk", reserve="blue-o*4 red-s", altar=ALTAR, spells="swiftness")
    t.do(f"learn swiftness-{level}")
    left = 5 - level
    assert (t.level("swiftness"), t.today, t.size(0)) == (level, 0, left)
    assert set(t.legal) == {"draw-2", *(f"take {token}" for token in ALTAR.split())}
    assert t.why("pass")
    assert t.A == 5  # not refilled yet
    t.do("take yellow-s")
    assert (t.today, t.phase, t.A) == (1, "dawn", 5)  # A4, then refilled
    assert t.size(0) == left + 1


@rule("SB-298")
def test_swiftness_3_draws_two_at_once_as_its_dawn_action():
    t = Table(phase="dusk", reserve="blue-o*3", altar=5, spells="swiftness")
    bag = t.B
    t.do("learn swiftness-3", "draw-2")
    assert (t.size(0), t.A, t.B, t.today) == (2, 6, bag - 3, 1)


@rule("SB-299")
def test_swiftness_3_may_use_a_dawn_spell_of_an_earlier_day():
    t = Table(phase="dusk", reserve="blue-s*3 red-o green-o", altar=5, learnt="sacrifice-3", spells="swiftness")
    t.do("learn swiftness-3")
    assert t.offered("use") == ["sacrifice-3"]
    t.do("use sacrifice-3", "discard green-o")
    assert (t.size(0), t.today) == (1 + 4, 1)


@rule("SB-299")
def test_swiftness_3_may_not_use_a_dawn_spell_of_the_same_day():
    t = Table(phase="midday", reserve="red-t*3 blue-o*3 green-o", altar=5, learnt="clone-4", spells="swiftness")
    t.do("use clone-4", "learn sacrifice-3")
    pay_rest(t)
    assert (t.level("sacrifice"), t.phase) == (3, "dusk")
    t.do("learn swiftness-3")
    assert t.reserve(0) == tokens("green-o")
    assert t.can("draw-2")
    assert t.offered("use") == []
    assert t.why("use sacrifice-3")


@rule("SB-301")
def test_swiftness_5_two_dawn_actions_a_day():
    t = Table(reserve="red-o", altar=ALTAR, learnt="swiftness-5")
    t.do("draw-2")
    assert (t.phase, t.R) == ("dawn", 3)
    t.do("take purple-o")
    assert (t.phase, t.R) == ("midday", 4)
    pass_until(t, 1, "dawn").do("draw-2")  # the rival has one
    assert (t.today, t.phase) == (1, "midday")


@rule("SB-302")
def test_swiftness_5_may_draw_twice():
    t = Table(reserve="red-o", altar=5, learnt="swiftness-5")
    t.do("draw-2", "draw-2")
    assert (t.phase, t.R, t.A) == ("midday", 5, 5)


@rule("SB-302")
def test_swiftness_5_may_use_the_same_spell_twice():
    t = Table(reserve="red-o green-o", altar=5, draws="red-t red-s blue-t blue-s", learnt="swiftness-5 sacrifice-3")
    t.do("use sacrifice-3", "discard red-o")
    assert (t.phase, t.R) == ("dawn", 5)
    t.do("use sacrifice-3")  # the one round token left
    assert (t.phase, t.R, t.box()) == ("midday", 8, tokens("red-o green-o"))


@rule("SB-303")
def test_swiftness_5_either_action_may_be_skipped_alone():
    t = Table(reserve="red-o", altar=5, learnt="swiftness-5")
    t.do("pass")
    assert (t.today, t.phase, t.can("draw-2")) == (0, "dawn", True)
    t.do("draw-2")
    assert (t.phase, t.R) == ("midday", 3)
    t = Table(reserve="red-o", altar=5, learnt="swiftness-5").do("draw-2", "pass")
    assert (t.phase, t.R) == ("midday", 3)


@rule("SB-304")
def test_swiftness_5_gives_no_action_when_learnt():
    t = Table(phase="dusk", reserve="blue-o*5", altar=5, spells="swiftness")
    t.do("learn swiftness-5")
    assert (t.level("swiftness"), t.today, t.phase, t.size(0)) == (5, 1, "dawn", 0)
    pass_until(t, 0, "dawn").do("draw-2")
    assert t.phase == "dawn"
    t.do("draw-2")
    assert (t.phase, t.R) == ("midday", 4)


@rule("SB-305")
def test_swiftness_5_the_altar_is_not_refilled_in_between():
    t = Table(reserve="red-o", altar=ALTAR, learnt="swiftness-5")
    t.do("take purple-o", "take purple-t")
    assert (t.phase, t.R, t.A) == ("midday", 3, 3)


@rule("SB-306")
def test_swiftness_4_learnt_at_midday_acts_at_midday_and_dusk_follows():
    t = Table(phase="midday", reserve="blue-o*4 red-t*3", altar=5, learnt="clone-4", spells="swiftness")
    t.do("use clone-4", "learn swiftness-4")
    pay_rest(t)
    assert not t.can("pass")
    t.do("draw-2")
    assert (t.level("swiftness"), t.today, t.phase, t.R) == (4, 0, "dusk", 5)
    assert t.can("learn sacrifice-3")


@pytest.mark.parametrize("yellow", ["abundance-5", "knowledge-3", "communion-5"])
@rule("SB-033", "SB-301")
def test_swiftness_5_keeps_its_two_dawns_beside_a_spell_of_a_later_colour(yellow):
    t = Table(reserve="red-o", altar=5, learnt=f"swiftness-5 {yellow}").do("draw-2")
    assert (t.today, t.phase) == (0, "dawn")
    t.do("draw-2")
    assert (t.phase, t.R) == ("midday", 5)
