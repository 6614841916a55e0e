"""A table laid out for a test: say what lies where, act by the names of the actions, look at what changed.

    t = Table(reserve="red-o red-t*2", altar="blue-s", learnt="sacrifice-4:red-t", phase="dusk")
    t.do("learn levitation-3", "mark purple-o")
    assert (t.R, t.A, t.F, t.B, t.D) == (…)       # the letters of docs/rules: reserve, altar, familiar, bag, box

A number instead of tokens stands for any tokens: `reserve=7, altar=5, familiar=6`. Tokens named nowhere are in the
bag, unless `bag` says how many (or which) it holds: the rest is then out of the game, so that a test can lay out an
empty bag. The line-up holds every spell named in `learnt`, `rivals` and `spells`; the other colours are set I.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import athanor
from athanor.games.spellbook.components import (
    COPIES,
    KINDS,
    PHASES,
    SPELL_NAMES,
    TOKEN_NAMES,
    count_tokens,
    listed,
    parse_tokens,
)
from athanor.games.spellbook.rules import begin_at
from athanor.games.spellbook.state import Spellbook

GAME = athanor.game("spellbook")


class Table:
    def __init__(
        self,
        *,
        players: int = 2,
        seat: int = 0,  # whose day it is, and whose things the next five are
        phase: str = "dawn",
        reserve: str | int = "",
        altar: str | int = "",
        familiar: str | int = "",
        learnt: str = "",  # "cure-4:green-t focus-3!": level, marker (default round), ! = learnt today
        rivals: dict[int, dict[str, Any]] | None = None,  # seat -> reserve, familiar, learnt
        spells: str = "",  # further spells of the line-up, by name
        box: str | int = "",
        bag: str | int | None = None,
        draws: str = "",  # the next tokens out of the bag, in order
        starter: int = 0,
        dummy: str | int = "",
        bottom: str | int = "",
        last_round: bool = False,
        options: dict[str, Any] | None = None,
    ) -> None:
        sides = {seat: {"reserve": reserve, "familiar": familiar, "learnt": learnt}, **(rivals or {})}
        lineup = _lineup(" ".join([spells, *(str(side.get("learnt", "")) for side in sides.values())]))
        state = GAME.new(players, 1, {"spells": ",".join(lineup), **(options or {})})
        assert isinstance(state, Spellbook)
        self.state = state
        self._left = [COPIES] * KINDS
        self._wanted: list[tuple[str, int, list[int]]] = []
        state.altar = self._named(altar)
        state.box = self._named(box)
        dummy_track, dummy_bottom = self._named(dummy), self._named(bottom)
        reserves, familiars = {}, {}
        for who in range(players):
            side = sides.get(who, {})
            self._learn(who, str(side.get("learnt", "")))
            reserves[who] = self._named(side.get("reserve", ""))
            familiars[who] = self._named(side.get("familiar", ""))
        named_bag = self._named(bag) if isinstance(bag, str) else None
        self._fill(altar, state.altar)
        self._fill(box, state.box)
        self._fill(dummy, dummy_track)
        self._fill(bottom, dummy_bottom)
        for who in range(players):
            side = sides.get(who, {})
            self._fill(side.get("reserve", ""), reserves[who])
            self._fill(side.get("familiar", ""), familiars[who])
            sorcerer = state.sorcerers[who]
            sorcerer.reserve, sorcerer.size = reserves[who], sum(reserves[who])
            text = side.get("familiar", "")
            sorcerer.familiar = parse_tokens(text) if isinstance(text, str) else listed(familiars[who])
        state.dummy = parse_tokens(dummy) if isinstance(dummy, str) else listed(dummy_track)
        state.bottom = listed(dummy_bottom)
        state.bag = named_bag or (self._left[:] if bag is None else [0] * KINDS)
        if isinstance(bag, int):
            self._fill(bag, state.bag)
        state.altar_size, state.box_size, state.bag_size = sum(state.altar), sum(state.box), sum(state.bag)
        state.starter, state.last_round = starter, last_round
        state.past, state.reveals = None, 0
        if draws:
            self.next_draws(draws)
        begin_at(state, seat, PHASES.index(phase))
        self.log: list[athanor.Event] = []

    # ---------------------------------------------------------------- acting

    def do(self, *names: str, seat: int | None = None) -> Table:
        """Apply actions by name, each of which must be legal."""
        for name in names:
            action = GAME.actions.id(name)
            assert action in self.state.legal(seat), f"{name!r} is not legal: {self.why(name)}; legal: {self.legal}"
            self.log += self.state.apply(action, seat)
        return self

    @property
    def legal(self) -> list[str]:
        """The names of what is allowed now, in order."""
        return [GAME.actions.name(action) for action in self.state.legal()]

    def can(self, name: str) -> bool:
        return GAME.actions.id(name) in self.state.legal()

    def offered(self, verb: str) -> list[str]:
        """What a verb is offered for: `offered("take")` gives the tokens, `offered("use")` the lines."""
        return [name.partition(" ")[2] for name in self.legal if name.partition(" ")[0] == verb]

    def why(self, name: str) -> str | None:
        return self.state.why_not(GAME.actions.id(name), "en")

    def next_draws(self, tokens: str) -> None:
        """Force the next tokens out of the bag (a refill of the bag in between is followed too)."""
        bag, box, script = self.state.bag[:], self.state.box[:], []
        for kind in parse_tokens(tokens):
            if sum(bag) == 0:
                bag, box = box, [0] * KINDS
            assert bag[kind], f"no {TOKEN_NAMES[kind]} in the bag"
            script.append(sum(bag[:kind]))
            bag[kind] -= 1
        self.state.script = tuple(script)

    # ---------------------------------------------------------------- looking

    @property
    def R(self) -> int:
        return self.size(self.state.today)

    @property
    def A(self) -> int:
        return self.state.altar_size

    @property
    def F(self) -> int:
        return self.stored(self.state.today)

    @property
    def B(self) -> int:
        return self.state.bag_size

    @property
    def D(self) -> int:
        return self.state.box_size

    def size(self, seat: int) -> int:
        """Tokens in a reserve."""
        return self.state.sorcerers[seat].size

    def stored(self, seat: int) -> int:
        return len(self.state.sorcerers[seat].familiar)

    def reserve(self, seat: int = 0) -> Counter[str]:
        return _counter(listed(self.state.sorcerers[seat].reserve))

    def altar(self) -> Counter[str]:
        return _counter(listed(self.state.altar))

    def box(self) -> Counter[str]:
        return _counter(listed(self.state.box))

    def familiar(self, seat: int = 0) -> list[str]:
        """The spaces in order."""
        return [TOKEN_NAMES[kind] for kind in self.state.sorcerers[seat].familiar]

    def dummy(self) -> list[str]:
        return [TOKEN_NAMES[kind] for kind in self.state.dummy]

    def bottom(self) -> list[str]:
        return [TOKEN_NAMES[kind] for kind in self.state.bottom]

    def level(self, spell: str, seat: int = 0) -> int:
        """0: not learnt."""
        return self.state.sorcerers[seat].level[SPELL_NAMES.index(spell) // 3]

    def marker(self, spell: str, seat: int = 0) -> str:
        return TOKEN_NAMES[self.state.sorcerers[seat].marker[SPELL_NAMES.index(spell) // 3]]

    def learnt(self, seat: int = 0) -> int:
        """How many spells."""
        return self.state.sorcerers[seat].learnt()

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        return self.state.to_move

    @property
    def today(self) -> int:
        """The seat whose day it is."""
        return self.state.today

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return self.state.over

    def points(self, line: int = 0) -> int:
        return self.state.scores()[line]

    def told(self) -> list[str]:
        """The names of the events so far."""
        return [event.name for event in self.log]

    # ---------------------------------------------------------------- laying out

    def _named(self, tokens: str | int) -> list[int]:
        counts = count_tokens(parse_tokens(tokens)) if isinstance(tokens, str) else [0] * KINDS
        self._left = [left - count for left, count in zip(self._left, counts, strict=True)]
        assert min(self._left) >= 0, f"more than five of a kind: {tokens}"
        return counts

    def _fill(self, tokens: str | int, counts: list[int]) -> None:
        """Any tokens: one kind after another, so that colours and runes are mixed and none is scarce."""
        wanted = tokens if isinstance(tokens, int) else 0
        while wanted:
            for kind in (5 * step % KINDS for step in range(KINDS)):
                if wanted and self._left[kind]:
                    self._left[kind] -= 1
                    counts[kind] += 1
                    wanted -= 1

    def _learn(self, seat: int, text: str) -> None:
        sorcerer = self.state.sorcerers[seat]
        sorcerer.reserve, sorcerer.size = [0] * KINDS, 0
        for word in text.split():
            line, _, marker = word.rstrip("!").partition(":")
            name, level = line.rsplit("-", 1)
            colour = SPELL_NAMES.index(name) // 3
            kind = TOKEN_NAMES.index(marker) if marker else colour * 3
            sorcerer.level[colour], sorcerer.marker[colour] = int(level), kind
            sorcerer.fresh |= word.endswith("!") << colour
            self._left[kind] -= 1


def _counter(kinds: list[int]) -> Counter[str]:
    return Counter(TOKEN_NAMES[kind] for kind in kinds)


def _lineup(text: str) -> list[str]:
    chosen = {colour: SPELL_NAMES[colour * 3] for colour in range(7)}
    named: dict[int, str] = {}
    for word in text.split():
        name = word.partition(":")[0].rstrip("!")
        name = name if name in SPELL_NAMES else name.rsplit("-", 1)[0]
        colour = SPELL_NAMES.index(name) // 3
        assert named.setdefault(colour, name) == name, f"two spells of one colour: {name}, {named[colour]}"
        chosen[colour] = name
    return list(chosen.values())
