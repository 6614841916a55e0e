"""Publish a theory or endorse one, with a seal face down; and the grants this may win."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import ActionKind
from athanor.core.compiled import table
from athanor.core.frames import Frame
from athanor.core.message import Arg, Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS
from athanor.games.alchemists.components import (
    ACTIONS,
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
from athanor.games.alchemists.kinds import Printed
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


# ---------------------------------------------------------------- a new theory, or a seal on one that is there


class Publication(ActionKind):
    """An action that ends with a seal on a theory."""

    def offers(self, s: Alchemists, seat: int, ingredient: int, tokens: list[int], found: list[int]) -> None:
        """About one ingredient, with the tokens that are free."""
        raise NotImplementedError

    def why_not(self, s: Alchemists, seat: int, n: int) -> Message:
        raise NotImplementedError

    def do(self, s: Alchemists, seat: int, n: int, number: int) -> None:
        raise NotImplementedError

    def gain(self, s: Alchemists, seat: int) -> int:
        return verbs.reputation_gained(s, seat, cards.authority(s, seat))


class PublishTheory(Publication):
    """An alchemical for an ingredient about which nothing is published."""

    def offers(self, s: Alchemists, seat: int, ingredient: int, tokens: list[int], found: list[int]) -> None:
        if s.theories[ingredient] == NO_THEORY:
            first = THEORY + ingredient * ALCHEMICALS
            for token in tokens:
                found.append(first + token)

    def why_not(self, s: Alchemists, seat: int, n: int) -> Message:
        ingredient, token = divmod(n, ALCHEMICALS)
        if not has_seal(s, seat):
            return Message("why-no-seal")
        if s.alchemists[seat].gold < fee(s, seat):
            return Message("why-no-gold", {"gold": fee(s, seat)})
        if s.theories[ingredient] != NO_THEORY:
            return Message("why-has-theory", {"ingredient": ingredient})
        if token in s.theories:
            return Message("why-token-taken", {"alchemical": token})
        return Message("why-not-related")

    def do(self, s: Alchemists, seat: int, n: int, number: int) -> None:
        ingredient, token = divmod(n, ALCHEMICALS)
        s.stack.append(PlaySeal(seat, ingredient, token, number))

    def gain(self, s: Alchemists, seat: int) -> int:
        return verbs.reputation_gained(s, seat, cards.authority(s, seat) + REPUTATION)

    def label(self, s: Alchemists, n: int) -> Message:
        ingredient, token = divmod(n, ALCHEMICALS)
        return Message("label-publish", {"ingredient": ingredient, "alchemical": token})

    def what(self, s: Alchemists, n: int) -> Message | None:
        seat = max(s.asked, 0)
        return Message("explain-publish", {"gold": fee(s, seat), "count": self.gain(s, seat)})


class Endorse(Publication):
    """A theory of others, without a conflict, with room for a seal, and gold enough for the bank and each author."""

    def offers(self, s: Alchemists, seat: int, ingredient: int, tokens: list[int], found: list[int]) -> None:
        there = len(s.seals[ingredient])
        if (
            s.theories[ingredient] != NO_THEORY
            and not s.conflicts[ingredient]
            and there < MOST_SEALS
            and s.alchemists[seat].gold >= fee(s, seat) + there
            and not s.has_sealed(seat, ingredient)
        ):
            found.append(ENDORSE + ingredient)

    def why_not(self, s: Alchemists, seat: int, n: int) -> Message:
        if s.theories[n] == NO_THEORY:
            return Message("why-no-theory", {"ingredient": n})
        if not has_seal(s, seat):
            return Message("why-no-seal")
        if s.has_sealed(seat, n):
            return Message("why-own-seal")
        if s.conflicts[n]:
            return Message("why-in-conflict", {"ingredient": n})
        if len(s.seals[n]) >= MOST_SEALS:
            return Message("why-no-room")
        return Message("why-no-gold", {"gold": fee(s, seat) + len(s.seals[n])})

    def do(self, s: Alchemists, seat: int, n: int, number: int) -> None:
        s.stack.append(PlaySeal(seat, n, ENDORSED, number))

    def label(self, s: Alchemists, n: int) -> Message:
        return Message("label-endorse", {"ingredient": n})

    def what(self, s: Alchemists, n: int) -> Message | None:
        seat = max(s.asked, 0)
        args: dict[str, Arg] = {"gold": fee(s, seat), "authors": len(s.seals[n]), "count": self.gain(s, seat)}
        return Message("explain-endorse", args)


NEW_THEORY: Final = PublishTheory(ACTIONS, THEORY)
PUBLICATIONS: Final[tuple[Publication, ...]] = table(NEW_THEORY, Endorse(ACTIONS, ENDORSE))


class Publish(Turn):
    __slots__ = ()
    kind: ClassVar[str] = "publish"
    space: ClassVar[int] = PUBLISH

    def options(self, s: Alchemists) -> list[int]:
        found: list[int] = []
        if can_publish(s, self.seat):
            tokens = free_tokens(s)
            for ingredient in range(INGREDIENTS):
                for kind in PUBLICATIONS:
                    kind.offers(s, self.seat, ingredient, tokens, found)
        return found

    def act(self, s: Alchemists, action: int) -> None:
        kind = ACTIONS.kinds[action]
        assert isinstance(kind, Publication)
        kind.do(s, self.seat, action - kind.first, self.number)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, Publication):
            return kind.why_not(s, seat, action - kind.first)
        return super().reason(s, action, seat)


Printed(ACTIONS, SEAL, "label-seal", "seal", sentence="seal-text")


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
        NEW_THEORY.do(s, self.seat, action - THEORY, one.spent)
        one.spent += 1

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, PublishTheory):
            if action - THEORY in (self.first, self.second):
                return Message("why-just-debunked")
            return kind.why_not(s, seat, action - THEORY)
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


class Grant(ActionKind):
    """A tile with money for research."""

    def label(self, s: Alchemists, n: int) -> Message:
        grant = SETTINGS.grants[n]
        return Message("label-grant", {"grant": n + 1, "ingredients": list(grant.ingredients), "points": grant.points})

    def what(self, s: Alchemists, n: int) -> Message | None:
        return Message("explain-grant")


Grant(ACTIONS, GRANT)


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
