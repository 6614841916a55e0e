"""A table laid out for a test: say what lies where, act by the names of the actions, look at what changed.

Seats are called A, B, C, D; A is seat 0, they sit clockwise. The truth is that of the reader's code DEMO unless
`truth` says otherwise ("QWIN", or {"toad": "B+", …}). Everything not named has the value of an ordinary game: 2 gold,
10 reputation, no cards in hand, all seals, nothing published, any three artifacts of the level on sale.

1. A position begins at a step of a round, with the order of play from the top of the track (the first acts first):

    t = Table(players=3, round=2, at="forage", order="ABC", row="toad fern toad",
              A={"cubes": "forage*2"}, B={"cubes": "forage"})
    t.do("take toad", "draw", "decline")          # A, then B, then A's second action
    assert t.hand("A") == ["toad"] and t.unused("A") == 1 and t.discards == 2

   The table rests when a step is done: t.resting is true, t.asked None, t.legal empty, and nothing of what comes later
   in the round has happened. t.go_on() runs the next step; t.until("publish") and t.to_next_round() go on passively
   (see 7). Order and declaring run on without a rest, as do clear-row after forage and a new round after next-round.
   Table(..., hold=False) is an ordinary game that never rests.
   Steps: order, declare, forage, clear-row, transmute, custodian, sell, buy, debunk, publish, test, drink, exhibit,
   conference, artifacts, award, unused, next-round (hospital, adventurer, preparation; in round 6 the final count).
   A step where nobody is asked (conference, award, …) has happened as soon as the table is laid at it.
   `cubes` are the actions declared: `forage*2 publish*2 sell` (the cubes are counted by themselves; a seat's other
   cubes are free, as if performed already; more actions than cubes: an assistant lent some). "custodian" is a space.

2. What a seat has:

    A={"hand": "toad fern*2", "favors": "sage*2 barmaid", "gold": 3, "rep": 14, "artifacts": "boots mortar",
       "cubes": "sell", "unused": 1, "hospital": 1, "seals": "gold silver*2 red", "grants": "1 3", "potions": "R+ N",
       "exhibited": "G+", "aside": "toad", "top": "forage", "done": "publish", "harmed": "R-"}
   `seals`: those left in hand (default: all that are not on theories); `top`: spaces where an associate put the cubes
   on top; `done`: actions performed this round (for Boots); `harmed`: negative potions drunk this round.

3. The theory board: ingredient, alchemical, and seals by owner and kind; conflicts as pairs:

    t = Table(mode="master", players=3, round=3, at="debunk", order="ABC", A={"cubes": "debunk publish"},
              theories="scorpion=B+:A-green,B-red,C-gold toad=++:A-silver", conflicts="scorpion~toad")
    t.do("show mushroom+scorpion", "claim G+")      # pairs are written in the order of the triangle: mushroom fern
    assert t.theory("scorpion") is None             # toad claw flower root scorpion feather; or use t.pair(a, b)
    assert t.rep("A") == 12 and t.can("publish scorpion G+")

   Apprentices: t.do("debunk scorpion green"). Publishing: t.do("publish toad B+", "seal gold");
   t.do("endorse toad", "seal red"). Leaving an immediate publication: "pass".

4. Decks: `deck="claw root"` are the next ingredients to be drawn, in that order; `favor_deck="sage herbalist"` the
   next favors; the rest of each deck lies below in any order, unless `deck_only=True` / `favor_deck_only=True`: then
   the rest lies in the discard pile. `row` is the face-up row (default: any five before the row is cleared, then none).
   `discard="toad*3"`, `favor_discard="sage"`: cards of the piles. `artifacts_on_sale="boots robe press"`;
   `adventurer="assassin"` (of this round), `next_adventurer="cleric"`. `unhappy=True`: the student; `shown="R+"`:
   potions somebody has exhibited.

5. Selling: t.do("bid -1", seat="B") for secret answers; then potion, guarantee, mix; favors before the potion:

    t = Table(players=2, at="sell", order="AB", adventurer="assassin", A={"cubes": "sell", "hand": "fern claw"})
    t.do("sell B-", "guarantee right-sign", "mix fern+claw")     # guarantees: exact, right-sign, neutral, anything
    assert t.gold("A") == 5 and t.triangle("A") == {"fern+claw": {"R-", "G-"}} and t.potions("A") == set()

   Favors are played with "play barmaid", "play sage", "play shopkeeper" … when their moment has come.

6. Declaring and the order of play:

    t = Table(players=3, round=2, at="order", starter="B", C={"favors": "assistant associate custodian"})
    t.do("order 4", "order 6", "order 1")            # spaces from the top, 1 to 8: B, C, A choose; C declares first
    t.do("declare forage", "declare sell", "play assistant", "associate forage", "declare custodian", "done")
   at="declare", order="CBA": the markers stand so already, and A, the lowest, is asked.
   Space 7 is the one for 4 players alone (3 ingredients), 8 the one marked "3"; "order green" is always refused.
   `paralysed="AC"`: those who came to the green space last round, in order (they do not choose);
   `arrivals="B"`: those who came there this round.

7. Chance: t.force(1) makes the next random pick come out so (Periscope, then Mortar: 0 is the first card of the pair as
   it is written, 1 the second; the Periscope sees it, the Mortar discards it); several numbers for several picks.
   Asking: t.asked is the seat that decides ("A"); t.legal the names of what it may do; t.offered("mix") what a verb is
   offered for; t.can(name); t.why(name) the reason against it, None if it is legal; t.question the kind of question.
   Refusing: t.refuses("take claw") asserts that it is illegal and changes nothing, and returns the reason.
   t.passive() answers once by declining, passing or ending; t.until(step) goes on so until that step has begun.

8. What others hear and see:

    t.do("mix toad+claw")
    assert t.heard("B")[-1] == ("tests-hidden", {"seat": 0, "potion": 6})      # all since the table was laid
    assert t.told() == ["tests", …]                   # names of all events; t.events("tests") the full ones
    assert t.view("B")["alchemists"][0]["hand"] is None

Boots of Speed: when all are done on a space its owner is asked once more, with "pass" instead of "decline".
Periscope: it asks "peek" or "pass" after a rival’s potion. Mortar with Feather: "use-mortar" or "waive-mortar".
Thinking Cap: "mix …" up to twice, or "pass". Altar: "pay 5". Grants: "grant 1" … "grant 5" if there is a choice.
Herbalist: "discard toad" twice. At the start (Table.new(players=3, seed=4)): "keep sage" for each seat, in secret.
Exhibition: "exhibit R+", then "mix …". `t.sheet("A")` maps the rows of the count to points, in their order:
"reputation", artifact names, "grant 1", "gold", "theory toad".
Options: mode="master" for all or a list, one a seat; options={"debunking": "master", "conferences": [...]} likewise.
"""

