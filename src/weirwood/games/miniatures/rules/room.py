"""Is there room for a tray, asked at thousands of places of one area: the same answers, sooner.

What a place owes to the area, to the table and to who stands around is worked out once. Ledger:
`deployment.exists`.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from ..geometry.rect import SLACK, Rect, extent, within
from ..geometry.trig import COS, SHIFT, SIN, TURN
from .measuring import INCH
from .openings import FINEST, Range, Spot, halves, radius_of, reach_of
from .terrain import fact, on_piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state import Position
    from .field import Area
    from .paths import Ground

LEAST_BOX: Final = 50  # below it no short proof is looked for
TOUCH: Final = -(SLACK << SHIFT)
NEAR: Final = INCH << SHIFT
Stander = tuple[Rect, bool]
"""A tray that stands there, and is it a foe."""
Beside = tuple[int, int, int, int, int, Stander]
"""How far two trays stand apart, the most and along each of their axes, scaled and negative where
they share ground; and the other one."""
Given = tuple[Range, Stander | None]
"""A range in which there is no room, and who alone takes it; None: the area itself."""


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
        self.span = half[0] + half[1] + INCH
        self.disc = min(half) - SLACK - 3  # 3 for rounding
        # Whoever is far from all places of the area is far from each.
        self.near: list[Stander] = [
            (other, foe and not wall)
            for _, other, foe, wall in on.trays
            if reaches(area, other[0], other[1], self.span + other[3] + other[4])
        ]
        pieces = []
        for i in on.impassable:
            piece = fact(st, st.t_kind[i])
            if reaches(area, st.t_x[i], st.t_y[i], self.span + piece.width + piece.depth):
                pieces.append(i)
        self.pieces = tuple(pieces)
        self.asked = (0, 0, -1)
        self.found: list[Beside] = []
        self.beyond: list[Stander] = []  # those who are surely too far to be in `found`
        self.barred: Stander | None = None  # who made the last place bad
        self.given: list[Given] = []  # where `look` has found no room
        self.unsure = False  # has it given up a range because it was too fine?

    def look(self, first: Range, *, anything: bool = False) -> Spot | None:
        """What `open_spot` finds in a range of places and facings; ``anything``: any that it might,
        whatever comes first. Who is too far from a range to matter anywhere in it is not asked
        about its halves."""
        radius, everybody = radius_of(self.half), self.near
        ranges: deque[tuple[Range, list[Stander]]] = deque([(first, everybody)])
        spot: Spot | None = None
        while ranges:
            here, self.near = ranges.pop() if anything else ranges.popleft()
            self.asked = (0, 0, -1)
            x, y, t = (here[0] + here[1]) // 2, (here[2] + here[3]) // 2, (here[4] + here[5]) // 2
            if self.good(x, y, t % TURN):
                spot = x, y, t % TURN
                break
            right, up, wide, reach = reach_of(here, radius)
            if reach <= FINEST:
                self.unsure = True
                continue
            if self.bad(x, y, t % TURN, reach + 2, right, up, wide) or (
                wide and self.taken(x, y, right, up)
            ):
                self.given.append((here, self.barred))
                continue
            near = self.within_reach(x, y, reach + 2)
            one, other = halves(here, right, up, wide)
            ranges.append((one, near))
            ranges.append((other, near))
        self.near = everybody
        return spot

    def crammed(self, first: Range) -> bool:
        """Do those who stand there keep the circle inside of the tray off a whole range, however it
        is turned? A short proof, where there is one, that `look` finds nothing in it."""
        given: list[Given] = []
        boxes = [(first[0], first[1], first[2], first[3], self.near)]
        while boxes:
            x0, x1, y0, y1, near = boxes.pop()
            x, y = (x0 + x1) // 2, (y0 + y1) // 2
            right, up = x1 - x, y1 - y
            kept: list[Stander] = []
            by: Stander | None = None
            free = True
            for stander in near:
                (ox, oy, facing, a, b), foe = stander
                s, c, dx, dy = SIN[facing], COS[facing], x - ox, y - oy
                aside = max(0, abs(dx * c - dy * s) - (a << SHIFT))
                ahead = max(0, abs(dx * s + dy * c) - (b << SHIFT))
                square, far = aside * aside + ahead * ahead, self.disc + (INCH if foe else 0)
                if square <= (far << SHIFT) ** 2:
                    free = False
                    if self.keeps_off(stander, x, y, right, up):
                        by = stander
                        break
                if square <= (far + right + up << SHIFT) ** 2:
                    kept.append(stander)
            if by is not None:
                given.append(((x0, x1, y0, y1, first[4], first[5]), by))
            elif free or max(right, up) < LEAST_BOX:
                return False
            elif right >= up:
                boxes += ((x0, x, y0, y1, kept), (x + 1, x1, y0, y1, kept))
            else:
                boxes += ((x0, x1, y0, y, kept), (x0, x1, y + 1, y1, kept))
        self.given += given
        return True

    def keeps_off(self, stander: Stander, x: int, y: int, right: int, up: int) -> bool:
        """Does one of them keep that circle off all places so far around?"""
        (ox, oy, facing, a, b), foe = stander
        far = self.disc + (INCH if foe else 0)
        if right + up > far + a + b:
            return False
        s, c, square = SIN[facing], COS[facing], (far << SHIFT) ** 2
        wide, deep = a << SHIFT, b << SHIFT
        for px, py in ((right, up), (right, -up), (-right, up), (-right, -up)):
            dx, dy = x + px - ox, y + py - oy
            aside = max(0, abs(dx * c - dy * s) - wide)
            ahead = max(0, abs(dx * s + dy * c) - deep)
            if aside * aside + ahead * ahead > square:
                return False
        return True

    def taken(self, x: int, y: int, right: int, up: int) -> bool:
        """Does one of those near the place just asked keep off the circle inside of the tray from
        all places so far around, and with it the tray however it is turned?"""
        for row in self.found:
            if self.keeps_off(row[5], x, y, right, up):
                self.barred = row[5]
                return True
        return False

    def within_reach(self, x: int, y: int, reach: int) -> list[Stander]:
        """Those who matter where every point lies at most so far from the place just asked."""
        most = reach << SHIFT
        kept = [row[5] for row in self.found if row[0] <= (most + NEAR if row[5][1] else most)]
        for stander in self.beyond:
            other = stander[0]
            span = self.span + other[3] + other[4] + reach
            if -span <= other[0] - x <= span and -span <= other[1] - y <= span:
                kept.append(stander)
        return kept

    def gaps(self, x: int, y: int, t: int) -> list[Beside]:
        """Who is near."""
        if self.asked == (x, y, t):
            return self.found
        a, b = self.half
        sine, cosine = SIN[t], COS[t]
        wide, deep = a << SHIFT, b << SHIFT
        found: list[Beside] = []
        beyond: list[Stander] = []
        for stander in self.near:
            ox, oy, facing, oa, ob = stander[0]
            dx, dy, span = ox - x, oy - y, self.span + oa + ob
            if dx > span or -dx > span or dy > span or -dy > span:
                beyond.append(stander)
                continue
            turn = (facing - t) % TURN
            c, s = abs(COS[turn]), abs(SIN[turn])
            osine, ocosine = SIN[facing], COS[facing]
            one = abs(dx * cosine - dy * sine) - wide - oa * c - ob * s
            two = abs(dx * sine + dy * cosine) - deep - oa * s - ob * c
            three = abs(dx * ocosine - dy * osine) - (oa << SHIFT) - a * c - b * s
            four = abs(dx * osine + dy * ocosine) - (ob << SHIFT) - a * s - b * c
            found.append((max(one, two, three, four), one, two, three, four, stander))
        self.asked, self.found, self.beyond = (x, y, t), found, beyond
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
        for gap, _, _, _, _, (other, foe) in self.gaps(x, y, t):
            if gap < TOUCH or (foe and gap <= NEAR and (gap <= 0 or within(rect, other, INCH))):
                return False
        return not self.pieces or not any(on_piece(st, i, rect) for i in self.pieces)

    def bad(self, x: int, y: int, t: int, off: int, right: int, up: int, wide: int) -> bool:
        """What `hopeless` says, and whether the area is left by more than ``off``.

        That is at most so far to the right and up, and ``wide`` by turning. Along an axis nobody
        comes further than by what of it points there.
        """
        st, self.barred = self.st, None
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
        for gap, one, two, three, four, stander in self.gaps(x, y, t):
            other, foe = stander
            if gap < deep or (foe and gap < beside):
                osine, ocosine = abs(SIN[other[2]]), abs(COS[other[2]])
                most = max(
                    one + right * cosine + up * sine,
                    two + right * sine + up * cosine,
                    three + right * ocosine + up * osine,
                    four + right * osine + up * ocosine,
                )
                if most < deep or (foe and most < beside):
                    self.barred = stander
                    return True
            if foe and gap <= near << SHIFT:
                if near < 0:
                    if gap < near << SHIFT:
                        self.barred = stander
                        return True
                elif gap <= 0 or within(rect, other, near):
                    self.barred = stander
                    return True
        return bool(self.pieces) and any(on_piece(st, i, rect, off) for i in self.pieces)


def reaches(area: Area, x: int, y: int, span: int) -> bool:
    """Is a point at most so far from an area, along both edges?"""
    x0, y0, x1, y1 = area
    return x0 - span <= x <= x1 + span and y0 - span <= y <= y1 + span
