"""How far a tray may go before it touches something, and how it aligns when it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .poly import span_in_band
from .rect import FRONT, LEFT, REAR, SIDE_TURN, SIDES, SLACK, local, local_corners, offset
from .trig import COS, HALF, PLAIN_COS, PLAIN_SIN, QUARTER, SHIFT, SIN, TURN, rounded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .rect import Point, Poly, Rect

NOWHERE: Final = 1 << 40
"""Further than any table."""


def _turned_frame(points: Iterable[Point], side: str) -> Poly:
    """Local points seen by somebody who looks out over the given side."""
    if side == FRONT:
        return tuple(points)
    if side == REAR:
        return tuple((-x, -y) for x, y in points)
    if side == "right":
        return tuple((-y, x) for x, y in points)
    return tuple((y, -x) for x, y in points)


def run_up(rect: Rect, outline: Poly, side: str = FRONT) -> int:
    """How far a tray can move out over one of its sides before it touches an outline.

    The outline is given in the frame of the tray, scaled; ``NOWHERE`` if it is never touched.
    What lies beside or behind the lane is not in the way.
    """
    wide, deep = (rect[3], rect[4]) if side in {FRONT, REAR} else (rect[4], rect[3])
    lane = (wide << SHIFT) - (SLACK << (SHIFT - 1))
    span = span_in_band(_turned_frame(outline, side), -lane, lane)
    if span is None or span[1] <= (deep - SLACK) << SHIFT:
        return NOWHERE
    return max(0, (span[0] - (deep << SHIFT)) >> SHIFT)


def run_to(rect: Rect, other: Rect, side: str = FRONT, most: int = NOWHERE) -> int:
    """How far a tray can move out over one of its sides before it touches another tray.

    ``most``: who stands at least so far off is as good as nowhere.
    """
    px, py, facing, wide, deep = rect
    ox, oy, turned, a, b = other
    dx, dy = ox - px, oy - py
    s, c = SIN[facing], COS[facing]
    across, ahead = dx * c - dy * s, dx * s + dy * c
    turn = (turned - facing) % TURN
    s, c = PLAIN_SIN[turn], PLAIN_COS[turn]
    hx, hy = a * c + b * s, a * s + b * c  # half the size of the box around it
    if side == REAR:
        ahead = -ahead
    elif side != FRONT:
        across, ahead, hx, hy, wide, deep = ahead, across, hy, hx, deep, wide
        if side == LEFT:
            ahead = -ahead
    if across < 0:
        across = -across
    lane = (wide << SHIFT) - (SLACK << (SHIFT - 1))
    if across - hx >= lane or ahead + hy <= (deep - SLACK) << SHIFT:
        return NOWHERE
    near = (ahead - hy - (deep << SHIFT)) >> SHIFT  # where its box begins
    if near >= most:
        return NOWHERE
    if across + hx <= lane:  # all of it stands in the lane
        return max(0, near)
    return run_up(rect, local_corners(rect, other), side)


def run_to_outline(rect: Rect, outline: Poly, side: str = FRONT) -> int:
    """How far a tray can move out over one of its sides before it touches an outline."""
    return run_up(rect, tuple(local(rect, x, y) for x, y in outline), side)


def edge_of(rect: Rect, side: str) -> int:
    """Half the length of a side."""
    return rect[3] if side in {FRONT, REAR} else rect[4]


def reach_of(rect: Rect, side: str) -> int:
    """How far a side lies from the centre."""
    return rect[4] if side in {FRONT, REAR} else rect[3]


def flush(target: Rect, side: str, a: int, b: int, shift: int) -> Rect:
    """A tray of half sizes a, b with its front on a side of the target.

    ``shift`` moves it along that side from centre on centre, to its own right.
    """
    facing = (target[2] + SIDE_TURN[side] + HALF) % TURN
    # from the centre of the target: back along the newcomer's facing, then to its right
    dx, dy = offset(facing, shift, -(reach_of(target, side) + b))
    return target[0] + dx, target[1] + dy, facing, a, b


def alignments(target: Rect, side: str, a: int) -> tuple[int, int, int]:
    """The shifts of a full alignment, a half one to the left and a half one to the right.

    Half means that one end of the newcomer's front stands on the middle of the side.
    """
    return 0, -a, a


def least_contact(target: Rect, side: str, a: int) -> int:
    """The largest shift at which a front of half width a touches half of the shorter side."""
    # two edges of half lengths a and b, shifted by s, share a + b - s: at least min(a, b)
    return max(a, edge_of(target, side))


def blocked_shifts(
    target: Rect, side: str, a: int, b: int, trays: Iterable[Rect], outlines: Iterable[Poly]
) -> list[tuple[int, int]]:
    """The open ranges of shifts at which the newcomer would overlap something."""
    base = flush(target, side, a, b, 0)
    band = (b << SHIFT) - (SLACK << (SHIFT - 1))
    ranges = []
    shapes = [local_corners(base, tray) for tray in trays]
    shapes.extend(tuple(local(base, x, y) for x, y in outline) for outline in outlines)
    for shape in shapes:
        # sliding is along x: look at the part of the shape that the tray's depth would sweep
        span = span_in_band(tuple((y, x) for x, y in shape), -band, band)
        if span is not None:
            low = rounded(span[0]) - a + SLACK // 2
            high = rounded(span[1]) + a - SLACK // 2
            if low < high:
                ranges.append((low, high))
    return ranges


def fits(shift: int, ranges: Sequence[tuple[int, int]]) -> bool:
    """Is a shift outside every blocked range?"""
    return not any(low < shift < high for low, high in ranges)


def possible_shifts(
    target: Rect, side: str, a: int, ranges: Sequence[tuple[int, int]]
) -> tuple[int, ...]:
    """The alignments that may be chosen: full and half where they fit.

    If none fits, the shifts that come closest to one of them with enough contact.
    """
    wanted = alignments(target, side, a)
    good = tuple(shift for shift in wanted if fits(shift, ranges))
    if good:
        return good
    limit = least_contact(target, side, a)
    ends = [end for low, high in ranges for end in (low, high) if abs(end) <= limit]
    usable = sorted({end for end in ends if fits(end, ranges)})
    if not usable:
        return ()
    miss = {end: min(abs(end - shift) for shift in wanted) for end in usable}
    best = min(miss.values())
    return tuple(end for end in usable if miss[end] == best)


def touching_sides(rect: Rect, other: Rect) -> tuple[str, str] | None:
    """The sides with which two trays touch along an edge, each named in its own frame.

    Nothing if they stand apart, or meet in a corner only.
    """
    turn = (other[2] - rect[2]) % TURN
    for i, side in enumerate(SIDES):
        for j, theirs in enumerate(SIDES):
            # flush sides look at each other
            square = (turn + (j - i) * QUARTER - HALF) % TURN
            if min(square, TURN - square) > 100:
                continue
            x, y = _turned_frame((local(rect, other[0], other[1]),), side)[0]
            gap = y - ((reach_of(rect, side) + reach_of(other, theirs)) << SHIFT)
            shared = ((edge_of(rect, side) + edge_of(other, theirs)) << SHIFT) - abs(x)
            if abs(gap) <= SLACK << SHIFT and shared > SLACK << SHIFT:
                return side, theirs
    return None
