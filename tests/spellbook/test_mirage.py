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
    t.do("take black-t", "accept")
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
    t = Table(reserve="red-o", altar=ALTAR, draws="red-t green-t", learnt="mirage-4:blue-t").do(
        "take purple-t", "accept"
    )
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
    t.do("take purple-t", "accept")
    assert (t.phase, t.R) == ("midday", 3)
    t.do(
        "pass", "use focus-4", "accept"
    )  # one triangle is left on the altar; one in the reserve is not enough to store two
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


def levitation(reserve: str | int, **more) -> Table:
    altar = more.pop("altar", "purple-o black-o yellow-o*2 red-t")
    t = Table(reserve=reserve, altar=altar, learnt="levitation-3 mirage-4:blue-o", **more)
    return t.do("use levitation-3")


@rule("SB-315")
def test_mirage_is_resolved_before_the_next_take():
    t = levitation("red-s*2", draws="white-s green-s white-t green-t")
    t.do("take purple-o")
    assert t.legal == ["accept", "pass"]
    t.do("accept")
    assert t.reserve(0) == tokens("red-s*2 purple-o white-s green-s")  # seen before the next token is chosen
    t.do("take black-o")
    assert t.legal == ["accept", "pass"]
    t.do("accept")
    assert t.reserve(0) == tokens("red-s*2 purple-o white-s green-s black-o white-t green-t")


@pytest.mark.parametrize(
    ("first", "second", "size"), [("accept", "pass", 6), ("pass", "accept", 6), ("pass", "pass", 4)]
)
@rule("SB-315", "SB-459")
def test_mirage_one_trigger_may_be_used_and_another_declined(first, second, size):
    t = levitation(2).do("take purple-o", first, "take black-o", second)
    assert (t.size(0), t.phase) == (size, "midday")


@pytest.mark.parametrize("options", [{}, ALWAYS])
@rule("SB-315")
def test_mirage_draws_that_fill_the_reserve_leave_no_room_for_the_next_take(options):
    t = levitation(6, options=options)
    bag = t.B
    t.do("take purple-o")
    if not options:
        t.do("accept")
    assert (t.size(0), t.A, t.B, t.phase) == (9, 4, bag - 2, "midday")


@rule("SB-315", "SB-463")
def test_mirage_makes_the_order_of_the_takes_a_choice_where_it_decides_something():
    t = levitation(6, altar="purple-o black-o red-t", options=ALWAYS)  # only two round tokens, but perhaps room for one
    assert t.legal == ["take purple-o", "take black-o"]
    t.do("take black-o")
    assert (t.size(0), t.altar()) == (9, tokens("purple-o red-t"))
    t = levitation(3, altar="purple-o black-o red-t", options=ALWAYS)  # all of it fits in any order: not asked
    assert (t.size(0), t.phase) == (9, "midday")


@rule("SB-315")
def test_mirage_the_drawn_tokens_are_seen_before_divination_4_goes_on():
    t = Table(
        reserve="red-o", altar="purple-o purple-t yellow-s", draws="white-o green-s black-s",
        learnt="divination-4 mirage-3:blue-o",
    )  # fmt: skip
    t.do("use divination-4", "take purple-o", "accept")
    assert t.reserve(0) == tokens("red-o purple-o black-s")
    assert t.legal == ["pass", "take purple-t"]


@pytest.mark.parametrize(
    ("learnt", "phase", "choices", "stored", "drawn"),
    [
        ("growth-4", "dusk", ["use growth-4", "take purple-t", "accept", "take purple-o"], 2, 2),
        ("growth-4", "dusk", ["use growth-4", "take purple-t", "pass", "take purple-o"], 2, 0),
        (
            "growth-5",
            "dusk",
            ["use growth-5", "take purple-t", "accept", "take purple-o", "take black-t", "accept"],
            3,
            4,
        ),
        ("feast-4", "midday", ["use feast-4", "take black-t", "accept"], 1, 2),
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
@rule("SB-179", "SB-317")
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
    t.do("learn communion-3", "take red-o", "accept", "take green-o", "accept", "take black-t")
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
    assert (t.legal, t.size(0)) == (["accept", "pass"], 6)  # before Sharing's own draw
    t.do("accept")
    assert (t.size(0), t.size(1), t.size(2)) == (8, 1, 1)
    # in order: Mirage's draw and Sharing's own, then the left neighbour's, then the next
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
    t.do("use divination-3", "take purple-o", "take purple-t")
    assert t.R == 9
    assert "blue-o" in t.offered("discard")  # Mirage's draw
    t.do("discard blue-o")
    assert t.R == 8
