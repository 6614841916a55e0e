"""What fills itself in a notebook travels with the view: all that a seat can count, as far as the table lets it."""

import random
from collections.abc import Iterator
from math import isclose
from typing import Any

import pytest

import athanor
from athanor.games.alchemists.alchemicals import NEUTRAL, PAIRS, PLUS, SIGNS
from athanor.games.alchemists.components import HELP
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.evidence import possible
from athanor.games.alchemists.filled_in import deduction, doubts
from athanor.games.alchemists.notebook import knowledge, results
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.worlds import with_alchemical

GAME = athanor.game("alchemists")
LAZY = ("decline", "pass", "done", "withdraw")
# Mushroom and fern made a red plus: neither can lack the sign.
RED_PLUS = {"facts": [], "triangle": [[0, 0, 1, 1, 0]]}


def positions(seed: int, **options: str) -> Iterator[Alchemists]:
    """Every 20th of a game of chance."""
    dice = random.Random(seed)
    state = GAME.new(2 + seed % 3, seed, {"mode": ("apprentice", "master")[seed % 2], **options})
    assert isinstance(state, Alchemists)
    moves = 0
    while not state.over:
        legal = list(state.legal(state.asked))
        lively = [action for action in legal if GAME.actions.name(action) not in LAZY]
        state.apply(dice.choice(lively or legal), state.asked)
        moves += 1
        if moves % 20 == 0:
            yield state


def rows(line: str, width: int) -> list[list[int]]:
    numbers = [int(each) for each in line.split(" ")]
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


# ---------------------------------------------------------------- deduction


@pytest.mark.parametrize("seed", range(4))
def test_the_view_carries_what_the_seat_can_deduce(seed):
    counts = set()
    for state in positions(seed):
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            known, sent = knowledge(view), view["deduction"]
            odds = sent["odds"]
            counts.add(known.count)
            assert odds["worlds"] == known.count == Knowledge(possible(state, seat)).count
            assert rows(odds["cells"], 8) == known.grid()
            assert rows(odds["potions"], 7) == [known.odds(pair) for pair in range(len(PAIRS))]
            for ingredient, pluses in enumerate(rows(odds["pluses"], 3)):
                counted = [
                    sum(many for a, many in enumerate(known.grid()[ingredient]) if SIGNS[a][colour] == PLUS)
                    for colour in range(3)
                ]
                assert pluses == counted
            assert sent["certain"] == "".join(
                "2" if many == known.count else "1" if many else "0" for cells in known.grid() for many in cells
            )
            assert {PAIRS[at]: mask for at, mask in enumerate(sent["results"]) if mask} == results(view)
    assert len(counts) > 3


def test_neutral_mixes_make_partners_of_two_ingredients():
    sent = deduction([], [[0, 0, 3, 1 << NEUTRAL, 0], [0, 1, 2, 1, 0]], [], "results")
    assert sent is not None
    assert sent["partners"] == [3, -1, -1, 0, -1, -1, -1, -1]
    # It was the neutral one or another: that says nothing yet.
    unsure = deduction([], [[0, 0, 3, 1 << NEUTRAL | 1, 0]], [], "odds")
    assert unsure is not None
    assert set(unsure["partners"]) == {-1}


def test_the_best_mix_of_the_hand_leaves_the_fewest_worlds():
    suggested = 0
    for state in positions(1):
        for seat in range(state.players):
            view = state.view(seat)
            hand = view["alchemists"][seat]["hand"]
            pairs = [at for at, (one, other) in enumerate(PAIRS) if one in hand and other in hand]
            tests, best = knowledge(view).experiments(pairs), view["deduction"]["odds"]["best"]
            if best is None:
                assert all(each.left == knowledge(view).count for each in tests)
            else:
                suggested += 1
                assert best[0] == tests[0].pair
                assert isclose(best[1], tests[0].left, abs_tol=0.05)
    assert suggested


