"""Makes the fast build: writes the lowered sources to a folder of their own and compiles them.

    python -m weirwood.fast          # or: make fast

mypyc and setuptools are tools of the developer, the C compiler is the system's. What comes out lies
in `built` beside this file, whole or not at all, and says what it was made from.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Final

import msgspec

from weirwood.fast.emit import emitted
from weirwood.fast.running import BUILT, PACKAGE, TOLD, sources, suffix
from weirwood.kernel import registry
from weirwood.kernel.procedure import link

SHARED: Final = "weirwood_fast__mypyc"
KERNEL: Final = (
    "answers", "ask", "chance", "decision", "entry", "event", "flow", "hearing", "history", "match",
    "playing", "procedure", "saving", "state",
)  # fmt: skip
BOTS: Final = ("greedy", "random", "search", "tree", "trees", "variation")
LAB: Final = ("learn.actions", "learn.question", "learn.session")
GAMES: Final = ("boardgame", "btwixt", "cardgame", "miniatures")
ROOMS: Final = ("state", "rules", "effects", "views", "bot", "geometry", "facts")
"""Rooms of a game that are compiled; settings, lists, scenarios and upgrades are seldom wanted."""
INTERPRETED: Final[dict[str, str]] = {
    "boardgame.views.picture": "seldom wanted",
    "btwixt.views.picture": "seldom wanted",
    "cardgame.views.picture": "seldom wanted",
    "miniatures.views.picture": "seldom wanted",
    "miniatures.rules.seams": "slots that effects fill",
}
"""Modules of these rooms that stay as they are, and why."""

CONFIG: Final = """[mypy]
python_version = {python}
namespace_packages = True
explicit_package_bases = True
check_untyped_defs = True
local_partial_types = False
disable_error_code = union-attr, operator, index, arg-type, assignment, call-overload
"""
# A rule is checked by mypy as it is written. Lowered to blocks it is the same program, but what a
# condition told of a name is forgotten from one block to the next: mypyc checks that as it runs.


class Missing(Exception):
    """What is not there to build with."""


def chosen(games: Sequence[str]) -> list[str]:
    """The modules that are compiled."""
    out = [f"weirwood.kernel.{name}" for name in KERNEL]
    out += [f"weirwood.bots.{name}" for name in BOTS]
    out += [f"weirwood.lab.{name}" for name in LAB]
    for game in games:
        home = PACKAGE / "games" / game
        for path in sorted(home.rglob("*.py")):
            inner = path.relative_to(home).with_suffix("").parts
            name = ".".join(inner)
            if (
                inner[0] in ROOMS
                and path.name != "__init__.py"
                and f"{game}.{name}" not in INTERPRETED
                and not has_structs(importlib.import_module(f"weirwood.games.{game}.{name}"))
            ):
                out.append(f"weirwood.games.{game}.{name}")
    return out


def has_structs(module: ModuleType) -> bool:
    """Whether a module speaks of msgspec, or defines what is read by it, under whatever name."""
    return any(
        getattr(found, "__name__", "") == "msgspec"
        or (type(found) is type(msgspec.Struct) and found.__module__ == module.__name__)
        for found in vars(module).values()
    )


def write(work: Path, games: Sequence[str]) -> list[str]:
    """Write the package to a folder, with the chosen modules as mypyc gets them."""
    for game in games:
        registry.game(game)
    names = chosen(games)
    modules: dict[str, ModuleType] = {name: importlib.import_module(name) for name in names}
    link()
    for path in sorted(PACKAGE.rglob("*.py")):
        inner = path.relative_to(PACKAGE)
        if inner.parts[0] not in ("table", "terminal", "cli", "cards", "book"):
            name = ".".join(("weirwood", *inner.with_suffix("").parts))
            text = path.read_text(encoding="utf-8")
            if name in modules:
                text = emitted(text, modules[name], frozenset(names))
            put(work / "weirwood" / inner, text)
    put(work / "weirwood" / "py.typed", "")
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    put(work / "mypy.ini", CONFIG.format(python=python))
    return names


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def compile_all(work: Path, names: Sequence[str], level: str) -> None:
    """Compile the modules in a process of its own, which may say much."""
    files = [f"{name.replace('.', '/')}.py" for name in names]
    here = {**os.environ, "WEIRWOOD_PURE": "1", "MYPYPATH": str(work)}
    here["PYTHONPATH"] = str(PACKAGE.parent)
    command = [sys.executable, "-P", "-m", "weirwood.fast.compiling", level, *files]
    with (work / "log.txt").open("w", encoding="utf-8") as log:
        done = subprocess.run(  # noqa: S603 - our own script
            command, cwd=work, env=here, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        last = (work / "log.txt").read_text(encoding="utf-8", errors="replace").splitlines()[-8:]
        raise Missing("it could not be compiled:\n" + "\n".join(last))


def collect(work: Path, names: Iterable[str], made: dict[str, str], built: Path) -> None:
    """Put the compiled modules where they are looked for; the last file says that all are there."""
    shutil.rmtree(built, ignore_errors=True)
    built.mkdir(parents=True)
    lib, end = work / "lib", suffix()
    files: dict[str, tuple[str, int]] = {}
    for name in (SHARED, *names):
        found = lib / f"{name.replace('.', '/')}{end}"
        file = f"{name}{end}"
        shutil.copyfile(found, built / file)
        files[name] = (file, found.stat().st_size)
    told = {"python": end, "sources": made, "modules": files}
    (built / TOLD).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def tools() -> None:
    """Complain of what is missing."""
    for module, package in (("mypyc", "mypy"), ("setuptools", "setuptools")):
        if find_spec(module) is None:
            raise Missing(f"{package} is not installed")
    told = os.environ.get("CC") or str(get_config_var("CC") or "cc")
    if os.name == "posix" and shutil.which(told.split()[0]) is None:
        raise Missing(f"there is no C compiler ({told.split()[0]})")


def build(
    work: Path, *, games: Sequence[str] = GAMES, level: str = "2", built: Path = BUILT
) -> int:
    """Make the build; how many modules it has. Raises Missing if it cannot be made."""
    tools()
    made = sources()
    names = write(work, games)
    compile_all(work, names, level)
    collect(work, names, made, built)
    return len(names)
