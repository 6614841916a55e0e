"""The table for a terminal, drawn from a view: rivals on top, the main board, then one's own laboratory."""

# Not compiled: it makes pictures for people.

from __future__ import annotations

from typing import Any

from athanor.core.drawing import DOT, FIXED_SPACE, NONE, NOW_SIGN
from athanor.games.trismegistus.botmegistus.words import planned_said
from athanor.games.trismegistus.components import ROUNDS
from athanor.games.trismegistus.drawn_laboratory import CHOOSING_LABORATORY, SETTING_UP, DrawnLaboratory
from athanor.games.trismegistus.shelf import set_called
from athanor.games.trismegistus.signs import RAW_SIGN, REFINED_SIGN, Pen, metal_chip, paint
from athanor.games.trismegistus.symbols import ANY, ANY_ESSENCE, GOLD, SILVER
from athanor.games.trismegistus.words import condition_said

__all__ = ["draw", "paint"]


def draw(view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
    return "\n".join(line.rstrip() for line in Drawing(view, lang, names, width).lines())


class Drawing:
    def __init__(self, view: dict[str, Any], lang: str, names: list[str], width: int) -> None:
        self.view = view
        self.cards = set_called(view["cards"])
        self.pen = Pen(lang, names[: len(view["laboratories"])], width, self.cards)
        # A spectator looks over the first player's shoulder, always the same one: a table that turns is hard to follow.
        self.me = int(view["seat"] or 0)

    def lines(self) -> list[str]:
        seats = len(self.view["laboratories"])
        lines = self.heading()
        for step in range(1, seats):
            lines += self.laboratory((self.me + step) % seats).as_rival()
        if self.view["bot"] is not None:
            lines += self.bot()
        lines += [*self.tracks(), *self.achievements()]
        if not self.view["over"]:
            lines += [*self.bowls(), *self.market(), *self.experiments()]
        if self.view["asked"] == CHOOSING_LABORATORY:
            lines += self.free_laboratories()
        return [*lines, *self.laboratory(self.me).as_mine()]

    def laboratory(self, seat: int) -> DrawnLaboratory:
        return DrawnLaboratory(self.view, seat, self.pen)

    def heading(self) -> list[str]:
        """The round, whose turn it is, and who follows."""
        view, pen = self.view, self.pen
        if view["over"]:
            return [pen.bold("game-over")]
        if view["asked"] in SETTING_UP:
            return [f"[bold reverse]{NOW_SIGN} {pen.word('draw-setup')}[/]"]
        turn = pen.word("draw-turn", seat=view["active"]) if view["active"] < len(pen.names) else ""
        now = f"[bold reverse]{NOW_SIGN}{FIXED_SPACE}{turn or pen.word('draw-turn-bot')}[/]"
        cells = [now, pen.word("draw-round", round=view["round"], rounds=ROUNDS)]
        if view["round"] == ROUNDS:
            cells.append(f"[bold red]{pen.word('draw-last-round')}[/]")
        lines = pen.wrap("  ".join(cells))
        order = [f"[bold]{pen.name(who)}[/]" if who == view["active"] else pen.name(who) for who in view["order"]]
        cells = [f"{pen.dim('draw-order')} {' › '.join(order)}"]
        if view["next_order"]:
            following = " › ".join(pen.name(who) for who in view["next_order"])
            cells.append(f"{pen.dim('draw-next-order')} {following}")
        return [*lines, *pen.wrap(DOT.join(cells))]

    # ---------------------------------------------------------------- the main board

    def tracks(self) -> list[str]:
        """For each: the essence that moves its markers, the markers, the bonus tokens still there."""
        view, pen = self.view, self.pen
        rows = []
        for element in self.cards.board.track_order:
            markers = [f"{pen.name(seat)} {lab['tracks'][element]}" for seat, lab in enumerate(view["laboratories"])]
            if view["bot"] is not None:
                markers.append(f"{pen.word('opponent-0')} {view['bot']['levels'][element]}")
            bonuses = []
            for place, level in enumerate(self.cards.board.bonus_steps):
                bonus = view["bonus"][2 * element + place]
                if bonus >= 0:
                    bonuses.append(pen.labelled(str(level), pen.dim(f"bonus-{bonus}")))
            essence = pen.dim(f"essence-{view['essences'][element]}")
            rows.append([f"{pen.element(element)} {essence}", *markers, *bonuses])
        return [pen.bold("draw-tracks"), *pen.table(rows)]

    def achievements(self) -> list[str]:
        """What lies open, with what each asks for and brings."""
        pen = self.pen
        if not self.view["achievements"]:
            return []
        lines = [pen.bold("draw-achievements")]
        for card in self.view["achievements"]:
            if card < 0:
                lines.append(f"  {NONE} {pen.dim('draw-claimed')}")
                continue
            achievement = self.cards.achievements[card]
            asked = ", ".join(pen.said(condition_said(condition)) for condition in achievement.conditions)
            reward = f" → {pen.effect(achievement.bonus)}" if achievement.bonus else ""
            cells = [pen.called("achievement", card), f"{asked}{reward}", pen.points(achievement.vp)]
            lines += pen.wrap(DOT.join(cells), 2, 4)
        return lines

    def bowls(self) -> list[str]:
        """The dice by face, and the essence that a die of this face gives."""
        view, pen = self.view, self.pen
        signs = [f"{RAW_SIGN} {pen.word('draw-raw')}", f"{REFINED_SIGN} {pen.word('draw-refined')}"]
        signs += [f"{metal_chip(metal)} {pen.word(f'material-{metal}')}" for metal in (SILVER, GOLD)]
        cells = []
        for face in range(6):
            cell = f"{pen.face(face)} {pen.dice(view['bowls'][3 * face : 3 * face + 3])}"
            essence = self.cards.board.bowl_essence[face]
            if essence >= 0:
                gives = "draw-any-essence" if essence == ANY_ESSENCE else f"essence-{essence}"
                cell += f" [dim]({pen.word(gives)})[/]"
            cells.append(cell)
        return [*pen.titled(pen.bold("draw-bowls"), [f"[dim]{'  '.join(signs)}[/]"]), *pen.in_columns(cells)]

    def market(self) -> list[str]:
        """Two places for each colour."""
        pen = self.pen
        lines = pen.wrap(f"{pen.bold('draw-market')} {pen.dim('draw-left', count=self.view['stack'])}")
        for place, tile in enumerate(self.view["market"]):
            shown = pen.artifact(tile) if tile >= 0 else NONE
            lines += pen.wrap(f"{pen.die(self.cards.board.market_colours[place])} {shown}", 2, 4)
        return lines

    def experiments(self) -> list[str]:
        """By section, under the faces that lead there."""
        view, pen, board = self.view, self.pen, self.cards.board
        lines = pen.wrap(f"{pen.bold('draw-experiments')} {pen.dim('draw-left', count=view['experiment_deck'])}")
        for section, spaces in enumerate(board.spaces_of):
            faces = [pen.face(face) for face in range(5) if board.section_of[face] == section]
            lines.append(f"  {', '.join(faces)}")
            lying = [card for space in spaces for card in view["spaces"][space]]
            for card in lying:
                lines += pen.wrap(pen.experiment(card), 4, 6)
            if not lying:
                lines.append(f"    {NONE}")
        return lines

    def free_laboratories(self) -> list[str]:
        """While they are chosen: what their formulas do."""
        pen = self.pen
        taken = [lab["alchemist"] for lab in self.view["laboratories"]]
        lines = [pen.bold("draw-laboratories")]
        for alchemist in self.cards.alchemists:
            if alchemist.id not in taken:
                own = [formula.id for formula in self.cards.formulas if formula.alchemist == alchemist.id]
                name = f"[bold]{pen.called('alchemist', alchemist.id)}[/]"
                lines += pen.titled(name, [pen.formula(formula) for formula in own], first=2)
        return lines

    # ---------------------------------------------------------------- alone

    def bot(self) -> list[str]:
        """The tracker card of Botmegistus, and its deck."""
        bot, pen = self.view["bot"], self.pen
        colour, symbol, potency = bot["die"]
        cells = [pen.bold("opponent-0"), pen.points(bot["score"])]
        if colour >= 0:
            cells.append(pen.drafted(colour, symbol, potency))
        if bot["used"]:
            cells.append(f"{pen.dim('draw-used')} {' '.join(pen.die(each) for each in bot['used'])}")
        cells += [pen.word("draw-gold", count=bot["gold"]), pen.word("draw-ethereal", count=bot["ethereal"])]
        lines = pen.wrap(DOT.join(cells))
        tiles = [f"{pen.called('artifact', id)} {pen.elements(tally(shown))}" for id, *shown in bot["artifacts"]]
        lines += pen.titled(pen.dim("draw-artifacts"), tiles, first=2)
        lines += pen.titled(pen.dim("draw-open"), [self.bot_experiment(card) for card in bot["open"]], first=2)
        done = [0] * 4
        for element, *_ in bot["done"]:
            done[element] += 1
        cells = [f"{pen.word('draw-done', count=sum(done))} {pen.elements(done) if any(done) else ''}".strip()]
        if bot["specialised"]:
            cells.append(f"{pen.word('draw-specialised')} {pen.elements(tally(bot['specialised']))}")
        cells.append(f"{pen.word('draw-deck')} {pen.word('draw-cards', count=bot['pile'])}")
        lines += pen.wrap(DOT.join(cells), 2, 4)
        if bot["open_cards"]:
            lines += pen.wrap(pen.dim("draw-planned"), 2)
            for card in bot["open_cards"]:
                lines += pen.wrap(pen.said(planned_said(self.cards.bot_cards[card], self.cards)), 4, 6)
        return lines

    def bot_experiment(self, card: list[int]) -> str:
        """It pays no cubes and gets no rewards: what counts are level and points."""
        pen = self.pen
        element, track, level, points, id = card
        name = pen.called("experiment", id) if id >= 0 else ""
        need = pen.word("requirement-any", level=level) if track == ANY else f"{pen.element(track)} {level}"
        return f"{pen.element(element)} {name} ({need}, {pen.points(points)})"


def tally(elements: list[int]) -> list[int]:
    return [elements.count(element) for element in range(4)]
