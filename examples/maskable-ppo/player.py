"""What `train.py` made, as a program that plays: `python player.py maskable-ppo/policy.zip`.

It speaks the protocol for bots in any language ("Bots from outside" in the documentation): a JSON object a line. With
its hello it asks for positions; in these everything that the seat cannot know was dealt anew.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO

import athanor
from athanor.envs.flat import Flat

GAME, FORM = "spellbook", "flat"  # as in train.py


class Player:
    def __init__(self, file: str) -> None:
        self.model = MaskablePPO.load(file, device="cpu")
        self.game = athanor.game(GAME)
        encoder = self.game.encoder()
        assert encoder is not None
        self.encoder = encoder
        self.flat = Flat(encoder.layout, FORM)

    def choose(self, position: dict[str, Any], seat: int, offered: list[str]) -> str:
        world = self.game.from_snapshot(position)
        seen = np.zeros(self.flat.size, np.float32)
        self.flat.write(*self.encoder.encode(world, seat), seen)
        mask = np.zeros(self.game.num_actions, np.int8)
        mask[[self.game.actions.id(name) for name in offered]] = 1
        chosen = int(self.model.predict(seen, action_masks=mask, deterministic=True)[0])
        return self.game.actions.name(chosen)


def main() -> None:
    torch.set_num_threads(1)
    player: Player | None = None
    for line in sys.stdin:
        said = json.loads(line)
        if said["athanor"] == "hello":
            player = Player(sys.argv[1])
            answer: dict[str, Any] = {"athanor": "hello", "protocol": 2, "position": True}
        else:
            if said["game"] != GAME:
                sys.exit(f"This learnt {GAME}, and was asked about {said['game']}.")
            assert player is not None
            offered = [action["name"] for action in said["actions"]]
            answer = {"number": said["number"], "action": player.choose(said["position"], said["seat"], offered)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
