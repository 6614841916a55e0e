"""Write what the page knows of each game's view, `web/src/games/<game>/view.ts`, from the game's `view_types.py`.

There every part of a view is a TypedDict. Its docstring, and the comment above or behind a field, go along. A list of
fixed length says what stands at each place: `Annotated[list[int], "seat, kind"]`, or, where the types differ,
`Annotated[list[Any], "said: Msg, points: number"]`.

Run as `python tools/view_types.py`; with `--check` it only says whether the files are up to date.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SIMPLE: Final = {
    "int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null", "Any": "unknown",
    "MessageData": "Msg",
}  # fmt: skip
WIDTH: Final = 116


def sources() -> list[Path]:
    return sorted((ROOT / "src" / "athanor" / "games").glob("*/view_types.py"))


def target(source: Path) -> Path:
    return ROOT / "web" / "src" / "games" / source.parent.name / "view.ts"


def written(source: Path) -> str:
    """The TypeScript of one game."""
    text = source.read_text(encoding="utf-8")
    lines = text.splitlines()
    parts = []
    for node in ast.parse(text).body:
        match node:
            case ast.ClassDef():
                parts.append(interface(node, lines))
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                parts.append(f"{doc(comment(node, lines), '')}export type {name} = {type_of(value)};\n")
    head = f"/* Written by `python tools/view_types.py` from `{source.relative_to(ROOT).as_posix()}`. Do not edit. */\n"
    body = "\n".join(parts)
    needs = "import type { Msg } from '../../lib/message';\n\n" if "Msg" in body else "\n"
    return head + needs + body


def interface(node: ast.ClassDef, lines: list[str]) -> str:
    above = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    extends = f" extends {', '.join(above)}" if above else ""
    fields = [
        f"{doc(comment(field, lines), '  ')}  {field.target.id}: {type_of(field.annotation)};\n"
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    ]
    said = " ".join((ast.get_docstring(node) or "").split())
    return f"{doc(said, '')}export interface {node.name}{extends} {{\n{''.join(fields)}}}\n"


def doc(said: str, before: str) -> str:
    """A comment of one line, or of several."""
    if not said:
        return ""
    if len(before) + len(said) + 8 <= WIDTH:
        return f"{before}/** {said} */\n"
    rows, row = [], ""
    for word in said.split():
        if len(before) + len(row) + len(word) + 4 > WIDTH:
            rows.append(row)
            row = ""
        row += f" {word}"
    return f"{before}/**\n" + "".join(f"{before} *{each}\n" for each in [*rows, row]) + f"{before} */\n"


def comment(node: ast.stmt, lines: list[str]) -> str:
    """What stands behind a line, or in the lines above it."""
    _, _, behind = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :].partition("#")
    above: list[str] = []
    for line in reversed(lines[: node.lineno - 1]):
        if not line.strip().startswith("#"):
            break
        above.insert(0, line.strip().lstrip("# "))
    return behind.strip() or " ".join(above)


def type_of(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return SIMPLE.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_of(left)} | {type_of(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return listed(type_of(inner))
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{type_of(key)}, {type_of(value)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=words)):
            return " | ".join(repr(ast.literal_eval(word)) for word in words)
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, ast.Constant(value=str(row))])):
            return places(row, type_of(inner).removesuffix("[]"))
    raise ValueError(f"no TypeScript for {ast.unparse(node)}")


def listed(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def places(row: str, usual: str) -> str:
    """`seat, kind` as a list of two."""
    found = [place.strip() for place in row.split(",")]
    return f"[{', '.join(place if ':' in place else f'{place}: {usual}' for place in found)}]"


def main(arguments: list[str]) -> int:
    files = {target(source): written(source) for source in sources()}
    if "--check" not in arguments:
        for file, text in files.items():
            file.write_text(text, encoding="utf-8")
        return 0
    old = [file for file, text in files.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    for file in old:
        print(f"{file.relative_to(ROOT).as_posix()} is not up to date with the game: python tools/view_types.py")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
