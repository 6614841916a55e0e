"""Publications: drawing and returning, the end of the deck, secrecy, and completing them at the end."""

import pytest

from athanor.games.trismegistus.effects import draw_publications
from tests.trismegistus.granting import granting
from tests.trismegistus.printed import every_step
from tests.trismegistus.table import Made, Table, artifact, experiment, fresh, publication, used

rule = pytest.mark.rule


def papers(count: int) -> list[Made]:
    return [publication("fire") for _ in range(count)]


def drawing(deck: list[Made], hand: list[Made], effect: str = "publication", **table) -> Table:
    return granting(effect, table=dict(deck=deck, **table), hand=hand)


def ids(cards: list[Made]) -> list[int]:
    return [card.id for card in cards]


def put_back(card) -> str:
    return f"return {card.id + 1}"


def completed(hand: list[Made], **side) -> int:
    return Table(A=dict(hand=hand, **side)).sheet("A")["sheet-publications"]


# ---------------------------------------------------------------- drawing


@rule("TR-372", "TR-373", "TR-389")
def test_two_are_drawn_and_any_one_of_the_hand_goes_under_the_deck():
    deck, old = papers(5), publication("water")
    t = drawing(deck, [old])
    assert t.A.hand == ids([old, *deck[:2]])
    assert set(t.legal) == {put_back(card) for card in (old, *deck[:2])}
    t.do(put_back(old))
    assert t.A.hand == ids(deck[:2])
    assert t.state.publications == ids([old, *deck[4:1:-1]])


@rule("TR-373")
def test_a_new_card_may_be_returned_too():
    deck, old = papers(5), publication("water")
    t = drawing(deck, [old]).do(put_back(deck[1]))
    assert (t.A.hand, t.state.publications[0]) == (ids([old, deck[0]]), deck[1].id)


@rule("TR-374")
def test_a_last_single_card_is_taken_and_nothing_returned():
    deck, hand = papers(1), papers(2)
    t = drawing(deck, hand)
    assert (t.A.hand, t.state.publications, t.kind) == (ids([*hand, *deck]), [], "act")


@rule("TR-375")
def test_from_an_empty_deck_nothing_comes():
    hand = papers(2)
    t = drawing([], hand)
    assert (t.A.hand, t.state.publications, t.kind, t.told()) == (ids(hand), [], "act", ["samples"])
    assert drawing([], hand, "publication 2").kind == "act"


@rule("TR-376")
def test_with_two_cards_both_are_drawn_and_one_returned():
    deck = papers(2)
    t = drawing(deck, []).do(put_back(deck[0]))
    assert (t.A.hand, t.state.publications) == (ids(deck[1:]), ids(deck[:1]))


@rule("TR-377")
def test_there_is_no_limit_to_the_hand():
    deck = papers(12)
    t = drawing(deck, [], "publication 8")
    for count in range(8):
        assert len(t.A.hand) == count + 2
        t.do(t.legal[0])
        assert len(t.A.hand) + len(t.state.publications) == 12
    assert len(t.A.hand) == 8


@rule("TR-378", "TR-377")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_publications_never_leave_the_game(players):
    counts = set()
    for t in every_step(fresh(players, 3), 3):
        s = t.state
        cards = [*s.publications, *(card for lab in s.labs for card in (*lab.hand, *lab.offers[4:6]) if card >= 0)]
        usable = [c.id for c in s.cards.publications if c.players <= max(players, 2)]
        assert sorted(cards) == usable
        counts.add(tuple(len(lab.hand) for lab in s.labs))
    assert len(counts) > 1


@rule("TR-379")
def test_others_see_the_number_of_cards_only():
    deck, hand = papers(5), papers(2)
    t = drawing(deck, hand)
    for seat in ("B", None):
        seen = t.view(seat)["laboratories"][0]
        assert (seen["hand"], seen["hand_size"], seen["completed"]) == ([], 4, None)
        heard = [args for name, args in t.heard(seat) if name.startswith("draws-publication")]
        assert len(heard) == 2
        assert not any("publication" in args for args in heard)
    assert t.view("A")["laboratories"][0]["hand"] == sorted(ids([*hand, *deck[:2]]))
    t.do(put_back(hand[0]))
    assert all("publication" not in args for name, args in t.heard("B") if name.startswith("returns-"))
    rows = {seat: str(t.view(seat)["sheets"][0]) for seat in "AB"}
    assert "sheet-publications" in rows["A"]
    assert "sheet-publications" not in rows["B"]


