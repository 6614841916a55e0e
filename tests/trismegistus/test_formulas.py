"""Formulas: bought with gold or released by experiments, placed in the vault, rows and columns, sampling."""

import pytest

from athanor.games.trismegistus.components import SOCKET_NAMES
from athanor.games.trismegistus.reading import our_set
from athanor.games.trismegistus.symbols import ELEMENT_NAMES
from tests.trismegistus.granting import granting
from tests.trismegistus.table import Table, experiment

rule = pytest.mark.rule
CELLS = [str(cell) for cell in range(1, 8)]


def line(kind: str, number: int, alchemist: int = 0) -> list[int]:
    """The cells (from 1) of a row or column of a vault."""
    lines = [one for one in our_set().alchemists[alchemist].lines if one.is_row == (kind == "row")]
    return [cell + 1 for cell in lines[number - 1].cells]


def filled(cells: list[int], sockets: tuple[str, ...] = SOCKET_NAMES[2:]) -> str:
    """Formulas of the other columns lie in these cells."""
    return " ".join(f"{cell}:{socket}" for cell, socket in zip(cells, sockets, strict=False))


def buying(gold: int = 1, **side) -> Table:
    return Table(A={"die": "red lead 1", "cubes": f"gold*{gold}", "lines": {}, **side})


def completing(kind: str, number: int = 1, **side) -> Table:
    """A buys the formula that completes a line of the vault; the last cell of the line is still to be chosen."""
    *before, last = line(kind, number)
    t = buying(vault=filled(before), **side)
    return t.do("buy fire-1", f"cell {last}")


# ---------------------------------------------------------------- unlocking with gold


@rule("TR-346")
def test_formulas_in_sockets_are_neither_used_nor_scored():
    t = buying(0, formulas=dict.fromkeys(SOCKET_NAMES, "vp 9"))
    assert (t.offered("sample"), t.sheet("A")["sheet-stone"], t.points("A")) == ([], 0, 0)
    assert t.why("sample 1") == "There is no formula in this cell."
    assert granting("vp 1 per formula").A.vp == 1


@rule("TR-347", "TR-354")
def test_for_gold_from_any_column_and_either_tile():
    t = buying(1)
    assert t.offered("buy") == list(SOCKET_NAMES)
    t.do("buy fire-2", "cell 3")
    assert (t.A.vault, t.A.cubes, "fire-2" in t.A.sockets, t.kind) == ({3: "up"}, {}, False, "act")


@rule("TR-347")
def test_whether_or_not_an_experiment_lies_there():
    assert buying(1, done=[experiment("fire")], vault="1:fire-1").can("buy fire-2")
    assert not buying(0).can("buy fire-1")


@rule("TR-348", "TR-352", "TR-590")
def test_the_prices_are_one_two_three_four():
    t = buying(10)
    for number, element in enumerate(ELEMENT_NAMES, start=1):
        t.do(f"buy {element}-1", f"cell {number}")
        assert t.A.cubes.get("refined-gold", 0) == 10 - number * (number + 1) // 2
    assert (t.A.bought, t.offered("buy")) == (list(ELEMENT_NAMES), [])


@rule("TR-352")
def test_a_fifth_purchase_is_impossible():
    t = buying(99, bought="fire water earth air", vault="1:fire-1 2:water-1 3:earth-1 4:air-1")
    assert t.offered("buy") == []


@rule("TR-348")
@pytest.mark.parametrize("bought", range(1, 4))
def test_one_gold_less_than_the_price_is_not_enough(bought):
    columns = ELEMENT_NAMES[:bought]
    side = {"bought": " ".join(columns), "vault": " ".join(f"{n}:{e}-1" for n, e in enumerate(columns, start=1))}
    assert not buying(bought, **side).can("buy air-1")
    assert buying(bought + 1, **side).can("buy air-1")
    assert buying(bought, **side).why("buy air-1") == f"The next formula costs {bought + 1} gold."


@rule("TR-349", "TR-612")
def test_formulas_of_experiments_do_not_raise_the_price():
    done = [experiment(element) for element in ("fire", "water", "earth")]
    t = buying(1, done=done, vault="1:fire-1 2:water-1 3:earth-1")
    assert t.can("buy fire-2")
    t = buying(2, done=done[:2], vault="1:fire-1 2:water-1 3:earth-1", bought="earth")
    assert t.can("buy fire-2")
    assert t.do("buy fire-2", "cell 4").A.cubes == {}


