"""Botmegistus, the solo opponent, as a pure decider: a table and a tracker in, a list of steps with their reasons out.

Nothing here is random and nothing here changes the table. Whoever plays it (the rules engine, or the companion beside a
real board) brings chance with it: cards revealed, dice rolled, masterpieces drawn.

**Data.** `Tracker` is all it has (gold, ethereal dice, points, levels, its die, artifacts, experiments); keep one,
`clone()` it, store `plain()`. `Deck` is its pile of cards, ids of the card set. `Snapshot` is what it looks at.

**Steps.** Every call below returns steps. For each step, in order: carry out what it means on the table (see the list),
then `step.apply(tracker)`, then tell `step.tell(cards)` (a Message: what, and why). `perform(steps, tracker)` does all
the `apply`s. `what()` and `reason` are the two halves of `tell`.

| step | on the table |
|---|---|
| `Draft` | take a `colour` die from bowl `bowl`; it shows `symbol` now; potency is the bowl's count before |
| `TakeArtifact` | take the tile at market place `place`, refill as usual |
| `TakeExperiment` | take card number `place` of the list you gave for `section` (`card.id`), refill as usual |
| `Pass` | its order marker goes to the next place of the next round |
| `Specialise` | put `specialisation(element)` into the deck's pile (`deck.add`), shuffle the pile |
| `RollDie` | always the last step: roll the six-sided die and make the same call again with `d6` |
| all others | nothing: they concern its tracker alone |

**Set-up**, once your choices are made (`difficulty = read_options(options)` gives the switches and the rolls):

    tracker = new_tracker(difficulty)                          # gold, ethereal, perhaps level 1
    deck = Deck(starting_cards(difficulty, tile))              # ids: shuffle(s, deck.pile)
    if difficulty.planning: deck.lay_open()
    perform(give_artifact(tile), tracker)                      # the starting artifact you rejected
    if difficulty.has(STARTING_EXPERIMENT): perform(give_experiment(card), tracker)
    for _ in range(difficulty.rolls): set_up_roll(snapshot, tracker, face, track_essence)      # face = roll(s, 6)
    # then remove the bonus tokens its markers have reached, as at the end of a turn

The engine itself sees to BOT_FIRST, ONE_WHITE_FEWER, ONE_PUBLICATION and ONE_MASTERPIECE (`difficulty.has(…)`).

**A turn** (never when `tracker.passed`):

    card = deck.reveal()                                       # with planning see below
    steps = turn(snapshot, tracker, cards.bot_cards[card])     # draft, spend, act, complete
    if needs_die(steps): steps = turn(snapshot, tracker, cards.bot_cards[card], 1 + roll(s, 6))
    …carry out the steps; then you may react: `tracker.colour`, `tracker.symbol`, whatever its potency…
    steps = clean_up(tracker)                                  # a die at 0 is used up; the third one: it passes
    if deck.must_shuffle: deck.take_back(); shuffle(s, deck.pile)
    # then remove bonus tokens as usual

With advanced planning a die chooses between two open cards, and the used one is replaced at once:

    side = side_of(1 + roll(s, 6)); card = deck.use(side); deck.replace(side)

**End of a round**: `elements = specialisation_choices(tracker)`, one of them at random (several are tied), then
`end_of_round(tracker, number, element)`, `number` the round that ends; `element` is ignored after the third one and
where there is no choice (an empty list: NO_SPECIALISATION).

**End of the game**: draw `difficulty.masterpieces` cards from those never dealt, `masterpiece(tracker, drawn)`, then
`score_sheet(tracker)` (rows that add up) or `score(tracker)`; both may be asked at any time. You win with more only.
"""

from __future__ import annotations

from athanor.games.trismegistus.botmegistus.deck import (
    Deck,
    side_of,
    specialisation,
    starting_cards,
)
from athanor.games.trismegistus.botmegistus.difficulty import (
    BOT_FIRST,
    NO_PERSONALITY,
    ONE_MASTERPIECE,
    ONE_PUBLICATION,
    ONE_WHITE_FEWER,
    SOLO_OPTIONS,
    STARTING_EXPERIMENT,
    Difficulty,
    check_options,
    read_options,
)
from athanor.games.trismegistus.botmegistus.rounds import (
    end_of_round,
    give_artifact,
    give_experiment,
    new_tracker,
    set_up_roll,
    specialisation_choices,
)
from athanor.games.trismegistus.botmegistus.scoring import masterpiece, score, score_sheet
from athanor.games.trismegistus.botmegistus.steps import (
    Draft,
    Pass,
    RollDie,
    Specialise,
    Step,
    TakeArtifact,
    TakeExperiment,
    needs_die,
    perform,
)
from athanor.games.trismegistus.botmegistus.table import (
    NO_TOKEN,
    ArtifactTile,
    ExperimentCard,
    Snapshot,
    artifact_tile,
    experiment_card,
    no_tokens,
)
from athanor.games.trismegistus.botmegistus.tracker import Tracker, tracker_from_plain
from athanor.games.trismegistus.botmegistus.turn import clean_up, turn

__all__ = [
    "BOT_FIRST",
    "NO_PERSONALITY",
    "NO_TOKEN",
    "ONE_MASTERPIECE",
    "ONE_PUBLICATION",
    "ONE_WHITE_FEWER",
    "SOLO_OPTIONS",
    "STARTING_EXPERIMENT",
    "ArtifactTile",
    "Deck",
    "Difficulty",
    "Draft",
    "ExperimentCard",
    "Pass",
    "RollDie",
    "Snapshot",
    "Specialise",
    "Step",
    "TakeArtifact",
    "TakeExperiment",
    "Tracker",
    "artifact_tile",
    "check_options",
    "clean_up",
    "end_of_round",
    "experiment_card",
    "give_artifact",
    "give_experiment",
    "masterpiece",
    "needs_die",
    "new_tracker",
    "no_tokens",
    "perform",
    "read_options",
    "score",
    "score_sheet",
    "set_up_roll",
    "side_of",
    "specialisation",
    "specialisation_choices",
    "starting_cards",
    "tracker_from_plain",
    "turn",
]
