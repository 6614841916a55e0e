"""Draws `docs/pictures/game.svg`, the moving picture of the README: two bots play Spellbook, as the page shows it.

    make web && .venv/bin/python tools/moving_picture.py

The game is played by the real server from a seed, and its replay is shown in a browser (Chromium, as the tests use it).
The picture is one file: each frame is a photograph inside it, and a style sheet shows them in turn. Whoever asks their
system for less motion sees the last.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.fonts import lay_out_fonts
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tools.browser import ensure_browser

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "docs" / "pictures" / "game.svg"
SIZE: Final = (1280, 800)  # of the page
SCALE: Final = 0.7  # of the photographs
FRAMES: Final = 9
SECONDS: Final = 1.8  # for each frame
QUALITY: Final = 32
SEED: Final = 11


def played(host: Visitor) -> tuple[str, int]:
    """A table of two bots that has played to its end, and its number of moves."""
    table = host.table("spellbook", "bot:master", "bot:adept", seed=SEED)
    host.page.goto(f"/table/{table}")
    while host.get(f"/api/tables/{table}")["status"] != "over":
        host.page.wait_for_timeout(200)
    return table, host.get(f"/api/tables/{table}/replay")["moves"]


def photographs(page: Page, table: str, moves: int) -> list[bytes]:
    found = []
    for number in range(FRAMES):
        move = round(number * moves / (FRAMES - 1))
        page.goto(f"/replay/{table}?move={move}&seat=0")
        page.locator("main.table").wait_for()
        page.wait_for_timeout(500)
        found.append(page.screenshot(type="jpeg", quality=QUALITY, animations="disabled"))
    return found


def film(frames: list[bytes]) -> str:
    """Each frame is seen for its share of the time; the last lies below, for those who want no motion."""
    whole, share = SECONDS * len(frames), 100 / len(frames)
    width, height = SIZE
    box = f'viewBox="0 0 {width} {height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="A game of Spellbook between two bots">',
        "<style>image { visibility: hidden } image:last-of-type { visibility: visible }",
        "@media (prefers-reduced-motion: no-preference) {",
        f"image {{ animation: seen {whole:.1f}s step-end infinite }}",
        f"@keyframes seen {{ 0% {{ visibility: visible }} {share:.3f}% {{ visibility: hidden }} }}",
        "}</style>",
    ]
    for number, frame in enumerate(frames):
        code = b64encode(frame).decode()
        delay = f"animation-delay: {number * SECONDS - whole:.1f}s"
        parts.append(f'<image width="{width}" height="{height}" style="{delay}" href="data:image/jpeg;base64,{code}"/>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as browsers:
        house = House(Path(folder) / "data")
        fonts = lay_out_fonts(Path(folder))
        browser = browsers.chromium.launch(executable_path=ensure_browser(), args=FLAGS, env=fonts)
        try:
            table, moves = played(Visitor(browser, house.address, "Ada"))
            size = ViewportSize(width=SIZE[0], height=SIZE[1])
            page = browser.new_page(base_url=house.address, viewport=size, device_scale_factor=SCALE, locale="en-GB")
            FILE.write_text(film(photographs(page, table, moves)), encoding="utf-8")
        finally:
            browser.close()
            house.close()
    print(f"{FILE.relative_to(ROOT)}: {FRAMES} frames, {FILE.stat().st_size / 1024:.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
