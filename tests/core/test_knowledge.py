"""Evidence: what a seat has seen stays true in every world it imagines, and everything else varies.

A careful listener keeps a notebook from the messages of one seat alone. It never looks at the marks on the cards, so it
checks them: the view shows exactly what the notebook knows, and so does every imagined world.
"""

from __future__ import annotations

from collections import Counter

import pytest

from athanor import Message, State, redact
from athanor.testing.journey import Case, travel
from tests.toy.components import CARDS, COPIES, IDOL, MOST_PLAYERS, ROW
from tests.toy.state import Curios
from tests.toy.table import card, do, reread, table

UNKNOWN = -1


class Notebook:
    """Where the cards are, as far as one seat can tell from what it hears."""

    def __init__(self, seat: int | None, players: int, own: list[int]) -> None:
        self.deck = [UNKNOWN] * (CARDS - ROW * players)
        self.rows = [own[:] if other == seat else [UNKNOWN] * ROW for other in range(players)]
        self.lot: list[int] = []
        self.open: list[int] = []

    def hear(self, message: Message) -> None:
        args = dict(message.args)
        seen = UNKNOWN
        if "value" in args:
            value = int(str(args["value"])) - (3 if args["kind"] == IDOL else 0)
            seen = int(str(args["kind"])) * COPIES + value - 1
        handler = getattr(self, "on_" + message.id.removesuffix("-hidden").replace("-", "_"), None)
        if handler:
            handler(seen, args)

    @staticmethod
    def better(old: int, new: int) -> int:
        assert UNKNOWN in (old, new) or old == new, "what is heard agrees with what was known"
        return max(old, new)

    def on_set_out(self, seen, args):
        self.lot = [self.better(self.deck.pop(), seen)]

    def on_won(self, seen, args):
        self.rows[args["seat"]].append(self.better(self.lot.pop(), seen))

    def on_spurned(self, seen, args):
        self.deck.insert(0, self.better(self.lot.pop(), seen))

    def on_drew(self, seen, args):
        self.rows[args["seat"]].append(self.better(self.deck.pop(), seen))

    def on_looked(self, seen, args):
        self.deck[-1] = self.better(self.deck[-1], seen)

    def on_buried(self, seen, args):
        self.deck.insert(0, self.better(self.deck.pop(), seen))

    def on_topped(self, seen, args):
        self.deck.append(self.better(self.rows[args["seat"]].pop(args["place"] - 1), seen))

    def on_stole(self, seen, args):
        self.rows[args["seat"]].append(self.better(self.rows[args["victim_seat"]].pop(args["place"] - 1), seen))

    def on_played(self, seen, args):
        self.open.append(self.better(self.rows[args["seat"]].pop(args["place"] - 1), seen))

    on_answered = on_played

    def on_showed(self, seen, args):
        row, place = self.rows[args["seat"]], args["place"] - 1
        row[place] = self.better(row[place], seen)

    def on_reshuffled(self, seen, args):
        assert len(self.open) == args["number"]
        assert self.deck == []
        self.deck, self.open = [UNKNOWN] * len(self.open), []

    def places(self) -> list[list[int]]:
        return [self.deck, self.open, self.lot, *self.rows]


def places(s: Curios) -> list[list[int]]:
    return [s.deck, s.discard, [s.lot] if s.lot >= 0 else [], *s.rows]


def imagine(s: State, seat: int | None, number: int) -> Curios:
    world = s.determinise(seat, number)
    assert isinstance(world, Curios)
    return world


def seen_by(s: State, seat: int | None) -> list[list[int]]:
    """The same places as the view shows them."""
    view = s.view(seat)
    lot = [] if view["lot"] is None else [view["lot"]]
    return [[max(UNKNOWN, face) for face in place] for place in (view["deck"], view["discard"], lot, *view["rows"])]


