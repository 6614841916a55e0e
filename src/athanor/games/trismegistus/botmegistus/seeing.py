"""What Botmegistus still has to see for the card that lies open, and what its page shows."""

from __future__ import annotations

from typing import Any

from athanor.games.trismegistus.botmegistus.draft import choose_die
from athanor.games.trismegistus.botmegistus.rounds import specialisation_choices
from athanor.games.trismegistus.botmegistus.scoring import score, score_sheet
from athanor.games.trismegistus.botmegistus.sitting import HOUSE, Line, Sitting, lines_of, named
from athanor.games.trismegistus.botmegistus.steps import Draft, KeepDie, Reveal, Step
from athanor.games.trismegistus.botmegistus.tracker import MOST_OPEN
from athanor.games.trismegistus.botmegistus.turn import turn
from athanor.games.trismegistus.botmegistus.typed import read_card
from athanor.games.trismegistus.cards import BOT_ARTIFACT, BOT_EXPERIMENT, BOT_TRACK, BotCard
from athanor.games.trismegistus.shelf import our_set


class Needs:
    """Market places and section (-1: none) by its die, and whether your levels count."""

    __slots__ = ("levels", "places", "section")

    def __init__(self, places: list[int], section: int, levels: bool) -> None:
        self.places = places
        self.section = section
        self.levels = levels

    @property
    def nothing(self) -> bool:
        return not self.places and self.section < 0 and not self.levels

    def plain(self) -> dict[str, Any]:
        return {"places": self.places, "section": self.section, "levels": self.levels}


def die_of(s: Sitting) -> Step:
    """The die it drafts, or the one it has."""
    return KeepDie(s.tracker) if s.tracker.has_die else choose_die(s.snapshot, s.bot_card)


def needs(s: Sitting) -> Needs:
    die = die_of(s)
    assert isinstance(die, Draft | KeepDie)
    card = s.bot_card
    ops = {op for op, _, _ in (*card.steps, *card.ahead)}
    board = our_set().board
    places = [place for place, colour in enumerate(board.market_colours) if colour == die.colour]
    wants_experiment = BOT_EXPERIMENT in ops and len(s.tracker.open) < MOST_OPEN
    return Needs(
        places if BOT_ARTIFACT in ops else [],
        board.section_of[die.symbol] if wants_experiment else -1,
        BOT_TRACK in ops or bool(card.ahead) or wants_experiment,
    )


def told(s: Sitting, steps: list[Step]) -> list[Line]:
    return [said(step, s) for step in steps]


def said(step: Step, s: Sitting) -> Line:
    """Its own cards have our names if they are ours."""
    if isinstance(step, Reveal):
        return Line("Reveal", step.what(named(s.cards)))
    return lines_of([step])[0]


def so_far(s: Sitting) -> list[Line]:
    """Of a turn that waits for an answer: the card, and the die once the bowls are known."""
    if s.card is None:
        return []
    lines = [said(Reveal(s.bot_card), s)]
    if s.stage in ("look", "die"):
        lines += lines_of([die_of(s)])
    if s.stage == "die":
        lines += lines_of(turn(s.snapshot, s.tracker, s.bot_card)[-1:])
    return lines


def asked(s: Sitting) -> dict[str, Any]:
    """What its page asks for besides the name of the stage."""
    if s.stage == "look":
        return needs(s).plain()
    if s.stage == "roll":
        return {"left": s.left, "of": s.difficulty.rolls}
    if s.stage == "element":
        return {"elements": specialisation_choices(s.tracker)}
    if s.stage == "masterpieces":
        return {"count": s.difficulty.masterpieces}
    if s.stage == "card":
        return {"seen": [card_shown(read_card(card), card) for card in s.seen]}
    if s.stage == "wait":
        return {"passed": s.tracker.passed}
    return {}


def card_shown(card: BotCard, typed: Any) -> dict[str, Any]:
    return {"card": typed, "what": Reveal(card).what().plain()}


def deck_shown(s: Sitting) -> dict[str, Any] | None:
    if s.cards != HOUSE:
        return None
    cards = our_set()
    shown = [Reveal(cards.bot_cards[card]).what(named(s.cards)).plain() for card in s.deck.open]
    return {"pile": len(s.deck.pile), "used": len(s.deck.used), "open": shown}


def view(s: Sitting) -> dict[str, Any]:
    board = our_set().board
    tracker = s.tracker
    return {
        "over": s.stage == "over",
        "stage": s.stage,
        "ask": asked(s),
        "round": s.round,
        "turns": s.turns,
        "title": s.title.plain(),
        "lines": [line.plain() for line in s.lines],
        "so_far": [line.plain() for line in so_far(s)],
        "tracker": {**tracker.plain(), "passed": tracker.passed},
        "score": score(tracker),
        "sheet": [[row.plain(), points] for row, points in score_sheet(tracker)],
        "deck": deck_shown(s),
        "table": {
            **{key: s.table[key] for key in ("bowls", "market", "experiments", "levels")},
            "tokens": [[row[step] for step in board.bonus_steps] for row in s.table["tokens"]],
        },
        "board": {
            "market_colours": list(board.market_colours),
            "section_of": list(board.section_of),
            "track_order": list(board.track_order),
            "bonus_steps": list(board.bonus_steps),
        },
        "options": s.options,
        "cards": s.cards,
        "dice": s.dice,
        "element": s.element,
    }
