"""The settings file: its defaults are sound, and each mistake gets a sentence that names it."""

from importlib.resources import files

import pytest

from athanor.core.text import LANGUAGES
from athanor.games.alchemists.settings import SETTINGS, SettingsError, read_settings

rule = pytest.mark.rule
TEXT = (files("athanor.games.alchemists") / "data" / "settings.toml").read_text(encoding="utf-8")


@rule("AL-160")
def test_smileys_begin_with_one_and_rise():
    assert SETTINGS.smileys[0] == 1
    assert list(SETTINGS.smileys) == sorted(set(SETTINGS.smileys))


@rule("AL-387")
def test_five_grants_of_three_three_four_three_three():
    assert [len(grant.ingredients) for grant in SETTINGS.grants] == [3, 3, 4, 3, 3]
    everywhere = [ingredient for grant in SETTINGS.grants for ingredient in grant.ingredients]
    assert sorted(everywhere) == sorted([*range(8), *range(8)])


@rule("AL-428")
def test_each_conference_says_what_every_number_of_seals_costs():
    for mode in SETTINGS.conferences:
        for tile in mode:
            assert len(tile.loss) == tile.seals
            assert list(tile.loss) == sorted(tile.loss, reverse=True)


MISTAKES = {
    "smileys = [1, 2, 3, 4]": ("smileys = [1, 2, 2, 4]", "smileys must begin with 1 and rise"),
    "debunk_cubes = [1, 1]": ("debunk_cubes = [1, 3]", "debunk_cubes needs whole numbers from 1 to 2"),
    "robe_rests_in_final_round = true": ("robe_rests_in_final_round = 1", "robe_rests_in_final_round must be true"),
    "loss = [4, 2]": ("loss = [4]", "loss needs 2 entries"),
    "seals = 1": ("seals = -1", "seals needs whole numbers"),
    "[conferences.master.round_5]": ("[conferences.master.round_6]", "conferences.master.round_5 is missing"),
    '["mushroom", "toad", "scorpion"]': ('["mushroom", "toad", "spider"]', "“spider”, which is no ingredient"),
    '["fern", "claw", "flower"]': ('["fern", "claw", "claw"]', "number 2 needs 3 different ingredients"),
    "points = 1": ("points = 3", "number 3, points needs whole numbers from 1 to 2"),
    "players = []": ("players = [5]", "space 9 needs a list of numbers of players"),
    "players = [2, 3, 4]": ("players = [4]", "not enough free spaces for 2 players"),
    "price = 1": ('price = "one"', "space 1, price needs whole numbers"),
}


GRANT = """[[grants]]
ingredients = ["fern", "claw", "flower"]
points = 2
"""
SPACE = """[[order]]
price = 0
favors = 1
ingredients = 2
players = [3, 4]
"""


@pytest.mark.parametrize(
    ("row", "key", "count"), [(GRANT, "grants", 5), (SPACE, "order", 9)], ids=["grants", "order spaces"]
)
@pytest.mark.parametrize("wrong", ["one fewer", "one more", "none", "no tables"])
def test_a_wrong_number_of_rows_is_named(row, key, count, wrong):
    assert TEXT.count(row) == 1
    text = {
        "one fewer": TEXT.replace(row, ""),
        "one more": TEXT.replace(row, row + row),
        "none": without_rows(key),
        "no tables": f"{key} = {list(range(count))}\n" + without_rows(key),
    }[wrong]
    with pytest.raises(SettingsError) as refused:
        read_settings(text)
    assert f"{key} needs {count} entries" in refused.value.text("en")


def without_rows(key: str) -> str:
    return "\n".join(part for part in TEXT.split("\n\n") if f"[[{key}]]" not in part)


@pytest.mark.parametrize("right", MISTAKES)
def test_a_mistake_is_named(right):
    wrong, said = MISTAKES[right]
    assert right in TEXT
    with pytest.raises(SettingsError) as refused:
        read_settings(TEXT.replace(right, wrong))
    assert said in refused.value.text("en")
    for lang in LANGUAGES:
        assert refused.value.text(lang)


def test_what_is_no_toml_is_named_too():
    with pytest.raises(SettingsError, match="cannot be read"):
        read_settings("smileys = [")
