"""What the card reader keeps and gives away; and questions put to it in words."""

import json
from itertools import permutations

import pytest

from athanor.core.errors import AthanorError
from athanor.games.alchemists.alchemicals import COLOURS
from athanor.games.alchemists.naming import ask_in_words
from athanor.games.alchemists.reader import APPRENTICE, MASTER, SELL, Reader, ReaderError, load
from athanor.games.alchemists.words import TEXTS
from tests.alchemists.named import CLAW, FEATHER, FERN, FLOWER, MUSHROOM, ROOT, SCORPION, TOAD, potion

rule = pytest.mark.rule


# ---------------------------------------------------------------- what it keeps, what it gives away


@rule("AL-031")
@pytest.mark.parametrize("mode", [APPRENTICE, MASTER])
def test_what_others_see_is_the_same_in_every_world_that_gives_the_same_answers(mode):
    """So it holds no code, no assignment and nothing that follows from them."""

    def seen(code: str) -> str:
        reader = Reader(code, mode)
        screens = [reader.screen()]
        reader.student(MUSHROOM, TOAD)
        screens.append(reader.screen())
        reader.begin(SELL)
        screens.append(reader.screen())
        return json.dumps(screens)

    alike = [code for code in ("DEMO", "QWIN", "CEJT", "ABCA", "KLMZ") if Reader(code).student(MUSHROOM, TOAD) == 0]
    assert len(alike) >= 2
    assert len({seen(code) for code in alike}) == 1


def test_the_history_remembers_question_and_answer():
    reader = Reader("DEMO", MASTER)
    reader.student(MUSHROOM, TOAD)
    reader.sell(potion("B-"), FERN, CLAW)
    reader.debunk_potion(ROOT, FLOWER, potion("N"))
    assert [line.data(secret=True) for line in reader.history] == [
        {"function": "student", "ingredients": ["mushroom", "toad"], "potion": "R+"},
        {"function": "sell", "ingredients": ["fern", "claw"], "asked": "B-", "quality": "right-sign"},
        {"function": "debunk", "ingredients": ["root", "flower"], "asked": "N", "answer": "no"},
    ]


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_the_history_for_people_hides_ingredients_unless_asked(lang):
    reader = Reader("DEMO", APPRENTICE)
    reader.student(MUSHROOM, TOAD)
    reader.sell(potion("B-"), FERN, CLAW)
    reader.debunk_aspect(SCORPION, 1)
    names = [TEXTS.say(f"ingredient-{i}", lang) for i in (MUSHROOM, TOAD, FERN, CLAW)]
    public = [TEXTS.render(line.message(), lang) for line in reader.history]
    secret = [TEXTS.render(line.message(secret=True), lang) for line in reader.history]
    assert not any(name in text for name in names for text in public)
    assert [name in " ".join(secret) for name in names] == [True] * 4
    assert TEXTS.say(f"ingredient-{SCORPION}", lang) in public[2]


def test_a_reader_goes_into_a_file_and_comes_back():
    reader = Reader("CEJT", MASTER)
    reader.student(MUSHROOM, TOAD)
    reader.sell(potion("G+"), FERN, CLAW)
    reader.debunk_potion(ROOT, FLOWER, potion("N"))
    reader.set_mode(APPRENTICE)
    reader.debunk_aspect(FEATHER, 2)
    reader.set_last_round()
    reader.exhibit(TOAD, FERN)
    again = load(json.loads(json.dumps(reader.dump())))
    assert again.dump() == reader.dump()
    assert again.assignment == reader.assignment


def damaged() -> list[object]:
    reader = Reader("DEMO")
    reader.student(MUSHROOM, TOAD)
    whole = reader.dump()
    line = whole["history"][0]
    return [
        None, 7, [], "DEMO", {},
        {**whole, "code": "DEM"}, {**whole, "code": None}, {**whole, "mode": "wizard"}, {**whole, "history": 3},
        {**whole, "history": [{**line, "potion": "R-"}]},
        {**whole, "history": [{**line, "ingredients": ["toad", "toad"]}]},
        {**whole, "history": [{**line, "ingredients": ["toad", "frog"]}]},
        {**whole, "history": [{**line, "function": "eat"}]},
        {**whole, "history": [[]]},
    ]  # fmt: skip


@pytest.mark.parametrize("data", damaged())
def test_a_damaged_file_is_refused_in_a_sentence(data):
    with pytest.raises(AthanorError) as refused:
        load(data)
    assert refused.value.text("en") == "This file is not the history of a reader, or it is damaged."


# ---------------------------------------------------------------- questions in words


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("mix mushroom toad", {"potion": "R+"}),
        ("student seta sapo", {"potion": "R+"}),
        ("drink champignon crapaud", {"potion": "R+"}),
        ("exhibit Mushroom TOAD", {"potion": "R+"}),
        ("sell R- fern claw", {"quality": "exact"}),
        ("sell fern claw b-", {"quality": "right-sign"}),
        ("sell wisdom scorpion toad", {"quality": "exact"}),
        ("debunk scorpion green", {"sign": "+"}),
        ("debunk escorpion rojo", {"sign": "-"}),
        ("debunk scorpion toad B+", {"answer": "yes"}),
        ("debunk scorpion toad neutral", {"answer": "no"}),
    ],
)
def test_a_question_in_words(words, shown):
    assert ask_in_words(Reader("DEMO"), words.split()).shown() == shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("brew toad fern", "The reader cannot “brew”"),
        ("mix toad", "two different ingredients after “mix”"),
        ("mix toad fern claw", "two different ingredients after “mix”"),
        ("mix toad toad", "not toad twice"),
        ("mix toad frog", "I do not know “frog”"),
        ("mix toad R+", "I do not know “R+”"),
        ("sell toad fern", "the potion wanted"),
        ("sell N toad fern", "cannot be neutral"),
        ("sell R+ G+ toad fern", "the potion wanted"),
        ("debunk toad", "one ingredient and a colour"),
        ("debunk toad fern", "one ingredient and a colour"),
        ("debunk toad red green", "one ingredient and a colour"),
    ],
)
def test_a_question_that_makes_no_sense_gets_a_sentence(words, sentence):
    reader = Reader("DEMO")
    with pytest.raises(ReaderError) as refused:
        ask_in_words(reader, words.split())
    assert sentence in refused.value.text("en")
    assert reader.history == []


def test_every_function_can_be_named_in_every_language():
    for lang in ("en", "es", "fr"):
        for one, other in permutations(range(8), 2):
            names = [TEXTS.say(f"ingredient-{i}", lang) for i in (one, other)]
            line = ask_in_words(Reader("DEMO"), ["mix", *names])
            assert line.ingredients == (one, other)
        for colour in range(3):
            line = ask_in_words(Reader("DEMO"), ["debunk", "toad", TEXTS.say(f"colour-{colour}", lang)])
            assert COLOURS[line.colour] == COLOURS[colour]
