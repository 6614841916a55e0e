"""Short words for positions before Botmegistus, read by the tests of the pure decider (no rules engine needed).

    t = table(bowls="tin:wwb iron:w", you="fire 2", tokens="fire 4 chameleon", market="black: fire / fire water")
    b = bot(gold=1, levels="fire 3 air 1", die="white tin 3")
    out = play(t, b, card("white tin|iron 2: artifact"), d6=4)
    out.bot.levels, out.kinds(), out.only(Draft), out.why(Draft)

Tracks and elements: fire, water, earth, air. An experiment is `exp("fire", "fire 5", 7)`: type, requirement, points.
"""

from typing import Any, TypeVar

from athanor.games.trismegistus.bot_file import read_bot_step
from athanor.games.trismegistus.botmegistus.difficulty import Difficulty
from athanor.games.trismegistus.botmegistus.rounds import end_of_round, new_tracker, set_up_roll
from athanor.games.trismegistus.botmegistus.scoring import masterpiece, score_sheet
from athanor.games.trismegistus.botmegistus.steps import Step, perform
from athanor.games.trismegistus.botmegistus.table import ArtifactTile, ExperimentCard, Snapshot, no_tokens
from athanor.games.trismegistus.botmegistus.tracker import Tracker
from athanor.games.trismegistus.botmegistus.turn import turn
from athanor.games.trismegistus.cards import BONUS_NAMES, Board, BotCard, BotStep, Name
from athanor.games.trismegistus.symbols import COLOUR_NAMES, ELEMENT_NAMES, FACE_NAMES, read_requirement

S = TypeVar("S", bound=Step)
LETTERS = "bwr"


def board(tracks: str = "fire water earth air", sections: tuple[int, ...] = (0, 0, 1, 1, 2)) -> Board:
    """The defaults of our own card set, by hand: the tests do not hang on its files."""
    made = Board()
    made.bowl_essence = (3, 1, 0, 2, 4, -1)
    made.track_essence = (1, 0, 3, 2)
    made.track_order = tuple(ELEMENT_NAMES.index(word) for word in tracks.split())
    made.market_colours = (0, 0, 1, 1, 2, 2)
    made.section_of = sections
    made.sections = max(sections) + 1
    made.bot_symbols = (4, 3, 2, 1, 0)
    made.bot_colours = (0, 1, 2)
    made.bot_max_face = 4
    return made


def levels_of(text: str) -> list[int]:
    """`fire 3 air 1`; what is not named is 0. Four plain numbers are fire, water, earth, air."""
    words = text.split()
    if words and words[0].isdecimal():
        return [int(word) for word in words]
    found = [0] * 4
    for name, level in zip(words[::2], words[1::2], strict=True):
        found[ELEMENT_NAMES.index(name)] = int(level)
    return found


def tile(elementals: str, id: int = -1) -> ArtifactTile:
    return ArtifactTile(tuple(ELEMENT_NAMES.index(word) for word in elementals.split()), id)


def exp(element: str, need: str, points: int = 5, id: int = -1) -> ExperimentCard:
    track, level = read_requirement(need)
    return ExperimentCard(ELEMENT_NAMES.index(element), track, level, points, id)


def table(
    bowls: str = "lead:b",
    market: str = "",
    experiments: dict[str, list[ExperimentCard]] | None = None,
    you: str = "",
    tokens: str = "",
    on: Board | None = None,
) -> Snapshot:
    """`bowls`: per face the dice as letters; `market`: `black: fire / water air; red: - / fire`; `tokens`: triples."""
    made = on or board()
    dice = [[0, 0, 0] for _ in FACE_NAMES]
    for part in bowls.split():
        face, _, letters = part.partition(":")
        for letter in letters:
            dice[FACE_NAMES.index(face)][LETTERS.index(letter)] += 1
    places: list[ArtifactTile | None] = [None] * 6
    for part in filter(None, (part.strip() for part in market.split(";"))):
        colour, _, tiles = part.partition(":")
        first = made.market_colours.index(COLOUR_NAMES.index(colour))
        for at, said in enumerate(tiles.split("/")):
            places[first + at] = None if said.strip() == "-" else tile(said)
    cards: list[list[ExperimentCard]] = [[] for _ in range(made.sections)]
    for symbol, here in (experiments or {}).items():
        cards[made.section_of[FACE_NAMES.index(symbol)]] = here
    lying = no_tokens()
    words = tokens.split()
    for track, step, kind in zip(words[::3], words[1::3], words[2::3], strict=True):
        lying[ELEMENT_NAMES.index(track)][int(step)] = BONUS_NAMES.index(kind)
    return Snapshot(made, dice, places, cards, levels_of(you), lying)


