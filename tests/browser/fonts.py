"""The fonts of the tests' browser: a stated set, so that what is installed on a machine makes no difference.

They come with the other packages of `web/`, hence no administrator is needed. Chromium asks fontconfig, which reads the
file named in FONTCONFIG_FILE; where there is no fontconfig (macOS), the system's fonts are used.
"""

from __future__ import annotations

import os
import shutil
import struct
import zlib
from pathlib import Path
from xml.sax.saxutils import escape

from tests.browser.house import ROOT

PACKAGES = ROOT / "web" / "node_modules"
DEJAVU = ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold")
# Arimo and Tinos are the Liberation fonts under their first names: the same letters, the same widths.
WEB_FONTS = ("arimo", "tinos", "noto-sans", "noto-serif")
WEIGHTS = (400, 700)
# Sans and serif of each set, as a page may meet them. DejaVu is the widest, and all that a bare Debian has.
SETS = {
    "DejaVu": ("DejaVu Sans", "DejaVu Serif"),
    "Liberation": ("Arimo", "Tinos"),
    "Noto": ("Noto Sans", "Noto Serif"),
}

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
"""


def lay_out_fonts(folder: Path) -> dict[str, str | float | bool]:
    """Put the fonts into this folder; the variables with which a browser sees them and no others."""
    fonts = folder / "fonts"
    fonts.mkdir()
    for name in DEJAVU:
        shutil.copy(PACKAGES / "dejavu-fonts-ttf" / "ttf" / f"{name}.ttf", fonts)
    for name in WEB_FONTS:
        for weight in WEIGHTS:
            file = PACKAGES / "@fontsource" / name / "files" / f"{name}-latin-{weight}-normal.woff"
            (fonts / f"{name}-{weight}.ttf").write_bytes(unpacked(file.read_bytes()))
    configuration = folder / "fonts.conf"
    configuration.write_text(
        CONFIGURATION.format(fonts=escape(str(fonts)), cache=escape(str(folder / "cache"))), encoding="utf-8"
    )
    return {**os.environ, "FONTCONFIG_FILE": str(configuration)}


def unpacked(woff: bytes) -> bytes:
    """The font inside a web font (WOFF 1.0): the same tables, no longer compressed. Chromium installs no other kind."""
    signature, flavour, _, tables = struct.unpack(">4s4sIH", woff[:14])
    assert signature == b"wOFF"
    power = tables.bit_length() - 1
    header: bytes = flavour + struct.pack(">4H", tables, 16 << power, power, 16 * tables - (16 << power))
    directory, contents = b"", b""
    for number in range(tables):
        start = 44 + 20 * number
        tag, offset, packed, length, checksum = struct.unpack(">4s4I", woff[start : start + 20])
        table = woff[offset : offset + packed]
        if packed < length:
            table = zlib.decompress(table)
        directory += struct.pack(">4s3I", tag, checksum, 12 + 16 * tables + len(contents), length)
        contents += table + bytes(-length % 4)
    return header + directory + contents
