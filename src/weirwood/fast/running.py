"""Which build runs: the compiled one if there is one that fits, else the interpreted sources.

A compiled module takes the place of its source when Python looks for it. It is believed only if the
build is whole, was made for this Python, and was made from the very sources that lie here: one that
is not is told in one line, and the interpreted engine plays. `WEIRWOOD_PURE=1` chooses that one.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[1]
BUILT = Path(os.environ.get("WEIRWOOD_BUILT") or Path(__file__).with_name("built"))
"""Where the compiled modules lie; the tests have a build of their own elsewhere."""
TOLD = "built.json"
AGAIN = "the interpreted engine plays (`make fast` builds it again, WEIRWOOD_PURE=1 is silent)"
ROOMS = ("kernel", "games", "bots", "lab/learn", "fast")
"""What a build is made from: these folders of the package."""


class Unfit(Exception):
    """Why a build cannot be used, in words that end the line `the fast build ...`."""


def suffix() -> str:
    """What compiled modules of this very Python are called."""
    return EXTENSION_SUFFIXES[0]


def sources(package: Path = PACKAGE) -> dict[str, str]:
    """A hash of every source that a build is made from, by its path in the package."""
    out: dict[str, str] = {}
    for room in ROOMS:
        for folder, inner, files in os.walk(package / room):
            inner[:] = sorted(name for name in inner if name not in ("built", "__pycache__"))
            for name in sorted(files):
                if name.endswith(".py"):
                    path = os.path.join(folder, name)  # noqa: PTH118 - hundreds of them, at start
                    with open(path, "rb") as f:  # noqa: PTH123
                        told = blake2b(f.read(), digest_size=16).hexdigest()
                    out[os.path.relpath(path, package).replace(os.sep, "/")] = told
    return out


def believed(built: Path = BUILT, package: Path = PACKAGE) -> dict[str, str]:
    """The files of the compiled modules by their names, if all of them fit; else Unfit."""
    try:
        told: Any = json.loads((built / TOLD).read_text(encoding="utf-8"))
        python, made = str(told["python"]), dict(told["sources"])
        files: dict[str, list[Any]] = dict(told["modules"])
    except (OSError, ValueError, KeyError, TypeError) as e:
        raise Unfit("is not finished") from e
    if python != suffix():
        raise Unfit(f"is for another Python ({python}, this one has {suffix()})")
    here = sources(package)
    if made != here:
        changed = sorted(p for p in {*made, *here} if made.get(p) != here.get(p))
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        raise Unfit(f"is older than its sources ({changed[0]}{more})")
    for file, size in files.values():
        path = built / file
        if not path.is_file() or path.stat().st_size != size:
            raise Unfit(f"is damaged ({file})")
    return {name: str(built / file) for name, (file, _) in files.items()}


class Finder:
    """Finds the compiled modules; looks at the build when the first of them is wanted."""

    def __init__(self, built: Path = BUILT, package: Path = PACKAGE) -> None:
        self.built, self.package = built, package
        self.files: dict[str, str] | None = None

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        del path, target
        if not name.startswith("weirwood") or name == "weirwood.fast":
            return None
        file = self.known().get(name)
        if file is None:
            return None
        return ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)

    def known(self) -> dict[str, str]:
        """The compiled modules; none if the build does not fit, which is told once."""
        if self.files is None:
            self.files = {}
            try:
                found = believed(self.built, self.package)
                self.files = found
                self.loads(found)
            except Unfit as e:
                self.files = {}
                print(f"weirwood: the fast build {e}: {AGAIN}", file=sys.stderr)
        return self.files

    def loads(self, found: dict[str, str]) -> None:
        """Load what all compiled modules share, before any of them: it may be for other systems."""
        shared = next((name for name in found if "." not in name), "")
        try:
            __import__(shared)
        except ImportError as e:
            raise Unfit(f"cannot be loaded ({e})") from e


FINDER: list[Finder] = []


def choose() -> None:
    """Let compiled modules be found, if there is a build and it is wanted."""
    if os.environ.get("WEIRWOOD_PURE", "") in ("", "0") and BUILT.is_dir() and not FINDER:
        FINDER.append(Finder())
        sys.meta_path.insert(0, FINDER[0])


def name() -> str:
    """Which build runs: `compiled` or `interpreted`."""
    return "compiled" if FINDER and FINDER[0].known() else "interpreted"
