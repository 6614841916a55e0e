"""What is told: every event by its name and all its arguments, in its order, with what of it is secret and to whom."""

from collections.abc import Callable

import pytest

from tests.alchemists.sales import bid
from tests.alchemists.table import Table
from tests.alchemists.telling import lines, names_of_all

rule = pytest.mark.rule


def begun() -> Table:
    """The first deal in which nobody has a Herbalist and seat A two different favors."""
    for seed in range(1, 100):
        t = Table.new(2, seed)
        if "herbalist" not in t.favors("A") and len(set(t.favors("A"))) == 2 and "herbalist" not in t.favors("B"):
            t.do(f"keep {t.favors('A')[0]}", seat="A")
            return t.do(f"keep {t.favors('B')[0]}", seat="B")
    raise AssertionError("no such deal")


def two_sellers() -> Table:
    seller = {"cubes": "sell", "hand": "mushroom fern toad claw"}
    t = Table(at="sell", adventurer="assassin", A={**seller, "rep": 15}, B={**seller, "favors": "barmaid merchant"})
    bid(t, A=0, B=-2)
    t.do("play barmaid", "play merchant", "sell B-", "guarantee right-sign", "mix mushroom+claw")
    return t.do("sell G-", "guarantee exact", "mix toad+claw")


def last_count() -> Table:
    theories = "toad=B+:A-gold,B-red claw=G+:A-blue fern=R+:C-green"
    return Table(
        round=6, at="next-round", theories=theories, A={"favors": "sage barmaid", "gold": 1},
        B={"artifacts": "feather", "aside": "toad toad fern"},
    )  # fmt: skip


STORIES: dict[str, Callable[[], Table]] = {
    "the opening": begun,
    "order, a herbalist, the paralysed": lambda: Table(
        at="order", round=3, starter="B", paralysed="C", deck="claw root toad flower fern fern", A={"hand": "toad"},
        favor_deck="herbalist sage",
    ).do("order 1", "order 5", "discard toad", "discard flower"),
    "declaring": lambda: Table(
        at="declare", round=2, order="AB", players=2, B={"favors": "assistant associate custodian"}
    ).do("play assistant", "declare forage", "declare sell", "associate forage", "declare custodian", "done"),
    "foraging, the last card of the deck": lambda: Table(
        at="forage", row="toad fern", deck="claw", deck_only=True, A={"cubes": "forage*3"}
    ).do("take toad", "draw", "decline"),
    "transmuting": lambda: Table(
        at="transmute", A={"cubes": "transmute", "hand": "toad", "favors": "sage"}
    ).do("play sage", "transmute toad"),
    "selling": two_sellers,
    "buying favors, the last of their deck": lambda: Table(
        at="buy", round=4, artifacts_on_sale="hypnotic", favor_deck="sage sage shopkeeper barmaid",
        favor_deck_only=True, A={"cubes": "buy", "gold": 6, "favors": "shopkeeper"},
    ).do("play shopkeeper", "buy hypnotic"),
    "thinking": lambda: Table(
        at="buy", round=4, artifacts_on_sale="cap", A={"cubes": "buy", "gold": 6, "hand": "toad claw"}
    ).do("buy cap", "mix toad+claw", "pass"),
    "debunking as an apprentice": lambda: Table(
        at="debunk", theories="scorpion=B+:A-green,B-red,C-gold", order="ABC", A={"cubes": "debunk publish"},
        B={"cubes": "debunk"},
    ).do("debunk scorpion green", "pass"),
    "debunking in vain": lambda: Table(
        at="debunk", theories="scorpion=B+:C-gold", A={"cubes": "debunk"}
    ).do("debunk scorpion blue"),
    "a conflict": lambda: Table(
        mode="master", at="debunk", theories="scorpion=B+:B-gold toad=++:C-green", A={"cubes": "debunk"}
    ).do("show toad+scorpion", "claim R+"),
    "a demonstration": lambda: Table(
        mode="master", at="debunk", theories="scorpion=B+:B-gold", A={"cubes": "debunk"}
    ).do("show mushroom+scorpion", "claim G+"),
    "publishing and a grant": lambda: Table(
        at="publish", theories="mushroom=R+:A-gold", A={"cubes": "publish"}
    ).do("publish scorpion G+", "seal silver"),
    "endorsing": lambda: Table(
        at="publish", theories="mushroom=R+:B-gold,C-red", A={"cubes": "publish", "gold": 4}
    ).do("endorse mushroom", "seal blue"),
    "testing, with mortar and periscope": lambda: Table(
        at="test", unhappy=True, A={"cubes": "test", "hand": "toad claw", "artifacts": "mortar"},
        B={"artifacts": "periscope"},
    ).force(1, 0).do("mix toad+claw", "peek"),
    "poison": lambda: Table(at="drink", A={"cubes": "drink", "hand": "fern claw"}).do("mix fern+claw"),
    "paralysis": lambda: Table(at="drink", A={"cubes": "drink", "hand": "fern root"}).do("mix fern+root"),
    "insanity": lambda: Table(at="drink", A={"cubes": "drink", "hand": "claw root"}).do("mix claw+root"),
    "exhibiting both signs": lambda: Table(
        at="exhibit", round=6,
        A={"cubes": "exhibit", "hand": "mushroom toad", "exhibited": "R-", "artifacts": "feather"},
    ).do("exhibit R+", "mix mushroom+toad"),
    "exhibiting in vain": lambda: Table(
        at="exhibit", round=6, A={"cubes": "exhibit", "hand": "mushroom toad"}
    ).do("exhibit G+", "mix mushroom+toad"),
    "a conference": lambda: Table(
        at="conference", round=3, order="BAC", theories="toad=B+:A-gold fern=R-:A-red,B-red"
    ).go_on().go_on(),
    "unused cubes and a new round": lambda: Table(
        at="unused", round=2, starter="C", deck="toad fern claw root flower", favor_deck="sage",
        next_adventurer="cleric", A={"unused": 3}, B={"hospital": 1}, row="mushroom mushroom",
    ).go_on(),
    "the row is cleared": lambda: Table(at="clear-row", row="toad fern"),
    "the count": last_count,
}  # fmt: skip

