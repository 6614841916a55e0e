"""The drawing of the table: all that lies open is there, nothing that is hidden, in every language and width."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

import athanor
from athanor.core.message import message_from_plain
from athanor.core.state import State
from athanor.games.trismegistus import shelf
from athanor.games.trismegistus.cards import MASTERPIECE
from athanor.games.trismegistus.drawn_laboratory import DrawnLaboratory
from athanor.games.trismegistus.signs import ELEMENT_SIGNS, METALS, RAW_SIGN, REFINED_SIGN, Pen, paint
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import CUBES, MATERIAL_OF
from athanor.games.trismegistus.texts import TEXTS
from tests.trismegistus.table import Table, artifact, experiment, used

GAME = athanor.game("trismegistus")
NAMES = ["Ana", "Teo", "Max Mustermann der Ältere", "Zoë"]
LANGUAGES = ("en", "es", "fr")
WIDTHS = (40, 44, 60, 80, 100, 120)
TABLES = [
    (1, {"setup": "introductory"}),
    (1, {"bot-planning": "on"}),
    (2, {"setup": "introductory", "achievements": "on"}),
    (3, {}),
    (4, {"achievements": "on", "essences": "shuffled"}),
]


def begun(players: int, seed: int, options: dict[str, Any] | None = None) -> Trismegistus:
    state = GAME.new(players, seed, options)
    assert isinstance(state, Trismegistus)
    return state


def positions(players: int, options: dict[str, Any], seed: int = 1) -> Iterator[Trismegistus]:
    """Every position of a game played at random."""
    rng = random.Random(seed)
    state = begun(players, seed, options)
    while not state.over:
        yield state
        seat = rng.choice(state.waiting)
        state.apply(rng.choice(state.legal(seat)), seat)
    yield state


def plain(state: State, lang: str = "en", width: int = 100, seat: int | None = 0) -> str:
    return Text.from_markup(GAME.draw(state.view(seat), lang, NAMES[: state.players], width)).plain


def on_one_line(drawn: str) -> str:
    """Without the ends of lines, where a name may be broken."""
    return " ".join(drawn.split())


def drawn(table: Table, seat: int | None = 0) -> str:
    """A's laboratory, with the cards of the test: a whole drawing finds its cards by the name of their set."""
    laboratory = DrawnLaboratory(table.state.view(seat), 0, Pen("en", NAMES[:2], 100, table.state.cards))
    return Text.from_markup("\n".join(laboratory.as_mine() if seat == 0 else laboratory.as_rival())).plain


def say(id: str, lang: str = "en", **args: int) -> str:
    return on_one_line(GAME.texts.say(id, lang, **args))


