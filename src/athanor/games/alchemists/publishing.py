"""Publish a theory or endorse one, with a seal face down; and the grants this may win."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS
from athanor.games.alchemists.components import (
    ENDORSE,
    GRANT,
    GRANTS,
    MOST_SEALS,
    NO_THEORY,
    PASS,
    PUBLISH,
    SEAL,
    SEAL_KINDS,
    THEORY,
    among,
)
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.spaces import REPEATED, TURNS, Turn
from athanor.games.alchemists.state import Alchemists

ENDORSED: Final = -1  # instead of an alchemical: the seal joins a theory that is there
FEE: Final = 1
REPUTATION: Final = 1


def fee(s: Alchemists, seat: int) -> int:
    """What the bank gets."""
    return 0 if cards.prints_free(s, seat) else FEE


def has_seal(s: Alchemists, seat: int) -> bool:
    return any(s.alchemists[seat].seals)


def can_publish(s: Alchemists, seat: int) -> bool:
    return s.alchemists[seat].gold >= fee(s, seat) and has_seal(s, seat)


def free_tokens(s: Alchemists) -> list[int]:
    return [token for token in range(ALCHEMICALS) if token not in s.theories]


def endorsable(s: Alchemists, seat: int, ingredient: int) -> bool:
    """A theory of others, without a conflict, with room for a seal, and gold enough for the bank and each author."""
    there = len(s.seals[ingredient])
    return (
        s.theories[ingredient] != NO_THEORY
        and not s.conflicts[ingredient]
        and there < MOST_SEALS
        and s.alchemists[seat].gold >= fee(s, seat) + there
        and not s.has_sealed(seat, ingredient)
    )


class Publish(Turn):
    __slots__ = ()
    kind: ClassVar[str] = "publish"
    space: ClassVar[int] = PUBLISH

    def options(self, s: Alchemists) -> list[int]:
        if not can_publish(s, self.seat):
            return []
        tokens = free_tokens(s)
        found = []
        for ingredient in range(INGREDIENTS):
            if s.theories[ingredient] == NO_THEORY:
                first = THEORY + ingredient * ALCHEMICALS
                for token in tokens:
                    found.append(first + token)
            elif endorsable(s, self.seat, ingredient):
                found.append(ENDORSE + ingredient)
        return found

    def act(self, s: Alchemists, action: int) -> None:
        if among(action, ENDORSE, INGREDIENTS):
            s.stack.append(PlaySeal(self.seat, action - ENDORSE, ENDORSED, self.number))
        else:
            ingredient, token = divmod(action - THEORY, ALCHEMICALS)
            s.stack.append(PlaySeal(self.seat, ingredient, token, self.number))

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, THEORY, INGREDIENTS * ALCHEMICALS):
            return why_no_theory(s, seat, action)
        if among(action, ENDORSE, INGREDIENTS):
            return why_no_endorsement(s, seat, action - ENDORSE)
        return super().reason(s, action, seat)


def why_no_theory(s: Alchemists, seat: int, action: int) -> Message:
    ingredient, token = divmod(action - THEORY, ALCHEMICALS)
    if not has_seal(s, seat):
        return Message("why-no-seal")
    if s.alchemists[seat].gold < fee(s, seat):
        return Message("why-no-gold", {"gold": fee(s, seat)})
    if s.theories[ingredient] != NO_THEORY:
        return Message("why-has-theory", {"ingredient": ingredient})
    if token in s.theories:
        return Message("why-token-taken", {"alchemical": token})
    return Message("why-not-related")


def why_no_endorsement(s: Alchemists, seat: int, ingredient: int) -> Message:
    if s.theories[ingredient] == NO_THEORY:
        return Message("why-no-theory", {"ingredient": ingredient})
    if not has_seal(s, seat):
        return Message("why-no-seal")
    if s.has_sealed(seat, ingredient):
        return Message("why-own-seal")
    if s.conflicts[ingredient]:
        return Message("why-in-conflict", {"ingredient": ingredient})
    if len(s.seals[ingredient]) >= MOST_SEALS:
        return Message("why-no-room")
    return Message("why-no-gold", {"gold": fee(s, seat) + len(s.seals[ingredient])})


class PlaySeal(Frame):
    """Which seal goes on the theory, face down; then everything about it happens."""

    __slots__ = ("alchemical", "ingredient", "number")
    kind: ClassVar[str] = "seal"
    auto: ClassVar[bool] = False

    def __init__(self, seat: int, ingredient: int, alchemical: int, number: int) -> None:
        self.seat = seat
        self.ingredient = ingredient
        self.alchemical = alchemical
        self.number = number

    def choices(self, s: Alchemists) -> list[int]:
        seals = s.alchemists[self.seat].seals
        return [SEAL + kind for kind in range(SEAL_KINDS) if seals[kind]]

    def resolve(self, s: Alchemists, action: int) -> None:
        seat = self.seat
        verbs.take_back(s, seat, PUBLISH, self.number)
        reward = cards.authority(s, seat)
        authors = [seal // SEAL_KINDS for seal in s.seals[self.ingredient]]
        if self.alchemical == ENDORSED:
            verbs.endorse(s, seat, self.ingredient, action - SEAL)
            for author in authors:
                verbs.pay_author(s, seat, author)
        else:
            verbs.place_theory(s, seat, self.ingredient, self.alchemical, action - SEAL)
            reward += REPUTATION
        verbs.pay_bank(s, seat, fee(s, seat))
        verbs.gain_reputation(s, seat, reward)
        s.stack.append(WinGrants(seat))

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, SEAL, SEAL_KINDS):
            return Message("why-seal-gone", {"seal": action - SEAL})
        return Message("why-seal-first")

    def question(self, s: Alchemists) -> Message:
        token = s.theories[self.ingredient] if self.alchemical == ENDORSED else self.alchemical
        return Message("ask-seal", {"ingredient": self.ingredient, "alchemical": token})

    def fits(self, s: Alchemists) -> bool:
        """For a new theory the token and the book are free; an endorsed one is there. And it can be paid."""
        if not 0 <= self.ingredient < INGREDIENTS or not REPEATED <= self.number < len(s.costs[PUBLISH]):
            return False
        others = len(s.seals[self.ingredient])
        if self.alchemical == ENDORSED:
            free = 0 < others < MOST_SEALS and not s.has_sealed(self.seat, self.ingredient)
        else:
            free = not others and self.alchemical in free_tokens(s)
        return free and s.alchemists[self.seat].gold >= fee(s, self.seat) + others


class PublishAtOnce(Frame):
    """After debunking a theory: a new one about its ingredient or with its token, for a Publish action still there."""

    __slots__ = ("first", "second")
    kind: ClassVar[str] = "publish-at-once"

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first  # the theory that fell, as ingredient * 8 + alchemical
        self.second = second  # another that fell with it, or -1

    def choices(self, s: Alchemists) -> list[int]:
        one = s.alchemists[self.seat]
        if one.actions[PUBLISH] <= one.spent or not can_publish(s, self.seat):
            return []
        fallen = (self.first, self.second) if self.second >= 0 else (self.first,)
        ingredients = [theory // ALCHEMICALS for theory in fallen]
        freed = [theory % ALCHEMICALS for theory in fallen]
        found = []
        for ingredient in range(INGREDIENTS):
            if s.theories[ingredient] == NO_THEORY:
                for token in free_tokens(s):
                    theory = ingredient * ALCHEMICALS + token
                    if (ingredient in ingredients or token in freed) and theory not in fallen:
                        found.append(THEORY + theory)
        return [*found, PASS] if found else []

    def resolve(self, s: Alchemists, action: int) -> None:
        if action == PASS:
            return
        one = s.alchemists[self.seat]
        ingredient, token = divmod(action - THEORY, ALCHEMICALS)
        s.stack.append(PlaySeal(self.seat, ingredient, token, one.spent))
        one.spent += 1

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, THEORY, INGREDIENTS * ALCHEMICALS):
            if action - THEORY in (self.first, self.second):
                return Message("why-just-debunked")
            return why_no_theory(s, seat, action)
        return Message("why-new-theory-only")

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.first < INGREDIENTS * ALCHEMICALS and -1 <= self.second < INGREDIENTS * ALCHEMICALS


# ---------------------------------------------------------------- grants


def sealed_on(s: Alchemists, seat: int, grant: int) -> int:
    """How many of the tile's ingredients carry a counting seal of this seat."""
    count = 0
    for ingredient in SETTINGS.grants[grant].ingredients:
        if s.theories[ingredient] != NO_THEORY and not s.conflicts[ingredient]:
            count += s.has_sealed(seat, ingredient)
    return count


class WinGrants(Frame):
    """The first grant needs seals on two of its ingredients, each later one on three. Several firsts: choose."""

    __slots__ = ()
    kind: ClassVar[str] = "grants"

    def choices(self, s: Alchemists) -> list[int]:
        held = s.alchemists[self.seat].grants
        need = 3 if held else 2
        found = [
            GRANT + grant
            for grant in range(GRANTS)
            if s.grants_left >> grant & 1 and sealed_on(s, self.seat, grant) >= need
        ]
        return found[:1] if held else found

    def resolve(self, s: Alchemists, action: int) -> None:
        verbs.win_grant(s, self.seat, action - GRANT)
        s.stack.append(WinGrants(self.seat))

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        return Message("why-not-earned" if among(action, GRANT, GRANTS) else "why-grant-first")


TURNS[Publish.space] = Publish
