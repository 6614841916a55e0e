"""Proximal policy optimisation (Schulman et al. 2017) on rollouts of games for several players.

A game is one thread of decisions by different seats. The network tells at every row what each seat may expect, so a
seat's advantage can be followed over the decisions of the others.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812 (its usual name)

from athanor.training.actors import ITSELF
from athanor.training.network import REFUSED, Net
from athanor.training.recorded import Recorded
from athanor.training.rollout import Rollout, to_relative
from athanor.training.settings import Settings
from athanor.training.words import TrainError

METERS = ("policy", "entropy", "shares", "points", "kl", "taught")


class Terms(NamedTuple):
    """What counts beside the surrogate objective, and how much."""

    lead: float
    weights: Tensor  # of entropy, of unlikely actions, of imitation


class Learner:
    def __init__(self, net: Net, settings: Settings) -> None:
        self.net = net
        self.settings = settings
        self.device = next(net.parameters()).device
        on_gpu = self.device.type == "cuda"
        # A tensor, so that a recorded step reads what it is now.
        self.rate = torch.tensor(settings.rate, device=self.device)
        self.optimiser = torch.optim.AdamW(
            net.parameters(), self.rate, betas=(0.9, 0.99), weight_decay=1e-3, fused=True, capturable=on_gpu
        )
        self.updates = 0
        self.step = Recorded(self.update, self.device)

    def schedule(self, part: float) -> Terms:
        """The weights of the terms after that part of the run (0 to 1); the learning rate is set besides."""
        o = self.settings
        self.rate.fill_((o.rate + (o.rate_end - o.rate) * part) * min(1.0, (self.updates + 1) / 20))
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate
        entropy = o.entropy + (o.entropy_end - o.entropy) * part
        teach = o.imitation * max(0.0, 1.0 - part / o.teach) if o.teach else 0.0
        return Terms(
            lead=o.lead + (o.lead_end - o.lead) * min(1.0, 1.5 * part),
            weights=torch.tensor([entropy, o.explore * (1.0 - part), teach], device=self.device),
        )

    def learn(self, rollout: Rollout, part: float, between: Callable[[], None] = lambda: None) -> dict[str, float]:
        """One rollout, some epochs. `between` is called after each minibatch, on a GPU while it is learnt from."""
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
        flat = [
            *(each[rows].flatten(0, 1) for each in (rollout.floats, rollout.ints, rollout.legal)),
            rollout.picks[rows].flatten(), rollout.policy[rows].flatten(), gain, mine.float(), taught, *targets,
        ]  # fmt: skip
        total, count = torch.zeros(len(METERS), device=gain.device), 0
        # Minibatches of one size, so that a step can be recorded; what is left over waits for the next epoch.
        parts = max(1, round(len(gain) / o.batch))
        size = len(gain) // parts
        for epoch in range(o.epochs):
            if epoch and total[4] / count > o.kl:
                break
            order = torch.randperm(len(gain), device=gain.device)
            for at in range(0, parts * size, size):
                some = order[at : at + size]
                total += self.step(*(each[some] for each in flat), terms.weights)[0]
                count += 1
                self.meanwhile(between)
        self.updates += 1
        found = (total / count).tolist()
        if not all(map(math.isfinite, found)):
            raise TrainError("train-diverged")
        return dict(zip(METERS, found, strict=True))

    def meanwhile(self, between: Callable[[], None]) -> None:
        """Minibatches are not put in a queue on the GPU: the actors would have to wait behind all of them. While one
        is learnt from they are answered by weights that are partly new; the log-probabilities that are kept are those
        they were given."""
        if self.device.type != "cuda":
            between()
            return
        done = torch.cuda.Event()
        done.record()
        while not done.query():
            between()

    def update(
        self,
        floats: Tensor,
        ints: Tensor,
        legal: Tensor,
        picks: Tensor,
        before: Tensor,
        gain: Tensor,
        mine: Tensor,
        taught: Tensor,
        wanted: Tensor,
        wanted_points: Tensor,
        weights: Tensor,
    ) -> tuple[Tensor]:
        """One minibatch, a row each: what was observed, the pick and its log-probability when it was made, what it
        gained, whether the policy learns from it, the teacher's pick, and what to expect by seat."""
        clip = self.settings.clip
        with autocast(self.device):
            policy, shares, points = self.net(floats, ints, legal)
        size = mine.sum().clamp(min=1.0)
        new = policy.gather(1, picks[:, None])[:, 0]
        ratio = (new - before).exp()
        surrogate = -(torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain) * mine).sum() / size
        entropy = -((policy.exp() * policy.clamp(min=-50.0)).sum(1) * mine).sum() / size
        # The entropy hardly notices what has become very unlikely; this does, so that nothing is given up for good.
        possible = (policy > REFUSED / 2).float()
        unlikely = -(((policy * possible).sum(1) / possible.sum(1)) * mine).sum() / size
        wanted = wanted.clamp(min=0.0)
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1e-3)
        share_loss = -(wanted * F.log_softmax(shares, 1).clamp(min=-30.0)).sum(1).mean()
        there = (floats[:, :4] > 0).float()
        point_loss = (F.smooth_l1_loss(points, wanted_points, reduction="none") * there).mean()
        loss = surrogate - weights[0] * entropy + weights[1] * unlikely + 0.5 * share_loss + 2.0 * point_loss
        imitation = torch.zeros((), device=self.device)
        if self.settings.teach:
            has = (taught >= 0).float()
            likely = policy.gather(1, taught.clamp(min=0)[:, None])[:, 0]
            imitation = -(likely * has).sum() / has.sum().clamp(min=1.0)
            loss = loss + weights[2] * imitation
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        with torch.no_grad():
            kl = ((ratio - 1 - ratio.log()) * mine).sum() / size
        return (torch.stack([surrogate, entropy, share_loss, point_loss, kl, imitation]).detach(),)


def autocast(device: torch.device) -> torch.autocast:
    """Products in bf16, on a CPU too where it is as fast; sums and exponentials stay in float32."""
    return torch.autocast(device.type, torch.bfloat16)
