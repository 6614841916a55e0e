"""The end of a round, in ten steps."""

import pytest

from athanor.games.trismegistus.cards import ARTIFACTS_BY_LEVEL
from athanor.games.trismegistus.symbols import FACE_NAMES
from tests.trismegistus.printed import BOARD, HIGH, LOW
from tests.trismegistus.table import Table, achievement, artifact, experiment, publication, used

rule = pytest.mark.rule


def ending(number: int = 1, **more) -> Table:
    """Everybody has passed; the steps begin with `go`."""
    return Table(phase="round-end", round=number, **more)


def levels_on(t: Table) -> list[list[int]]:
    return [[t.cards.experiments[card].level for card in space] for space in t.state.spaces]


# ---------------------------------------------------------------- step 1: what is made ready, what is kept


@rule("TR-209")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_artifacts_and_reaction_tokens_are_ready_again(number):
    one, two, three = used(artifact()), artifact(), used(artifact())
    t = ending(
        number, A={"artifacts": {1: one, 2: two}, "reactions": (1, 2)}, B={"artifacts": {6: three}, "reactions": (0, 2)}
    )
    t.go()
    assert t.A.slots == {1: (one.id, "ready"), 2: (two.id, "ready")}
    assert t.B.slots == {6: (three.id, "ready")}
    assert ((t.A.ready, t.A.used), (t.B.ready, t.B.used)) == ((3, 0), (2, 0))


@rule("TR-210")
def test_sampled_formulas_stay_face_down():
    t = ending(A={"vault": "1:fire-1* 2:water-2"}).go()
    assert t.A.vault == {1: "down", 2: "up"}


@rule("TR-211", "TR-217")
@pytest.mark.parametrize("number", [1, 2])
def test_everything_else_is_kept(number):
    side = {
        "cubes": "lead*2 gold raw-mercury", "essences": "salt*2 aether", "ethereal": 2, "chameleon": 3, "vp": 7,
        "tracks": "fire 3 air 12", "open": [experiment(level=1), experiment(level=0)], "done": [experiment(level=1)],
        "masterpiece": experiment(level=4), "hand": [publication("fire"), publication("air 2")],
    }  # fmt: skip
    t = ending(number, A=side)
    lab = t.A.lab.copy()
    t.go()
    assert t.state.round == number + 1
    for name in ("cubes", "essences", "ethereal", "chameleon", "vp", "tracks", "open", "done", "masterpiece", "hand"):
        assert getattr(t.A.lab, name) == getattr(lab, name), name


# ---------------------------------------------------------------- step 2: after the third round


@rule("TR-212")
def test_after_the_third_round_the_rest_is_skipped():
    t = ending(3, A={"artifacts": {1: used(artifact())}})
    s = t.state
    before = s.market[:], [stack[:] for stack in s.stacks], [space[:] for space in s.spaces], s.bowls[:]
    decks = [deck[:] for deck in s.experiment_decks]
    t.go()
    assert t.over
    assert t.A.slots[1][1] == "ready"
    assert (s.market, s.stacks, s.spaces, s.bowls) == before
    assert (s.experiment_decks, s.round) == (decks, 3)
    assert not {"dice-rolled", "market-refilled", "experiment-opened", "round-begins"} & set(t.told())


# ---------------------------------------------------------------- steps 3 to 5: the market


@rule("TR-213")
@pytest.mark.parametrize("number", [1, 2])
def test_the_market_is_cleared_but_not_the_laboratories(number):
    own = artifact(level=number)
    t = ending(number, A={"artifacts": {3: own}})
    old = set(t.state.market)
    t.go()
    s = t.state
    assert len(old) == 6
    assert not old & {*s.market, *(tile for stack in s.stacks for tile in stack), *t.A.artifacts, *t.B.artifacts}
    assert t.A.slots == {3: (own.id, "ready")}


@rule("TR-214", "TR-215")
@pytest.mark.parametrize("number", [1, 2])
def test_the_stack_of_the_next_level_and_six_new_tiles(number):
    t = ending(number, stack=4)
    left = t.state.stacks[number - 1][:]
    t.go()
    level = number + 1
    assert [t.cards.artifacts[tile].level for tile in t.state.market] == [level] * 6
    assert t.view("A")["stack"] == len(t.state.stacks[number]) == ARTIFACTS_BY_LEVEL[level] - 6
    assert all(t.cards.artifacts[tile].level == level for tile in t.state.stacks[number])
    assert len(left) == 4
    assert not set(left) & {*t.state.market, *(tile for stack in t.state.stacks for tile in stack)}


# ---------------------------------------------------------------- steps 6 to 8: experiments


@rule("TR-216", "TR-219")
def test_after_the_first_round_nothing_is_removed_and_a_level_2_card_added():
    t = ending(1)
    before = [space[:] for space in t.state.spaces]
    t.go()
    assert levels_on(t) == [[1, 2]] * 6
    assert [space[:1] for space in t.state.spaces] == before


