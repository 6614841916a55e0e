"""A game whose perfect play is known is learnt to nearly perfect play, in about a minute."""

from itertools import product

from athanor.nn.evaluator import Evaluator, read
from athanor.training.settings import Settings
from tests.training import nim
from tests.training.runs import ENDLESS, learnt, plugins


def position(piles: tuple[int, ...]) -> nim.Nim:
    s = nim.GAME.blank(2, {})
    s.piles = list(piles)
    s.stack = [nim.Take(0)]
    s.settle()
    return s


def choice(evaluate: Evaluator, s: nim.Nim) -> int:
    odds = evaluate(s, 0).policy
    return s.now[odds.index(max(odds))]


def test_nim_is_learnt_to_nearly_perfect_play(tmp_path):
    settings = Settings(
        "nim", minutes=ENDLESS, games=64, steps=8, batch=256, epochs=3, width=64, slot=32, blocks=1, rate=2e-3, kl=0.2,
        entropy=0.02,
    )  # fmt: skip
    with plugins("tests.training.nim"):
        learnt(settings, tmp_path, 150_000)
    evaluate = read(nim.GAME, tmp_path / "weights.npz")
    assert evaluate is not None
    asked = right = sure = 0
    for piles in product(range(nim.HIGHEST + 1), repeat=nim.PILES):
        s = position(piles)
        if not s.over and len(s.now) > 1 and nim.wins(s.piles):
            asked += 1
            sure += evaluate(s, 0).shares[0] > 0.5
            after = s.clone()
            after.apply(choice(evaluate, s))
            right += not nim.wins(after.piles)
    assert asked == 45  # all 64 but the 16 lost ones and 3 that offer no choice
    assert right >= 0.95 * asked
    assert sure >= 0.9 * asked
