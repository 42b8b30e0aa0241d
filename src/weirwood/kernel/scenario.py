"""Strict reading of scenarios: one way to say what a position may hold, one set of refusals.

A game says the shape of its scenarios as a `msgspec.Struct` that forbids unknown fields. `read`
makes one from readable data or refuses with the game's own rule for it; what the shape cannot say
(this area, that card) is refused by the same `Reader`, in the same words.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from weirwood.kernel.decision import Refused
from weirwood.kernel.reading import allowed, told_type

T = TypeVar("T", bound=msgspec.Struct)
V = TypeVar("V")

_PLACE = re.compile(r"at `(?:key` in `)?\$\.?(.*)`$")


class Reader(Generic[T]):
    """Reads the scenarios of one game. `rule` is the entry of its ledger that refusals cite."""

    def __init__(self, shape: type[T], rule: str) -> None:
        self.shape, self.rule = shape, rule
        self.keys = tuple(field.name for field in msgspec.structs.fields(shape))

    def read(self, data: Mapping[str, Any]) -> T:
        """The scenario in its types. Unknown keys and wrong values are refused by their place."""
        for key in data:
            if key not in self.keys:
                self.refuse("key", key, ", ".join(self.keys))
        try:
            return msgspec.convert(dict(data), self.shape, strict=True)
        except msgspec.ValidationError as e:
            raise self.unread(data, str(e)) from e

    def unread(self, data: Mapping[str, Any], message: str) -> Refused:
        """What msgspec could not read, in the words of every other refusal."""
        found = _PLACE.search(message)
        place = found[1] if found else ""
        value: Any = data
        for step in re.findall(r"\w+", place):
            if isinstance(value, Mapping) and step in value:
                value = value[step]
            elif isinstance(value, Sequence) and step.isdigit() and int(step) < len(value):
                value = value[int(step)]
        may = allowed(self.shape, msgspec.json.encode(data), message) or told_type(message)
        return self.refusal(place or "scenario", value, may)

    def refusal(self, what: str, found: Any, may: str) -> Refused:
        args = {"what": what, "found": str(found)[:80], "allowed": may}
        return Refused(self.rule, args)

    def refuse(self, what: str, found: Any, may: str) -> NoReturn:
        raise self.refusal(what, found, may)

    def one_of(self, known: Mapping[str, V], name: Any, what: str) -> V:
        """What a name stands for."""
        if not isinstance(name, str) or name not in known:
            self.refuse(what, name, ", ".join(known))
        return known[name]

    def among(self, names: Collection[str], name: str, what: str) -> str:
        """A name that must be one of these."""
        if name not in names:
            self.refuse(what, name, ", ".join(names))
        return name

    def within(self, value: int, least: int, most: int, what: str) -> int:
        """A number whose limits only the position knows."""
        if not least <= value <= most:
            self.refuse(what, value, f"{least}..{most}")
        return value
