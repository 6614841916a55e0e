"""Who learns what, event by event: debunking, experiments, the last round, the end (the rest: test_who_learns.py)."""

from typing import Any

import pytest

from athanor.games.alchemists import notebook
from tests.alchemists.table import GAME, Table
from tests.alchemists.test_who_learns import EVERY, alike, both, said

rule = pytest.mark.rule


# ---------------------------------------------------------------- debunking


@rule("AL-611", "AL-088")
def test_an_apprentices_question_is_public():
    t = Table(players=3, round=3, at="debunk", theories="scorpion=B+:B-gold", A={"cubes": "debunk"})
    t.do("debunk scorpion green")
    for seat in EVERY:
        assert said(t, seat, "asks-aspect") == [{"seat": 0, "ingredient": 6, "colour": 1, "sign": 1}]
        assert len(said(t, seat, "debunks")) == 1
        assert said(t, seat, "debunk-fails") == []
    t = Table(players=3, round=3, at="debunk", theories="scorpion=B+:B-gold", A={"cubes": "debunk"})
    t.do("debunk scorpion blue")
    for seat in EVERY:
        assert said(t, seat, "debunk-fails") == [{"seat": 0}]


@rule("AL-612")
def test_seals_of_a_fallen_theory_and_the_losses_are_public():
    t = Table(players=3, round=3, at="debunk", theories="scorpion=B+:B-gold,C-blue", A={"cubes": "debunk"})
    hidden = t.view("A")["theories"][6]
    t.do("debunk scorpion green")
    for seat in EVERY:
        assert {(args["seat"], args["seal"]) for args in said(t, seat, "shows-seal")} == {(1, 0), (2, 4)}
        losses = said(t, seat, "loses-reputation")
        assert sorted((args["seat"], args["count"]) for args in losses) == [(1, 5), (2, 5)]
    assert hidden["seals"] == [[1, -1], [2, -1]]


@rule("AL-613", "AL-041")
def test_a_masters_demonstration_is_public_and_a_no_says_no_more():
    theories = "scorpion=B+:B-gold toad=++:C-red"
    t = Table(mode="master", players=3, round=3, at="debunk", theories=theories, A={"cubes": "debunk"})
    t.do("show toad+scorpion", "claim R+")
    for seat in EVERY:
        assert said(t, seat, "demonstrates-no") == [{"seat": 0, "ingredients": [2, 6], "potion": 0}]
    assert len(t.view(None)["facts"]) == 1


@rule("AL-614")
def test_a_conflict_shows_no_seal():
    def lay(kind: str) -> Table:
        theories = f"scorpion=B+:B-{kind} toad=++:B-red"
        t = Table(mode="master", players=3, round=3, at="debunk", theories=theories, A={"cubes": "debunk"})
        return t.do("show toad+scorpion", "claim R+")

    one, other = lay("gold"), lay("silver")
    alike(one, other, "A", "C", None)
    assert one.conflicts("toad") == {"scorpion"}


@rule("AL-615")
def test_publishing_shows_everything_but_the_seal():
    def lay(kind: str) -> Table:
        t = Table(players=3, round=3, at="publish", theories="toad=B+:B-gold", A={"cubes": "publish*2", "gold": 5})
        return t.do("publish fern R-", f"seal {kind}", "endorse toad", f"seal {kind}")

    one, other = lay("blue"), lay("silver")
    alike(one, other, "B", "C", None)
    assert said(one, "B", "pays") != []
    assert said(one, "B", "pays-author") == [{"seat": 0, "author_seat": 1, "gold": 1}]
    assert one.view("A")["theories"] != other.view("A")["theories"]


# ---------------------------------------------------------------- experiments


@rule("AL-617")
@pytest.mark.parametrize("space", ["test", "drink", "custodian"])
def test_an_experiment_shows_the_potion_but_not_the_pair(space):
    """Fern+claw and fern+scorpion make R-."""

    def lay(hand: str) -> Table:
        return Table(players=3, round=2, at=space, unhappy=True, A={"cubes": space, "hand": hand})

    one, other = both(lay, "fern claw", "fern scorpion", "mix {0}+{1}")
    alike(one, other, "B", "C", None)
    event = "tests" if space == "test" else "drinks"
    for seat in ("B", "C", None):
        assert said(one, seat, f"{event}-hidden") == [{"seat": 0, "potion": 1}]
        assert said(one, seat, "pays") == ([{"seat": 0, "gold": 1}] if space == "test" else [])
        assert len(said(one, seat, "hospital")) == (space != "test")
    assert said(one, "A", event)[0]["ingredients"] == [1, 3]


def watched(seen: int) -> Table:
    t = Table(players=3, round=2, at="test", A={"cubes": "test", "hand": "toad claw"}, B={"artifacts": "periscope"})
    t.force(seen).do("mix toad+claw", "peek")
    return t


@rule("AL-618")
def test_the_periscope_shows_its_owner_one_card_and_others_nothing():
    one, other = watched(0), watched(1)
    alike(one, other, "A", "C", None)
    assert [args["ingredient"] for args in said(one, "B", "peeks")] == [2]
    assert [args["ingredient"] for args in said(other, "B", "peeks")] == [3]
    for seat in ("A", "C", None):
        assert said(one, seat, "peeks-hidden") == [{"seat": 1, "brewer_seat": 0}]
    (noted,) = one.view("B")["triangle"]
    assert noted[:4] == [0, 2, -1, 1 << 6]


