"""Botmegistus through whole games on made-up tables: laws that always hold, and every sentence in every language."""

import random
from itertools import combinations

import pytest

from athanor.core.message import Message
from athanor.core.text import LANGUAGES
from athanor.games.trismegistus.botmegistus import (
    Deck,
    Difficulty,
    Snapshot,
    Step,
    Tracker,
    artifact_tile,
    clean_up,
    end_of_round,
    experiment_card,
    give_artifact,
    give_experiment,
    masterpiece,
    needs_die,
    new_tracker,
    no_tokens,
    score,
    score_sheet,
    set_up_roll,
    side_of,
    specialisation,
    specialisation_choices,
    starting_cards,
    turn,
)
from athanor.games.trismegistus.botmegistus import difficulty as d
from athanor.games.trismegistus.botmegistus.steps import Draft, MoveUp, Specialise, TakeArtifact, TakeExperiment
from athanor.games.trismegistus.cards import ARTIFACT_IDS, EXPERIMENT_IDS
from athanor.games.trismegistus.reading import our_set
from athanor.games.trismegistus.texts import TEXTS

CARDS = our_set()
BOARD = CARDS.board


class Evening:
    """A solo game with a human who only moves markers. Every step it is told is carried out and kept."""

    def __init__(self, seed: int, difficulty: Difficulty) -> None:
        self.chance = random.Random(seed)
        self.difficulty = difficulty
        self.told: list[Step] = []
        self.bot = new_tracker(difficulty)
        self.you = [0] * 4
        self.tokens = no_tokens()
        for track in range(4):
            for step in BOARD.bonus_steps:
                self.tokens[track][step] = self.chance.randrange(3)
        tile = artifact_tile(CARDS.artifacts[self.chance.choice(ARTIFACT_IDS[0])])
        self.deck = Deck(starting_cards(difficulty, tile))
        self.chance.shuffle(self.deck.pile)
        if difficulty.planning:
            self.deck.lay_open()
        self.do(give_artifact(tile))
        if difficulty.has(d.STARTING_EXPERIMENT):
            self.do(give_experiment(experiment_card(CARDS.experiments[self.chance.choice(EXPERIMENT_IDS[0])])))
        self.deal(1)
        for _ in range(difficulty.rolls):
            self.do(set_up_roll(self.table(), self.bot, self.chance.randrange(6), BOARD.track_essence))
        self.clear_tokens()

    def deal(self, number: int) -> None:
        self.bowls = [[0, 0, 0] for _ in range(6)]
        for colour, count in enumerate(BOARD.dice[2]):
            for _ in range(count):
                self.bowls[self.chance.randrange(6)][colour] += 1
        tiles = [artifact_tile(CARDS.artifacts[id]) for id in ARTIFACT_IDS[number]]
        self.chance.shuffle(tiles)
        self.stack = tiles
        self.market = [self.stack.pop() if self.chance.random() < 0.8 else None for _ in BOARD.market_colours]
        cards = [experiment_card(CARDS.experiments[id]) for id in EXPERIMENT_IDS[number]]
        self.chance.shuffle(cards)
        self.sections = [[cards.pop() for _ in range(self.chance.randrange(5))] for _ in range(BOARD.sections)]

    def table(self) -> Snapshot:
        return Snapshot(BOARD, self.bowls, self.market, self.sections, self.you, self.tokens)

    def do(self, steps: list[Step]) -> None:
        for step in steps:
            before = self.bot.levels[:]
            step.apply(self.bot)
            self.told.append(step)
            if isinstance(step, Draft):
                assert self.bowls[step.bowl][step.colour]
                self.bowls[step.bowl][step.colour] -= 1
            elif isinstance(step, TakeArtifact) and step.place >= 0:
                assert self.market[step.place] is step.tile
                self.market[step.place] = self.stack.pop() if self.stack else None
            elif isinstance(step, TakeExperiment) and step.section >= 0:
                assert self.sections[step.section].pop(step.place) is step.card
            elif isinstance(step, Specialise):
                self.deck.add(specialisation(step.element))
                self.chance.shuffle(self.deck.pile)
            elif isinstance(step, MoveUp):
                assert sum(self.bot.levels) == sum(before) + 1
            self.check()

    def check(self) -> None:
        b = self.bot
        assert all(0 <= level <= 12 for level in b.levels)
        assert b.gold >= 0
        assert b.ethereal >= 0
        assert 0 <= b.potency <= 5
        assert len(b.open) <= 2
        assert len(b.used) <= 3
        assert b.fault() == ""

    def clear_tokens(self) -> None:
        for track in range(4):
            for step in range(1, 1 + max(self.bot.levels[track], self.you[track])):
                self.tokens[track][step] = -1

    def reveal(self) -> int:
        if not self.difficulty.planning:
            self.refill()
            return self.deck.reveal()
        side = side_of(self.chance.randrange(1, 7))
        card = self.deck.use(side)
        self.refill()
        self.deck.replace(side)
        return card

    def refill(self) -> None:
        if self.deck.must_shuffle:
            self.deck.take_back()
            self.chance.shuffle(self.deck.pile)

    def take_turn(self) -> None:
        card = CARDS.bot_cards[self.reveal()]
        steps = turn(self.table(), self.bot, card)
        if needs_die(steps):
            self.told.append(steps[-1])
            steps = turn(self.table(), self.bot, card, self.chance.randrange(1, 7))
        self.do(steps)
        self.do(clean_up(self.bot))
        track = self.chance.randrange(4)
        self.you[track] = min(12, self.you[track] + self.chance.randrange(3))
        self.clear_tokens()

    def play(self) -> Tracker:
        for number in (1, 2, 3):
            self.deal(number)
            while not self.bot.passed:
                self.take_turn()
            choices = specialisation_choices(self.bot)
            self.do(end_of_round(self.bot, number, self.chance.choice(choices) if choices else 0))
        drawn = self.chance.sample(EXPERIMENT_IDS[4], self.difficulty.masterpieces)
        self.do(masterpiece(self.bot, [experiment_card(CARDS.experiments[id]) for id in drawn]))
        return self.bot


