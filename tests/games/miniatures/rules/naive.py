"""Moves judged a second time, from the rules alone and in another way than the game does it: many
at once, in floating point, in margins.

A margin says by how many thousandths of an inch a demand is met, or missed if it is negative. The
game rounds every place to a thousandth, so that only margins beyond `HAIR` speak for certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from weirwood.games.miniatures.rules.terrain import outline, pieces_that
from weirwood.games.miniatures.rules.units import is_wall, on_table, tray

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from weirwood.games.miniatures.geometry.rect import Poly, Rect
    from weirwood.games.miniatures.state import Position

    Numbers = NDArray[np.float64]

HAIR = 4.0
TOUCH = 10.0  # trays that share less than a hundredth of an inch touch
INCH = 1000.0
AHEAD = {"front": (0, 1), "right": (1, 0), "rear": (0, -1), "left": (-1, 0)}


class Poses(NamedTuple):
    """Many places of one tray."""

    x: Numbers
    y: Numbers
    facing: Numbers  # in radians
    a: Numbers
    b: Numbers


def radians(hundredths: Numbers | int) -> Numbers:
    return np.asarray(hundredths, dtype=float) * (np.pi / 18000)


def poses(rect: Rect, n: int = 1) -> Poses:
    x, y, facing, a, b = (np.full(n, float(value)) for value in rect)
    return Poses(x, y, radians(facing), a, b)


def points(p: Poses) -> list[tuple[Numbers, Numbers]]:
    """The corners: front left, front right, rear right, rear left."""
    s, c = np.sin(p.facing), np.cos(p.facing)
    return [
        (p.x + i * p.a * c + j * p.b * s, p.y + j * p.b * c - i * p.a * s)
        for i, j in ((-1, 1), (1, 1), (1, -1), (-1, -1))
    ]


def outline_of(rect: Rect) -> Poly:
    return tuple((float(x[0]), float(y[0])) for x, y in points(poses(rect)))  # type: ignore[misc]  # finer than whole thousandths


def gap(p: Poses, shape: Poly, mine: list[tuple[Numbers, Numbers]] | None = None) -> Numbers:
    """How far apart along the axis that parts them best; negative how deep they share ground."""
    best = np.full(p.x.shape, -np.inf)
    for axis, half in ((p.facing, p.b), (p.facing + np.pi / 2, p.a)):
        s, c = np.sin(axis), np.cos(axis)
        along = np.array([(x - p.x) * s + (y - p.y) * c for x, y in shape])
        best = np.maximum(best, np.maximum(along.min(0) - half, -along.max(0) - half))
    mine = mine or points(p)
    normals = 2 if len(shape) == 4 else len(shape)  # opposite sides of a rectangle share one
    for (x0, y0), (x1, y1) in tuple(zip(shape, (*shape[1:], shape[0]), strict=True))[:normals]:
        long = float(np.hypot(x1 - x0, y1 - y0))
        nx, ny = (y1 - y0) / long, (x0 - x1) / long
        own = [nx * x + ny * y for x, y in shape]
        other = np.array([nx * x + ny * y for x, y in mine])
        best = np.maximum(best, np.maximum(other.min(0) - max(own), min(own) - other.max(0)))
    return best


def distance(p: Poses, shape: Poly, far: Numbers) -> Numbers:
    """The shortest way between two outlines of that gap; it is exact about an inch, where it
    matters."""
    close = np.flatnonzero((far > 0.7 * INCH) & (far < 1.5 * INCH))
    if not len(close):
        return far
    some = Poses(*(column[close] for column in p))
    best = np.full(close.shape, np.inf)
    mine = points(some)
    for i, (x0, y0) in enumerate(mine):
        x1, y1 = mine[(i + 1) % 4]
        for px, py in shape:
            best = np.minimum(best, to_edge(px, py, x0, y0, x1, y1))
    for (ex, ey), (fx, fy) in zip(shape, (*shape[1:], shape[0]), strict=True):
        for mx, my in mine:
            best = np.minimum(best, to_edge(mx, my, ex, ey, fx, fy))
    far = far.copy()
    far[close] = best
    return far


def to_edge(
    px: Numbers | float, py: Numbers | float, x0: Numbers | float, y0: Numbers | float,
    x1: Numbers | float, y1: Numbers | float,
) -> Numbers:  # fmt: skip
    ex, ey = x1 - x0, y1 - y0
    share = np.clip(((px - x0) * ex + (py - y0) * ey) / (ex * ex + ey * ey), 0, 1)
    return np.asarray(np.hypot(px - x0 - share * ex, py - y0 - share * ey))


def on_the_table(st: Position, p: Poses) -> Numbers:
    best = np.full(p.x.shape, np.inf)
    for x, y in points(p):
        for room in (x, st.width - x, y, st.height - y):
            best = np.minimum(best, room)
    return best


def stepped(p: Poses, side: str, d: Numbers) -> Poses:
    right, ahead = AHEAD[side]
    s, c = np.sin(p.facing), np.cos(p.facing)
    return p._replace(x=p.x + d * (right * c + ahead * s), y=p.y + d * (ahead * c - right * s))


def passed(p: Poses, side: str, d: Numbers) -> Poses:
    """All the ground of a straight move: again a rectangle."""
    right, ahead = AHEAD[side]
    way = stepped(p, side, d / 2)
    return way._replace(a=p.a + abs(right) * d / 2, b=p.b + abs(ahead) * d / 2)


class Move(NamedTuple):
    """Many moves of one unit: pivot, straight over a side, pivot."""

    here: Poses
    start: Poses
    way: Poses
    stop: Poses
    end: Poses
    d: Numbers
    still: NDArray[np.bool_]


def moves(here: Rect, side: str, pivot: Numbers, d: Numbers, turn: Numbers) -> Move:
    first = poses(here, len(d))
    start = first._replace(facing=first.facing + radians(pivot))
    stop = stepped(start, side, d)
    end = stop._replace(facing=stop.facing + radians(turn))
    still = (d == 0) & ((pivot + turn) % 36000 == 0)
    return Move(first, start, passed(start, side, d), stop, end, d, still)


def least(p: Poses, shapes: Iterable[Poly]) -> Numbers:
    best = np.full(p.x.shape, np.inf)
    mine = points(p)
    for shape in shapes:
        best = np.minimum(best, gap(p, shape, mine) + TOUCH)
    return best


class Around(NamedTuple):
    """Everything that a move may meet."""

    friends: list[Poly]
    foes: list[Poly]
    walls: list[Poly]
    bars: list[Poly]
    rough: list[Poly]


def around(st: Position, u: int, reach: int) -> Around:
    x, y, _, a, b = tray(st, u)
    span = reach + 2 * (a + b) + INCH

    def near(shape: Poly) -> bool:
        return any(np.hypot(px - x, py - y) < span + INCH * 6 for px, py in shape)

    others = [v for v in on_table(st) if v != u]
    trays = {v: outline_of(tray(st, v)) for v in others}
    foe = {v for v in others if st.side[st.owner[v]] != st.side[st.owner[u]]}
    return Around(
        [trays[v] for v in others if v not in foe and not is_wall(st, v) and near(trays[v])],
        [trays[v] for v in others if v in foe and not is_wall(st, v) and near(trays[v])],
        [trays[v] for v in others if is_wall(st, v)],
        [outline(st, i) for i in pieces_that(st, "bars") if near(outline(st, i))],
        [outline(st, i) for i in pieces_that(st, "slows") if near(outline(st, i))],
    )


def judged(st: Position, m: Move, limit: int, met: Around) -> dict[str, Numbers]:
    """For each rule against a move its margin (rule movement.distance stands for all limits)."""
    found = ends(st, m, met)
    ways = goings(st, m, met)
    for rule, margin in ways.items():
        found[rule] = np.minimum(found.get(rule, np.inf), margin)
    found["movement.distance"] = limit + HAIR * 2 * (m.d <= limit) - m.d
    found["terrain.rough"] = slow(m, limit, met)
    return {rule: np.where(m.still, np.inf, margin) for rule, margin in found.items()}


def ends(st: Position, m: Move, met: Around) -> dict[str, Numbers]:
    """What forbids to end so."""
    mine = points(m.end)
    overlap, inch = least(m.end, (*met.friends, *met.walls)), np.full(m.d.shape, np.inf)
    for shape in met.foes:
        far = gap(m.end, shape, mine)
        overlap = np.minimum(overlap, far + TOUCH)
        inch = np.minimum(inch, distance(m.end, shape, far) - INCH)
    return {
        "movement.table_edge": on_the_table(st, m.end),
        "movement.overlap": overlap,
        "movement.one_inch": inch,
        "terrain.impassable": least(m.end, met.bars),
    }


def goings(st: Position, m: Move, met: Around) -> dict[str, Numbers]:
    """What forbids the straight part."""
    found = {
        "movement.table_edge": np.minimum(on_the_table(st, m.start), on_the_table(st, m.stop)),
        "movement.cross_enemy": least(m.way, met.foes),
        "modes.walls_block": least(m.way, met.walls),
        "terrain.impassable": least(m.way, met.bars),
    }
    return {rule: np.where(m.d > 0, margin, np.inf) for rule, margin in found.items()}


def slow(m: Move, limit: int, met: Around) -> Numbers:
    """Rough ground takes an inch from a move that it has anything to do with."""
    if not met.rough:
        return np.full(m.d.shape, np.inf)
    felt = np.min([least(p, met.rough) for p in (m.here, m.way, m.end)], axis=0)
    return np.where((m.d > 0) & (m.d > limit - INCH), felt, np.inf)


def in_danger(st: Position, m: Move) -> Numbers:
    """By how much a move keeps off dangerous ground that the unit did not stand on before."""
    best = np.full(m.d.shape, np.inf)
    for i in pieces_that(st, "hurts"):
        shape = [outline(st, i)]
        entered = np.minimum(least(m.end, shape), np.where(m.d > 0, least(m.way, shape), np.inf))
        stood = least(m.here, shape)
        best = np.minimum(best, np.where(stood < 0, np.where(stood < -HAIR, np.inf, 0), entered))
    return best


def edge_contact(one: Rect, other: Rect) -> float:
    """By how much two trays touch along an edge; negative if they stand apart, overlap or meet in a
    corner only."""
    best = -np.inf
    for i in range(4):
        for j in range(4):
            away = one[2] + 9000 * i
            square = (other[2] + 9000 * j - away - 18000) % 36000
            if min(square, 36000 - square) > 100:
                continue
            s, c = float(np.sin(away * np.pi / 18000)), float(np.cos(away * np.pi / 18000))
            dx, dy = other[0] - one[0], other[1] - one[1]
            apart = dx * s + dy * c - (one[4] if i % 2 == 0 else one[3])
            apart -= other[4] if j % 2 == 0 else other[3]
            half = (one[3] if i % 2 == 0 else one[4]) + (other[3] if j % 2 == 0 else other[4])
            best = max(best, min(TOUCH - abs(apart), half - abs(dx * c - dy * s) - TOUCH))
    return float(best)


# ---- lines of sight ------------------------------------------------------------------------------


def crosses(
    px: Numbers, py: Numbers, qx: Numbers, qy: Numbers, shape: Poly, grown: float
) -> NDArray[np.bool_]:
    """Which of these lines go through the inside of an outline (clockwise), grown a little."""
    enter, leave = np.zeros(px.shape), np.ones(px.shape)
    for (x0, y0), (x1, y1) in zip(shape, (*shape[1:], shape[0]), strict=True):
        long = float(np.hypot(x1 - x0, y1 - y0))
        nx, ny = (y0 - y1) / long, (x1 - x0) / long  # outwards
        off = grown + nx * x0 + ny * y0
        from_p, from_q = nx * px + ny * py - off, nx * qx + ny * qy - off
        with np.errstate(divide="ignore", invalid="ignore"):
            at = from_p / (from_p - from_q)
        enter = np.where((from_p > 0) & (from_q <= 0), np.maximum(enter, at), enter)
        leave = np.where((from_p <= 0) & (from_q > 0), np.minimum(leave, at), leave)
        leave = np.where((from_p > 0) & (from_q > 0), -1.0, leave)
    return np.asarray(leave - enter > 1e-9)


# ---- straight ahead ------------------------------------------------------------------------------


def runs(p: Poses, shape: Poly) -> Numbers:
    """How far each tray goes straight ahead before it touches an outline; inf if it never does."""
    lane = p.a - TOUCH / 2
    s, c = np.sin(p.facing), np.cos(p.facing)
    local = [((x - p.x) * c - (y - p.y) * s, (x - p.x) * s + (y - p.y) * c) for x, y in shape]
    near, farthest = np.full(p.x.shape, np.inf), np.full(p.x.shape, -np.inf)
    for (x0, y0), (x1, y1) in zip(local, (*local[1:], local[0]), strict=True):
        inside = np.abs(x0) <= lane
        found = [np.where(inside, y0, np.inf)]
        for bound in (lane, -lane):
            with np.errstate(divide="ignore", invalid="ignore"):
                share = (bound - x0) / (x1 - x0)
            cut = (share > 0) & (share < 1)
            found.append(np.where(cut, y0 + share * (y1 - y0), np.inf))
        for y in found:
            near = np.minimum(near, y)
            farthest = np.maximum(farthest, np.where(np.isinf(y), -np.inf, y))
    ahead = farthest > p.b - TOUCH
    return np.where(ahead & np.isfinite(near), np.maximum(0, near - p.b), np.inf)
