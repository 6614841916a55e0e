"""Who learns what, event by event: what each seat hears and sees, and what nobody may see.

Most tests lay two tables that differ only in what a seat must not learn, play the same, and compare what it sees and
hears. In all tables the truth is that of DEMO unless it is what differs.
"""

from collections.abc import Callable
from typing import Any

import pytest

from athanor import Message
from tests.alchemists.table import Table

rule = pytest.mark.rule
EVERY = ("A", "B", "C", None)


def said(t: Table, seat: str | None, name: str) -> list[dict[str, Any]]:
    """The arguments of all messages of a name that a seat has heard."""
    return [args for id, args in t.heard(seat) if id == name]


def names_in(value: Any) -> set[str]:
    """All argument names of a message and of the messages inside it."""
    if isinstance(value, Message):
        return names_in(dict(value.args))
    if isinstance(value, dict):
        return set(value) | {name for part in value.values() for name in names_in(part)}
    return {name for part in value for name in names_in(part)} if isinstance(value, list) else set()


def alike(one: Table, other: Table, *seats: str | None) -> None:
    """What these seats see, hear, may do and read is the same."""
    for seat in seats:
        assert one.view(seat) == other.view(seat)
        assert one.heard(seat) == other.heard(seat)
        if seat is not None:
            assert one.legal_for(seat) == other.legal_for(seat)


def both(lay: Callable[[str], Table], first: str, second: str, *moves: str) -> tuple[Table, Table]:
    """The same play with two different hands; in the moves {0} {1} … stand for the cards of the hand."""
    one, other = lay(first), lay(second)
    for move in moves:
        one.do(named(move, first))
        other.do(named(move, second))
    return one, other


def named(move: str, hand: str) -> str:
    verb, _, what = move.format(*hand.split()).partition(" ")
    return (
        f"{verb} {Table.pair(*what.split('+'))}"
        if "+" in what and verb in ("mix", "show")
        else f"{verb} {what}".strip()
    )


# ---------------------------------------------------------------- set-up and order


@rule("AL-596", "AL-060", "AL-056")
def test_what_is_seen_after_the_deal():
    t = Table.new(players=3, seed=6)
    for seat in EVERY:
        view = t.view(seat)
        assert [len(level) for level in view["artifacts"]["levels"]] == [3, 3, 3]
        assert view["adventurer"]["next"] == t.state.adventurers[0]
        assert view["truth"] is None
        for other, one in zip("ABC", view["alchemists"], strict=True):
            assert (one["ingredients"], one["favors"]) == (3, 2)
            assert (one["hand"] is None) == (one["favor_hand"] is None) == (other != seat)


@rule("AL-596", "AL-627")
def test_removed_tile_deck_orders_and_truth_are_in_no_view():
    t = Table.new(players=3, seed=6)
    before = [t.view(seat) for seat in EVERY]
    s = t.state
    s.removed, s.adventurers[-1] = s.adventurers[-1], s.removed
    s.deck.reverse()
    s.favor_deck.reverse()
    s.truth.reverse()
    assert [t.view(seat) for seat in EVERY] == before


@rule("AL-597")
def test_which_favor_was_kept_is_its_owners_secret():
    one, other = Table.new(players=2, seed=6), Table.new(players=2, seed=6)
    kinds = one.offered("keep", "A")
    assert len(set(kinds)) == 2
    before = one.view("B")
    one.do(f"keep {kinds[0]}", seat="A")
    other.do(f"keep {kinds[1]}", seat="A")
    assert one.view("B") == other.view("B")
    assert one.heard("B") == other.heard("B")
    assert before["alchemists"][0]["favor_hand"] is None
    kept = next(kind for kind in one.offered("keep", "B") if kind != "herbalist")
    for t in (one, other):
        t.do(f"keep {kept}", seat="B")
    shown = one.view("B")["favor_discard"]
    assert shown.count(-1) >= 1, "the discarded one stays unseen"


@rule("AL-598", "AL-078")
def test_cards_from_an_order_space():
    def lay(cards: str) -> Table:
        ingredient, favor = cards.split()
        return Table(players=3, round=2, at="order", starter="A", deck=ingredient, favor_deck=favor).do("order 5")

    one, other = both(lay, "toad sage", "fern barmaid")
    alike(one, other, "B", "C", None)
    assert said(one, "B", "takes-order")[0]["place"] == 5
    assert said(one, "B", "draws-ingredients-hidden") == [{"seat": 0, "count": 1}]
    assert said(one, "B", "draws-favors-hidden") == [{"seat": 0, "count": 1}]
    assert said(one, "A", "draws-ingredients")[0]["ingredients"] == [2]
    assert said(one, "A", "draws-favors")[0]["favors"] == [6]


