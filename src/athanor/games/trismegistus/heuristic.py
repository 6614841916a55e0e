"""The hand-made policy: rules of thumb of an experienced player, in victory points. Leaving something undone is 0."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.trismegistus import components as c
from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.cards import EXPERIMENT_COUNT, FORMULAS_EACH
from athanor.games.trismegistus.experiments import FITTING, in_order, performable
from athanor.games.trismegistus.main_actions import Declared
from athanor.games.trismegistus.measures import elementals, measure
from athanor.games.trismegistus.reacting import active_die
from athanor.games.trismegistus.rewards import Price, Rewards, unflatten
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.transmuting import transmutations

KEENNESS: Final = 0.7  # log-weight of a victory point
RATE: Final = 1.3  # victory points for a point of potency well spent
STEP: Final = 1.3  # potency for a transmutation: its point, and part of the essence
FORMULA: Final = table(12.0, 14.0, 14.0, 15.0, 16.5, 18.5, 17.5, 0.0)  # the next one, by those there: stone and effect
PUBLISHED: Final = table(1.0, 0.7, 0.3, 0.2, 0.1, 0.05, 0.0)  # chance of a publication, by missing elementals
SPARE: Final = table(0.55, 0.6, 0.4, 0.65, 0.7, 0.55, 0.75, 0.65, 1.0, 1.65, 1.9)  # a cube that no goal asks for
FADES: Final = 0.55  # the second such cube or essence, the third …
SYMBOL: Final = table(0.7, 0.6, 0.8, -0.8, 1.4, 0.9, 1.3, 0.6, 2.0, 0.6, 3.0, 1.0, 3.0)  # by op, at a glance
FORMULA_GOAL: Final = -1  # beside the numbers of the experiments to work for
FIXED: Final = {c.PASS: 0.4, c.USE: 1.0, c.SPEND_ETHEREAL: 0.2}  # reactions should bring something, the rest is used
# What to transmute into a kind of cube, best first; raw cubes are harvested.
SOURCES: Final = table((), (), (), (), (), (0,), (1, 5), (2, 6), (3, 7), (4, 8), (9, 8, 4), (), (0, 1, 2, 3, 4))


def heuristic(s: Trismegistus, seat: int) -> list[float]:
    """A log-weight for each of `s.legal(seat)`."""
    legal = s.legal(seat)
    if len(legal) < 2:
        return [0.0] * len(legal)
    plan = Plan(s, seat)
    return [KEENNESS * (turn(plan, action) if action < c.CELL else choice(plan, action)) for action in legal]


class Plan:
    """What a seat works for, and what things are worth to it."""

    def __init__(self, s: Trismegistus, seat: int) -> None:
        lab = s.labs[seat]
        self.s, self.seat, self.lab = s, seat, lab
        self.later: int = c.ROUNDS - s.round  # rounds to come; `work` is the potency to come, with what artifacts add
        dice = (self.later + 1) * c.DICE_EACH - lab.dice_used() - (lab.face >= 0)
        self.work: float = 4.0 * dice + lab.potency + 0.8 * (lab.ready + lab.used) * self.later + 0.5 * lab.ready
        self.time: float = min(1.0, self.work / 9.0)  # what is begun now may still be finished
        self.left: list[int] = lab.cubes[:]  # cubes that no goal has claimed
        self.want, self.want_worth = [0] * 13, [0.0] * 13  # cubes that goals lack, and what one is worth
        self.move, self.gap = [0] * y.CUBES, [0.0] * 4  # cubes to be transmuted; what levels are worth that goals lack
        self.steps, self.busy = 0, 0.0  # transmutations and work that goals ask for
        self.formula: float = FORMULA[lab.filled.bit_count()] * (0.5 + 0.5 * self.time)
        self.element: list[float] = [0.6 * self.time] * 4  # one more elemental: more, the fewer a publication lacks
        for card in lab.hand:
            missing = self.missing(card)
            for element in set(missing):
                chance = PUBLISHED[min(6, len(missing) - 1)] - PUBLISHED[min(6, len(missing))]
                self.element[element] += s.cards.publications[card].vp * chance
        self.set_goals()
        self.tokens: int = sum(lab.essences) + self.left[y.RAW_MERCURY] + self.left[y.REFINED_MERCURY]
        self.level: list[float] = [self.level_worth(track) for track in range(4)]
        frame = s.stack[-1]
        self.face, self.colour = (frame.face, frame.colour) if isinstance(frame, Declared) else (lab.face, lab.colour)
        self.prices: list[float] = [0.0] * 6  # of points of the die: what else they could have done
        if frame.kind in ("act", "declared", "transmuting"):
            worths = self.die(self.face, self.colour)
            self.prices = [worths[lab.potency] - worths[max(0, lab.potency - spent)] for spent in range(6)]

    def missing(self, card: int) -> list[int]:  # elementals that a publication lacks
        have, needs = elementals(self.s, self.seat), self.s.cards.publications[card].needs
        return [element for element in range(4) for _ in range(needs[element] - have[element])]

    def publication(self, card: int) -> float:
        """Its points, by what is missing; among those out of reach, the dearer one."""
        chance = PUBLISHED[min(6, len(self.missing(card)))]
        return (chance * (1.0 if chance == 1.0 else self.time) + 0.02) * self.s.cards.publications[card].vp

    def set_goals(self) -> None:
        """Those that bring most for their work come first, as long as there is time for them."""
        cards = {*self.lab.open, self.lab.masterpiece, FORMULA_GOAL}
        goals = [(self.worth(card) / (self.needs(card, self.left[:], 0.0) + 1.0), card) for card in cards]
        for _, card in sorted(goals, reverse=True):
            work = self.needs(card, self.left[:], 0.0)
            self.busy += work * self.chance(self.busy + work)
            self.needs(card, self.left, RATE * self.chance(self.busy) * (1.4 if work <= 5.0 else 1.0))

    def chance(self, work: float) -> float:
        """Whether so much work will be done in time."""
        return max(0.01, min(1.0, (1.4 * self.work - work) / (0.5 * self.work + 0.01)))

    def worth(self, card: int) -> float:
        """What performing it brings: points, its elemental, its rewards, and a formula if it is the column's first."""
        if card == FORMULA_GOAL:
            return self.formula
        experiments, element = self.s.cards.experiments, self.s.cards.experiments[card].element
        rewards = sum([SYMBOL[op] * number * (0.8 if per else 0.4) for op, _, number, per in experiments[card].reward])
        first = element not in [experiments[done].element for done in self.lab.done]
        return experiments[card].vp + self.element[element] + rewards * self.time + (self.formula if first else 0.0)

    def needs(self, card: int, left: list[int], rate: float) -> float:
        """The work until the goal can be paid. Takes what is there from `left`; with a rate, notes what is missing."""
        cost: tuple[int, ...] = (y.REFINED_GOLD,) * (self.lab.bought.bit_count() + 1)
        track, gap, free, steps, work = 0, 0, 0, 0, 0.0
        if card != FORMULA_GOAL:
            experiment, tracks = self.s.cards.experiments[card], self.lab.tracks
            track = tracks.index(max(tracks)) if experiment.track == y.ANY else experiment.track
            gap = max(0, experiment.need - tracks[track])
            free = 99 if performable(self.s, self.seat, card) else self.lab.discounts(experiment.element)
            cost = in_order(experiment.cost)
        for kind in cost:
            held = [cube for cube in FITTING[kind][:-1] or FITTING[kind] if left[cube]]  # gold only for gold
            sources = [cube for cube in SOURCES[kind] if left[cube]]
            if held:
                left[max(held, key=left.__getitem__)] -= 1
            elif free:
                free -= 1
            else:
                moves = 2 if kind == y.REFINED_GOLD and not left[y.REFINED_SILVER] else min(1, len(SOURCES[kind]))
                steps += moves
                work += STEP * moves + (not sources)
                self.note(kind, rate * (STEP * moves + (not sources)))
                if sources:
                    left[sources[0]] -= 1
                    self.move[sources[0]] += rate > 0.0
                elif moves:
                    self.note(min(y.RAW_IRON, kind - 5), rate)
        self.steps += steps if rate else 0
        self.gap[track] = max(self.gap[track], 0.0 if gap <= free else rate if gap - free <= steps else 2.0 * rate)
        return work + STEP * max(0, gap - free - steps)

    def note(self, kind: int, worth: float) -> None:
        self.want[kind] += worth > 0.0
        self.want_worth[kind] = max(self.want_worth[kind], worth)

    def gain(self, cube: int, already: int) -> float:
        """One more cube of a kind, when so many more of it are sure: for a goal, or to spare."""
        kind = cube if self.want[cube] > already else y.ANY_RAW if cube <= y.RAW_IRON else y.ANY_REFINED
        spare = SPARE[cube] * self.time * FADES ** (self.left[cube] + already)
        return self.want_worth[kind] if self.want[kind] > already else spare

    def loss(self, cube: int) -> float:
        """One cube less: a spare one if there is one, else one that a goal counts on."""
        work = 1.0 if cube <= y.RAW_IRON else 5.0 if cube == y.REFINED_GOLD else 3.0
        return SPARE[cube] * self.time * FADES ** (self.left[cube] - 1) if self.left[cube] > 0 else RATE * work

    def essence(self, already: int) -> float:
        """One for every transmutation of the plan, and one in stock; what is beyond that fades."""
        wanted = self.steps + 1 - self.tokens - already
        return RATE * self.time * min(1.0, 0.35 + 0.2 * wanted) if wanted > 0 else 0.45 * self.time * FADES**-wanted

    def essence_of(self, kind: int, already: int) -> float:
        return self.essence(already) + 0.2 * self.level[self.s.track_of[kind]] * FADES**already  # the track will rise

    def level_worth(self, track: int) -> float:
        """The next step on a track: goals that ask for it, and the points near its top."""
        level = self.lab.tracks[track]
        points = c.TRACK_POINTS[level + 1] - c.TRACK_POINTS[level] if level < y.TOP else 1
        return points + max((0.8 if level >= 6 else 0.4) * self.time, self.gap[track])

    def transmutation(self, action: int) -> float:
        """The cube on its way, the artifact it passes, the level, less the essence."""
        cube, payment = divmod(action - c.TRANSMUTE_BY, c.PAYMENTS)
        worth = 2.0 * RATE if self.move[cube] else self.gain(y.REFINED_OF[y.MATERIAL_OF[cube] + 1], 0) - self.loss(cube)
        slot = self.s.tables.slot_of[self.s.tables.arrow_of[cube]]
        if self.lab.artifacts[slot] >= 0 and not self.lab.exhausted >> slot & 1:
            worth += self.artifact(self.lab.artifacts[slot])
        paid = self.loss(c.PAYMENT_CUBE[payment]) if payment > c.PAY_MERCURY else self.essence(0)
        return worth + self.level[self.s.track_of[min(payment, c.PAY_MERCURY)]] - paid

    def effect(self, effect: y.Effect) -> float:
        """What symbols are worth if they are received now."""
        total = 0.0
        for op, what, number, per in effect:
            many = number * measure(self.s, self.seat, per)
            if op == y.CUBE:
                kinds = (what,) if what < y.ANY_RAW else y.RAW_KINDS if what == y.ANY_RAW else y.REFINED_KINDS
                total += sum([max([self.gain(cube, at) for cube in kinds]) for at in range(many)])
            elif op == y.ESSENCE:
                total += sum([self.essence(at) for at in range(many)])
            elif op == y.TRANSMUTE and max(self.move):
                total += min(many, self.tokens) * 2.0 * RATE
            elif op == y.TRACK:
                total += (3 if what == y.THREE else number) * (self.level[what] if what < y.ANY else max(self.level))
            else:
                total += SYMBOL[op] * many * (1.0 if op in (y.VP, y.ETHEREAL, y.PUBLICATION) else self.time)
        return total

    def sample(self, number: int) -> float:
        return self.effect(self.s.cards.formulas[FORMULAS_EACH * self.lab.alchemist + number].effect)

    def artifact(self, tile: int) -> float:
        return max(0.4 * self.time, self.effect(self.s.cards.artifacts[tile].effect))

    def tile(self, tile: int) -> float:
        """A new artifact: it works at once and about twice in every round to come, and its elementals stay."""
        worth = self.artifact(tile) * (2.0 * self.later + 0.8 * self.time + 1.0)
        return worth + 1.3 * sum([self.element[element] for element in self.s.cards.artifacts[tile].elementals])

    def taken(self, card: int) -> float:
        """About half of what an experiment brings beyond its work, if there is time for it beside the others."""
        work = self.needs(card, self.left[:], 0.0)
        return 0.5 * self.chance(0.7 * self.busy + work + 1.0) * (self.worth(card) - 0.8 * RATE * work)

    def die(self, face: int, colour: int) -> list[float]:
        """What such a die can do, by its potency: its best uses together, or an artifact, which takes three points."""
        s, lab = self.s, self.lab
        found = [self.gain(face, at) for at in range(5)]
        essence = s.cards.board.bowl_essence[face]
        kinds = range(4) if essence == y.ANY_ESSENCE else range(max(0, essence), essence + 1)
        found += [max([self.essence_of(kind, at) for kind in kinds], default=0.0) for at in range(5)]
        if len(lab.open) < c.OPEN_LIMIT:
            found += [self.taken(card) for space in s.tables.spaces_for[face] for card in s.spaces[space]]
        for cube in s.tables.sources_of[colour]:
            best = max([self.transmutation(way) for way in transmutations(s, self.seat, (cube,))], default=0.0)
            found += [best - 0.4 * at for at in range(min(max(1, self.tokens), lab.cubes[cube]))]
        found.sort(reverse=True)
        bought = max([self.tile(s.market[at]) for at in s.tables.places_of[colour] if s.market[at] >= 0], default=0.0)
        return [max(sum(found[:at]), bought + sum(found[: at - 3]) if at >= 3 else 0.0) for at in range(6)]


