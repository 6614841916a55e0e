"""What a seat cannot know: it may be otherwise, and the seat sees, reads, hears and may do exactly the same.

A careful listener keeps a notebook of the publications from the messages of one seat alone; it never looks at what the
engine notes about who knows what, so it checks it. What the notebook does not know is then changed by hand.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from athanor import Message, redact
from athanor.core.text import LANGUAGES
from athanor.games.trismegistus.components import RETURN, is_in
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.verbs import draw_publication, return_publication
from tests.trismegistus.journeys import GAMES, Step, journey
from tests.trismegistus.table import GAME, Table, experiment, fresh

rule = pytest.mark.rule
games = pytest.mark.parametrize(("players", "seed"), GAMES)
UNKNOWN = -1
NAMES = ["Ada", "Blas", "Chloé", "Dov"]
PLACES = 24  # publications


class Notebook:
    """Where the publications are, as far as one seat can tell. It begins when the set-up is done."""

    def __init__(self, s: Trismegistus, seat: int | None) -> None:
        self.seat = seat
        self.deck = [UNKNOWN] * len(s.publications)
        self.hands = [lab.hand[:] if number == seat else [UNKNOWN] * len(lab.hand) for number, lab in enumerate(s.labs)]

    def hear(self, message: Message) -> None:
        args: Any = message.args
        if message.id.startswith("draws-publication"):
            card = self.deck.pop()
            told = args.get("publication", UNKNOWN)
            assert UNKNOWN in (card, told) or card == told
            self.hands[args["seat"]].append(max(card, told))
        elif message.id.startswith("returns-publication"):
            told = args.get("publication", UNKNOWN)
            hand = self.hands[args["seat"]]
            if told >= 0:
                hand.remove(told)
            else:  # which one it was nobody else can tell, so no card of this hand is certain any more
                self.hands[args["seat"]] = [UNKNOWN] * (len(hand) - 1)
            self.deck.insert(0, told)
        elif message.id == "shows-hand":
            self.hands[args["seat"]] = list(args["publications"])


def listeners(s: Trismegistus) -> list[int | None]:
    return [*range(s.players), None]


def noted(players: int, seed: int) -> list[tuple[Step, dict[int | None, Notebook]]]:
    """After the set-up: each step with what everybody has in their notebooks before it. Read them at once."""
    steps, end = journey(players, seed)
    books: dict[int | None, Notebook] = {}
    found = []
    for step in steps[1:]:
        if not books and not any(frame.kind == "begin" for frame in step.before.stack):
            books = {seat: Notebook(step.before, seat) for seat in listeners(end)}
        if books:
            kept = {seat: copied(book) for seat, book in books.items()}
            found.append((step, kept))
            for seat, book in books.items():
                for message in redact(step.events, seat):
                    book.hear(message)
    for seat, book in books.items():
        assert shown(end, seat) == [sorted(card for card in hand if card >= 0) for hand in book.hands]
    return found


def copied(book: Notebook) -> Notebook:
    twin = Notebook.__new__(Notebook)
    twin.seat, twin.deck, twin.hands = book.seat, book.deck[:], [hand[:] for hand in book.hands]
    return twin


def shown(s: Trismegistus, seat: int | None) -> list[list[int]]:
    return [lab["hand"] for lab in s.view(seat)["laboratories"]]


@rule("TR-379", "TR-668")
@games
def test_a_seat_is_shown_what_a_careful_listener_knows(players, seed):
    for step, books in noted(players, seed):
        s = step.before
        for seat, book in books.items():
            assert shown(s, seat) == [sorted(card for card in hand if card >= 0) for hand in book.hands]
            world = s.determinise(seat, 17)
            assert isinstance(world, Trismegistus)
            assert world.check() == ""
            for true, imagined, known in (
                (s.publications, world.publications, book.deck),
                *zip([lab.hand for lab in s.labs], [lab.hand for lab in world.labs], book.hands, strict=True),
            ):
                assert len(true) == len(imagined) == len(known)
                assert all(card in imagined for card in known if card >= 0)
            assert all(note in (UNKNOWN, card) for card, note in zip(s.publications, book.deck, strict=True))
            assert all(note in (UNKNOWN, card) for card, note in zip(world.publications, book.deck, strict=True))


WORLDS = 500


@rule("TR-344", "TR-379", "TR-668")
@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 0), (3, 2), (4, 3)])
def test_what_a_seat_does_not_know_varies(players, seed):
    """Over many worlds every hidden place holds every card that may lie there, about equally often."""
    for step, books in noted(players, seed)[5::60]:
        s = step.before
        for seat in (0, None):
            hidden = {
                place for place, card in enumerate(publications(s)) if card in hidden_publications(s, books[seat])
            }
            pool = {publications(s)[place] for place in hidden}
            found: dict[int, Counter[int]] = {place: Counter() for place in hidden}
            masterpieces: dict[int, set[int]] = {}
            tops: dict[int, set[int]] = {}
            for number in range(WORLDS):
                world = s.determinise(seat, number)
                assert isinstance(world, Trismegistus)
                for place in hidden:
                    found[place][publications(world)[place]] += 1
                for other, lab in enumerate(world.labs):
                    masterpieces.setdefault(other, set()).add(lab.masterpiece)
                for level, stack in enumerate(world.stacks):
                    tops.setdefault(level, set()).update(stack[-1:])
            share = WORLDS / max(1, len(pool))
            for counts in found.values():
                assert set(counts) >= pool
                assert all(counts[card] < share + 6 * share**0.5 for card in pool)
            assert all(tops[level] == set(stack) for level, stack in enumerate(s.stacks))
            assert masterpieces == {other: possible_masterpieces(s, other, seat) for other in range(players)}


def publications(s: Trismegistus) -> list[int]:
    """All places in a fixed order: the deck, then the hands."""
    return [*s.publications, *(card for lab in s.labs for card in lab.hand)]


def possible_masterpieces(s: Trismegistus, other: int, seat: int | None) -> set[int]:
    """What somebody's masterpiece may be: any that the seat has not seen."""
    lab = s.labs[other]
    if other == seat or lab.masterpiece < 0:
        return {lab.masterpiece}
    others = [lab for number, lab in enumerate(s.labs) if number != seat]
    unseen = [card for lab in others for card in (lab.masterpiece, lab.spurned)]
    return {card for card in (*unseen, *s.masterpieces) if card >= 0}


