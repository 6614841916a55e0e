"""What Botmegistus does, step by step: each step says what and why, and changes its tracker alone."""

from __future__ import annotations

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.botmegistus.table import ArtifactTile, ExperimentCard
from athanor.games.trismegistus.botmegistus.tracker import NO_DIE, Tracker
from athanor.games.trismegistus.botmegistus.words import artifact_said, effect_said, experiment_said
from athanor.games.trismegistus.cards import BotCard, CardSet


class Step:
    """`reason` is why; `what` is what, with the names of cards if their set is at hand."""

    __slots__ = ("reason",)

    def __init__(self, reason: Message) -> None:
        self.reason = reason

    def apply(self, bot: Tracker) -> None:
        """Change the tracker. Steps that only say something change nothing."""

    def what(self, cards: CardSet | None = None) -> Message:
        raise NotImplementedError

    def tell(self, cards: CardSet | None = None) -> Message:
        """What and why in one."""
        return Message("bot-step", {"what": self.what(cards), "why": self.reason})


def perform(steps: list[Step], bot: Tracker) -> None:
    for step in steps:
        step.apply(bot)


def needs_die(steps: list[Step]) -> bool:
    """Whether the steps stop at a roll of the six-sided die."""
    return bool(steps) and isinstance(steps[-1], RollDie)


def card_says() -> Message:
    return Message("bot-why-card")


# ---------------------------------------------------------------- the card and the die


class Reveal(Step):
    __slots__ = ("card",)

    def __init__(self, card: BotCard) -> None:
        super().__init__(Message("bot-why-turn"))
        self.card = card

    def what(self, cards: CardSet | None = None) -> Message:
        return effect_said(self.card, cards, "bot-reveals")

    def tell(self, cards: CardSet | None = None) -> Message:
        """It does so every turn; nobody wants to hear why every turn."""
        return self.what(cards)


class Draft(Step):
    __slots__ = ("bowl", "colour", "potency", "symbol")

    def __init__(self, colour: int, bowl: int, symbol: int, potency: int, reason: Message) -> None:
        super().__init__(reason)
        self.colour = colour
        self.bowl = bowl  # where it lies: a face, perhaps wild
        self.symbol = symbol  # what it shows from now on
        self.potency = potency

    def apply(self, bot: Tracker) -> None:
        bot.colour = self.colour
        bot.symbol = self.symbol
        bot.potency = self.potency

    def what(self, cards: CardSet | None = None) -> Message:
        args: dict[str, Arg] = {"bot_colour": self.colour, "bot_face": self.bowl, "potency": self.potency}
        if self.bowl == self.symbol:
            return Message("bot-drafts", args)
        args["bot_left"] = self.symbol
        return Message("bot-drafts-wild", args)


class KeepDie(Step):
    """It drafts only without a die."""

    __slots__ = ("colour", "potency", "symbol")

    def __init__(self, bot: Tracker) -> None:
        super().__init__(Message("bot-why-keeps"))
        self.colour = bot.colour
        self.symbol = bot.symbol
        self.potency = bot.potency

    def what(self, cards: CardSet | None = None) -> Message:
        args = {"bot_colour": self.colour, "bot_face": self.symbol, "potency": self.potency}
        return Message("bot-keeps-die", args)


class SpendEthereal(Step):
    __slots__ = ("potency",)

    def __init__(self, potency: int) -> None:
        super().__init__(Message("bot-why-ethereal"))
        self.potency = potency  # after it

    def apply(self, bot: Tracker) -> None:
        bot.ethereal -= 1
        bot.potency = self.potency

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-spends-ethereal", {"before": self.potency - 1, "after": self.potency})


class SpendPotency(Step):
    __slots__ = ("amount", "left")

    def __init__(self, amount: int, left: int, reason: Message) -> None:
        super().__init__(reason)
        self.amount = amount
        self.left = left

    def apply(self, bot: Tracker) -> None:
        bot.potency = self.left

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-spends-potency", {"amount": self.amount, "left": self.left})


class UseUpDie(Step):
    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(Message("bot-why-used-up"))
        self.colour = colour

    def apply(self, bot: Tracker) -> None:
        bot.used.append(self.colour)
        bot.colour = NO_DIE
        bot.symbol = NO_DIE
        bot.potency = 0

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-uses-up-die", {"bot_colour": self.colour})


class Pass(Step):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Message("bot-why-passes"))

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-passes")


