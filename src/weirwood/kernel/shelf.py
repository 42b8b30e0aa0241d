"""Lowered procedures kept between two starts, as Python keeps its bytecode.

Lowering some four hundred rules is most of the time that importing the games takes. What came out
is kept beside the module's own bytecode, or in the user's cache folder where that cannot be
written, and is taken again only if everything it was made from is the same: the module's source,
the compiler's own, this Python. A file that is cut, foreign or of another version is not believed:
the rules are lowered again, and nobody notices but the clock.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from weirwood.kernel import kept
from weirwood.kernel.compiler import Lowered, Site, meaning, source_file

FIELDS = tuple(f.name for f in fields(Lowered))

Row = tuple[Any, ...]


class Shelf:
    """The rules of one module, as they were kept or as they will be."""

    def __init__(self, file: str, key: bytes) -> None:
        self.file, self.key = file, key
        self.rows: dict[str, Row] = {}
        self.new = False


_shelves: dict[str, Shelf | None] = {}  # by the file of the module


def find(fn: FunctionType, name: str, primitives: Mapping[Any, str]) -> Lowered | None:
    """The rule as it was kept, if all it was made from is the same."""
    found = shelf_of(fn)
    row = found.rows.get(name) if found is not None else None
    if row is None:
        return None
    made = Lowered(*row)
    made.sites = [Site(*site) for site in made.sites]
    for word, meant in made.meant.items():  # `choose` must still be what it was
        if meaning(word, primitives, fn.__globals__) != meant:
            return None
    return made


def put(fn: FunctionType, name: str, made: Lowered) -> None:
    found = shelf_of(fn)
    if found is not None:
        row = {field: getattr(made, field) for field in FIELDS}
        row["sites"] = [tuple(site) for site in made.sites]
        found.rows[name] = tuple(row.values())
        found.new = True


def keep() -> None:
    """Write down what was lowered since; where nothing can be written, nothing is."""
    for shelf in _shelves.values():
        if shelf is not None and shelf.new:
            shelf.new = False
            # Whoever wants no bytecode beside the sources gets no rules there either.
            for path in places(shelf.file)[1 if sys.dont_write_bytecode else 0 :]:
                if kept.write(path, shelf.key, shelf.rows):
                    break


def shelf_of(fn: FunctionType) -> Shelf | None:
    file = source_file(fn)
    if file not in _shelves:
        _shelves[file] = opened(file)
    return _shelves[file]


def opened(file: str) -> Shelf | None:
    """The shelf of a module: with what was kept, or empty; None if its source is no file."""
    try:
        source = Path(file).read_bytes()
    except OSError:
        return None
    told = blake2b(fingerprint(), digest_size=kept.SIZE)
    told.update(file.encode() + b"\0" + source)
    shelf = Shelf(file, told.digest())
    for path in places(file):
        rows = believed(path, shelf.key)
        if rows is not None:
            shelf.rows = rows
            break
    return shelf


def believed(path: Path, key: bytes) -> dict[str, Row] | None:
    """What a file holds, if it is whole and was made from the same; else None."""
    rows = kept.read(path, key)
    fits = isinstance(rows, dict) and all(
        isinstance(row, tuple) and len(row) == len(FIELDS) and isinstance(row[0], CodeType)
        for row in rows.values()
    )
    return rows if fits else None


@cache
def fingerprint() -> bytes:
    """What lowering depends on besides the rule: this Python and the compiler itself."""
    told = blake2b(importlib.util.MAGIC_NUMBER, digest_size=kept.SIZE)
    for module in ("compiler", "blocks", "forms", "flow", "ask", "shelf", "kept"):
        told.update(Path(__file__).with_name(f"{module}.py").read_bytes())
    return told.digest()


def places(file: str) -> list[Path]:
    """Where the rules of a module may be kept, best first: beside Python's own, or far away."""
    name = Path(importlib.util.cache_from_source(file)).with_suffix(".rules")
    told = blake2b(file.encode(), digest_size=8).hexdigest()
    return [name, kept.folder() / f"{told}-{name.name}"]
