"""Is there room for a tray, asked at thousands of places of one area: the same answers, sooner.

What a place owes to the area, to the table and to who stands around is worked out once. Ledger:
`deployment.exists`.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from ..geometry.rect import SLACK, Rect, extent, plain, within
from ..geometry.trig import COS, PLAIN_COS, PLAIN_SIN, SHIFT, SIN, TURN
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
Given = tuple[Range, Stander | None]
"""A range in which there is no room, and who alone takes it; None: the area itself."""


class Neighbour:
    """One of them, with what is asked of it at every place, and how far it stands from the place
    asked last: the most and along each of four axes, scaled, negative where they share ground."""

    __slots__ = (
        "a", "b", "cosine", "deep", "facing", "foe", "four", "gap", "one", "rect", "sine", "span",
        "three", "two", "wide", "x", "y",
    )  # fmt: skip

    def __init__(self, rect: Rect, span: int, *, foe: bool) -> None:
        self.rect, self.foe = rect, foe
        self.x, self.y, self.facing, self.a, self.b = rect
        self.span = span + self.a + self.b
        self.sine, self.cosine = SIN[self.facing], COS[self.facing]
        self.wide, self.deep = self.a << SHIFT, self.b << SHIFT
        self.gap = self.one = self.two = self.three = self.four = 0

    def apart(self, x: int, y: int, far: int) -> bool:
        """Does a point lie further from the tray than so far?"""
        dx, dy, most = x - self.x, y - self.y, far << SHIFT
        aside = plain(dx * self.cosine - dy * self.sine) - self.wide
        if aside > most:
            return True
        ahead = plain(dx * self.sine + dy * self.cosine) - self.deep
        if ahead > most:
            return True
        if aside <= 0 or ahead <= 0 or aside + ahead <= most:
            return False
        return aside * aside + ahead * ahead > most * most

    def stander(self) -> Stander:
        """What is kept of it."""
        return self.rect, self.foe


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
        self.near: list[Neighbour] = [
            Neighbour(other, self.span, foe=foe and not wall)
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
        self.found: list[Neighbour] = []
        self.beyond: list[Neighbour] = []  # those who are surely too far to be in `found`
        self.free = True  # does nobody in `found` overlap the place, and no foe touch it?
        self.close: list[Neighbour] = []  # foes in `found` who may be nearer than an inch
        self.barred: Neighbour | None = None  # who made the last place bad
        self.given: list[Given] = []  # where `look` has found no room
        self.unsure = False  # has it given up a range because it was too fine?

    def look(self, first: Range, *, anything: bool = False) -> Spot | None:
        """What `open_spot` finds in a range of places and facings; ``anything``: any that it might,
        whatever comes first. Who is too far from a range to matter anywhere in it is not asked
        about its halves."""
        radius, everybody = radius_of(self.half), self.near
        ranges: deque[tuple[Range, list[Neighbour]]] = deque([(first, everybody)])
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
                barred = self.barred
                self.given.append((here, None if barred is None else barred.stander()))
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
            kept: list[Neighbour] = []
            by: Neighbour | None = None
            free = True
            for other in near:
                far = self.disc + (INCH if other.foe else 0)
                if other.apart(x, y, far):
                    if not other.apart(x, y, far + right + up):
                        kept.append(other)
                    continue
                free = False
                if self.keeps_off(other, x, y, right, up):
                    by = other
                    break
                kept.append(other)
            if by is not None:
                given.append(((x0, x1, y0, y1, first[4], first[5]), by.stander()))
            elif free or max(right, up) < LEAST_BOX:
                return False
            elif right >= up:
                boxes += ((x0, x, y0, y1, kept), (x + 1, x1, y0, y1, kept))
            else:
                boxes += ((x0, x1, y0, y, kept), (x0, x1, y + 1, y1, kept))
        self.given += given
        return True

    def keeps_off(self, other: Neighbour, x: int, y: int, right: int, up: int) -> bool:
        """Does one of them keep that circle off all places so far around?"""
        far = self.disc + (INCH if other.foe else 0)
        if right + up > far + other.a + other.b:
            return False
        return not (
            other.apart(x + right, y + up, far)
            or other.apart(x + right, y - up, far)
            or other.apart(x - right, y + up, far)
            or other.apart(x - right, y - up, far)
        )

    def taken(self, x: int, y: int, right: int, up: int) -> bool:
        """Does one of those near the place just asked keep off the circle inside of the tray from
        all places so far around, and with it the tray however it is turned?"""
        for other in self.found:
            if self.keeps_off(other, x, y, right, up):
                self.barred = other
                return True
        return False

    def within_reach(self, x: int, y: int, reach: int) -> list[Neighbour]:
        """Those who matter where every point lies at most so far from the place just asked."""
        most = reach << SHIFT
        kept = [one for one in self.found if one.gap <= (most + NEAR if one.foe else most)]
        for one in self.beyond:
            span = one.span - INCH + reach
            if -span <= one.x - x <= span and -span <= one.y - y <= span:
                kept.append(one)
        return kept

    def gaps(self, x: int, y: int, t: int) -> list[Neighbour]:
        """Who is near."""
        if self.asked == (x, y, t):
            return self.found
        a, b = self.half
        sine, cosine = SIN[t], COS[t]
        wide, deep = a << SHIFT, b << SHIFT
        found: list[Neighbour] = []
        beyond: list[Neighbour] = []
        close: list[Neighbour] = []
        free = True
        for other in self.near:
            dx, dy, span = other.x - x, other.y - y, other.span
            if dx > span or -dx > span or dy > span or -dy > span:
                beyond.append(other)
                continue
            turn = (other.facing - t) % TURN
            c, s = PLAIN_COS[turn], PLAIN_SIN[turn]
            oa, ob, osine, ocosine = other.a, other.b, other.sine, other.cosine
            one, two = dx * cosine - dy * sine, dx * sine + dy * cosine
            three, four = dx * ocosine - dy * osine, dx * osine + dy * ocosine
            gap = (one if one >= 0 else -one) - wide - oa * c - ob * s
            two = (two if two >= 0 else -two) - deep - oa * s - ob * c
            three = (three if three >= 0 else -three) - other.wide - a * c - b * s
            four = (four if four >= 0 else -four) - other.deep - a * s - b * c
            other.one, other.two, other.three, other.four = gap, two, three, four
            if two > gap:  # noqa: PLR1730 - the greatest of the four, thousands of times
                gap = two
            if three > gap:  # noqa: PLR1730
                gap = three
            if four > gap:  # noqa: PLR1730
                gap = four
            other.gap = gap
            found.append(other)
            if gap < TOUCH or (other.foe and gap <= 0):
                free = False
            elif other.foe and gap <= NEAR:
                close.append(other)
        self.asked, self.found, self.beyond = (x, y, t), found, beyond
        self.free, self.close = free, close
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
        self.gaps(x, y, t)
        if not self.free or any(within(rect, foe.rect, INCH) for foe in self.close):
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
        sine, cosine = PLAIN_SIN[t], PLAIN_COS[t]
        for other in self.gaps(x, y, t):
            gap, foe = other.gap, other.foe
            if gap < deep or (foe and gap < beside):
                osine, ocosine = plain(other.sine), plain(other.cosine)
                most = max(
                    other.one + right * cosine + up * sine,
                    other.two + right * sine + up * cosine,
                    other.three + right * ocosine + up * osine,
                    other.four + right * osine + up * ocosine,
                )
                if most < deep or (foe and most < beside):
                    self.barred = other
                    return True
            if foe and gap <= near << SHIFT:
                if near < 0:
                    if gap < near << SHIFT:
                        self.barred = other
                        return True
                elif gap <= 0 or within(rect, other.rect, near):
                    self.barred = other
                    return True
        return bool(self.pieces) and any(on_piece(st, i, rect, off) for i in self.pieces)


def reaches(area: Area, x: int, y: int, span: int) -> bool:
    """Is a point at most so far from an area, along both edges?"""
    x0, y0, x1, y1 = area
    return x0 - span <= x <= x1 + span and y0 - span <= y <= y1 + span
