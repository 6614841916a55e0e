"""Learning a spell: what it costs, which payments are legal, where the tokens go.

`outcomes` asks the engine for every way to pay: it follows all choices after `learn …` and gives the marker and the
tokens in the box. `payments` says from the rules alone what those must be.
"""

import random
from collections import Counter
from itertools import product

import pytest

import athanor
from athanor.games.spellbook.components import COLOURS, SPELL_NAMES, TOKEN_NAMES, listed
from athanor.games.spellbook.state import Spellbook
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule
Paid = tuple[str, tuple[str, ...]]  # the marker, and the other tokens spent


def at_dusk(reserve: str, **more) -> Table:
    """Growth keeps the dusk open where nothing can be learnt; so green is learnt in these positions."""
    return Table(phase="dusk", learnt="growth-5", reserve=reserve, altar=5, **more)


def outcomes(t: Table, line: str) -> set[Paid]:
    first = t.state.clone()
    first.apply(GAME.actions.id(f"learn {line}"))
    found: set[Paid] = set()
    seen: set[tuple[str, ...]] = set()
    todo: list[tuple[Spellbook, tuple[str, ...]]] = [(first, ())]
    while todo:
        state, way = todo.pop()
        names = [GAME.actions.name(action) for action in state.legal()]
        if names[0].partition(" ")[0] not in ("mark", "pay", "wild"):
            sorcerer = state.sorcerers[0]
            colour = SPELL_NAMES.index(line.rpartition("-")[0]) // 3
            assert sorcerer.level[colour] == int(line[-1])
            spent = tuple(sorted(TOKEN_NAMES[kind] for kind in listed(state.box)))
            found.add((TOKEN_NAMES[sorcerer.marker[colour]], spent))
            continue
        for name in names:
            further = tuple(sorted((*way, name)))
            if further not in seen:
                seen.add(further)
                after = state.clone()
                after.apply(GAME.actions.id(name))
                todo.append((after, further))
    return found


def choices(have: Counter[str], number: int) -> list[Counter[str]]:
    """Every way to pick that many of these tokens."""
    names = sorted(have)
    picks = product(*(range(min(have[name], number) + 1) for name in names))
    return [Counter(dict(zip(names, pick, strict=True))) for pick in picks if sum(pick) == number]


def payments(reserve: list[str], colour: str, level: int) -> set[Paid]:
    """By the rules: real tokens of the colour, at least one, and sets of three equal runes for the rest."""
    have = Counter(reserve)
    own = Counter({name: n for name, n in have.items() if name.startswith(f"{colour}-")})
    found: set[Paid] = set()
    for real in range(1, level + 1):
        for paid in choices(own, real):
            rest = have - paid
            for sets in product(range(level - real + 1), repeat=3):
                if sum(sets) != level - real:
                    continue
                by_rune = [
                    choices(Counter({n: c for n, c in rest.items() if n.endswith(f"-{rune}")}), 3 * count)
                    for rune, count in zip("ots", sets, strict=True)
                ]
                for wilds in product(*by_rune):
                    spent = sum(wilds, paid)
                    for marker in +paid:
                        found.add((marker, tuple(sorted((spent - Counter([marker])).elements()))))
    return found


def learn(t: Table, line: str, marker: str = "") -> None:
    """Learn with that marker, and otherwise with whatever payment comes first."""
    t.do(f"learn {line}")
    if marker:
        t.do(f"mark {marker}")
    while t.offered("mark") or t.offered("pay") or t.offered("wild"):
        t.do(t.legal[0])


# ---------------------------------------------------------------- price and level


@rule("SB-070")
@pytest.mark.parametrize(
    ("reserve", "lines"),
    [
        ("purple-o*2", []),
        ("purple-o*2 purple-t", ["levitation-3"]),
        ("purple-o*2 purple-t*2", ["levitation-3", "levitation-4"]),
        ("purple-o*2 purple-t*2 purple-s", ["levitation-3", "levitation-4", "levitation-5"]),
    ],
)
def test_level_3_4_5_costs_three_four_five_tokens_of_the_colour(reserve, lines):
    assert at_dusk(reserve).offered("learn") == lines