@rule("TR-379")
def test_at_the_end_all_are_shown():
    hand = papers(2)
    t = Table(round=3, phase="round-end", A={"hand": hand}).go()
    for seat in ("A", "B", None):
        assert t.view(seat)["laboratories"][0]["hand"] == sorted(ids(hand))


@rule("TR-380")
def test_publications_are_never_played():
    verbs = set()
    for t in every_step(fresh(2, 5), 5):
        verbs |= t.verbs
        for side in (t.A, t.B):
            assert len(side.hand) >= (t.state.round > 1)
    assert verbs <= {
        "laboratory", "choose", "withdraw", "slot", "draft", "turn", "keep", "ethereal", "no-ethereal", "harvest",
        "essence", "transmute", "artifact", "recharge", "experiment", "chameleon", "perform", "buy", "sample", "react",
        "pass", "end", "skip", "use", "cell", "unlock", "pay", "level", "reward", "gain", "advance", "retreat",
        "refine", "refine-gold", "swap", "gild", "return",
    }  # fmt: skip


# ---------------------------------------------------------------- completing


@rule("TR-381")
def test_elementals_come_from_artifacts_experiments_and_the_tops_of_tracks():
    hand = [publication("fire, water, air", 9)]
    sources = {"artifacts": {1: artifact(shows="fire")}, "done": [experiment("water")], "tracks": "air 12"}
    assert completed(hand, **sources) == 9
    for missing in sources:
        assert completed(hand, **{name: what for name, what in sources.items() if name != missing}) == 0


@rule("TR-382")
def test_each_elemental_serves_one_publication():
    hand = [publication("fire", 5), publication("fire", 4)]
    assert completed(hand, done=[experiment("fire")]) == 5
    assert completed(hand, done=[experiment("fire"), experiment("fire")]) == 9


@rule("TR-383")
def test_both_elementals_of_an_artifact_serve_one_publication_or_two():
    tiles = {1: artifact(shows="fire water")}
    assert completed([publication("fire, water", 7)], artifacts=tiles) == 7
    assert completed([publication("fire", 3), publication("water", 2)], artifacts=tiles) == 5
    assert completed([publication("fire 2", 6)], artifacts={1: artifact(shows="fire fire")}) == 6


@rule("TR-384")
def test_exhausted_artifacts_count_and_replaced_ones_do_not():
    hand = [publication("fire", 5)]
    assert completed(hand, artifacts={1: used(artifact(shows="fire"))}) == 5
    t = granting(
        "artifact random",
        table={"stack": [artifact(shows="water")]},
        hand=hand, artifacts={1: artifact(shows="fire")},
    )  # fmt: skip
    assert t.sheet("A")["sheet-publications"] == 5
    assert t.do("slot 1").sheet("A")["sheet-publications"] == 0


@rule("TR-385")
@pytest.mark.parametrize("element", ["fire", "water", "earth", "air"])
def test_a_track_at_its_top_is_an_elemental_of_its_element(element):
    assert completed([publication(element, 5)], tracks=f"{element} 12") == 5
    assert completed([publication(f"{element} 2", 5)], tracks=f"{element} 12") == 0


@rule("TR-386")
def test_unfinished_publications_score_nothing_and_cost_nothing():
    hand = [publication("fire, water, earth, air", 9), publication("fire", 2)]
    done = [experiment(element) for element in ("fire", "water", "earth")]
    assert completed(hand[:1], done=done) == 0
    assert completed(hand, done=done) == 2


@rule("TR-387")
def test_publications_of_others_score_nothing_for_you():
    hand = [publication("fire", 5)]
    t = Table(A={"done": [experiment("fire")]}, B={"hand": hand})
    assert (t.sheet("A")["sheet-publications"], t.sheet("B")["sheet-publications"]) == (0, 0)
    t = Table(A={"hand": hand}, B={"done": [experiment("fire")]})
    assert (t.points("A"), t.sheet("B")["sheet-publications"]) == (0, 0)


@rule("TR-388")
def test_the_best_assignment_is_found():
    hand = [publication("fire 2", 7), publication("fire, water", 6), publication("fire", 2)]
    done = [experiment("fire"), experiment("fire"), experiment("water")]
    assert completed(hand, done=done) == 8


@rule("TR-389")
def test_the_starting_publication_has_no_special_status():
    t = fresh(2, 2, setup="introductory")
    start = t.A.hand[0]
    draw_publications(t.state, 0)
    t.state.settle()
    assert (t.asked, len(t.offered("return"))) == ("A", 3)
    t.do(f"return {start + 1}")
    assert start not in t.A.hand and t.state.publications[0] == start  # noqa: PT018
