"""Which seat's view a client is shown, and when the screen is covered before somebody else may look (the curtain).

Most clients have one seat, or none. Where several people share one screen, the client has several: it is then shown
the view of whoever has to decide. If the game has secrets, nobody's hand is shown until the curtain is lifted for that
seat (`look`), and it falls again when whoever was looking has nothing left to answer but somebody else here has.
It waits for whom their own last answer told something new (a mixture, a card drawn): they pass the screen on when they
have seen it. A question that is answered from what lies open needs no curtain; then nobody's hand is shown.
"""

from __future__ import annotations

from typing import NamedTuple

from athanor.core.state import State


class Viewpoint(NamedTuple):
    seat: int | None  # None: as a spectator sees it
    curtain: int | None  # the seat that has to lift the curtain before going on
    asked: int | None = None  # the seat that may answer though nobody's hand is shown

    @property
    def speaker(self) -> int | None:
        """The seat that answers through this client now."""
        return self.asked if self.seat is None else self.seat


def viewpoint_of(
    state: State | None, mine: list[int], looking: int | None, fresh: bool, learnt: bool = False
) -> Viewpoint:
    """`looking`: the seat last shown to this client; `fresh`: it asked for just that, and nothing happened since;
    `learnt`: its last answer told it something."""
    if not mine:
        return Viewpoint(None, None)
    if len(mine) == 1:
        return Viewpoint(mine[0], None)
    looking = looking if looking in mine else None
    if state is None or state.over:
        return Viewpoint(mine[0] if looking is None else looking, None)
    if fresh and looking is not None:
        return Viewpoint(looking, None)
    wanted = decides(state, mine, looking)
    if not state.game.secrets:
        return Viewpoint(wanted if wanted is not None else looking if looking is not None else mine[0], None)
    if wanted is None or wanted == looking:
        return Viewpoint(looking, None)
    if learnt and looking is not None:
        return Viewpoint(looking, wanted)
    if state.stack[-1].openly:
        return Viewpoint(None, None, wanted)
    return Viewpoint(None, wanted)


def decides(state: State, mine: list[int], looking: int | None) -> int | None:
    """Which of these seats has something to decide: the one looking if it has, else the one asked first."""
    waiting = [seat for seat in state.waiting if seat in mine and state.legal(seat)]
    if looking in waiting:
        return looking
    return state.to_move if state.to_move in waiting else waiting[0] if waiting else None
