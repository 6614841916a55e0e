"""Trismegistus at the terminal: whole games with bots, round one screen and against Botmegistus."""

import re

import pytest

import athanor
from tests.cli.terminal import Person, at_terminal, reads, run, told

GAME = athanor.game("trismegistus")
LANGUAGES = ("en", "es", "fr")
TALL = (120, 100)
HAND = re.compile(r"^Publications \d+.*\n((?:  .*\n)+)", re.MULTILINE)


def say(lang: str, id: str, **args: int) -> str:
    return GAME.texts.say(id, lang, **args)


def own_publications(screen: str) -> str:
    """What lies under the heading of one's own hand."""
    (found,) = HAND.findall(screen)
    return " ".join(found.split())


def play_on(person: Person, lang: str, names: list[str]) -> None:
    """The first choice at every question; the curtain is lifted by whoever is called."""
    for _ in range(1500):
        if person.over:
            return
        curtain = any(told(person.seen, lang, "curtain-pass", who=name) for name in names)
        person.type("" if curtain else "1")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("lang", "setup"), [("en", "general"), ("es", "introductory"), ("fr", "general")])
def test_a_whole_game_against_a_bot(tmp_path, lang, setup):
    args = ("play", "trismegistus", "--bot", "random", "--names", "Ana", "--seed", "5", "--option", f"setup={setup}")
    with at_terminal(tmp_path, *args, lang=lang, size=TALL) as person:
        if setup == "general":
            assert reads(person.seen, say(lang, "ask-laboratory"))
            assert reads(person.seen, say(lang, "draw-laboratories"))
            assert reads(person.type("! draft tin red"), say(lang, "why-laboratory-first"))
        else:
            assert reads(person.seen, say(lang, "draw-round", round=1, rounds=3))
        assert reads(person.seen, say(lang, "draw-bowls")) or reads(person.type(""), say(lang, "draw-bowls"))
        play_on(person, lang, ["Ana"])
        assert told(person.seen, lang, "end-title")
        assert reads(person.seen, say(lang, "sheet-game"))
        assert person.status() == 0
    (record,) = (tmp_path / "finished").glob("*.toml")
    assert athanor.replay(athanor.loads(record.read_text(encoding="utf-8"))).over


@pytest.mark.parametrize(
    ("lang", "options"), [("en", ("bot=strong",)), ("fr", ("setup=introductory", "bot-planning=on"))]
)
def test_a_whole_game_alone_against_botmegistus(tmp_path, lang, options):
    more = [word for option in options for word in ("--option", option)]
    args = ("play", "trismegistus", "--players", "1", "--names", "Ana", "--seed", "2", *more)
    with at_terminal(tmp_path, *args, lang=lang, size=TALL) as person:
        play_on(person, lang, ["Ana"])
        assert told(person.seen, lang, "end-title")
        assert reads(person.seen, say(lang, "bot-sheet-points"))
        assert person.status() == 0


def test_cards_and_tiles_are_explained_before_they_are_taken(tmp_path):
    with at_terminal(tmp_path, "play", "trismegistus", "--bot", "random", "--names", "Ana", "--seed", "5") as person:
        for _ in range(20):
            if reads(person.seen, say("en", "ask-choose-artifact")):
                break
            person.type("1")
        assert reads(person.type("?1"), "Ability:")


def test_round_one_screen_a_curtain_falls_between_two_hands(tmp_path):
    args = ("--names", "Ana,Teo", "--seed", "3", "--option", "setup=introductory")
    with at_terminal(tmp_path, "play", "trismegistus", *args, size=TALL) as person:
        hands: dict[str, str] = {}
        for _ in range(30):
            for who in ("Ana", "Teo"):
                if told(person.seen, "en", "curtain-pass", who=who):
                    assert not HAND.search(person.seen), "something shows on the curtain"
                    hands[who] = own_publications(person.type(""))
                    other = hands.get("Teo" if who == "Ana" else "Ana")
                    assert other is None or other not in " ".join(person.seen.split())
                    log = " ".join(person.type("l").split())
                    assert other is None or other.split(" ·")[0] not in log
            if len(hands) == 2:
                break
            person.type("1")
        assert len(set(hands.values())) == 2


def test_a_whole_evening_round_one_screen(tmp_path):
    args = ("--names", "Ana,Teo", "--bots", "2", "--bot", "random", "--seed", "4", "--option", "achievements=on")
    with at_terminal(tmp_path, "play", "trismegistus", *args, size=TALL) as person:
        play_on(person, "en", ["Ana", "Teo"])
        assert told(person.seen, "en", "end-title")
        assert person.status() == 0


def test_refusals_are_explained_at_every_question(tmp_path):
    asked = ("draft wild red", "transmute raw-lead gold", "buy fire-1", "artifact 1", "perform masterpiece", "cell 3")
    answers = "".join(f"! {word}\n" for word in asked) + "1\n"
    args = ("play", "trismegistus", "--bot", "random", "--seed", "8", "--option", "setup=introductory")
    done = run(tmp_path, *args, typed=answers * 15)
    assert done.stderr == ""
    assert done.returncode == 0
    assert reads(done.stdout, say("en", "why-formula-price", count=1))
    assert reads(done.stdout, say("en", "why-draft-first"))


def test_the_rules_can_be_read(tmp_path):
    for lang in LANGUAGES:
        done = run(tmp_path, "rules", "trismegistus", lang=lang)
        assert done.returncode == 0
        assert reads(done.stdout, "Botmegistus")
