"""What a person types in beside a real board, as plain lists of numbers: read, or refused with a sentence.

    table = {"bowls": [[1, 0, 2], …six], "market": [[0, 3], None, …], "levels": [2, 0, 5, 1],
             "tokens": [[-1, …13 steps], …four tracks],
             "experiments": [[[element, track, level, points], …cards], …sections]}
    card = {"colour": 1, "symbols": [2, 4], "potency": 2, "steps": [[op, what, number], …], "element": -1, "ahead": []}

Numbers are those of `symbols.py` (faces, colours, elements, ANY) and `cards.py` (BOT_ ops, kinds of bonus tokens).
"""

# Not compiled: people type at the other end.

from __future__ import annotations

from typing import Any, Final

from athanor.core.errors import AthanorError
from athanor.core.message import Arg
from athanor.games.trismegistus.botmegistus.table import (
    COLOURS,
    FACES,
    NO_TOKEN,
    TRACKS,
    ArtifactTile,
    ExperimentCard,
    Snapshot,
    artifact_tile,
    experiment_card,
)
from athanor.games.trismegistus.botmegistus.tracker import Tracker, tracker_from_plain
from athanor.games.trismegistus.cards import (
    BONUS_NAMES,
    BOT_OP_NAMES,
    BOT_TRACK,
    EACH,
    Board,
    BotCard,
    BotStep,
    CardSet,
    Name,
)
from athanor.games.trismegistus.symbols import ANY, LOWEST, TOP, WILD_FACE
from athanor.games.trismegistus.texts import TEXTS

MOST_DICE: Final = 5  # in a bowl
MOST_SYMBOLS: Final = 9  # on a tile: more than any has
MOST_CARDS: Final = 9  # in a section: the same
MOST_DECK: Final = 3  # the levels of experiments on the board
MOST: Final = 99  # points, gold
MOST_STEPS: Final = 4  # of a card
MOST_POTENCY: Final = 3
ANY_NUMBER: Final = -1


def refuse(id: str, **args: Arg) -> AthanorError:
    return AthanorError(id, args, texts=TEXTS)


def field(data: Any, key: str) -> Any:
    return data.get(key) if isinstance(data, dict) else None


def rows(value: Any, count: int, most: int = MOST_CARDS) -> list[Any] | None:
    """A list of so many things (or ANY_NUMBER up to `most`), or None."""
    if not isinstance(value, list) or (len(value) > most if count == ANY_NUMBER else len(value) != count):
        return None
    return value


def numbers(value: Any, count: int, low: int, high: int) -> list[int] | None:
    """So many whole numbers of a range, or None."""
    found = rows(value, count)
    if found is None or not all(type(part) is int and low <= part <= high for part in found):
        return None
    return list(found)


# ---------------------------------------------------------------- the table


def read_table(data: Any, board: Board, cards: CardSet | None = None) -> Snapshot:
    """`cards` is the owner's own set: its tiles and experiments may be given by their ids."""
    return Snapshot(
        board,
        read_bowls(field(data, "bowls")),
        read_market(field(data, "market"), len(board.market_colours), cards),
        read_experiments(field(data, "experiments"), board.sections, cards),
        read_levels(field(data, "levels")),
        read_tokens(field(data, "tokens")),
    )


def read_bowls(value: Any) -> list[list[int]]:
    found: list[list[int]] = []
    for row in rows(value, FACES) or []:
        bowl = numbers(row, COLOURS, 0, MOST_DICE)
        if bowl is not None and sum(bowl) <= MOST_DICE:
            found.append(bowl)
    if len(found) != FACES:
        raise refuse("bot-typed-bowls")
    return found


def read_market(value: Any, places: int, cards: CardSet | None = None) -> list[ArtifactTile | None]:
    found: list[ArtifactTile | None] = []
    for row in rows(value, places) or []:
        tile = read_tile(row, cards)
        if row is None or tile is not None:
            found.append(tile)
    if len(found) != places:
        raise refuse("bot-typed-market", places=places)
    return found


