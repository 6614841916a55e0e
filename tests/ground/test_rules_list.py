"""The tool that holds the lists of rules against the tests."""

from pathlib import Path

import pytest

from tools.rules_list import main, report

LIST = """# A game

SB-001 · set-up · The first rule · test idea: none.

SB-002 · set-up · The second rule, which builds on SB-001.

Words about SB-003 · that do not begin the line.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project: one list of two rules, no tests yet."""
    write(tmp_path / "docs/rules/game.md", LIST)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_every_way_of_naming_a_rule_counts(root):
    write(
        root / "tests/deep/test_both.py",
        """
import pytest
rule = pytest.mark.rule
cases = [pytest.param(1, marks=pytest.mark.rule("SB-001"))]

@rule("SB-002")
def test_it(): ...
""",
    )
    assert report(root) == ([], ["game: 2 items, 2 proven"])


def test_one_mark_may_name_several_rules(root):
    write(root / "tests/test_both.py", '@pytest.mark.rule("SB-001", "SB-002")\ndef test_it(): ...\n')
    assert report(root) == ([], ["game: 2 items, 2 proven"])


def test_a_rule_without_a_test_is_named_with_its_words(root):
    write(root / "tests/test_one.py", '@rule("SB-001")\ndef test_it(): ...\n')
    faults, summaries = report(root)
    assert faults == [
        "docs/rules/game.md:5: no test proves SB-002 (set-up · The second rule, which builds on SB-001.)."
    ]
    assert summaries == ["game: 2 items, 1 proven"]


def test_an_id_in_a_comment_or_a_plain_string_proves_nothing(root):
    write(root / "tests/test_none.py", '# rule("SB-001")\nwords = "SB-002"\nprint("SB-002")\n')
    assert len(report(root)[0]) == 2


def test_an_unknown_id_is_named_with_its_place(root):
    write(root / "tests/test_typo.py", '\n@rule("SB-001", "SB-002", "SB-2")\ndef test_it(): ...\n')
    assert report(root)[0] == ["tests/test_typo.py:2: no list defines 'SB-2'."]


def test_an_id_defined_twice_is_named_also_across_lists(root):
    write(root / "tests/test_both.py", '@rule("SB-001", "SB-002")\ndef test_it(): ...\n')
    write(root / "docs/rules/other.md", "SB-002 · elsewhere · Again\n")
    assert report(root)[0] == [
        "docs/rules/other.md:1: SB-002 is already defined at docs/rules/game.md:5.",
    ]


def test_a_page_without_items_is_no_list(root):
    write(root / "tests/test_both.py", '@rule("SB-001", "SB-002")\ndef test_it(): ...\n')
    write(root / "docs/rules/readme.md", "How the lists are kept.\n")
    assert report(root) == ([], ["game: 2 items, 2 proven"])


def test_a_list_under_construction_may_lack_tests_but_not_name_wrong_ids(root):
    write(
        root / "docs/rules/new.md",
        "Under construction: more to come.\n\nNG-001 · set-up · One\n\nNG-002 · set-up · Two\n",
    )
    write(root / "tests/test_both.py", '@rule("SB-001", "SB-002", "NG-001")\ndef test_it(): ...\n')
    assert report(root) == ([], ["game: 2 items, 2 proven", "new: 2 items, 1 proven, under construction"])
    write(root / "tests/test_typo.py", '@rule("NG-003")\ndef test_it(): ...\n')
    assert report(root)[0] == ["tests/test_typo.py:1: no list defines 'NG-003'."]


def test_the_exit_code_tells_whether_all_is_well(root, capsys):
    assert main(root) == 1
    write(root / "tests/test_both.py", '@rule("SB-001", "SB-002")\ndef test_it(): ...\n')
    assert main(root) == 0
    assert capsys.readouterr().out.endswith("game: 2 items, 2 proven\n")
