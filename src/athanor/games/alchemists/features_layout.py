"""How an observation of Alchemists is laid out: the fields in the order in which `features.py` writes them."""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import SEATS, About, Category, Group, Layout, Numbers
from athanor.games.alchemists.alchemicals import ALCHEMICALS, COLOURS, INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.components import (
    ACTIONS,
    ADVENTURERS,
    ARTIFACTS,
    ASK_ASPECT,
    ASSOCIATE,
    BIDS,
    CLAIM,
    DECLARE,
    DISCARD,
    ENDORSE,
    FAVORS,
    GRANT,
    GRANTS,
    KEEP,
    LEVELS,
    MELT,
    MIX_PAIR,
    OFFER,
    ORDER,
    ORDER_SPACES,
    PLAY,
    PROMISE,
    PURCHASE,
    ROUNDS,
    SEAL,
    SEAL_KINDS,
    SHOW_PAIR,
    SPACES,
    TAKE,
    THEORY,
)

# All kinds of frames. New ones go at the end: networks that were learnt know them by number.
KINDS: Final = (
    "bids", "buy", "claim", "custodian", "debunk", "declare", "declaring", "discard", "donate", "drink",
    "empty-cauldron", "exhibit", "forage", "grants", "guarantee", "herbs", "herbs-done", "keep", "mix-for-sale",
    "mix-to-exhibit", "order", "ordering", "paralysed-draw", "peek", "publish", "publish-at-once", "round", "sale",
    "seal", "sell", "space", "spare", "test", "think", "transmute", "unused-cubes",
)  # fmt: skip
KIND_AT: Final = {kind: at for at, kind in enumerate(KINDS)}
_NUMBER: Final = (("number", -1, 3),)
# What a question is about: its fields, with the lowest and the highest value that is told apart.
ARGUMENTS: Final[dict[str, tuple[tuple[str, int, int], ...]]] = {
    **dict.fromkeys(("forage", "transmute", "custodian", "sell", "buy", "debunk", "publish"), _NUMBER),
    **dict.fromkeys(("test", "drink", "exhibit"), _NUMBER),
    "discard": (("count", 0, 3),),
    "guarantee": (("place", 0, 2),),
    "mix-for-sale": (("place", 0, 2), ("level", 0, 3)),
    "think": (("left", 1, 2),),
    "claim": (("pair", 0, len(PAIRS) - 1), *_NUMBER),
    "publish-at-once": (("first", 0, INGREDIENTS * ALCHEMICALS - 1), ("second", -1, INGREDIENTS * ALCHEMICALS - 1)),
    "seal": (("ingredient", 0, INGREDIENTS - 1), ("alchemical", -1, ALCHEMICALS - 1), *_NUMBER),
    "mix-to-exhibit": (("potion", 0, 5), *_NUMBER),
    "peek": (("brewer", 0, SEATS - 1),),
}
MOST_ARGUMENTS: Final = 3


class Argument:
    """A field of a question, and which values of the category stand for it."""

    __slots__ = ("base", "high", "low", "name")

    def __init__(self, name: str, low: int, high: int, base: int) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.base = base


def _arguments() -> tuple[dict[str, list[Argument]], int]:
    found: dict[str, list[Argument]] = {}
    base = 0
    for kind in KINDS:
        found[kind] = []
        for name, low, high in ARGUMENTS.get(kind, ()):
            found[kind].append(Argument(name, low, high, base))
            base += high - low + 1
    return found, base


ARGUMENTS_OF, ARGUMENT_VALUES = _arguments()

STEPS: Final = 21  # of a round
MOST_BOUGHT: Final = 9  # artifacts in a game
MOST_GOLD: Final = 12
MOST_REPUTATION: Final = 30
MOST_HAND: Final = 9
MOST_FAVORS: Final = 5
MOST_CUBES: Final = 8
MOST_COUNTING: Final = 6
MOST_GRANTS: Final = 3
MOST_DEPTH: Final = 6
BEST: Final = 4  # so many of the best theories are looked at one by one

# ---------------------------------------------------------------- the table

