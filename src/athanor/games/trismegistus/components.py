"""What the rules fix about the boards, and the numbering of actions. What is printed on cards is in `cards.py`.

Actions speak of places (a slot, a market place, a socket, a cell), never of card names: their numbers and names are the
same whatever set of cards is played with. Places are counted from 1 in names and from 0 in the code.
"""

from __future__ import annotations

from typing import Final

from athanor.core.actions import ActionSpace
from athanor.core.compiled import table
from athanor.games.trismegistus.cards import ALCHEMIST_COUNT, PLACES, PUBLICATION_COUNT, SLOTS, SPACES, VAULT_CELLS
from athanor.games.trismegistus.symbols import (
    COLOUR_NAMES,
    CUBE_NAMES,
    ELEMENT_NAMES,
    ESSENCE_NAMES,
    FACE_NAMES,
    MATERIAL_NAMES,
    REFINED_GOLD,
    REFINED_MERCURY,
)

MOST_PLAYERS: Final = 4
ROUNDS: Final = 3
DICE_EACH: Final = 3  # drafted by everybody in every round
BOWL_LIMIT: Final = 5
MOST_POTENCY: Final = 5
ARTIFACT_PRICE: Final = 3
OPEN_LIMIT: Final = 2  # open experiments, the masterpiece not counted
REACTION_START: Final = 2
OPEN_ACHIEVEMENTS: Final = 4
SOCKETS: Final = 8  # two for each element: socket // 2 is the column
NONE: Final = -1  # an empty slot, place, socket or cell; no die; no masterpiece

STONE_POINTS: Final = table(0, 0, 1, 4, 9, 16, 25, 36)  # by formulas in the vault
TRACK_POINTS: Final = table(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 7)  # by level

# The essence of a transmutation: three tokens, or mercury, raw or refined, or gold in its place.
PAYMENT_NAMES: Final = ("salt", "sulfur", "aether", "raw-mercury", "refined-mercury", "gold")
PAYMENTS: Final = 6
PAY_MERCURY: Final = 3  # from here on the payment is mercury
PAYMENT_CUBE: Final = table(-1, -1, -1, 3, REFINED_MERCURY, REFINED_GOLD)

SOURCES: Final = 10  # the cubes that an arrow can start from: all but gold
CUBE_WORDS: Final = tuple(name.replace(" ", "-") for name in CUBE_NAMES)
SOCKET_NAMES: Final = tuple(f"{element}-{number}" for element in ELEMENT_NAMES for number in (1, 2))
MOST_REWARDS: Final = 12  # symbols that wait for their turn at the same time

