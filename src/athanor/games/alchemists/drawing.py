"""The table for a terminal, drawn from a view: rivals on top, the shared boards, then one's own laboratory."""

# Not compiled: it makes pictures for people.

from __future__ import annotations

from typing import Any, Final

from rich.markup import escape

from athanor.core.drawing import NO, NONE, NOW_SIGN, STARTER_SIGN, YES, beside, shortened, visible
from athanor.core.message import Message
from athanor.games.alchemists.alchemicals import ALCHEMICALS, PAIRS
from athanor.games.alchemists.components import (
    ARTIFACT_PRICE,
    BID,
    BIDS,
    BLUE_ZONE,
    CUSTODIAN,
    FAVORS,
    GREEN,
    GREEN_ZONE,
    KEEP,
    ORDER_SPACES,
    RED_ZONE,
    ROUNDS,
    SEAL_KINDS,
    SPACE_NAMES,
    SPACES,
    TEST,
    among,
)
from athanor.games.alchemists.notebook import notes
from athanor.games.alchemists.settings import MODES
from athanor.games.alchemists.signs import (
    CONFLICT_SIGN,
    CUBE_SIGN,
    FAVOR_SIGN,
    GOLD_SIGN,
    INGREDIENT_SIGN,
    ZONE_STYLES,
    ZONES,
    Pen,
    alchemical_chip,
    paint,
    potion_chip,
    seal_chip,
    sign_of,
    zone,
)
from athanor.games.alchemists.state import ASPECT

__all__ = ["draw", "paint"]

# The space whose action a question belongs to, where its name is another than the space's.
PART_OF: Final = {
    "bids": "sell", "guarantee": "sell", "mix-for-sale": "sell", "think": "buy", "donate": "buy", "claim": "debunk",
    "publish-at-once": "debunk", "mix-to-exhibit": "exhibit",
}  # fmt: skip
SETTING_UP, ORDERING, DECLARING, RESOLVING = range(4)
SIDE_BY_SIDE: Final = 96  # columns from which the action spaces stand beside the theories
BOUNDS: Final = (f"≤{RED_ZONE}", f"{RED_ZONE + 1}–{GREEN_ZONE - 1}", f"{GREEN_ZONE}–{BLUE_ZONE - 1}", f"≥{BLUE_ZONE}")


