"""One laboratory drawn from a view: in short for a rival, with everything printed on it for its owner."""

# Not compiled: it makes pictures for people.

from __future__ import annotations

from typing import Any, Final

from athanor.core.drawing import DOT, FIXED_SPACE, NONE, YES, visible
from athanor.games.trismegistus.cards import FORMULAS_EACH, MASTERPIECE, SLOTS, VAULT_CELLS, Experiment
from athanor.games.trismegistus.components import STONE_POINTS
from athanor.games.trismegistus.lacks import can_perform, cubes_lacking, discounts, level_gap
from athanor.games.trismegistus.signs import FREE, FULL, SPENT, Pen, cost_chips, metal_chip
from athanor.games.trismegistus.symbols import ANY, TOP

# Questions before anybody has cards.
CHOOSING_LABORATORY: Final = "laboratory"
SETTING_UP: Final = (CHOOSING_LABORATORY, "choose")


class DrawnLaboratory:
    def __init__(self, view: dict[str, Any], seat: int, pen: Pen) -> None:
        self.view = view
        self.seat = seat
        self.pen = pen
        self.lab: dict[str, Any] = view["laboratories"][seat]
        self.cards = pen.cards

    def as_rival(self) -> list[str]:
        pen, lab = self.pen, self.lab
        lines = pen.wrap(DOT.join([self.title(), *self.dice()]))
        if lab["chosen"] is not None:
            lines.append(f"  {pen.word('draw-chosen', count=lab['chosen'])}")
        lines += pen.wrap(DOT.join([pen.cubes(lab["cubes"]), *self.essences(), *self.tokens()]), 2, 4)
        if self.view["asked"] in SETTING_UP:
            return lines
        tiles = [self.arrow(slot) for slot in range(SLOTS) if lab["artifacts"][slot] >= 0]
        lines += pen.titled(pen.dim("draw-artifacts"), tiles, first=2)
        columns = [self.column(element) for element in range(4) if self.column(element)]
        lines += pen.wrap(DOT.join([self.stone(), *columns]), 2, 4)
        lines += pen.titled(pen.dim("draw-open"), [self.wanted(card) for card in lab["open"]], first=2)
        cells = [self.masterpiece_in_short(), pen.word("draw-hand", count=lab["hand_size"])]
        lines += pen.wrap(DOT.join(cells), 2, 4)
        for card in lab["hand"]:
            lines += pen.wrap(self.publication(card), 4, 6)
        return [*lines, *self.won()]

    def as_mine(self) -> list[str]:
        pen, lab = self.pen, self.lab
        lines = [self.across()]
        if lab["offers"]:
            lines += self.offers()
        if not self.view["over"]:
            die = self.dice() if lab["die"] else [NONE, *self.dice()]
            lines += pen.titled(pen.bold("draw-die"), die)
        essences = f"{pen.bold('draw-essences')} {DOT.join(self.essences())}"
        lines += pen.titled(pen.bold("draw-materials"), [pen.cubes(lab["cubes"]), essences])
        lines += pen.titled(pen.bold("draw-tokens"), self.tokens())
        if lab["alchemist"] < 0:
            return lines
        lines += [*self.arrows(), *self.columns(), *self.vault()]
        if self.view["asked"] in SETTING_UP:
            return lines
        return [*lines, *self.open_experiments(), *self.my_masterpiece(), *self.publications(), *self.won()]

    # ---------------------------------------------------------------- headings

    def title(self) -> str:
        """Bold for whoever must decide now; the points that lie open, or all of them where they may be known."""
        pen = self.pen
        points = sum(points for _, points in self.view["sheets"][self.seat])
        name = f"[bold]{pen.name(self.seat)}[/]" if self.seat in self.view["waiting"] else pen.name(self.seat)
        cells = [name, pen.points(points)]
        if self.lab["alchemist"] >= 0:
            cells.append(f"[dim]{pen.called('alchemist', self.lab['alchemist'])}[/]")
        return DOT.join(cells)

    def across(self) -> str:
        """A line across with one's own name."""
        title = self.title()
        return f"[dim]──[/] {title} [dim]{'─' * max(0, self.pen.width - visible(title) - 4)}[/]"

    # ---------------------------------------------------------------- what is held

    def dice(self) -> list[str]:
        """The die on the potency track, and those used in this round."""
        pen, die = self.pen, self.lab["die"]
        cells = []
        if die is not None:
            cells.append(pen.drafted(die["colour"], die["face"], die["potency"]))
        if any(self.lab["used_dice"]):
            cells.append(f"{pen.dim('draw-used')} {pen.dice(self.lab['used_dice'])}")
        return cells

    def essences(self) -> list[str]:
        return [f"{self.pen.word(f'essence-{kind}')} {count}" for kind, count in enumerate(self.lab["essences"])]

    def tokens(self) -> list[str]:
        pen, lab = self.pen, self.lab
        cells = [pen.word(f"draw-{kind}", count=lab[kind]) for kind in ("ethereal", "chameleon")]
        return [*cells, pen.word("draw-reactions", ready=lab["ready"], all=lab["ready"] + lab["used"])]

    # ---------------------------------------------------------------- the board

    def arrow(self, slot: int) -> str:
        """An arrow's colour and metals, and the artifact on it."""
        pen = self.pen
        metal = self.cards.board.slot_arrow[slot]
        head = f"{pen.die(self.cards.board.arrow_colours[metal])} {metal_chip(metal)}→{metal_chip(metal + 1)}"
        tile = self.lab["artifacts"][slot]
        if tile < 0:
            return head
        name = pen.called("artifact", tile)
        if self.lab["exhausted"][slot]:
            return f"{head} [dim]{name} ({pen.word('draw-exhausted')})[/]"
        return f"{head} {name}"

    def arrows(self) -> list[str]:
        """Those without an artifact together, then each with what its artifact shows and does."""
        pen, tiles = self.pen, self.lab["artifacts"]
        bare = [f"{slot + 1} {self.arrow(slot)}" for slot in range(SLOTS) if tiles[slot] < 0]
        lines = pen.titled(pen.bold("draw-arrows"), ["  ".join(bare)] if bare else [""])
        for slot in range(SLOTS):
            if tiles[slot] >= 0:
                artifact = self.cards.artifacts[tiles[slot]]
                shown = f"{pen.elements(list(artifact.symbols))}{DOT}{pen.effect(artifact.effect)}"
                lines += pen.wrap(f"{slot + 1} {self.arrow(slot)} {shown}", 2, 4)
        return lines

    def column(self, element: int) -> str:
        """Performed experiments and the discount of an element; nothing to say while there are neither."""
        pen = self.pen
        done = sum(self.cards.experiments[card].element == element for card in self.lab["done"])
        if not done and not self.discounts(element):
            return ""
        cells = [pen.word("draw-done", count=done)]
        if self.discounts(element):
            cells.append(pen.word("draw-discount", count=self.discounts(element)))
        return f"{pen.element(element)} {', '.join(cells)}"

    def columns(self) -> list[str]:
        """The formulas not yet unlocked, by element, with what has been performed there."""
        pen = self.pen
        lines = [pen.bold("draw-columns")]
        for element in range(4):
            head = self.column(element) or pen.element(element)
            if self.lab["bought"][element]:
                head += f", {pen.word('draw-bought')}"
            locked = [socket for socket in self.lab["sockets"][2 * element : 2 * element + 2] if socket >= 0]
            lines += pen.wrap(DOT.join([head, *(pen.formula(self.formula(each)) for each in locked)]), 2, 4)
        return lines

    def formula(self, own: int) -> int:
        return int(self.lab["alchemist"]) * FORMULAS_EACH + own

    def discounts(self, element: int) -> int:
        return discounts(self.lab, element)

    def stone(self) -> str:
        filled = sum(formula >= 0 for formula in self.lab["vault"])
        return (
            f"{self.pen.word('draw-vault', count=filled, cells=VAULT_CELLS)}, {self.pen.points(STONE_POINTS[filled])}"
        )

    def vault(self) -> list[str]:
        """A picture of it with numbered cells, each row's bonuses beside it; then columns and formulas."""
        pen, lab = self.pen, self.lab
        alchemist = self.cards.alchemists[lab["alchemist"]]
        cells = [f"[bold]{self.stone()}[/]"]
        if -1 in lab["vault"]:
            cells.append(pen.dim("draw-next-formula", count=sum(lab["bought"]) + 1))
        lines = pen.wrap(DOT.join(cells))
        wide = max(column for _, column in alchemist.cells) + 1
        columns: list[str] = []
        for line in alchemist.lines:
            bonus = ", ".join(pen.effect(end) for end in line.bonuses if end) or NONE
            if line.is_row:
                spots = [FIXED_SPACE * 2] * wide
                for cell in line.cells:
                    spots[alchemist.cells[cell][1]] = self.cell(cell)
                lines += pen.wrap(f"{FIXED_SPACE.join(spots)} {bonus}", 2, 4)
            else:
                columns.append(pen.labelled(pen.dim("draw-column", number=len(columns) + 1), bonus))
        lines += pen.wrap(DOT.join(columns), 2, 4)
        for cell, formula in enumerate(lab["vault"]):
            if formula >= 0:
                style = "dim" if lab["sampled"][cell] else "default"
                lines += pen.wrap(f"{self.cell(cell)} [{style}]{pen.formula(self.formula(formula))}[/]", 2, 4)
        return lines

    def cell(self, cell: int) -> str:
        """`■3` holds a formula, `□3` one that has been used."""
        if self.lab["vault"][cell] < 0:
            return f"[dim]{FREE}{cell + 1}[/]"
        return f"[bold]{SPENT if self.lab['sampled'][cell] else FULL}{cell + 1}[/]"

    # ---------------------------------------------------------------- experiments

    def wanted(self, card: int) -> str:
        """An open experiment in short: its name, and whether it can be performed."""
        experiment = self.cards.experiments[card]
        name = f"{self.pen.element(experiment.element)} {self.pen.called('experiment', card)}"
        return f"{name} ({self.missing(experiment)})"

    def missing(self, experiment: Experiment) -> str:
        """What the requirement and the cost still lack, apart from discounts and from silver and gold as stand-ins."""
        pen, lab = self.pen, self.lab
        if can_perform(lab, experiment):
            return f"[bold green]{YES} {pen.word('draw-can-perform')}[/]"
        cells = []
        gap = level_gap(lab, experiment)
        if gap:
            track = pen.word("step-track-any", count=gap) if experiment.track == ANY else ""
            cells.append(track or f"+{gap} {pen.element(experiment.track)}")
        cubes = cubes_lacking(lab["cubes"], experiment.cost)
        if cubes:
            cells.append(cost_chips(cubes))
        return f"{pen.word('draw-missing')} {' '.join(cells)}"

    def open_experiments(self) -> list[str]:
        pen = self.pen
        lines = [pen.bold("draw-open")] if self.lab["open"] else pen.titled(pen.bold("draw-open"), [])
        for card in self.lab["open"]:
            lines += self.experiment(card)
        return lines

    def experiment(self, card: int) -> list[str]:
        lacks = self.missing(self.cards.experiments[card])
        return self.pen.wrap(f"{self.pen.experiment(card)}{DOT}{lacks}", 2, 4)

    # ---------------------------------------------------------------- the hand

    def masterpiece_in_short(self) -> str:
        pen = self.pen
        performed = any(self.cards.experiments[card].level == MASTERPIECE for card in self.lab["done"])
        said = pen.word("draw-masterpiece-done") if performed else NONE
        if self.lab["has_masterpiece"]:
            said = pen.word("draw-masterpiece-held")
        return pen.labelled(pen.word("draw-masterpiece"), said)

    def my_masterpiece(self) -> list[str]:
        """A spectator sees only that it is held."""
        card = self.lab["masterpiece"]
        if card is None or card < 0:
            return self.pen.wrap(self.masterpiece_in_short())
        return [self.pen.bold("draw-masterpiece"), *self.experiment(card)]

    def publications(self) -> list[str]:
        """Those in hand that may be seen, after the symbols that count for them."""
        pen, lab = self.pen, self.lab
        held = f"{pen.bold('draw-publications')} {lab['hand_size']}"
        lines = pen.wrap(f"{held}{DOT}{pen.dim('draw-symbols')} {pen.elements(self.symbols())}")
        for card in lab["hand"]:
            lines += pen.wrap(self.publication(card), 2, 4)
        return lines

    def publication(self, card: int) -> str:
        done = card in (self.lab["completed"] or [])
        return self.pen.publication(card) + (f" [bold green]{YES}[/]" if done else "")

    def symbols(self) -> list[int]:
        """Artifacts, performed experiments, and tracks at their top."""
        counts = [int(level == TOP) for level in self.lab["tracks"]]
        for card in self.lab["done"]:
            counts[self.cards.experiments[card].element] += 1
        for tile in self.lab["artifacts"]:
            for element in self.cards.artifacts[tile].elementals if tile >= 0 else ():
                counts[element] += 1
        return counts

    def won(self) -> list[str]:
        """The achievements claimed."""
        pen = self.pen
        names = [pen.called("achievement", card) for card in self.lab["achievements"]]
        return pen.titled(pen.dim("draw-achievements"), names, first=2) if names else []

    def offers(self) -> list[str]:
        """The pairs dealt at set-up; what has been chosen is marked."""
        pen, pick = self.pen, int(self.lab["chosen"] or 1)
        made = pick.bit_length() - 1
        lines = [pen.bold("draw-offers")]
        for at, card in enumerate(self.lab["offers"]):
            pair, second = divmod(at, 2)
            if card < 0:
                continue
            taken = pair < made and pick >> (made - 1 - pair) & 1 == second
            shown = pen.experiment(card) if pair < 2 else pen.publication(card) if pair == 2 else pen.artifact(card)
            lines += pen.wrap(f"{YES if taken else FREE} {shown}", 2, 4)
        return lines