from __future__ import annotations

from typing import Any, ClassVar

import athanor
from athanor.core.frames import Frame
from athanor.games.alchemists.components import GREEN, LEVEL_IN_ROUND, PASS
from athanor.games.alchemists.rules import ROUND, STEP_NAMES, begin_at
from athanor.games.alchemists.state import Alchemist, Alchemists
from tests.alchemists.laying import Laid, potion_mask, truth_of
from tests.alchemists.offers import foreign
from tests.alchemists.sight import LETTERS, seat_of

GAME = athanor.game("alchemists")
RUN_ON = ("order", "paralysed", "forage", "custodian", "sell")
AFTER_DECLARING = STEP_NAMES[STEP_NAMES.index("forage") :]


class Run(Frame):
    """The steps of a round as `rules.Round` runs them, but with a rest after each."""

    __slots__ = ("step",)
    kind: ClassVar[str] = "run"

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def lapse(self, s: Alchemists) -> None:
        if self.step + 1 < len(ROUND):
            after = Run if STEP_NAMES[self.step] in RUN_ON else Hold
            s.stack.append(after(0, self.step + 1))
        ROUND[self.step](s)
        if STEP_NAMES[self.step] == "next-round" and s.stack:
            s.stack[-1] = Run(0, 0)


class Hold(Run):
    __slots__ = ()
    kind: ClassVar[str] = "hold"
    auto: ClassVar[bool] = False

    def choices(self, s: Alchemists) -> list[int]:
        return [PASS]

    def resolve(self, s: Alchemists, action: int) -> None:
        s.stack.append(Run(self.seat, self.step))


