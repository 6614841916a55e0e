"""The packages of others that Athanor is made with: which, why, and under which licence.

    python tools/dependencies.py            # writes docs/dependencies.md
    python tools/dependencies.py --check    # says what is unknown, not allowed, or not up to date

Versions come from the locks, licences from `dependencies.toml`: whoever adds a package looks its licence up once. What
the package's own description says about it, where it is installed here, must agree. What people install or download has
to be under a licence that asks for no more than to be named.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "dependencies.md"
KNOWN: Final = ROOT / "tools" / "dependencies.toml"
OURS: Final = "athanor-games (pyproject.toml)"
LOCKED: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)")
VIA: Final = re.compile(r"^    #\s+(?:via )?(\S.*)$")
NAME: Final = re.compile(r"[A-Za-z0-9._-]+")

# What a description says in its own words, and what that is called in lists of licences.
IN_OTHER_WORDS: Final = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
PARTS: Final = """# Dependencies and their licences

Written by `tools/dependencies.py` from the locks; `make check` holds it to them. Athanor itself is under the MIT
licence.

What is installed with the package or sent to a browser must be under one of these: {free}.

What only developers use may also be under: {more}.

Known weaknesses of these versions are looked up on the forge, by the workflow `audit`: each week and with every change
of a lock.

## To play

Installed with the package.

{playing}
## In the page

Compiled into the files that the server sends, as far as they are used; the licences of what is used lie beside the
page, in `licences.txt`.

{page}
## Drawn from others' work

Made once from a package that is no part of the distribution, and kept here. The outlines of letters may be under
{letters}; its text goes with them.

{drawn}
## Extras

`athanor-games[train]` adds PyTorch (BSD-3-Clause) and what it needs; no lock pins it. `athanor-games[ray]`, the arena
on a cluster, adds these:

{ray}
`athanor-games[envs]`, the environments for learning in the interfaces of others, adds these:

{envs}
## For the documentation

`make docs` uses these besides, in an environment of its own (`requirements-docs.lock`). The site that comes with the
package has the files of mkdocs-material in it; they name their authors and licences themselves.

{docs}
## To develop

The rest of `requirements.lock`:

{developing}
And the rest of `web/package-lock.json`, packages by licence:

{building}"""


@dataclass
class Package:
    name: str
    version: str
    needed_by: set[str]


# ---------------------------------------------------------------- what the locks say


def normal(name: str) -> str:
    """Names of Python packages are one and the same with dashes, dots and capitals."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(file: Path) -> dict[str, Package]:
    """The packages of a lock. Where it has several versions, for several Pythons, all of them."""
    found: dict[str, Package] = {}
    current: Package | None = None
    for line in file.read_text(encoding="utf-8").splitlines():
        if match := LOCKED.match(line):
            current = found.setdefault(normal(match[1]), Package(match[1], match[2], set()))
            if match[2] not in current.version.split(", "):
                current.version += f", {match[2]}"
        elif current is not None and (via := VIA.match(line)) and via[1] != "via":
            current.needed_by.add(via[1] if via[1] == OURS else normal(via[1].split(" ")[0]))
    return found


def closure(packages: dict[str, Package], wanted: set[str]) -> set[str]:
    """The wanted packages and all that they bring along."""
    found = wanted & set(packages)
    while True:
        more = {name for name, package in packages.items() if name not in found and package.needed_by & found}
        if not more:
            return found
        found |= more


def required(lines: list[str]) -> set[str]:
    return {normal(match[0]) for line in lines if (match := NAME.match(line))}


