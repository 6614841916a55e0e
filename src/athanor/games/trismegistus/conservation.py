"""The law of conservation: dice, cards and tiles are somewhere exactly once, and the limits of the rules hold."""

# Not compiled: it is not part of playing.

from __future__ import annotations

from athanor.core.events import EVERYBODY
from athanor.games.trismegistus.artifacts import PlaceArtifact
from athanor.games.trismegistus.botmegistus import artifact_tile, experiment_card, read_options
from athanor.games.trismegistus.cards import (
    ALCHEMIST_COUNT,
    ARTIFACT_COUNT,
    BOT_CARD_COUNT,
    EXPERIMENT_COUNT,
    EXPERIMENT_IDS,
    FORMULAS_EACH,
    MASTERPIECE,
    PUBLICATION_COUNT,
)
from athanor.games.trismegistus.components import (
    BOWL_LIMIT,
    DICE_EACH,
    MOST_POTENCY,
    NONE,
    OPEN_LIMIT,
    ROUNDS,
)
from athanor.games.trismegistus.experiments import Pay, Slide
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.rounds import CLEANING, dice_pool, phase_after
from athanor.games.trismegistus.setting_up import SetUpBot
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import TOP, WILD_FACE
from athanor.games.trismegistus.verbs import below_batch


def check(s: Trismegistus) -> str:
    """An empty string, or what is wrong."""
    if len(s.labs) != s.players or len(s.stacks) != 3 or len(s.experiment_decks) != 3 or len(s.spaces) != 6:
        return "not a laboratory for each seat, or not the decks of three levels"
    return (
        check_stack(s)
        or check_dice(s)
        or check_cards(s)
        or check_publications(s)
        or check_board(s)
        or next((wrong for wrong in (check_laboratory(s, lab) for lab in s.labs) if wrong), "")
    )


def check_stack(s: Trismegistus) -> str:
    """What is to be decided belongs to a turn or to the set-up, and to somebody who is there."""
    if sum(frame.kind == "settled" for frame in s.stack) != s.depth:
        return "not as many transmutations as are under way"
    own = bool(s.stack) and s.stack[0].kind == "turn" and phase_after(s) < CLEANING
    if own and any(frame.seat != s.active for frame in s.stack):
        return "a question to somebody whose turn it is not"
    if s.solo and s.bot is None and s.stack and s.stack[0].kind != "begin":
        return "a solo game without Botmegistus"
    return check_bot(s) if s.bot is not None else ""


def check_bot(s: Trismegistus) -> str:
    """Its numbers, its pieces as they are printed, and its deck."""
    bot, deck = s.bot, s.bot_deck
    if not s.solo or bot is None or deck is None:
        return "Botmegistus where it does not play"
    wrong = bot.fault()
    if wrong:
        return wrong
    pieces = [experiment_card(s.cards.experiments[card.id]).plain() for card in (*bot.open, *bot.done)]
    tiles = [artifact_tile(s.cards.artifacts[tile.id]).plain() for tile in bot.artifacts]
    if pieces != [card.plain() for card in (*bot.open, *bot.done)] or tiles != [tile.plain() for tile in bot.artifacts]:
        return "a piece of Botmegistus that is not as printed"
    difficulty = read_options(s.options)
    cards = [*deck.pile, *deck.used, *deck.open]
    fewest = len(deck.open) + 1  # one to reveal, or to replace an open one
    if bot.switches != difficulty.switches or len(deck.open) != 2 * difficulty.planning or len(cards) < fewest:
        return "a Botmegistus of another strength"
    if is_twice(cards, BOT_CARD_COUNT) or NONE in cards or len(set(bot.specialised)) != len(bot.specialised):
        return "a card of Botmegistus that is none or there twice"
    return ""


def check_dice(s: Trismegistus) -> str:
    dice = [s.bowls[colour] + sum(s.bowls[face * 3 + colour] for face in range(1, 6)) for colour in range(3)]
    for lab in s.labs:
        for colour in range(3):
            dice[colour] += lab.used_dice[colour] + (lab.colour == colour)
        if lab.dice_used() + (lab.face >= 0) > DICE_EACH:
            return "more than three dice in a laboratory"
    if s.bot is not None:
        for colour in s.bot.used:
            dice[colour] += 1
        if s.bot.colour >= 0:
            dice[s.bot.colour] += 1
    if min(s.bowls) < 0 or dice != dice_pool(s):
        return "dice are missing or too many"
    if any(sum(s.bowls[face * 3 : face * 3 + 3]) > BOWL_LIMIT for face in range(6)):
        return "a bowl with more than five dice"
    return ""


