"""What is in the box: tokens, runes, spell cards, seats."""

import pytest

import athanor
from athanor.games.spellbook.components import COLOURS, MATERIALS, RUNES, SPELL_NAMES, TOKEN_NAMES
from athanor.games.spellbook.state import Spellbook
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule

# The cards by colour, one per set.
CARDS = {
    "red": ("sacrifice", "eruption", "blaze"),
    "purple": ("levitation", "sharing", "divination"),
    "green": ("purification", "cure", "growth"),
    "black": ("offering", "focus", "feast"),
    "white": ("time-travel", "storm", "clone"),
    "blue": ("transmutation", "swiftness", "mirage"),
    "yellow": ("abundance", "knowledge", "communion"),
}
PHASE_OF = {
    "dawn": ("sacrifice", "eruption", "blaze", "levitation", "sharing", "divination"),
    "midday": ("purification", "cure", "offering", "feast", "clone"),
    "dusk": ("growth", "focus", "time-travel", "storm", "transmutation"),
    "none": ("swiftness", "mirage", "abundance", "knowledge", "communion"),
}
COLOUR_OF = {spell: colour for colour, cards in CARDS.items() for spell in cards}


def new(players: int = 2, seed: int = 1, **options) -> Spellbook:
    state = GAME.new(players, seed, options)
    assert isinstance(state, Spellbook)
    return state


def pool() -> dict[str, int]:
    """How often each kind of token is on the table of a new game, wherever it lies."""
    state = new()
    places = [state.bag, state.box, state.altar, *(sorcerer.reserve for sorcerer in state.sorcerers)]
    return {name: sum(place[kind] for place in places) for kind, name in enumerate(TOKEN_NAMES)}


def cards_of(choice: str) -> list[str]:
    return [SPELL_NAMES[number] for number in new(spells=choice).lineup.numbers]


@rule("SB-001")
def test_there_are_105_tokens_15_of_each_of_seven_colours():
    tokens = pool()
    by_colour = {colour: sum(n for name, n in tokens.items() if name.startswith(colour)) for colour in CARDS}
    assert by_colour == dict.fromkeys(CARDS, 15)
    assert sum(tokens.values()) == 105


@rule("SB-002")
def test_every_kind_has_five_tokens_and_every_rune_35():
    tokens = pool()
    assert tokens == {f"{colour}-{rune}": 5 for colour in CARDS for rune in "ots"}
    for rune in "ots":
        assert sum(n for name, n in tokens.items() if name.endswith(f"-{rune}")) == 35


@rule("SB-003")
def test_each_colour_is_a_material():
    assert dict(zip(COLOURS, MATERIALS, strict=True)) == {
        "red": "magma",
        "purple": "poison",
        "green": "plants",
        "black": "coal",
        "white": "steam",
        "blue": "mercury",
        "yellow": "gold",
    }


@rule("SB-004")
def test_the_runes_are_round_triangle_and_square():
    assert RUNES == ("round", "triangle", "square")
    assert {name.rpartition("-")[2] for name in TOKEN_NAMES} == {"o", "t", "s"}


@rule("SB-005")
def test_a_deck_is_21_spells_in_three_sets_of_seven():
    sets = [cards_of(choice) for choice in ("set-1", "set-2", "set-3")]
    assert [len(cards) for cards in sets] == [7, 7, 7]
    assert len({spell for cards in sets for spell in cards}) == 21 == len(SPELL_NAMES)


@rule("SB-006")
def test_each_set_has_one_spell_of_every_colour():
    for number, choice in enumerate(("set-1", "set-2", "set-3")):
        assert cards_of(choice) == [cards[number] for cards in CARDS.values()]


@rule("SB-006", "SB-007")
@pytest.mark.parametrize("spell", COLOUR_OF)
def test_a_spell_of_a_colour_has_three_levels_paid_in_that_colour(spell):
    colour = COLOUR_OF[spell]
    t = Table(phase="dusk", spells=spell, reserve=f"{colour}-o*2 {colour}-t*2 {colour}-s")
    assert t.offered("learn") == [f"{spell}-3", f"{spell}-4", f"{spell}-5"]


@rule("SB-007")
@pytest.mark.parametrize("spell", COLOUR_OF)
def test_a_card_states_points_for_each_of_its_levels(spell):
    for level in (3, 4, 5):
        t = Table(learnt=f"{spell}-{level}", familiar="red-o blue-o")
        spelt = [points for _, points in t.state.score_sheet(0)]
        assert sum(spelt) == t.points() >= 2  # two stored tokens; no level has negative points


@rule("SB-007", "SB-008")
@pytest.mark.parametrize("spell", COLOUR_OF)
def test_a_spell_acts_in_the_phase_of_its_symbol_and_in_no_other(spell):
    other = "cure" if COLOUR_OF[spell] != "green" else "levitation"
    free = next(c for c in CARDS if c not in (COLOUR_OF[spell], COLOUR_OF[other]))
    acts = set()
    for phase in ("dawn", "midday", "dusk"):
        t = Table(
            phase=phase,
            learnt=f"{spell}-5 {other}-3",
            reserve=f"{free}-o {free}-t {free}-s {COLOUR_OF[other]}-o",
            altar="red-s*2 blue-o*2 black-t*2",
            familiar="red-o",
        )
        assert t.phase == phase
        if any(line.rpartition("-")[0] == spell for line in t.offered("use")):
            acts.add(phase)
    assert acts == {phase for phase, spells in PHASE_OF.items() if spell in spells} - {"none"}


@rule("SB-008")
def test_six_dawn_five_midday_five_dusk_and_five_spells_without_a_symbol():
    assert [len(spells) for spells in PHASE_OF.values()] == [6, 5, 5, 5]
    assert {spell for spells in PHASE_OF.values() for spell in spells} == set(SPELL_NAMES)


@pytest.mark.parametrize(
    ("choice", "cards"),
    [
        pytest.param(
            "set-1",
            "sacrifice levitation purification offering time-travel transmutation abundance",
            marks=rule("SB-009"),
        ),
        pytest.param("set-2", "eruption sharing cure focus storm swiftness knowledge", marks=rule("SB-010")),
        pytest.param("set-3", "blaze divination growth feast clone mirage communion", marks=rule("SB-011")),
    ],
)
def test_the_cards_of_each_set(choice, cards):
    assert cards_of(choice) == cards.split()


@rule("SB-012")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_may_play(players):
    state = new(players)
    assert len(state.sorcerers) == state.players == players


@rule("SB-012")
@pytest.mark.parametrize("players", [-1, 0, 5, 6])
def test_no_seat_and_five_seats_are_refused(players):
    with pytest.raises(athanor.OptionError):
        GAME.new(players, 1)
