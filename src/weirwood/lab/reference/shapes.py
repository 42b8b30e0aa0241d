"""The shape of data, learnt from examples: types, fields, and objects that are keyed by ids.

A shape only grows. What it holds is written as JSON Schema, strict in its fields: data with a field
that no example had does not fit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Self

TYPES = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    type(None): "null",
    list: "array",
    tuple: "array",
    dict: "object",
}
MANY = "*"
"""In a path: every item of a list, every value of an object that is keyed by ids."""


def join(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name


class Shape:
    """What has been seen in one place."""

    def __init__(self) -> None:
        self.types: set[str] = set()
        self.fields: dict[str, Shape] = {}
        self.seen = 0  # objects
        self.times: dict[str, int] = {}  # how many of them had a field
        self.item: Shape | None = None
        self.loose = False  # an object of any fields

    def take(self, value: Any) -> None:
        """Learn one example."""
        self.types.add(TYPES[type(value)])
        if isinstance(value, Mapping):
            self.seen += 1
            for key, part in value.items():
                name = str(key)
                self.times[name] = self.times.get(name, 0) + 1
                self.fields.setdefault(name, Shape()).take(part)
        elif isinstance(value, (list, tuple)):
            for part in value:
                if self.item is None:
                    self.item = Shape()
                self.item.take(part)

    def add(self, other: Self | Shape) -> None:
        """Learn all that another shape has seen."""
        self.types |= other.types
        self.seen += other.seen
        for name, part in other.fields.items():
            self.times[name] = self.times.get(name, 0) + other.times[name]
            self.fields.setdefault(name, Shape()).add(part)
        if other.item is not None:
            if self.item is None:
                self.item = Shape()
            self.item.add(other.item)

    def keyed(self, ids: Collection[str]) -> bool:
        """Whether the keys of this object are ids or numbers, and no names of fields."""
        return bool(self.fields) and all(
            name in ids or name.lstrip("-").isdecimal() for name in self.fields
        )

    def fold(
        self,
        ids: Collection[str],
        keyed: Collection[str] = (),
        open: Collection[str] = (),
        at: str = "",
    ) -> None:
        """See objects that are keyed by ids as such, and rows of no fixed fields, all the way down.

        What ids cannot tell is told by paths.
        """
        if at in open:
            self.fields, self.loose = {}, True
        elif at in keyed or self.keyed(ids):
            self.item = Shape()
            for part in self.fields.values():
                self.item.add(part)
            self.fields = {}
        for name, part in self.fields.items():
            part.fold(ids, keyed, open, join(at, name))
        if self.item is not None:
            self.item.fold(ids, keyed, open, join(at, MANY))

    def paths(self, at: str = "") -> Iterator[tuple[str, Shape]]:
        """Every named place below this one, in order: `areas.*.units`."""
        for name, part in sorted(self.fields.items()):
            path = join(at, name)
            yield path, part
            yield from part.paths(path)
        if self.item is not None:
            yield from self.item.paths(join(at, MANY))

    def schema(self, meanings: Mapping[str, str], at: str = "") -> dict[str, Any]:
        """This shape as JSON Schema."""
        out: dict[str, Any] = {}
        if at in meanings:
            out["description"] = meanings[at]
        types = sorted(self.types - ({"integer"} if "number" in self.types else set()))
        if types:
            out["type"] = types[0] if len(types) == 1 else types
        if self.item is not None:
            inner = self.item.schema(meanings, join(at, MANY))
            out["items" if "array" in self.types else "additionalProperties"] = inner
        elif "object" in self.types and not self.loose:
            out["properties"] = {
                name: part.schema(meanings, join(at, name))
                for name, part in sorted(self.fields.items())
            }
            always = sorted(n for n, times in self.times.items() if times == self.seen)
            out["required"] = always
            out["additionalProperties"] = False
        return out

    def told(self) -> str:
        """The type in a word or two."""
        names = sorted(self.types)
        if "array" in names and self.item is not None and not self.item.fields:
            names[names.index("array")] = f"list of {self.item.told()}"
        return " or ".join("list" if name == "array" else name for name in names) or "anything"