def read_tile(row: Any, cards: CardSet | None = None) -> ArtifactTile | None:
    """The elementals it shows, or its id."""
    if cards is not None and type(row) is int and 0 <= row < len(cards.artifacts):
        return artifact_tile(cards.artifacts[row])
    shown = numbers(row, ANY_NUMBER, 0, TRACKS - 1)
    return None if shown is None or len(shown) > MOST_SYMBOLS else ArtifactTile(tuple(shown))


def read_experiments(value: Any, sections: int, own: CardSet | None = None) -> list[list[ExperimentCard]]:
    found: list[list[ExperimentCard]] = []
    for section in rows(value, sections) or []:
        cards = [read_experiment(row, own) for row in rows(section, ANY_NUMBER) or []]
        if isinstance(section, list) and len(cards) == len(section):
            found.append([card for card in cards if card is not None])
    if len(found) != sections or any(len(cards) != len(value[at]) for at, cards in enumerate(found)):
        raise refuse("bot-typed-experiments", sections=sections)
    return found


def read_experiment(value: Any, cards: CardSet | None = None) -> ExperimentCard | None:
    """Type, required track, level and points, perhaps with the level of its deck (I to III) behind them; or its id."""
    if cards is not None and type(value) is int and 0 <= value < len(cards.experiments):
        return experiment_card(cards.experiments[value])
    if isinstance(value, list) and len(value) == 5 and type(value[4]) is int and 1 <= value[4] <= MOST_DECK:
        value = value[:4]
    card = numbers(value, 4, 0, MOST)
    if card is None or card[0] >= TRACKS or card[1] > ANY or card[2] > TOP:
        return None
    return ExperimentCard(card[0], card[1], card[2], card[3])


def read_levels(value: Any) -> list[int]:
    levels = numbers(value, TRACKS, 0, TOP)
    if levels is None:
        raise refuse("bot-typed-levels")
    return levels


def read_tokens(value: Any) -> list[list[int]]:
    found: list[list[int]] = []
    for row in rows(value, TRACKS) or []:
        steps = row if isinstance(row, list) and len(row) == TOP + 1 else []
        if steps and all(type(token) is int and NO_TOKEN <= token < len(BONUS_NAMES) for token in steps):
            found.append(list(steps))
    if len(found) != TRACKS:
        raise refuse("bot-typed-tokens")
    return found


# ---------------------------------------------------------------- a card, and the tracker


def read_card(data: Any) -> BotCard:
    colour = numbers([field(data, "colour")], 1, 0, COLOURS - 1)
    symbols = numbers(field(data, "symbols"), ANY_NUMBER, 0, WILD_FACE - 1)
    potency = numbers([field(data, "potency")], 1, 1, MOST_POTENCY)
    steps = read_steps(field(data, "steps"))
    ahead = read_steps(field(data, "ahead"))
    element = numbers([field(data, "element")], 1, 0 if ahead else -1, TRACKS - 1)
    if (
        colour is None or potency is None or element is None or not steps or ahead is None
        or symbols is None or len(symbols) > 2 or len(set(symbols)) != len(symbols)
    ):  # fmt: skip
        raise refuse("bot-typed-card")
    return BotCard(-1, Name("", "", ""), element[0], colour[0], tuple(symbols), potency[0], steps, ahead)


def read_steps(value: Any) -> tuple[BotStep, ...] | None:
    found: list[BotStep] = []
    for row in rows(value, ANY_NUMBER, MOST_STEPS) or []:
        step = numbers(row, 3, 0, MOST)
        if step is not None and step[0] < len(BOT_OP_NAMES) and is_order(step):
            found.append((step[0], step[1], step[2]))
    return tuple(found) if isinstance(value, list) and len(found) == len(value) else None


def is_order(step: list[int]) -> bool:
    op, what, number = step
    return number > 0 and (op != BOT_TRACK or what < TRACKS or what in (LOWEST, EACH))


def read_tracker(data: Any) -> Tracker:
    """A tracker as `Tracker.plain()` gave it, come back from a browser: nothing in it is trusted."""
    try:
        tracker = tracker_from_plain(data)
        sound = not tracker.fault()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as broken:
        raise refuse("bot-typed-tracker") from broken
    if not sound:
        raise refuse("bot-typed-tracker")
    return tracker
