"""The end of a round: conference, new artifacts, top alchemist, unused cubes, hospital, adventurer, preparation."""

import pytest

from athanor.games.alchemists.components import MASTER, zone_extra
from athanor.games.alchemists.settings import CONFERENCE_ROUNDS, MODES, SETTINGS
from tests.alchemists.sight import LETTERS
from tests.alchemists.table import Table

rule = pytest.mark.rule

STEPS = ("conference", "new-artifacts", "top-alchemist", "unused-favors", "rests", "adventurer", "row-dealt")


def told_in_order(t: Table) -> list[str]:
    """The names of the closing steps, each once, as they were told."""
    return [name for name in dict.fromkeys(t.told()) if name in STEPS]


# ---------------------------------------------------------------- the order of the steps


@rule("AL-423", "AL-424")
@pytest.mark.parametrize(
    ("number", "steps"), [(2, STEPS[2:]), (3, STEPS), (4, STEPS[2:]), (5, STEPS)], ids=["2", "3", "4", "5"]
)
def test_the_closing_steps_in_order(number, steps):
    t = Table(
        players=3, round=number, at="drink", theories="fern=R-:A-gold",
        A={"cubes": "drink", "hand": "fern claw"}, B={"unused": 2},
    )  # fmt: skip
    t.do("mix fern+claw").to_next_round()
    assert t.told().index("drinks") < t.told().index(steps[0])
    assert tuple(told_in_order(t)) == steps


@rule("AL-424", "AL-449", "AL-594")
def test_six_rounds_with_two_conferences_and_five_adventurers():
    t = Table.new(players=3, seed=5)
    conferences, adventurers = [], []
    while not t.over:
        heard, now = len(t.log), t.round
        t.passive()
        for event in t.log[heard:]:
            if event.name == "conference":
                conferences.append(now)
            if event.name == "adventurer":
                adventurers.append((now + 1, event.args["adventurer"]))
    assert t.round == 6
    assert conferences == [3, 5]
    assert [number for number, _ in adventurers] == [2, 3, 4, 5, 6]
    assert {tile for _, tile in adventurers} == set(range(6)) - {t.state.removed}


# ---------------------------------------------------------------- conferences


@rule("AL-426")
@pytest.mark.parametrize(("artifacts", "after"), [("", 11), ("robe", 12)])
def test_who_reaches_the_number_gains_one(artifacts, after):
    t = Table(
        mode="master", players=3, round=3, at="conference", theories="fern=R-:A-gold claw=B-:A-gold",
        A={"artifacts": artifacts},
    )  # fmt: skip
    assert t.rep("A") == after


@rule("AL-427", "AL-563", "AL-567")
@pytest.mark.parametrize(("before", "after"), [(6, 5), (10, 8), (14, 11), (17, 14), (18, 14), (1, 1)])
def test_who_does_not_loses_with_the_zone(before, after):
    t = Table(players=3, round=3, at="conference", A={"rep": before})
    assert t.rep("A") == after


@rule("AL-428", "AL-059")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("number", CONFERENCE_ROUNDS)
@pytest.mark.parametrize("seals", range(5))
@pytest.mark.parametrize("before", [6, 10, 15, 20])
def test_the_four_tables(mode, number, seals, before):
    conference = SETTINGS.conferences[MODES.index(mode)][CONFERENCE_ROUNDS.index(number)]
    assert len(conference.loss) == conference.seals
    theories = ["fern=R-:A-gold", "claw=B-:A-gold", "toad=B+:A-red", "root=G-:A-red"][:seals]
    t = Table(mode=mode, players=3, round=number, at="conference", theories=" ".join(theories), A={"rep": before})
    change = 1 if seals >= conference.seals else -max(conference.loss[seals] + zone_extra(before), 0)
    assert t.rep("A") == before + change


@rule("AL-428")
def test_masters_are_held_to_more():
    apprentice, master = SETTINGS.conferences
    assert [conference.seals for conference in apprentice] == [1, 2]
    assert [conference.seals for conference in master] == [2, 3]
    assert MODES[MASTER] == "master"


@rule("AL-429")
def test_the_award_comes_after_the_conference():
    t = Table(
        mode="master", players=3, round=5, at="conference", theories="fern=R-:A-gold claw=B-:A-gold", A={"rep": 13}
    )
    assert t.rep("A") == 11
    t.until("award")
    assert t.rep("A") == 12


