"""Help, version, the lists of games and rules: in the reader's language, and in no other."""

import pytest

import athanor
from athanor.cli.main import all_commands, main
from athanor.cli.words import say
from athanor.games.spellbook.spells import BOOK
from tests.cli.terminal import ROOT, reads, run
from tests.core.test_other_packages import offer

LANGUAGES = ("en", "es", "fr")
ARGPARSE_WORDS = ("usage:", "positional arguments", "show this help message", "optional arguments")


def shown(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(args) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_one_language(capsys, lang):
    pages = [shown(capsys, "--help", "--lang", lang), shown(capsys, "--lang", lang, "-h")]
    pages += [shown(capsys, name, "--help", "--lang", lang) for name in ("play", "replay", "rules", "games")]
    for page in pages:
        assert say(lang, "help-usage") in page
        assert say(lang, "help-help") in page
        assert not any(word in page for word in ARGPARSE_WORDS)
    assert pages[0] == pages[1]


@pytest.mark.parametrize("name", all_commands())
def test_every_command_has_its_line_in_the_list_and_its_help(capsys, name):
    for lang in LANGUAGES:
        assert f"  {name} " in shown(capsys, "--help", "--lang", lang)
        assert shown(capsys, name, "--help", "--lang", lang)


def test_version(capsys):
    assert shown(capsys, "--version") == f"athanor {athanor.__version__}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_and_their_options(capsys, lang):
    page = shown(capsys, "games", "--lang", lang)
    game = athanor.game("spellbook")
    assert game.texts.say("game-name", lang) in page
    for option in game.options:
        assert reads(page, game.texts.say(f"option-{option.name}.help", lang))
        for choice in option.choices:
            assert reads(page, game.texts.say(f"option-{option.name}-{choice}", lang))


# ---------------------------------------------------------------- the short rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_every_spell_with_its_points(capsys, lang):
    game = athanor.game("spellbook")
    assert game.texts.say("game-name", lang) in shown(capsys, "rules", "spellbook", "--lang", lang)
    rows = [row for row in game.rules(lang).splitlines() if row.startswith("|")]
    for spell in BOOK:
        name = game.texts.say(f"spell-{spell.number}", lang)
        (row,) = [row for row in rows if f"| {name} ({'I' * (spell.set + 1)}) |" in row]
        points = " / ".join("?" if worth < 0 else str(worth) for worth in spell.points)
        assert row.endswith(f"| {points} |") or (points == "? / ? / ?" and row.endswith("| ? |"))
        phase = game.texts.say(f"phase-{spell.phase}", lang) if spell.phase < 3 else "–"
        assert f"| {phase} |" in row


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_the_points_of_the_familiar(lang):
    text = athanor.game("spellbook").rules(lang)
    assert "| 1 | 2 | 3 | 4 | 5 | 7 | 8 | 9 | 11 | 12 | 13 | 15 | 16 | 18 |" in text


def test_a_package_that_does_not_work_is_named_and_the_games_stay(tmp_path):
    offer(tmp_path, "torn-games", {"torn": "no_such_module:GAME"})
    path = {"PYTHONPATH": f"{tmp_path}:{ROOT}:{ROOT / 'src'}"}
    listed = run(tmp_path, "games", "--no-colour", env=path)
    assert listed.returncode == 0
    assert "The game “torn” of the package torn-games cannot be used: ModuleNotFoundError" in " ".join(
        listed.stdout.split()
    )
    assert "athanor play spellbook" in listed.stdout
    asked = run(tmp_path, "simulate", "torn", env=path)
    assert (asked.returncode, asked.stdout) == (2, "")
    assert "The game “torn” of the package torn-games cannot be used" in asked.stderr
