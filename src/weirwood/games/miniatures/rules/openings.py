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


Spot = tuple[int, int, int]
"""A place and a facing."""
Range = tuple[int, int, int, int, int, int]
"""Places and facings from least to most: to the right, up, turned."""


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
) -> Spot | None:
    """A place and a facing at which something may be set down in an area, or None.

    ``half``: half its width and depth. ``hopeless``: is a place so bad that none is good where each
    point lies at most so far off, and of that so far to the right, up, and by turning? A range of
    places and facings is given up if its middle is hopeless by more than the range reaches, and
    halved otherwise, the widest first, down to ``finest``. Half a turn is enough, for trays and
    pieces look the same from behind; what is round need not turn at all.
    """
    radius, first = radius_of(half), whole(area, half, turns=turns)
    ranges = deque([first] if first is not None else [])
    while ranges:
        here = ranges.popleft()
        x, y, t = (here[0] + here[1]) // 2, (here[2] + here[3]) // 2, (here[4] + here[5]) // 2
        if good(x, y, t % TURN):
            return x, y, t % TURN
        right, up, wide, reach = reach_of(here, radius)
        if reach > finest and not hopeless(x, y, t % TURN, reach + 2, right, up, wide):
            ranges.extend(halves(here, right, up, wide))
    return None


def radius_of(half: tuple[int, int]) -> int:
    """How far a point of what is set down lies from its centre at most."""
    return isqrt(half[0] ** 2 + half[1] ** 2) + 1


def whole(area: Area, half: tuple[int, int], *, turns: bool = True) -> Range | None:
    """All places of an area that are not surely too near to its edge, in every facing."""
    edge = min(half)
    x0, y0, x1, y1 = area[0] + edge, area[1] + edge, area[2] - edge, area[3] - edge
    if x0 > x1 or y0 > y1:
        return None
    most = QUARTER if turns else 0
    return x0, x1, y0, y1, -most, most


def reach_of(here: Range, radius: int) -> tuple[int, int, int, int]:
    """How far a range reaches from its middle: to the right, up, by turning, and in all."""
    x0, x1, y0, y1, t0, t1 = here
    right, up = x1 - (x0 + x1) // 2, y1 - (y0 + y1) // 2
    wide = swing(radius, t1 - (t0 + t1) // 2) if t0 < t1 else 0
    return right, up, wide, isqrt(right * right + up * up) + 1 + wide


def halves(here: Range, right: int, up: int, wide: int) -> tuple[Range, Range]:
    """A range, halved where it is widest."""
    x0, x1, y0, y1, t0, t1 = here
    if t0 < t1 and wide >= max(right, up):
        t = (t0 + t1) // 2
        return (x0, x1, y0, y1, t0, t), (x0, x1, y0, y1, t + 1, t1)
    if right >= up:
        x = (x0 + x1) // 2
        return (x0, x, y0, y1, t0, t1), (x + 1, x1, y0, y1, t0, t1)
    y = (y0 + y1) // 2
    return (x0, x1, y0, y, t0, t1), (x0, x1, y + 1, y1, t0, t1)
