"""Edges where several rules meet, and how the engine offers what is possible."""

from random import Random
from typing import Any

import pytest

from athanor.core.errors import IllegalAction
from athanor.core.message import Message
from athanor.games.spellbook.components import COLOURS, RUNE_OF, SPELL_NAMES
from athanor.games.spellbook.state import Spellbook
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule

FIVE = "red-o blue-t green-s white-o yellow-t"

# ---------------------------------------------------------------- actions cut short


@rule("SB-441")
@pytest.mark.parametrize(
    ("learnt", "action"),
    [("", "draw-2"), ("levitation-3", "use levitation-3"), ("sacrifice-4", "use sacrifice-4")],
)
def test_an_action_cut_by_the_limit_is_the_action_of_the_phase(learnt, action):
    t = Table(learnt=learnt, reserve="blue-t black-s*4 purple-s*3", altar="red-o*2 green-s*2").do(action)
    assert (t.R, t.phase, t.today) == (9, "midday", 0)


# ---------------------------------------------------------------- kinds, not single tokens


@rule("SB-443")
def test_equal_tokens_of_the_altar_are_one_choice():
    t = Table(altar="red-o*3 blue-t*2", reserve="green-s")
    assert sorted(t.offered("take")) == ["blue-t", "red-o"]
    t.do("take red-o")
    assert t.altar() == {"red-o": 2, "blue-t": 2}


@rule("SB-443")
def test_equal_tokens_of_the_reserve_are_one_choice():
    t = Table(phase="midday", learnt="cure-3", reserve="red-o*3 blue-t*2", altar=FIVE, draws="red-o")
    assert sorted(t.offered("store")) == ["blue-t", "red-o"]
    assert sorted(t.do("use cure-3").legal) == ["discard blue-t", "discard red-o"]


# ---------------------------------------------------------------- storing


@rule("SB-445")
def test_once_the_familiar_is_full_a_later_effect_of_the_day_stores_nothing():
    t = Table(
        phase="midday", learnt="focus-3:black-o communion-5", reserve="red-o*4 blue-t", familiar=13, altar="white-t*2"
    )
    assert t.can("store red-o")
    t.do("store red-o")
    assert (t.F, t.phase) == (14, "dusk")
    assert t.offered("use") == []
    assert t.why("use focus-3")
    before = t.D
    t.do("learn sacrifice-3")  # three equal tokens: nothing to choose, and nothing to keep
    assert (t.stored(0), t.D - before, t.level("sacrifice"), t.today) == (14, 2, 3, 1)


@rule("SB-451")
def test_offering_cannot_store_from_the_altar():
    t = Table(phase="midday", learnt="offering-5", reserve="red-t blue-t green-s", altar="red-o*3 blue-s*4")
    assert (t.phase, t.offered("use")) == ("midday", [])


@rule("SB-451")
def test_focus_cannot_store_from_the_altar():
    t = Table(phase="dusk", learnt="focus-5:black-o", reserve="red-o blue-t", altar="red-o*3 blue-s*4")
    t.do("use focus-5")  # one round token in the reserve is too few to store three: what follows are takes
    assert (t.reserve(), t.familiar()) == ({"red-o": 3, "blue-t": 1}, [])


@rule("SB-451")
def test_store_1_comes_from_the_reserve_only():
    t = Table(phase="midday", reserve="blue-t green-s", altar="red-o*3 white-s")
    assert sorted(t.legal) == ["pass", "store blue-t", "store green-s"]
    assert t.why("store red-o")


