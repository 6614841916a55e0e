"""An earlier commit's bots as programs: they answer as they would have answered themselves."""

from pathlib import Path

import pytest

import athanor
from athanor import bots
from athanor.bots.outside import Outside, Program
from athanor.core.state import State
from tests.arena import programs

BOT = Path(__file__).resolve().parents[2] / "tools" / "baseline_bot.py"
ENOUGH = 21  # questions in which the two are compared; then chance plays the game to its end


class Same(bots.Bot):
    """Asks a program and a bot of ours the same questions, each with a memory of its own, and compares."""

    name = "same"

    def __init__(self, name: str, program: Program) -> None:
        self.ours = bots.bot(name)
        self.theirs = Outside(program)
        self.memories: dict[int, bots.Memory] = {}
        self.compared = 0

    def choose_again(self, world: State, seat: int, seed: int, memory: bots.Memory) -> int:
        if self.compared == ENOUGH:
            return bots.bot("random").choose(world, seat, seed)
        own = self.memories.setdefault(seat, bots.Memory())
        own.moment = memory.moment
        self.compared += 1
        ours = self.ours.choose_again(world.clone(), seat, bots.derive(seed, "outside"), own)
        assert self.theirs.choose_again(world.clone(), seat, seed, memory) == ours
        return ours


@pytest.mark.parametrize(
    ("game", "name"), [("spellbook", "master@30"), ("alchemists", "master@3"), ("trismegistus", "master@3")]
)
def test_the_program_answers_as_the_bot_itself(game, name):
    program = Program("baseline", programs.command(BOT, name), 60.0)
    both = Same(name, program)
    try:
        bots.play_game(athanor.game(game), [both, bots.bot("random")], 5, {})
    finally:
        program.close()
    assert program.forfeits == {}
    assert both.compared == ENOUGH
