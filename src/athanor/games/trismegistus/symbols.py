"""The symbols of the legend: everything a card, tile or board may say, as small numbers, and how it is spelled.

A **step** is four numbers `(op, what, number, per)`; an **effect** is a tuple of steps.

| op | spelled | what | number |
|---|---|---|---|
| CUBE | `raw lead`, `refined any 2` | a kind of cube, or ANY_RAW / ANY_REFINED | how many |
| ESSENCE | `essence salt`, `essence any 2` | SALT, SULFUR, AETHER or ANY_ESSENCE | how many |
| TRACK | `track fire`, `track any 2`, `track lowest`, `track three` | an element, ANY, LOWEST, THREE | steps |
| DOWN | `track down` | 0 (see `rewards.end_of`) | 1: a step down on any track, the price of all that follows |
| TRANSMUTE | `transmute red`, `transmute wild 2` | a colour or WILD | how many |
| EXCHANGE | `exchange raw-refined 2`, `exchange gold-raw` | one of the four exchanges | at most so often |
| ETHEREAL CHAMELEON REACTION RESTORE PUBLICATION VP ARTIFACT | `ethereal 2`, `vp 3`, `artifact random` | 0 | how many |

`essence mercury` is the same as `raw mercury`: there is no other mercury essence. `track three` is one step on each of
three different tracks. A gain may be multiplied: in `vp 2 per artifact fire` the last number `per` is a **measure**.

A measure counts something of a player: `level fire`, `level lowest`, `level any` (the highest), `formula`,
`experiment`, `experiment fire`, `artifact`, `artifact fire` (tiles that show it at least once), `symbols fire` and
`symbols fire air` (how often one or two elements are shown on artifacts), `reaction` (tokens, used or not), `reaction
used` (those face down), `raw lead`, `refined any` (cubes held).
Achievements ask for measures too: `artifact fire 3`.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table

Step = tuple[int, int, int, int]
Effect = tuple[Step, ...]
Condition = tuple[int, int]  # a measure, and how much of it is asked

# ---------------------------------------------------------------- materials

MATERIAL_NAMES: Final = ("lead", "copper", "tin", "mercury", "iron", "silver", "gold")
LEAD, COPPER, TIN, MERCURY, IRON, SILVER, GOLD = range(7)

# Kinds of cubes: five raw, six refined. There is no refined lead, no raw silver and no raw gold.
CUBE_NAMES: Final = (*(f"raw {m}" for m in MATERIAL_NAMES[:5]), *(f"refined {m}" for m in MATERIAL_NAMES[1:]))
RAW_LEAD, RAW_COPPER, RAW_TIN, RAW_MERCURY, RAW_IRON = range(5)
REFINED_COPPER, REFINED_TIN, REFINED_MERCURY, REFINED_IRON, REFINED_SILVER, REFINED_GOLD = range(5, 11)
CUBES: Final = 11
ANY_RAW: Final = 11
ANY_REFINED: Final = 12

RAW_KINDS: Final = table(RAW_LEAD, RAW_COPPER, RAW_TIN, RAW_MERCURY, RAW_IRON)
REFINED_KINDS: Final = table(
    REFINED_COPPER,
    REFINED_TIN,
    REFINED_MERCURY,
    REFINED_IRON,
    REFINED_SILVER,
    REFINED_GOLD,
)
MATERIAL_OF: Final = table(LEAD, COPPER, TIN, MERCURY, IRON, COPPER, TIN, MERCURY, IRON, SILVER, GOLD)
RAW_OF: Final = table(RAW_LEAD, RAW_COPPER, RAW_TIN, RAW_MERCURY, RAW_IRON, -1, -1)  # by material; -1: none
REFINED_OF: Final = (-1, *REFINED_KINDS)

# ---------------------------------------------------------------- dice, essences, elements

COLOUR_NAMES: Final = ("black", "white", "red")
BLACK, WHITE, RED = range(3)
WILD: Final = 3  # a transmutation of any colour

# Faces of the dice and bowls: the five raw materials under their own numbers, then wild.
FACE_NAMES: Final = ("lead", "copper", "tin", "mercury", "iron", "wild")
WILD_FACE: Final = 5

ESSENCE_NAMES: Final = ("salt", "sulfur", "aether", "mercury", "any")
SALT, SULFUR, AETHER, MERCURY_ESSENCE, ANY_ESSENCE = range(5)
NO_ESSENCE: Final = -1

ELEMENT_NAMES: Final = ("fire", "water", "earth", "air")
FIRE, WATER, EARTH, AIR = range(4)
ANY: Final = 4  # any one track: as a requirement and as a move
LOWEST: Final = 5
THREE: Final = 6
TRACK_NAMES: Final = (*ELEMENT_NAMES, "any", "lowest", "three")
TOP: Final = 12  # the last step of a track

# ---------------------------------------------------------------- steps

OP_NAMES: Final = (
    "cube",
    "essence",
    "track",
    "down",
    "transmute",
    "exchange",
    "ethereal",
    "chameleon",
    "reaction",
    "restore",
    "publication",
    "vp",
    "artifact",
)
CUBE, ESSENCE, TRACK, DOWN, TRANSMUTE, EXCHANGE = range(6)
ETHEREAL, CHAMELEON, REACTION, RESTORE, PUBLICATION, VP, ARTIFACT = range(6, 13)
PLAIN_OPS: Final = {"ethereal": 6, "chameleon": 7, "reaction": 8, "restore": 9, "publication": 10, "vp": 11}
MULTIPLIED: Final = table(CUBE, ESSENCE, ETHEREAL, CHAMELEON, VP)  # the gains that a measure can multiply

EXCHANGE_NAMES: Final = ("raw-refined", "raw-raw", "refined-gold", "gold-raw")
RAW_REFINED, RAW_RAW, REFINED_TO_GOLD, GOLD_TO_RAW = range(4)
RAW_FOR_A_GOLD: Final = 5

# ---------------------------------------------------------------- measures

NOT_MULTIPLIED: Final = 0
LEVEL: Final = 1  # + element
LEVEL_LOWEST: Final = 5
LEVEL_HIGHEST: Final = 6
FORMULAS: Final = 7
EXPERIMENTS: Final = 8
EXPERIMENTS_OF: Final = 9  # + element
ARTIFACTS: Final = 13
ARTIFACTS_OF: Final = 14  # + element
SYMBOLS_OF: Final = 18  # + the place of the pair in ELEMENT_PAIRS
ELEMENT_PAIRS: Final = table((FIRE, WATER), (FIRE, EARTH), (FIRE, AIR), (WATER, EARTH), (WATER, AIR), (EARTH, AIR))
REACTION_TOKENS: Final = 24
HELD: Final = 25  # + kind of cube, ANY_RAW or ANY_REFINED
REACTION_USED: Final = 38
SYMBOLS_ALONE: Final = 39  # + element
MEASURE_NAMES: Final = (
    "",
    *(f"level {e}" for e in ELEMENT_NAMES),
    "level lowest",
    "level any",
    "formula",
    "experiment",
    *(f"experiment {e}" for e in ELEMENT_NAMES),
    "artifact",
    *(f"artifact {e}" for e in ELEMENT_NAMES),
    *(f"symbols {ELEMENT_NAMES[a]} {ELEMENT_NAMES[b]}" for a, b in ELEMENT_PAIRS),
    "reaction",
    *CUBE_NAMES,
    "raw any",
    "refined any",
    "reaction used",
    *(f"symbols {e}" for e in ELEMENT_NAMES),
)


class UnknownSymbol(Exception):  # noqa: N818 - it is named after what it says
    """A spelling that stands for no symbol; `word` is the part that is not understood."""

    def __init__(self, word: str) -> None:
        self.word = word
        super().__init__(word)


# ---------------------------------------------------------------- reading


def read_step(text: str) -> Step:
    """One symbol as it is spelled: `track fire 2`, `vp 1 per artifact fire`."""
    words, _, multiplier = text.partition(" per ")
    head, number = split_number(words)
    op, what = read_symbol(head)
    per = read_measure(multiplier) if multiplier else NOT_MULTIPLIED
    if (per and op not in MULTIPLIED) or (number != 1 and not may_be_many(op, what)):
        raise UnknownSymbol(text)
    return (op, what, number, per)


def read_symbol(head: str) -> tuple[int, int]:
    """A symbol without its number: what it does, and to what."""
    first, _, rest = head.partition(" ")
    if first in ("raw", "refined"):
        return CUBE, read_cube(head)
    if head == "essence mercury":
        return CUBE, RAW_MERCURY
    if first == "essence":
        return ESSENCE, place(rest, ESSENCE_NAMES, head)
    if head == "track down":
        return DOWN, 0
    if first == "track":
        return TRACK, place(rest, TRACK_NAMES, head)
    if first == "transmute":
        return TRANSMUTE, place(rest, (*COLOUR_NAMES, "wild"), head)
    if first == "exchange":
        return EXCHANGE, place(rest, EXCHANGE_NAMES, head)
    if head == "artifact random":
        return ARTIFACT, 0
    if head in PLAIN_OPS:
        return PLAIN_OPS[head], 0
    raise UnknownSymbol(head)


def may_be_many(op: int, what: int) -> bool:
    """Whether a number may follow: the legend has no two steps down, and "three" is itself a number."""
    return not (op == DOWN or (op == TRACK and what in (LOWEST, THREE)) or (op == EXCHANGE and what == GOLD_TO_RAW))


def read_cube(text: str) -> int:
    """A kind of cube, `raw any` and `refined any` included."""
    return place(text, (*CUBE_NAMES, "raw any", "refined any"), text)


def read_measure(text: str) -> int:
    if text.startswith("symbols "):
        pair = sorted(place(word, ELEMENT_NAMES, text) for word in text.split()[1:])
        if len(pair) == 1:
            return SYMBOLS_ALONE + pair[0]
        if len(pair) == 2 and pair[0] != pair[1]:
            return SYMBOLS_OF + ELEMENT_PAIRS.index((pair[0], pair[1]))
        raise UnknownSymbol(text)
    found = place(text, MEASURE_NAMES, text)
    if found == NOT_MULTIPLIED:
        raise UnknownSymbol(text)
    return found


def read_condition(text: str) -> Condition:
    """What an achievement asks for: `artifact fire 3`, `level any 10`."""
    head, number = split_number(text)
    return read_measure(head), number


def read_requirement(text: str) -> tuple[int, int]:
    """A required level: the track (or ANY) and the number, `fire 5` or `any 8`."""
    head, number = split_number(text)
    return place(head, TRACK_NAMES[: ANY + 1], text), number


def read_cost(texts: list[str]) -> tuple[int, ...]:
    """The cubes of a cost, one entry a cube: `["raw lead 2", "refined gold"]`."""
    cubes: list[int] = []
    for text in texts:
        head, number = split_number(text)
        cubes += [read_cube(head)] * number
    return tuple(sorted(cubes))


def split_number(text: str) -> tuple[str, int]:
    """`track fire 2` as `track fire` and 2; without a number it is 1."""
    head, _, last = text.rpartition(" ")
    if not (last.isascii() and last.isdecimal()):
        return text, 1
    if len(last) > 2 or last.startswith("0") or not head:
        raise UnknownSymbol(text)
    return head, int(last)


def place(word: str, among: tuple[str, ...], said: str) -> int:
    if word not in among:
        raise UnknownSymbol(said)
    return among.index(word)


# ---------------------------------------------------------------- spelling


def spell_step(step: Step) -> str:
    """The step as `read_step` reads it; the shortest spelling."""
    op, what, number, per = step
    head = spell_symbol(op, what)
    many = f"{head} {number}" if number != 1 or op == VP else head
    return f"{many} per {MEASURE_NAMES[per]}" if per else many


def spell_symbol(op: int, what: int) -> str:
    if op == CUBE:
        return (*CUBE_NAMES, "raw any", "refined any")[what]
    if op == ESSENCE:
        return f"essence {ESSENCE_NAMES[what]}"
    if op == TRACK:
        return f"track {TRACK_NAMES[what]}"
    if op == DOWN:
        return "track down"
    if op == TRANSMUTE:
        return f"transmute {(*COLOUR_NAMES, 'wild')[what]}"
    if op == EXCHANGE:
        return f"exchange {EXCHANGE_NAMES[what]}"
    return "artifact random" if op == ARTIFACT else OP_NAMES[op]
