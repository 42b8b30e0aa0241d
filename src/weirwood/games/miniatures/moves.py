"""Moves: what they cost, which rule forbids them, and good candidates.

A move is given by its parameters, as a player says it: pivot, distance, pivot. Every function here
is plain; the procedures that ask for moves are in `movement` and `charge`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from weirwood.games.miniatures import hooks
from weirwood.games.miniatures.field import INCH, tray
from weirwood.games.miniatures.geometry.contact import NOWHERE, run_to
from weirwood.games.miniatures.geometry.rect import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    SIDES,
    Rect,
    far,
    inside,
    moved,
    overhang,
    overlap,
    pivoted,
    swept,
    within,
)
from weirwood.games.miniatures.geometry.trig import TURN, bearing
from weirwood.games.miniatures.roster import flies, is_wall, on_table, profile, side_of
from weirwood.games.miniatures.terrain import on_any, on_piece, pieces, run_to_piece
from weirwood.kernel.decision import Refusal, Rng, below

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from weirwood.games.miniatures.state import Position

STEPS: Final = {FRONT: (0, 1), RIGHT: (1, 0), REAR: (0, -1), LEFT: (-1, 0)}
CARRIED_SPEED: Final = 2 * INCH

Reply = tuple[tuple[str, int], ...]
Plan = dict[str, int]
Args = tuple[Any, ...]
"""The arguments of a question, as the rule asked it."""


def read(reply: Reply, names: Iterable[str]) -> Plan | Refusal:
    """The named numbers of an answer; a name left out is 0, an unknown one is refused."""
    allowed = tuple(names)
    plan = dict.fromkeys(allowed, 0)
    for name, value in reply:
        if name not in plan:
            args = {"found": name, "allowed": ", ".join(allowed)}
            return Refusal("movement.parameters", args)
        plan[name] = value
    for name in ("pivot", "turn", "facing"):
        if name in plan and not -TURN < plan[name] < TURN:
            return Refusal("movement.angle", {"found": plan[name]})
    if plan.get("distance", 0) < 0:
        return Refusal("movement.distance", {"found": plan["distance"], "most": 0})
    if not 0 <= plan.get("direction", 0) < 4:
        return Refusal("movement.direction", {"found": plan["direction"]})
    return plan


def speed(st: Position, u: int) -> int:
    """Speed with everything that changes it; a carried token holds it at 2 (rule modes.slow)."""
    if st.mode == "mode_a_dance_with_dragons" and u in st.o_unit:
        return min(CARRIED_SPEED, hooks.speed(st, u, CARRIED_SPEED))
    return max(0, hooks.speed(st, u, profile(st, u).speed))


def carries(st: Position, u: int) -> bool:
    return u in st.o_unit and st.mode in {"mode_a_dance_with_dragons", "mode_a_feast_for_crows"}


# ---- what forbids a move ----------------------------------------------------------------------


class Ground(NamedTuple):
    """What lies around a unit: gathered once, used for many candidates."""

    trays: tuple[tuple[int, Rect, bool, bool], ...]  # unit, tray, enemy?, castle wall?
    impassable: tuple[int, ...]
    rough: tuple[int, ...]
    over: bool = False  # the move goes over all of it and only has to end well


FLOWN: Final = frozenset({"movement.maneuver", "movement.march"})


def around(st: Position, u: int, reach: int, *, over: bool = False) -> Ground:
    """Everything that a move of such a length can meet."""
    here = tray(st, u)
    own = side_of(st, u)
    span = reach + 2 * (here[3] + here[4]) + INCH
    found = []
    for v in on_table(st):
        if v != u:
            other = tray(st, v)
            if not far(here, other, span):
                found.append((v, other, side_of(st, v) != own, is_wall(st, v)))
    return Ground(tuple(found), tuple(pieces(st, "impassable")), tuple(pieces(st, "rough")), over)


EVERYWHERE: Final = 1 << 20


def why_not_end(
    st: Position, u: int, rect: Rect, *, close: bool = False, ground: Ground | None = None
) -> Refusal | None:
    """Why a move may not end in a place. ``close``: the one-inch rule does not hold."""
    if not inside(rect, 0, 0, st.width, st.height):
        return Refusal("movement.table_edge")
    if ground is None:
        ground = around(st, u, EVERYWHERE)
    for v, other, foe, wall in ground.trays:
        if far(rect, other, INCH):
            continue
        if overlap(rect, other):
            return Refusal("movement.overlap", {"unit": st.kind[v]})
        if foe and not close and not wall and within(rect, other, INCH):
            return Refusal("movement.one_inch", {"unit": st.kind[v]})
    for i in ground.impassable:
        if on_piece(st, i, rect):
            return Refusal("terrain.impassable", {"piece": st.t_kind[i]})
    return None


def why_not_path(
    st: Position, u: int, start: Rect, right: int, ahead: int, ground: Ground
) -> Refusal | None:
    """Why a straight move along the tray's own axes may not be made."""
    no = None if ground.over else why_not_through(st, swept(start, right, ahead), ground)
    if no is not None:
        return no
    before = overhang(start, st.width, st.height)
    after = overhang(moved(start, right, ahead), st.width, st.height)
    if any(b > a for a, b in zip(before, after, strict=True)):
        return Refusal("movement.table_edge")
    return None


