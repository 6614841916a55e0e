"""What each seat may know: an allow-list, field by field. What is not written here is not sent.

Numbers are the ids of `components.py` and `alchemicals.py`; a face-down seal is -1, as is whatever is not there.
"""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from typing import Any

from athanor.core.message import Message, MessageData
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import INGREDIENTS, NEUTRALISER
from athanor.games.alchemists.components import (
    ARTIFACT_POINTS,
    ARTIFACT_PRICE,
    ARTIFACTS,
    BLUE_ZONE,
    FAVOR_OF,
    FIRST_ADVENTURE,
    FIRST_HEDGE,
    GREEN_ZONE,
    GUARANTEE_PRICE,
    INGREDIENT_OF,
    LEVEL_IN_ROUND,
    LEVELS,
    MOST_SEALS,
    NO_THEORY,
    RED_ZONE,
    ROUNDS,
    SEAL_KINDS,
    SEAL_POINTS,
    SPACES,
    WANTED,
    WRONG_THEORY,
)
from athanor.games.alchemists.declining import nothing_left
from athanor.games.alchemists.filled_in import deduction
from athanor.games.alchemists.scoring import open_sheet, score_sheet
from athanor.games.alchemists.selling import Bids, smileys, wanted
from athanor.games.alchemists.settings import CONFERENCE_ROUNDS, SETTINGS
from athanor.games.alchemists.spaces import closed, row_order
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.view_types import (
    Adventurer,
    Alchemist,
    Cauldron,
    Conference,
    Mix,
    Printed,
    Row,
    Space,
    Theory,
    View,
)


def view(s: Alchemists, seat: int | None) -> dict[str, Any]:
    facts, mixes = [list(fact) for fact in s.facts], triangle(s, seat)
    hand = [] if seat is None else [INGREDIENT_OF[card] for card in s.alchemists[seat].hand]
    shown: View = {
        "game": s.game.id,
        "seat": seat,
        "to_move": s.to_move,
        "waiting": s.waiting,
        "over": s.over,
        "legal": list(s.legal(seat)) if seat is not None else [],
        "asked": s.stack[-1].kind if s.stack else None,
        "nothing_left": spoken(nothing_left(s, seat)),
        "round": s.round,
        "starter": s.starter,
        "order": s.order[:],
        "green": s.green[:],
        "arrivals": s.arrivals[:],
        "track": [[place.price, place.favors, place.ingredients, list(place.players)] for place in SETTINGS.order],
        "row": [INGREDIENT_OF[card] for card in s.row],
        "deck": len(s.deck),
        "discard": len(s.discard),
        "favor_deck": len(s.favor_deck),
        "favor_discard": [FAVOR_OF[card] if s.favor_known[card] == -1 else -1 for card in s.favor_discard],
        "artifacts": {"level": s.level, "levels": [level[:] for level in s.artifacts]},
        "prices": prices(s, seat),
        "adventurer": adventurer(s),
        "conference": conference(s),
        "spaces": [space(s, number) for number in range(SPACES)],
        "theories": [theory(s, seat, ingredient) for ingredient in range(INGREDIENTS)],
        "grants": [
            {"ingredients": list(grant.ingredients), "points": grant.points, "left": bool(s.grants_left >> at & 1)}
            for at, grant in enumerate(SETTINGS.grants)
        ],
        "facts": facts,
        "unhappy": bool(s.unhappy),
        "shown": s.shown,
        "cauldron": cauldron(s, seat),
        "favored": s.favored[:],
        "alchemists": [alchemist(s, seat, each) for each in range(s.players)],
        "triangle": mixes,
        "deduction": deduction(facts, mixes, hand, s.options["help"]),
        "my_bid": my_bid(s, seat),
        "sheets": sheets(s),
        "truth": list(s.truth) if s.revealed else None,
        "help": s.options["help"],
    }
    return {**shown}


def alchemist(s: Alchemists, seat: int | None, each: int) -> Alchemist:
    one = s.alchemists[each]
    own = each == seat
    return {
        "gold": one.gold,
        "reputation": one.reputation,
        "ingredients": len(one.hand),
        "favors": len(one.favors),
        "artifacts": one.artifacts[:],
        "grants": one.grants[:],
        "potions": one.potions,
        "marker": one.marker,
        "cubes": one.free,
        "placed": one.placed[:],
        "unused": one.unused,
        "hospital": one.hospital,
        "bid": one.bid,
        "harmed": one.harmed,
        "repeated": one.repeated,
        "peeked": one.peeked,
        "exhibited": one.exhibited,
        "aside": len(one.aside),
        "seals": sum(one.seals),
        "lost": one.lost[:],
        "modes": [s.mode(what, each) for what in ("ingredients", "conferences", "debunking")],
        # Only the owner sees what is in the hand and which seals are left.
        "hand": sorted(INGREDIENT_OF[card] for card in one.hand) if own else None,
        "favor_hand": sorted(FAVOR_OF[card] for card in one.favors) if own else None,
        "set_aside": sorted(INGREDIENT_OF[card] for card in one.aside) if own or s.revealed else None,
        "seals_left": one.seals[:] if own or s.revealed else None,
    }


