"""The shape of the network of a layout: which weights there are, and which row of them a category or an action uses.

The same tables serve the network that answers (`nn/network.py`, numpy) and the one that learns (`athanor.training`,
PyTorch), so that both read an observation alike.

    slot     = relu(numbers, categories, what is printed on its card, the verbs of legal actions) → relu
    trunk    = numbers, categories, legal actions, slots (ordered: each by itself; otherwise their sum),
               then residual blocks
    logit(a) = weights of the action itself + for each slot it is about, weights of the verb on relu(slot, trunk)
    share    = softmax over the seats that are there; points = points so far + a change
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from athanor.envs.layout import NONE, SEATS, Category, Group, Layout

MOST_SLOTS: Final = 2  # that one action is about
VALUE: Final = 128  # width of the layer before shares and points

Weights = dict[str, NDArray[Any]]


def offsets_of(categories: tuple[Category, ...]) -> tuple[NDArray[Any], int]:
    """By place, the row of its value 0; and the number of rows. The row behind the last stands for NONE."""
    found: list[int] = []
    rows = 0
    for field in categories:
        for place in range(field.size):
            found.append(rows if field.shared else rows + place * field.values)
        rows += field.values * (1 if field.shared else field.size)
    return np.array(found, np.int64), rows


class GroupShape:
    def __init__(self, group: Group, first_slot: int, first_float: int, first_int: int, verbs: list[str]) -> None:
        self.group = group
        self.name = group.name
        self.count = group.count
        self.floats = group.floats
        self.ints = group.ints
        self.cards = group.cards
        self.ordered = group.ordered
        self.first_slot = first_slot
        self.first_float = first_float
        self.first_int = first_int
        self.verbs = verbs
        self.offsets, self.rows = offsets_of(group.categories)
        self.first_output = 0  # of its verbs on its slots, among those of all groups
        self.first_verb = 0  # among those of all groups


class Shape:
    def __init__(self, layout: Layout, width: int = 256, slot: int = 64, blocks: int = 2) -> None:
        self.layout = layout
        self.width = width
        self.slot = slot
        self.blocks = blocks
        self.offsets, self.rows = offsets_of(layout.categories)
        self.groups: list[GroupShape] = []
        slots, floats, ints, outputs = 0, layout.table_floats, layout.table_ints, 0
        for group in layout.groups:
            found = {about.verb for abouts in layout.actions.values() for about in abouts if about.group == group.name}
            shaped = GroupShape(group, slots, floats, ints, sorted(found))
            shaped.first_output = outputs
            shaped.first_verb = sum(len(before.verbs) for before in self.groups)
            self.groups.append(shaped)
            slots += group.count
            floats += group.count * group.floats
            ints += group.count * group.ints
            outputs += group.count * len(shaped.verbs)
        self.slots = slots
        self.outputs = outputs
        self.verbs = sum(len(group.verbs) for group in self.groups)
        self.about_slot, self.about_verb, self.about_output = self.action_tables()

    def action_tables(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """By action and by what it is about: the slot, the verb among those of all groups, the output of both.

        Where there is nothing: the number behind the last.
        """
        size = (self.layout.num_actions, MOST_SLOTS)
        slot = np.full(size, self.slots, np.int64)
        verb = np.full(size, self.verbs, np.int64)
        output = np.full(size, self.outputs, np.int64)
        named = {group.name: group for group in self.groups}
        for action, abouts in self.layout.actions.items():
            for place, about in enumerate(abouts):
                group = named[about.group]
                number = group.verbs.index(about.verb)
                slot[action, place] = group.first_slot + about.slot
                verb[action, place] = group.first_verb + number
                output[action, place] = group.first_output + about.slot * len(group.verbs) + number
        return slot, verb, output

    def weights(self) -> dict[str, tuple[int, ...]]:
        """Name and size of every array of weights. Linear layers are `(inputs, outputs)`."""
        wide, slot = self.width, self.slot
        found: dict[str, tuple[int, ...]] = {
            "table.numbers": (self.layout.table_floats, wide),
            "table.categories": (self.rows, wide),
            "table.legal": (self.layout.num_actions, wide),
            "table.bias": (wide,),
            "verbs.in": (self.verbs, slot),
        }
        if self.layout.printed:
            found["printed"] = (self.layout.printed, slot)
        for group in self.groups:
            found.update(self.group_weights(group))
        for block in range(self.blocks):
            found[f"block{block}.scale"] = found[f"block{block}.shift"] = (wide,)
            found[f"block{block}.one"] = found[f"block{block}.two"] = (wide, wide)
            found[f"block{block}.one.bias"] = found[f"block{block}.two.bias"] = (wide,)
        found |= {
            "end.scale": (wide,), "end.shift": (wide,),
            "actions": (wide, self.layout.num_actions), "actions.bias": (self.layout.num_actions,),
            "value": (wide, VALUE), "value.bias": (VALUE,),
            "shares": (VALUE, SEATS), "shares.bias": (SEATS,), "points": (VALUE, SEATS), "points.bias": (SEATS,),
        }  # fmt: skip
        return found

    def group_weights(self, group: GroupShape) -> dict[str, tuple[int, ...]]:
        name, wide, slot = group.name, self.width, self.slot
        found: dict[str, tuple[int, ...]] = {
            f"{name}.numbers": (group.floats, slot),
            f"{name}.categories": (group.rows, slot),
            f"{name}.bias": (slot,),
            f"{name}.two": (slot, slot),
            f"{name}.two.bias": (slot,),
        }
        if group.ordered:
            found[f"{name}.small"] = (slot, slot // 2)
            found[f"{name}.small.bias"] = (slot // 2,)
            found[f"{name}.trunk"] = (group.count * (slot // 2), wide)
        else:
            found[f"{name}.trunk"] = (slot, wide)
        if group.verbs:
            found[f"{name}.decode"] = (slot, slot)
            found[f"{name}.guide"] = (wide, slot)
            found[f"{name}.guide.bias"] = (slot,)
            found[f"{name}.verbs"] = (slot, len(group.verbs))
        return found


__all__ = ["NONE", "SEATS", "GroupShape", "Shape", "Weights"]