@rule("AL-430")
@pytest.mark.parametrize(("number", "level"), [(3, 1), (5, 2)])
def test_new_artifacts_replace_the_old_ones_before_the_award(number, level):
    t = Table(players=3, round=number, at="conference", theories="fern=R-:A-gold")
    old, coming = t.on_sale, list(t.state.artifacts[level])
    t.until("artifacts")
    assert len(old) == len(t.on_sale) == 3
    assert t.state.on_sale == coming
    assert not set(old) & set(t.on_sale)
    assert "top-alchemist" not in t.told()


# ---------------------------------------------------------------- top alchemist


@rule("AL-431")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_most_seals_gain_one_in_every_round(number):
    t = Table(players=3, round=number, at="award", theories="fern=R-:A-gold,B-red claw=B-:A-red toad=B+:A-red,B-red")
    assert [t.rep(seat) for seat in "ABC"] == [11, 10, 10]


@rule("AL-432")
def test_all_tied_gain_one():
    t = Table(players=3, round=2, at="award", theories="fern=R-:A-gold,B-red claw=B-:A-red,B-red,C-red")
    assert [t.rep(seat) for seat in "ABC"] == [11, 11, 10]


@rule("AL-433")
def test_nobody_is_top_alchemist_of_an_empty_board():
    t = Table(players=3, round=1, at="award")
    assert [t.rep(seat) for seat in "ABC"] == [10, 10, 10]


@rule("AL-434")
def test_nobody_gains_if_no_seal_counts():
    t = Table(
        mode="master", players=3, round=2, at="award", theories="fern=R+:A-gold claw=G-:A-red", conflicts="fern~claw"
    )
    assert [t.rep(seat) for seat in "ABC"] == [10, 10, 10]


@rule("AL-435")
def test_seals_that_fell_do_not_count():
    t = Table(
        players=3, round=3, at="debunk", theories="scorpion=B+:A-red toad=++:A-gold,B-red fern=R-:B-gold",
        C={"cubes": "debunk"},
    )  # fmt: skip
    t.do("debunk scorpion red").until("conference")
    before = (t.rep("A"), t.rep("B"))
    t.until("award")
    assert (t.rep("A"), t.rep("B")) == (before[0], before[1] + 1)


# ---------------------------------------------------------------- unused cubes and the hospital


