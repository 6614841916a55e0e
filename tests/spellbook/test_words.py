"""What is asked counts what is possible and names it; why not tells the true reason; alone nobody else is spoken of."""

import re

import pytest

from athanor.core.message import Message
from athanor.games.spellbook.components import PHASES, SPELL_NAMES
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule

FIVE = "purple-o purple-t purple-s black-t yellow-s"


def asked(table: Table, lang: str = "en") -> str:
    return table.state.question(lang)


# ---------------------------------------------------------------- what is asked


@pytest.mark.parametrize(
    ("position", "question"),
    [
        ({"reserve": 2}, "Dawn: take 1 token from the altar, or draw 2."),
        ({"reserve": 8}, "Dawn: take 1 token from the altar, or draw 1."),
        ({"reserve": 9, "learnt": "sharing-3"}, "Dawn: use a dawn spell, or pass."),
        ({"reserve": 2, "learnt": "sharing-3"}, "Dawn: take 1 token from the altar, draw 2, or use a dawn spell."),
        ({"reserve": 2, "learnt": "cure-3"}, "Dawn: take 1 token from the altar, or draw 2."),
        ({"reserve": 2, "altar": ""}, "Dawn: draw 2."),
        ({"reserve": 2, "bag": 1}, "Dawn: take 1 token from the altar, or draw 1."),
        ({"reserve": 2, "bag": 0}, "Dawn: take 1 token from the altar."),
        ({"phase": "midday", "reserve": 2}, "Midday: store 1 token."),
        ({"phase": "midday", "reserve": 2, "familiar": 14, "learnt": "cure-3"}, "Midday: use a midday spell, or pass."),
        ({"phase": "dusk", "reserve": "red-o*3"}, "Dusk: learn a spell."),
        ({"phase": "dusk", "reserve": "red-o", "learnt": "storm-4"}, "Dusk: use a dusk spell, or pass."),
    ],
)
def test_a_phase_asks_for_what_it_offers(position, question):
    assert asked(Table(**{"altar": FIVE, **position})) == question


@pytest.mark.parametrize(
    ("position", "actions", "question"),
    [
        ({"reserve": 2, "learnt": "sharing-5"}, ["use sharing-5"], "Take 3 tokens from the altar."),
        ({"reserve": 8, "learnt": "sharing-5"}, ["use sharing-5"], "Take 1 token from the altar."),
        (
            {"reserve": 2, "altar": "red-o blue-o green-o", "learnt": "levitation-3"},
            ["use levitation-3"],
            "Take 2 tokens with the circle rune from the altar.",
        ),
        (
            {"reserve": 8, "altar": "red-o blue-o green-o", "learnt": "levitation-3"},
            ["use levitation-3"],
            "Take 1 token with the circle rune from the altar.",
        ),
        (
            {"reserve": 2, "learnt": "divination-4", "draws": "red-o red-t"},
            ["use divination-4"],
            "Take up to 2 tokens of one colour from the altar.",
        ),
        (
            {"reserve": 8, "learnt": "divination-4", "draws": "red-o red-t"},
            ["use divination-4"],
            "You may take 1 token from the altar.",
        ),
        (
            {"reserve": 2, "learnt": "divination-4", "draws": "red-o red-t"},
            ["use divination-4", "take red-o"],
            "You may take 1 more Magma token from the altar.",
        ),
        (
            {"phase": "midday", "reserve": 2, "familiar": "purple-o", "learnt": "feast-3"},
            ["use feast-3"],
            "Take 1 token of a colour on your familiar from the altar.",
        ),
        (
            {"phase": "dusk", "reserve": 2, "familiar": 12, "learnt": "growth-5"},
            ["use growth-5"],
            "Take 2 tokens from the altar onto your familiar.",
        ),
        (
            {"reserve": "red-o blue-o red-t", "learnt": "sacrifice-3"},
            ["use sacrifice-3"],
            "Discard 1 token with the circle rune.",
        ),
        (
            {"phase": "midday", "reserve": "red-o red-t red-s", "bag": 0, "learnt": "cure-4"},
            ["use cure-4"],
            "Discard 2 tokens.",
        ),
        (
            {"phase": "midday", "reserve": "red-o red-t red-s blue-o", "familiar": 13, "learnt": "offering-4"},
            ["use offering-4"],
            "Store 1 token.",
        ),
        (
            {"phase": "midday", "reserve": "red-o*2 red-t*2 red-s", "familiar": 12, "learnt": "offering-4"},
            ["use offering-4", "store red-o"],
            "Store 1 more Magma token.",
        ),
        (
            {"phase": "dusk", "reserve": "red-o blue-o green-o*2", "altar": FIVE, "learnt": "focus-4:black-o"},
            ["use focus-4"],
            "With the circle rune: store 2, or take 1 from the altar. The first token decides.",
        ),
        (
            {"phase": "dusk", "reserve": "red-o blue-o green-o*2", "familiar": 13, "learnt": "focus-4:black-o"},
            ["use focus-4"],
            "With the circle rune: store 1, or take 1 from the altar. The first token decides.",
        ),
        (
            {"phase": "dusk", "reserve": "red-o blue-o green-o*2", "altar": "red-t", "learnt": "focus-4:black-o"},
            ["use focus-4", "store red-o"],
            "Store 1 more token with the circle rune.",
        ),
        (
            {"phase": "dusk", "reserve": "red-t", "altar": "red-o blue-o green-o red-s", "learnt": "focus-5:black-o"},
            ["use focus-5"],
            "Take 2 tokens with the circle rune from the altar.",
        ),
        (
            {"phase": "midday", "reserve": "red-o blue-o red-t", "learnt": "clone-5:white-o"},
            ["use clone-5"],
            "Discard 1 token with the circle rune.",
        ),
        (
            {"phase": "dusk", "reserve": "red-o*2 red-t blue-s", "learnt": "transmutation-5:blue-s"},
            ["use transmutation-5"],
            "Learn a spell: up to 2 tokens with the square rune may be a wild element each.",
        ),
        (
            {"phase": "dusk", "reserve": "red-o*2 red-t*2", "learnt": ""},
            ["learn sacrifice-3", "mark red-o"],
            "Pay 2 more Magma for Sacrifice.",
        ),
        (
            {"phase": "dusk", "reserve": "red-o*3 blue-s green-s white-s", "learnt": ""},
            ["learn sacrifice-3"],
            "Pay 2 more for Sacrifice: Magma, or wild elements.",
        ),
        (
            {"phase": "dusk", "reserve": "red-o red-t*2", "familiar": 13, "learnt": "communion-5"},
            ["learn sacrifice-3", "mark red-t"],
            "Communion: store 1 of the tokens spent, or none.",
        ),
        (
            {"reserve": 7, "learnt": "mirage-4:blue-t"},
            ["take purple-t"],
            "Mirage: draw 1 token?",
        ),
        (
            {"reserve": 2, "learnt": "mirage-4:blue-t"},
            ["take purple-t"],
            "Mirage: draw 2 tokens?",
        ),
    ],
)
def test_a_question_counts_what_is_possible_and_names_it(position, actions, question):
    assert asked(Table(**{"altar": FIVE, **position}).do(*actions)) == question


