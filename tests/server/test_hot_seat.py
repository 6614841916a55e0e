"""Round one screen in a game with secrets: who sees what when the screen is passed on."""

from __future__ import annotations

from typing import Any

from athanor.games.alchemists.components import FAVOR_NAMES
from athanor.server.viewpoint import Viewpoint, viewpoint_of
from tests.alchemists.table import Table
from tests.server.people import Person, Screen

BOTH = [0, 1]


def pass_on(screen: Screen) -> bool:
    """Lift the curtain, or let it fall after having seen what is new; false if there is none."""
    state = screen.state
    assert state
    if state["curtain"] is None:
        return False
    seat = state["curtain"] if state["seat"] is None else None
    screen.say(type="look", seat=seat)
    screen.until(lambda: screen.state and screen.state["seat"] == seat)
    return True


def test_whoever_mixes_sees_what_came_of_it(ana: Person) -> None:
    table = ana.table("alchemists", "me", "Blas", mode="apprentice")
    with ana.sit(table) as screen:
        screen.first_state()
        while True:
            assert screen.state
            assert screen.state["view"]["round"] <= 3, "nobody ever saw a mixture of their own"
            if pass_on(screen):
                continue
            play_on(screen)
            mine = [mix for mix in screen.state["view"]["triangle"] if mix[0] == screen.state["seat"]]
            if mine:
                break
        assert mine[0][1] >= 0
        assert screen.state["view"]["alchemists"][screen.state["seat"]]["hand"] is not None


def test_a_first_round_has_few_curtains() -> None:
    """Two people: one each to keep a favor and to declare; order and foraging are open."""
    t = Table.new(players=2, seed=4, options={"mode": "apprentice", "starter": "1"})
    state, looking, learnt, lifted = t.state, None, False, 0
    while state.round == 1:
        viewpoint = viewpoint_of(state, BOTH, looking, False, learnt)
        if viewpoint.curtain is not None:
            lifted += viewpoint.seat is None
            looking, learnt = (viewpoint.curtain if viewpoint.seat is None else None), False
            continue
        seat, known = viewpoint.speaker, state.reveals
        assert seat is not None
        looking = viewpoint.seat
        names = [t.state.game.actions.name(action) for action in state.legal(seat)]
        t.do(best(names), seat="AB"[seat])
        learnt = looking is not None and state.reveals != known
    assert lifted == 4


def best(names: list[str]) -> str:
    """Forage as often as there are cubes, then test a mixture."""
    for name in ("declare forage", "declare test", "done"):
        if name in names:
            return name
    wanted = [name for name in names if name.split()[0] in ("keep", "order", "take", "mix", "discard")]
    return wanted[-1] if wanted else "decline"


def play_on(screen: Screen) -> None:
    screen.play(best(screen.choices()))


def test_an_open_question_is_answered_without_a_hand() -> None:
    state = Table(players=2, round=2, at="order", starter="B", hold=False, A={"favors": "sage"}).state
    assert viewpoint_of(state, BOTH, None, False) == Viewpoint(None, None, 1)
    assert viewpoint_of(state, BOTH, 1, False) == Viewpoint(1, None), "whoever looks already goes on looking"
    assert viewpoint_of(state, BOTH, 0, False) == Viewpoint(None, None, 1), "and nobody is shown another's view"
    assert viewpoint_of(state, BOTH, 0, False, learnt=True) == Viewpoint(0, 1)
    assert viewpoint_of(state, [1], 1, False) == Viewpoint(1, None)


def test_questions_called_open_betray_no_hand() -> None:
    """What may be chosen is the same in every deal of the hidden cards."""
    forage: dict[str, Any] = {
        "A": {"hand": "fern claw", "favors": "sage", "cubes": "forage"},
        "B": {"hand": "toad", "cubes": "forage"},
    }
    for state in (
        Table(players=2, round=3, at="order", hold=False, A={"favors": "assistant", "hand": "toad"}).state,
        Table(players=2, round=3, at="forage", order="AB", hold=False, **forage).state,
    ):
        assert state.stack[-1].openly
        deals = [state.determinise(None, rng) for rng in range(6)]
        assert {tuple(each.legal(0)) for each in deals} == {tuple(state.legal(0))}


def test_reasons_for_an_open_question_tell_nothing_of_the_hand(ana: Person) -> None:
    table = ana.table("alchemists", "me", "Blas", mode="apprentice", starter="1")
    with ana.sit(table) as screen:
        screen.first_state()
        while not is_open(screen):
            if not pass_on(screen):
                play_on(screen)
        assert screen.asked
        told = [screen.ask_for(what="why", action=f"play {favor}") for favor in FAVOR_NAMES]
        assert {each["id"] for each in told if each} == {"why-order-first"}
        foresee = {"type": "foresee", "decision": screen.asked["decision"], "actions": ["pass"]}
        assert screen.refusal(**foresee) == "curtain-first"


def is_open(screen: Screen) -> bool:
    return bool(screen.asked and screen.state and screen.state["seat"] is None)