@rule("SB-071")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_the_level_is_the_number_of_colour_tokens_used(level):
    t = at_dusk("red-o*2 red-t*2 red-s*2")
    learn(t, f"sacrifice-{level}")
    assert (t.level("sacrifice"), t.size(0), t.D) == (level, 6 - level, level - 1)


@rule("SB-071")
def test_nobody_pays_four_tokens_for_level_3():
    ways = outcomes(at_dusk("red-o*2 red-t*2"), "sacrifice-3")
    assert ways
    assert {len(spent) + 1 for _, spent in ways} == {3}


@rule("SB-072")
@pytest.mark.parametrize("count", [1, 2])
def test_fewer_than_three_tokens_learn_nothing(count):
    t = at_dusk(f"red-o*{count}")
    assert t.offered("learn") == []
    assert t.why("learn sacrifice-3")


@rule("SB-072")
def test_more_than_five_tokens_are_no_payment():
    t = at_dusk("red-o*2 red-t*2 red-s*2")
    assert t.offered("learn") == ["sacrifice-3", "sacrifice-4", "sacrifice-5"]
    for level in (3, 4, 5):
        assert {len(spent) + 1 for _, spent in outcomes(t, f"sacrifice-{level}")} == {level}


@rule("SB-073")
def test_a_spell_may_be_learnt_straight_at_level_5():
    t = at_dusk("white-o*2 white-t*2 white-s")
    assert t.level("time-travel") == 0
    learn(t, "time-travel-5")
    assert (t.level("time-travel"), t.size(0), t.D) == (5, 0, 4)


@rule("SB-074")
def test_with_more_tokens_than_needed_every_choice_is_legal():
    reserve = ["blue-o", "blue-o", "blue-t", "blue-t", "blue-s"]
    t = at_dusk(" ".join(reserve))
    ways = outcomes(t, "transmutation-3")
    assert ways == payments(reserve, "blue", 3)
    assert {tuple(sorted((marker, *spent))) for marker, spent in ways} == {
        ("blue-o", "blue-o", "blue-t"),
        ("blue-o", "blue-o", "blue-s"),
        ("blue-o", "blue-t", "blue-t"),
        ("blue-o", "blue-s", "blue-t"),
        ("blue-s", "blue-t", "blue-t"),
    }


# ---------------------------------------------------------------- where the tokens go


@rule("SB-075", "SB-076")
def test_one_token_goes_on_the_card_and_the_others_into_the_box():
    t = at_dusk("red-t*4")
    t.do("learn sacrifice-4")
    assert (t.level("sacrifice"), t.marker("sacrifice")) == (4, "red-t")
    assert t.box() == {"red-t": 3}
    assert t.size(0) == 0


@rule("SB-077")
@pytest.mark.parametrize("rune", "ots")
def test_the_player_chooses_the_marker_and_so_its_rune(rune):
    t = Table(phase="dusk", spells="focus", altar=5, reserve="black-o black-t black-s red-o red-t red-s")
    assert {marker for marker, _ in outcomes(t, "focus-3")} == {"black-o", "black-t", "black-s"}
    learn(t, "focus-3", f"black-{rune}")
    assert (t.level("focus"), t.marker("focus"), t.D) == (3, f"black-{rune}", 2)
    while (t.today, t.phase) != (0, "dusk"):
        t.do("pass")
    t.do("use focus-3")
    assert t.familiar() == [f"red-{rune}"]


@rule("SB-078")
@pytest.mark.parametrize("where", [{"altar": "red-o*2 red-t*2"}, {"familiar": "red-o*2 red-t*2"}, {"box": "red-o*4"}])
def test_tokens_elsewhere_than_in_the_own_reserve_pay_nothing(where):
    t = Table(**{
        "phase": "dusk", "learnt": "growth-5", "reserve": "red-o", "altar": 5,
        "rivals": {1: {"reserve": "red-s*3"}}, **where,
    })  # fmt: skip
    assert t.offered("learn") == []
    assert t.why("learn sacrifice-3")


