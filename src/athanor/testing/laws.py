"""The contract, law by law: what every game keeps at every decision.

A law takes a journey (a random game kept decision by decision) and fails where the game breaks it. The tests of a game
hold each law against many journeys. Laws know no game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from rich.text import Text

import athanor
from athanor import AthanorError, Event, Game, IllegalAction, Message, RecordError, State, Timeline
from athanor.core.events import EVERYBODY, from_plain
from athanor.core.rng import spread
from athanor.core.text import LANGUAGES
from athanor.testing.journey import NAMES, Journey, play_on, travel
from athanor.testing.together import seats_that_tell_each_other_all_they_know_imagine_together

Law = Callable[[Journey], None]
LAWS: list[Law] = []
LAWS_OF_A_STRETCH: list[Law] = []  # those that hold for a few decisions as for a whole game


def law(check: Law) -> Law:
    LAWS.append(check)
    LAWS_OF_A_STRETCH.append(check)
    return check


def law_of_whole_games(check: Law) -> Law:
    LAWS.append(check)
    return check


def listeners(s: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(s.players), None]


def same(one: State, other: State) -> bool:
    """Everything that decides the future is equal; who may answer, and how, follows and is compared too."""
    return (
        one.snapshot() == other.snapshot()
        and one.waiting == other.waiting
        and all(one.legal(seat) == other.legal(seat) for seat in range(one.players))
    )


def spoken(game: Game, message: Message) -> list[str]:
    """The message in every language, each proven to be a proper text."""
    texts = [game.texts.render(message, lang, NAMES) for lang in LANGUAGES]
    for text in texts:
        assert text.strip(), message
        assert "{" not in text, message
    return texts


# -------------------------------------------------------------------- records and copies


@law
def a_record_replays_to_the_same_state(journey: Journey) -> None:
    for s in [*(decision.before for decision in journey.some(4)), journey.end]:
        record = s.record()
        assert same(athanor.replay(record), s)
        again = athanor.loads(athanor.dumps(record))
        assert again == record
        assert same(athanor.replay(again), s)
        assert athanor.replay(again).record() == record


@law
def a_replay_tells_the_same_events(journey: Journey) -> None:
    events_then = [decision.events for decision in journey.decisions]
    replayed = [events for _, events in athanor.walk(journey.end.record())]
    assert [[e.plain() for e in events] for events in replayed[1:]] == [
        [e.plain() for e in events] for events in events_then
    ]


@law
def a_quiet_game_is_the_same_game(journey: Journey) -> None:
    s = journey.case.begin(quiet=True)
    for decision in journey.decisions:
        assert s.apply(decision.action, decision.seat) == []
    assert same(s, journey.end)


@law
def a_clone_is_independent(journey: Journey) -> None:
    for decision in journey.decisions:
        before, twin = decision.before.snapshot(), decision.before.clone()
        assert same(twin, decision.before)
        assert twin.record() == decision.before.record()
        twin.apply(decision.action, decision.seat)
        assert decision.before.snapshot() == before
    for decision in journey.some(6):
        before, twin, third = decision.before.snapshot(), decision.before.clone(), decision.before.clone()
        twin.determinise(0, 5)
        assert same(twin, decision.before)
        play_on(twin, journey.dice)
        assert decision.before.snapshot() == third.snapshot() == before


@law
def a_saved_state_goes_on_the_same(journey: Journey) -> None:
    game = journey.end.game
    dice = journey.dice
    for decision in journey.some(6):
        s = decision.before
        data = json.loads(json.dumps(s.snapshot()))
        assert data == s.snapshot(), "only what JSON can carry"
        for restored in (game.from_snapshot(data), game.from_position(s.position())):
            assert same(restored, s)
            assert [restored.view(seat) for seat in listeners(s)] == [s.view(seat) for seat in listeners(s)]
            original, number = s.clone(), dice.randrange(1000)
            play_on(original, type(dice)(number), 8)
            play_on(restored, type(dice)(number), 8)
            assert same(restored, original)
    end = game.from_position(journey.end.position())
    assert end.over == journey.end.over
    assert end.winners() == journey.end.winners()


@law
def a_position_begins_a_record(journey: Journey) -> None:
    for decision in journey.some(2):
        s = journey.end.game.from_position(decision.before.position())
        play_on(s, journey.dice, 12)
        again = athanor.loads(athanor.dumps(s.record()))
        assert same(athanor.replay(again), s)


# -------------------------------------------------------------------- secrets


@law
def an_imagined_world_keeps_what_a_seat_knows(journey: Journey) -> None:
    for number, s in enumerate(journey.states):
        for seat in listeners(s):
            world = s.determinise(seat, number)
            assert world.view(seat) == s.view(seat)
            assert (world.waiting, world.to_move, world.question()) == (s.waiting, s.to_move, s.question())
            assert world.check() == ""
            if seat is not None:
                assert world.legal(seat) == s.legal(seat)
                if s.stack:
                    assert world.stack[-1].choices_for(world, seat) == s.legal(seat)


@law
def an_imagined_world_shows_nothing_of_the_true_one(journey: Journey) -> None:
    for number, s in enumerate(journey.states):
        other_chance = s.clone()
        other_chance.rng, other_chance.secret = number + 1, b""
        other_chance.script, other_chance.reveals = (1, 2, 3), 99
        for seat in listeners(s):
            world = s.determinise(seat, number).snapshot()
            assert s.determinise(seat, number + 7).determinise(seat, number).snapshot() == world
            assert other_chance.determinise(seat, number).snapshot() == world


law(seats_that_tell_each_other_all_they_know_imagine_together)


@law_of_whole_games
def an_imagined_world_is_not_simply_the_true_one(journey: Journey) -> None:
    """The laws above would hold for a re-deal that deals nothing. What exactly must vary, each game's own tests say."""
    if journey.end.game.secrets:
        for seat in listeners(journey.end):
            # Several times: a game may hide a single die.
            worlds = ((s.determinise(seat, number), s) for s in journey.states for number in range(1, 13))
            assert any(world.dump() != s.dump() for world, s in worlds)


