"""What a master looks at in Trismegistus, alchemist by alchemist: places in a list of inputs, and how much of each.

These are the promises of the plan, each by the round it is made in, and beside them what lies in the laboratory, much
of it once as it is and once by the time that is left.
"""

from __future__ import annotations

from typing import Final

from athanor.core.network import Seen
from athanor.games.trismegistus.cards import FORMULAS_EACH, VAULT_CELLS
from athanor.games.trismegistus.components import DICE_EACH, MOST_POTENCY, NONE, OPEN_LIMIT, ROUNDS, SOCKETS
from athanor.games.trismegistus.measures import elementals
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import CUBES, NOT_MULTIPLIED, REFINED_GOLD, WILD_FACE, Effect
from athanor.games.trismegistus.thinking.dice import DieUses
from athanor.games.trismegistus.thinking.goals import Goal, Needs, chance, missing_for
from athanor.games.trismegistus.thinking.planning import SYMBOL_WORTH, Plan
from athanor.games.trismegistus.thinking.prospects import NAMES, prospects
from athanor.games.trismegistus.thinking.worths import Worths

# ---------------------------------------------------------------- what is looked at: places in the list of inputs

PROMISES: Final = 0  # by round
TURN: Final = ROUNDS * len(NAMES)  # dice here, dice at all, points on the die, whose turn, who is asked, order
CUBES_HELD: Final = TURN + 8  # by kind; then those that no goal has claimed, by time
CUBES_LEFT: Final = CUBES_HELD + CUBES
ESSENCES: Final = CUBES_LEFT + CUBES  # by kind, all by time, what the goals ask for beyond them
LEVELS: Final = ESSENCES + 5  # from the highest to the lowest; then by time, then what is above 6 and above 9
GOALS: Final = LEVELS + 10  # five numbers for each of four: two open experiments, the masterpiece, a formula for gold
STONE: Final = GOALS + 20  # by formulas in the vault
VAULT: Final = STONE + VAULT_CELLS + 1  # unsampled ones, what they do, lines that come nearer, by time too
COLUMNS: Final = VAULT + 5  # discounts by element, columns that still release a formula, formulas to buy
ARTIFACTS: Final = COLUMNS + 6  # how many, ready ones, what they do now and every round, free slots
PAPERS: Final = ARTIFACTS + 6  # elementals by element, spare ones; publications: how many, missing, points near
TOKENS: Final = PAPERS + 11  # reactions ready and all, chameleons, ethereals
DONE: Final = TOKENS + 6  # experiments performed, open places, the masterpiece to come
OFFERED: Final = DONE + 4  # what the experiments on the board would bring beyond their work: the best, the second
PERSON: Final = OFFERED + 4  # by alchemist
DICE: Final = PERSON + 5  # what the own die would bring yet; the best die to be drafted, the second; by turn
WORTHS: Final = DICE + 6  # what sampling would do, what artifacts would; the next steps of the tracks, best first
GAPS: Final = WORTHS + 7  # of the two open experiments and the masterpiece: cubes missing, levels missing, steps
INPUTS: Final = GAPS + 9

LATE: Final = 30.0  # work that counts as all the time in the world
A_LOT: Final = 4  # cubes of a kind


def sight(s: Trismegistus, plan: Plan) -> Seen:
    seen = Seen()
    first = PROMISES + (s.round - 1) * len(NAMES)
    for at, promise in enumerate(prospects(s, plan)):
        seen.see(first + at, promise)
    see_turn(seen, s, plan)
    see_stock(seen, plan)
    see_levels(seen, plan)
    see_goals(seen, s, plan)
    see_stone(seen, s, plan)
    see_artifacts(seen, s, plan)
    see_papers(seen, s, plan)
    see_tokens(seen, plan)
    see_offered(seen, s, plan)
    if plan.lab.alchemist >= 0:
        seen.see(PERSON + plan.lab.alchemist, 1.0)
    worths = Worths(s, plan)
    see_dice(seen, s, worths)
    see_worths(seen, s, worths)
    return seen


# ---------------------------------------------------------------- time, cubes, essences, levels


def see_turn(seen: Seen, s: Trismegistus, plan: Plan) -> None:
    here = plan.dice - plan.later * DICE_EACH
    seen.see(TURN, float(here))
    seen.see(TURN + 1, float(plan.dice))
    seen.see(TURN + 2, plan.work / 10.0)
    seen.see(TURN + 3, float(plan.lab.potency))
    if s.active == plan.seat:
        seen.see(TURN + 4, 1.0)
    if s.asked == plan.seat:
        seen.see(TURN + 5, 1.0)
    if plan.lab.face >= 0:
        seen.see(TURN + 6, 1.0)
    if plan.seat in s.next_order:
        seen.see(TURN + 7, float(plan.later))