def draw(view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
    return "\n".join(line.rstrip() for line in Drawing(view, lang, names, width).lines())


class Drawing:
    def __init__(self, view: dict[str, Any], lang: str, names: list[str], width: int) -> None:
        self.view = view
        self.names = names
        self.width = width
        self.pen = Pen(lang, names, width)
        self.seats = range(len(view["alchemists"]))
        self.me: int | None = view["seat"]

    def lines(self) -> list[str]:
        return [*self.heading(), *self.rivals(), *self.boards(), *self.on_offer(), *self.under_way(), *self.mine()]

    def heading(self) -> list[str]:
        """The round and its phase."""
        view, pen = self.view, self.pen
        if view["over"]:
            return [pen.bold("game-over")]
        cells = [f"[bold reverse] {NOW_SIGN} {pen.word(f'draw-phase-{self.phase()}')} [/]"]
        cells.append(pen.word("draw-round", round=view["round"], rounds=ROUNDS))
        if not self.handicapped():
            cells.append(pen.word(f"option-mode-{MODES[view['alchemists'][0]['modes'][0]]}"))
        if view["round"] == ROUNDS:
            cells.append(f"[bold red]{pen.word('draw-last-round')}[/]")
        return pen.flow("", cells, gap="  ")

    def phase(self) -> int:
        if self.view["asked"] in ("keep", "kept"):
            return SETTING_UP
        if self.view["asked"] == "declare":
            return DECLARING
        return RESOLVING if any(space["rows"] for space in self.view["spaces"]) else ORDERING

    def handicapped(self) -> bool:
        """Whether some play as apprentices and others as masters, or one differently in different things."""
        return len({mode for one in self.view["alchemists"] for mode in one["modes"]}) > 1

    # ---------------------------------------------------------------- laboratories

    def rivals(self) -> list[str]:
        """Everybody's shelf but one's own, clockwise from oneself."""
        seats = list(self.seats)
        if self.me is not None:
            seats = [(self.me + step) % len(seats) for step in range(1, len(seats))]
        lines = []
        for seat in seats:
            one = self.view["alchemists"][seat]
            cells = [self.pen.word("draw-ingredients", count=one["ingredients"])]
            cells.append(self.pen.word("draw-favors", count=one["favors"]))
            cells.append(self.pen.word("draw-seals", count=one["seals"]))
            lines += self.pen.flow("", [self.title(seat), *self.standing(seat), *cells, *self.shelf(seat)])
        return lines

    def title(self, seat: int) -> str:
        """Bold for whoever must decide now; a star for the starting player; the points that lie open."""
        star = STARTER_SIGN if seat == self.view["starter"] else ""
        points = sum(points for _, points in self.view["sheets"][seat])
        style = "bold" if seat in self.view["waiting"] else "default"
        name = escape(shortened(self.names[seat], self.width - 16))
        return f"[{style}]{name}{star}[/] [dim]·[/] {self.pen.word('draw-points', count=points)}"

    def standing(self, seat: int) -> list[str]:
        one, pen = self.view["alchemists"][seat], self.pen
        style = ZONE_STYLES[zone(one["reputation"])]
        return [
            f"{pen.word('draw-reputation').lower()} [{style}]{one['reputation']}[/]",
            pen.word("draw-gold", count=one["gold"]),
        ]

    def shelf(self, seat: int) -> list[str]:
        """Cubes not on the board, and what has been won. Cubes that were used lie at hand again but are of no use."""
        one, pen, view = self.view["alchemists"][seat], self.pen, self.view
        cells = [pen.word("draw-cubes", count=one["cubes"])] if self.phase() < RESOLVING else []
        if self.handicapped():
            cells.append(pen.word("draw-debunks", mode=Message(f"option-mode-{MODES[one['modes'][2]]}")))
        for count in ("unused", "hospital"):
            if one[count]:
                cells.append(pen.word(f"draw-{count}", count=one[count]))
        if seat in view["green"] or seat in view["arrivals"]:
            cells.append(pen.word("draw-paralysed"))
        cells += [pen.bold(f"artifact-{artifact}") for artifact in one["artifacts"]]
        cells += [pen.word("draw-grant", grant=grant + 1) for grant in one["grants"]]
        if one["potions"]:
            cells.append(f"{pen.word('draw-potions')} {pen.potions(one['potions'])}")
        lost = [f"{seal_chip(kind)}×{one['lost'][kind]}" for kind in range(SEAL_KINDS) if one["lost"][kind]]
        if lost:
            cells.append(f"{pen.word('draw-lost')} {' '.join(lost)}")
        if one["aside"]:
            cells.append(pen.word("draw-aside", count=one["aside"]))
        if one["set_aside"] and seat != self.me:
            cells.append(pen.ingredients(one["set_aside"]))
        return cells

    # ---------------------------------------------------------------- the boards

    def boards(self) -> list[str]:
        if self.view["over"]:
            return [*self.reputation(), *self.theories(self.width)]
        lines = [*self.reputation(), *self.order()]
        if self.width < SIDE_BY_SIDE:
            return [*lines, *self.spaces(self.width), *self.theories(self.width)]
        half = self.width // 2
        return [*lines, *beside(self.spaces(half - 2), self.theories(self.width - half), half)]

    def reputation(self) -> list[str]:
        """Who is in which zone; a narrow screen leaves the empty ones out."""
        cells = []
        for each in range(ZONES):
            inside = [seat for seat in self.seats if zone(self.view["alchemists"][seat]["reputation"]) == each]
            if inside or self.width >= SIDE_BY_SIDE:
                cells.append(f"[{ZONE_STYLES[each]}]{self.pen.word(f'draw-zone-{each}')} {BOUNDS[each]}[/]")
            cells += [f"{self.pen.name(seat)} {self.view['alchemists'][seat]['reputation']}" for seat in inside]
        return self.pen.titled("draw-reputation", cells, gap="  ")

    def order(self) -> list[str]:
        """The track from its top: who stands on a space, or what it gives."""
        markers = [one["marker"] for one in self.view["alchemists"]]
        cells = []
        for place, (price, favors, ingredients, players) in enumerate(self.view["track"]):
            if place < ORDER_SPACES and len(self.seats) not in players:
                continue
            gives = f"−{price}{GOLD_SIGN}" * bool(price) + f"{favors}{FAVOR_SIGN}" * bool(favors)
            gives += f"{ingredients}{INGREDIENT_SIGN}" * bool(ingredients)
            here = [seat for seat in self.seats if markers[seat] == place]
            if place == GREEN:
                here = [*self.view["green"], *(seat for seat in self.view["arrivals"])]
                if not here:
                    continue
            who = ", ".join(f"[bold]{self.pen.name(seat)}[/]" for seat in dict.fromkeys(here))
            number = f"[{ZONE_STYLES[2]}]{gives}[/]" if place == GREEN else f"[dim]{place + 1}[/]"
            cells.append(f"{number} {who or f'[dim]{gives}[/]' if who or gives else NONE}")
        return [*self.pen.titled("draw-order", cells), *self.legend()]

    def legend(self) -> list[str]:
        signs = (("gold", GOLD_SIGN), ("favor", FAVOR_SIGN), ("ingredient", INGREDIENT_SIGN), ("cube", CUBE_SIGN))
        cells = [f"[dim]{sign} {self.pen.word(f'draw-legend-{name}')}[/]" for name, sign in signs]
        return self.pen.flow("  ", cells, gap="  ")

    def spaces(self, width: int) -> list[str]:
        """The spaces that are open, in the order they are resolved: the cubes each action takes, and the rows."""
        pen = self.pen
        now = PART_OF.get(str(self.view["asked"]), str(self.view["asked"]))
        widest = max(visible(pen.word(f"space-{number}")) for number in range(SPACES))
        lines = [pen.bold("draw-spaces")]
        for number, space in enumerate(self.view["spaces"]):
            if space["closed"] or (number == CUSTODIAN and not space["rows"]):
                continue
            name = pen.word(f"space-{number}")
            lit = SPACE_NAMES[number] == now
            name = f"{NOW_SIGN} [bold]{name}[/]" if lit else f"  {name}"
            costs = "+".join(map(str, space["costs"]))
            head = f"{name}{' ' * (widest + 2 - visible(name))} [dim]{costs:<7}[/]"
            cells = [self.cubes(*row) for row in space["rows"]]
            if number == TEST and self.view["unhappy"]:
                cells.append(f"[italic]{pen.word('draw-student')}[/]")
            lines += Pen(pen.lang, pen.names, width).flow(head, cells or [""], gap="  ", indent=4)
        return lines

    def cubes(self, seat: int, actions: int, left: int) -> str:
        name = self.pen.name(seat)
        return f"{name} {CUBE_SIGN * left}" if left else f"[dim]{name} {YES}[/]"

    def theories(self, width: int) -> list[str]:
        """What is published: the alchemical, whose seals, the conflicts; at the end beside the truth."""
        pen, truth = Pen(self.pen.lang, self.pen.names, width), self.view["truth"]
        lines = [pen.bold("draw-theories")]
        bare = []
        for ingredient, theory in enumerate(self.view["theories"]):
            if theory is None and truth is None:
                bare.append(ingredient)
                continue
            head = f"  {pen.ingredient(ingredient)}"
            cells = []
            if truth is not None:
                head += f" {self.substance(truth[ingredient])}"
            if theory is not None:
                right = truth is not None and theory["alchemical"] == truth[ingredient]
                shown = "" if truth is None else YES if right else f"{NO} "
                head += f" {shown}{'' if right else self.substance(theory['alchemical'])}"
                cells = [f"{pen.name(owner)} {seal_chip(kind)}" for owner, kind in theory["seals"]]
                cells += [f"{CONFLICT_SIGN}{pen.ingredient(other)}" for other in theory["conflicts"]]
            lines += pen.flow(head, cells or [""], gap="  ", indent=4)
        if bare:
            names = [pen.ingredient(each) for each in bare]
            lines += pen.flow(f"  {pen.dim('draw-nothing-about')}", names, gap=" ", indent=4)
        return lines

    def substance(self, alchemical: int) -> str:
        """An alchemical with its name, all of the same width so that seals stand in one column."""
        names = [self.pen.word(f"alchemical-{each}") for each in range(ALCHEMICALS)]
        return f"{alchemical_chip(alchemical)} {names[alchemical]:<{max(map(len, names))}}"

    # ---------------------------------------------------------------- what can be had

    def on_offer(self) -> list[str]:
        view, pen = self.view, self.pen
        lines = self.grants()
        if view["over"]:
            return lines
        counts = [pen.dim(f"draw-{pile}", count=view[pile]) for pile in ("deck", "discard")]
        lines += pen.titled("draw-row", [pen.ingredients(view["row"]), *counts])
        sale = view["artifacts"]["levels"][view["artifacts"]["level"]]
        cells = [f"{pen.word(f'artifact-{number}')} {ARTIFACT_PRICE[number]}{GOLD_SIGN}" for number in sale]
        return [*lines, *pen.titled("draw-artifacts", cells), *self.adventurer(), *self.conference()]

    def grants(self) -> list[str]:
        """The tiles still on the board, with their points."""
        cells = []
        for number, grant in enumerate(self.view["grants"], start=1):
            if grant["left"]:
                points = self.pen.word("draw-points", count=grant["points"])
                cells.append(f"{number} {self.pen.ingredients(grant['ingredients'])} {points}")
        return self.pen.titled("draw-grants", cells)

    def adventurer(self) -> list[str]:
        """What is wanted, crossed out once it is blocked; and who comes next."""
        sale, pen = self.view["adventurer"], self.pen
        cells = []
        if sale["here"] >= 0:
            wants = []
            for place, potion in enumerate(sale["wants"]):
                blocked = sale["blocked"] >> place & 1
                wants.append(f"[dim strike]{NO}[/]{potion_chip(potion)}" if blocked else potion_chip(potion))
            name = pen.word(f"adventurer-{sale['here']}")
            cells.append(f"{name} {' '.join(wants)}")
        if sale["next"] >= 0:
            wants = [potion_chip(potion) for potion in sale["next_wants"]]
            cells.append(f"{pen.dim('draw-next', adventurer=sale['next'])} {' '.join(wants)}")
        return pen.titled("draw-adventurer", cells) if cells else []

    def conference(self) -> list[str]:
        """Seals on theories in no conflict, against those that are needed."""
        coming, pen = self.view["conference"], self.pen
        if coming is None:
            return []
        cells = [pen.word("draw-conference-round", round=coming["round"])]
        for seat in self.seats:
            count = sum(
                seat == owner
                for theory in self.view["theories"]
                if theory and not theory["conflicts"]
                for owner, _ in theory["seals"]
            )
            cells.append(pen.word("draw-seals-needed", seat=seat, count=count, needed=coming["tiles"][seat][0]))
        return pen.titled("draw-conference", cells)

    def under_way(self) -> list[str]:
        """Demonstrations that all have seen, and what lies open for the action under way."""
        view, pen = self.view, self.pen
        facts = dict.fromkeys(self.fact(*fact) for fact in view["facts"])
        lines = pen.titled("draw-facts", list(facts)) if facts else []
        if view["round"] == ROUNDS and view["shown"]:
            cells = [
                f"{pen.name(seat)} {pen.potions(view['alchemists'][seat]['exhibited'])}"
                for seat in self.seats
                if view["alchemists"][seat]["exhibited"]
            ]
            lines += pen.titled("draw-exhibited", cells)
        sellers = view["adventurer"]["selling"]
        if len(sellers) > 1 and sellers[0][1] >= 0:
            lines += pen.titled("draw-selling", [f"{pen.name(seat)} {'☺' * smileys}" for seat, smileys in sellers])
        played = [kind for kind in range(FAVORS) for _ in range(view["favored"][kind])]
        if played:
            lines += pen.titled("draw-played", [pen.word(f"favor-{kind}") for kind in played])
        return [*lines, *self.cauldron()]

    def fact(self, kind: int, one: int, two: int, three: int) -> str:
        """A sign the reader has shown, or its yes or no to a mix."""
        if kind == ASPECT:
            return f"{self.pen.ingredient(one)} {potion_chip(two * 2 + (sign_of(three) != '+'))}"
        first, second = PAIRS[one]
        pair = f"{self.pen.ingredient(first)}+{self.pen.ingredient(second)}"
        return f"{pair}{'=' if three else CONFLICT_SIGN}{potion_chip(two)}".rstrip()

    def cauldron(self) -> list[str]:
        pot, pen = self.view["cauldron"], self.pen
        if pot is None:
            return []
        cards = pen.ingredients(pot["cards"]) if pot["cards"] else f"{pot['count']} × {pen.word('draw-covered')}"
        cells = [pen.name(pot["seat"]), cards]
        if pot["spared"] >= 0:
            cells.append(f"{pen.word('draw-stays')} {pen.ingredient(pot['spared'])}")
        return pen.titled("draw-cauldron", cells)

    # ---------------------------------------------------------------- one's own laboratory

    def mine(self) -> list[str]:
        view, pen = self.view, self.pen
        if self.me is None:
            return notes(view, pen)
        mine = view["alchemists"][self.me]
        lines = pen.flow("[dim]──[/]", [self.title(self.me), *self.standing(self.me), *self.shelf(self.me)])
        if visible(lines[0]) + 3 < self.width:
            lines[0] += f" [dim]{'─' * (self.width - visible(lines[0]) - 1)}[/]"
        lines += pen.titled("draw-hand", [pen.ingredient(kind, whole=True) for kind in mine["hand"]], gap=" ")
        lines += pen.titled("draw-my-favors", [pen.word(f"favor-{kind}") for kind in mine["favor_hand"]])
        left = mine["seals_left"]
        seals = [f"{seal_chip(kind)}×{left[kind]}" for kind in range(SEAL_KINDS) if left[kind]]
        lines += pen.titled("draw-my-seals", seals, gap="  ")
        if mine["set_aside"]:
            lines += pen.titled("draw-my-aside", [pen.ingredients(mine["set_aside"])])
        if view["my_bid"] is not None:
            lines += pen.titled("draw-answer", [self.answer(view["my_bid"])])
        return [*lines, *notes(view, pen)]

    def answer(self, action: int) -> str:
        """What this seat has answered in secret."""
        if among(action, KEEP, FAVORS):
            return self.pen.word(f"favor-{action - KEEP}")
        return self.pen.word("label-bid", bid=action - BID) if among(action, BID, BIDS) else NONE
