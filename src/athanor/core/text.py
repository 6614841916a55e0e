"""Every word a person reads: Fluent files, one per language, beside the code that uses them.

Arguments of a message are plain data. Which texts name them is a convention of their keys: in a catalogue with
`nouns={"token": "token"}` the argument `token=3` is shown as the text `token-3`; `seat=1` (and any key ending in
`seat`) as the player's name; a list as its parts joined; a nested message as its own text; anything else as it is.
The browser follows the same convention with the same files.
"""

# Not compiled: it makes words.

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from athanor.core.message import Arg, Message

LANGUAGES: Final = ("en", "es", "fr")
LONGEST: Final = 1000


def language_of(environment: str | None) -> str:
    """The language for a locale such as `es_MX.UTF-8`; English for those we do not speak."""
    head = (environment or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    return head if head in LANGUAGES else "en"


def users_language() -> str:
    for variable in ("ATHANOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return language_of(os.environ[variable])
    return "en"


class Catalog:
    """The texts of one part of the house, on top of those of the core."""

    def __init__(self, package: str, nouns: dict[str, str] | None = None, base: Catalog | None = None) -> None:
        self.package = package
        self.nouns: dict[str, str] = {**(base.nouns if base else {}), **(nouns or {})}
        self.base = base
        self._bundles: dict[str, FluentBundle] = {}

    @property
    def folder(self) -> Traversable:
        return files(self.package) / "text"

    def own(self, lang: str) -> str:
        """The texts of this part alone: `en.ftl`, and `cards.en.ftl` and the like where one file would be too long."""
        parts = [file for file in self.folder.iterdir() if f".{file.name}".endswith(f".{lang}.ftl")]
        return "\n".join(file.read_text(encoding="utf-8") for file in sorted(parts, key=lambda file: file.name))

    def source(self, lang: str) -> str:
        return f"{self.base.source(lang)}\n{self.own(lang)}" if self.base else self.own(lang)

    def bundle(self, lang: str) -> FluentBundle:
        """The texts of a language, parsed once; English for those we do not speak."""
        lang = lang if lang in LANGUAGES else "en"
        if lang not in self._bundles:
            self._bundles[lang] = FluentBundle([lang], use_isolating=False)
            self._bundles[lang].add_resource(FluentResource(self.source(lang)))
        return self._bundles[lang]

    def has(self, id: str, lang: str) -> bool:
        return self.bundle(lang).has_message(id)

    def render(self, message: Message, lang: str, names: Sequence[str] | None = None) -> str:
        bundle = self.bundle(lang)
        id, _, attribute = message.id.partition(".")
        if not bundle.has_message(id):
            raise KeyError(f"no text {message.id!r} in {lang!r}")
        entry = bundle.get_message(id)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, message.id
        args = {key: self._word(key, value, lang, names) for key, value in message.args.items()}
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"text {message.id!r} in {lang!r}: {errors}")
        return str(text)

    def say(self, id: str, lang: str, **args: Arg) -> str:
        return self.render(Message(id, args), lang)

    def _word(self, key: str, value: Arg, lang: str, names: Sequence[str] | None) -> Any:
        if isinstance(value, Message):
            return self.render(value, lang, names)
        if isinstance(value, list):
            return ", ".join(str(self._word(key, part, lang, names)) for part in value) or self.say("nothing", lang)
        if isinstance(value, str):
            # Whatever somebody typed or sent: Fluent refuses to put in more than 2,500 signs.
            return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
        if key.endswith("seat"):
            if names is not None and value < len(names):
                return names[value]
            return self.say("player", lang, number=value + 1)
        if key in self.nouns:
            return self.say(f"{self.nouns[key]}-{value}", lang)
        return value


CORE_TEXTS: Final = Catalog("athanor.core")
