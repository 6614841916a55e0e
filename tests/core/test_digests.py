"""What the games do is what they did: a sample of the games that `tools/digests.py` keeps, or all of them."""

import pytest

import athanor
from tools.digests import COUNT, GAMES, KINDS, differences, kept_rows, played

SAMPLE = 6  # of each game: every number of players is among them


@pytest.mark.parametrize("game", GAMES)
def test_games_of_every_size_and_option_are_kept(game):
    rows = kept_rows(game)
    assert len(rows) == COUNT
    assert {row["players"] for row in rows[:SAMPLE]} == set(athanor.game(game).players)
    for option in athanor.game(game).options:
        given = [row["options"].get(option.name, option.default) for row in rows if option.is_for(row["players"])]
        seen = {str(one) for value in given for one in (value if isinstance(value, list) else [value])}
        assert seen == set(map(str, option.choices if option.numbers is None else option.numbers))


@pytest.mark.parametrize("number", range(SAMPLE))
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_does_what_it_did(game, number):
    assert differences(kept_rows(game)[number]) == []


@pytest.mark.long(sample="test_a_sample_does_what_it_did")
@pytest.mark.parametrize("game", GAMES)
def test_every_kept_game_does_what_it_did(game):
    different = {row["number"]: found for row in kept_rows(game) if (found := differences(row))}
    assert different == {}


def test_another_move_changes_every_digest():
    row = kept_rows("spellbook")[1]
    moves = row["moves"].split()
    half = len(moves) // 2
    other = played({**row, "moves": " ".join(moves[:half])}, renew=True)
    assert [kind for kind in KINDS if other[kind] == row[kind]] == []
