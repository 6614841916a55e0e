"""The documentation site, built into the package: the server shows it at /docs."""

from __future__ import annotations

import os

from tools.dev.environments import DOCS, DOCS_ENVIRONMENT, fingerprint, prepare_docs, python_of
from tools.dev.running import ROOT, must_run

SITE = ROOT / "src" / "athanor" / "server" / "site"
# The reference is made from the sources, the pages of rules from the tests.
FOLDERS = {"docs": "*", "src/athanor": "*.py", "tests": "*.py"}
FILES = [
    ROOT / "mkdocs.yml",
    *(ROOT / "tools" / f"{name}.py" for name in ("site_hooks", "site_observations", "site_rules", "rules_list")),
    DOCS,
]


def build_site() -> None:
    """Some seconds, if anything it is made from has changed. A warning is an error."""
    sources = [file for folder, names in FOLDERS.items() for file in (ROOT / folder).rglob(names) if file.is_file()]
    contents = fingerprint(*sorted(sources), *FILES, *sorted(ROOT.glob("*.md")))
    stamp = SITE / ".stamp"
    if stamp.exists() and stamp.read_text() == contents:
        return
    prepare_docs()
    stamp.unlink(missing_ok=True)
    # The theme tells of the plans of others for a later mkdocs; the lock keeps this one.
    variables = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    must_run(python_of(DOCS_ENVIRONMENT), "-m", "mkdocs", "build", "--strict", variables=variables)
    stamp.write_text(contents)
