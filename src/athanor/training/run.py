"""A run of learning from beginning to end: play and learn in turn, keep copies, save, go on after a stop."""

from __future__ import annotations

import json
import pickle
import random
import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

import athanor
from athanor.envs.batched import MOST_LEGAL
from athanor.envs.layout import SEATS
from athanor.nn import weights as files
from athanor.nn.shape import Shape
from athanor.training.actors import FROZEN, GROUPS, KINDS, TAUGHT, Actor, Mix, Slab, encoder_of
from athanor.training.growing import grown
from athanor.training.learner import Learner, autocast
from athanor.training.network import Net
from athanor.training.recorded import Recorded
from athanor.training.rollout import Rollout, to_absolute
from athanor.training.settings import Settings
from athanor.training.words import TrainError

Report = Callable[[dict[str, Any]], None]
STATE, LOG = "state.pt", "log.jsonl"


class Run:
    """`folder` holds `weights.npz`, `state.pt` (to go on from) and `log.jsonl` (one line per report)."""

    def __init__(self, settings: Settings, folder: Path, report: Report = print) -> None:
        self.settings = o = settings
        self.folder = folder
        self.report = report
        self.progress: Callable[[Run], None] | None = None  # called after every rollout
        self.stopped = False  # set it, and the run ends after this rollout, saved
        game, encoder = athanor.game(o.game), encoder_of(o.game)
        self.encoder, self.layout = encoder, encoder.layout
        torch.manual_seed(o.seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        printed = None
        if self.layout.printed:
            players, options = encoder.table(random.Random(o.seed))
            printed = np.array(encoder.printed(game.new(players, o.seed, options, quiet=True)), np.float32)
        shape = Shape(self.layout, o.width, o.slot, o.blocks)
        self.net = Net(shape, printed).to(self.device)
        self.frozen = Net(shape, printed).to(self.device)
        self.mean = {name: w.detach().clone() for name, w in self.net.state_dict().items()}
        self.learner = Learner(self.net, o)
        self.copies: list[dict[str, Any]] = []
        self.spent, self.decisions, self.updates = 0.0, 0, 0
        self.wins: dict[int, list[float]] = {}
        self.actors: list[Actor] = []
        self.slab: Slab | None = None
        self.pinned = 0  # the address of its memory
        folder.mkdir(parents=True, exist_ok=True)
        self.resume()
        # A run that goes on must not play the deals again that it began with.
        self.rng = random.Random(f"{o.seed} {self.updates}")
        torch.manual_seed(self.rng.getrandbits(60))
        if not self.copies:
            self.freeze()

    # ---------------------------------------------------------------- going on after a stop

    def resume(self) -> None:
        file, game = self.folder / STATE, self.settings.game
        if not file.exists():
            return
        given = BytesIO(file.read_bytes())
        try:
            saved = torch.load(given, map_location=self.device, weights_only=True)
            parts = [saved[name] for name in ("net", "mean", "optimiser", "copies", "spent", "decisions", "updates")]
        except (OSError, RuntimeError, pickle.UnpicklingError, EOFError, KeyError, TypeError, ValueError) as broken:
            raise TrainError("train-damaged", file=str(file)) from broken
        if saved.get("game", game) != game:
            raise TrainError("train-other-game", folder=str(self.folder), other=saved["game"], game=game)
        net, self.mean, optimiser, self.copies, self.spent, self.decisions, self.updates = parts
        try:
            self.net.load_state_dict(net)
            self.learner.optimiser.load_state_dict(optimiser)
        except (RuntimeError, ValueError) as other:
            raise TrainError("train-other-shape", folder=str(self.folder), game=game) from other
        self.learner.updates = self.updates
        self.forget_later_reports()

    def forget_later_reports(self) -> None:
        """After a kill the log may tell of more than was saved, and its last line may be cut off."""
        log, kept = self.folder / LOG, []
        for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else ():
            try:
                told = json.loads(line)
            except ValueError:
                continue
            if told["decisions"] <= self.decisions:
                kept.append(line + "\n")
        replace(log, lambda file: file.write_text("".join(kept), encoding="utf-8"))

    def begin_from(self, file: Path) -> None:
        """Weights of a network of this size or smaller instead of random ones, for a run that has not begun."""
        game = self.settings.game
        try:
            weights, about = files.load(file)
            size = about["shape"]
            old = Shape(self.layout, int(size["width"]), int(size["slot"]), int(size["blocks"]))
            files.check(old, weights)
            weights = grown(weights, old, self.net.shape, self.settings.seed)
        except (OSError, ValueError, KeyError, TypeError) as broken:
            raise TrainError("train-bad-weights", file=str(file), game=game) from broken
        if about.get("game", game) != game:
            raise TrainError("train-bad-weights", file=str(file), game=game)
        self.net.load_arrays(weights)
        self.mean = {name: w.detach().clone() for name, w in self.net.state_dict().items()}
        self.copies.clear()
        self.freeze()

    def save(self) -> None:
        saved = {
            "game": self.settings.game, "net": self.net.state_dict(), "mean": self.mean,
            "optimiser": self.learner.optimiser.state_dict(),
            "copies": self.copies, "spent": self.spent, "decisions": self.decisions, "updates": self.updates,
        }  # fmt: skip
        replace(self.folder / STATE, lambda file: torch.save(saved, file))
        about = {
            "game": self.settings.game, "rules": athanor.game(self.settings.game).rules_version,
            "shape": {"width": self.settings.width, "slot": self.settings.slot, "blocks": self.settings.blocks},
            "settings": self.settings.plain(), "decisions": self.decisions, "minutes": round(self.spent / 60, 1),
        }  # fmt: skip
        for name, state in (("last", self.net.state_dict()), ("weights", self.mean)):
            arrays = {
                key.removeprefix("weights.").replace("/", "."): value.float().cpu().numpy()
                for key, value in state.items()
            }
            replace(self.folder / f"{name}.npz", partial(files.save, weights=arrays, about=about))

    def freeze(self) -> None:
        """Keep a copy of the network as it is, and let one of those that are kept play as the frozen opponent."""
        self.copies.append({name: w.detach().clone() for name, w in self.net.state_dict().items()})
        if len(self.copies) > max(2, self.settings.copies):
            # The newest and the oldest stay; in between one goes at random, so that copies of all ages remain.
            self.copies.pop(self.rng.randrange(1, len(self.copies) - 1))

    # ---------------------------------------------------------------- the loop

    def start(self) -> None:
        o = self.settings
        kinds = Mix(o.frozen, o.hand_made, o.rand, o.taught if o.teach else 0.0).kinds(o.games)
        self.lanes = o.actors * o.games  # of one group
        self.slab = Slab(self.encoder, self.lanes)
        for number in range(o.actors):
            seed = self.rng.getrandbits(60)
            self.actors.append(Actor(o.game, kinds, seed, self.slab, self.lanes, number * o.games))
        made = (self.layout, MOST_LEGAL, o.steps, GROUPS * self.lanes, self.device)
        self.rollouts = [Rollout(*made), Rollout(*made)]
        self.filling, self.row, self.group = 0, 0, 0
        # What the actors write, as tensors on the same memory; a GPU reads it without a copy in between.
        self.observed = [{name: torch.from_numpy(each) for name, each in arrays.items()} for arrays in self.slab.groups]
        self.pinned = self.slab.groups[0]["floats"].ctypes.data
        if self.device.type == "cuda":
            # Pinned, or the system would copy it once more on the way to the GPU.
            torch.cuda.cudart().cudaHostRegister(self.pinned, self.slab.memory.memory.size, 0)
        self.old = torch.tensor(kinds * o.actors, device=self.device).eq(FROZEN).nonzero()[:, 0]
        self.answer = Recorded(self.answers, self.device)
        self.acting = torch.cuda.Stream(priority=-1) if self.device.type == "cuda" else None
        self.ready = [[False] * o.actors for _ in range(GROUPS)]

    def play(self) -> None:
        """Evaluate every group that is ready, until the rollout is full."""
        while self.row <= self.settings.steps:
            self.collect(True)
            self.act()

    def play_meanwhile(self) -> None:
        """The same between two minibatches, as far as it goes without waiting."""
        while self.row <= self.settings.steps and self.collect(False):
            self.act()

    def collect(self, wait: bool) -> bool:
        """Whether all actors have played the group that comes next."""
        for number, actor in enumerate(self.actors):
            while not self.ready[self.group][number]:
                if not wait and not actor.pipe.poll():
                    return False
                group, wins = actor.take()
                self.ready[group][number] = True
                for kind, found in wins.items():
                    old = self.wins.setdefault(kind, [0.0] * len(found))
                    self.wins[kind] = [a + b for a, b in zip(old, found, strict=True)]
        return True

    def reward(self) -> float:
        """Points for a unit of progress at this time of the run."""
        o = self.settings
        part = self.spent / (o.minutes * 60)
        return o.progress * max(0.0, 1.0 - part / o.progress_until) if o.progress_until else 0.0

    def act(self) -> None:
        """Draw actions for the group that is ready, and send them to its actors.

        On a stream of its own that goes before the learner's, so that no actor waits for a minibatch to be learnt from.
        """
        with torch.cuda.stream(self.acting):
            self.draw()

    def draw(self) -> None:
        group, t = self.group, self.row
        into = self.rollouts[self.filling]
        part = slice(group * self.lanes, (group + 1) * self.lanes)
        given = {name: each.to(self.device, non_blocking=True) for name, each in self.observed[group].items()}
        into.floats[t, part] = given["floats"]
        into.ints[t, part] = given["ints"]
        into.legal[t, part] = given["legal"]
        into.seat[t, part] = given["seat"]
        into.lane[t, part] = given["lane"]
        into.taught[t, part] = given["taught"]
        into.done[t, part] = given["done"]
        into.results[0, t, part] = given["shares"]
        into.results[1, t, part] = (given["points"] + self.reward() * given["progress"]) / self.layout.points_scale
        pick, likely, shares, points, lines = self.answer(
            into.floats[t, part], into.ints[t, part], into.legal[t, part], into.seat[t, part], into.lane[t, part]
        )
        into.lines[t, part] = lines
        into.picks[t, part] = pick
        into.policy[t, part] = likely
        into.values[0, t, part] = shares
        into.values[1, t, part] = points
        self.observed[group]["picks"].copy_(pick)
        for number, actor in enumerate(self.actors):
            self.ready[group][number] = False
            actor.give(group)
        self.group = (group + 1) % GROUPS
        if self.group == 0:
            self.row += 1

    def answers(self, floats: Tensor, ints: Tensor, legal: Tensor, seat: Tensor, lane: Tensor) -> tuple[Tensor, ...]:
        """For a group: the picks, their log-probabilities, what each seat may expect, how many seats there are."""
        old = self.old
        with torch.no_grad(), autocast(self.device):
            policy, shares, points = self.net(floats, ints, legal)
            theirs = self.frozen(floats[old], ints[old], legal[old])[0] if len(old) else policy[:0]
        pick = drawn(policy)
        if len(old):
            pick[old] = torch.where(lane[old] == FROZEN, drawn(theirs), pick[old])
        lines = (floats[:, :SEATS] > 0).sum(1)
        likely = policy.gather(1, pick[:, None])[:, 0]
        shares = to_absolute(shares.softmax(1), seat, lines)
        return pick, likely, shares, to_absolute(points, seat, lines), lines

    def swap(self) -> Rollout:
        """Hand out the full rollout; the next is filled from now on."""
        self.wait_for_gpu()
        full = self.rollouts[self.filling]
        self.filling = 1 - self.filling
        self.rollouts[self.filling].carry_over(full)
        self.row = 1
        self.wait_for_gpu()
        return full

    def wait_for_gpu(self) -> None:
        """Until all streams have done what was asked of them."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def __call__(self) -> None:
        o = self.settings
        began, before = time.monotonic(), self.spent
        next_save, next_freeze = self.spent + o.save_every, self.spent + o.frozen_every
        next_report, shown = self.spent + o.report_every, (self.spent, self.decisions)
        meters: dict[str, float] = {}
        try:
            self.start()
            while self.spent < o.minutes * 60 and not self.stopped:
                self.frozen.load_state_dict(self.rng.choice(self.copies))
                self.wait_for_gpu()
                self.play()
                meters = self.learner.learn(self.swap(), self.spent / (o.minutes * 60), self.play_meanwhile)
                self.updates += 1
                self.decisions += o.steps * GROUPS * self.lanes
                keep = min(0.99, self.updates / (self.updates + 10))
                for name, w in self.net.state_dict().items():
                    self.mean[name].lerp_(w, 1 - keep)
                self.spent = before + time.monotonic() - began
                if self.spent > next_report:
                    self.tell(meters, shown)
                    next_report, shown = self.spent + o.report_every, (self.spent, self.decisions)
                if self.spent > next_freeze:
                    self.freeze()
                    next_freeze = self.spent + o.frozen_every
                if self.spent > next_save:
                    self.save()
                    next_save = self.spent + o.save_every
                if self.progress is not None:
                    self.progress(self)
            if self.decisions > shown[1]:
                self.tell(meters, shown)
            self.save()
        finally:
            for actor in self.actors:
                actor.leave()
            for actor in self.actors:
                actor.close()
            self.actors = []
            if self.slab is not None:
                if self.device.type == "cuda":
                    torch.cuda.cudart().cudaHostUnregister(self.pinned)
                self.observed = []
                self.slab.close(unlink=True)

    def tell(self, meters: dict[str, float], shown: tuple[float, int]) -> None:
        line: dict[str, Any] = {
            "seconds": round(self.spent, 1), "updates": self.updates, "decisions": self.decisions,
            "rate": round((self.decisions - shown[1]) / max(1e-3, self.spent - shown[0])),
            **{name: round(value, 4) for name, value in meters.items()},
        }  # fmt: skip
        for kind, (games, share, own, others, fair) in sorted(self.wins.items()):
            if games and kind not in (TAUGHT,):
                line[KINDS[kind]] = {
                    "games": int(games), "share": round(share / games, 3), "points": round(own / games, 1),
                    "others": round(others / games, 1), "fair": round(fair / games, 3),
                }  # fmt: skip
        self.wins = {}
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        self.report(line)


def drawn(policy: torch.Tensor) -> torch.Tensor:
    """One action by its probability (Gumbel's trick)."""
    return (policy - torch.empty_like(policy).exponential_().clamp_min_(1e-10).log()).argmax(1)


def replace(file: Path, write: Callable[[Path], object]) -> None:
    """Written beside it first, so that a kill leaves the old one or the new one."""
    beside = file.with_name(file.name + ".new")
    write(beside)
    beside.replace(file)