def see_stock(seen: Seen, plan: Plan) -> None:
    lab = plan.lab
    time = plan.time
    for cube in range(CUBES):
        count = lab.cubes[cube]
        if count:
            seen.see(CUBES_HELD + cube, float(min(count, A_LOT)))
        left = plan.left[cube]
        if left:
            seen.see(CUBES_LEFT + cube, time * min(left, A_LOT))
    tokens = 0
    for kind in range(3):
        count = lab.essences[kind]
        tokens += count
        seen.see(ESSENCES + kind, float(count))
    seen.see(ESSENCES + 3, time * min(6, tokens))
    seen.see(ESSENCES + 4, float(max(0, plan.steps - tokens)))


def see_levels(seen: Seen, plan: Plan) -> None:
    levels = sorted(plan.lab.tracks, reverse=True)
    share = plan.work / LATE
    for at in range(4):
        level = levels[at]
        seen.see(LEVELS + at, float(level))
        seen.see(LEVELS + 4 + at, share * level)
    high = top = 0
    for level in levels:
        high += max(0, level - 6)
        top += max(0, level - 9)
    seen.see(LEVELS + 8, plan.time * high)
    seen.see(LEVELS + 9, plan.time * top)


# ---------------------------------------------------------------- what is worked for


def see_goals(seen: Seen, s: Trismegistus, plan: Plan) -> None:
    lab = plan.lab
    first = NONE
    second = NONE
    goals = plan.goals
    for at in range(len(goals)):
        card = goals[at].card
        if card < 0:
            see_goal(seen, plan, goals[at], GOALS + 15, 0.0)
        elif card == lab.masterpiece:
            see_goal(seen, plan, goals[at], GOALS + 10, float(s.cards.experiments[card].vp))
        elif first < 0 or goals[at].work < goals[first].work:
            second = first
            first = at
        else:
            second = at
    if first >= 0:
        see_goal(seen, plan, goals[first], GOALS, float(s.cards.experiments[goals[first].card].vp))
    if second >= 0:
        see_goal(seen, plan, goals[second], GOALS + 5, float(s.cards.experiments[goals[second].card].vp))


