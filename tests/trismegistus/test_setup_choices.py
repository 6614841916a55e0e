"""The set-up's secret choices: four pairs, one of each kept; artifacts and starting experiments are then revealed."""

import pytest

from athanor.games.trismegistus.cards import ARTIFACT_IDS, EXPERIMENT_IDS, Artifact
from tests.trismegistus.making import own_copy, read_effect
from tests.trismegistus.printed import BOARD
from tests.trismegistus.table import Table, fresh

rule = pytest.mark.rule


def choosing(players: int = 2, seed: int = 1) -> Table:
    """Laboratories are chosen; the four pairs are dealt."""
    return fresh(players, seed).at_random("choose", seed)


def choose(t: Table, seat: str, which: str = "0000") -> list[str]:
    """A seat makes its four choices, 0 the first and 1 the second card of each pair."""
    made = []
    for at in which:
        made.append(t.legal_for(seat)[int(at)])
        t.do(made[-1], seat=seat)
    return made


@rule("TR-058")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_two_of_each_kind_that_only_they_see(players):
    t = choosing(players)
    seen = set()
    for seat in "ABCD"[:players]:
        offers = t.view(seat)["laboratories"]["ABCD".index(seat)]["offers"]
        assert all(card in EXPERIMENT_IDS[0] for card in offers[:2])
        assert all(card in EXPERIMENT_IDS[4] for card in offers[2:4])
        assert all(card in ARTIFACT_IDS[0] for card in offers[6:])
        seen |= {(at // 2, card) for at, card in enumerate(offers)}
        for other in {*"ABCD"[:players], None} - {seat}:
            assert t.view(other)["laboratories"]["ABCD".index(seat)]["offers"] is None
        assert len(t.legal_for(seat)) == 2
    assert len(seen) == 8 * players


@rule("TR-058", "TR-059")
def test_one_of_each_pair_is_kept():
    t = choosing()
    before = t.A.offers[:]
    made = choose(t, "A", "0110")
    assert [name.split()[1].split("-")[0] for name in made] == ["experiment", "masterpiece", "publication", "artifact"]
    choose(t, "B")
    assert len(t.A.open) == len(t.A.hand) == 1
    assert t.A.open[0] in before[:2]
    assert t.A.masterpiece in before[2:4]
    assert t.A.hand[0] in before[4:6]


@rule("TR-059")
def test_nothing_is_revealed_before_all_have_chosen():
    t = choosing()
    log = len(t.log)
    choose(t, "A")
    seen = t.view("B")["laboratories"][0]
    assert (seen["open"], seen["artifacts"], seen["hand_size"], seen["has_masterpiece"]) == ([], [-1] * 6, 0, False)
    assert len(t.log) == log
    choose(t, "B")
    t.at_random("draft")
    seen = t.view("B")["laboratories"][0]
    assert seen["open"] == t.A.open != []
    assert sum(tile >= 0 for tile in seen["artifacts"]) == 1
    assert (seen["masterpiece"], seen["hand"], seen["hand_size"]) == (None, [], 1)


@rule("TR-059")
def test_what_the_others_hear_of_the_kept_cards():
    t = choosing()
    choose(t, "A")
    choose(t, "B")
    own = [args for name, args in t.heard("A") if args.get("seat") == 0 and name.startswith("begins-with")]
    other = [args for name, args in t.heard("B") if args.get("seat") == 0 and name.startswith("begins-with")]
    assert set(own[0]) == {"seat", "experiment", "masterpiece", "publication"}
    assert set(other[0]) == {"seat", "experiment"}


@rule("TR-672")
def test_each_seat_is_asked_its_own_question_which_others_do_not_change():
    t = choosing(3)
    first, second = "Choose your starting experiment.", "Choose your masterpiece; it stays secret."

    def asked() -> list[str]:
        return [t.state.question("en", ["A", "B", "C"], seat) for seat in range(3)]

    assert asked() == [first] * 3
    everybody = t.state.asks(None)
    t.do(t.legal_for("A")[0], seat="A")
    assert asked() == [second, first, first]
    t.do(t.legal_for("C")[0], seat="C")
    assert asked() == [second, first, second]
    choose(t, "A", "000")
    assert asked()[0].startswith("You have chosen.")
    assert asked()[1:] == [first, second]
    assert t.state.asks(None) == everybody, "who watches is told nothing of who has chosen what"


@rule("TR-060", "TR-066")
def test_artifacts_are_placed_in_player_order_each_in_any_slot():
    t = choosing(3, seed=2)
    for seat in "ABC":
        choose(t, seat)
    order = t.order.split()
    asked = []
    for slot in ("3", "3", "6"):
        asked.append(t.asked)
        assert t.offered("slot") == ["1", "2", "3", "4", "5", "6"]
        for earlier in asked[:-1]:
            assert earlier is not None
            shown = t.view(t.asked)["laboratories"]["ABC".index(earlier)]["artifacts"]
            assert shown[2] >= 0
        t.do(f"slot {slot}")
    assert asked == order
    first, last = t.state.order[0], t.state.order[2]
    assert [tile >= 0 for tile in t.state.labs[first].artifacts] == [False, False, True, False, False, False]
    assert [tile >= 0 for tile in t.state.labs[last].artifacts] == [False] * 5 + [True]
    assert [lab.exhausted for lab in t.state.labs] == [0, 0, 0]


@rule("TR-061")
def test_a_starting_artifact_does_not_work_when_it_is_placed():
    t = fresh(2)
    cards = t.state.cards = own_copy(t.state.cards)
    for id in ARTIFACT_IDS[0]:
        old = cards.artifacts[id]
        cards.artifacts[id] = Artifact(id, 0, old.name, old.elementals, read_effect("essence salt, raw any"))
    t.at_random("draft")
    for side in (t.A, t.B):
        assert (side.essences["salt"], sum(side.cubes.values()), len(side.slots)) == (1, 4, 1)


@rule("TR-062")
def test_rejected_starting_pieces_leave_the_game():
    t = choosing(2, seed=3)
    offers = [lab.offers[:] for lab in t.state.labs]
    choose(t, "A")
    choose(t, "B")
    t.at_random("draft")
    s = t.state
    rejected = {card for offer in offers for card in offer[:4]}
    rejected -= {card for lab in s.labs for card in (*lab.open, lab.masterpiece)}
    assert len(rejected) == 4
    lying = [*s.starting, *s.masterpieces, *(card for part in (*s.experiment_decks, *s.spaces) for card in part)]
    assert not rejected & set(lying)
    tiles = {tile for offer in offers for tile in offer[6:]} - {tile for lab in s.labs for tile in lab.artifacts}
    assert len(tiles) == 2
    assert not tiles & {*s.starting_tiles, *s.market, *s.stacks[0], *s.stacks[1], *s.stacks[2]}


@rule("TR-063")
def test_rejected_publications_go_shuffled_under_the_deck():
    sides = set()
    for seed in range(12):
        t = choosing(2, seed)
        usable = [card.id for card in t.cards.publications if card.players <= 2]
        choose(t, "A")
        choose(t, "B")
        deck = t.state.publications
        rejected = [lab.spurned_publication for lab in t.state.labs]
        assert len(deck) == len(usable) - 2
        assert sorted(deck[:2]) == sorted(rejected)
        sides.add((rejected.index(deck[0]), deck[0] < deck[1]))
    # Neither the seats nor the numbers of the cards say which one lies lower.
    assert {seat for seat, _ in sides} == {0, 1}
    assert {rises for _, rises in sides} == {True, False}


@rule("TR-065")
def test_the_dice_lie_in_the_bowls_while_everybody_chooses():
    for players in (2, 3, 4):
        assert sum(choosing(players).view("A")["bowls"]) == sum(BOARD.dice[players])


@rule("TR-066")
def test_choices_are_made_at_the_same_time():
    t = choosing(3)
    assert t.state.waiting == [0, 1, 2]
    choose(t, "C", "1010")
    assert t.state.waiting == [0, 1]
    choose(t, "A")
    choose(t, "B")
    assert t.kind == "place-artifact"
