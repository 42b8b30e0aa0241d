"""Lengths and ranges between trays. Ledger: `measuring`."""

from __future__ import annotations

from typing import Final

from .. import facts
from ..geometry.rect import Rect, front_arrow, point_within, within
from ..state import ON, Position
from .units import tray

INCH: Final = 1000

SHORT: Final = facts.CONTENT.short_range
LONG: Final = facts.CONTENT.long_range
RANGES: Final = {"short": SHORT, "long": LONG, "unlimited": 200 * INCH}


def inches(length: int) -> str:
    """A length for people: 7250 is "7.25"."""
    whole, rest = divmod(abs(length), INCH)
    text = f"{whole}.{rest:03d}".rstrip("0").rstrip(".")
    return f"-{text}" if length < 0 else text


def in_range(st: Position, u: int, v: int, reach: int) -> bool:
    """Any part of the other tray within reach of this one; a unit is in range of itself."""
    return u == v or (
        st.where[u] == ON and st.where[v] == ON and within(tray(st, u), tray(st, v), reach)
    )


def in_reach_of_arrow(rect: Rect, target: Rect, reach: int) -> bool:
    """Ranged attacks are measured from the front arrow (rule measuring.front_arrow)."""
    x, y = front_arrow(rect)
    return point_within(target, x, y, reach)
