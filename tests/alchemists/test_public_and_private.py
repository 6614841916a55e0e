"""What everybody may know, what is a player's secret, and the public row of potions."""

import json

import pytest

from athanor.games.alchemists.alchemicals import POTION_NAMES
from athanor.games.alchemists.components import ARTIFACT_NAMES
from tests.alchemists.table import Table

rule = pytest.mark.rule


def seen(t: Table, seat: str | None) -> str:
    """All that reaches a seat: the view and what it heard."""
    heard = [(name, str(sorted(args.items(), key=str))) for name, args in t.heard(seat)]
    return json.dumps([t.view(seat), heard], sort_keys=True)


def same_for_others(one: Table, other: Table) -> None:
    """Two tables that differ only in A's secrets: nobody else can tell them apart, and A can."""
    for seat in ("B", "C", None):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, "A") != seen(other, "A")


@rule("AL-077")
def test_potions_grants_artifacts_and_gold_are_public():
    t = Table(A={"potions": "R+ N", "grants": "1 3", "artifacts": "boots mortar", "gold": 7})
    for seat in ("B", None):
        a = t.view(seat)["alchemists"][0]
        assert a["potions"] == 1 << POTION_NAMES.index("R+") | 1 << POTION_NAMES.index("N")
        assert a["grants"] == [0, 2]
        assert [ARTIFACT_NAMES[number] for number in a["artifacts"]] == ["boots", "mortar"]
        assert a["gold"] == 7


@rule("AL-078", "AL-079")
def test_the_number_of_cards_is_public_but_not_which():
    t = Table(A={"hand": "toad fern claw", "favors": "sage merchant"})
    for seat in ("B", None):
        a = t.view(seat)["alchemists"][0]
        assert (a["ingredients"], a["favors"], a["hand"], a["favor_hand"]) == (3, 2, None, None)
    own = t.view("A")["alchemists"][0]
    assert own["hand"] == [1, 2, 3]
    same_for_others(t, Table(row="mushroom fern toad claw flower", A={"hand": "root*2 toad", "favors": "sage barmaid"}))


@rule("AL-080")
def test_the_kind_of_a_seal_is_secret():
    gold = Table(theories="toad=B+:A-gold,B-red")
    same_for_others(gold, Table(theories="toad=B+:A-blue,B-red"))
    assert gold.view("B")["theories"][2]["seals"] == [[0, -1], [1, 2]]
    assert gold.view(None)["theories"][2]["seals"] == [[0, -1], [1, -1]]
    assert gold.view("B")["alchemists"][0]["seals_left"] is None


@rule("AL-080", "AL-086")
def test_the_kind_is_not_told_when_a_seal_is_played():
    tables = [
        Table(at="publish", A={"cubes": "publish"}).do("publish toad B+", f"seal {kind}") for kind in ("gold", "red")
    ]
    same_for_others(*tables)


@rule("AL-081", "AL-082")
@pytest.mark.parametrize("space", ["test", "drink", "custodian"])
def test_the_ingredients_of_an_experiment_are_secret(space):
    tables = []
    for pair in ("toad+claw", "mushroom+fern"):  # both neutral
        t = Table(at=space, A={"cubes": space, "hand": "toad claw mushroom fern"})
        tables.append(t.do(f"mix {pair}"))
        assert t.triangle("A") == {pair: {"N"}}
    same_for_others(*tables)
    assert tables[0].view("B")["triangle"] == [[0, -1, -1, 1 << 6, 0]]


@rule("AL-081", "AL-082")
def test_the_ingredients_of_a_sale_are_secret():
    tables = []
    for pair in ("fern+claw", "claw+flower"):  # both R-
        t = Table(at="sell", adventurer="assassin", A={"cubes": "sell", "hand": "fern claw flower"})
        tables.append(t.do("sell B-", "guarantee anything", f"mix {pair}"))
    same_for_others(*tables)


@rule("AL-081")
def test_the_ingredients_of_an_exhibit_are_secret():
    tables = []
    for pair in ("mushroom+toad", "mushroom+root"):  # both R+
        t = Table(round=6, at="exhibit", A={"cubes": "exhibit", "hand": "mushroom toad root"})
        tables.append(t.do("exhibit R+", f"mix {pair}"))
    same_for_others(*tables)


@rule("AL-083")
def test_the_public_row_has_each_potion_once_and_is_kept_without_asking():
    t = Table(at="test", A={"cubes": "test*2", "hand": "mushroom*2 toad root"})
    t.do("mix mushroom+toad", "mix mushroom+root")
    assert t.potions("A") == {"R+"}
    assert t.view("B")["alchemists"][0]["potions"] == 1


