"""What Botmegistus still has to see for the card that lies open, and what its page shows."""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from typing import Any

from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus.bowls import bowl_questions
from athanor.games.trismegistus.botmegistus.box import printed_of
from athanor.games.trismegistus.botmegistus.deck import specialisation, starting_cards
from athanor.games.trismegistus.botmegistus.draft import choose_die
from athanor.games.trismegistus.botmegistus.rounds import specialisation_choices
from athanor.games.trismegistus.botmegistus.scoring import score, score_sheet
from athanor.games.trismegistus.botmegistus.sitting import TABLE, YOU, Line, Sitting
from athanor.games.trismegistus.botmegistus.steps import Draft, KeepDie, Reveal, Step
from athanor.games.trismegistus.botmegistus.table import MARKET, SECTION, TRACKS, ArtifactTile, experiment_card
from athanor.games.trismegistus.botmegistus.turn import turn
from athanor.games.trismegistus.cards import MASTERPIECE, STARTING, CardSet

LEAST_TURNS = 3  # in a round: you pass with your third used die


class Needs:
    """What has to be looked at next: market places, a section (-1: none), your levels on some tracks."""

    __slots__ = ("levels", "places", "section")

    def __init__(self, places: list[int], section: int, levels: list[int]) -> None:
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
    """The first thing its turn hangs on that was not looked at in this turn; levels asked for together are one thing.

    What comes later may change with the answer, so it is not asked for yet.
    """
    t = s.snapshot
    turn(t, s.tracker, s.bot_card, s.d6)
    missing = [what for what in t.looked_at if what not in s.known]
    if not missing:
        return Needs([], -1, [])
    die = die_of(s)
    assert isinstance(die, Draft | KeepDie)
    if missing[0] == MARKET:
        places = [place for place, colour in enumerate(t.board.market_colours) if colour == die.colour]
        return Needs(places, -1, [])
    if missing[0] == SECTION:
        return Needs([], t.board.section_of[die.symbol], [])
    after = next((at for at, what in enumerate(missing) if what >= TRACKS), len(missing))
    order = t.board.track_order
    return Needs([], -1, sorted(missing[:after], key=order.index))


def so_far(s: Sitting) -> list[Line]:
    """Of a turn that waits for an answer: the card, and the die once the bowls are known."""
    if s.card is None:
        return []
    steps: list[Step] = [Reveal(s.bot_card)]
    if s.stage in ("look", "die"):
        steps.append(die_of(s))
    if s.stage == "die":
        steps += turn(s.snapshot, s.tracker, s.bot_card)[-1:]
    return s.lines_of(steps)


# ---------------------------------------------------------------- what is asked for


def asked(s: Sitting) -> dict[str, Any]:
    """What its page asks for besides the name of the stage."""
    if s.stage == "bowls":
        return bowl_questions(s.board, s.bot_card)[s.bowls_asked].plain()
    if s.stage == "look":
        return needs(s).plain()
    if s.stage == "roll":
        return {"left": s.left, "of": s.difficulty.rolls}
    if s.stage == "element":
        return {"elements": specialisation_choices(s.tracker)}
    if s.stage == "masterpieces":
        return {"count": s.difficulty.masterpieces}
    if s.stage == "card":
        return {"side": s.side if s.difficulty.planning else -1, "seen": offered_cards(s)}
    if s.stage == "wait":
        return whose_turn(s)
    return {}


def whose_turn(s: Sitting) -> dict[str, Any]:
    """`passed`: Botmegistus has; `may_pass`: you may have, after as many turns as a round takes at least."""
    return {
        "turn": s.turn,
        "passed": s.tracker.passed,
        "you_passed": s.you_passed,
        "may_pass": s.turn == YOU and s.your_turns + 1 >= LEAST_TURNS,
    }


def real_deck(s: Sitting) -> list[int]:
    """The cards of its real deck by their ids, if the owner's own set knows them."""
    if s.own_cards is None or s.cards != TABLE:
        return []
    return [
        *starting_cards(s.difficulty, ArtifactTile((s.element,))),
        *(specialisation(element) for element in s.tracker.specialised),
    ]


def offered_cards(s: Sitting) -> list[dict[str, Any]]:
    """Cards that need not be typed in: those of the owner's set, and those typed in before. Open ones cannot come."""
    offered = [*real_deck(s), *s.seen]
    return [
        {"card": card, "what": card_said(s, card)} for card in offered if type(card) is not int or card not in s.open
    ]


def card_said(s: Sitting, card: Any) -> dict[str, Any]:
    return Reveal(s.card_read(card)).what(s.named).plain()


# ---------------------------------------------------------------- what is shown


def deck_shown(s: Sitting) -> dict[str, Any] | None:
    """Its pile where it is drawn here; with advanced planning the open cards, None where one is not known yet."""
    planning = s.difficulty.planning
    if s.cards == TABLE:
        return {"pile": None, "used": None, "open": cards_shown(s, s.open)} if planning else None
    return {"pile": len(s.deck.pile), "used": len(s.deck.used), "open": cards_shown(s, s.deck.open)}


def cards_shown(s: Sitting, cards: list[Any]) -> list[Any]:
    return [None if card is None else card_said(s, card) for card in cards]


def own_shown(cards: CardSet) -> dict[str, Any]:
    """The owner's own cards, to be chosen by name instead of typed in."""
    return {
        "artifacts": [
            {
                "id": tile.id,
                "level": tile.level,
                "name": name(cards, "artifact", tile.id),
                "shows": list(tile.elementals),
            }
            for tile in cards.artifacts
            if tile.level != STARTING
        ],
        "experiments": [
            {
                "id": card.id,
                "level": card.level,
                "name": name(cards, "experiment", card.id),
                "row": experiment_card(card).plain()[:4],
            }
            for card in cards.experiments
        ],
        "starting": STARTING,
        "masterpiece": MASTERPIECE,
    }


def name(cards: CardSet, kind: str, id: int) -> dict[str, Any]:
    called = cards.called(kind, id)
    assert isinstance(called, Message)
    return called.plain()


def view(s: Sitting) -> dict[str, Any]:
    board = s.board
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
            **{key: s.table[key] for key in ("market", "experiments", "levels")},
            "tokens": [[row[step] for step in board.bonus_steps] for row in s.table["tokens"]],
        },
        "board": {"market_colours": list(board.market_colours), **printed_of(board)},
        "own": own_shown(s.own_cards) if s.own_cards is not None else None,
        "options": s.options,
        "cards": s.cards,
        "dice": s.dice,
        "element": s.element,
    }
