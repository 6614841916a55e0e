"""What must hold at every moment of every game, seen in random games of all sizes and line-ups.

The counts, the points and the winners are worked out here a second time, from the rules alone.
"""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from athanor.games.spellbook.components import COLOURS, LINE_NAMES, SPELL_NAMES
from athanor.games.spellbook.state import Sorcerer, Spellbook
from tests.builds import COMPILED
from tests.spellbook.table import GAME

rule = pytest.mark.rule

FAMILIAR = (0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18)
DUMMY = (0, 0, 0, 0, *range(14, 41, 2))
POINTS = {
    "sacrifice": (1, 2, 3), "eruption": (2, 3, 4), "blaze": (0, 2, 5),
    "levitation": (3, 4, 5), "sharing": (4, 4, 4), "divination": (2, 3, 4),
    "purification": (1, 2, 3), "cure": (3, 4, 5), "growth": (3, 4, 6),
    "offering": (2, 4, 6), "focus": (3, 4, 5), "feast": (2, 2, 0),
    "time-travel": (2, 4, 6), "storm": (4, 6, 8), "clone": (4, 5, 6),
    "transmutation": (4, 4, 4), "swiftness": (3, 6, 0), "mirage": (2, 3, 6),
    "abundance": (3, 5, 7), "knowledge": (0, 0, 0), "communion": (0, 0, 0),
}  # fmt: skip
# All lines but those of the five spells without a phase and the three that are no action.
ACTIONS = {
    line
    for line in LINE_NAMES
    if line.rpartition("-")[0] not in ("swiftness", "mirage", "abundance", "knowledge", "communion")
} - {"storm-3", "transmutation-3", "feast-5"}
# Mixes in which much meets: Clone with everything to copy, Mirage with every take, Swiftness with Divination.
CUSTOM = (
    "blaze,sharing,growth,feast,clone,mirage,communion",
    "sacrifice,divination,cure,focus,clone,swiftness,knowledge",
    "eruption,levitation,growth,focus,storm,mirage,communion",
    "blaze,divination,purification,offering,time-travel,swiftness,communion",
)
CHOICES = ("set-1", "set-2", "set-3", "classic", *CUSTOM)
# How the random players choose: a weight by the verb of an action, 1 for all others. With `collect` they take what they
# have most of and part with what they have least of; `patience` makes each higher level of a spell worth waiting for.
TEMPERS: tuple[dict[str, float], ...] = (
    {},
    {"pass": 0.1, "learn": 20, "use": 5, "store": 0.2},
    {"pass": 0.2, "store": 5, "use": 5, "keep": 5, "learn": 3},
    {"pass": 3, "learn": 2},
    {"pass": 1, "learn": 0.02, "patience": 40, "collect": 3, "use": 8, "store": 0.2, "draw-2": 4},
)


def weight(state: Spellbook, action: int, temper: dict[str, float]) -> float:
    verb, _, thing = GAME.actions.name(action).partition(" ")
    worth = temper.get(verb, 1)
    if verb == "learn":
        worth *= temper.get("patience", 1) ** (int(thing[-1]) - 3)
    if verb in ("take", "receive", "store", "discard", "give") and "collect" in temper:
        assert state.to_move is not None
        colour = COLOURS.index(thing.partition("-")[0])
        own = sum(state.sorcerers[state.to_move].reserve[colour * 3 : colour * 3 + 3])
        wanted = (1 + own) ** temper["collect"] * (state.sorcerers[state.to_move].level[colour] == 0) + 0.1
        worth *= wanted if verb in ("take", "receive") else 1 / wanted
    return worth


# ---------------------------------------------------------------- a second reading of the rules


def tokens(state: Spellbook) -> list[int]:
    """By kind, wherever they lie."""
    totals = [sum(column) for column in zip(state.bag, state.box, state.altar, state.aside, strict=True)]
    for sorcerer in state.sorcerers:
        totals = [total + held for total, held in zip(totals, sorcerer.reserve, strict=True)]
    single = [*state.dummy, *state.bottom]
    for sorcerer in state.sorcerers:
        single += sorcerer.familiar
        single += [kind for kind, level in zip(sorcerer.marker, sorcerer.level, strict=True) if level]
    for kind in single:
        totals[kind] += 1
    return totals