def check_cards(s: Trismegistus) -> str:
    """No card or tile in two places, none of the wrong kind. (Those that left the game are nowhere.)"""
    experiments = [*s.starting, *s.masterpieces]
    tiles = [*s.starting_tiles, *s.market]
    for level in range(3):
        experiments += s.experiment_decks[level]
        tiles += s.stacks[level]
        if any(card not in EXPERIMENT_IDS[level + 1] for card in s.experiment_decks[level]):
            return "an experiment in the deck of another level"
    for space in s.spaces:
        experiments += space
        if len(space) > 2:
            return "more than two experiments on a space"
        if [s.cards.experiments[card].level for card in space] not in (
            [],
            [s.round - 1],
            [s.round],
            [s.round - 1, s.round],
        ):
            return "an experiment that is not of this round or the last, or two of one round"
    for lab in s.labs:
        experiments += [*lab.open, *lab.done, lab.masterpiece, lab.spurned]
        tiles += lab.artifacts
        if lab.offers:
            experiments += lab.offers[:4]
            tiles += lab.offers[6:]
        if lab.masterpiece >= 0 and lab.masterpiece not in EXPERIMENT_IDS[MASTERPIECE]:
            return "a masterpiece that is none"
    for frame in s.stack:
        if isinstance(frame, PlaceArtifact | SetUpBot):
            tiles.append(frame.tile)
        elif isinstance(frame, Slide | Pay):
            experiments.append(frame.card)
    if s.bot is not None:
        experiments += [card.id for card in (*s.bot.open, *s.bot.done)]
        tiles += [tile.id for tile in s.bot.artifacts]
    if is_twice(experiments, EXPERIMENT_COUNT):
        return "an experiment that is not one, or there twice"
    if is_twice(tiles, ARTIFACT_COUNT):
        return "an artifact that is not one, or there twice"
    return ""


def is_twice(cards: list[int], count: int) -> bool:
    there = [card for card in cards if card != NONE]
    return len(set(there)) != len(there) or any(not 0 <= card < count for card in there)


def check_publications(s: Trismegistus) -> str:
    """They never leave the game."""
    cards = s.publications[:]
    for lab in s.labs:
        cards += lab.hand
        cards += [card for card in lab.offers[4:6] if card >= 0]
    players = max(s.players, 2)
    usable = [card for card in range(PUBLICATION_COUNT) if s.cards.publications[card].players <= players]
    if sorted(cards) != usable:
        return "a publication is missing or there twice"
    if any(not EVERYBODY <= mask < 1 << s.players for mask in s.known):
        return "a publication known to somebody who is not there"
    if s.stack and s.stack[0].kind == "begin" and any(s.known[card] for card in s.publications):
        return "a publication known before any was put back"
    below = below_batch(s)
    together = s.publications[below : below + s.batch]
    if not 0 <= s.batch == len(together):
        return "more rejected publications than the deck has"
    for seat, lab in enumerate(s.labs):
        if lab.spurned_publication != NONE and (
            lab.spurned_publication not in together or s.known[lab.spurned_publication]
        ):
            return "a rejected publication that is not among the others"
        if any(not s.known[card] >> seat & 1 for card in lab.hand):
            return "a publication that its holder does not know"
    return ""


def check_board(s: Trismegistus) -> str:
    everybody = range(s.players + s.solo)
    if sorted(s.order + s.next_order) != list(everybody) or not 1 <= s.round <= ROUNDS:
        return "an order marker is missing, or a round that is not played"
    if s.active not in everybody or sorted(s.essence_of) != [0, 1, 2, 3]:
        return "nobody's turn, or an essence that is no track's"
    if any(not NONE <= bonus < 3 for bonus in (*s.bonus, *s.pending)) or s.depth < 0:
        return "a bonus token that is none"
    if is_twice([*s.achievements, *(card for lab in s.labs for card in lab.achievements)], 16):
        return "an achievement that is not one, or there twice"
    if is_twice([lab.alchemist for lab in s.labs], ALCHEMIST_COUNT):
        return "an alchemist with two laboratories"
    return ""


def check_laboratory(s: Trismegistus, lab: Laboratory) -> str:
    counts = (*lab.cubes, *lab.essences, lab.ethereal, lab.chameleon, lab.ready, lab.used, lab.vp)
    if min(counts) < 0:
        return "less than nothing in a laboratory"
    if any(not 0 <= level <= TOP for level in lab.tracks):
        return "a marker beside its track"
    if not 0 <= lab.potency <= MOST_POTENCY or not NONE <= lab.face <= WILD_FACE or (lab.face < 0) != (lab.colour < 0):
        return "a die that is none"
    if len(lab.open) > OPEN_LIMIT:
        return "more than two open experiments"
    formulas = [*lab.sockets, *lab.vault]
    wanted = [NONE] * 15 if lab.alchemist < 0 else [NONE] * 7 + list(range(FORMULAS_EACH))
    if sorted(formulas) != wanted:
        return "a formula is missing or there twice"
    if lab.sampled & ~lab.filled or lab.bought >> 4:
        return "a formula turned or bought that is not there"
    return ""
