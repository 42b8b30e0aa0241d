"""The folders that everybody needs: those of a package, and the user's own."""

from __future__ import annotations

import os
import sys
from importlib.machinery import ModuleSpec
from importlib.resources.abc import Traversable, TraversableResources
from importlib.util import find_spec
from pathlib import Path


def folder(package: str, name: str) -> Traversable:
    """The folder ``name`` in a package, whether it exists or not, found without running it.

    Words and ledgers are data: a reader of theirs neither needs nor waits for the game's rules.
    """
    spec: ModuleSpec | None = find_spec(package)
    if spec is None:
        raise LookupError(f"there is no package {package!r}")
    if spec.submodule_search_locations is None:  # a game of one module: its folders would lie here
        return Path(spec.origin or package).with_suffix("") / name
    reader = getattr(spec.loader, "get_resource_reader", lambda _: None)(package)
    if isinstance(reader, TraversableResources):
        return reader.files() / name
    return Path(next(iter(spec.submodule_search_locations))) / name


def data_folder() -> Path:
    """Where this user's programs keep what belongs to the user, as this system has it."""
    chosen = os.environ.get("WEIRWOOD_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "weirwood"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/weirwood"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "weirwood"
