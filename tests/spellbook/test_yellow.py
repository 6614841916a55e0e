"""Yellow spells: Abundance, Knowledge, Communion."""

import pytest

from tests.spellbook.play import pass_until, pay_rest, tokens
from tests.spellbook.table import Table

rule = pytest.mark.rule

ALTAR = "purple-o purple-t purple-s black-t green-s"


# ---------------------------------------------------------------- Abundance


@pytest.mark.parametrize(("level", "points"), [(3, 3), (4, 5), (5, 7)])
@rule("SB-321")
def test_abundance_is_worth_3_5_7(level, points):
    assert Table(learnt=f"abundance-{level}").points() == points


@pytest.mark.parametrize(
    ("level", "others", "left"),
    [
        pytest.param(3, "red-o red-t", 4, marks=rule("SB-322")),
        pytest.param(4, "red-o red-t", 5, marks=rule("SB-323")),
        pytest.param(5, "red-o*2 red-t*2", 8, marks=rule("SB-324")),
    ],
)
def test_abundance_draws_two_three_or_four_when_learnt(level, others, left):
    t = Table(phase="dusk", reserve=f"yellow-s*{level} {others}", altar=5)
    bag = t.B
    t.do(f"learn abundance-{level}")
    drawn = level - 1
    # the altar has drawn one as well
    assert (t.level("abundance"), t.size(0), t.A, t.B) == (level, left, 6, bag - drawn - 1)
    assert t.box() == tokens(f"yellow-s*{level - 1}")


@rule("SB-325")
def test_abundance_draws_once_only():
    t = Table(phase="dusk", reserve="yellow-s*5", altar=5, draws="red-o red-t red-s red-o")
    t.do("learn abundance-5")
    assert (t.size(0), t.today) == (4, 1)  # four, not two and three and four
    for phase in ("dawn", "midday", "dusk"):
        pass_until(t, 0, phase)
        assert t.offered("use") == []
    assert t.size(0) == 4


@pytest.mark.parametrize(("level", "reserve"), [(level, size) for level in (3, 4, 5) for size in range(level, 10)])
@rule("SB-326")
def test_abundance_is_never_cut_by_the_limit(level, reserve):
    others = ["red-o", "red-t", "purple-o", "purple-t", "green-o", "green-t"][: reserve - level]
    t = Table(phase="dusk", reserve=f"yellow-s*{level} {' '.join(others)}", altar=5)
    t.do(f"learn abundance-{level}")
    pay_rest(t)
    assert t.size(0) == reserve - level + (level - 1) <= 8


# ---------------------------------------------------------------- Knowledge


def knowledge(level: int, others: str) -> int:
    """What Knowledge adds to the points of the other spells."""
    return Table(learnt=f"knowledge-{level} {others}").points() - Table(learnt=others, spells="knowledge").points()


SIX = "sacrifice-3 levitation-4 cure-5 offering-3 time-travel-4 transmutation-5"


@pytest.mark.parametrize(
    ("level", "others", "points"),
    [
        pytest.param(3, "sacrifice-3 levitation-3 cure-4 offering-5", 4, marks=rule("SB-327")),
        pytest.param(3, SIX, 6, marks=rule("SB-327")),
        pytest.param(4, "sacrifice-3 levitation-3 cure-4 offering-5", 6, marks=rule("SB-328")),
        pytest.param(4, SIX, 2 * 1 + 4 * 2, marks=rule("SB-328")),
        pytest.param(5, "sacrifice-3 levitation-3 cure-4 offering-5", 8, marks=rule("SB-329")),
        pytest.param(5, SIX, 12, marks=rule("SB-329")),
    ],
)
def test_knowledge_counts_the_other_spells(level, others, points):
    assert knowledge(level, others) == points


@pytest.mark.parametrize("level", [3, 4, 5])
@rule("SB-330", "SB-332")
def test_knowledge_alone_is_worth_nothing(level):
    assert Table(learnt=f"knowledge-{level}", reserve=4).points() == 0


@rule("SB-331")
def test_knowledge_4_follows_a_spell_that_falls():
    t = Table(phase="dusk", altar=ALTAR, learnt="knowledge-4 growth-4")
    assert t.points() == 4 + 2
    t.do("use growth-4", "take purple-o", "take purple-t")
    assert t.points() == 3 + 1 + 2  # Growth on 3, counted once; two stored


