"""The folders of a package, found without running it.

Words and ledgers are data: a reader of theirs neither needs nor waits for the game's rules.
"""

from __future__ import annotations

from importlib.machinery import ModuleSpec
from importlib.resources.abc import Traversable, TraversableResources
from importlib.util import find_spec
from pathlib import Path


def folder(package: str, name: str) -> Traversable:
    """The folder ``name`` in a package, whether it exists or not."""
    spec: ModuleSpec | None = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        raise LookupError(f"there is no package {package!r}")
    reader = getattr(spec.loader, "get_resource_reader", lambda _: None)(package)
    if isinstance(reader, TraversableResources):
        return reader.files() / name
    return Path(next(iter(spec.submodule_search_locations))) / name