def points(state: Spellbook, sorcerer: Sorcerer) -> int:
    total = FAMILIAR[len(sorcerer.familiar)]
    others = [level for level in sorcerer.level[:6] if level]  # all but yellow: what Knowledge counts
    for number, level in zip(state.lineup.numbers, sorcerer.level, strict=True):
        if not level:
            continue
        spell = SPELL_NAMES[number]
        total += POINTS[spell][level - 3]
        if (spell, level) == ("feast", 5):
            total += len({kind // 3 for kind in sorcerer.familiar})
        if (spell, level) == ("communion", 4):
            rune = sorcerer.marker[6] % 3
            total += sum(kind % 3 == rune for kind in sorcerer.familiar)
        if spell == "knowledge":
            total += {3: len(others), 4: sum(1 if other == 3 else 2 for other in others), 5: 2 * len(others)}[level]
    return total


def scores(state: Spellbook) -> list[int]:
    found = [points(state, sorcerer) for sorcerer in state.sorcerers]
    return [*found, DUMMY[len(state.dummy)] + len(state.bottom)] if state.players == 1 else found


def winners(state: Spellbook) -> list[int]:
    totals = scores(state)
    if state.players == 1:
        return [] if totals[0] == totals[1] else [totals.index(max(totals))]
    ranks = [
        (total, sum(level > 0 for level in sorcerer.level), sum(sorcerer.reserve))
        for total, sorcerer in zip(totals, state.sorcerers, strict=True)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def complete(sorcerer: Sorcerer) -> bool:
    """Whether this player brings the end."""
    return len(sorcerer.familiar) == 14 or 0 not in sorcerer.level


# ---------------------------------------------------------------- what is watched


class Watch:
    """Follows one game from decision to decision; everything that may never happen is an assertion here."""

    def __init__(self, state: Spellbook) -> None:
        self.state = state
        self.cards = [SPELL_NAMES[number] for number in state.lineup.numbers]
        self.starter = state.starter
        self.ending_round: int | None = None
        self.choices_by_phase: Counter[tuple[int, int]] = Counter()
        self.lines: set[str] = set()
        self.sides = [sorcerer.copy() for sorcerer in state.sorcerers]
        self.today = state.today
        self.look()

    def act(self, action: int) -> None:
        self.lines.add(GAME.actions.name(action))
        self.today = self.state.today
        self.sides = [sorcerer.copy() for sorcerer in self.state.sorcerers]
        self.state.apply(action)
        self.look()

    def look(self) -> None:
        state = self.state
        assert tokens(state) == [5] * 21
        assert state.check() == ""
        assert state.altar_size == sum(state.altar)
        assert state.bag_size == sum(state.bag)
        assert state.box_size == sum(state.box)
        assert min(*state.bag, *state.box, *state.altar, *state.aside) >= 0
        assert state.starter == self.starter
        for seat, (before, sorcerer) in enumerate(zip(self.sides, state.sorcerers, strict=True)):
            self.look_at(seat, before, sorcerer)
        assert state.scores() == scores(state)
        for line, total in enumerate(state.scores()):
            assert sum(part for _, part in state.score_sheet(line)) == total
        if state.over:
            self.look_at_the_end()
        else:
            self.look_at_the_decision()
            self.look_at_the_round()

    def look_at(self, seat: int, before: Sorcerer, sorcerer: Sorcerer) -> None:
        assert min(sorcerer.reserve) >= 0
        assert sum(sorcerer.reserve) == sorcerer.size <= 9
        # Stored tokens never fall in number and stay where they are, but for the swap of Growth.
        assert len(before.familiar) <= len(sorcerer.familiar) <= 14
        moved = sum(old != new for old, new in zip(before.familiar, sorcerer.familiar, strict=False))
        assert moved <= ("growth" in self.cards)
        # What is learnt stays learnt, with its token, on a level from 3 to 5.
        for colour, level in enumerate(sorcerer.level):
            assert level in (0, 3, 4, 5)
            assert (sorcerer.marker[colour] // 3 == colour) == (level > 0)
            if before.level[colour]:
                assert level
                assert sorcerer.marker[colour] == before.marker[colour]
        assert sorcerer.learnt() == sum(level > 0 for level in sorcerer.level)
        # Nobody brings the end in another player's day.
        if complete(sorcerer) and not complete(before):
            assert seat == self.today

    def look_at_the_decision(self) -> None:
        state = self.state
        verbs = {GAME.actions.name(action).partition(" ")[0] for action in state.legal()}
        assert verbs
        if state.to_move != state.today:
            assert verbs == {"take"}
            assert "blaze" in self.cards
        # The choice of a phase's action: what goes on inside an action offers no pass next to these.
        if "pass" in verbs and verbs & {"draw-2", "use", "learn", "store"}:
            days = sum(sorcerer.days for sorcerer in state.sorcerers)
            self.choices_by_phase[days, state.phase] += 1
            if not {"swiftness", "clone"} & set(self.cards):
                assert self.choices_by_phase[days, state.phase] == 1

    def look_at_the_round(self) -> None:
        state = self.state
        order = [(self.starter + turn) % state.players for turn in range(state.players)]
        days = [state.sorcerers[seat].days for seat in order]
        turn = order.index(state.today)
        assert days == [days[-1] + 1] * turn + [days[-1]] * (state.players - turn)
        assert state.last_round == any(complete(sorcerer) for sorcerer in state.sorcerers)
        if state.last_round and self.ending_round is None:
            self.ending_round = days[-1]
        if self.ending_round is not None:
            assert days[-1] == self.ending_round  # no new round after the one that brought the end
        assert len(state.dummy) < 17

    def look_at_the_end(self) -> None:
        state = self.state
        (days,) = {sorcerer.days for sorcerer in state.sorcerers}
        assert any(complete(sorcerer) for sorcerer in state.sorcerers) or len(state.dummy) == 17
        if self.ending_round is not None:
            assert days == self.ending_round + 1
        assert state.winners() == winners(state)
        assert state.legal() == []


def play(players: int, choice: str, seed: int, temper: dict[str, float], **options) -> Watch:
    state = GAME.new(players, seed, {"spells": choice, **options})
    assert isinstance(state, Spellbook)
    rng = random.Random(seed)
    watch = Watch(state)
    while not state.over:
        legal = state.legal()
        weights = [weight(state, action, temper) for action in legal]
        watch.act(rng.choices(legal, weights)[0])
    return watch


@pytest.fixture
def every_move(monkeypatch):
    """Watch each single change of a reserve, not only the moments at which somebody decides.

    The compiled build cannot be watched so closely: there the moments must do.
    """
    if COMPILED:
        return None
    plain = Sorcerer.__dict__["size"]

    def change(sorcerer: Sorcerer, size: int) -> None:
        assert 0 <= size <= 9
        changes.append(size)
        plain.__set__(sorcerer, size)

    changes: list[int] = []
    monkeypatch.setattr(Sorcerer, "size", property(plain.__get__, change))
    return changes


# ---------------------------------------------------------------- the games


@rule("SB-021", "SB-033", "SB-034", "SB-046", "SB-054", "SB-098", "SB-421")
@rule("SB-362", "SB-367", "SB-368", "SB-369", "SB-457")
@pytest.mark.parametrize("temper", range(len(TEMPERS)))
@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_keep_the_rules_at_every_decision(players, choice, temper, every_move):
    for seed in range(2):
        options = {"handicap": (seed + temper) % 4} if players == 1 else {}
        play(players, choice, seed, TEMPERS[temper], **options)
    assert every_move is None or len(every_move) > 100  # the limit was watched at work


@rule("SB-054", "SB-421")
@pytest.mark.parametrize("choice", CHOICES)
def test_reserves_reach_the_limit_and_never_pass_it(choice, every_move):
    for seed in range(4):
        play(3, choice, seed, {"draw-2": 5, "use": 5, "pass": 0.2, "store": 0.02, "learn": 0.1})
    assert every_move is None or max(every_move) == 9


@rule("SB-369")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_everybody_has_had_the_same_number_of_days(players):
    for seed in range(10):
        state = GAME.new(players, seed, {"spells": "classic"})
        assert isinstance(state, Spellbook)
        rng = random.Random(seed)
        order = [state.today]
        while not state.over:
            state.apply(rng.choice(state.legal()))
            if state.today != order[-1]:
                order.append(state.today)
        # Random players always have something to pass, so every day shows in the order.
        assert set(Counter(order).values()) == {state.sorcerers[0].days}
        assert order[0] == state.starter
        assert all(later == (earlier + 1) % players for earlier, later in pairwise(order))


@rule("SB-021", "SB-033", "SB-034", "SB-046", "SB-054", "SB-098", "SB-421")
@rule("SB-362", "SB-367", "SB-368", "SB-369", "SB-457")
@pytest.mark.long(sample="test_random_games_keep_the_rules_at_every_decision")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("temper", range(len(TEMPERS)))
def test_many_random_games_keep_the_rules_at_every_decision(players, temper, every_move):
    lines: set[str] = set()
    for seed in range(300):
        choice = CHOICES[seed % len(CHOICES)]
        options: dict[str, Any] = {"handicap": seed % 4} if players == 1 else {}
        options |= {"mirage": "always"} if seed % 3 == 0 else {}
        lines |= play(players, choice, 1000 + seed, TEMPERS[temper], **options).lines
    assert every_move is None or max(every_move) == 9
    if "patience" in TEMPERS[temper]:  # who waits for the higher levels gets everywhere
        used = {line.removeprefix("use ") for line in lines if line.startswith("use ")}
        assert used <= ACTIONS
        # Alone there are seventeen days at most: a line or two may stay unused by chance.
        assert len(ACTIONS - used) <= (2 if players == 1 else 0), ACTIONS - used
        learnt = {line.removeprefix("learn ") for line in lines if line.startswith("learn ")}
        assert not [line for line in LINE_NAMES if line[-1] in "45" and line not in learnt]