@rule("AL-436", "AL-621")
@pytest.mark.parametrize(("cubes", "favors"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_favor_for_every_pair_and_all_cubes_back(cubes, favors):
    t = Table(players=3, round=2, at="unused", favor_deck="sage sage", A={"unused": cubes})
    assert t.favors("A") == ["sage"] * favors
    assert t.unused("A") == 0
    assert t.free("A") == 5
    assert t.view("B")["alchemists"][0]["favors"] == favors
    if favors:
        assert ("draws-favors-hidden", {"seat": 0, "count": favors}) in t.heard("B")
        assert any(name == "draws-favors" for name, _ in t.heard("A"))


@rule("AL-437")
def test_they_draw_in_play_order():
    t = Table(players=3, round=2, at="unused", order="CAB", favor_deck="sage barmaid", A={"unused": 2}, C={"unused": 3})
    assert t.favors("C") == ["sage"]
    assert t.favors("A") == ["barmaid"]


@rule("AL-438", "AL-439")
def test_a_cube_from_the_hospital_rests_a_round_and_counts_then():
    t = Table(players=3, round=2, at="unused", A={"unused": 1, "hospital": 1})
    assert t.favors("A") == []
    t.to_next_round()
    assert (t.unused("A"), t.hospital("A"), t.free("A")) == (1, 0, 4)
    t.until("declare")
    while t.step == "declare" and t.asked:
        if t.asked == "A":
            t.do("declare forage", "declare forage", "declare forage")
        t.do("done")
    t.until("forage").do("draw", "draw", "draw")
    assert t.unused("A") == 2, "the one from the hospital and one that was not declared"
    t.until("unused")
    assert (0, 1) in [(event.args["seat"], event.args["count"]) for event in t.events("unused-favors")]


@rule("AL-440")
def test_after_that_round_the_set_is_complete():
    t = Table(players=3, round=2, at="next-round", A={"hospital": 1})
    assert t.free("A") == 4
    t.to_next_round()
    assert t.round == 4
    assert (t.free("A"), t.unused("A")) == (5, 0)


# ---------------------------------------------------------------- adventurers


@rule("AL-441", "AL-624")
def test_the_next_adventurer_comes_and_the_one_after_is_turned_up():
    t = Table(players=3, round=1, at="next-round", next_adventurer="cleric")
    tiles = t.state.adventurers
    assert t.adventurer == "cleric"
    assert [event.args["adventurer"] for event in t.events("adventurer")] == [tiles[0]]
    for seat in ("A", None):
        shown = t.view(seat)["adventurer"]
        assert (shown["here"], shown["next"]) == (tiles[0], tiles[1])
    t.to_next_round()
    assert t.view("A")["adventurer"]["here"] == tiles[1]
    assert t.view("A")["adventurer"]["next"] == tiles[2]


@rule("AL-442", "AL-443", "AL-624", "AL-058")
def test_a_conference_is_announced_a_round_ahead():
    seen = {}
    for number in range(1, 6):
        t = Table(players=3, round=number, at="next-round")
        seen[t.round] = t.view(None)["conference"]
        assert t.view(None)["adventurer"]["next"] == (t.state.adventurers[t.round - 1] if t.round < 6 else -1)
    assert [number for number, conference in seen.items() if conference and conference["round"] == number] == [3, 5]
    assert seen[6] is None


@rule("AL-624")
def test_the_numbers_of_a_conference_are_public():
    t = Table(mode="master", players=3, round=2, at="next-round")
    for seat in ("A", "B", None):
        assert t.view(seat)["conference"] == {"round": 3, "tiles": [[2, [4, 2]]] * 3}


@rule("AL-444")
def test_round_six_has_the_last_adventurer():
    t = Table(players=3, round=5, at="next-round")
    assert t.round == 6
    shown = t.view("A")["adventurer"]
    assert (shown["here"], shown["next"], shown["next_wants"]) == (t.state.adventurers[4], -1, [])


# ---------------------------------------------------------------- preparation


@rule("AL-445", "AL-147")
def test_five_new_cards_are_dealt():
    t = Table(players=3, round=2, at="next-round", deck="toad fern", deck_only=True)
    assert len(t.row) == 5
    assert "fern" in t.row
    assert "toad" in t.row
    assert (t.deck, t.discards) == (40 - 2 - 3, 0)
    assert "ingredients-reshuffled" in t.told()


@rule("AL-445")
def test_what_is_left_in_the_row_goes():
    t = Table(players=3, round=2, at="next-round", row="toad*3", deck="fern*5")
    assert t.row == ["fern"] * 5
    assert t.discards == 3


@rule("AL-446")
def test_markers_leave_but_for_those_put_on_green_this_round():
    t = Table(players=3, round=2, at="next-round", order="CBA", paralysed="A", arrivals="B", starter="C")
    assert t.marker("A") == ""
    assert t.marker("C") == ""
    assert t.marker("B") == "green"


@rule("AL-445")
def test_what_counts_by_the_round_begins_anew():
    side = {"repeated": 1, "peeked": 1, "harmed": "R- G- B-", "top": "forage publish"}
    t = Table(players=2, round=2, at="next-round", unhappy=True, B=side)
    one = t.view("A")["alchemists"][1]
    assert (one["repeated"], one["peeked"], one["harmed"], one["bid"]) == (0, 0, 0, -1)
    t.until("declare")
    while t.step == "declare" and t.asked:
        t.do("declare forage", "done")
    assert t.rows("forage") == t.order == "AB", "the associate of last round has left"


@rule("AL-447", "AL-067")
@pytest.mark.parametrize(("players", "cubes"), [(2, 6), (3, 5), (4, 4)])
def test_after_round_one_the_other_cubes_join(players, cubes):
    t = Table(players=players, round=1, at="award")
    assert [t.free(seat) for seat in LETTERS[:players]] == [3] * players
    t.to_next_round()
    assert [t.free(seat) for seat in LETTERS[:players]] == [cubes] * players


@rule("AL-448")
def test_an_assistants_cube_goes_back():
    t = Table(players=3, round=2, at="declare", order="CBA", A={"favors": "assistant"}, hold=False)
    while t.asked != "A":
        t.do("done")
    assert t.free("A") == 5
    t.do("play assistant")
    assert t.free("A") == 6
    t.to_next_round()
    assert t.free("A") == 5
