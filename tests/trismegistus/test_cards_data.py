"""Our own cards: as many of each as there must be, every symbol used, nothing strictly better than a neighbour."""

from collections import Counter
from itertools import permutations

import pytest

from athanor.games.trismegistus import cards as c
from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.reading import our_set
from tests.trismegistus import comparing

rule = pytest.mark.rule
SET = our_set()
LEVELS = (1, 2, 3)


def artifacts(*levels: int) -> list[c.Artifact]:
    return [card for card in SET.artifacts if card.level in (levels or range(4))]


def experiments(*levels: int, players: int = 4) -> list[c.Experiment]:
    return [x for x in SET.experiments if x.level in (levels or range(5)) and x.players <= players]


def steps_of(effects: list[y.Effect]) -> list[y.Step]:
    return [step for effect in effects for step in effect]


ON_ARTIFACTS = steps_of([card.effect for card in SET.artifacts])
ON_EXPERIMENTS = steps_of([card.reward for card in SET.experiments])
ON_FORMULAS = steps_of([card.effect for card in SET.formulas])
ON_VAULTS = steps_of([bonus for who in SET.alchemists for line in who.lines for bonus in line.bonuses])
ON_ACHIEVEMENTS = steps_of([card.bonus for card in SET.achievements])
EVERYWHERE = ON_ARTIFACTS + ON_EXPERIMENTS + ON_FORMULAS + ON_VAULTS + ON_ACHIEVEMENTS


def has(steps: list[y.Step], spelled: str) -> bool:
    """Whether a symbol is there, perhaps more often than asked."""
    op, what, number, per = y.read_step(spelled)
    return any(step[0] == op and step[1] == what and step[2] >= number and step[3] == per for step in steps)


def kinds(steps: list[y.Step]) -> set[tuple[int, int]]:
    return {(op, what) for op, what, _, _ in steps}


# ---------------------------------------------------------------- counts


@rule("TR-005")
def test_there_are_as_many_cards_as_in_the_box():
    levels = Counter(card.level for card in SET.experiments)
    assert [levels[level] for level in range(5)] == [8, 16, 16, 16, 8]
    assert (len(SET.publications), len(SET.achievements)) == (24, 16)


@rule("TR-006", "TRC-016")
def test_there_are_48_artifacts():
    levels = Counter(card.level for card in SET.artifacts)
    assert [levels[level] for level in range(4)] == [8, 13, 15, 12]


@rule("TR-007")
def test_each_alchemist_has_eight_formulas():
    assert [formula.alchemist for formula in SET.formulas] == [who for who in range(5) for _ in range(8)]


@rule("TR-008", "TR-632")
def test_five_alchemists_each_with_a_vault_of_its_own():
    names = [who.name.en for who in SET.alchemists]
    assert names[:4] == ["Claude Duval", "Isaac Newton", "Heinrich Cornelius Agrippa", "Roger Bacon"]
    assert len({who.cells for who in SET.alchemists}) == 5
    for who in SET.alchemists[:4]:
        assert who.name.en == who.name.es == who.name.fr, "the rulebooks do not translate them"


@rule("TR-019")
def test_botmegistus_has_nine_four_and_four_cards():
    assert [card.element for card in SET.bot_cards] == [-1] * 9 + [0, 1, 2, 3] * 2
    assert [bool(card.ahead) for card in SET.bot_cards] == [False] * 13 + [True] * 4


def test_ids_are_places_in_the_lists():
    for cards in (SET.artifacts, SET.experiments, SET.publications, SET.achievements, SET.formulas, SET.bot_cards):
        assert [card.id for card in cards] == list(range(len(cards)))
    for level, ids in enumerate(c.ARTIFACT_IDS):
        assert {SET.artifacts[id].level for id in ids} == {level}
    for level, ids in enumerate(c.EXPERIMENT_IDS):
        assert {SET.experiments[id].level for id in ids} == {level}


# ---------------------------------------------------------------- symbols


@rule("TRC-001")
def test_every_material_and_essence_can_be_gained():
    wanted = {(y.CUBE, cube) for cube in range(y.ANY_REFINED + 1)}
    wanted |= {(y.ESSENCE, essence) for essence in (y.SALT, y.SULFUR, y.AETHER, y.ANY_ESSENCE)}
    assert wanted <= kinds(EVERYWHERE)


@rule("TRC-002")
def test_an_artifact_feeds_the_arrow_it_may_sit_on():
    assert any(card.effect == y_effect("refined silver 2") for card in artifacts())


