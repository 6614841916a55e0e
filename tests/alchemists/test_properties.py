"""What must hold at every decision of every game, seen in random games of all sizes, in both modes and in mixtures.

The counts are made here a second time, from the rules alone. About secrets there are three kinds of tests: only what a
seat cannot know is changed, and it sees, reads and may do the same; a rival chooses something else in secret, and it
hears and sees the same; and whoever only listens can tell everything that is public.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from athanor import Event, Message, redact
from athanor.core.frames import UNANSWERED, Secret
from athanor.games.alchemists.alchemicals import INGREDIENT_NAMES, MIX, PAIRS
from athanor.games.alchemists.components import INGREDIENT_OF, SEAL_COPIES, SEAL_KINDS
from athanor.games.alchemists.state import Alchemists, Result
from tests.alchemists.table import GAME

rule = pytest.mark.rule

CUBES = {2: 6, 3: 5, 4: 4}
# How the random players choose: a weight by the verb of an action, 1 for all others.
BUSY = {"done": 0.1, "decline": 0.05, "pass": 0.3, "withdraw": 0.1}
# Who publishes and doubts much, so that theories fall, conflicts arise and grants are won.
QUARRELSOME = {**BUSY, "debunk": 3, "show": 3, "publish": 3, "endorse": 3, "declare": 1}
LAZY = {"decline": 3, "done": 1}
TEMPERS = (BUSY, QUARRELSOME, LAZY)


class Step:
    """The position before a choice, the choice, and what it told."""

    __slots__ = ("action", "before", "events", "seat")

    def __init__(self, before: Alchemists, seat: int, action: int, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events

    @property
    def name(self) -> str:
        return GAME.actions.name(self.action)


def modes(players: int, number: int) -> dict[str, Any]:
    newcomer = ["apprentice", *["master"] * (players - 1)]
    return (
        {"mode": "apprentice"},
        {"mode": "master"},
        {"mode": newcomer},
        {"mode": "apprentice", "debunking": "master"},
    )[number % 4]


def weight(action: int, temper: dict[str, float]) -> float:
    verb, _, thing = GAME.actions.name(action).partition(" ")
    liked = temper is QUARRELSOME and verb == "declare" and thing in ("publish", "debunk")
    return temper.get(verb, 1) * (4 if liked else 1)


@lru_cache(maxsize=40)
def journey(players: int, seed: int) -> tuple[list[Step], Alchemists]:
    """A random game, decision by decision. The states are shared between tests: clone, then play."""
    s = GAME.new(players, seed, modes(players, seed))
    assert isinstance(s, Alchemists)
    dice = random.Random(seed * 10 + players)
    temper = TEMPERS[seed % 3]
    steps = []
    while not s.over:
        seat = dice.choice(s.waiting)
        legal = s.legal(seat)
        (action,) = dice.choices(legal, [weight(each, temper) for each in legal])
        before = s.clone()
        steps.append(Step(before, seat, action, s.apply(action, seat)))
    return steps, s


GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(6)]
MORE = [pytest.param(players, seed, marks=pytest.mark.long) for players in (2, 3, 4) for seed in range(100, 112)]
games = pytest.mark.parametrize(("players", "seed"), [*GAMES, *MORE])
# For what takes longer: every temper and every mixture of modes once.
some_games = pytest.mark.parametrize(("players", "seed"), [*GAMES[:: len(GAMES) // 5], *MORE])


def states(players: int, seed: int) -> list[Alchemists]:
    steps, end = journey(players, seed)
    return [*(step.before for step in steps), end]


def observers(s: Alchemists) -> list[int | None]:
    return [*range(s.players), None]


# ---------------------------------------------------------------- nothing is lost


@rule("AL-061", "AL-063")
@games
def test_forty_ingredients_and_twenty_two_favors(players, seed):
    for s in states(players, seed):
        cards = [*s.deck, *s.discard, *s.row, *s.cauldron, *(c for one in s.alchemists for c in one.hand + one.aside)]
        assert sorted(cards) == list(range(40))
        favors = [*s.favor_deck, *s.favor_discard, *s.custodians, *(c for one in s.alchemists for c in one.favors)]
        assert sorted(favors) == list(range(22))
        assert len(s.row) <= 5


@rule("AL-066", "AL-069")
@games
def test_cubes_and_seals(players, seed):
    for s in states(players, seed):
        for seat, one in enumerate(s.alchemists):
            full = 3 if s.round == 1 else CUBES[players]
            cubes = one.free + sum(one.placed) + one.unused + one.hospital
            assert full <= cubes <= full + 4, "never more than four assistants"
            assert cubes == full + s.extra[seat]
            placed = Counter(seal % SEAL_KINDS for seals in s.seals for seal in seals if seal // SEAL_KINDS == seat)
            for kind, copies in enumerate(SEAL_COPIES):
                assert one.seals[kind] + one.lost[kind] + placed[kind] == copies
        for seals in s.seals:
            owners = [seal // SEAL_KINDS for seal in seals]
            assert len(set(owners)) == len(owners) <= 3


@rule("AL-003", "AL-358", "AL-380")
@games
def test_theories_grants_artifacts_and_tiles(players, seed):
    for s in states(players, seed):
        tokens = [token for token in s.theories if token >= 0]
        assert len(set(tokens)) == len(tokens)
        for at, mask in enumerate(s.conflicts):
            others = [other for other in range(8) if mask >> other & 1]
            assert all(s.conflicts[other] >> at & 1 and s.theories[other] >= 0 for other in others)
            assert not others or s.theories[at] >= 0
            assert not others or any(s.mode("debunking", seat) for seat in range(players))
        grants = [grant for one in s.alchemists for grant in one.grants]
        assert sorted(grants + [grant for grant in range(5) if s.grants_left >> grant & 1]) == list(range(5))
        owned = [number for one in s.alchemists for number in one.artifacts]
        assert len(set(owned)) == len(owned)
        assert not set(owned) & {number for level in s.artifacts for number in level}
        assert sorted([*s.adventurers, s.removed]) == list(range(6))
        assert sorted(s.truth) == list(range(8))
        assert all(one.gold >= 0 and one.reputation >= 1 for one in s.alchemists)


@rule("AL-038", "AL-389")
@games
def test_every_answer_is_that_of_the_truth(players, seed):
    """Nothing that was noted is false, at the end as at any time before."""
    _, end = journey(players, seed)
    for result in end.results:
        assert result.potions >> MIX[end.truth[result.one]][end.truth[result.other]] & 1
    for kind, one, two, three in end.facts:
        if kind:
            i, j = PAIRS[one]
            assert (MIX[end.truth[i]][end.truth[j]] == two) == bool(three)


def test_the_games_have_all_there_is_to_see():
    """Otherwise the tests of this file would prove less than they say."""
    told = Counter(event.name for players, seed in GAMES for step in journey(players, seed)[0] for event in step.events)
    assert set(told) >= {
        "keeps-favor", "takes-order", "draws-paralysed", "declares", "plays-favor", "on-top", "declines", "forages",
        "transmutes", "bids", "sells", "buys", "asks-aspect", "demonstrates-yes", "demonstrates-no", "debunk-fails",
        "debunks", "shows-seal", "conflict", "publishes", "endorses", "wins-grant", "tests", "drinks", "thinks",
        "hospital", "paralysed", "exhibits", "exhibit-fails", "peeks", "spares", "ingredients-reshuffled",
    }  # fmt: skip


# ---------------------------------------------------------------- what is public is told


class Listener:
    """Keeps the public accounts from what a spectator hears, and from nothing else."""

    MIXES = ("sells", "tests", "drinks", "exhibits", "exhibit-fails")

    def __init__(self, s: Alchemists) -> None:
        self.gold = [2] * s.players
        self.reputation = [10] * s.players
        self.ingredients = [len(one.hand) for one in s.alchemists]
        self.favors = [2] * s.players
        self.artifacts: list[list[int]] = [[] for _ in range(s.players)]
        self.theories: dict[int, tuple[int, list[int]]] = {}

    def hear(self, message: Message) -> None:
        name, args = message.id.removesuffix("-hidden"), dict(message.args)
        seat: Any = args.get("seat", 0)
        gold: Any = args.get("gold", 0)
        count: Any = args.get("count", 0)
        if name in ("gains-gold", "transmutes", "wins-grant", "exchanges-favors"):
            self.gold[seat] += gold
        if name in ("pays", "buys", "pays-author"):
            self.gold[seat] -= gold
        if name == "pays-author":
            author: Any = args["author_seat"]
            self.gold[author] += gold
        self.reputation[seat] += count * ((name == "gains-reputation") - (name == "loses-reputation"))
        self.ingredients[seat] += count * (name == "draws-ingredients") - 2 * (name in self.MIXES)
        self.ingredients[seat] += (name in ("forages", "spares")) - (name in ("discards", "transmutes"))
        self.favors[seat] += count * (name == "draws-favors") - (name in ("keeps-favor", "plays-favor"))
        if name == "exchanges-favors":
            self.favors[seat] = 0
        if name == "buys":
            self.artifacts[seat].append(int(str(args["artifact"])))
        if name in ("publishes", "endorses"):
            ingredient: Any = args["ingredient"]
            alchemical: Any = args["alchemical"]
            old = self.theories.get(ingredient, (alchemical, []))
            self.theories[ingredient] = (alchemical, sorted([*old[1], seat]))
        if name == "theory-falls":
            del self.theories[int(str(args["ingredient"]))]


@rule("AL-077", "AL-087")
@games
def test_whoever_only_listens_can_tell_what_is_public(players, seed):
    steps, end = journey(players, seed)
    book = Listener(steps[0].before)
    for step, following in zip(steps, [*(step.before for step in steps[1:]), end], strict=True):
        for message in redact(step.events, None):
            book.hear(message)
        seen = following.view(None)
        # Of two herbalists drawn together the second has left the hand, but is played only when its turn comes.
        herbs = any(frame.kind == "herbs" for frame in following.stack)
        # What is thought over stays in the cauldron until the cap is done.
        thinking = any(frame.kind == "think" for frame in following.stack)
        for seat, one in enumerate(seen["alchemists"]):
            assert one["gold"] == book.gold[seat], step.name
            assert one["reputation"] == book.reputation[seat], step.name
            thought = len(following.cauldron) if thinking and seat == following.brewer else 0
            assert one["ingredients"] + thought == book.ingredients[seat], step.name
            if not herbs:
                assert one["favors"] == book.favors[seat], step.name
            assert sorted(one["artifacts"]) == sorted(book.artifacts[seat])
        for ingredient, theory in enumerate(seen["theories"]):
            if theory is None:
                assert ingredient not in book.theories
            else:
                owners = sorted(owner for owner, _ in theory["seals"])
                assert (theory["alchemical"], owners) == book.theories[ingredient]


# ---------------------------------------------------------------- what a seat cannot know changes nothing for it


def knows(mask: int, seat: int | None) -> bool:
    return mask == -1 or (seat is not None and mask >> seat & 1 == 1)


def reshuffled(
    places: list[list[int]], known: list[int], seat: int | None, dice: random.Random, keep: set[int]
) -> None:
    """Cards that the seat does not know change places; who knew the card that lay there knows the one that lies there."""
    moving = [card for place in places for card in place if not knows(known[card], seat) and card not in keep]
    instead = dict(zip(moving, dice.sample(moving, len(moving)), strict=True))
    marks = known[:]
    for old, new in instead.items():
        known[new] = marks[old]
    for place in places:
        place[:] = [instead.get(card, card) for card in place]


def other_hands(s: Alchemists, seat: int | None) -> list[list[int]]:
    return [place for other, one in enumerate(s.alchemists) if other != seat for place in (one.hand, one.aside)]


def other_seals(s: Alchemists, seat: int | None, dice: random.Random) -> None:
    for other, one in enumerate(s.alchemists):
        if other != seat:
            left = [kind for kind in range(SEAL_KINDS) for _ in range(SEAL_COPIES[kind] - one.lost[kind])]
            dice.shuffle(left)
            for seals in s.seals:
                seals[:] = [seal if seal // SEAL_KINDS != other else other * SEAL_KINDS + left.pop() for seal in seals]
            one.seals = [left.count(kind) for kind in range(SEAL_KINDS)]


def other_answers(s: Alchemists, seat: int | None, dice: random.Random) -> None:
    """Secret answers of others become other answers."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Secret):
        for other, answer in enumerate(top.answers):
            if other != seat and answer != UNANSWERED:
                top = top.with_answer(other, dice.choice(top.offers(s, other)))
        s.stack[-1] = top


