"""What `make docs` adds to the pages of docs/, as hooks of mkdocs.

- Every item of a list of rules links to the tests that prove it, and every such test back to its items. The tests are
  pages of the site, made from their files.
- The observations of each game are listed from the layouts of its encoder (`tools/site_observations.py`).
- CONTRIBUTING.md, CHANGELOG.md and SECURITY.md are pages too.
- Scripts that the theme writes into its pages become files: the server's content security policy allows no others.
"""

from __future__ import annotations

import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files, InclusionLevel

from tools.site_observations import with_observations
from tools.site_rules import RULES, page_of, proving, test_page, with_tests

ROOT = Path(__file__).resolve().parent.parent
# Where a page of the site is not where its file is.
PROJECT = {f"project/{name}.md": ROOT / f"{name.upper()}.md" for name in ("contributing", "changelog", "security")}
OBSERVATIONS = "observations/"
ICON = ROOT / "web" / "public" / "icon.svg"
SCRIPT = re.compile(r"<script>(.+?)</script>", re.DOTALL)
# Of the theme's, what no page of ours asks for: maps of sources, words of other languages, the page for a missing page
# (it would need to know the address of the site; the server answers itself).
NEEDLESS = ("**/*.map", "assets/javascripts/lunr", "404.html", "sitemap.xml*")


# ---------------------------------------------------------------- what mkdocs calls


def on_files(files: Files, config: Any) -> Files:
    for path in proving():
        made = File.generated(config, page_of(path), content=test_page(path), inclusion=InclusionLevel.NOT_IN_NAV)
        files.append(made)
    for name, source in PROJECT.items():
        text = source.read_text(encoding="utf-8")
        for page, origin in PROJECT.items():
            text = text.replace(f"]({origin.name})", f"]({page.removeprefix('project/')})")
        files.append(File.generated(config, name, content=text.replace("](docs/", "](../")))
    files.append(File.generated(config, ICON.name, abs_src_path=str(ICON)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    if page.file.src_uri.startswith(OBSERVATIONS):
        return with_observations(markdown)
    if not page.file.src_uri.startswith(RULES):
        return markdown
    return "\n".join(map(with_tests, markdown.split("\n")))


def on_post_page(output: str, page: Any, config: Any) -> str:
    """The theme's small scripts as files, one for each text."""
    up = "../" * page.url.count("/")

    def as_file(match: re.Match[str]) -> str:
        name = f"assets/javascripts/{sha256(match[1].encode()).hexdigest()[:12]}.js"
        place = Path(config.site_dir, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(match[1], encoding="utf-8")
        return f'<script src="{up}{name}"></script>'

    return SCRIPT.sub(as_file, output)


def on_post_build(config: Any) -> None:
    site = Path(config.site_dir)
    for path in [path for pattern in NEEDLESS for path in site.glob(pattern)]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