@rule("SB-451")
@pytest.mark.parametrize(
    ("phase", "learnt", "reserve", "action"),
    [
        ("dusk", "growth-4", "black-o black-t", "use growth-4"),
        ("dusk", "growth-5", "black-o black-t", "use growth-5"),
        ("midday", "feast-4", "black-o black-t", "use feast-4"),
        ("dusk", "", "yellow-o*3 black-o black-t", "learn communion-3"),
    ],
)
def test_growth_feast_and_communion_3_cannot_store_from_the_reserve(phase, learnt, reserve, action):
    t = Table(phase=phase, learnt=learnt, spells="communion", reserve=reserve, altar="red-o blue-t green-s white-o")
    t.do(action)
    assert sorted(t.legal) == ["take blue-t", "take green-s", "take red-o", "take white-o"]
    while t.legal[0].startswith("take") and t.phase == phase:
        t.do(t.legal[0])
    assert t.reserve() == {"black-o": 1, "black-t": 1}
    assert t.stored(0) > 0
    assert not {"black-o", "black-t"} & set(t.familiar())


@rule("SB-452")
@pytest.mark.parametrize(("familiar", "tokens"), [("red-s", ["red-o"]), ("red-s white-s", ["red-o", "white-o"])])
def test_feast_3_looks_at_the_familiar_as_it_is_and_leaves_it_so(familiar, tokens):
    t = Table(
        phase="midday", learnt="feast-5 storm-4", reserve="black-o", familiar=familiar, altar="red-o*2 blue-t white-o*2"
    )
    t.do("use feast-3")
    if len(tokens) > 1:
        assert sorted(t.offered("take")) == tokens
        t.do(f"take {tokens[0]}")
    assert t.familiar() == familiar.split()
    assert t.reserve() == {"black-o": 1, "red-o": 1}


# ---------------------------------------------------------------- bag and box both empty


@rule("SB-456")
@pytest.mark.parametrize(
    ("learnt", "actions", "sizes", "altar"),
    [
        ("", ["take red-o"], [3, 0], 4),
        ("blaze-3", ["use blaze-3", "take red-o"], [2, 1], 4),
        ("sharing-3", ["use sharing-3", "take red-o"], [3, 0], 4),
        ("sharing-4", ["use sharing-4", "take red-o", "take blue-t"], [4, 0], 3),
        ("divination-5", ["use divination-5", "take red-o", "take blue-t"], [4, 0], 3),
        ("divination-4", ["use divination-4", "take red-o"], [3, 0], 4),
        ("mirage-4:blue-o", ["take red-o"], [3, 0], 4),
        ("sacrifice-3", ["use sacrifice-3"], [2, 0], 5),
    ],
)
def test_draws_end_without_error_when_bag_and_box_are_empty(learnt, actions, sizes, altar):
    t = Table(learnt=learnt, reserve="black-o black-t", altar=FIVE, bag=0).do(*actions)
    assert ([t.size(0), t.size(1)], t.A, t.B, t.D) == (sizes, altar, 0, 0)
    t.do("pass")  # midday; the dusk has nothing to do, and the refill nothing to give
    assert (t.A, t.today, t.phase) == (altar, 1, "dawn")


@rule("SB-456")
def test_cure_with_bag_and_box_empty_only_discards():
    t = Table(phase="midday", learnt="cure-3 storm-4", reserve="black-o black-t", altar=FIVE, bag=0)
    t.do("use cure-3", "discard black-o")
    assert (t.R, t.B, t.D, t.phase) == (1, 0, 1, "dusk")


@rule("SB-456")
@pytest.mark.parametrize(("learnt", "action"), [("", "draw-2"), ("eruption-5", "use eruption-5")])
def test_pure_draws_are_not_offered_when_bag_and_box_are_empty(learnt, action):
    t = Table(learnt=learnt, reserve="black-o black-t", altar=FIVE, bag=0)
    assert t.phase == "dawn"
    assert not t.can(action)
    assert t.why(action)


