"""Alchemists at the terminal: whole games with bots and round one screen, and secrets that stay secrets there."""

import re

import pytest

import athanor
from athanor.games.alchemists.components import FAVORS
from tests.cli.terminal import Person, at_terminal, reads, run, told

GAME = athanor.game("alchemists")
LANGUAGES = ("en", "es", "fr")
TALL = (60, 100)


def say(lang: str, id: str, **args: int) -> str:
    return GAME.texts.say(id, lang, **args)


def own_hand(screen: str, lang: str = "en") -> str:
    """The hand in the last drawing on the screen."""
    return str(re.findall(rf"^{say(lang, 'draw-hand')} (.*)$", screen, re.MULTILINE)[-1]).strip()


def lift(person: Person, who: str) -> str:
    assert told(person.seen, "en", "curtain-pass", who=who)
    assert not re.search(r"^Hand ", person.seen, re.MULTILINE), "something shows on the curtain"
    return person.type("")


@pytest.mark.parametrize(("lang", "mode"), [("en", "master"), ("es", "apprentice"), ("fr", "master")])
def test_a_whole_game_against_a_bot(tmp_path, lang, mode):
    args = ("play", "alchemists", "--bot", "random", "--names", "Ana", "--seed", "5", "--option", f"mode={mode}")
    with at_terminal(tmp_path, *args, lang=lang, size=TALL) as person:
        assert reads(person.seen, say(lang, "ask-keep"))
        assert reads(person.seen, say(lang, "draw-phase-0"))
        explained = person.type("?1")
        assert any(reads(explained, say(lang, f"favor-text-{kind}")) for kind in range(FAVORS))
        assert reads(person.type("! declare forage"), say(lang, "why-keep-first"))
        person.type("1")
        for _ in range(400):
            if person.over:
                break
            person.type("1")
        assert told(person.seen, lang, "end-title")
        assert reads(person.seen, say(lang, "sheet-reputation"))
        assert person.status() == 0
    (record,) = (tmp_path / "finished").glob("*.toml")
    assert athanor.replay(athanor.loads(record.read_text(encoding="utf-8"))).over


def test_round_one_screen_a_curtain_falls_between_two_hands(tmp_path):
    with at_terminal(tmp_path, "play", "alchemists", "--names", "Ana,Teo", "--seed", "3", size=TALL) as person:
        ana = lift(person, "Ana")
        hand = own_hand(ana)
        assert len(hand.split()) == 3
        drawn = re.findall(r"Ana draws 3 ingredients: (.*)\.", ana)
        assert drawn
        person.type("1")
        teo = lift(person, "Teo")
        assert len(own_hand(teo).split()) == 3
        assert not re.search(r"Ana draws 3 ingredients:", teo)
        assert re.search(r"Teo draws 3 ingredients:", teo)
        assert not re.search(r"Ana draws 3 ingredients:", person.type("l"))


@pytest.mark.parametrize(("people", "bots", "mode"), [(2, 1, "apprentice,master,apprentice"), (3, 1, "master")])
def test_a_whole_evening_round_one_screen(tmp_path, people, bots, mode):
    names = [f"P{number}" for number in range(1, people + 1)]
    args = ("--names", ",".join(names), "--bots", str(bots), "--bot", "random", "--option", f"mode={mode}")
    with at_terminal(tmp_path, "play", "alchemists", "--seed", "4", *args, size=TALL) as person:
        for _ in range(1500):
            if person.over:
                break
            curtain = any(told(person.seen, "en", "curtain-pass", who=name) for name in names)
            person.type("" if curtain else "1")
        assert told(person.seen, "en", "end-title")
        assert person.status() == 0


def test_refusals_are_explained_at_every_question(tmp_path):
    asked = ("mix toad+claw", "declare exhibit", "publish toad B+")
    answers = "".join(f"! {word}\n" for word in asked) + "1\n"
    done = run(tmp_path, "play", "alchemists", "--bot", "random", "--seed", "8", typed=answers * 40)
    assert done.stderr == ""
    assert done.returncode == 0
    assert reads(done.stdout, say("en", "why-closed", space=9))


def test_the_rules_can_be_read(tmp_path):
    for lang in LANGUAGES:
        done = run(tmp_path, "rules", "alchemists", lang=lang)
        assert done.returncode == 0
        assert done.stdout.strip()