@law_of_whole_games
def an_imagined_world_has_no_past(journey: Journey) -> None:
    for s in (*journey.states, *travel(journey.case.sealed()).states):
        world = s.determinise(0, 3)
        assert (world.start, world.past, world.secret, world.script, world.events) == (None, None, b"", (), None)
        with pytest.raises(RecordError):
            world.record()


@law
def an_imagined_world_can_be_played_and_saved(journey: Journey) -> None:
    for decision in journey.some(4):
        for seat in listeners(decision.before):
            world = decision.before.determinise(seat, journey.case.seed % 1000)
            assert same(world.game.from_snapshot(json.loads(json.dumps(world.snapshot()))), world)
            play_on(world, journey.dice)
            assert world.over
            assert world.check() == ""


@law_of_whole_games
def a_view_is_json_and_can_be_drawn(journey: Journey) -> None:
    for s in [*(decision.before for decision in journey.some(6)), journey.end]:
        for seat in listeners(s):
            view = s.view(seat)
            assert json.loads(json.dumps(view)) == view
            for lang in LANGUAGES:
                assert Text.from_markup(s.game.draw(view, lang, NAMES[: s.players], 100)).plain.strip()


@law_of_whole_games
def sealed_chance_replays_and_stays_secret(journey: Journey) -> None:
    sealed = travel(journey.case.sealed())
    secret = sealed.end.secret.hex()
    assert len(secret) == 32
    assert same(athanor.replay(athanor.loads(athanor.dumps(sealed.end.record()))), sealed.end)
    for s in sealed.states:
        for seat in listeners(s):
            assert secret not in json.dumps(s.determinise(seat, 1).snapshot())
            assert secret not in json.dumps(s.view(seat))


# -------------------------------------------------------------------- what is allowed, and what is said about it


@law_of_whole_games
def every_decision_is_in_order(journey: Journey) -> None:
    for decision in journey.decisions:
        s = decision.before
        assert s.check() == ""
        assert not s.over
        assert s.waiting[0] == s.to_move
        assert len(set(s.waiting)) == len(s.waiting)
        for seat in s.waiting:
            legal = s.legal(seat)
            assert legal, "a seat that is waited for can do something"
            assert len(set(legal)) == len(legal)
            assert set(legal) <= set(range(s.game.num_actions))
    s = journey.end
    assert s.check() == ""
    assert (s.over, s.to_move, s.waiting, s.legal()) == (True, None, [], [])


@law_of_whole_games
def a_refused_action_changes_nothing(journey: Journey) -> None:
    dice, count = journey.dice, journey.end.game.num_actions
    for s in [*(decision.before for decision in journey.some(6)), journey.end]:
        before, moves = s.snapshot(), s.moves()
        for seat in [*range(s.players), None, s.players, -1]:
            legal = s.legal(seat)
            for action in [-1, -count, count, count + 7, *dice.sample(range(count), min(6, count))]:
                if action in legal:
                    continue
                with pytest.raises(IllegalAction) as refused:
                    s.apply(action, seat)
                for lang in LANGUAGES:
                    assert refused.value.text(lang)
                    assert s.why_not(action, lang, seat)
        assert s.snapshot() == before
        assert s.moves() == moves


