"""The end of a round, step by step as printed beside the order track; and the final count's last steps."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.events import EVERYBODY
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.core.sharing import put, put_list
from athanor.games.alchemists import verbs
from athanor.games.alchemists.alchemicals import INGREDIENTS
from athanor.games.alchemists.components import (
    CUBES,
    FAVOR_GOLD,
    FAVOR_OF,
    GREEN,
    INGREDIENT_OF,
    NO_BID,
    NO_THEORY,
    NOT_CHOSEN,
    SPACES,
)
from athanor.games.alchemists.settings import CONFERENCE_ROUNDS, SETTINGS
from athanor.games.alchemists.state import Alchemists


def conference(s: Alchemists) -> None:
    """Rounds 3 and 5: whoever has seals enough gains, the others lose by how many they have."""
    if s.round not in CONFERENCE_ROUNDS:
        return
    verbs.tell(s, "conference", {})
    for seat in s.order:
        tile = SETTINGS.conferences[s.mode("conferences", seat)][CONFERENCE_ROUNDS.index(s.round)]
        seals = s.counting_seals(seat)
        verbs.tell(s, "at-conference", {"seat": seat, "count": seals, "needed": tile.seals})
        if seals >= tile.seals:
            verbs.gain_reputation(s, seat, 1)
        else:
            verbs.lose_reputation(s, seat, tile.loss[seals])


def new_artifacts(s: Alchemists) -> None:
    """After a conference what was not sold goes, and the next level comes."""
    if s.round in CONFERENCE_ROUNDS:
        s.artifacts = put_list(s.artifacts, s.level, [])
        s.level += 1
        verbs.tell(s, "new-artifacts", {"artifacts": s.on_sale[:]})


def top_alchemist(s: Alchemists) -> None:
    """Most counting seals: 1 reputation to everybody who has them."""
    counts = [s.counting_seals(seat) for seat in range(s.players)]
    most = max(counts)
    if most:
        for seat in s.order:
            if counts[seat] == most:
                verbs.tell(s, "top-alchemist", {"seat": seat, "count": most})
                verbs.gain_reputation(s, seat, 1)


class UnusedCubes(Frame):
    """A favor for each pair of unused cubes, in play order; then all of them return."""

    __slots__ = ("at",)
    kind: ClassVar[str] = "unused-cubes"
    upon: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def lapse(self, s: Alchemists) -> None:
        if self.at < s.players:
            s.stack.append(UnusedCubes(self.seat, self.at + 1))
            seat = s.order[self.at]
            one = s.alchemists[seat]
            favors = one.unused // 2
            one.free += one.unused
            one.unused = 0
            if favors:
                verbs.tell(s, "unused-favors", {"seat": seat, "count": favors})
                verbs.draw_favors(s, seat, favors)

    def fits(self, s: Alchemists) -> bool:
        return self.at >= 0 and len(s.order) == s.players


def hospital(s: Alchemists) -> None:
    """Poisoned cubes rest on the unused space for a round. What assistants lent goes back."""
    for seat in range(s.players):
        one = s.alchemists[seat]
        one.unused = min(one.hospital, CUBES[s.players])
        one.hospital = 0
        s.extra = put(s.extra, seat, 0)
        one.free = CUBES[s.players] - one.unused
        one.placed = [0] * SPACES
        if one.unused:
            verbs.tell(s, "rests", {"seat": seat, "cubes": one.unused})


def next_adventurer(s: Alchemists) -> None:
    """The one everybody saw coming; the one after is turned up."""
    s.reveals += 1
    verbs.tell(s, "adventurer", {"adventurer": s.adventurers[s.round - 1]})


def prepare(s: Alchemists) -> None:
    """Row, markers, token, and all that counts by the round."""
    verbs.deal_row(s)
    for one in s.alchemists:
        one.marker = NOT_CHOSEN
        one.actions = [0] * SPACES
        one.done = [0] * SPACES
        one.spent = one.tops = one.harmed = one.repeated = one.peeked = 0
        one.bid = NO_BID
    s.green, s.arrivals = s.arrivals, []
    for seat in s.green:
        s.alchemists[seat].marker = GREEN
    s.unhappy = s.blocked = s.sales = 0
    pass_token(s)
    s.round += 1
    verbs.tell(s, "round-begins", {"round": s.round, "seat": s.starter})


def pass_token(s: Alchemists) -> None:
    """To the left, past the paralysed; it stays if everybody is paralysed."""
    for step in range(1, s.players + 1):
        seat = (s.starter + step) % s.players
        if seat not in s.green:
            s.starter = seat
            return


# ---------------------------------------------------------------- the final count


def count_up(s: Alchemists) -> None:
    """Favors become gold; then the truth, all seals and all that was set aside are shown."""
    s.reveals += 1
    for seat in range(s.players):
        one = s.alchemists[seat]
        favors = [FAVOR_OF[card] for card in one.favors]
        if favors:
            for card in one.favors:
                s.favor_known = put(s.favor_known, card, EVERYBODY)
            s.favor_discard = s.favor_discard + one.favors
            one.favors = []
            verbs.tell(s, "exchanges-favors", {"seat": seat, "favors": favors, "gold": FAVOR_GOLD * len(favors)})
            verbs.from_bank(s, seat, FAVOR_GOLD * len(favors))
        if one.aside:
            for card in one.aside:
                s.known[card] = EVERYBODY
            kinds = sorted({INGREDIENT_OF[card] for card in one.aside})
            verbs.tell(s, "shows-aside", {"seat": seat, "ingredients": kinds})
    s.revealed = 1
    lines = [Message("truth-line", {"ingredient": i, "alchemical": s.truth[i]}) for i in range(INGREDIENTS)]
    verbs.tell(s, "revelation", {"lines": lines})
    for ingredient in range(INGREDIENTS):
        if s.theories[ingredient] != NO_THEORY:
            right = s.theories[ingredient] == s.truth[ingredient]
            args = {"ingredient": ingredient, "alchemical": s.theories[ingredient]}
            verbs.tell(s, "theory-right" if right else "theory-wrong", {**args})
            verbs.show_seals(s, ingredient)
    verbs.tell(s, "game-ends", {})
