"""Looking at a game again: as text, leaf by leaf, and only as much of it as somebody wants to read."""

import subprocess
import sys

import pytest

import athanor
from athanor.cli.words import say
from tests.cli.terminal import at_terminal, environment, reads, run, shown, told
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    state = athanor.game("spellbook").new(players=2, seed=5, options={"spells": "classic"})
    while not state.over:
        state.apply(state.legal()[-1])
    path = tmp_path_factory.mktemp("records") / "game.toml"
    path.write_text(athanor.dumps(state.record()), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_the_whole_game_as_text(tmp_path, record, lang):
    done = run(tmp_path, "replay", str(record), "--lang", lang)
    assert done.returncode == 0
    assert done.stderr == ""
    game = athanor.game("spellbook")
    texts = game.texts
    names = [texts.say("player", lang, number=number) for number in (1, 2)]
    played = athanor.loads(record.read_text(encoding="utf-8"))
    for number, (_, events) in enumerate(athanor.walk(played)):
        assert f"\n{number:>4} " in done.stdout
        for message in athanor.redact(events, None):
            assert reads(done.stdout, shown(game, texts.render(message, lang, names), lang))
    assert told(done.stdout, lang, "score-total")
    for points in played.scores:
        assert str(points) in done.stdout
    assert "\x1b" not in done.stdout


def test_up_to_a_move(tmp_path, record):
    done = run(tmp_path, "replay", str(record), "--text", "--at", "3")
    assert "\n   3 " in done.stdout
    assert "\n   4 " not in done.stdout
    assert not told(done.stdout, "en", "score-total")


def test_leaf_by_leaf(tmp_path, record):
    last = len(athanor.loads(record.read_text(encoding="utf-8")).moves)

    def at(number: int) -> str:
        return say("en", "replay-move", number=number, last=last)

    with at_terminal(tmp_path, "replay", str(record), "--at", "2") as person:
        assert at(2) in person.seen
        assert at(3) in person.type("")
        assert at(2) in person.type("b")
        assert at(0) in person.type("0")
        assert told(person.type("b"), "en", "replay-at-begin")
        assert told(person.type("99999"), "en", "file-at-end", moves=last, number="99999")
        assert told(person.type("what"), "en", "menu-not-understood", answer="what")
        end = person.type(str(last))
        assert told(end, "en", "score-total")
        assert told(person.type(""), "en", "replay-at-end")
        person.type("q")
        assert person.status() == 0


def test_a_reader_who_has_had_enough(tmp_path, record):
    """`athanor replay FILE | head` ends without a word."""
    command = [sys.executable, "-m", "athanor", "replay", str(record)]
    for read in (0, 10):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path))
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(read)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=PATIENCE) == 0
        process.stderr.close()


def test_an_interrupt_is_no_fault(tmp_path, record):
    with at_terminal(tmp_path, "replay", str(record)) as person:
        assert "Traceback" not in person.press("c")
        assert person.status() == 0
