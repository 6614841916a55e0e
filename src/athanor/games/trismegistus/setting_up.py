"""The set-up, introductory or general: the main board, the dice, the players, and their secret choices."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import Row
from athanor.core.compiled import table
from athanor.core.events import Event
from athanor.core.frames import Frame
from athanor.core.message import Arg, Message
from athanor.core.rng import roll, shuffle
from athanor.core.sharing import put
from athanor.games.trismegistus import solo, verbs
from athanor.games.trismegistus.artifacts import PlaceArtifact
from athanor.games.trismegistus.botmegistus import BOT_FIRST, ONE_MASTERPIECE, ONE_PUBLICATION
from athanor.games.trismegistus.cards import (
    ACHIEVEMENT_COUNT,
    ALCHEMIST_COUNT,
    ARTIFACT_COUNT,
    ARTIFACT_IDS,
    EXPERIMENT_IDS,
    FORMULAS_EACH,
    MASTERPIECE,
    PLACES,
    PUBLICATION_COUNT,
    SPACES,
    STARTING,
)
from athanor.games.trismegistus.components import (
    ACTIONS,
    CHOOSE_ARTIFACT,
    CHOOSE_EXPERIMENT,
    CHOOSE_MASTERPIECE,
    CHOOSE_PUBLICATION,
    LABORATORY,
    NONE,
    OPEN_ACHIEVEMENTS,
    REACTION_START,
    WITHDRAW,
    is_in,
)
from athanor.games.trismegistus.kinds import CardChoice
from athanor.games.trismegistus.rounds import begin_turn, remove_reached, roll_dice
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import RAW_COPPER, RAW_LEAD, RAW_MERCURY, RAW_TIN

# The four kinds of cards dealt at set-up, in the order of `Laboratory.offers`; the first id of each among all cards.
CHOICES: Final = table(CHOOSE_EXPERIMENT, CHOOSE_MASTERPIECE, CHOOSE_PUBLICATION, CHOOSE_ARTIFACT)
FIRST_ID: Final = table(0, EXPERIMENT_IDS[MASTERPIECE][0], 0, 0)
KIND_WORDS: Final = ("experiment", "masterpiece", "publication", "artifact")
KINDS: Final = 4
ALL_CHOSEN: Final = 1 << KINDS

CardChoice(ACTIONS, LABORATORY, "label-laboratory", "alchemist")
CardChoice(ACTIONS, CHOOSE_EXPERIMENT, "label-choose-experiment", "experiment")
CardChoice(ACTIONS, CHOOSE_MASTERPIECE, "label-choose-masterpiece", "experiment", FIRST_ID[1])
CardChoice(ACTIONS, CHOOSE_PUBLICATION, "label-choose-publication", "publication")
CardChoice(ACTIONS, CHOOSE_ARTIFACT, "label-choose-artifact", "artifact")
Row(ACTIONS, WITHDRAW, "label-withdraw")

COMPENSATION: Final = table(0, 1, 2, 2)  # ethereal dice, by place in the turn order


def set_up(s: Trismegistus) -> None:
    """The main board, the dice, what everybody starts with; then laboratories and hands, given or chosen."""
    introductory = s.options["setup"] == "introductory"
    set_up_order(s)
    set_up_decks(s, introductory)
    set_up_tracks(s)
    roll_dice(s)
    for place, seat in enumerate(player_order(s)):
        give_start(s, seat, place)
    verbs.tell(s, "game-begins", {"seat": player_order(s)[0]})
    s.stack.append(Begin(0))
    if introductory:
        if s.solo:
            s.stack.append(SetUpBot(0, s.cards.hands[1].artifact))
        for place, seat in enumerate(player_order(s)):
            give_hand(s, seat, place)
        return
    s.stack.append(Deal(0))
    for seat in player_order(s):  # the last player chooses first: the top of the stack
        s.stack.append(ChooseLaboratory(seat))


def player_order(s: Trismegistus) -> list[int]:
    return [who for who in s.order if who < s.players]


def set_up_order(s: Trismegistus) -> None:
    """A random starting player, the others clockwise. Against Botmegistus the human begins, with one option not."""
    if s.solo:
        s.order = [1, 0] if solo.difficulty_of(s).has(BOT_FIRST) else [0, 1]
        return
    first = roll(s, s.players)
    s.order = [(first + step) % s.players for step in range(s.players)]


def counted_players(s: Trismegistus) -> int:
    """The solo game is set up as for two."""
    return max(s.players, 2)


# ---------------------------------------------------------------- the main board


def set_up_decks(s: Trismegistus, introductory: bool) -> None:
    """Cards for more players are out; every deck and stack is shuffled by itself; the first of level 1 are opened."""
    cards, players = s.cards, counted_players(s)
    decks = [
        [card for card in EXPERIMENT_IDS[level] if cards.experiments[card].players <= players] for level in range(5)
    ]
    s.publications = [card for card in range(PUBLICATION_COUNT) if cards.publications[card].players <= players]
    s.starting_tiles = list(ARTIFACT_IDS[STARTING])
    if introductory:
        for hand in cards.hands[: s.players]:
            decks[STARTING].remove(hand.experiment)
            decks[MASTERPIECE].remove(hand.masterpiece)
            s.publications.remove(hand.publication)
        for hand in cards.hands[:players]:  # alone, Botmegistus gets the artifact of the second hand
            s.starting_tiles.remove(hand.artifact)
    s.starting, s.experiment_decks, s.masterpieces = decks[STARTING], decks[1:4], decks[MASTERPIECE]
    s.stacks = [list(ARTIFACT_IDS[level]) for level in (1, 2, 3)]
    for deck in (s.starting, *s.experiment_decks, s.masterpieces, s.publications, s.starting_tiles, *s.stacks):
        shuffle(s, deck)
    for space in range(SPACES):
        verbs.add_experiment(s, space)
    for place in range(PLACES):
        verbs.refill_market(s, place)
    if s.options["achievements"] == "on":
        drawn = list(range(ACHIEVEMENT_COUNT))
        shuffle(s, drawn)
        s.achievements = drawn[:OPEN_ACHIEVEMENTS]


def set_up_tracks(s: Trismegistus) -> None:
    """The Dominant Essence of each track, printed or shuffled; a bonus token on each bonus space."""
    essences = list(s.cards.board.track_essence)
    if s.options["essences"] == "shuffled":
        shuffle(s, essences)
    s.set_essences(essences)
    tokens = [kind for kind, count in enumerate(s.cards.board.bonus_tokens) for _ in range(count)]
    shuffle(s, tokens)
    s.bonus = tokens[:8]


# ---------------------------------------------------------------- the players


def give_start(s: Trismegistus, seat: int, place: int) -> None:
    """Reaction tokens, start cubes and essences, and what later players get for being later. Nothing for solo play."""
    lab = s.labs[seat]
    lab.ready = REACTION_START
    for cube in (RAW_LEAD, RAW_COPPER, RAW_TIN, RAW_MERCURY):
        lab.cubes[cube] = 1
    lab.essences = [1, 1, 1]
    if not s.solo:
        lab.ethereal = COMPENSATION[place]
        lab.cubes[RAW_MERCURY] += place == 3


def take_laboratory(s: Trismegistus, seat: int, alchemist: int) -> None:
    """The eight formulas of its alchemist go at random onto the eight sockets."""
    lab = s.labs[seat]
    lab.alchemist = alchemist
    lab.sockets = list(range(FORMULAS_EACH))
    shuffle(s, lab.sockets)
    if s.events is not None:
        verbs.tell(s, "takes-laboratory", {"seat": seat, "alchemist": s.cards.called("alchemist", alchemist)})


def give_hand(s: Trismegistus, seat: int, place: int) -> None:
    """The introductory set-up: everything is given."""
    hand = s.cards.hands[place]
    take_laboratory(s, seat, hand.alchemist)
    keep(s, seat, hand.experiment, hand.masterpiece, hand.publication)
    verbs.place_artifact(s, seat, s.cards.board.introductory_slot, hand.artifact)


def keep(s: Trismegistus, seat: int, experiment: int, masterpiece: int, publication: int) -> None:
    """The starting experiment lies open; masterpiece and publication stay secret."""
    lab = s.labs[seat]
    lab.open = [experiment]
    lab.masterpiece = masterpiece
    lab.hand = [publication]
    s.known = put(s.known, publication, s.known[publication] | 1 << seat)
    if s.events is not None:
        args: dict[str, Arg] = {
            "seat": seat,
            "experiment": s.cards.called("experiment", experiment),
            "masterpiece": s.cards.called("experiment", masterpiece),
            "publication": s.cards.called("publication", publication),
        }
        s.events.append(Event("begins-with", args, ("masterpiece", "publication"), 1 << seat))


class ChooseLaboratory(Frame):
    """Any laboratory that is still free, starting with the last player."""

    __slots__ = ()
    kind: ClassVar[str] = "laboratory"
    upon: ClassVar[tuple[str, ...]] = ("deal", "laboratory")

    def choices(self, s: Trismegistus) -> list[int]:
        taken = [lab.alchemist for lab in s.labs]
        return [LABORATORY + alchemist for alchemist in range(ALCHEMIST_COUNT) if alchemist not in taken]

    def resolve(self, s: Trismegistus, action: int) -> None:
        take_laboratory(s, self.seat, action - LABORATORY)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        if is_in(action, LABORATORY, ALCHEMIST_COUNT):
            return Message("why-laboratory-taken")
        return Message("why-laboratory-first")


class Deal(Frame):
    """Two starting experiments, masterpieces, publications and starting artifacts for everybody, face down."""

    __slots__ = ()
    kind: ClassVar[str] = "deal"
    upon: ClassVar[tuple[str, ...]] = ("begin",)

    def lapse(self, s: Trismegistus) -> None:
        s.no_longer_share()
        single = [False] * KINDS
        if s.solo:
            difficulty = solo.difficulty_of(s)
            single = [False, difficulty.has(ONE_MASTERPIECE), difficulty.has(ONE_PUBLICATION), False]
        decks = (s.starting, s.masterpieces, s.publications, s.starting_tiles)
        for lab in s.labs:
            for kind, deck in enumerate(decks):
                lab.offers += [deck.pop(), NONE if single[kind] else deck.pop()]
        s.reveals += 1
        s.stack.append(ChooseHand.first(s))


class ChooseHand(Frame):
    """Everybody chooses one of each pair in secret, in any order; only when all have chosen anything is shown.

    `picks` has a number per seat: a 1, then a binary digit for each choice made. A seat that has made all four may take
    them back while others are still choosing.
    """

    __slots__ = ("picks",)
    kind: ClassVar[str] = "choose"
    upon: ClassVar[tuple[str, ...]] = ("begin",)
    auto: ClassVar[bool] = False

    def __init__(self, seat: int, picks: tuple[int, ...]) -> None:
        self.seat = seat
        self.picks = picks

    @staticmethod
    def first(s: Trismegistus) -> ChooseHand:
        return ChooseHand(0, tuple(settled(s, seat, 1) for seat in range(s.players)))

    def fits(self, s: Trismegistus) -> bool:
        made = len(self.picks) == s.players and all(1 <= pick < 2 * ALL_CHOSEN for pick in self.picks)
        return made and all(len(lab.offers) == 2 * KINDS for lab in s.labs)

    def waiting(self, s: Trismegistus) -> list[int]:
        return [seat for seat, pick in enumerate(self.picks) if pick < ALL_CHOSEN]

    def choices(self, s: Trismegistus) -> list[int]:
        return self.choices_for(s, self.seat) if self.waiting(s) else []

    def choices_for(self, s: Trismegistus, seat: int) -> list[int]:
        pick = self.picks[seat]
        if pick >= ALL_CHOSEN:
            return [WITHDRAW] if self.waiting(s) else []
        kind = pick.bit_length() - 1
        base = CHOICES[kind] - FIRST_ID[kind]
        return sorted(base + card for card in s.labs[seat].offers[2 * kind : 2 * kind + 2])

    def resolve(self, s: Trismegistus, action: int) -> None:
        self.resolve_by(s, action, self.seat)

    def resolve_by(self, s: Trismegistus, action: int, seat: int) -> None:
        pick = 1
        if action != WITHDRAW:
            kind = self.picks[seat].bit_length() - 1
            card = action - CHOICES[kind] + FIRST_ID[kind]
            pick = self.picks[seat] * 2 + s.labs[seat].offers[2 * kind : 2 * kind + 2].index(card)
        picks = (*self.picks[:seat], settled(s, seat, pick), *self.picks[seat + 1 :])
        first = next((other for other, made in enumerate(picks) if made < ALL_CHOSEN), self.seat)
        s.stack.append(ChooseHand(first, picks))

    def lapse(self, s: Trismegistus) -> None:
        s.reveals += 1
        reveal(s, self.picks)

    def redealt(self, s: Trismegistus, seat: int | None) -> ChooseHand:
        return self.redealt_together(s, frozenset() if seat is None else frozenset((seat,)))

    def redealt_together(self, s: Trismegistus, seats: frozenset[int]) -> ChooseHand:
        """Others' choices, as many as they have made, chosen anew."""
        picks = []
        for other, pick in enumerate(self.picks):
            if other not in seats:
                made = 1
                while made < pick and made.bit_length() < pick.bit_length():
                    made = settled(s, other, made * 2 + roll(s, 2))
                pick = made
            picks.append(pick)
        return ChooseHand(self.seat, tuple(picks))

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        if action == WITHDRAW:
            return Message("why-not-yet-chosen")
        if CHOOSE_EXPERIMENT <= action < CHOOSE_ARTIFACT + 8:
            return Message("why-not-offered")
        return Message("why-choose-first")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-choose")

    def question_for(self, s: Trismegistus, seat: int | None) -> Message:
        """By the seat's own choices alone: it stays the same while others choose."""
        if seat is None:
            return self.question(s)
        pick = self.picks[seat]
        return Message("ask-chosen" if pick >= ALL_CHOSEN else f"ask-choose-{KIND_WORDS[pick.bit_length() - 1]}")


