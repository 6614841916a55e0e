"""Choices: their order, how they are laid out, and which one an answer in words means."""

from rich.text import Text

import athanor
from athanor.cli.choices import Choice, choices_of, folded, in_columns, laid_out, meant

CHOICES = [
    Choice(1, 10, "take red-o", "Tomar un círculo de Magma"),
    Choice(2, 11, "take red-t", "Tomar un triángulo de Magma"),
    Choice(3, 12, "draw-2", "Robar 2 fichas"),
    Choice(4, 0, "pass", "Pasar"),
]


def test_the_same_verb_together_and_passing_last():
    state = athanor.game("spellbook").new(seed=3)
    choices = choices_of(state, state.asked, "en", ["Ana", "Teo"])
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
    assert sorted(choice.action for choice in choices) == sorted(state.legal())
    assert [choice.verb for choice in choices[-2:]] == ["draw-2", "pass"]
    assert {choice.verb for choice in choices[:-2]} == {"take"}


def test_an_answer_in_words():
    assert [choice.number for choice in meant("draw-2", CHOICES)] == [3]
    assert [choice.number for choice in meant("pasar", CHOICES)] == [4]
    assert [choice.number for choice in meant("CIRCULO", CHOICES)] == [1]
    assert [choice.number for choice in meant("magma tri", CHOICES)] == [2]
    assert [choice.number for choice in meant("magma", CHOICES)] == [1, 2]
    assert [choice.number for choice in meant("take red-o", CHOICES)] == [1]
    assert meant("oro", CHOICES) == []


def test_capitals_and_accents_do_not_matter():
    assert folded("  Éruption  À LEVEL 3 ") == "eruption a level 3"


def test_no_row_is_wider_than_the_screen():
    game = athanor.game("spellbook")
    for width in (40, 60, 80, 110):
        rows = laid_out(CHOICES, game, "es", width)
        assert all(row.cell_len <= width for row in rows)
        assert all(choice.label.split()[0] in " ".join(map(str, rows)) for choice in CHOICES)


def test_columns_stand_under_each_other():
    rows = in_columns([Text("a"), Text("bbbb"), Text("cc"), Text("d")], 14, even=True)
    assert [str(row).rstrip() for row in rows] == ["a     bbbb", "cc    d"]