@rule("SB-456")
def test_four_players_can_hold_every_token_of_the_game():
    side: dict[str, Any] = {"reserve": 9, "familiar": 13, "learnt": "sacrifice-3 levitation-3 purification-3"}
    t = Table(players=4, phase="midday", altar=5, **side, rivals={1: side, 2: side, 3: side})
    assert (t.B, t.D) == (0, 0)  # 4 × 9 in reserves, 4 × 13 on familiars, 12 on cards, 5 on the altar
    assert t.state.check() == ""
    for seat in range(4):
        while t.phase != "midday":
            t.do("pass")
        assert t.today == seat
        t.do("pass")
        while not t.over and t.today == seat:
            t.do("pass")
    assert (t.A, t.B, t.D, t.today) == (5, 0, 0, 0)


# ---------------------------------------------------------------- running totals

POINTS = {
    "sacrifice": (1, 2, 3), "eruption": (2, 3, 4), "blaze": (0, 2, 5),
    "levitation": (3, 4, 5), "sharing": (4, 4, 4), "divination": (2, 3, 4),
    "purification": (1, 2, 3), "cure": (3, 4, 5), "growth": (3, 4, 6),
    "offering": (2, 4, 6), "focus": (3, 4, 5), "feast": (2, 2, 0),
    "time-travel": (2, 4, 6), "storm": (4, 6, 8), "clone": (4, 5, 6),
    "transmutation": (4, 4, 4), "swiftness": (3, 6, 0), "mirage": (2, 3, 6),
    "abundance": (3, 5, 7), "knowledge": (0, 0, 0), "communion": (0, 0, 0),
}  # fmt: skip
BOARD = (0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18)


