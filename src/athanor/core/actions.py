"""The fixed numbering of a game's actions: every id has one meaning for ever, and a name a person can read.

    ACTIONS = ActionSpace()
    PASS = ACTIONS.add("pass")
    TAKE = ACTIONS.each("take", ["magma-o", "magma-t"])     # TAKE + 1 is "take magma-t"

New actions are only ever appended: records and learned bots rely on the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from athanor.core.compiled import mypyc_attr
from athanor.core.errors import RecordError
from athanor.core.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind:
    """One kind of action: a range of ids, and in one place all that the rules say about it.

    `n` counts from 0 inside the range. A label does not depend on who asks, so it is here; what is offered, refused and
    done depends on the question, so a family of kinds that the same frames ask for adds `offers`, `why_not` and `do`
    with the arguments that those frames have.
    """

    def __init__(self, space: ActionSpace, first: int) -> None:
        self.first = first
        space.bind(first, self)

    def label(self, s: Any, n: int) -> Message:
        """The action in a few words."""
        raise NotImplementedError

    def what(self, s: Any, n: int) -> Message | None:
        """What it does, in a sentence; None where the label says it all."""
        return None

    def cost(self, n: int) -> int | None:
        """What it takes of whatever actions are paid with, where a number says it; None where none does."""
        return None

    def explain(self, s: Any, n: int) -> Message:
        """Label and sentence, for somebody who asks; a game whose actions have sentences has the text `explain`."""
        label, what = self.label(s, n), self.what(s, n)
        return label if what is None else Message("explain", {"label": label, "what": what})


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(ActionKind):
    """A kind with a label and no logic: the one frame that asks for it knows the rest.

    With `arg` the text has an argument of that name, which counts the actions of the range from `start`. `sentence` is
    the text that says what they do.
    """

    def __init__(
        self, space: ActionSpace, first: int, text: str, arg: str = "", start: int = 0, sentence: str = ""
    ) -> None:
        super().__init__(space, first)
        self.text = text
        self.arg = arg
        self.start = start
        self.sentence = sentence

    def label(self, s: Any, n: int) -> Message:
        return Message(self.text, {self.arg: self.start + n}) if self.arg else Message(self.text)

    def what(self, s: Any, n: int) -> Message | None:
        return Message(self.sentence) if self.sentence else None


class ActionSpace:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.ids: dict[str, int] = {}
        self.sizes: dict[int, int] = {}  # of each range, by its first id
        self.kinds: list[ActionKind | None] = []  # by id; None: not yet bound

    def bind(self, first: int, kind: ActionKind) -> None:
        """That kind answers for the range; each range has one."""
        self.kinds += [None] * (len(self.names) - len(self.kinds))
        for action in range(first, first + self.sizes.get(first, 1)):
            if self.kinds[action] is not None:
                raise ValueError(f"action {self.names[action]!r} has two kinds")
            self.kinds[action] = kind

    def complete(self) -> ActionSpace:
        """The space itself, once every action has a kind. The game says so, when all kinds are made."""
        bare = [name for action, name in enumerate(self.names) if self.kind(action) is None]
        if bare:
            raise ValueError(f"actions without a kind: {', '.join(bare)}")
        return self

    def kind(self, action: int) -> ActionKind | None:
        """That answers for the action; None in a game that has no kinds."""
        return self.kinds[action] if action < len(self.kinds) else None

    def add(self, name: str) -> int:
        if name in self.ids:
            raise ValueError(f"action {name!r} stands twice")
        self.ids[name] = len(self.names)
        self.names.append(name)
        return self.ids[name]

    def each(self, verb: str, things: Iterable[str]) -> int:
        """One action per thing, `verb thing`; returns the first id, the others follow."""
        first = len(self.names)
        for thing in things:
            self.add(f"{verb} {thing}")
        self.sizes[first] = len(self.names) - first
        return first

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        return self.names[action]

    def id(self, name: str) -> int:
        if name not in self.ids:
            raise RecordError("no-such-action", {"name": name})
        return self.ids[name]