# ---------------------------------------------------------------- other worlds, made by hand


def hidden_publications(s: Trismegistus, book: Notebook) -> list[int]:
    known = {card for place in (book.deck, *book.hands) for card in place if card >= 0}
    everywhere = [*s.publications, *(card for lab in s.labs for card in lab.hand)]
    if book.seat is not None:  # among which cards the own rejected one lies is known: it stays
        known.add(s.labs[book.seat].spurned_publication)
    return [card for card in everywhere if card not in known]


def other_publications(s: Trismegistus, book: Notebook, dice: random.Random) -> tuple[Trismegistus, dict[int, int]]:
    """The same table with the publications that the seat does not know in other places; who knows what stays."""
    world = s.clone()
    world.no_longer_share()
    hidden = hidden_publications(s, book)
    instead = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    for number, lab in enumerate(world.labs):
        lab.hand = [instead.get(card, card) for card in lab.hand]
        if number != book.seat:
            lab.spurned_publication = instead.get(lab.spurned_publication, lab.spurned_publication)
    world.publications = [instead.get(card, card) for card in world.publications]
    for card, other in instead.items():
        world.known[other] = s.known[card]
    return world, instead


def other_masterpieces(world: Trismegistus, seat: int | None, dice: random.Random) -> None:
    """Hands, rejected ones and the undealt ones are exchanged, but for those of the seat."""
    others = [lab for number, lab in enumerate(world.labs) if number != seat]
    cards = [card for lab in others for card in (lab.masterpiece, lab.spurned) if card >= 0] + world.masterpieces
    dice.shuffle(cards)
    for lab in others:
        lab.masterpiece = cards.pop() if lab.masterpiece >= 0 else lab.masterpiece
        lab.spurned = cards.pop() if lab.spurned >= 0 else lab.spurned
    world.masterpieces = cards


def other_decks(world: Trismegistus, dice: random.Random) -> None:
    for deck in (*world.stacks, *world.experiment_decks):
        dice.shuffle(deck)
    if world.bot_deck is not None:
        dice.shuffle(world.bot_deck.pile)


def seen(s: Trismegistus, seat: int | None) -> dict[str, Any]:
    return {**s.view(seat), "question": s.question("en", NAMES), "asked": s.to_move}


def assert_same_to(seat: int | None, s: Trismegistus, world: Trismegistus, dice: random.Random) -> None:
    assert seen(world, seat) == seen(s, seat)
    if seat is None:
        return
    assert world.legal(seat) == s.legal(seat)
    for action in s.legal(seat):
        for lang in LANGUAGES:
            assert world.label(action, lang, NAMES) == s.label(action, lang, NAMES)
        assert world.explain(action) == s.explain(action)
    for action in dice.sample(range(GAME.num_actions), 12):
        assert world.reason(action, seat) == s.reason(action, seat)


