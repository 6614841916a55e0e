"""Nobody can tell what is hidden from them, in random games of all sizes, in both modes and in mixtures.

Only what a seat cannot know is changed, and it sees, reads and may do the same; a rival chooses something else in
secret, and it hears and sees the same; and the worlds that it imagines fit what it has seen.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from athanor import Message, redact
from athanor.core.frames import UNANSWERED, Secret
from athanor.games.alchemists.alchemicals import INGREDIENT_NAMES, MIX, PAIRS
from athanor.games.alchemists.components import INGREDIENT_OF, SEAL_COPIES, SEAL_KINDS
from athanor.games.alchemists.state import Alchemists, Result
from tests.alchemists.random_games import GAMES, Step, journey, observers, some_games, states
from tests.alchemists.table import GAME

rule = pytest.mark.rule


# ---------------------------------------------------------------- what a seat cannot know changes nothing for it


def knows(mask: int, seat: int | None) -> bool:
    return mask == -1 or (seat is not None and mask >> seat & 1 == 1)


def reshuffled(
    places: list[list[int]], known: list[int], seat: int | None, dice: random.Random, keep: set[int]
) -> None:
    """Cards that the seat does not know change places; who knew what lay there knows what lies there now."""
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
    no_longer_share(twin)
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


def no_longer_share(s: Alchemists) -> None:
    """Own lists of all that is changed here; a game only replaces these."""
    s.favor_deck, s.favor_discard, s.favor_known = s.favor_deck[:], s.favor_discard[:], s.favor_known[:]
    s.seals = [each[:] for each in s.seals]
    for one in s.alchemists:
        one.aside = one.aside[:]


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


@rule("AL-031", "AL-627")
@some_games
def test_no_view_holds_code_seed_or_truth(players, seed):
    """The reader's code would be four capital letters; the truth eight numbers in a row; the seed a number too long."""
    for s in states(players, seed):
        for seat in observers(s):
            sent = json.dumps(s.view(seat))
            assert not re.search(r'"[A-Z]{4}"', sent)
            assert not {"rng", "seed", "secret", "code"} & set(s.view(seat))
            if s.rng > 1000:
                assert str(s.rng) not in sent
            assert s.revealed or s.view(seat)["truth"] is None


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
            no_longer_share(twin)
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
    verb = step.name.partition(" ")[0]
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
    for step in steps:
        if tells(step, "row-dealt", "ingredients-reshuffled", "bids", "revelation"):
            continue
        for action in alternatives(step):
            for seat in [*(other for other in range(players) if other != step.seat), None]:
                expected = after(step.before, step.action, step.seat, seat)
                assert after(step.before, action, step.seat, seat) == expected, (step.name, GAME.actions.name(action))


def test_there_was_much_to_choose_in_secret():
    """Otherwise the test above would prove less than it says."""
    found = Counter(step.name.split()[0] for game in GAMES for step in journey(*game)[0] for _ in alternatives(step))
    assert set(found) == {"seal", "transmute", "discard", "bid", "mix"}
    assert min(found.values()) > 20


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
