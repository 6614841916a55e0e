"""Mirage, the blue spell of set III: what it draws, for which takes, and when."""

import pytest

from tests.spellbook.play import tokens
from tests.spellbook.table import Table

rule = pytest.mark.rule

ALTAR = "purple-o purple-t purple-s black-t yellow-s"
ALWAYS = {"mirage": "always"}


@pytest.mark.parametrize(("level", "points"), [(3, 2), (4, 3), (5, 6)])
@rule("SB-307")
def test_mirage_is_worth_2_3_6(level, points):
    assert Table(learnt=f"mirage-{level}").points() == points


@pytest.mark.parametrize(
    ("level", "gained"),
    [
        pytest.param(3, 2, marks=rule("SB-308")),
        pytest.param(4, 3, marks=rule("SB-309")),
        pytest.param(5, 3, marks=rule("SB-309")),
    ],
)
def test_mirage_draws_for_a_matching_token_taken(level, gained):
    t = Table(reserve="red-o red-t", altar=ALTAR, learnt=f"mirage-{level}:blue-t")
    bag = t.B
    t.do("take black-t")
    assert (t.size(0), t.A, t.B) == (2 + gained, 4, bag - gained + 1)


@rule("SB-308")
def test_mirage_draws_nothing_for_another_rune():
    t = Table(reserve="red-o red-t", altar=ALTAR, learnt="mirage-3:blue-t").do("take purple-o")
    assert (t.R, t.A) == (3, 4)


@rule("SB-310")
def test_mirage_does_not_look_at_draws():
    t = Table(reserve="red-o", altar=5, draws="red-t green-t", learnt="mirage-4:blue-t").do("draw-2")
    assert t.R == 3


@rule("SB-311")
def test_mirage_does_not_look_at_its_own_draws():
    t = Table(reserve="red-o", altar=ALTAR, draws="red-t green-t", learnt="mirage-4:blue-t").do("take purple-t")
    assert t.reserve(0) == tokens("red-o purple-t red-t green-t")


@pytest.mark.parametrize(("level", "gained"), [(3, 4), (4, 6)])
@rule("SB-312")
def test_mirage_counts_each_token_of_one_action(level, gained):
    learnt = f"levitation-3 mirage-{level}:blue-o"
    t = Table(reserve="red-o", altar="green-o*2 yellow-t", learnt=learnt, options=ALWAYS)
    t.do("use levitation-3")  # both round tokens
    assert (t.size(0), t.A) == (1 + gained, 1)


@rule("SB-312")
def test_mirage_counts_each_action_of_the_day():
    t = Table(reserve="red-o", altar=ALTAR, draws="white-o white-s", learnt="focus-4:black-t mirage-3:blue-t")
    t.do("take purple-t")
    assert (t.phase, t.R) == ("midday", 3)
    t.do("pass", "use focus-4")  # one triangle is left on the altar; one in the reserve is not enough to store two
    assert t.size(0) == 5


@rule("SB-313")
def test_mirage_sleeps_on_another_players_day():
    t = Table(altar=ALTAR, learnt="blaze-3", rivals={1: {"reserve": "red-o", "learnt": "mirage-4:blue-t"}})
    t.do("use blaze-3")
    assert t.asked == 1
    t.do("take purple-t")
    assert (t.size(1), t.asked) == (2, 0)


@pytest.mark.parametrize(("before", "drawn"), [(8, 0), (7, 1), (6, 2)])
@rule("SB-314")
def test_mirage_draws_keep_to_the_limit(before, drawn):
    t = Table(reserve=before, altar=ALTAR, learnt="mirage-4:blue-t", options=ALWAYS)
    bag = t.B
    t.do("take purple-t")
    assert (t.size(0), t.B) == (9, bag - drawn)


@rule("SB-315")
def test_mirage_draws_after_all_takes_of_the_action():
    t = Table(
        reserve="red-s*2 green-s*2 white-s*2",
        altar="purple-o black-o yellow-o*2 red-t",
        learnt="levitation-3 mirage-4:blue-o",
        options=ALWAYS,
    )
    bag = t.B
    t.do("use levitation-3", "take purple-o", "take black-o")
    assert (t.size(0), t.A, t.B) == (9, 3, bag - 1)
    assert tokens("purple-o black-o") <= t.reserve(0)


@pytest.mark.parametrize(
    ("learnt", "phase", "choices", "stored", "drawn"),
    [
        ("growth-4", "dusk", ["use growth-4", "take purple-t", "take purple-o"], 2, 2),
        ("growth-5", "dusk", ["use growth-5", "take purple-t", "take purple-o", "take black-t"], 3, 4),
        ("feast-4", "midday", ["use feast-4", "take black-t"], 1, 2),
        ("feast-4", "midday", ["use feast-4", "take purple-o"], 1, 0),
    ],
)
@rule("SB-316")
def test_mirage_counts_takes_that_go_to_the_familiar(learnt, phase, choices, stored, drawn):
    t = Table(phase=phase, reserve="red-o red-s green-o", altar=ALTAR, learnt=f"{learnt} mirage-4:blue-t")
    t.do(*choices)
    assert (t.stored(0), t.size(0)) == (stored, 3 + drawn)


@pytest.mark.parametrize(
    ("learnt", "phase", "choices"),
    [
        ("purification-3", "midday", ["use purification-3", "give red-o", "receive purple-t"]),
        ("growth-3", "dusk", ["use growth-3", "give red-o", "receive green-t"]),
    ],
)
@rule("SB-317")
def test_mirage_does_not_count_swaps(learnt, phase, choices):
    t = Table(
        phase=phase, reserve="red-o red-s green-o", familiar="green-t black-t", altar=ALTAR,
        learnt=f"{learnt} mirage-4:blue-t",
    )  # fmt: skip
    t.do(*choices)
    assert (t.size(0), t.stored(0)) == (3, 2)


@rule("SB-318")
def test_mirage_counts_the_takes_of_a_learning_instant():
    t = Table(
        phase="dusk",
        reserve="yellow-t*3 red-s green-t",
        altar="red-o green-o black-t purple-s",
        learnt="mirage-3:blue-o",
        spells="communion",
    )
    t.do("learn communion-3", "take red-o", "take green-o", "take black-t")
    assert t.familiar(0) == ["red-o", "green-o", "black-t"]
    assert t.size(0) == 2 + 2


@rule("SB-319")
def test_mirage_with_sharing_3_own_gains_before_the_others():
    t = Table(
        players=3,
        reserve="red-o red-s green-s white-s white-o",
        altar=ALTAR,
        draws="blue-o blue-s green-o black-o",
        learnt="sharing-3 mirage-3:blue-t",
    )
    t.do("use sharing-3", "take purple-t")
    assert (t.size(0), t.size(1), t.size(2)) == (8, 1, 1)
    # in order: the own draw and Mirage's, then the left neighbour's, then the next
    assert tokens("blue-o blue-s") <= t.reserve(0)
    assert (t.reserve(1), t.reserve(2)) == (tokens("green-o"), tokens("black-o"))


@rule("SB-320")
def test_mirage_with_divination_3_draws_before_the_discard():
    t = Table(
        reserve="red-o*2 red-s*2 green-s green-o",
        altar=ALTAR,
        draws="white-o white-s blue-o",
        learnt="divination-3 mirage-4:blue-t",
        options=ALWAYS,
    )
    t.do("use divination-3", "take purple-t", "take purple-o")
    assert t.R == 9
    assert "blue-o" in t.offered("discard")  # Mirage's draw
    t.do("discard blue-o")
    assert t.R == 8
