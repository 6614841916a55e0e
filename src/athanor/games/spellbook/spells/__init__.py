"""The 21 spells, one class each, a file per colour. `BOOK[number]` is the card."""

from __future__ import annotations

from typing import Final

from athanor.core.frames import Frame
from athanor.games.spellbook.spells import black, clone, purple, red, white
from athanor.games.spellbook.spells.black import Feast, Focus, Offering
from athanor.games.spellbook.spells.blue import Mirage, Swiftness, Transmutation
from athanor.games.spellbook.spells.clone import Clone
from athanor.games.spellbook.spells.green import Cure, Growth, Purification
from athanor.games.spellbook.spells.purple import Divination, Levitation, Sharing
from athanor.games.spellbook.spells.red import Blaze, Eruption, Sacrifice
from athanor.games.spellbook.spells.spell import Spell
from athanor.games.spellbook.spells.white import Storm, TimeTravel
from athanor.games.spellbook.spells.yellow import Abundance, Communion, Knowledge

BOOK: Final[tuple[Spell, ...]] = (
    Sacrifice(), Eruption(), Blaze(),
    Levitation(), Sharing(), Divination(),
    Purification(), Cure(), Growth(),
    Offering(), Focus(), Feast(),
    TimeTravel(), Storm(), Clone(),
    Transmutation(), Swiftness(), Mirage(),
    Abundance(), Knowledge(), Communion(),
)  # fmt: skip

# The questions and steps of single cards. Networks number them by their place: only append.
SPELL_FRAMES: Final[tuple[type[Frame], ...]] = (
    red.MustTake, purple.OthersDraw, black.Offer, black.Concentrate, white.Raise, white.Sweep,
    clone.CopyDiscard, clone.Copy,
)  # fmt: skip
