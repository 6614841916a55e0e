"""What Botmegistus is worth: its masterpiece before the final count, and the count itself."""

from __future__ import annotations

from typing import Final

from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus.difficulty import MASTERPIECE_GOLD
from athanor.games.trismegistus.botmegistus.steps import CompleteMasterpiece, NoMasterpiece, Step
from athanor.games.trismegistus.botmegistus.table import ExperimentCard
from athanor.games.trismegistus.botmegistus.tracker import Tracker
from athanor.games.trismegistus.components import STONE_POINTS, TRACK_POINTS

POINTS_PER_ELEMENTAL: Final = 3
POINTS_PER_ETHEREAL: Final = 3
GOLD_PER_FORMULA: Final = 2
MOST_FORMULAS: Final = 7


def masterpiece(bot: Tracker, drawn: list[ExperimentCard]) -> list[Step]:
    """Of the masterpieces drawn it completes the one with the most points among those it can."""
    if not drawn:
        return [NoMasterpiece(Message("bot-why-masterpiece-off"))]
    purse = bot.gold if bot.switches >> MASTERPIECE_GOLD & 1 else 0
    can = [place for place, card in enumerate(drawn) if card.gap(bot.levels) <= purse]
    if not can:
        return [NoMasterpiece(Message("bot-why-masterpiece-none"))]
    # With equal points the cheaper one, then the one drawn first.
    place = min(can, key=lambda at: (-drawn[at].points, drawn[at].gap(bot.levels), at))
    reason = Message("bot-why-masterpiece-best" if len(can) > 1 else "bot-why-masterpiece-only")
    return [CompleteMasterpiece(place, drawn[place], drawn[place].gap(bot.levels), reason)]


def formulas(bot: Tracker) -> tuple[int, int]:
    """How many formulas it counts, and the gold left after buying them: types of experiments, and 1 per 2 gold."""
    types = len({card.element for card in bot.done})
    bought = min(bot.gold // GOLD_PER_FORMULA, MOST_FORMULAS - types)
    return types + bought, bot.gold - bought * GOLD_PER_FORMULA


def score_sheet(bot: Tracker) -> list[tuple[Message, int]]:
    count, gold = formulas(bot)
    symbols = sum(len(tile.elementals) for tile in bot.artifacts)
    return [
        (Message("bot-sheet-points"), bot.points),
        (Message("bot-sheet-experiments", {"count": len(bot.done)}), sum(card.points for card in bot.done)),
        (Message("bot-sheet-tracks"), sum(TRACK_POINTS[level] for level in bot.levels)),
        (Message("bot-sheet-elementals", {"count": symbols}), POINTS_PER_ELEMENTAL * symbols),
        (Message("bot-sheet-ethereal", {"count": bot.ethereal}), POINTS_PER_ETHEREAL * bot.ethereal),
        (Message("bot-sheet-formulas", {"count": count}), STONE_POINTS[count]),
        (Message("bot-sheet-gold", {"count": gold}), gold),
    ]


def score(bot: Tracker) -> int:
    return sum(points for _, points in score_sheet(bot))