@rule("SB-079")
def test_only_own_unlearnt_spells_can_be_learnt():
    t = Table(
        phase="dusk",
        learnt="sacrifice-3",
        reserve="red-o red-t red-s purple-o purple-t purple-s",
        rivals={1: {"learnt": "levitation-3:purple-o"}},
        altar=5,
    )
    assert t.offered("learn") == ["levitation-3"]  # what the rival has learnt is no matter
    learn(t, "levitation-3", "purple-t")
    assert (t.level("levitation", 0), t.marker("levitation", 0)) == (3, "purple-t")
    assert (t.level("levitation", 1), t.marker("levitation", 1)) == (3, "purple-o")


@rule("SB-079")
def test_spells_that_are_not_in_this_game_cannot_be_learnt():
    t = at_dusk("red-o red-t red-s")
    assert t.offered("learn") == ["sacrifice-3"]
    assert t.why("learn blaze-3")


@rule("SB-080")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_learnt_spell_cannot_be_learnt_again_or_raised_by_learning(level):
    t = Table(
        phase="dusk",
        learnt=f"sacrifice-{level} growth-5",
        reserve="red-o*2 red-t*2 red-s*1",
        altar=5,
    )
    assert t.offered("learn") == []
    assert t.why("learn sacrifice-5")


@rule("SB-081")
def test_one_learn_action_learns_one_spell():
    t = at_dusk("red-o red-t red-s blue-o blue-t blue-s")
    assert t.offered("learn") == ["sacrifice-3", "transmutation-3"]
    learn(t, "sacrifice-3")
    assert (t.today, t.learnt(0), t.level("transmutation"), t.size(0)) == (1, 2, 0, 3)


# ---------------------------------------------------------------- wilds


@pytest.mark.parametrize(
    ("reserve", "lines"),
    [
        pytest.param("red-t red-s green-o blue-o white-o", ["sacrifice-3"], marks=rule("SB-082"), id="a-set"),
        pytest.param("red-t red-s green-o*3", ["sacrifice-3"], marks=rule("SB-082"), id="of-one-colour"),
        pytest.param("red-t red-s green-o blue-o white-t", [], marks=rule("SB-083"), id="mixed-runes"),
        pytest.param("red-t red-s green-o blue-o", [], marks=rule("SB-084"), id="two-runes"),
        pytest.param(
            "red-t green-o blue-o white-o yellow-s black-s purple-s",
            ["sacrifice-3"],
            marks=rule("SB-085"),
            id="two-sets-of-different-runes",
        ),
        pytest.param(
            "red-t green-o*3 blue-o white-o black-o",
            ["sacrifice-3"],
            marks=rule("SB-085"),
            id="two-sets-of-one-rune",
        ),
        pytest.param("green-o*3 green-t*3 green-s*3", [], marks=rule("SB-086"), id="three-sets-without-a-real-token"),
        pytest.param("red-o blue-o green-o red-t", [], marks=rule("SB-089"), id="no-token-counts-twice"),
    ],
)
def test_three_equal_runes_make_a_wild_while_learning(reserve, lines):
    assert at_dusk(reserve).offered("learn") == lines


@rule("SB-082")
def test_a_set_goes_into_the_box_and_a_real_token_on_the_card():
    t = at_dusk("red-t*2 green-o blue-o white-o")
    learn(t, "sacrifice-3")
    assert (t.level("sacrifice"), t.marker("sacrifice"), t.size(0)) == (3, "red-t", 0)
    assert t.box() == {"red-t": 1, "green-o": 1, "blue-o": 1, "white-o": 1}


ROWS = [(3, 3, 0), (3, 2, 1), (3, 1, 2), (4, 4, 0), (4, 3, 1), (4, 2, 2), (5, 5, 0), (5, 4, 1), (5, 3, 2)]