# ---------------------------------------------------------------- it fits


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_it_fits_every_width_in_every_language(players, options):
    for number, state in enumerate(positions(players, options, seed=players)):
        if number % 7 and not state.over:
            continue
        width, lang = WIDTHS[number // 7 % len(WIDTHS)], LANGUAGES[number // 7 % 3]
        for line in plain(state, lang, width, seat=number % players).split("\n"):
            assert Text(line).cell_len <= width, line
            assert line == line.rstrip()


def test_a_long_line_goes_on_below_and_no_word_is_lost():
    state = begun(players=2, seed=2, options={"setup": "introductory"})
    wide, narrow = plain(state, width=400), plain(state, width=40)
    assert len(narrow.split("\n")) > len(wide.split("\n"))
    words = [word for word in on_one_line(wide).split() if word not in ("·", "──") and not word.startswith("─")]
    assert [w for w in on_one_line(narrow).split() if w not in ("·", "──") and not w.startswith("─")] == words


# ---------------------------------------------------------------- what is hidden


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_hands_and_masterpieces_of_others_are_not_drawn(players, options):
    for number, state in enumerate(positions(players, options, seed=10 + players)):
        if state.over or number % 3:
            continue
        for seat in (0, None):
            shown = on_one_line(plain(state, seat=seat))
            for owner, lab in enumerate(state.labs):
                if owner == seat:
                    continue
                if lab.masterpiece >= 0:
                    assert say(f"experiment-{lab.masterpiece}") not in shown
                for card in [*lab.hand, *lab.offers[4:6]]:
                    assert say(f"publication-{card}") not in shown


def test_what_is_drawn_follows_from_what_the_seat_may_know():
    rng = random.Random(4)
    for number, state in enumerate(positions(3, {"achievements": "on"}, seed=4)):
        if number % 5 == 0 and not state.over:
            imagined = state.determinise(1, rng.randrange(1000))
            assert plain(imagined, seat=1) == plain(state, seat=1)


def test_at_the_end_everybody_shows_their_publications():
    *_, state = positions(3, {}, seed=5)
    shown = on_one_line(plain(state, seat=0))
    for lab in state.labs:
        for card in lab.hand:
            assert say(f"publication-{card}") in shown


# ---------------------------------------------------------------- what lies open


def cubes_in(line: str) -> dict[str, int]:
    found = re.findall(rf"([{RAW_SIGN}{REFINED_SIGN}][A-Z][a-z])(?:×(\d+))?", line)
    return {name: int(times or 1) for name, times in found}


@pytest.mark.parametrize(("players", "options"), TABLES[1:])
def test_bowls_market_experiments_and_materials_are_all_there(players, options):
    for number, state in enumerate(positions(players, options, seed=20)):
        if state.over or number % 4:
            continue
        view = state.view(0)
        lines = plain(state, width=400).split("\n")
        shown = "\n".join(lines)
        bowls = lines[next(at for at, line in enumerate(lines) if line.startswith("Bowls")) + 1]
        letters = "BWR"
        assert [bowls.count(f" {letter}") for letter in letters] == [sum(view["bowls"][at::3]) for at in range(3)]
        for tile in view["market"]:
            assert tile < 0 or say(f"artifact-{tile}") in shown
        for card in (card for space in view["spaces"] for card in space):
            assert say(f"experiment-{card}") in shown
        mine = next(line for line in lines if line.startswith("Materials"))
        held = view["laboratories"][0]["cubes"]
        signs = {
            f"{RAW_SIGN if cube < 5 else REFINED_SIGN}{METALS[MATERIAL_OF[cube]]}": held[cube] for cube in range(CUBES)
        }
        assert cubes_in(mine) == {sign: count for sign, count in signs.items() if count}


def test_tracks_have_markers_essences_and_the_bonus_tokens_still_there():
    for number, state in enumerate(positions(2, {"essences": "shuffled"}, seed=6)):
        if number % 6 or state.over:
            continue
        view = state.view(0)
        lines = plain(state, width=120).split("\n")
        for element in range(4):
            essence = say(f"essence-{view['essences'][element]}")
            name = f"  {ELEMENT_SIGNS[element]}{say(f'element-{element}')} {essence} "
            row = next(line for line in lines if line.startswith(name))
            for seat in range(2):
                assert f"{NAMES[seat]} {view['laboratories'][seat]['tracks'][element]}" in row
            for place, level in enumerate((4, 8)):
                bonus = view["bonus"][2 * element + place]
                assert (f"{level}: " in row) == (bonus >= 0)
                assert bonus < 0 or f"{level}: {say(f'bonus-{bonus}')}" in row


def test_what_an_open_experiment_still_lacks():
    card = experiment("fire", "fire 5", "raw copper 2, refined iron", vp=7, level=2)
    t = Table(A={"die": "red lead 1", "open": [card], "tracks": "fire 3", "cubes": "raw-copper"})
    assert "missing +2 △Fire ◆Fe ◇Cu" in on_one_line(drawn(t))
    t = Table(A={"die": "red lead 1", "open": [card], "tracks": "fire 5", "cubes": "raw-copper*2 refined-iron"})
    assert "✓ can be performed" in drawn(t)
    assert "✓ can be performed" in drawn(t, seat=1)


def test_a_refined_cube_or_gold_counts_where_it_may_pay():
    card = experiment("air", "air 1", "raw copper, raw any", vp=1, level=1)
    t = Table(A={"die": "red lead 1", "open": [card], "tracks": "air 1", "cubes": "refined-copper refined-gold"})
    assert "✓ can be performed" in drawn(t)
    t = Table(A={"die": "red lead 1", "open": [card], "tracks": "air 1", "cubes": "refined-copper refined-silver"})
    assert "missing ◇?" in drawn(t)


def test_an_exhausted_artifact_is_told_from_a_ready_one():
    tile = artifact("chameleon", shows="air")
    t = Table(A={"die": "red lead 1", "artifacts": {1: tile, 3: used(artifact())}})
    lines = drawn(t).split("\n")
    (at,) = [at for at, line in enumerate(lines) if line.startswith("Arrows")]
    assert lines[at].split("  ") == ["Arrows 2 W Cu→Sn", "4 B Hg→Fe", "5 W Fe→Ag", "6 R Ag→Au"]
    assert lines[at + 1].startswith("  1 B Pb→Cu ")
    assert "▲Air" in lines[at + 1]
    assert "exhausted" not in lines[at + 1]
    assert lines[at + 2].startswith("  3 R Sn→Hg ")
    assert "exhausted" in lines[at + 2]


def test_the_vault_shows_which_formulas_have_been_used():
    t = Table(A={"die": "red lead 1", "vault": "1:fire-1 2:water-2*"})
    shown = drawn(t)
    assert "Vault 2/7, 1 VP" in shown
    assert "■1" in shown
    assert "□2" in shown
    assert "·3" in shown


def test_my_masterpiece_is_drawn_for_me_alone():
    rng = random.Random(1)
    state = begun(players=2, seed=rng.randrange(100), options={"setup": "introductory"})
    name = say(f"experiment-{state.labs[0].masterpiece}")
    assert name in on_one_line(plain(state, seat=0))
    assert name not in on_one_line(plain(state, seat=1))
    assert state.cards.experiments[state.labs[0].masterpiece].level == MASTERPIECE


def test_at_set_up_the_pairs_lie_there_and_what_was_chosen_is_marked():
    state = begun(players=2, seed=3)
    assert say("alchemist-4") in on_one_line(plain(state, seat=state.asked))
    while state.stack[-1].kind != "choose":
        state.apply(state.legal()[0])
    offers = state.labs[0].offers[:]
    kinds = ("experiment", "experiment", "publication", "artifact")
    names = [say(f"{kinds[at // 2]}-{card}") for at, card in enumerate(offers)]
    before = on_one_line(plain(state, seat=0))
    assert all(name in before for name in names)
    assert "✓" not in before
    state.apply(state.legal(0)[0], 0)
    after = plain(state, seat=0).split("\n")
    (marked,) = [line for line in after if "✓" in line]
    assert any(name in marked for name in names[:2])
    assert "1 of 4 cards chosen" in plain(state, seat=1)


def test_alone_the_tracker_of_botmegistus_is_there():
    for number, state in enumerate(positions(1, {"bot-planning": "on"}, seed=8)):
        bot = state.view(0)["bot"]
        if bot is None or number % 5:
            continue
        shown = on_one_line(plain(state))
        assert f"Botmegistus · {bot['score']} VP" in shown
        assert f"{bot['gold']} gold" in shown
        for tile, *_ in bot["artifacts"]:
            assert say(f"artifact-{tile}") in shown
        for *_, card in bot["open"]:
            assert say(f"experiment-{card}") in shown
        for card in bot["open_cards"]:
            assert say(f"bot-{card}") in shown
            printed = GAME.printed(state)["bot_cards"][card]
            assert TEXTS.render(message_from_plain(printed["said"]), "en") in shown, "with its effects"


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_the_dice_apart(lang):
    assert len({GAME.texts.say(f"colour-{colour}", lang)[0] for colour in range(3)}) == 3


def test_names_are_no_markup():
    state = begun(players=2, seed=1, options={"setup": "introductory"})
    shown = Text.from_markup(GAME.draw(state.view(0), "en", ["[red] x]", "[/]"], 80)).plain
    assert "[red] x]" in shown
    assert "[/]" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_painting_changes_colours_and_no_word(lang):
    for thing in range(11):
        text = GAME.texts.say("label-gain", lang, thing=thing)
        painted = paint(f"[a] {text}!", lang)
        assert Text.from_markup(painted).plain == f"[a] {text}!"
        assert painted != f"\\[a] {text}!"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_somebodys_own_are_drawn_with_the_names_they_typed(lang, tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path))
    folder = tmp_path / "mine"
    shelf.export_set(folder, "en")
    for file, old, new in (
        (
            "artifacts.toml",
            'name = { en = "Tinderbox", es = "Yesquero", fr = "Briquet à amadou" }',
            'name = "My \\\\[b]"',
        ),
        ("introductory.toml", '"tinderbox"', '"my-b"'),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    state = begun(players=2, seed=1, options={"cards": shelf.take_set(folder).id, "setup": "introductory"})
    assert "My \\[b]" in on_one_line(plain(state, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_told_asked_explained_or_refused_in_a_game_can_be_said(lang):
    state = begun(players=2, seed=30, options={"achievements": "on"})
    rng = random.Random(30)
    names = NAMES[:2]
    for number in range(2000):
        if state.over:
            break
        assert state.question(lang, names)
        for action in state.legal():
            assert GAME.texts.render(state.explain(action), lang, names)
        for action in rng.sample(range(GAME.num_actions), 40 if number % 5 == 0 else 0):
            assert action in state.legal() or state.why_not(action, lang)
        for event in state.apply(rng.choice(state.legal())):
            for seat in (0, 1, None):
                assert all(GAME.texts.render(message, lang, names) for message in athanor.redact([event], seat))
    assert state.over
