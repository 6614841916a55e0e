"""The words of the game, with the names of our own cards among them: they stand in the card files, once."""

# Not compiled: it makes words.

from __future__ import annotations

from typing import Final

from athanor.core.text import CORE_TEXTS, Catalog
from athanor.games.trismegistus.cards import KINDS, OWN_NAME
from athanor.games.trismegistus.reading import our_set


class CardTexts(Catalog):
    """The texts of the folder and, for each card, its name: `artifact-12 = …`.

    `own-name` says the name of a card of somebody's own set, which a message carries in all languages.
    """

    def own(self, lang: str) -> str:
        names = [
            f"{kind}-{id} = {name.in_language(lang)}" for kind in KINDS for id, name in enumerate(our_set().names(kind))
        ]
        return "\n".join([super().own(lang), f"{OWN_NAME} = {{ ${lang} }}", *names, ""])


# What the sentences of Botmegistus show by name; its keys are its own, so they stand in nobody's way.
BOT_NOUNS: Final = {
    "bot_colour": "bot-colour",
    "bot_face": "bot-face",
    "bot_left": "bot-face",
    "bot_right": "bot-face",
    "bot_track": "bot-track",
    "bot_full": "bot-track",
    "bot_element": "bot-element",
    "bot_token": "bot-token",
}
# What the sentences of the game show by name.
GAME_NOUNS: Final = {
    "thing": "thing", "thing2": "thing", "paid": "thing", "asked": "asked", "material": "material",
    "material2": "material", "essence": "essence", "element": "element", "colour": "colour", "face": "face",
    "bonus": "bonus", "measure": "measure", "masterpiece": "experiment", "publications": "publication",
}  # fmt: skip
NOUNS: Final = {**{kind: kind for kind in KINDS}, **GAME_NOUNS, **BOT_NOUNS}

TEXTS: Final = CardTexts("athanor.games.trismegistus", nouns=NOUNS, base=CORE_TEXTS)
