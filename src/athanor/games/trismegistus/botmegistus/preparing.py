"""Botmegistus at a real table, before the first turn: the choices, the owner's board, its tokens, its first steps."""

# Not compiled: people type at the other end.

from __future__ import annotations

from typing import Any, Final

from athanor.core.message import Message
from athanor.core.options import settle_options
from athanor.core.rng import spread
from athanor.games.trismegistus.botmegistus.box import dice_of, read_box, read_essences, read_printed
from athanor.games.trismegistus.botmegistus.deck import Deck, starting_cards
from athanor.games.trismegistus.botmegistus.difficulty import (
    BOT_FIRST,
    LEVEL_ONE,
    NO_PERSONALITY,
    ONE_MASTERPIECE,
    ONE_PUBLICATION,
    ONE_WHITE_FEWER,
    SOLO_OPTIONS,
    STARTING_EXPERIMENT,
)
from athanor.games.trismegistus.botmegistus.rounds import give_artifact, give_experiment, new_tracker, set_up_roll
from athanor.games.trismegistus.botmegistus.sitting import BOT, HOUSE, TABLE, YOU, Line, Sitting, new_table
from athanor.games.trismegistus.botmegistus.steps import perform
from athanor.games.trismegistus.botmegistus.table import FACES, NO_TOKEN, TRACKS, ArtifactTile
from athanor.games.trismegistus.botmegistus.typed import numbers, read_experiment, refuse, rows
from athanor.games.trismegistus.cards import BONUS_NAMES

Answer = dict[str, Any]

# Whether the board is as the set says, or the owner will say how it is; where the dominant essences lie.
AS_DRAWN, MINE = "drawn", "mine"
PRINTED, SHUFFLED = "printed", "shuffled"
WAYS: Final = {
    "cards": (HOUSE, TABLE),
    "dice": (HOUSE, TABLE),
    "board": (AS_DRAWN, MINE),
    "essences": (PRINTED, SHUFFLED),
}
USUAL: Final = {"board": AS_DRAWN, "essences": PRINTED}


def begin(choices: dict[str, Any], seed: int) -> Sitting:
    wanted = choices.get("options", {})
    if not isinstance(wanted, dict):
        raise refuse("beside-answer")
    ways: dict[str, Any] = {name: choices.get(name, USUAL.get(name)) for name in WAYS}
    if any(way not in WAYS[name] for name, way in ways.items()):
        raise refuse("beside-answer")
    element = one_number(choices.get("element"), TRACKS)
    s = Sitting(
        settle_options(SOLO_OPTIONS, wanted, 1), ways["cards"], ways["dice"], element, read_box(choices.get("box"))
    )
    difficulty = s.difficulty
    s.rng = spread(seed)
    s.tracker = new_tracker(difficulty)
    s.left = difficulty.rolls
    s.turn = BOT if difficulty.has(BOT_FIRST) else YOU
    s.shuffled = ways["essences"] == SHUFFLED
    tile = ArtifactTile((element,))
    perform(give_artifact(tile), s.tracker)
    if s.cards == HOUSE:
        s.deck = Deck(starting_cards(difficulty, tile))
        s.shuffle()
        if difficulty.planning:
            s.deck.lay_open()
    s.lines = set_up_lines(s)
    s.stage = "board"
    if ways["board"] == AS_DRAWN:
        after_board(s)
    return s


def one_number(value: Any, count: int) -> int:
    if type(value) is not int or not 0 <= value < count:
        raise refuse("beside-answer")
    return value


