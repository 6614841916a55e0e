"""The habits of tests: none depends on being quick; every long one has a sample in `make test`, to be seen daily."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


def long_marks(tree: ast.Module) -> Iterator[ast.expr]:
    """Every `pytest.mark.long` that holds for a whole test or file: of a single case the others are the sample."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield from (mark for mark in node.decorator_list if is_long(mark))
        elif isinstance(node, ast.Assign) and any(
            isinstance(n, ast.Name) and n.id == "pytestmark" for n in node.targets
        ):
            marks = node.value.elts if isinstance(node.value, ast.List) else [node.value]
            yield from (mark for mark in marks if is_long(mark))


def is_long(node: ast.expr) -> bool:
    return "mark.long" in ast.unparse(node).split("(")[0]


def sample_named(mark: ast.expr) -> str | None:
    if isinstance(mark, ast.Call):
        for argument in mark.keywords:
            if argument.arg == "sample" and isinstance(argument.value, ast.Constant):
                return str(argument.value.value)
    return None


def fault(file: Path, mark: ast.expr) -> str | None:
    place = f"{file.relative_to(TESTS).as_posix()}:{mark.lineno}"
    sample = sample_named(mark)
    if sample is None:
        return f"{place}: a long test names the quicker one that stands for it: pytest.mark.long(sample=…)"
    where, _, name = sample.rpartition("::")
    tree = ast.parse((TESTS.parent / where if where else file).read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name]
    if not found:
        return f"{place}: there is no test {sample}"
    return f"{place}: {sample} is long itself" if any(map(is_long, found[0].decorator_list)) else None


def test_every_long_test_has_a_sample_in_make_test():
    files = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(TESTS.rglob("test_*.py"))}
    faults = [fault(file, mark) for file, tree in files.items() for mark in long_marks(tree)]
    assert len(faults) > 10, "the marks were not found"
    assert not list(filter(None, faults))


# A limit in seconds that a busy machine may pass. `tests/waiting.py` has the one that all can use.
SHORT_LIMIT = re.compile(r"\btimeout=\d{1,2}(\.\d+)?[,)]|monotonic\(\) \+ \d{1,2}(\.\d+)?\b|monotonic\(\) - \w+ <")


def test_no_test_depends_on_being_quick():
    found = [
        f"{file.relative_to(TESTS).as_posix()}:{number}: {line.strip()}"
        for file in sorted(TESTS.rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if SHORT_LIMIT.search(line) and file != Path(__file__)
    ]
    assert not found
