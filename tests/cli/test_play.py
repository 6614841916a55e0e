"""Whole games at a terminal, by a person who also looks round, changes their mind, leaves and comes back."""

import re

import pytest

import athanor
from tests.cli.terminal import PROMPT, Person, at_terminal, reads, run, told

LANGUAGES = ("en", "es", "fr")


def play_on(person: Person, answer: str = "1") -> str:
    """The same answer until the game is over; the last screen."""
    for _ in range(1000):
        screen = person.type(answer)
        if person.over:
            return screen
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_everything_a_person_may_type(tmp_path, lang):
    texts = athanor.game("spellbook").texts
    with at_terminal(tmp_path, "play", "spellbook", "--seed", "11", lang=lang) as person:
        assert reads(person.seen, texts.say("ask-phase-0", lang, ways="take-draw", count=2))
        assert told(person.type("?"), lang, "help-title")
        assert reads(person.type("?1"), texts.say("explain-take", lang))
        assert reads(person.type("! use cure-4"), texts.say("why-spell-not-here", lang, spell=7))
        assert told(person.type("1000"), lang, "answer-bad-number", number="1000", last=8)
        assert told(person.type("zzz"), lang, "answer-unknown", answer="zzz")
        assert reads(person.type("u"), texts.say("undo-nothing", lang))
        assert reads(person.type("1"), texts.say("ask-phase-1", lang, ways="store"))
        assert reads(person.type("u"), texts.say("ask-phase-0", lang, ways="take-draw", count=2))
        assert told(person.type("l"), lang, "log-title")
        assert told(person.type("s"), lang, "score-total")
        assert "1" in person.type("r")
        person.type("q")
        end = play_on(person)
        assert told(end, lang, "end-title")
        assert person.status() == 0
    (record,) = (tmp_path / "finished").glob("*.toml")
    assert not list((tmp_path / "playing").glob("*"))
    state = athanor.replay(athanor.loads(record.read_text(encoding="utf-8")))
    assert state.over
    assert str(max(state.scores())) in end
    assert str(record) in end


def test_what_is_chosen_by_words(tmp_path):
    with at_terminal(tmp_path, "play", "spellbook", "--seed", "11") as person:
        screen = person.type("take")
        assert told(screen, "en", "answer-several", answer="take")
        assert person.seen.endswith(PROMPT)
        assert "Midday" not in screen
        assert "Midday" in person.type("draw 2")
        assert "Dusk" in person.type("PASS")


def test_why_not_can_be_asked_at_every_kind_of_question(tmp_path):
    """What is not offered has a reason wherever one asks, and never breaks the game."""
    answers = "".join(f"! {word}\n" for word in ("pass", "draw", "copy", "pay red", "dummy", "accept")) + "1\n"
    args = ("play", "spellbook", "--bot", "heuristic", "--option", "spells=set-3", "--seed", "8")
    done = run(tmp_path, *args, typed=answers * 40)
    assert done.stderr == ""
    assert done.returncode == 0
    assert reads(done.stdout, athanor.game("spellbook").texts.say("why-must-take", "en"))


def test_something_drawn_cannot_be_undone_and_the_reason_is_told(tmp_path):
    with at_terminal(tmp_path, "play", "spellbook", "--seed", "11") as person:
        person.type("draw-2")
        assert athanor.game("spellbook").texts.say("undo-revealed", "en") in person.type("u")


def test_the_language_changes_in_the_middle(tmp_path):
    with at_terminal(tmp_path, "play", "spellbook", "--seed", "11") as person:
        assert "Reserve" in person.seen
        screen = person.type("lang es")
        assert "Reserva" in screen
        assert told(screen, "es", "answer-language")
        assert told(person.type("idioma xx"), "es", "answer-language-unknown", language="xx", known="en, es, fr")
        assert "Réserve" in person.type("idioma fr")
        person.type("quitter")
    with at_terminal(tmp_path, "play", "--resume") as person:
        assert "Réserve" in person.seen  # it comes back in the language it was left in