SEAT_NUMBERS: Final = (
    ("gold", 1, "gold"),
    ("reputation", 1, "reputation"),
    ("zone", 3, "reputation in the red zone, in the green one or above, in the blue one"),
    ("hand", 1, "ingredients in hand"),
    ("favors", 1, "favors in hand"),
    ("aside", 1, "ingredients set aside"),
    ("cubes", 3, "cubes at hand, unused, in the hospital"),
    ("lent", 1, "cubes lent by assistants this round"),
    ("seals-left", 1, "seals not yet played"),
    ("sealed", 2, "seals on theories that count, and on theories in conflict"),
    ("ahead", 1, "counting seals more than the best of the others"),
    ("conference", 3, "at the next conference: seals needed, seals lacking, reputation lost as it stands"),
    ("row", POTIONS, "potions on the public row"),
    ("exhibited", 6, "potions exhibited with success"),
    ("harmed", 3, "negative potions drunk this round"),
    ("used", 2, "whether an action was repeated and a mix peeked at this round"),
    ("lost", SEAL_KINDS, "seals turned up and lost, by kind"),
    ("grants", 2, "grants and their points"),
    ("artifacts", 2, "artifacts and their points as they stand"),
    ("mixes", POTIONS + 1, "mixes so far by potion; last those of which only the quality was told"),
    ("bits", 1, "bits learnt: exactly for oneself, for others guessed from their mixes and the demonstrations"),
    ("place", 1, "place in the order of play, once it is settled"),
    ("starter", 1, "whether it is the starting player"),
    ("paralysed", 2, "whether it is on the green space, and whether it will be next round"),
    ("waiting", 1, "whether its answer is waited for"),
    ("modes", 3, "master mode for ingredients, conferences, debunking"),
    ("theories", 2, "seals to be expected on right theories, and points of all its seals"),
)  # fmt: skip
SEAT_CATEGORIES: Final = (
    ("gold", MOST_GOLD + 1, "gold"),
    ("reputation", MOST_REPUTATION + 1, "reputation"),
    ("hand", MOST_HAND + 1, "ingredients in hand"),
    ("favors", MOST_FAVORS + 1, "favors in hand"),
    ("cubes", MOST_CUBES + 1, "cubes at hand"),
    ("marker", ORDER_SPACES + 1, "order space"),
    ("bid", BIDS, "bid card, once it is open"),
    ("sealed", MOST_COUNTING + 1, "seals that count"),
    ("grants", MOST_GRANTS + 1, "grants"),
    ("place", SEATS, "place in the order of play, once it is settled"),
)
NUMBERS: Final = (
    *(Numbers(f"{name}-{seat}", size, text) for seat in range(SEATS) for name, size, text in SEAT_NUMBERS),
    Numbers("rounds", 2, "rounds so far, and those to come"),
    Numbers("piles", 3, "cards in the ingredient deck, in its discard pile, in the favor deck"),
    Numbers("unhappy", 1, "whether the student wants gold"),
    Numbers("sales", 3, "potions sold this round, sellers, own place among them"),
    Numbers("learnt", 2, "bits the seat has learnt, and bits that demonstrations have told everybody"),
    Numbers("certain", 1, "ingredients whose alchemical is certain"),
    Numbers("published", 1, "theories on the board"),
    Numbers("to-publish", BEST, "of ingredients without a theory: the odds of the best free token, best first"),
    Numbers("to-promise", BEST, "the same: points to expect with the best seal"),
    Numbers("to-endorse", 2, "odds of theories that could be endorsed, best first"),
    Numbers("to-debunk", 3, "odds that the weakest aspect of a theory is wrong, best first; own theories left out"),
    Numbers("guarantees", 4, "price of each guarantee for the seat now"),
    Numbers("kept", 4, "when a guarantee is chosen: the best chance to keep each"),
    Numbers("mixing", 3, "pairs in hand, bits to be gained by the best of them and with the row"),
)
CATEGORIES: Final = (
    *(Category(f"{name}-{seat}", size, text) for seat in range(SEATS) for name, size, text in SEAT_CATEGORIES),
    Category("kind", len(KINDS), "kind of the question"),
    Category("below", len(KINDS), "what is under way below it"),
    Category("asked", SEATS, "who is asked"),
    Category(
        "argument", ARGUMENT_VALUES, "what the question is about, if it is put to this seat", MOST_ARGUMENTS, True
    ),
    Category("depth", MOST_DEPTH + 1, "how many effects are under way"),
    Category("round", ROUNDS, "round"),
    Category("step", STEPS, "step of the round"),
    Category("players", SEATS + 1, "number of players"),
    Category("level", LEVELS, "level of the artifacts on sale"),
    Category("here", ADVENTURERS, "the adventurer of this round"),
    Category("next", ADVENTURERS, "the adventurer of the next round"),
    Category("answer", FAVORS + BIDS, "own answer given in secret: a favor to keep, or a bid"),
    Category("bought", ARTIFACTS * SEATS, "artifacts and who owns them", MOST_BOUGHT, True),
)

