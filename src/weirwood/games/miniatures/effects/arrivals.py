"""Setting down what an effect brings: units that come late, walls and stakes. Plain functions.

A question `effects.summon` asks where a unit comes in, `effects.build` where a piece is placed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.kernel import Refusal, Rng, below

from ..geometry.rect import Rect, corners, inside, overlap, point_within, within
from ..rules.deployment import looks, pose
from ..rules.field import Area, flanks, own_edges
from ..rules.keys import Plan, Reply, read, unique
from ..rules.measuring import INCH, LONG, SHORT
from ..rules.openings import open_spot
from ..rules.paths import EVERYWHERE, around, why_not_end
from ..rules.places import hopeless
from ..rules.teams import side_of
from ..rules.terrain import fact, on_piece
from ..rules.units import on_table, profile, side_units, tray
from ..state import NOBODY
from .sources import holds_person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state import Position


TURN: Final = 36000
STEP: Final = 1 * INCH


def wide(st: Position, side: int) -> list[Area]:
    """Strips of Long range along the own edges."""
    w, h = st.width, st.height
    found: list[Area] = []
    for x0, y0, x1, _ in own_edges(st, side):
        if x1 - x0 == w:
            found.append((0, 0, w, LONG) if y0 == 0 else (0, h - LONG, w, h))
        else:
            found.append((0, 0, LONG, h) if x0 == 0 else (w - LONG, 0, w, h))
    return found


def areas(st: Position, u: int, purpose: str) -> list[Area]:
    if purpose == "own_edge":
        return wide(st, side_of(st, u))
    if purpose == "flank":
        return flanks(st, side_of(st, u))
    if purpose == "edges":
        return [*wide(st, side_of(st, u)), *flanks(st, side_of(st, u))]
    if purpose == "freed":
        return [*wide(st, side_of(st, u)), *(beside(st, v) for v in masters(st, u))]
    return [(0, 0, st.width, st.height)]


def masters(st: Position, u: int) -> list[int]:
    """The friendly units with Marselen: his Freedmen gather at the edge or around him."""
    return [v for v in side_units(st, side_of(st, u)) if holds_person(st, v, "marselen")]


def beside(st: Position, v: int) -> Area:
    """A box that holds everything within Short range of a unit."""
    x, y, _, a, b = tray(st, v)
    far = a + b + SHORT
    return max(0, x - far), max(0, y - far), min(st.width, x + far), min(st.height, y + far)


def fully_within(rect: Rect, other: Rect, reach: int) -> bool:
    """Is every part of a tray at most so far from another?"""
    return all(point_within(other, x, y, reach) for x, y in corners(rect))


def why_not_summon(st: Position, u: int, purpose: str, rect: Rect) -> Refusal | None:
    """Why a unit may not be set down there (rule abilities.summoned)."""
    if out_of_reach(st, u, purpose, rect):
        return Refusal("abilities.summoned", {"unit": st.kind[u]})
    return why_not_end(st, u, rect)


def out_of_reach(st: Position, u: int, purpose: str, rect: Rect, off: int = 0) -> bool:
    """Is a tray not where the purpose allows it? ``off``: nor any whose points lie so far off."""

    def held(area: Area) -> bool:
        return inside(rect, area[0] - off, area[1] - off, area[2] + off, area[3] + off)

    def near(v: int) -> bool:
        return fully_within(rect, tray(st, v), SHORT + off)

    side = side_of(st, u)
    if not any(held(area) for area in areas(st, u, purpose)):
        return True
    if purpose.startswith("near:"):
        faction = purpose.split(":")[1]
        return not any(
            v != u and profile(st, v).faction == faction and near(v) for v in side_units(st, side)
        )
    return purpose == "freed" and not (
        any(held(area) for area in wide(st, side)) or any(near(v) for v in masters(st, u))
    )


def check_summon(
    st: Position, seat: int, args: tuple[int, str, str], reply: Reply
) -> Refusal | None:
    plan = read(reply, ("x", "y", "facing"))
    if isinstance(plan, Refusal):
        return plan
    return why_not_summon(st, args[0], args[1], pose(st, args[0], plan))


def summon_spot(st: Position, u: int, purpose: str) -> Plan | None:
    """Some legal place, or None if there is none (rule deployment.exists)."""
    for x0, y0, x1, y1 in areas(st, u, purpose):
        facing = looks(st, u, (x0, y0, x1, y1)) if x1 - x0 > y1 - y0 else 9000
        for y in range(y0 + STEP, y1, STEP):
            for x in range(x0 + STEP, x1, STEP):
                plan = {"x": x, "y": y, "facing": facing}
                if why_not_summon(st, u, purpose, pose(st, u, plan)) is None:
                    return plan
    ground = around(st, u, EVERYWHERE)
    half = st.half_width[u], st.half_depth[u]

    def good(x: int, y: int, facing: int) -> bool:
        return why_not_summon(st, u, purpose, (x, y, facing, *half)) is None

    def bad(x: int, y: int, facing: int, off: int, *_: int) -> bool:
        rect = x, y, facing, *half
        return out_of_reach(st, u, purpose, rect, off) or hopeless(st, rect, ground, off)

    for area in areas(st, u, purpose):
        spot = open_spot(area, half, good, bad)
        if spot is not None:
            return {"x": spot[0], "y": spot[1], "facing": spot[2]}
    return None


def propose_summon(
    st: Position, seat: int, args: tuple[int, str, str], rng: Rng, n: int
) -> Sequence[Plan]:
    u, purpose = args[:2]
    grounds = areas(st, u, purpose)
    found: list[Plan] = []
    for _ in range(4 * max(2, n)):
        x0, y0, x1, y1 = grounds[below(rng, len(grounds))]
        plan = {
            "x": x0 + below(rng, x1 - x0 + 1) // 500 * 500,
            "y": y0 + below(rng, y1 - y0 + 1) // 500 * 500,
            "facing": below(rng, 4) * 9000,
        }
        if why_not_summon(st, u, purpose, pose(st, u, plan)) is None:
            found.append(plan)
            if len(found) >= max(1, n // 2):
                break
    if not found:
        spot = summon_spot(st, u, purpose)
        found = [spot] if spot else []
    return unique(found)


# ---- pieces of terrain --------------------------------------------------------------------------


def body(st: Position, piece: str, plan: Plan) -> Rect:
    card = fact(st, piece)
    return plan["x"], plan["y"], plan["facing"] % TURN, card.width // 2, card.depth // 2


def near_whom(st: Position, seat: int, u: int) -> list[int]:
    return [u] if u != NOBODY else side_units(st, st.side[seat])


def why_not_build(
    st: Position, seat: int, u: int, piece: str, reach: int, plan: Plan
) -> Refusal | None:
    """Why a piece may not be placed there: too far, or on something (rule abilities.built)."""
    rect = body(st, piece, plan)
    no = Refusal("abilities.built", {"piece": piece})
    if not inside(rect, 0, 0, st.width, st.height):
        return Refusal("terrain.on_table")
    if any(overlap(rect, tray(st, v)) for v in on_table(st)):
        return no
    if any(on_piece(st, i, rect) for i in range(len(st.t_kind))):
        return no
    if reach == SHORT:  # fully within Short range
        near = any(fully_within(rect, tray(st, v), reach) for v in near_whom(st, seat, u))
    else:
        near = any(within(rect, tray(st, v), reach) for v in near_whom(st, seat, u))
    return None if near else no


def check_build(
    st: Position, seat: int, args: tuple[int, str, int], reply: Reply
) -> Refusal | None:
    plan = read(reply, ("x", "y", "facing"))
    if isinstance(plan, Refusal):
        return plan
    return why_not_build(st, seat, args[0], args[1], args[2], plan)


def build_spot(st: Position, seat: int, u: int, piece: str, reach: int) -> Plan | None:
    """Some legal place beside a unit, searched around it."""
    for v in near_whom(st, seat, u):
        for facing in (st.facing[v], (st.facing[v] + 9000) % TURN):
            for dx in range(-8, 9):
                for dy in range(-8, 9):
                    plan = {"x": st.x[v] + dx * STEP, "y": st.y[v] + dy * STEP, "facing": facing}
                    if why_not_build(st, seat, u, piece, reach, plan) is None:
                        return plan
    return None


def propose_build(
    st: Position, seat: int, args: tuple[int, str, int], rng: Rng, n: int
) -> Sequence[Plan]:
    u, piece, reach = args
    found: list[Plan] = []
    whom = near_whom(st, seat, u)
    for _ in range(6 * max(2, n) if whom else 0):
        v = whom[below(rng, len(whom))]
        plan = {
            "x": st.x[v] + (below(rng, 25) - 12) * 500,
            "y": st.y[v] + (below(rng, 25) - 12) * 500,
            "facing": below(rng, 8) * 4500,
        }
        if why_not_build(st, seat, u, piece, reach, plan) is None:
            found.append(plan)
            if len(found) >= max(1, n // 2):
                break
    if not found:
        spot = build_spot(st, seat, u, piece, reach)
        found = [spot] if spot else []
    return unique(found)