@rule("TR-350")
def test_one_purchase_per_column():
    t = buying(5).do("buy fire-1", "cell 1")
    assert t.offered("buy") == [socket for socket in SOCKET_NAMES if not socket.startswith("fire")]
    assert t.why("buy fire-2") == "One formula per column may be bought, and the Fire column has had its own."


@rule("TR-351", "TR-611")
@pytest.mark.parametrize("gold_first", [True, False])
def test_a_column_empties_by_one_of_each_method_in_any_order(gold_first):
    t = buying(1, open=[experiment("fire")])
    if gold_first:
        t.do("buy fire-1", "cell 1", "perform 1", "cell 2")
    else:
        t.do("perform 1", "unlock fire-1", "cell 1", "buy fire-2", "cell 2")
    assert (t.A.vault, {"fire-1", "fire-2"} & set(t.A.sockets)) == ({1: "up", 2: "up"}, set())


@rule("TR-353")
def test_the_marking_cube_is_nobodys_and_the_socket_discounts():
    card = experiment("fire", cost="raw tin")
    t = buying(1, open=[card]).do("buy fire-1", "cell 1")
    assert (t.A.cubes, t.points("A"), t.A.bought) == ({}, 0, ["fire"])
    t.do("perform 1")
    assert t.A.done == [card.id]


@rule("TR-355")
def test_several_in_one_turn_at_rising_prices():
    t = buying(3).do("buy fire-1", "cell 1", "buy water-1", "cell 2")
    assert (t.A.cubes, t.A.formulas) == ({}, 2)
    assert not buying(2).do("buy fire-1", "cell 1").can("buy water-1")


# ---------------------------------------------------------------- placing


@rule("TR-356")
def test_it_is_placed_at_once_in_any_empty_cell():
    t = buying(1, vault="2:water-1 5:water-2").do("buy fire-1")
    assert t.legal == [f"cell {cell}" for cell in CELLS if cell not in "25"]
    assert t.why("cell 2") == "This cell is taken."


@rule("TR-357")
def test_placed_formulas_never_move():
    t = buying(1, vault="2:water-1").do("buy fire-1", "cell 1", "harvest 1")
    assert t.asked == "A"
    assert t.A.vault == {1: "up", 2: "up"}
    assert not {"cell", "unlock"} & t.verbs
    assert t.why("cell 3") == "You have had your action of this turn."


@rule("TR-358", "TR-610")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_completed_row_gives_what_is_left_and_right_of_it(number):
    lines = {f"row {number}": ("essence salt", "vp 2"), "column 1": ("vp 50", "vp 50"), "column 3": ("vp 50", "vp 50")}
    t = completing("row", number, lines=lines)
    assert (t.A.essences, t.A.vp) == ({"salt": 1}, 2)
    assert "completes-row" in t.told()


@rule("TR-359", "TR-610")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_completed_column_gives_what_is_above_and_below_it(number):
    lines = {f"column {number}": ("essence salt", "vp 2"), "row 1": ("vp 50", "vp 50"), "row 3": ("vp 50", "vp 50")}
    t = completing("column", number, lines=lines)
    assert (t.A.essences, t.A.vp) == ({"salt": 1}, 2)
    assert "completes-column" in t.told()


@rule("TR-358")
def test_an_unfinished_row_gives_nothing():
    row = line("row", 2)
    t = buying(vault=filled(row[:-2]), lines={"row 2": ("vp 3", "vp 4")})
    t.do("buy fire-1", f"cell {row[-2]}")
    assert t.A.vp == 0


@rule("TR-360")
def test_one_formula_may_complete_a_row_and_a_column():
    row, column = line("row", 1), line("column", 1)
    (crossing,) = set(row) & set(column)
    before = [cell for cell in {*row, *column} if cell != crossing]
    lines = {"row 1": ("essence salt", "essence sulfur"), "column 1": ("vp 2", "ethereal")}
    t = buying(vault=filled(before), lines=lines).do("buy fire-1", f"cell {crossing}")
    assert (t.A.essences, t.A.vp, t.A.ethereal) == ({"salt": 1, "sulfur": 1}, 2, 1)


