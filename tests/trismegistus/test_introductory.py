"""The introductory set-up: alchemist and first cards are given by the place in the turn order."""

import pytest

from athanor.games.trismegistus.cards import MASTERPIECE, STARTING
from tests.trismegistus.printed import BOARD, every_step
from tests.trismegistus.table import Side, Table, fresh

rule = pytest.mark.rule
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def introductory(players: int, seed: int = 1) -> Table:
    return fresh(players, seed, setup="introductory")


def at_place(t: Table, place: int) -> Side:
    """The player at this place (from 1) of the turn order."""
    return Side(t.state, t.state.order[place - 1])


@rule("TR-021")
@PLAYERS
def test_nobody_is_asked_to_choose_a_card(players):
    t = introductory(players)
    assert (t.kind, t.asked) == ("draft", t.order[0])
    for place, hand in enumerate(t.cards.hands[:players], start=1):
        side = at_place(t, place)
        assert (side.alchemist, side.masterpiece) == (hand.alchemist, hand.masterpiece)
        assert (side.open, side.hand) == ([hand.experiment], [hand.publication])
        assert [tile for tile, _ in side.slots.values()] == [hand.artifact]


@pytest.mark.parametrize(
    ("place", "name", "ethereal", "mercury"),
    [
        pytest.param(1, "Duval", 0, 1, marks=rule("TR-022")),
        pytest.param(2, "Newton", 1, 1, marks=rule("TR-023", "TR-029")),
        pytest.param(3, "Agrippa", 2, 1, marks=rule("TR-024", "TR-029")),
        pytest.param(4, "Bacon", 2, 2, marks=rule("TR-025", "TR-029")),
    ],
)
@PLAYERS
def test_alchemist_and_compensation_by_place(players, place, name, ethereal, mercury):
    if place > players:
        assert not any(name in who for who in alchemists(introductory(players)))
        return
    side = at_place(introductory(players), place)
    assert name in alchemists(introductory(players))[place - 1]
    assert (side.ethereal, side.cubes["raw-mercury"]) == (ethereal, mercury)


def alchemists(t: Table) -> list[str]:
    """Their names, in turn order."""
    return [t.cards.alchemists[t.state.labs[seat].alchemist].name.en for seat in t.state.order]


@rule("TR-026")
def test_the_starting_player_is_random_and_the_others_follow_clockwise():
    orders = {introductory(3, seed).order for seed in range(40)}
    assert orders == {"A B C", "B C A", "C A B"}


@rule("TR-026")
@PLAYERS
def test_the_given_artifact_lies_ready_in_the_slot_that_the_board_names(players):
    t = introductory(players)
    for lab in range(players):
        side = Side(t.state, lab)
        assert {slot: turned for slot, (_, turned) in side.slots.items()} == {BOARD.introductory_slot + 1: "ready"}


@rule("TR-027")
@PLAYERS
def test_the_fifth_alchemist_and_unused_starting_pieces_never_appear(players):
    t = introductory(players)
    hands = t.cards.hands[:players]
    fifth = set(range(5)) - {hand.alchemist for hand in t.cards.hands}
    given = {hand.experiment for hand in hands} | {hand.masterpiece for hand in hands}
    tiles = {hand.artifact for hand in hands}
    for _ in every_step(t, players):
        s = t.state
        assert not fifth & {lab.alchemist for lab in s.labs}
        cards = [card for lab in s.labs for card in (*lab.open, *lab.done, lab.masterpiece) if card >= 0]
        cards += [card for part in (*s.spaces, *s.experiment_decks) for card in part]
        assert {card for card in cards if t.cards.experiments[card].level in (STARTING, MASTERPIECE)} <= given
        lying = [tile for part in (s.market, *s.stacks, *(lab.artifacts for lab in s.labs)) for tile in part]
        assert {tile for tile in lying if tile >= 0 and t.cards.artifacts[tile].level == STARTING} <= tiles


@rule("TR-028")
@PLAYERS
def test_everything_else_is_set_up_as_usual(players):
    t = introductory(players)
    for place in range(1, players + 1):
        side = at_place(t, place)
        assert (side.ready, side.used, side.chameleon) == (2, 0, 0)
        cubes = {**side.cubes, "raw-mercury": 1}
        assert cubes == {"raw-lead": 1, "raw-copper": 1, "raw-tin": 1, "raw-mercury": 1}
        assert side.essences == {"salt": 1, "sulfur": 1, "aether": 1}
        assert sorted(side.lab.sockets) == list(range(8))
    assert all(tile >= 0 for tile in t.state.market)
    assert [len(space) for space in t.state.spaces] == [1] * 6
    assert (len(t.bonus), sum(t.state.bowls)) == (8, sum(BOARD.dice[players]))


@rule("TR-028")
def test_formulas_lie_on_random_sockets():
    assert len({tuple(at_place(introductory(2, seed), 1).lab.sockets) for seed in range(20)}) > 15


@rule("TR-030")
@PLAYERS
def test_the_given_publications_are_taken_out_of_the_deck_first(players):
    t = introductory(players)
    given = {hand.publication for hand in t.cards.hands[:players]}
    usable = {card.id for card in t.cards.publications if card.players <= players}
    assert given <= usable
    assert sorted(t.state.publications) == sorted(usable - given)
