"""How many expert positions each level finds: ``python tools/expert.py [GAME …]``.

An expert position has one right choice, for a reason that the rules give. ``tests/<game>/expert.toml`` holds those of a
game, and ``tests/bots/test_expert_positions.py`` asks ``master`` each of them. With new weights ``--mark`` writes anew
which ones master misses. ``--verify`` plays every choice out, many times over, and prints what each is worth.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from pathlib import Path
from typing import TYPE_CHECKING, Final

import athanor
from athanor import bots
from athanor.bots import outside
from athanor.bots.base import imagined, leave_out_back
from athanor.bots.search.halving import to_a_choice
from athanor.bots.seeds import derive
from athanor.core.state import State
from athanor.core.victory import won
from athanor.nn.late import evaluator_of

if TYPE_CHECKING:
    from athanor.nn.evaluator import Evaluator

ROOT: Final = Path(__file__).resolve().parents[1]
LEVELS: Final = ("heuristic", "novice", "adept", "master")
ASKED: Final = 20  # times: novice and adept draw their answer
LONGEST_PLAN: Final = 12
FIRST_LOOK: Final = 8  # playouts of every plan; then the best ones of each choice get all
BEST_PLANS: Final = 3


# ---------------------------------------------------------------- the positions


@dataclass(frozen=True)
class Expert:
    game: str
    name: str
    why: str  # one sentence: why the answer is right
    seat: int  # who is asked, counted from 0 as in the position
    right: tuple[
        str, ...
    ]  # the names of the right actions; several only where it makes no difference which comes first
    missed: bool  # by master, so far
    position: str  # as `State.position` writes it

    def state(self) -> State:
        return athanor.game(self.game).from_position(self.position)

    def answers(self) -> list[int]:
        actions = athanor.game(self.game).actions
        return [actions.id(name) for name in self.right]

    def found_by(self, bot: bots.Bot, seed: int = 1) -> bool:
        return bots.ask(bot, self.state(), self.seat, seed) in self.answers()


def file_of(game: str) -> Path:
    return ROOT / "tests" / game / "expert.toml"


def positions(game: str) -> list[Expert]:
    """Those of a game, in the order of its file; none where there is no file."""
    file = file_of(game)
    if not file.exists():
        return []
    found = []
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["expert"]:
        right, missed = tuple(entry.pop("right")), entry.pop("missed", False)
        found.append(Expert(game=game, right=right, missed=missed, **entry))
    return found


def mark(game: str) -> None:
    """Write anew which positions master misses; the rest of the file stays as it is."""
    master = bots.bot("master")
    missed = {one.name for one in positions(game) if not one.found_by(master)}
    head, *entries = re.split(r"^(?=\[\[expert\]\]$)", file_of(game).read_text(encoding="utf-8"), flags=re.MULTILINE)
    written = [head]
    for entry in entries:
        bare = re.sub(r"^missed = \w+\n", "", entry, count=1, flags=re.MULTILINE)
        if tomllib.loads(entry)["expert"][0]["name"] in missed:
            bare = bare.replace("\nposition = '''\n", "\nmissed = true\nposition = '''\n", 1)
        written.append(bare)
    file_of(game).write_text("".join(written), encoding="utf-8")


# ---------------------------------------------------------------- how many each level finds


def count(game: str, levels: list[str]) -> None:
    experts = positions(game)
    print(f"{game}: {len(experts)} positions")
    for level in levels:
        bot, draws = bots.bot(level), level in ("novice", "adept", "beginner")
        tries = ASKED if draws else 1
        found = [sum(one.found_by(bot, seed) for seed in range(tries)) / tries for one in experts]
        missed = [one.name for one, part in zip(experts, found, strict=True) if part < 0.5]
        print(f"  {level:<12} {sum(found):5.1f}   misses: {' · '.join(missed) or 'none'}")


# ---------------------------------------------------------------- what each choice is worth


@dataclass
class Plan:
    """What the seat does, one answer after another, until chance or somebody else has a say; and what came of it."""

    answers: tuple[int, ...]
    trials: int = 0
    share: float = 0.0
    lead: float = 0.0

    def value(self) -> tuple[float, float]:
        return self.share / self.trials, self.lead / self.trials


def plans_of(state: State, seat: int, first: int, most: int) -> list[Plan]:
    """The ways to go on after a choice that master finds likeliest; what comes to the same position counts once."""
    network = network_of(state)
    found: list[Plan] = []
    seen: set[str] = set()
    start = imagined(state, seat, 1)
    waiting: list[tuple[float, tuple[int, ...], State]] = [(0.0, (), start)]
    while waiting and len(found) < most:
        unlikely, answers, world = heappop(waiting)
        policy = network(world, seat).policy if answers else [0.0] * len(world.now)
        for action, likely in zip(world.now, policy, strict=True):
            if not answers and action != first:
                continue
            after, plan = world.clone(), (*answers, action)
            after.apply(action, seat)
            leave_out_back(after)
            if after.asked != seat or after.reveals != start.reveals or len(plan) == LONGEST_PLAN:
                found.append(Plan(plan))
            elif (key := str(after.snapshot())) not in seen:
                seen.add(key)
                heappush(waiting, (unlikely - likely, plan, after))
    return found[:most]


def network_of(state: State) -> Evaluator:
    network = evaluator_of(state.game)
    assert network is not None, "there is no network to play on with"
    return network


def play_out(state: State, seat: int, plans: list[Plan], worlds: range, search: int = 0) -> None:
    """Each plan in each world, with the same luck; then master plays on for everybody, or a search over its network."""
    going: list[tuple[Plan, State]] = []
    for number in worlds:
        dealt = imagined(state, seat, derive("expert", number))
        for plan in plans:
            world = dealt.clone()
            for action in plan.answers:
                world.apply(action, seat)
            going.append((plan, world))
    while going:
        for plan, world in going:
            to_a_choice(world)
            if world.over:
                scores = world.scores()
                plan.trials += 1
                plan.share += won(world)[seat]
                plan.lead += scores[seat] - max(score for line, score in enumerate(scores) if line != seat)
        going = [(plan, world) for plan, world in going if not world.over]
        play_on([world for _, world in going], search)


def play_on(worlds: list[State], search: int) -> None:
    """One decision in each."""
    if search:
        bot = bots.bot(f"master@{search}")
        for number, world in enumerate(worlds):
            world.apply(bots.ask(bot, world, world.asked, derive("decision", number)))
    elif worlds:
        answers = network_of(worlds[0]).many([(world, world.asked, world.now) for world in worlds])
        for world, answer in zip(worlds, answers, strict=True):
            world.apply(world.now[answer.policy.index(max(answer.policy))])


def worth(state: State, seat: int, given: argparse.Namespace) -> Iterator[tuple[Plan, int]]:
    """By choice: its best plan, and how many there are."""
    for first in imagined(state, seat, 1).legal(seat):
        plans = plans_of(state, seat, first, given.plans)
        play_out(state, seat, plans, range(FIRST_LOOK), given.search)
        best = sorted(plans, key=Plan.value, reverse=True)[:BEST_PLANS]
        play_out(state, seat, best, range(FIRST_LOOK, given.playouts), given.search)
        yield max(best, key=Plan.value), len(plans)


def verify(one: Expert, given: argparse.Namespace) -> None:
    names = athanor.game(one.game).actions
    print(f"\n{one.game} · {one.name}: {one.why}")
    table = sorted(worth(one.state(), one.seat, given), key=lambda row: row[0].value(), reverse=True)
    for plan, plans in table:
        share, lead = plan.value()
        sign = "*" if plan.answers[0] in one.answers() else " "
        told = " · ".join(names.name(action) for action in plan.answers)
        print(f"  {sign} {share:6.1%} of the victory, {lead:+6.2f} points ahead, {plans:3} plans: {told}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=athanor.games(), help="all, if none is named")
    parser.add_argument("--level", action="append", help="ask this bot (again and again: several); grandmaster too")
    parser.add_argument("--mark", action="store_true", help="write anew which positions master misses")
    parser.add_argument("--verify", action="store_true", help="play every choice out")
    parser.add_argument("--playouts", type=int, default=100, help="for --verify: of each of the best plans (100)")
    parser.add_argument("--plans", type=int, default=60, help="for --verify: looked at for each choice (60)")
    parser.add_argument(
        "--search", type=int, default=0, metavar="N", help="for --verify: play on with master@N (0: master)"
    )
    parser.add_argument("--name", default="", help="for --verify: only positions with this in their name")
    given = parser.parse_args(arguments)
    for level in given.level or []:
        outside.admit_command(level)
    for game in given.games:
        if not positions(game):
            continue
        if given.mark:
            mark(game)
        if given.verify:
            for one in positions(game):
                if given.name in one.name:
                    verify(one, given)
        else:
            count(game, given.level or list(LEVELS))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