@rule("TR-216", "TR-219")
def test_after_the_second_round_level_1_goes_and_a_level_3_card_is_added():
    kept = experiment(level=2)
    t = ending(2, spaces={1: [experiment(level=1), kept], 2: [experiment(level=1)], 3: [experiment(level=2)]}).go()
    assert levels_on(t)[:3] == [[2, 3], [3], [2, 3]]
    assert t.space(1)[0] == kept.id
    assert 1 not in [level for space in levels_on(t) for level in space]


@rule("TR-217")
@pytest.mark.parametrize("number", [1, 2])
def test_cards_of_players_are_never_removed(number):
    mine, done = experiment(level=1), experiment("air", level=1)
    t = ending(number, A={"open": [mine], "done": [done]}).go()
    assert (t.A.open, t.A.done) == ([mine.id], [done.id])


@rule("TR-218")
@pytest.mark.parametrize("number", [1, 2])
def test_the_deck_of_the_next_level(number):
    t = ending(number)
    whole = len(t.state.experiment_decks[number])
    t.go()
    assert t.view("A")["experiment_deck"] == len(t.state.experiment_decks[number]) == whole - 6
    assert {t.cards.experiments[card].level for card in t.state.experiment_decks[number]} == {number + 1}
    assert t.state.experiment_decks[number - 1] == []


@rule("TR-220")
def test_an_empty_space_gets_one_card():
    t = ending(1, spaces={1: []}, experiment_deck=0).go()
    assert levels_on(t) == [[2]] + [[1, 2]] * 5


# ---------------------------------------------------------------- steps 9 and 10: order and dice


@rule("TR-221", "TR-223")
@pytest.mark.parametrize("passed", ["B A C", "C B A", "A C B"])
def test_the_order_of_passing_is_the_order_of_the_next_round(passed):
    t = ending(players=3, passed=passed).go()
    assert (t.order, t.next_order, t.active, t.asked) == (passed, "", passed[0], passed[0])


@rule("TR-222")
@pytest.mark.parametrize("number", [1, 2])
def test_all_dice_are_collected_and_rolled(number):
    dice = {"used": "black white red"}
    t = ending(number, A=dice, B=dice).go()
    assert [(side.die, side.used_dice) for side in (t.A, t.B)] == [(None, {}), (None, {})]
    assert [sum(t.state.bowls[colour::3]) for colour in range(3)] == list(BOARD.dice[2])
    assert max(sum(t.bowl(face).values()) for face in FACE_NAMES) <= 5


@rule("TR-222")
def test_the_usual_procedure_for_overfull_bowls():
    t = ending().faces("lead " * 6 + "tin " * 5 + "iron " * 3 + "copper " * 3 + "wild " * 3).go()
    assert {face: sum(t.bowl(face).values()) for face in FACE_NAMES if t.bowl(face)} == {
        "copper": 3, "tin": 5, "iron": 3, "wild": 3,
    }  # fmt: skip


# ---------------------------------------------------------------- the steps together


@rule("TR-224")
def test_the_steps_come_in_their_order():
    told = ending().go().told()
    told = [name for name in told if name != "bowl-rerolled"]
    assert told == [
        "round-ends", *["market-refilled"] * 6, *["experiment-opened"] * 6, "dice-rolled", "round-begins",
        "turn-begins",
    ]  # fmt: skip


@rule("TR-225", "TR-227")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_bonus_tokens_are_not_touched(number):
    bonus = {f"fire {LOW}": "ethereal", f"air {HIGH}": "track"}
    assert ending(number, bonus=bonus).go().bonus == bonus


@rule("TR-226")
@pytest.mark.parametrize("number", [1, 2])
def test_publications_and_achievements_are_not_touched(number):
    cards = [achievement("artifact 1"), None, achievement("artifact 2"), achievement("formula 3")]
    t = ending(number, achievements=cards)
    before = t.state.publications[:], t.state.achievements[:]
    t.go()
    assert (t.state.publications, t.state.achievements) == before
    assert before[1][1] == -1


@rule("TR-227", "TR-187")
def test_a_bonus_of_the_last_turn_is_granted_and_removed_in_that_turn():
    side = {
        "die": "red tin 1", "used": "black white", "tracks": f"fire {LOW - 1}", "vault": "1:air-1",
        "formulas": {"air-1": "track fire"},
    }  # fmt: skip
    bonus = {f"fire {LOW}": "ethereal", f"fire {HIGH}": "track"}
    t = Table(A=side, B={"reactions": (0, 0)}, passed="B", bonus=bonus).do("sample 1", "harvest 1")
    assert (t.state.round, t.A.ethereal, t.bonus) == (2, 1, {f"fire {HIGH}": "track"})
    told = t.told()
    assert told.index("bonus-removed") < told.index("round-ends")