class Table(Laid):
    def __init__(
        self,
        *,
        players: int = 3,
        round: int = 2,  # noqa: A002 - the word of the rules
        at: str = "forage",
        mode: Any = "apprentice",
        options: dict[str, Any] | None = None,
        truth: str | dict[str, str] = "DEMO",
        order: str = "",
        starter: str = "A",
        paralysed: str = "",
        arrivals: str = "",
        row: str | None = None,
        deck: str = "",
        deck_only: bool = False,
        discard: str = "",
        favor_deck: str = "",
        favor_deck_only: bool = False,
        favor_discard: str = "",
        artifacts_on_sale: str | None = None,
        adventurer: str = "",
        next_adventurer: str = "",
        theories: str = "",
        conflicts: str = "",
        unhappy: bool = False,
        shown: str = "",
        hold: bool = True,
        A: dict[str, Any] | None = None,
        B: dict[str, Any] | None = None,
        C: dict[str, Any] | None = None,
        D: dict[str, Any] | None = None,
    ) -> None:
        state = GAME.new(players, 1, {"mode": mode, **(options or {})})
        assert isinstance(state, Alchemists)
        self.state = s = state
        sides = [side or {} for side in (A, B, C, D)][:players]
        s.round = round
        s.level = LEVEL_IN_ROUND[round - 1]
        s.truth = truth_of(truth)
        s.starter = seat_of(starter)
        s.results, s.facts = [], []
        s.alchemists = [Alchemist().set_out() for _ in range(players)]
        s.green = [seat_of(letter) for letter in paralysed]
        s.arrivals = [seat_of(letter) for letter in arrivals]
        s.unhappy = int(unhappy)
        s.shown = potion_mask(shown)
        declared = at in AFTER_DECLARING
        track = [seat_of(letter) for letter in order or LETTERS[:players]]
        s.order = track if declared or round > 1 else []  # before declaring, that of the round before
        self._theories(theories, conflicts)
        for seat, side in enumerate(sides):
            self._alchemist(seat, side)
        self._ingredients(sides, row, deck, deck_only, discard, at)
        self._favors(sides, favor_deck, favor_deck_only, favor_discard)
        self._artifacts(sides, artifacts_on_sale)
        self._adventurers(adventurer, next_adventurer)
        for seat in s.green:
            s.alchemists[seat].marker = GREEN
        if declared or at == "declare":
            for place, seat in enumerate(track):
                if seat not in s.green:
                    s.alchemists[seat].marker = place
        s.bank = -sum(one.gold for one in s.alchemists)
        s.past, s.reveals, s.script = None, 0, ()
        s.stack = []
        assert s.check() == "", s.check()
        s.events = []
        if hold:
            s.stack = [Run(s.starter, STEP_NAMES.index(at))]
            s.settle()
        else:
            begin_at(s, at)
        self.log: list[athanor.Event] = list(s.events or [])
        self.sound()

    @classmethod
    def new(cls, players: int = 3, seed: int = 1, options: dict[str, Any] | None = None) -> Table:
        """An ordinary game from its set-up, everybody about to keep one of two favors."""
        table = cls.__new__(cls)
        state = GAME.new(players, seed, options or {})
        assert isinstance(state, Alchemists)
        table.state = state
        table.log = list(state.events or [])
        return table

    # ---------------------------------------------------------------- acting

    def do(self, *names: str, seat: str | None = None) -> Table:
        """Apply actions by name, each of which must be legal; by the seat that is asked, or by the one given."""
        for name in names:
            action = GAME.actions.id(name)
            by = None if seat is None else seat_of(seat)
            assert action in self.state.legal(by), f"{name!r} is not legal: {self.why(name, seat)}; legal: {self.legal}"
            self.log += self.state.apply(action, by)
            self.sound()
        return self

    def sound(self) -> None:
        """Nothing is lost, and nothing is offered that does not belong to the question."""
        assert self.state.check() == "", self.state.check()
        assert foreign(self.state) == []

    def force(self, *numbers: int) -> Table:
        """The next random picks."""
        self.state.script = numbers
        return self

    def passive(self) -> Table:
        """One answer that does as little as possible."""
        if self.resting:
            return self.go_on()
        for seat in self.state.waiting[:1]:
            names = [GAME.actions.name(action) for action in self.state.legal(seat)]
            quiet = [name for name in names if name in ("decline", "pass", "done", "order 2", "use-mortar")]
            self.do((quiet or names)[0], seat=LETTERS[seat])
        return self

    def go_on(self) -> Table:
        """Run the next step of a table that rests."""
        assert self.resting, f"somebody is asked: {self.asked}, {self.legal}"
        self.log += self.state.apply(PASS)
        self.sound()
        return self

    def until(self, step: str) -> Table:
        """Go on passively until that step has begun (and asks somebody, or is done); fails if it never does."""
        began = self.round
        while self.step != step:
            if self.over or self.round > began + 1:
                raise AssertionError(f"{step} was never reached")
            self.passive()
        return self

    def to_next_round(self) -> Table:
        """Go on passively until the next round's order is chosen, or the game is over."""
        now = self.round
        for _ in range(1000):
            if self.over or self.round != now:
                return self
            self.passive()
        raise AssertionError("the round has no end")

    def refuses(self, name: str, seat: str | None = None) -> str:
        """The action is illegal, changes nothing, and there is a reason, which is returned."""
        action, by = GAME.actions.id(name), None if seat is None else seat_of(seat)
        before = self.state.snapshot()
        assert action not in self.state.legal(by), f"{name!r} is legal"
        try:
            self.state.apply(action, by)
        except athanor.IllegalAction as refused:
            assert self.state.snapshot() == before
            return refused.text("en")
        raise AssertionError(f"{name!r} was accepted")

    # ---------------------------------------------------------------- asking

    @property
    def resting(self) -> bool:
        """The step is done and the next one has not begun."""
        return self.question == "hold"

    @property
    def asked(self) -> str | None:
        """The seat that decides, or None if the table rests or the game is over."""
        return None if self.state.to_move is None or self.resting else LETTERS[self.state.to_move]

    @property
    def waiting(self) -> str:
        return "".join(LETTERS[seat] for seat in self.state.waiting)

    @property
    def legal(self) -> list[str]:
        return self.legal_for(None)

    def legal_for(self, seat: str | None) -> list[str]:
        by = None if seat is None else seat_of(seat)
        return [] if self.resting else [GAME.actions.name(action) for action in self.state.legal(by)]

    def can(self, name: str, seat: str | None = None) -> bool:
        return GAME.actions.id(name) in self.state.legal(None if seat is None else seat_of(seat))

    def offered(self, verb: str, seat: str | None = None) -> list[str]:
        """What a verb is offered for: `offered("sell")` gives the potions, `offered("buy")` the artifacts."""
        return [name.partition(" ")[2] for name in self.legal_for(seat) if name.partition(" ")[0] == verb]

    def why(self, name: str, seat: str | None = None) -> str | None:
        return self.state.why_not(GAME.actions.id(name), "en", None if seat is None else seat_of(seat))

    @property
    def step(self) -> str:
        """The step of the round under way."""
        for frame in self.state.stack:
            if frame.kind in ("round", "run", "hold"):
                return STEP_NAMES[frame.step - 1]  # type: ignore[attr-defined]
        return "next-round"

    @property
    def question(self) -> str:
        """The kind of what is asked, e.g. "sell", "guarantee", "seal", "peek"."""
        return self.state.stack[-1].kind if self.state.stack else ""

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def over(self) -> bool:
        return self.state.over
