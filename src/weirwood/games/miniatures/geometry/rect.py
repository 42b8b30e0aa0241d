"""Trays as oriented rectangles: overlap, distance, extents.

A rectangle is ``(x, y, facing, a, b)``: centre, facing, half the width along the front and half
the depth. Values called *scaled* are multiplied by ``SCALE``; they are exact integers, and
comparisons are made on them without rounding.
"""

from __future__ import annotations

from typing import Final

from .trig import COS, PLAIN_COS, PLAIN_SIN, QUARTER, SCALE, SHIFT, SIN, TURN, rounded

Rect = tuple[int, int, int, int, int]
Point = tuple[int, int]
Poly = tuple[Point, ...]

HALF_UNIT: Final = SCALE // 2
SLACK: Final = 10
"""Trays that share less than a hundredth of an inch touch; they do not overlap."""

FRONT: Final = "front"
RIGHT: Final = "right"
REAR: Final = "rear"
LEFT: Final = "left"
SIDES: Final = (FRONT, RIGHT, REAR, LEFT)
SIDE_TURN: Final = {FRONT: 0, RIGHT: QUARTER, REAR: 2 * QUARTER, LEFT: 3 * QUARTER}


def offset(facing: int, right: int, ahead: int) -> Point:
    """A step given to the right and ahead, in table coordinates."""
    s, c = SIN[facing], COS[facing]
    dx, dy = right * c + ahead * s, ahead * c - right * s
    return (  # `rounded` in place: every step of every move is one
        (dx + HALF_UNIT) >> SHIFT if dx >= 0 else -((HALF_UNIT - dx) >> SHIFT),
        (dy + HALF_UNIT) >> SHIFT if dy >= 0 else -((HALF_UNIT - dy) >> SHIFT),
    )


def corners(rect: Rect) -> Poly:
    """Front left, front right, rear right, rear left, each rounded to a thousandth."""
    x, y, facing, a, b = rect
    s, c = SIN[facing], COS[facing]
    ac, as_, bc, bs = a * c, a * s, b * c, b * s
    right_x, right_y = rounded(ac + bs), rounded(bc - as_)
    left_x, left_y = rounded(bs - ac), rounded(bc + as_)
    return (
        (x + left_x, y + left_y),
        (x + right_x, y + right_y),
        (x - left_x, y - left_y),
        (x - right_x, y - right_y),
    )


def front_arrow(rect: Rect) -> Point:
    """The middle of the front edge, where ranged attacks are measured from."""
    dx, dy = offset(rect[2], 0, rect[4])
    return rect[0] + dx, rect[1] + dy


def local(rect: Rect, x: int, y: int) -> Point:
    """A point in the frame of a tray, scaled: to the right, and ahead."""
    dx, dy = x - rect[0], y - rect[1]
    s, c = SIN[rect[2]], COS[rect[2]]
    return dx * c - dy * s, dx * s + dy * c


def local_corners(rect: Rect, other: Rect) -> Poly:
    """The four corners of another tray in the frame of this one, scaled and unrounded."""
    x, y = local(rect, other[0], other[1])
    turn = (other[2] - rect[2]) % TURN
    s, c = SIN[turn], COS[turn]
    a, b = other[3], other[4]
    ac, as_, bc, bs = a * c, a * s, b * c, b * s
    return (
        (x - ac + bs, y + as_ + bc),
        (x + ac + bs, y - as_ + bc),
        (x + ac - bs, y - as_ - bc),
        (x - ac - bs, y + as_ - bc),
    )


def _gaps(p: Rect, q: Rect) -> tuple[int, int, int, int]:
    """How far the trays stand apart along each of their four axes, scaled; negative if they share
    ground along it."""
    px, py, pf, pa, pb = p
    qx, qy, qf, qa, qb = q
    dx, dy = qx - px, qy - py
    turn = (qf - pf) % TURN
    c, s = PLAIN_COS[turn], PLAIN_SIN[turn]
    ps, pc, qs, qc = SIN[pf], COS[pf], SIN[qf], COS[qf]
    return (
        plain(dx * pc - dy * ps) - (pa << SHIFT) - qa * c - qb * s,
        plain(dx * ps + dy * pc) - (pb << SHIFT) - qa * s - qb * c,
        plain(dx * qc - dy * qs) - (qa << SHIFT) - pa * c - pb * s,
        plain(dx * qs + dy * qc) - (qb << SHIFT) - pa * s - pb * c,
    )


