"""The final count, row by row, the big revelation, the winner; and the modes of play."""

from typing import Any

import pytest

from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, INGREDIENT_NAMES, SIGNS
from tests.alchemists.table import Table

rule = pytest.mark.rule


def end(theories: str = "", **given: Any) -> Table:
    """Two players after round 6, without gold unless they are given some; the truth is that of DEMO."""
    given = {"players": 2, **given}
    for seat in "ABCD"[: given["players"]]:
        given[seat] = {"gold": 0, **given.get(seat, {})}
    return Table(round=6, at="next-round", theories=theories, **given)


# ---------------------------------------------------------------- row by row


@rule("AL-468", "AL-593")
def test_reputation_counts_one_to_one():
    t = end(A={"rep": 16})
    assert next(iter(t.sheet("A").items())) == ("reputation", 16)
    assert t.points("A") == 16


@rule("AL-469")
def test_artifacts_the_mirror_first_the_idol_last():
    t = end("fern=R-:A-red", A={"rep": 15, "artifacts": "chalice cabinet idol mirror"})
    sheet = t.sheet("A")
    assert (sheet["mirror"], sheet["chalice"], sheet["cabinet"], sheet["idol"]) == (3, 6, 8, 1)
    rows = list(sheet)
    assert rows.index("reputation") < rows.index("mirror") < min(rows.index("chalice"), rows.index("cabinet"))
    assert rows.index("gold") < rows.index("idol")
    t = end(A={"rep": 15, "artifacts": "chalice cabinet mirror"})
    assert (t.sheet("A")["mirror"], t.sheet("A")["chalice"], t.sheet("A")["cabinet"]) == (3, 6, 6)


@rule("AL-470")
def test_grants_come_after_the_artifacts():
    t = end(A={"artifacts": "chalice", "grants": "1 3"})
    rows = list(t.sheet("A"))
    assert rows.index("chalice") < rows.index("grant 1") < rows.index("grant 3") < rows.index("gold")
    assert t.points("A") == 10 + 6 + 2 + 1


@rule("AL-471", "AL-626")
def test_favors_are_exchanged_for_gold():
    t = end(A={"favors": "sage barmaid merchant"})
    assert t.gold("A") == 6
    assert t.favors("A") == []
    assert t.sheet("A")["gold"] == 2
    assert any(name == "exchanges-favors" and args["gold"] == 6 for name, args in t.heard("B"))


@rule("AL-472")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (11, 3), (12, 4)])
def test_a_point_for_three_gold(gold, points):
    assert end(A={"gold": gold}).sheet("A")["gold"] == points


@rule("AL-473", "AL-626")
def test_the_revelation_comes_last_theory_by_theory_with_all_seals():
    t = end("fern=R-:A-gold,B-red toad=++:B-silver", A={"favors": "sage"})
    told = t.told()
    assert told.index("exchanges-favors") < told.index("revelation") < told.index("theory-right")
    assert told.index("revelation") < told.index("theory-wrong")
    for seat in ("A", "B", None):
        shown = [
            (args["seat"], args["ingredient"], args["seal"]) for name, args in t.heard(seat) if name == "shows-seal"
        ]
        assert sorted(shown) == [(0, 1, 0), (1, 1, 2), (1, 2, 1)]
        assert t.view(seat)["truth"] == t.state.truth
    rows = list(t.sheet("A"))
    assert rows.index("gold") < rows.index("theory fern")


# ---------------------------------------------------------------- the big revelation


@rule("AL-474")
def test_a_correct_theory():
    t = end("fern=R-:A-gold,B-silver,C-red", players=3)
    assert [t.sheet(seat)["theory fern"] for seat in "ABC"] == [5, 3, 0]


@rule("AL-475")
def test_a_wrong_theory_costs_any_star_four():
    t = end("fern=G-:A-gold,B-silver", players=3)
    assert [t.sheet(seat)["theory fern"] for seat in "AB"] == [-4, -4]


@rule("AL-476", "AL-477", "AL-478", "AL-479")
@pytest.mark.parametrize("ingredient", range(8))
@pytest.mark.parametrize("theory", range(8))
def test_question_marks_protect_if_only_their_aspect_is_wrong(ingredient, theory):
    """Worked out from the signs alone, for all 64 theories."""
    name = INGREDIENT_NAMES[ingredient]
    t = end(f"{name}={ALCHEMICAL_NAMES[theory]}:A-red,B-green,C-blue", players=3)
    truth = t.state.truth[ingredient]
    wrong = [colour for colour in range(3) if SIGNS[truth][colour] != SIGNS[theory][colour]]
    expected = [0, 0, 0] if not wrong else [0 if wrong == [colour] else -4 for colour in range(3)]
    assert [t.sheet(seat)[f"theory {name}"] for seat in "ABC"] == expected
    assert (wrong == []) == (truth == theory)


@rule("AL-477")
def test_one_aspect_wrong():
    t = end("scorpion=++:A-red,B-green", players=2)
    assert (t.sheet("A")["theory scorpion"], t.sheet("B")["theory scorpion"]) == (0, -4)


@rule("AL-480")
@pytest.mark.parametrize("rep", [4, 10, 15, 20])
def test_losses_are_points_without_zones(rep):
    t = end("fern=G-:A-gold", A={"rep": rep, "artifacts": "robe"})
    assert t.points("A") == rep - 4
    assert t.rep("A") == rep


