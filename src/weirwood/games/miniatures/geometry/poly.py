"""Convex outlines, for pieces that are not rectangles, and exact areas on both sides of a cross."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from typing import TYPE_CHECKING, Final

from .rect import SLACK, offset
from .trig import COS, SIN, TURN, rounded

if TYPE_CHECKING:
    from .rect import Poly

OVAL_CORNERS: Final = 16


def oval(x: int, y: int, facing: int, a: int, b: int) -> Poly:
    """An ellipse as an outline of sixteen corners that lie on it."""
    points = []
    for k in range(OVAL_CORNERS):
        angle = k * TURN // OVAL_CORNERS
        dx, dy = offset(facing, rounded(a * SIN[angle]), rounded(b * COS[angle]))
        points.append((x + dx, y + dy))
    return tuple(points)


def _separated(p: Poly, q: Poly, shared: int) -> bool:
    """Does an edge of the first outline keep the second off, but for a strip of ``shared``?"""
    x0, y0 = p[-1]
    for x1, y1 in p:
        # outlines run clockwise, so that outside lies to the left of an edge
        nx, ny = y0 - y1, x1 - x0
        least = nx * x0 + ny * y0 - shared * isqrt(nx * nx + ny * ny)
        for x, y in q:
            if nx * x + ny * y < least:
                break
        else:
            return True
        x0, y0 = x1, y1
    return False


def poly_overlap(p: Poly, q: Poly, shared: int = SLACK) -> bool:
    """Do two outlines share more ground than a touch?"""
    return not _separated(p, q, shared) and not _separated(q, p, shared)


def _near(p: Poly, q: Poly, reach: int) -> bool:
    """Is a corner of the second outline at most ``reach`` from an edge of the first?"""
    square = reach * reach
    for px, py in q:
        x0, y0 = p[-1]
        for x1, y1 in p:
            ex, ey = x1 - x0, y1 - y0
            dx, dy = px - x0, py - y0
            along = dx * ex + dy * ey
            length = ex * ex + ey * ey
            if along <= 0:
                near = dx * dx + dy * dy <= square
            elif along >= length:
                near = (px - x1) ** 2 + (py - y1) ** 2 <= square
            else:
                near = (dx * ey - dy * ex) ** 2 <= square * length
            if near:
                return True
            x0, y0 = x1, y1
    return False


def poly_within(p: Poly, q: Poly, reach: int) -> bool:
    """Is the shortest distance between two outlines at most ``reach``?"""
    if not _separated(p, q, 0) and not _separated(q, p, 0):
        return True
    return _near(p, q, reach) or _near(q, p, reach)


Number = int | Fraction
Spot = tuple[Number, Number]


def _cut(points: list[Spot], axis: int, positive: bool) -> list[Spot]:
    """The part of an outline on one side of a coordinate axis."""
    kept: list[Spot] = []
    last = points[-1]
    for spot in points:
        here, there = spot[axis], last[axis]
        if (here > 0 > there) or (here < 0 < there):
            other = 1 - axis
            cross = Fraction(last[other] * here - spot[other] * there) / (here - there)
            kept.append((0, cross) if axis == 0 else (cross, 0))
        if here == 0 or (here > 0) == positive:
            kept.append(spot)
        last = spot
    return kept


def _area2(points: list[Spot]) -> Number:
    """Twice the area of an outline."""
    total: Number = 0
    x0, y0 = points[-1]
    for x1, y1 in points:
        total += x0 * y1 - x1 * y0
        x0, y0 = x1, y1
    return total if total >= 0 else -total


def quarters(points: Poly) -> tuple[Number, Number, Number, Number]:
    """Twice the exact area of an outline in the quarters (+,+), (+,-), (-,-), (-,+) of a plane."""
    us = [u for u, _ in points]
    vs = [v for _, v in points]
    if (min(us) >= 0 or max(us) <= 0) and (min(vs) >= 0 or max(vs) <= 0):
        whole = _area2(list(points))
        return (
            whole if min(us) >= 0 and min(vs) >= 0 else 0,
            whole if min(us) >= 0 and min(vs) < 0 else 0,
            whole if min(us) < 0 and min(vs) < 0 else 0,
            whole if min(us) < 0 and min(vs) >= 0 else 0,
        )
    areas: list[Number] = []
    for u, v in ((True, True), (True, False), (False, False), (False, True)):
        part: list[Spot] = list(points)
        part = _cut(part, 0, u)
        if part:
            part = _cut(part, 1, v)
        areas.append(_area2(part) if len(part) > 2 else 0)
    return areas[0], areas[1], areas[2], areas[3]


def span_in_band(points: Poly, low: int, high: int) -> tuple[int, int] | None:
    """How far an outline reaches in y where x lies between two bounds, or nothing.

    Both ends are rounded outwards to whole numbers, so that a contact is never missed.
    """
    xs = [x for x, _ in points]
    if max(xs) <= low or min(xs) >= high:
        return None
    lows: list[int] = []
    highs: list[int] = []
    x0, y0 = points[-1]
    for x1, y1 in points:
        if low <= x1 <= high:
            lows.append(y1)
            highs.append(y1)
        for bound in (low, high):
            if (x0 < bound < x1) or (x1 < bound < x0):
                top = y0 * (x1 - x0) + (bound - x0) * (y1 - y0)
                run = x1 - x0
                if run < 0:
                    top, run = -top, -run
                lows.append(top // run)
                highs.append(-(-top // run))
        x0, y0 = x1, y1
    return min(lows), max(highs)