def y_effect(*spelled: str) -> y.Effect:
    return tuple(y.read_step(word) for word in spelled)


@rule("TRC-003")
def test_artifacts_pay_for_the_next_transmutation():
    assert any(step[0] == y.ESSENCE for step in ON_ARTIFACTS)
    assert {(y.CUBE, y.RAW_MERCURY), (y.CUBE, y.REFINED_GOLD)} & kinds(ON_ARTIFACTS)


@rule("TRC-004", "TRC-005")
def test_transmutations_of_every_colour():
    for steps in (ON_ARTIFACTS, ON_EXPERIMENTS, ON_FORMULAS):
        assert has(steps, "transmute wild")
    assert has(EVERYWHERE, "transmute wild 2")
    assert {(y.TRANSMUTE, colour) for colour in range(3)} <= kinds(EVERYWHERE)


@rule("TRC-006", "TRC-007")
def test_tracks_move_in_every_way():
    for spelled in ("track any", "track lowest", "track any 2", "track any 3", "track three", "track down"):
        assert has(ON_ARTIFACTS, spelled)
    assert (y.TRACK, y.ANY, 2, 0) in ON_ARTIFACTS
    assert {(y.TRACK, element) for element in range(4)} <= kinds(EVERYWHERE)
    assert kinds(ON_ARTIFACTS) & {(y.TRACK, element) for element in range(4)}


@rule("TRC-008")
def test_every_exchange():
    for spelled in ("exchange raw-refined 2", "exchange raw-raw", "exchange refined-gold 3", "exchange gold-raw"):
        assert has(EVERYWHERE, spelled)


@rule("TRC-009", "TRC-010", "TRC-011", "TRC-041")
def test_draws_and_tokens_where_reactions_can_reach_them():
    for steps in (ON_ARTIFACTS, ON_EXPERIMENTS, ON_FORMULAS, ON_VAULTS):
        assert has(steps, "publication")
    assert has(ON_ARTIFACTS, "artifact random")
    assert has(ON_FORMULAS + ON_EXPERIMENTS, "artifact random")
    assert has(EVERYWHERE, "reaction")
    assert has(ON_ARTIFACTS, "restore")
    assert has(ON_ARTIFACTS, "raw any")
    assert has(ON_ARTIFACTS, "transmute wild")


@rule("TRC-012")
def test_points_are_counted_in_every_way():
    per = {step[3] for step in EVERYWHERE if step[0] == y.VP}
    assert y.NOT_MULTIPLIED in per
    assert {y.LEVEL_LOWEST, y.FORMULAS, y.EXPERIMENTS, y.ARTIFACTS} <= per
    for first, count in ((y.LEVEL, 4), (y.EXPERIMENTS_OF, 4), (y.ARTIFACTS_OF, 4), (y.SYMBOLS_OF, 6)):
        assert per & set(range(first, first + count))
    assert {step[3] for step in ON_ARTIFACTS} & set(range(y.LEVEL, y.LEVEL + 4))


@rule("TRC-013")
def test_ethereal_and_chameleon_tokens():
    for steps in (ON_EXPERIMENTS, ON_FORMULAS, ON_VAULTS):
        assert has(steps, "ethereal")
        assert has(steps, "chameleon")


def test_every_operation_of_the_legend_is_used():
    assert {step[0] for step in EVERYWHERE} == set(range(len(y.OP_NAMES)))


# ---------------------------------------------------------------- artifacts


@rule("TRC-014")
def test_starting_artifacts_show_each_element_twice():
    assert Counter(card.elementals for card in artifacts(c.STARTING)) == {(element,): 2 for element in range(4)}


@rule("TRC-015")
def test_elementals_are_spread_evenly_over_the_levels():
    shapes: set[tuple[int, bool]] = set()
    for level in LEVELS:
        shown = Counter(element for card in artifacts(level) for element in card.elementals)
        assert len({shown[element] for element in range(4)}) == 1
        assert {len(card.elementals) for card in artifacts(level)} == {1, 2}
        shapes |= {(len(card.elementals), len(set(card.elementals)) == 1) for card in artifacts(level)}
    assert shapes == {(1, True), (2, True), (2, False)}


@rule("TRC-017")
def test_some_artifacts_can_do_nothing_at_the_moment():
    assert any({step[0] for step in card.effect} <= {y.TRANSMUTE, y.EXCHANGE} for card in artifacts())


