"""Using spells: from which day on, which lines, instant and permanent effects, the arrow and the rune gates."""

from itertools import combinations

import pytest

from athanor import OptionError
from athanor.games.spellbook.components import SPELL_NAMES
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule
COLOUR = {
    spell: ("red", "purple", "green", "black", "white", "blue", "yellow")[number // 3]
    for number, spell in enumerate(SPELL_NAMES)
}


def pass_to(t: Table, seat: int, phase: str) -> Table:
    """Pass until that seat's phase; at least once."""
    t.do("pass")
    while (t.today, t.phase) != (seat, phase):
        t.do("pass")
    return t


def uses(t: Table, spell: str) -> list[str]:
    return [line for line in t.offered("use") if line.rpartition("-")[0] == spell]


# ---------------------------------------------------------------- from which day on


@rule("SB-099")
def test_a_dusk_spell_learnt_at_midday_waits_for_the_next_day():
    t = Table(phase="midday", learnt="clone-4", spells="focus", reserve="black-o*3 blue-o red-t*2 red-s", altar=5)
    t.do("use clone-4", "learn focus-3")
    assert (t.today, t.phase, t.level("focus")) == (0, "dusk", 3)
    assert t.can("learn sacrifice-3")
    assert not t.can("use focus-3")
    assert t.why("use focus-3")
    pass_to(t, 0, "dusk")
    assert t.can("use focus-3")


@rule("SB-099")
def test_a_dawn_spell_learnt_at_dusk_is_there_the_next_dawn():
    t = Table(phase="dusk", reserve="red-t*3 blue-o", altar=5)
    t.do("learn sacrifice-3")
    pass_to(t, 0, "dawn")
    assert t.can("use sacrifice-3")


@rule("SB-099")
def test_a_dawn_spell_learnt_today_is_no_extra_dawn_action():
    t = Table(phase="dusk", learnt="sacrifice-3!", spells="swiftness", reserve="blue-t*3 green-o", altar="red-s*5")
    t.do("learn swiftness-3")
    assert sorted(t.legal) == ["draw-2", "take red-s"]
    assert t.why("use sacrifice-3")


# ---------------------------------------------------------------- which line


@rule("SB-100", "SB-425")
def test_a_spell_with_a_symbol_offers_its_level_and_the_lower_lines():
    for line, size in ((3, 4), (4, 5), (5, 6)):
        t = Table(learnt="eruption-5", reserve=2, altar=5)
        assert uses(t, "eruption") == ["eruption-3", "eruption-4", "eruption-5"]
        t.do(f"use eruption-{line}")
        assert t.R == size


@rule("SB-101", "SB-425")
@pytest.mark.parametrize(("level", "lines"), [(3, [3]), (4, [3, 4]), (5, [3, 4, 5])])
def test_a_line_above_the_marker_is_never_there(level, lines):
    t = Table(phase="midday", learnt=f"cure-{level}", reserve=4, altar=5)
    assert uses(t, "cure") == [f"cure-{line}" for line in lines]
    for line in {3, 4, 5} - set(lines):
        assert t.why(f"use cure-{line}")


@rule("SB-102", "SB-426")
def test_communion_learnt_at_5_has_neither_the_take_of_line_3_nor_the_points_of_line_4():
    t = Table(phase="dusk", spells="communion", reserve="yellow-o*5", familiar="red-o*3", altar=5)
    t.do("learn communion-5", "pass")
    assert (t.level("communion"), t.marker("communion")) == (5, "yellow-o")
    assert (t.stored(0), t.A) == (3, 6)
    assert t.points(0) == 3


@rule("SB-102", "SB-426")
def test_abundance_5_draws_its_own_four_only():
    t = Table(phase="dusk", reserve="yellow-o*5", altar=5, bag=30)
    t.do("learn abundance-5")
    assert (t.size(0), t.B) == (4, 25)  # and one for the altar


@rule("SB-102", "SB-426")
@pytest.mark.parametrize(("level", "drawn"), [(3, 1), (4, 2), (5, 2)])
def test_mirage_draws_by_its_level_only(level, drawn):
    t = Table(learnt=f"mirage-{level}:blue-t", reserve=1, altar="red-t green-o")
    t.do("take red-t", "accept")
    assert t.R == 2 + drawn


@rule("SB-102", "SB-426")
def test_swiftness_5_has_no_instant_dawn_action():
    t = Table(phase="dusk", spells="swiftness", reserve="blue-o*5", altar=5)
    t.do("learn swiftness-5")
    assert (t.today, t.phase, t.size(0)) == (1, "dawn", 0)


@rule("SB-102", "SB-426")
@pytest.mark.parametrize("spell", ["swiftness", "mirage", "abundance", "knowledge", "communion"])
@pytest.mark.parametrize("phase", ["dawn", "midday", "dusk"])
def test_a_spell_without_a_symbol_is_never_used(spell, phase):
    t = Table(phase=phase, learnt=f"{spell}-5 growth-5", reserve="red-o red-t red-s", altar=5, familiar=3)
    assert t.phase == phase
    assert uses(t, spell) == []
    assert all(t.why(f"use {spell}-{level}") for level in (3, 4, 5))


@rule("SB-103")
def test_a_lower_line_leaves_marker_and_points_alone():
    t = Table(phase="midday", learnt="cure-5:green-s", reserve=4, altar=5)
    t.do("use cure-3", f"discard {next(iter(t.reserve()))}")
    assert (t.level("cure"), t.marker("cure"), t.points()) == (5, "green-s", 5)
    assert t.D == 1


@rule("SB-104")
@pytest.mark.parametrize(("level", "points"), [(3, 2), (4, 4), (5, 6)])
def test_points_come_from_the_level_of_the_marker_alone(level, points):
    assert Table(learnt=f"offering-{level}").points() == points


@rule("SB-105")
def test_a_phase_spell_is_not_used_up():
    t = Table(learnt="sacrifice-5", reserve="red-o blue-t green-s", altar=5)
    for day in range(3):
        if day:
            pass_to(t, 0, "dawn")
        line = uses(t, "sacrifice")[0]
        box = t.D
        t.do(f"use {line}")
        if t.offered("discard"):
            t.do(t.legal[0])
        assert (t.D, t.level("sacrifice")) == (box + 1, 5)


@rule("SB-106")
@pytest.mark.parametrize("spell", ["storm", "transmutation"])
@pytest.mark.parametrize("phase", ["dawn", "midday", "dusk"])
def test_a_line_without_effect_gives_no_action(spell, phase):
    t = Table(phase=phase, learnt=f"{spell}-3 growth-5", reserve="red-o red-t red-s", altar=5)
    assert t.phase == phase
    assert uses(t, spell) == []
    assert t.why(f"use {spell}-3")


# ---------------------------------------------------------------- instant and permanent


@rule("SB-107", "SB-424")
def test_an_instant_effect_happens_at_once_before_anything_else():
    t = Table(phase="dusk", reserve="yellow-o*4", altar=5, draws="green-o green-t green-s white-t")
    altar = t.altar()
    t.do("learn abundance-4")
    assert t.reserve(0) == {"green-o": 1, "green-t": 1, "green-s": 1}
    assert t.altar() - altar == {"white-t": 1}  # the refill came after


@rule("SB-107")
def test_an_instant_effect_cannot_be_declined():
    t = Table(phase="dusk", spells="swiftness", reserve="blue-o*3", altar="red-o blue-t")
    t.do("learn swiftness-3")
    assert sorted(t.legal) == ["draw-2", "take blue-t", "take red-o"]


@rule("SB-107")
def test_the_altar_tokens_of_communion_3_cannot_be_declined():
    t = Table(phase="dusk", spells="communion", reserve="yellow-o*3", altar="red-o blue-t green-s white-o")
    t.do("learn communion-3")
    for _ in range(3):
        assert len(t.legal) == len(t.offered("take"))
        t.do(t.legal[0])
    assert (t.today, t.stored(0), t.size(0)) == (1, 3, 0)


@rule("SB-108")
@pytest.mark.parametrize("phase", ["dawn", "midday", "dusk"])
def test_an_instant_effect_happens_once(phase):
    t = Table(phase="dusk", reserve="yellow-o*3 red-o red-t red-s", altar=5)
    t.do("learn abundance-3")
    assert t.size(0) == 5
    pass_to(t, 0, phase)
    assert t.size(0) == 5
    assert uses(t, "abundance") == []
    assert t.points(0) == 3


@rule("SB-109", "SB-424")
@pytest.mark.parametrize("spell", ["abundance", "swiftness", "communion"])
def test_raising_a_level_triggers_no_instant_effect(spell):
    level = 3 if spell != "communion" else 4
    t = Table(phase="dusk", learnt=f"time-travel-3 {spell}-{level}", reserve="red-o blue-t", altar=5, familiar="red-s")
    bag = t.B
    t.do("use time-travel-3")
    assert t.level(spell) == level + 1
    assert (t.today, t.size(0), t.stored(0)) == (1, 1, 1)
    assert (t.A, t.B) == (6, bag - 1)  # the refill, and nothing else


@rule("SB-110")
def test_a_permanent_effect_works_in_the_own_day_only():
    t = Table(
        learnt="blaze-3",
        reserve=1,
        altar="red-t green-o*2",
        rivals={1: {"learnt": "mirage-5:blue-t", "reserve": 2}},
    )
    t.do("use blaze-3")
    assert t.asked == 1
    t.do("take red-t")
    assert t.size(1) == 3
    twin = Table(seat=1, learnt="mirage-5:blue-t", reserve=2, altar="red-t green-o*2")
    twin.do("take red-t", "accept")
    assert twin.size(1) == 5


@rule("SB-110")
def test_a_permanent_effect_lasts_for_the_rest_of_the_game():
    t = Table(learnt="mirage-3:blue-t", reserve="", altar="red-t*3 green-o")
    for taken in (1, 2):
        if taken > 1:
            pass_to(t, 0, "dawn")
        t.do("take red-t", "accept")
        assert t.size(0) == 2 * taken


@rule("SB-111")
def test_a_permanent_effect_works_on_the_day_it_was_gained():
    t = Table(
        phase="midday",
        learnt="clone-4 focus-4:black-t",
        spells="mirage",
        reserve="blue-t*4",
        altar="red-t green-o*4",
    )
    t.do("use clone-4", "learn mirage-3")
    assert (t.today, t.phase, t.R, t.level("mirage")) == (0, "dusk", 1, 3)
    t.do("use focus-4", "accept")
    assert (t.size(0), t.D) == (3, 2)  # one left, one taken, one drawn


@rule("SB-112")
def test_communion_5_may_be_declined():
    t = Table(phase="dusk", learnt="communion-5", reserve="red-o red-t*2", familiar=12, altar=5)
    t.do("learn sacrifice-3", "mark red-o")
    assert sorted(t.legal) == ["keep red-t", "pass"]
    twin = t.state.clone()
    t.do("pass")
    assert (t.stored(0), t.D, t.state.last_round) == (12, 2, False)
    twin.apply(GAME.actions.id("keep red-t"))
    assert (len(twin.sorcerers[0].familiar), twin.box_size, twin.last_round) == (14, 0, True)


@rule("SB-112")
def test_mirage_may_be_declined_where_it_matters():
    t = Table(learnt="mirage-3:blue-t", reserve=7, altar="red-t green-o*2")
    t.do("take red-t")
    assert sorted(t.legal) == ["accept", "pass"]
    twin = t.state.clone()
    t.do("pass")
    assert (t.phase, t.R) == ("midday", 8)
    twin.apply(GAME.actions.id("accept"))
    assert twin.sorcerers[0].size == 9


# ---------------------------------------------------------------- runes


@rule("SB-113")
@pytest.mark.parametrize("rune", "ots")
def test_the_rune_that_counts_is_that_of_the_marker(rune):
    t = Table(
        phase="dusk",
        learnt=f"focus-4:black-{rune}",
        reserve="red-o red-t red-s",
        altar="white-o white-t white-s",
    )
    t.do("use focus-4")
    assert t.reserve(0) == {"red-o": 1, "red-t": 1, "red-s": 1, f"white-{rune}": 1}


@rule("SB-114")
def test_the_marker_keeps_its_rune_when_its_level_rises():
    t = Table(phase="dusk", learnt="time-travel-3 focus-3:black-t", reserve="red-o blue-t green-s", altar=5)
    t.do("use time-travel-3")
    assert (t.level("focus"), t.marker("focus")) == (4, "black-t")
    pass_to(t, 0, "dusk")
    t.do("use focus-3")
    assert t.familiar(0) == ["blue-t"]


@rule("SB-114")
def test_the_marker_keeps_its_rune_when_its_level_falls():
    t = Table(phase="dusk", learnt="growth-5:green-s", altar="red-o blue-t green-o white-o")
    t.do("use growth-5", "take red-o", "take blue-t", "take white-o")
    assert (t.level("growth"), t.marker("growth")) == (4, "green-s")


def answer(spell: str, level: int, rune: str) -> list[object]:
    """What a marker of that rune lets its line do, in a position that has something of every rune."""
    marker = f"{spell}-{level}:{COLOUR[spell]}-{rune}"
    free = "purple" if COLOUR[spell] != "purple" else "red"
    other = "levitation" if free != "purple" else "sacrifice"
    told: list[object] = []
    for phase in ("dawn", "midday", "dusk"):
        t = Table(
            phase=phase,
            learnt=f"{marker} {'cure' if COLOUR[spell] != 'green' else other}-3",
            reserve=f"{free}-t*2 white-o yellow-s",
            altar="red-o red-t red-s white-t white-s",
            familiar="black-o*2 black-t*3",
            draws="green-o green-t green-s black-o black-t black-s",
            options={"mirage": "always"},
        )
        line = f"use {spell}-{level}"
        told += [t.points(), t.can(line)]
        if t.can(line):
            told += [t.do(line).legal, t.reserve(), t.familiar(), t.box(), t.altar()]
        elif t.can("take red-o"):
            told.append(t.do("take red-o").R)
    return told


ARROWS = {
    "focus-3", "focus-4", "focus-5", "clone-5", "transmutation-4", "transmutation-5", "mirage-3", "mirage-4",
    "mirage-5", "communion-4",
}  # fmt: skip


@rule("SB-115")
@pytest.mark.parametrize("spell", SPELL_NAMES)
@pytest.mark.parametrize("level", [3, 4, 5])
def test_exactly_the_arrow_lines_depend_on_the_rune_of_the_marker(spell, level):
    depends = answer(spell, level, "o") != answer(spell, level, "t")
    assert depends == (f"{spell}-{level}" in ARROWS)


@rule("SB-116")
@pytest.mark.parametrize(("level", "runes"), [(3, "o"), (4, "ot"), (5, "ots")])
@pytest.mark.parametrize("token", "ots")
@pytest.mark.parametrize(
    ("spell", "learnt", "phase"),
    [
        ("sacrifice", "growth-5", "dawn"),
        ("levitation", "growth-5", "dawn"),
        ("time-travel", "levitation-3 growth-5", "dusk"),
    ],
)
def test_line_3_asks_for_round_line_4_for_triangle_line_5_for_square(spell, learnt, phase, level, runes, token):
    t = Table(
        phase=phase,
        learnt=f"{spell}-{level} {learnt}",
        reserve=f"blue-{token}" if spell != "levitation" else "",
        altar=f"white-{token}*2",
    )
    assert t.phase == phase
    assert uses(t, spell) == ([f"{spell}-{'ots'.index(token) + 3}"] if token in runes else [])


# ---------------------------------------------------------------- coexistence


@rule("SB-117")
def test_two_spells_of_one_colour_never_meet():
    accepted = []
    for cards in combinations(SPELL_NAMES, 7):
        try:
            GAME.check_options(2, {"spells": ",".join(cards)})
        except OptionError:
            continue
        accepted.append(set(cards))
    assert len(accepted) == 3**7
    for one, other in combinations(SPELL_NAMES, 2):
        together = any({one, other} <= cards for cards in accepted)
        assert together == (COLOUR[one] != COLOUR[other])
