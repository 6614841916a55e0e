"""Which artifact and which experiment Botmegistus takes, and which experiments it completes."""

from __future__ import annotations

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.botmegistus.steps import (
    Complete,
    NoArtifact,
    RollDie,
    Step,
    TakeArtifact,
    TakeExperiment,
)
from athanor.games.trismegistus.botmegistus.table import MARKET, SECTION, ExperimentCard, Snapshot
from athanor.games.trismegistus.botmegistus.tracker import Tracker

SIDES = 6  # of the ordinary die

# ---------------------------------------------------------------- artifacts


def choose_artifact(t: Snapshot, bot: Tracker, d6: int) -> Step:
    """Of its die's colour the tile with the most elementals; on a tie a low roll takes the left one. 0: not rolled."""
    t.look(MARKET)
    places = [place for place, colour in enumerate(t.board.market_colours) if colour == bot.colour]
    found = [(place, tile) for place in places if (tile := t.market[place]) is not None]
    if not found:
        return NoArtifact(bot.colour)
    most = max(len(tile.elementals) for _, tile in found)
    best = [(place, tile) for place, tile in found if len(tile.elementals) == most]
    if len(best) > 1 and not d6:
        return RollDie(Message("bot-why-roll-artifact", {"bot_colour": bot.colour, "count": most}))
    at, tile = best[(d6 - 1) * len(best) // SIDES if len(best) > 1 else 0]
    if len(best) > 1:
        reason = Message("bot-why-artifact-rolled", {"bot_colour": bot.colour, "count": most, "roll": d6})
    elif len(found) > 1:
        reason = Message("bot-why-artifact-most", {"bot_colour": bot.colour, "count": most})
    else:
        reason = Message("bot-why-artifact-only", {"bot_colour": bot.colour})
    return TakeArtifact(at, tile, reason)


# ---------------------------------------------------------------- experiments

# The questions it asks of the cards of a section, in this order; each keeps the best and drops the others.
NEW_TYPE, CAN_COMPLETE, MOST_OF_THOSE, ITS_GAP, YOUR_GAP, MOST_POINTS, LEFT = range(7)
WHY = (
    "bot-why-experiment-new-type",
    "bot-why-experiment-completable",
    "bot-why-experiment-most-of-completable",
    "bot-why-experiment-nearer",
    "bot-why-experiment-yours",
    "bot-why-experiment-points",
    "bot-why-experiment-left",
)


def choose_experiment(t: Snapshot, bot: Tracker) -> TakeExperiment | None:
    """From the section of its die's symbol; None if nothing lies there."""
    t.look(SECTION)
    section = t.board.section_of[bot.symbol]
    cards = t.experiments[section]
    if not cards:
        return None
    left = list(range(len(cards)))
    survivors: list[list[int]] = []
    decided: list[str] = []  # the questions that dropped cards
    for question in range(len(WHY)):
        kept = keep_best(t, bot, cards, left, question)
        if len(kept) < len(left):
            decided.append(WHY[question])
        left = kept
        survivors.append(kept)
    return TakeExperiment(section, left[0], cards[left[0]], experiment_reason(bot, decided), survivors)


def experiment_reason(bot: Tracker, decided: list[str]) -> Message:
    """A card that stood out in one thing is not the best in it where other cards were dropped before: say both."""
    face: dict[str, Arg] = {"bot_face": bot.symbol}
    if not decided:
        return Message("bot-why-experiment-only", face)
    if len(decided) == 1:
        return Message(decided[0], face)
    return Message("bot-why-experiment-several", {**face, "why": [Message(f"{why}-short") for why in decided]})


def keep_best(t: Snapshot, bot: Tracker, cards: list[ExperimentCard], left: list[int], question: int) -> list[int]:
    if question == LEFT or len(left) == 1:
        return left[:1]
    worth = [answer(t, bot, cards[place], question) for place in left]
    return [place for place, value in zip(left, worth, strict=True) if value == max(worth)]


def answer(t: Snapshot, bot: Tracker, card: ExperimentCard, question: int) -> int:
    """How well the card answers the question; more is better."""
    if question == NEW_TYPE:
        return 0 if has_type(bot, card.element) else 1
    if question == CAN_COMPLETE:
        return 1 if card.gap(bot.levels) <= bot.gold else 0
    if question == MOST_OF_THOSE:
        return card.points if card.gap(bot.levels) <= bot.gold else 0
    if question == ITS_GAP:
        return -card.gap(bot.levels)
    if question == YOUR_GAP:
        return -t.your_gap(card)
    return card.points


def has_type(bot: Tracker, element: int) -> bool:
    """Finished or not."""
    return any(card.element == element for card in bot.open) or has_completed(bot, element)


def has_completed(bot: Tracker, element: int) -> bool:
    return any(card.element == element for card in bot.done)


# ---------------------------------------------------------------- completing


def choose_completion(bot: Tracker) -> Complete | None:
    """The next experiment it completes, 1 gold per missing level; None if it can complete none."""
    gaps = [card.gap(bot.levels) for card in bot.open]
    can = [place for place, gap in enumerate(gaps) if gap <= bot.gold]
    if not can:
        return None
    place = can[0]
    reason = Message("bot-why-completes-gold" if gaps[place] else "bot-why-completes", {"gap": gaps[place]})
    if sum(gaps[at] for at in can) > bot.gold:
        place = min(can, key=lambda at: (has_completed(bot, bot.open[at].element), -bot.open[at].points, at))
        news = {has_completed(bot, bot.open[at].element) for at in can}
        why = "bot-why-completes-new-type" if len(news) > 1 else "bot-why-completes-points"
        reason = Message(why, {"gap": gaps[place]})
    return Complete(place, bot.open[place], gaps[place], reason)
