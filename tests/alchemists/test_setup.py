"""Setting up: boards, stacks, decks and what everybody starts with, by number of players and mode."""

from collections import Counter

import pytest

import athanor
from athanor.games.alchemists.components import SPACE_NAMES
from athanor.games.alchemists.settings import SETTINGS
from tests.alchemists.sight import LETTERS
from tests.alchemists.table import GAME, Table

rule = pytest.mark.rule
COUNTS = (2, 3, 4)


def start(players: int = 3, seed: int = 1, **options) -> Table:
    """A new game after everybody has kept a favor, never a herbalist unless both are."""
    t = Table.new(players, seed, options)
    for seat in LETTERS[:players]:
        t.do(f"keep {min(t.offered('keep', seat), key=lambda name: name == 'herbalist')}", seat=seat)
    while t.offered("discard"):
        t.do(f"discard {t.offered('discard')[0]}")
    return t


@rule("AL-054")
def test_two_to_four_play():
    for players in (1, 5):
        with pytest.raises(athanor.AthanorError):
            GAME.new(players, 1, {})
    for players in COUNTS:
        assert GAME.new(players, 1, {}).players == players


@rule("AL-055")
def test_the_side_for_two_and_three_differs_from_the_side_for_four():
    costs = {players: Table(players=players).view("A")["spaces"] for players in COUNTS}
    for number, name in enumerate(SPACE_NAMES):
        assert costs[2][number]["costs"] == costs[3][number]["costs"]
        few, many = costs[3][number]["costs"], costs[4][number]["costs"]
        if name in ("forage", "exhibit"):
            assert len(few) == len(many) + 1
        else:
            assert few == many
    assert len(costs[3][SPACE_NAMES.index("forage")]["costs"]) == 3


@rule("AL-056")
def test_one_adventurer_is_removed_unseen():
    removed = set()
    for seed in range(40):
        s = Table.new(3, seed + 1).state
        assert sorted([*s.adventurers, s.removed]) == list(range(6))
        assert len(s.adventurers) == 5
        removed.add(s.removed)
        views = [s.view(seat) for seat in (None, 0, 1, 2)]
        s.adventurers[-1], s.removed = s.removed, s.adventurers[-1]
        assert [s.view(seat) for seat in (None, 0, 1, 2)] == views
    assert removed == set(range(6))


@rule("AL-057", "AL-155")
def test_the_first_adventurer_is_seen_in_round_1_and_comes_in_round_2():
    t = start()
    assert t.round == 1
    first = t.state.adventurers[0]
    for seat in (*"ABC", None):
        town = t.view(seat)["adventurer"]
        assert (town["here"], town["next"], town["wants"]) == (-1, first, [])
    t.to_next_round()
    assert t.view("B")["adventurer"]["here"] == first
    assert len(t.view("B")["adventurer"]["wants"]) == 3


@rule("AL-058")
def test_conferences_lie_below_the_second_and_above_the_last_adventurer():
    t = start()
    while not t.over:
        t.passive()
    stack = [name for name in t.told() if name in ("adventurer", "conference")]
    assert stack == ["adventurer", "adventurer", "conference", "adventurer", "adventurer", "conference", "adventurer"]


@rule("AL-059")
@pytest.mark.parametrize(("mode", "row"), [("apprentice", 0), ("master", 1)])
@pytest.mark.parametrize("conference", [0, 1])
def test_conference_tiles_show_the_side_of_the_mode(mode, row, conference):
    t = Table(mode=mode, round=3 + 2 * conference, at="conference")
    tile = SETTINGS.conferences[row][conference]
    assert t.view("A")["conference"]["tiles"] == [[tile.seals, list(tile.loss)]] * 3
    assert t.rep("A") == 10 - tile.loss[0]


