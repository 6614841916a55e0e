"""The general set-up: decks and stacks, bonus tokens, dice, order, laboratories, what everybody starts with."""

import pytest

from athanor.games.trismegistus.cards import ARTIFACT_IDS, ARTIFACTS_BY_LEVEL, BONUS_NAMES, EXPERIMENT_IDS
from athanor.games.trismegistus.components import SOCKET_NAMES
from athanor.games.trismegistus.state import Trismegistus
from tests.trismegistus.printed import BOARD, every_step
from tests.trismegistus.table import Side, Table, experiment, fresh

rule = pytest.mark.rule
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def begun(players: int = 2, seed: int = 1, **options) -> Table:
    """A general set-up, everything chosen by chance, up to the first draft."""
    return fresh(players, seed, **options).at_random("draft", seed)


def usable_experiments(t: Table, level: int, players: int) -> list[int]:
    return [card for card in EXPERIMENT_IDS[level] if t.cards.experiments[card].players <= players]


def usable_publications(t: Table, players: int) -> list[int]:
    return [card.id for card in t.cards.publications if card.players <= players]


def imagined_by(s: Trismegistus, seats: frozenset[int], number: int) -> Trismegistus:
    world = s.determinise_together(seats, number)
    assert isinstance(world, Trismegistus)
    return world


@rule("TR-035", "TR-037", "TR-039")
def test_all_seats_together_know_hands_and_what_was_rejected_but_no_order():
    s = begun(3).state
    everybody = frozenset(range(3))
    worlds = [imagined_by(s, everybody, number) for number in range(20)]
    for world in worlds:
        for lab, true in zip(world.labs, s.labs, strict=True):
            assert (lab.masterpiece, lab.spurned, lab.hand) == (true.masterpiece, true.spurned, true.hand)
            assert lab.spurned_publication == true.spurned_publication
        assert set(world.publications[: s.batch]) == set(s.publications[: s.batch])
    assert len({tuple(world.publications) for world in worlds}) == 20
    assert len({tuple(world.publications[: s.batch]) for world in worlds}) > 1
    assert len({tuple(world.masterpieces) for world in worlds}) > 1


# ---------------------------------------------------------------- the main board


@rule("TR-031")
@PLAYERS
def test_all_share_one_board(players):
    t = begun(players)
    shared = ("bowls", "market", "stack", "spaces", "experiment_deck", "publication_deck", "bonus", "essences", "order")
    boards = [{key: t.view(who)[key] for key in shared} for who in (*"ABCD"[:players], None)]
    assert all(board == boards[0] for board in boards)


@rule("TR-032", "TR-033")
@PLAYERS
def test_separate_decks_without_the_cards_for_more_players(players):
    t = fresh(players)
    s = t.state
    level_1 = s.experiment_decks[0] + [card for space in s.spaces for card in space]
    decks = [s.starting, level_1, *s.experiment_decks[1:], s.masterpieces]
    for level, deck in enumerate(decks):
        assert sorted(deck) == usable_experiments(t, level, players)
    assert sorted(s.publications) == usable_publications(t, players)


@rule("TR-033")
def test_there_are_cards_that_only_more_players_use():
    t = fresh(4)
    for marked in (3, 4):
        for level in (1, 2, 3):
            assert any(t.cards.experiments[card].players == marked for card in EXPERIMENT_IDS[level])
        assert any(card.players == marked for card in t.cards.publications)


@rule("TR-035", "TR-039")
def test_decks_and_stacks_are_shuffled_each_by_itself():
    games = [fresh(4, seed).state for seed in range(10)]
    for level in range(3):
        assert len({tuple(s.experiment_decks[level]) for s in games}) == 10
        assert len({tuple(s.stacks[level]) for s in games}) == 10
    for name in ("publications", "masterpieces", "starting", "starting_tiles"):
        assert len({tuple(getattr(s, name)) for s in games}) == 10


