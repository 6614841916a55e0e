"""A set of cards that no network has learnt with (`tools/other_cards.py`): every level plays with it."""

from pathlib import Path

import numpy as np
import pytest

import athanor
from athanor import bots
from athanor.bots.series import play_game
from athanor.games.trismegistus import shelf
from athanor.games.trismegistus.cards import CardSet
from athanor.games.trismegistus.features_printed import (
    ACHIEVEMENT,
    ARTIFACT,
    BOT_CARD,
    EXPERIMENT,
    FORMULA,
    PUBLICATION,
    printed_of,
)
from athanor.games.trismegistus.reading import our_set
from athanor.nn.evaluator import evaluator_of
from tools import other_cards

GAME = athanor.game("trismegistus")


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CardSet:
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    other_cards.make(tmp_path / "cards")
    assert shelf.check_set(tmp_path / "cards") == []
    return shelf.take_set(tmp_path / "cards")


def test_most_cards_are_other_cards(other):
    """Those of Botmegistus stay."""
    mine, ours = np.array(printed_of(other).rows), np.array(printed_of(our_set()).rows)
    changed = (mine != ours).any(1)
    for first, behind in ((ARTIFACT, EXPERIMENT), (EXPERIMENT, PUBLICATION), (FORMULA, ACHIEVEMENT)):
        assert changed[first:behind].mean() > 0.8
    assert changed[PUBLICATION:FORMULA].mean() > 0.5
    assert not changed[BOT_CARD:].any()


@pytest.mark.parametrize("setup", ["general", "introductory"])
def test_every_level_plays_with_them(other, setup):
    seated = [bots.bot(name) for name in ("beginner", "novice", "adept", "master")]
    s, decisions = play_game(GAME, seated, 3, {"cards": other.id, "setup": setup})
    assert s.over
    assert decisions > 100
    assert max(s.scores()) > 20


def test_grandmaster_searches_with_them(other):
    grandmaster, novice = bots.bot("grandmaster@2"), bots.bot("novice")
    s = GAME.new(2, 4, {"cards": other.id, "setup": "general"}, quiet=True)
    asked = 0
    while not s.over:
        asked += 1
        s.apply(bots.ask(novice if asked % 25 else grandmaster, s, s.asked, asked))
    assert asked > 100


def test_the_network_reads_what_is_printed(other):
    """With the same row for the table, other cards in the market make another policy."""
    evaluate = evaluator_of(GAME)
    assert evaluate is not None
    s = GAME.new(2, 5, {"cards": other.id, "setup": "introductory"}, quiet=True)
    floats, ints = (np.array([row]) for row in evaluate.encoder.encode(s, s.asked))
    answers = [
        evaluate.network.answer(
            floats.astype(np.float32), ints, [s.now], evaluate.network.cards(np.array(printed_of(cards).rows))
        )[0][0]
        for cards in (other, our_set())
    ]
    assert np.abs(answers[0] - answers[1]).max() > 0.01
    assert evaluate(s, s.asked).policy == pytest.approx(answers[0].tolist(), abs=1e-4)
