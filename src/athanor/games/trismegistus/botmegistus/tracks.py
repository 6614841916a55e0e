"""Which mastery track Botmegistus moves on, where the card or the bonus leaves it open."""

from __future__ import annotations

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.botmegistus.table import NO_TOKEN, TRACKS, Snapshot
from athanor.games.trismegistus.botmegistus.tracker import Tracker
from athanor.games.trismegistus.symbols import ANY, TOP

NOWHERE = -1


class Way:
    """A track to move on, and why it is that one. NOWHERE if every track is at its top."""

    __slots__ = ("reason", "track")

    def __init__(self, track: int, reason: Message) -> None:
        self.track = track
        self.reason = reason


def printed(t: Snapshot, bot: Tracker, track: int, reason: Message) -> Way:
    """The track that is asked for; at its top another one by the priorities, whatever its level."""
    if bot.levels[track] < TOP:
        return Way(track, reason)
    below = [other for other in range(TRACKS) if bot.levels[other] < TOP]
    return prefer(t, bot, below, "bot-why-top", {"bot_full": track})


def lowest(t: Snapshot, bot: Tracker) -> Way:
    least = min(bot.levels)
    if least == TOP:
        return Way(NOWHERE, Message("bot-why-stands-still"))
    return prefer(t, bot, [track for track in range(TRACKS) if bot.levels[track] == least], "bot-why-lowest", {})


def nearest_to_experiment(t: Snapshot, bot: Tracker) -> Way:
    """For the bonus "+1 on any track": closest to what an unfinished experiment still asks for, else the lowest."""
    unmet = [card for card in bot.open if card.gap(bot.levels)]
    if not unmet:
        return lowest(t, bot)
    least = min(card.gap(bot.levels) for card in unmet)
    tracks: set[int] = set()
    for card in unmet:
        if card.gap(bot.levels) == least:
            tracks.update(highest_of(bot.levels) if card.track == ANY else [card.track])
    return prefer(t, bot, sorted(tracks), "bot-why-nearest", {"gap": least})


def highest_of(levels: list[int]) -> list[int]:
    most = max(levels)
    return [track for track in range(TRACKS) if levels[track] == most]


def prefer(t: Snapshot, bot: Tracker, tracks: list[int], why: str, args: dict[str, Arg]) -> Way:
    """The priorities among tied tracks: nearest bonus token, furthest ahead or least behind, left-most.

    `why` says where the tracks come from; if several are tied, the rest of the sentence says what decided.
    """
    if not tracks:
        return Way(NOWHERE, Message("bot-why-stands-still"))
    left, tie = tracks, "bot-tie-none"
    if len(left) > 1:
        left, tie = nearest_token(t, bot, left), "bot-tie-token"
    if len(left) > 1:
        leads = [bot.levels[track] - t.your_level(track) for track in left]
        lead = max(leads)
        left = [track for track, here in zip(left, leads, strict=True) if here == lead]
        tie = "bot-tie-ahead" if lead > 0 else "bot-tie-behind"
    if len(left) > 1:
        left, tie = [track for track in t.board.track_order if track in left][:1], "bot-tie-left"
    return Way(left[0], Message(why, {**args, "tie": Message(tie)}))


def nearest_token(t: Snapshot, bot: Tracker, tracks: list[int]) -> list[int]:
    """Those with the shortest way to the next bonus token above the marker; all of them if no token is left."""
    ways = [way_to_token(t, bot, track) for track in tracks]
    return [track for track, way in zip(tracks, ways, strict=True) if way == min(ways)]


def way_to_token(t: Snapshot, bot: Tracker, track: int) -> int:
    level = bot.levels[track]
    for step in range(level + 1, TOP + 1):
        if t.tokens[track][step] != NO_TOKEN:
            return step - level
    return TOP + 1