def settled(s: Trismegistus, seat: int, pick: int) -> int:
    """Where only one card was dealt there is nothing to choose."""
    while pick < ALL_CHOSEN and s.labs[seat].offers[2 * pick.bit_length() - 1] < 0:
        pick *= 2
    return pick


def reveal(s: Trismegistus, picks: tuple[int, ...]) -> None:
    """Chosen artifacts and starting experiments are shown; then the artifacts are placed in turn order."""
    rejected: list[int] = []
    tiles = []
    for seat, lab in enumerate(s.labs):
        kept = []
        spurned = []
        for kind in range(KINDS):
            second = picks[seat] >> (KINDS - 1 - kind) & 1
            kept.append(lab.offers[2 * kind + second])
            spurned.append(lab.offers[2 * kind + 1 - second])
        lab.offers = []
        keep(s, seat, kept[0], kept[1], kept[2])
        lab.spurned = spurned[1]
        lab.spurned_publication = spurned[2]
        tiles.append(kept[3])
        if spurned[2] >= 0:
            rejected.append(spurned[2])
        if s.solo:
            s.stack.append(SetUpBot(0, spurned[3]))
    rejected.sort()
    shuffle(s, rejected)
    s.publications = [*rejected, *s.publications]
    s.batch = len(rejected)
    for seat in reversed(player_order(s)):
        s.stack.append(PlaceArtifact(seat, tiles[seat], 0))


class SetUpBot(Frame):
    """Botmegistus gets the starting artifact that the human rejected, and its own set-up."""

    __slots__ = ("tile",)
    kind: ClassVar[str] = "set-up-bot"
    upon: ClassVar[tuple[str, ...]] = ("begin",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def fits(self, s: Trismegistus) -> bool:
        return s.solo and 0 <= self.tile < ARTIFACT_COUNT

    def lapse(self, s: Trismegistus) -> None:
        solo.set_up_bot(s, self.tile)
        remove_reached(s)


class Begin(Frame):
    """The set-up is done: what was not dealt of the starting pieces leaves the game, and the first turn begins."""

    __slots__ = ()
    kind: ClassVar[str] = "begin"
    ground: ClassVar[bool] = True

    def lapse(self, s: Trismegistus) -> None:
        s.starting = []
        s.starting_tiles = []
        verbs.tell(s, "round-begins", {"round": 1})
        begin_turn(s, s.order[0])
