"""Clone in the one-player game: the level 4 line of spells that are not learnt yet."""

import pytest

import athanor
from tests.spellbook.play import pay_rest, tokens
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule

ALTAR = "purple-o purple-t purple-s black-t black-s yellow-o yellow-s"  # seven
REDS = "red-o red-t*2 red-s"


def midday(**more) -> Table:
    return Table(players=1, phase="midday", altar=ALTAR, **more)


@rule("SB-404")
def test_solo_clone_copies_line_4_of_an_unlearnt_spell():
    t = midday(reserve=f"{REDS} blue-o", learnt="clone-3")
    t.do("use clone-3", "copy 1 offering-4", "store red-o", "store red-t", "store red-s")
    assert t.familiar(0) == ["red-o", "red-t", "red-s"]
    assert (t.level("offering"), t.D, t.reserve(0)) == (0, 0, tokens("red-t blue-o"))


@rule("SB-405", "SB-407")
@pytest.mark.parametrize(
    ("line", "copies"),
    [
        (3, {"1 purification-4", "1 offering-4"}),
        (4, {"1 transmutation-4"}),
        (5, {"1 sacrifice-4", "1 levitation-4"}),
    ],
)
def test_solo_clone_lines_copy_midday_dusk_and_dawn_but_only_level_4(line, copies):
    t = midday(reserve="red-o red-t*2 red-s blue-o", learnt="clone-5:white-o")
    t.do(f"use clone-{line}")
    if line == 5:
        t.do("discard blue-o")
    assert set(t.offered("copy")) == copies


@rule("SB-405")
def test_solo_clone_of_focus_is_its_line_4_only():
    t = midday(reserve="red-t blue-t green-t white-o", learnt="clone-4:white-t", spells="growth focus")
    t.do("use clone-4")
    assert set(t.offered("copy")) == {"1 growth-4", "1 focus-4"}
    assert all(t.why(f"copy 1 focus-{line}") for line in (3, 5))
    t.do("copy 1 focus-4")
    assert set(t.offered("store")) == {"red-t", "blue-t", "green-t"}
    assert set(t.offered("take")) == {"purple-t", "black-t"}


@rule("SB-406")
def test_solo_clone_copies_no_learnt_spell():
    t = midday(reserve=f"{REDS} blue-o", learnt="clone-3 offering-3")
    t.do("use clone-3")
    assert t.legal == ["copy 1 purification-4"]
    t = midday(reserve=f"{REDS} blue-o", learnt="clone-3 offering-3 purification-3")
    assert set(t.offered("use")) == {"offering-3", "purification-3"}
    assert t.why("use clone-3")


@rule("SB-408")
def test_solo_clone_copies_no_basic_action():
    learnt = "sacrifice-3 levitation-3 purification-3 offering-3 transmutation-4:blue-s clone-5:white-o"
    t = midday(reserve="yellow-o yellow-t yellow-s blue-o", learnt=learnt)
    assert not any(line.startswith("clone") for line in t.offered("use"))
    assert all(t.why(f"use clone-{line}") for line in (3, 4, 5))
    assert t.can("use purification-3")


@rule("SB-408")
def test_solo_clone_offers_no_basic_action_beside_the_copies():
    t = midday(reserve=f"{REDS} blue-o blue-t", learnt="clone-5:white-o")
    t.do("use clone-5", "discard blue-o")
    assert {name.split()[0] for name in t.legal} == {"copy"}
    t = midday(reserve=f"{REDS} blue-o", learnt="clone-5:white-o").do("use clone-3")
    assert {name.split()[0] for name in t.legal} == {"copy"}


@rule("SB-409")
def test_solo_clone_of_focus_uses_the_rune_of_the_clone_marker():
    t = midday(reserve="red-s blue-s green-s red-t*2", learnt="clone-4:white-s", spells="growth focus")
    t.do("use clone-4", "copy 1 focus-4")
    assert set(t.offered("store")) == {"red-s", "blue-s", "green-s"}
    assert set(t.offered("take")) == {"purple-s", "black-s", "yellow-s"}