@rule("TR-361")
def test_vault_bonuses_are_used_at_once_or_lost():
    t = completing("row", lines={"row 1": ("transmute wild", "")})
    assert (t.kind, "transmutes" in t.told()) == ("act", False)
    *before, last = line("row", 1)
    t = buying(vault=filled(before), lines={"row 1": ("transmute wild", "")}, essences="salt", cubes="gold lead")
    t.do("buy fire-1", f"cell {last}", "skip")
    assert (t.kind, t.A.cubes) == ("act", {"raw-lead": 1})


@rule("TR-362")
def test_the_order_of_vault_bonuses_is_the_players():
    *before, last = line("row", 1)
    lines = {"row 1": ("transmute wild", "essence any")}
    t = buying(vault=filled(before), lines=lines, cubes="gold lead").do("buy fire-1", f"cell {last}", "gain salt")
    assert t.do("transmute raw-lead salt").A.cubes == {"refined-copper": 1}
    t = buying(vault=filled(before), lines=lines, cubes="gold lead", essences="sulfur")
    t.do("buy fire-1", f"cell {last}")
    assert t.offered("reward") == ["1", "2"]
    t.do("reward 1", "transmute raw-lead sulfur", "gain aether")
    assert (t.A.cubes, t.A.essences) == ({"refined-copper": 1}, {"aether": 1})


PRICED = {"row 1": ("track down, refined gold", ""), "column 1": ("transmute wild", "vp 1")}


def crossing(**side) -> Table:
    """A completes a row and a column at once."""
    row, column = line("row", 1), line("column", 1)
    (last,) = set(row) & set(column)
    before = [cell for cell in {*row, *column} if cell != last]
    return buying(vault=filled(before), **side).do("buy fire-1", f"cell {last}")


@rule("TR-360", "TR-362", "TR-671")
def test_a_vault_bonus_with_a_price_may_come_first_or_last():
    side = {"lines": PRICED, "cubes": "gold lead", "tracks": "fire 1"}
    t = crossing(**side)
    assert (t.A.vp, t.kind) == (1, "price"), "without an essence the transmutation is of no use yet"
    t.do("retreat fire", "transmute raw-lead gold")
    assert (t.A.cubes, t.kind) == ({"refined-copper": 1}, "act")

    t = crossing(**side, essences="salt")
    assert t.legal == ["reward 1", "reward 3"]
    assert [t.state.label(action, "en", []) for action in t.state.legal()] == [
        "Go down a step for: gold",
        "Receive: a wild transmutation",
    ]
    t.do("reward 3", "transmute raw-lead salt")
    assert t.legal == ["skip", *(f"retreat {track}" for track, level in t.A.tracks.items() if level)]
    t.do("skip")
    assert (t.A.cubes, t.kind) == ({"refined-copper": 1}, "act")


@rule("TR-360", "TR-362")
def test_what_a_price_pays_for_joins_the_other_bonuses_in_any_order():
    lines = {"row 1": ("track down, raw any", "track lowest"), "column 1": ("track down, essence any", "")}
    t = crossing(lines=lines, tracks="fire 3 water 3 earth 3 air 2")
    labels = [t.state.label(action, "en", []) for action in t.state.legal()]
    assert (t.legal, len(set(labels))) == (["reward 1", "reward 3", "reward 4"], 3)
    t.do("reward 4", "retreat air")
    assert t.offered("reward") == ["1", "2", "4"], "the essence, the other price, the step on the lowest track"
    t.do("reward 4", "reward 1", "gain salt", "retreat water", "gain raw-tin")
    assert (t.A.tracks, t.kind) == ({"fire": 3, "water": 2, "earth": 3, "air": 2}, "act")
    assert (t.A.essences, t.A.cubes) == ({"salt": 1}, {"raw-tin": 1})


@rule("TR-362", "TR-671")
def test_of_two_prices_each_may_be_left_by_itself():
    lines = {"row 1": ("track down, vp 3", "track down, vp 5")}
    t = completing("row", lines=lines, tracks="fire 1")
    t.do("reward 1", "skip")
    assert (t.kind, t.legal) == ("price", ["skip", "retreat fire"])
    t.do("retreat fire")
    assert (t.A.vp, t.A.tracks["fire"], t.kind) == (5, 0, "act")