CASES = [Case("toy", players, (("laps", 3),), seed) for players in range(2, MOST_PLAYERS + 1) for seed in range(20, 32)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_knows_what_a_careful_listener_knows(case):
    journey = travel(case)
    beginning = case.begin()
    assert isinstance(beginning, Curios)
    listeners: dict[int | None, Notebook] = {None: Notebook(None, case.players, [])}
    for seat in range(case.players):
        listeners[seat] = Notebook(seat, case.players, beginning.rows[seat])
    told = beginning.events or []
    for s, after in zip(journey.states, [*(d.events for d in journey.decisions), []], strict=True):
        for listener, book in listeners.items():
            for message in redact(told, listener):
                book.hear(message)
            assert seen_by(s, listener) == book.places()
            world = imagine(s, listener, 17)
            for imagined, noted in zip(places(world), book.places(), strict=True):
                assert len(imagined) == len(noted)
                assert all(note in (UNKNOWN, c) for c, note in zip(imagined, noted, strict=True))
        told = after


def test_the_journeys_have_all_there_is_to_see():
    """Otherwise the test above would prove less than it says."""
    names = Counter(event.name for case in CASES for d in travel(case).decisions for event in d.events)
    assert set(names) >= {
        "set-out", "won", "spurned", "drew", "looked", "buried", "topped", "stole", "played", "answered", "showed",
        "reshuffled", "cancelled", "compared", "gained",
    }  # fmt: skip
    assert min(names.values()) >= 5


@pytest.mark.parametrize("case", CASES[::5], ids=str)
def test_what_a_seat_does_not_know_varies(case):
    """Over many worlds every hidden place holds every card that may lie there, and about equally often."""
    worlds = 400
    for s in travel(case).states[5::40]:
        assert isinstance(s, Curios)
        for seat in (0, None):
            found: dict[tuple[int, int], Counter[int]] = {}
            for number in range(worlds):
                world = imagine(s, seat, number)
                for zone, cards in enumerate(places(world)):
                    for place, c in enumerate(cards):
                        found.setdefault((zone, place), Counter())[c] += 1
            for zone, cards in enumerate(places(s)):
                for place, c in enumerate(cards):
                    expected = {c}
                    if not s.knows(seat, c):
                        hidden = [x for x in range(CARDS) if not s.knows(seat, x)]
                        expected = {x for x in hidden if s.batch[x] == s.batch[c]}
                    counts = found[zone, place]
                    assert set(counts) == expected
                    share = worlds / len(expected)
                    assert all(abs(n - share) < 6 * share**0.5 for n in counts.values())


# -------------------------------------------------------------------- one by one


def knowers(s: Curios, name: str) -> list[int]:
    return [seat for seat in range(s.players) if s.knows(seat, card(name))]


def test_thief_and_victim_know_a_stolen_card():
    s = table("glove-1", "idol-4 idol-5 lens-1", "lens-2")
    s.script = (1,)
    do(s, "play glove-1", "pass", "pass", "target 2")
    assert s.rows[0][0] == card("idol-5")
    assert knowers(s, "idol-5") == [0, 1]
    for seat in (0, 1):
        assert all(imagine(s, seat, number).rows[0][0] == card("idol-5") for number in range(9))


def test_who_looks_through_the_lens_sees_the_card_and_follows_it_under_the_deck():
    s = table("lens-1", "lens-2 lens-3", top="lamp-4 idol-7")
    told = do(s, "play lens-1", "pass")
    assert s.view(0)["deck"][-1] == card("idol-7")
    assert s.view(1)["deck"][-1] == -1
    assert [event.heard_by(0).id for event in told][-1] == "looked"
    assert [event.heard_by(1).id for event in told][-1] == "looked-hidden"
    do(s, "bury")
    assert s.view(0)["deck"][0] == card("idol-7")
    assert s.view(1)["deck"][0] == -1


def test_who_has_looked_follows_the_card_into_another_row():
    s = table("lens-1", "lens-2 lens-3", top="lamp-4 idol-7")
    do(s, "play lens-1", "pass", "keep")
    assert knowers(s, "idol-7") == [0], "seat 0 has drawn what it had looked at"
    assert s.view(1)["rows"][0] == [-1]
    s = table("sack-1 idol-4", "lens-2 lens-3", top="lamp-4 idol-7")
    do(s, "play sack-1", "pass")
    assert knowers(s, "idol-4") == [0]
    assert s.rows[0] == [card("idol-7"), card("idol-4")], "it drew again what it had put on the deck"


def test_a_card_put_on_the_deck_is_followed_by_those_who_know_it():
    s = table("sack-1 idol-4 lens-1", "lens-2 lens-3", top="idol-5")
    s.known[card("idol-4")] |= 0b10
    s.stack.pop(0)  # no drawing afterwards
    told = do(s, "play sack-1", "pass", "swap idol-4")
    assert s.deck[-1] == card("idol-4")
    assert s.view(1)["deck"][-1] == card("idol-4")
    assert s.view(None)["deck"][-1] == -1
    topped = next(event for event in told if event.name == "topped")
    assert topped.heard_by(1).args["place"] == 1
    assert "kind" in topped.heard_by(1).args
    assert topped.heard_by(None).id == "topped-hidden"


def test_shuffling_hides_what_lay_open_but_not_which_cards_there_are():
    s = table("lens-1", "lens-2")
    lying_open = s.deck[:5]
    s.rows[0] += s.deck[5:]
    s.discard, s.deck = lying_open, []
    for c in s.rows[0]:
        s.known[c] = 0b01
    for c in s.discard:
        s.known[c] = -1
    s = reread(s)
    do(s, "rest")  # and then seat 0 draws, and the lot is set out, which seat 1 looks at
    assert s.shuffles == 1
    assert s.view(1)["deck"] == [-2, -2, -2]
    assert s.view(1)["rows"][0][-2:] == [-1, -2]
    assert s.view(1)["unseen"][1] == [c for c in sorted(lying_open) if c != s.lot]
    for number in range(20):
        world = imagine(s, 1, number)
        hidden = [*world.deck, world.rows[0][-1]]
        assert sorted(hidden) == [c for c in sorted(lying_open) if c != s.lot]


def test_scores_are_not_in_the_view_before_the_end():
    s = travel(CASES[0]).states[-2]
    assert s.view(0)["scores"] is None
    assert travel(CASES[0]).end.view(0)["scores"] == travel(CASES[0]).end.scores()
