"""On the wire: what a seat receives does not change when only what that seat cannot know changes.

Random games are walked decision by decision. At each, the messages for a seat are built from the true state and from
worlds dealt anew for that seat, and compared byte for byte: view, question, actions, labels, reasons, explanations,
previews, errors. Events are compared after their secrets were replaced by others.
"""

import random

import pytest

import athanor
from athanor import Event, IllegalAction, State
from athanor.core.events import EVERYBODY
from athanor.server import wire
from athanor.server.archive import Entry, Info, Seat, Stored
from athanor.server.loading import Decisions, Rebuilt, Way
from athanor.server.previews import foresee
from athanor.server.tables import LiveTable, encode
from athanor.server.viewpoint import Viewpoint

GAMES = [
    *(("toy", players) for players in (2, 3, 4)),
    *(("spellbook", players) for players in (1, 2, 4)),
    *(("alchemists", players) for players in (2, 4)),
    *(("trismegistus", players) for players in (1, 2, 4)),
]


def live_table(state: State) -> LiveTable:
    """A table round a state, as the lobby would have it; nothing is ever written."""
    game = state.game
    seats = [Seat(seat, "person", f"guest-{seat}") for seat in range(state.players)]
    info = Info("table", game.id, 1, state.players, state.options, "guest-0", "ff", 0.0, 0.0, status="playing")
    decisions = Decisions(state.players)
    decisions.after(state, 1, None)
    stored = Stored(info, seats, [], None, [], set(), {})
    return LiveTable(stored, Rebuilt(game, Way(state), decisions), None, None)  # type: ignore[arg-type]


def messages(state: State, seat: int | None, dice: random.Random) -> list[str]:
    """Everything about this moment that could be sent to the seat."""
    table = live_table(state)
    said = [encode(table.stands(Viewpoint(seat, None))), encode(wire.printed(state))]
    if state.over:
        said.append(encode(wire.result(state, table.seats, {})))
    if seat is None:
        return said
    said.append(str(table.decisions.numbers[seat]))
    for action in dice.sample(range(state.game.num_actions), min(40, state.game.num_actions)):
        said.append(encode(wire.told(None, state.reason(action, seat))))
        said.append(encode(wire.told(None, state.explain(action))))
        if action not in state.legal(seat):
            with pytest.raises(IllegalAction) as refused:
                state.clone().apply(action, seat)
            said.append(encode(wire.refused(None, refused.value.message)))
    for action in dice.sample(state.legal(seat), min(3, len(state.legal(seat)))):
        said.append(encode(wire.foreseen(None, foresee(state, seat, [action]))))
    return said


def replaced(event: Event, dice: random.Random) -> Event:
    """The same event about another secret."""
    other = {key: dice.randrange(6) if key in event.secret else value for key, value in event.args.items()}
    return Event(event.name, other, event.secret, event.known_to)


def check_moment(state: State, events: list[Event], number: int, dice: random.Random) -> None:
    for seat in (*range(state.players), None):
        truth = messages(state, seat, random.Random(number))
        for _ in range(2):
            world = state.determinise(seat, dice.getrandbits(40))
            assert messages(world, seat, random.Random(number)) == truth
        hidden = [
            event
            for event in events
            if event.known_to != EVERYBODY and not (seat is not None and event.known_to >> seat & 1)
        ]
        others = [replaced(event, dice) for event in hidden]
        told = [Entry(1, "move", 0, 0, 0.0, list_, 1) for list_ in (hidden, others)]
        assert encode(wire.log(told[:1], seat)) == encode(wire.log(told[1:], seat))
        assert all("-hidden" in event["id"] for event in wire.entry(told[0], seat)["events"])


def walk_and_check(game: str, players: int, seed: int) -> None:
    dice = random.Random(seed)
    state = athanor.game(game).new(players, dice.getrandbits(127) | 1 << 127)
    events, number = list(state.events or []), 0
    while True:
        if state.over or dice.random() < 0.3:
            check_moment(state, events, number, dice)
        if state.over:
            return
        seat = dice.choice([seat for seat in range(players) if state.legal(seat)])
        events = state.apply(dice.choice(state.legal(seat)), seat)
        number += 1
        if number > 400:  # two people who withdraw for ever
            return


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_bytes_a_seat_receives_know_no_secret(game, players):
    for seed in range(3 if game == "toy" else 1):
        walk_and_check(game, players, seed)


@pytest.mark.long(sample="test_the_bytes_a_seat_receives_know_no_secret")
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_bytes_a_seat_receives_know_no_secret_in_many_games(game, players):
    for seed in range(100, 160):
        walk_and_check(game, players, seed)


def test_the_check_would_find_a_leak(monkeypatch):
    """A view that gives one hidden thing away does not pass."""
    from tests.toy.state import Curios

    honest = Curios.view
    monkeypatch.setattr(Curios, "view", lambda self, seat: {**honest(self, seat), "peek": self.deck[0]})
    with pytest.raises(AssertionError):
        walk_and_check("toy", 2, 1)


def test_neither_seed_nor_snapshot_nor_record_is_sent_while_a_game_runs(house, ana, blas, stranger):
    table = ana.table("toy", "me", "open", "bot:random")
    blas.join(table)
    heard = []
    with ana.sit(table) as one, blas.sit(table) as other, stranger.sit(table) as watching:
        for screen in (one, other):
            screen.first_state()
            screen.play("bid 1")
        for screen in (one, other, watching):
            screen.drain()
            heard += screen.heard
    info = house.lobby.loaded(table).info
    secrets = [info.seed, str(int(info.seed, 16)), "secret", "rng", "chance"]
    everything = "".join(heard) + ana.http.get(f"/api/tables/{table}").text + ana.http.get("/api/tables").text
    everything = everything.replace('"secrets":true', "")  # a table says whether its game has secrets at all
    assert not [word for word in secrets if word in everything]