@law_of_whole_games
def there_is_a_reason_exactly_against_what_is_not_legal(journey: Journey) -> None:
    for decision in journey.some(6):
        s = decision.before
        for seat in [*range(s.players), None]:
            allowed = [action for action in range(s.game.num_actions) if s.reason(action, seat) is None]
            assert allowed == sorted(s.legal(seat))
    assert all(journey.end.reason(action) for action in range(journey.end.game.num_actions))


@law
def reasons_are_spoken_and_betray_nothing(journey: Journey) -> None:
    dice, game = journey.dice, journey.end.game
    for decision in journey.some(8):
        s = decision.before
        for seat in range(s.players):
            actions = [a for a in range(game.num_actions) if a not in s.legal(seat)]
            for action in dice.sample(actions, min(5, len(actions))):
                reason = s.reason(action, seat)
                assert reason is not None
                spoken(game, reason)
            for number in range(2):
                world = s.determinise(seat, number)
                assert all(world.reason(action, seat) == s.reason(action, seat) for action in actions)


@law
def every_legal_action_has_a_label_of_its_own(journey: Journey) -> None:
    for decision in journey.some(12):
        s = decision.before
        for seat in range(s.players):
            for lang in LANGUAGES:
                labels = [s.label(action, lang, NAMES) for action in s.legal(seat)]
                assert all(label.strip() for label in labels)
                assert len(set(labels)) == len(labels), labels
            world = s.determinise(seat, 4)
            for action in s.legal(seat):
                spoken(s.game, s.explain(action))
                assert world.describe(action) == s.describe(action)
        for lang in LANGUAGES:
            assert s.question(lang, NAMES).strip()


@law
def labels_do_not_need_names(journey: Journey) -> None:
    for decision in journey.some(3):
        for action in decision.before.legal():
            assert decision.before.label(action)


# -------------------------------------------------------------------- events


@law
def events_are_spoken_to_everybody(journey: Journey) -> None:
    said = set()
    for s, events in [
        (journey.end, journey.case.begin().events or []),
        *((d.before, d.events) for d in journey.decisions),
    ]:
        for event in events:
            for message in athanor.redact([event], None) + [event.heard_by(seat) for seat in range(s.players)]:
                key = repr(message)
                if key not in said:
                    said.add(key)
                    spoken(s.game, message)


@law
def events_keep_their_secrets(journey: Journey) -> None:
    for decision in journey.decisions:
        for event in decision.events:
            stored = from_plain(json.loads(json.dumps(event.plain())))
            for seat in listeners(decision.before):
                message = event.heard_by(seat)
                assert stored.heard_by(seat) == message
                if not knows(event, seat):
                    assert message.id == f"{event.name}-hidden"
                    assert not set(event.secret) & keys_of(message), "the hidden form names what is secret"
                else:
                    assert message == Message(event.name, event.args)
            assert set(event.secret) <= set(event.args)


def knows(event: Event, seat: int | None) -> bool:
    return event.known_to == EVERYBODY or (seat is not None and event.known_to & 1 << seat != 0)


def keys_of(value: Any) -> set[str]:
    """All argument names in a message, in the messages inside it, and so on."""
    if isinstance(value, Message):
        return set(value.args) | {key for part in value.args.values() for key in keys_of(part)}
    return {key for part in value for key in keys_of(part)} if isinstance(value, list) else set()


# -------------------------------------------------------------------- scores


@law
def score_sheets_add_up(journey: Journey) -> None:
    for s in journey.states:
        for line, points in enumerate(s.scores()):
            assert sum(part for _, part in s.score_sheet(line)) == points
    for line in range(len(journey.end.scores())):
        for message, _ in journey.end.score_sheet(line):
            spoken(journey.end.game, message)


@law_of_whole_games
def winners_come_at_the_end_and_have_the_most(journey: Journey) -> None:
    assert all(decision.before.winners() == [] for decision in journey.decisions)
    scores, winners = journey.end.scores(), journey.end.winners()
    assert len(scores) >= journey.end.players
    assert len(set(winners)) == len(winners)
    assert all(scores[line] == max(scores) for line in winners)


# -------------------------------------------------------------------- undo and gestures