def evening(seed: int, *switches: int, planning: bool = False) -> Evening:
    game = Evening(seed, Difficulty(d.switches_of(*switches), 0, planning))
    game.play()
    return game


@pytest.mark.parametrize("switch", range(16), ids=d.SWITCHES)
def test_whole_games_with_each_switch_by_itself(switch):
    for seed in range(3):
        game = evening(seed, switch)
        assert game.deck.used
        assert score(game.bot) == sum(points for _, points in score_sheet(game.bot))


def test_whole_games_with_switches_together_and_advanced_planning():
    clashing = {frozenset(clash) for clash in d.CLASHES}
    together = [pair for pair in combinations(range(16), 2) if frozenset(pair) not in clashing]
    for seed, pair in enumerate(together):
        evening(seed, *pair, planning=bool(seed % 2))
    for preset in d.PRESETS.values():
        evening(1, *preset)


def test_three_dice_are_used_in_each_round():
    game = evening(7)
    assert sum(isinstance(step, Draft) for step in game.told) == 9


def test_stronger_means_more_points_and_weaker_fewer():
    """Not a rule, but what the switches are for: over many games the count follows them."""

    def mean(preset: str) -> float:
        return sum(score(evening(seed, *d.PRESETS[preset]).bot) for seed in range(60)) / 60

    assert mean("easy") < mean("usual") - 5
    assert mean("usual") < mean("strong") - 5


def test_the_same_table_gives_the_same_steps():
    for seed in range(5):
        one, two = evening(seed), evening(seed)
        assert [step.tell() for step in one.told] == [step.tell() for step in two.told]


# ---------------------------------------------------------------- what it says


def ids_in(message: Message) -> set[str]:
    found = {message.id}
    for arg in message.args.values():
        for part in arg if isinstance(arg, list) else [arg]:
            if isinstance(part, Message):
                found |= ids_in(part)
    return found


@pytest.fixture(scope="module")
def told() -> list[Step]:
    steps: list[Step] = []
    for seed in range(250):
        difficulty = list(d.PRESETS.values())[seed % len(d.PRESETS)]
        steps += evening(seed, *difficulty).told
    return steps


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_can_be_told_with_names_and_without(told, lang):
    said = set()
    for step in told:
        for cards in (None, CARDS):
            message = step.tell(cards)
            shape = frozenset(ids_in(message))
            if shape not in said:
                said.add(shape)
                text = TEXTS.render(message, lang)
                assert "{" not in text
                assert "  " not in text
    assert len(said) > 80
    assert TEXTS.render(told[0].tell(), lang).startswith("Botmegistus")


# What made-up games hardly ever meet; the other tests of Botmegistus prove them.
RARE = {
    "bot-why-strongest-other-colour", "bot-why-max-other-colour", "bot-stands-still", "bot-why-stands-still",
    "bot-why-experiment-left", "bot-no-dice", "bot-options-clash", "bot-options-solo", "bot-why-experiment-yours",
    "bot-why-experiment-points", "bot-why-top",
}  # fmt: skip


def test_no_sentence_is_written_for_nothing(told):
    nouns = ("bot-colour-", "bot-face-", "bot-track-", "bot-element-", "bot-token-", "bot-sheet-")
    written = {
        line.split(" = ")[0] for line in TEXTS.own("en").splitlines() if line.startswith("bot-") and " = " in line
    }
    sentences = {
        id
        for id in written
        if not id.startswith(nouns)
        and not id.startswith(("bot-typed-", "bot-planned"))
        and not id.removeprefix("bot-").isdecimal()
    }
    said = set().union(*(ids_in(step.tell(cards)) | ids_in(step.reason) for step in told for cards in (None, CARDS)))
    assert sentences - said - RARE == set()
    assert said - sentences == set()


def numbers_in(message: Message) -> set[str]:
    """The arguments that are numbers, here and in the messages inside."""
    found = {key for key, arg in message.args.items() if isinstance(arg, int)}
    for arg in message.args.values():
        for part in arg if isinstance(arg, list) else [arg]:
            found |= numbers_in(part) if isinstance(part, Message) else set()
    return found


def test_its_plain_numbers_are_not_shown_as_things_of_the_game(told):
    said = set().union(*(numbers_in(step.tell(CARDS)) for step in told))
    shown = said & TEXTS.nouns.keys()
    assert {key for key in shown if not key.startswith("bot_")} == {"artifact", "bot", "experiment"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_score_sheet_and_options_are_written(lang):
    for message, _ in score_sheet(Tracker()):
        assert TEXTS.render(message, lang)
    for option in d.SOLO_OPTIONS:
        for id in (f"option-{option.name}", f"option-{option.name}.help"):
            assert TEXTS.render(Message(id), lang)
        for choice in option.choices:
            assert TEXTS.render(Message(f"option-{option.name}-{choice}"), lang)