def turn(plan: Plan, action: int) -> float:
    """The set-up, the draft, main and free actions and reactions, in the order in which they are numbered."""
    s, lab, prices, frame = plan.s, plan.lab, plan.prices, plan.s.stack[-1]
    if action < c.CHOOSE_EXPERIMENT:
        return FIXED.get(action, 0.0)
    if action < c.CHOOSE_PUBLICATION:  # starting experiments are the first of all, masterpieces the last
        card = action - c.CHOOSE_EXPERIMENT + (EXPERIMENT_COUNT - 16 if action >= c.CHOOSE_MASTERPIECE else 0)
        return plan.worth(card) - RATE * plan.needs(card, plan.left[:], 0.0)
    if action < c.SLOT:
        at = action - c.CHOOSE_ARTIFACT
        return plan.tile(at) if at >= 0 else plan.publication(action - c.CHOOSE_PUBLICATION)
    if action < c.DRAFT:  # where transmutations will pass; not over one that still works
        old, arrow = lab.artifacts[action - c.SLOT], s.cards.board.slot_arrow[action - c.SLOT]
        passes = sum([plan.move[cube] for cube in s.tables.sources_of_arrow[arrow]])
        return passes - 5.0 - plan.tile(old) if old >= 0 else passes
    if action < c.TURN:  # a second die would cost what is left of the first
        face, colour = divmod(action - c.DRAFT, 3)
        faces = range(y.WILD_FACE) if face == y.WILD_FACE else range(face, face + 1)
        potency = min(c.MOST_POTENCY, sum(s.bowls[3 * face : 3 * face + 3]))
        return max([plan.die(each, colour)[potency] for each in faces]) if lab.face < 0 else -5.0
    if action < c.HARVEST:
        return plan.die(action - c.TURN, lab.colour)[lab.potency]
    if action < c.TAKE_ESSENCE:  # a little more for more at once: others react to every turn
        spent = action - c.HARVEST + 1
        return sum([plan.gain(plan.face, at) for at in range(spent)]) - prices[spent] + 0.01 * spent
    if action < c.TRANSMUTE_BY:
        kind, spent = divmod(action - c.TAKE_ESSENCE, c.MOST_POTENCY)
        return sum([plan.essence_of(kind, at) for at in range(spent + 1)]) - prices[spent + 1] + 0.01 * spent
    if action < c.BUY_ARTIFACT:  # another one in the same action costs no turn
        return plan.transmutation(action) - prices[1] + (0.3 if frame.kind == "transmuting" else 0.0)
    if action < c.RECHARGE:  # artifacts and experiments may be gone next time
        return plan.tile(s.market[action - c.BUY_ARTIFACT]) - prices[c.ARTIFACT_PRICE] + 0.5
    if action < c.TAKE_EXPERIMENT:
        return 0.6 * plan.time * plan.artifact(lab.artifacts[action - c.RECHARGE]) - prices[1]
    if action < c.DECLARE:
        return (
            plan.taken(s.spaces[(action - c.TAKE_EXPERIMENT) // 2][(action - c.TAKE_EXPERIMENT) % 2]) - prices[1] + 0.5
        )
    if action < c.PERFORM:
        colour, face = divmod(action - c.DECLARE, y.WILD_FACE)
        return plan.die(face, colour)[1] - prices[1] - 0.5 * plan.time - 0.1
    if action < c.BUY_FORMULA:  # what can be performed or claimed is so at once
        return 50.0 + plan.worth(lab.open[action - c.PERFORM] if action < c.PERFORM_MASTERPIECE else lab.masterpiece)
    if action < c.SAMPLE:  # gold for a formula is well spent
        return 10.0 + plan.sample(lab.sockets[action - c.BUY_FORMULA])
    if action < c.CLAIM:  # it may do more later, but not after the end
        return plan.sample(lab.vault[action - c.SAMPLE]) - 2.9 * plan.time + 0.01
    if action < c.REACT_MATERIAL:
        return 50.0
    return plan.essence_of(action - c.REACT_ESSENCE, 0) if action >= c.REACT_ESSENCE else plan.gain(active_die(s)[0], 0)


def choice(plan: Plan, action: int) -> float:
    """The small choices inside effects."""
    s, lab, frame = plan.s, plan.lab, plan.s.stack[-1]
    if action < c.UNLOCK:  # rows and columns of the vault that are completed, or come nearer
        alchemist, filled = s.cards.alchemists[lab.alchemist], lab.filled | 1 << (action - c.CELL)
        lines = [alchemist.lines[number] for number in alchemist.lines_of[action - c.CELL]]
        return sum([((filled & line.mask).bit_count() / len(line.cells)) ** 3 for line in lines])
    if action < c.PAY:
        return plan.sample(lab.sockets[action - c.UNLOCK])
    if action < c.REWARD:  # the cube that will be missed least, a discount rather than a good one
        return -plan.loss(action - c.PAY) if action < c.PAY_DISCOUNT else -3.0 if action == c.LEVEL_GOLD else -1.0
    if isinstance(frame, Rewards):  # what is multiplied comes last, it may still grow
        return -1.0 if unflatten(frame.steps)[action - c.REWARD][3] else 0.0
    if action < c.ADVANCE:
        at = action - c.GAIN
        return plan.gain(at, 0) if at < y.CUBES else plan.essence_of(at - y.CUBES, 0)
    if action < c.RETREAT:
        return plan.level[action - c.ADVANCE]
    if isinstance(frame, Price):
        return plan.effect(frame.parts()[0]) - plan.level[action - c.RETREAT] - 0.3
    if action >= c.RETURN:
        return -plan.publication(action - c.RETURN)
    given = y.REFINED_COPPER + action - c.GILD if action >= c.GILD else y.RAW_COPPER + action - c.REFINE
    return -1.0 if c.REFINE_GOLD <= action < c.GILD else 3.0 - plan.loss(given)  # raw for raw is rarely of use