def bot(
    gold: int = 0,
    ethereal: int = 0,
    levels: str = "",
    die: str = "",
    open: list[ExperimentCard] | None = None,  # noqa: A002 - the tracker's word
    done: list[ExperimentCard] | None = None,
    artifacts: str = "",
    used: str = "",
    switches: int = 0,
) -> Tracker:
    """`die`: `white tin 3`; `artifacts`: tiles separated by `/`; `used`: letters of colours."""
    made = Tracker(switches)
    made.gold = gold
    made.ethereal = ethereal
    made.levels = levels_of(levels)
    if die:
        colour, symbol, potency = die.split()
        made.colour, made.symbol = COLOUR_NAMES.index(colour), FACE_NAMES.index(symbol)
        made.potency = int(potency)
    made.open = list(open or [])
    made.done = list(done or [])
    made.artifacts = [tile(said) for said in artifacts.split("/") if said.strip()]
    made.used = [LETTERS.index(letter) for letter in used]
    return made


def card(text: str, ahead: str = "", element: str = "", id: int = -1) -> BotCard:
    """`white tin|iron 2: track fire, track air`; `max` for the strongest die. `ahead` makes it a personality card."""
    die, _, orders = text.partition(":")
    colour, symbols, potency = die.split()
    faces = () if symbols == "max" else tuple(FACE_NAMES.index(word) for word in symbols.split("|"))
    which = ELEMENT_NAMES.index(element) if element else -1
    name = Name("card", "carta", "carte")
    return BotCard(
        id, name, which, COLOUR_NAMES.index(colour), faces, int(potency), orders_of(orders), orders_of(ahead)
    )


def orders_of(text: str) -> tuple[BotStep, ...]:
    return tuple(read_bot_step(part.strip()) for part in text.split(",") if part.strip())


def personality(element: str, ahead: str) -> BotCard:
    return card(f"black max 1: track {element} 2", ahead, element)


class Outcome:
    """The steps of a turn, and the tracker after them."""

    def __init__(self, t: Snapshot, before: Tracker, steps: list[Step]) -> None:
        self.t = t
        self.steps = steps
        self.bot = before.clone()
        perform(steps, self.bot)

    def kinds(self) -> list[str]:
        return [type(step).__name__ for step in self.steps]

    def all(self, kind: type[S]) -> list[S]:
        return [step for step in self.steps if isinstance(step, kind)]

    def only(self, kind: type[S]) -> S:
        (step,) = self.all(kind)
        return step

    def why(self, kind: type[Step]) -> str:
        return self.only(kind).reason.id

    def tie(self, kind: type[Step]) -> str:
        """What decided between tied tracks."""
        said: Any = self.only(kind).reason.args["tie"]
        return str(said.id)

    @property
    def die(self) -> str:
        b = self.bot
        return f"{COLOUR_NAMES[b.colour]} {FACE_NAMES[b.symbol]} {b.potency}" if b.has_die else "none"


def play(t: Snapshot, b: Tracker, c: BotCard, d6: int = 0) -> Outcome:
    return Outcome(t, b, turn(t, b, c, d6))


def act(orders: str, b: Tracker | None = None, t: Snapshot | None = None, d6: int = 0) -> Outcome:
    """Only the action matters: a card with these orders, for 1 potency of a die it still has."""
    have = b or bot()
    if not have.has_die:
        have.colour, have.symbol, have.potency = 0, 0, 3
    return play(t or table(), have, card(f"black max 1: {orders}"), d6)


# ---------------------------------------------------------------- set-up and difficulty


def on(*switches: str) -> dict[str, Any]:
    """Options of a solo table: `on("bot-planning", "bot-more-rolls=5")`."""
    pairs = [switch.partition("=") for switch in switches]
    return {name: value or "on" for name, _, value in pairs}


def rolled(
    *faces: str, b: Tracker | None = None, t: Snapshot | None = None, essences: tuple[int, ...] = (1, 0, 3, 2)
) -> Tracker:
    """After these rolls of its set-up; `essences` are those of the tracks fire, water, earth, air."""
    made = b or new_tracker(Difficulty())
    for face in faces:
        perform(set_up_roll(t or table(), made, FACE_NAMES.index(face), essences), made)
    return made


def ended(b: Tracker, number: int, element: int = 0) -> Tracker:
    """After the end of a round."""
    perform(end_of_round(b, number, element), b)
    return b


def completed(b: Tracker, *drawn: ExperimentCard) -> Tracker:
    """After these masterpieces were drawn for it."""
    perform(masterpiece(b, list(drawn)), b)
    return b


def sheet(b: Tracker) -> dict[str, int]:
    return {message.id.removeprefix("bot-sheet-"): points for message, points in score_sheet(b)}
