"""The sequence of play: a turn in its four phases, turn order, the end of a round in its ten steps, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.rng import roll
from athanor.core.sharing import put_list, without
from athanor.games.trismegistus import solo, verbs
from athanor.games.trismegistus.acting import Act
from athanor.games.trismegistus.cards import PLACES, SPACES
from athanor.games.trismegistus.components import BOWL_LIMIT, DICE_EACH, NONE, ROUNDS
from athanor.games.trismegistus.drafting import begin_draft
from athanor.games.trismegistus.reacting import ask_reactions
from athanor.games.trismegistus.state import Trismegistus

# ---------------------------------------------------------------- dice


def roll_dice(s: Trismegistus) -> None:
    """All dice of the pool into the bowls of their faces; overfull bowls are rolled again, in the order of bowls."""
    s.bowls = [0] * 18
    drop(s, dice_pool(s))
    while True:
        overfull = next((face for face in range(6) if bowl(s, face) > BOWL_LIMIT), NONE)
        if overfull < 0:
            break
        again = s.bowls[overfull * 3 : overfull * 3 + 3]
        s.bowls[overfull * 3 : overfull * 3 + 3] = [0, 0, 0]
        verbs.tell(s, "bowl-rerolled", {"face": overfull})
        drop(s, again)
    verbs.tell(s, "dice-rolled", {"count": sum(s.bowls)})


def dice_pool(s: Trismegistus) -> list[int]:
    """Black, white and red dice in the game, by the number of players."""
    dice = list(s.cards.board.dice[2 if s.solo else s.players])
    return solo.dice_pool(s, dice) if s.solo else dice


def drop(s: Trismegistus, dice: list[int]) -> None:
    for colour in range(3):
        for _ in range(dice[colour]):
            s.bowls[roll(s, 6) * 3 + colour] += 1


def bowl(s: Trismegistus, face: int) -> int:
    return s.bowls[face * 3] + s.bowls[face * 3 + 1] + s.bowls[face * 3 + 2]


# ---------------------------------------------------------------- a turn


def draft(s: Trismegistus, seat: int) -> None:
    s.active = seat
    verbs.tell(s, "turn-begins", {"seat": seat})
    begin_draft(s, seat)


def act(s: Trismegistus, seat: int) -> None:
    s.stack.append(Act(seat))


def react(s: Trismegistus, seat: int) -> None:
    ask_reactions(s, seat)


def clean_up(s: Trismegistus, seat: int) -> None:
    """A die at 0 is used up; after the third the player passes. Reached bonus tokens go. The next player follows."""
    lab = s.labs[seat]
    at = s.order.index(seat)
    if lab.potency == 0:
        verbs.use_up_die(s, seat)
        if lab.dice_used() == DICE_EACH:
            pass_round(s, seat)
            at -= 1
    after_turn(s, at)


Phase = Callable[[Trismegistus, int], None]
PHASES: Final[tuple[Phase, ...]] = (draft, act, react, clean_up)
DRAFTING, ACTING, REACTING, CLEANING = range(4)


def phase_after(s: Trismegistus) -> int:
    """The phase that follows what is being decided now, by the question right above the turn."""
    above = s.stack[1].kind if len(s.stack) > 1 else ""
    if above in ("draft", "turn-die", "ethereal"):
        return ACTING
    return CLEANING if above == "react" else REACTING


class Turn(Frame):
    """A player's turn, phase by phase."""

    __slots__ = ("phase",)
    kind: ClassVar[str] = "turn"
    ground: ClassVar[bool] = True

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def fits(self, s: Trismegistus) -> bool:
        return self.seat == s.active and self.seat in s.order and self.phase == phase_after(s)

    def lapse(self, s: Trismegistus) -> None:
        if self.phase + 1 < len(PHASES):
            s.stack.append(Turn(self.seat, self.phase + 1))
        PHASES[self.phase](s, self.seat)