def test_draw_2_is_called_by_what_it_draws():
    assert Table(reserve=2, altar=FIVE).state.label(GAME.actions.id("draw-2")) == "Draw 2"
    assert Table(reserve=8, altar=FIVE).state.label(GAME.actions.id("draw-2")) == "Draw 1"
    assert Table(reserve=8, altar=FIVE).state.label(GAME.actions.id("draw-2"), "fr") == "Piocher 1 jeton"


# ---------------------------------------------------------------- why not


@pytest.mark.parametrize("phase", ["dawn", "midday"])
@pytest.mark.parametrize("spell", SPELL_NAMES)
def test_before_a_spell_is_learnt_its_card_says_what_learning_it_takes(spell, phase):
    t = Table(phase=phase, reserve="red-o red-t purple-o", altar=FIVE, spells=spell)
    number = SPELL_NAMES.index(spell)
    material = GAME.texts.say(f"material-{number // 3}", "en")
    held = (2, 1, 0, 0, 0, 0, 0)[number // 3]
    said = f"Learn {GAME.texts.say(f'spell-{number}', 'en')} at dusk: 3, 4 or 5 {material}; you have {held}."
    assert {t.why(f"{verb} {spell}-{level}") for verb in ("learn", "use") for level in (3, 4, 5)} == {said}


def test_wild_elements_are_counted_too():
    t = Table(reserve="red-o blue-t green-t white-t", altar=FIVE)
    assert t.why("learn sacrifice-3") == (
        "Learn Sacrifice at dusk: 3, 4 or 5 Magma; you have 1, and wild elements for 1."
    )


def test_at_dusk_the_numbers_of_the_level_are_told():
    t = Table(phase="dusk", reserve="red-o green-o*3", altar=FIVE)
    assert t.why("learn sacrifice-3") == (
        "Level 3 of Sacrifice needs 3 Magma tokens: you have 1 and wild elements for 1."
    )


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("phase", PHASES)
def test_no_card_is_ever_called_no_action_of_the_phase(phase, lang):
    """Neither an unlearnt card nor a learnt one, of whatever phase."""
    never = {GAME.texts.render(Message("why-other-thing", {"phase": each}), lang) for each in range(3)}
    learnt = "sacrifice-3 purification-4 time-travel-3 swiftness-3"
    t = Table(phase=phase, reserve="red-o red-t purple-o*3", altar=FIVE, learnt=learnt)
    assert t.phase == phase
    for verb in ("learn", "use"):
        for number in t.state.lineup.numbers:
            for level in (3, 4, 5):
                why = t.state.why_not(GAME.actions.id(f"{verb} {SPELL_NAMES[number]}-{level}"), lang)
                assert why not in never


def test_a_basic_action_of_another_phase_says_when_it_is_done():
    assert Table(reserve="red-o", altar=FIVE).why("store red-o") == "That is done at midday."
    assert Table(phase="midday", reserve="red-o", altar=FIVE).why("take purple-o") == "That is done at dawn."
    assert Table(phase="midday", reserve="red-o", altar=FIVE).why("draw-2") == "That is done at dawn."


def test_an_instant_dawn_action_comes_before_anything_else():
    t = Table(phase="dusk", reserve="blue-o*2 blue-t red-s", altar=FIVE, spells="swiftness")
    t.do("learn swiftness-3", "mark blue-t")
    must = "The instant effect must be carried out: choose a dawn action."
    assert {t.why("learn sacrifice-3"), t.why("store red-s"), t.why("pass")} == {must}


@pytest.mark.parametrize(
    ("line", "reserve", "familiar", "altar", "reason"),
    [
        (3, "red-o*2", 14, FIVE, "Your familiar is full."),
        (3, "red-t*2", 2, FIVE, "There are not enough tokens with the circle rune."),
        (4, "red-t*9", 14, FIVE, "Your familiar and your reserve are both full."),
        (4, "red-o*2", 14, "red-t", "Your familiar is full, and there is no circle on the altar to take."),
        (4, "red-t*2", 2, "red-t", "There are not enough tokens with the circle rune."),
        (
            4,
            "red-o red-t*5 red-s*3",
            2,
            FIVE,
            "Your reserve is full, so nothing can be taken; and it has too few tokens with the circle rune to store.",
        ),
    ],
)
@rule("SB-219", "SB-464")
def test_focus_says_which_place_is_full(line, reserve, familiar, altar, reason):
    reserve = reserve.replace("red-t*9", "red-t*5 red-s*4")
    t = Table(
        phase="dusk", reserve=reserve, familiar=familiar, altar=altar, learnt=f"focus-{line}:black-o storm-4",
    )  # fmt: skip
    assert t.why(f"use focus-{line}") == reason


# ---------------------------------------------------------------- explanations


@pytest.mark.parametrize(
    ("level", "said"), [(4, "1 token with the square rune"), (5, "up to 2 tokens with the square rune")]
)
def test_learning_by_transmutation_is_explained_by_its_own_wild_elements(level, said):
    t = Table(phase="dusk", reserve="red-o*2 red-t*2 blue-s", altar=FIVE, learnt=f"transmutation-{level}:blue-s")
    learn = GAME.actions.id("learn sacrifice-3")
    plain = GAME.texts.render(t.state.explain(learn), "en")
    assert "three equal runes count as one" in plain
    t.do(f"use transmutation-{level}")
    explained = GAME.texts.render(t.state.explain(learn), "en")
    assert said in explained
    assert "sets of three do not" in explained
    assert "three equal runes" not in explained


# ---------------------------------------------------------------- alone

OTHERS = re.compile(r"other|every|rival|player|demás|otro|ajeno|jugador|autres? |autre joueur|rival|chacun", re.I)


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("spell", ["blaze", "sharing", "clone"])
def test_alone_no_line_speaks_of_other_players(spell, lang):
    number = SPELL_NAMES.index(spell)
    for level in (3, 4, 5):
        for text in ("line", "card"):
            assert OTHERS.search(GAME.texts.say(f"{text}-{number}-{level}", lang)) or text == "card"
            assert not OTHERS.search(GAME.texts.say(f"{text}-{number}-{level}-solo", lang))
        learn = GAME.actions.id(f"learn {spell}-{level}")
        alone = Table(players=1, altar=7, spells=spell).state
        assert not OTHERS.search(GAME.texts.render(alone.explain(learn), lang))


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_alone_the_terminal_shows_the_same(lang):
    t = Table(players=1, phase="dawn", reserve=2, altar=7, spells="blaze sharing clone", last_round=True)
    drawn = GAME.draw(t.state.view(0), lang, ["Ana"], 200)
    assert GAME.texts.say("draw-last-day", lang) in drawn
    assert not OTHERS.search(re.sub(r"\[/?[^\]]*\]", "", drawn))


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("lang", "take", "store"), [("en", "take", "store"), ("es", "toma", "almacena"), ("fr", "prends", "stocke")]
)
@pytest.mark.parametrize("line", ["8-4", "8-5", "11-4", "20-3"])
def test_what_is_taken_onto_the_familiar_is_called_taken(line, lang, take, store):
    words = GAME.texts.say(f"card-{line}", lang).lower()
    assert take in words
    assert store not in words


def test_the_short_rules_leave_room_for_two_dawn_actions():
    for lang, once in (("en", "once a day"), ("es", "una vez al día"), ("fr", "une fois par jour")):
        assert once not in GAME.rules(lang)
