"""Line of sight, exactly.

A free line from the front edge of one tray to another tray exists if and only if one exists among
the lines through two *tight* points: ends of the front edge, corners of what is looked at and
corners of what stands in between. (Write a line as the pair of where it leaves the front edge and
how it slants: the lines through one corner form a straight line in that plane, so that the free
lines form polygons, and their corners are lines through two tight points.) These are finitely many,
and each is tested in whole numbers. Everything happens in the frame of the tray that looks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from .rect import SLACK, local, local_corners, within
from .trig import SHIFT, ratio, rounded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .rect import Point, Poly, Rect

FINE: Final = 6
"""Sight is computed on a grid 64 times finer than poses, so that cut corners stay in place."""


def _fine(points: Iterable[Point]) -> list[Point]:
    drop = SHIFT - FINE
    return [(rounded(x, drop), rounded(y, drop)) for x, y in points]


def _seen_part(points: list[Point], a: int, b: int) -> list[Point]:
    """The part of an outline that lies in the front arc: above both diagonals."""
    for sign in (1, -1):
        kept: list[Point] = []
        if not points:
            return kept
        x0, y0 = points[-1]
        h0 = a * y0 + sign * b * x0
        for x1, y1 in points:
            h1 = a * y1 + sign * b * x1
            if (h0 > 0 > h1) or (h0 < 0 < h1):
                kept.append((ratio(x0 * h1 - x1 * h0, h1 - h0), ratio(y0 * h1 - y1 * h0, h1 - h0)))
            if h1 >= 0:
                kept.append((x1, y1))
            x0, y0, h0 = x1, y1, h1
        points = kept
    return points


def _lowest(points: Sequence[Point], sides: list[int]) -> tuple[int, int]:
    """The lowest meeting of a line with an outline whose corners lie on the given sides of it."""
    best_top, best_bottom = 0, 0
    y0, s0 = points[-1][1], sides[-1]
    for (_, y1), s1 in zip(points, sides, strict=True):
        if s1 == 0:
            top, bottom = y1, 1
        elif (s0 > 0 > s1) or (s0 < 0 < s1):
            top, bottom = y0 * s1 - y1 * s0, s1 - s0
            if bottom < 0:
                top, bottom = -top, -bottom
        else:
            y0, s0 = y1, s1
            continue
        if best_bottom == 0 or top * best_bottom < best_top * bottom:
            best_top, best_bottom = top, bottom
        y0, s0 = y1, s1
    return best_top, best_bottom


def _highest(points: Sequence[Point], sides: list[int]) -> tuple[int, int]:
    top, bottom = _lowest([(x, -y) for x, y in points], sides)
    return -top, bottom


FREE: Final = -1
MISSES: Final = -2  # the line does not come to the target


def _stopped(
    line: tuple[int, int, int, int],
    edge: int,
    target: Sequence[Point],
    blockers: Sequence[Sequence[Point]],
) -> int:
    """Which blocker's inside does a rising line from the front edge reach before the target?"""
    ax, ay, dx, dy = line
    off = dy * ax - dx * ay
    sides = [dx * y - dy * x + off for x, y in target]
    if min(sides) > 0 or max(sides) < 0:
        return MISSES
    top, bottom = _lowest(target, sides)
    for i, points in enumerate(blockers):
        sides = [dx * y - dy * x + off for x, y in points]
        if min(sides) >= 0 or max(sides) <= 0:
            continue
        enter, under = _lowest(points, sides)
        if enter * bottom >= top * under:
            continue
        if enter > edge * under:  # it begins beyond the front edge, and so ends there
            return i
        leave, below = _highest(points, sides)
        if leave > edge * below:
            return i
    return FREE


def sees(
    viewer: Rect, target: Rect, trays: Sequence[Rect] = (), outlines: Sequence[Poly] = ()
) -> bool:
    """May the viewer draw a free line from its front edge to a part of the target in its front?

    Trays and outlines in between block it. A border may be touched, but nobody looks between two
    trays that stand together.
    """
    return _sees(viewer, target, tuple(trays), tuple(outlines))


