"""What holds for every bot: it answers with what is allowed, the same to the same question, from what it may know."""

import pytest

import athanor
from athanor import bots
from athanor.core.state import State
from athanor.core.text import LANGUAGES
from tests.bots.tables import IDS, TABLES, begin, decisions

# A search is asked with few simulations, and like the levels that search where a game has no network, not at every
# decision: these games are long.
HURRIED = ["random", "beginner", "heuristic", "novice", "adept", "adept@4", "master", "grandmaster-spiteful@4"]
OFTEN = {"adept@4": 7, "grandmaster-spiteful@4": 7, "novice": 5, "adept": 15, "master": 60}


@pytest.mark.parametrize("table", TABLES, ids=IDS)
@pytest.mark.parametrize("name", HURRIED)
def test_a_bot_chooses_only_what_is_legal_and_touches_nothing(name, table):
    thinker = bots.bot(name)
    for number, (s, seat, chance) in enumerate(decisions(table, seed=11)):
        if number % OFTEN.get(name, 1) == 0:
            before = s.snapshot()
            assert bots.ask(thinker, s, seat, chance) in s.legal(seat)
            assert s.snapshot() == before


@pytest.mark.parametrize("table", TABLES[::3], ids=IDS[::3])
@pytest.mark.parametrize("name", HURRIED)
def test_a_bot_answers_the_same_from_whatever_it_cannot_know(name, table):
    """The same seat, the same seed, two deals of the hidden things: the bot cannot tell them apart."""
    thinker = bots.bot(name)
    for number, (s, seat, chance) in enumerate(decisions(table, seed=12)):
        if number % (4 * OFTEN.get(name, 1)) == 0:
            one, other = s.determinise(seat, 1), s.determinise(seat, 2)
            answers = {bots.ask(thinker, world, seat, chance) for world in (s, one, other)}
            assert len(answers) == 1


class Spy(bots.Bot):
    """Looks for whatever it should not find, then spoils what it was given."""

    name = "spy"

    def __init__(self) -> None:
        self.asked = 0
        self.truth: State | None = None

    def choose(self, world: State, seat: int, seed: int) -> int:
        assert world is not self.truth
        assert self.truth is not None
        assert world.start is None
        assert world.past is None
        assert world.secret == b""
        assert world.script == ()
        assert world.rng != self.truth.rng
        view = self.truth.view(seat)
        if world.game.back in self.truth.legal(seat):  # all that the seat sees, but no way back from its own choice
            view["legal"].remove(world.game.back)
        assert world.view(seat) == view
        with pytest.raises(athanor.RecordError):
            world.record()
        self.asked += 1
        answer = world.legal(seat)[0]
        world.apply(answer, seat)
        return answer


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_bot_never_holds_the_true_state(table):
    spy = Spy()
    for s, seat, chance in decisions(table, seed=13):
        spy.truth = s
        bots.ask(spy, s, seat, chance)
    assert spy.asked > 5


def test_a_bot_at_a_live_table_gets_no_secret():
    spy = Spy()
    spy.truth = athanor.game("spellbook").new(2, 1 << 100)
    assert spy.truth.secret
    bots.ask(spy, spy.truth, spy.truth.asked, 1)
    assert spy.asked == 1


def test_a_world_dealt_from_the_games_own_seed_is_not_the_game():
    """Somebody will use one seed for everything. The bot's world must still be another deal than the truth."""
    for seed in range(20):
        s = athanor.game("spellbook").new(2, seed, quiet=True)
        spy = Spy()
        spy.truth = s
        bots.ask(spy, s, s.asked, seed)


class Stubborn(bots.Bot):
    name = "stubborn"

    def choose(self, world: State, seat: int, seed: int) -> int:
        return -5


def test_an_answer_that_is_not_allowed_is_told_in_a_sentence():
    s = begin(TABLES[4], 1)
    with pytest.raises(bots.BotError) as refused:
        bots.ask(Stubborn(), s, s.asked, 1)
    assert str(refused.value) == "The bot “stubborn” answered with action -5, which is not allowed now."


def test_a_bot_asked_out_of_turn_says_so():
    s = begin(TABLES[4], 1)
    with pytest.raises(bots.BotError) as refused:
        bots.ask(bots.bot("random"), s, 1 - s.asked, 1)
    assert "has nothing to decide now" in str(refused.value)


def test_an_unknown_bot_is_answered_with_those_there_are():
    with pytest.raises(bots.BotError) as refused:
        bots.bot("wizard")
    known = ", ".join(["random, beginner, heuristic, novice, adept, master, grandmaster", *bots.outside_names()])
    assert str(refused.value) == f"There is no bot called “wizard”. Known bots: {known}."
    assert isinstance(refused.value, athanor.AthanorError)
    assert refused.value.text("es").startswith("No existe ningún bot llamado «wizard».")
    assert refused.value.text("fr").startswith("Aucun bot ne s’appelle «\u202fwizard\u202f».")


def test_every_bot_has_a_name_and_a_line_about_it_in_every_language():
    from athanor.bots.base import TEXTS

    for name in bots.names():
        for lang in LANGUAGES:
            assert TEXTS.say(f"bot-{name}", lang)
            assert TEXTS.say(f"bot-{name}.help", lang)


def test_random_chooses_evenly():
    s = begin(TABLES[4], 1)
    legal = s.legal()
    thinker = bots.bot("random")
    counts = dict.fromkeys(legal, 0)
    for seed in range(200 * len(legal)):
        counts[thinker.choose(s, s.asked, seed)] += 1
    assert all(140 < count < 260 for count in counts.values()), counts


def test_seeds_made_from_seeds_differ():
    made = {bots.derive(seed, word) for seed in range(100) for word in ("game", "world", 0, 1)}
    assert len(made) == 400
    assert all(0 <= seed < 1 << 61 for seed in made)
    assert bots.derive(1, 23) != bots.derive(12, 3)