def page_packages() -> dict[str, dict[str, Any]]:
    """What npm's lock says of each package, by name."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return {place.rpartition("node_modules/")[2]: said for place, said in lock["packages"].items() if place}


# ---------------------------------------------------------------- what the packages say of themselves


def single(expression: str) -> set[str]:
    """The licences of an expression such as `MIT OR Apache-2.0`."""
    return set(re.split(r" AND | OR ", expression.strip("()")))


def own_words(installed: Distribution) -> set[str]:
    """The licences that a package names, in the usual words; empty where it names none."""
    said: Any = installed.metadata
    if expression := said.get("License-Expression"):
        return single(str(expression))
    classifiers = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier", []) if line.startswith("License")]
    short = [line for line in [str(said.get("License") or "")] if 0 < len(line) < 40]
    return {IN_OTHER_WORDS.get(words, words) for words in [*classifiers, *short]}


def disagreements(licences: dict[str, str]) -> Iterator[str]:
    for installed in distributions():
        name = normal(installed.name)
        found = own_words(installed)
        if name in licences and found and not found & single(licences[name]):
            yield f"{name} says {', '.join(sorted(found))}, {KNOWN.name} says {licences[name]}"


# ---------------------------------------------------------------- the audit


class Audit:
    def __init__(self) -> None:
        known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))
        self.free: list[str] = known["free"]
        self.for_developers: list[str] = known["for-developers"]
        self.licences: dict[str, str] = known["licences"]
        self.for_letters: list[str] = known["for-letters"]
        self.purposes: dict[str, str] = known["purposes"]
        self.drawn: list[dict[str, str]] = known["drawn"]
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        self.direct = required(project["dependencies"])
        self.development = locked(ROOT / "requirements.lock")
        self.extras = {extra: locked(ROOT / f"requirements-{extra}.lock") for extra in ("ray", "envs", "docs")}
        self.python = dict(self.development)
        for extra in self.extras.values():
            self.python = extra | self.python
        self.playing = closure(self.development, self.direct)
        self.page = {name: {"license": "none", **said} for name, said in page_packages().items()}
        for name, licence in known["page"].items():
            self.page[name]["license"] = licence

    def problems(self) -> Iterator[str]:
        yield from (f"{name}: no licence in {KNOWN.name}" for name in sorted(set(self.python) - set(self.licences)))
        yield from (
            f"{name}: in {KNOWN.name}, but in no lock" for name in sorted(set(self.licences) - set(self.python))
        )
        for name in sorted(set(self.python) & set(self.licences)):
            yield from self.not_allowed(name, self.licences[name], name in self.playing)
        for name, said in sorted(self.page.items()):
            yield from self.not_allowed(name, said["license"], not said.get("dev"))
        for one in self.drawn:
            if one["licence"] not in {*self.free, *self.for_letters}:
                yield f"{one['file']} is under {one['licence']}, which is not allowed here"
            if not (ROOT / one["file"]).exists():
                yield f"{one['file']}: in {KNOWN.name}, but not in the repository"
        unexplained = (self.direct | set(self.direct_of_the_page())) - set(self.purposes)
        yield from (f"{name}: {KNOWN.name} does not say what it is for" for name in sorted(unexplained))
        yield from disagreements(self.licences)

    def not_allowed(self, name: str, licence: str, shipped: bool) -> Iterator[str]:
        allowed = {*self.free, *([] if shipped else self.for_developers)}
        found = single(licence)
        if not (found & allowed if " OR " in licence else found <= allowed):
            yield f"{name} is under {licence}, which is not allowed {'here' if shipped else 'even for developers'}"

    def direct_of_the_page(self) -> list[str]:
        package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
        return list(package["dependencies"])

    # ------------------------------------------------------------ as a page

    def text(self) -> str:
        developing = set(self.development) - self.playing
        return PARTS.format(
            free=", ".join(self.free),
            more=", ".join(self.for_developers),
            playing=self.python_table(self.development, self.playing),
            page=self.page_table(),
            letters=", ".join(self.for_letters),
            drawn=table(
                ["file", "from", "licence", "for", "made anew by"],
                [[f"`{one['file']}`", one["from"], one["licence"], one["for"], one["by"]] for one in self.drawn],
            ),
            developing=self.python_table(self.development, developing),
            building=self.page_counts(),
            **{
                name: self.python_table(extra, set(extra) - set(self.development))
                for name, extra in self.extras.items()
            },
        )

    def python_table(self, packages: dict[str, Package], names: set[str]) -> str:
        rows = []
        for name in sorted(names):
            package = packages[name]
            why = self.purposes.get(name) or f"needed by {', '.join(sorted(package.needed_by & names or {'others'}))}"
            rows.append([package.name, package.version, self.licences.get(name, "?"), why])
        return table(["package", "version", "licence", "for"], rows)

    def page_table(self) -> str:
        direct = self.direct_of_the_page()
        names = [name for name, said in self.page.items() if not said.get("dev")]
        rows = []
        for name in sorted(names, key=lambda name: (name not in direct, name)):
            said = self.page[name]
            rows.append([name, said["version"], said["license"], self.purposes.get(name, "needed by these")])
        return table(["package", "version", "licence", "for"], rows)

    def page_counts(self) -> str:
        counts = Counter(said["license"] for said in self.page.values() if said.get("dev"))
        rows = sorted(counts.items(), key=lambda row: (-row[1], row[0]))
        return table(["licence", "packages"], [[licence, str(count)] for licence, count in rows])


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main(arguments: list[str]) -> int:
    audit = Audit()
    problems = list(audit.problems())
    text = audit.text()
    if "--check" not in arguments:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        problems.append(f"{PAGE.relative_to(ROOT)} is not up to date: run tools/dependencies.py")
    print("\n".join(problems) or f"{len(audit.playing)} packages to play, {len(audit.development)} in all: in order")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