def varied(s: Alchemists, seat: int | None, dice: random.Random) -> Alchemists:
    """All that the seat cannot know is different: truth, cards, seals, answers, tiles, the mixes of others, chance."""
    twin = s.clone()
    twin.truth = dice.sample(range(8), 8)
    cauldron = [] if twin.brewer == seat else [twin.cauldron]
    reshuffled([twin.deck, twin.discard, *cauldron, *other_hands(twin, seat)], twin.known, seat, dice, set())
    favors = [one.favors for other, one in enumerate(twin.alchemists) if other != seat]
    reshuffled([twin.favor_deck, twin.favor_discard, *favors], twin.favor_known, seat, dice, set())
    other_seals(twin, seat, dice)
    other_answers(twin, seat, dice)
    hidden = [*twin.adventurers[twin.round :], twin.removed]
    dice.shuffle(hidden)
    twin.adventurers, twin.removed = [*twin.adventurers[: twin.round], *hidden[:-1]], hidden[-1]
    twin.results = [other_mix(result, seat, dice) for result in twin.results]
    twin.rng, twin.secret = dice.randrange(1 << 30), b""
    twin.now = twin.stack[-1].choices(twin)
    return twin


def other_mix(result: Result, seat: int | None, dice: random.Random) -> Result:
    seen = result.seen_one | result.seen_other
    if result.seat == seat or (seat is not None and seen >> seat & 1):
        return result
    one, other = dice.choice(PAIRS)
    return Result(result.seat, one, other, result.potions, seen, 0)


