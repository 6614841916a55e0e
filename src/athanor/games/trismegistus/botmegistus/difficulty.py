"""How strong Botmegistus is: sixteen switches of the rulebook, each by itself or together."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.errors import OptionError
from athanor.core.message import Message
from athanor.core.options import SOLO, Option
from athanor.games.trismegistus.texts import TEXTS

# Seven strengthen it, four handicap you, five weaken it.
SWITCHES: Final = (
    "more-gold", "starting-experiment", "level-one", "more-rolls", "equal-personality", "three-masterpieces",
    "masterpiece-gold",
    "bot-first", "one-white-fewer", "one-publication", "one-masterpiece",
    "less-gold", "no-rolls", "no-masterpiece", "no-specialisation", "no-personality",
)  # fmt: skip
MORE_GOLD, STARTING_EXPERIMENT, LEVEL_ONE, MORE_ROLLS, EQUAL_PERSONALITY, THREE_MASTERPIECES = range(6)
MASTERPIECE_GOLD: Final = 6
BOT_FIRST, ONE_WHITE_FEWER, ONE_PUBLICATION, ONE_MASTERPIECE = range(7, 11)
LESS_GOLD, NO_ROLLS, NO_MASTERPIECE, NO_SPECIALISATION, NO_PERSONALITY = range(11, 16)

CLASHES: Final = (
    (MORE_GOLD, LESS_GOLD),
    (MORE_ROLLS, NO_ROLLS),
    (THREE_MASTERPIECES, NO_MASTERPIECE),
    (MASTERPIECE_GOLD, NO_MASTERPIECE),
    (EQUAL_PERSONALITY, NO_PERSONALITY),
)

USUAL_ROLLS: Final = 2
MORE_ROLLS_CHOICES: Final = ("4", "5", "6", "7", "8")

# Ready-made difficulties; switches that are on as well are added.
PRESETS: Final[dict[str, tuple[int, ...]]] = {
    "usual": (),
    "first-game": (NO_PERSONALITY,),
    "easy": (LESS_GOLD, NO_ROLLS, NO_MASTERPIECE, NO_SPECIALISATION, NO_PERSONALITY),
    "strong": (MORE_GOLD, STARTING_EXPERIMENT, LEVEL_ONE, MORE_ROLLS, THREE_MASTERPIECES),
    "strongest": (
        MORE_GOLD, STARTING_EXPERIMENT, LEVEL_ONE, MORE_ROLLS, EQUAL_PERSONALITY, THREE_MASTERPIECES, MASTERPIECE_GOLD,
        BOT_FIRST, ONE_WHITE_FEWER, ONE_PUBLICATION, ONE_MASTERPIECE,
    ),
}  # fmt: skip

PRESET_OPTION: Final = "bot"
PLANNING_OPTION: Final = "bot-planning"
OFF, ON = "off", "on"


def option_of(switch: int) -> str:
    """The name of the table's option for a switch."""
    return f"bot-{SWITCHES[switch].removeprefix('bot-')}"


SOLO_OPTIONS: Final = (
    Option(PRESET_OPTION, "usual", choices=tuple(PRESETS), players=SOLO),
    Option(PLANNING_OPTION, OFF, choices=(OFF, ON), players=SOLO),
    *(
        Option(
            option_of(switch),
            OFF,
            choices=(OFF, *(MORE_ROLLS_CHOICES if switch == MORE_ROLLS else (ON,))),
            players=SOLO,
        )
        for switch in range(len(SWITCHES))
    ),
)


class Difficulty:
    """`switches` has a bit per switch; `rolls` is how often the die of the set-up is rolled."""

    __slots__ = ("planning", "rolls", "switches")

    def __init__(self, switches: int = 0, rolls: int = 0, planning: bool = False) -> None:
        self.switches = switches
        self.rolls = 0 if self.has(NO_ROLLS) else rolls or (4 if self.has(MORE_ROLLS) else USUAL_ROLLS)
        self.planning = planning

    def has(self, switch: int) -> bool:
        return bool(self.switches >> switch & 1)

    @property
    def masterpieces(self) -> int:
        """How many are drawn before the final count."""
        return 0 if self.has(NO_MASTERPIECE) else 3 if self.has(THREE_MASTERPIECES) else 2


def switches_of(*switches: int) -> int:
    return sum(1 << switch for switch in set(switches))


def read_options(options: dict[str, Any]) -> Difficulty:
    """The difficulty that a table's options say; an OptionError if two of them contradict each other."""
    on = switches_of(*PRESETS[options[PRESET_OPTION]])
    for switch in range(len(SWITCHES)):
        if options[option_of(switch)] != OFF:
            on |= 1 << switch
    rolls = options[option_of(MORE_ROLLS)]
    check_clashes(on)
    return Difficulty(on, 0 if rolls == OFF else int(rolls), options[PLANNING_OPTION] == ON)


def check_clashes(switches: int) -> None:
    for one, other in CLASHES:
        if switches >> one & 1 and switches >> other & 1:
            names = {name: Message(f"option-{option_of(switch)}") for name, switch in (("one", one), ("other", other))}
            raise OptionError(Message("bot-options-clash", names), texts=TEXTS)


def check_options(players: int, options: dict[str, Any]) -> None:
    """For a game's `check_together`: these options are for solo play, and some exclude each other."""
    if players == 1:
        read_options(options)
        return
    for option in SOLO_OPTIONS:
        if options[option.name] != option.default:
            name = Message(f"option-{option.name}")
            raise OptionError(Message("bot-options-solo", {"name": name}), texts=TEXTS)
