"""What speaks for a choice, in sentences: for the hint. Everything lies open here, so the table itself is asked."""

# Not compiled: it makes words.

from __future__ import annotations

from typing import Final

from athanor.core.message import Message
from athanor.games.spellbook.components import (
    DRAW,
    FAMILIAR_POINTS,
    FAMILIAR_SPACES,
    GIVE,
    KINDS,
    LEARN,
    LEVELS,
    LINES,
    OF_COLOUR,
    PASS,
    RECEIVE,
    REPLACE,
    STORE,
    TAKE,
    USE,
)
from athanor.games.spellbook.learning import SETS_OF_THREE, payable_with
from athanor.games.spellbook.state import Spellbook

NEARLY: Final = 2  # tokens of a colour that a rival must hold to be waiting for the next
ALMOST_OVER: Final = 3  # free spaces of the familiar, or spells to learn, that are worth telling


def facts(s: Spellbook, after: Spellbook, seat: int, actions: list[int]) -> list[Message]:
    return [
        *learns(s, after, seat, actions),
        *ends(s, after, seat),
        *prepares(s, after, seat),
        *denies(s, after, seat, actions),
        *stores(s, after, seat),
        *spares(s, seat, actions),
        *uses(s, actions),
        *waits(after, seat, actions),
    ]


def learns(s: Spellbook, after: Spellbook, seat: int, actions: list[int]) -> list[Message]:
    found = []
    for action in actions:
        if LEARN <= action < LEARN + LINES:
            spell, level = (action - LEARN) // 3, (action - LEARN) % 3 + 3
            gained = s.lineup.card(spell // 3).score(after, seat, level)
            found.append(Message("fact-learns", {"spell": spell, "level": level, "points": gained}))
    return found


def ends(s: Spellbook, after: Spellbook, seat: int) -> list[Message]:
    """The last round begins, and who leads then."""
    if s.last_round or not after.last_round:
        return []
    lead = lead_of(after, seat)
    return [Message("fact-ends-ahead" if lead > 0 else "fact-ends", {"points": abs(lead)})]


def lead_of(s: Spellbook, seat: int) -> int:
    scores = s.scores()
    return scores[seat] - max(score for line, score in enumerate(scores) if line != seat)


def prepares(s: Spellbook, after: Spellbook, seat: int) -> list[Message]:
    """A spell that can now be paid for, or at a higher level than before; failing that, one that is a token short."""
    found, short = [], []
    for colour in range(7):
        if after.sorcerers[seat].level[colour]:
            continue
        before, now = payable(s, seat, colour), payable(after, seat, colour)
        spell = s.lineup.numbers[colour]
        if now > before and now in LEVELS:
            found.append(Message("fact-can-learn", {"spell": spell, "level": now}))
        elif now > before and now == LEVELS[0] - 1:
            short.append(Message("fact-one-short", {"spell": spell, "material": colour}))
    return found or short


def payable(s: Spellbook, seat: int, colour: int) -> int:
    """The level that the reserve pays for, however much more there is."""
    real, wild = payable_with(s, seat, colour, SETS_OF_THREE, 0)
    return min(real + wild, LEVELS[-1]) if real else 0


def denies(s: Spellbook, after: Spellbook, seat: int, actions: list[int]) -> list[Message]:
    """The last token of a colour on the altar that a rival nearly has a spell of."""
    found = []
    for action in actions:
        if TAKE <= action < TAKE + KINDS:
            colour = (action - TAKE) // 3
            if any(after.altar[kind] for kind in OF_COLOUR[colour]):
                continue
            for rival, sorcerer in enumerate(s.sorcerers):
                held = sum(sorcerer.reserve[kind] for kind in OF_COLOUR[colour])
                if rival != seat and not sorcerer.level[colour] and held >= NEARLY:
                    args = {"rival_seat": rival, "material": colour, "spell": s.lineup.numbers[colour]}
                    found.append(Message("fact-denies", args))
    return found


def stores(s: Spellbook, after: Spellbook, seat: int) -> list[Message]:
    before, now = len(s.sorcerers[seat].familiar), len(after.sorcerers[seat].familiar)
    if now <= before:
        return []
    gained = FAMILIAR_POINTS[now] - FAMILIAR_POINTS[before]
    left = FAMILIAR_SPACES - now
    if 0 < left <= ALMOST_OVER:
        return [Message("fact-stores-near-end", {"points": gained, "left": left})]
    return [Message("fact-stores", {"points": gained, "count": now})]


def spares(s: Spellbook, seat: int, actions: list[int]) -> list[Message]:
    """A token that is given away where no spell of its own needs that colour any more."""
    found = []
    for action in actions:
        if STORE <= action < REPLACE or GIVE <= action < RECEIVE:
            colour = (action - STORE) % KINDS // 3
            if s.sorcerers[seat].level[colour]:
                found.append(Message("fact-spares", {"material": colour, "spell": s.lineup.numbers[colour]}))
    return found


def uses(s: Spellbook, actions: list[int]) -> list[Message]:
    """What the line of a spell does, in the words of the card."""
    found = []
    for action in actions:
        if USE <= action < USE + LINES:
            number, level = (action - USE) // 3, (action - USE) % 3 + 3
            what = Message(s.lineup.card(number // 3).line_text(level, s.solo))
            found.append(Message("fact-uses", {"spell": number, "what": what}))
        elif action == DRAW:
            found.append(Message("fact-draws", {"count": s.bag_size or s.box_size}))
    return found


def waits(after: Spellbook, seat: int, actions: list[int]) -> list[Message]:
    """What passing keeps: the spell that is nearest."""
    if actions != [PASS]:
        return []
    sorcerer = after.sorcerers[seat]
    held = [
        (sum(sorcerer.reserve[kind] for kind in OF_COLOUR[colour]), colour)
        for colour in range(7)
        if not sorcerer.level[colour]
    ]
    most, colour = max(held, default=(0, 0))
    if not most:
        return []
    return [Message("fact-keeps", {"count": most, "material": colour, "spell": after.lineup.numbers[colour]})]
