"""Small runs, which end after so many decisions and not after so much time: a busy machine learns the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import torch

from athanor.training.run import Run
from athanor.training.settings import Settings

SMALL: dict[str, Any] = {"games": 64, "steps": 8, "batch": 512, "width": 64, "slot": 32, "blocks": 1}
ENDLESS = 600.0  # minutes


def small(game: str, **more: Any) -> Settings:
    return Settings(game, minutes=ENDLESS, **{**SMALL, **more})


def learnt(settings: Settings, folder: Path, decisions: int) -> Run:
    """A run up to that many decisions; one in the folder goes on."""
    torch.set_num_threads(1)
    run = Run(settings, folder, lambda line: None)

    def enough(run: Run) -> None:
        run.stopped = run.decisions >= decisions

    run.progress = enough
    run()
    return run


@contextmanager
def plugins(*names: str) -> Iterator[None]:
    """Games that the actors know too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ATHANOR_PLUGINS", ",".join(names))
        yield