def end_points(state: Spellbook, lineup: list[str], seat: int) -> int:
    """The end scoring of the rulebook, written a second time."""
    sorcerer = state.sorcerers[seat]
    levels = {spell: level for spell, level in zip(lineup, sorcerer.level, strict=True) if level}
    points = BOARD[len(sorcerer.familiar)] + sum(POINTS[spell][level - 3] for spell, level in levels.items())
    if levels.get("feast") == 5:
        points += len({kind // 3 for kind in sorcerer.familiar})
    if levels.get("communion") == 4:
        rune = RUNE_OF[sorcerer.marker[lineup.index("communion")]]
        points += sum(RUNE_OF[kind] == rune for kind in sorcerer.familiar)
    if "knowledge" in levels:
        others = [level for spell, level in levels.items() if spell != "knowledge"]
        worth = {3: (1, 1, 1), 4: (1, 2, 2), 5: (2, 2, 2)}[levels["knowledge"]]
        points += sum(worth[level - 3] for level in others)
    return points


def dummy_points(state: Spellbook) -> int:
    placed = len(state.dummy)
    return (14 + 2 * (placed - 4) if placed >= 4 else 0) + len(state.bottom)


LINEUPS = {f"set {which + 1}": list(SPELL_NAMES[which::3]) for which in range(3)}
LINEUPS |= {
    "mixed 1": ["blaze", "sharing", "growth", "focus", "time-travel", "mirage", "communion"],
    "mixed 2": ["eruption", "divination", "cure", "feast", "clone", "transmutation", "knowledge"],
    "mixed 3": ["sacrifice", "levitation", "growth", "feast", "time-travel", "swiftness", "communion"],
}


def choose(state: Spellbook, chance: Random) -> int:
    """By chance, but learning when it can and seldom storing: games then last until many spells are learnt."""
    verbs: dict[str, list[int]] = {}
    for action in state.legal():
        verbs.setdefault(GAME.actions.name(action).split()[0], []).append(action)
    idle = verbs.pop("pass", [])
    if idle and chance.random() < 0.8:
        verbs.pop("store", None)
    others = [action for some in verbs.values() for action in some]
    return chance.choice(verbs.get("learn") or others or idle)


@rule("SB-457")
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("lineup", LINEUPS.values(), ids=LINEUPS)
def test_the_running_totals_are_the_end_scoring_of_the_position(lineup, players):
    state = GAME.new(players, 11, {"spells": ",".join(lineup)})
    assert isinstance(state, Spellbook)
    chance = Random(players)
    seen = set()
    for _ in range(5000):
        expected = [end_points(state, lineup, seat) for seat in range(players)]
        expected += [dummy_points(state)] if players == 1 else []
        assert state.scores() == expected
        assert [sum(points for _, points in state.score_sheet(line)) for line in range(len(expected))] == expected
        seen.add(tuple(expected))
        if state.over:
            break
        state.apply(choose(state, chance))
    assert state.over
    assert len(seen) > 10
    assert sum(level > 0 for sorcerer in state.sorcerers for level in sorcerer.level) >= 2 * players


@rule("SB-457")
@pytest.mark.parametrize("lineup", LINEUPS.values(), ids=LINEUPS)
def test_the_running_totals_of_any_position_are_its_end_scoring(lineup):
    chance = Random(3)
    for _ in range(50):
        sides: list[dict[str, Any]] = []
        for seat in range(2):
            # Markers of one rune a seat, so that no kind runs short.
            learnt = [
                f"{spell}-{level}:{colour}-{'ots'[seat]}"
                for spell, colour in zip(lineup, COLOURS, strict=True)
                if (level := chance.choice([0, 3, 4, 5]))
            ]
            sides.append({"learnt": " ".join(learnt), "familiar": chance.randrange(15)})
        t = Table(**sides[0], rivals={1: sides[1]}, spells=" ".join(lineup), altar=5)
        assert t.state.scores() == [end_points(t.state, lineup, seat) for seat in range(2)]


# ---------------------------------------------------------------- what is offered


@rule("SB-461")
@pytest.mark.parametrize(
    ("phase", "spell", "level"),
    [("dawn", "blaze", 3), ("dawn", "blaze", 4), ("dawn", "blaze", 5), ("dusk", "storm", 4), ("dusk", "storm", 5)],
)
def test_equal_lines_are_offered_once_at_the_level_of_the_marker(phase, spell, level):
    t = Table(phase=phase, learnt=f"{spell}-{level}", reserve="black-o black-t", altar=FIVE)
    assert t.offered("use") == [f"{spell}-{level}"]
    assert all(t.why(f"use {spell}-{other}") for other in {3, 4, 5} - {level})


@rule("SB-462")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        # Sharing or Sacrifice keeps the dawn open, Cure the midday, Storm the dusk.
        ({"learnt": "sharing-3", "reserve": 9}, "draw-2"),
        ({"learnt": "sharing-3", "reserve": 9}, "take red-o"),
        ({"learnt": "eruption-5", "reserve": 6}, "use eruption-5"),
        ({"learnt": "eruption-5", "reserve": 6}, "use eruption-3"),
        ({"learnt": "eruption-5 sharing-3", "reserve": 9}, "use eruption-5"),
        ({"learnt": "levitation-3 sacrifice-3", "reserve": "black-o*5 black-t*4"}, "use levitation-3"),
        ({"learnt": "levitation-3", "reserve": 2, "altar": "red-t blue-s"}, "use levitation-3"),
        ({"learnt": "sharing-5 sacrifice-3", "reserve": "red-o black-t", "altar": "", "bag": 0}, "use sharing-5"),
        ({"reserve": 2, "bag": 0}, "draw-2"),
        ({"phase": "midday", "learnt": "cure-3", "reserve": "black-o", "familiar": 14}, "store black-o"),
        ({"phase": "midday", "learnt": "feast-4 cure-3", "reserve": 2, "familiar": 14}, "use feast-4"),
        ({"phase": "midday", "learnt": "offering-3 cure-3", "reserve": "black-t*2", "familiar": 14}, "use offering-3"),
        ({"phase": "midday", "learnt": "purification-3", "reserve": 2, "altar": ""}, "use purification-3"),
        ({"phase": "dusk", "learnt": "focus-3:black-o storm-4", "reserve": "red-t"}, "use focus-3"),
        ({"phase": "dusk", "learnt": "growth-4 storm-4", "reserve": 2, "familiar": 14}, "use growth-4"),
        ({"phase": "dusk", "learnt": "storm-4", "reserve": "red-o*2"}, "learn sacrifice-3"),
    ],
)
def test_an_action_that_could_change_nothing_is_refused_with_its_reason(position, action):
    t = Table(**{"altar": FIVE, **position})
    assert (t.today, t.phase) == (0, position.get("phase", "dawn"))
    reason = t.why(action)
    assert action not in t.legal
    assert reason
    assert reason != GAME.texts.render(Message("why-not-now"), "en")
    before = t.state.snapshot()
    with pytest.raises(IllegalAction):
        t.state.apply(GAME.actions.id(action))
    assert t.state.snapshot() == before


