"""Tables in every state, prepared without a browser: to be looked at, not to be played on."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tests.browser.house import House
from tests.server.people import Person, Screen, play_out

# In this order spells are learnt, and a game of Spellbook comes quickly to its end.
EAGER = ("learn", "mark", "pay", "wild", "keep", "draw-2", "take", "receive", "store", "dummy", "give", "discard")


@dataclass
class Museum:
    owner: Person
    fresh: str  # a game just begun; the owner is asked
    payable: str  # the owner may learn a spell
    over: str
    lobby: str
    toy: str  # the generic board
    toy_over: str
    curtain: str  # a hot seat with hidden hands
    companion: str  # Botmegistus beside a real board

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.owner.http.cookies.items())

    def pages(self) -> dict[str, str]:
        """Every page there is, by name."""
        return {
            "home": "/",
            "new": "/new/spellbook",
            "lobby": f"/table/{self.lobby}",
            "table": f"/table/{self.fresh}",
            "payment": f"/table/{self.payable}",
            "end": f"/table/{self.over}",
            "replay": f"/replay/{self.over}?move=20",
            "games": "/games",
            "rules": "/rules/spellbook",
            "settings": "/settings",
            "generic": f"/table/{self.toy}",
            "generic-new": "/new/toy",
            "generic-replay": f"/replay/{self.toy_over}?move=2",
            "curtain": f"/table/{self.curtain}",
            "companion": f"/botmegistus?id={self.companion}",
            "missing": "/nowhere/at/all",
        }


def prepare(house: House) -> Museum:
    owner, guest = Person(house.address, "Ana"), Person(house.address, "Blas")
    dice = random.Random(7)
    fresh = owner.table("spellbook", "me", "bot:heuristic")
    over = owner.table("spellbook", "me", "bot:heuristic")
    with owner.sit(over) as screen:
        play_eagerly(screen, dice)
    payable = owner.table("spellbook", "me", "bot:random")
    with owner.sit(payable) as screen:
        play_eagerly(screen, dice, until="learn")
    toy = owner.table("toy", "me", "open")
    guest.join(toy)
    guest.http.close()
    toy_over = owner.table("toy", "me", "bot:random", laps=1)
    with owner.sit(toy_over) as screen:
        play_out([screen], dice)
    lobby, curtain = owner.table("spellbook", "me", "open"), owner.table("toy", "me", "Chloé")
    choices = {"cards": "house", "dice": "house", "element": 1, "options": {}}
    companion = owner.post("/api/companions", {"game": "trismegistus", "choices": choices}, 201)["id"]
    return Museum(owner, fresh, payable, over, lobby, toy, toy_over, curtain, companion)


def play_eagerly(screen: Screen, dice: random.Random, until: str | None = None) -> None:
    """One person against bots, to the end or until something can be done."""
    state = screen.first_state()
    while True:
        screen.until(lambda: screen.asked or (screen.state and screen.state["ask"] is None))
        state = screen.state or state
        if state["ask"] is None:
            return
        names = screen.choices()
        if until and any(name.startswith(until) for name in names):
            return
        if until and "pass" in names and any(name.startswith("store") for name in names):
            screen.play("pass")  # keeps all it has for the spell
            continue
        best = [[name for name in names if name.split()[0] == verb] for verb in EAGER]
        screen.play(dice.choice(next(filter(None, best), names)))