@rule("SB-409")
def test_solo_clone_of_transmutation_uses_the_rune_of_the_clone_marker():
    t = midday(reserve="red-t*2 green-s yellow-o", learnt="clone-4:white-s")
    t.do("use clone-4", "copy 1 transmutation-4")
    pay_rest(t)
    assert (t.level("sacrifice"), t.box()) == (3, tokens("red-t green-s"))


@rule("SB-410")
def test_solo_clone_of_levitation_and_sacrifice_means_triangles():
    t = midday(reserve="blue-o blue-t green-t blue-s", learnt="clone-5:white-o")
    t.do("use clone-5", "copy 1 levitation-4")  # the two triangles of the altar
    while t.offered("take"):
        assert set(t.offered("take")) <= {"purple-t", "black-t"}
        t.do(f"take {t.offered('take')[0]}")
    assert t.reserve(0) == tokens("blue-t green-t blue-s purple-t black-t")
    t = midday(reserve="blue-o blue-t green-t blue-s", learnt="clone-5:white-o")
    t.do("use clone-5", "copy 1 sacrifice-4")
    assert set(t.offered("discard")) == {"blue-t", "green-t"}


@pytest.mark.parametrize(
    ("spell", "line", "choices", "after"),  # after: R, F, A, D and the dummy's bottom area
    [
        ("eruption", 5, [], (5, 0, 7, 1, 0)),
        pytest.param("blaze", 5, ["dummy purple-o"], (8, 0, 6, 1, 1), marks=rule("SB-412")),
        pytest.param("sharing", 5, ["take purple-o", "take black-s"], (6, 0, 5, 1, 1), marks=rule("SB-412")),
        ("divination", 5, ["take purple-o", "take purple-t"], (6, 0, 7, 1, 0)),
        ("divination", 5, ["take purple-o", "pass"], (5, 0, 8, 1, 0)),
        ("purification", 3, ["give red-o", "give red-t", "receive purple-o", "receive black-s"], (5, 0, 7, 0, 0)),
        ("cure", 3, ["discard red-o", "discard red-t"], (5, 0, 7, 2, 0)),
        ("offering", 3, ["store red-o", "store red-t", "store red-s"], (2, 3, 7, 0, 0)),
        ("feast", 3, ["take purple-o"], (5, 1, 6, 0, 0)),
        pytest.param("growth", 4, ["take purple-o", "take black-s"], (5, 2, 5, 0, 0), marks=rule("SB-412")),
        ("focus", 4, ["take yellow-o"], (6, 0, 6, 0, 0)),
        ("focus", 4, ["store red-o"], (3, 2, 7, 0, 0)),  # blue-o is the only other round token
    ],
)
@rule("SB-411")
def test_solo_clone_what_line_4_does(spell, line, choices, after):
    t = midday(reserve=f"{REDS} blue-o", learnt="clone-5:white-o", spells=spell, draws="green-t green-s")
    t.do(f"use clone-{line}")
    if line == 5:
        t.do("discard blue-o")
    t.do(f"copy 1 {spell}-4", *choices)
    assert (t.size(0), t.stored(0), t.A, t.D, len(t.bottom())) == after
    assert t.level("clone") == (4 if spell == "growth" else 5)
    assert t.dummy() == []


@rule("SB-411")
def test_solo_clone_of_divination_4_takes_one_colour_only():
    t = midday(reserve=f"{REDS} blue-o", learnt="clone-5:white-o", spells="divination", draws="green-t purple-s")
    t.do("use clone-5", "discard blue-o", "copy 1 divination-4", "take purple-o")
    assert set(t.legal) == {"take purple-t", "take purple-s", "pass"}


@rule("SB-411")
def test_solo_clone_of_transmutation_4_counts_one_rune_wild():
    t = midday(reserve=f"{REDS} blue-o green-o", learnt="clone-5:white-o")
    t.do("use clone-4", "copy 1 transmutation-4")
    assert set(t.offered("learn")) == {"sacrifice-3", "sacrifice-4", "sacrifice-5"}
    t.do("learn sacrifice-5", "mark red-o", "wild green-o")
    pay_rest(t)
    assert (t.level("sacrifice"), t.reserve(0), t.D) == (5, tokens("blue-o"), 4)


