"""A second set of boards: the same cards, and everything printed on the boards otherwise. Rules must not notice.

name = permuted.permuted_set(tmp_path)      # the value of the option `cards`
"""

from pathlib import Path

from athanor.games.trismegistus import shelf

BOARD = """
tracks = ["air", "earth", "fire", "water"]
bonus-steps = [3, 7]
arrows = ["red", "black", "white", "white", "red", "black"]
slots = ["silver", "iron", "mercury", "tin", "copper", "lead"]
introductory-slot = 2
market = ["red", "white", "black", "red", "white", "black"]

[[section]]
symbols = ["iron", "tin"]
spaces = 3

[[section]]
symbols = ["mercury"]
spaces = 1

[[section]]
symbols = ["copper", "lead"]
spaces = 2

[bowl-essence]
lead = "aether"
copper = "mercury"
tin = "sulfur"
mercury = "salt"
iron = "any"

[track-essence]
fire = "mercury"
water = "aether"
earth = "salt"
air = "sulfur"

[bonus-tokens]
track = 3
chameleon = 5
ethereal = 3

[dice]
2 = [4, 5, 5]
3 = [5, 5, 5]
4 = [5, 5, 6]

[botmegistus]
symbols = ["lead", "copper", "tin", "mercury", "iron"]
colours = ["red", "white", "black"]
max = "tin"
"""


def permuted_set(folder: Path) -> str:
    """Writes the set below a folder, puts it on the shelf and gives its name."""
    there = folder / "permuted"
    shelf.export_set(there, "en")
    (there / "board.toml").write_text(BOARD, encoding="utf-8")
    return shelf.take_set(there).id