@rule("AL-599")
def test_the_herbalist():
    def lay(cards: str) -> Table:
        return Table(players=3, round=2, at="order", starter="A", favor_deck="sage herbalist", deck=cards).do("order 6")

    one, other = both(lay, "toad fern claw", "root scorpion feather", "discard {0}", "discard {1}")
    alike(one, other, "B", "C", None)
    assert said(one, "B", "plays-favor") == [{"seat": 0, "favor": 1}]
    assert said(one, "B", "draws-ingredients-hidden") == [{"seat": 0, "count": 3}]
    assert len(said(one, "B", "discards-hidden")) == 2
    assert [args["ingredient"] for args in said(one, "A", "discards")] == [2, 1]
    assert one.hand("A") == ["claw"]


@rule("AL-600", "AL-131")
def test_declarations_are_public():
    t = Table(players=3, round=2, at="declare", order="CBA", A={"favors": "assistant custodian associate"})
    assert t.asked == "A"
    t.do("play assistant", "declare forage", "associate forage", "declare custodian", "done")
    views = [t.view(seat) for seat in EVERY]
    assert all(view["spaces"] == views[0]["spaces"] for view in views)
    for seat in EVERY:
        assert {args["favor"] for args in said(t, seat, "plays-favor")} == {0, 2, 3}
        assert {args["space"] for args in said(t, seat, "declares")} == {0, 2}
        assert t.view(seat)["alchemists"][0]["placed"][0] == 1


# ---------------------------------------------------------------- foraging, transmuting, selling


@rule("AL-601")
def test_what_is_taken_from_the_row_is_named_once_and_not_shown_in_the_hand():
    t = Table(players=3, round=2, at="forage", row="toad fern", A={"cubes": "forage"})
    t.do("take toad")
    for seat in EVERY:
        assert said(t, seat, "forages") == [{"seat": 0, "ingredient": 2}]
    assert t.view("B")["alchemists"][0]["hand"] is None
    assert t.view("B")["alchemists"][0]["ingredients"] == 1


@rule("AL-602")
def test_what_is_drawn_from_the_deck():
    def lay(card: str) -> Table:
        return Table(players=3, round=2, at="forage", row="root", deck=card, A={"cubes": "forage"})

    one, other = both(lay, "toad", "fern", "draw")
    alike(one, other, "B", "C", None)
    assert one.view("B")["alchemists"][0]["ingredients"] == 1
    assert one.hand("A") == ["toad"]


@rule("AL-603", "AL-085")
def test_the_discard_pile_is_a_number():
    t = Table(players=2, round=2, at="clear-row", row="toad fern root")
    assert t.view("A")["row"] == []
    assert t.view("A")["discard"] == 3
    assert said(t, "A", "row-cleared") == [{"count": 3}]


@rule("AL-604", "AL-153")
def test_transmuting():
    def lay(hand: str) -> Table:
        return Table(players=3, round=2, at="transmute", A={"cubes": "transmute", "hand": hand, "favors": "sage"})

    one, other = both(lay, "toad fern", "root claw", "play sage", "transmute {0}")
    alike(one, other, "B", "C", None)
    assert said(one, "B", "plays-favor") == [{"seat": 0, "favor": 6}]
    assert said(one, "B", "transmutes-hidden") == [{"seat": 0, "gold": 2}]
    assert said(one, "A", "transmutes")[0]["ingredient"] == 2
    seen = one.view("B")["alchemists"][0]
    assert (seen["ingredients"], seen["gold"]) == (1, 4)


@rule("AL-605", "AL-158")
def test_bids_are_secret_until_all_have_bid():
    def lay(bid: str) -> Table:
        t = Table(players=3, round=2, at="sell", adventurer="cleric", A={"cubes": "sell"}, B={"cubes": "sell"})
        return t.do(f"bid {bid}", seat="A")

    one, other = lay("0"), lay("-2")
    alike(one, other, "B", "C", None)
    assert one.view("A")["my_bid"] != other.view("A")["my_bid"]
    assert "A" not in one.waiting
    one.do("bid -1", seat="B")
    for seat in EVERY:
        lines = said(one, seat, "bids")[0]["lines"]
        assert sorted((line.args["seat"], line.args["bid"], line.args["smileys"]) for line in lines) == [
            (0, 0, 1), (1, 1, 2),
        ]  # fmt: skip
        order = said(one, seat, "selling-order")[0]["lines"]
        assert [line.args["seat"] for line in order] == [1, 0]


def sale(hand: str) -> Table:
    return Table(players=3, round=2, at="sell", adventurer="assassin", A={"cubes": "sell", "hand": hand})


