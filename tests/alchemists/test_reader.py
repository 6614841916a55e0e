"""The card reader: what it asks, what it answers, and what it keeps to itself."""

import json
from itertools import combinations

import pytest

from athanor.games.alchemists.alchemicals import (
    COLOURED,
    INGREDIENT_NAMES,
    POTION_NAMES,
    QUALITY_NAMES,
    mix,
)
from athanor.games.alchemists.reader import (
    APPRENTICE,
    DEBUNK,
    DRINK,
    EXHIBIT,
    MASTER,
    SELL,
    STUDENT,
    Reader,
    ReaderError,
    answers_data,
)
from athanor.games.alchemists.words import TEXTS
from tests.alchemists.named import CLAW, FERN, FLOWER, MUSHROOM, SCORPION, TOAD, potion

rule = pytest.mark.rule

DEMO = """
fern-claw R-, fern-mushroom N, fern-flower G-, fern-root G-, fern-scorpion R-, fern-toad B+, fern-feather B+,
claw-mushroom B-, claw-flower R-, claw-root B-, claw-scorpion G+, claw-toad N, claw-feather G+, mushroom-flower B-,
mushroom-root R+, mushroom-scorpion G+, mushroom-toad R+, mushroom-feather G+, flower-root B-, flower-scorpion R-,
flower-toad G-, flower-feather N, root-scorpion N, root-toad G-, root-feather R+, scorpion-toad B+, scorpion-feather B+,
toad-feather R+
"""


def demo() -> dict[tuple[int, int], int]:
    found = {}
    for entry in DEMO.replace("\n", " ").split(", "):
        pair, made = entry.split()
        one, other = pair.split("-")
        found[INGREDIENT_NAMES.index(one), INGREDIENT_NAMES.index(other)] = potion(made)
    return found


def all_mixes(reader: Reader) -> list[int]:
    return [reader.drink(one, other) for one, other in combinations(range(8), 2)]


# ---------------------------------------------------------------- games and modes


@rule("AL-022")
def test_the_mode_changes_only_the_debunk():
    apprentice, master = Reader("QWIN", APPRENTICE), Reader("QWIN", MASTER)
    assert all_mixes(apprentice) == all_mixes(master)
    for one, other in combinations(range(8), 2):
        assert apprentice.student(one, other) == master.student(one, other)
        assert [apprentice.sell(w, one, other) for w in COLOURED] == [master.sell(w, one, other) for w in COLOURED]
    assert apprentice.begin(DEBUNK).by_aspect
    assert not master.begin(DEBUNK).by_aspect


@rule("AL-022")
def test_each_mode_refuses_the_debunk_of_the_other():
    with pytest.raises(ReaderError, match="set to apprentice"):
        Reader("DEMO", APPRENTICE).debunk_potion(TOAD, FERN, potion("B+"))
    with pytest.raises(ReaderError, match="set to master"):
        Reader("DEMO", MASTER).debunk_aspect(TOAD, 0)


@rule("AL-023", "AL-024")
def test_readers_with_the_same_code_agree():
    first = Reader()
    second = Reader(first.code)
    assert all_mixes(first) == all_mixes(second)


@rule("AL-025")
def test_another_reader_goes_on_with_the_game():
    first = Reader("CEJT")
    asked = [(one, other, first.student(one, other)) for one, other in [(0, 1), (3, 6), (2, 7)]]
    second = Reader()
    second.enter("CEJT")
    assert [(one, other, second.student(one, other)) for one, other, _ in asked] == asked


def test_the_code_of_the_same_game_keeps_the_history_and_another_code_does_not():
    reader = Reader("DEMO")
    reader.drink(TOAD, FERN)
    reader.enter("demo")
    assert len(reader.history) == 1
    reader.enter("QWIN")
    assert reader.history == []


@rule("AL-043")
def test_the_mode_may_change_in_the_middle_of_a_game():
    reader = Reader("DEMO", APPRENTICE)
    before = all_mixes(reader)
    reader.set_mode(MASTER)
    assert reader.debunk_potion(SCORPION, TOAD, potion("B+"))
    reader.set_mode(APPRENTICE)
    assert reader.debunk_aspect(SCORPION, 1) == 1
    assert all_mixes(reader) == before
    assert reader.code == "DEMO"


@rule("AL-043")
@pytest.mark.parametrize(("before", "after"), [(APPRENTICE, MASTER), (MASTER, APPRENTICE)])
def test_a_change_of_mode_in_mid_question_drops_the_question(before, after):
    """It was put together for the other form of debunk; nothing was looked up."""
    reader = Reader("DEMO", before)
    reader.begin(DEBUNK)
    reader.pick(SCORPION)
    reader.set_mode(after)
    assert reader.question is None
    assert reader.screen() == {
        "mode": ("apprentice", "master")[after],
        "last_round": False,
        "asking": "",
        "shown": None,
    }
    with pytest.raises(ReaderError, match="First choose"):
        reader.confirm()
    assert reader.begin(DEBUNK).by_aspect == (after == APPRENTICE)
    assert reader.history == []