@pytest.mark.parametrize("way", ["q", "Ctrl-C", "Ctrl-D", "the pipe ends"])
def test_every_way_of_leaving_saves(tmp_path, way):
    if way == "the pipe ends":
        done = run(tmp_path, "play", "spellbook", "--seed", "11", typed="1\n")
        assert done.returncode == 0
        assert "saved" in done.stdout.casefold()
    else:
        with at_terminal(tmp_path, "play", "spellbook", "--seed", "11") as person:
            person.type("1")
            screen = person.type("q") if way == "q" else person.press(way[-1])
            assert person.over
            assert person.status() == 0
            assert told(screen, "en", "saved-continue", command="athanor play --resume")
    (file,) = (tmp_path / "playing").glob("*.toml")
    assert len(athanor.loads(file.read_text(encoding="utf-8")).moves) == 1


def test_a_game_goes_on_where_it_was_left_and_its_last_decision_can_still_be_undone(tmp_path):
    with at_terminal(tmp_path, "play", "spellbook", "--seed", "11", "--names", "Ana") as person:
        left = person.type("1")
        person.type("q")
    with at_terminal(tmp_path, "play", "--resume") as person:
        assert person.seen == left
        assert "Dawn" in person.type("u")
        assert told(play_on(person), "en", "end-title")


def test_the_menu_leads_to_a_game_with_enter_alone_and_offers_it_again(tmp_path):
    with at_terminal(tmp_path, "play", lang="es") as person:
        assert told(person.seen, "es", "menu-which-game")
        assert told(person.type("2"), "es", "menu-who")  # Spellbook
        screen = person.type("1")  # alone
        assert told(screen, "es", "menu-options")
        assert told(person.type("?"), "es", "menu-not-understood", answer="?")
        assert "Amanecer" in person.type("")
        person.type("1")
        person.type("q")
    with at_terminal(tmp_path, "play", lang="es") as person:
        assert told(person.seen, "es", "menu-resume")
        assert "Mediodía" in person.type("")
    with at_terminal(tmp_path, "play", lang="es") as person:
        assert told(person.type("2"), "es", "menu-which-game")
        assert told(person.press("c"), "es", "menu-bye")
        assert person.status() == 0


def test_the_menu_takes_bots_options_and_names(tmp_path):
    with at_terminal(tmp_path, "play") as person:
        person.type("spellbook")
        assert told(person.type("against 2"), "en", "menu-which-bot")
        options = person.type("1")
        assert told(options, "en", "menu-options")
        assert "Spells" in options
        assert "Handicap" not in options, "it is for one player alone"
        person.type("spells")
        assert "Set II" in person.type("set-2")
        assert "Random 2" in person.type("")
        person.type("q")
    (file,) = (tmp_path / "playing").glob("*.toml")
    record = athanor.loads(file.read_text(encoding="utf-8"))
    assert record.players == 3
    assert record.options["spells"] == "set-2"
    with at_terminal(tmp_path, "play") as person:
        person.type("2")
        person.type("spellbook")
        assert told(person.type("5"), "en", "menu-names", default="Player 1, Player 2")
        assert told(person.type("Ana,Ana"), "en", "seats-same-name", name="Ana")
        person.type("Ana, Teo")
        assert re.search("Ana|Teo", person.type(""))


def test_bots_play_by_themselves_and_what_they_do_is_told(tmp_path):
    args = ("play", "spellbook", "--bots", "2", "--bot", "random", "--names", "Ana", "--seed", "4", "--no-colour")
    done = run(tmp_path, *args, typed="1\n" * 400)
    assert done.returncode == 0
    assert not done.stderr
    assert re.search(r"· Random 2 (draws|takes|stores)", done.stdout)
    assert re.search(r"· Random 3 (draws|takes|stores)", done.stdout)
    assert told(done.stdout, "en", "end-title")
    assert "\x1b" not in done.stdout


def test_the_same_seed_and_answers_are_the_same_game_bots_included(tmp_path):
    args = ("play", "spellbook", "--bot", "random", "--seed", "4")
    games = []
    for folder in ("a", "b"):
        run(tmp_path / folder, *args, typed="1\n" * 300)
        (file,) = (tmp_path / folder / "finished").glob("*.toml")
        games.append(file.read_text(encoding="utf-8"))
    assert games[0] == games[1]


def test_a_table_of_two_fits_the_smallest_usual_terminal(tmp_path):
    with at_terminal(tmp_path, "play", "spellbook", "--bot", "random", "--seed", "4") as person:
        for _ in range(12):
            lines = person.seen.split("\n")
            table = next(i for i, line in enumerate(lines) if "▸" in line)
            assert len(lines) - table <= 24
            assert max(map(len, lines)) <= 80
            person.type("1")