@rule("TR-059", "TR-344", "TR-379", "TR-662")
@games
def test_what_a_seat_cannot_know_makes_no_difference_to_what_it_sees_and_may_do(players, seed):
    dice = random.Random(seed)
    different = 0
    for step, books in noted(players, seed):
        for seat in dice.sample(listeners(step.before), 2 if players > 1 else 1):
            world, instead = other_publications(step.before, books[seat], dice)
            other_masterpieces(world, seat, dice)
            other_decks(world, dice)
            different += any(card != other for card, other in instead.items())
            assert_same_to(seat, step.before, world, dice)
    assert different > 20


@rule("TR-379", "TR-662", "TR-291")
@games
def test_others_doing_the_same_sounds_the_same(players, seed):
    """Whatever another player's hidden cards are: the same choice is heard in the same words, and shows the same."""
    dice = random.Random(seed)
    compared = 0
    for step, books in noted(players, seed):
        s = step.before
        for seat in listeners(s):
            world, instead = other_publications(s, books[seat], dice)
            other_masterpieces(world, seat, dice)
            action = step.action
            if is_in(action, RETURN, PLACES) and step.seat != seat:
                action = RETURN + instead.get(action - RETURN, action - RETURN)
            draws = any(event.name == "draws-publication" for event in step.events)
            if step.name == "perform masterpiece" or (draws and step.seat == seat):
                continue  # this shows what was hidden
            if action not in world.legal(step.seat):
                continue
            trial = s.clone()
            trial.events, world.events = [], []
            told, again = trial.apply(step.action, step.seat), world.apply(action, step.seat)
            if trial.over:
                continue  # publications are shown
            assert redact(again, seat) == redact(told, seat)
            assert seen(world, seat) == seen(trial, seat)
            compared += 1
    assert compared > 50


@rule("TR-058", "TR-059", "TR-672")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_were_dealt_and_choose_at_set_up_makes_no_difference(players):
    dice = random.Random(players)
    t = fresh(players, players).at_random("choose", players)
    for _ in range(4 * players - 1):
        s = t.state
        if t.kind != "choose":
            break
        for seat in listeners(s):
            world = s.clone()
            world.no_longer_share()
            for kind, undealt in enumerate(
                (world.starting, world.masterpieces, world.publications, world.starting_tiles)
            ):
                others = [lab.offers for number, lab in enumerate(world.labs) if number != seat]
                pool = [*(card for offers in others for card in offers[2 * kind : 2 * kind + 2]), *undealt]
                dice.shuffle(pool)
                for offers in others:
                    offers[2 * kind : 2 * kind + 2] = [pool.pop(), pool.pop()]
                undealt[:] = pool
            assert_same_to(seat, s, world, dice)
        mover = dice.choice(s.waiting)
        twins = [s.clone(), s.clone()]
        heard = []
        for twin, action in zip(twins, s.legal(mover)[:2], strict=True):
            twin.events = []
            heard.append(twin.apply(action, mover))
        if all(twin.stack[-1].kind == "choose" for twin in twins):
            for seat in listeners(s):
                if seat != mover:
                    assert redact(heard[0], seat) == redact(heard[1], seat)
                    assert seen(twins[0], seat) == seen(twins[1], seat)
        t.do(GAME.actions.name(s.legal(mover)[dice.randrange(2)]), seat=mover)


@rule("TR-662")
def test_whether_the_masterpiece_could_be_performed_shows_in_nothing():
    ready, far = experiment("air", level=4), experiment("air", "any 12", "gold 9", level=4)
    found = []
    for great in (ready, far):
        t = Table(A={"die": "red lead 2", "masterpiece": great}).do("harvest 1")
        found.append((t.kind, t.asked, seen(t.state, 1), seen(t.state, None), t.heard("B")))
        assert t.can("perform masterpiece") == (great is ready)
    assert found[0] == found[1]


@rule("TR-668")
def test_the_rejected_publications_lie_together_until_the_first_of_them_is_drawn():
    t = fresh(2).at_random("draft")
    s = t.state
    own = s.labs[0].spurned_publication
    assert (s.batch, own in s.publications[:2]) == (2, True)
    while len(s.publications) > 2:
        draw_publication(s, 1)
        assert (s.batch, t.view("A")["laboratories"][0]["spurned"][1]) == (2, own)
    return_publication(s, 1, s.labs[1].hand[0])
    assert (s.batch, own in s.publications[1:]) == (2, True), "what is put back lies below them"
    for number in range(8):
        world = s.determinise(0, number)
        assert isinstance(world, Trismegistus)
        assert own in world.publications[1:]
    draw_publication(s, 1)
    assert (s.batch, t.view("A")["laboratories"][0]["spurned"][1]) == (0, -1)
    places = set()
    for number in range(32):
        world = s.determinise(0, number)
        assert isinstance(world, Trismegistus)
        places.add("deck" if own in world.publications else "hand")
    assert places == {"deck", "hand"}, "A no longer knows which of the two was drawn"
