"""Search: the same every time when counted in simulations, within its limits, from nothing but what the seat knows."""

import pytest

import athanor
from athanor import bots
from athanor.bots.sampling import RandomStream
from athanor.bots.search import Limits, Search, Searcher
from athanor.bots.search.characters import CHARACTERS, satisfaction
from athanor.bots.search.dealing import Dealer
from athanor.bots.search.evaluators import ByPlayouts
from athanor.bots.search.tree import Edge, Node
from athanor.core.state import State
from tests.bots.tables import IDS, TABLES, begin, decisions
from tests.spellbook.table import Table


class Clock:
    """Goes on by a tick whenever somebody looks."""

    def __init__(self, tick: float) -> None:
        self.now = 100.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def searched(s: State, simulations: int = 40, seed: int = 3) -> Search:
    search = Search(s.determinise(s.asked, 5), s.asked, seed)
    search.run(Limits(simulations=simulations))
    return search


# ---------------------------------------------------------------- the same every time


@pytest.mark.parametrize("table", TABLES[5::4], ids=IDS[5::4])
def test_so_many_simulations_find_the_same_every_time(table):
    s = begin(table, 4)
    once, again, other = searched(s), searched(s), searched(s, seed=4)

    def found(search: Search) -> list[tuple[int, int, float]]:
        return [(edge.action, edge.visits, edge.total) for edge in search.root.edges.values()]

    assert found(once) == found(again)
    assert sum(visits for _, visits, _ in found(once)) == 40 == once.simulations
    assert found(once) != found(other)


def test_a_bot_remembers_nothing_between_two_questions():
    thinker, seed = bots.bot("adept@30"), 9
    first, second = begin(TABLES[4], 1), begin(TABLES[13], 2)
    answer = bots.ask(thinker, first, first.asked, seed)
    bots.ask(thinker, second, second.asked, seed)
    assert (
        bots.ask(thinker, first, first.asked, seed) == answer == bots.ask(bots.bot("adept@30"), first, first.asked, 9)
    )


@pytest.mark.parametrize("table", TABLES[::2], ids=IDS[::2])
def test_a_thought_is_the_same_from_whatever_the_seat_cannot_know(table):
    """Not only the choice: what was tried, how often, what it promised and the line expected, to the last digit."""
    thinker = bots.bot("adept@12")
    seldom = 9 if table[0] in ("spellbook", "toy") else 27  # the other games are long
    compared = 0
    for number, (s, seat, chance) in enumerate(decisions(table, seed=14)):
        if number % seldom == 4 and len(s.legal(seat)) > 1:
            thoughts = [
                bots.explain(thinker, world, seat, chance).plain()
                for world in (s, s.determinise(seat, 1), s.determinise(seat, 2))
            ]
            assert thoughts[0] == thoughts[1] == thoughts[2]
            compared += 1
    assert compared


# ---------------------------------------------------------------- limits


def test_time_ends_a_search_with_the_simulation_it_is_in():
    """A tick of 0.01 s at each look: the clock is read at the start and after each simulation from the first on."""
    s = begin(TABLES[4], 1)
    search = Search(s.determinise(s.asked, 5), s.asked, 3)
    search.run(Limits(seconds=0.2, clock=Clock(0.01)))
    assert search.simulations == 20


def test_whichever_limit_comes_first_counts():
    s = begin(TABLES[4], 1)
    for limits, simulations in (
        (Limits(simulations=7, seconds=0.2, clock=Clock(0.01)), 7),
        (Limits(simulations=70, seconds=0.2, clock=Clock(0.01)), 20),
    ):
        search = Search(s.determinise(s.asked, 5), s.asked, 3)
        search.run(limits)
        assert search.simulations == simulations


def test_a_bot_without_time_still_answers():
    s = begin(TABLES[4], 1)
    thinker = Searcher(Limits(seconds=0.001, clock=Clock(5.0)))
    assert bots.ask(thinker, s, s.asked, 1) in s.legal()


# ---------------------------------------------------------------- worlds


def test_each_simulation_plays_in_a_world_dealt_for_the_seat():
    s = begin(TABLES[13], 1)
    seat = s.asked
    world = s.determinise(seat, 1)
    dealer = Dealer(world, seat, 1)
    dealt = [dealer.deal(number) for number in range(8)]
    assert len({one.rng for one in dealt}) == 8
    assert all(one.view(seat) == world.view(seat) for one in dealt)
    assert all(one is not other for i, one in enumerate(dealt) for other in dealt[:i])
    # The same number is the same world, whenever it is dealt.
    assert dealer.deal(2).snapshot() == dealt[2].snapshot() != dealt[3].snapshot()