@rule("TR-035", "TR-037", "TR-039")
@pytest.mark.parametrize("seat", [0, None])
def test_nobody_sees_the_order_of_a_deck(seat):
    s = begun(2).state
    twin = s.clone()
    twin.redeal(seat)
    assert twin.view(seat) == s.view(seat)
    assert twin.publications != s.publications
    for level in range(3):
        assert twin.experiment_decks[level] != s.experiment_decks[level]
        assert twin.stacks[level] != s.stacks[level]


@rule("TR-036")
@PLAYERS
def test_a_level_1_experiment_on_each_space(players):
    t = fresh(players)
    assert [[t.cards.experiments[card].level for card in space] for space in t.state.spaces] == [[1]] * 6
    assert t.view("A")["experiment_deck"] == len(usable_experiments(t, 1, players)) - 6


@rule("TR-037")
@PLAYERS
def test_the_publication_deck_lies_face_down(players):
    t = fresh(players)
    assert t.view("A")["publication_deck"] == len(usable_publications(t, players))
    assert t.state.known == [0] * len(t.state.known)


@rule("TR-038", "TR-040")
def test_four_stacks_of_artifacts_and_a_market_of_the_first_level():
    s = fresh(2).state
    assert sorted(s.starting_tiles) == list(ARTIFACT_IDS[0])
    assert sorted(s.stacks[0] + s.market) == list(ARTIFACT_IDS[1])
    assert (len(s.market), len(s.stacks[0])) == (6, ARTIFACTS_BY_LEVEL[1] - 6)
    assert [sorted(stack) for stack in s.stacks[1:]] == [list(ARTIFACT_IDS[2]), list(ARTIFACT_IDS[3])]


@rule("TR-041")
def test_the_printed_essences_unless_they_are_shuffled():
    assert {tuple(fresh(2, seed).state.essence_of) for seed in range(10)} == {BOARD.track_essence}


@rule("TR-042", "TR-013")
def test_a_bonus_token_on_every_bonus_space():
    found = [fresh(2, seed).bonus for seed in range(20)]
    spaces = {f"{element} {step}" for element in ("fire", "water", "earth", "air") for step in BOARD.bonus_steps}
    assert all(set(bonus) == spaces for bonus in found)
    assert len({tuple(bonus.values()) for bonus in found}) > 15
    for bonus in found:
        counts = [list(bonus.values()).count(kind) for kind in BONUS_NAMES]
        assert all(used <= there for used, there in zip(counts, BOARD.bonus_tokens, strict=True))
    assert sum(BOARD.bonus_tokens) > len(spaces)


@rule("TR-043")
@PLAYERS
def test_nobody_begins_with_a_chameleon(players):
    assert [lab.chameleon for lab in begun(players).state.labs] == [0] * players


# ---------------------------------------------------------------- dice


@rule("TR-044", "TR-045", "TR-073")
@PLAYERS
def test_the_same_pool_of_dice_in_every_round(players):
    t = begun(players)
    for number in (1, 2, 3):
        t.at_random(f"round {number}")
        by_colour = [sum(t.state.bowls[colour::3]) for colour in range(3)]
        assert by_colour == [[5, 5, 4], [5, 5, 5], [6, 5, 5]][players - 2]
        assert max(sum(t.state.bowls[face * 3 : face * 3 + 3]) for face in range(6)) <= 5


# ---------------------------------------------------------------- order and laboratories


@rule("TR-049")
def test_every_seat_begins_equally_often():
    first = [fresh(3, seed).state.order[0] for seed in range(240)]
    assert all(55 <= first.count(seat) <= 105 for seat in range(3))


@rule("TR-050")
@PLAYERS
def test_the_others_follow_clockwise(players):
    for seed in range(12):
        order = fresh(players, seed).state.order
        assert order == [(order[0] + step) % players for step in range(players)]
    assert {fresh(3, seed).order for seed in range(30)} == {"A B C", "B C A", "C A B"}


@rule("TR-051")
@PLAYERS
def test_laboratories_are_chosen_from_the_last_player_backwards(players):
    t = fresh(players)
    asked, free = [], {"1", "2", "3", "4", "5"}
    while t.kind == "laboratory":
        assert t.asked is not None
        asked.append(t.asked)
        assert set(t.offered("laboratory")) == free
        taken = t.offered("laboratory")[1]
        seat = "ABCD".index(t.asked)
        t.do(f"laboratory {taken}")
        assert t.state.labs[seat].alchemist == int(taken) - 1
        free.remove(taken)
        if t.kind == "laboratory":
            assert t.reason(f"laboratory {taken}") == "why-laboratory-taken"
    assert asked == t.order.split()[::-1]


