"""Arcs of sight: cut by the diagonals of a tray, and judged by the majority of the other tray."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .poly import quarters
from .rect import FRONT, LEFT, REAR, RIGHT, local_corners
from .trig import SCALE

if TYPE_CHECKING:
    from .poly import Number
    from .rect import Poly, Rect

TIE = 200
"""Two arcs that differ by less than a two-hundredth of the tray hold it alike."""


def diagonal_frame(rect: Rect, points: Poly) -> Poly:
    """Local points in coordinates whose axes are the diagonals: the arcs become the quarters.

    The change is linear, so that shares of an area stay what they are.
    """
    a, b = rect[3], rect[4]
    return tuple((a * y - b * x, a * y + b * x) for x, y in points)


def arc_shares(target: Rect, other: Rect) -> dict[str, Number]:
    """How much of another tray lies in each arc of the target, in one common measure."""
    front, left, rear, right = quarters(diagonal_frame(target, local_corners(target, other)))
    return {FRONT: front, RIGHT: right, REAR: rear, LEFT: left}


@lru_cache(maxsize=4096)  # asked again and again while nothing has moved
def arcs_of(target: Rect, other: Rect) -> tuple[str, ...]:
    """The arc of the target that holds most of the other tray; several if they tie."""
    shares = arc_shares(target, other)
    most = max(shares.values())
    # (u, v) areas are the true ones times 2ab, and these are doubled and scaled twice
    whole = 4 * other[3] * other[4] * 4 * target[3] * target[4] * SCALE * SCALE
    return tuple(side for side, share in shares.items() if (most - share) * TIE <= whole)


@lru_cache(maxsize=4096)
def in_front(rect: Rect, other: Rect) -> bool:
    """Does any part of another tray lie in the front arc?"""
    points = diagonal_frame(rect, local_corners(rect, other))
    if max(u for u, _ in points) < 0 or max(v for _, v in points) < 0:
        return False
    if any(u >= 0 and v >= 0 for u, v in points):
        return True
    return quarters(points)[0] > 0