@rule("AL-043")
def test_a_change_of_mode_takes_back_the_wish_to_see_the_answers():
    reader = Reader("DEMO", APPRENTICE)
    assert reader.show_answers() is None
    assert reader.show_answers() is None
    reader.set_mode(MASTER)
    assert reader.show_answers() is None


# ---------------------------------------------------------------- experiments


@rule("AL-032", "AL-551", "AL-552")
def test_all_28_mixes_of_demo_by_student_and_by_drinking():
    reader = Reader("DEMO")
    expected = demo()
    assert len(expected) == 28
    for (one, other), made in expected.items():
        assert reader.student(one, other) == made
        assert reader.drink(other, one) == made


@rule("AL-032")
def test_claw_and_toad_are_neutral():
    reader = Reader("DEMO")
    assert reader.student(CLAW, TOAD) == reader.drink(CLAW, TOAD) == potion("N")


@rule("AL-033")
def test_picked_one_by_one_or_given_at_once_the_answer_is_the_same():
    reader = Reader("DEMO")
    reader.begin(STUDENT)
    reader.pick(FERN)
    reader.pick(TOAD)
    assert reader.confirm().answer == reader.student(FERN, TOAD) == potion("B+")


@rule("AL-034")
@pytest.mark.parametrize("function", [STUDENT, DRINK, SELL])
def test_others_see_no_ingredient_while_one_picks_nor_after(function):
    reader = Reader("DEMO")
    reader.begin(function)
    if function == SELL:
        reader.choose_potion(potion("B-"))
    for ingredient in (CLAW, MUSHROOM):
        reader.pick(ingredient)
        seen = json.dumps(reader.screen())
        assert not any(name in seen for name in INGREDIENT_NAMES)
        assert "B-" not in seen
    reader.confirm()
    shown = reader.screen()["shown"]
    assert shown["quality" if function == SELL else "potion"] == ("exact" if function == SELL else "B-")
    assert not any(name in json.dumps(reader.screen()) for name in INGREDIENT_NAMES)


@rule("AL-035")
def test_nothing_is_told_or_written_before_confirm():
    reader = Reader("DEMO")
    reader.begin(STUDENT)
    reader.pick(CLAW)
    reader.pick(TOAD)
    reader.pick(TOAD)  # put back
    reader.pick(FERN)
    assert reader.history == []
    reader.back()
    assert reader.history == []
    with pytest.raises(ReaderError, match="First choose"):
        reader.confirm()


@rule("AL-035")
def test_a_question_that_is_not_complete_gets_no_answer():
    reader = Reader("DEMO")
    for function in reader.functions():
        reader.begin(function)
        reader.pick(CLAW)
        with pytest.raises(ReaderError, match="still to be chosen"):
            reader.confirm()
    assert reader.history == []


def test_a_third_ingredient_is_refused():
    reader = Reader("DEMO")
    reader.begin(DRINK)
    reader.pick(CLAW)
    reader.pick(TOAD)
    with pytest.raises(ReaderError, match="Two ingredients are enough"):
        reader.pick(FERN)
    assert reader.confirm().ingredients == (CLAW, TOAD)


# ---------------------------------------------------------------- selling


@rule("AL-036")
def test_six_potions_can_be_wanted_and_one_has_to_be():
    reader = Reader("DEMO")
    assert [POTION_NAMES[p] for p in reader.begin(SELL).potions] == ["R+", "R-", "G+", "G-", "B+", "B-"]
    with pytest.raises(ReaderError, match="cannot be neutral"):
        reader.choose_potion(potion("N"))
    reader.pick(CLAW)
    reader.pick(TOAD)
    with pytest.raises(ReaderError, match="still to be chosen"):
        reader.confirm()


@rule("AL-037")
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (CLAW, MUSHROOM, "exact"),
        (FERN, CLAW, "right-sign"),
        (CLAW, TOAD, "neutral"),
        (MUSHROOM, TOAD, "wrong-sign"),
    ],
)
def test_a_sale_tells_only_the_quality(one, other, expected):
    reader = Reader("DEMO")
    assert QUALITY_NAMES[reader.sell(potion("B-"), one, other)] == expected
    line = reader.history[-1]
    assert line.shown() == {"quality": expected}
    assert line.data() == {"function": "sell", "asked": "B-", "quality": expected}


@rule("AL-037", "AL-050")
def test_potions_of_the_same_quality_cannot_be_told_apart():
    """R- and G- for somebody who wants B-: not one word of the answer differs."""
    poison, paralysis = Reader("DEMO"), Reader("DEMO")
    poison.sell(potion("B-"), FERN, CLAW)
    paralysis.sell(potion("B-"), FERN, FLOWER)
    assert mix(poison.assignment, FERN, CLAW) != mix(poison.assignment, FERN, FLOWER)
    assert poison.screen() == paralysis.screen()
    for lang in ("en", "es", "fr"):
        words = [TEXTS.render(r.history[-1].answer_message(), lang) for r in (poison, paralysis)]
        assert words[0] == words[1]


