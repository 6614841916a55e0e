"""Botmegistus at a real table: it asks only for what this decision hangs on, and tells what to do and why.

| it waits for (`stage`) | answer |
|---|---|
| `board` | `board`: what the owner's board has otherwise than the set's (`box.py`) |
| `essences` | `essences`: the dominant essence on each track, where they were shuffled |
| `tokens` | `tokens`: per track the kinds of bonus tokens on its two steps |
| `experiment` | `experiment`: its starting experiment, as `typed.py` reads it |
| `roll` | `face`: the face of a die rolled for its set-up |
| `wait` | `go`: `turn` (yours is done, or it is its turn; `passed` if you have passed with it), or `round` once both |
| | have; `reached`: bonus tokens you took; or `correct`: its things as they really are (`correcting.py`) |
| `card` | `card`: the card turned up, as `typed.py` reads it, or its id in the owner's own set |
| `side` | `d6`: advanced planning, which of the two open cards |
| `bowls` | `bowls`: an answer to the question about some bowls (`bowls.py`) |
| `look` | `market` (the tiles asked for), `section` (its cards, or `empty`), `levels` (yours): whichever is asked for |
| `die` | `d6` |
| `element` | `element`: drawn by lot among those tied |
| `masterpieces` | `cards`: those drawn |
| `over` | none |
"""

# Not compiled: people type at the other end.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from athanor.core.companion import Companion
from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus import bowls, preparing, seeing
from athanor.games.trismegistus.botmegistus.box import dice_left
from athanor.games.trismegistus.botmegistus.correcting import correct
from athanor.games.trismegistus.botmegistus.deck import side_of, specialisation
from athanor.games.trismegistus.botmegistus.preparing import Answer, one_number
from athanor.games.trismegistus.botmegistus.rounds import LAST_ROUND, end_of_round, specialisation_choices
from athanor.games.trismegistus.botmegistus.scoring import masterpiece
from athanor.games.trismegistus.botmegistus.sitting import (
    BOT,
    HOUSE,
    SIDES,
    TABLE,
    YOU,
    Line,
    Sitting,
    sitting_from_plain,
)
from athanor.games.trismegistus.botmegistus.steps import (
    Draft,
    Specialise,
    Step,
    TakeArtifact,
    TakeExperiment,
    needs_die,
    perform,
)
from athanor.games.trismegistus.botmegistus.table import MARKET, NO_TOKEN, SECTION, TRACKS
from athanor.games.trismegistus.botmegistus.turn import clean_up, turn
from athanor.games.trismegistus.botmegistus.typed import (
    ANY_NUMBER,
    numbers,
    read_card,
    read_experiment,
    read_tile,
    refuse,
    rows,
)
from athanor.games.trismegistus.symbols import TOP

MOST_SEEN: Final = 20  # cards typed in that are offered again