@rule("SB-331")
def test_knowledge_4_follows_a_spell_that_rises():
    t = Table(phase="dusk", reserve="red-o", altar=ALTAR, learnt="knowledge-4 cure-3 time-travel-3")
    assert t.points() == 3 + 2 + (1 + 1)
    t.do("use time-travel-3", "raise cure")
    assert t.points() == 4 + 2 + (2 + 1)


# ---------------------------------------------------------------- Communion


@rule("SB-333")
def test_communion_3_takes_three_altar_tokens_onto_the_familiar():
    t = Table(
        phase="dusk", reserve="yellow-s*3 red-o", altar=ALTAR, familiar="red-t blue-t", spells="communion",
    )  # fmt: skip
    t.do("learn communion-3")
    assert (t.R, t.A, t.D) == (1, 5, 2)
    assert set(t.offered("take")) == set(ALTAR.split())
    assert not t.can("pass")
    t.do("take black-t", "take purple-o")
    assert t.A == 3
    t.do("take green-s")
    assert t.familiar(0) == ["red-t", "blue-t", "black-t", "purple-o", "green-s"]
    assert (t.reserve(0), t.today, t.A) == (tokens("red-o"), 1, 5)  # A2, then refilled
    assert t.points() == 0 + 5  # the board alone


@pytest.mark.parametrize(
    ("familiar", "altar", "takes", "stored"),
    [(12, ALTAR, ["purple-o", "black-t"], 14), (13, ALTAR, ["black-t"], 14), (2, "purple-o*2", [], 4)],
)
@rule("SB-334")
def test_communion_3_stores_what_fits_and_what_there_is(familiar, altar, takes, stored):
    t = Table(phase="dusk", reserve="yellow-s*3", altar=altar, familiar=familiar, draws="white-o*5", spells="communion")
    t.do("learn communion-3", *(f"take {token}" for token in takes))
    assert (t.stored(0), t.D, t.size(0)) == (stored, 2, 0)
    left = tokens(altar) - tokens(" ".join(takes or altar.split()))
    assert t.altar() - tokens("white-o*5") == left


@rule("SB-335")
def test_communion_4_scores_the_stored_tokens_of_its_rune():
    t = Table(familiar="red-o blue-o green-o white-o red-t red-s", learnt="communion-4:yellow-o")
    assert t.points() == 4 + 7
    t = Table(familiar="red-o blue-o green-o white-o red-t red-s", learnt="communion-4:yellow-t")
    assert t.points() == 1 + 7


@rule("SB-336")
def test_communion_4_does_nothing_when_learnt():
    t = Table(phase="dusk", reserve="yellow-s*4", altar=5, familiar=3, spells="communion")
    t.do("learn communion-4")
    assert (t.level("communion"), t.stored(0), t.size(0), t.D) == (4, 3, 0, 3)
    assert (t.today, t.A) == (1, 6)


@rule("SB-337")
def test_communion_5_stores_two_of_the_tokens_spent_on_itself():
    t = Table(phase="dusk", reserve="yellow-o yellow-t*2 yellow-s*2", altar=5, familiar=3, spells="communion")
    t.do("learn communion-5", "mark yellow-t")
    pay_rest(t)
    t.do("keep yellow-t", "keep yellow-s")
    assert (t.level("communion"), t.marker("communion")) == (5, "yellow-t")
    assert t.familiar(0)[3:] == ["yellow-t", "yellow-s"]
    assert (t.box(), t.points()) == (tokens("yellow-o yellow-s"), 0 + 5)


@rule("SB-337")
def test_communion_5_stores_two_at_every_later_learning():
    t = Table(phase="dusk", reserve="red-o red-t red-s", altar=5, learnt="communion-5")
    t.do("learn sacrifice-3", "mark red-t")
    pay_rest(t)
    t.do("keep red-s")
    assert (t.familiar(0), t.D) == (["red-s", "red-o"], 0)


@rule("SB-338")
def test_communion_5_keeps_any_two_of_the_spent_tokens_but_not_the_marker():
    t = Table(phase="dusk", reserve="red-t red-s green-o blue-o black-o", altar=5, learnt="communion-5")
    t.do("learn sacrifice-3", "mark red-t")
    pay_rest(t)
    assert set(t.offered("keep")) == {"red-s", "green-o", "blue-o", "black-o"}
    t.do("keep blue-o")
    assert set(t.offered("keep")) == {"red-s", "green-o", "black-o"}
    t.do("keep red-s")
    assert (t.familiar(0), t.box()) == (["blue-o", "red-s"], tokens("green-o black-o"))