@rule("AL-481")
def test_a_total_may_be_negative():
    t = end("fern=G-:A-gold toad=++:A-gold scorpion=B+:A-silver", A={"rep": 1})
    assert t.points("A") == -11


@rule("AL-483")
def test_ingredients_without_a_theory_have_no_row():
    t = end("fern=R-:A-gold")
    assert [row for row in t.sheet("A") if row.startswith("theory")] == ["theory fern"]


@rule("AL-484", "AL-486")
def test_seals_lost_or_never_played_score_nothing():
    t = end(A={"seals": "silver"}, B={})
    assert t.points("A") == t.points("B") == 10


# ---------------------------------------------------------------- the winner


@rule("AL-485")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ((16, 0), (15, 2), "A"), ((15, 0), (16, 2), "B"), ((16, 2), (16, 1), "A"), ((16, 1), (16, 1), "AB"),
        ((16, 4), (17, 2), "B"), ((16, 5), (17, 2), "AB"),
    ],
)  # fmt: skip
def test_most_points_then_gold_left_over_then_shared(first, second, winners):
    t = end(A={"rep": first[0], "gold": first[1]}, B={"rep": second[0], "gold": second[1]})
    assert t.winners == winners


@rule("AL-487")
def test_a_whole_count():
    t = end(
        "fern=R-:A-gold toad=G+:A-silver scorpion=++:A-red",
        A={"rep": 16, "artifacts": "mirror chalice", "grants": "1", "favors": "sage*2", "gold": 5},
    )
    assert t.sheet("A") == {
        "reputation": 16, "mirror": 3, "chalice": 6, "grant 1": 2, "gold": 3,
        "theory fern": 5, "theory toad": -4, "theory scorpion": 0,
    }  # fmt: skip
    assert t.points("A") == 31


# ---------------------------------------------------------------- apprentices, masters, mixtures

DIFFERENCES = ("ingredients", "conferences", "debunking")


def modes(t: Table) -> list[list[int]]:
    return [one["modes"] for one in t.view(None)["alchemists"]]


@rule("AL-488")
def test_exactly_three_differences():
    """The same seed in both modes: everything but the hands and what depends on the deck is alike."""
    apprentice, master = (Table.new(players=3, seed=8, options={"mode": mode}) for mode in ("apprentice", "master"))
    assert [len(apprentice.hand(seat)) for seat in "ABC"] == [3, 3, 3]
    assert [len(master.hand(seat)) for seat in "ABC"] == [2, 2, 2]
    assert modes(apprentice) == [[0, 0, 0]] * 3
    assert modes(master) == [[1, 1, 1]] * 3
    one, other = apprentice.view(None), master.view(None)
    differing = {key for key in one if one[key] != other[key]}
    assert differing == {"deck", "alchemists"}
    assert set(apprentice.state.options) - {"mode", "starter", "help"} == set(DIFFERENCES)


@rule("AL-489", "AL-595")
def test_the_three_may_be_chosen_separately():
    t = Table.new(players=3, options={"ingredients": "master", "conferences": "apprentice", "debunking": "master"})
    assert [len(t.hand(seat)) for seat in "ABC"] == [2, 2, 2]
    assert modes(t) == [[1, 0, 1]] * 3
    for at, name in enumerate(DIFFERENCES):
        t = Table.new(players=2, options={"mode": "apprentice", name: "master"})
        assert modes(t) == [[int(place == at) for place in range(3)]] * 2
        assert len(t.hand("A")) == (2 if name == "ingredients" else 3)


@rule("AL-490")
def test_they_may_differ_from_player_to_player():
    mode = ["apprentice", "master", "master"]
    t = Table.new(players=3, options={"mode": mode})
    assert [len(t.hand(seat)) for seat in "ABC"] == [3, 2, 2]
    t = Table(players=3, mode=mode, round=3, at="conference", theories="fern=R-:A-gold,B-gold,C-red toad=B+:C-red")
    assert [t.rep(seat) for seat in "ABC"] == [11, 8, 11]
    t = Table(
        players=3, mode=mode, round=3, at="debunk", theories="scorpion=B+:C-gold",
        A={"cubes": "debunk"}, B={"cubes": "debunk"},
    )  # fmt: skip
    assert t.offered("debunk")
    assert not t.offered("show")
    assert "apprentice" in t.refuses("show mushroom+scorpion")
    t.do("decline")
    assert t.offered("show")
    assert not t.offered("debunk")
    assert "master" in t.refuses("debunk scorpion red")


@rule("AL-491")
def test_an_apprentice_lifts_a_conflict_that_a_master_has_shown():
    t = Table(
        players=3, mode=["apprentice", "master", "master"], round=3, at="debunk", order="BAC",
        theories="scorpion=B+:C-gold toad=++:C-red", A={"cubes": "debunk"}, B={"cubes": "debunk"},
    )  # fmt: skip
    t.do(f"show {t.pair('toad', 'scorpion')}", "claim R+")
    assert t.conflicts("toad") == {"scorpion"}
    t.do("debunk scorpion red")
    assert t.theory("scorpion") is None
    assert t.conflicts("toad") == set()


@rule("AL-071")
def test_among_apprentices_no_conflict_can_arise():
    t = Table(players=2, round=3, at="debunk", theories="scorpion=B+:B-gold toad=++:B-red", A={"cubes": "debunk"})
    assert t.offered("show") == []
    assert len(t.offered("debunk")) == 6
