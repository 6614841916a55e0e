"""What a test sees of a table: whoever has what, what lies where, what was told to whom. See `table.py`."""

from __future__ import annotations

from typing import Any

import athanor
from athanor.games.alchemists.alchemicals import (
    ALCHEMICAL_NAMES,
    INGREDIENT_NAMES,
    INGREDIENTS,
    PAIR_AT,
    PAIR_NAMES,
    POTION_NAMES,
    POTIONS,
)
from athanor.games.alchemists.components import (
    ADVENTURER_NAMES,
    ARTIFACT_NAMES,
    FAVOR_NAMES,
    FAVOR_OF,
    GREEN,
    INGREDIENT_OF,
    NO_THEORY,
    SEAL_KINDS,
    SEAL_NAMES,
    SPACE_NAMES,
)
from athanor.games.alchemists.state import Alchemist, Alchemists

LETTERS = "ABCD"


def seat_of(letter: str) -> int:
    return LETTERS.index(letter)


class Sight:
    """Reads the state and changes nothing."""

    state: Alchemists
    log: list[athanor.Event]

    def one(self, seat: str) -> Alchemist:
        return self.state.alchemists[seat_of(seat)]

    def gold(self, seat: str) -> int:
        return self.one(seat).gold

    def rep(self, seat: str) -> int:
        return self.one(seat).reputation

    def hand(self, seat: str) -> list[str]:
        """Sorted by name."""
        return sorted(INGREDIENT_NAMES[INGREDIENT_OF[card]] for card in self.one(seat).hand)

    def favors(self, seat: str) -> list[str]:
        return sorted(FAVOR_NAMES[FAVOR_OF[card]] for card in self.one(seat).favors)

    def artifacts(self, seat: str) -> list[str]:
        """In the order they were bought."""
        return [ARTIFACT_NAMES[number] for number in self.one(seat).artifacts]

    def aside(self, seat: str) -> list[str]:
        return sorted(INGREDIENT_NAMES[INGREDIENT_OF[card]] for card in self.one(seat).aside)

    def grants(self, seat: str) -> list[int]:
        """Numbers from 1."""
        return sorted(grant + 1 for grant in self.one(seat).grants)

    def seals(self, seat: str) -> dict[str, int]:
        """Those left, by kind."""
        return dict(zip(SEAL_NAMES, self.one(seat).seals, strict=True))

    def lost_seals(self, seat: str) -> dict[str, int]:
        """Those turned up and out of the game, by kind."""
        return dict(zip(SEAL_NAMES, self.one(seat).lost, strict=True))

    def potions(self, seat: str) -> set[str]:
        """The public row."""
        return {POTION_NAMES[potion] for potion in range(POTIONS) if self.one(seat).potions >> potion & 1}

    def exhibited(self, seat: str) -> set[str]:
        return {POTION_NAMES[potion] for potion in range(POTIONS) if self.one(seat).exhibited >> potion & 1}

    def triangle(self, seat: str) -> dict[str, set[str]]:
        """The private results: pair → the potions it may be."""
        found: dict[str, set[str]] = {}
        for result in self.state.results:
            if result.seat == seat_of(seat):
                name = PAIR_NAMES[PAIR_AT[result.one][result.other]]
                found[name] = {POTION_NAMES[potion] for potion in range(POTIONS) if result.potions >> potion & 1}
        return found

    def free(self, seat: str) -> int:
        """Cubes at hand."""
        return self.one(seat).free

    def placed(self, seat: str, space: str) -> int:
        """Cubes that lie on a space now."""
        return self.one(seat).placed[SPACE_NAMES.index(space)]

    def unused(self, seat: str) -> int:
        return self.one(seat).unused

    def hospital(self, seat: str) -> int:
        return self.one(seat).hospital

    def marker(self, seat: str) -> str:
        """The order space: "1" to "8", "green", or "" if none is chosen."""
        marker = self.one(seat).marker
        return "" if marker < 0 else "green" if marker == GREEN else str(marker + 1)

    @property
    def order(self) -> str:
        """Seats from the top of the order track down, once all have chosen."""
        return "".join(LETTERS[seat] for seat in self.state.order)

    def rows(self, space: str) -> str:
        """Seats with cubes declared on a space, from the top row."""
        rows = self.view("A")["spaces"][SPACE_NAMES.index(space)]["rows"]
        return "".join(LETTERS[row[0]] for row in rows)

    @property
    def starter(self) -> str:
        return LETTERS[self.state.starter]

    @property
    def row(self) -> list[str]:
        return sorted(INGREDIENT_NAMES[INGREDIENT_OF[card]] for card in self.state.row)

    @property
    def deck(self) -> int:
        return len(self.state.deck)

    @property
    def discards(self) -> int:
        """Cards in the ingredient discard pile."""
        return len(self.state.discard)

    @property
    def favor_deck(self) -> int:
        return len(self.state.favor_deck)

    @property
    def favor_discard(self) -> list[str]:
        return sorted(FAVOR_NAMES[FAVOR_OF[card]] for card in self.state.favor_discard)

    @property
    def on_sale(self) -> list[str]:
        return [ARTIFACT_NAMES[number] for number in self.state.on_sale]

    @property
    def adventurer(self) -> str:
        """Who buys this round."""
        at = self.state.round - 2
        return ADVENTURER_NAMES[self.state.adventurers[at]] if at >= 0 else ""

    def theory(self, ingredient: str) -> tuple[str, dict[str, str]] | None:
        """The alchemical and the kind of each owner's seal, or None."""
        number = INGREDIENT_NAMES.index(ingredient)
        if self.state.theories[number] == NO_THEORY:
            return None
        seals = {LETTERS[seal // SEAL_KINDS]: SEAL_NAMES[seal % SEAL_KINDS] for seal in self.state.seals[number]}
        return ALCHEMICAL_NAMES[self.state.theories[number]], seals

    def conflicts(self, ingredient: str) -> set[str]:
        """The ingredients whose theories it is in conflict with."""
        mask = self.state.conflicts[INGREDIENT_NAMES.index(ingredient)]
        return {INGREDIENT_NAMES[other] for other in range(INGREDIENTS) if mask >> other & 1}

    @staticmethod
    def pair(one: str, other: str) -> str:
        """The name of a pair, whichever ingredient is named first."""
        return PAIR_NAMES[PAIR_AT[INGREDIENT_NAMES.index(one)][INGREDIENT_NAMES.index(other)]]

    def points(self, seat: str) -> int:
        return self.state.scores()[seat_of(seat)]

    @property
    def winners(self) -> str:
        return "".join(LETTERS[seat] for seat in self.state.winners())

    def sheet(self, seat: str) -> dict[str, int]:
        """Rows of the score sheet in order, with names of this language."""
        found: dict[str, int] = {}
        for message, points in self.state.score_sheet(seat_of(seat)):
            name = message.id.removeprefix("sheet-")
            if name == "artifact":
                name = ARTIFACT_NAMES[int(str(message.args["artifact"]))]
            elif name == "grant":
                name = f"grant {message.args['grant']}"
            elif name == "theory":
                name = f"theory {INGREDIENT_NAMES[int(str(message.args['ingredient']))]}"
            found[name] = points
        return found

    def view(self, seat: str | None) -> dict[str, Any]:
        return self.state.view(None if seat is None else seat_of(seat))

    def told(self) -> list[str]:
        """The names of the events since the table was laid."""
        return [event.name for event in self.log]

    def events(self, name: str) -> list[athanor.Event]:
        return [event for event in self.log if event.name == name]

    def heard(self, seat: str | None) -> list[tuple[str, dict[str, Any]]]:
        """What a seat (None: a spectator) has heard since the table was laid: ids and arguments."""
        heard = athanor.redact(self.log, None if seat is None else seat_of(seat))
        return [(message.id, dict(message.args)) for message in heard]
