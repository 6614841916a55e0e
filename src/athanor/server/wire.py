"""What goes to a client, built from what that client may know. The models in `models.py` describe the same shapes.

Nothing here reads hidden things: a state is asked for the view of a seat, an event for how a seat hears it. The test of
secrecy builds these messages from a state and from its re-dealt copies and compares the bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from athanor.core.cards import Card
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.registry import lookup, registered
from athanor.core.state import State
from athanor.server.archive import Entry, Info, Line, Seat
from athanor.server.previews import Asked, Foreseen, asked, changes
from athanor.server.viewpoint import Viewpoint

Json = dict[str, Any]
# Raised whenever an older page would misunderstand what is said: it is then loaded anew. `live.svelte.ts` has it too.
PROTOCOL: Final = 2
MOST_CHANGES: Final = 100  # more than that take no less room than the whole view


# ---------------------------------------------------------------- tables


class Presence:
    """Who is at a table right now. A table that is not in memory has nobody."""

    def __init__(self, here: frozenset[str] = frozenset(), watchers: int = 0) -> None:
        self.here = here
        self.watchers = watchers


def tells(table: Json) -> Json:
    return {"type": "table", "protocol": PROTOCOL, "table": table}


def table(info: Info, seats: Sequence[Seat], names: dict[str, str], guest: str | None, presence: Presence) -> Json:
    mine = [seat.seat for seat in seats if guest is not None and seat.guest == guest and not seat.left]
    forked = {"table": info.forked_table, "move": info.forked_move} if info.forked_table else None
    return {
        "id": info.id,
        "game": info.game,
        "options": info.options,
        "players": info.players,
        "status": info.status,
        "hotseat": is_hotseat(seats),
        "seats": [one_seat(seat, names, guest, presence) for seat in seats],
        "mine": guest is not None and info.maker == guest,
        "watchers": presence.watchers,
        "your_turn": info.status == "playing" and any(seat in info.waiting for seat in mine),
        "moves": info.moves,
        "forked_from": forked,
        "rematch": info.rematch,
        "coach": info.coach,
        "secrets": info.game not in registered() or lookup(info.game).secrets,
        "hints": info.hints or "none",
        "result": info.result,
        "ending": info.ending,
        "created": info.created,
        "updated": info.updated,
    }


def is_hotseat(seats: Sequence[Seat]) -> bool:
    """Somebody here sits on more than one chair."""
    guests = [seat.guest for seat in seats if seat.guest and not seat.left]
    return len(set(guests)) < len(guests)


def one_seat(seat: Seat, names: dict[str, str], guest: str | None, presence: Presence) -> Json:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": called(seat, names),
        "bot": seat.bot,
        "mine": guest is not None and seat.guest == guest,
        "here": seat.guest is not None and not seat.left and seat.guest in presence.here,
        "left": seat.left,
        "stop": seat.stop,
        "hints": seat.hints,
        "shown": seat.shown if guest is not None and seat.guest == guest else None,
    }


def called(seat: Seat, names: dict[str, str]) -> str | None:
    """The name of whoever sits there; None for bots and empty chairs, which the page names in its own language."""
    if seat.kind != "person" or seat.guest is None:
        return None
    return seat.name or names.get(seat.guest)


# ---------------------------------------------------------------- what happened


def entry(told: Entry, seat: int | None) -> Json:
    return {
        "number": told.number,
        "move": told.move,
        "seat": told.seat,
        "kind": told.kind,
        "events": [event.heard_by(seat).plain() for event in told.events],
        "cards": [card(each, seat) for each in told.cards],
    }


def card(shown: Card, seat: int | None) -> Json:
    rows = [(row.event.heard_by(seat), row.event.is_known_to(seat), row) for row in shown.rows]
    return {
        "title": shown.title.plain(),
        "seat": shown.seat,
        "rows": [
            {"event": heard.plain(), "private": mine and bool(row.event.secret), "tone": row.tone,
             "why": [each.plain() for each in row.why]}
            for heard, mine, row in rows
        ],
    }  # fmt: skip


def log(entries: Sequence[Entry], seat: int | None) -> Json:
    return {"type": "log", "entries": [entry(each, seat) for each in entries]}


def chat(lines: Sequence[Line]) -> Json:
    keys = ("number", "name", "guest", "text", "at")
    return {"type": "chat", "lines": [{key: getattr(line, key) for key in keys} for line in lines]}


# ---------------------------------------------------------------- where the game stands


def printed(s: State) -> Json:
    """What every view of this game has in common: told once, before the first state."""
    return {"type": "printed", "printed": s.game.printed(s)}


def state(
    s: State,
    viewpoint: Viewpoint,
    number: int,
    move: int,
    decision: int | None,
    no_undo: str | None,
    curtain: int | None = None,
    result: Json | None = None,
    ended: bool = False,
) -> Json:
    """`no_undo`: the id of the reason why not; empty if undo is possible, None for somebody who decides nothing.

    `ended`: nothing is asked any more, though the game itself might have gone on.
    """
    return {
        "type": "state",
        "number": number,
        "move": move,
        "seat": viewpoint.seat,
        "view": s.view(viewpoint.seat),
        "changes": None,
        "ask": None if ended or s.over else ask(s, viewpoint.speaker, decision),
        "undo": {"ok": no_undo == "", "why": Message(no_undo).plain() if no_undo else None},
        "curtain": curtain,
        "result": result,
    }


def since(seen: Json | None, state: Json) -> Json:
    """The same for somebody who has seen the last view: only what changed in it, where that is less."""
    if seen is None or state["view"] is None:
        return state
    changed = [{"way": way, "after": after} for way, after in changes(seen, state["view"])]
    return {**state, "view": None, "changes": changed} if len(changed) <= MOST_CHANGES else state


def ask(s: State, seat: int | None, decision: int | None) -> Json:
    found = asked(s, seat)
    gestures = s.game.gestures(s, seat) if seat is not None and found.choices else {}
    return {**plain_ask(found, decision if found.choices else None), "gestures": gestures}


def plain_ask(found: Asked, decision: int | None) -> Json:
    return {
        "seat": found.seat,
        "waiting": found.waiting,
        "question": found.question.plain(),
        "decision": decision,
        "actions": [{"name": name, "label": label.plain(), "cost": cost} for name, label, cost in found.choices],
        "gestures": {},
    }


def result(s: State, seats: Sequence[Seat], names: dict[str, str]) -> Json:
    """The count at the end: a line per seat, then one per automatic opponent."""
    scores = s.scores()
    automatic = [opponent(s.game, number) for number in range(len(scores) - s.players)]
    return {
        "scores": scores,
        "winners": s.winners(),
        "lines": [*(called(seat, names) for seat in seats), *automatic],
        "sheets": [[[said.plain(), points] for said, points in s.score_sheet(line)] for line in range(len(scores))],
    }


def opponent(game: Game, number: int) -> Json:
    """An automatic opponent is named by a text of its game."""
    known = game.texts.has(f"opponent-{number}", "en")
    return Message(f"opponent-{number}" if known else "automatic-opponent").plain()


# ---------------------------------------------------------------- answers to one client


def refused(ref: Any, message: Message) -> Json:
    return {"type": "refused", "ref": ref, "message": message.plain()}


def drawing(ref: Any, text: str | None) -> Json:
    return {"type": "drawing", "ref": ref, "text": text}


def foreseen(ref: Any, found: Foreseen) -> Json:
    return {
        "type": "foreseen",
        "ref": ref,
        "events": [message.plain() for message in found.events],
        "changes": [{"way": way, "after": after} for way, after in found.changes],
        "certain": found.certain,
        "then": None if found.then is None else {**plain_ask(found.then, None), "gestures": found.gestures or {}},
    }


def story(ref: Any, steps: list[Json]) -> Json:
    return {"type": "story", "ref": ref, "steps": steps}


def hint(ref: Any, seat: int, decision: int, found: Json, left: int | None) -> Json:
    return {"type": "hint", "ref": ref, "seat": seat, "decision": decision, "choices": found["choices"], "left": left}


def told(ref: Any, message: Message | None) -> Json:
    return {"type": "told", "ref": ref, "message": None if message is None else message.plain()}