@rule("AL-627", "AL-079", "AL-080", "AL-081", "AL-082")
@some_games
def test_no_view_depends_on_what_its_seat_cannot_know(players, seed):
    dice = random.Random(seed)
    changed = 0
    for s in states(players, seed):
        if s.revealed:
            continue
        for seat in observers(s):
            twin = varied(s, seat, dice)
            assert twin.view(seat) == s.view(seat)
            assert twin.waiting == s.waiting
            if seat is not None:
                assert twin.legal(seat) == s.legal(seat)
                if seat in s.waiting:
                    assert [twin.describe(each) for each in s.legal(seat)] == [
                        s.describe(each) for each in s.legal(seat)
                    ]
                    assert [twin.explain(each) for each in s.legal(seat)] == [s.explain(each) for each in s.legal(seat)]
                    assert twin.question() == s.question()
            changed += twin.dump() != s.dump()
    assert changed > 100


@rule("AL-628")
@some_games
def test_no_refusal_depends_on_what_its_seat_cannot_know(players, seed):
    dice = random.Random(seed)
    for s in dice.sample(states(players, seed)[:-1], 25):
        for seat in range(players):
            twin = varied(s, seat, dice)
            for action in range(GAME.num_actions):
                assert twin.reason(action, seat) == s.reason(action, seat), GAME.actions.name(action)