def see_goal(seen: Seen, plan: Plan, goal: Goal, place: int, points: float) -> None:
    likely = 1.0 if goal.at_once else chance(goal.work, plan.work)
    seen.see(place, likely * goal.worth)
    seen.see(place + 1, likely * points)
    seen.see(place + 2, min(goal.work, 15.0))
    seen.see(place + 3, min(1.5, goal.work / (plan.work + 0.5)))
    if goal.at_once:
        seen.see(place + 4, 1.0)
    elif goal.card >= 0:
        needs = Needs(goal, plan.lab.cubes[:])
        gap = GAPS + 3 * ((place - GOALS) // 5)
        seen.see(gap, float(len(needs.missing)))
        seen.see(gap + 1, float(goal.gap))
        seen.see(gap + 2, float(needs.steps))


# ---------------------------------------------------------------- the stone and the artifacts


def see_stone(seen: Seen, s: Trismegistus, plan: Plan) -> None:
    lab = plan.lab
    seen.see(STONE + lab.filled.bit_count(), 1.0)
    fresh = lab.filled & ~lab.sampled
    if fresh:
        worth = 0.0
        for cell in range(VAULT_CELLS):
            if fresh >> cell & 1:
                worth += glance(s.cards.formulas[lab.alchemist * FORMULAS_EACH + lab.vault[cell]].effect)
        seen.see(VAULT, float(fresh.bit_count()))
        seen.see(VAULT + 1, worth)
    if lab.alchemist >= 0:
        nearer = 0.0
        for line in s.cards.alchemists[lab.alchemist].lines:
            filled = (lab.filled & line.mask).bit_count()
            cells = len(line.cells)
            if filled and filled < cells:
                nearer += (glance(line.bonuses[0]) + glance(line.bonuses[1])) * filled / cells
        seen.see(VAULT + 2, nearer)
        seen.see(VAULT + 3, plan.time * nearer)
    seen.see(VAULT + 4, plan.formula)
    performed = 0
    for card in lab.done:
        performed |= 1 << s.cards.experiments[card].element
    releases = buys = 0
    for element in range(SOCKETS // 2):
        empty = lab.discounts(element)
        seen.see(COLUMNS + element, plan.time * empty)
        if empty < 2:
            releases += 1 - (performed >> element & 1)
            buys += 1 - (lab.bought >> element & 1)
    seen.see(COLUMNS + 4, plan.time * releases)
    seen.see(COLUMNS + 5, plan.time * min(buys, 3 - lab.bought.bit_count()))


def glance(effect: Effect) -> float:
    total = 0.0
    for step in effect:
        total += SYMBOL_WORTH[step[0]] * (step[2] if step[3] == NOT_MULTIPLIED else 2 * step[2])
    return total


def see_artifacts(seen: Seen, s: Trismegistus, plan: Plan) -> None:
    lab = plan.lab
    count = ready = 0
    now = whole = 0.0
    for slot in range(len(lab.artifacts)):
        tile = lab.artifacts[slot]
        if tile >= 0:
            count += 1
            worth = glance(s.cards.artifacts[tile].effect)
            whole += worth
            if not lab.exhausted >> slot & 1:
                ready += 1
                now += worth
    seen.see(ARTIFACTS, float(count))
    seen.see(ARTIFACTS + 1, plan.time * ready)
    seen.see(ARTIFACTS + 2, plan.time * now)
    seen.see(ARTIFACTS + 3, plan.later * whole)
    seen.see(ARTIFACTS + 4, plan.work / LATE * count)
    seen.see(ARTIFACTS + 5, plan.work / LATE * whole)


# ---------------------------------------------------------------- publications, tokens


def see_papers(seen: Seen, s: Trismegistus, plan: Plan) -> None:
    have = elementals(s, plan.seat)
    for element in range(4):
        seen.see(PAPERS + element, float(have[element]))
    seen.see(PAPERS + 4, float(min(4, plan.elementals.spare)))
    hand = plan.lab.hand
    seen.see(PAPERS + 5, float(len(hand)))
    fewest = 9
    near = whole = 0.0
    for card in hand:
        publication = s.cards.publications[card]
        missing = missing_for(publication.needs, have)
        if not missing:
            whole += publication.vp
        elif missing < fewest:
            fewest = missing
            near = float(publication.vp)
    seen.see(PAPERS + 6, whole)
    if fewest < 4:
        seen.see(PAPERS + 6 + fewest, near)
        seen.see(PAPERS + 10, plan.work / LATE * near)


def see_tokens(seen: Seen, plan: Plan) -> None:
    lab = plan.lab
    seen.see(TOKENS, plan.time * lab.ready)
    seen.see(TOKENS + 1, float(plan.later * (lab.ready + lab.used)))
    seen.see(TOKENS + 2, float(min(3, lab.chameleon)))
    seen.see(TOKENS + 3, plan.work / LATE * min(3, lab.chameleon))
    seen.see(TOKENS + 4, plan.time * lab.ethereal)
    seen.see(TOKENS + 5, plan.time * lab.cubes[REFINED_GOLD])
    seen.see(DONE, float(len(lab.done)))
    seen.see(DONE + 1, plan.work / LATE * len(lab.done))
    seen.see(DONE + 2, plan.work / LATE * (OPEN_LIMIT - len(lab.open)))
    if lab.masterpiece >= 0:
        seen.see(DONE + 3, plan.work / LATE)


def see_offered(seen: Seen, s: Trismegistus, plan: Plan) -> None:
    best = second = 0.0
    for space in s.spaces:
        for card in space:
            worth = plan.surplus(s, card)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    seen.see(OFFERED, best)
    seen.see(OFFERED + 1, second)
    room = OPEN_LIMIT - len(plan.lab.open)
    if room:
        seen.see(OFFERED + 2, best)
    if room > 1:
        seen.see(OFFERED + 3, second)


# ---------------------------------------------------------------- dice, and what things would do just now


def see_dice(seen: Seen, s: Trismegistus, worths: Worths) -> None:
    plan = worths.plan
    lab = plan.lab
    uses = DieUses(s, worths)
    if lab.potency and lab.face >= 0:
        seen.see(DICE, uses.die(lab.face, lab.colour, lab.potency))
    if plan.dice <= plan.later * DICE_EACH:
        return
    best = second = 0.0
    bowls = s.bowls
    for face in range(WILD_FACE + 1):
        potency = min(MOST_POTENCY, bowls[3 * face] + bowls[3 * face + 1] + bowls[3 * face + 2])
        for colour in range(3):
            if bowls[3 * face + colour]:
                worth = uses.die(face, colour, potency)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
    if lab.potency:
        seen.see(DICE + 1, best)
        seen.see(DICE + 2, second)
    else:
        seen.see(DICE + 3, best)
        seen.see(DICE + 4, second)
        if s.active == plan.seat:
            seen.see(DICE + 5, best)


def see_worths(seen: Seen, s: Trismegistus, worths: Worths) -> None:
    lab = worths.plan.lab
    fresh = lab.filled & ~lab.sampled
    if fresh:
        best = total = 0.0
        for cell in range(VAULT_CELLS):
            if fresh >> cell & 1:
                worth = max(0.0, worths.formula(lab.vault[cell]))
                total += worth
                best = max(best, worth)
        seen.see(WORTHS, total)
        seen.see(WORTHS + 1, best)
    total = 0.0
    for slot in range(len(lab.artifacts)):
        tile = lab.artifacts[slot]
        if tile >= 0 and not lab.exhausted >> slot & 1:
            total += max(0.0, worths.effect(s.cards.artifacts[tile].effect))
    seen.see(WORTHS + 2, total)
    steps = sorted(worths.level, reverse=True)
    for at in range(4):
        seen.see(WORTHS + 3 + at, steps[at])
