"""The battlefield: trays, distances, arcs, sight and engagement, read from the columns."""

from __future__ import annotations

from typing import Final

from weirwood.games.miniatures import content
from weirwood.games.miniatures.geometry import arcs, sight
from weirwood.games.miniatures.geometry.contact import touching_sides
from weirwood.games.miniatures.geometry.rect import (
    SIDES,
    SLACK,
    Rect,
    front_arrow,
    point_within,
    within,
)
from weirwood.games.miniatures.roster import CASTLE_WALL, on_table, side_of, touching
from weirwood.games.miniatures.state import ON, Position
from weirwood.games.miniatures.terrain import on_any, sight_blockers

SHORT: Final = content.CONTENT.short_range
LONG: Final = content.CONTENT.long_range
INCH: Final = 1000
RANGES: Final = {"short": SHORT, "long": LONG, "unlimited": 200 * INCH}


def tray(st: Position, u: int) -> Rect:
    """The tray of a unit."""
    return st.x[u], st.y[u], st.facing[u], st.half_width[u], st.half_depth[u]


def inches(length: int) -> str:
    """A length for people: 7250 is "7.25"."""
    whole, rest = divmod(abs(length), INCH)
    text = f"{whole}.{rest:03d}".rstrip("0").rstrip(".")
    return f"-{text}" if length < 0 else text


def put(st: Position, u: int, rect: Rect) -> None:
    """Set a unit down somewhere."""
    st.x[u], st.y[u], st.facing[u] = rect[0], rect[1], rect[2]


def in_range(st: Position, u: int, v: int, reach: int) -> bool:
    """Any part of the other tray within reach of this one; a unit is in range of itself."""
    return u == v or (
        st.where[u] == ON and st.where[v] == ON and within(tray(st, u), tray(st, v), reach)
    )


def in_reach_of_arrow(rect: Rect, target: Rect, reach: int) -> bool:
    """Ranged attacks are measured from the front arrow (rule measuring.front_arrow)."""
    x, y = front_arrow(rect)
    return point_within(target, x, y, reach)


def arcs_held(st: Position, target: int, other: Rect) -> tuple[str, ...]:
    """The arcs of a unit that hold most of a tray; several on a tie (rule sight.majority)."""
    return arcs.arcs_of(tray(st, target), other)


def sees(st: Position, u: int, v: int) -> bool:
    """Line of sight between two units where they stand (rule sight.line)."""
    return sees_from(st, u, tray(st, u), v)


def sees_from(
    st: Position, u: int, rect: Rect, v: int, *, ranged: bool = False, over: bool = False
) -> bool:
    """Line of sight from a tray of unit u to unit v.

    ``over`` looks over units and terrain: an elevated shooter, or an ability that says so.
    """
    target = tray(st, v)
    if not arcs.in_front(rect, target):
        return False
    if over or (ranged and on_any(st, rect, "elevated")):
        return True
    between = [tray(st, w) for w in on_table(st) if w not in (u, v) and st.kind[w] != CASTLE_WALL]
    return sight.sees(rect, target, between, sight_blockers(st, rect, target, ranged=ranged))


# ---- engagement -------------------------------------------------------------------------------


def side_touched(st: Position, u: int, v: int) -> str:
    """The side of unit u on which enemy v touches it; "" if they are not engaged."""
    for p, q, side_p, side_q in st.touch:
        if p == u and q == v:
            return SIDES[side_p]
        if p == v and q == u:
            return SIDES[side_q]
    return ""


def sides_touched(st: Position, u: int) -> list[str]:
    """The sides on which a unit is engaged."""
    return [side_touched(st, u, v) for v in touching(st, u)]


def engage(st: Position, u: int, v: int) -> bool:
    """Note that two enemies touch along an edge; False if they do not."""
    found = touching_sides(tray(st, u), tray(st, v))
    if found is None:
        return False
    disengage(st, u, v)
    st.touch.append((u, v, SIDES.index(found[0]), SIDES.index(found[1])))
    return True


def disengage(st: Position, u: int, v: int) -> None:
    st.touch = [row for row in st.touch if {row[0], row[1]} != {u, v}]


def leave_contact(st: Position, u: int) -> list[int]:
    """Take a unit out of every engagement; gives the enemies it was engaged with."""
    left = touching(st, u)
    st.touch = [row for row in st.touch if u not in (row[0], row[1])]
    return left


def refresh_contact(st: Position, u: int) -> list[int]:
    """After a unit moved: engagements that it no longer touches end, the others get their sides."""
    lost = []
    for v in touching(st, u):
        found = touching_sides(tray(st, u), tray(st, v))
        disengage(st, u, v)
        if found is None:
            lost.append(v)
        else:
            st.touch.append((u, v, SIDES.index(found[0]), SIDES.index(found[1])))
    return lost


def contacts(st: Position, u: int) -> list[int]:
    """Enemies whose tray meets this one, engaged or not yet."""
    mine = tray(st, u)
    own = side_of(st, u)
    return [v for v in on_table(st) if side_of(st, v) != own and within(mine, tray(st, v), SLACK)]
