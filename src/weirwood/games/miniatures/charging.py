"""Charges: which targets are valid, which way lies open, how the trays align. Plain functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.games.miniatures import hooks
from weirwood.games.miniatures.field import (
    INCH,
    arcs_held,
    contacts,
    disengage,
    engage,
    put,
    sees,
    sees_from,
    tray,
)
from weirwood.games.miniatures.geometry.contact import (
    NOWHERE,
    blocked_shifts,
    edge_of,
    fits,
    flush,
    possible_shifts,
    run_to,
    touching_sides,
)
from weirwood.games.miniatures.geometry.rect import (
    FRONT,
    SIDES,
    SLACK,
    Poly,
    Rect,
    corners,
    inside,
    local,
    moved,
    overlap,
    pivoted,
    swept,
    within,
)
from weirwood.games.miniatures.geometry.trig import TURN, bearing, rounded
from weirwood.games.miniatures.moves import STEPS, Plan, around, slowed, speed, unique, why_not_end
from weirwood.games.miniatures.roster import (
    IMMOBILE,
    engaged,
    is_wall,
    on_table,
    profile,
    side_of,
    touching,
)
from weirwood.games.miniatures.rows import top
from weirwood.games.miniatures.state import ON, Position
from weirwood.games.miniatures.terrain import on_piece, outline, pieces, run_to_piece
from weirwood.kernel.decision import Refusal, Rng, below

if TYPE_CHECKING:
    from collections.abc import Sequence

BEST_ROLL: Final = 6
OUTSIDE: Final = 30 * INCH
DEGREE: Final = 100
WIDEST: Final = 75 * DEGREE  # further aside nothing of the target is in the way


def targets(st: Position, u: int) -> list[int]:
    """Whom a unit might charge at all: enemies, and the walls of a besieged castle."""
    own = side_of(st, u)
    return [
        v
        for v in on_table(st)
        if side_of(st, v) != own and (not is_wall(st, v) or st.health[v] > 0)
    ]


def limit(st: Position, u: int) -> int:
    """The furthest a charge can go: Speed and the best roll (rule charge.in_reach)."""
    return speed(st, u) + BEST_ROLL * INCH


def table_edges(st: Position) -> list[Poly]:
    """What lies beyond the table, as outlines: nobody aligns over the edge."""
    w, h, far = st.width, st.height, OUTSIDE
    return [
        corners((-far, h // 2, 0, far, h)),
        corners((w + far, h // 2, 0, far, h)),
        corners((w // 2, -far, 0, w, far)),
        corners((w // 2, h + far, 0, w, far)),
    ]


def room(st: Position, u: int, v: int, side: str) -> tuple[int, ...]:
    """The alignments on a side of the target that are free (rules charge.room, charge.align)."""
    target = tray(st, v)
    a, b = st.half_width[u], st.half_depth[u]
    reach = target[3] + target[4] + 2 * (a + b)
    others = [
        tray(st, w) for w in on_table(st) if w not in (u, v) and within(target, tray(st, w), reach)
    ]
    shapes = [outline(st, i) for i in pieces(st, "impassable")]
    near_edge = not inside(target, reach, reach, st.width - reach, st.height - reach)
    if near_edge:
        shapes.extend(table_edges(st))
    ranges = blocked_shifts(target, side, a, b, others, shapes)
    found = possible_shifts(target, side, a, ranges)
    if near_edge:
        kept = (on_the_table(st, target, side, (a, b), shift, ranges) for shift in found)
        return tuple(dict.fromkeys(shift for shift in kept if shift is not None))
    return found


def on_the_table(
    st: Position,
    target: Rect,
    side: str,
    size: tuple[int, int],
    shift: int,
    ranges: list[tuple[int, int]],
) -> int | None:
    """The shift, or one a hair beside it: trays may touch each other by a hair, but no tray hangs
    over the edge of the table by one."""
    for hair in range(2 * SLACK):
        for slid in (shift - hair, shift + hair):
            aligned = flush(target, side, *size, slid)
            if inside(aligned, 0, 0, st.width, st.height) and fits(slid, ranges):
                return slid
    return None


def side_choices(st: Position, u: int, v: int) -> tuple[str, ...]:
    """The arcs of the target that hold most of the charger and have room (rule charge.side)."""
    return tuple(s for s in arcs_held(st, v, tray(st, u)) if room(st, u, v, s))


def first_in_way(st: Position, u: int, v: int, start: Rect) -> int:
    """How far the lane is open before something other than the target stops it."""
    own = side_of(st, u)
    best = NOWHERE
    for w in on_table(st):
        if w in (u, v) or (side_of(st, w) == own and not is_wall(st, w)):
            continue
        best = min(best, run_to(start, tray(st, w)))
    for i in pieces(st, "impassable"):
        best = min(best, run_to_piece(st, i, start))
    return best


def why_not_lane(st: Position, u: int, v: int, pivot: int) -> Refusal | None:
    """Why a charge may not go that way (rules charge.pivot, charge.in_reach)."""
    start = pivoted(tray(st, u), pivot)
    run = run_to(start, tray(st, v))
    most = limit(st, u)
    if run > most or (run and run > most - slowed(st, u, start, 0, run)):
        return Refusal("charge.in_reach", {"unit": st.kind[v], "most": most})
    if first_in_way(st, u, v, start) < run:
        return Refusal("charge.completable", {"unit": st.kind[v]})
    if not sees_from(st, u, start, v):
        return Refusal("charge.pivot", {"unit": st.kind[v]})
    return None


def lanes(st: Position, u: int, v: int) -> list[int]:
    """Pivots worth trying: as it stands, to the middle, the corners and the edges of the target."""
    here, target = tray(st, u), tray(st, v)
    points = [(target[0], target[1])]
    outer = corners(target)
    points.extend(outer)
    points.extend(
        ((x0 + x1) // 2, (y0 + y1) // 2)
        for (x0, y0), (x1, y1) in zip(outer, (*outer[1:], outer[0]), strict=True)
    )
    found = [(bearing(x - here[0], y - here[1]) - here[2]) % TURN for x, y in points]
    return list(dict.fromkeys([found[0], 0, *found[1:]]))


def open_lane(st: Position, u: int, v: int) -> int | None:
    """A pivot that leads to the target, or None."""
    straight = lanes(st, u, v)
    for pivot in straight:
        if why_not_lane(st, u, v, pivot) is None:
            return pivot
    for turn in range(DEGREE, WIDEST, DEGREE):  # past others, a charger may graze its target
        for pivot in ((straight[0] + turn) % TURN, (straight[0] - turn) % TURN):
            if why_not_lane(st, u, v, pivot) is None:
                return pivot
    return None


def why_not_charge(st: Position, u: int, v: int) -> Refusal | None:
    """Why a unit may not charge another; None if it is a valid target (rule
    charge.valid_target)."""
    named = {"unit": st.kind[v]}
    if engaged(st, u):
        return Refusal("charge.not_engaged")
    if IMMOBILE.intersection(profile(st, u).abilities) or not any(
        a.kind == "melee" for a in profile(st, u).attacks
    ):
        return Refusal("charge.able", {"unit": st.kind[u]})
    if not within(tray(st, u), tray(st, v), limit(st, u)):
        return Refusal("charge.in_reach", {**named, "most": limit(st, u)})
    if not sees(st, u, v):
        return Refusal("charge.in_sight", named)
    if not side_choices(st, u, v):
        return Refusal("charge.room", named)
    if open_lane(st, u, v) is None:
        return Refusal("charge.completable", named)
    return None


def valid_targets(st: Position, u: int) -> list[int]:
    if engaged(st, u):
        return []
    return [v for v in targets(st, u) if why_not_charge(st, u, v) is None]


def propose_pivots(st: Position, u: int, v: int, rng: Rng, n: int) -> list[Plan]:
    """Lanes to the target: the straight ones, and one by chance if it happens to be open."""
    found = [p for p in lanes(st, u, v)[: max(2, n // 2)] if why_not_lane(st, u, v, p) is None]
    extra = (lanes(st, u, v)[0] + below(rng, 2000) - 1000) % TURN
    if why_not_lane(st, u, v, extra) is None:
        found.append(extra)
    if not found:
        pivot = open_lane(st, u, v)
        found = [] if pivot is None else [pivot]
    return unique({"pivot": p} for p in found)


# ---- the move ---------------------------------------------------------------------------------


def advance(st: Position) -> None:
    """Move the charger straight ahead and note in the charge row whether it reached its target.

    Rules charge.move, charge.success, charge.fail_stops.
    """
    row = top(st)
    u, v = row["unit"], row["target"]
    start = tray(st, u)
    row["from"] = list(start)
    total = int(row["distance"])
    run = run_to(start, tray(st, v)) if st.where[v] == ON else NOWHERE
    total = max(0, total - slowed(st, u, start, 0, min(total, run)))
    barrier = first_in_way(st, u, v, start)
    row["success"] = run <= total and run <= barrier
    if row["success"]:
        row["moved"] = run
        put(st, u, moved(start, 0, run))
    else:
        halt(st, max(0, min(total, run, barrier - INCH if barrier < total else total)))


def halt(st: Position, most: int) -> None:
    """Where a failed charge ends: at most so far, on nobody and inside the table.

    It stops an inch short of a friend it would end on. If even its pivot leaves no legal place, it
    stands as it stood (rule charge.fail_stops).
    """
    row = top(st)
    u = row["unit"]
    x, y, facing, a, b = row["from"]
    start = (x, y, facing, a, b)
    ground = around(st, u, most)
    d = most
    while d >= 0:
        end = moved(start, 0, d)
        if why_not_end(st, u, end, close=True, ground=ground) is None:
            row["moved"] = d
            put(st, u, end)
            return
        under = [other for _, other, _, _ in ground.trays if overlap(end, other)]
        short = min((run_to(start, other) for other in under), default=d) - INCH
        d = min(d - 100, max(short, 0)) if d else -1
    row["moved"] = 0
    x, y, facing, a, b = row["origin"]
    put(st, u, (x, y, facing, a, b))


def crossed(st: Position, u: int, keyword: str) -> bool:
    """Did the charger cross a piece with a keyword (any piece: ""), or end on one?"""
    row = top(st)
    if hooks.ignores(st, u, keyword):
        return False
    which = pieces(st, keyword) if keyword else range(len(st.t_kind))
    x, y, facing, a, b = row["from"]
    ground = swept((x, y, facing, a, b), 0, row["moved"])
    end = tray(st, u)
    return any(on_piece(st, i, ground) or on_piece(st, i, end) for i in which)


def align_keys(shifts: Sequence[int], a: int) -> list[str]:
    """Alignments as options: full, half to the left, half to the right, or the nearest places."""
    named = {0: "full", -a: "left", a: "right"}
    return [named.get(shift, f"near:{i}") for i, shift in enumerate(shifts)]


def align_shift(shifts: Sequence[int], a: int, option: str) -> int:
    """The shift that an option of `align_keys` means."""
    return shifts[align_keys(shifts, a).index(option)]


def align(st: Position, u: int, v: int, side: str, shift: int) -> None:
    """Set the charger flush on a side of its target (rule charge.align)."""
    put(st, u, flush(tray(st, v), side, st.half_width[u], st.half_depth[u], shift))


def others_touched(st: Position, u: int, v: int) -> list[int]:
    """Further enemies that the aligned tray meets (rule charge.others)."""
    known = touching(st, u)
    return [w for w in contacts(st, u) if w != v and w not in known and not is_wall(st, w)]


def align_other(st: Position, u: int, w: int) -> bool:
    """Slide a further enemy to half contact with the charger's front; False if it cannot be."""
    mine, other = tray(st, u), tray(st, w)
    found = touching_sides(mine, other)
    if found is None or found[0] != FRONT:
        return False
    shift = rounded(local(mine, other[0], other[1])[0])
    # one end of its side on the middle of the charger's front
    wanted = edge_of(other, found[1]) * (1 if shift > 0 else -1)
    x, y = moved(mine, wanted - shift, 0)[:2]
    dx, dy = x - mine[0], y - mine[1]
    slid = (other[0] + dx, other[1] + dy, other[2], other[3], other[4])
    if why_not_end(st, w, slid, close=True) is not None:
        return False
    put(st, w, slid)
    return engage(st, u, w)


