"""What is in the box, counted in the content files of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from weirwood.book.reading import BookError, Part
from weirwood.folders import folder

if TYPE_CHECKING:
    from weirwood.words import Words


def counted(package: str, part: Part, words: Words) -> dict[str, Any]:
    """One line of the list: what, how many, and by name where that helps."""
    rows = [row for row in _rows(package, part) if _fits(part, row)]
    names = []
    if part.named:
        for row in rows:
            known = str(row["id"]) if isinstance(row, Mapping) else str(row)
            name = words.name(known) if words.has(f"name-{known}") else known
            names.append({"name": name, "count": _count(part, row)})
    return {
        "id": part.id,
        "title": part.title[words.lang],
        "count": sum(_count(part, row) for row in rows),
        "names": names,
    }


def _rows(package: str, part: Part) -> Iterator[Any]:
    """The entries that a part speaks of; `*` in a file's name stands for several files."""
    home = folder(package, "content")
    if "*" in part.file:
        head, _, tail = part.file.partition("*")
        files = [f for f in home.iterdir() if f.name.startswith(head) and f.name.endswith(tail)]
    else:
        files = [home / part.file]
    for file in sorted(files, key=lambda f: f.name):
        found: Any = json.loads(file.read_text("utf-8"))
        for step in part.path.split("."):
            if not isinstance(found, Mapping) or step not in found:
                found = None
                break
            found = found[step]
        if found is None:
            if "*" in part.file:
                continue
            raise BookError(f"{package}/book/box.toml, {part.id}: no {part.path} in {part.file}")
        yield from found if isinstance(found, list) else [found]


def _fits(part: Part, row: Any) -> bool:
    return all(isinstance(row, Mapping) and row.get(k) == v for k, v in part.where.items())


def _count(part: Part, row: Any) -> int:
    if isinstance(row, int):
        return row
    return int(row.get(part.sum, 1)) if part.sum and isinstance(row, Mapping) else 1