def test_answers_given_in_secret_are_no_nodes_of_others():
    """Where all answer at once, nobody in the tree answers an answer."""
    for s, _, _ in decisions(TABLES[14], seed=3):
        if len(s.waiting) > 1:
            break
    seat = s.waiting[0]
    search = Search(s.determinise(seat, 1), seat, 1)
    search.run(Limits(simulations=60))
    for edge in search.root.edges.values():
        for node in edge.next.values():
            assert node.seat == seat or not set(node.edges) & set(search.root.edges)


def test_a_playout_ends_in_shares_of_the_victory():
    for table in (TABLES[0], TABLES[4], TABLES[17], TABLES[19]):
        s = begin(table, 1)
        before = s.snapshot()
        once, again = (ByPlayouts(RandomStream(3)).values(s, s.asked) for _ in range(2))
        assert once == again
        assert s.snapshot() == before
        assert len(once) == s.players
        assert all(0.0 <= share <= 1.0 for share in once)
        if s.players > 1:
            assert sum(once) == pytest.approx(1.0)


def test_a_playout_that_is_broken_off_is_judged_by_the_points():
    s = Table(altar=5, familiar=8, rivals={1: {"familiar": 2}}).state
    own, other = ByPlayouts(RandomStream(3), longest=1).values(s, s.asked)
    assert 0.5 < own < 1.0
    assert own + other == pytest.approx(1.0)


# ---------------------------------------------------------------- the tree


def test_log_weights_of_another_world_are_brought_to_the_same_level():
    node = Node(0)
    node.add([1, 2], [0.0, 1.0])
    node.add([2, 3], [11.0, 12.0])
    assert node.edges[3].log_weight - node.edges[2].log_weight == pytest.approx(1.0)
    assert node.edges[2].log_weight - node.edges[1].log_weight == pytest.approx(1.0)


def test_the_action_tried_most_is_chosen_and_what_it_brought_decides_between_equals():
    node = Node(0)
    node.add([1, 2, 3], [0.0, 0.0, 0.0])
    for action, visits, total in ((1, 5, 1.0), (2, 5, 2.0), (3, 4, 4.0)):
        node.edges[action].visits, node.edges[action].total = visits, total
    assert node.best([1, 2, 3]).action == 2
    assert node.best([1, 3]).action == 1
    assert Edge(1, 0.0).mean() == 0.0


# ---------------------------------------------------------------- sense


def choice(t: Table, name: str = "adept@60") -> str:
    return t.state.game.actions.name(bots.ask(bots.bot(name), t.state, t.state.asked, 1))


def test_it_takes_the_victory_that_lies_on_the_table():
    """The end is announced, it leads by learning one more spell, and this is the last dusk."""
    t = Table(
        reserve="yellow-o yellow-t yellow-s", altar=5, familiar=8, phase="dusk", last_round=True, starter=1,
        rivals={1: {"familiar": 9}},
    )  # fmt: skip
    assert choice(t) == "learn abundance-3"


def test_it_beats_chance_in_a_game_it_was_not_made_for():
    pair = [bots.bot("adept@40"), bots.bot("random")]
    outcomes = list(bots.play_series(athanor.game("toy"), pair, 20, 5, {}))
    assert sum((0 in o.winners) / len(o.winners) for o in outcomes) >= 15


# ---------------------------------------------------------------- characters and names


def test_characters_differ_in_what_they_like():
    s = Table(altar=5, rivals={1: {"familiar": 6}}).state
    certain, gamble = [0.5, 0.5], ([0.9, 0.1], [0.1, 0.9])

    def likes_the_gamble(character: str) -> float:
        number = CHARACTERS.index(character)
        hoped = sum(satisfaction(number, s, 0, shares) for shares in gamble) / 2
        return hoped - satisfaction(number, s, 0, certain)

    assert likes_the_gamble("bold") > 0.01
    assert likes_the_gamble("careful") < -0.01
    assert likes_the_gamble("balanced") == pytest.approx(0.0)
    rich = Table(altar=5, rivals={1: {"familiar": 12}}).state
    spiteful = CHARACTERS.index("spiteful")
    assert satisfaction(spiteful, s, 0, certain) > satisfaction(spiteful, rich, 0, certain)


