"""People with secrets from each other, round one screen: a curtain between them, and no word too many."""

import re

import pytest

from tests.cli.terminal import ROOT, Person, at_terminal, reads, run, told
from tests.toy.words import TEXTS

TOY = {"ATHANOR_PLUGINS": "tests.toy"}
CARD = re.compile(r"(?:Lens|Glove|Lamp|Sack|Ward|Idol) \d")


def own_cards(screen: str, name: str) -> set[str]:
    """The cards in somebody's row, as drawn on the screen."""
    (row,) = re.findall(rf"^{name}: \d+ coins · (.*)$", screen, re.MULTILINE)
    return set(CARD.findall(row))


def lift(person: Person, lang: str, who: str) -> str:
    assert told(person.seen, lang, "curtain-pass", who=who)
    assert not CARD.search(person.seen), "something shows on the curtain"
    return person.type("")


def test_each_sees_their_own_cards_and_a_curtain_falls_between(tmp_path):
    with at_terminal(tmp_path, "play", "toy", "--names", "Ana,Teo", "--seed", "3", env=TOY) as person:
        ana = lift(person, "en", "Ana")
        assert len(own_cards(ana, "Ana")) == 3
        assert not own_cards(ana, "Teo")
        (lot,) = re.findall(r"looks at it: (.*)\.", ana)  # only the first player has seen it
        person.type("1")
        teo = lift(person, "en", "Teo")
        assert len(own_cards(teo, "Teo")) == 3
        assert not own_cards(teo, "Ana")
        assert lot not in teo
        assert not own_cards(ana, "Ana") & set(CARD.findall(teo))
        log = person.type("l")
        assert lot not in log
        assert told(person.type("s"), "en", "score-hidden")
        assert reads(person.type("u"), TEXTS.say("undo-others", "en"))


def test_leaving_from_the_curtain_and_coming_back_to_it(tmp_path):
    with at_terminal(tmp_path, "play", "toy", "--names", "Ana,Teo", "--seed", "3", lang="fr", env=TOY) as person:
        lift(person, "fr", "Ana")
        assert told(person.type("1"), "fr", "curtain-pass", who="Teo")
        assert told(person.type("q"), "fr", "saved-continue", command="athanor play --resume")
        assert person.status() == 0
    with at_terminal(tmp_path, "play", "--resume", env=TOY) as person:
        lift(person, "fr", "Teo")


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_a_whole_evening(tmp_path, lang):
    with at_terminal(tmp_path, "play", "toy", "--players", "3", "--bots", "1", "--bot", "random", "--seed", "3",
                     "--option", "laps=1", lang=lang, env=TOY) as person:  # fmt: skip
        for _ in range(200):
            if person.over:
                break
            names = [TEXTS.say("player", lang, number=number) for number in (1, 2)]
            curtain = any(told(person.seen, lang, "curtain-pass", who=name) for name in names)
            person.type("" if curtain else "1")
        assert told(person.seen, lang, "end-title")
        assert person.status() == 0


def test_one_person_with_secrets_needs_no_curtain(tmp_path):
    with at_terminal(tmp_path, "play", "toy", "--bot", "random", "--names", "Ana", "--seed", "3", env=TOY) as person:
        assert len(own_cards(person.seen, "Ana")) == 3


def test_a_replay_tells_a_spectator_no_secrets_and_each_seat_its_own(tmp_path):
    done = run(tmp_path, "play", "toy", "--bot", "random", "--names", "Ana", "--seed", "3", typed="1\n" * 5, env=TOY)
    assert done.returncode == 0
    (file,) = (tmp_path / "playing").glob("*.toml")
    spectator = run(tmp_path, "replay", str(file), env=TOY).stdout
    ana = run(tmp_path, "replay", str(file), "--seat", "1", env=TOY).stdout
    (lot,) = re.findall(r"Ana looks at it: (.*)\.", ana.split("\n   1 ")[0])
    assert lot not in spectator.split("\n   1 ")[0]
    assert "Bid 0 coins" not in spectator
    assert "Bid 0 coins" in ana


def test_an_option_with_a_value_for_each_seat(tmp_path):
    args = ("play", "toy", "--names", "Ana,Teo", "--option", "coins=7,2")
    done = run(tmp_path, *args, typed="\nq\n", env=TOY)
    assert "Ana: 7 coins" in done.stdout
    assert "Teo: 2 coins" in done.stdout
    assert run(tmp_path, *args[:-1], "coins=7,2,1", env=TOY).returncode == 2


def test_the_plugin_is_listed(tmp_path):
    assert (ROOT / "tests" / "toy").is_dir()
    assert "athanor play toy" in run(tmp_path, "games", env=TOY).stdout
    assert "athanor play toy" not in run(tmp_path, "games").stdout
