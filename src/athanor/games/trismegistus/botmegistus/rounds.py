"""Around the turns of Botmegistus: its set-up, and what it gets at the end of a round."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus.difficulty import (
    LESS_GOLD,
    LEVEL_ONE,
    MORE_GOLD,
    NO_SPECIALISATION,
    Difficulty,
)
from athanor.games.trismegistus.botmegistus.steps import (
    GainEthereal,
    ReturnDice,
    Specialise,
    Step,
    TakeArtifact,
    TakeExperiment,
)
from athanor.games.trismegistus.botmegistus.table import (
    LOWEST_TRACK,
    TRACKS,
    ArtifactTile,
    ExperimentCard,
    Snapshot,
    roll_track,
)
from athanor.games.trismegistus.botmegistus.tracker import Tracker
from athanor.games.trismegistus.botmegistus.tracks import lowest, printed
from athanor.games.trismegistus.botmegistus.turn import Plan

START_GOLD: Final = 2
START_ETHEREAL: Final = 1
ETHEREAL_AFTER: Final = table(0, 2, 3, 0)  # the round that has ended
LAST_ROUND: Final = 3

# ---------------------------------------------------------------- set-up


def new_tracker(difficulty: Difficulty) -> Tracker:
    bot = Tracker(difficulty.switches)
    bot.gold = START_GOLD + difficulty.has(MORE_GOLD) - difficulty.has(LESS_GOLD)
    bot.ethereal = START_ETHEREAL
    if difficulty.has(LEVEL_ONE):
        bot.levels = [1] * TRACKS
    return bot


def give_artifact(tile: ArtifactTile) -> list[Step]:
    return [TakeArtifact(-1, tile, Message("bot-why-rejected"))]


def give_experiment(card: ExperimentCard) -> list[Step]:
    return [TakeExperiment(-1, 0, card, Message("bot-why-starting-experiment"), [])]


def set_up_roll(t: Snapshot, bot: Tracker, face: int, track_essence: tuple[int, ...]) -> list[Step]:
    """One roll of an unused die: the track of that bowl's essence; iron and wild move its lowest track."""
    plan = Plan(t, bot)
    track = roll_track(t.board, face, track_essence)
    if track == LOWEST_TRACK:
        plan.move(lowest(t, plan.bot))
    else:
        plan.move(printed(t, plan.bot, track, Message("bot-why-rolled", {"bot_face": face})))
    return plan.steps


# ---------------------------------------------------------------- the end of a round


def elementals(bot: Tracker) -> list[int]:
    """How many it has of each element: symbols on artifacts, and one per completed experiment."""
    counts = [0] * TRACKS
    for tile in bot.artifacts:
        for element in tile.elementals:
            counts[element] += 1
    for card in bot.done:
        counts[card.element] += 1
    return counts


def specialisation_choices(bot: Tracker) -> list[int]:
    """The elements of which it has most, without those it is specialised in; chance takes one of them."""
    if bot.switches >> NO_SPECIALISATION & 1:
        return []
    counts = elementals(bot)
    others = [element for element in range(TRACKS) if element not in bot.specialised]
    most = max(counts[element] for element in others)
    return [element for element in others if counts[element] == most]


def end_of_round(bot: Tracker, number: int, element: int) -> list[Step]:
    """Ethereal dice and a specialisation card after rounds 1 and 2 (`number`); its used dice go back to the others."""
    steps: list[Step] = [ReturnDice()]
    if number >= LAST_ROUND:
        return steps
    steps.append(GainEthereal(ETHEREAL_AFTER[number], Message("bot-why-round-ethereal", {"number": number})))
    choices = specialisation_choices(bot)
    if choices:
        count = elementals(bot)[element]
        why = "bot-why-specialises" if len(choices) == 1 else "bot-why-specialises-tied"
        steps.append(Specialise(element, Message(why, {"count": count})))
    return steps