def test_a_character_sees_the_same_moves_with_other_eyes():
    """Playouts are won or lost, so the bold and the careful see no difference there; the spiteful one counts points."""
    s = begin(TABLES[17], 1)
    shares = {}
    for name in ("balanced", "spiteful"):
        thought = bots.explain(bots.bot(f"grandmaster-{name}@40"), s, s.asked, 1)
        shares[name] = [one.share for one in sorted(thought.considered, key=lambda one: one.action)]
    assert shares["spiteful"] != shares["balanced"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("adept-sleepy", "“adept-sleepy” asks for the character “sleepy”. Known characters: balanced, bold, careful,"),
        ("adept-", "asks for the character “”"),
        ("adept@", "sets the limit “”. A limit is a number of simulations from 1 to 1000000"),
        ("adept@0", "sets the limit “0”"),
        ("adept@-3", "sets the limit “-3”"),
        ("adept@²", "sets the limit “²”"),
        ("adept@nans", "sets the limit “nans”"),
        ("adept@infs", "sets the limit “infs”"),
        ("adept@0.5", "sets the limit “0.5”"),
        ("adept@60@60", "sets the limit “60@60”"),
        ("novice@60", "The bot “novice” has no characters and no limits"),
        ("greedy-bold", "The bot “greedy” has no characters and no limits"),
        ("wizard@60", "There is no bot called “wizard@60”."),
    ],
)
def test_a_name_that_means_nothing_is_answered_with_a_sentence(name, sentence):
    with pytest.raises(bots.BotError) as refused:
        bots.bot(name)
    assert sentence in str(refused.value)
    for lang in ("es", "fr"):
        assert refused.value.text(lang) != str(refused.value)


def test_names_say_character_and_limit():
    thinker = bots.bot("master-careful@70")
    assert isinstance(thinker, Searcher)
    assert (thinker.limits.simulations, thinker.limits.seconds) == (70, 0.0)
    assert CHARACTERS[thinker.character] == "careful"
    hurried = bots.bot("adept@0.5s")
    assert isinstance(hurried, Searcher)
    assert (hurried.limits.simulations, hurried.limits.seconds) == (0, 0.5)
    usual, bold = bots.bot("grandmaster"), bots.bot("adept-bold")
    assert isinstance(usual, Searcher)
    assert isinstance(bold, Searcher)
    assert bold.limits is usual.limits


# ---------------------------------------------------------------- thoughts


def test_a_thought_tells_what_was_considered_and_what_is_expected():
    t = Table(reserve="red-o*2 red-t*2 red-s", altar=5, phase="dusk")
    thought = bots.explain(bots.bot("adept@80"), t.state, 0, 1)
    assert thought.action == bots.ask(bots.bot("adept@80"), t.state, 0, 1)
    assert sorted(one.action for one in thought.considered) == sorted(t.state.legal())
    assert thought.considered[0].action == thought.action == thought.line[0].action
    assert sum(one.visits for one in thought.considered) == thought.simulations > 0
    assert sum(one.probability for one in thought.considered) == pytest.approx(1.0)
    assert all(0.0 <= one.share <= 1.0 for one in thought.considered if one.visits)
    assert t.state.game.texts.render(thought.line[0].label, "en")
    assert len(thought.line) > 1


def test_what_was_never_tried_has_no_share_of_the_victory():
    t = Table(reserve="red-o*2 red-t*2 red-s", altar=5, phase="dusk")
    thought = bots.explain(bots.bot("adept@2"), t.state, 0, 1)
    untried = [one.plain() for one in thought.considered if not one.visits]
    assert untried
    assert all(one["share"] is None for one in untried)


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_can_be_asked_for_its_thoughts(name):
    s = begin(TABLES[4], 1)
    thinker = bots.bot({"grandmaster": "grandmaster@9"}.get(name, name))
    thought = bots.explain(thinker, s, s.asked, 1)
    assert thought.action == bots.ask(thinker, s, s.asked, 1)
    assert thought.plain()["action"] == thought.action
    with pytest.raises(bots.BotError):
        bots.explain(thinker, s, 1 - s.asked, 1)


# ---------------------------------------------------------------- memory


def test_the_tree_below_ones_own_answer_is_used_again():
    s = begin(TABLES[4], 1)
    seat, memory, thinker = s.asked, bots.Memory(), Searcher(Limits(simulations=60))
    memory.moment = 5
    assert memory.recall() is None
    s.apply(bots.ask(thinker, s, seat, 1, memory))
    assert s.asked == seat
    memory.moment = 6
    kept = memory.recall()
    assert isinstance(kept, Node)
    visits = kept.visits
    assert 0 < visits < 60
    assert bots.ask(thinker, s, seat, 2, memory) in s.legal()
    assert kept.visits == visits + 60


def test_what_others_did_in_between_ends_it():
    memory = bots.Memory()
    memory.moment = 5
    memory.keep("tree")
    for moment, kept in ((6, "tree"), (7, None), (5, None), (4, None)):
        memory.moment = moment
        assert memory.recall() == kept


def test_without_memory_a_bot_answers_all_the_same():
    s = begin(TABLES[4], 1)
    answers = {bots.ask(bots.bot("master@30"), s, s.asked, 1, memory) for memory in (None, bots.Memory())}
    assert len(answers) == 1
