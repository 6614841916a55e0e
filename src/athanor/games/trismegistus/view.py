"""What a seat may know: an allow-list, field by field. Secret are masterpieces, publications, and orders of decks."""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from typing import Any, cast

from athanor.games.trismegistus import botmegistus
from athanor.games.trismegistus.cards import CardSet
from athanor.games.trismegistus.lacks import can_perform, cubes_lacking, level_gap
from athanor.games.trismegistus.redealing import knows
from athanor.games.trismegistus.scoring import open_points, open_sheet, published, score_sheet
from athanor.games.trismegistus.setting_up import ChooseHand
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.view_types import Bot, Laboratory, Lack, Row, View


def view(s: Trismegistus, seat: int | None) -> dict[str, Any]:
    labs = [laboratory(s, each, seat) for each in range(s.players)]
    shown: View = {
        "game": s.game.id,
        "seat": seat,
        "to_move": s.to_move,
        "waiting": s.waiting,
        "over": s.over,
        "legal": list(s.legal(seat)) if seat is not None else [],
        "asked": s.stack[-1].kind if s.stack else None,
        "cards": s.cards.id,
        "round": s.round,
        "active": s.active,
        "order": s.order[:],
        "next_order": s.next_order[:],
        "bowls": s.bowls[:],
        "market": s.market[:],
        "stack": len(s.stacks[s.round - 1]),
        "spaces": [space[:] for space in s.spaces],
        "experiment_deck": len(s.experiment_decks[s.round - 1]),
        "publication_deck": len(s.publications),
        "bonus": s.bonus[:],
        "essences": s.essence_of[:],
        "achievements": s.achievements[:],
        "laboratories": labs,
        # What each open experiment still lacks, and the masterpiece, as far as the seat knows it.
        "lacks": [[lack(s.cards, lab, card) for card in lab["open"]] for lab in labs],
        "masterpiece_lacks": [
            None if (best := lab["masterpiece"]) is None or best < 0 else lack(s.cards, lab, best) for lab in labs
        ],
        "bot": bot(s),
        # For each line, [message, points]: the open rows, all of them for one's own line and at the end.
        "sheets": [sheet(s, line, seat) for line in range(s.players + (s.bot is not None))],
        "scores": s.scores() if s.over else None,
    }
    return {**shown}


def lack(cards: CardSet, lab: Laboratory, card: int) -> Lack:
    """Whether it can be performed, and if not, the missing levels and cubes, stand-ins apart."""
    wanted = cards.experiments[card]
    return {
        "ready": can_perform(lab, wanted),
        "gap": level_gap(lab, wanted),
        "cubes": cubes_lacking(lab["cubes"], wanted.cost),
    }


def laboratory(s: Trismegistus, owner: int, seat: int | None) -> Laboratory:
    lab = s.labs[owner]
    own = owner == seat
    # Which publications are completed, and by which elementals: [kind of source, which, element].
    serving = published(s, owner) if own or s.over else None
    return {
        "alchemist": lab.alchemist,
        "cubes": lab.cubes[:],
        "essences": lab.essences[:],
        "ethereal": lab.ethereal,
        "chameleon": lab.chameleon,
        "ready": lab.ready,
        "used": lab.used,
        "tracks": lab.tracks[:],
        "vp": lab.vp,
        "die": None if lab.face < 0 else {"face": lab.face, "colour": lab.colour, "potency": lab.potency},
        "used_dice": lab.used_dice[:],
        "artifacts": lab.artifacts[:],
        "exhausted": [bool(lab.exhausted >> slot & 1) for slot in range(6)],
        "sockets": lab.sockets[:],
        "bought": [bool(lab.bought >> column & 1) for column in range(4)],
        "vault": lab.vault[:],
        "sampled": [bool(lab.sampled >> cell & 1) for cell in range(7)],
        "open": lab.open[:],
        "done": lab.done[:],
        "masterpiece": lab.masterpiece if own else None,
        "has_masterpiece": lab.masterpiece >= 0,
        "spurned": [lab.spurned, lab.spurned_publication] if own else None,
        "hand": sorted(card for card in lab.hand if knows(s, seat, card)),
        "hand_size": len(lab.hand),
        "completed": None if serving is None else [card for card, _ in serving],
        "published": None if serving is None else [[card, [list(each) for each in used]] for card, used in serving],
        "achievements": lab.achievements[:],
        "offers": lab.offers[:] if own else None,
        "chosen": chosen(s, owner, own),
        "points": open_points(s, owner),
    }


def chosen(s: Trismegistus, owner: int, own: bool) -> int | None:
    """At set-up: one's own choices so far (see `ChooseHand.picks`), and of the others how many they have made."""
    if not s.stack or not isinstance(s.stack[-1], ChooseHand):
        return None
    pick = s.stack[-1].picks[owner]
    return pick if own else pick.bit_length() - 1


def bot(s: Trismegistus) -> Bot | None:
    if s.bot is None or s.bot_deck is None:
        return None
    shown: Any = {
        **s.bot.plain(),
        "pile": len(s.bot_deck.pile),
        "used_cards": s.bot_deck.used[:],
        "open_cards": s.bot_deck.open[:],
        "score": botmegistus.score(s.bot),
    }
    return cast("Bot", shown)


def sheet(s: Trismegistus, line: int, seat: int | None) -> list[Row]:
    everything = line == seat or line >= s.players or s.over
    rows = score_sheet(s, line) if everything else open_sheet(s, line)
    return [[said.plain(), points] for said, points in rows]
