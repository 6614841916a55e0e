"""A turn of Botmegistus: reveal, draft if it has no die, spend, act, complete; after your reaction, clean up."""

from __future__ import annotations

from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus.choosing import choose_artifact, choose_completion, choose_experiment
from athanor.games.trismegistus.botmegistus.difficulty import EQUAL_PERSONALITY
from athanor.games.trismegistus.botmegistus.draft import choose_die
from athanor.games.trismegistus.botmegistus.steps import (
    GainEthereal,
    GainGold,
    KeepDie,
    MoveUp,
    Pass,
    ReachBonus,
    Reveal,
    RollDie,
    ScorePoints,
    SpendEthereal,
    SpendPotency,
    StandStill,
    Step,
    UseUpDie,
    card_says,
)
from athanor.games.trismegistus.botmegistus.table import NO_TOKEN, Snapshot
from athanor.games.trismegistus.botmegistus.tracker import MOST_DICE, MOST_OPEN, MOST_POTENCY, Tracker
from athanor.games.trismegistus.botmegistus.tracks import NOWHERE, Way, lowest, nearest_to_experiment, printed
from athanor.games.trismegistus.cards import (
    BONUS_CHAMELEON,
    BONUS_ETHEREAL,
    BOT_ARTIFACT,
    BOT_EXPERIMENT,
    BOT_GOLD,
    BOT_VP,
    EACH,
    BotCard,
    BotStep,
)
from athanor.games.trismegistus.symbols import LOWEST

POINTS_FOR_CHAMELEON = 5


def turn(t: Snapshot, bot: Tracker, card: BotCard, d6: int = 0) -> list[Step]:
    """What it does with this card up to your reaction. Stops at a `RollDie` if a die is needed and none is given."""
    plan = Plan(t, bot, d6)
    plan.do(Reveal(card))
    plan.draft(card)
    plan.spend(card)
    plan.act(card)
    plan.complete()
    return plan.steps


def clean_up(bot: Tracker) -> list[Step]:
    """After your reaction: a die that is spent is used up, and with the third used die it passes."""
    if not bot.has_die or bot.potency:
        return []
    steps: list[Step] = [UseUpDie(bot.colour)]
    if len(bot.used) + 1 == MOST_DICE:
        steps.append(Pass())
    return steps


class Plan:
    """The steps so far, and the tracker as it will be after them: each decision sees what the one before has done."""

    __slots__ = ("bot", "d6", "steps", "stopped", "t")

    def __init__(self, t: Snapshot, bot: Tracker, d6: int = 0) -> None:
        self.t = t
        self.bot = bot.clone()
        self.d6 = d6
        self.steps: list[Step] = []
        self.stopped = False

    def do(self, step: Step) -> None:
        if self.stopped:
            return
        self.steps.append(step)
        step.apply(self.bot)
        self.stopped = isinstance(step, RollDie)

    # ------------------------------------------------------------ the die

    def draft(self, card: BotCard) -> None:
        if self.bot.has_die:
            self.do(KeepDie(self.bot))
            return
        self.do(choose_die(self.t, card))
        if self.bot.ethereal and self.bot.potency < MOST_POTENCY:
            self.do(SpendEthereal(self.bot.potency + 1))

    def spend(self, card: BotCard) -> None:
        """What the card says or all that is left; the action is performed in full either way."""
        have = self.bot.potency
        amount = min(card.potency, have)
        reason = card_says() if amount == card.potency else Message("bot-why-spends-all", {"wanted": card.potency})
        self.do(SpendPotency(amount, have - amount, reason))

    # ------------------------------------------------------------ the action

    def act(self, card: BotCard) -> None:
        if not card.ahead:
            self.orders(card.steps, card_says())
            return
        lead = self.bot.levels[card.element] - self.t.your_level(card.element)
        enough = 0 if self.bot.switches >> EQUAL_PERSONALITY & 1 else 1
        if lead >= enough:
            why = "bot-why-ahead" if lead else "bot-why-ahead-equal"
            self.orders(card.ahead, Message(why, {"bot_track": card.element}))
        else:
            self.orders(card.steps, Message("bot-why-not-ahead", {"bot_track": card.element}))

    def orders(self, orders: tuple[BotStep, ...], reason: Message) -> None:
        for order in orders:
            self.order(order, reason)

    def order(self, order: BotStep, reason: Message) -> None:
        op, what, number = order
        if op == BOT_ARTIFACT:
            self.do(choose_artifact(self.t, self.bot, self.d6))
        elif op == BOT_GOLD:
            self.do(GainGold(number, reason))
        elif op == BOT_EXPERIMENT:
            self.experiment()
        elif op == BOT_VP:
            self.do(ScorePoints(number, reason))
        elif what == LOWEST:
            for _ in range(number):
                self.move(lowest(self.t, self.bot))
        elif what == EACH:
            for track in self.t.board.track_order:
                self.move(printed(self.t, self.bot, track, reason))
        else:
            for _ in range(number):
                self.move(printed(self.t, self.bot, what, reason))

    def experiment(self) -> None:
        if len(self.bot.open) >= MOST_OPEN:
            self.do(GainGold(1, Message("bot-why-gold-two-open")))
            return
        taken = choose_experiment(self.t, self.bot)
        if taken is None:
            self.do(GainGold(1, Message("bot-why-gold-empty-section", {"bot_face": self.bot.symbol})))
        else:
            self.do(taken)

    # ------------------------------------------------------------ tracks

    def move(self, way: Way) -> None:
        """One step, and at once what a bonus token there gives."""
        if way.track == NOWHERE:
            self.do(StandStill())
            return
        level = self.bot.levels[way.track] + 1
        self.do(MoveUp(way.track, level, way.reason))
        token = self.t.tokens[way.track][level]
        if token != NO_TOKEN and not self.stopped:
            self.do(ReachBonus(way.track, level, token))
            self.bonus(token)

    def bonus(self, token: int) -> None:
        reason = Message("bot-why-token", {"bot_token": token})
        if token == BONUS_ETHEREAL:
            self.do(GainEthereal(1, reason))
        elif token == BONUS_CHAMELEON:
            self.do(ScorePoints(POINTS_FOR_CHAMELEON, reason))
        else:
            self.move(nearest_to_experiment(self.t, self.bot))

    # ------------------------------------------------------------ experiments

    def complete(self) -> None:
        """After every action, whatever it was."""
        while not self.stopped:
            step = choose_completion(self.bot)
            if step is None:
                return
            self.do(step)
