"""The network that learns: the same as `nn/network.py`, in PyTorch, for whole batches and with gradients."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812 (its usual name)

from athanor.envs.layout import SEATS
from athanor.nn.shape import GroupShape, Shape, Weights

REFUSED = -1e9  # the logit of what is not legal
SMALL = 0.05  # outputs begin near zero: every action alike, every seat alike


class Net(nn.Module):
    def __init__(self, shape: Shape, printed: NDArray[Any] | None = None) -> None:
        super().__init__()
        self.shape = shape
        self.weights = nn.ParameterDict(
            {name.replace(".", "/"): initial(name, size) for name, size in shape.weights().items()}
        )
        cards = np.zeros((1, max(1, shape.layout.printed)), np.float32) if printed is None else printed
        # One row more: nothing is printed where no card lies.
        self.register_buffer("printed", F.pad(torch.from_numpy(np.asarray(cards, np.float32)), (0, 0, 0, 1)), False)
        self.register_buffer("offsets", torch.from_numpy(shape.offsets), False)
        for number, group in enumerate(shape.groups):
            self.register_buffer(f"offsets{number}", torch.from_numpy(group.offsets), False)
        for name in ("about_slot", "about_verb", "about_output"):
            self.register_buffer(name, torch.from_numpy(getattr(shape, name)), False)

    def w(self, name: str) -> Tensor:
        return self.weights[name.replace(".", "/")]

    # ---------------------------------------------------------------- parts

    def bag(self, name: str, ints: Tensor, offsets: Tensor, rows: int) -> Tensor:
        """The sum of the learnt vectors of categories; NONE has none."""
        index = torch.where(ints < 0, rows, ints + offsets)
        return bag_of(self.w(name), index)

    def slots(self, number: int, group: GroupShape, floats: Tensor, ints: Tensor, verbs: Tensor) -> Tensor:
        """The vectors of a group's slots, (batch, count, slot)."""
        size, count = floats.shape[0], group.count
        first = group.first_float
        numbers = floats[:, first : first + count * group.floats].reshape(size * count, group.floats)
        x = numbers @ self.w(f"{group.name}.numbers") + self.w(f"{group.name}.bias")
        if group.ints:
            first = group.first_int
            found = ints[:, first : first + count * group.ints].reshape(size * count, group.ints)
            if group.cards:
                made = self.printed @ self.w("printed")
                card = found[:, 0]
                x = x + F.embedding(torch.where(card < 0, made.shape[0] - 1, card), made).to(x.dtype)
                found = found[:, 1:]
            if found.shape[1]:
                offsets = getattr(self, f"offsets{number}")
                x = x + self.bag(f"{group.name}.categories", found, offsets, group.rows).to(x.dtype)
        if group.verbs:
            first = group.first_slot
            x = x + verbs[:, first : first + count].reshape(size * count, -1).to(x.dtype)
        x = F.relu(F.relu(x) @ self.w(f"{group.name}.two") + self.w(f"{group.name}.two.bias"))
        return x.view(size, count, -1)

    def legal_verbs(self, legal: Tensor, ok: Tensor) -> Tensor:
        """By slot, the sum of the vectors of the verbs by which legal actions are about it."""
        shape = self.shape
        rows, places = ok.nonzero(as_tuple=True)
        actions = legal[rows, places]
        slots = (rows[:, None] * (shape.slots + 1) + self.about_slot[actions]).flatten()
        vectors = F.pad(self.w("verbs.in"), (0, 0, 0, 1))[self.about_verb[actions].flatten()]
        found = torch.zeros(legal.shape[0] * (shape.slots + 1), shape.slot, dtype=vectors.dtype, device=legal.device)
        return found.index_add(0, slots, vectors).view(legal.shape[0], shape.slots + 1, shape.slot)

    # ---------------------------------------------------------------- the whole

    def forward(self, floats: Tensor, ints: Tensor, legal: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Log-probabilities of the legal actions (REFUSED beyond), logits of the shares, scaled points; by seat, the
        one that observes first."""
        shape = self.shape
        ints = ints.long()
        legal, given = legal[:, : int((legal >= 0).sum(1).max())].long(), legal.shape[1]
        ok = legal >= 0
        number_of_table = shape.layout.table_floats
        x = floats[:, :number_of_table] @ self.w("table.numbers") + self.w("table.bias")
        x = x + self.bag("table.categories", ints[:, : shape.layout.table_ints], self.offsets, shape.rows)
        x = x + bag_of(self.w("table.legal"), torch.where(ok, legal, shape.layout.num_actions))
        verbs = self.legal_verbs(legal, ok)
        encoded = []
        for number, group in enumerate(shape.groups):
            e = self.slots(number, group, floats, ints, verbs)
            encoded.append(e)
            if group.ordered:
                small = F.relu(e @ self.w(f"{group.name}.small") + self.w(f"{group.name}.small.bias"))
                x = x + small.flatten(1) @ self.w(f"{group.name}.trunk")
            else:
                x = x + torch.cat([e.sum(1), e.amax(1)], 1) @ self.w(f"{group.name}.trunk")
        for block in range(shape.blocks):
            part = f"block{block}"
            h = F.layer_norm(x.float(), (shape.width,), self.w(f"{part}.scale"), self.w(f"{part}.shift"))
            h = F.relu(h @ self.w(f"{part}.one") + self.w(f"{part}.one.bias"))
            x = x + h @ self.w(f"{part}.two") + self.w(f"{part}.two.bias")
        x = F.relu(F.layer_norm(x.float(), (shape.width,), self.w("end.scale"), self.w("end.shift")))
        outputs = []
        for e, group in zip(encoded, shape.groups, strict=True):
            if group.verbs:
                guide = x @ self.w(f"{group.name}.guide") + self.w(f"{group.name}.guide.bias")
                d = F.relu(e @ self.w(f"{group.name}.decode") + guide[:, None])
                outputs.append((d @ self.w(f"{group.name}.verbs")).flatten(1).float())
        plain = (x @ self.w("actions")).float() + self.w("actions.bias")
        about = F.pad(torch.cat(outputs, 1), (0, 1)) if outputs else torch.zeros_like(plain[:, :1])
        known = torch.where(ok, legal, 0)
        logits = plain.gather(1, known)
        for place in range(self.about_output.shape[1]):
            logits = logits + about.gather(1, self.about_output[known][:, :, place])
        policy = F.pad(F.log_softmax(logits.masked_fill(~ok, REFUSED), 1), (0, given - legal.shape[1]), value=REFUSED)
        v = F.relu((x @ self.w("value")).float() + self.w("value.bias"))
        present, points = floats[:, :SEATS], floats[:, SEATS : 2 * SEATS]
        shares = (v @ self.w("shares")).float() + self.w("shares.bias")
        shares = shares.masked_fill(present == 0, REFUSED)
        points = points + (v @ self.w("points")).float() + self.w("points.bias")
        return policy, shares, points

    def arrays(self) -> Weights:
        return {name.replace("/", "."): w.detach().float().cpu().numpy() for name, w in self.weights.items()}

    def load_arrays(self, weights: Weights) -> None:
        with torch.no_grad():
            for name, w in self.weights.items():
                w.copy_(torch.from_numpy(np.asarray(weights[name.replace("/", ".")], np.float32)))


def bag_of(weight: Tensor, index: Tensor) -> Tensor:
    """The sum of the rows of `weight`; the index behind the last row is nothing.

    As a product with counts instead of look-ups, and counted in bytes: on a CPU two to three times as fast.
    """
    kind = torch.bfloat16 if torch.is_autocast_enabled(index.device.type) else weight.dtype
    counts = torch.zeros(index.shape[0], weight.shape[0] + 1, dtype=torch.uint8, device=index.device)
    counts.scatter_add_(1, index, torch.ones(1, dtype=torch.uint8, device=index.device).expand(index.shape))
    return counts.to(kind) @ F.pad(weight, (0, 0, 0, 1)).to(kind)


def initial(name: str, size: tuple[int, ...]) -> nn.Parameter:
    if name.endswith("scale"):
        return nn.Parameter(torch.ones(size))
    if len(size) == 1:
        return nn.Parameter(torch.zeros(size))
    made = torch.randn(size) / max(1, size[0]) ** 0.5
    if name.endswith((".categories", ".legal", "verbs.in")):
        made = torch.randn(size) * 0.1
    if name in ("actions", "shares", "points") or name.endswith(".verbs"):
        made *= SMALL
    if name.endswith(".two") and name.startswith("block"):
        made *= 0.2
    return nn.Parameter(made)
