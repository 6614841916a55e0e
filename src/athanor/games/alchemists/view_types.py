"""The parts of the view, field by field. `tools/view_types.py` writes the page's types from this file.

Numbers are the ids of `components.py` and `alchemicals.py`; -1 is what is not there, or hidden.
"""

# Not compiled: it describes data for people to see.

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from athanor.core.message import MessageData

# A line of the score sheet.
Row = Annotated[list[Any], "said: Msg, points: number"]
Place = Annotated[list[Any], "price: number, favors: number, ingredients: number, players: number[]"]
Cubes = Annotated[list[int], "seat, actions, cubes"]
Seal = Annotated[list[int], "seat, kind"]
Seller = Annotated[list[int], "seat, smileys"]
Tile = Annotated[list[Any], "seals: number, loss: number[]"]
Fact = Annotated[list[int], "kind, one, two, three"]
# Cells are 8 times the ingredient, plus the alchemical.
Crossed = Annotated[list[Any], "cells: number[], why: Msg"]
# Potions are a bit each, as are the seats that glimpsed it.
Mix = Annotated[list[int], "seat, one, other, potions, seen"]
# The mix that tells most, and how many worlds it leaves on average.
Best = Annotated[list[Any], "pair: number, left: number"]


class Space(TypedDict):
    closed: bool
    costs: list[int]  # the cubes of the first, second … action
    rows: list[Cubes]  # from the top: whose, how many actions were declared, how many cubes are still there


class Theory(TypedDict):
    alchemical: int
    seals: list[Seal]  # the kind only where the reader may see it
    conflicts: list[int]


class Adventurer(TypedDict):
    """Who is here, who comes next, and how the sale stands."""

    here: int
    next: int
    wants: list[int]
    next_wants: list[int]
    blocked: int
    sales: int
    guarantees: list[int]  # what they bring, from an exact match on, before discount and reputation
    smileys: list[int]  # of the bid cards, from no discount on
    selling: list[Seller]  # the sellers in their order, with smileys once the bids are open


class Conference(TypedDict):
    round: int
    tiles: list[Tile]  # by seat


class Cauldron(TypedDict):
    seat: int
    count: int
    cards: list[int] | None
    spared: int


class Artifacts(TypedDict):
    level: int
    levels: list[list[int]]


class Grant(TypedDict):
    ingredients: list[int]
    points: int
    left: bool


class Alchemist(TypedDict):
    gold: int
    reputation: int
    ingredients: int
    favors: int
    artifacts: list[int]
    grants: list[int]
    potions: int  # a bit for each potion made
    marker: int
    cubes: int
    placed: list[int]
    unused: int
    hospital: int
    bid: int
    harmed: int
    repeated: int
    peeked: int
    exhibited: int
    aside: int
    seals: int
    lost: list[int]
    modes: list[int]  # ingredients, conferences, debunking: 0 apprentice, 1 master
    # Only the owner sees what is in the hand and which seals are left.
    hand: list[int] | None
    favor_hand: list[int] | None
    set_aside: list[int] | None
    seals_left: list[int] | None


class Printed(TypedDict):
    """What lies printed before everybody and stays as it is: told once per table."""

    points: list[int | None]  # of each artifact; None: counted at the end
    seals: list[Annotated[list[int], "right, hedged, wrong"]]  # what each kind is worth at the end, by its theory
    most_seals: int  # on one theory
    rounds: int
    conferences: list[int]  # after which rounds
    levels: list[int]  # from which round each row of artifacts is on sale
    opposites: list[int]  # of each alchemical, the one with which it is neutral
    zones: Annotated[list[int], "red, green, blue"]  # of reputation: up to the first, from the others on


class Publishing(TypedDict):
    """What a seal on a theory costs and brings: gold to the bank, reputation for a new theory and for an old one."""

    fee: int
    theory: int
    endorsement: int
    risk: int  # reputation lost if the theory were debunked now


class Debunking(TypedDict):
    reward: int
    failure: int  # reputation lost if nothing is proven
    # By seat: reputation lost when one theory, or two, fall with a seal of theirs.
    losses: list[list[int]]
    # In master mode by pair, for each potion what a yes and what a no would prove: 0 nothing, 1 the first theory falls,
    # 2 the second, 3 both, 4 a conflict.
    proofs: list[str]


class Gestures(TypedDict):
    """With the question."""

    publishing: Publishing | None
    debunking: Debunking | None


class Odds(TypedDict):
    """In how many of the possible worlds something is so: numbers in a line, with spaces between."""

    worlds: int
    cells: str  # by ingredient and alchemical
    pluses: str  # by ingredient and colour
    potions: str  # by pair and potion
    best: Best | None  # of the reader's own hand


class Deduction(TypedDict):
    """What fills itself in a notebook, as far as it may at this table."""

    results: list[int]  # by pair: a bit for each potion it can make by what was seen of it; 0: nothing was
    partners: list[int]  # by ingredient, the one it was neutral with: they are opposites
    certain: str  # by ingredient and alchemical: 0 impossible, 1 possible, 2 certain
    crossed: list[Crossed]  # why cells are impossible
    odds: Odds | None


class View(TypedDict):
    game: str
    seat: int | None
    to_move: int | None
    waiting: list[int]
    over: bool
    legal: list[int]
    asked: str | None
    nothing_left: MessageData | None
    round: int
    starter: int
    order: list[int]
    green: list[int]
    arrivals: list[int]
    track: list[Place]
    row: list[int]
    deck: int
    discard: int
    favor_deck: int
    favor_discard: list[int]
    artifacts: Artifacts
    prices: list[int]  # of each artifact, for the seat that looks
    adventurer: Adventurer
    conference: Conference | None
    spaces: list[Space]
    theories: list[Theory | None]
    grants: list[Grant]
    facts: list[Fact]
    unhappy: bool
    shown: int
    cauldron: Cauldron | None
    favored: list[int]
    alchemists: list[Alchemist]
    triangle: list[Mix]
    deduction: Deduction | None
    my_bid: int | None
    sheets: list[list[Row]]
    truth: list[int] | None
    # How far a notebook may fill itself at this table.
    help: Literal["off", "results", "impossible", "odds"]