@rule("AL-083")
@pytest.mark.parametrize(
    ("potion", "pair"),
    [("R+", "mushroom+toad"), ("R-", "fern+claw"), ("G+", "claw+scorpion"), ("G-", "fern+flower"),
     ("B+", "fern+toad"), ("B-", "mushroom+claw"), ("N", "toad+claw")],
)  # fmt: skip
def test_every_potion_that_is_made_is_marked(potion, pair):
    t = Table(at="drink", A={"cubes": "drink", "hand": pair.replace("+", " ")})
    t.do(f"mix {pair}")
    assert t.potions("A") == {potion}


@rule("AL-084")
@pytest.mark.parametrize(
    ("pair", "mark"), [("fern+claw", set()), ("claw+scorpion", set()), ("mushroom+claw", {"B-"}), ("toad+claw", {"N"})]
)
def test_a_sale_marks_the_public_row_only_if_the_potion_is_certain(pair, mark):
    t = Table(at="sell", adventurer="assassin", A={"cubes": "sell", "hand": pair.replace("+", " ")})
    t.do("sell B-", "guarantee anything", f"mix {pair}")
    assert t.potions("A") == mark
    assert len(t.triangle("A")) == 1


@rule("AL-085", "AL-153")
def test_nobody_sees_the_discard_pile():
    tables = [
        Table(at="transmute", discard=cards, A={"cubes": "transmute", "hand": "root fern"})
        for cards in ("toad", "claw")
    ]
    assert tables[0].view("A") == tables[1].view("A")
    t = tables[0].do("transmute root")
    for seat in ("A", "B", None):
        assert t.view(seat)["discard"] == 2


@rule("AL-086")
def test_seals_of_a_theory_that_stands_are_shown_at_the_very_end():
    t = Table(players=2, round=6, at="publish", theories="toad=B+:A-gold,B-red")
    t.until("award")
    assert t.view("B")["theories"][2]["seals"][0] == [0, -1]
    while not t.over:
        t.passive()
    assert t.view("B")["theories"][2]["seals"] == [[0, 0], [1, 2]]
    assert t.view(None)["theories"][2]["seals"] == [[0, 0], [1, 2]]


@rule("AL-086")
def test_seals_of_a_debunked_theory_are_shown_at_once():
    t = Table(round=3, at="debunk", theories="toad=R-:B-gold,C-green", A={"cubes": "debunk"})
    t.do("debunk toad red")
    for seat in ("A", "B", "C", None):
        shown = [(args["seat"], args["seal"]) for name, args in t.heard(seat) if name == "shows-seal"]
        assert shown == [(1, 0), (2, 3)]
        assert t.view(seat)["alchemists"][1]["lost"] == [1, 0, 0, 0, 0]


@rule("AL-087")
def test_what_lies_open_on_the_table():
    t = Table(
        mode="master", round=3, at="test", paralysed="C", order="ABC", theories="scorpion=B+:A-gold toad=++:B-red",
        conflicts="scorpion~toad", adventurer="cleric", next_adventurer="witcher", arrivals="",
        A={"cubes": "test*2", "rep": 15, "unused": 1}, B={"cubes": "drink", "hospital": 2, "rep": 4},
    )  # fmt: skip
    for seat in ("C", None):
        view = t.view(seat)
        assert [a["reputation"] for a in view["alchemists"]] == [15, 4, 10]
        assert [a["unused"] for a in view["alchemists"]] == [1, 0, 0]
        assert [a["hospital"] for a in view["alchemists"]] == [0, 2, 0]
        assert view["order"] == [0, 1, 2]
        assert [a["marker"] for a in view["alchemists"]] == [0, 1, 8]
        assert view["spaces"][7]["rows"] == [[0, 2, 2]]
        assert view["spaces"][8]["rows"] == [[1, 1, 1]]
        assert (view["adventurer"]["here"], view["adventurer"]["next"]) == (0, 4)
        assert (view["adventurer"]["wants"], view["adventurer"]["next_wants"]) == ([4, 0, 2], [3, 5, 0])
        assert view["theories"][6] == {"alchemical": 1, "seals": [[0, -1]], "conflicts": [2]}
        assert view["theories"][2]["conflicts"] == [6]
        assert [len(level) for level in view["artifacts"]["levels"]] == [3, 3, 3]
        assert (view["deck"], view["favor_deck"]) == (t.deck, t.favor_deck)


@rule("AL-087")
def test_the_row_lies_open():
    t = Table(row="toad fern toad", A={"cubes": "forage"})
    for seat in ("B", None):
        assert sorted(t.view(seat)["row"]) == [1, 2, 2]


@rule("AL-088")
@pytest.mark.parametrize(
    ("mode", "answers"),
    [("apprentice", ("debunk scorpion green",)), ("master", ("show mushroom+scorpion", "claim G+"))],
)
def test_demonstrations_are_public(mode, answers):
    t = Table(mode=mode, round=3, at="debunk", theories="scorpion=B+:B-gold", A={"cubes": "debunk"})
    t.do(*answers)
    told = t.heard("A")
    assert told
    assert t.heard("B") == t.heard("C") == t.heard(None) == told
    for seat in ("B", None):
        assert t.view(seat)["facts"] == t.view("A")["facts"] != []
