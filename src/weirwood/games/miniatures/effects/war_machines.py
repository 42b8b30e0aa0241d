"""War machines: from where they see, and how far they reach. Plain functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import facts
from ..geometry.rect import within
from ..rules.sight import sees_from
from ..rules.units import tray
from . import sources
from .vocabulary import ENTRIES

if TYPE_CHECKING:
    from ..geometry.rect import Rect
    from ..state import Position


QUARTER = 9000  # 1/100 degree


def faces(rect: Rect) -> list[Rect]:
    """The tray as it looks over each of its four sides."""
    x, y, facing, a, b = rect
    return [
        (x, y, (facing + QUARTER * k) % (4 * QUARTER), *((b, a) if k % 2 else (a, b)))
        for k in range(4)
    ]


def sees_around(st: Position, u: int, rect: Rect, v: int) -> bool:
    """Line of sight from any part of a tray."""
    return any(sees_from(st, u, side, v, ranged=True) for side in faces(rect))


def covers(st: Position, u: int, rect: Rect, v: int, reach: int) -> bool:
    """In range and in sight of some part of a tray."""
    return within(rect, tray(st, v), reach) and sees_around(st, u, rect, v)


def ways(st: Position, u: int, index: int) -> frozenset[str]:
    """How an attack may be aimed, by the ability of its name: far, all, no_solo."""
    if st.kind[u] not in facts.UNITS:
        return frozenset()
    weapon = facts.UNITS[st.kind[u]].attacks[index]
    entry = ENTRIES.get(weapon.ability)
    if entry is None or weapon.kind == "melee":
        return frozenset()
    return frozenset(w.removeprefix("shoot:") for w in entry.has if w.startswith("shoot:"))


def steady(st: Position, u: int, index: int) -> bool:
    """Does the unit shoot far because it has not ridden in this turn (Outrider's Bow)?"""
    if st.kind[u] not in facts.UNITS:
        return False
    name = facts.UNITS[st.kind[u]].attacks[index].ability
    entry = ENTRIES.get(name)
    return (
        entry is not None
        and "steady" in entry.has
        and any(found == name for found, _ in sources.abilities(st, u))
        and not sources.has(st, u, "rode")
    )


def shooting(st: Position, u: int, index: int, v: int) -> str:
    """How a ranged attack finds a target: "" as any, "free" of range and sight, "never"."""
    found = ways(st, u, index)
    if not found:
        return ""
    if "no_solo" in found and st.kind[v] in facts.UNITS and facts.UNITS[st.kind[v]].solo:
        return "never"
    return "free"