@pytest.mark.parametrize(("familiar", "keeps", "box"), [(12, 2, 1), (13, 1, 2), (14, 0, 3)])
@rule("SB-339")
def test_communion_5_stores_as_many_as_there_are_spaces(familiar, keeps, box):
    t = Table(phase="dusk", reserve="red-o*2 red-t*2", altar=5, familiar=familiar, learnt="communion-5")
    t.do("learn sacrifice-4", "mark red-o")
    pay_rest(t)
    assert bool(t.offered("keep")) is (keeps > 0)
    for _ in range(keeps):
        t.do("keep red-t")
    assert (t.stored(0), t.D, t.today) == (14, box, 1)


@rule("SB-340")
def test_communion_5_works_with_transmutation():
    t = Table(phase="dusk", reserve="red-o green-s black-s", altar=5, learnt="communion-5 transmutation-5:blue-s")
    t.do("use transmutation-5")
    pay_rest(t)
    t.do("keep black-s")
    assert (t.level("sacrifice"), t.familiar(0), t.D) == (3, ["black-s", "green-s"], 0)


@rule("SB-340")
def test_communion_5_works_with_a_cloned_learning():
    t = Table(phase="midday", reserve="red-o*2 red-t*2", altar=5, learnt="communion-5 clone-4")
    t.do("use clone-4", "learn sacrifice-4", "mark red-o")
    pay_rest(t)
    t.do("keep red-t", "keep red-t")
    assert (t.level("sacrifice"), t.familiar(0), t.box()) == (4, ["red-t", "red-t"], tokens("red-o"))


@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 14), (5, 0)])
@rule("SB-341")
def test_communion_scores_on_level_4_only(level, points):
    full = "red-o*3 blue-o*3 green-o*3 black-o*3 white-o*2"
    assert Table(familiar=full, learnt=f"communion-{level}:yellow-o").points() == 18 + points


@rule("SB-342")
def test_communion_raised_to_5_stores_from_the_next_learning_on():
    t = Table(phase="dusk", reserve="blue-o red-t*3", altar=5, familiar=3, learnt="communion-4 time-travel-3")
    t.do("use time-travel-3")
    assert (t.level("communion"), t.stored(0), t.today) == (5, 3, 1)
    pass_until(t, 0, "dusk").do("learn sacrifice-3", "keep red-t")
    assert (t.stored(0), t.familiar(0)[3:]) == (5, ["red-t", "red-t"])


@rule("SB-343")
def test_communion_5_may_fill_the_board_and_so_end_the_game():
    t = Table(phase="dusk", seat=1, reserve="red-o*3", altar=5, familiar=12, learnt="communion-5")
    t.do("learn sacrifice-3", "keep red-o")
    assert t.stored(1) == 14
    assert t.over  # seat 2 is the last of the round


@rule("SB-343")
def test_communion_5_declined_does_not_end_the_game():
    t = Table(phase="dusk", seat=1, reserve="red-o*3", altar=5, familiar=12, learnt="communion-5")
    t.do("learn sacrifice-3", "pass")
    assert (t.stored(1), t.D, t.over, t.today) == (12, 2, False, 0)


@rule("SB-344")
def test_communion_5_stores_before_the_new_spell_acts():
    t = Table(phase="dusk", reserve="blue-o blue-t blue-s", altar=ALTAR, learnt="communion-5", spells="swiftness")
    t.do("learn swiftness-3", "mark blue-o")
    pay_rest(t)
    assert not t.can("draw-2")
    t.do("keep blue-t")
    assert (t.familiar(0), t.can("draw-2"), t.R) == (["blue-t", "blue-s"], True, 0)


@rule("SB-344")
def test_communion_5_the_rest_is_in_the_box_before_the_new_spell_draws():
    t = Table(
        phase="dusk", reserve="blue-o*2 blue-t blue-s", altar=ALTAR, bag="", learnt="communion-5", spells="swiftness"
    )
    t.do("learn swiftness-4", "mark blue-o")
    pay_rest(t)
    t.do("keep blue-t", "keep blue-s", "draw-2")
    assert (t.reserve(0), t.B, t.D) == (tokens("blue-o"), 0, 0)