@pytest.mark.parametrize("level", range(4))
def test_no_artifact_is_strictly_better_than_its_neighbour(level):
    pairs = permutations(artifacts(level), 2)
    assert [(a.name.en, b.name.en) for a, b in pairs if comparing.better_artifact(a, b)] == []


# ---------------------------------------------------------------- experiments


@rule("TRC-018", "TRC-026")
def test_every_element_on_every_level():
    for level in LEVELS:
        assert Counter(x.element for x in experiments(level)) == dict.fromkeys(range(4), 4)
        assert min(Counter(x.element for x in experiments(level, players=2)).values()) >= 3
    for level in (c.STARTING, c.MASTERPIECE):
        assert Counter(x.element for x in experiments(level, players=2)) == dict.fromkeys(range(4), 2)


@rule("TRC-019")
def test_requirements_low_middle_high_and_any():
    for track in range(4):
        needs = {x.need for x in experiments() if x.track == track}
        assert needs & {1, 2, 3}
        assert needs & {4, 5, 6}
        assert needs & set(range(8, 13))
    for level in (2, 3, c.MASTERPIECE):
        assert any(x.track == y.ANY for x in experiments(level))


@rule("TRC-020", "TRC-021")
def test_costs_of_every_kind():
    assert {cube for x in experiments() for cube in x.cost} == set(range(y.ANY_REFINED + 1))
    assert any(max(Counter(x.cost).values()) > 1 for x in experiments())
    assert any({y.RAW_MERCURY, y.REFINED_MERCURY} <= set(x.cost) for x in experiments())
    assert any(len(x.cost) == 5 and x.need == 5 for x in experiments(2))
    assert any(y.REFINED_SILVER in x.cost and x.need >= 8 for x in experiments())
    assert any(y.REFINED_GOLD in x.cost for x in experiments())


@rule("TRC-022", "TRC-023")
def test_rewards_of_every_kind():
    rewards = [x.reward for x in experiments()]
    assert {0, 1, 2} <= {len(reward) for reward in rewards}
    assert y_effect("essence any", "transmute wild") in rewards
    own = y.EXPERIMENTS_OF
    assert any(step[3] == own + x.element for x in experiments() for step in x.reward)
    assert has(ON_EXPERIMENTS, "vp 1 per formula")
    assert (y.TRACK, y.ANY, 2, 0) in ON_EXPERIMENTS
    assert (y.TRACK, y.ANY, 3, 0) in ON_EXPERIMENTS


@rule("TRC-024")
def test_points_are_equal_and_different_inside_each_level():
    for level in LEVELS:
        points = Counter(x.vp for x in experiments(level))
        assert len(points) > 2
        assert max(points.values()) > 1


@rule("TRC-025")
def test_cards_for_more_players_leave_enough():
    for level in LEVELS:
        assert Counter(x.players for x in experiments(level)) == {2: 12, 3: 2, 4: 2}
    marks = Counter(card.players for card in SET.publications)
    assert marks[3] > 0
    assert marks[4] > 0
    assert marks[2] >= 10


@rule("TRC-027")
def test_masterpieces_near_and_far():
    needs = {x.need for x in experiments(c.MASTERPIECE)}
    assert min(needs) <= 6
    assert max(needs) >= 10
    assert len({x.vp for x in experiments(c.MASTERPIECE)}) >= 4


@pytest.mark.parametrize("level", range(5))
def test_no_experiment_is_strictly_better_than_its_neighbour(level):
    pairs = permutations(experiments(level), 2)
    assert [(a.name.en, b.name.en) for a, b in pairs if comparing.better_experiment(a, b)] == []


def test_the_comparison_sees_a_better_card():
    for worse in experiments():
        requirement = (worse.track, worse.need)
        more = c.Experiment(99, worse.level, worse.name, worse.element, requirement, worse.cost, worse.reward, 99, 2)
        cheaper = c.Experiment(
            99, worse.level, worse.name, worse.element, requirement, worse.cost[1:], worse.reward, worse.vp, 2
        )
        assert comparing.better_experiment(more, worse)
        assert comparing.better_experiment(cheaper, worse)
        assert not comparing.better_experiment(worse, more)
        assert not comparing.better_experiment(worse, cheaper)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("raw any", "raw iron"),
        ("refined tin", "raw tin"),
        ("refined any", "refined gold"),
        ("essence any 2", "essence salt"),
        ("track any", "track lowest"),
        ("transmute wild", "transmute red"),
        ("vp 2 per formula", "vp 1 per formula"),
    ],
)
def test_the_comparison_knows_what_is_worth_more(better, worse):
    more, less = y_effect(better), y_effect(worse)
    assert comparing.effect_at_least(more, less)
    assert not comparing.effect_at_least(less, more)
    assert comparing.effect_at_least((*less, *more), less)
    assert not comparing.effect_at_least((*y_effect("track down"), *more), less)


