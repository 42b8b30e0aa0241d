"""Is there room to set something down? Every place and every facing is looked through.

One answer for *may it* and for *where*. Ledger: `deployment.exists`.
"""

from __future__ import annotations

from collections import deque
from math import isqrt
from typing import TYPE_CHECKING, Final

from ..geometry.poly import poly_overlap, poly_within
from ..geometry.rect import SLACK
from ..geometry.trig import QUARTER, TURN, swing

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..geometry.rect import Poly
    from .field import Area

FINEST: Final = 10
"""Room is sought to a hundredth of an inch: none wider, in length or in turn, is missed. Finer a
long row that lacks a hair would be looked through at every thousandth of its length."""
FOR_PIECES: Final = 100
"""The same for terrain, whose round outlines take longer to compare: a tenth of an inch."""


def too_near(own: Poly, other: Poly, reach: int, off: int) -> bool:
    """Does an outline lie at most ``reach`` from another, and still with every point ``off``?"""
    if off <= reach:
        return poly_within(own, other, reach - off)
    return poly_overlap(own, other, SLACK + off - reach)


def open_spot(
    area: Area,
    half: tuple[int, int],
    good: Callable[[int, int, int], bool],
    hopeless: Callable[..., bool],
    finest: int = FINEST,
    *,
    turns: bool = True,
) -> tuple[int, int, int] | None:
    """A place and a facing at which something may be set down in an area, or None.

    ``half``: half its width and depth. ``hopeless``: is a place so bad that none is good where each
    point lies at most so far off, and of that so far to the right, up, and by turning? A range of
    places and facings is given up if its middle is hopeless by more than the range reaches, and
    halved otherwise, the widest first, down to ``finest``. Half a turn is enough, for trays and
    pieces look the same from behind; what is round need not turn at all.
    """
    radius, edge = isqrt(half[0] ** 2 + half[1] ** 2) + 1, min(half)
    x0, y0, x1, y1 = area[0] + edge, area[1] + edge, area[2] - edge, area[3] - edge
    if x0 > x1 or y0 > y1:
        return None
    most = QUARTER if turns else 0
    ranges = deque([(x0, x1, y0, y1, -most, most)])
    while ranges:
        x0, x1, y0, y1, t0, t1 = ranges.popleft()
        x, y, t = (x0 + x1) // 2, (y0 + y1) // 2, (t0 + t1) // 2
        if good(x, y, t % TURN):
            return x, y, t % TURN
        right, up, wide = x1 - x, y1 - y, swing(radius, t1 - t) if t0 < t1 else 0
        reach = isqrt(right * right + up * up) + 1 + wide
        if reach <= finest or hopeless(x, y, t % TURN, reach + 2, right, up, wide):
            continue
        if t0 < t1 and wide >= max(right, up):
            ranges.extend(((x0, x1, y0, y1, t0, t), (x0, x1, y0, y1, t + 1, t1)))
        elif right >= up:
            ranges.extend(((x0, x, y0, y1, t0, t1), (x + 1, x1, y0, y1, t0, t1)))
        else:
            ranges.extend(((x0, x1, y0, y, t0, t1), (x0, x1, y + 1, y1, t0, t1)))
    return None
