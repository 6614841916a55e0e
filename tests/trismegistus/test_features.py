"""The encoder: as long as its layout says, blind to what is hidden, and fed by what is printed on the cards."""

import random
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from athanor.envs.layout import NONE, SEATS, Category, Numbers, places
from athanor.games.trismegistus import components as c
from athanor.games.trismegistus import features_actions, features_cards, features_groups, features_layout, shelf
from athanor.games.trismegistus.acting import fulfils
from athanor.games.trismegistus.experiments import performable
from athanor.games.trismegistus.features import ENCODER, lacks
from athanor.games.trismegistus.features_printed import CARDS, EXPERIMENT, PUBLICATION, WORTH
from athanor.games.trismegistus.measures import elementals
from athanor.games.trismegistus.state import Trismegistus
from tests.trismegistus.permuted import permuted_set
from tests.trismegistus.table import GAME

LAYOUT = ENCODER.layout
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"setup": "introductory", "bot": "strongest", "bot-planning": "on"}),
    (2, {"achievements": "on", "essences": "shuffled"}),
    (2, {"setup": "introductory", "free": "turn", "formulas": "between"}),
    (3, {"achievements": "on", "formulas": "between"}),
    (3, {"setup": "introductory"}),
    (4, {"free": "turn"}),
    (4, {"setup": "introductory", "achievements": "on"}),
]
tables = pytest.mark.parametrize(("players", "number"), [(table[0], at) for at, table in enumerate(TABLES)])


@lru_cache(maxsize=16)
def game(number: int) -> tuple[Trismegistus, ...]:
    """Every decision of a game by chance in which seldom anything is left undone."""
    players, options = TABLES[number]
    s = GAME.new(players, number, options, quiet=True)
    assert isinstance(s, Trismegistus)
    dice = random.Random(number)
    found = []
    while not s.over:
        found.append(s.clone())
        legal = s.legal()
        busy = [action for action in legal if action not in (c.SKIP, c.PASS, c.END, c.KEEP, c.WITHDRAW)]
        free = [action for action in legal if c.PERFORM <= action < c.CLAIM + c.OPEN_ACHIEVEMENTS]
        s.apply(dice.choice(free or busy if dice.random() < 0.9 and busy else legal))
    found.append(s)
    return tuple(found)


def decisions(number: int) -> tuple[Trismegistus, ...]:
    return game(number)[:-1]


def sizes() -> list[int]:
    """The number of values of every category of a row."""
    found = []
    for field in LAYOUT.categories:
        found += [field.values] * field.size
    for group in LAYOUT.groups:
        slot = [CARDS] if group.cards else []
        for field in group.categories:
            slot += [field.values] * field.size
        found += slot * group.count
    return found


SIZES = sizes()


@tables
def test_rows_are_as_the_layout_says(players, number):
    for s in decisions(number):
        for seat in range(players):
            floats, ints = ENCODER.encode(s, seat)
            assert len(floats) == LAYOUT.floats
            assert len(ints) == LAYOUT.ints == len(SIZES)
            assert all(type(value) is float for value in floats)
            assert max(map(abs, floats)) < 12
            assert all(NONE <= value < size for value, size in zip(ints, SIZES, strict=True))
            there = 2 if players == 1 else players
            assert floats[:SEATS] == [1.0] * there + [0.0] * (SEATS - there)


@tables
def test_nothing_hidden_is_observed(players, number):
    """Every seat, asked or not, observes the same where everything that it cannot know is dealt anew."""
    for at, s in enumerate(decisions(number)):
        for seat in range(players):
            assert ENCODER.encode(s.determinise(seat, 1000 * at + seat), seat) == ENCODER.encode(s, seat)


@tables
def test_points_and_what_can_be_done(players, number):
    at_experiments = features_actions.AT_EXPERIMENTS
    for s in decisions(number)[::3]:
        scores = s.scores()
        for seat in range(players):
            floats, ints = ENCODER.encode(s, seat)
            assert floats[features_layout.T_POINTS] == pytest.approx(scores[seat] / LAYOUT.points_scale)
            have = elementals(s, seat)
            needs = [s.cards.publications[card].needs for card in s.labs[seat].hand]
            lacking = [sum(max(0, need[element] - have[element]) for need in needs) / 4 for element in range(4)]
            assert floats[features_layout.T_LACKING : features_layout.T_LACKING + 4] == lacking
            cards = [*s.labs[seat].open, s.labs[seat].masterpiece]
            slots = [*range(12, 12 + len(s.labs[seat].open)), 14]
            for slot, card in zip(slots, cards, strict=True):
                place = at_experiments.ints + at_experiments.wide_ints * slot
                assert ints[place] == (EXPERIMENT + card if card >= 0 else NONE)
                if card >= 0:
                    ready = floats[at_experiments.floats + at_experiments.wide * slot + features_cards.X_READY]
                    assert bool(ready) == performable(s, seat, card)
            for card in s.achievements:
                assert card < 0 or (lacks(s, seat, card) == 0) == fulfils(s, seat, card)