@rule("TR-057", "TR-051")
@PLAYERS
def test_the_own_formulas_lie_on_random_sockets_two_in_each_column(players):
    games = [begun(players, seed) for seed in range(10)]
    for t in games:
        for lab in t.state.labs:
            assert sorted(lab.sockets) == list(range(len(SOCKET_NAMES)))
            own = {t.cards.formulas[lab.alchemist * 8 + formula].alchemist for formula in lab.sockets}
            assert own == {lab.alchemist}
    assert len({tuple(t.state.labs[0].sockets) for t in games}) == 10


# ---------------------------------------------------------------- what everybody starts with


@rule("TR-052", "TR-054")
@PLAYERS
def test_two_ready_reaction_tokens_and_all_markers_on_nought(players):
    t = begun(players)
    for lab in t.state.labs:
        assert (lab.ready, lab.used, lab.tracks, lab.vp) == (2, 0, [0, 0, 0, 0], 0)


@rule("TR-053")
@PLAYERS
def test_later_players_are_compensated(players):
    t = begun(players, seed=3)
    labs = [Side(t.state, seat) for seat in t.state.order]
    assert [lab.ethereal for lab in labs] == [0, 1, 2, 2][:players]
    assert [lab.cubes["raw-mercury"] for lab in labs] == [1, 1, 1, 2][:players]


@rule("TR-055", "TR-056")
@PLAYERS
def test_four_cubes_and_three_essences(players):
    t = begun(players)
    first = Side(t.state, t.state.order[0])
    assert first.cubes == {"raw-lead": 1, "raw-copper": 1, "raw-tin": 1, "raw-mercury": 1}
    for seat in range(players):
        side = Side(t.state, seat)
        assert side.essences == {"salt": 1, "sulfur": 1, "aether": 1}
        assert {**side.cubes, "raw-mercury": 1} == first.cubes


@rule("TR-064")
@PLAYERS
def test_play_begins_with_the_first_of_the_order(players):
    t = begun(players, seed=4)
    assert (t.state.round, t.kind, t.active, t.asked) == (1, "draft", t.order[0], t.order[0])


@rule("TR-067")
def test_the_starting_experiment_takes_one_of_the_two_places():
    t = Table(
        A={"die": "red iron 3", "open": [experiment("fire", "fire 9", level=0)]}, B={"reactions": (0, 0)}, passed="B"
    )
    offered = t.offered("experiment")
    t.do(f"experiment {offered[0]}", "keep")
    assert (t.A.potency, len(t.A.open), t.offered("experiment")) == (2, 2, [])
    assert t.reason(f"experiment {offered[1]}") == "why-two-open"
    assert [len(lab.open) for lab in begun(3).state.labs] == [1, 1, 1]


@rule("TR-062", "TR-027")
def test_what_was_rejected_at_set_up_never_comes_back():
    t = begun(2, seed=6)
    kept = {card for lab in t.state.labs for card in (*lab.open, lab.masterpiece)}
    tiles = {tile for lab in t.state.labs for tile in lab.artifacts if tile >= 0}
    given_up = {*EXPERIMENT_IDS[0], *EXPERIMENT_IDS[4]} - kept
    for _ in every_step(t, 6):
        s = t.state
        cards = [card for lab in s.labs for card in (*lab.open, *lab.done, lab.masterpiece)]
        cards += [card for part in (*s.spaces, *s.experiment_decks, s.starting) for card in part]
        assert not given_up & set(cards)
        lying = [tile for part in (s.market, *s.stacks, *(lab.artifacts for lab in s.labs)) for tile in part]
        assert set(ARTIFACT_IDS[0]) & set(lying) <= tiles
        assert s.starting_tiles == []
        assert not {lab.spurned for lab in s.labs} & set(s.masterpieces)
