"""A table laid out for a test: say what lies where, answer by the names of the actions, look at what changed.

Seats are A, B, C, D (0 to 3); A is active unless `active` says otherwise. What a test does not mention is empty: no
cubes, tokens 0, tracks on 0, no bonus tokens, no open experiments, no masterpiece, no publications in hand. Market,
experiment spaces, decks and stacks are as seed 1 deals them, from our own cards, unless the test lays them out. Cards
are made on the spot with the helpers below, in the spelling of the card files (see `symbols.py`); nothing hangs on how
our own cards look. After the table is laid, `card.id` is the number the card got.

1. A main action. `die` is colour, symbol, potency; `cubes` and `essences` are words with `*n`:

    t = Table(A=dict(die="black tin 4", essences="salt*2"))
    t.do("harvest 3")                              # names of actions: see the list below
    assert t.A.cubes == {"raw-tin": 3}
    assert t.A.potency == 1

2. A draft. `phase` is "draft", "act" (default), "finish", "react", "clean-up" or "round-end". `bowls` names all dice
   that lie there (face: colours); without it the dice of the pool are spread evenly:

    t = Table(phase="draft", A=dict(ethereal=2), bowls="mercury: red white black; lead: red")
    t.do("draft mercury red", "ethereal")
    assert (t.A.die, t.A.ethereal) == ("red mercury 4", 1)

3. Artifacts by slot (1 to 6; slot n lies at the arrow from the n-th material); `artifact(effect, shows, level)`, and
   `used(…)` for one that lies face down:

    tile = artifact("silver 2", shows="fire air")
    t = Table(A=dict(die="red lead 3", cubes="silver", essences="salt", artifacts={6: tile}))
    t.do("transmute refined-silver salt", "use")
    assert t.A.cubes == {"refined-silver": 2, "refined-gold": 1}
    assert t.A.slots[6][1] == "used"
    assert t.kind == "transmuting"                 # another one along the same arrow, or `end`

4. Experiments: `experiment(element, need, cost, reward, vp, level)`. Sockets are full unless `empty` names them,
   `vault` has cells with the socket their formula came from, `*` for a sampled one; `formulas` gives formulas an
   effect:

    e = experiment("fire", "fire 5", "raw copper 2, refined iron", reward="vp 3", vp=7, level=2)
    t = Table(A=dict(die="red lead 1", open=[e], tracks="fire 4", cubes="raw-copper*2 refined-iron silver"))
    t.do("perform 1")                              # a single way to pay is taken without asking
    assert t.A.done == [e.id] and t.A.tracks["fire"] == 4

    t = Table(A=dict(die="red lead 1", vault="1:fire-1 2:water-2*", formulas={"fire-1": "chameleon"}))
    assert t.offered("sample") == ["1"]

5. Reactions. `phase="react"` begins after A's action; everybody has two ready tokens unless `reactions=(ready, used)`:

    t = Table(players=3, phase="react", A=dict(die="red iron 0"), B=dict(cubes="silver", essences="salt"))
    assert t.asked == "B" and t.can("transmute refined-silver salt")
    t.do("pass", seat="C").do("react material")    # C passes ahead of its turn

6. Chance. `t.faces("lead tin wild …")` forces the next rolls of dice (black, white, red dice in this order),
   `t.script(…)` any numbers for the next random choices (`roll(n)` takes one, modulo n):

    t = Table(phase="round-end", B=dict(artifacts={1: used(artifact())}))
    t.faces("lead copper tin mercury iron wild " * 2 + "lead tin").go()   # `go` is for "round-end" and the bot's turns
    assert t.state.round == 2 and t.bowl("iron") == {"black": 1, "red": 1}

7. Reasons, events, views:

    assert t.why("artifact 1") == "An artifact costs 3 potency."
    assert t.reason("artifact 1") == "why-artifact-price"
    assert "gains" in t.told()                     # names of the events since the table was laid
    t.heard("B")                                   # the same as B hears them: [(name, args), …]
    t.view("B")["laboratories"][0]["masterpiece"]  # None: it is A's secret
    t.say("B")                                     # the sentences B reads, in English

8. Publications, achievements, rounds, whole games:

    p = publication("fire 2, water", 7);  a = achievement("artifact 3, level fire 8", bonus="ethereal", vp=6)
    t = Table(round=2, A=dict(hand=[p], masterpiece=experiment("air", "any 8", "gold", level=4)), achievements=[a])
    t.points("A"); t.sheet("A")                    # the running count, and by row: {"sheet-stone": 4, …}
    t = fresh(players=3, seed=5, setup="introductory")            # a real set-up, nothing laid out by hand
    t.at_random(until="over")                      # plays on by chance; also until="round 2", until="act", …

All that a player can be given: cubes, essences, die, used (used dice, "black red"), reactions, ethereal, chameleon, vp,
tracks ("fire 3 air 2"), artifacts, open, done, masterpiece, spurned, hand, achievements, vault, empty, bought ("fire"),
formulas, lines, alchemist.

More of a side: `t.A.cubes essences die potency tracks vp ethereal chameleon ready used slots open done formulas vault
bought hand masterpiece achievements used_dice alchemist lab`. `t.A.slots` is {1: (id, "ready"), …}. `t.state` is the
state itself. Other arguments: `order="B A"`, `passed="B"` (markers on the next round's track), `market={1:
artifact(…)}` (None: empty), `stack=[…]` or a number, `spaces={1: [experiment(…)]}`, `experiment_deck=[…]` or a
number, `deck=[publications]` or a number (the next to be drawn first), `bonus={"fire 4": "track"}` (or "chameleon",
"ethereal"), `essences=` by track, e.g. "salt sulfur mercury aether" for fire, water, earth, air;
`board={"bonus_steps": (3, 8)}` changes what is printed; `options={…}`. Per player also `lines={"row 1": ("essence
salt", "vp 2")}`: the only bonuses of the vault (left and right, or top and bottom), `alchemist=0..4`, `spurned=…`.
Solo: `players=1`, `bot=dict(gold=2, ethereal=1, tracks="fire 3", die="red tin 2", used="black", open=[…], done=[…],
artifacts=[…])`, `bot_deck=[ids, the next first]`, `active="bot"`.

The actions: pass · end · keep · skip · use · withdraw · ethereal · no-ethereal · laboratory 1 · choose experiment-1
(… masterpiece, publication, artifact) · slot 1 · draft lead black · turn lead · harvest 1 · essence salt 1 ·
transmute raw-lead salt (pays salt, sulfur, aether, raw-mercury, refined-mercury, gold) · artifact 1 (market place) ·
recharge 1 (slot) · experiment 1a (space; a the older card, b the newer) · chameleon red iron · perform 1 · perform
masterpiece · buy fire-1 · sample 1 (cell) · claim 1 · react material · react salt · cell 1 · unlock fire-1 · pay
raw-lead · pay discount · level silver · level gold · level discount · reward 1 · gain raw-lead · gain salt · advance
fire · retreat fire · refine copper · refine-gold copper · swap raw-lead copper · gild copper · return 1.

What is never asked: plain gains of an effect (they come first, by themselves); a step with one possibility; the
ability of a bought artifact that only gives plain gains; the end of a turn once the masterpiece is performed (or was
never there, as on a table laid out without one) and no free action is left.
"""