@rule("SB-462")
def test_blaze_that_would_give_nobody_anything_is_not_offered():
    t = Table(learnt="blaze-4 levitation-3", reserve=9, altar=FIVE, rivals={1: {"reserve": 9}})
    assert (t.today, t.phase) == (0, "midday")  # so the dawn had nothing to do


@rule("SB-462")
def test_a_phase_with_nothing_to_do_passes_by_itself():
    t = Table(phase="midday", learnt="storm-4", reserve="", altar=FIVE)
    assert (t.today, t.phase) == (0, "dusk")

    t = Table(phase="midday", reserve="", altar=FIVE)
    assert (t.today, t.phase, t.A) == (1, "dawn", 6)

    t = Table(phase="dawn", reserve=9, altar=FIVE)
    assert (t.today, t.phase, t.A, t.R) == (0, "midday", 5, 9)


@rule("SB-462")
def test_a_phase_with_something_to_do_waits_and_may_be_passed():
    t = Table(phase="dusk", reserve="red-o*3", altar=FIVE)
    assert (t.today, sorted(t.legal)) == (0, ["learn sacrifice-3", "pass"])


@rule("SB-463")
@pytest.mark.parametrize("altar", ["red-o*2 blue-t green-s", "red-o white-o blue-t green-s"])
def test_taking_all_there_is_asks_nothing(altar):
    t = Table(learnt="levitation-3", reserve=3, altar=altar).do("use levitation-3")
    assert (t.R, t.A, t.phase) == (5, 2, "midday")


@rule("SB-463")
@pytest.mark.parametrize(
    ("phase", "learnt", "reserve", "familiar", "altar", "action", "size", "stored"),
    [
        ("dawn", "sacrifice-3", "red-o*2 blue-t", "", FIVE, "use sacrifice-3", 6, 0),
        ("dawn", "sharing-5", "red-t", "", "white-o*4", "use sharing-5", 4, 0),
        ("midday", "offering-3", "red-o*3 blue-t", "", FIVE, "use offering-3", 2, 2),
        ("midday", "purification-3", "red-o*3", "", "white-o*4", "use purification-3", 3, 0),
        ("midday", "feast-3", "red-t", "white-t", "white-o*2 blue-t", "use feast-3", 2, 1),
        ("dusk", "focus-3:black-o", "red-o*2 blue-t", "", FIVE, "use focus-3", 2, 1),
        ("dusk", "growth-4", "red-t", "", "white-o*4", "use growth-4", 1, 2),
        ("dusk", "", "red-o*4 blue-t", "", FIVE, "learn sacrifice-3", 2, 0),
    ],
)
def test_a_single_possibility_is_taken_without_a_question(
    phase, learnt, reserve, familiar, altar, action, size, stored
):
    t = Table(phase=phase, learnt=learnt, reserve=reserve, familiar=familiar, altar=altar).do(action)
    assert (t.size(0), t.stored(0)) == (size, stored)
    assert (t.today, t.phase) != (0, phase)


@rule("SB-463")
def test_the_last_token_of_the_altar_is_taken_without_a_question_by_the_others_too():
    t = Table(learnt="blaze-3", altar="red-o*2").do("use blaze-3")
    assert (t.size(1), t.A, t.asked) == (1, 1, 0)
