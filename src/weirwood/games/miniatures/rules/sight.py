"""Arcs and lines of sight between trays. Ledger: `sight`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..geometry import arcs, sight
from ..geometry.rect import Rect
from ..state import Position
from .terrain import on_piece, pieces_that, sight_blockers
from .units import CASTLE_WALL, on_table, tray

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..geometry.rect import Poly


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
    if over or (ranged and any(on_piece(st, i, rect) for i in pieces_that(st, "lifts"))):
        return True
    between = in_between(st, u, v)
    return sight.sees(rect, target, between, sight_blockers(st, rect, target, ranged=ranged))


def why_unseen(st: Position, u: int, rect: Rect, v: int, *, ranged: bool = False) -> str:
    """The rule by which a unit does not see another from a place."""
    target = tray(st, v)
    if not arcs.in_front(rect, target):
        return "sight.line"
    if ranged and sees_from(st, u, rect, v):
        return "terrain.cover"
    if sight.sees(rect, target, (), sight_blockers(st, rect, target, ranged=ranged)):
        return "sight.units_block"
    return "terrain.blocks_sight"


def in_between(st: Position, u: int, v: int) -> list[Rect]:
    """The trays that may stand between two units."""
    return [tray(st, w) for w in on_table(st) if w not in (u, v) and st.kind[w] != CASTLE_WALL]


class Leeway(NamedTuple):
    """How far a tray may lie from a place that stands for many: its points, and its front arc."""

    aside: int
    ahead: int
    lower: int


def may_see_from(
    st: Position,
    u: int,
    rect: Rect,
    v: int,
    leeway: Leeway,
    *,
    ranged: bool = False,
    over: bool = False,
) -> bool:
    """False only if `sees_from` is false for every tray that lies so near to this one."""
    target = tray(st, v)
    more = max(leeway.aside, leeway.ahead) + 1
    grown = (rect[0], rect[1], rect[2], rect[3] + more, rect[4] + more)
    trays: Sequence[Rect] = ()
    shapes: Sequence[Poly] = ()
    if not over and not (ranged and any(on_piece(st, i, grown) for i in pieces_that(st, "lifts"))):
        trays = in_between(st, u, v)
        shapes = sight_blockers(st, grown, target, ranged=ranged)
    return sight.may_see(rect, target, trays, shapes, *leeway)
