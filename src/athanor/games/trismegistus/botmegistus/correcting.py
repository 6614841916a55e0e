"""What it has corrected by hand: at a real table somebody may have moved something that nobody typed in."""

# Not compiled: people type at the other end.

from __future__ import annotations

from typing import Any, Final

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.botmegistus.preparing import read_bonus
from athanor.games.trismegistus.botmegistus.sitting import Line, Sitting
from athanor.games.trismegistus.botmegistus.table import NO_TOKEN, TRACKS, ArtifactTile, ExperimentCard
from athanor.games.trismegistus.botmegistus.tracker import MOST_OPEN
from athanor.games.trismegistus.botmegistus.typed import (
    field,
    numbers,
    read_experiment,
    read_levels,
    read_tile,
    refuse,
    rows,
)
from athanor.games.trismegistus.botmegistus.words import artifact_said, experiment_said

MOST_HELD: Final = 99
HELD: Final = ("gold", "ethereal", "points")
MOST_TILES: Final = 30  # and completed experiments: more than it can ever have


def correct(s: Sitting, wanted: Any) -> None:
    """What it has as it really is; what changed is told, and can be undone.

    `gold`, `ethereal`, `points` and `levels` always; of `tokens`, `artifacts`, `open` and `done` those that are given.
    """
    lines = [
        *correct_held(s, wanted), *correct_tokens(s, wanted), *correct_artifacts(s, wanted),
        *correct_experiments(s, wanted, "open", MOST_OPEN), *correct_experiments(s, wanted, "done", MOST_TILES),
    ]  # fmt: skip
    if not lines:
        raise refuse("beside-correct-already")
    s.tell(Message("beside-corrected"), lines)


def correct_held(s: Sitting, wanted: Any) -> list[Line]:
    held = numbers([field(wanted, key) for key in HELD], len(HELD), 0, MOST_HELD)
    if held is None:
        raise refuse("beside-correction", most=MOST_HELD)
    levels = read_levels(field(wanted, "levels"))
    tracker = s.tracker
    before = [tracker.gold, tracker.ethereal, tracker.points]
    lines = [
        changed(f"beside-now-{HELD[at]}", before[at], held[at]) for at in range(len(HELD)) if held[at] != before[at]
    ]
    for track in range(TRACKS):
        if levels[track] != tracker.levels[track]:
            lines.append(changed("beside-now-level", tracker.levels[track], levels[track], bot_track=track))
    tracker.gold, tracker.ethereal, tracker.points = held
    tracker.levels = levels
    return lines


def changed(id: str, before: Arg, after: Arg, **more: Arg) -> Line:
    return Line("Note", Message(id, {"before": before, "after": after, **more}))


def correct_tokens(s: Sitting, wanted: Any) -> list[Line]:
    """The bonus tokens on the tracks; -1 where none lies any more."""
    if field(wanted, "tokens") is None:
        return []
    steps = s.board.bonus_steps
    before = [[s.token_at(track, step) for step in steps] for track in range(TRACKS)]
    read_bonus(s, wanted["tokens"], NO_TOKEN)
    return [
        changed("beside-now-token", token_said(kind), token_said(s.token_at(track, step)), bot_track=track, level=step)
        for track in range(TRACKS)
        for step, kind in zip(steps, before[track], strict=True)
        if s.token_at(track, step) != kind
    ]


def token_said(kind: int) -> Message:
    return Message("beside-no-token") if kind == NO_TOKEN else Message(f"bot-token-{kind}")


def correct_artifacts(s: Sitting, wanted: Any) -> list[Line]:
    """Its tiles, each as the elementals it shows (or an id of the owner's set)."""
    if field(wanted, "artifacts") is None:
        return []
    found = [read_tile(row, s.own_cards) for row in given(wanted["artifacts"])]
    tiles = [tile for tile in found if tile is not None and tile.elementals]
    if len(tiles) != len(found):
        raise refuse("beside-correct-artifacts")
    before = [tile.elementals for tile in s.tracker.artifacts]
    if [tile.elementals for tile in tiles] == before:
        return []
    s.tracker.artifacts = [remembered(tile, s.tracker.artifacts) for tile in tiles]
    said: list[Message] = [artifact_said(tile, s.own_cards) for tile in s.tracker.artifacts]
    return [Line("Note", Message("beside-now-artifacts", {"artifacts": said}))]


def remembered(tile: ArtifactTile, before: list[ArtifactTile]) -> ArtifactTile:
    """With the name it had, if it was there before."""
    return next((other for other in before if other.elementals == tile.elementals), tile)


def correct_experiments(s: Sitting, wanted: Any, which: str, most: int) -> list[Line]:
    """Its unfinished (`open`) or completed (`done`) experiments."""
    if field(wanted, which) is None:
        return []
    before: list[ExperimentCard] = s.tracker.open if which == "open" else s.tracker.done
    found = [read_kept(s, row, before) for row in given(wanted[which])]
    cards = [card for card in found if card is not None]
    if len(cards) != len(found):
        raise refuse("beside-experiment")
    if len(cards) > most:
        raise refuse("beside-correct-open", most=MOST_OPEN)
    if [card.plain() for card in cards] == [card.plain() for card in before]:
        return []
    if which == "open":
        s.tracker.open = cards
    else:
        s.tracker.done = cards
    said: list[Message] = [experiment_said(card, s.own_cards) for card in cards]
    return [Line("Note", Message(f"beside-now-{which}", {"experiments": said}))]


def read_kept(s: Sitting, row: Any, before: list[ExperimentCard]) -> ExperimentCard | None:
    """A card it had, as the tracker gives it with its id; or one typed in now."""
    return next((card for card in before if card.plain() == row), None) or read_experiment(row, s.own_cards)


def given(value: Any) -> list[Any]:
    found = rows(value, -1, MOST_TILES)
    if found is None:
        raise refuse("beside-answer")
    return found