@rule("AL-038")
def test_the_wanted_colour_with_the_other_sign_is_the_wrong_sign():
    assert Reader("DEMO").sell(potion("R-"), MUSHROOM, TOAD) == QUALITY_NAMES.index("wrong-sign")


@rule("AL-038")
def test_every_quality_of_every_potion():
    reader = Reader("DEMO")
    for (one, other), made in demo().items():
        for wanted in COLOURED:
            name = QUALITY_NAMES[reader.sell(wanted, one, other)]
            made_name, wanted_name = POTION_NAMES[made], POTION_NAMES[wanted]
            if made_name == "N":
                assert name == "neutral"
            elif made_name == wanted_name:
                assert name == "exact"
            else:
                assert name == ("right-sign" if made_name[1] == wanted_name[1] else "wrong-sign")


# ---------------------------------------------------------------- debunking


@rule("AL-039")
def test_an_apprentice_is_shown_one_sign():
    reader = Reader("DEMO", APPRENTICE)
    assert [reader.debunk_aspect(SCORPION, colour) for colour in range(3)] == [-1, 1, 1]
    assert [line.shown() for line in reader.history] == [{"sign": "-"}, {"sign": "+"}, {"sign": "+"}]


@rule("AL-040")
@pytest.mark.parametrize(("asked", "yes"), [("B+", True), ("R+", False), ("N", False)])
def test_a_master_hears_yes_or_no(asked, yes):
    reader = Reader("DEMO", MASTER)
    assert reader.debunk_potion(SCORPION, TOAD, potion(asked)) is yes
    assert reader.history[-1].shown() == {"answer": "yes" if yes else "no"}


@rule("AL-040")
def test_masters_may_ask_for_all_seven_potions():
    assert [POTION_NAMES[p] for p in Reader("DEMO", MASTER).begin(DEBUNK).potions] == list(POTION_NAMES)


@rule("AL-041")
def test_a_no_does_not_tell_what_it_is():
    reader = Reader("DEMO", MASTER)
    reader.debunk_potion(SCORPION, TOAD, potion("R+"))
    expected = {"function": "debunk", "ingredients": ["scorpion", "toad"], "asked": "R+", "answer": "no"}
    assert reader.history[-1].data() == expected
    assert reader.screen()["shown"] == expected


@rule("AL-042")
@pytest.mark.parametrize("mode", [APPRENTICE, MASTER])
def test_a_debunk_may_be_thought_over(mode):
    reader = Reader("DEMO", mode)
    question = reader.begin(DEBUNK)
    reader.pick(SCORPION)
    if mode == MASTER:
        reader.pick(TOAD)
        reader.choose_potion(potion("B+"))
    else:
        reader.choose_colour(2)
    assert question.ready
    assert reader.screen()["shown"] is None
    reader.back()
    assert reader.history == []


# ---------------------------------------------------------------- the last round and the answers


@rule("AL-045")
def test_exhibiting_comes_with_the_last_round():
    reader = Reader("DEMO")
    with pytest.raises(ReaderError, match="last round only"):
        reader.exhibit(MUSHROOM, TOAD)
    assert EXHIBIT not in reader.functions()
    reader.set_last_round()
    assert EXHIBIT in reader.functions()
    with pytest.raises(ReaderError, match="nothing is tested on students"):
        reader.student(MUSHROOM, TOAD)


@rule("AL-046")
def test_drinking_stays_possible_in_the_last_round():
    reader = Reader("DEMO")
    reader.set_last_round()
    assert reader.drink(CLAW, SCORPION) == potion("G+")


@rule("AL-047")
def test_an_exhibition_shows_the_exact_potion_without_asking_for_one():
    reader = Reader("DEMO")
    reader.set_last_round()
    assert reader.begin(EXHIBIT).potions == ()
    assert reader.exhibit(MUSHROOM, TOAD) == potion("R+")
    assert reader.screen()["shown"] == {"function": "exhibit", "potion": "R+"}


@rule("AL-048")
def test_the_answers_come_only_after_asking_back_twice():
    reader = Reader("DEMO")
    assert reader.show_answers() is None
    assert reader.show_answers() is None
    answers = reader.show_answers()
    assert answers is not None
    assert answers_data(answers) == {
        "mushroom": "R+", "fern": "R-", "toad": "B+", "claw": "B-",
        "flower": "--", "root": "G-", "scorpion": "G+", "feather": "++",
    }  # fmt: skip
    assert reader.show_answers() is None


@rule("AL-048")
@pytest.mark.parametrize("times", [1, 2])
def test_who_declines_sees_nothing_and_is_asked_anew(times):
    reader = Reader("DEMO")
    for _ in range(times):
        assert reader.show_answers() is None
    reader.back()
    assert reader.show_answers() is None
    reader.drink(TOAD, CLAW)
    assert reader.show_answers() is None
    assert reader.show_answers() is None
    assert reader.show_answers() == reader.assignment
