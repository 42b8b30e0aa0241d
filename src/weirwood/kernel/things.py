"""What a game is made of, as plain data: cards, units, orders, areas, leaders.

A game lists its things (`Game.things`) from its content; whoever shows them adds the words. A *tag*
is the id of a word: `stealth`, `trait_lord`, another thing's id. What a thing answers to are its
id, its kind, its faction and its tags; what its text calls for is read from its effects, so that
one can tell which things go together without anybody having written it down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

Tags = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of figures on a thing, as an attack is: its name, what it is, its numbers."""

    name: str
    tags: tuple[str, ...]
    figures: str


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing of a game, as printed."""

    id: str
    kind: str
    faction: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)
    tags: Tags = field(default_factory=dict)  # by group: icons, keywords, traits, ...
    rows: tuple[Row, ...] = ()
    texts: tuple[str, ...] = ()  # whose texts stand on it besides its own: abilities
    rules: tuple[str, ...] = ()  # of the ledger, for all of its kind
    also: frozenset[str] = frozenset()  # what it answers to besides its tags
    calls: tuple[frozenset[str], ...] = ()  # what its text names: things with all of these tags
    near: tuple[str, ...] = ()  # things that belong to it or lie beside it
    copies: int = 1

    def answers(self) -> frozenset[str]:
        """Everything that somebody else's text may mean when it names this thing."""
        own = {self.id, self.kind, self.faction} - {""}
        return frozenset(own | set(self.listed())) | self.also

    def listed(self) -> Iterator[str]:
        for tags in self.tags.values():
            yield from tags
