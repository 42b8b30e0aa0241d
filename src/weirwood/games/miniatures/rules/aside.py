"""Further enemies that a charger touches: how they align with it, or step aside. Rule
charge.others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..geometry.contact import edge_of, touching_sides
from ..geometry.rect import FRONT, SIDES, SLACK, Rect, local, moved, swept, within
from ..geometry.trig import rounded
from .field import contacts, settle_contact
from .measuring import INCH
from .paths import STEPS, around, enters, why_not_end, why_not_through
from .units import is_wall, put, touching, tray

if TYPE_CHECKING:
    from ..state import Position
    from .paths import Ground

SAFE: Final = "safe"
HURT: Final = "hurt"
FURTHEST: Final = 4 * INCH
FINE: Final = 20  # how finely a place is sought where the nearest one is taken


def others_touched(st: Position, u: int, v: int) -> list[int]:
    """Further enemies that the aligned tray meets (rule charge.others)."""
    known = touching(st, u)
    return [w for w in contacts(st, u) if w != v and w not in known and not is_wall(st, w)]


def align_other(st: Position, u: int, w: int) -> str:
    """Slide a further enemy to half contact with the charger's front; "" if it cannot be."""
    mine, other = tray(st, u), tray(st, w)
    found = touching_sides(mine, other)
    if found is None or found[0] != FRONT:
        return ""
    shift = rounded(local(mine, other[0], other[1])[0])
    # one end of its side on the middle of the charger's front
    wanted = edge_of(other, found[1]) * (1 if shift > 0 else -1)
    x, y = moved(mine, wanted - shift, 0)[:2]
    dx, dy = x - mine[0], y - mine[1]
    slid = (other[0] + dx, other[1] + dy, other[2], other[3], other[4])
    if why_not_end(st, w, slid, close=True) is not None:
        return ""
    return set_down(st, w, slid)


def ways_off(st: Position, u: int, w: int) -> list[str]:
    """Directions in which a touched enemy can be moved off the charger, the shortest way first.

    An inch off, or where nobody can go so far, just off it; onto nobody, and against another enemy
    only if there is no other way to be an inch off.
    """
    found = [(*way, SIDES.index(side)) for side in SIDES if (way := way_off(st, u, w, side))]
    if not found:
        return []
    best = min(row[0] for row in found)
    found = sorted(row for row in found if row[0] == best)
    least = found[0][1]
    return [SIDES[i] for _, d, i in found if d <= least + INCH]


def way_off(st: Position, u: int, w: int, side: str) -> tuple[int, int] | None:
    """How far a tray goes over one of its sides to stand off the charger, and how good that is:
    0 an inch off, 1 and against another enemy, 2 no further than it must."""
    mine, here = tray(st, u), tray(st, w)
    ground = around(st, w, FURTHEST)
    least = distance_off(mine, here, side, INCH - 1)
    if least is not None:
        for fresh in (0, 1):
            for d in range(least, FURTHEST + 1, FINE):
                if stands(st, w, side, d, ground) and (fresh or not meets(st, w, side, d, ground)):
                    return fresh, d
    apart = distance_off(mine, here, side, SLACK)
    for d in range(apart or FURTHEST, least or FURTHEST, FINE):
        if stands(st, w, side, d, ground) and not meets(st, w, side, d, ground):
            return 2, d
    return None


def step(st: Position, w: int, side: str, d: int) -> Rect:
    return moved(tray(st, w), STEPS[side][0] * d, STEPS[side][1] * d)


def stands(st: Position, w: int, side: str, d: int, ground: Ground) -> bool:
    """May the tray go so far and stand there?"""
    way = swept(tray(st, w), STEPS[side][0] * d, STEPS[side][1] * d)
    if why_not_through(st, way, ground) is not None:
        return False
    return why_not_end(st, w, step(st, w, side, d), close=True, ground=ground) is None


def meets(st: Position, w: int, side: str, d: int, ground: Ground) -> bool:
    """Would it touch an enemy with whom it was not engaged?"""
    end = step(st, w, side, d)
    known = touching(st, w)
    return any(
        foe and not wall and v not in known and within(end, other, SLACK)
        for v, other, foe, wall in ground.trays
    )


def distance_off(mine: Rect, here: Rect, side: str, gap: int) -> int | None:
    """How far a tray has to move over one of its sides to stand further off another than that."""
    low, high = 1, FURTHEST
    if within(mine, moved(here, STEPS[side][0] * high, STEPS[side][1] * high), gap):
        return None
    while low < high:
        d = (low + high) // 2
        if within(mine, moved(here, STEPS[side][0] * d, STEPS[side][1] * d), gap):
            low = d + 1
        else:
            high = d
    return low


def push_off(st: Position, u: int, w: int, side: str) -> str:
    """Move it over one of its sides."""
    found = way_off(st, u, w, side)
    return set_down(st, w, step(st, w, side, found[1] if found is not None else 0))


def set_down(st: Position, w: int, end: Rect) -> str:
    """Who was moved is engaged with whom it touches then, and with nobody else; and it suffers
    dangerous ground like in any move, on its way too (rule terrain.whole_move)."""
    here = tray(st, w)
    right, ahead = local(here, end[0], end[1])  # along its own sides, and without a turn
    hurt = enters(st, w, here, swept(here, rounded(right), rounded(ahead)), end)
    put(st, w, end)
    settle_contact(st, w)
    return HURT if hurt else SAFE