class ReturnDice(Step):
    """The used dice leave its tracker at the end of a round."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Message("bot-why-round"))

    def apply(self, bot: Tracker) -> None:
        bot.used = []

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-returns-dice")


class RollDie(Step):
    """It cannot go on before the six-sided die is rolled: always the last step of a list."""

    __slots__ = ()

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-rolls-die")


# ---------------------------------------------------------------- cards and tiles


class TakeArtifact(Step):
    __slots__ = ("place", "tile")

    def __init__(self, place: int, tile: ArtifactTile, reason: Message) -> None:
        super().__init__(reason)
        self.place = place  # of the market; -1: it does not come from there
        self.tile = tile

    def apply(self, bot: Tracker) -> None:
        bot.artifacts.append(self.tile)

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-takes-artifact", {"artifact_said": artifact_said(self.tile, cards)})


class NoArtifact(Step):
    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(Message("bot-why-no-artifact", {"bot_colour": colour}))
        self.colour = colour

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-no-artifact")


class TakeExperiment(Step):
    """`survivors` are the cards of the section left after each question it asked, as the page shows them."""

    __slots__ = ("card", "place", "section", "survivors")

    def __init__(
        self, section: int, place: int, card: ExperimentCard, reason: Message, survivors: list[list[int]]
    ) -> None:
        super().__init__(reason)
        self.section = section  # -1: it does not come from the board
        self.place = place
        self.card = card
        self.survivors = survivors

    def apply(self, bot: Tracker) -> None:
        bot.open.append(self.card)

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-takes-experiment", {"experiment_said": experiment_said(self.card, cards)})


class Complete(Step):
    __slots__ = ("card", "gold", "place")

    def __init__(self, place: int, card: ExperimentCard, gold: int, reason: Message) -> None:
        super().__init__(reason)
        self.place = place  # among its unfinished experiments at that moment
        self.card = card
        self.gold = gold

    def apply(self, bot: Tracker) -> None:
        bot.gold -= self.gold
        bot.done.append(bot.open.pop(self.place))

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-completes", {"experiment_said": experiment_said(self.card, cards), "gold": self.gold})


class CompleteMasterpiece(Step):
    __slots__ = ("card", "gold", "place")

    def __init__(self, place: int, card: ExperimentCard, gold: int, reason: Message) -> None:
        super().__init__(reason)
        self.place = place  # among the cards drawn
        self.card = card
        self.gold = gold

    def apply(self, bot: Tracker) -> None:
        bot.gold -= self.gold
        bot.done.append(self.card)

    def what(self, cards: CardSet | None = None) -> Message:
        args: dict[str, Arg] = {"experiment_said": experiment_said(self.card, cards), "gold": self.gold}
        return Message("bot-completes-masterpiece", args)


class NoMasterpiece(Step):
    __slots__ = ()

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-no-masterpiece")


class Specialise(Step):
    __slots__ = ("element",)

    def __init__(self, element: int, reason: Message) -> None:
        super().__init__(reason)
        self.element = element

    def apply(self, bot: Tracker) -> None:
        bot.specialised.append(self.element)

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-specialises", {"bot_element": self.element})


# ---------------------------------------------------------------- gains


class GainGold(Step):
    __slots__ = ("amount",)

    def __init__(self, amount: int, reason: Message) -> None:
        super().__init__(reason)
        self.amount = amount

    def apply(self, bot: Tracker) -> None:
        bot.gold += self.amount

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-gains-gold", {"amount": self.amount})


class GainEthereal(Step):
    __slots__ = ("amount",)

    def __init__(self, amount: int, reason: Message) -> None:
        super().__init__(reason)
        self.amount = amount

    def apply(self, bot: Tracker) -> None:
        bot.ethereal += self.amount

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-gains-ethereal", {"amount": self.amount})


class ScorePoints(Step):
    __slots__ = ("amount",)

    def __init__(self, amount: int, reason: Message) -> None:
        super().__init__(reason)
        self.amount = amount

    def apply(self, bot: Tracker) -> None:
        bot.points += self.amount

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-scores", {"amount": self.amount})


class MoveUp(Step):
    __slots__ = ("level", "track")

    def __init__(self, track: int, level: int, reason: Message) -> None:
        super().__init__(reason)
        self.track = track
        self.level = level  # after it

    def apply(self, bot: Tracker) -> None:
        bot.levels[self.track] = self.level

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-moves", {"bot_track": self.track, "level": self.level})


class StandStill(Step):
    """Every track is at its top."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Message("bot-why-stands-still"))

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-stands-still")


class ReachBonus(Step):
    """It enters a space with a bonus token; what it gets is the next step. The token stays until the turn is over."""

    __slots__ = ("level", "token", "track")

    def __init__(self, track: int, level: int, token: int) -> None:
        super().__init__(Message("bot-why-bonus"))
        self.track = track
        self.level = level
        self.token = token

    def what(self, cards: CardSet | None = None) -> Message:
        return Message("bot-reaches-bonus", {"bot_track": self.track, "level": self.level, "bot_token": self.token})
