"""A game can be saved in the middle of every effect: each kind of frame is restored from a position and goes on."""

import json
import random
from collections.abc import Callable
from functools import partial

import pytest

from athanor.games.alchemists.components import GUARANTEE_NAMES
from athanor.games.alchemists.state import FAVOR_CARD_NAMES, Alchemists
from athanor.testing.journey import play_on
from athanor.testing.laws import listeners, same
from tests.alchemists.table import GAME, Table

rule = pytest.mark.rule
DIFFERENT = "mushroom fern toad claw flower root"


def table(at: str, *names: str, **given) -> Table:
    """An ordinary game at a step of its round, played on by these answers of whoever is asked."""
    return Table(at=at, hold=False, **given).do(*names)


def sale(place: int, level: int) -> Table:
    potion = ("B-", "R-", "G-")[place]  # the Assassin's, from the left
    names = (f"sell {potion}", f"guarantee {GUARANTEE_NAMES[level]}")
    return table("sell", *names, adventurer="assassin", A={"cubes": "sell", "hand": DIFFERENT})


def fallen(ingredient: str, alchemical: str, colour: str) -> Table:
    theory = f"{ingredient}={alchemical}:B-gold"
    return table(
        "debunk", f"debunk {ingredient} {colour}", truth="CEJT", theories=theory, A={"cubes": "debunk publish"}
    )


def two_fallen(theories: str, pair: str, potion: str) -> Table:
    given = {"mode": "master", "truth": "CEJT", "theories": theories, "A": {"cubes": "debunk publish"}}
    return table("debunk", f"show {pair}", f"claim {potion}", **given)


def demonstration(pair: str, number: int) -> Table:
    """The first or second action of the space, or (-1) one that boots repeat."""
    side = {"cubes": "debunk*2" if number == 1 else "debunk", "artifacts": "boots"}
    before = [] if number == 0 else ["show toad+claw", "claim N"]
    given = {"mode": "master", "theories": "toad=++:B-gold claw=--:B-red", "A": side}
    return table("debunk", *before, f"show {pair}", **given)


def favors(name: str, *names: str, **given) -> Table:
    return table("buy", "buy hypnotic", *names, round=4, artifacts_on_sale="hypnotic", favor_deck=name,
                 A={"cubes": "buy", "gold": 9, "hand": "toad*2"}, **given)  # fmt: skip


def kept_herbalist() -> Table:
    for seed in range(1, 200):
        t = Table.new(2, seed)
        if "herbalist" in t.favors("A"):
            return t.do("keep herbalist", seat="A").do(f"keep {t.favors('B')[0]}", seat="B")
    raise AssertionError("no such deal")