@rule("AL-619")
def test_the_mortar_tells_only_its_owner_which_card_came_back():
    def lay(discarded: int) -> Table:
        t = Table(players=3, round=2, at="test", A={"cubes": "test", "hand": "toad claw", "artifacts": "mortar"})
        return t.force(discarded).do("mix toad+claw")

    one, other = lay(0), lay(1)
    alike(one, other, "B", "C", None)
    assert one.view("B")["alchemists"][0]["ingredients"] == 1
    assert len(said(one, "B", "spares-hidden")) == 1
    assert [args["ingredient"] for args in said(one, "A", "spares")] == [3]
    assert [args["ingredient"] for args in said(other, "A", "spares")] == [2]


@rule("AL-620")
def test_declining_is_public():
    t = Table(players=3, round=2, at="buy", A={"cubes": "buy*2"})
    t.do("decline", "decline")
    for seat in EVERY:
        assert said(t, seat, "declines") == [{"seat": 0, "space": 4, "cubes": 1}, {"seat": 0, "space": 4, "cubes": 2}]


@rule("AL-621")
def test_favors_for_unused_cubes():
    def lay(cards: str) -> Table:
        return Table(players=3, round=2, at="unused", favor_deck=cards, A={"unused": 4})

    one, other = lay("sage barmaid"), lay("merchant shopkeeper")
    alike(one, other, "B", "C", None)
    assert said(one, "B", "unused-favors") == [{"seat": 0, "count": 2}]
    assert one.view("B")["alchemists"][0]["favors"] == 2
    assert one.favors("A") == ["barmaid", "sage"]


# ---------------------------------------------------------------- the last round and the end


@rule("AL-622", "AL-047")
def test_an_exhibition_shows_what_was_named_and_made():
    """Mushroom+toad and root+feather make R+."""

    def lay(hand: str) -> Table:
        return Table(players=3, round=6, at="exhibit", A={"cubes": "exhibit", "hand": hand})

    one, other = both(lay, "mushroom toad", "root feather", "exhibit G+", "mix {0}+{1}")
    alike(one, other, "B", "C", None)
    assert said(one, "B", "promises") == [{"seat": 0, "potion": 2}]
    assert said(one, "B", "exhibit-fails-hidden") == [{"seat": 0, "potion": 2, "made_potion": 0}]
    assert said(one, "A", "exhibit-fails")[0]["ingredients"] == [0, 2]
    success, also = both(lay, "mushroom toad", "root feather", "exhibit R+", "mix {0}+{1}")
    alike(success, also, "B", "C", None)


@rule("AL-623")
def test_what_the_feather_sets_aside_is_shown_when_it_is_counted():
    def lay(hand: str) -> Table:
        side = {"cubes": "exhibit", "hand": hand, "artifacts": "feather"}
        return Table(players=3, round=6, at="exhibit", A=side)

    one, other = both(lay, "mushroom toad", "root feather", "exhibit R+", "mix {0}+{1}")
    alike(one, other, "B", "C", None)
    seen = one.view("B")["alchemists"][0]
    assert (seen["aside"], seen["set_aside"]) == (2, None)
    assert said(one, "B", "sets-aside-hidden") == [{"seat": 0, "count": 2}]
    one.until("next-round")
    assert one.view("B")["alchemists"][0]["set_aside"] == [0, 2]
    assert said(one, "B", "shows-aside")[0]["ingredients"] == [0, 2]


@rule("AL-626", "AL-086")
def test_at_the_end_everything_is_shown():
    t = Table(players=2, round=6, at="unused", theories="fern=R-:A-gold,B-red", A={"favors": "sage barmaid", "gold": 4})
    assert t.view("B")["truth"] is None
    assert t.view("B")["alchemists"][0]["seals_left"] is None
    t.until("next-round")
    for seat in ("A", "B", None):
        view = t.view(seat)
        assert view["truth"] == t.state.truth
        assert view["alchemists"][0]["gold"] == 8
        assert sorted(said(t, seat, "exchanges-favors")[0]["favors"]) == [4, 6]
        assert {(args["seat"], args["seal"]) for args in said(t, seat, "shows-seal")} == {(0, 0), (1, 2)}
        lines = said(t, seat, "revelation")[0]["lines"]
        assert [line.args["alchemical"] for line in lines] == t.state.truth


# ---------------------------------------------------------------- notes, refusals


@rule("AL-542", "AL-082")
def test_notes_come_from_ones_own_view_alone():
    t = Table(players=3, round=2, at="test", A={"cubes": "test", "hand": "mushroom toad"})
    before = notebook.knowledge(t.view("B")).count
    t.do("mix mushroom+toad")
    assert notebook.results(t.view("A")) == {(0, 2): 1}
    assert notebook.results(t.view("B")) == {}
    assert notebook.knowledge(t.view("B")).count == before == 40320
    assert notebook.knowledge(t.view("A")).count < before


@rule("AL-628")
def test_a_refusal_does_not_depend_on_what_the_mover_cannot_know():
    """Two tables that look the same to A refuse the same with the same words."""
    sides: dict[str, Any] = {
        "A": {"cubes": "publish", "hand": "toad claw", "favors": "sage", "gold": 3},
        "B": {"cubes": "publish", "hand": "toad fern", "favors": "barmaid", "artifacts": "periscope"},
    }
    one = Table(players=2, round=3, at="publish", theories="fern=R-:B-gold toad=G+:A-red,B-blue", **sides)
    sides["B"] = {**sides["B"], "hand": "root feather", "favors": "merchant"}
    other = Table(
        players=2, round=3, at="publish", theories="fern=R-:B-red toad=G+:A-red,B-silver", truth="QWIN", **sides
    )
    assert one.view("A") == other.view("A")
    reasons = [one.why(name, "A") for name in map(GAME.actions.name, range(GAME.num_actions))]
    assert reasons == [other.why(name, "A") for name in map(GAME.actions.name, range(GAME.num_actions))]
    assert len(set(reasons)) > 10
