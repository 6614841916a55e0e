"""Proximal policy optimisation (Schulman et al. 2017) on rollouts of games for several players.

A game is one thread of decisions by different seats. The network tells at every row what each seat may expect, so a
seat's advantage can be followed over the decisions of the others.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812 (its usual name)

from athanor.training.actors import ITSELF
from athanor.training.network import REFUSED, Net
from athanor.training.rollout import Rollout, to_relative
from athanor.training.settings import Settings
from athanor.training.words import TrainError

METERS = ("policy", "entropy", "shares", "points", "kl", "taught")


class Terms(NamedTuple):
    """What counts beside the surrogate objective, and how much."""

    entropy: float
    explore: float
    lead: float
    teach: float


class Learner:
    def __init__(self, net: Net, settings: Settings) -> None:
        self.net = net
        self.settings = settings
        self.optimiser = torch.optim.AdamW(
            net.parameters(), settings.rate, betas=(0.9, 0.99), weight_decay=1e-3, fused=True
        )
        self.updates = 0

    def schedule(self, part: float) -> Terms:
        """The weights of the terms after that part of the run (0 to 1); the learning rate is set besides."""
        o = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = (o.rate + (o.rate_end - o.rate) * part) * min(1.0, (self.updates + 1) / 20)
        return Terms(
            entropy=o.entropy + (o.entropy_end - o.entropy) * part,
            explore=o.explore * (1.0 - part),
            lead=o.lead + (o.lead_end - o.lead) * min(1.0, 1.5 * part),
            teach=o.imitation * max(0.0, 1.0 - part / o.teach) if o.teach else 0.0,
        )

    def learn(self, rollout: Rollout, part: float, between: object = None) -> dict[str, float]:
        """One rollout, some epochs. `between` is called after each minibatch."""
        o = self.settings
        terms = self.schedule(part)
        advantages, targets = rollout.advantages(o.trace)
        rows = slice(0, rollout.steps)
        seat, lines = rollout.seat[rows], rollout.lines[rows]
        own = to_relative(advantages[0], seat, lines)[..., 0]
        ahead = to_relative(advantages[1], seat, lines)
        others = (lines - 1).clamp(min=1)
        gain = own + terms.lead * (ahead[..., 0] - ahead[..., 1:].sum(-1) / others)
        taught = rollout.taught[rows].flatten().long()
        mine = (rollout.lane[rows] == ITSELF).flatten() & (taught < 0)
        gain = gain.flatten()
        gain = (gain - gain[mine].mean()) / (gain[mine].std() + 1e-6)
        targets = torch.stack([to_relative(each, seat, lines).flatten(0, 1) for each in targets])
        flat = Flat(rollout, gain, mine.float(), taught, targets)
        total, count = torch.zeros(len(METERS), device=gain.device), 0
        size = min(o.batch, len(gain))
        for epoch in range(o.epochs):
            if epoch and total[4] / count > o.kl:
                break
            order = torch.randperm(len(gain), device=gain.device)
            for at in range(0, len(order) - size // 2, size):  # what is left over waits for the next epoch
                total += self.update(flat, order[at : at + size], terms)
                count += 1
                if callable(between):
                    between()
        self.updates += 1
        found = (total / count).tolist()
        if not all(map(math.isfinite, found)):
            raise TrainError("train-diverged")
        return dict(zip(METERS, found, strict=True))

    def update(self, flat: Flat, some: Tensor, terms: Terms) -> Tensor:
        clip = self.settings.clip
        with autocast(some.device):
            policy, shares, points = self.net(flat.floats[some], flat.ints[some], flat.legal[some])
        mine = flat.mine[some]
        size = mine.sum().clamp(min=1.0)
        new = policy.gather(1, flat.picks[some, None])[:, 0]
        ratio = (new - flat.policy[some]).exp()
        gain = flat.gain[some]
        surrogate = -(torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain) * mine).sum() / size
        entropy = -((policy.exp() * policy.clamp(min=-50.0)).sum(1) * mine).sum() / size
        # The entropy hardly notices what has become very unlikely; this does, so that nothing is given up for good.
        legal = (policy > REFUSED / 2).float()
        unlikely = -(((policy * legal).sum(1) / legal.sum(1)) * mine).sum() / size
        wanted = flat.targets[0, some].clamp(min=0.0)
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1e-3)
        share_loss = -(wanted * F.log_softmax(shares, 1).clamp(min=-30.0)).sum(1).mean()
        there = (flat.floats[some, :4] > 0).float()
        point_loss = (F.smooth_l1_loss(points, flat.targets[1, some], reduction="none") * there).mean()
        loss = surrogate - terms.entropy * entropy + terms.explore * unlikely + 0.5 * share_loss + 2.0 * point_loss
        imitation = torch.zeros((), device=some.device)
        if terms.teach:
            shown = flat.taught[some]
            has = (shown >= 0).float()
            likely = policy.gather(1, shown.clamp(min=0)[:, None])[:, 0]
            imitation = -(likely * has).sum() / has.sum().clamp(min=1.0)
            loss = loss + terms.teach * imitation
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        with torch.no_grad():
            kl = ((ratio - 1 - ratio.log()) * mine).sum() / size
        return torch.stack([surrogate, entropy, share_loss, point_loss, kl, imitation]).detach()


class Flat:
    """The rows of a rollout side by side, without their order in time."""

    def __init__(self, rollout: Rollout, gain: Tensor, mine: Tensor, taught: Tensor, targets: Tensor) -> None:
        rows = slice(0, rollout.steps)
        self.floats = rollout.floats[rows].flatten(0, 1)
        self.ints = rollout.ints[rows].flatten(0, 1)
        self.legal = rollout.legal[rows].flatten(0, 1)
        self.picks = rollout.picks[rows].flatten()
        self.policy = rollout.policy[rows].flatten()
        self.gain, self.mine, self.taught, self.targets = gain, mine, taught, targets


def autocast(device: torch.device) -> torch.autocast:
    """Products in bf16, on a CPU too where it is as fast; sums and exponentials stay in float32."""
    return torch.autocast(device.type, torch.bfloat16)
