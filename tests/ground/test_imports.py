"""Imports stand at the top of their file, go one way and never in a circle; in the page too."""

import pytest

from tools import imports


def test_no_import_stands_inside_a_function():
    assert sorted(imports.inside_functions() - imports.LATE) == []


def test_only_packages_of_others_are_imported_late():
    assert imports.LATE <= imports.inside_functions()
    found = imports.all_imports()
    ours = [name for name in (line.split(": ")[1] for line in imports.LATE) if name in found]
    for name in ours:
        assert {other.split(".")[0] for other, _ in found[name]} & {"numpy", "torch"}, name


def test_no_modules_import_each_other_in_a_circle():
    assert imports.cycles(imports.python_graph()) == []


def test_no_modules_of_the_page_import_each_other_in_a_circle():
    assert imports.cycles(imports.page_graph()) == []


def test_imports_of_the_page_go_one_way():
    assert imports.imports_upwards(imports.page_graph()) == []


# --- the reading itself --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import a", {("a", False)}),
        ("def f():\n    from a import b", {("a", True)}),
        ("def f():\n    return import_module('a.b')", {("a.b", True)}),
        ("if TYPE_CHECKING:\n    import a\nelse:\n    import b", {("b", False)}),
        ("class A:\n    def f(self):\n        import a, c", {("a", True), ("c", True)}),
    ],
)
def test_imports_are_found_wherever_they_stand(source, found, tmp_path):
    file = tmp_path / "module.py"
    file.write_text(source)
    assert set(imports.imports(file, {})) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import { a } from './other';", ["lib/other.ts"]),
        ("<script>\n  import A from './A.svelte';", ["lib/A.svelte"]),
        ("import {\n  a,\n  b,\n} from './other';", ["lib/other.ts"]),
        ("import type { T } from './other';", []),
        ("const page = () => import('./other');", ["lib/other.ts"]),
        ("import './other';\nimport { b } from 'svelte';", ["lib/other.ts"]),
        ("export { a } from './other';", ["lib/other.ts"]),
    ],
)
def test_imports_of_the_page_are_found(source, found, tmp_path, monkeypatch):
    monkeypatch.setattr(imports, "PAGE", tmp_path)
    (tmp_path / "lib").mkdir()
    for name, text in (("me.ts", source), ("other.ts", ""), ("A.svelte", "")):
        (tmp_path / "lib" / name).write_text(text)
    assert sorted(imports.page_graph()["lib/me.ts"]) == found


def test_circles_are_found():
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a", "d2"}, "d2": set(), "e": {"e"}}
    assert imports.cycles(graph) == [["a", "b", "c"], ["e"]]