ACTIONS: Final[ActionSpace] = ActionSpace()
PASS: Final = ACTIONS.add("pass")  # no reaction
END: Final = ACTIONS.add("end")  # of the own turn, or of the transmutations of an action
KEEP: Final = ACTIONS.add("keep")  # the die on the potency track, in place of drafting
SKIP: Final = ACTIONS.add("skip")  # what may be done: it is not done, and lost
USE: Final = ACTIONS.add("use")  # what may be done is done
WITHDRAW: Final = ACTIONS.add("withdraw")  # the secret choices of the set-up
SPEND_ETHEREAL: Final = ACTIONS.add("ethereal")
NO_ETHEREAL: Final = ACTIONS.add("no-ethereal")
LABORATORY: Final = ACTIONS.each("laboratory", map(str, range(1, ALCHEMIST_COUNT + 1)))
CHOOSE_EXPERIMENT: Final = ACTIONS.each("choose", (f"experiment-{number}" for number in range(1, 9)))
CHOOSE_MASTERPIECE: Final = ACTIONS.each("choose", (f"masterpiece-{number}" for number in range(1, 9)))
CHOOSE_PUBLICATION: Final = ACTIONS.each("choose", (f"publication-{n}" for n in range(1, PUBLICATION_COUNT + 1)))
CHOOSE_ARTIFACT: Final = ACTIONS.each("choose", (f"artifact-{number}" for number in range(1, 9)))
SLOT: Final = ACTIONS.each("slot", map(str, range(1, SLOTS + 1)))
DRAFT: Final = ACTIONS.each("draft", (f"{face} {colour}" for face in FACE_NAMES for colour in COLOUR_NAMES))
TURN: Final = ACTIONS.each("turn", FACE_NAMES[:5])
HARVEST: Final = ACTIONS.each("harvest", map(str, range(1, MOST_POTENCY + 1)))
TAKE_ESSENCE: Final = ACTIONS.each(
    "essence", (f"{essence} {number}" for essence in ESSENCE_NAMES[:4] for number in range(1, MOST_POTENCY + 1))
)
TRANSMUTE_BY: Final = ACTIONS.each(
    "transmute", (f"{cube} {payment}" for cube in CUBE_WORDS[:SOURCES] for payment in PAYMENT_NAMES)
)
BUY_ARTIFACT: Final = ACTIONS.each("artifact", map(str, range(1, PLACES + 1)))  # by market place
RECHARGE: Final = ACTIONS.each("recharge", map(str, range(1, SLOTS + 1)))
# By space: a is the card that has lain there longer, b the newer one where there are two.
TAKE_EXPERIMENT: Final = ACTIONS.each(
    "experiment", (f"{space}{which}" for space in range(1, SPACES + 1) for which in "ab")
)
DECLARE: Final = ACTIONS.each("chameleon", (f"{colour} {face}" for colour in COLOUR_NAMES for face in FACE_NAMES[:5]))
PERFORM: Final = ACTIONS.each("perform", ("1", "2", "masterpiece"))  # by place beside the laboratory
PERFORM_MASTERPIECE: Final = PERFORM + OPEN_LIMIT
BUY_FORMULA: Final = ACTIONS.each("buy", SOCKET_NAMES)
SAMPLE: Final = ACTIONS.each("sample", map(str, range(1, VAULT_CELLS + 1)))
CLAIM: Final = ACTIONS.each("claim", map(str, range(1, OPEN_ACHIEVEMENTS + 1)))
REACT_MATERIAL: Final = ACTIONS.add("react material")
REACT_ESSENCE: Final = ACTIONS.each("react", ESSENCE_NAMES[:4])
CELL: Final = ACTIONS.each("cell", map(str, range(1, VAULT_CELLS + 1)))
UNLOCK: Final = ACTIONS.each("unlock", SOCKET_NAMES)  # the formula that an experiment releases
PAY: Final = ACTIONS.each("pay", CUBE_WORDS)  # one cube of a cost
PAY_DISCOUNT: Final = ACTIONS.add("pay discount")
LEVEL_SILVER: Final = ACTIONS.add("level silver")  # one level of a requirement
LEVEL_GOLD: Final = ACTIONS.add("level gold")
LEVEL_DISCOUNT: Final = ACTIONS.add("level discount")
REWARD: Final = ACTIONS.each("reward", map(str, range(1, MOST_REWARDS + 1)))  # which of several comes next
GAIN: Final = ACTIONS.each("gain", CUBE_WORDS)
GAIN_ESSENCE: Final = ACTIONS.each("gain", ESSENCE_NAMES[:3])
ADVANCE: Final = ACTIONS.each("advance", ELEMENT_NAMES)
RETREAT: Final = ACTIONS.each("retreat", ELEMENT_NAMES)
REFINE: Final = ACTIONS.each("refine", MATERIAL_NAMES[1:5])  # a raw cube for its refined form
REFINE_GOLD: Final = ACTIONS.each("refine-gold", MATERIAL_NAMES[1:5])  # gold in the place of the raw cube
# One raw cube (or what may stand for it) for a different raw one.
SWAP_SOURCES: Final = table(0, 1, 2, 3, 4, 5, 6, 7, 8, REFINED_GOLD)
SWAP: Final = ACTIONS.each(
    "swap", (f"{CUBE_WORDS[cube]} {material}" for cube in SWAP_SOURCES for material in MATERIAL_NAMES[:5])
)
GILD: Final = ACTIONS.each("gild", MATERIAL_NAMES[1:6])  # a refined cube for gold
RETURN: Final = ACTIONS.each("return", map(str, range(1, PUBLICATION_COUNT + 1)))  # a publication, by number


def is_in(action: int, first: int, count: int) -> bool:
    return first <= action < first + count