LOGS = {
    "the opening": """
        game-begins seat=A
        row-dealt ingredients=feather,feather,mushroom,scorpion,scorpion
        draws-ingredients seat=A count=3 ingredients=flower,mushroom,toad [ingredients: A]
        draws-ingredients seat=B count=3 ingredients=flower,mushroom,fern [ingredients: B]
        keeps-favor seat=A favor=associate other_favor=custodian [favor other_favor: A]
        keeps-favor seat=B favor=associate other_favor=merchant [favor other_favor: B]
    """,
    "order, a herbalist, the paralysed": """
        takes-order seat=B place=1
        pays seat=B gold=1
        takes-order seat=A place=5
        draws-ingredients seat=A count=1 ingredients=claw [ingredients: A]
        draws-favors seat=A count=1 favors=herbalist [favors: A]
        plays-favor seat=A favor=herbalist
        draws-ingredients seat=A count=3 ingredients=root,toad,flower [ingredients: A]
        discards seat=A ingredient=toad [ingredient: A]
        discards seat=A ingredient=flower [ingredient: A]
        draws-paralysed seat=C
        draws-ingredients seat=C count=1 ingredients=fern [ingredients: C]
        draws-favors seat=C count=1 favors=sage [favors: C]
        order-settled lines=(seat-line seat=B),(seat-line seat=A),(seat-line seat=C)
    """,
    "declaring": """
        order-settled lines=(seat-line seat=A),(seat-line seat=B)
        plays-favor seat=B favor=assistant
        declares seat=B space=forage cubes=1
        declares seat=B space=sell cubes=2
        plays-favor seat=B favor=associate
        on-top seat=B space=forage
        plays-favor seat=B favor=custodian
        declares seat=B space=custodian cubes=1
        declared seat=B cubes=3
    """,
    "foraging, the last card of the deck": """
        forages seat=A ingredient=toad
        ingredients-reshuffled count=37
        draws-ingredients seat=A count=1 ingredients=claw [ingredients: A]
        declines seat=A space=forage cubes=1
        row-cleared count=1
    """,
    "transmuting": """
        plays-favor seat=A favor=sage
        transmutes seat=A ingredient=toad gold=2 [ingredient: A]
    """,
    "selling": """
        bids lines=(bid-line seat=A bid=0 smileys=2),(bid-line seat=B bid=2 smileys=3)
        selling-order lines=(seat-line seat=B),(seat-line seat=A)
        plays-favor seat=B favor=barmaid
        plays-favor seat=B favor=merchant
        offers seat=B potion=B-
        guarantees seat=B guarantee=right-sign gold=1
        sells seat=B potion=B- quality=exact ingredients=mushroom,claw [ingredients: B]
        gains-gold seat=B gold=1
        gains-reputation seat=B count=1
        gains-gold seat=B gold=1
        offers seat=A potion=G-
        guarantees seat=A guarantee=exact gold=4
        sells seat=A potion=G- quality=neutral ingredients=toad,claw [ingredients: A]
        loses-reputation seat=A count=2
    """,
    "buying favors, the last of their deck": """
        plays-favor seat=A favor=shopkeeper
        buys seat=A artifact=hypnotic gold=2
        favors-reshuffled count=18
        draws-favors seat=A count=4 favors=sage,sage,shopkeeper,barmaid [favors: A]
    """,
    "thinking": """
        buys seat=A artifact=cap gold=4
        thinks seat=A potion=N ingredients=toad,claw [ingredients: A]
    """,
    "debunking as an apprentice": """
        asks-aspect seat=A ingredient=scorpion colour=green sign=1
        debunks seat=A ingredients=scorpion colour=green
        gains-reputation seat=A count=2
        shows-seal seat=A seal=green ingredient=scorpion
        shows-seal seat=B seal=red ingredient=scorpion
        shows-seal seat=C seal=gold ingredient=scorpion
        loses-reputation seat=B count=5
        loses-reputation seat=C count=5
        theory-falls ingredient=scorpion alchemical=B+
    """,
    "debunking in vain": """
        asks-aspect seat=A ingredient=scorpion colour=blue sign=1
        debunk-fails seat=A
        loses-reputation seat=A count=1
    """,
    "a conflict": """
        demonstrates-no seat=A ingredients=toad,scorpion potion=R+
        gains-reputation seat=A count=2
        conflict ingredient=toad other_ingredient=scorpion
    """,
    "a demonstration": """
        demonstrates-yes seat=A ingredients=mushroom,scorpion potion=G+
        debunks seat=A ingredients=scorpion colour=green
        gains-reputation seat=A count=2
        shows-seal seat=B seal=gold ingredient=scorpion
        loses-reputation seat=B count=5
        theory-falls ingredient=scorpion alchemical=B+
    """,
    "publishing and a grant": """
        publishes seat=A ingredient=scorpion alchemical=G+ seal=silver [seal: A]
        pays seat=A gold=1
        gains-reputation seat=A count=1
        wins-grant seat=A grant=1 ingredients=mushroom,toad,scorpion gold=2
    """,
    "endorsing": """
        endorses seat=A ingredient=mushroom alchemical=R+ seal=blue [seal: A]
        pays-author seat=A author_seat=B gold=1
        pays-author seat=A author_seat=C gold=1
        pays seat=A gold=1
    """,
    "testing, with mortar and periscope": """
        pays seat=A gold=1
        tests seat=A potion=N ingredients=toad,claw [ingredients: A]
        peeks seat=B brewer_seat=A ingredient=claw [ingredient: B]
        spares seat=A ingredient=claw [ingredient: A]
    """,
    "poison": """
        drinks seat=A potion=R- ingredients=fern,claw [ingredients: A]
        hospital seat=A
    """,
    "paralysis": """
        drinks seat=A potion=G- ingredients=fern,root [ingredients: A]
        paralysed seat=A
    """,
    "insanity": """
        drinks seat=A potion=B- ingredients=claw,root [ingredients: A]
        loses-reputation seat=A count=1
    """,
    "exhibiting both signs": """
        promises seat=A potion=R+
        exhibits seat=A potion=R+ made_potion=R+ ingredients=mushroom,toad [ingredients: A]
        gains-reputation seat=A count=1
        both-signs seat=A
        gains-reputation seat=A count=2
        sets-aside seat=A count=2 ingredients=mushroom,toad [ingredients: A]
    """,
    "exhibiting in vain": """
        promises seat=A potion=G+
        exhibit-fails seat=A potion=G+ made_potion=R+ ingredients=mushroom,toad [ingredients: A]
        loses-reputation seat=A count=1
    """,
    "a conference": """
        conference
        at-conference seat=B count=1 needed=1
        gains-reputation seat=B count=1
        at-conference seat=A count=2 needed=1
        gains-reputation seat=A count=1
        at-conference seat=C count=0 needed=1
        loses-reputation seat=C count=2
        new-artifacts artifacts=rhetoric,hypnotic,authority
        top-alchemist seat=A count=2
        gains-reputation seat=A count=1
    """,
    "unused cubes and a new round": """
        unused-favors seat=A count=1
        draws-favors seat=A count=1 favors=sage [favors: A]
        rests seat=B cubes=1
        adventurer adventurer=cleric
        row-cleared count=2
        row-dealt ingredients=toad,fern,claw,root,flower
        round-begins round=3 seat=A
    """,
    "the row is cleared": """
        row-cleared count=2
    """,
    "the count": """
        exchanges-favors seat=A favors=sage,barmaid gold=4
        shows-aside seat=B ingredients=fern,toad
        revelation lines=\
(truth-line ingredient=mushroom alchemical=R+),\
(truth-line ingredient=fern alchemical=R-),\
(truth-line ingredient=toad alchemical=B+),\
(truth-line ingredient=claw alchemical=B-),\
(truth-line ingredient=flower alchemical=--),\
(truth-line ingredient=root alchemical=G-),\
(truth-line ingredient=scorpion alchemical=G+),\
(truth-line ingredient=feather alchemical=++)
        theory-wrong ingredient=fern alchemical=R+
        shows-seal seat=C seal=green ingredient=fern
        theory-right ingredient=toad alchemical=B+
        shows-seal seat=A seal=gold ingredient=toad
        shows-seal seat=B seal=red ingredient=toad
        theory-wrong ingredient=claw alchemical=G+
        shows-seal seat=A seal=blue ingredient=claw
        game-ends
    """,
}


@pytest.mark.parametrize("name", STORIES)
def test_all_is_told_with_its_arguments(name):
    assert lines(STORIES[name]()) == [line.strip() for line in LOGS[name].strip().splitlines()]


def test_every_event_is_among_them():
    assert {line.split()[0] for log in LOGS.values() for line in log.strip().splitlines()} == names_of_all()