def why_not_through(st: Position, way: Rect, ground: Ground) -> Refusal | None:
    """Enemies, walls and impassable ground that lie in the way."""
    for v, other, foe, wall in ground.trays:
        if (foe or wall) and overlap(way, other):
            rule = "modes.walls_block" if wall else "movement.cross_enemy"
            return Refusal(rule, {"unit": st.kind[v]})
    for i in ground.impassable:
        if on_piece(st, i, way):
            return Refusal("terrain.impassable", {"piece": st.t_kind[i]})
    return None


def slowed(st: Position, u: int, start: Rect, right: int, ahead: int) -> int:
    """What rough ground takes from the distance of a move: an inch, once (rule terrain.rough)."""
    if right == 0 and ahead == 0:
        return 0
    rough = pieces(st, "rough")
    if not rough or hooks.ignores(st, u, "rough"):
        return 0
    ground = swept(start, right, ahead)
    return INCH if any(on_piece(st, i, ground) for i in rough) else 0


def enters(st: Position, u: int, start: Rect, right: int, ahead: int, keyword: str) -> bool:
    """Does a move come upon ground with a keyword that the unit did not stand on before?"""
    found = pieces(st, keyword)
    if not found or hooks.ignores(st, u, keyword):
        return False
    ground = swept(start, right, ahead)
    return any(on_piece(st, i, ground) and not on_piece(st, i, start) for i in found)


def lands_on(st: Position, u: int, start: Rect, end: Rect, keyword: str) -> bool:
    """Does a flight end on ground with a keyword that the unit did not stand on before?"""
    found = pieces(st, keyword)
    if not found or hooks.ignores(st, u, keyword):
        return False
    return any(on_piece(st, i, end) and not on_piece(st, i, start) for i in found)


def stands_on(st: Position, u: int, keyword: str) -> bool:
    return on_any(st, tray(st, u), keyword) and not hooks.ignores(st, u, keyword)


def track(rect: Rect, plan: Mapping[str, int], side: str = FRONT) -> tuple[Rect, Rect, int, int]:
    """Where a plan starts its straight part, where it ends, and the step in its own axes."""
    start = pivoted(rect, plan.get("pivot", 0))
    d = plan.get("distance", 0)
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
        slow = 0 if ground.over else slowed(st, u, start, right, ahead)
        if d > limit - slow:
            return Refusal("terrain.rough", {"found": d, "most": limit - slow})
        no = why_not_path(st, u, start, right, ahead, ground)
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
        run = run_to(start, other, side)
        if run < NOWHERE:
            best = min(best, run - (INCH + 2 if foe and not wall else 1))
    for i in ground.impassable:
        run = run_to_piece(st, i, start, side)
        if run < NOWHERE:
            best = min(best, run - 1)
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


def nearest_foe(st: Position, u: int, x: int, y: int) -> tuple[int, int] | None:
    own = side_of(st, u)
    found = [(abs(st.x[v] - x) + abs(st.y[v] - y), v) for v in foes_of(st, own)]
    if not found:
        return None
    v = min(found)[1]
    return st.x[v], st.y[v]


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
    if not ground.over and slowed(st, u, start, 0, d):
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
    """The plan with a last pivot towards the nearest enemy, or shortened until it is legal."""
    here = tray(st, u)
    for share in (4, 3, 1):
        d = plan["distance"] * share // 4
        start, end, _, _ = track(here, {"pivot": plan["pivot"], "distance": d}, side)
        foe = nearest_foe(st, u, end[0], end[1])
        looks = [0]
        if foe is not None:
            looks.insert(0, (bearing(foe[0] - end[0], foe[1] - end[1]) - start[2]) % TURN)
        for turn in looks:
            found = {"pivot": plan["pivot"], "distance": d, "turn": turn}
            if why_not_move(st, u, found, limit, side, ground=ground) is None:
                if not may_pivot:
                    del found["pivot"]
                return found
    return None


def propose_moves(
    st: Position, u: int, limit: int, rng: Rng, n: int, *, may_pivot: bool
) -> list[Plan]:
    """Candidates for a maneuver or a march: to goals, somewhere at random, and staying put."""
    found: list[Plan] = []
    ground = around(st, u, limit, over=flies(st, u))
    ways = (ground, ground._replace(over=False)) if ground.over else (ground,)
    for point in goals(st, u)[: max(1, n // 2)]:
        for way in ways:  # over what stands there, or up to it
            plan = toward(st, u, point, limit, way, may_pivot=may_pivot)
            if plan is not None:
                found.append(plan)
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
            d = min(wanted, max(0, limit - slowed(st, u, here, right, ahead)))
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


def unique(plans: Iterable[Plan]) -> list[Plan]:
    seen: dict[tuple[Any, ...], Plan] = {}
    for plan in plans:
        seen.setdefault(tuple(sorted(plan.items())), plan)
    return list(seen.values())


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
