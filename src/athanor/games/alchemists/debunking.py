"""Debunk a theory: apprentices ask for one aspect, masters demonstrate with a mix; and what follows."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import ActionKind
from athanor.core.frames import Frame
from athanor.core.message import Arg, Message
from athanor.games.alchemists import verbs
from athanor.games.alchemists.alchemicals import (
    ALCHEMICALS,
    INGREDIENTS,
    MIX,
    PAIRS,
    POTION_COLOUR,
    POTIONS,
    SIGNS,
)
from athanor.games.alchemists.components import (
    ACTIONS,
    ASK_ASPECT,
    CLAIM,
    DEBUNK,
    DEBUNK_REWARD,
    FIRST_HEDGE,
    MASTER,
    NO_THEORY,
    SEAL_KINDS,
    SEAL_LOSS,
    SHOW_PAIR,
    WITHDRAW,
)
from athanor.games.alchemists.demonstrations import CONFLICT, FIRST_FALLS, NOTHING, SECOND_FALLS, proven
from athanor.games.alchemists.kinds import Pair, Plain
from athanor.games.alchemists.publishing import PublishAtOnce, WinGrants
from athanor.games.alchemists.spaces import REPEATED, TURNS, Turn
from athanor.games.alchemists.state import ASPECT, MIXED, Alchemists


class AskAspect(ActionKind):
    """Apprentices: the true sign of one aspect of a published ingredient."""

    def offers(self, s: Alchemists, seat: int, published: list[int], found: list[int]) -> None:
        found += [ASK_ASPECT + ingredient * 3 + colour for ingredient in published for colour in range(3)]

    def why_not(self, s: Alchemists, seat: int, n: int) -> Message:
        if s.mode("debunking", seat) == MASTER:
            return Message("why-debunk-as-master")
        return Message("why-no-theory", {"ingredient": n // 3})

    def do(self, s: Alchemists, seat: int, n: int, number: int) -> None:
        verbs.take_back(s, seat, DEBUNK, number)
        ask_aspect(s, seat, n // 3, n % 3)

    def label(self, s: Alchemists, n: int) -> Message:
        return Message("label-debunk", {"ingredient": n // 3, "colour": n % 3})

    def what(self, s: Alchemists, n: int) -> Message | None:
        return Message("explain-debunk")


class ShowPair(Pair):
    """Masters: two ingredients for a demonstration; which potion, is asked then."""

    def offers(self, s: Alchemists, seat: int, published: list[int], found: list[int]) -> None:
        if published:
            found += [SHOW_PAIR + pair for pair in range(len(PAIRS))]

    def why_not(self, s: Alchemists, seat: int, n: int) -> Message:
        return Message("why-no-theories" if s.mode("debunking", seat) == MASTER else "why-debunk-as-apprentice")

    def do(self, s: Alchemists, seat: int, n: int, number: int) -> None:
        s.stack.append(Claim(seat, n, number))

    def what(self, s: Alchemists, n: int) -> Message | None:
        asked = s.stack and isinstance(s.stack[-1], Debunk)
        return Message("explain-show-futile" if asked and futile(s, n) else "explain-show")


APPRENTICES: Final = AskAspect(ACTIONS, ASK_ASPECT)
MASTERS: Final = ShowPair(ACTIONS, SHOW_PAIR, "show")


class Debunk(Turn):
    __slots__ = ()
    kind: ClassVar[str] = "debunk"
    space: ClassVar[int] = DEBUNK

    def options(self, s: Alchemists) -> list[int]:
        published = [ingredient for ingredient in range(INGREDIENTS) if s.theories[ingredient] != NO_THEORY]
        found: list[int] = []
        if s.mode("debunking", self.seat) == MASTER:
            MASTERS.offers(s, self.seat, published, found)
        else:
            APPRENTICES.offers(s, self.seat, published, found)
        return found

    def act(self, s: Alchemists, action: int) -> None:
        kind = ACTIONS.kinds[action]
        assert isinstance(kind, AskAspect | ShowPair)
        kind.do(s, self.seat, action - kind.first, self.number)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, AskAspect | ShowPair):
            return kind.why_not(s, seat, action - kind.first)
        return super().reason(s, action, seat)

    def question(self, s: Alchemists) -> Message:
        asks = super().question(s)
        return Message(f"{asks.id}-master") if s.mode("debunking", self.seat) == MASTER else asks


# ---------------------------------------------------------------- apprentices


def ask_aspect(s: Alchemists, seat: int, ingredient: int, colour: int) -> None:
    """The reader shows everybody the true sign; the theory falls if it says the opposite."""
    sign = SIGNS[s.truth[ingredient]][colour]
    verbs.record_fact(s, (ASPECT, ingredient, colour, sign))
    args = {"seat": seat, "ingredient": ingredient, "colour": colour, "sign": sign}
    verbs.tell(s, "asks-aspect", {**args})
    if SIGNS[s.theories[ingredient]][colour] == sign:
        fail(s, seat)
    else:
        debunk(s, seat, [ingredient], colour)


# ---------------------------------------------------------------- masters


class NamePotion(Plain):
    """What the two ingredients of a demonstration are said to make."""

    def what(self, s: Alchemists, n: int) -> Message | None:
        top = s.stack[-1] if s.stack else None
        return (
            Message("explain-claim-futile")
            if isinstance(top, Claim) and not can_prove(s, top.pair, n)
            else super().what(s, n)
        )


NamePotion(ACTIONS, CLAIM, "claim", "potion")


class Claim(Frame):
    """Two ingredients are chosen: which potion does the reader confirm or deny? They may still be changed."""

    __slots__ = ("number", "pair")
    kind: ClassVar[str] = "claim"

    def __init__(self, seat: int, pair: int, number: int) -> None:
        self.seat = seat
        self.pair = pair
        self.number = number

    def choices(self, s: Alchemists) -> list[int]:
        return [*[CLAIM + potion for potion in range(POTIONS)], WITHDRAW]

    def resolve(self, s: Alchemists, action: int) -> None:
        if action == WITHDRAW:
            s.stack.append(Debunk(self.seat, self.number))
            return
        verbs.take_back(s, self.seat, DEBUNK, self.number)
        demonstrate(s, self.seat, self.pair, action - CLAIM)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        return Message("why-claim-first")

    def question(self, s: Alchemists) -> Message:
        one, other = PAIRS[self.pair]
        return Message("ask-claim-futile" if futile(s, self.pair) else "ask-claim", {"ingredients": [one, other]})

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.pair < len(PAIRS) and REPEATED <= self.number < len(s.costs[DEBUNK])


def demonstrate(s: Alchemists, seat: int, pair: int, potion: int) -> None:
    """The reader says yes or no; only this and the theories about the two ingredients are judged."""
    one, other = PAIRS[pair]
    yes = MIX[s.truth[one]][s.truth[other]] == potion
    verbs.record_fact(s, (MIXED, pair, potion, int(yes)))
    args: dict[str, Arg] = {"seat": seat, "ingredients": [one, other], "potion": potion}
    verbs.tell(s, "demonstrates-yes" if yes else "demonstrates-no", args)
    found = proof(s, pair, potion, yes)
    if found == NOTHING:
        fail(s, seat)
    elif found == CONFLICT:
        verbs.gain_reputation(s, seat, DEBUNK_REWARD)
        verbs.mark_conflict(s, one, other)
    else:
        fallen = [each for each, flag in ((one, FIRST_FALLS), (other, SECOND_FALLS)) if found & flag]
        debunk(s, seat, fallen, POTION_COLOUR[potion])


def proof(s: Alchemists, pair: int, potion: int, yes: bool) -> int:
    return proven(s.theories, s.conflicts, pair, potion, yes)


def can_prove(s: Alchemists, pair: int, potion: int) -> bool:
    """Whether any answer could debunk a theory or show a new conflict: otherwise it is sure to fail."""
    return proof(s, pair, potion, True) != NOTHING or proof(s, pair, potion, False) != NOTHING


def futile(s: Alchemists, pair: int) -> bool:
    """Whether a demonstration with these two ingredients is sure to fail, whatever potion is named."""
    return not any(can_prove(s, pair, potion) for potion in range(POTIONS))


# ---------------------------------------------------------------- what follows


def fail(s: Alchemists, seat: int) -> None:
    verbs.tell(s, "debunk-fails", {"seat": seat})
    verbs.lose_reputation(s, seat, 1)


def unprotected(seal: int, colour: int) -> bool:
    """A seal saves its owner only if it hedges the very colour that was used."""
    return seal % SEAL_KINDS != FIRST_HEDGE + colour


def debunk(s: Alchemists, seat: int, fallen: list[int], colour: int) -> None:
    """The debunker's reward, seals turned up, losses, the board cleared, and the right to publish at once."""
    losses = [0] * s.players
    for ingredient in fallen:
        for seal in s.seals[ingredient]:
            if unprotected(seal, colour):
                losses[seal // SEAL_KINDS] += SEAL_LOSS
    verbs.tell(s, "debunks", {"seat": seat, "ingredients": fallen[:], "colour": colour})
    if not losses[seat]:
        verbs.gain_reputation(s, seat, DEBUNK_REWARD)
    for ingredient in fallen:
        verbs.show_seals(s, ingredient)
    # Reward and loss of the debunker are one change.
    losses[seat] = max(losses[seat] - DEBUNK_REWARD, 0)
    for other in range(s.players):
        verbs.lose_reputation(s, other, losses[other])
    theories = [ingredient * ALCHEMICALS + s.theories[ingredient] for ingredient in fallen]
    lifted = 0
    for ingredient in fallen:
        lifted |= verbs.remove_theory(s, ingredient)
    s.stack.append(PublishAtOnce(seat, theories[0], theories[1] if len(theories) > 1 else -1))
    if lifted:
        for other in [*(each for each in s.order[::-1] if each != seat), seat]:
            s.stack.append(WinGrants(other))


TURNS[Debunk.space] = Debunk
