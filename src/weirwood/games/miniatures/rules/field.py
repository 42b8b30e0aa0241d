"""The battlefield: zones, edges and engagement. Ledger: `field`."""

from __future__ import annotations

from typing import Final

from .. import facts
from ..geometry.contact import touching_sides
from ..geometry.rect import SIDES, SLACK, within
from ..state import Position
from .measuring import INCH, SHORT
from .teams import free_for_all, side_of
from .units import CASTLE_WALL, on_table, touching, tray

Area = tuple[int, int, int, int]
CORNER: Final = 12 * INCH


# ---- zones ------------------------------------------------------------------------------------


def stretch(st: Position, area: Area) -> Area:
    """A zone of the standard table on this one: zones span the whole width (rule field.large)."""
    x0, y0, x1, y1 = area
    standard = facts.CONTENT.table[0]
    return (
        x0 if x0 < standard // 2 else (st.width // 2 if x0 == standard // 2 else st.width),
        y0,
        st.width if x1 == standard else (st.width // 2 if x1 == standard // 2 else x1),
        y1,
    )


def corner_areas(st: Position) -> list[Area]:
    """The four corner squares of a free-for-all (rule teams.corners)."""
    w, h, c = st.width, st.height, CORNER
    return [(0, 0, c, c), (w - c, 0, w, c), (w - c, h - c, w, h), (0, h - c, c, h)]


def zones_of_game(st: Position) -> list[Area]:
    """Every deployment zone of this game."""
    if free_for_all(st):
        return corner_areas(st)
    return [stretch(st, zone) for zone in facts.MODES[st.mode].zones]


def zone_of(st: Position, side: int) -> Area:
    return zones_of_game(st)[st.zone[side]]


def flanks(st: Position, side: int) -> list[Area]:
    """Strips of Short range along the flank edges; in a free-for-all along the own
    corner's edges."""
    if free_for_all(st):
        return own_edges(st, side)
    return [(0, 0, SHORT, st.height), (st.width - SHORT, 0, st.width, st.height)]


def own_edges(st: Position, side: int) -> list[Area]:
    """Strips of Short range along the edge where the own zone lies; both edges of an own corner."""
    x0, y0, x1, _ = zone_of(st, side)
    w, h = st.width, st.height
    found = [(0, 0, w, SHORT) if y0 == 0 else (0, h - SHORT, w, h)]
    if x1 - x0 < w:
        found.append((0, 0, SHORT, h) if x0 == 0 else (w - SHORT, 0, w, h))
    return found


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


def settle_contact(st: Position, u: int) -> None:
    """After a unit was moved: it is engaged with those it touches along an edge, and no others
    (rule field.engaged)."""
    refresh_contact(st, u)
    known = touching(st, u)
    for v in contacts(st, u):
        if v not in known and st.kind[v] != CASTLE_WALL:
            engage(st, u, v)


def contacts(st: Position, u: int) -> list[int]:
    """Enemies whose tray meets this one, engaged or not yet."""
    mine = tray(st, u)
    own = side_of(st, u)
    return [v for v in on_table(st) if side_of(st, v) != own and within(mine, tray(st, v), SLACK)]