@tables
def test_results_are_shared_out(players, number):
    for s in (game(number)[-1], game(number)[len(game(number)) // 2]):
        shares, points = ENCODER.results(s)
        assert points == s.scores()
        assert len(shares) == len(points) == max(2, players)
        assert sum(shares) == pytest.approx(1)
    end = game(number)[-1]
    assert [line for line, share in enumerate(ENCODER.results(end)[0]) if share] == end.winners()


def test_tables_to_learn_from_are_of_every_kind():
    rng = random.Random(1)
    met = [ENCODER.table(rng) for _ in range(300)]
    for players, options in met:
        GAME.check_options(players, options)
    assert {players for players, _ in met} == set(GAME.players)
    assert {name for _, options in met for name in options} == {
        "setup", "essences", "achievements", "formulas", "free", "bot", "bot-planning",
    }  # fmt: skip


def test_actions_are_about_slots_that_are_there():
    counts = {group.name: group.count for group in LAYOUT.groups}
    assert len(counts) == len(LAYOUT.groups)
    assert LAYOUT.num_actions == GAME.num_actions
    for action, abouts in LAYOUT.actions.items():
        assert 0 <= action < GAME.num_actions
        assert 1 <= len(abouts) <= 2
        for about in abouts:
            assert 0 <= about.slot < counts[about.group]
            assert about.verb
    plain = {GAME.actions.name(action).split()[0] for action in range(GAME.num_actions) if action not in LAYOUT.actions}
    assert plain == {
        "pass", "end", "keep", "withdraw", "ethereal", "no-ethereal", "harvest", "react", "pay", "level",
    }  # fmt: skip


@tables
def test_cards_lie_where_their_actions_are(players, number):
    """What a card can be chosen by is about a slot that shows a card."""
    first = {group.name: features_actions.ints_before(group) for group in LAYOUT.groups}
    groups = {group.name: group for group in LAYOUT.groups}
    verbs = ("choose", "return", "recharge", "buy", "take", "perform", "unlock", "sample", "claim")
    for s in decisions(number):
        _, ints = ENCODER.encode(s, s.asked)
        for action in s.legal():
            for about in LAYOUT.actions.get(action, ()):
                group = groups[about.group]
                if group.cards and about.verb in verbs:
                    assert ints[first[about.group] + group.ints * about.slot] >= 0, GAME.actions.name(action)


def test_every_field_is_explained():
    assert all(field.text for field in LAYOUT.numbers)
    assert all(field.text for field in LAYOUT.categories)
    for group in LAYOUT.groups:
        assert group.text
        fields: list[Numbers | Category] = [*group.numbers, *group.categories]
        assert all(field.text for field in fields)
        for kind in (group.numbers, group.categories):
            names = [field.name for field in kind]
            assert len(set(names)) == len(names)


def constants(module: Any, prefix: str) -> dict[str, int]:
    return {name.removeprefix(prefix): value for name, value in vars(module).items() if name.startswith(prefix)}


def named(places: dict[str, int]) -> dict[str, int]:
    return {name.upper(): place for name, place in places.items()}


def test_constants_are_called_like_their_fields():
    table = constants(features_layout, "T_")
    assert table.pop("PRESENT") == 0
    assert table.pop("POINTS") == SEATS
    assert table == named(places(LAYOUT.numbers, 2 * SEATS))
    assert constants(features_layout, "C_") == named(places(LAYOUT.categories))
    letters = "LXASVEPOHQDUMKYJRGB"
    assert len(letters) == len(LAYOUT.groups)
    for letter, group in zip(letters, LAYOUT.groups, strict=True):
        module = features_cards if letter in "XASVEPOHQ" else features_groups
        assert constants(module, f"{letter}_") == named(places(group.numbers)), group.name
        assert constants(module, f"{letter}C_") == named(places(group.categories, int(group.cards))), group.name


def test_all_kinds_of_questions_are_known():
    assert set(features_layout.KINDS) == set(GAME.frames)


# ---------------------------------------------------------------- what is printed


def test_cards_are_described_by_what_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    ours = ENCODER.printed(GAME.new(2, 1))
    assert len(ours) == CARDS
    assert {len(row) for row in ours} == {LAYOUT.printed}
    assert all(any(row) for row in ours)
    assert max(abs(value) for row in ours for value in row) < 6
    shelf.export_set(tmp_path / "mine", "en")
    file = tmp_path / "mine" / "publications.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("vp = 22", "vp = 23", 1), encoding="utf-8")
    s = GAME.new(2, 1, {"cards": shelf.take_set(tmp_path / "mine").id})
    theirs = ENCODER.printed(s)
    changed = [number for number in range(CARDS) if ours[number] != theirs[number]]
    assert len(changed) == 1
    assert PUBLICATION <= changed[0] < PUBLICATION + 24
    assert theirs[changed[0]][WORTH] == 23 / 8
    assert ENCODER.printed(GAME.new(2, 1)) is ours


def test_other_boards_are_observed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    s = GAME.new(2, 1, {"cards": permuted_set(tmp_path), "setup": "introductory"})
    assert ENCODER.encode(s, 0)[1] != ENCODER.encode(GAME.new(2, 1, {"setup": "introductory"}), 0)[1]