def set_up_lines(s: Sitting) -> list[Line]:
    difficulty = s.difficulty
    lines = [
        Line("GainGold", Message("beside-gold", {"amount": s.tracker.gold})),
        Line("GainEthereal", Message("beside-ethereal", {"amount": s.tracker.ethereal})),
        Line("TakeArtifact", Message("beside-artifact", {"bot_element": s.element})),
    ]
    deck = "beside-deck-here" if s.cards == HOUSE else "beside-deck"
    if difficulty.has(NO_PERSONALITY):
        deck += "-plain"
    lines.append(Line("Reveal", Message(deck, {"bot_element": s.element})))
    if difficulty.planning and s.cards == TABLE:
        lines.append(Line("Reveal", Message("beside-lay-two")))
    for switch, id in (
        (LEVEL_ONE, "beside-level-one"), (BOT_FIRST, "beside-bot-first"),
        (ONE_PUBLICATION, "beside-publication"), (ONE_MASTERPIECE, "beside-masterpiece"),
    ):  # fmt: skip
        if difficulty.has(switch):
            lines.append(Line("Note", Message(id)))
    if difficulty.has(ONE_WHITE_FEWER):
        black, white, red = dice_of(s.board, difficulty)
        lines.append(Line("Note", Message("beside-white-dice", {"black": black, "white": white, "red": red})))
    return lines


# ---------------------------------------------------------------- the owner's board


def hear_board(s: Sitting, answer: Answer) -> None:
    s.printed = read_printed(answer.get("board"))
    s.table = new_table(s.board)
    after_board(s)


def after_board(s: Sitting) -> None:
    """Where the essences lie matters for the rolls of the set-up alone."""
    s.stage = "essences" if s.shuffled and s.left else "tokens"


def hear_essences(s: Sitting, answer: Answer) -> None:
    s.essences = read_essences(answer.get("essences"))
    s.stage = "tokens"


def hear_tokens(s: Sitting, answer: Answer) -> None:
    """At the start every bonus space has a token."""
    read_bonus(s, answer.get("tokens"), 0)
    s.stage = "experiment" if s.difficulty.has(STARTING_EXPERIMENT) else "roll"
    if s.stage == "roll":
        rolls(s)


def read_bonus(s: Sitting, value: Any, lowest: int) -> None:
    """The kinds of tokens on the bonus steps of each track; `lowest` is NO_TOKEN where there may be none any more."""
    board = s.board
    found = [numbers(row, len(board.bonus_steps), NO_TOKEN, len(BONUS_NAMES) - 1) for row in rows(value, TRACKS) or []]
    if len(found) != TRACKS or any(kinds is None for kinds in found):
        raise refuse("beside-tokens")
    every = [kind for kinds in found for kind in kinds or []]
    if min(every) < lowest:
        raise refuse("beside-tokens-missing", count=every.count(NO_TOKEN))
    for kind, most in enumerate(board.bonus_tokens):
        if every.count(kind) > most:
            raise refuse("beside-tokens-many", bot_token=kind, most=most)
    for track, kinds in enumerate(found):
        for step, kind in zip(board.bonus_steps, kinds or [], strict=True):
            s.table["tokens"][track][step] = kind


# ---------------------------------------------------------------- its first steps


def hear_starting_experiment(s: Sitting, answer: Answer) -> None:
    card = read_experiment(answer.get("experiment"), s.own_cards)
    if card is None:
        raise refuse("beside-experiment")
    steps = give_experiment(card)
    perform(steps, s.tracker)
    s.lines = [*s.lines, *s.lines_of(steps)]
    rolls(s)


def rolls(s: Sitting) -> None:
    """The rolls of the set-up: all at once, or one by one with a real die."""
    while s.dice == HOUSE and s.left:
        roll_one(s, s.roll(FACES))
    s.stage = "roll" if s.left else "wait"
    if not s.left:
        s.lines = [*s.lines, *s.remove_tokens()]


def roll_one(s: Sitting, face: int) -> None:
    steps = set_up_roll(s.snapshot, s.tracker, face, s.board.track_essence)
    perform(steps, s.tracker)
    s.lines = [*s.lines, *s.lines_of(steps)]
    s.left -= 1


def hear_roll(s: Sitting, answer: Answer) -> None:
    roll_one(s, one_number(answer.get("face"), FACES))
    rolls(s)