# ---------------------------------------------------------------- groups

GROUPS: Final = (
    Group(
        "ingredients", INGREDIENTS, "the ingredients",
        (
            Numbers("odds", ALCHEMICALS, "odds of each alchemical"),
            Numbers("certain", 3, "highest of them, whether it is certain, bits still open"),
            Numbers("plus", 3, "odds of a plus in each colour"),
            Numbers("theory", 8, "whether there is one; odds that it is right, wrong by colour, wrong there alone"),
            Numbers("public", 4, "the same for those who know the demonstrations alone: right, wrong by colour"),
            Numbers("publish", 2, "without a theory: odds of the best free token, points to expect with the best seal"),
            Numbers("cards", 5, "in hand, any in hand, in the row, unseen, known in others' hands"),
            Numbers("mixed", 3, "own cards in the cauldron, whether that one is spared, own cards set aside"),
            Numbers("tested", 1, "other ingredients it was mixed with by the seat"),
            Numbers("shown", 3, "signs that were demonstrated, by colour"),
            Numbers("seals", SEATS, "whether each seat has a seal on the theory"),
            Numbers("endorsing", 4, "room for a seal, conflict, gold it takes, whether it can be done"),
            Numbers("grants", 2, "grants that a seal here would win, and that it would bring within one seal"),
            Numbers("asked", 1, "whether the question is about it"),
        ),
        (
            Category("ingredient", INGREDIENTS, "which it is"),
            Category("theory", ALCHEMICALS, "its theory"),
            Category("seal", SEAL_KINDS, "the seat's own seal on it"),
            Category("seals", 4, "number of seals"),
            Category("hand", 4, "cards in hand"),
            Category("row", 3, "cards in the row"),
        ),
    ),
    Group(
        "pairs", len(PAIRS), "the pairs of ingredients",
        (
            Numbers("odds", POTIONS, "odds of each potion"),
            Numbers("value", 4, "bits to be gained, odds of a negative potion, of the likeliest one, certainty"),
            Numbers("wanted", 9, "for each potion wanted: odds of exact, at least the right sign, at least neutral"),
            Numbers("target", 4, "the same for the potion that is to be mixed; last the odds that the promise is kept"),
            Numbers("cards", 3, "both in hand, both in hand or in the row, only one missing"),
            Numbers("made", 2, "times the seat has mixed it, and whether only its quality is known"),
            Numbers("proof", 2, "in master mode: the best odds to prove something, and that a theory falls"),
            Numbers("asked", 1, "whether the question is about it"),
        ),
        (
            Category("ingredients", INGREDIENTS, "the two", 2, True),
            Category("potion", POTIONS, "the potion, if the seat has seen it or it was demonstrated"),
        ),
        ordered=False,
    ),
    Group(
        "cells", INGREDIENTS * ALCHEMICALS, "theories: an ingredient and an alchemical",
        (
            Numbers("right", 1, "odds that it is right"),
            Numbers("wrong", 3, "odds that it is wrong in just one colour"),
            Numbers("others", 2, "odds of the likeliest alchemical of the ingredient, and the other way round"),
            Numbers("promise", 1, "points to expect with the best seal"),
            Numbers("public", 1, "odds for those who know the demonstrations alone"),
        ),
        (
            Category("ingredient", INGREDIENTS, "its ingredient"),
            Category("alchemical", ALCHEMICALS, "its alchemical"),
            Category("state", 6, "free, ingredient taken, token taken, both, published, about to be published"),
        ),
        ordered=False,
    ),
    Group(
        "potions", POTIONS, "the potions",
        (
            Numbers("exact", 3, "odds of the best pair: in hand, with the row, of all"),
            Numbers("sign", 3, "the same for a potion of the same sign"),
            Numbers("neutral", 1, "odds of the best pair in hand for the same sign or neutral"),
            Numbers("wanted", 3, "wanted now, and not blocked; wanted in the next round"),
            Numbers("made", 3, "on the own public row, on those of others, certain with a pair in hand"),
            Numbers("exhibited", 4, "by the seat, by anybody; the opposite sign by the seat; by others"),
            Numbers("harmed", 1, "drunk this round"),
            Numbers("asked", 1, "whether it is the one to be mixed"),
            Numbers("claim", 3, "as a claim: odds that it is true, that something is proved, that a theory falls"),
        ),
        (Category("potion", POTIONS, "which it is"),),
    ),
    Group(
        "spaces", SPACES, "the action spaces",
        (
            Numbers("open", 2, "whether it can be declared this round, and whether it is still to be resolved"),
            Numbers("next", 2, "cubes of the seat's next action there, and whether it has them"),
            Numbers("own", 4, "actions declared, done, cubes there, cubes on top"),
            Numbers("others", 3, "actions of the others, in order of play"),
            Numbers("cubes", 3, "cubes of the others there"),
            Numbers("before", 1, "others who act there before the seat"),
        ),
        (
            Category("space", SPACES, "which it is"),
            Category("actions", 5, "own actions declared"),
            Category("phase", 3, "resolved, being resolved, to come"),
        ),
    ),
    Group(
        "order", ORDER_SPACES + 1, "the order spaces",
        (
            Numbers("shown", 3, "price, favors, ingredients"),
            Numbers("free", 2, "whether it is in use and free, and can be paid"),
            Numbers("markers", 1, "markers there"),
        ),
        (Category("space", ORDER_SPACES + 1, "which it is"), Category("owner", SEATS, "whose marker is there")),
        ordered=False,
    ),
    Group(
        "favors", FAVORS, "the kinds of favors",
        (Numbers("cards", 3, "in hand, played for the action under way, unseen"),),
        (Category("favor", FAVORS, "which it is"), Category("hand", 4, "cards in hand")),
        ordered=False,
    ),
    Group(
        "artifacts", ARTIFACTS, "the artifacts",
        (
            Numbers("printed", 2, "price and points"),
            Numbers("now", 4, "price for the seat, whether it has the gold, gold left, points as it stands"),
        ),
        (
            Category("artifact", ARTIFACTS, "which it is"),
            Category("where", 4, "not in the game, on sale, on sale later, bought"),
            Category("owner", SEATS, "who owns it"),
        ),
        ordered=False,
    ),
    Group(
        "seals", SEAL_KINDS, "the kinds of seals",
        (
            Numbers("cards", 3, "left, lost, lost by others"),
            Numbers("points", 3, "for the theory that is to be sealed: points to expect, odds of a gain, of a loss"),
        ),
        (Category("seal", SEAL_KINDS, "which it is"), Category("left", 4, "left")),
        ordered=False,
    ),
    Group(
        "grants", GRANTS, "the grants",
        (
            Numbers("tile", 2, "whether it is left, and its points"),
            Numbers("sealed", SEATS, "its ingredients with a counting seal of each seat"),
        ),
        (
            Category("grant", GRANTS, "which it is"),
            Category("lacking", 4, "seals the seat lacks"),
            Category("owner", SEATS, "who has won it"),
        ),
        ordered=False,
    ),
)  # fmt: skip


