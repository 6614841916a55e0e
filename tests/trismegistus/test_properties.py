"""What must hold at every decision of every game, for one to four players, with options, and with other boards.

The counts are made here a second time, from the rules alone: conservation, limits, and a ledger kept by somebody who
only listens to what is told and must arrive at the same cubes, tokens, levels and points.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from athanor import Message, redact
from athanor.games.trismegistus.cards import ARTIFACT_IDS, EXPERIMENT_IDS
from athanor.games.trismegistus.components import CUBE_WORDS
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import MATERIAL_OF
from tests.trismegistus.journeys import GAMES, Step, journey, states, steps_of
from tests.trismegistus.permuted import permuted_set

rule = pytest.mark.rule
games = pytest.mark.parametrize(("players", "seed"), GAMES)
GOLD = CUBE_WORDS.index("refined-gold")
DIE_KINDS = ("act", "declared", "transmuting", "react")  # questions in which a transmutation is made with a die


def past_set_up(s: Trismegistus) -> bool:
    return not any(frame.kind == "begin" for frame in s.stack)


def pool(s: Trismegistus) -> list[int]:
    return list(s.cards.board.dice[max(s.players, 2)])


# ---------------------------------------------------------------- nothing is lost


def dice_are_conserved(s: Trismegistus) -> None:
    found = [sum(s.bowls[colour::3]) for colour in range(3)]
    for lab in s.labs:
        for colour in range(3):
            found[colour] += lab.used_dice[colour] + (lab.colour == colour)
        assert sum(lab.used_dice) + (lab.face >= 0) <= 3
        assert 0 <= lab.potency <= 5
        assert lab.face < 5 or s.stack[-1].kind == "turn-die", "a wild die is turned at once"
    if s.bot is not None:
        for colour in (*s.bot.used, s.bot.colour):
            if colour >= 0:
                found[colour] += 1
    assert found == pool(s)
    assert all(sum(s.bowls[face * 3 : face * 3 + 3]) <= 5 for face in range(6))


@rule("TR-046", "TR-100", "TR-104", "TR-585")
@games
def test_dice_are_conserved_and_nobody_has_more_than_three(players, seed):
    for s in states(players, seed):
        dice_are_conserved(s)


@rule("TR-100", "TR-622", "TR-081")
@games
def test_everybody_drafts_exactly_three_dice_in_every_round(players, seed):
    drafted: Counter[tuple[int, int]] = Counter()
    for step in steps_of(players, seed):
        if step.verb == "draft":
            drafted[step.before.round, step.seat] += 1
    assert drafted == {(number, seat): 3 for number in (1, 2, 3) for seat in range(players)}


def experiments_in(s: Trismegistus) -> list[int]:
    places = [s.starting, s.masterpieces, *s.experiment_decks, *s.spaces]
    for lab in s.labs:
        places += [lab.open, lab.done, [lab.masterpiece, lab.spurned], lab.offers[:4]]
    # The experiment whose price is being paid, or which is about to slide into its column, lies on the stack.
    places += [[frame.card] for frame in s.stack if frame.kind in ("pay", "slide")]  # type: ignore[attr-defined]
    if s.bot is not None:
        places += [[card.id for card in (*s.bot.open, *s.bot.done)]]
    return [card for place in places for card in place if card >= 0]


def artifacts_in(s: Trismegistus) -> list[int]:
    places = [s.starting_tiles, s.market, *s.stacks]
    for lab in s.labs:
        places += [lab.artifacts, lab.offers[6:]]
    places += [[frame.tile] for frame in s.stack if frame.kind == "place-artifact"]  # type: ignore[attr-defined]
    if s.bot is not None:
        places += [[tile.id for tile in s.bot.artifacts]]
    return [tile for place in places for tile in place if tile >= 0]


def cards_are_conserved(found: list[Trismegistus]) -> None:
    """Nothing is in two places, and what has left the game does not come back."""
    experiments = set(range(64))
    artifacts = set(range(48))
    for s in found:
        if not past_set_up(s):
            continue  # what is being dealt and chosen has tests of its own
        for cards, there in ((experiments_in(s), experiments), (artifacts_in(s), artifacts)):
            assert len(cards) == len(set(cards))
            assert set(cards) <= there
            there &= set(cards)
        for level in (1, 2, 3):
            assert set(s.experiment_decks[level - 1]) <= set(EXPERIMENT_IDS[level])
            assert set(s.stacks[level - 1]) <= set(ARTIFACT_IDS[level])
        assert all(tile < 0 or tile in ARTIFACT_IDS[s.round] for tile in s.market)
        assert all(len(space) <= 2 for space in s.spaces)
        taken = [card for card in s.achievements if card >= 0] + [card for lab in s.labs for card in lab.achievements]
        assert len(set(taken)) == len(taken) == (4 if s.options["achievements"] == "on" else 0)


@rule("TR-592", "TR-626", "TR-657")
@games
def test_cards_and_tiles_are_conserved(players, seed):
    cards_are_conserved(states(players, seed))


def limits_hold(s: Trismegistus) -> None:
    for lab in s.labs:
        assert all(0 <= level <= 12 for level in lab.tracks)
        assert min(*lab.cubes, *lab.essences, lab.ethereal, lab.chameleon, lab.ready, lab.used, lab.vp) >= 0
        assert len(lab.open) <= 2
        if lab.alchemist >= 0:
            assert sorted(f for f in (*lab.sockets, *lab.vault) if f >= 0) == list(range(8))
        assert sum(f >= 0 for f in lab.vault) <= 7
        for column in range(4):
            out = sum(lab.sockets[2 * column + at] < 0 for at in (0, 1)) if lab.alchemist >= 0 else 0
            ways = (lab.bought >> column & 1) + any(s.cards.experiments[c].element == column for c in lab.done)
            assert out <= ways, "one formula by an experiment and one by gold"


@rule("TR-299", "TR-364", "TR-403", "TR-590", "TR-592")
@games
def test_tracks_stones_and_hands_stay_within_their_limits(players, seed):
    for s in states(players, seed):
        limits_hold(s)


@rule("TR-349", "TR-590")
@games
def test_formulas_are_bought_at_one_two_three_four(players, seed):
    paid: dict[int, list[int]] = {seat: [] for seat in range(players)}
    for step in steps_of(players, seed):
        for event in step.events:
            if event.name == "pays-gold":
                paid[int(str(event.args["seat"]))].append(int(str(event.args["count"])))
    assert all(prices == [1, 2, 3, 4][: len(prices)] for prices in paid.values())


# ---------------------------------------------------------------- somebody who only listens


class Ledger:
    """What everybody has, from what a spectator is told."""

    def __init__(self, s: Trismegistus) -> None:
        self.cubes = [lab.cubes[:] for lab in s.labs]
        self.essences = [lab.essences[:] for lab in s.labs]
        self.tracks = [lab.tracks[:] for lab in s.labs]
        self.tokens = [Counter(ethereal=lab.ethereal, chameleon=lab.chameleon, ready=lab.ready) for lab in s.labs]
        self.vp = [lab.vp for lab in s.labs]

    def take(self, seat: int, thing: int, count: int) -> None:
        """Things are cubes, then essence tokens."""
        if thing < len(CUBE_WORDS):
            self.cubes[seat][thing] += count
        else:
            self.essences[seat][thing - len(CUBE_WORDS)] += count

    def hear(self, message: Message) -> None:
        args: Any = message.args
        handler = getattr(self, "on_" + message.id.replace("-", "_"), None)
        if handler is not None and "seat" in args:
            handler(args["seat"], args)

    def on_gains(self, seat: int, args: Any) -> None:
        self.take(seat, args["thing"], args["count"])

    def on_pays(self, seat: int, args: Any) -> None:
        self.take(seat, args["thing"], -1)

    on_pays_level = on_pays

    def on_pays_gold(self, seat: int, args: Any) -> None:
        self.take(seat, GOLD, -args["count"])

    def on_exchanges(self, seat: int, args: Any) -> None:
        self.take(seat, args["thing"], -1)
        self.take(seat, args["thing2"], 1)

    def on_transmutes(self, seat: int, args: Any) -> None:
        self.on_exchanges(seat, args)
        self.take(seat, args["paid"], -1)

    def on_advances(self, seat: int, args: Any) -> None:
        assert args["level"] > self.tracks[seat][args["element"]]
        self.tracks[seat][args["element"]] = args["level"]

    def on_retreats(self, seat: int, args: Any) -> None:
        self.tracks[seat][args["element"]] -= 1
        assert self.tracks[seat][args["element"]] == args["level"]

    def on_scores(self, seat: int, args: Any) -> None:
        self.vp[seat] += args["points"]

    def on_scores_top(self, seat: int, args: Any) -> None:
        assert self.tracks[seat][args["element"]] == 12
        self.vp[seat] += 1

    def on_gains_ethereal(self, seat: int, args: Any) -> None:
        self.tokens[seat]["ethereal"] += args["count"]

    def on_raises_die(self, seat: int, args: Any) -> None:
        self.tokens[seat]["ethereal"] -= 1

    def on_gains_chameleon(self, seat: int, args: Any) -> None:
        self.tokens[seat]["chameleon"] += args["count"]

    def on_declares(self, seat: int, args: Any) -> None:
        self.tokens[seat]["chameleon"] -= 1

    def on_gains_reaction(self, seat: int, args: Any) -> None:
        self.tokens[seat]["ready"] += args["count"]

    def agrees(self, s: Trismegistus) -> None:
        for seat, lab in enumerate(s.labs):
            assert (lab.cubes, lab.essences) == (self.cubes[seat], self.essences[seat])
            assert (lab.tracks, lab.vp) == (self.tracks[seat], self.vp[seat])
            held = Counter(ethereal=lab.ethereal, chameleon=lab.chameleon, ready=lab.ready + lab.used)
            assert held == self.tokens[seat]


def ledger_agrees(steps: list[Step], end: Trismegistus) -> set[str]:
    """Returns the kinds of events that were heard."""
    ledger = None
    heard = set()
    for number, step in enumerate(steps):
        if ledger is None and past_set_up(step.before):
            ledger = Ledger(step.before)
        after = steps[number + 1].before if number + 1 < len(steps) else end
        if ledger is not None:
            for message in redact(step.events, None):
                heard.add(message.id)
                ledger.hear(message)
            ledger.agrees(after)
    return heard


@rule("TR-317", "TR-423", "TR-429", "TR-436")
@games
def test_cubes_tokens_levels_and_points_change_only_by_what_is_told(players, seed):
    ledger_agrees(steps_of(players, seed), journey(players, seed)[1])


def test_the_games_have_all_there_is_to_see():
    """Otherwise the tests here would prove less than they say."""
    heard = set()
    for players, seed in GAMES:
        for step in steps_of(players, seed):
            heard |= {event.name for event in step.events}
    assert heard >= {
        "gains", "pays", "pays-gold", "pays-level", "exchanges", "transmutes", "advances", "scores",
        "gains-ethereal", "raises-die", "gains-chameleon", "declares", "gains-reaction", "restores", "reacts",
        "retires", "turns-die", "uses-discount-cube", "uses-discount-level", "replaces", "fires", "recharges",
        "unlocks", "samples", "completes-row", "completes-column", "enters-bonus", "bonus-removed", "claims",
        "draws-publication", "returns-publication", "draws-artifact", "bowl-rerolled", "passes-round",
    }  # fmt: skip


# ---------------------------------------------------------------- transmutations


def transmutations_are_right(steps: list[Step]) -> int:
    """Each costs one essence and gives one step or point on its track; with a die the arrow has its colour."""
    seen = 0
    for step in steps:
        s, events = step.before, step.events
        for number, event in enumerate(events):
            if event.name == "transmutes":
                seen += 1
                args: Any = event.args
                essence = args["paid"] - len(CUBE_WORDS) if args["paid"] >= len(CUBE_WORDS) else 3
                after: Any = events[number + 1]
                assert after.name in ("advances", "scores-top")
                assert (after.args["seat"], after.args["element"]) == (args["seat"], s.track_of[essence])
                assert CUBE_WORDS[args["thing2"]].startswith("refined")
                assert MATERIAL_OF[args["thing2"]] == MATERIAL_OF[args["thing"]] + 1
        if step.verb == "transmute" and step.kind in DIE_KINDS:
            arrow = s.cards.board.arrow_colours[MATERIAL_OF[CUBE_WORDS.index(step.name.split()[1])]]
            assert arrow == die_colour(step, steps)
    return seen


def die_colour(step: Step, steps: list[Step]) -> int:
    """The colour that an arrow must have: of the active die, or what the chameleon of this action says."""
    s: Any = step.before
    if step.kind == "react":
        return int(s.bot.colour if s.active >= s.players else s.labs[s.active].colour)
    for earlier in reversed(steps[: steps.index(step)]):
        if earlier.verb == "chameleon":
            return ("black", "white", "red").index(earlier.name.split()[1])
        if earlier.kind == "act" and earlier.verb not in ("perform", "buy", "sample", "claim", "transmute"):
            break
        if earlier.kind in ("draft", "turn-die", "ethereal", "react", "finish", "finish-open"):
            break
    return int(s.labs[step.seat].colour)


@rule("TR-582", "TR-583", "TR-256", "TR-254")
@games
def test_every_transmutation_costs_an_essence_gives_a_step_and_follows_its_colour(players, seed):
    assert transmutations_are_right(steps_of(players, seed)) > 0


# ---------------------------------------------------------------- other boards


@rule("TR-656", "TRC-035")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_with_everything_on_the_boards_otherwise_the_same_holds(players, tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    cards = permuted_set(tmp_path)
    steps = steps_of(players, 0, cards)
    found = states(players, 0, cards)
    for s in found:
        dice_are_conserved(s)
        limits_hold(s)
        assert s.check() == ""
    cards_are_conserved(found)
    assert transmutations_are_right(steps) > 0
    ledger_agrees(steps, found[-1])
