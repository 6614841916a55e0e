"""A bot of the Athanor that this file lies beside, as a program of its own (`tools/baseline.py` puts it there).

    python bot.py master@3000

speaks the protocol of `docs/bots.md`. It plays with the compiled engine in the folder `engine` beside it, if there is
one, whatever PYTHONPATH says: that is where the asking side keeps its own. Actions are compared by name, so their
numbers may differ. When its input ends it writes to standard error how much processor time a decision took, which is
shown where ATHANOR_DEBUG=1 is set.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

ENGINE = Path(__file__).resolve().parent / "engine"


class Player:
    """One bot with its search tree, which is kept as long as question follows straight upon answer."""

    def __init__(self, name: str) -> None:
        from athanor import bots

        self.bot = bots.bot(name)
        self.memory = bots.Memory()
        self.last = 0  # number of the question answered last
        self.decisions = 0
        self.seconds = 0.0  # of processor time

    def answer(self, asked: dict[str, Any]) -> str:
        import athanor
        from athanor import bots

        begin = process_time()
        game, seat = athanor.game(asked["game"]), asked["seat"]
        world = game.from_snapshot(asked["position"])
        names = {action["name"] for action in asked["actions"]}
        if world.asked == seat:
            # Taking one's last choice back is not offered to a bot, but the position does not say so.
            world.now = [action for action in world.now if game.actions.name(action) in names]
        if asked.get("follows") == self.last:
            self.memory.moment += 1
        else:
            self.memory = bots.Memory()
        chosen = self.bot.choose_again(world, seat, asked["seed"], self.memory)
        self.last = asked["number"]
        self.decisions += 1
        self.seconds += process_time() - begin
        return str(game.actions.name(chosen))


def main(name: str) -> int:
    if ENGINE.is_dir():
        sys.path.insert(0, str(ENGINE))
    player = None
    for line in sys.stdin:
        said = json.loads(line)
        if said["athanor"] == "hello":
            # Before the engine is loaded, which takes a while on a busy machine.
            print(json.dumps({"athanor": "hello", "protocol": 2, "position": True}), flush=True)
            continue
        player = player or Player(name)
        print(json.dumps({"number": said["number"], "action": player.answer(said)}), flush=True)
    if player is not None:
        mean = player.seconds / player.decisions
        print(f"{name}: {player.decisions} decisions, {mean:.4f} s of processor time each", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
