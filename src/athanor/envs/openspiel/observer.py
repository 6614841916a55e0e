"""What a player of the OpenSpiel games is told: a row of numbers and a text, with or without the past."""

# Not compiled: OpenSpiel asks it for attributes of its own.

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from athanor.envs.flat import Row
from athanor.envs.openspiel.history import Table

OWN_CHOICES: Final = 256  # the last so many of a player's own choices are part of its information state


class Observer:
    """`tensor` has two parts, by name in `dict`: `observation`, whose places `athanor.envs.flat.planes` names (what
    everybody sees and what the player alone knows, in one), and with perfect recall `choices`: the player's own, oldest
    first, as (action + 1) / actions."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"The observers of Athanor take no parameters; given were {params}.")
        self.table = table
        self.recalls = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.private = kind.private_info
        size = table.flat.size
        self.tensor: Row = np.zeros(size + (OWN_CHOICES if self.recalls else 0), np.float32)
        self.dict: dict[str, Row] = {"observation": self.tensor[:size]}
        if self.recalls:
            self.dict["choices"] = self.tensor[size:]

    def set_from(self, state: Any, player: int) -> None:
        node, table = state.node, self.table
        self.tensor.fill(0.0)
        s = node.state
        if s is not None and not s.over:
            floats, ints = table.encoder.encode(s, player)
            table.flat.write(floats, ints, self.dict["observation"])
        if self.recalls:
            own = node.memory(player)[1][-OWN_CHOICES:]
            self.dict["choices"][: len(own)] = (np.array(own, np.float32) + 1) / table.game.num_actions

    def string_from(self, state: Any, player: int) -> str:
        """JSON behind the player's number; with perfect recall before it its choices and a digest of all it saw."""
        node = state.node
        lines = [f"player {player}"]
        if self.recalls:
            digest, own, _ = node.memory(player)
            names = self.table.game.actions.names
            lines += ["; ".join(names[action] for action in own), digest.hex()]
        lines.append(json.dumps(self.shown(node, player), separators=(",", ":")))
        return "\n".join(lines)

    def shown(self, node: Any, player: int) -> Any:
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return [node.view(seat) for seat in range(self.table.players)]
        if self.private == pyspiel.PrivateInfoType.NONE:
            return node.view(None) if self.public else {}
        own = node.view(player)
        if self.public:
            return own
        everybodys = node.view(None)
        return {name: part for name, part in own.items() if everybodys.get(name) != part}
