"""What all drawings for a terminal share: widths of marked-up text, lines that fit, names as chips."""

import pytest
from rich.markup import escape
from rich.text import Text

from athanor.core.drawing import DOT, NONE, Painter, Pen, beside, shortened, visible
from athanor.core.text import CORE_TEXTS


def pen(width: int = 20, names: tuple[str, ...] = ("Ann", "[bold]Bo[/]")) -> Pen:
    return Pen(CORE_TEXTS, "en", names, width)


def shown(line: str) -> str:
    return Text.from_markup(line).plain


# --- widths ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "markup",
    [
        "plain",
        "[bold #ffffff on #a8201a]●Ma[/] and more",
        f"[dim]{escape('[bold]Bo[/]')}[/]",
        "Ann [1]",
        "an open [ and [bold]a mark[/]",
        "[dim]日本[/] two columns a sign",
        "",
    ],
)
def test_the_visible_width_is_what_a_terminal_shows(markup):
    assert visible(markup) == Text.from_markup(markup).cell_len


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("alchemy", 7, "alchemy"),
        ("alchemy", 6, "alche…"),
        ("an old book", 4, "an…"),
        ("日本語", 4, "日…"),
        ("alchemy", 0, "a…"),
    ],
)
def test_text_that_is_too_long_ends_in_dots(text, width, expected):
    assert shortened(text, width) == expected


# --- words -----------------------------------------------------------------------------------------


def test_names_of_players_stay_as_they_are_typed():
    assert shown(pen().name(1)) == "[bold]Bo[/]"
    assert "[bold]Bo[/]" in shown(pen().word("why-not-your-turn", seat=1))


def test_words_in_bold_and_dim():
    over = CORE_TEXTS.say("game-over", "en")
    assert pen().bold("game-over") == f"[bold]{over}[/]"
    assert pen().dim("game-over") == f"[dim]{over}[/]"


# --- lines -----------------------------------------------------------------------------------------


def test_blocks_side_by_side_start_in_one_column():
    lines = beside(["[bold]ab[/]", "abcd", "a"], ["one", "two"], 6)
    assert [shown(line) for line in lines] == ["ab    one", "abcd  two", "a"]
    assert [shown(line) for line in beside(["a"], ["one", "two"], 3)] == ["a  one", "   two"]


def test_cells_flow_onto_further_lines_unbroken():
    lines = pen(12).flow("[bold]Row[/]", ["one two", "three", "four"], gap="  ")
    assert [shown(line) for line in lines] == ["Row one two", "   three", "   four"]
    assert pen().flow("Row", []) == [f"Row {NONE}"]


def test_a_text_wraps_between_words_but_not_inside_a_mark():
    lines = pen(9).wrap("[bold #ffffff on #a8201a]one[/] two three", first=1, more=3)
    assert lines == [" [bold #ffffff on #a8201a]one[/] two", "   three"]


def test_a_fixed_space_holds_words_together():
    lines = pen(8).wrap(f"one two{DOT}six")
    assert [shown(line) for line in lines] == ["one", "  two\xa0·", "  six"]


def test_a_table_has_its_columns_under_each_other():
    rows = [["[bold]a[/]", "bb", "c"], ["aaa", "b"]]
    assert [shown(line) for line in pen(20).table(rows)] == ["  a    bb  c", "  aaa  b"]


def test_a_table_that_is_too_wide_shows_row_by_row():
    rows = [["aaa", "bb"], ["a", "bbbb"]]
    assert [shown(line) for line in pen(10).table(rows)] == ["  aaa\xa0· bb", "  a\xa0· bbbb"]


def test_cells_stand_in_as_many_columns_as_fit():
    cells = ["one", "two", "three", "four"]
    assert [shown(line) for line in pen(16).in_columns(cells)] == ["  one    two", "  three  four"]
    assert len(pen(8).in_columns(cells)) == 4


# --- chips in sentences ----------------------------------------------------------------------------

CHIPS = {"gold": "[yellow]gold[/]", "fool’s gold": "[dim]pyrite[/]"}


def test_a_name_becomes_its_chip_and_the_rest_is_escaped():
    assert Painter(CHIPS).paint("[bold] takes gold.") == r"\[bold] takes [yellow]gold[/]."


def test_the_longest_name_wins():
    assert Painter(CHIPS).paint("fool’s gold") == "[dim]pyrite[/]"


def test_a_name_inside_a_longer_word_is_left_alone():
    assert Painter(CHIPS).paint("golden") == "golden"
    assert Painter(CHIPS).paint("gold-rimmed") == "[yellow]gold[/]-rimmed"
    assert Painter(CHIPS, joining=r"\w’-").paint("gold-rimmed") == "gold-rimmed"


def test_capitals_count_unless_said_otherwise():
    assert Painter(CHIPS).paint("Gold") == "Gold"
    assert Painter(CHIPS, any_case=True).paint("Gold") == "[yellow]gold[/]"
