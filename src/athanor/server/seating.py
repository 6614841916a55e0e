"""Who sits where: join, leave, give a seat away, agree to stop. The table's lock is held for all of it."""

from __future__ import annotations

from athanor.server.archive import Entry, Seat
from athanor.server.coaching import may_be_on
from athanor.server.opponents import invited
from athanor.server.tables import LiveTable
from athanor.server.words import ServerError


async def join(table: LiveTable, guest: str, name: str, wanted: int | None) -> None:
    """Come back to a seat that was left, or take an open one."""
    must_go_on(table)
    if table.mine(guest):
        return
    back = [seat for seat in table.seats if seat.guest == guest and seat.left]
    if back and wanted in (None, *(seat.seat for seat in back)):
        for seat in back:
            seat.left = False
        table.names[guest] = name
        await changed(table, back)
        return
    seat = open_seat(table, guest, wanted)
    sit(seat, "person", guest=guest)
    seat.coach = table.info.coach
    table.names[guest] = name
    await changed(table, [seat])


def open_seat(table: LiveTable, guest: str, wanted: int | None) -> Seat:
    """Nobody who has seen another seat's secrets sits down on this one."""
    found = [seat for seat in table.seats if seat.kind == "open"]
    if wanted is not None:
        must_exist(table, wanted)
        found = [seat for seat in found if seat.seat == wanted]
    if not found:
        raise ServerError("seat-taken" if wanted is not None else "table-full", 409)
    if table.secrets:
        seen = {number for number, who in table.sitters if who == guest}
        found = [seat for seat in found if seen <= {seat.seat}]
        if not found:
            raise ServerError("seat-secrets-seen", 403)
    return found[0]


async def leave(table: LiveTable, guest: str) -> None:
    """Before the start the seat is open again; later it is kept, marked as left."""
    mine = [seat for seat in table.seats if seat.guest == guest and not seat.left]
    if not mine:
        raise ServerError("not-seated", 409)
    must_go_on(table)
    for seat in mine:
        if table.info.status == "open":
            sit(seat, "open")
        else:
            seat.left, seat.stop = True, False
    end_if_agreed(table, people(table))
    await changed(table, mine)


async def give(table: LiveTable, guest: str, number: int, kind: str, bot: str | None, patience_days: float) -> None:
    """A seat goes to a bot, or is opened for a friend."""
    must_go_on(table)
    must_exist(table, number)
    seat = table.seats[number]
    if not may_give(table, guest, seat, patience_days):
        raise ServerError("seat-not-yours-to-give", 403)
    if kind != "bot" and not may_open(table, guest, seat):
        raise ServerError("seat-secrets-not-yours", 403)
    if kind == "bot":
        sit(seat, "bot", bot=invited(bot, table.info.game))
    else:
        sit(seat, "open")
    await changed(table, [seat])


def may_give(table: LiveTable, guest: str, seat: Seat, patience_days: float) -> bool:
    """Before the game the maker decides. In the game those who play do: about seats that were left or are open, those
    of people long gone, and those of bots as long as nobody else plays."""
    if seat.guest == guest:
        return True
    if table.info.status == "open":
        return table.info.maker == guest or (bool(table.mine(guest)) and seat.kind == "open")
    if not table.mine(guest):
        return False
    if seat.kind == "bot":
        return all(other.guest == guest for other in people(table))
    gone = seat.guest not in table.presence.here and table.silent_for(patience_days)
    return seat.left or seat.kind == "open" or gone


def may_open(table: LiveTable, guest: str, seat: Seat) -> bool:
    """Whoever sits down next sees what the seat knows. So a rival, who might ask a friend to look, cannot open it; a
    bot tells nobody."""
    begun = table.info.status == "playing" and table.secrets
    return not begun or seat.guest == guest or seat.kind == "open"


async def coach(table: LiveTable, guest: str, on: bool) -> None:
    """Somebody wants the coach beside them, or not any more."""
    mine = [table.seats[seat] for seat in table.mine(guest)]
    if not mine:
        raise ServerError("only-watching", 403)
    if on and not may_be_on(table.info, table.seats):
        raise ServerError("coach-not-here", 403)
    for seat in mine:
        seat.coach = on
    await table.commit([], mine)
    table.tell()


async def seen(table: LiveTable, guest: str, number: int, shown: int) -> None:
    """The cards of results up to this one wait no longer, on whatever device. Nobody else is told."""
    if number not in table.mine(guest):
        raise ServerError("not-your-seat", 403)
    seat = table.seats[number]
    if seat.shown is None or shown > seat.shown:
        seat.shown = shown
        await table.commit([], [seat])


async def stop(table: LiveTable, guest: str, patience_days: float) -> None:
    """Would like to end the game; once everybody who plays would, it ends without a result."""
    must_go_on(table)
    mine = [seat for seat in table.seats if seat.guest == guest and not seat.left]
    if table.info.status == "open":
        if table.info.maker != guest:
            raise ServerError("not-the-maker", 403)
        table.info.status = "abandoned"
    elif not mine:
        raise ServerError("not-seated", 403)
    for seat in mine:
        seat.stop = True
    here = table.presence.here | {guest}
    # Somebody who has been away for long is not waited for, nor anybody where nothing can be played any more.
    in_vain = table.way is None or table.silent_for(patience_days)
    waited_for = [seat for seat in people(table) if seat.guest in here or not in_vain]
    end_if_agreed(table, waited_for)
    await changed(table, mine)


def end_if_agreed(table: LiveTable, waited_for: list[Seat]) -> None:
    if table.info.status == "playing" and waited_for and all(seat.stop for seat in waited_for):
        table.info.status, table.info.ending = "abandoned", {"how": "agreed"}


async def resign(table: LiveTable, guest: str) -> None:
    """Gives the game up, whoever is there. It goes on among the others, if at least two people are left."""
    table.playable()
    mine = [seat for seat in people(table) if seat.guest == guest]
    if not mine:
        raise ServerError("not-seated", 403)
    for seat in mine:
        seat.left, seat.stop = True, False
    if len({seat.guest for seat in people(table)}) < 2:
        table.info.status = "abandoned"
        table.info.ending = {"how": "resigned", "seats": [seat.seat for seat in table.seats if seat.left]}
    await changed(table, mine)


def people(table: LiveTable) -> list[Seat]:
    """The seats at which people play."""
    return [seat for seat in table.seats if seat.kind == "person" and not seat.left]


# ---------------------------------------------------------------- what they have in common


def sit(seat: Seat, kind: str, guest: str | None = None, bot: str | None = None) -> None:
    seat.kind, seat.guest, seat.bot = kind, guest, bot
    seat.name, seat.left, seat.stop, seat.coach, seat.shown = None, False, False, False, None


async def changed(table: LiveTable, seats: list[Seat]) -> None:
    """On disk, then told to everybody. The game begins when the last seat is taken."""
    added: list[Entry] = []
    if table.info.status == "open" and all(seat.kind != "open" for seat in table.seats):
        added = [table.start()]
    await table.commit(added, seats)
    table.tell(table_too=True)


def must_go_on(table: LiveTable) -> None:
    if table.info.status in ("over", "abandoned"):
        raise ServerError(f"table-is-{table.info.status}", 409)
    if table.game is None:
        raise ServerError("table-rules-gone", 409)


def must_exist(table: LiveTable, number: int) -> None:
    if not 0 <= number < len(table.seats):
        raise ServerError("no-such-seat", 404, number=number + 1)