@lru_cache(maxsize=4096)  # asked again and again while nothing has moved
def _sees(viewer: Rect, target: Rect, trays: tuple[Rect, ...], outlines: tuple[Poly, ...]) -> bool:
    a, b = viewer[3] << FINE, viewer[4] << FINE
    part = _seen_part(_fine(local_corners(viewer, target)), a, b)
    if not part:
        return False
    if not trays and not outlines:
        return True
    return _reaches(viewer, a, b, part, trays, outlines)


def may_see(
    viewer: Rect,
    target: Rect,
    trays: Sequence[Rect],
    outlines: Sequence[Poly],
    aside: int,
    ahead: int,
    lower: int,
) -> bool:
    """False only if the viewer sees the target from no place near by.

    Near by: no point of its front edge is further than ``aside`` to the side and ``ahead`` to the
    front or back, and no diagonal of its front arc reaches lower than ``lower`` below its own. A
    line from such a place meets the height of the furthest front edge at most ``wide`` aside.
    """
    a, b = viewer[3] << FINE, viewer[4] << FINE
    aside, ahead, lower = aside << FINE, ahead << FINE, lower << FINE
    raised = [(x, y + lower) for x, y in _fine(local_corners(viewer, target))]
    part = [(x, y - lower) for x, y in _seen_part(raised, a, b)]
    if not part:
        return False
    if not trays and not outlines:
        return True
    rise = min(y for _, y in part) - b - ahead
    if rise < 0:
        return True
    wide = a + aside
    if ahead:
        wide += 2 * ahead * (wide + max(abs(x) for x, _ in part)) // (rise + 2 * ahead) + 1
    return _reaches(viewer, wide, b + ahead, part, trays, outlines)


def _reaches(
    viewer: Rect,
    a: int,
    b: int,
    part: list[Point],
    trays: Sequence[Rect],
    outlines: Sequence[Poly],
) -> bool:
    """Does a free line run from a front edge of half width a, b ahead, to a part of the target?"""
    frame = _frame(a, b, part)
    standing = [tray for tray in trays if _tray_stands(viewer, tray, frame)]
    between = [_fine(local_corners(viewer, tray)) for tray in closed_up(standing)]
    for outline in outlines:
        shape = _fine(local(viewer, x, y) for x, y in outline)
        if _stands(shape, frame):
            between.append(shape)
    if not between:
        return True
    # contact with the front edge needs no line
    if any(y <= b + (SLACK << FINE) and abs(x) <= a for x, y in part):
        return True
    return _line(a, b, tuple(part), tuple(map(tuple, between)))


@lru_cache(maxsize=4096)
def _line(a: int, b: int, part: tuple[Point, ...], between: tuple[tuple[Point, ...], ...]) -> bool:
    """Is there a free line? The same is asked again and again while nothing has moved."""
    if any(_hides(a, b, part, shape) for shape in between):
        return False
    return _quick(a, b, part, between) or _exact(a, b, part, between)


def _hides(a: int, b: int, part: Sequence[Point], shape: Sequence[Point]) -> bool:
    """Does one outline alone surely hide all of the target?

    It lies wholly between the front edge and the target, and reaches across both sides of all that
    lines can pass: from its inside on one side to that on the other it is in the way of each.
    """
    ys = [y for _, y in shape]
    if min(ys) <= b or max(ys) >= min([y for _, y in part]):
        return False
    for end, sign in ((-a, 1), (a, -1)):
        px, py = part[0]
        for x, y in part:  # the corner furthest to that side, as it looks from that end
            if sign * ((px - end) * (y - b) - (py - b) * (x - end)) > 0:
                px, py = x, y
        dx, dy = px - end, py - b
        sides = [dx * (y - b) - dy * (x - end) for x, y in shape]
        if min(sides) >= 0 or max(sides) <= 0:
            return False
    return True


