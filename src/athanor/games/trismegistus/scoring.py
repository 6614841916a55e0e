"""The count at the end of the game, which is also the running score; ties."""

from __future__ import annotations

from athanor.core.message import Message
from athanor.games.trismegistus import botmegistus
from athanor.games.trismegistus.assignment import (
    ARTIFACT,
    EXPERIMENT,
    TRACK,
    Elemental,
    best_publications,
    share_out,
)
from athanor.games.trismegistus.components import STONE_POINTS, TRACK_POINTS
from athanor.games.trismegistus.measures import elementals
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import REFINED_GOLD, TOP

HUMAN, BOT = range(2)  # the two lines of a solo game


def experiment_points(s: Trismegistus, seat: int) -> int:
    return sum(s.cards.experiments[card].vp for card in s.labs[seat].done)


def completed(s: Trismegistus, seat: int) -> tuple[int, list[int]]:
    """Points of publications, and which of them are completed."""
    hand = s.labs[seat].hand
    publications = s.cards.publications
    cards = [(card, publications[card].needs, publications[card].vp) for card in hand]
    return best_publications(elementals(s, seat), cards)


def sources(s: Trismegistus, seat: int) -> list[Elemental]:
    """The elementals of a player one by one: what `elementals` counts."""
    lab = s.labs[seat]
    found: list[Elemental] = [(EXPERIMENT, card, s.cards.experiments[card].element) for card in lab.done]
    for tile in lab.artifacts:
        if tile >= 0:
            found += [(ARTIFACT, tile, element) for element in s.cards.artifacts[tile].elementals]
    return found + [(TRACK, track, track) for track in range(4) if lab.tracks[track] >= TOP]


def published(s: Trismegistus, seat: int) -> list[tuple[int, list[Elemental]]]:
    """The completed publications, each with the elementals assigned to it."""
    needs = [(card, s.cards.publications[card].needs) for card in completed(s, seat)[1]]
    return share_out(sources(s, seat), needs)


def open_points(s: Trismegistus, seat: int) -> int:
    """All but the publications: what everybody at the table can count."""
    lab = s.labs[seat]
    return (
        lab.vp
        + experiment_points(s, seat)
        + STONE_POINTS[lab.formulas()]
        + lab.cubes[REFINED_GOLD]
        + lab.ethereal
        + sum(TRACK_POINTS[level] for level in lab.tracks)
        + sum(s.cards.achievements[card].vp for card in lab.achievements)
    )


def points(s: Trismegistus, seat: int) -> int:
    return open_points(s, seat) + completed(s, seat)[0]


def scores(s: Trismegistus) -> list[int]:
    found = [points(s, seat) for seat in range(s.players)]
    if s.solo:
        found.append(0 if s.bot is None else botmegistus.score(s.bot))
    return found


def score_sheet(s: Trismegistus, line: int) -> list[tuple[Message, int]]:
    if line == s.players:
        return [] if s.bot is None else botmegistus.score_sheet(s.bot)
    lab = s.labs[line]
    published, chosen = completed(s, line)
    sheet = open_sheet(s, line)
    sheet.insert(2, (Message("sheet-publications", {"count": len(chosen), "held": len(lab.hand)}), published))
    return sheet


def open_sheet(s: Trismegistus, seat: int) -> list[tuple[Message, int]]:
    """The rows that lie open."""
    lab = s.labs[seat]
    gold = lab.cubes[REFINED_GOLD]
    sheet = [
        (Message("sheet-game"), lab.vp),
        (Message("sheet-experiments", {"count": len(lab.done)}), experiment_points(s, seat)),
        (Message("sheet-stone", {"count": lab.formulas()}), STONE_POINTS[lab.formulas()]),
        (Message("sheet-gold", {"count": gold}), gold),
        (Message("sheet-ethereal", {"count": lab.ethereal}), lab.ethereal),
        (Message("sheet-tracks"), sum(TRACK_POINTS[level] for level in lab.tracks)),
    ]
    if s.options["achievements"] == "on":
        won = sum(s.cards.achievements[card].vp for card in lab.achievements)
        sheet.append((Message("sheet-achievements", {"count": len(lab.achievements)}), won))
    return sheet


def winners(s: Trismegistus) -> list[int]:
    """Most points, then most performed experiments; still equal share. Against Botmegistus a tie is no win."""
    if not s.over:
        return []
    final = scores(s)
    if s.solo:
        return [] if final[HUMAN] == final[BOT] else [HUMAN if final[HUMAN] > final[BOT] else BOT]
    standing = [(final[seat], len(s.labs[seat].done)) for seat in range(s.players)]
    best = max(standing)
    return [seat for seat in range(s.players) if standing[seat] == best]


def statistics(s: Trismegistus, seat: int) -> dict[str, int]:
    """What simulations count besides points."""
    lab = s.labs[seat]
    return {
        "experiments": len(lab.done),
        "formulas": lab.formulas(),
        "artifacts": sum(tile >= 0 for tile in lab.artifacts),
        "levels": sum(lab.tracks),
        "publications": len(lab.hand),
    }