@rule("AL-606", "AL-195", "AL-081")
def test_a_sale_of_the_right_sign_tells_neither_pair_nor_potion():
    """Fern+claw make R-, fern+root G-: both are the right sign for B-."""
    one, other = both(sale, "fern claw", "fern root", "sell B-", "guarantee right-sign", "mix {0}+{1}")
    alike(one, other, "B", "C", None)
    for seat in ("B", "C", None):
        assert said(one, seat, "sells-hidden") == [{"seat": 0, "potion": 5, "quality": 1}]
        assert said(one, seat, "offers")[0]["potion"] == 5
        assert said(one, seat, "guarantees")[0]["gold"] == 3
        assert said(one, seat, "gains-gold") == [{"seat": 0, "gold": 3}]
        assert "ingredients" not in {name for _, args in one.heard(seat) for name in names_in(args)}
        assert one.view(seat)["alchemists"][0]["potions"] == 0
    assert said(one, "A", "sells")[0]["ingredients"] == [1, 3]


@rule("AL-606")
def test_exact_and_neutral_sales_are_marked_for_all():
    exact = sale("claw root").do("sell B-", "guarantee anything", "mix claw+root")
    assert exact.view("B")["alchemists"][0]["potions"] == 1 << 5
    neutral = sale("claw toad").do("sell B-", "guarantee anything", "mix toad+claw")
    assert neutral.view("B")["alchemists"][0]["potions"] == 1 << 6
    assert said(neutral, "B", "loses-reputation") == [{"seat": 0, "count": 1}]


@rule("AL-607")
@pytest.mark.parametrize(
    ("hand", "potions"),
    [("claw root", {5}), ("fern claw", {1, 3}), ("claw toad", {6}), ("mushroom toad", {0, 2, 4})],
)
def test_what_a_sale_proves_to_the_seller_and_to_others(hand, potions):
    t = sale(hand).do("sell B-", "guarantee anything", f"mix {Table.pair(*hand.split())}")
    mask = sum(1 << potion for potion in potions)
    (mine,) = t.view("A")["triangle"]
    assert mine[3] == mask
    assert mine[1] >= 0
    assert mine[2] >= 0
    (theirs,) = t.view("B")["triangle"]
    assert theirs[:4] == [0, -1, -1, mask]


# ---------------------------------------------------------------- buying


@rule("AL-608", "AL-254")
def test_a_purchase_and_the_altar_are_public():
    t = Table(players=3, round=6, at="buy", artifacts_on_sale="altar cup", A={"cubes": "buy", "gold": 7})
    t.do("buy altar", "pay 5")
    for seat in EVERY:
        assert said(t, seat, "buys") == [{"seat": 0, "artifact": 12, "gold": 1}]
        assert said(t, seat, "pays") == [{"seat": 0, "gold": 5}]
        assert said(t, seat, "gains-reputation") == [{"seat": 0, "count": 5}]
    assert t.gold("A") == 1


@rule("AL-609")
def test_amulet_and_trunk_show_counts():
    def trunk(cards: str) -> Table:
        t = Table(players=3, round=4, at="buy", artifacts_on_sale="trunk", deck=cards, A={"cubes": "buy", "gold": 5})
        return t.do("buy trunk")

    one, other = trunk("toad toad fern fern root root claw"), trunk("claw claw flower root feather feather fern")
    alike(one, other, "B", "C", None)
    assert one.view("B")["alchemists"][0]["ingredients"] == 7
    assert one.view("A") != other.view("A")

    def amulet(cards: str) -> Table:
        t = Table(
            players=3, round=4, at="buy", artifacts_on_sale="hypnotic", favor_deck=cards, A={"cubes": "buy", "gold": 5}
        )
        return t.do("buy hypnotic")

    one, other = amulet("sage sage barmaid merchant"), amulet("assistant custodian associate shopkeeper")
    alike(one, other, "B", "C", None)
    assert one.view("B")["alchemists"][0]["favors"] == 4
    assert one.view("A") != other.view("A")


@rule("AL-610")
def test_the_thinking_cap_shows_potions_only():
    """Claw+toad and root+scorpion are neutral; mushroom+toad and root+feather make R+."""

    def lay(hand: str) -> Table:
        side = {"cubes": "buy", "gold": 5, "hand": hand}
        return Table(players=3, round=4, at="buy", artifacts_on_sale="cap", A=side).do("buy cap")

    one, other = both(lay, "claw toad mushroom toad", "root scorpion root feather", "mix {0}+{1}", "mix {2}+{3}")
    alike(one, other, "B", "C", None)
    assert [args["potion"] for args in said(one, "B", "thinks-hidden")] == [6, 0]
    assert one.view("B")["alchemists"][0]["ingredients"] == 4
    assert [args["ingredients"] for args in said(one, "A", "thinks")] == [[2, 3], [0, 2]]
