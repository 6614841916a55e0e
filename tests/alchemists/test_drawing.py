"""The drawing of the table: what a seat may see is there and nothing else, in shapes as well as colours; it fits."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

import athanor
from athanor.core.drawing import NO, YES
from athanor.core.message import Message
from athanor.games.alchemists import evidence
from athanor.games.alchemists.alchemicals import ALCHEMICALS, COLOURED, INGREDIENTS, POTIONS
from athanor.games.alchemists.components import FAVORS, SEAL_KINDS
from athanor.games.alchemists.drawing import draw, paint
from athanor.games.alchemists.notebook import knowledge, results
from athanor.games.alchemists.signs import COVERED_SIGN, alchemical_chip, potion_chip, seal_chip, zone
from athanor.games.alchemists.state import Alchemists
from tests.alchemists.table import Table

GAME = athanor.game("alchemists")
NAMES = ["Ana", "Teodora Mirabilis", "Max [red]", "Zoë"]
LANGUAGES = ("en", "es", "fr")
WIDTHS = (40, 44, 60, 80, 96, 110, 120)


def positions(players: int, mode: str = "apprentice", seed: int = 1, step: int = 6) -> Iterator[Alchemists]:
    """Some of the positions of a game in which people do what they can, and the last."""
    rng = random.Random(seed)
    state = GAME.new(players=players, seed=seed, options={"mode": mode})
    assert isinstance(state, Alchemists)
    while not state.over:
        if rng.randrange(step) == 0:
            yield state
        legal = state.legal(state.asked)
        lively = [a for a in legal if GAME.actions.name(a) not in ("decline", "pass", "done", "withdraw")]
        state.apply(rng.choice(lively or legal), state.asked)
    yield state


def plain(state: Alchemists, seat: int | None = 0, lang: str = "en", width: int = 80) -> list[str]:
    return flat(draw(state.view(seat), lang, NAMES[: state.players], width)).split("\n")


def flat(markup: str) -> str:
    return Text.from_markup(markup).plain


def block(lines: list[str], title: str, end: int) -> list[str]:
    at = next(i for i, line in enumerate(lines) if line.startswith(title))
    return lines[at : at + end]


def word(id: str, lang: str = "en", **args: Any) -> str:
    return GAME.texts.say(id, lang, **args)


def mine(state: Alchemists, seat: int, width: int = 80) -> str:
    """The part of the drawing that is only for its owner, on one line."""
    lines = plain(state, seat, width=width)
    start = max(i for i, line in enumerate(lines) if line.startswith(word("draw-hand")))
    return " ".join(" ".join(lines[start:]).split())


# -------------------------------------------------------------------- it fits


@pytest.mark.parametrize(("players", "mode"), [(2, "master"), (3, "apprentice"), (4, "master")])
def test_it_fits_every_width_in_every_language(players, mode):
    for number, state in enumerate(positions(players, mode, seed=players)):
        width = WIDTHS[number % len(WIDTHS)]
        lang = LANGUAGES[number // 2 % 3]
        for seat in (number % players, None):
            lines = plain(state, seat, lang, width)
            assert max(Text(line).cell_len for line in lines) <= width, "\n".join(lines)


def test_a_desk_sees_it_all_at_once():
    for state in positions(4, seed=2):
        assert len(plain(state, width=110)) <= 48


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_the_ingredients_apart(lang):
    assert len({word(f"short-{kind}", lang)[:3] for kind in range(INGREDIENTS)}) == INGREDIENTS


def test_shapes_tell_everything_apart_without_colours():
    assert len({flat(alchemical_chip(number)) for number in range(ALCHEMICALS)}) == ALCHEMICALS
    assert len({flat(potion_chip(potion)) for potion in range(POTIONS)}) == POTIONS
    assert len({flat(seal_chip(kind)) for kind in range(-1, SEAL_KINDS)}) == SEAL_KINDS + 1


def test_names_are_no_markup():
    state = GAME.new(players=2, seed=1)
    drawn = flat(draw(state.view(0), "en", ["[red]", "[/]"], 80))
    assert "[red]" in drawn
    assert "[/]" in drawn


# -------------------------------------------------------------------- what lies open is there


def test_the_shared_boards():
    for state in positions(3, seed=5):
        view = state.view(1)
        drawn = " ".join(" ".join(plain(state, 1)).split())
        if state.over:
            continue
        assert word("draw-round", round=view["round"], rounds=6) in drawn
        assert word("draw-deck", count=view["deck"]) in drawn
        for artifact in view["artifacts"]["levels"][view["artifacts"]["level"]]:
            assert f"{word(f'artifact-{artifact}')} " in drawn
        if view["adventurer"]["here"] >= 0:
            assert word(f"adventurer-{view['adventurer']['here']}") in drawn
        assert (word("draw-last-round") in drawn) == (view["round"] == 6)
        assert drawn.count("★ ·") == 1, "one starting player"
        for space in range(10):
            if view["spaces"][space]["rows"]:
                assert word(f"space-{space}") in drawn


def test_every_laboratory_with_what_it_owns():
    for state in positions(4, "master", seed=6):
        drawn = " ".join(" ".join(plain(state, 2, width=120)).split())
        for name, one in zip(NAMES, state.view(2)["alchemists"], strict=True):
            assert name in drawn
            assert f"reputation {one['reputation']}" in drawn
            assert word("draw-gold", count=one["gold"]) in drawn
            assert all(word(f"artifact-{artifact}") in drawn for artifact in one["artifacts"])


def test_theories_with_seals_and_conflicts():
    t = Table(
        mode="master", players=3, round=3, at="debunk", order="ABC", A={"cubes": "debunk"},
        theories="scorpion=B+:A-green,B-red,C-gold toad=++:A-silver claw=R-:B-blue", conflicts="scorpion~toad",
    )  # fmt: skip
    lines = [line.strip() for line in plain(t.state, 0)]
    assert "Toa ●+▲+■+ three + Ana ★3  ≠Sco" in lines
    assert "Cla ●−▴−▪+ red −   Teodora Mir… ▒" in lines
    assert "Sco •+▴−■+ blue +  Ana ?▲  Teodora Mir… ▒  Max [red] ▒  ≠Toa" in lines
    assert "nothing about Mus Fer Flo Roo Fea" in lines
    # Seals in a conflict do not count for the conference.
    assert f"{word('draw-conference')} end of round 3 · Ana 0/2 · Teodora Mir… 1/2 · Max [red] 0/2" in lines


def test_a_sale():
    t = Table(
        players=3, round=2, at="sell", order="ABC", adventurer="assassin", next_adventurer="cleric",
        A={"cubes": "sell", "hand": "fern claw", "favors": "barmaid"}, B={"cubes": "sell", "hand": "toad root"},
    )  # fmt: skip
    t.do("bid -1", seat="A")
    assert f"{word('draw-answer')} {word('label-bid', bid=1)}" in plain(t.state, 0)
    assert not any(line.startswith(word("draw-answer")) for seat in (1, 2, None) for line in plain(t.state, seat))
    t.do("bid -2", seat="B")
    assert "Selling Teodora Mir… ☺☺☺ · Ana ☺☺" in plain(t.state, 2)
    assert "Adventurer Assassin ■− ●− ▲− · then Cleric ■+ ●+ ▲+" in plain(t.state, 2)
    t.do("sell R-", "guarantee exact", "mix toad+root")
    assert "Adventurer Assassin ✗■− ✗●− ▲− · then Cleric ■+ ●+ ▲+" in plain(t.state, 2)
    t.do("play barmaid")
    assert f"{word('draw-played')} {word('favor-4')}" in plain(t.state, 2)


def test_the_paralysed_stand_on_the_green_space_and_cubes_lie_in_hospital():
    t = Table(players=3, round=3, at="order", starter="B", paralysed="A", C={"hospital": 1, "unused": 2})
    drawn = "\n".join(plain(t.state, 1))
    assert "1♥1♣ Ana" in drawn
    assert word("draw-paralysed") in drawn
    assert word("draw-hospital", count=1) in drawn
    assert word("draw-unused", count=2) in drawn
    assert word("draw-phase-1") in drawn


def test_the_phase_of_the_round():
    t = Table(players=2, round=2, at="order", starter="A", A={"hand": "toad fern"})
    assert word("draw-phase-1") in plain(t.state, 0)[0]
    t.do("order 2", "order 4")
    assert word("draw-phase-2") in plain(t.state, 0)[0]
    t.do("done", "declare drink", "done")
    assert word("draw-phase-3") in plain(t.state, 0)[0]
    # Whoever stood on the green space all round has left it when the drinking begins.
    t = Table(players=2, round=3, at="drink", order="AB", paralysed="B", A={"cubes": "drink", "hand": "toad fern"})
    assert word("draw-phase-3") in plain(t.state, 0)[0]


def test_handicaps_are_told():
    t = Table(players=2, round=2, at="order", mode=["apprentice", "master"])
    drawn = "\n".join(plain(t.state, 0))
    assert word("draw-debunks", mode=Message("option-mode-master")) in drawn
    assert word("draw-debunks", mode=Message("option-mode-apprentice")) in drawn


def test_demonstrations_stand_where_all_see_them():
    t = Table(players=2, round=3, at="debunk", order="AB", A={"cubes": "debunk"}, theories="scorpion=R+:B-gold")
    t.do("debunk scorpion green")
    assert any(line.startswith(f"{word('draw-facts')} Sco ▲") for line in plain(t.state, None))


def test_cubes_stand_on_their_rows():
    for state in positions(2, seed=3):
        if state.over:
            continue
        cubes = sum(row[2] for space in state.view(0)["spaces"] for row in space["rows"])
        legend = 1
        assert "\n".join(plain(state)).count("▣") == cubes + legend


# -------------------------------------------------------------------- what is hidden is not


@pytest.mark.parametrize("mode", ["apprentice", "master"])
def test_only_ones_own_hand_favors_and_seals(mode):
    for state in positions(3, mode, seed=8):
        if state.over:
            continue
        for seat in range(3):
            one = state.view(seat)["alchemists"][seat]
            shown = mine(state, seat, width=120)
            for kind in range(INGREDIENTS):
                assert shown.split().count(word(f"short-{kind}")) == one["hand"].count(kind)
            favors = shown.partition(word("draw-my-favors"))[2].partition(word("draw-my-seals"))[0]
            for kind in range(FAVORS):
                assert favors.count(word(f"favor-{kind}")) == one["favor_hand"].count(kind)


def test_a_seal_lies_face_down_until_the_end():
    met = 0
    for state in positions(4, seed=4):
        for seat in (0, 3, None):
            theories = [theory for theory in state.view(seat)["theories"] if theory]
            others = sum(owner != seat for theory in theories for owner, _ in theory["seals"])
            drawn = "\n".join(plain(state, seat))
            assert drawn.count(COVERED_SIGN) == (0 if state.over else others)
            met += others
    assert met


def test_the_same_to_the_seat_however_the_hidden_things_are_dealt():
    for number, state in enumerate(positions(3, "master", seed=11, step=6)):
        if not state.over:
            for seat in (0, 1, None):
                other = state.determinise(seat, number)
                names = NAMES[:3]
                assert draw(other.view(seat), "en", names, 80) == draw(state.view(seat), "en", names, 80)


def test_a_spectator_sees_no_hand_and_no_results():
    for state in positions(2, seed=9):
        lines = plain(state, None)
        for title in ("draw-hand", "draw-my-seals", "draw-my-favors", "draw-results"):
            assert not any(line.startswith(word(title)) for line in lines)


# -------------------------------------------------------------------- the notebook


@pytest.mark.parametrize(("players", "mode"), [(2, "apprentice"), (4, "master")])
def test_the_grid_crosses_exactly_what_is_impossible(players, mode):
    certain = 0
    for state in positions(players, mode, seed=13, step=8):
        if state.over:
            continue
        for seat in range(players):
            view = state.view(seat)
            known = knowledge(view)
            assert known.worlds == evidence.possible(state, seat)
            rows = block(plain(state, seat, width=44), word("draw-grid"), 10)[2:]
            assert len(rows) == ALCHEMICALS
            for alchemical, row in enumerate(rows):
                for ingredient in range(INGREDIENTS):
                    sign = row[7 + 4 * ingredient : 10 + 4 * ingredient].strip()
                    left = known.possible(ingredient)
                    assert (sign == NO) == (alchemical not in left)
                    assert (sign == YES) == (left == [alchemical])
                    certain += sign == YES
    assert certain


def test_the_triangle_shows_ones_own_results_where_the_two_meet():
    met = 0
    for state in positions(2, seed=14):
        if state.over:
            continue
        for seat in (0, 1):
            seen = results(state.view(seat))
            rows = block(plain(state, seat, width=44), word("draw-results"), 9)[1:]
            for (one, other), potions in seen.items():
                if potions.bit_count() == 1:
                    chip = flat(potion_chip(potions.bit_length() - 1))
                    assert rows[other][4 * one : 4 * one + 2] == chip
                    met += 1
            own = {(r.one, r.other) for r in state.results if r.seat == seat}
            assert {(min(pair), max(pair)) for pair in own} <= seen.keys()
    assert met


def test_a_rivals_mix_leaves_no_trace_in_the_triangle():
    for state in positions(2, seed=15):
        if any(one["artifacts"] for one in state.view(0)["alchemists"]):
            break  # from here on somebody may peek
        others = [r for r in state.results if r.seat == 1]
        own = [r for r in state.results if r.seat == 0]
        assert len(results(state.view(0))) == len({frozenset((r.one, r.other)) for r in own}) or not others


@pytest.mark.parametrize(("reputation", "expected"), [(1, 0), (6, 0), (7, 1), (13, 1), (14, 2), (17, 2), (18, 3)])
def test_zones(reputation, expected):
    assert zone(reputation) == expected


# -------------------------------------------------------------------- the log


@pytest.mark.parametrize("lang", LANGUAGES)
def test_painting_keeps_the_words_and_adds_the_signs(lang):
    for kind in range(INGREDIENTS):
        text = word("label-take", lang, ingredient=kind)
        assert flat(paint(f"[a] {text}!", lang)) == f"[a] {text}!"
        assert " on #" in paint(text, lang)
    for potion in COLOURED:
        name = word(f"potion-{potion}", lang)
        expected = f"{flat(potion_chip(potion))} {name.partition(' (')[0]}."
        assert flat(paint(f"{name}.", lang)) == expected
    for number in range(ALCHEMICALS):
        name = word(f"alchemical-{number}", lang)
        assert flat(paint(f"= {name}.", lang)) == f"= {name}."
        assert " on #" in paint(f"= {name}.", lang)