def ways_off(st: Position, u: int, w: int) -> list[str]:
    """Directions in which a touched enemy can be moved an inch off the charger, least way first."""
    mine = tray(st, u)
    found = []
    for side in SIDES:
        d = distance_off(st, mine, w, side)
        if d is not None:
            found.append((d, SIDES.index(side), side))
    if not found:
        return []
    least = min(found)[0]
    return [side for d, _, side in sorted(found) if d <= least + INCH]


def distance_off(st: Position, mine: Rect, w: int, side: str) -> int | None:
    """How far a tray has to move over one of its sides to stand an inch off another."""
    here = tray(st, w)
    low, high = 1, 4 * INCH
    if within(mine, moved(here, STEPS[side][0] * high, STEPS[side][1] * high), INCH - 1):
        return None
    while low < high:
        d = (low + high) // 2
        if within(mine, moved(here, STEPS[side][0] * d, STEPS[side][1] * d), INCH - 1):
            low = d + 1
        else:
            high = d
    end = moved(here, STEPS[side][0] * low, STEPS[side][1] * low)
    return low if why_not_end(st, w, end, close=True) is None else None


def push_off(st: Position, u: int, w: int, side: str) -> None:
    d = distance_off(st, tray(st, u), w, side)
    if d is not None:
        put(st, w, moved(tray(st, w), STEPS[side][0] * d, STEPS[side][1] * d))
    disengage(st, u, w)