@rule("SB-087")
@pytest.mark.parametrize(("level", "real", "wilds"), ROWS)
def test_the_nine_legal_payments(level, real, wilds):
    sets = ["green-o blue-o white-o", "yellow-s black-s purple-s"]
    t = at_dusk(" ".join([f"red-t*{real}", *sets[:wilds]]))
    assert t.R == real + 3 * wilds
    lines = [line for line in t.offered("learn") if line.startswith("sacrifice")]
    assert lines[-1] == f"sacrifice-{level}"  # and no higher level
    learn(t, f"sacrifice-{level}")
    assert (t.level("sacrifice"), t.size(0), t.D) == (level, 0, real + 3 * wilds - 1)


@rule("SB-087", "SB-088", "SB-089", "SB-090", "SB-093")
@pytest.mark.parametrize("seed", range(24))
def test_the_engine_offers_exactly_the_legal_payments(seed):
    rng = random.Random(seed)
    # Few colours and runes make many sets: the more copies, the more ways to pay.
    colours = rng.sample([colour for colour in COLOURS if colour != "green"], rng.choice((2, 3, 5)))
    pool = [f"{colour}-{rune}" for colour in colours for rune in "ots"[: rng.choice((2, 3))] for _ in range(4)]
    reserve = rng.sample(pool, rng.choice((6, 7, 8, 9)))
    t = at_dusk(" ".join(reserve), bag=40)
    for colour in colours:
        spell = SPELL_NAMES[COLOURS.index(colour) * 3]
        for level in (3, 4, 5):
            legal = payments(reserve, colour, level)
            assert t.can(f"learn {spell}-{level}") == bool(legal)
            if legal:
                assert outcomes(t, f"{spell}-{level}") == legal
                # Three wilds and a real token would be ten tokens: at most two sets, seven to nine tokens.
                assert {len(spent) + 1 for _, spent in legal} <= {level, level + 2, level + 4}


@rule("SB-088")
def test_three_wilds_are_never_offered():
    # One real token and eight others: two sets are possible, the third would need a tenth token.
    t = at_dusk("red-t white-o*4 blue-o*4")
    assert [line for line in t.offered("learn") if line.startswith("sacrifice")] == ["sacrifice-3"]


@rule("SB-090")
def test_tokens_of_the_own_colour_may_be_part_of_a_set():
    ways = outcomes(at_dusk("red-t red-s red-o blue-o green-o"), "sacrifice-3")
    assert ("red-t", ("blue-o", "green-o", "red-o", "red-s")) in ways
    assert ("red-o", ("red-s", "red-t")) in ways


@rule("SB-090", "SB-092")
def test_a_set_with_an_own_colour_token_step_by_step():
    t = at_dusk("red-t red-s red-o blue-o*2")
    t.do("learn sacrifice-3", "mark red-t", "wild red-o")
    while t.offered("wild") or t.offered("pay"):
        assert not t.offered("pay") or not t.offered("wild")  # an opened set is completed first
        t.do(t.legal[0])
    assert (t.level("sacrifice"), t.marker("sacrifice"), t.size(0)) == (3, "red-t", 0)
    assert t.box() == {"red-s": 1, "red-o": 1, "blue-o": 2}


@rule("SB-091")
def test_the_marker_is_a_token_paid_as_itself():
    ways = outcomes(at_dusk("red-t red-s red-o blue-o green-o"), "sacrifice-3")
    assert {marker for marker, spent in ways if len(spent) == 4} == {"red-t", "red-s"}
    assert {marker for marker, spent in ways if len(spent) == 2} == {"red-t", "red-s", "red-o"}


@rule("SB-092")
def test_all_tokens_of_a_set_go_into_the_box():
    t = at_dusk("yellow-t*4 green-o red-o black-o")
    learn(t, "abundance-5")
    assert t.box() == {"yellow-t": 3, "green-o": 1, "red-o": 1, "black-o": 1}
    assert t.marker("abundance") == "yellow-t"


@rule("SB-093")
def test_a_payment_has_no_stray_tokens():
    ways = outcomes(at_dusk("red-t*2 green-o blue-o white-o black-s purple-s"), "sacrifice-3")
    assert ways == {("red-t", ("blue-o", "green-o", "red-t", "white-o"))}