def plain(value: int) -> int:
    """A number without its sign: compiled this is a comparison, `abs` a call that makes objects."""
    return value if value >= 0 else -value


def far(p: Rect, q: Rect, reach: int = 0) -> bool:
    """True if the trays are surely further apart than ``reach``: a cheap first look."""
    span = p[3] + p[4] + q[3] + q[4] + reach
    return not (-span <= p[0] - q[0] <= span and -span <= p[1] - q[1] <= span)


def overlap(p: Rect, q: Rect, shared: int = SLACK) -> bool:
    """Do two trays share more ground than a touch?

    How deep they share it changes by no more than the trays' points move: who overlaps deeper than
    ``SLACK + n`` still overlaps when every point has moved by at most n.
    """
    px, py, pf, pa, pb = p
    qx, qy, qf, qa, qb = q
    dx, dy = qx - px, qy - py
    span = pa + pb + qa + qb
    if dx > span or -dx > span or dy > span or -dy > span:  # surely far, as most of them are
        return False
    # The four gaps of `_gaps`, one after another: the first that is wide enough decides.
    turn = (qf - pf) % TURN
    c, s = PLAIN_COS[turn], PLAIN_SIN[turn]
    sine, cosine = SIN[pf], COS[pf]
    off, most = dx * cosine - dy * sine, ((pa - shared) << SHIFT) + qa * c + qb * s
    if off >= most or -off >= most:
        return False
    off, most = dx * sine + dy * cosine, ((pb - shared) << SHIFT) + qa * s + qb * c
    if off >= most or -off >= most:
        return False
    sine, cosine = SIN[qf], COS[qf]
    off, most = dx * cosine - dy * sine, ((qa - shared) << SHIFT) + pa * c + pb * s
    if off >= most or -off >= most:
        return False
    off, most = dx * sine + dy * cosine, ((qb - shared) << SHIFT) + pa * s + pb * c
    return -most < off < most


def _outside(rect: Rect, points: Poly) -> int:
    """The squared distance, scaled twice, from a tray to the nearest of some local points."""
    a, b = rect[3] << SHIFT, rect[4] << SHIFT
    best = -1
    for x, y in points:
        dx = plain(x) - a
        dy = plain(y) - b
        dx = max(dx, 0)
        dy = max(dy, 0)
        square = dx * dx + dy * dy
        if best < 0 or square < best:
            best = square
    return best


def gap2(p: Rect, q: Rect) -> int:
    """The squared distance between two trays, scaled twice; 0 if they meet."""
    if max(_gaps(p, q)) <= 0:
        return 0
    # between two convex shapes apart, one end of the shortest line is a corner
    return min(_outside(p, local_corners(p, q)), _outside(q, local_corners(q, p)))


def within(p: Rect, q: Rect, reach: int) -> bool:
    """Is the shortest distance between two trays at most ``reach``?"""
    px, py, pf, pa, pb = p
    qx, qy, qf, qa, qb = q
    dx, dy = qx - px, qy - py
    span = pa + pb + qa + qb + reach
    if dx > span or -dx > span or dy > span or -dy > span:  # surely far, as most of them are
        return False
    # The gaps of `_gaps`, one after another: one that is too wide decides.
    most = reach << SHIFT
    turn = (qf - pf) % TURN
    c, s = PLAIN_COS[turn], PLAIN_SIN[turn]
    sine, cosine = SIN[pf], COS[pf]
    off, size = dx * cosine - dy * sine, (pa << SHIFT) + qa * c + qb * s
    if off > size + most or -off > size + most:
        return False
    apart = off > size or -off > size
    off, size = dx * sine + dy * cosine, (pb << SHIFT) + qa * s + qb * c
    if off > size + most or -off > size + most:
        return False
    apart = apart or off > size or -off > size
    sine, cosine = SIN[qf], COS[qf]
    off, size = dx * cosine - dy * sine, (qa << SHIFT) + pa * c + pb * s
    if off > size + most or -off > size + most:
        return False
    apart = apart or off > size or -off > size
    off, size = dx * sine + dy * cosine, (qb << SHIFT) + pa * s + pb * c
    if off > size + most or -off > size + most:
        return False
    apart = apart or off > size or -off > size
    return not apart or _corner_within(p, q, most) or _corner_within(q, p, most)


