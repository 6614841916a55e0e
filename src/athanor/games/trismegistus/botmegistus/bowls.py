"""What Botmegistus asks about the bowls before it drafts: only those that this card looks into, tier by tier.

A question names some bowls and either one colour (of each bowl: how many dice lie there in all, if one of them has
that colour, else 0) or several (of each bowl: how many dice of each of these colours). The first answer that is not
all zero decides, because a later tier is looked at only where the tiers before it found nothing.
"""

# Not compiled: people type at the other end.

from __future__ import annotations

from typing import Any, Final

from athanor.games.trismegistus.botmegistus.table import COLOURS, FACES
from athanor.games.trismegistus.botmegistus.typed import MOST_DICE, numbers, refuse, rows
from athanor.games.trismegistus.cards import Board, BotCard
from athanor.games.trismegistus.symbols import WILD_FACE

Bowls = list[list[int]]

MANY: Final = 99


class BowlQuestion:
    __slots__ = ("colours", "faces")

    def __init__(self, faces: list[int], colours: list[int]) -> None:
        self.faces = faces
        self.colours = colours

    @property
    def whole(self) -> bool:
        """One number a bowl: all its dice."""
        return len(self.colours) == 1

    def plain(self) -> dict[str, Any]:
        return {"faces": self.faces, "colours": self.colours}


def bowl_questions(board: Board, card: BotCard) -> list[BowlQuestion]:
    """In the order of the tiers of `draft.py`."""
    others = [colour for colour in board.bot_colours if colour != card.colour]
    every = list(range(FACES))
    if not card.symbols:
        return [BowlQuestion(every, [colour]) for colour in (card.colour, *others)]
    wanted = [face for face in every if face in card.symbols or face == WILD_FACE]
    rest = [face for face in every if face not in wanted]
    return [
        BowlQuestion(wanted, [card.colour]),
        BowlQuestion(wanted, others),
        *(BowlQuestion(rest, [colour]) for colour in (card.colour, *others)),
    ]


def empty_bowls() -> Bowls:
    return [[0] * COLOURS for _ in range(FACES)]


def hear(question: BowlQuestion, value: Any, free: list[int]) -> Bowls:
    """The bowls as far as the answer tells; `free` are the dice of each colour that can lie in bowls."""
    answers = rows(value, len(question.faces))
    if answers is None or any(each is None for each in answers):
        raise refuse("beside-bowls-missing")
    bowls = empty_bowls()
    for face, each in zip(question.faces, answers, strict=True):
        here = numbers([each] if question.whole else each, len(question.colours), 0, MANY)
        if here is None:
            raise refuse("beside-bowls-missing")
        if sum(here) > MOST_DICE:
            raise refuse("beside-bowl-full", most=MOST_DICE)
        for colour, count in zip(question.colours, here, strict=True):
            bowls[face][colour] = count
    check_dice(question, bowls, free)
    return bowls


def check_dice(question: BowlQuestion, bowls: Bowls, free: list[int]) -> None:
    """No more dice than there are: of each colour, and in all."""
    for colour in question.colours:
        least = sum((bowl[colour] > 0) if question.whole else bowl[colour] for bowl in bowls)
        if least > free[colour]:
            raise refuse("beside-dice-colour", bot_colour=colour, most=free[colour])
    if sum(map(sum, bowls)) > sum(free):
        raise refuse("beside-dice-all", most=sum(free))