def used_cards(step: Step) -> set[int]:
    """One card in the actor's hand for each ingredient that the action names, or two of a kind each if some must be."""
    verb, _, thing = step.name.partition(" ")
    kinds = {INGREDIENT_OF[card]: card for card in step.before.alchemists[step.seat].hand}
    if verb in ("sell", "guarantee", "exhibit"):
        return set(list(kinds.values())[:2])
    return {card for kind, card in kinds.items() if INGREDIENT_NAMES[kind] in thing.split("+")}


def after(s: Alchemists, action: int, by: int, seat: int | None) -> tuple[list[Message], dict[str, Any], list[int]]:
    twin = s.clone()
    twin.events = []
    events = twin.apply(action, by)
    return redact(events, seat), twin.view(seat), twin.waiting


def tells(step: Step, *names: str) -> bool:
    return any(event.name in names for event in step.events)


@rule("AL-627")
@some_games
def test_what_others_hold_does_not_show_in_what_happens(players, seed):
    """Cards of others that the action does not use lie elsewhere, as do seals: a seat hears and sees the same."""
    dice = random.Random(seed)
    steps, _ = journey(players, seed)
    compared = 0
    for step in steps:
        if tells(step, "row-dealt", "ingredients-reshuffled", "shows-seal", "revelation"):
            continue
        s, keep = step.before, used_cards(step)
        for seat in [*(other for other in range(players) if other != step.seat), None]:
            twin = s.clone()
            reshuffled([twin.discard, *other_hands(twin, seat)], twin.known, seat, dice, keep)
            other_seals(twin, seat, dice)
            twin.now = twin.stack[-1].choices(twin)
            if step.action not in twin.legal(step.seat):
                continue
            assert after(twin, step.action, step.seat, seat) == after(s, step.action, step.seat, seat), step.name
            compared += 1
    assert compared > 100