def _corner_within(p: Rect, q: Rect, most: int) -> bool:
    """Is a corner of the second tray at most so far, scaled, from the first?"""
    a, b = p[3] << SHIFT, p[4] << SHIFT
    for x, y in local_corners(p, q):
        dx = plain(x) - a
        if dx > most:
            continue
        dy = plain(y) - b
        if dy > most:
            continue
        if dx <= 0 or dy <= 0 or dx + dy <= most or dx * dx + dy * dy <= most * most:
            return True
    return False


def wholly_within(p: Rect, q: Rect, reach: int) -> bool:
    """Is every corner of the second tray at most ``reach`` from the first?"""
    square = (reach << SHIFT) ** 2
    return all(_outside(p, (corner,)) <= square for corner in local_corners(p, q))


def point_gap2(rect: Rect, x: int, y: int) -> int:
    """The squared distance from a tray to a point, scaled twice."""
    return _outside(rect, (local(rect, x, y),))


def point_within(rect: Rect, x: int, y: int, reach: int) -> bool:
    """Is a point at most ``reach`` from a tray?"""
    lx, ly = local(rect, x, y)
    most = reach << SHIFT
    dx, dy = plain(lx) - (rect[3] << SHIFT), plain(ly) - (rect[4] << SHIFT)
    if dx > most or dy > most:
        return False
    return dx <= 0 or dy <= 0 or dx + dy <= most or dx * dx + dy * dy <= most * most


def covers(rect: Rect, x: int, y: int, radius: int) -> bool:
    """Does a tray cover a round token completely?"""
    lx, ly = local(rect, x, y)
    return plain(lx) <= (rect[3] - radius) << SHIFT and plain(ly) <= (rect[4] - radius) << SHIFT


def extent(facing: int, a: int, b: int) -> Point:
    """Half the size, scaled, of the upright box around a tray."""
    s, c = PLAIN_SIN[facing], PLAIN_COS[facing]
    return a * c + b * s, a * s + b * c


def inside(rect: Rect, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Does a tray stand wholly inside an upright area?"""
    hx, hy = extent(rect[2], rect[3], rect[4])
    x, y = rect[0], rect[1]
    return (
        (x - x0) << SHIFT >= hx
        and (x1 - x) << SHIFT >= hx
        and (y - y0) << SHIFT >= hy
        and (y1 - y) << SHIFT >= hy
    )


def overhang(rect: Rect, width: int, height: int) -> tuple[int, int, int, int]:
    """How far, scaled, a tray hangs over each edge of the table: left, right, near, far."""
    hx, hy = extent(rect[2], rect[3], rect[4])
    x, y = rect[0] << SHIFT, rect[1] << SHIFT
    return (
        max(0, hx - x),
        max(0, x + hx - (width << SHIFT)),
        max(0, hy - y),
        max(0, y + hy - (height << SHIFT)),
    )


def moved(rect: Rect, right: int, ahead: int) -> Rect:
    """The tray after a straight move along its own axes."""
    dx, dy = offset(rect[2], right, ahead)
    return rect[0] + dx, rect[1] + dy, rect[2], rect[3], rect[4]


def pivoted(rect: Rect, by: int) -> Rect:
    """The tray after a pivot about its centre."""
    return rect[0], rect[1], (rect[2] + by) % TURN, rect[3], rect[4]


def swept(rect: Rect, right: int, ahead: int) -> Rect:
    """The ground a tray covers in a straight move along one of its own axes.

    Such a move leaves a rectangle behind it: that is why moves are checked in closed form.
    """
    x, y, facing, a, b = rect
    dx, dy = offset(facing, right, ahead)
    return (
        x + half(dx),
        y + half(dy),
        facing,
        a + abs(right) // 2,
        b + abs(ahead) // 2,
    )


def half(value: int) -> int:
    """Half of a number, rounded towards zero whatever its sign."""
    return value // 2 if value >= 0 else -(-value // 2)


__all__ = [
    "FRONT",
    "LEFT",
    "REAR",
    "RIGHT",
    "SCALE",
    "SIDES",
    "SIDE_TURN",
    "SLACK",
    "Point",
    "Poly",
    "Rect",
    "corners",
    "covers",
    "extent",
    "far",
    "front_arrow",
    "gap2",
    "half",
    "inside",
    "local",
    "local_corners",
    "moved",
    "offset",
    "overhang",
    "overlap",
    "pivoted",
    "point_gap2",
    "point_within",
    "swept",
    "wholly_within",
    "within",
]