class Beside(Companion):
    def begin(self, choices: dict[str, Any], seed: int) -> dict[str, Any]:
        return preparing.begin(choices, seed).plain()

    def answer(self, known: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        s = sitting_from_plain(known)
        if s.stage not in STAGES:
            raise refuse("beside-over")
        STAGES[s.stage](s, answer)
        return s.plain()

    def view(self, known: dict[str, Any]) -> dict[str, Any]:
        return seeing.view(sitting_from_plain(known))


# ---------------------------------------------------------------- whose turn it is


def hear_go(s: Sitting, answer: Answer) -> None:
    if "correct" in answer:
        correct(s, answer["correct"])
        s.lines = [*s.lines, *s.remove_tokens()]
        return
    go = answer.get("go")
    if go not in ("turn", "round"):
        raise refuse("beside-answer")
    if (go == "round") != s.tracker.passed:
        raise refuse("beside-not-passed" if go == "round" else "beside-passed")
    take_reached(s, answer.get("reached", []))
    if s.turn == YOU:
        s.your_turns += 1
        if go == "round" or answer.get("passed") is True:
            s.you_passed = True
            s.next_first = s.next_first or YOU
    if go == "round":
        end_round(s)
    else:
        begin_turn(s)


def take_reached(s: Sitting, reached: Any) -> None:
    """The tokens you have taken: pairs of a track and the place of a bonus step."""
    steps = s.board.bonus_steps
    pairs = rows(reached, ANY_NUMBER)
    if pairs is None:
        raise refuse("beside-reached")
    for row in pairs:
        pair = numbers(row, 2, 0, TRACKS - 1)
        if pair is None or pair[1] >= len(steps) or s.token_at(pair[0], steps[pair[1]]) == NO_TOKEN:
            raise refuse("beside-reached")
        s.table["tokens"][pair[0]][steps[pair[1]]] = NO_TOKEN


def after_turn(s: Sitting) -> None:
    """Whoever has passed has no more turns; who passed first begins the next round."""
    if s.tracker.passed:
        s.next_first = s.next_first or BOT
    s.turn = BOT if s.you_passed and not s.tracker.passed else YOU
    s.card = None
    s.stage = "wait"


# ---------------------------------------------------------------- its card


def begin_turn(s: Sitting) -> None:
    s.turn = BOT
    s.turns += 1
    s.known = []
    s.d6 = 0
    if s.cards == TABLE and s.difficulty.planning:
        lay_out(s)
    elif s.cards == TABLE:
        s.stage = "card"
    elif s.difficulty.planning:
        choose_side(s)
    else:
        refill(s)
        show(s, s.deck.reveal())


def lay_out(s: Sitting) -> None:
    """The real deck: the cards that are not yet known to lie open are asked for, the left one first."""
    if None in s.open:
        s.side = s.open.index(None)
        s.stage = "card"
    else:
        choose_side(s)


def choose_side(s: Sitting) -> None:
    if s.dice == TABLE:
        s.stage = "side"
    else:
        use_side(s, 1 + s.roll(SIDES))


def use_side(s: Sitting, d6: int) -> None:
    side = side_of(d6)
    if s.cards == TABLE:
        card, s.open[side] = s.open[side], None
    else:
        card = s.deck.use(side)
        refill(s)
        s.deck.replace(side)
    show(s, card)


def refill(s: Sitting) -> None:
    if s.deck.must_shuffle:
        s.deck.take_back()
        s.shuffle()


def hear_side(s: Sitting, answer: Answer) -> None:
    use_side(s, rolled(answer))


def rolled(answer: Answer) -> int:
    d6 = answer.get("d6")
    return 1 + one_number(d6 - 1 if type(d6) is int else None, SIDES)


def hear_card(s: Sitting, answer: Answer) -> None:
    card = answer.get("card")
    if type(card) is int:
        if card not in seeing.real_deck(s):
            raise refuse("bot-typed-card")
    else:
        card = kept(card)
        s.seen = [card, *(other for other in s.seen if other != card)][:MOST_SEEN]
    if s.difficulty.planning:
        s.open[s.side] = card
        lay_out(s)
    else:
        show(s, card)


def kept(card: Any) -> dict[str, Any]:
    read = read_card(card)
    return {
        "colour": read.colour, "symbols": list(read.symbols), "potency": read.potency, "element": read.element,
        "steps": [list(step) for step in read.steps], "ahead": [list(step) for step in read.ahead],
    }  # fmt: skip


def show(s: Sitting, card: Any) -> None:
    """The card is chosen; without a die it looks into the bowls."""
    s.card = card
    if s.tracker.has_die:
        look(s)
    else:
        s.table["bowls"] = bowls.empty_bowls()
        s.bowls_asked = 0
        s.stage = "bowls"


# ---------------------------------------------------------------- what it looks at


def hear_bowls(s: Sitting, answer: Answer) -> None:
    questions = bowls.bowl_questions(s.board, s.bot_card)
    free = dice_left(s.board, s.difficulty, s.tracker)
    s.table["bowls"] = bowls.hear(questions[s.bowls_asked], answer.get("bowls"), free)
    if any(map(any, s.table["bowls"])):
        look(s)
    elif s.bowls_asked + 1 < len(questions):
        s.bowls_asked += 1
    else:
        raise refuse("bot-no-dice")


def look(s: Sitting) -> None:
    """On to the next thing that has to be looked at; with nothing left to see it plays."""
    if not seeing.needs(s).nothing:
        s.stage = "look"
        return
    steps = turn(s.snapshot, s.tracker, s.bot_card, s.d6)
    if not needs_die(steps):
        play(s, steps)
    elif s.dice == TABLE:
        s.stage = "die"
    else:
        s.d6 = 1 + s.roll(SIDES)
        look(s)  # what follows the roll may hang on more


def hear_look(s: Sitting, answer: Answer) -> None:
    needs = seeing.needs(s)
    if needs.levels:
        levels = numbers(answer.get("levels"), len(needs.levels), 0, TOP)
        if levels is None:
            raise refuse("beside-level-range", top=TOP)
        for track, level in zip(needs.levels, levels, strict=True):
            s.table["levels"][track] = level
        s.known += needs.levels
        s.remove_tokens()
    if needs.places:
        hear_market(s, needs.places, answer.get("market"))
    if needs.section >= 0:
        hear_section(s, needs.section, answer.get("section"), answer.get("empty") is True)
    look(s)


def hear_market(s: Sitting, places: list[int], value: Any) -> None:
    """Each place with its tile; None where there is no tile any more."""
    tiles = rows(value, len(places))
    if tiles is None:
        raise refuse("bot-typed-market", places=len(places))
    for place, tile in zip(places, tiles, strict=True):
        if tile is not None:
            if tile == [] or tile == "":
                raise refuse("beside-market-missing")
            if read_tile(tile, s.own_cards) is None:
                raise refuse("bot-typed-market", places=len(places))
        s.table["market"][place] = tile
    s.known.append(MARKET)


def hear_section(s: Sitting, section: int, value: Any, empty: bool) -> None:
    cards = rows(value, ANY_NUMBER)
    if cards is None or any(read_experiment(card, s.own_cards) is None for card in cards):
        raise refuse("bot-typed-experiments", sections=s.board.sections)
    if not cards and not empty:
        raise refuse("beside-section-missing")
    s.table["experiments"][section] = [marked(card, s.round) for card in cards]
    s.known.append(SECTION)


def marked(card: Any, number: int) -> Any:
    """With the level of its deck: this round's where nobody said."""
    return [*card, number] if isinstance(card, list) and len(card) == 4 else card


def hear_die(s: Sitting, answer: Answer) -> None:
    s.d6 = rolled(answer)
    look(s)


# ---------------------------------------------------------------- what it does


def play(s: Sitting, steps: list[Step]) -> None:
    carry_out(s, steps)
    lines = s.lines_of(steps)
    lines.append(react_line(s))
    after = clean_up(s.tracker)
    perform(after, s.tracker)
    s.tell(Message("beside-turn", {"number": s.turns}), [*lines, *s.lines_of(after), *s.remove_tokens()])
    after_turn(s)


def carry_out(s: Sitting, steps: list[Step]) -> None:
    """What it does, on its tracker and on the table as it is remembered."""
    for step in steps:
        if isinstance(step, Draft):
            s.table["bowls"] = bowls.empty_bowls()  # asked anew at its next draft
        elif isinstance(step, TakeArtifact) and step.place >= 0:
            s.table["market"][step.place] = None
        elif isinstance(step, TakeExperiment) and step.section >= 0:
            s.table["experiments"][step.section].pop(step.place)
        step.apply(s.tracker)


def react_line(s: Sitting) -> Line:
    return Line("React", Message("beside-react", {"bot_colour": s.tracker.colour, "bot_face": s.tracker.symbol}))


# ---------------------------------------------------------------- the end of a round, and of the game


def end_round(s: Sitting) -> None:
    choices = specialisation_choices(s.tracker) if s.round < LAST_ROUND else []
    if len(choices) > 1 and s.dice == TABLE:
        s.stage = "element"
    else:
        finish_round(s, choices[s.roll(len(choices))] if choices else 0)


def hear_element(s: Sitting, answer: Answer) -> None:
    if answer.get("element") not in specialisation_choices(s.tracker):
        raise refuse("beside-answer")
    finish_round(s, answer["element"])


def finish_round(s: Sitting, element: int) -> None:
    steps = end_of_round(s.tracker, s.round, element)
    perform(steps, s.tracker)
    if s.cards == HOUSE and any(isinstance(step, Specialise) for step in steps):
        refill(s)  # its last card may have been used up in this round (TR-545)
        s.deck.add(specialisation(element))
        s.shuffle()
    s.tell(Message("beside-round-ends", {"number": s.round}), s.lines_of(steps))
    if s.round < LAST_ROUND:
        next_round(s)
    elif s.difficulty.masterpieces:
        s.stage = "masterpieces"
    else:
        finish(s, [])


def next_round(s: Sitting) -> None:
    """A new market; the experiments below the level of the round that ends have gone."""
    s.table["market"] = [None] * len(s.table["market"])
    s.table["experiments"] = [
        [card for card in section if level_of(s, card) >= s.round] for section in s.table["experiments"]
    ]
    s.round += 1
    s.turn, s.next_first = s.next_first or YOU, ""
    s.you_passed = False
    s.your_turns = 0
    begins = "beside-new-round-you" if s.turn == YOU else "beside-new-round-bot"
    s.lines.append(Line("Note", Message(begins, {"number": s.round})))
    s.stage = "wait"


def level_of(s: Sitting, card: Any) -> int:
    """Of the deck that a remembered experiment comes from. Version 0.1.0 did not ask: then the first."""
    if type(card) is int:
        return s.card_set.experiments[card].level
    return int(card[4]) if len(card) > 4 else 1


def hear_masterpieces(s: Sitting, answer: Answer) -> None:
    cards = rows(answer.get("cards"), s.difficulty.masterpieces)
    if cards is None:
        raise refuse("beside-masterpieces", count=s.difficulty.masterpieces)
    finish(s, cards)


def finish(s: Sitting, cards: list[Any]) -> None:
    drawn = [card for card in (read_experiment(row, s.own_cards) for row in cards) if card is not None]
    if len(drawn) != len(cards):
        raise refuse("beside-experiment")
    steps = masterpiece(s.tracker, drawn)
    perform(steps, s.tracker)
    s.tell(Message("beside-final"), [*s.lines, *s.lines_of(steps)] if not cards else s.lines_of(steps))
    s.stage = "over"


STAGES: Final[dict[str, Callable[[Sitting, Answer], None]]] = {
    "board": preparing.hear_board,
    "essences": preparing.hear_essences,
    "tokens": preparing.hear_tokens,
    "experiment": preparing.hear_starting_experiment,
    "roll": preparing.hear_roll,
    "wait": hear_go,
    "card": hear_card,
    "side": hear_side,
    "bowls": hear_bowls,
    "look": hear_look,
    "die": hear_die,
    "element": hear_element,
    "masterpieces": hear_masterpieces,
}
