"""Is there a place? Whether and where a straight move over a side can end, exactly.

One answer for *may it* and for *how*: every distance and every last pivot counts, to the thousandth
of an inch and the hundredth of a degree in which the field is measured.
"""

from __future__ import annotations

from collections import deque
from math import isqrt
from typing import TYPE_CHECKING, Final

from ..geometry.rect import (
    SIDES,
    SLACK,
    Rect,
    far,
    inside,
    moved,
    overlap,
    pivoted,
    point_within,
    within,
)
from ..geometry.trig import QUARTER, TURN, swing
from ..state import Position
from .keys import Plan
from .measuring import INCH
from .paths import STEPS, Ground, around, why_not_end, why_not_move, why_not_path
from .terrain import felt, on_piece, slowness
from .units import tray

if TYPE_CHECKING:
    from collections.abc import Sequence


ROUNDED: Final = 3
"""Thousandths by which rounding may make a longer way look freer, or less free, than it is."""


def hopeless(st: Position, rect: Rect, ground: Ground, leeway: int) -> bool:
    """Is this place so bad that none is good where each point lies at most ``leeway`` off?"""
    if not inside(rect, -leeway, -leeway, st.width + leeway, st.height + leeway):
        return True
    for _, other, foe, wall in ground.trays:
        if far(rect, other, INCH):
            continue
        if overlap(rect, other, SLACK + leeway):
            return True
        if foe and not wall:
            near = INCH - leeway
            if within(rect, other, near) if near >= 0 else overlap(rect, other, -near):
                return True
    return any(on_piece(st, i, rect, leeway) for i in ground.impassable)


def kept_off(first: Rect, last: Rect, ground: Ground) -> bool:
    """Does one of those who stand around keep the circle inside of a tray off the whole way between
    two places, however it is turned?

    Places as near to a tray as that have no dents: who keeps off both ends keeps off all between.
    """
    disc = min(first[3], first[4]) - SLACK - ROUNDED
    for _, other, foe, wall in ground.trays:
        off = disc + (INCH if foe and not wall else 0) - 1  # what lies between was rounded
        if point_within(other, first[0], first[1], off) and point_within(
            other, last[0], last[1], off
        ):
            return True
    return False


def stretches(
    st: Position, u: int, side: str, limit: int, ground: Ground
) -> list[tuple[int, int, Ground]]:
    """From where to where a tray may go over one of its sides, and what it must not end on there.

    Where rough ground lies about there are two answers: so far that its inch is spared, and
    further, without setting foot on it (rule terrain.rough).
    """
    rough = felt(st, u, "slows")
    sure = limit - max((slowness(st, i) for i in rough), default=0)
    found = [(*run, ground) for run in free_runs(st, u, side, (1, sure), ground)]
    if sure < limit:
        dry = ground._replace(impassable=(*ground.impassable, *rough))
        found += [(*run, dry) for run in free_runs(st, u, side, (max(1, sure + 1), limit), dry)]
    return found


def free_runs(
    st: Position, u: int, side: str, between: tuple[int, int], ground: Ground
) -> list[tuple[int, int]]:
    """The distances, from the shortest to the longest, over which nothing bars a straight way.

    Somebody who is grazed by a hair may bar a way and, as its middle is rounded otherwise, not
    bar a longer one: there every distance is looked at.
    """
    low, high = between
    free = free_run(st, u, side, high, ground)
    found = [(low, free)] if low <= free else []
    last = free_run(st, u, side, high, ground, graze=ROUNDED)
    here = tray(st, u)
    right, ahead = STEPS[side]
    for d in range(max(low, free + 1), last + 1):
        if why_not_path(st, here, right * d, ahead * d, ground) is None:
            if found and found[-1][1] == d - 1:
                found[-1] = (found[-1][0], d)
            else:
                found.append((d, d))
    return found


def free_run(st: Position, u: int, side: str, limit: int, ground: Ground, *, graze: int = 0) -> int:
    """The longest straight way over one side that nothing bars; 0 if there is none.

    ``graze``: what is met no deeper than this does not bar it either.
    """
    here = tray(st, u)
    right, ahead = STEPS[side]
    low, high = 0, max(0, limit)
    d = high
    while low < high:
        if why_not_path(st, here, right * d, ahead * d, ground, graze) is None:
            low = d
        else:
            high = d - 1
        d = (low + high + 1) // 2
    return low


def open_place(
    st: Position, u: int, side: str, between: tuple[int, int], ground: Ground
) -> Plan | None:
    """A distance and a last pivot after which a straight move may end, or None.

    All of them are looked through, the widest gaps first: a range of distances and facings is
    given up if its middle is hopeless by more than the range reaches, and halved otherwise, down
    to one distance and one facing. Half a turn is enough, for a tray looks the same from behind.
    """
    here = tray(st, u)
    right, ahead = STEPS[side]
    radius = isqrt(here[3] ** 2 + here[4] ** 2) + 1
    ranges = deque([(*between, -QUARTER, QUARTER)])
    while ranges:
        d0, d1, t0, t1 = ranges.popleft()
        if t0 < t1 and kept_off(
            moved(here, right * d0, ahead * d0), moved(here, right * d1, ahead * d1), ground
        ):
            continue
        d, t = (d0 + d1) // 2, (t0 + t1) // 2
        end = pivoted(moved(here, right * d, ahead * d), t)
        if why_not_end(st, u, end, ground=ground) is None:
            return {"distance": d, "turn": t % TURN}
        long, wide = d1 - d, swing(radius, t1 - t)
        if (d0, t0) == (d1, t1) or hopeless(st, end, ground, long + wide + 2):
            continue
        if long >= wide:
            ranges.extend(((d0, d, t0, t1), (d + 1, d1, t0, t1)))
        else:
            ranges.extend(((d0, d1, t0, t), (d0, d1, t + 1, t1)))
    return None


def way_out(st: Position, u: int, limit: int, sides: Sequence[str]) -> Plan | None:
    """A straight move over one of these sides with a last pivot, or the pivot alone; None if there
    is none.

    It answers both whether a unit may retreat and how (rule movement.retreat_possible).
    """
    ground = around(st, u, limit)
    for side in sides:
        for d in (limit, limit * 2 // 3, limit // 2, 2 * INCH, INCH + 10):
            plan = {"distance": d, "turn": 0}
            if d <= limit and why_not_move(st, u, plan, limit, side, ground=ground) is None:
                return {"direction": SIDES.index(side), **plan}
    for side in sides:
        for low, high, end in stretches(st, u, side, limit, ground):
            found = open_place(st, u, side, (low, high), end)
            if found is not None:
                return {"direction": SIDES.index(side), **found}
    found = open_place(st, u, sides[0], (0, 0), ground)
    if found is not None and found["turn"]:
        return {"direction": SIDES.index(sides[0]), **found}
    return None