@rule("AL-060")
def test_three_artifacts_of_each_level_lie_open():
    used: Counter[int] = Counter()
    for seed in range(30):
        t = start(seed=seed + 1)
        assert t.view("C")["artifacts"]["levels"] == t.state.artifacts
        for level, numbers in enumerate(t.state.artifacts):
            assert len(set(numbers)) == 3
            assert all(number // 6 == level for number in numbers)
            used.update(numbers)
        assert t.state.on_sale == t.state.artifacts[0]
    assert len(used) == 18


@rule("AL-061", "AL-062")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(("mode", "each"), [("apprentice", 3), ("master", 2)])
def test_forty_ingredients_five_in_the_row_and_some_in_the_hands(players, mode, each):
    t = Table.new(players, 3, {"mode": mode})
    s = t.state
    assert [len(one.hand) for one in s.alchemists] == [each] * players
    assert (len(t.row), t.deck, t.discards) == (5, 40 - 5 - each * players, 0)
    cards = [*s.row, *s.deck, *(card for one in s.alchemists for card in one.hand)]
    assert Counter(card // 5 for card in cards) == dict.fromkeys(range(8), 5)
    assert len(set(cards)) == 40


@rule("AL-063")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_keeps_one_of_two_favors(players):
    t = Table.new(players, 8)
    assert t.favor_deck == 22 - 2 * players
    held = [t.favors(seat) for seat in LETTERS[:players]]
    t = start(players, 8)
    for seat, two in zip(LETTERS, held, strict=False):
        assert len(two) == 2
        assert two != ["herbalist", "herbalist"]
        assert len(t.favors(seat)) == 1
        assert set(t.favors(seat)) <= set(two)
    assert sum(len(t.favors(seat)) for seat in LETTERS[:players]) + len(t.favor_discard) == 2 * players


@rule("AL-063")
def test_the_choice_of_the_favor_is_simultaneous_and_secret():
    t = Table.new(3, 4)
    assert t.waiting == "ABC"
    before = t.view("A")["alchemists"][1]
    t.do(f"keep {t.offered('keep', 'B')[0]}", seat="B")
    assert t.view("A")["alchemists"][1] == before
    assert t.waiting == "AC"


@rule("AL-064", "AL-065")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_has_2_gold_and_10_reputation(players):
    t = Table.new(players, 2)
    assert [(t.gold(seat), t.rep(seat)) for seat in LETTERS[:players]] == [(2, 10)] * players


@rule("AL-066", "AL-067")
@pytest.mark.parametrize(("players", "cubes"), [(2, 6), (3, 5), (4, 4)])
def test_three_cubes_in_round_1_and_all_from_round_2_on(players, cubes):
    t = start(players, 5)
    assert [t.free(seat) for seat in LETTERS[:players]] == [3] * players
    t.to_next_round()
    assert [t.free(seat) for seat in LETTERS[:players]] == [cubes] * players


@rule("AL-068")
def test_everybody_has_four_bid_cards():
    t = Table(at="sell", A={"cubes": "sell", "hand": "toad fern"}, B={"cubes": "sell", "hand": "toad fern"})
    assert t.offered("bid", "A") == t.offered("bid", "B") == ["0", "-1", "-2", "-3"]


@rule("AL-069")
def test_eleven_seals():
    t = Table.new(2, 1)
    for seat in "AB":
        assert t.seals(seat) == {"gold": 2, "silver": 3, "red": 2, "green": 2, "blue": 2}


@rule("AL-070")
def test_the_theory_board_is_empty():
    view = Table.new(4, 1).view(None)
    assert view["theories"] == [None] * 8
    assert [grant["left"] for grant in view["grants"]] == [True] * 5
    t = Table(at="publish", A={"cubes": "publish"})
    assert len(t.offered("publish")) == 64  # every alchemical for every ingredient


@rule("AL-071")
def test_among_apprentices_no_conflict_can_be_shown():
    theories = "scorpion=B+:B-gold toad=++:B-silver"
    apprentice = Table(round=3, at="debunk", theories=theories, A={"cubes": "debunk"})
    assert apprentice.offered("show") == []
    apprentice.refuses("show toad+scorpion")
    master = Table(mode="master", round=3, at="debunk", theories=theories, A={"cubes": "debunk"})
    assert len(master.offered("show")) > 0


@rule("AL-072")
def test_nobody_stands_on_an_order_space_yet():
    t = start()
    assert [t.marker(seat) for seat in "ABC"] == ["", "", ""]
    assert t.offered("order")


@rule("AL-073")
def test_a_named_player_starts_or_one_by_lot():
    for number in (1, 2, 3):
        t = start(3, 7, starter=str(number))
        assert t.starter == t.asked == LETTERS[number - 1]
    assert {Table.new(3, seed).starter for seed in range(1, 40)} == {"A", "B", "C"}
    with pytest.raises(athanor.AthanorError):
        GAME.new(2, 1, {"starter": "3"})


@rule("AL-074")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_nothing_is_exhibited_before_round_6(number):
    t = Table(players=2, round=number, at="order")
    t.do("order 2", "order 3")
    assert "exhibit" not in t.offered("declare")
    t.refuses("declare exhibit")


@rule("AL-075")
def test_a_herbalist_kept_at_the_start_is_played_at_once():
    found = 0
    for seed in range(1, 80):
        t = Table.new(2, seed, {"mode": "master"})
        mine, other = t.favors("A"), t.favors("B")
        if "herbalist" not in mine or set(mine) == {"herbalist"} or "herbalist" in other:
            continue
        found += 1
        t.do("keep herbalist", seat="A").do(f"keep {other[0]}", seat="B")
        assert t.asked == "A"
        assert len(t.hand("A")) == 5
        for _ in range(2):
            t.do(f"discard {t.offered('discard')[0]}")
        assert len(t.hand("A")) == 3
        assert t.favors("A") == []
        assert "herbalist" in t.favor_discard
        assert t.offered("order")
    assert found > 3


@rule("AL-075")
def test_a_herbalist_thrown_away_at_the_start_does_nothing():
    for seed in range(1, 200):
        t = Table.new(2, seed)
        mine = t.favors("A")
        if "herbalist" in mine and set(mine) != {"herbalist"} and "herbalist" not in t.favors("B"):
            keep = next(name for name in mine if name != "herbalist")
            t.do(f"keep {keep}", seat="A").do(f"keep {t.favors('B')[0]}", seat="B")
            assert (len(t.hand("A")), t.favors("A")) == (3, [keep])
            assert "herbalist" in t.favor_discard
            return
    raise AssertionError("no such deal")


@rule("AL-659")
def test_herbalists_kept_at_the_start_are_played_in_seat_order():
    for seed in range(1, 2000):
        t = Table.new(2, seed)
        if "herbalist" in t.favors("A") and "herbalist" in t.favors("B"):
            t.do("keep herbalist", seat="B").do("keep herbalist", seat="A")
            for seat in "AABB":
                assert t.asked == seat
                t.do(f"discard {t.offered('discard')[0]}")
            assert t.offered("order")
            return
    raise AssertionError("no such deal")


@rule("AL-076")
def test_gold_is_not_limited_to_the_tokens_of_the_box():
    t = Table(players=4, at="transmute", A={"gold": 60, "cubes": "transmute", "hand": "toad"}, B={"gold": 60})
    t.do("transmute toad")
    assert t.gold("A") == 61
