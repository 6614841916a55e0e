"""The plan: what to work for next, in which order, and what that makes of the cubes, essences and levels at hand."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.trismegistus.cards import VAULT_CELLS
from athanor.games.trismegistus.components import NONE, ROUNDS, SOCKETS, STONE_POINTS
from athanor.games.trismegistus.experiments import performable
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.measures import elementals
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ANY, CUBES, REFINED_GOLD, Effect
from athanor.games.trismegistus.thinking.goals import Elementals, Goal, Needs, chance, dice_left, work_left

RATE: Final = 1.19  # points of victory for a point of potency well spent
RATE_SLOPE: Final = 0.32  # more at the beginning, when it also brings what is to come
# What the next formula adds to the stone: its points now, and the ones it prepares, by those in the vault.
STONE_PROMISE: Final = table(3.77, 6.89, 6.72, 7.79, 9.41, 11.68, 10.54, 0.0)
FORMULA_EFFECT: Final = 7.12
FREE_SOCKET: Final = 0.71
REWARD_SHARE: Final = 0.38
SYMBOL_WORTH: Final = table(
    0.72, 0.59, 0.8, -0.76, 0.73, 0.94, 1.19, 0.72, 1.95, 0.6, 3.0, 1.12, 2.69
)  # by op, roughly
CLOSE: Final = 0.25  # more for what a goal needs that is nearly reached
NEAR: Final = 4.97
KINDS_OF_GOALS: Final = 6
HOPELESS: Final = 1.2  # times the work that is left: such a goal is not reached any more
TAKEN_WORK: Final = 0.81  # of an experiment's work: its levels and essences would have come anyway
TAKEN_BUSY: Final = 0.72  # of the work that the other goals ask for: some of it serves both
PITY: Final = 2.54  # how much a goal counts that may just be missed


class Plan:
    """`left` are the cubes that no goal has claimed. Wants are counted by kind, each with what one is worth at most."""

    __slots__ = (
        "busy", "dice", "elementals", "formula", "goals", "gold_wanted", "lab", "lack", "lack_worth", "later", "left",
        "level_gap", "level_worth", "prospects", "rate", "seat", "spare_work", "step_want", "step_worth", "steps",
        "time", "work",
    )  # fmt: skip

    def __init__(self, s: Trismegistus, seat: int) -> None:
        lab = s.labs[seat]
        self.seat = seat
        self.lab: Laboratory = lab
        self.dice: int = dice_left(s, lab)
        self.later: int = ROUNDS - s.round
        self.work: float = work_left(s, lab, self.dice)
        self.time: float = min(1.0, self.work / 9.0)  # what is begun now may still be finished
        self.rate: float = RATE + RATE_SLOPE * min(1.0, self.work / 30.0)
        self.left: list[int] = lab.cubes[:]
        self.lack: list[int] = [0] * (CUBES + 2)
        self.lack_worth: list[float] = [0.0] * (CUBES + 2)
        self.step_want: list[int] = [0] * CUBES
        self.step_worth: list[float] = [0.0] * CUBES
        self.level_gap: list[int] = [0, 0, 0, 0]
        self.level_worth: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.steps = 0  # transmutations that the goals ask for
        self.busy = 0.0  # work that the goals ask for, as far as it is likely to be done
        # What the goals would bring, from those at hand to those too far away.
        self.prospects: list[float] = [0.0] * KINDS_OF_GOALS
        self.elementals: Elementals = Elementals(s, lab.hand, elementals(s, seat), self.time)
        self.formula: float = formula_worth(s, lab, self.time)
        self.goals: list[Goal] = []
        self.set_goals(s)
        self.follow()
        self.spare_work: float = max(0.0, self.work - self.busy)

    # ---------------------------------------------------------------- what to work for

    def set_goals(self, s: Trismegistus) -> None:
        lab = self.lab
        for card in lab.open:
            self.goals.append(experiment_goal(s, self, card, True))
        if lab.masterpiece >= 0:
            self.goals.append(experiment_goal(s, self, lab.masterpiece, True))
        price = lab.bought.bit_count() + 1
        if price <= 3 and lab.alchemist >= 0 and may_buy(lab):
            worth = self.formula - price
            if worth > 0.0:
                self.goals.append(Goal(-1, worth, (REFINED_GOLD,) * price, 0, 0, 0))
        for goal in self.goals:
            goal.work = 0.0 if goal.at_once else Needs(goal, lab.cubes[:]).work

    def follow(self) -> None:
        """Goals in the order of what they bring for their work; each takes from what the ones before it left."""
        waiting = self.goals[:]
        done = 0.0
        while waiting:
            best, most = waiting[0], -1.0
            for goal in waiting:
                share = goal.worth / (goal.work + 1.0)
                if share > most:
                    best, most = goal, share
            waiting.remove(best)
            needs = Needs(best, self.left)
            done += 0.0 if best.at_once else needs.work
            likely = 1.0 if best.at_once else chance(done, self.work)
            self.promise(best, done)
            self.busy += likely * needs.work
            if not best.at_once:
                self.want(best, needs, likely)

    def promise(self, goal: Goal, work: float) -> None:
        """What the goal brings, divided between the two kinds of goals that it lies between: from sure to hopeless."""
        if goal.at_once:
            self.prospects[0] += goal.worth
            return
        reach = (KINDS_OF_GOALS - 2) * min(1.0, work / (HOPELESS * self.work + 0.1))
        kind = min(int(reach), KINDS_OF_GOALS - 3)
        part = reach - kind
        self.prospects[1 + kind] += (1.0 - part) * goal.worth
        self.prospects[2 + kind] += part * goal.worth

    def want(self, goal: Goal, needs: Needs, likely: float) -> None:
        """One unit of work saved is one unit for something else; near the end it may save the goal itself."""
        rate = self.rate * likely
        if needs.work > 0.0:
            # Missing the goal by a little would be a pity.
            rate = max(rate, min(goal.worth / needs.work, 3.0 * self.rate) * likely * (1.0 - likely) * PITY)
            if needs.work <= NEAR:
                rate += CLOSE
        for at, kind in enumerate(needs.missing):
            self.lack[kind] += 1
            self.lack_worth[kind] = max(self.lack_worth[kind], rate * needs.saved[at])
        for cube in needs.raws:
            if cube not in needs.missing:
                self.lack[cube] += 1
                self.lack_worth[cube] = max(self.lack_worth[cube], rate)
        for cube in needs.from_held:
            self.step_want[cube] += 1
            self.step_worth[cube] = max(self.step_worth[cube], 2.0 * rate)
        self.steps += needs.steps
        if goal.gap > 0:
            self.level_gap[goal.track] = max(self.level_gap[goal.track], goal.gap)
            worth = rate * (2.0 if goal.gap > needs.steps else 1.0)
            self.level_worth[goal.track] = max(self.level_worth[goal.track], worth)

    # ---------------------------------------------------------------- candidates

    def surplus(self, s: Trismegistus, card: int) -> float:
        """What an experiment would bring beyond its work, if it were taken too."""
        goal = experiment_goal(s, self, card, False)
        needs = Needs(goal, self.left[:])
        likely = chance(TAKEN_BUSY * self.busy + needs.work + 1.0, self.work)
        return likely * (goal.worth - TAKEN_WORK * self.rate * needs.work)


def experiment_goal(s: Trismegistus, plan: Plan, card: int, own: bool) -> Goal:
    experiment = s.cards.experiments[card]
    lab = plan.lab
    worth = experiment.vp + plan.elementals.worth[experiment.element] + rewards(experiment.reward, plan.time)
    if opens_column(s, lab, experiment.element):
        worth += plan.formula
    track = experiment.track
    if track == ANY:
        track = lab.tracks.index(max(lab.tracks))
    gap = max(0, experiment.need - lab.tracks[track])
    goal = Goal(card, worth, experiment.cost, track, gap, lab.discounts(experiment.element))
    if own:
        goal.at_once = performable(s, plan.seat, card)
    return goal


def rewards(effect: Effect, time: float) -> float:
    """Of symbols yet to come, at a glance."""
    total = 0.0
    for step in effect:
        many = step[2] if not step[3] else 2 * step[2]
        total += SYMBOL_WORTH[step[0]] * many
    return REWARD_SHARE * total * (0.4 + 0.6 * time)


def opens_column(s: Trismegistus, lab: Laboratory, element: int) -> bool:
    """Whether an experiment of this element would be the first one, and a formula is there to be released."""
    for card in lab.done:
        if s.cards.experiments[card].element == element:
            return False
    return NONE in lab.vault and (lab.sockets[2 * element] >= 0 or lab.sockets[2 * element + 1] >= 0)


def may_buy(lab: Laboratory) -> bool:
    if lab.filled.bit_count() >= VAULT_CELLS:
        return False
    for socket in range(SOCKETS):  # noqa: SIM110  # asked all the time
        if lab.sockets[socket] >= 0 and not lab.bought >> (socket // 2) & 1:
            return True
    return False


def formula_worth(s: Trismegistus, lab: Laboratory, time: float) -> float:
    """Another formula: the stone, what it does, the discount that its socket leaves."""
    formulas = lab.filled.bit_count()
    if formulas >= VAULT_CELLS:
        return 0.0
    now = STONE_POINTS[formulas + 1] - STONE_POINTS[formulas]
    return now + time * (STONE_PROMISE[formulas] - now) + FORMULA_EFFECT * (0.5 + 0.5 * time) + FREE_SOCKET * time
