"""The solo game: what Botmegistus decides (`botmegistus/`) is carried out here on the table."""

from __future__ import annotations

from athanor.core.rng import roll, shuffle
from athanor.core.sharing import put, put_list, without
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.botmegistus import (
    NO_TOKEN,
    ONE_WHITE_FEWER,
    STARTING_EXPERIMENT,
    Deck,
    Difficulty,
    Draft,
    Snapshot,
    Specialise,
    Step,
    TakeArtifact,
    TakeExperiment,
    artifact_tile,
    end_of_round,
    experiment_card,
    give_artifact,
    give_experiment,
    masterpiece,
    needs_die,
    new_tracker,
    no_tokens,
    read_options,
    set_up_roll,
    side_of,
    specialisation,
    specialisation_choices,
    starting_cards,
    turn,
)
from athanor.games.trismegistus.botmegistus import (
    clean_up as cleaning_steps,
)
from athanor.games.trismegistus.cards import MASTERPIECE
from athanor.games.trismegistus.components import ROUNDS
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import WHITE

DIE = 6


def difficulty_of(s: Trismegistus) -> Difficulty:
    return read_options(s.options)


def dice_pool(s: Trismegistus, dice: list[int]) -> list[int]:
    if difficulty_of(s).has(ONE_WHITE_FEWER):
        dice[WHITE] -= 1
    return dice


def snapshot(s: Trismegistus) -> Snapshot:
    """What Botmegistus looks at."""
    cards = s.cards
    tokens = no_tokens()
    for space in range(8):
        if s.bonus[space] >= 0 and not s.entered[s.players] >> space & 1:
            tokens[space // 2][cards.board.bonus_steps[space % 2]] = s.bonus[space]
    return Snapshot(
        cards.board,
        [s.bowls[face * 3 : face * 3 + 3] for face in range(6)],
        [artifact_tile(cards.artifacts[tile]) if tile >= 0 else None for tile in s.market],
        [
            [experiment_card(cards.experiments[card]) for space in spaces for card in s.spaces[space]]
            for spaces in cards.board.spaces_of
        ],
        s.labs[0].tracks[:],
        tokens,
    )


# ---------------------------------------------------------------- carrying steps out


def carry_out(s: Trismegistus, steps: list[Step]) -> None:
    assert s.bot is not None
    for step in steps:
        step.apply(s.bot)
        if s.events is not None:
            said = step.tell(s.cards)
            verbs.tell(s, said.id, dict(said.args))
        on_the_table(s, step)


def on_the_table(s: Trismegistus, step: Step) -> None:
    if isinstance(step, Draft):
        at = step.bowl * 3 + step.colour
        s.bowls = put(s.bowls, at, s.bowls[at] - 1)
    elif isinstance(step, TakeArtifact) and step.place >= 0:
        verbs.refill_market(s, step.place)
    elif isinstance(step, TakeExperiment) and step.section >= 0:
        take_experiment(s, step.section, step.card.id)
    elif isinstance(step, Specialise):
        assert s.bot_deck is not None
        s.bot_deck.add(specialisation(step.element))
        shuffle(s, s.bot_deck.pile)


def take_experiment(s: Trismegistus, section: int, card: int) -> None:
    for space in s.cards.board.spaces_of[section]:
        if card in s.spaces[space]:
            s.spaces = put_list(s.spaces, space, without(s.spaces[space], card))
            verbs.refill_space(s, space, card)


# ---------------------------------------------------------------- set-up, turns, rounds, the end


def set_up_bot(s: Trismegistus, rejected: int) -> None:
    """After the human's choices: the starting artifact that was rejected is its own."""
    difficulty = difficulty_of(s)
    tile = artifact_tile(s.cards.artifacts[rejected])
    s.bot = new_tracker(difficulty)
    s.bot_deck = Deck(starting_cards(difficulty, tile))
    shuffle(s, s.bot_deck.pile)
    if difficulty.planning:
        s.bot_deck.lay_open()
    carry_out(s, give_artifact(tile))
    if difficulty.has(STARTING_EXPERIMENT):
        carry_out(s, give_experiment(experiment_card(s.cards.experiments[s.starting[-1]])))
        s.starting = s.starting[:-1]
    for _ in range(difficulty.rolls):
        carry_out(s, set_up_roll(snapshot(s), s.bot, roll(s, DIE), tuple(s.essence_of)))


def play_turn(s: Trismegistus) -> None:
    deck = s.bot_deck
    assert deck is not None
    assert s.bot is not None
    if difficulty_of(s).planning:
        side = side_of(1 + roll(s, DIE))
        card = deck.use(side)
    else:
        side = -1
        make_pile(s, deck)  # empty only in a position of 0.1.0
        card = deck.reveal()
        s.reveals += 1
    face = s.cards.bot_cards[card]
    steps = turn(snapshot(s), s.bot, face)
    if needs_die(steps):
        steps = turn(snapshot(s), s.bot, face, 1 + roll(s, DIE))
    carry_out(s, steps)
    if side >= 0:
        make_pile(s, deck)  # the same
        deck.replace(side)
        s.reveals += 1


def make_pile(s: Trismegistus, deck: Deck) -> None:
    """As soon as the pile has run out and the turn of its last card is over, the used cards are shuffled (TR-456)."""
    if deck.must_shuffle:
        deck.take_back()
        deck.pile.sort()
        shuffle(s, deck.pile)


def clean_up(s: Trismegistus) -> bool:
    """Whether it passes: its third die is used up."""
    assert s.bot is not None
    assert s.bot_deck is not None
    carry_out(s, cleaning_steps(s.bot))
    make_pile(s, s.bot_deck)
    return s.bot.passed


def end_round(s: Trismegistus, number: int) -> None:
    assert s.bot is not None
    choices = specialisation_choices(s.bot) if number < ROUNDS else []
    element = choices[roll(s, len(choices))] if len(choices) > 1 else choices[0] if choices else 0
    carry_out(s, end_of_round(s.bot, number, element))


def end_game(s: Trismegistus) -> None:
    """Masterpieces are drawn from those that were never dealt."""
    assert s.bot is not None
    count = min(difficulty_of(s).masterpieces, len(s.masterpieces))
    left = len(s.masterpieces) - count
    drawn, s.masterpieces = s.masterpieces[left:][::-1], s.masterpieces[:left]
    s.reveals += 1
    cards = [experiment_card(s.cards.experiments[card]) for card in drawn]
    carry_out(s, masterpiece(s.bot, cards))


assert NO_TOKEN == -1, "bonus spaces use the same number for an empty space"
assert MASTERPIECE == 4
