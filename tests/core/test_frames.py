"""Answers in secret and reactions in turn, played out at the toy's table."""

import pytest

import athanor
from athanor import IllegalAction, State
from athanor.core.frames import UNANSWERED, Frame, frame_fields, read_frame
from tests.toy import GAME
from tests.toy.components import BID
from tests.toy.state import Curios
from tests.toy.table import can, card, do, table
from tests.toy.turns import Bid, React

# -------------------------------------------------------------------- Secret: bids


def bidding(ties: str = "near") -> Curios:
    """Three seats about to bid for lens-1; seat 0 is first."""
    return table("idol-4", "idol-5", "idol-6", top="lens-1", stage="lot", ties=ties)


def test_everybody_is_waited_for_and_the_first_of_them_is_asked():
    s = bidding()
    assert (s.waiting, s.to_move) == ([0, 1, 2], 0)
    assert can(s) == can(s, 2) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_answers_come_in_any_order(order):
    s = bidding()
    left = [0, 1, 2]
    for seat in order:
        assert s.waiting == left
        assert s.to_move == left[0]
        do(s, f"bid {seat}", seat=seat)
        left.remove(seat)
    assert s.coins == [4, 4, 2]
    assert s.rows[2] == [card("idol-6"), card("lens-1")]


def test_the_order_of_answers_makes_no_difference():
    ends = []
    for order in [(0, 1, 2), (2, 1, 0)]:
        s = bidding()
        for seat in order:
            do(s, "bid 1", seat=seat)
        ends.append(s.snapshot())
    assert ends[0] == ends[1]


def test_an_answer_can_be_withdrawn_until_the_last_is_in():
    s = bidding()
    do(s, "bid 4", seat=1)
    assert can(s, 1) == ["withdraw"]
    do(s, "withdraw", seat=1)
    assert s.waiting == [0, 1, 2]
    do(s, "bid 1", seat=1)
    do(s, "bid 0", seat=0)
    do(s, "withdraw", seat=0)
    assert (s.waiting, s.to_move) == ([0, 2], 0)
    do(s, "bid 0", seat=0)
    do(s, "bid 0", seat=2)
    assert s.coins == [4, 3, 4]
    with pytest.raises(IllegalAction):
        do(s, "withdraw", seat=1)


def test_nobody_withdraws_what_was_not_given_and_nobody_answers_twice():
    s = bidding()
    with pytest.raises(IllegalAction, match="You have no bid to take back"):
        do(s, "withdraw", seat=0)
    do(s, "bid 1", seat=0)
    with pytest.raises(IllegalAction):
        do(s, "bid 2", seat=0)


def test_an_answer_is_seen_by_its_seat_alone():
    s = bidding()
    before = [s.view(seat) for seat in (1, 2, None)]
    do(s, "bid 3", seat=0)
    assert s.view(0)["my_bid"] == BID + 3
    for seat, view in zip((1, 2, None), before, strict=True):
        now = s.view(seat)
        assert now.pop("waiting") == [1, 2]
        assert now.pop("to_move") == 1
        del view["waiting"], view["to_move"]
        assert now == view


def answers_in(s: State) -> tuple[int, ...]:
    frame = s.stack[-1]
    assert isinstance(frame, Bid)
    return frame.answers


def test_hidden_answers_are_imagined_anew_and_ones_own_is_kept():
    s = bidding()
    do(s, "bid 3", seat=0)
    do(s, "bid 1", seat=1)
    imagined = [answers_in(s.determinise(0, number)) for number in range(60)]
    assert {answers[0] for answers in imagined} == {BID + 3}
    assert {answers[1] for answers in imagined} == {BID + price for price in range(5)}
    assert {answers[2] for answers in imagined} == {UNANSWERED}
    strangers = [answers_in(s.determinise(None, number)) for number in range(60)]
    assert len({answers[:2] for answers in strangers}) > 10


def test_the_last_answer_shows_the_others_and_so_ends_undo():
    s = bidding()
    before = s.reveals
    do(s, "bid 0", seat=1)
    do(s, "bid 0", seat=2)
    assert s.reveals == before
    do(s, "bid 0", seat=0)
    assert s.reveals > before


@pytest.mark.parametrize(("ties", "winner"), [("near", 1), ("far", 2)])
def test_equal_bids(ties, winner):
    s = bidding(ties)
    for seat, price in ((0, 1), (1, 3), (2, 3)):
        do(s, f"bid {price}", seat=seat)
    assert len(s.rows[winner]) == 2
    assert s.coins[winner] == 1


def test_what_nobody_wants_goes_under_the_deck_and_the_first_player_still_knows_it():
    s = bidding()
    for seat in range(3):
        do(s, "bid 0", seat=seat)
    assert s.deck[0] == card("lens-1")
    assert [s.knows(seat, card("lens-1")) for seat in (0, 1, None)] == [True, False, False]
    assert all(s.determinise(0, number).view(0)["deck"][0] == card("lens-1") for number in range(9))


# -------------------------------------------------------------------- InTurn: reactions


def test_the_others_are_asked_in_turn_order_whether_they_have_a_ward_or_not():
    s = table("idol-4", "lens-1", "ward-1")
    do(s, "play idol-4")
    assert (s.waiting, s.to_move) == ([1, 2], 1)
    assert can(s) == ["pass"]
    do(s, "pass")
    assert (s.waiting, can(s)) == ([2], ["pass", "answer ward-1"])
    do(s, "pass")
    assert s.coins[0] == 7