@rule("SB-094")
@pytest.mark.parametrize(
    ("phase", "learnt", "reserve", "line"),
    [
        pytest.param("midday", "offering-3", "red-t blue-o green-o white-o", "offering-3", id="offering"),
        pytest.param("midday", "offering-4", "red-t*2 blue-o green-o white-o", "offering-4", id="offering-4"),
        pytest.param("dusk", "focus-3:black-s growth-5", "red-o blue-o green-o", "focus-3", id="focus"),
        pytest.param("dawn", "sacrifice-3", "red-t blue-t green-t", "sacrifice-3", id="sacrifice"),
        pytest.param("dusk", "time-travel-3 growth-4", "red-t blue-t green-t", "time-travel-3", id="time-travel"),
        pytest.param("midday", "clone-5:white-o", "red-t blue-t green-t", "clone-5", id="clone"),
    ],
)
def test_sets_serve_for_learning_only(phase, learnt, reserve, line):
    t = Table(phase=phase, learnt=learnt, reserve=reserve, altar="purple-s*5")
    assert t.phase == phase
    assert not t.can(f"use {line}")
    assert t.why(f"use {line}")


# ---------------------------------------------------------------- order of things


@rule("SB-095")
def test_a_refused_payment_changes_nothing():
    t = at_dusk("red-o*2 blue-t*2")
    before = t.state.snapshot()
    for name in ("learn sacrifice-3", "learn transmutation-3", "mark red-o", "pay red-o", "wild red-o"):
        with pytest.raises(athanor.IllegalAction):
            t.state.apply(GAME.actions.id(name))
    assert t.state.snapshot() == before
    assert (t.phase, t.R) == ("dusk", 4)
    assert t.can("pass")


@rule("SB-095")
def test_a_refused_step_of_a_payment_changes_nothing():
    t = at_dusk("red-t red-s red-o blue-o green-o white-s")
    t.do("learn sacrifice-3", "mark red-t")
    before = t.state.snapshot()
    for name in ("pay blue-o", "wild white-s", "wild red-s", "pay red-t", "mark red-s"):
        with pytest.raises(athanor.IllegalAction):
            t.state.apply(GAME.actions.id(name))
    assert t.state.snapshot() == before
    assert t.phase == "dusk"
    assert t.can("pay red-s")


@rule("SB-096")
def test_spent_tokens_are_in_the_box_before_an_instant_effect_draws():
    t = Table(phase="dusk", reserve="yellow-o yellow-t yellow-s", altar=5, bag=0)
    learn(t, "abundance-3", "yellow-t")
    assert t.reserve(0) == {"yellow-o": 1, "yellow-s": 1}
    assert (t.A, t.B, t.D) == (5, 0, 0)


@rule("SB-097")
def test_the_seventh_spell_counts_at_once():
    t = Table(
        phase="dusk",
        learnt="sacrifice-3 levitation-3 purification-3 offering-3 time-travel-3 abundance-3",
        spells="swiftness",
        reserve="blue-t*3",
        altar=5,
    )
    assert (t.learnt(0), t.state.last_round) == (6, False)
    t.do("learn swiftness-3")
    assert (t.today, t.learnt(0), t.state.last_round) == (0, 7, True)  # before its extra dawn action
    assert t.can("draw-2")


@rule("SB-097")
def test_a_learnt_spell_counts_at_once_for_knowledge_and_points():
    t = Table(phase="dusk", learnt="knowledge-5 cure-3", reserve="red-t*3", altar=5)
    assert t.points() == 3 + 2
    t.do("learn sacrifice-3")
    assert t.points() == 3 + 1 + 2 * 2


@rule("SB-085", "SB-463")
def test_which_runes_make_the_wild_element_stays_a_choice_when_no_real_token_is_left():
    others = "red-o blue-o green-o red-s blue-s green-s"
    t = Table(phase="dusk", reserve=f"white-o white-t {others}", spells="storm")
    t.do("learn storm-3", "mark white-o", "pay white-t")
    assert t.offered("wild") == ["red-o", "red-s", "green-o", "green-s", "blue-o", "blue-s"]
