"""Rolling the dice: overfull bowls are rolled again, one at a time, in the order of the bowls."""

from itertools import pairwise

import pytest

from athanor.games.trismegistus.symbols import FACE_NAMES
from tests.trismegistus.printed import BOARD
from tests.trismegistus.table import Table, fresh

rule = pytest.mark.rule


def rolled(*rolls: str) -> Table:
    """The dice of two players (five black, five white, four red), rolled as said: "lead 6, tin 8", then again."""
    t = Table(phase="round-end")
    for roll in rolls:
        for part in roll.split(", "):
            face, count = part.split()
            t.faces(f"{face} " * int(count))
    return t.go()


def sizes(t: Table) -> dict[str, int]:
    return {face: sum(t.bowl(face).values()) for face in FACE_NAMES if t.bowl(face)}


def again(t: Table) -> list[str]:
    """The bowls that were rolled again, in order."""
    return [FACE_NAMES[args["face"]] for name, args in t.heard(None) if name == "bowl-rerolled"]


@rule("TR-046")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_of_the_pool_are_in_the_bowls(players):
    for seed in range(10):
        assert sum(fresh(players, seed).state.bowls) == sum(BOARD.dice[players])


@rule("TR-068")
def test_five_dice_in_a_bowl_may_stay():
    t = rolled("lead 5, tin 5, iron 4")
    assert (again(t), sizes(t)) == ([], {"lead": 5, "tin": 5, "iron": 4})


@rule("TR-047")
def test_seven_in_a_bowl_are_all_rolled_again():
    t = rolled("lead 7, tin 4, iron 3", "lead 1, copper 3, wild 3")
    assert (again(t), sizes(t)) == (["lead"], {"lead": 1, "copper": 3, "tin": 4, "iron": 3, "wild": 3})


@rule("TR-047")
def test_again_until_no_bowl_holds_more_than_five():
    t = rolled("lead 6, tin 5, iron 3", "lead 6", "lead 6", "lead 5, wild 1")
    assert (again(t), sizes(t)) == (["lead"] * 3, {"lead": 5, "tin": 5, "iron": 3, "wild": 1})


@rule("TR-047")
def test_it_happens_at_set_up_too():
    rerolled = [t for t in (fresh(4, seed) for seed in range(80)) if again(t)]
    assert rerolled
    assert all(max(sizes(t).values()) <= 5 for t in rerolled)


@rule("TR-069")
def test_other_bowls_keep_their_dice_and_may_gain_some():
    t = rolled("lead 6, copper 2, tin 1, mercury 2, iron 2, wild 1", "copper 2, tin 4")
    assert sizes(t) == {"copper": 4, "tin": 5, "mercury": 2, "iron": 2, "wild": 1}
    # Five black and one white die were rolled again: two black ones came to copper, the others to tin.
    assert t.bowl("copper") == {"black": 2, "white": 2}
    assert t.bowl("tin") == {"black": 3, "white": 2}


@rule("TR-070")
def test_of_two_overfull_bowls_the_first_is_rolled_first():
    t = rolled("lead 6, wild 6, tin 2", "copper 5, tin 1", "iron 5, mercury 1")
    assert again(t) == ["lead", "wild"]
    assert sizes(t) == {"copper": 5, "tin": 3, "mercury": 1, "iron": 5}
    assert t.bowl("copper") == {"black": 5}  # the five black dice had been in the lead bowl


@rule("TR-070")
@pytest.mark.parametrize(("first", "second"), list(pairwise(FACE_NAMES)))
def test_the_order_of_the_bowls(first, second):
    third = next(face for face in FACE_NAMES if face not in (first, second))
    free = [face for face in FACE_NAMES if face not in (first, second, third)]
    t = rolled(f"{second} 6, {first} 6, {third} 2", f"{free[0]} 5, {third} 1", f"{free[1]} 5, {third} 1")
    assert again(t) == [first, second]


@rule("TR-071")
def test_a_bowl_overfull_by_a_reroll_comes_first_if_it_is_earlier():
    t = rolled("iron 6, lead 1, tin 1, wild 6", "lead 6", "lead 2, copper 5", "mercury 5, iron 1")
    assert again(t) == ["iron", "lead", "wild"]
    assert sizes(t) == {"lead": 2, "copper": 5, "tin": 1, "mercury": 5, "iron": 1}


@rule("TR-072")
def test_whatever_is_rolled_no_bowl_is_overfull_in_the_end():
    most = 0
    for players in (2, 3, 4):
        for seed in range(150):
            t = fresh(players, seed, setup="introductory")
            assert max(sizes(t).values()) <= 5
            assert sum(sizes(t).values()) == sum(BOARD.dice[players])
            most = max(most, len(again(t)))
    assert most > 1


@rule("TR-073")
@pytest.mark.parametrize("number", [2, 3])
def test_the_dice_are_rolled_anew_for_each_round(number):
    t = fresh(3, 7, setup="introductory").at_random(f"round {number}")
    assert sum(sizes(t).values()) == sum(BOARD.dice[3])
    assert max(sizes(t).values()) <= 5
    assert [(side.die, side.used_dice) for side in (t.A, t.B, t.C)] == [(None, {})] * 3
    assert t.told().count("dice-rolled") == number