@rule("SB-412")
def test_solo_clone_of_growth_lowers_clone_by_one():
    t = midday(reserve=REDS, learnt="clone-4:white-o", spells="growth")
    t.do("use clone-4", "copy 1 growth-4", "take purple-o", "take black-s")
    assert (t.familiar(0), t.level("clone"), t.level("growth")) == (["purple-o", "black-s"], 3, 0)


# ---------------------------------------------------------------- line 4 where only part of it can be done


@pytest.mark.parametrize(
    ("reserve", "offered", "stored"),
    [
        ("red-o*3 blue-o*2", ["red-o"], 3),  # three of a colour: the whole line, as with the spell itself
        ("red-o*2 red-t*2 blue-s", ["red-o", "red-t"], 3),
        ("red-o red-t blue-s", ["red-o", "red-t"], 2),  # else as many as there are of one colour
        ("red-o blue-s", ["red-o", "blue-s"], 1),
    ],
)
@rule("SB-209")
def test_solo_clone_of_offering_stores_what_there_is(reserve, offered, stored):
    t = midday(reserve=reserve, learnt="clone-3 purification-3").do("use clone-3", "copy 1 offering-4")
    while t.phase == "midday" and t.offered("store"):
        t.do(f"store {t.offered('store')[0]}")
    assert t.stored(0) == stored
    assert len({name.partition("-")[0] for name in t.familiar(0)}) == 1
    t = midday(reserve=reserve, learnt="clone-3 purification-3").do("use clone-3", "copy 1 offering-4")
    if t.phase == "midday":
        assert t.offered("store") == offered


@rule("SB-209")
def test_solo_offering_itself_still_needs_its_number():
    t = midday(reserve="red-o red-t blue-s", learnt="offering-4")
    assert t.offered("use") == ["offering-3"]
    t = midday(reserve="", learnt="clone-3 cure-3")
    assert not t.can("use clone-3")


@pytest.mark.parametrize(
    ("reserve", "altar", "familiar", "offered", "stored"),
    [
        ("red-o blue-t", "purple-t", "", [], 1),
        ("red-o blue-t", "purple-o purple-t", "", ["store red-o", "take purple-o"], 1),
        ("red-o red-o blue-t", "purple-t", 13, [], 1),
    ],
)
@rule("SB-464")
def test_solo_clone_of_focus_stores_what_there_is(reserve, altar, familiar, offered, stored):
    t = Table(
        players=1, phase="midday", altar=altar, reserve=reserve, familiar=familiar, learnt="clone-4:white-o",
        spells="focus",
    )  # fmt: skip
    before = t.stored(0)
    t.do("use clone-4", "copy 1 focus-4")
    if offered:
        assert t.legal == offered
        t.do("store red-o")
    assert t.stored(0) == before + stored


@rule("SB-178")
def test_solo_clone_of_purification_swaps_what_there_is():
    t = midday(reserve="red-o", learnt="clone-3 offering-3").do("use clone-3", "copy 1 purification-4")
    t.do("receive black-s")
    assert (t.reserve(0), t.A) == (tokens("black-s"), 7)
    t = Table(players=1, phase="midday", altar="black-s", reserve="red-o red-t", learnt="clone-3 offering-3")
    t.do("use clone-3", "copy 1 purification-4", "give red-t")
    assert (t.reserve(0), t.dummy()) == (tokens("red-o black-s"), ["red-t"])  # all that the altar then held


# ---------------------------------------------------------------- the only target is named before it happens


@rule("SB-463")
def test_solo_clone_of_the_only_target_that_draws_is_asked_and_can_be_taken_back():
    learnt = "clone-5:white-o levitation-3"
    t = midday(reserve="red-o red-t", learnt=learnt, spells="eruption")
    line = athanor.Timeline(t.state)
    before = line.state.position()
    line.apply(GAME.actions.id("use clone-5"))  # the only round token is discarded by itself …
    assert [GAME.actions.name(action) for action in line.state.legal()] == ["copy 1 eruption-4"]
    assert line.state.label(line.state.legal()[0]) == "Copy Eruption, level 4, not yet learnt"
    assert line.can_undo(0)  # … and nothing was drawn
    line.undo(0)
    assert line.state.position() == before