@pytest.mark.parametrize("level", HELP)
def test_no_more_is_sent_than_the_table_lets_notebooks_fill_in(level):
    state = next(positions(0, help=level))
    for seat in (0, 1, None):
        sent = state.view(seat)["deduction"]
        reached = HELP.index(level)
        assert (sent is not None) == (reached >= 1)
        if sent is not None:
            assert bool(sent["certain"]) == (reached >= 2)
            assert reached >= 2 or not sent["crossed"]
            assert (sent["odds"] is not None) == (reached >= 3)


def test_who_watches_is_sent_only_what_all_have_seen():
    for state in positions(2):
        everybody = Knowledge(possible(state, None)).count
        assert state.view(None)["deduction"]["odds"]["worlds"] == everybody
        assert state.view(None)["deduction"]["odds"]["best"] is None


# ---------------------------------------------------------------- marks made by hand


def cells(seen: dict[str, Any]) -> tuple[int, int, int]:
    """An alchemical that the mushroom cannot have, and two that it can have."""
    row = knowledge(seen).grid()[0]
    one, other, *_ = [at for at, many in enumerate(row) if many]
    return row.index(0), one, other


def test_a_mark_is_refuted_where_no_world_has_it_so():
    never, one, _ = cells(RED_PLUS)
    assert doubts(RED_PLUS, {f"0/{never}": "yes"}) == ([f"0/{never}"], False)
    assert doubts(RED_PLUS, {f"0/{never}": "maybe"}) == ([f"0/{never}"], False)
    assert doubts(RED_PLUS, {f"0/{never}": "no"}) == ([], False)
    assert doubts(RED_PLUS, {f"0/{one}": "yes"}) == ([], False)


def test_a_no_is_refuted_where_every_world_has_it_so():
    sure = {"facts": [[0, 3, colour, 1] for colour in range(3)], "triangle": []}
    known = knowledge(sure).known(3)
    assert knowledge(sure).worlds == with_alchemical(3, known)
    assert doubts(sure, {f"3/{known}": "no"}) == ([f"3/{known}"], False)


def test_marks_may_stand_alone_and_yet_not_together():
    _, one, other = cells(RED_PLUS)
    assert doubts(RED_PLUS, {f"0/{one}": "yes", f"0/{other}": "yes"}) == ([], True)
    assert doubts(RED_PLUS, {f"2/{one}": "yes", f"3/{one}": "yes"}) == ([], True)
    assert doubts(RED_PLUS, {f"0/{one}": "no", f"0/{other}": "no"}) == ([], False)


def test_a_maybe_is_held_against_what_is_believed_and_not_against_others():
    _, one, other = cells(RED_PLUS)
    assert doubts(RED_PLUS, {f"0/{one}": "yes", f"0/{other}": "maybe"}) == ([f"0/{other}"], False)
    assert doubts(RED_PLUS, {f"0/{one}": "yes", f"5/{one}": "maybe"}) == ([f"5/{one}"], False)
    assert doubts(RED_PLUS, {f"0/{one}": "maybe", f"0/{other}": "maybe"}) == ([], False)


@pytest.mark.parametrize(
    ("seen", "marks"),
    [
        ({}, {}),
        ({"facts": None, "triangle": []}, {}),
        ({"facts": [[0, 8, 0, 1]], "triangle": []}, {}),
        ({"facts": [[1, 0, 0, 2]], "triangle": []}, {}),
        ({"facts": [[2, 0, 0, 1]], "triangle": []}, {}),
        ({"facts": [[0, 3, 0, 1.0]], "triangle": []}, {}),
        ({"facts": [], "triangle": [[0, 0, 0, 1, 0]]}, {}),
        ({"facts": [], "triangle": [[0, 0, 1, 128, 0]]}, {}),
        ({"facts": [], "triangle": [[0, 0, 1, 1]]}, {}),
        ({"facts": [[0, 3, 0, 1]] * 501, "triangle": []}, {}),
        ({"facts": [], "triangle": [[0, 0, 1, 1, 0], [0, 0, 1, 2, 0]]}, {}),  # one pair makes two potions
        (RED_PLUS, {"8/0": "yes"}),
        (RED_PLUS, {"0/0": "perhaps"}),
    ],
)
def test_what_nobody_can_have_seen_or_marked_is_not_judged(seen, marks):
    assert doubts(seen, marks) is None
