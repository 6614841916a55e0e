"""Skill, rivals and chance: what each line of the score owes to whom.

A decision gives its seat minus its loss, and every other line what the decision changed for it against the best
choice. What the curve moves beyond that is chance. So the three add up to the result less what was expected at the
opening, whatever the judge is worth.
"""

from __future__ import annotations

from collections.abc import Sequence

from athanor.review.curve import Point
from athanor.review.grades import FORCED, PHASES, game_accuracy
from athanor.review.losses import Shares
from athanor.review.report import Account, Decision


def accounts_of(points: Sequence[Point], decisions: Sequence[Decision]) -> tuple[list[Account], list[Shares]]:
    """With the chance of each decision by line."""
    opening, result = points[0].shares, points[-1].shares
    accounts = [Account(expected, share) for expected, share in zip(opening, result, strict=True)]
    chance: list[Shares] = []
    for number, decision in enumerate(decisions):
        before, after = points[number].shares, points[number + 1].shares
        chance.append([b - a - given for a, b, given in zip(before, after, decision.given, strict=True)])
        for line, account in enumerate(accounts):
            account.chance += chance[-1][line]
            if line == decision.seat:
                account.own += decision.given[line]
            else:
                account.rivals += decision.given[line]
    for line, account in enumerate(accounts):
        add_accuracy(account, [decision for decision in decisions if decision.seat == line])
    return accounts, chance


def add_accuracy(account: Account, decisions: Sequence[Decision]) -> None:
    account.grades.update(decision.grade for decision in decisions)
    free = [decision for decision in decisions if decision.grade != FORCED]
    account.accuracy = game_accuracy([(decision.loss, decision.spread) for decision in free])
    for phase in PHASES:
        account.phases[phase] = game_accuracy(
            [(decision.loss, decision.spread) for decision in free if decision.phase == phase]
        )