@law
def undo_restores_exactly_or_says_why_not(journey: Journey) -> None:
    line = Timeline(journey.decisions[0].before.clone())
    with pytest.raises(AthanorError, match="nothing to undo"):
        line.undo(0)
    for decision in journey.decisions:
        before = line.state.snapshot()
        line.apply(decision.action, decision.seat)
        after = line.state
        for seat in range(after.players):
            if line.can_undo(seat):
                assert seat == decision.seat
                assert after.reveals == decision.before.reveals
                line.undo(seat)
                assert line.state.snapshot() == before
                assert line.state.record() == decision.before.record()
                line.apply(decision.action, decision.seat)
            else:
                with pytest.raises(AthanorError) as refused:
                    line.undo(seat)
                assert all(refused.value.text(lang) for lang in LANGUAGES)
                assert line.state is after
                assert seat != decision.seat or after.reveals != decision.before.reveals
            after = line.state
    assert same(line.state, journey.end)


@law
def what_can_be_undone_has_shown_nobody_anything(journey: Journey) -> None:
    """Whoever acted sees what could be foretold: the same in every world that seat may imagine.

    The others see what some choice would show them in every world of theirs, so that they learn a choice and nothing
    else. Not always the same choice: that a card left the second place is seen, which card it was is not.
    """
    for decision in journey.decisions:
        line = Timeline(decision.before.clone())
        events = line.apply(decision.action, decision.seat)
        if not line.can_undo(decision.seat):
            continue
        for seat in listeners(line.state):
            seen = (line.state.view(seat), athanor.redact(events, seat))
            world = decision.before.determinise(seat, 11)
            possible = [decision.action] if seat == decision.seat else world.legal(decision.seat)
            assert any(outcome(world, action, decision.seat, seat) == seen for action in possible)


def outcome(s: State, action: int, by: int, seat: int | None) -> tuple[dict[str, Any], list[Message]]:
    """What the seat would see and hear if that action were chosen."""
    trial = s.clone()
    trial.events = []
    events = trial.apply(action, by)
    return trial.view(seat), athanor.redact(events, seat)


def nothing_is_done_beyond(before: State, after: State, gesture: list[int], seat: int) -> None:
    """A gesture may name what happened unasked before the reveal, to no effect; what comes after is never done."""
    with suppress(IllegalAction):
        (s := before.clone()).apply_all(gesture, seat)
    assert same(s, before) or same(s, after)


@law
def a_gesture_is_all_or_nothing(journey: Journey) -> None:
    for start in journey.dice.sample(range(len(journey.decisions)), min(8, len(journey.decisions))):
        first = journey.decisions[start]
        gesture: list[int] = []
        events: list[Event] = []
        for decision in journey.decisions[start : start + 4]:
            # A gesture goes no further than the first thing it reveals.
            if decision.seat != first.seat or decision.before.reveals != first.before.reveals:
                break
            gesture.append(decision.action)
            events += decision.events
        after = journey.states[start + len(gesture)]
        s = first.before.clone()
        for broken in ([*gesture, -1], [*gesture, s.game.num_actions]):
            with pytest.raises(IllegalAction):
                s.apply_all(broken, first.seat)
            assert same(s, first.before)
            assert s.moves() == first.before.moves()
        if after.reveals != first.before.reveals:
            beyond = [decision.action for decision in journey.decisions[start + len(gesture) :]] or [0]
            nothing_is_done_beyond(first.before, after, [*gesture, beyond[0]], first.seat)
        heard = s.apply_all(gesture, first.seat)
        assert same(s, after)
        assert [event.plain() for event in heard] == [event.plain() for event in events]


# -------------------------------------------------------------------- the game itself


def check_game(game: Game) -> None:
    """What holds without playing: numbering, frames, options, rules, and the words for all of them."""
    assert len(game.actions) == game.num_actions > 0
    for action in range(game.num_actions):
        name = game.actions.name(action)
        assert game.actions.id(name) == action
        assert name == name.strip()
        assert "\n" not in name
    assert all(name == frame.kind for name, frame in game.frames.items())
    spoken(game, Message("game-name"))
    spoken(game, Message("game-tagline"))
    for option in game.options:
        spoken(game, Message(f"option-{option.name}"))
        spoken(game, Message(f"option-{option.name}.help"))
        for choice in option.choices:
            spoken(game, Message(f"option-{option.name}-{choice}"))
    assert all(game.rules(lang).startswith("# ") for lang in LANGUAGES)
    for players in game.players:
        games = [game.new(players, seed=seed) for seed in range(8)]
        drawn = any(s.rng != spread(seed) for seed, s in enumerate(games))
        if drawn:  # a game without chance, or whose set-up is always the same, begins the same with every seed
            assert any(s.dump() != games[0].dump() for s in games), "another seed, another game"
        assert game.new(players, seed=1).snapshot() == games[1].snapshot()
    for wrong in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(athanor.OptionError):
            game.new(wrong, seed=1)
