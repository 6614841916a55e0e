"""The numbering of actions."""

import pytest

from athanor import RecordError
from athanor.core.actions import ActionKind, ActionSpace, Row
from athanor.core.game import Game
from athanor.core.message import Message


def test_numbers_follow_the_order_of_adding():
    space = ActionSpace()
    assert space.add("pass") == 0
    assert space.each("take", ["a", "b"]) == 1
    assert space.add("end") == 3
    assert [space.name(action) for action in range(len(space))] == ["pass", "take a", "take b", "end"]
    assert [space.id(name) for name in space.names] == [0, 1, 2, 3]


def test_no_name_stands_twice():
    space = ActionSpace()
    space.add("take a")
    with pytest.raises(ValueError, match="take a"):
        space.each("take", ["a"])


def test_an_unknown_name_is_an_error_for_people():
    with pytest.raises(RecordError, match="There is no action called “fly”"):
        ActionSpace().id("fly")


class Take(ActionKind):
    def label(self, s: object, n: int) -> Message:
        return Message("label-take", {"thing": n})


def test_a_kind_answers_for_the_whole_of_its_range():
    space = ActionSpace()
    space.add("pass")
    first = space.each("take", ["a", "b"])
    kind = Take(space, first)
    assert space.kinds == [None, kind, kind]
    assert kind.explain(None, 1) == kind.label(None, 1) == Message("label-take", {"thing": 1})


def test_no_action_has_two_kinds():
    space = ActionSpace()
    first = space.each("take", ["a", "b"])
    Take(space, first)
    with pytest.raises(ValueError, match="take a"):
        Take(space, first)


def test_a_row_is_a_label_with_the_place_in_its_range():
    space = ActionSpace()
    skip = Row(space, space.add("skip"), "label-skip")
    cell = Row(space, space.each("cell", ["1", "2"]), "label-cell", "cell", 1)
    assert space.kinds == [skip, cell, cell]
    assert skip.label(None, 0) == Message("label-skip")
    assert [cell.label(None, n) for n in (0, 1)] == [Message("label-cell", {"cell": n}) for n in (1, 2)]
    assert cell.explain(None, 1) == cell.label(None, 1)


def test_a_row_with_a_sentence_is_explained_by_both():
    space = ActionSpace()
    skip = Row(space, space.add("skip"), "label-skip", sentence="explain-skip")
    assert skip.explain(None, 0) == Message(
        "explain", {"label": Message("label-skip"), "what": Message("explain-skip")}
    )


class Named(Game):
    actions = ActionSpace()
    take = Take(actions, actions.each("take", ["a", "b"]))


def test_a_game_names_its_actions_by_their_kinds():
    assert Named().describe(None, 1) == Named().explain(None, 1) == Message("label-take", {"thing": 1})


def test_a_complete_space_has_a_kind_for_every_action():
    space = ActionSpace()
    space.add("pass")
    first = space.each("take", ["a", "b"])
    space.add("end")
    with pytest.raises(ValueError, match="actions without a kind: pass, take a, take b, end"):
        space.complete()
    Take(space, first)
    with pytest.raises(ValueError, match="actions without a kind: pass, end"):
        space.complete()
    Row(space, 0, "label-pass")
    Row(space, 3, "label-end")
    assert space.complete() is space