@rule("TR-363")
def test_placing_does_not_use_the_formula():
    t = buying(formulas={"fire-1": "vp 5"}).do("buy fire-1", "cell 1")
    assert (t.A.vp, t.A.vault, t.offered("sample")) == (0, {1: "up"}, ["1"])


@rule("TR-364", "TR-644")
def test_with_a_full_vault_nothing_more_is_unlocked():
    full = " ".join(f"{cell}:{socket}" for cell, socket in zip(CELLS, SOCKET_NAMES[:7], strict=True))
    t = buying(4, vault=full, open=[experiment("air")])
    assert t.offered("buy") == []
    assert t.why("buy air-2") == "Your vault is full."
    t.do("perform 1")
    assert (t.kind, t.A.sockets, len(t.A.done)) == ("act", ["air-2"], 1)


# ---------------------------------------------------------------- sampling


@rule("TR-365")
def test_a_formula_is_turned_and_its_ability_used():
    t = buying(0, vault="2:fire-1", formulas={"fire-1": "vp 4"})
    assert t.offered("sample") == ["2"]
    t.do("sample 2")
    assert (t.A.vp, t.A.vault, t.kind) == (4, {2: "down"}, "act")


@rule("TR-366")
def test_each_formula_works_once_in_the_game():
    t = buying(0, vault="2:fire-1*")
    assert (t.offered("sample"), t.why("sample 2")) == ([], "This formula has been used already.")
    t = Table(phase="round-end", A={"vault": "2:fire-1*"}).go()
    assert (t.state.round, t.A.vault) == (2, {2: "down"})


@rule("TR-367")
def test_it_may_be_sampled_in_the_turn_in_which_it_was_placed():
    t = buying(formulas={"fire-1": "vp 5"}).do("buy fire-1", "cell 6", "sample 6")
    assert (t.A.vp, t.A.vault) == (5, {6: "down"})


@rule("TR-368", "TR-630")
def test_several_formulas_in_one_turn_before_and_after_the_action():
    t = buying(0, vault="1:fire-1 2:water-1 3:air-1", formulas={"fire-1": "vp 1", "water-1": "vp 2", "air-1": "vp 4"})
    t.do("sample 1", "sample 2", "harvest 1", "sample 3")
    assert t.A.vp == 7


@rule("TR-369")
def test_formulas_lying_face_down_still_count():
    t = granting("vp 1 per formula", vault="1:fire-1* 2:water-1*")
    assert (t.A.vp, t.A.formulas, t.sheet("A")["sheet-stone"]) == (3, 3, 4)


@rule("TR-370")
def test_a_chameleon_from_a_formula_may_serve_the_action_of_this_turn():
    t = granting("chameleon", die="black tin 2").do("chameleon red iron", "harvest 2")
    assert (t.A.cubes, t.A.chameleon) == ({"raw-iron": 2}, 0)


@rule("TR-370")
def test_a_formula_may_grant_a_wild_transmutation():
    t = granting("transmute wild", cubes="raw-iron", essences="salt").do("transmute raw-iron salt")
    assert t.A.cubes == {"refined-silver": 1}


@rule("TR-371", "TR-651")
def test_rewards_then_the_column_then_the_formula_then_the_vault():
    *before, last = line("row", 1)
    card = experiment("fire", cost="lead", reward="vp 2, transmute wild")
    t = Table(
        A={
            "die": "red lead 1", "open": [card], "cubes": "lead*2", "essences": "salt", "vault": filled(before),
            "lines": {"row 1": ("essence sulfur", "")},
        }
    ).do("perform 1", "transmute raw-lead salt")  # fmt: skip
    assert not {"sample", "buy", "perform"} & t.verbs
    t.do("unlock fire-1")
    assert not {"sample", "buy", "perform"} & t.verbs
    t.do(f"cell {last}")
    assert [name for name in t.told() if name != "advances"] == [
        "performs", "pays", "scores", "transmutes", "slides", "unlocks", "completes-row", "gains",
    ]  # fmt: skip