def space(s: Alchemists, number: int) -> Space:
    """The rows from the top: whose cubes, how many actions were declared, how many cubes are still there."""
    rows = [
        [seat, s.alchemists[seat].actions[number], s.alchemists[seat].placed[number]]
        for seat in row_order(s, number)
        if s.alchemists[seat].actions[number]
    ]
    return {"closed": closed(s, number), "costs": list(s.costs[number]), "rows": rows}


def theory(s: Alchemists, seat: int | None, ingredient: int) -> Theory | None:
    if s.theories[ingredient] == NO_THEORY:
        return None
    seals = []
    for seal in s.seals[ingredient]:
        owner, kind = divmod(seal, SEAL_KINDS)
        seals.append([owner, kind if owner == seat or s.revealed else -1])
    against = [other for other in range(INGREDIENTS) if s.conflicts[ingredient] >> other & 1]
    return {"alchemical": s.theories[ingredient], "seals": seals, "conflicts": against}


def adventurer(s: Alchemists) -> Adventurer:
    """Who is here, who comes next, and how the sale stands."""
    following = s.round + 1 - FIRST_ADVENTURE
    return {
        "here": s.adventurers[s.round - FIRST_ADVENTURE] if s.round >= FIRST_ADVENTURE else -1,
        "next": s.adventurers[following] if s.round < ROUNDS else -1,
        "wants": list(wanted(s)),
        "next_wants": list(WANTED[s.adventurers[following]]) if s.round < ROUNDS else [],
        "blocked": s.blocked,
        "sales": s.sales,
        "guarantees": list(GUARANTEE_PRICE),
        "smileys": list(SETTINGS.smileys),
        "selling": [[seat, smileys(s, seat) if s.alchemists[seat].bid >= 0 else -1] for seat in s.selling],
    }


def conference(s: Alchemists) -> Conference | None:
    """The conference at the end of this round or the next: for each seat the seals needed and the losses."""
    for number, at in enumerate(CONFERENCE_ROUNDS):
        if s.round in (at - 1, at):
            tiles = [SETTINGS.conferences[s.mode("conferences", seat)][number] for seat in range(s.players)]
            return {"round": at, "tiles": [[tile.seals, list(tile.loss)] for tile in tiles]}
    return None


def cauldron(s: Alchemists, seat: int | None) -> Cauldron | None:
    if not s.cauldron:
        return None
    own = s.brewer == seat
    cards = sorted(INGREDIENT_OF[card] for card in s.cauldron) if own else None
    # Once it is known which card stays, its owner sees that too.
    spared = INGREDIENT_OF[s.cauldron[1]] if own and s.stack and s.stack[-1].kind == "spare" else -1
    return {"seat": s.brewer, "count": len(s.cauldron), "cards": cards, "spared": spared}


def triangle(s: Alchemists, seat: int | None) -> list[Mix]:
    """All mixes in their order: whose, first and second ingredient (-1 where the seat does not know it), potions."""
    found = []
    for result in s.results:
        own = result.seat == seat
        one = result.one if own or (seat is not None and result.seen_one >> seat & 1) else -1
        other = result.other if own or (seat is not None and result.seen_other >> seat & 1) else -1
        if one < 0:
            one, other = other, one
        found.append([result.seat, one, other, result.potions, result.seen_one | result.seen_other])
    return found


def my_bid(s: Alchemists, seat: int | None) -> int | None:
    """The seat's own answer while others are still bidding or choosing."""
    if seat is None or not s.stack:
        return None
    top = s.stack[-1]
    if top.kind not in (Bids.kind, "keep"):
        return None
    answer: int = top.answers[seat]  # type: ignore[attr-defined]
    return answer if answer >= 0 else None


def sheets(s: Alchemists) -> list[list[Row]]:
    """The count as far as it lies open; all of it once the truth is shown. For each line, [message, points]."""
    found = []
    for seat in range(s.players):
        rows = score_sheet(s, seat) if s.revealed else hide_aside(s, seat)
        found.append([[said.plain(), points] for said, points in rows])
    return found


def hide_aside(s: Alchemists, seat: int) -> list[tuple[Message, int]]:
    """Points of cards set aside are shown with those cards, at the end."""
    if not s.alchemists[seat].aside:
        return open_sheet(s, seat)
    bare = s.clone()
    bare.alchemists[seat].aside = []
    return open_sheet(bare, seat)


def spoken(message: Message | None) -> MessageData | None:
    return None if message is None else message.plain()


def prices(s: Alchemists, seat: int | None) -> list[int]:
    """Of each artifact: to whoever looks on, as printed."""
    return list(ARTIFACT_PRICE) if seat is None else [cards.price(s, seat, number) for number in range(ARTIFACTS)]


def printed(s: Alchemists) -> dict[str, Any]:
    shown: Printed = {
        "points": [None if points < 0 else points for points in ARTIFACT_POINTS],
        "seals": [
            [right, 0 if kind >= FIRST_HEDGE else WRONG_THEORY, WRONG_THEORY] for kind, right in enumerate(SEAL_POINTS)
        ],
        "most_seals": MOST_SEALS,
        "rounds": ROUNDS,
        "conferences": list(CONFERENCE_ROUNDS),
        "levels": [LEVEL_IN_ROUND.index(level) + 1 for level in range(LEVELS)],
        "opposites": list(NEUTRALISER),
        "zones": [RED_ZONE, GREEN_ZONE, BLUE_ZONE],
    }
    return {**shown}
