"""Where everything lies on a table laid out for a test (`table.py` says how it is written)."""

from __future__ import annotations

from typing import Any

from athanor.core.events import EVERYBODY
from athanor.games.alchemists import codes
from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, INGREDIENT_NAMES, INGREDIENTS, POTION_NAMES
from athanor.games.alchemists.components import (
    ADVENTURER_NAMES,
    ADVENTURERS,
    ARTIFACT_NAMES,
    CARDS,
    CUBES,
    CUBES_FIRST,
    FAVOR_CARDS,
    FAVOR_NAMES,
    FAVOR_OF,
    INGREDIENT_OF,
    LEVEL_SIZE,
    NO_THEORY,
    SEAL_COPIES,
    SEAL_KINDS,
    SEAL_NAMES,
    SPACE_NAMES,
)
from athanor.games.alchemists.rules import STEP_NAMES
from tests.alchemists.sight import Sight, seat_of


def words(text: str) -> list[str]:
    """`toad fern*2` as a list of names."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


class Laid(Sight):
    """Puts things where a test says they lie, and everything else where it may lie."""

    def _theories(self, theories: str, conflicts: str) -> None:
        s = self.state
        s.theories = [NO_THEORY] * INGREDIENTS
        s.seals = [[] for _ in range(INGREDIENTS)]
        s.conflicts = [0] * INGREDIENTS
        for word in theories.split():
            theory, _, seals = word.partition(":")
            name, _, alchemical = theory.partition("=")
            ingredient = INGREDIENT_NAMES.index(name)
            s.theories[ingredient] = ALCHEMICAL_NAMES.index(alchemical)
            for seal in seals.split(","):
                owner, _, kind = seal.partition("-")
                s.seals[ingredient].append(seat_of(owner) * SEAL_KINDS + SEAL_NAMES.index(kind))
        for word in conflicts.split():
            one, other = (INGREDIENT_NAMES.index(name) for name in word.split("~"))
            s.conflicts[one] |= 1 << other
            s.conflicts[other] |= 1 << one

    def _alchemist(self, seat: int, side: dict[str, Any]) -> None:
        known = {
            "hand", "favors", "gold", "rep", "artifacts", "cubes", "unused", "hospital", "seals", "grants", "potions",
            "exhibited", "aside", "top", "done", "harmed", "repeated", "peeked",
        }  # fmt: skip
        assert set(side) <= known, f"unknown: {set(side) - known}"
        s, one = self.state, self.state.alchemists[seat]
        one.gold = side.get("gold", 2)
        one.reputation = side.get("rep", 10)
        one.artifacts = [ARTIFACT_NAMES.index(name) for name in words(side.get("artifacts", ""))]
        one.potions = potion_mask(side.get("potions", ""))
        one.exhibited = potion_mask(side.get("exhibited", ""))
        one.harmed = potion_mask(side.get("harmed", ""))
        one.repeated, one.peeked = int(side.get("repeated", 0)), int(side.get("peeked", 0))
        for name in words(side.get("grants", "")):
            one.grants.append(int(name) - 1)
            s.grants_left &= ~(1 << (int(name) - 1))
        for name in words(side.get("cubes", "")):
            space = SPACE_NAMES.index(name)
            one.placed[space] += s.costs[space][one.actions[space]]
            one.actions[space] += 1
        for name in words(side.get("top", "")):
            one.tops |= 1 << SPACE_NAMES.index(name)
        for name in words(side.get("done", "")):
            one.done[SPACE_NAMES.index(name)] += 1
        self._seals(seat, side)
        self._cubes(seat, side)

    def _seals(self, seat: int, side: dict[str, Any]) -> None:
        one = self.state.alchemists[seat]
        one.seals = list(SEAL_COPIES)
        for seals in self.state.seals:
            for seal in seals:
                if seal // SEAL_KINDS == seat:
                    one.seals[seal % SEAL_KINDS] -= 1
        if "seals" in side:
            kept = [words(side["seals"]).count(name) for name in SEAL_NAMES]
            one.lost = [left - keep for left, keep in zip(one.seals, kept, strict=True)]
            one.seals = kept

    def _cubes(self, seat: int, side: dict[str, Any]) -> None:
        """All cubes are somewhere: what is named nowhere is free. If more are named than there are, some are lent."""
        s, one = self.state, self.state.alchemists[seat]
        one.hospital = side.get("hospital", 0)
        one.unused = side.get("unused", 0)
        full = CUBES_FIRST if s.round == 1 else CUBES[s.players]
        rest = full - sum(one.placed) - one.hospital - one.unused
        one.free, s.extra[seat] = max(rest, 0), max(-rest, 0)

    def _ingredients(
        self, sides: list[dict[str, Any]], row: str | None, deck: str, deck_only: bool, discard: str, at: str
    ) -> None:
        s = self.state
        left = {
            name: [c for c in range(CARDS) if INGREDIENT_NAMES[INGREDIENT_OF[c]] == name] for name in INGREDIENT_NAMES
        }

        def take(text: str) -> list[int]:
            return [left[name].pop(0) for name in words(text)]

        s.known = [0] * CARDS
        s.cauldron, s.brewer = [], -1
        for seat, side in enumerate(sides):
            one = s.alchemists[seat]
            one.hand, one.aside = take(side.get("hand", "")), take(side.get("aside", ""))
            for card in [*one.hand, *one.aside]:
                s.known[card] = 1 << seat
        upper = take(deck)
        s.discard = take(discard)
        foraging = STEP_NAMES.index(at) <= STEP_NAMES.index("clear-row")
        if row is None:
            row = " ".join([name for name in INGREDIENT_NAMES if left[name]][:5]) if foraging else ""
        s.row = take(row)
        for card in s.row:
            s.known[card] = EVERYBODY
        rest = [card for name in INGREDIENT_NAMES for card in left[name]]
        if deck_only:
            s.discard += rest
            rest = []
        s.deck = rest + upper[::-1]

    def _favors(self, sides: list[dict[str, Any]], deck: str, deck_only: bool, discard: str) -> None:
        s = self.state
        left = {name: [c for c in range(FAVOR_CARDS) if FAVOR_NAMES[FAVOR_OF[c]] == name] for name in FAVOR_NAMES}

        def take(text: str) -> list[int]:
            return [left[name].pop(0) for name in words(text)]

        s.favor_known = [0] * FAVOR_CARDS
        s.custodians = []
        for seat, side in enumerate(sides):
            s.alchemists[seat].favors = take(side.get("favors", ""))
            for card in s.alchemists[seat].favors:
                s.favor_known[card] = 1 << seat
            for _ in range(words(side.get("cubes", "")).count("custodian")):
                s.custodians.append(left["custodian"].pop())
        for card in s.custodians:
            s.favor_known[card] = EVERYBODY
        upper = take(deck)
        s.favor_discard = take(discard)
        # No herbalist on top by accident: drawn favors a test does not name do nothing at once.
        rest = [card for name in sorted(FAVOR_NAMES, key=lambda name: name != "herbalist") for card in left[name]]
        if deck_only:
            s.favor_discard += rest
            rest = []
        for card in s.favor_discard:
            s.favor_known[card] = EVERYBODY
        s.favor_deck = rest + upper[::-1]

    def _artifacts(self, sides: list[dict[str, Any]], on_sale: str | None) -> None:
        s = self.state
        owned = {ARTIFACT_NAMES.index(name) for side in sides for name in words(side.get("artifacts", ""))}
        for level in range(3):
            first = level * LEVEL_SIZE
            s.artifacts[level] = [number for number in range(first, first + LEVEL_SIZE) if number not in owned][:3]
        if on_sale is not None:
            s.artifacts[s.level] = [ARTIFACT_NAMES.index(name) for name in words(on_sale)]

    def _adventurers(self, now: str, following: str) -> None:
        s = self.state
        tiles: list[int] = [-1] * ADVENTURERS
        if now:
            assert s.round >= 2, "nobody buys in round 1"
            tiles[s.round - 2] = ADVENTURER_NAMES.index(now)
        if following:
            tiles[s.round - 1] = ADVENTURER_NAMES.index(following)
        rest = [tile for tile in range(ADVENTURERS) if tile not in tiles]
        tiles = [rest.pop(0) if tile < 0 else tile for tile in tiles]
        s.adventurers, s.removed = tiles[:5], tiles[5]


def truth_of(truth: str | dict[str, str]) -> list[int]:
    """A reader's code, or ingredient → alchemical for some; the others get what is left, in order."""
    if isinstance(truth, str):
        return list(codes.decode(truth))
    given = [ALCHEMICAL_NAMES.index(truth[name]) if name in truth else -1 for name in INGREDIENT_NAMES]
    rest = [alchemical for alchemical in range(INGREDIENTS) if alchemical not in given]
    return [rest.pop(0) if alchemical < 0 else alchemical for alchemical in given]


def potion_mask(text: str) -> int:
    mask = 0
    for name in words(text):
        mask |= 1 << POTION_NAMES.index(name)
    return mask
