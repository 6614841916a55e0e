"""The drawing of Spellbook's table: all that lies open is there, in shapes as well as colours, and it fits."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

import athanor
from athanor.core.state import State
from athanor.games.spellbook.components import COLOUR_OF, KINDS, RUNE_OF
from athanor.games.spellbook.drawing import RUNE_SIGNS, draw, paint

GAME = athanor.game("spellbook")
NAMES = ["Ana", "Teo", "Max Mustermann", "Zoë"]
LANGUAGES = ("en", "es", "fr")


def positions(players: int, options: dict[str, Any], seed: int = 1) -> Iterator[State]:
    """Every position of a game played at random."""
    rng = random.Random(seed)
    state = GAME.new(players=players, seed=seed, options=options)
    while not state.over:
        yield state
        state.apply(rng.choice(state.legal()))
    yield state


def plain(state: State, lang: str = "en", width: int = 80, seat: int = 0) -> list[str]:
    names = NAMES[: state.players]
    return Text.from_markup(draw(state.view(seat), lang, names, width)).plain.split("\n")


@pytest.mark.parametrize(("players", "width", "height"), [(1, 80, 16), (2, 80, 17), (3, 100, 19), (4, 100, 22)])
def test_it_fits(players, width, height):
    options = {"spells": "classic"}
    for number, state in enumerate(positions(players, options, seed=players)):
        if number % 2 and not state.over:
            continue
        for lang in LANGUAGES if number % 10 == 0 else LANGUAGES[number % 3 :][:1]:
            lines = plain(state, lang, width)
            assert len(lines) <= height
            assert max(Text(line).cell_len for line in lines) <= width, "\n".join(lines)


def test_every_token_in_sight_is_there_with_its_rune_and_letters():
    for state in positions(2, {"spells": "set-3"}):
        view = state.view(0)
        kinds = [*view["altar"], *view["aside"]]
        for sorcerer in view["sorcerers"]:
            kinds += [*sorcerer["reserve"], *sorcerer["familiar"], *(kind for kind in sorcerer["markers"] if kind >= 0)]
        drawn = "\n".join(plain(state))
        for kind in range(KINDS):
            letters = GAME.texts.say(f"material-{COLOUR_OF[kind]}", "en")[:2]
            assert drawn.count(RUNE_SIGNS[RUNE_OF[kind]] + letters) == kinds.count(kind)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_the_materials_apart(lang):
    assert len({GAME.texts.say(f"material-{colour}", lang)[:2] for colour in range(7)}) == 7


def test_counts_points_and_names():
    for state in positions(3, {}):
        view = state.view(1)
        drawn = "\n".join(plain(state, seat=1))
        assert f"Bag {view['bag']} " in drawn
        assert f"Discards {len(view['box'])}" in drawn
        for name, sorcerer in zip(NAMES, view["sorcerers"], strict=False):
            assert name in drawn
            assert f"{sorcerer['score']} point" in drawn
        assert ("Last round" in drawn) == (view["last_round"] and not view["over"])
        assert drawn.count("★") == 1


def test_the_dummys_board_alone():
    for state in positions(1, {"handicap": 3}):
        drawn = "\n".join(plain(state))
        assert GAME.texts.say("dummy", "en") in drawn
        assert f"{state.scores()[1]} point" in drawn
        assert drawn.count("↻") == 1 + sum(space > len(state.view(0)["dummy"]["spaces"]) for space in (4, 9, 14))


def test_a_marker_stands_on_its_level():
    for state in positions(2, {"spells": "set-1"}, seed=4):
        mine = state.view(0)["sorcerers"][0]
        lines = plain(state)
        heading = next(line for line in lines if line.startswith("──"))
        at = lines.index(heading)
        for colour, (level, marker) in enumerate(zip(mine["levels"], mine["markers"], strict=True)):
            row = lines[at + 1 + colour]
            sign = heading.index(str(level)) - 1 if level else 0
            assert not level or row[sign] == RUNE_SIGNS[RUNE_OF[marker]]
            assert ("tomorrow" in row) == mine["fresh"][colour]


def test_a_spectator_sees_the_table_too():
    state = GAME.new(players=2, seed=1)
    assert draw(state.view(None), "en", NAMES[:2], 80) == draw(state.view(0), "en", NAMES[:2], 80)


def test_names_are_no_markup():
    state = GAME.new(players=2, seed=1)
    drawn = Text.from_markup(draw(state.view(0), "en", ["[red]", "[/]"], 80)).plain
    assert "[red]" in drawn
    assert "[/]" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_painting_puts_tokens_for_their_names(lang):
    for kind in range(KINDS):
        text = GAME.texts.say("label-take", lang, token=kind)
        painted = Text.from_markup(paint(f"[a] {text}!", lang)).plain
        material = GAME.texts.say(f"material-{COLOUR_OF[kind]}", lang)
        assert painted.startswith("[a] ")
        assert painted.endswith(f"{RUNE_SIGNS[RUNE_OF[kind]]}{material}!")
