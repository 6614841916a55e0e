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
        # One row more, for what is not legal: an output behind the last, as where an action is about nothing more.
        about = np.pad(shape.about_output, ((0, 1), (0, 0)), constant_values=shape.outputs)
        self.register_buffer("about_output", torch.from_numpy(about), False)

    def w(self, name: str) -> Tensor:
        return self.weights[name.replace(".", "/")]

    # ---------------------------------------------------------------- parts

    def slots(
        self, number: int, group: GroupShape, floats: Tensor, ints: Tensor, asked: Tensor, cards: Tensor
    ) -> Tensor:
        """The vectors of a group's slots, (batch, count, slot)."""
        size, count, name = floats.shape[0], group.count, group.name
        first = group.first_float
        numbers = floats[:, first : first + count * group.floats].reshape(size * count, group.floats)
        x = torch.addmm(self.w(f"{name}.bias"), numbers, self.w(f"{name}.numbers"))
        first = group.first_int
        found = ints[:, first : first + count * group.ints].reshape(size * count, group.ints)
        if group.cards:
            x = x + F.embedding(torch.where(found[:, 0] < 0, cards.shape[0] - 1, found[:, 0]), cards)
            found = found[:, 1:]
        rows = group.rows
        counts = [counted(torch.where(found < 0, rows, found + getattr(self, f"offsets{number}")), rows + 1)]
        vectors = [self.w(f"{name}.categories"), torch.zeros(1, x.shape[1], device=x.device)]
        if group.verbs:
            first, verbs = group.first_output, len(group.verbs)
            counts.append(asked[:, first : first + count * verbs].reshape(size * count, verbs))
            vectors.append(self.w("verbs.in")[group.first_verb : group.first_verb + verbs])
        x = x + halved(torch.cat(counts, 1), vectors[0]) @ halved(torch.cat(vectors), vectors[0])
        x = F.relu(torch.addmm(self.w(f"{name}.two.bias"), F.relu(x), self.w(f"{name}.two")))
        return x.view(size, count, -1)

    def asked(self, legal: Tensor, ok: Tensor) -> Tensor:
        """How many legal actions are about each slot with each verb, (batch, outputs + 1)."""
        outputs = self.about_output[torch.where(ok, legal, len(self.about_output) - 1)]
        return counted(outputs.flatten(1), self.shape.outputs + 1)

    # ---------------------------------------------------------------- the whole

    def forward(self, floats: Tensor, ints: Tensor, legal: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Log-probabilities of the legal actions (REFUSED beyond), logits of the shares, scaled points; by seat, the
        one that observes first."""
        shape = self.shape
        ints = ints.long()
        given = legal.shape[1]
        # Shorter rows are faster on a CPU; on a GPU the wait for their length costs more.
        most = given if legal.is_cuda else int((legal >= 0).sum(1).max())
        legal = legal[:, :most].long()
        ok = legal >= 0
        encoded, x = self.trunk(floats, ints, legal, ok)
        outputs = []
        asked = [group for group in shape.groups if group.verbs]
        # All at once: many small products take longer than one large one.
        guides = torch.addmm(
            torch.cat([self.w(f"{group.name}.guide.bias") for group in asked]),
            x,
            torch.cat([self.w(f"{group.name}.guide") for group in asked], 1),
        ).split(shape.slot, 1)
        for group, guide in zip(asked, guides, strict=True):
            e = encoded[shape.groups.index(group)]
            d = (e.view(-1, shape.slot) @ self.w(f"{group.name}.decode")).view(e.shape) + guide[:, None]
            d = F.relu(d).view(-1, shape.slot) @ self.w(f"{group.name}.verbs")
            outputs.append(d.view(len(e), -1).float())
        plain = torch.addmm(self.w("actions.bias"), x, self.w("actions")).float()
        about = F.pad(torch.cat(outputs, 1), (0, 1)) if outputs else torch.zeros_like(plain[:, :1])
        known = torch.where(ok, legal, 0)
        logits = plain.gather(1, known)
        for place in range(self.about_output.shape[1]):
            logits = logits + about.gather(1, self.about_output[known][:, :, place])
        policy = F.pad(F.log_softmax(logits.masked_fill(~ok, REFUSED), 1), (0, given - legal.shape[1]), value=REFUSED)
        v = F.relu(torch.addmm(self.w("value.bias"), x, self.w("value")))
        shares = torch.addmm(self.w("shares.bias"), v, self.w("shares")).float()
        shares = shares.masked_fill(floats[:, :SEATS] == 0, REFUSED)
        points = floats[:, SEATS : 2 * SEATS] + torch.addmm(self.w("points.bias"), v, self.w("points")).float()
        return policy, shares, points

    def trunk(self, floats: Tensor, ints: Tensor, legal: Tensor, ok: Tensor) -> tuple[list[Tensor], Tensor]:
        """The vectors of the slots by group, and that of the whole table."""
        shape, layout = self.shape, self.shape.layout
        x = torch.addmm(self.w("table.bias"), floats[:, : layout.table_floats], self.w("table.numbers")).float()
        found = ints[:, : layout.table_ints]
        x = x + bag_of(self.w("table.categories"), torch.where(found < 0, shape.rows, found + self.offsets))
        x = x + bag_of(self.w("table.legal"), torch.where(ok, legal, layout.num_actions))
        asked = self.asked(legal, ok)
        cards = halved(self.printed @ self.w("printed"), x) if layout.printed else self.printed
        encoded, parts = [], []
        for number, group in enumerate(shape.groups):
            e = self.slots(number, group, floats, ints, asked, cards)
            encoded.append(e)
            if group.ordered:
                flat = e.view(-1, shape.slot)
                small = F.relu(torch.addmm(self.w(f"{group.name}.small.bias"), flat, self.w(f"{group.name}.small")))
                parts.append(small.view(len(x), -1))
            else:
                parts.append(e.sum(1))
        x = x + torch.cat(parts, 1) @ torch.cat([self.w(f"{group.name}.trunk") for group in shape.groups])
        for block in range(shape.blocks):
            part = f"block{block}"
            h = F.layer_norm(x, (shape.width,), self.w(f"{part}.scale"), self.w(f"{part}.shift"))
            h = F.relu(torch.addmm(self.w(f"{part}.one.bias"), h, self.w(f"{part}.one")))
            x = x + torch.addmm(self.w(f"{part}.two.bias"), h, self.w(f"{part}.two"))
        return encoded, F.relu(F.layer_norm(x, (shape.width,), self.w("end.scale"), self.w("end.shift")))

    def arrays(self) -> Weights:
        return {name.replace("/", "."): w.detach().float().cpu().numpy() for name, w in self.weights.items()}

    def load_arrays(self, weights: Weights) -> None:
        with torch.no_grad():
            for name, w in self.weights.items():
                w.copy_(torch.from_numpy(np.asarray(weights[name.replace("/", ".")], np.float32)))


def counted(index: Tensor, width: int) -> Tensor:
    """How often each number below `width` stands in a row; in bytes on a CPU, which a GPU adds more slowly."""
    kind = torch.float32 if index.is_cuda else torch.uint8
    counts = torch.zeros(index.shape[0], width, dtype=kind, device=index.device)
    return counts.scatter_add_(1, index, counts.new_ones(1).expand(index.shape))


def bag_of(weight: Tensor, index: Tensor) -> Tensor:
    """The sum of the rows of `weight`; the index behind the last row is nothing.

    As a product with counts instead of look-ups, and counted in bytes: on a CPU two to three times as fast.
    """
    return halved(counted(index, weight.shape[0] + 1), weight) @ halved(F.pad(weight, (0, 0, 0, 1)), weight)


def halved(x: Tensor, weight: Tensor) -> Tensor:
    """In half precision where products are made in it, otherwise in that of the weights."""
    return x.to(torch.bfloat16 if torch.is_autocast_enabled(x.device.type) else weight.dtype)


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