@rule("AL-627", "AL-602", "AL-609")
@some_games
def test_the_order_of_the_deck_shows_only_to_who_draws(players, seed):
    steps, _ = journey(players, seed)
    compared = 0
    for step in steps:
        if tells(step, "row-dealt", "ingredients-reshuffled"):
            continue
        drawn = {event.args["seat"] for event in step.events if event.name == "draws-ingredients"}
        twin = step.before.clone()
        twin.deck.reverse()
        for seat in [*(other for other in range(players) if other not in drawn), None]:
            assert after(twin, step.action, step.seat, seat) == after(step.before, step.action, step.seat, seat)
            compared += bool(drawn)
    assert compared > 5


READER = ("mix", "claim", "debunk")


@rule("AL-627", "AL-031")
@some_games
def test_the_truth_shows_only_through_the_reader(players, seed):
    dice = random.Random(seed)
    steps, _ = journey(players, seed)
    for step in steps:
        if step.name.split()[0] in READER or tells(step, "revelation"):
            continue
        twin = step.before.clone()
        twin.truth = dice.sample(range(8), 8)
        for seat in observers(twin):
            assert after(twin, step.action, step.seat, seat) == after(step.before, step.action, step.seat, seat)


def alternatives(step: Step) -> Iterator[int]:
    """What else the actor could have chosen with the same result for all to see."""
    s = step.before
    verb, _, thing = step.name.partition(" ")
    legal = [each for each in s.legal(step.seat) if each != step.action]
    same = [each for each in legal if GAME.actions.name(each).partition(" ")[0] == verb]
    if verb in ("seal", "transmute", "discard", "bid"):
        yield from same
    if verb == "mix":
        for each in same:
            if made(s, GAME.actions.name(each)) == made(s, step.name):
                yield each


def made(s: Alchemists, name: str) -> int:
    first = GAME.actions.id("mix mushroom+fern")
    one, other = PAIRS[GAME.actions.id(name) - first]
    return MIX[s.truth[one]][s.truth[other]]


@rule("AL-362", "AL-153", "AL-605", "AL-617")
@some_games
def test_what_is_chosen_in_secret_stays_secret(players, seed):
    """Another seal, another card to discard, another bid, another pair for the same potion: nobody else can tell."""
    steps, _ = journey(players, seed)
    compared: Counter[str] = Counter()
    for step in steps:
        if tells(step, "row-dealt", "ingredients-reshuffled", "bids", "revelation"):
            continue
        for action in alternatives(step):
            for seat in [*(other for other in range(players) if other != step.seat), None]:
                expected = after(step.before, step.action, step.seat, seat)
                assert after(step.before, action, step.seat, seat) == expected, (step.name, GAME.actions.name(action))
                compared[step.name.split()[0]] += 1
    assert compared["transmute"] + compared["discard"] > 0
    assert compared["mix"] > 0


# ---------------------------------------------------------------- imagined worlds


@rule("AL-550")
@some_games
def test_imagined_worlds_fit_all_that_a_seat_has_seen(players, seed):
    """Own mixes, demonstrations and glimpses hold in every imagined world; mixes of others have some pair that fits."""
    dice = random.Random(seed)
    for s in dice.sample(states(players, seed)[:-1], 20):
        for seat in range(players):
            world = s.determinise(seat, dice.randrange(1000))
            assert isinstance(world, Alchemists)
            for mine, imagined in zip(s.results, world.results, strict=True):
                assert imagined.potions >> MIX[world.truth[imagined.one]][world.truth[imagined.other]] & 1
                if mine.seat == seat:
                    assert (imagined.one, imagined.other) == (mine.one, mine.other)
            for kind, one, two, three in s.facts:
                if kind:
                    i, j = PAIRS[one]
                    assert (MIX[world.truth[i]][world.truth[j]] == two) == bool(three)
            assert world.alchemists[seat].hand == s.alchemists[seat].hand
            assert world.alchemists[seat].favors == s.alchemists[seat].favors
            assert [len(one.hand) for one in world.alchemists] == [len(one.hand) for one in s.alchemists]


def test_without_evidence_every_world_is_imagined_equally_often():
    s = GAME.new(3, 3, {})
    counts = [Counter[int]() for _ in range(8)]
    hands: Counter[int] = Counter()
    for number in range(800):
        world = s.determinise(0, number)
        assert isinstance(world, Alchemists)
        for ingredient, alchemical in enumerate(world.truth):
            counts[ingredient][alchemical] += 1
        hands.update(INGREDIENT_OF[card] for card in world.alchemists[1].hand)
    for found in counts:
        assert set(found) == set(range(8))
        assert all(60 < times < 140 for times in found.values())
    assert set(hands) == set(range(8))
