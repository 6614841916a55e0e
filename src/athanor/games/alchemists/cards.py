"""What favor cards and artifacts can do: the hooks a card's class may declare, and the two shelves of cards.

The rules ask the shelves, never a card by name: "does anything this seat owns add to a gain of reputation?" A card is
one small class in `artifacts/` or `favors/`; importing those packages puts the cards on the shelves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from athanor.games.alchemists.components import ARTIFACT_POINTS, ARTIFACT_PRICE, ARTIFACTS, FAVORS

if TYPE_CHECKING:
    from athanor.games.alchemists.state import Alchemists


class Artifact:
    """An artifact with nothing but its printed points."""

    number: int
    # Hooks that are plain facts about the card.
    repeats: ClassVar[bool] = False  # once a round an action may be done once more
    peeks: ClassVar[bool] = False  # once a round a look at one ingredient of another's potion
    spares: ClassVar[bool] = False  # only one of two mixed ingredients is discarded
    collects: ClassVar[bool] = False  # ingredients of exhibited potions are set aside
    prints_free: ClassVar[bool] = False  # nothing to pay to the bank for a theory
    bars_ingredients: ClassVar[bool] = False  # no ingredients from order spaces
    authority: ClassVar[int] = 0  # more reputation for publishing and endorsing
    counts_first: ClassVar[bool] = False  # before all other artifacts
    per_correct_seal: ClassVar[int] = 0  # points at the revelation

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def price(self) -> int:
        return ARTIFACT_PRICE[self.number]

    def bought(self, s: Alchemists, seat: int) -> None:
        """What happens at once."""

    def gain(self, s: Alchemists) -> int:
        """What each gain of reputation is larger by."""
        return 0

    def price_cut(self, s: Alchemists, seat: int) -> int:
        """What the owner's next artifact costs less."""
        return 0

    def points(self, s: Alchemists, seat: int) -> int:
        """Points in the artifact step of the final count."""
        return max(ARTIFACT_POINTS[self.number], 0)


# When a favor is played.
NEVER, DECLARING, TRANSMUTING, SELLING, BUYING, AT_ONCE = range(6)


class Favor:
    kind: int
    moment: ClassVar[int] = NEVER
    cubes: ClassVar[int] = 0  # more to declare with
    tops: ClassVar[bool] = False  # puts the cubes of one space in the top row
    opens: ClassVar[int] = -1  # the space it opens, with a cube of its player on it
    gold: ClassVar[int] = 0  # more for a transmutation
    lift: ClassVar[int] = 0  # steps of quality a sold potion counts better
    leads: ClassVar[int] = 0  # sells as if first
    cut: ClassVar[int] = 0  # off the price of an artifact

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def drawn(self, s: Alchemists, seat: int) -> None:
        """What a card that is played at once does."""


SHELF: Final[list[Artifact]] = [Artifact(number) for number in range(ARTIFACTS)]
FAVOR_SHELF: Final[list[Favor]] = [Favor(kind) for kind in range(FAVORS)]


def price(s: Alchemists, seat: int, number: int) -> int:
    """What an artifact costs this seat now, with the favors played for the purchase."""
    return max(SHELF[number].price - cut(s, seat), 0)


def cut(s: Alchemists, seat: int) -> int:
    """By how much artifacts are cheaper for this seat now."""
    found = 0
    for owned in s.alchemists[seat].artifacts:
        found += SHELF[owned].price_cut(s, seat)
    for kind in range(FAVORS):
        if s.favored[kind]:
            found += FAVOR_SHELF[kind].cut * s.favored[kind]
    return found


def gain_extra(s: Alchemists, seat: int) -> int:
    extra = 0
    for owned in s.alchemists[seat].artifacts:
        extra += SHELF[owned].gain(s)
    return extra


def prints_free(s: Alchemists, seat: int) -> bool:
    return any(SHELF[owned].prints_free for owned in s.alchemists[seat].artifacts)


def authority(s: Alchemists, seat: int) -> int:
    return sum([SHELF[owned].authority for owned in s.alchemists[seat].artifacts])


def bars_ingredients(s: Alchemists, seat: int) -> bool:
    return any(SHELF[owned].bars_ingredients for owned in s.alchemists[seat].artifacts)


def spares(s: Alchemists, seat: int) -> bool:
    return any(SHELF[owned].spares for owned in s.alchemists[seat].artifacts)


def collects(s: Alchemists, seat: int) -> bool:
    return any(SHELF[owned].collects for owned in s.alchemists[seat].artifacts)


def may_repeat(s: Alchemists, seat: int) -> bool:
    one = s.alchemists[seat]
    if not one.repeated:
        for owned in one.artifacts:
            if SHELF[owned].repeats:
                return True
    return False


def may_peek(s: Alchemists, seat: int) -> bool:
    one = s.alchemists[seat]
    if not one.peeked:
        for owned in one.artifacts:
            if SHELF[owned].peeks:
                return True
    return False


def favors_for(s: Alchemists, seat: int, moment: int) -> list[int]:
    """The kinds of favors in hand that are played at this moment."""
    if not s.alchemists[seat].favors:
        return []
    return [kind for kind in s.favor_kinds(seat) if FAVOR_SHELF[kind].moment == moment]


def favored(s: Alchemists, hook: str) -> int:
    """How much the favors played for the action under way add up to."""
    total = 0
    for kind in range(FAVORS):
        if s.favored[kind]:
            total += getattr(FAVOR_SHELF[kind], hook) * s.favored[kind]
    return total
