"""In each game: a planted blunder is found, and it is own play and not chance; a forced win is rated a win."""

from __future__ import annotations

from functools import cache

import pytest

import athanor
from athanor import bots
from athanor.bots.seeds import derive
from athanor.games.alchemists.components import SEAL_KINDS
from athanor.games.alchemists.state import Alchemists
from athanor.puzzles import Puzzle, puzzles
from athanor.review import Effort, Review, review
from athanor.review.grades import BLUNDER, MISTAKE
from athanor.review.steps import steps_of
from tests.spellbook.table import Table

# Far enough that the endings of these puzzles are played out.
PLANTED = Effort(choices=6, worlds=2, batches=6, further=64, open_worlds=16)
LONG = [
    pytest.param(name, marks=pytest.mark.long(sample="test_a_planted_blunder_is_found_and_is_own_play_and_not_chance"))
    for name in ("alchemists", "trismegistus")
]


def gap(puzzle: Puzzle) -> float:
    return puzzle.options[0].share - puzzle.options[1].share


@cache
def played_wrong(name: str) -> tuple[Puzzle, str, Review]:
    """The puzzle with the clearest answer, answered as badly as can be; master plays on for everybody."""
    puzzle = max(puzzles(name), key=gap)
    wrong = puzzle.options[-1].action
    game = athanor.game(name)
    s = game.from_position(puzzle.state().position())
    s.apply(game.actions.id(wrong), puzzle.seat)
    number = 0
    while not s.over:
        number += 1
        s.apply(bots.ask(bots.bot("master"), s, s.asked, derive("planted", number)))
    return puzzle, wrong, review(s.record(), PLANTED)


@pytest.mark.parametrize("name", ["spellbook", *LONG])
def test_a_planted_blunder_is_found_and_is_own_play_and_not_chance(name):
    puzzle, wrong, found = played_wrong(name)
    first = found.decisions[0]
    assert first.seat == puzzle.seat
    assert first.actions[0] == wrong
    assert first.grade in (MISTAKE, BLUNDER)
    assert first.interval[0] > 0.05
    assert found.seats[puzzle.seat].own <= -first.loss + 0.05
    # What it cost is taken off before chance is counted: of the blunder itself next to nothing is left for chance.
    others = [decision.loss for decision in found.decisions[1:] if decision.seat == puzzle.seat]
    assert found.seats[puzzle.seat].own == pytest.approx(-first.loss - sum(others))


@pytest.mark.parametrize("name", ["spellbook", *LONG])
def test_own_rivals_and_chance_add_up_from_a_position_too(name):
    *_, found = played_wrong(name)
    for account in found.seats:
        assert account.own + account.rivals + account.chance == pytest.approx(
            account.result - account.expected, abs=1e-9
        )
    assert all(sum(chance) == pytest.approx(0.0, abs=1e-6) for chance in found.chance)


def test_a_forced_win_is_rated_a_win():
    """The last seat of the last round leads by far, and one token ends it all."""
    s = Table(seat=1, reserve="red-o", familiar=13, phase="midday").state
    played = s.game.from_position(s.position())
    played.apply(s.game.actions.id("store red-o"))
    while not played.over:
        played.apply(played.legal()[0])
    found = review(played.record(), PLANTED)
    assert found.curve[0].shares == pytest.approx([0.0, 1.0])
    assert found.decisions[0].loss == pytest.approx(0.0)


def test_what_could_be_deduced_is_told_with_the_odds_of_what_was_published():
    """Every entry is what a seat knew then: no more worlds than before, and the author's own odds."""
    game = athanor.game("alchemists")
    s, _ = bots.play_game(game, [bots.bot("adept")] * 2, 3, {})
    steps, last = steps_of(s.record())
    assert isinstance(last, Alchemists)
    found = []
    for number, step in enumerate(steps):
        after = steps[number + 1].before if number + 1 < len(steps) else last
        found += game.knowledge(step.before, after, step.seat)
    learnt = [entry for entry in found if entry["kind"] == "learnt"]
    assert learnt[0]["before"] == 40320
    assert all(entry["worlds"] < entry["before"] for entry in learnt)
    assert all(1 <= entry["expected"] <= entry["before"] for entry in learnt if "expected" in entry)
    assert all(last.truth[each] == token for entry in learnt for each, token in entry["certain"])
    for entry in learnt:
        assert [token for token, _, _ in entry["truth"]] == list(last.truth)
        certain = [each for each, (_, _, chance) in enumerate(entry["truth"]) if chance == 1.0]
        assert certain == [each for each, _ in entry["certain"]]
    published = [entry for entry in found if entry["kind"] == "published"]
    assert published
    assert all(entry["right"] for entry in published if entry["chance"] == 1.0)
    assert all(entry["against"] == (entry["chance"] < 0.6) for entry in published)
    stayed = [entry for entry in published if last.theories[entry["ingredient"]] == entry["alchemical"]]
    assert stayed
    assert all(
        SEAL_KINDS * entry["seat"] + entry["seal"] in last.seals[entry["ingredient"]]
        for entry in stayed
        if last.has_sealed(entry["seat"], entry["ingredient"])
    )
