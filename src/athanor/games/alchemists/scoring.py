"""The final count, in the printed order: reputation, Mirror, artifacts, grants, gold, the revelation."""

from __future__ import annotations

from athanor.core.message import Message
from athanor.games.alchemists.alchemicals import INGREDIENTS
from athanor.games.alchemists.cards import SHELF
from athanor.games.alchemists.components import (
    FAVOR_GOLD,
    FIRST_HEDGE,
    NO_THEORY,
    SEAL_KINDS,
    SEAL_POINTS,
    WRONG_THEORY,
)
from athanor.games.alchemists.demonstrations import wrong_aspects
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemists

GOLD_A_POINT: int = 3


def final_gold(s: Alchemists, seat: int) -> int:
    """Gold once the favors in hand are exchanged."""
    one = s.alchemists[seat]
    return one.gold + FAVOR_GOLD * len(one.favors)


def seal_points(theory: int, truth: int, kind: int) -> int:
    """A correct theory pays by the star; a wrong one costs, unless its one wrong aspect is the one hedged."""
    if theory == truth:
        return SEAL_POINTS[kind]
    hedged = kind >= FIRST_HEDGE and wrong_aspects(theory, truth) == [kind - FIRST_HEDGE]
    return 0 if hedged else WRONG_THEORY


def open_sheet(s: Alchemists, seat: int) -> list[tuple[Message, int]]:
    """The rows that count what lies open: reputation, artifacts, grants."""
    one = s.alchemists[seat]
    sheet = [(Message("sheet-reputation"), one.reputation)]
    ordered = sorted(one.artifacts, key=lambda number: not SHELF[number].counts_first)
    for number in ordered:
        if not SHELF[number].per_correct_seal:
            sheet.append((Message("sheet-artifact", {"artifact": number}), SHELF[number].points(s, seat)))
    for grant in one.grants:
        sheet.append((Message("sheet-grant", {"grant": grant + 1}), SETTINGS.grants[grant].points))
    return sheet


def score_sheet(s: Alchemists, line: int) -> list[tuple[Message, int]]:
    gold = final_gold(s, line)
    sheet = [*open_sheet(s, line), (Message("sheet-gold", {"gold": gold}), gold // GOLD_A_POINT)]
    correct = 0
    for ingredient in range(INGREDIENTS):
        theory = s.theories[ingredient]
        for seal in s.seals[ingredient]:
            if theory != NO_THEORY and seal // SEAL_KINDS == line:
                kind = seal % SEAL_KINDS
                correct += theory == s.truth[ingredient]
                args = {"ingredient": ingredient, "seal": kind}
                sheet.append((Message("sheet-theory", {**args}), seal_points(theory, s.truth[ingredient], kind)))
    for number in s.alchemists[line].artifacts:
        if SHELF[number].per_correct_seal:
            points = correct * SHELF[number].per_correct_seal
            sheet.append((Message("sheet-artifact", {"artifact": number}), points))
    return sheet


def scores(s: Alchemists) -> list[int]:
    return [sum([points for _, points in score_sheet(s, seat)]) for seat in range(s.players)]


def winners(s: Alchemists) -> list[int]:
    """Most points; among equals the gold left over after every third piece became a point; still equal share."""
    if not s.over:
        return []
    standing = [(points, final_gold(s, seat) % GOLD_A_POINT) for seat, points in enumerate(scores(s))]
    return [seat for seat in range(s.players) if standing[seat] == max(standing)]


def statistics(s: Alchemists, seat: int) -> dict[str, int]:
    one = s.alchemists[seat]
    sealed = [ingredient for ingredient in range(INGREDIENTS) if s.has_sealed(seat, ingredient)]
    return {
        "reputation": one.reputation,
        "artifacts": len(one.artifacts),
        "grants": len(one.grants),
        "seals": len(sealed),
        "correct-seals": sum([s.theories[ingredient] == s.truth[ingredient] for ingredient in sealed]),
        "mixes": sum([result.seat == seat for result in s.results]),
    }