from __future__ import annotations

import random
from typing import Any

import athanor
from athanor.games.trismegistus import rounds, scoring
from athanor.games.trismegistus.cards import BONUS_NAMES, CardSet
from athanor.games.trismegistus.components import NONE
from athanor.games.trismegistus.game import GAME
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import COLOUR_NAMES, ELEMENT_NAMES, FACE_NAMES
from tests.trismegistus.laying import SEATS, Laid, past_setup
from tests.trismegistus.making import (
    Made,
    Shop,
    achievement,
    artifact,
    experiment,
    publication,
    used,
)
from tests.trismegistus.sides import Side, cubes_of

__all__ = [
    "GAME", "Made", "Side", "Table", "achievement", "artifact", "cubes_of", "experiment", "fresh", "publication",
    "used",
]  # fmt: skip


def seat_number(seat: str | int | None) -> int | None:
    return SEATS.index(seat) if isinstance(seat, str) else seat


class Table(Laid):
    def __init__(
        self,
        *,
        players: int = 2,
        round: int = 1,  # noqa: A002 - the word of the rules
        phase: str = "act",
        active: str = "A",
        A: dict[str, Any] | None = None,
        B: dict[str, Any] | None = None,
        C: dict[str, Any] | None = None,
        D: dict[str, Any] | None = None,
        bowls: str | None = None,
        market: dict[int, Made | None] | None = None,
        stack: list[Made] | int | None = None,
        spaces: dict[int, list[Made]] | None = None,
        experiment_deck: list[Made] | int | None = None,
        deck: list[Made] | int | None = None,
        bonus: dict[str, str] | None = None,
        essences: str = "",
        achievements: list[Made | None] | None = None,
        order: str = "",
        passed: str = "",
        board: dict[str, Any] | None = None,
        bot: dict[str, Any] | None = None,
        bot_deck: list[int] | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        chosen = dict(options or {})
        if achievements is not None:
            chosen.setdefault("achievements", "on")
        state = GAME.new(players, seed, chosen)
        assert isinstance(state, Trismegistus)
        past_setup(state)
        self.state = state
        self.log: list[athanor.Event] = []
        while state.round < round:
            rounds.renew_board(state)
        self.shop = Shop(state, board or {})
        self._sides([A or {}, B or {}, C or {}, D or {}][:players])
        if state.bot is not None:
            self._bot(bot or {}, bot_deck)
        self._cards(market, stack, spaces, experiment_deck, deck)
        self._tracks(bonus or {}, essences)
        self._order(active, order, passed)
        if achievements is not None:
            state.achievements = [NONE if made is None else self.shop.achievement(made) for made in achievements]
        self._bowls(bowls)
        self._begin(phase)

    # ---------------------------------------------------------------- acting

    def do(self, *names: str, seat: str | int | None = None) -> Table:
        """Apply actions by name, each of which must be legal."""
        for name in names:
            action = GAME.actions.id(name)
            by = seat_number(seat)
            assert action in self.state.legal(by), (
                f"{name!r} is not legal: {self.why(name, seat)} Asked {self.asked}: {self.question} Legal: {self.legal}"
            )
            self.log += self.state.apply(action, by)
        return self

    @property
    def legal(self) -> list[str]:
        """The names of what is allowed now to the seat that is asked, in order."""
        return [GAME.actions.name(action) for action in self.state.legal()]

    def legal_for(self, seat: str) -> list[str]:
        return [GAME.actions.name(action) for action in self.state.legal(seat_number(seat))]

    def can(self, name: str, seat: str | None = None) -> bool:
        return GAME.actions.id(name) in self.state.legal(seat_number(seat))

    def offered(self, verb: str) -> list[str]:
        """What a verb is offered for: `offered("harvest")` gives ["1", "2"]."""
        return [name.partition(" ")[2] for name in self.legal if name.partition(" ")[0] == verb]

    @property
    def verbs(self) -> set[str]:
        """The kinds of actions that are offered."""
        return {name.partition(" ")[0] for name in self.legal}

    def why(self, name: str, seat: str | int | None = None) -> str | None:
        """Why not, in English; None if it is allowed."""
        return self.state.why_not(GAME.actions.id(name), "en", seat_number(seat), list(SEATS))

    def reason(self, name: str, seat: str | int | None = None) -> str | None:
        """Why not, as the name of the text; None if it is allowed."""
        said = self.state.reason(GAME.actions.id(name), seat_number(seat))
        return None if said is None else said.id

    def faces(self, faces: str) -> Table:
        """Force the next dice."""
        return self.script(*(FACE_NAMES.index(face) for face in faces.split()))

    def script(self, *numbers: int) -> Table:
        self.state.script = (*self.state.script, *numbers)
        return self

    def at_random(self, until: str = "over", seed: int = 0) -> Table:
        """Play on by chance until the game is over, a round begins ("round 2"), or a question of a kind is asked."""
        dice = random.Random(seed)
        for _ in range(5000):
            if self.state.over or until in (self.kind, f"round {self.state.round}"):
                return self
            seat = dice.choice(self.state.waiting)
            self.log += self.state.apply(dice.choice(self.state.legal(seat)), seat)
        raise AssertionError(f"never {until}")

    # ---------------------------------------------------------------- looking

    @property
    def A(self) -> Side:
        return Side(self.state, 0)

    @property
    def B(self) -> Side:
        return Side(self.state, 1)

    @property
    def C(self) -> Side:
        return Side(self.state, 2)

    @property
    def D(self) -> Side:
        return Side(self.state, 3)

    @property
    def asked(self) -> str | None:
        """The seat that decides now."""
        return None if self.state.over else SEATS[self.state.asked]

    @property
    def kind(self) -> str | None:
        """The kind of the question: draft, turn-die, ethereal, act, declared, transmuting, fire, finish, react …"""
        return self.state.stack[-1].kind if self.state.stack else None

    @property
    def question(self) -> str:
        return self.state.question("en", list(SEATS))

    @property
    def cards(self) -> CardSet:
        return self.state.cards

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def active(self) -> str:
        return "bot" if self.state.active >= self.state.players else SEATS[self.state.active]

    @property
    def order(self) -> str:
        """Markers on this round's order track, "A B"; Botmegistus is "bot"."""
        return " ".join(self._name(who) for who in self.state.order)

    @property
    def next_order(self) -> str:
        return " ".join(self._name(who) for who in self.state.next_order)

    def _name(self, who: int) -> str:
        return "bot" if who >= self.state.players else SEATS[who]

    def bowl(self, face: str) -> dict[str, int]:
        at = FACE_NAMES.index(face) * 3
        dice = self.state.bowls[at : at + 3]
        return {COLOUR_NAMES[colour]: count for colour, count in enumerate(dice) if count}

    @property
    def bonus(self) -> dict[str, str]:
        steps = self.state.cards.board.bonus_steps
        return {
            f"{ELEMENT_NAMES[space // 2]} {steps[space % 2]}": BONUS_NAMES[token]
            for space, token in enumerate(self.state.bonus)
            if token >= 0
        }

    def market(self, place: int) -> int:
        """The tile at a market place, -1 if none."""
        return self.state.market[place - 1]

    def space(self, number: int) -> list[int]:
        return self.state.spaces[number - 1][:]

    def points(self, seat: str) -> int:
        """The running count of a seat, or of "bot"."""
        return self.state.scores()[self.state.players if seat == "bot" else SEATS.index(seat)]

    def sheet(self, seat: str) -> dict[str, int]:
        line = self.state.players if seat == "bot" else SEATS.index(seat)
        return {message.id: points for message, points in scoring.score_sheet(self.state, line)}

    def told(self) -> list[str]:
        """The names of the events so far."""
        return [event.name for event in self.log]

    def heard(self, seat: str | None) -> list[tuple[str, dict[str, Any]]]:
        """The events as a seat (None: a spectator) hears them."""
        return [(said.id, dict(said.args)) for said in athanor.redact(self.log, seat_number(seat))]

    def say(self, seat: str | None = None) -> list[str]:
        texts = GAME.texts
        return [texts.render(said, "en", list(SEATS)) for said in athanor.redact(self.log, seat_number(seat))]

    def view(self, seat: str | None) -> dict[str, Any]:
        return self.state.view(seat_number(seat))


def fresh(players: int = 2, seed: int = 1, script: tuple[int, ...] = (), **options: Any) -> Table:
    """A real game at its very beginning, with these options."""
    table = Table.__new__(Table)
    state: Any
    if script:
        state = GAME.blank(players, GAME.check_options(players, options))
        state.rng, state.events, state.script = seed + 1, [], script
        GAME.set_up(state)
        state.settle()
    else:
        state = GAME.new(players, seed, options)
    assert isinstance(state, Trismegistus)
    table.state = state
    table.log = list(state.events or [])
    return table
