"""Which die Botmegistus drafts: four tiers, and in each of them the die with the highest potency."""

from __future__ import annotations

from athanor.core.errors import AthanorError
from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus.steps import Draft
from athanor.games.trismegistus.botmegistus.table import Snapshot
from athanor.games.trismegistus.botmegistus.tracker import MOST_POTENCY
from athanor.games.trismegistus.botmegistus.words import bowls_said
from athanor.games.trismegistus.cards import BotCard
from athanor.games.trismegistus.symbols import WILD_FACE
from athanor.games.trismegistus.texts import TEXTS


def choose_die(t: Snapshot, card: BotCard) -> Draft:
    """The die that the card asks for, or the nearest to it."""
    others = [colour for colour in t.board.bot_colours if colour != card.colour]
    if card.symbols:
        wanted = (WILD_FACE, *card.symbols)
        return (
            best_match(t, card, [card.colour], wanted, "bot-why-fits")
            or best_match(t, card, others, wanted, "bot-why-fits-other-colour")
            or strongest(t, card, [card.colour], "bot-why-strongest")
            or strongest(t, card, others, "bot-why-strongest-other-colour")
            or no_dice()
        )
    return (
        strongest(t, card, [card.colour], "bot-why-max")
        or strongest(t, card, others, "bot-why-max-other-colour")
        or no_dice()
    )


def best_match(t: Snapshot, card: BotCard, colours: list[int], wanted: tuple[int, ...], why: str) -> Draft | None:
    """Tiers 1 and 2: highest potency; ties by the order of the colours, then wild before left before right."""
    found = [(face, colour) for colour in colours for face in wanted if t.bowls[face][colour]]
    return draft_of(t, card, found, why, Message("bot-draft-tie-colour" if len(colours) > 1 else "bot-draft-tie-list"))


def strongest(t: Snapshot, card: BotCard, colours: list[int], why: str) -> Draft | None:
    """Tiers 3 and 4, and "max": the first of the colours that is there at all; ties by the symbol order, wild last."""
    order = [*t.board.bot_symbols, WILD_FACE]
    for colour in colours:
        found = [(face, colour) for face in order if t.bowls[face][colour]]
        if found:
            return draft_of(t, card, found, why, Message("bot-draft-tie-symbol", {"bot_face": order}))
    return None


def draft_of(t: Snapshot, card: BotCard, found: list[tuple[int, int]], why: str, tie: Message) -> Draft | None:
    """The first of the dice with the highest potency; `tie` says why the first."""
    if not found:
        return None
    best = max(t.potency(face) for face, _ in found)
    tied = [die for die in found if t.potency(die[0]) == best]
    face, colour = tied[0]
    symbol = face if face != WILD_FACE else card.symbols[0] if card.symbols else t.board.bot_max_face
    rivals = [(other, t.potency(other)) for other in dict.fromkeys(face for face, _ in found)]
    said = tie if len(tied) > 1 else Message("bot-draft-tie-none")
    reason = Message(why, {"bot_colour": card.colour, "bowls": bowls_said(rivals), "tie": said})
    return Draft(colour, face, symbol, min(best, MOST_POTENCY), reason)


def no_dice() -> Draft:
    raise AthanorError("bot-no-dice", texts=TEXTS)