PEEKERS = {"B": {"artifacts": "periscope"}, "A": {"cubes": "test", "hand": "toad claw"}}
EXHIBITOR = {"cubes": "exhibit", "hand": "mushroom toad", "artifacts": "mortar feather"}
POSITIONS: dict[str, Callable[[], Table]] = {
    # Simultaneous answers and the order of play.
    "keep": lambda: Table.new(3, 1),
    "keep, one has answered": lambda: (t := Table.new(3, 1)).do(f"keep {t.favors('B')[0]}", seat="B"),
    "discard, a herbalist kept": kept_herbalist,
    "order": lambda: table("order"),
    "ordering, a herbalist drawn": lambda: table("order", "order 5", favor_deck="herbalist"),
    "paralysed-draw, a herbalist drawn": lambda: table(
        "order", "order 2", round=3, players=2, paralysed="A", starter="B", favor_deck="herbalist", A={"hand": "toad"}
    ),
    "declare": lambda: table("declare", "declare forage"),
    # The spaces.
    "forage": lambda: table("forage", A={"cubes": "forage"}),
    "transmute": lambda: table("transmute", "play sage", A={"cubes": "transmute", "hand": "toad", "favors": "sage"}),
    "custodian": lambda: table("custodian", A={"cubes": "custodian", "hand": "toad claw"}),
    "bids": lambda: table(
        "sell", A={"cubes": "sell", "hand": "toad claw"}, B={"cubes": "sell", "hand": "fern root"}
    ).do("bid -1", seat="B"),
    "sell": lambda: table("sell", A={"cubes": "sell", "hand": "toad claw"}),
    "guarantee": lambda: table("sell", "sell B-", adventurer="assassin", A={"cubes": "sell", "hand": "toad claw"}),
    **{
        f"mix-for-sale {place} {level}": partial(sale, place, level)
        for place in range(3)
        for level in range(4)
    },
    "buy": lambda: table("buy", A={"cubes": "buy", "gold": 9}),
    "think, both pairs": lambda: table(
        "buy", "buy cap", round=4, artifacts_on_sale="cap", A={"cubes": "buy", "gold": 9, "hand": DIFFERENT}
    ),
    "think, one pair in the cauldron": lambda: table(
        "buy", "buy cap", "mix toad+claw", round=4, artifacts_on_sale="cap",
        A={"cubes": "buy", "gold": 9, "hand": DIFFERENT},
    ),
    "donate": lambda: table("buy", "buy altar", round=6, artifacts_on_sale="altar", A={"cubes": "buy", "gold": 5}),
    "herbs, the first of two": lambda: favors("herbalist sage herbalist sage"),
    "herbs-done, the second of two": lambda: favors("herbalist sage herbalist sage", "discard toad", "discard toad"),
    "debunk": lambda: table("debunk", theories="toad=++:B-gold", A={"cubes": "debunk"}),
    **{
        f"claim {pair} {number}": partial(demonstration, pair, number)
        for pair in ("mushroom+fern", "scorpion+feather")
        for number in (-1, 0, 1)
    },
    # The lowest and the highest theory that can fall, alone and with another.
    "publish-at-once mushroom B-": lambda: fallen("mushroom", "B-", "blue"),
    "publish-at-once feather ++": lambda: fallen("feather", "++", "green"),
    "publish-at-once fern and feather": lambda: two_fallen("fern=R+:B-gold feather=++:C-red", "fern+feather", "G-"),
    "publish-at-once mushroom and fern": lambda: two_fallen("mushroom=B-:B-gold fern=G-:C-red", "mushroom+fern", "B+"),
    "publish": lambda: table("publish", A={"cubes": "publish"}),
    "seal": lambda: table("publish", "publish toad B+", A={"cubes": "publish"}),
    "seal, endorsing": lambda: table("publish", "endorse toad", theories="toad=B+:B-gold", A={"cubes": "publish"}),
    "grants": lambda: table(
        "publish", "publish scorpion G+", "seal gold", theories="mushroom=R+:A-gold feather=++:A-silver",
        A={"cubes": "publish"},
    ),
    "test": lambda: table("test", A={"cubes": "test", "hand": "toad claw"}),
    "drink": lambda: table("drink", A={"cubes": "drink", "hand": "toad claw"}),
    "peek": lambda: table("test", "mix toad+claw", **PEEKERS),
    "peek into an exhibition": lambda: table(
        "exhibit", "exhibit R+", "mix mushroom+toad", round=6, A=EXHIBITOR, C={"artifacts": "periscope"}
    ),
    "exhibit": lambda: table("exhibit", round=6, A=EXHIBITOR),
    "mix-to-exhibit": lambda: table("exhibit", "exhibit R+", round=6, A=EXHIBITOR),
    "spare": lambda: table("exhibit", "exhibit R+", "mix mushroom+toad", round=6, A=EXHIBITOR),
    # The end of the round.
    "unused-cubes": lambda: table("unused", favor_deck="herbalist", A={"unused": 2, "hand": "toad"}),
}  # fmt: skip


def kinds(t: Table) -> list[str]:
    return [frame.kind for frame in t.state.stack]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_in_the_middle_of_an_effect_is_restored_and_goes_on(name):
    t = POSITIONS[name]()
    s = t.state
    for restored in (GAME.from_snapshot(json.loads(json.dumps(s.snapshot()))), GAME.from_position(s.position())):
        assert isinstance(restored, Alchemists)
        assert same(restored, s)
        assert [restored.view(seat) for seat in listeners(s)] == [s.view(seat) for seat in listeners(s)]
        original = s.clone()
        play_on(original, random.Random(5), 12)
        play_on(restored, random.Random(5), 12)
        assert same(restored, original)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_what_its_name_says(name):
    assert name.split()[0].rstrip(",") in kinds(POSITIONS[name]())


def test_every_kind_of_frame_is_among_them():
    met = {kind for lay in POSITIONS.values() for kind in kinds(lay())}
    assert met == set(GAME.frames)


def test_what_a_frame_knows_is_restored_at_its_limits():
    """The first and last place, guarantee, pair and theory are there: a narrower check would refuse good positions."""
    lines = [frame.plain() for lay in POSITIONS.values() for frame in lay().state.stack]
    sales = {f"mix-for-sale seat=0 place={place} level={level}" for place in range(3) for level in range(4)}
    claims = {f"claim seat=0 pair={pair} number={number}" for pair in (0, 27) for number in (-1, 0, 1)}
    fell = {f"publish-at-once seat=0 first={first} second={second}" for first, second in ((0, -1), (63, -1), (13, 63))}
    assert sales | claims | fell <= set(lines)


@rule("AL-650")
def test_a_herbalist_of_version_0_1_0_lies_in_the_pile_already():
    """There its card went to the discard pile as it was drawn; nothing is left to be put there afterwards."""
    t = favors("herbalist sage herbalist sage")
    data = json.loads(json.dumps(t.state.snapshot()))
    played = data["table"].pop("at_once")
    data["table"]["favor_discard"] += f" {played}" if data["table"]["favor_discard"] else played
    data["stack"] = [frame for frame in data["stack"] if not frame.startswith("herbs-done")]
    old = GAME.from_snapshot(data)
    assert isinstance(old, Alchemists)
    for _ in range(4):
        assert old.stack[-1].kind == "discard"
        old.apply(old.now[0])
    assert old.check() == ""
    assert [FAVOR_CARD_NAMES[card] for card in old.favor_discard] == played.split()
