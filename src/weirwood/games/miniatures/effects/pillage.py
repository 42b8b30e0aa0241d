"""Pillage tokens: what raiders take with the ranks that they destroy."""

from __future__ import annotations

from typing import Final

from weirwood.kernel import tell

from ..rules.measuring import SHORT, in_range
from ..rules.units import side_units
from ..rules.wounds import restore
from ..state import ON, Position
from . import sources
from .mods import sated

MOST: Final = 2
CREDIT: Final = "iron_credit"


def loot(st: Position, u: int) -> int:
    return st.notes[u].get("pillage", 0)


def plunder(st: Position, u: int, n: int) -> None:
    """A unit gains Pillage tokens, or (below nothing) loses them; it holds two at most."""
    if n < 0:
        st.notes[u]["pillage"] = max(0, loot(st, u) + n)
        return
    for _ in range(n if st.where[u] == ON else 0):
        if loot(st, u) < MOST:
            st.notes[u]["pillage"] = loot(st, u) + 1
            tell(st, "unit.plunders", seat=st.owner[u], unit=st.kind[u], nr=u, count=loot(st, u))
            count_credit(st, u)
        elif sated(st, u):
            restore(st, u, 1)


def count_credit(st: Position, u: int) -> None:
    """Braves of the Sunset Sea are owed something for what is taken near them."""
    for v in side_units(st, st.side[st.owner[u]]):
        if any(name == CREDIT for name, _ in sources.abilities(st, v)) and in_range(
            st, u, v, SHORT
        ):
            st.notes[v]["credit"] = st.notes[v].get("credit", 0) + 1