class BotTurn(Frame):
    """A turn of Botmegistus: it plays, the human may react, it cleans up. `seat` is the human's."""

    __slots__ = ("phase",)
    kind: ClassVar[str] = "bot-turn"
    ground: ClassVar[bool] = True

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def fits(self, s: Trismegistus) -> bool:
        return s.bot is not None and s.active == s.players and self.phase == phase_after(s) - 1

    def lapse(self, s: Trismegistus) -> None:
        if self.phase == 0:
            s.active = s.players
            s.stack.append(BotTurn(self.seat, 1))
            solo.play_turn(s)
        elif self.phase == 1:
            s.stack.append(BotTurn(self.seat, 2))
            ask_reactions(s, s.players)
        else:
            at = s.order.index(s.players)
            if solo.clean_up(s):
                pass_round(s, s.players)
                at -= 1
            after_turn(s, at)


def pass_round(s: Trismegistus, who: int) -> None:
    """The marker goes to the first free place of the next round's order."""
    s.order = without(s.order, who)
    s.next_order = [*s.next_order, who]
    if who < s.players:
        verbs.tell(s, "passes-round", {"seat": who, "place": len(s.next_order)})


def after_turn(s: Trismegistus, at: int) -> None:
    remove_reached(s)
    s.entered = [0] * (s.players + 1)
    if s.order:
        begin_turn(s, s.order[(at + 1) % len(s.order)])
    else:
        end_round(s)


def begin_turn(s: Trismegistus, who: int) -> None:
    s.stack.append(Turn(who, DRAFTING) if who < s.players else BotTurn(0, 0))


def remove_reached(s: Trismegistus) -> None:
    """Bonus tokens on or below any marker, and those used by a marker that went back, are gone for good."""
    steps = s.cards.board.bonus_steps
    used = 0
    for entered in s.entered:
        used |= entered
    for space in range(8):
        if s.bonus[space] >= 0:
            track = space // 2
            highest = max(lab.tracks[track] for lab in s.labs)
            if s.bot is not None:
                highest = max(highest, s.bot.levels[track])
            if highest >= steps[space % 2] or used >> space & 1:
                verbs.remove_bonus(s, space)


# ---------------------------------------------------------------- the end of a round


def end_round(s: Trismegistus) -> None:
    """The ten steps, in their order."""
    verbs.tell(s, "round-ends", {"round": s.round})
    make_ready(s)  # 1
    if s.round == ROUNDS:  # 2
        end_game(s)
        return
    renew_board(s)  # 3 to 8
    s.order, s.next_order = s.next_order, []  # 9
    if s.bot is not None:
        solo.end_round(s, s.round - 1)
    roll_dice(s)  # 10
    verbs.tell(s, "round-begins", {"round": s.round})
    begin_turn(s, s.order[0])


def renew_board(s: Trismegistus) -> None:
    """Steps 3 to 8: a new market, old experiments away, new ones beside those that stay; the next level from now on."""
    s.market = [NONE] * PLACES
    s.stacks = put_list(s.stacks, s.round - 1, [])  # what is left of the old level is out of the game
    experiments = s.cards.experiments
    s.spaces = [[card for card in space if experiments[card].level >= s.round] for space in s.spaces]
    s.experiment_decks = put_list(s.experiment_decks, s.round - 1, [])
    s.round += 1
    for place in range(PLACES):
        verbs.refill_market(s, place)
    for at in range(SPACES):
        verbs.add_experiment(s, at)


def make_ready(s: Trismegistus) -> None:
    """All artifacts and reaction tokens are turned face up; sampled formulas are not. Dice leave the laboratories."""
    for lab in s.labs:
        lab.exhausted = 0
        lab.ready += lab.used
        lab.used = 0
        if s.round < ROUNDS:
            lab.used_dice = [0, 0, 0]


def end_game(s: Trismegistus) -> None:
    """Everybody shows their publications; Botmegistus tries its masterpiece. Then all is counted."""
    for seat in range(s.players):
        verbs.show_hand(s, seat)
    if s.bot is not None:
        solo.end_game(s)
    verbs.tell(s, "game-ends", {})