def _actions() -> dict[int, tuple[About, ...]]:
    found: dict[int, tuple[About, ...]] = {}
    for group, verb, first, count in (
        ("favors", "keep", KEEP, FAVORS), ("favors", "play", PLAY, FAVORS), ("order", "take", ORDER, ORDER_SPACES + 1),
        ("spaces", "declare", DECLARE, SPACES), ("spaces", "top", ASSOCIATE, SPACES),
        ("ingredients", "take", TAKE, INGREDIENTS), ("ingredients", "discard", DISCARD, INGREDIENTS),
        ("ingredients", "transmute", MELT, INGREDIENTS), ("ingredients", "endorse", ENDORSE, INGREDIENTS),
        ("potions", "sell", OFFER, 6), ("potions", "claim", CLAIM, POTIONS), ("potions", "exhibit", PROMISE, 6),
        ("pairs", "mix", MIX_PAIR, len(PAIRS)), ("pairs", "show", SHOW_PAIR, len(PAIRS)),
        ("artifacts", "buy", PURCHASE, ARTIFACTS), ("seals", "play", SEAL, SEAL_KINDS),
        ("grants", "choose", GRANT, GRANTS),
    ):  # fmt: skip
        for slot in range(count):
            found[first + slot] = (About(group, slot, verb),)
    for ingredient in range(INGREDIENTS):
        for colour, name in enumerate(COLOURS):
            found[ASK_ASPECT + 3 * ingredient + colour] = (About("ingredients", ingredient, f"debunk-{name}"),)
        for token in range(ALCHEMICALS):
            cell = ingredient * ALCHEMICALS + token
            found[THEORY + cell] = (About("cells", cell, "publish"), About("ingredients", ingredient, "publish"))
    return found


LAYOUT: Final = Layout(
    numbers=NUMBERS,
    categories=CATEGORIES,
    groups=GROUPS,
    actions=_actions(),
    num_actions=len(ACTIONS.names),
    points_scale=20.0,
)
