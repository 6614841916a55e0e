"""Weights in files: back as they were but for rounding; what is damaged or of another shape is refused."""

import numpy as np
import pytest

import tests.toy
from athanor import bots
from athanor.bots import outside, outside_weights
from athanor.cli.promotion import install
from athanor.nn import weights as files
from athanor.nn.evaluator import read
from athanor.nn.shape import Shape
from athanor.server.opponents import invited
from tests.nn.test_network import TINY, random_weights
from tests.toy.features import ENCODER

SIZE = {"width": 16, "slot": 8, "blocks": 1}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "weights.npz"
    files.save(path, random_weights(Shape(ENCODER.layout, **SIZE)), {"game": "toy", "shape": SIZE})
    return path


def test_saved_and_read(file):
    shape = Shape(ENCODER.layout, **SIZE)
    found, about = files.load(file)
    files.check(shape, found)
    assert about == {"game": "toy", "shape": SIZE}
    for name, each in random_weights(shape).items():
        assert found[name].dtype == np.float32
        assert np.abs(found[name] - each).max(initial=0.0) < 1e-3


def test_other_shapes_are_refused(file):
    found, _ = files.load(file)
    with pytest.raises(ValueError, match="wanted"):
        files.check(Shape(ENCODER.layout, width=32, slot=8, blocks=1), found)
    with pytest.raises(ValueError, match="other weights"):
        files.check(Shape(ENCODER.layout, width=16, slot=8, blocks=2), found)
    with pytest.raises(ValueError, match="other weights"):
        files.check(Shape(TINY, **SIZE), found)


@pytest.mark.parametrize("kept", [0, 10, 3000, -30])
def test_damaged_files_are_refused(file, kept):
    file.write_bytes(file.read_bytes()[:kept])
    with pytest.raises(ValueError):
        files.load(file)


def test_a_flipped_byte_is_noticed(file):
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(bytes(data))
    with pytest.raises(ValueError):
        files.load(file)


def test_a_game_without_the_file_has_no_network(tmp_path):
    assert read(tests.toy.GAME, tmp_path / "nowhere.npz") is None


# ---------------------------------------------------------------- a file as a bot


def test_a_file_plays_its_likeliest_action_once_it_was_named_here(file):
    name = f"weights:{file}"
    with pytest.raises(bots.BotError, match="nobody has allowed it"):
        bots.bot(name)
    outside.admit_command(name)
    bot = bots.bot(name)
    assert bot.name == name
    assert (name, str(file)) in outside_weights.admitted()
    s = tests.toy.GAME.new(2, 3, quiet=True)
    evaluate = read(tests.toy.GAME, file)
    assert evaluate is not None
    policy = evaluate(s, s.asked).policy
    assert bots.ask(bot, s, s.asked, 1) == s.now[policy.index(max(policy))]
    assert bots.ask(bot, s, s.asked, 2) == bots.ask(bot, s, s.asked, 1)


def test_a_file_that_is_missing_or_does_not_fit_is_told(file, tmp_path):
    with pytest.raises(bots.BotError, match="no file of weights"):
        outside.admit_command(f"weights:{tmp_path / 'nowhere.npz'}")
    file.write_bytes(b"nothing of the kind")
    bot = bots.bot(outside.admit_command(f"weights:{file}"))
    s = tests.toy.GAME.new(2, 3, quiet=True)
    with pytest.raises(bots.BotError, match="no weights that fit"):
        bots.ask(bot, s, s.asked, 1)


def test_installing_replaces_the_file_of_a_game(file, tmp_path):
    place = tmp_path / "game" / "data" / "weights.npz"
    place.parent.parent.mkdir()
    install(file, place)
    assert place.read_bytes() == file.read_bytes()
    assert [each.name for each in place.parent.iterdir()] == ["weights.npz"]


def test_a_file_with_a_name_of_its_own_is_offered_and_knows_its_game(file, monkeypatch):
    monkeypatch.setattr(outside_weights, "_ADMITTED", {})
    outside.configure(f"learnt=weights:{file}", bots.is_own)
    assert "learnt" in bots.outside_names()
    s = tests.toy.GAME.new(2, 3, quiet=True)
    assert bots.ask(bots.bot("learnt"), s, s.asked, 1) in s.now
    assert invited("learnt", tests.toy.GAME.id) == "learnt"
    with pytest.raises(bots.BotError, match="“learnt” has not learnt “spellbook”") as told:
        invited("learnt", "spellbook")
    assert str(file) not in str(told.value)
    with pytest.raises(bots.BotError, match="no file of weights"):
        outside.configure("other=weights:nowhere.npz", bots.is_own)
