"""Bots of other packages: found by entry point, imported only when wanted, and told apart from ours."""

import sys
from importlib.metadata import EntryPoint

import pytest

from athanor import bots
from athanor.bots import outside_plugins
from tests.cli.terminal import run

PACKAGE = """
from athanor import bots


class Thrifty(bots.Bot):
    name = "thrifty"

    def choose(self, world, seat, seed):
        return world.legal(seat)[-1]


class Unnamed(bots.Bot):
    def choose(self, world, seat, seed):
        return 0


class Costly(bots.Bot):
    name = "costly"

    def __init__(self, price):
        pass


def function():
    return Thrifty()
"""
OFFERED = {
    "thrifty": "purse:Thrifty",
    "unnamed": "purse:Unnamed",
    "costly": "purse:Costly",
    "function": "purse:function",
    "broken": "torn_purse:Thrifty",
    "gone": "no_such_module:Thrifty",
    "absent": "purse:Absent",
}


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """A package as pip would have put it there."""
    (tmp_path / "purse.py").write_text(PACKAGE, encoding="utf-8")
    (tmp_path / "torn_purse.py").write_text("raise RuntimeError('torn')\n", encoding="utf-8")
    about = tmp_path / "purse-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: purse\nVersion: 1.0\n", encoding="utf-8")
    rows = "".join(f"{name} = {value}\n" for name, value in OFFERED.items())
    (about / "entry_points.txt").write_text(f"[athanor.bots]\n{rows}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    outside_plugins.offered.cache_clear()
    yield tmp_path
    outside_plugins.offered.cache_clear()
    for module in ("purse", "torn_purse"):
        sys.modules.pop(module, None)


def test_a_bot_of_another_package_is_found_by_name(installed):
    assert set(OFFERED) <= set(bots.outside_names())
    assert "purse" not in sys.modules, "nothing is imported before it is wanted"
    assert bots.bot("thrifty").name == "thrifty"
    assert "torn_purse" not in sys.modules


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("broken", "The bot “broken” of the package purse cannot be used: RuntimeError: torn"),
        ("gone", "cannot be used: ModuleNotFoundError: No module named 'no_such_module'"),
        ("absent", "cannot be used: AttributeError"),
        ("costly", "cannot be used: TypeError"),
        ("unnamed", "What the package purse offers as the bot “unnamed” is no bot of that name"),
        ("function", "is no bot of that name"),
    ],
)
def test_a_broken_package_is_one_sentence_and_no_other_bots_trouble(installed, name, sentence):
    with pytest.raises(bots.BotError) as refused:
        bots.bot(name)
    assert sentence in str(refused.value)
    assert bots.bot("heuristic").name == "heuristic"


@pytest.mark.parametrize(
    ("name", "asked", "packages"),
    [
        ("heuristic", "heuristic", "athanor, purse"),
        ("adept", "adept-bold@60", "athanor, purse"),
        ("twin", "twin", "purse, twins"),
    ],
)
def test_two_of_a_name_are_told_and_neither_is_taken(installed, name, asked, packages):
    (installed / "purse-1.0.dist-info" / "entry_points.txt").write_text(
        f"[athanor.bots]\n{name} = purse:Thrifty\n", encoding="utf-8"
    )
    if name == "twin":
        about = installed / "twins-2.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: twins\nVersion: 2.0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text("[athanor.bots]\ntwin = purse:Thrifty\n", encoding="utf-8")
    outside_plugins.offered.cache_clear()
    with pytest.raises(bots.BotError) as refused:
        bots.bot(asked)
    assert f"More than one bot is called “{name}”: {packages} each have one." in str(refused.value)
    assert bots.bot("random").name == "random"


def test_a_module_may_bring_a_bot_along(monkeypatch):
    monkeypatch.setattr(outside_plugins, "_REGISTERED", {})

    class Lazy(bots.Bot):
        name = "lazy"

    class Other(bots.Bot):
        name = "lazy"

    assert bots.register(Lazy) is Lazy
    assert isinstance(bots.bot("lazy"), Lazy)
    assert "lazy" in bots.outside_names()
    bots.register(Lazy)
    with pytest.raises(bots.BotError):
        bots.register(Other)


def test_an_entry_point_without_a_package_is_named_by_what_it_is():
    assert outside_plugins.package(EntryPoint("x", "purse:Thrifty", outside_plugins.GROUP)) == "purse:Thrifty"


def test_the_program_uses_it(installed, tmp_path):
    """In processes of their own, too."""
    path = {"PYTHONPATH": f"{installed}:{run.__globals__['ROOT']}:{run.__globals__['ROOT'] / 'src'}"}
    found = run(tmp_path, "arena", "spellbook", "thrifty", "random", "--games", "2", "--jobs", "2", env=path)
    assert found.returncode == 0, found.stderr
    assert "thrifty" in found.stdout
    broken = run(tmp_path, "arena", "spellbook", "broken", "random", env=path)
    assert broken.returncode == 2
    assert "RuntimeError: torn" in broken.stderr
