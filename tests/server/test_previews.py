"""An answer tried out before it is given: it tells what then really happens, nothing hidden, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import athanor
from athanor import IllegalAction
from athanor.core.events import redact
from athanor.core.state import State
from athanor.server import live, previews
from athanor.server.previews import asked, changes, foresee, tried
from tests.server.people import Person, Screen
from tests.server.test_secrecy import GAMES

# A game that says little about the future would make the comparison hollow.
LEAST_CERTAIN = 10


def walk(game: str, players: int, seed: int, often: float = 0.3) -> int:
    """A random game in which many answers are foreseen first; how many of them to their end."""
    dice = random.Random(seed)
    state = athanor.game(game).new(players, dice.getrandbits(127) | 1 << 127)
    certain = 0
    for _ in range(400):
        if state.over:
            break
        seat = dice.choice([seat for seat in range(players) if state.legal(seat)])
        action = dice.choice(state.legal(seat))
        if dice.random() < often:
            certain += agrees(state, seat, action)
        else:
            state.apply(action, seat)
    return certain


def agrees(state: State, seat: int, action: int) -> bool:
    before, kept = state.view(seat), state.snapshot()
    foreseen = foresee(state, seat, [action])
    assert state.snapshot() == kept
    assert foreseen == tried(state.clone(), seat, [action]), "what is hidden made a difference"
    heard = redact(state.apply(action, seat), seat)
    if foreseen.certain:
        assert foreseen.events == heard
        assert foreseen.changes == changes(before, state.view(seat))
        assert foreseen.then == (None if state.over else asked(state, seat))
        if foreseen.gestures is not None:
            assert foreseen.gestures == state.game.gestures(state, seat)
    else:
        assert foreseen.events == heard[: len(foreseen.events)]
    return foreseen.certain


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_previews_agree_with_results(game: str, players: int) -> None:
    assert sum(walk(game, players, seed) for seed in range(3)) >= LEAST_CERTAIN


@pytest.mark.long(sample="test_previews_agree_with_results")
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_previews_agree_with_results_in_many_games(game: str, players: int) -> None:
    for seed in range(100, 140):
        walk(game, players, seed)


def test_the_comparison_would_find_a_preview_that_goes_on_too_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """Followed past what comes to light, it tells how chance fell in the copy, which is not how it falls."""

    def to_the_end(world: State, seat: int, action: int) -> tuple[State, list[Any], bool]:
        world.events = []
        return world, redact(world.apply(action, seat), seat), True

    monkeypatch.setattr(previews, "_answered", to_the_end)
    with pytest.raises(AssertionError):
        sum(walk("spellbook", 2, seed) for seed in range(10))


def test_a_gesture_is_foreseen_step_by_step_and_its_refusal_is_a_reason() -> None:
    state = athanor.game("trismegistus").new(1, 7, {"setup": "introductory"})
    draft = next(action for action in state.legal() if "draft mercury" in state.game.actions.name(action))
    first = foresee(state, 0, [draft])
    after = state.clone()
    after.apply(draft, 0)
    second = foresee(after, 0, [after.legal()[0]])
    both = foresee(state, 0, [draft, after.legal()[0]])
    assert both.events == first.events + second.events
    with pytest.raises(IllegalAction) as refused:
        foresee(state, 0, [draft, draft])
    assert refused.value.message == after.reason(draft, 0)


def test_changes_name_the_way_to_what_differs() -> None:
    before = {"a": [1, 2, {"b": 3}], "c": [1], "gone": 4}
    after = {"a": [1, 5, {"b": 6}], "c": [1, 2]}
    assert changes(before, after) == [
        (["a", 1], 5), (["a", 2, "b"], 6), (["c"], [1, 2]), (["gone"], None),
    ]  # fmt: skip
    assert changes(before, before) == []


# ---------------------------------------------------------------- on the wire


def ask(screen: Screen, ref: str = "f", **what: Any) -> Any:
    screen.say(type="foresee", ref=ref, **what)
    while True:
        heard = screen.hear()
        if heard["type"] in ("foreseen", "refused") and heard["ref"] == ref:
            return heard


def test_the_page_asks_and_then_it_happens(ana: Person) -> None:
    table = ana.table("trismegistus", "me", setup="introductory")
    with ana.sit(table) as screen:
        screen.first_state()
        ask_now = screen.asked
        assert ask_now is not None
        name = next(name for name in screen.choices() if name.startswith("draft "))
        foreseen = ask(screen, decision=ask_now["decision"], actions=[name])
        assert screen.state is not None
        number = screen.state["number"]
        screen.play(name)
        assert screen.state["number"] == number + 1
        assert foreseen["certain"]
        assert foreseen["events"] == screen.entries[number + 1]["events"]
        die = next(change for change in foreseen["changes"] if change["way"] == ["laboratories", 0, "die"])
        assert die["after"] == screen.state["view"]["laboratories"][0]["die"]


def test_old_questions_foreign_seats_and_spectators_are_refused(ana: Person, blas: Person, visit: Any) -> None:
    table = ana.table("trismegistus", "me", "open", setup="introductory")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state(), other.first_state()
        asked, waits = (one, other) if one.asked else (other, one)
        assert asked.asked is not None
        decision, action = asked.asked["decision"], asked.asked["actions"][0]["name"]
        assert ask(waits, decision=decision, actions=[action])["message"]["id"] == "answer-not-asked"
        seat = asked.state["seat"] if asked.state else 0
        foreign = ask(waits, decision=decision, actions=[action], seat=seat)
        assert foreign["message"]["id"] == "not-your-seat"
        asked.play(asked.asked["actions"][0]["name"])
        assert ask(asked, decision=decision, actions=[action])["message"]["id"] in ("answer-stale", "answer-not-asked")
        impossible = ask(asked, decision=asked.asked["decision"], actions=[action]) if asked.asked else None
        assert impossible is None or impossible["type"] == "refused"
    stranger = visit_stranger(visit, ana)
    with stranger.sit(table) as watching:
        watching.first_state()
        assert ask(watching, decision=decision, actions=[action])["message"]["id"] == "only-watching"


def visit_stranger(visit: Any, ana: Person) -> Person:
    class There:
        address = ana.address

    person: Person = visit(There())
    return person


def test_whoever_asks_too_often_has_to_wait(ana: Person) -> None:
    table = ana.table("trismegistus", "me", setup="introductory")
    with ana.sit(table) as screen:
        screen.first_state()
        assert screen.asked is not None
        what = {"decision": screen.asked["decision"], "actions": [screen.asked["actions"][0]["name"]]}
        answers = [ask(screen, f"f{number}", **what) for number in range(3 * live.FORESEE_BURST)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert refused
        assert {answer["message"]["id"] for answer in refused} == {"too-fast"}
        screen.play(screen.asked["actions"][0]["name"])  # answers are not held up by that
