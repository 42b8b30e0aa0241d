"""Is there room for a tray, asked at thousands of places of one area: the same answers, sooner.

What a place owes to the area, to the table and to who stands around is worked out once. Ledger:
`deployment.exists`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..geometry.rect import SLACK, Rect, extent, within
from ..geometry.trig import COS, SHIFT, SIN, TURN
from .measuring import INCH
from .terrain import fact, on_piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state import Position
    from .field import Area
    from .paths import Ground

TOUCH: Final = -(SLACK << SHIFT)
NEAR: Final = INCH << SHIFT
Beside = tuple[int, int, int, int, int, Rect, bool]
"""How far two trays stand apart, the most and along each of their axes, scaled and negative where
they share ground; the other tray, and is it a foe."""


class Room:
    """An area for trays of one size, without castle walls.

    `good`: may one stand there? `bad`: is a place so bad that none is good around it? The second is
    asked of the same place right after the first.
    """

    def __init__(
        self, st: Position, half: tuple[int, int], area: Area, grounds: Sequence[Area], on: Ground
    ) -> None:
        self.st, self.half, self.area, self.grounds = st, half, area, tuple(grounds)
        self.extents: dict[int, tuple[int, int]] = {}
        span = half[0] + half[1] + INCH
        # Whoever is far from all places of the area is far from each.
        self.trays = [
            (other, foe and not wall, span + other[3] + other[4])
            for _, other, foe, wall in on.trays
            if reaches(area, other[0], other[1], span + other[3] + other[4])
        ]
        pieces = []
        for i in on.impassable:
            piece = fact(st, st.t_kind[i])
            if reaches(area, st.t_x[i], st.t_y[i], span + piece.width + piece.depth):
                pieces.append(i)
        self.pieces = tuple(pieces)
        self.asked = (0, 0, -1)
        self.found: list[Beside] = []

    def gaps(self, x: int, y: int, t: int) -> list[Beside]:
        """Who is near."""
        if self.asked == (x, y, t):
            return self.found
        a, b = self.half
        sine, cosine = SIN[t], COS[t]
        wide, deep = a << SHIFT, b << SHIFT
        found: list[Beside] = []
        for other, foe, span in self.trays:
            dx, dy = other[0] - x, other[1] - y
            if dx > span or -dx > span or dy > span or -dy > span:
                continue
            _, _, facing, oa, ob = other
            turn = (facing - t) % TURN
            c, s = abs(COS[turn]), abs(SIN[turn])
            osine, ocosine = SIN[facing], COS[facing]
            one = abs(dx * cosine - dy * sine) - wide - oa * c - ob * s
            two = abs(dx * sine + dy * cosine) - deep - oa * s - ob * c
            three = abs(dx * ocosine - dy * osine) - (oa << SHIFT) - a * c - b * s
            four = abs(dx * osine + dy * ocosine) - (ob << SHIFT) - a * s - b * c
            found.append((max(one, two, three, four), one, two, three, four, other, foe))
        self.asked, self.found = (x, y, t), found
        return found

    def size(self, t: int) -> tuple[int, int]:
        """Half the size of the upright box around the tray, in thousandths, rounded up."""
        known = self.extents.get(t)
        if known is None:
            hx, hy = extent(t, *self.half)
            known = self.extents[t] = (-(-hx >> SHIFT), -(-hy >> SHIFT))
        return known

    def good(self, x: int, y: int, t: int) -> bool:
        """What `why_not_deploy` has nothing against."""
        st = self.st
        ex, ey = self.size(t)
        if x < ex or st.width - x < ex or y < ey or st.height - y < ey:
            return False
        for x0, y0, x1, y1 in self.grounds:
            if x - x0 >= ex and x1 - x >= ex and y - y0 >= ey and y1 - y >= ey:
                break
        else:
            return False
        rect = x, y, t, *self.half
        for gap, _, _, _, _, other, foe in self.gaps(x, y, t):
            if gap < TOUCH or (foe and gap <= NEAR and (gap <= 0 or within(rect, other, INCH))):
                return False
        return not self.pieces or not any(on_piece(st, i, rect) for i in self.pieces)

    def bad(self, x: int, y: int, t: int, off: int, right: int, up: int, wide: int) -> bool:
        """What `hopeless` says, and whether the area is left by more than ``off``.

        That is at most so far to the right and up, and ``wide`` by turning. Along an axis nobody
        comes further than by what of it points there.
        """
        st = self.st
        wide += 2  # for rounding
        ex, ey = self.size(t)
        ex, ey = ex - wide - right, ey - wide - up
        if x < ex or st.width - x < ex or y < ey or st.height - y < ey:
            return True
        x0, y0, x1, y1 = self.area
        if x - x0 < ex or x1 - x < ex or y - y0 < ey or y1 - y < ey:
            return True
        rect = x, y, t, *self.half
        deep, near = -((SLACK + wide) << SHIFT), INCH - off
        beside = min(0, (INCH - wide) << SHIFT)
        sine, cosine = abs(SIN[t]), abs(COS[t])
        for gap, one, two, three, four, other, foe in self.gaps(x, y, t):
            if gap < deep or (foe and gap < beside):
                osine, ocosine = abs(SIN[other[2]]), abs(COS[other[2]])
                most = max(
                    one + right * cosine + up * sine,
                    two + right * sine + up * cosine,
                    three + right * ocosine + up * osine,
                    four + right * osine + up * ocosine,
                )
                if most < deep or (foe and most < beside):
                    return True
            if foe and gap <= near << SHIFT:
                if near < 0:
                    if gap < near << SHIFT:
                        return True
                elif gap <= 0 or within(rect, other, near):
                    return True
        return bool(self.pieces) and any(on_piece(st, i, rect, off) for i in self.pieces)


def reaches(area: Area, x: int, y: int, span: int) -> bool:
    """Is a point at most so far from an area, along both edges?"""
    x0, y0, x1, y1 = area
    return x0 - span <= x <= x1 + span and y0 - span <= y <= y1 + span
