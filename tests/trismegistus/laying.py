"""Laying out a table for a test: each method puts one kind of thing where it was said. The manual: `table.py`."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import athanor
from athanor.core.frames import Frame
from athanor.games.trismegistus import rounds
from athanor.games.trismegistus.acting import Act, finish
from athanor.games.trismegistus.botmegistus import artifact_tile, experiment_card
from athanor.games.trismegistus.cards import BONUS_NAMES
from athanor.games.trismegistus.components import NONE, SOCKET_NAMES
from athanor.games.trismegistus.laboratory import read_cubes
from athanor.games.trismegistus.reacting import ask_reactions
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import COLOUR_NAMES, ELEMENT_NAMES, ESSENCE_NAMES, FACE_NAMES
from tests.trismegistus.making import Shop, formula_effect
from tests.trismegistus.sides import counts, levels, proper_cubes

SEATS = "ABCD"
PHASES = {"draft": 0, "act": 1, "finish": 2, "react": 2, "clean-up": 3}


class Laid:
    state: Trismegistus
    log: list[athanor.Event]
    shop: Shop

    def _sides(self, sides: list[dict[str, Any]]) -> None:
        for seat, given in enumerate(sides):
            side = dict(given)
            lab = self.state.labs[seat].set_out()
            lab.alchemist = side.pop("alchemist", seat)
            self._formulas(seat, side)
            lab.cubes = read_cubes(proper_cubes(side.pop("cubes", "")))
            lab.essences = counts(side.pop("essences", ""), ESSENCE_NAMES[:3])
            lab.ready, lab.used = side.pop("reactions", (2, 0))
            lab.tracks = levels(side.pop("tracks", ""))
            lab.used_dice = counts(side.pop("used", ""), COLOUR_NAMES)
            self._die(lab, side.pop("die", None))
            for slot, made in side.pop("artifacts", {}).items():
                lab.artifacts[slot - 1] = self.shop.artifact(made)
                lab.exhausted |= made.is_used << (slot - 1)
            lab.open = [self.shop.experiment(made) for made in side.pop("open", [])]
            lab.done = [self.shop.experiment(made) for made in side.pop("done", [])]
            lab.achievements = [self.shop.achievement(made) for made in side.pop("achievements", [])]
            for name in ("masterpiece", "spurned"):
                if name in side:
                    setattr(lab, name, self.shop.experiment(side.pop(name)))
            for made in side.pop("hand", []):
                lab.hand.append(self.shop.publication(made))
                self.state.known[lab.hand[-1]] = 1 << seat
            for name in ("vp", "ethereal", "chameleon"):
                setattr(lab, name, side.pop(name, 0))
            assert not side, f"no such thing in a laboratory: {', '.join(side)}"

    def _formulas(self, seat: int, side: dict[str, Any]) -> None:
        lab = self.state.labs[seat]
        lab.sockets = list(range(8))
        for socket, effect in side.pop("formulas", {}).items():
            formula_effect(self.state.cards, lab.alchemist * 8 + SOCKET_NAMES.index(socket), effect)
        for word in side.pop("vault", "").split():
            cell, socket = word.rstrip("*").split(":")
            at = SOCKET_NAMES.index(socket)
            lab.vault[int(cell) - 1], lab.sockets[at] = lab.sockets[at], NONE
            lab.filled |= 1 << (int(cell) - 1)
            lab.sampled |= word.endswith("*") << (int(cell) - 1)
        for socket in side.pop("empty", "").split():
            lab.sockets[SOCKET_NAMES.index(socket)] = NONE
        for column in side.pop("bought", "").split():
            lab.bought |= 1 << ELEMENT_NAMES.index(column)
        if "lines" in side:
            self.shop.vault_lines(lab.alchemist, side.pop("lines"))

    @staticmethod
    def _die(lab: Any, die: str | None) -> None:
        if die is not None:
            colour, face, potency = die.split()
            lab.colour, lab.face, lab.potency = COLOUR_NAMES.index(colour), FACE_NAMES.index(face), int(potency)

    def _cards(self, market: Any, stack: Any, spaces: Any, experiment_deck: Any, deck: Any) -> None:
        s, shop = self.state, self.shop
        for place, made in (market or {}).items():
            s.market[place - 1] = NONE if made is None else shop.artifact(made)
        for number, lying in (spaces or {}).items():
            s.spaces[number - 1] = [shop.experiment(made) for made in lying]
        tiles = [shop.artifact(made) for made in stack][::-1] if isinstance(stack, list) else None
        cards = [shop.experiment(made) for made in experiment_deck][::-1] if isinstance(experiment_deck, list) else None
        papers = [shop.publication(made) for made in deck][::-1] if isinstance(deck, list) else None
        shop.take_out()
        s.stacks[s.round - 1] = cut(s.stacks[s.round - 1] if tiles is None else tiles, stack)
        current = s.experiment_decks[s.round - 1] if cards is None else cards
        s.experiment_decks[s.round - 1] = cut(current, experiment_deck)
        s.publications = cut(s.publications if papers is None else papers, deck)

    def _tracks(self, bonus: dict[str, str], essences: str) -> None:
        s = self.state
        steps = s.cards.board.bonus_steps
        s.bonus = [NONE] * 8
        for place, token in bonus.items():
            element, _, step = place.partition(" ")
            s.bonus[ELEMENT_NAMES.index(element) * 2 + steps.index(int(step))] = BONUS_NAMES.index(token)
        if essences:
            s.set_essences([ESSENCE_NAMES.index(word) for word in essences.split()])
        elif s.options["essences"] == "printed":
            s.set_essences(list(s.cards.board.track_essence))

    def _order(self, active: str, order: str, passed: str) -> None:
        s = self.state
        names = [*SEATS[: s.players], "bot"]
        s.next_order = [names.index(word) for word in passed.split()]
        everybody = range(s.players + s.solo)
        s.order = [names.index(word) for word in order.split()] or [w for w in everybody if w not in s.next_order]
        s.active = names.index(active)

    def _bot(self, given: dict[str, Any], bot_deck: list[int] | None) -> None:
        bot, deck, side = self.state.bot, self.state.bot_deck, dict(given)
        assert bot is not None
        assert deck is not None
        bot.gold, bot.ethereal, bot.points = side.pop("gold", 0), side.pop("ethereal", 0), side.pop("points", 0)
        bot.levels = levels(side.pop("tracks", ""))
        bot.colour, bot.symbol, bot.potency = NONE, NONE, 0
        if "die" in side:
            words = side.pop("die").split()
            bot.colour, bot.symbol, bot.potency = (
                COLOUR_NAMES.index(words[0]),
                FACE_NAMES.index(words[1]),
                int(words[2]),
            )
        bot.used = [COLOUR_NAMES.index(word) for word in side.pop("used", "").split()]
        cards = self.state.cards
        bot.open = [experiment_card(cards.experiments[self.shop.experiment(made)]) for made in side.pop("open", [])]
        bot.done = [experiment_card(cards.experiments[self.shop.experiment(made)]) for made in side.pop("done", [])]
        bot.artifacts = [artifact_tile(cards.artifacts[self.shop.artifact(m)]) for m in side.pop("artifacts", [])]
        if bot_deck is not None:
            deck.pile, deck.used = bot_deck[::-1], []
        assert not side, f"no such thing of Botmegistus: {', '.join(side)}"

    def _bowls(self, bowls: str | None) -> None:
        s = self.state
        s.bowls = [0] * 18
        if bowls is not None:
            for part in bowls.split(";"):
                face, _, words = part.partition(":")
                for colour, count in enumerate(counts(words, COLOUR_NAMES)):
                    s.bowls[FACE_NAMES.index(face.strip()) * 3 + colour] += count
            return
        pool = rounds.dice_pool(s)
        for lab in s.labs:
            pool = [left - lab.used_dice[c] - (lab.colour == c) for c, left in enumerate(pool)]
        if s.bot is not None:
            pool = [left - s.bot.used.count(c) - (s.bot.colour == c) for c, left in enumerate(pool)]
        dice = [colour for colour, left in enumerate(pool) for _ in range(left)]
        for at, colour in enumerate(dice):
            s.bowls[at % 6 * 3 + colour] += 1

    def _begin(self, phase: str) -> None:
        s = self.state
        s.past, s.reveals, s.events, s.depth, s.pending = None, 0, [], 0, []
        s.entered = [0] * (s.players + 1)
        if phase == "round-end":
            everybody = range(s.players + s.solo)
            s.next_order += [who for who in everybody if who not in s.next_order]
            s.order, s.stack = [], [RoundEnd(0)]
        elif s.active >= s.players:
            s.stack = [rounds.BotTurn(0, {"draft": 0, "act": 0, "react": 1, "clean-up": 2}[phase])]
        else:
            s.stack = [rounds.Turn(s.active, PHASES[phase])]
            if phase == "act":
                s.stack = [rounds.Turn(s.active, 2), Act(s.active)]
            elif phase == "finish":
                s.stack.append(finish(s, s.active))
            elif phase == "react":
                s.stack = [rounds.Turn(s.active, 3)]
                ask_reactions(s, s.active)
        self.waiting_to_begin = phase == "round-end" or s.active >= s.players
        if not self.waiting_to_begin:
            self.go()

    def go(self) -> Self:
        """Let what happens by itself happen. Only needed for `phase="round-end"` and turns of Botmegistus, which wait
        for it so that chance can be forced before."""
        self.state.settle()
        self.log += self.state.events or []
        return self


class RoundEnd(Frame):
    """The round ends when this comes up, at the place of a turn."""

    kind: ClassVar[str] = rounds.Turn.kind
    ground: ClassVar[bool] = True

    def lapse(self, s: Trismegistus) -> None:
        rounds.end_round(s)


def past_setup(s: Trismegistus) -> None:
    """The set-up decided by always taking the first choice."""
    while any(frame.kind == "begin" for frame in s.stack):
        s.apply(s.legal()[0])


def cut(cards: list[int], wanted: Any) -> list[int]:
    """A number stands for that many cards, whichever."""
    return cards[-wanted:] if isinstance(wanted, int) and wanted else [] if wanted == 0 else cards
