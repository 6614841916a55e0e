"""What Botmegistus looks at: the little of the table that its decisions hang on, as plain numbers.

The rules engine fills a `Snapshot` from its state, the companion at a real table from what was typed in.
"""

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus.cards import Artifact, Board, Experiment
from athanor.games.trismegistus.symbols import ANY, TOP

TRACKS: Final = 4
COLOURS: Final = 3
FACES: Final = 6

NO_TOKEN: Final = -1
LOWEST_TRACK: Final = -1  # a roll of the set-up that moves the lowest track

# What a decision may hang on besides its own tracker: your level on one of the four tracks, or one of these.
MARKET: Final = 4  # the two places of its die's colour
SECTION: Final = 5  # the experiments beside its die's symbol


class ExperimentCard:
    """An experiment as far as Botmegistus cares: it pays no materials and gets no rewards."""

    __slots__ = ("element", "id", "level", "points", "track")

    def __init__(self, element: int, track: int, level: int, points: int, id: int = -1) -> None:
        self.element = element
        self.track = track  # on which the level is required; ANY for any one
        self.level = level
        self.points = points
        self.id = id  # which card of the set it is; -1 if nobody said

    def gap(self, levels: list[int]) -> int:
        """How many levels are missing on these tracks; an "any track" requirement looks at the highest."""
        have = max(levels) if self.track == ANY else levels[self.track]
        return max(0, self.level - have)

    def plain(self) -> list[int]:
        return [self.element, self.track, self.level, self.points, self.id]


class ArtifactTile:
    """An artifact as far as Botmegistus cares: the elementals it shows, one entry a symbol."""

    __slots__ = ("elementals", "id")

    def __init__(self, elementals: tuple[int, ...], id: int = -1) -> None:
        self.elementals = elementals
        self.id = id

    def plain(self) -> list[int]:
        return [self.id, *self.elementals]


def experiment_card(card: Experiment) -> ExperimentCard:
    return ExperimentCard(card.element, card.track, card.need, card.vp, card.id)


def artifact_tile(card: Artifact) -> ArtifactTile:
    return ArtifactTile(card.elementals, card.id)


class Snapshot:
    """The table as it lies before Botmegistus does anything."""

    __slots__ = ("board", "bowls", "experiments", "levels", "looked_at", "market", "tokens")

    def __init__(
        self,
        board: Board,
        bowls: list[list[int]],
        market: list[ArtifactTile | None],
        experiments: list[list[ExperimentCard]],
        levels: list[int],
        tokens: list[list[int]],
    ) -> None:
        self.board = board
        self.bowls = bowls  # per face: how many black, white and red dice lie in that bowl
        self.market = market  # per place; None where nothing lies
        self.experiments = experiments  # per section: the cards from left to right
        self.levels = levels  # yours, on the four tracks
        self.tokens = tokens  # per track and step (0 to 12): the bonus token there, or NO_TOKEN
        self.looked_at: list[int] = []  # what its decisions hung on so far, in their order: tracks, MARKET, SECTION

    def potency(self, face: int) -> int:
        bowl = self.bowls[face]
        return bowl[0] + bowl[1] + bowl[2]

    def look(self, what: int) -> None:
        if what not in self.looked_at:
            self.looked_at.append(what)

    def your_level(self, track: int) -> int:
        self.look(track)
        return self.levels[track]

    def your_gap(self, card: ExperimentCard) -> int:
        for track in range(TRACKS) if card.track == ANY else range(card.track, card.track + 1):
            self.look(track)
        return card.gap(self.levels)


def no_tokens() -> list[list[int]]:
    return [[NO_TOKEN] * (TOP + 1) for _ in range(TRACKS)]


def roll_track(board: Board, face: int, track_essence: tuple[int, ...]) -> int:
    """The track that a rolled face moves at set-up: the one whose dominant essence belongs to that bowl."""
    essence = board.bowl_essence[face]
    return track_essence.index(essence) if essence in track_essence else LOWEST_TRACK