def test_a_pass_may_be_given_ahead_but_nothing_else():
    s = table("idol-4", "ward-2", "ward-1", "ward-3")
    do(s, "play idol-4")
    assert can(s, 3) == ["pass"]
    with pytest.raises(IllegalAction, match="Player 2 is asked first; until then you can only pass"):
        do(s, "answer ward-1", seat=2)
    do(s, "pass", seat=2)
    assert (s.waiting, s.to_move) == ([1, 3], 1)
    with pytest.raises(IllegalAction):
        do(s, "pass", seat=2)
    do(s, "pass", seat=1)
    assert (s.waiting, can(s)) == ([3], ["pass", "answer ward-3"])
    do(s, "pass", seat=3)
    assert s.coins[0] == 7


def test_who_has_no_cards_is_not_asked():
    s = table("idol-4", "", "ward-1")
    do(s, "play idol-4")
    assert s.waiting == [2]
    alone = table("idol-4", "")
    do(alone, "play idol-4")
    assert alone.coins[0] == 7


def test_a_ward_cancels():
    s = table("idol-4", "ward-1", "lens-1")
    do(s, "play idol-4", "answer ward-1")
    assert s.waiting == [2], "the first player has no card left to answer with"
    told = do(s, "pass")
    assert [event.name for event in told][:1] == ["cancelled"]
    assert s.coins[0] == 4
    assert s.discard[:2] == [card("idol-4"), card("ward-1")]


def test_a_ward_can_be_warded_and_the_question_goes_on_with_the_rest():
    s = table("idol-4 ward-1", "ward-2", "ward-3")
    do(s, "play idol-4", "answer ward-2")
    assert s.waiting == [2, 0], "the ward is asked about, from the seat after it"
    do(s, "pass", "answer ward-1")
    assert s.waiting == [2]
    do(s, "pass")
    assert s.coins[0] == 4, "nothing has happened yet"
    assert (s.waiting, can(s)) == ([2], ["pass", "answer ward-3"]), "seat 2 has not been asked about the idol"
    do(s, "pass")
    assert s.coins[0] == 7


def test_the_second_ward_against_the_same_card_counts():
    s = table("idol-4 ward-1", "ward-2", "ward-3")
    do(s, "play idol-4", "answer ward-2", "pass", "answer ward-1", "pass", "answer ward-3")
    assert s.coins[0] == 4
    assert s.rows[2] == []


def test_three_wards_deep():
    s = table("idol-4 ward-1 lens-1", "ward-2 ward-3 lens-2")
    do(s, "play idol-4", "answer ward-2", "answer ward-1", "answer ward-3", "pass")
    assert s.coins[0] == 4
    assert [frame.kind for frame in s.stack] == ["step", "bid"], "all the questions are gone"


def test_the_count_of_choices_does_not_betray_a_ward():
    """With and without a ward the seat is asked; nothing that others see differs."""
    views = []
    for row in ("ward-1", "lens-1"):
        s = table("idol-4", row, "lens-4")
        do(s, "play idol-4")
        views.append((s.waiting, s.to_move, s.question(), s.view(0)["rows"]))
    assert views[0] == views[1]


# -------------------------------------------------------------------- frames in general


def test_one_possibility_is_taken_without_asking():
    s = table("glove-1", "idol-4", "")
    s.script = (0,)
    do(s, "play glove-1", "pass")
    assert s.rows[0][0] == card("idol-4")


def test_nothing_to_ask_lapses():
    s = table("lamp-1", "")
    do(s, "play lamp-1")
    assert s.round == 1


def test_a_seat_that_does_not_exist_is_refused():
    for s in (bidding(), table("idol-4", "lens-1")):
        for seat in (-1, 3, 99):
            assert s.legal(seat) == []
            with pytest.raises(IllegalAction, match="turn to decide"):
                s.apply(0, seat)


def test_a_frame_without_words_of_its_own():
    frame = Frame(1)
    s = GAME.new(2, 1)
    assert frame.choices_for(s, 0) == []
    assert frame.question(s).id == "ask-?"
    assert frame.reason(s, 0, 1).id == "why-not-now"
    with pytest.raises(NotImplementedError):
        frame.resolve(s, 0)


# -------------------------------------------------------------------- what a frame consists of


def test_the_fields_of_a_frame_are_what_its_constructor_takes():
    assert frame_fields(Frame) == ("seat",)
    assert frame_fields(Bid) == ("seat", "answers")
    assert frame_fields(React) == ("seat", "queue", "card", "by")
    frame = React(0, (1, 2), 5, 0)
    assert frame.plain() == "react seat=1 queue=1,2, card=5 by=0"
    assert read_frame(GAME.frames, frame.plain()).plain() == frame.plain()


@pytest.mark.parametrize("game", athanor.games())
def test_every_frame_keeps_what_its_constructor_takes_and_says_it_once(game):
    for kind in athanor.game(game).frames.values():
        assert [name for name in frame_fields(kind) if not hasattr(kind, name)] == []
        assert not hasattr(kind, "fields")


def test_answers_of_seats_that_tell_each_other_all_are_kept_and_others_imagined_anew():
    s = bidding()
    do(s, "bid 3", seat=0)
    do(s, "bid 1", seat=1)
    everybody = [answers_in(s.determinise_together(frozenset(range(3)), number)) for number in range(20)]
    assert {answers[:2] for answers in everybody} == {(BID + 3, BID + 1)}
    others = [answers_in(s.determinise_together(frozenset((0, 2)), number)) for number in range(60)]
    assert {answers[0] for answers in others} == {BID + 3}
    assert len({answers[1] for answers in others}) == 5
