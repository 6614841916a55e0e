"""The network's answers, by numpy alone: what each seat may expect, and how likely a strong player takes each action.

For one decision or for many at once; a fraction of a millisecond each. Weights are float32 in memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from athanor.envs.layout import SEATS
from athanor.nn.shape import GroupShape, Shape, Weights

Rows = NDArray[Any]
TINY = 1e-5  # under the root of a layer's variance, as in PyTorch


class Network:
    def __init__(self, shape: Shape, weights: Weights) -> None:
        self.shape = shape
        # Rows for what is not there (NONE, no slot) are zeros behind the last.
        padded = ("categories", "legal", "verbs.in")
        self.w: Weights = {
            name: np.ascontiguousarray(with_nothing(each) if name.endswith(padded) else each, dtype=np.float32)
            for name, each in weights.items()
        }
        self.w["actions.rows"] = np.ascontiguousarray(self.w["actions"].T)

    def cards(self, printed: Rows) -> Rows:
        """The vectors of cards from what is printed on them; keep them as long as the cards are the same."""
        return with_nothing(printed.astype(np.float32) @ self.w["printed"])

    def answer(
        self, floats: Rows, ints: Rows, legal: list[list[int]], cards: Rows | None = None
    ) -> tuple[list[Rows], Rows, Rows]:
        """For each row: log-probabilities of its legal actions; shares of victory; points, scaled as the layout says.

        Seats stand in the order of play, the one that observes first.
        """
        encoded, trunk = self.encode(floats, ints.astype(np.int64), legal, cards)
        policy = self.policy(encoded, trunk, legal)
        shares, points = self.values(trunk, floats)
        return policy, shares, points

    # ---------------------------------------------------------------- parts

    def encode(self, floats: Rows, ints: Rows, legal: list[list[int]], cards: Rows | None) -> tuple[list[Rows], Rows]:
        w, shape, layout = self.w, self.shape, self.shape.layout
        x = floats[:, : layout.table_floats] @ w["table.numbers"] + w["table.bias"]
        x += summed(w["table.categories"], ints[:, : layout.table_ints], shape.offsets)
        verbs = np.zeros((len(floats), shape.slots + 1, shape.slot), np.float32)
        for row, actions in enumerate(legal):
            x[row] += w["table.legal"][actions].sum(0)
            slots, numbers = shape.about_slot[actions].ravel(), shape.about_verb[actions].ravel()
            np.add.at(verbs[row], slots, w["verbs.in"][numbers])
        encoded = []
        for group in shape.groups:
            e = self.slots(group, floats, ints, verbs, cards)
            encoded.append(e)
            if group.ordered:
                small = np.maximum(e @ w[f"{group.name}.small"] + w[f"{group.name}.small.bias"], 0.0)
                x += small.reshape(len(floats), -1) @ w[f"{group.name}.trunk"]
            else:
                x += e.sum(1) @ w[f"{group.name}.trunk"]
        for block in range(shape.blocks):
            part = f"block{block}"
            h = normed(x, w[f"{part}.scale"], w[f"{part}.shift"])
            h = np.maximum(h @ w[f"{part}.one"] + w[f"{part}.one.bias"], 0.0)
            x += h @ w[f"{part}.two"] + w[f"{part}.two.bias"]
        return encoded, np.maximum(normed(x, w["end.scale"], w["end.shift"]), 0.0)

    def slots(self, group: GroupShape, floats: Rows, ints: Rows, verbs: Rows, cards: Rows | None) -> Rows:
        w, name, size, count = self.w, group.name, len(floats), group.count
        first = group.first_float
        x = floats[:, first : first + count * group.floats].reshape(size * count, -1) @ w[f"{name}.numbers"]
        x += w[f"{name}.bias"]
        if group.ints:
            first = group.first_int
            given = ints[:, first : first + count * group.ints].reshape(size * count, -1)
            if group.cards and cards is not None:
                x += cards[given[:, 0]]
            if group.cards:
                given = given[:, 1:]
            if given.shape[1]:
                x += summed(w[f"{name}.categories"], given, group.offsets)
        if group.verbs:
            x += verbs[:, group.first_slot : group.first_slot + count].reshape(size * count, -1)
        x = np.maximum(np.maximum(x, 0.0) @ w[f"{name}.two"] + w[f"{name}.two.bias"], 0.0)
        found: Rows = x.reshape(size, count, -1)
        return found

    def policy(self, encoded: list[Rows], trunk: Rows, legal: list[list[int]]) -> list[Rows]:
        w, shape = self.w, self.shape
        about = np.zeros((len(trunk), shape.outputs + 1), np.float32)
        for e, group in zip(encoded, shape.groups, strict=True):
            if group.verbs:
                guide = trunk @ w[f"{group.name}.guide"] + w[f"{group.name}.guide.bias"]
                d = np.maximum(e @ w[f"{group.name}.decode"] + guide[:, None], 0.0)
                first, size = group.first_output, group.count * len(group.verbs)
                about[:, first : first + size] = (d @ w[f"{group.name}.verbs"]).reshape(len(trunk), -1)
        found = []
        for row, actions in enumerate(legal):
            logits = w["actions.rows"][actions] @ trunk[row] + w["actions.bias"][actions]
            logits += about[row][shape.about_output[actions]].sum(1)
            logits -= logits.max()
            found.append(logits - np.log(np.exp(logits).sum()))
        return found

    def values(self, trunk: Rows, floats: Rows) -> tuple[Rows, Rows]:
        w = self.w
        v = np.maximum(trunk @ w["value"] + w["value.bias"], 0.0)
        logits = np.where(floats[:, :SEATS] > 0.0, v @ w["shares"] + w["shares.bias"], -np.inf)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        points = floats[:, SEATS : 2 * SEATS] + v @ w["points"] + w["points.bias"]
        return odds / odds.sum(1, keepdims=True), points


def with_nothing(rows: Rows) -> Rows:
    """With a row of zeros behind the last."""
    return np.concatenate([rows, np.zeros((1, rows.shape[1]), rows.dtype)])


def summed(vectors: Rows, ints: Rows, offsets: Rows) -> Rows:
    """The sum of the vectors of categories. The last vector is that of NONE: -1 finds it from behind."""
    found: Rows = vectors[np.where(ints < 0, -1, ints + offsets)].sum(1)
    return found


def normed(x: Rows, scale: Rows, shift: Rows) -> Rows:
    centred = x - x.mean(1, keepdims=True)
    spread = np.sqrt((centred * centred).mean(1, keepdims=True) + TINY)
    found: Rows = centred / spread * scale + shift
    return found
