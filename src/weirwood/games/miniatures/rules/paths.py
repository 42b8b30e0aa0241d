"""Moves: what they cost, which rule forbids them, and good candidates.

A move is given by its parameters, as a player says it: pivot, distance, pivot. Every function here
is plain; the procedures that ask for moves are in `movement` and `charge`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from weirwood.kernel import Refusal, Rng, below

from ..geometry.contact import blocked_shifts, fits, flush, possible_shifts, run_to
from ..geometry.rect import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    SIDES,
    SLACK,
    Poly,
    Rect,
    corners,
    extent,
    inside,
    moved,
    overlap,
    pivoted,
    swept,
    within,
)
from ..geometry.trig import SHIFT, TURN, bearing
from ..state import Position
from . import seams
from .keys import Plan, unique
from .measuring import INCH
from .teams import side_of
from .terrain import felt, on_piece, outline, pieces_that, run_to_piece, slowness
from .units import flies, is_wall, on_table, profile, tray

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


STEPS: Final = {FRONT: (0, 1), RIGHT: (1, 0), REAR: (0, -1), LEFT: (-1, 0)}
CARRIED_SPEED: Final = 2 * INCH


def speed(st: Position, u: int) -> int:
    """Speed with everything that changes it; a carried token holds it at 2 (rule modes.slow)."""
    if st.mode == "mode_a_dance_with_dragons" and u in st.o_unit:
        return min(CARRIED_SPEED, seams.speed(st, u, CARRIED_SPEED))
    return max(0, seams.speed(st, u, profile(st, u).speed))


def carries(st: Position, u: int) -> bool:
    return u in st.o_unit and st.mode in {"mode_a_dance_with_dragons", "mode_a_feast_for_crows"}


# ---- what forbids a move ----------------------------------------------------------------------


Stands = tuple[int, Rect, bool, bool]
"""A unit that stands around: its number and tray, is it an enemy, is it a castle wall."""


class Ground(NamedTuple):
    """What lies around a unit: gathered once, used for many candidates."""

    trays: tuple[Stands, ...]
    impassable: tuple[int, ...]
    over: bool = False  # the move goes over all of it and only has to end well
    rough: tuple[int, ...] = ()  # pieces that slow the unit
    foes: tuple[tuple[int, int], ...] = ()  # where all enemies stand, near or far


FLOWN: Final = frozenset({"movement.maneuver", "movement.march"})


def around(st: Position, u: int, reach: int, *, over: bool = False) -> Ground:
    """Everything that a move of such a length can meet."""
    x, y, _, a, b = tray(st, u)
    own = side_of(st, u)
    span = reach + 3 * (a + b) + INCH
    found: list[Stands] = []
    foes: list[tuple[int, int]] = []
    for v in on_table(st):
        foe, wall = side_of(st, v) != own, is_wall(st, v)
        other = tray(st, v)
        if foe and (not wall or st.health[v] > 0):
            foes.append((other[0], other[1]))
        off = span + other[3] + other[4]
        if v != u and -off <= other[0] - x <= off and -off <= other[1] - y <= off:
            found.append((v, other, foe, wall))
    rough = felt(st, u, "slows")
    return Ground(tuple(found), pieces_that(st, "bars"), over, rough, tuple(foes))


EVERYWHERE: Final = 1 << 20


def why_not_end(
    st: Position, u: int, rect: Rect, *, close: bool = False, ground: Ground | None = None
) -> Refusal | None:
    """Why a move may not end in a place. ``close``: the one-inch rule does not hold."""
    if not inside(rect, 0, 0, st.width, st.height):
        return Refusal("movement.table_edge")
    if ground is None:
        ground = around(st, u, EVERYWHERE)
    x, y, _, a, b = rect
    for stands in ground.trays:
        other = stands[1]
        span = a + b + other[3] + other[4] + INCH
        dx, dy = x - other[0], y - other[1]
        if dx > span or -dx > span or dy > span or -dy > span:  # surely far, as most of them are
            continue
        no = why_not_beside(st, rect, stands, close=close)
        if no is not None:
            return no
    for i in ground.impassable:
        if on_piece(st, i, rect):
            return Refusal("terrain.impassable", {"piece": st.t_kind[i]})
    return None


def why_not_beside(
    st: Position, rect: Rect, stands: Stands, *, close: bool = False
) -> Refusal | None:
    """Why a move may not end beside one other unit."""
    v, other, foe, wall = stands
    if overlap(rect, other):
        return Refusal("movement.overlap", {"unit": st.kind[v]})
    if foe and not close and not wall and within(rect, other, INCH):
        return Refusal("movement.one_inch", {"unit": st.kind[v]})
    return None


def why_not_path(
    st: Position,
    start: Rect,
    right: int,
    ahead: int,
    ground: Ground,
    graze: int = 0,
    *,
    way: Rect | None = None,
) -> Refusal | None:
    """Why a straight move along the tray's own axes may not be made.

    ``graze``: what is met no deeper than this is no reason. ``way``: the ground it covers, if it
    is known.
    """
    no: Refusal | None = None
    if not ground.over:
        no = why_not_through(st, way or swept(start, right, ahead), ground, graze)
    if no is not None:
        return no
    return Refusal("movement.table_edge") if leaves_table(st, start, right, ahead, graze) else None


def leaves_table(st: Position, start: Rect, right: int, ahead: int, graze: int = 0) -> bool:
    """Does a straight move hang over the edge anywhere? Only a pivot may (rule
    movement.table_edge); the table is convex, so that both ends speak for all between."""
    hx, hy = extent(start[2], start[3], start[4])
    end = moved(start, right, ahead)
    low, w, h = -graze, st.width + graze, st.height + graze
    return not (
        (start[0] - low) << SHIFT >= hx
        and (w - start[0]) << SHIFT >= hx
        and (start[1] - low) << SHIFT >= hy
        and (h - start[1]) << SHIFT >= hy
        and (end[0] - low) << SHIFT >= hx
        and (w - end[0]) << SHIFT >= hx
        and (end[1] - low) << SHIFT >= hy
        and (h - end[1]) << SHIFT >= hy
    )


def why_not_through(st: Position, way: Rect, ground: Ground, graze: int = 0) -> Refusal | None:
    """Enemies, walls and impassable ground that lie in the way."""
    x, y, _, a, b = way
    size = a + b
    for v, other, foe, wall in ground.trays:
        if not foe and not wall:
            continue
        span = size + other[3] + other[4]
        dx, dy = x - other[0], y - other[1]
        if dx > span or -dx > span or dy > span or -dy > span:  # surely far, as most of them are
            continue
        if overlap(way, other, SLACK + graze):
            rule = "modes.walls_block" if wall else "movement.cross_enemy"
            return Refusal(rule, {"unit": st.kind[v]})
    for i in ground.impassable:
        if on_piece(st, i, way, graze):
            return Refusal("terrain.impassable", {"piece": st.t_kind[i]})
    return None


def slowed(st: Position, u: int, *grounds: Rect) -> int:
    """What rough ground takes from the distance of a move: an inch, once (rule terrain.rough).

    The grounds are those of the whole move: where it stood, what it passes over, where it ends
    (rule terrain.whole_move).
    """
    return slowed_on(st, felt(st, u, "slows"), *grounds)


def slowed_on(st: Position, rough: Sequence[int], *grounds: Rect) -> int:
    """The same, if it is known which pieces slow the unit."""
    most = 0
    for i in rough:
        for ground in grounds:
            if on_piece(st, i, ground):
                most = max(most, slowness(st, i))
                break
    return most


def enters(st: Position, u: int, here: Rect, *grounds: Rect) -> bool:
    """Does a move come upon dangerous ground that the unit did not stand on before it (rules
    terrain.dangerous, terrain.whole_move)?"""
    found = felt(st, u, "hurts")
    return any(
        not on_piece(st, i, here) and any(on_piece(st, i, ground) for ground in grounds)
        for i in found
    )


def in_danger(st: Position, u: int) -> bool:
    """Does the unit stand on dangerous ground?"""
    here = tray(st, u)
    return any(on_piece(st, i, here) for i in felt(st, u, "hurts"))


def track(rect: Rect, plan: Mapping[str, int], side: str = FRONT) -> tuple[Rect, Rect, int, int]:
    """Where a plan starts its straight part, where it ends, and the step in its own axes; two
    pivots on the spot are one (rule terrain.whole_move)."""
    d = plan.get("distance", 0)
    if not d:
        end = pivoted(rect, plan.get("pivot", 0) + plan.get("turn", 0))
        return end, end, 0, 0
    start = pivoted(rect, plan.get("pivot", 0))
    right, ahead = STEPS[side][0] * d, STEPS[side][1] * d
    return start, pivoted(moved(start, right, ahead), plan.get("turn", 0)), right, ahead


def why_not_move(
    st: Position,
    u: int,
    plan: Mapping[str, int],
    limit: int,
    side: str = FRONT,
    *,
    rule: str = "movement.distance",
    ground: Ground | None = None,
) -> Refusal | None:
    """Why a pivot, a straight move and a pivot are not legal together, or None."""
    here = tray(st, u)
    start, end, right, ahead = track(here, plan, side)
    if end == here and not plan.get("distance", 0):
        return None  # who does not move ends no move
    d = plan.get("distance", 0)
    if d > limit:
        return Refusal(rule, {"found": d, "most": limit})
    if ground is None:
        ground = around(st, u, d, over=rule in FLOWN and flies(st, u))
    if d:
        way = swept(start, right, ahead)
        slow = 0 if ground.over else slowed_on(st, ground.rough, here, way, end)
        if d > limit - slow:
            return Refusal("terrain.rough", {"found": d, "most": limit - slow})
        no = why_not_path(st, start, right, ahead, ground, way=way)
        if no is not None:
            return no
    return why_not_end(st, u, end, ground=ground)


# ---- candidates -------------------------------------------------------------------------------


def clear_run(
    st: Position, u: int, start: Rect, side: str, limit: int, ground: Ground | None = None
) -> int:
    """How far a tray can go before an enemy or impassable ground stops it, an inch off enemies."""
    if ground is None:
        ground = around(st, u, limit)
    best = limit
    if ground.over:
        return best
    for _, other, foe, wall in ground.trays:
        if not foe and not wall:
            continue
        off = INCH + 2 if foe and not wall else 1
        best = min(best, run_to(start, other, side, best + off) - off)
    for i in ground.impassable:
        best = min(best, run_to_piece(st, i, start, side, best + 1) - 1)
    return max(0, best)


def foes_of(st: Position, side: int) -> list[int]:
    """Enemies that can be fought: a wall that has fallen is none."""
    return [
        v
        for v in on_table(st)
        if side_of(st, v) != side and (st.health[v] > 0 or not is_wall(st, v))
    ]


def goals(st: Position, u: int) -> list[tuple[int, int]]:
    """Points worth going to: objective tokens that others hold, then enemies, nearest first."""
    own = side_of(st, u)
    x, y = st.x[u], st.y[u]
    tokens = [
        (ox, oy)
        for ox, oy, who in zip(st.o_x, st.o_y, st.o_unit, strict=True)
        if who < 0 or side_of(st, who) != own
    ]
    foes = [(st.x[v], st.y[v]) for v in foes_of(st, own)]
    tokens.sort(key=lambda p: abs(p[0] - x) + abs(p[1] - y))
    foes.sort(key=lambda p: abs(p[0] - x) + abs(p[1] - y))
    found = []
    while tokens or foes:
        if tokens:
            found.append(tokens.pop(0))
        if foes:
            found.append(foes.pop(0))
    return found


def nearest_foe(foes: Sequence[tuple[int, int]], x: int, y: int) -> tuple[int, int] | None:
    """Of enemies where they stand, the nearest to a point, the first of those as near."""
    best, nearest = -1, None
    for foe in foes:
        dx, dy = foe[0] - x, foe[1] - y
        far = (dx if dx >= 0 else -dx) + (dy if dy >= 0 else -dy)
        if best < 0 or far < best:
            best, nearest = far, foe
    return nearest


def toward(
    st: Position, u: int, point: tuple[int, int], limit: int, ground: Ground, *, may_pivot: bool
) -> Plan | None:
    """A plan that goes straight at a point and then looks at the nearest enemy, if it is legal."""
    here = tray(st, u)
    dx, dy = point[0] - here[0], point[1] - here[1]
    far = max(abs(dx), abs(dy)) + min(abs(dx), abs(dy)) * 3 // 8  # near enough for a candidate
    pivot = (bearing(dx, dy) - here[2]) % TURN if may_pivot and far else 0
    start = pivoted(here, pivot)
    d = min(limit, far)
    if not ground.over and slowed_on(st, ground.rough, here, swept(start, 0, d)):
        d = min(d, max(0, limit - INCH))
    d = clear_run(st, u, start, FRONT, d, ground)
    plan = {"pivot": pivot, "distance": d}
    return settled(st, u, plan, limit, ground, may_pivot=may_pivot)


def settled(
    st: Position,
    u: int,
    plan: Plan,
    limit: int,
    ground: Ground,
    *,
    may_pivot: bool,
    side: str = FRONT,
) -> Plan | None:
    """The plan with a last pivot towards the nearest enemy, or shortened until it is legal.

    What `why_not_move` has against a length for any last pivot is asked once for both.
    """
    here = tray(st, u)
    pivot, last = plan["pivot"], -1
    for share in (4, 3, 1):
        d = plan["distance"] * share // 4
        if d == last or d > limit:
            continue
        last = d
        start, end, right, ahead = track(here, {"pivot": pivot, "distance": d}, side)
        if d and not may_go(st, here, start, (right, ahead), limit, ground):
            continue
        if d and stands_on_somebody(end, ground):
            continue
        foe = nearest_foe(ground.foes, end[0], end[1])
        looks = [0]
        if foe is not None:
            looks.insert(0, (bearing(foe[0] - end[0], foe[1] - end[1]) - start[2]) % TURN)
        for turn in looks:
            found = {"pivot": pivot, "distance": d, "turn": turn}
            faced = pivoted(end, turn)
            if faced != here or d:
                if d and not ground.over and d > limit - slowed_on(st, ground.rough, faced):
                    continue
                if why_not_end(st, u, faced, ground=ground) is not None:
                    continue
            if not may_pivot:
                del found["pivot"]
            return found
    return None


def may_go(
    st: Position,
    here: Rect,
    start: Rect,
    step: tuple[int, int],
    limit: int,
    ground: Ground,
) -> bool:
    """Has `why_not_move` nothing against the straight part of a move?"""
    right, ahead = step
    way = swept(start, right, ahead)
    if not ground.over and ground.rough:
        slow = slowed_on(st, ground.rough, here, way)
        if abs(right + ahead) > limit - slow:
            return False
    return why_not_path(st, start, right, ahead, ground, way=way) is None


def stands_on_somebody(rect: Rect, ground: Ground) -> bool:
    """Does a tray surely stand on another however it is turned: do the circles inside of them
    share more than a touch?"""
    x, y, _, a, b = rect
    own = min(a, b) - SLACK - 2
    for _, other, _, _ in ground.trays:
        oa, ob = other[3], other[4]
        near = own + (oa if oa < ob else ob)  # noqa: FURB136 - asked of everybody around
        dx, dy = other[0] - x, other[1] - y
        if -near < dx < near and dx * dx + dy * dy < near * near:
            return True
    return False


_WAYS: dict[tuple[object, ...], list[tuple[Plan, ...]]] = {}
_MOST_WAYS: Final = 64


def ways_to_goals(
    st: Position, u: int, limit: int, ground: Ground, most: int, *, may_pivot: bool
) -> list[Plan]:
    """Candidates that go to the first goals. They are kept with all that decides about them: the
    same ones are listed as options, drawn from and proposed to those who search."""
    points = tuple(goals(st, u))
    key = (
        tray(st, u), limit, may_pivot, ground, points, st.width, st.height,
        st.t_kind, st.t_x, st.t_y, st.t_facing,
        tuple((name, tuple(piece)) for name, piece in st.custom.items()),
    )  # fmt: skip
    known = _WAYS.get(key)
    if known is None:
        if len(_WAYS) >= _MOST_WAYS:
            _WAYS.clear()
        known = _WAYS[key] = []
    ways = (ground, ground._replace(over=False)) if ground.over else (ground,)
    for point in points[len(known) : most]:  # over what stands there, or up to it
        plans = [toward(st, u, point, limit, way, may_pivot=may_pivot) for way in ways]
        known.append(tuple([plan for plan in plans if plan is not None]))
    return [plan.copy() for plans in known[:most] for plan in plans]


def propose_moves(
    st: Position, u: int, limit: int, rng: Rng, n: int, *, may_pivot: bool
) -> list[Plan]:
    """Candidates for a maneuver or a march: to goals, somewhere at random, and staying put."""
    ground = around(st, u, limit, over=flies(st, u))
    found = ways_to_goals(st, u, limit, ground, max(1, n // 2), may_pivot=may_pivot)
    for _ in range(max(1, n // 8)):
        pivot = below(rng, TURN) if may_pivot else 0
        start = pivoted(tray(st, u), pivot)
        run = clear_run(st, u, start, FRONT, below(rng, limit + 1), ground)
        aim = {"pivot": pivot, "distance": run}
        plan = settled(st, u, aim, limit, ground, may_pivot=may_pivot)
        if plan is not None:
            found.append(plan)
    stay: Plan = {"distance": 0, "turn": 0}
    if may_pivot:
        stay["pivot"] = 0
    found.append(stay)
    return unique(found)


def propose_sideways(
    st: Position, u: int, limit: int, sides: Sequence[str], rng: Rng, *, turns: bool
) -> list[Plan]:
    """Candidates for a retreat or a shift: each direction in full, one by chance, staying put."""
    found: list[Plan] = []
    here = tray(st, u)
    ground = around(st, u, limit)
    for side in sides:
        run = clear_run(st, u, here, side, limit, ground)
        tries = [run, below(rng, run + 1)] if run else []
        for wanted in tries:
            right, ahead = STEPS[side][0] * wanted, STEPS[side][1] * wanted
            d = min(wanted, max(0, limit - slowed(st, u, swept(here, right, ahead))))
            base: Plan = {"direction": SIDES.index(side), "distance": d}
            if turns:
                aim = {"pivot": 0, "distance": d}
                plan = settled(st, u, aim, limit, ground, may_pivot=True, side=side)
                if plan is not None:
                    base.update(distance=plan["distance"], turn=plan["turn"])
                    found.append(base)
            elif why_not_move(st, u, {"distance": d}, limit, side, ground=ground) is None:
                found.append(base)
    stay: Plan = {"direction": SIDES.index(sides[0]), "distance": 0}
    if turns:
        stay["turn"] = 0
    found.append(stay)
    return unique(found)


def propose_pivots(st: Position, u: int, rng: Rng, n: int) -> list[Plan]:
    """Candidates for a free pivot: towards each of the nearest enemies, by chance, or none."""
    here = tray(st, u)
    looks = [0]
    own = side_of(st, u)
    looks.extend(
        (bearing(st.x[v] - here[0], st.y[v] - here[1]) - here[2]) % TURN
        for v in on_table(st)
        if side_of(st, v) != own
    )
    looks.append(below(rng, TURN))
    found = [{"turn": turn} for turn in looks[: n + 1]]
    return unique(p for p in found if why_not_move(st, u, p, 0) is None)


OUTSIDE: Final = 30 * INCH


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
    shapes = [outline(st, i) for i in pieces_that(st, "bars")]
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


def align_keys(shifts: Sequence[int], a: int) -> list[str]:
    """Alignments as options: full, half to the left, half to the right, or the nearest places."""
    named = {0: "full", -a: "left", a: "right"}
    return [named.get(shift, f"near:{i}") for i, shift in enumerate(shifts)]


def align_shift(shifts: Sequence[int], a: int, option: str) -> int:
    """The shift that an option of `align_keys` means."""
    return shifts[align_keys(shifts, a).index(option)]