@pytest.mark.parametrize("level", range(5))
def test_no_experiment_is_better_even_where_elements_do_not_matter(level):
    pairs = permutations(experiments(level), 2)
    assert [(a.name.en, b.name.en) for a, b in pairs if comparing.better_experiment(a, b, same_element=False)] == []


# ---------------------------------------------------------------- formulas and vaults


@rule("TRC-028")
def test_formulas_of_an_alchemist_differ_and_cover_the_kinds():
    for who in range(5):
        effects = [formula.effect for formula in SET.formulas if formula.alchemist == who]
        assert len(set(effects)) == 8
    for spelled in ("chameleon", "ethereal", "transmute wild", "essence any", "refined iron", "artifact random"):
        assert has(ON_FORMULAS, spelled)
    assert has(ON_FORMULAS, "publication")
    assert has(ON_FORMULAS, "vp 1 per formula")


def test_no_formula_is_strictly_better_than_another_of_its_alchemist():
    pairs = permutations(SET.formulas, 2)
    better = [(a, b) for a, b in pairs if a.alchemist == b.alchemist and comparing.better_formula(a, b)]
    assert [(a.name.en, b.name.en) for a, b in better] == []


@rule("TRC-029")
def test_vaults_have_seven_cells_and_bonuses_on_all_sides():
    lengths = {len(line.cells) for who in SET.alchemists for line in who.lines}
    assert len(lengths) > 2
    for who in SET.alchemists:
        assert len(who.cells) == 7
        assert all(len(lines) == 2 for lines in who.lines_of)  # each cell lies in a row and a column
        sides = {(line.is_row, end) for line in who.lines for end, bonus in enumerate(line.bonuses) if bonus}
        assert sides == {(True, 0), (True, 1), (False, 0), (False, 1)}
        assert all(any(line.bonuses) for line in who.lines)
    assert has(ON_VAULTS, "transmute wild")
    assert any(step[0] == y.ESSENCE for step in ON_VAULTS)
    assert kinds(ON_VAULTS) & {(y.TRACK, element) for element in range(4)}


@rule("TRC-030")
def test_gold_comes_from_many_places():
    golden = [s for s in EVERYWHERE if s[:2] in ((y.CUBE, y.REFINED_GOLD), (y.EXCHANGE, y.REFINED_TO_GOLD))]
    assert len(golden) >= 5


# ---------------------------------------------------------------- publications and achievements


@rule("TRC-031")
def test_publications_ask_for_elementals_in_every_shape():
    shapes = {tuple(sorted(card.needs, reverse=True)) for card in SET.publications}
    assert {(2, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1)} <= shapes
    assert any(max(shape) >= 3 for shape in shapes)  # hard without a track at 12
    asked = [sum(card.needs[element] for card in SET.publications) for element in range(4)]
    assert max(asked) - min(asked) <= 1
    assert len({card.vp for card in SET.publications}) < len(SET.publications)


def test_no_publication_is_strictly_better_than_another():
    pairs = permutations(SET.publications, 2)
    assert [(a.name.en, b.name.en) for a, b in pairs if comparing.better_publication(a, b)] == []


@rule("TRC-032")
def test_achievements_ask_for_every_kind_of_thing():
    asked = {measure for card in SET.achievements for measure, _ in card.conditions}
    assert set(range(y.EXPERIMENTS_OF, y.EXPERIMENTS_OF + 4)) <= asked
    assert {y.EXPERIMENTS, y.ARTIFACTS, y.FORMULAS, y.LEVEL_HIGHEST, y.LEVEL_LOWEST} <= asked
    assert asked & set(range(y.SYMBOLS_OF, y.SYMBOLS_OF + 6))
    assert any(len(card.conditions) > 1 for card in SET.achievements)
    assert {bool(card.bonus) for card in SET.achievements} == {True, False}
    assert all(4 <= card.vp <= 8 for card in SET.achievements)
