"""Botmegistus at a real table: it asks only for what this decision hangs on, and tells what to do and why.

| it waits for (`stage`) | answer |
|---|---|
| `tokens` | `tokens`: per track the kinds of bonus tokens on its two steps, -1 for none |
| `experiment` | `experiment`: its starting experiment, `[element, track, level, points]` |
| `roll` | `face`: the face of a die rolled for its set-up |
| `wait` | `go`: `turn`, or `round` once it has passed; or `correct`: its tracker as it really is (`correcting.py`) |
| `card` | `card`: the card turned up, as `typed.py` reads it |
| `side` | `d6`: advanced planning, which of the two open cards |
| `bowls` | `bowls`: the dice in the six bowls by colour |
| `look` | `market` (tiles of the places asked for), `section` (its cards), `levels` (yours): those asked for |
| `die` | `d6` |
| `element` | `element`: drawn by lot among those tied |
| `masterpieces` | `cards`: those drawn |
| `over` | none |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from athanor.core.companion import Companion
from athanor.core.message import Message
from athanor.core.options import settle_options
from athanor.core.rng import spread
from athanor.games.trismegistus.botmegistus import seeing
from athanor.games.trismegistus.botmegistus.correcting import correct
from athanor.games.trismegistus.botmegistus.deck import Deck, side_of, specialisation, starting_cards
from athanor.games.trismegistus.botmegistus.difficulty import (
    BOT_FIRST,
    LEVEL_ONE,
    NO_PERSONALITY,
    ONE_MASTERPIECE,
    ONE_PUBLICATION,
    ONE_WHITE_FEWER,
    SOLO_OPTIONS,
    STARTING_EXPERIMENT,
    read_options,
)
from athanor.games.trismegistus.botmegistus.rounds import (
    LAST_ROUND,
    end_of_round,
    give_artifact,
    give_experiment,
    new_tracker,
    set_up_roll,
    specialisation_choices,
)
from athanor.games.trismegistus.botmegistus.scoring import masterpiece
from athanor.games.trismegistus.botmegistus.sitting import (
    HOUSE,
    SIDES,
    TABLE,
    Line,
    Sitting,
    lines_of,
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
from athanor.games.trismegistus.botmegistus.table import FACES, NO_TOKEN, TRACKS, ArtifactTile
from athanor.games.trismegistus.botmegistus.turn import clean_up, turn
from athanor.games.trismegistus.botmegistus.typed import (
    numbers,
    read_bowls,
    read_card,
    read_experiment,
    read_levels,
    read_tokens,
    refuse,
    rows,
)
from athanor.games.trismegistus.shelf import our_set
from athanor.games.trismegistus.symbols import TOP

MOST_SEEN: Final = 20  # cards typed in that are offered again

Answer = dict[str, Any]


class Beside(Companion):
    def begin(self, choices: dict[str, Any], seed: int) -> dict[str, Any]:
        wanted = choices.get("options", {})
        if not isinstance(wanted, dict):
            raise refuse("beside-answer")
        options = settle_options(SOLO_OPTIONS, wanted, 1)
        difficulty = read_options(options)
        element = one_number(choices.get("element"), TRACKS)
        if any(choices.get(key) not in (HOUSE, TABLE) for key in ("cards", "dice")):
            raise refuse("beside-answer")
        s = Sitting(options, choices["cards"], choices["dice"], element)
        s.rng = spread(seed)
        s.tracker = new_tracker(difficulty)
        s.left = difficulty.rolls
        tile = ArtifactTile((element,))
        perform(give_artifact(tile), s.tracker)
        if s.cards == HOUSE:
            s.deck = Deck(starting_cards(difficulty, tile))
            s.shuffle()
            if difficulty.planning:
                s.deck.lay_open()
        s.lines = set_up_lines(s)
        s.stage = "tokens"
        return s.plain()

    def answer(self, known: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        s = sitting_from_plain(known)
        if s.stage not in STAGES:
            raise refuse("beside-over")
        STAGES[s.stage](s, answer)
        return s.plain()

    def view(self, known: dict[str, Any]) -> dict[str, Any]:
        return seeing.view(sitting_from_plain(known))


def one_number(value: Any, count: int) -> int:
    if type(value) is not int or not 0 <= value < count:
        raise refuse("beside-answer")
    return value


def one_experiment(value: Any) -> list[int]:
    card = read_experiment(value)
    if card is None:
        raise refuse("beside-experiment")
    return [card.element, card.track, card.level, card.points]


# ---------------------------------------------------------------- set-up


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
    for switch, id in (
        (LEVEL_ONE, "beside-level-one"), (BOT_FIRST, "beside-bot-first"), (ONE_WHITE_FEWER, "beside-white"),
        (ONE_PUBLICATION, "beside-publication"), (ONE_MASTERPIECE, "beside-masterpiece"),
    ):  # fmt: skip
        if difficulty.has(switch):
            lines.append(Line("Note", Message(id)))
    return lines


def hear_tokens(s: Sitting, answer: Answer) -> None:
    steps = our_set().board.bonus_steps
    found = [numbers(row, len(steps), NO_TOKEN, 2) for row in rows(answer.get("tokens"), TRACKS) or []]
    tokens = [[NO_TOKEN] * (TOP + 1) for _ in range(TRACKS)]
    if len(found) != TRACKS:
        raise refuse("bot-typed-tokens")
    for track, kinds in enumerate(found):
        if kinds is None:
            raise refuse("bot-typed-tokens")
        for step, kind in zip(steps, kinds, strict=True):
            tokens[track][step] = kind
    s.table["tokens"] = read_tokens(tokens)
    s.stage = "experiment" if s.difficulty.has(STARTING_EXPERIMENT) else "roll"
    if s.stage == "roll":
        rolls(s)


def hear_starting_experiment(s: Sitting, answer: Answer) -> None:
    card = read_experiment(one_experiment(answer.get("experiment")))
    assert card is not None
    steps = give_experiment(card)
    perform(steps, s.tracker)
    s.lines = [*s.lines, *lines_of(steps)]
    rolls(s)


def rolls(s: Sitting) -> None:
    """The rolls of the set-up: all at once, or one by one with a real die."""
    while s.dice == HOUSE and s.left:
        roll_one(s, s.roll(FACES))
    s.stage = "roll" if s.left else "wait"
    if not s.left:
        s.lines = [*s.lines, *remove_tokens(s)]


def roll_one(s: Sitting, face: int) -> None:
    steps = set_up_roll(s.snapshot, s.tracker, face, our_set().board.track_essence)
    perform(steps, s.tracker)
    s.lines = [*s.lines, *lines_of(steps)]
    s.left -= 1


def hear_roll(s: Sitting, answer: Answer) -> None:
    roll_one(s, one_number(answer.get("face"), FACES))
    rolls(s)


# ---------------------------------------------------------------- a turn


def hear_go(s: Sitting, answer: Answer) -> None:
    if "correct" in answer:
        correct(s, answer["correct"])
        s.lines = [*s.lines, *remove_tokens(s)]
        return
    if answer.get("go") not in ("turn", "round"):
        raise refuse("beside-answer")
    if (answer["go"] == "round") != s.tracker.passed:
        raise refuse("beside-not-passed" if answer["go"] == "round" else "beside-passed")
    if answer["go"] == "round":
        end_round(s)
        return
    s.turns += 1
    if s.cards == TABLE:
        s.stage = "card"
    elif not s.difficulty.planning:
        refill(s)
        show(s, s.deck.reveal())
    elif s.dice == TABLE:
        s.stage = "side"
    else:
        use_side(s, 1 + s.roll(SIDES))


def refill(s: Sitting) -> None:
    if s.deck.must_shuffle:
        s.deck.take_back()
        s.shuffle()


def use_side(s: Sitting, d6: int) -> None:
    side = side_of(d6)
    card = s.deck.use(side)
    refill(s)
    s.deck.replace(side)
    show(s, card)


def hear_side(s: Sitting, answer: Answer) -> None:
    use_side(s, 1 + one_number(below(answer.get("d6")), SIDES))


def below(d6: Any) -> Any:
    return d6 - 1 if type(d6) is int else None


def hear_card(s: Sitting, answer: Answer) -> None:
    card = answer.get("card")
    read = read_card(card)
    kept = {
        "colour": read.colour, "symbols": list(read.symbols), "potency": read.potency, "element": read.element,
        "steps": [list(step) for step in read.steps], "ahead": [list(step) for step in read.ahead],
    }  # fmt: skip
    s.seen = [kept, *(other for other in s.seen if other != kept)][:MOST_SEEN]
    show(s, kept)


def show(s: Sitting, card: Any) -> None:
    """The card lies open; without a die it looks into the bowls."""
    s.card = card
    if s.tracker.has_die:
        look(s)
    else:
        s.stage = "bowls"


def hear_bowls(s: Sitting, answer: Answer) -> None:
    s.table["bowls"] = read_bowls(answer.get("bowls"))
    seeing.die_of(s)  # refused here if there is none
    look(s)


def look(s: Sitting) -> None:
    if seeing.needs(s).nothing:
        play(s, 0)
    else:
        s.stage = "look"


def hear_look(s: Sitting, answer: Answer) -> None:
    needs = seeing.needs(s)
    if needs.levels:
        s.table["levels"] = read_levels(answer.get("levels"))
        remove_tokens(s)
    if needs.places:
        tiles = rows(answer.get("market"), len(needs.places)) or []
        if len(tiles) != len(needs.places):
            raise refuse("bot-typed-market", places=len(needs.places))
        for place, tile in zip(needs.places, tiles, strict=True):
            s.table["market"][place] = tile
    if needs.section >= 0:
        s.table["experiments"][needs.section] = answer.get("section")
    play(s, 0)  # refused there if something cannot be


def hear_die(s: Sitting, answer: Answer) -> None:
    play(s, 1 + one_number(below(answer.get("d6")), SIDES))


def play(s: Sitting, d6: int) -> None:
    steps = turn(s.snapshot, s.tracker, s.bot_card, d6)
    if needs_die(steps):
        if s.dice == TABLE:
            s.stage = "die"
            return
        steps = turn(s.snapshot, s.tracker, s.bot_card, 1 + s.roll(SIDES))
    carry_out(s, steps)
    lines = seeing.told(s, steps)
    lines.append(react_line(s))
    after = clean_up(s.tracker)
    perform(after, s.tracker)
    s.tell(Message("beside-turn", {"number": s.turns}), [*lines, *lines_of(after), *remove_tokens(s)])
    s.card = None
    s.stage = "wait"


def carry_out(s: Sitting, steps: list[Step]) -> None:
    """What it does, on its tracker and on the table as it is remembered."""
    for step in steps:
        if isinstance(step, Draft):
            s.table["bowls"][step.bowl][step.colour] -= 1
        elif isinstance(step, TakeArtifact) and step.place >= 0:
            s.table["market"][step.place] = None
        elif isinstance(step, TakeExperiment) and step.section >= 0:
            s.table["experiments"][step.section].pop(step.place)
        step.apply(s.tracker)


def react_line(s: Sitting) -> Line:
    return Line("React", Message("beside-react", {"bot_colour": s.tracker.colour, "bot_face": s.tracker.symbol}))


def remove_tokens(s: Sitting) -> list[Line]:
    """Bonus tokens on or below anybody's marker are gone for good."""
    lines: list[Line] = []
    for track in range(TRACKS):
        highest = max(s.table["levels"][track], s.tracker.levels[track])
        for step in range(highest + 1):
            if s.table["tokens"][track][step] != NO_TOKEN:
                s.table["tokens"][track][step] = NO_TOKEN
                lines.append(Line("Token", Message("beside-token", {"bot_track": track, "level": step})))
    return lines


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
        s.deck.add(specialisation(element))
        s.shuffle()
    s.tell(Message("beside-round-ends", {"number": s.round}), lines_of(steps))
    s.table["bowls"] = [[0, 0, 0] for _ in range(FACES)]
    s.table["market"] = [None] * len(s.table["market"])
    if s.round < LAST_ROUND:
        s.round += 1
        s.lines.append(Line("Note", Message("beside-new-round", {"number": s.round})))
        s.stage = "wait"
    elif s.difficulty.masterpieces:
        s.stage = "masterpieces"
    else:
        finish(s, [])


def hear_masterpieces(s: Sitting, answer: Answer) -> None:
    cards = rows(answer.get("cards"), s.difficulty.masterpieces)
    if cards is None:
        raise refuse("beside-masterpieces", count=s.difficulty.masterpieces)
    finish(s, [one_experiment(card) for card in cards])


def finish(s: Sitting, cards: list[list[int]]) -> None:
    drawn = [card for card in map(read_experiment, cards) if card is not None]
    steps = masterpiece(s.tracker, drawn)
    perform(steps, s.tracker)
    s.tell(Message("beside-final"), [*s.lines, *lines_of(steps)] if not cards else lines_of(steps))
    s.stage = "over"


STAGES: Final[dict[str, Callable[[Sitting, Answer], None]]] = {
    "tokens": hear_tokens,
    "experiment": hear_starting_experiment,
    "roll": hear_roll,
    "wait": hear_go,
    "card": hear_card,
    "side": hear_side,
    "bowls": hear_bowls,
    "look": hear_look,
    "die": hear_die,
    "element": hear_element,
    "masterpieces": hear_masterpieces,
}
