"""Reads `botmegistus.toml`: the cards of the solo opponent."""

# Not compiled: files are read once.

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus import cards as c
from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.entries import distinct_names, one_of, read_element, read_name, understood
from athanor.games.trismegistus.sheets import Row, Sheet

DECKS: Final = (("basic", c.BASIC_CARDS), ("specialisation", 4), ("personality", 4))


def read_bot_cards(sheet: Sheet) -> list[c.BotCard]:
    """Specialisation and personality cards are put in the order of their elements."""
    found: list[c.BotCard] = []
    rows: list[Row] = []
    for deck, count in DECKS:
        here: dict[int, tuple[c.BotCard, Row]] = {}
        for row in sheet.rows(deck, count):
            card = read_bot_card(row, deck)
            if deck != "basic" and card.element in here:
                row.fault("element", "cards-bot-element", element=y.ELEMENT_NAMES[card.element])
            here[len(here) if deck == "basic" else card.element] = card, row
            row.closed()
        for place in sorted(here):
            found.append(here[place][0])
            rows.append(here[place][1])
    for id, card in enumerate(found):
        card.id = id
    distinct_names(rows, [card.name for card in found])
    return found


def read_bot_card(row: Row, deck: str) -> c.BotCard:
    element = read_element(row) if deck != "basic" else -1
    colour = one_of(row, "die", row.word("die"), y.COLOUR_NAMES)
    words = row.words("symbols")
    if words == ["max"]:
        symbols: tuple[int, ...] = ()
    else:
        symbols = tuple(one_of(row, "symbols", word, y.FACE_NAMES[: y.WILD_FACE]) for word in words)
        if "symbols" in row.data and (len(words) not in (1, 2) or len(set(words)) != len(words)):
            row.fault("symbols", "cards-bot-symbols")
    potency = row.number("potency", 1, 3)
    steps = read_bot_steps(row, "action")
    ahead: tuple[c.BotStep, ...] = ()
    if deck == "personality":
        # Every personality card moves two steps on its own track unless it is ahead there.
        ahead, steps = steps, ((c.BOT_TRACK, element, 2),)
    return c.BotCard(0, read_name(row), element, colour, symbols, potency, steps, ahead)


def read_bot_steps(row: Row, key: str) -> tuple[c.BotStep, ...]:
    steps = tuple(understood(row, key, read_bot_step, word, (c.BOT_GOLD, 0, 1)) for word in row.words(key))
    if key in row.data and not steps:
        row.fault(key, "cards-empty", key=key)
    for op in (c.BOT_ARTIFACT, c.BOT_EXPERIMENT):
        if sum(step[0] == op for step in steps) > 1:
            row.fault(key, "cards-bot-twice", word=c.BOT_OP_NAMES[op])
    return steps


def read_bot_step(text: str) -> c.BotStep:
    """`artifact` · `gold 3` · `experiment` · `track fire`, `track lowest 2`, `track each` · `vp 5`."""
    head, number = y.split_number(text)
    if head.startswith("track "):
        word = head.removeprefix("track ")
        what = c.EACH if word == "each" else y.place(word, (*y.ELEMENT_NAMES, "", "lowest"), text)
        return c.BOT_TRACK, what, number
    op = y.place(head, c.BOT_OP_NAMES, text)
    if op == c.BOT_TRACK or (number > 1 and op in (c.BOT_ARTIFACT, c.BOT_EXPERIMENT)):
        raise y.UnknownSymbol(text)
    return op, 0, number
