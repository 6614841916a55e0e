"""The compiled build: that it is what runs where it was asked for, when it is out of date, and how sources suit it."""

import ast
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from athanor.core.message import Message
from tests.builds import COMPILED
from tools import fast

ROOT = Path(__file__).resolve().parents[2]
MODULES = [".".join(file.relative_to(fast.SOURCES).with_suffix("").parts) for file in fast.compiled_sources()]


def test_the_build_that_runs_is_the_one_that_was_asked_for():
    wrong = []
    for name in MODULES:
        file = str(import_module(name.removesuffix(".__init__")).__file__)
        if file.endswith(tuple(EXTENSION_SUFFIXES)) != COMPILED:
            wrong.append(f"{name}: {file}")
    assert not wrong


def test_what_the_engine_lives_on_is_compiled():
    for name in (
        "core.state",
        "core.frames",
        "core.rng",
        "bots.seeds",
        "games.spellbook.state",
        "games.spellbook.verbs",
    ):
        assert f"athanor.{name}" in MODULES


def test_every_mark_is_one_and_means_something():
    marked = [file for file in fast.PACKAGE.rglob("*.py") if "# not compiled" in file.read_text("utf-8").lower()]
    assert [file for file in marked if not fast.INTERPRETED.search(file.read_text("utf-8"))] == []
    assert [file for file in marked if file.relative_to(fast.PACKAGE).parts[0] not in fast.COMPILED] == []


def test_a_message_travels_between_processes():
    import pickle

    message = Message("draws", {"seat": 1, "cards": [Message("card", {"number": 2})]})
    assert pickle.loads(pickle.dumps(message)) == message


# ---------------------------------------------------------------- the stamp


MARKED = '"""Words."""\n\n# Not compiled: it makes words.\n\nwords = {}\n'


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of three modules, one of them left in Python."""
    sources = tmp_path / "src"
    (sources / "athanor" / "core" / "text").mkdir(parents=True)
    (sources / "athanor" / "server").mkdir()
    for name in ("__init__", "core/__init__", "core/state", "core/text", "server/__init__"):
        (sources / "athanor" / f"{name}.py").write_text("")
    (sources / "athanor" / "core" / "text.py").write_text(MARKED)
    (sources / "athanor" / "core" / "text" / "en.ftl").write_text("")
    monkeypatch.setattr(fast, "SOURCES", sources)
    monkeypatch.setattr(fast, "PACKAGE", sources / "athanor")
    return sources / "athanor"


def test_a_mark_in_the_file_keeps_it_in_python(package):
    core = package / "core"
    assert fast.compiled_sources() == [core / "__init__.py", core / "state.py"]
    (core / "text.py").rename(core / "letters.py")
    assert fast.compiled_sources() == [core / "__init__.py", core / "state.py"]


def test_a_build_fits_until_something_compiled_changes(package, tmp_path):
    assert not fast.fits(tmp_path)
    fast.stamp_of(tmp_path).write_text(fast.digest())
    assert fast.fits(tmp_path)
    (package / "core" / "text.py").write_text(MARKED.replace("{}", "{1}"))
    assert fast.fits(tmp_path), "what is not compiled is linked to, so it is never old"
    (package / "core" / "state.py").write_text("state = 1")
    assert not fast.fits(tmp_path)


def test_a_build_does_not_fit_when_a_module_came_or_went(package, tmp_path):
    fast.stamp_of(tmp_path).write_text(fast.digest())
    (package / "server" / "more.py").write_text("")
    assert not fast.fits(tmp_path)


def test_the_mirror_shows_what_is_not_compiled_as_it_is_today(package, tmp_path):
    target = tmp_path / "mirror"
    fast.mirror(package, target, {file.parent for file in fast.compiled_sources()})
    assert (target / "core" / "state.py").exists()
    assert not (target / "core").is_symlink(), "compiled modules are put there"
    (package / "server" / "__init__.py").write_text("new = 1")
    if (target / "server").is_symlink():
        assert (target / "server" / "__init__.py").read_text() == "new = 1"


# ---------------------------------------------------------------- the sources


def is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    if isinstance(node, ast.Tuple):
        return all(map(is_number, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def bare_fractions(file: Path) -> list[str]:
    """Constant tuples with fractions that are not written as `table(…)`."""
    found = []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple) and is_number(node.value):
            leaves = [leaf.value for leaf in ast.walk(node.value) if isinstance(leaf, ast.Constant)]
            if any(isinstance(leaf, float) for leaf in leaves):
                found.append(f"{file.relative_to(fast.PACKAGE)}: {ast.unparse(node.target)}")
    return found


def test_constants_of_fractions_are_tables():
    """Compiled, a bare tuple of fractions has no value (see `core/compiled.py`)."""
    assert [found for file in fast.compiled_sources() for found in bare_fractions(file)] == []