def in_the_way(
    viewer: Rect, target: Rect, trays: Sequence[Rect], outlines: Sequence[Poly]
) -> tuple[list[bool], list[bool]]:
    """Which of these touch the box of all lines: the others never change what is seen."""
    a, b = viewer[3] << FINE, viewer[4] << FINE
    part = _seen_part(_fine(local_corners(viewer, target)), a, b)
    if not part:
        return [False] * len(trays), [False] * len(outlines)
    frame = _frame(a, b, part)
    return (
        [_tray_stands(viewer, tray, frame) for tray in trays],
        [_stands(_fine(local(viewer, x, y) for x, y in outline), frame) for outline in outlines],
    )


def _frame(a: int, b: int, part: Sequence[Point]) -> tuple[int, int, int, int]:
    left, right = min(-a, *(x for x, _ in part)), max(a, *(x for x, _ in part))
    return left, right, b, max(y for _, y in part)


def _tray_stands(viewer: Rect, tray: Rect, frame: tuple[int, int, int, int]) -> bool:
    return _may_stand(viewer, tray, frame) and _stands(_fine(local_corners(viewer, tray)), frame)


def _may_stand(viewer: Rect, tray: Rect, frame: tuple[int, int, int, int]) -> bool:
    """A cheap first look at the same question: only the centre and the size of the tray."""
    left, right, near, far = frame
    x, y = local(viewer, tray[0], tray[1])
    x, y = x >> (SHIFT - FINE), y >> (SHIFT - FINE)
    size = (tray[3] + tray[4] + 1) << FINE
    return left < x + size and x - size < right and near < y + size and y - size < far


def _stands(shape: Sequence[Point], frame: tuple[int, int, int, int]) -> bool:
    """Does anything of an outline lie in the upright box of all possible lines?"""
    left, right, near, far = frame
    ys = [y for _, y in shape]
    if max(ys) <= near or min(ys) >= far:
        return False
    xs = [x for x, _ in shape]
    return max(xs) > left and min(xs) < right


def closed_up(trays: Sequence[Rect]) -> list[Rect]:
    """The trays, those that touch another one grown by a hair so that no slit stays between."""
    grown = []
    for i, tray in enumerate(trays):
        x, y, facing, a, b = tray
        if any(within(tray, other, SLACK) for j, other in enumerate(trays) if j != i):
            a, b = a + SLACK, b + SLACK
        grown.append((x, y, facing, a, b))
    return grown


def _quick(a: int, b: int, part: Sequence[Point], between: Sequence[Sequence[Point]]) -> bool:
    """A handful of lines that are free in most positions."""
    n = len(part)
    middle = (sum(x for x, _ in part) // n, sum(y for _, y in part) // n)
    for x in (0, -a, a):
        for px, py in (middle, *part):
            if py > b and _stopped((x, b, px - x, py - b), b, part, between) == FREE:
                return True
    return False


def _exact(a: int, b: int, part: Sequence[Point], between: Sequence[Sequence[Point]]) -> bool:
    """Every line through two tight points."""
    tight = [(-a, b), (a, b), *part]
    for shape in between:
        tight.extend(shape)
    blockers = list(between)
    for i, (x0, y0) in enumerate(tight):
        for x1, y1 in tight[:i]:
            dx, dy = x1 - x0, y1 - y0
            if dy == 0:
                continue
            if dy < 0:
                dx, dy = -dx, -dy
            # where the line meets the height of the front edge, times dy
            foot = x0 * dy + (b - y0) * dx
            if -a * dy <= foot <= a * dy:
                by = _stopped((x0, y0, dx, dy), b, part, blockers)
                if by == FREE:
                    return True
                if by > 0:  # what stops one line mostly stops the next
                    blockers.insert(0, blockers.pop(by))
    return False
