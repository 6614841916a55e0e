"""The compiled wheel: `ATHANOR_COMPILED=1 pip wheel .` (or `make wheel ARGS=--compiled`).

It holds the same package as the plain one and beside its sources the extension modules, which Python prefers. It fits
one system and one version of Python, and its name says which.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "ATHANOR_COMPILED"
# What `tools/fast.py` needs, for whoever builds without the project's lock.
COMPILERS = ["mypy>=1.13", "setuptools>=65"]


class CompiledEngine(BuildHookInterface[Any]):
    def wanted(self) -> bool:
        return os.environ.get(SWITCH) == "1" and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        return COMPILERS if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.wanted():
            return
        sys.path.insert(0, str(Path(self.root, "tools")))
        fast = import_module("fast")
        made = fast.compile_into(Path(self.root, "build", "wheel"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in fast.libraries_in(made):
            build_data["force_include"][str(library)] = library.relative_to(made).as_posix()
