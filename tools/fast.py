"""The engine, compiled: the same sources as C extensions, in a folder of their own (`make fast`).

    python tools/fast.py [FOLDER]           # builds if the sources have changed since; some minutes
    PYTHONPATH=FOLDER python -m athanor …   # plays with it

FOLDER/athanor is the package again: what is compiled lies there as extension modules, everything else is linked to (or
copied, where the system has no links), so that texts, page, server and terminal are always today's. The stamp beside
it is a digest of all that was compiled; whoever wants to use the folder asks `fits` first.

All modules of some folders are compiled but those that say `# Not compiled: …`; the compiled wheel (`hatch_build.py`)
asks here too.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
PACKAGE: Final = SOURCES / "athanor"
USUAL_FOLDER: Final = ROOT / "build" / "fast"

COMPILED: Final = ("core", "envs", "games", "bots")
# A line of a file that stays in Python, with the reason: what gains nothing (words, pictures, files read once), what
# outsiders subclass as exceptions, what asks Python about itself, and where anybody may hand in anything: compiled code
# answers a wrong type with a TypeError, not with our sentence. It moves with the file.
INTERPRETED: Final = re.compile(r"^# Not compiled: .+\.$", re.MULTILINE)
GROUP: Final = "athanor"  # the library that all of them share is called athanor__mypyc
# Of the C compiler’s optimiser. 2 makes nothing faster here and takes half as long again.
USUAL_LEVEL: Final = "1"
FAILED: Final = "The engine could not be compiled; see above. Everything still runs in plain Python."


# ---------------------------------------------------------------- which modules, and whether they changed


def compiled_sources() -> list[Path]:
    """What is compiled, in a fixed order."""
    found = sorted(file for folder in COMPILED for file in (PACKAGE / folder).rglob("*.py"))
    return [file for file in found if not INTERPRETED.search(file.read_text(encoding="utf-8"))]


def digest() -> str:
    """Changes when something compiled does, when a module comes or goes, and with the Python it was made for."""
    made = hashlib.sha256(f"{sys.implementation.cache_tag} {sys.platform}\n".encode())
    for file in sorted(PACKAGE.rglob("*.py")):
        made.update(f"{file.relative_to(PACKAGE).as_posix()}\n".encode())
    for file in (Path(__file__), *compiled_sources()):
        made.update(file.read_bytes())
    return made.hexdigest()


def stamp_of(folder: Path) -> Path:
    return folder / "stamp"


def is_built(folder: Path) -> bool:
    return stamp_of(folder).exists()


def fits(folder: Path) -> bool:
    """Whether what lies there was made from today's sources."""
    return is_built(folder) and stamp_of(folder).read_text() == digest()


# ---------------------------------------------------------------- building


def compile_into(folder: Path) -> Path:
    """The extension modules, into `folder/made`. In a process of its own: the compilers look at where they run."""
    made, work = folder.resolve() / "made", folder.resolve() / "work"
    shutil.rmtree(made, ignore_errors=True)
    command = [sys.executable, __file__, "--compile", str(made), str(work)]
    if subprocess.call(command, cwd=SOURCES, env={**os.environ, "PYTHONPATH": ""}):
        raise SystemExit(FAILED)
    return made


def libraries_in(folder: Path) -> list[Path]:
    return sorted(file for ending in ("so", "pyd") for file in folder.rglob(f"*.{ending}"))


def run_compilers(libraries: Path, work: Path) -> None:
    """Sources to C by mypyc, C to libraries by the system's compiler. The current folder is `src`."""
    from mypyc.build import mypycify

    setuptools = import_module("setuptools")
    import_module("distutils.ccompiler").CCompiler.compile = compile_side_by_side
    # `make check` is where types are held to the letter; here they only have to be right.
    flags = ["--config-file=", "--no-error-summary", f"--cache-dir={work / 'types'}", "--explicit-package-bases"]
    names = [str(file.relative_to(SOURCES)) for file in compiled_sources()]
    modules = mypycify(
        [*flags, *names],
        opt_level=os.environ.get("ATHANOR_OPTIMISE", USUAL_LEVEL),
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    arguments = ["--quiet", "build_ext", "--build-lib", str(libraries), "--build-temp", str(work / "objects")]
    arguments += ["--parallel", str(os.cpu_count() or 1)]
    setuptools.setup(name="athanor-compiled", ext_modules=modules, script_args=arguments)


def compile_side_by_side(
    self: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: list[Any] | None = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """`CCompiler.compile` of setuptools, but a C file on each core instead of one after the other.

    The compilers of Windows have a method of their own, which stays as it is.
    """
    _, objects, after, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = self._get_cc_args(options, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            pool.submit(self._compile, made, source, ending, before, after, options)
            for made, (source, ending) in build.items()
        ]
    for job in jobs:
        job.result()
    return list(objects)


def build(folder: Path) -> None:
    """Everything anew. The stamp goes first and comes last, so nobody uses a half-built folder."""
    contents = digest()
    stamp_of(folder).unlink(missing_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    made = compile_into(folder)
    shutil.rmtree(folder / "athanor", ignore_errors=True)
    for old in folder.glob(f"{GROUP}__mypyc*"):
        old.unlink()
    mirror(PACKAGE, folder / "athanor", {file.parent for file in compiled_sources()})
    for library in libraries_in(made):
        shutil.move(library, folder / library.relative_to(made))
    shutil.rmtree(made)
    if contents == digest():
        stamp_of(folder).write_text(contents)
    else:
        print("The sources changed while they were compiled; build again.")


def mirror(source: Path, target: Path, split: set[Path]) -> None:
    """The package again, by links: whole folders where nothing in them is compiled."""
    target.mkdir()
    for entry in sorted(source.iterdir()):
        if entry.name == "__pycache__":
            continue
        if entry.is_dir() and any(entry == folder or entry in folder.parents for folder in split):
            mirror(entry, target / entry.name, split)
        else:
            link(entry, target / entry.name)


def link(source: Path, target: Path) -> None:
    try:
        target.symlink_to(source, target_is_directory=source.is_dir())
    except OSError:  # a system or a user that may not
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy2(source, target)


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--compile"]:
        run_compilers(Path(arguments[1]), Path(arguments[2]))
        return 0
    if arguments[:1] == ["--fits"]:
        return 0 if fits(Path(arguments[1])) else 1
    folder = Path(arguments[0]) if arguments else USUAL_FOLDER
    if fits(folder):
        print(f"The compiled engine in {folder} is up to date.")
        return 0
    print(
        f"Compiling {len(compiled_sources())} modules into {folder} (some minutes, once for each change) …", flush=True
    )
    build(folder)
    return 0 if fits(folder) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
