"""Moves through the enemy: Ride-by Attack and Trample, what forbids them, candidates for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.games.miniatures.field import INCH, inches, leave_contact, put, tray
from weirwood.games.miniatures.geometry.rect import (
    Rect,
    moved,
    overhang,
    overlap,
    pivoted,
    swept,
    within,
)
from weirwood.games.miniatures.geometry.trig import TURN, bearing
from weirwood.games.miniatures.moves import Plan, Reply, read, slowed, speed, track, why_not_end
from weirwood.games.miniatures.roster import enemy_units, on_table, profile
from weirwood.games.miniatures.terrain import on_piece, pieces
from weirwood.kernel.decision import Refusal, Rng, below
from weirwood.kernel.event import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weirwood.games.miniatures.state import Position


STEP: Final = INCH
SHORTER: Final = 250  # how finely a place to stop is sought


def ride_limit(st: Position, u: int) -> int:
    return 2 * speed(st, u)


def why_not_ride(st: Position, u: int, plan: Plan) -> Refusal | None:
    """A pivot and a March that may pass through enemies; all else is as in any move."""
    start, end, right, ahead = track(tray(st, u), plan)
    most = ride_limit(st, u)
    d = plan.get("distance", 0)
    if d > most - slowed(st, u, start, right, ahead):
        return Refusal("movement.march", {"found": d, "most": most})
    ground = swept(start, right, ahead)
    if any(on_piece(st, i, ground) for i in pieces(st, "impassable")):
        return Refusal("terrain.impassable", {})
    return why_not_end(st, u, end)


def check_ride(st: Position, seat: int, args: tuple[int, ...], reply: Reply) -> Refusal | None:
    plan = read(reply, ("pivot", "distance", "turn"))
    if isinstance(plan, Refusal):
        return plan
    if not plan["distance"] and not plan["pivot"] and not plan["turn"]:
        return None
    return why_not_ride(st, args[0], plan)


def propose_ride(
    st: Position, seat: int, args: tuple[int, ...], rng: Rng, n: int
) -> Sequence[Plan]:
    u = args[0]
    found: list[Plan] = []
    for k in range(12):
        pivot = (k * TURN // 12 + below(rng, 3000)) % TURN
        for share in (4, 3, 2):
            plan = {"pivot": pivot, "distance": ride_limit(st, u) * share // 4, "turn": 0}
            if why_not_ride(st, u, plan) is None:
                found.append(plan)
                break
        if len(found) >= n:
            break
    return [*found, {"pivot": 0, "distance": 0, "turn": 0}]


def ride(st: Position, u: int, plan: Reply) -> list[int]:
    """Carry it out; gives the enemies that were ridden through."""
    named = dict(plan)
    start, end, right, ahead = track(tray(st, u), named)
    if not any(named.values()):
        return []
    ground = swept(start, right, ahead)
    found = [v for v in enemy_units(st, st.owner[u]) if overlap(ground, tray(st, v))]
    leave_contact(st, u)
    put(st, u, end)
    tell(
        st, "unit.moved", seat=st.owner[u], unit=st.kind[u], nr=u, how="march", x=end[0], y=end[1],
        facing=end[2], inches=inches(named.get("distance", 0)),
    )  # fmt: skip
    return found


# ---- Trample ------------------------------------------------------------------------------------

TRAMPLE: Final = 10 * INCH


def trample_run(st: Position, u: int, pivot: int) -> tuple[Rect, int, list[int]]:
    """The tray turned, how far it goes, and the units it goes through or would have ended on."""
    start = pivoted(tray(st, u), pivot)
    d = TRAMPLE
    under: list[int] = []
    while d > 0:
        end = moved(start, 0, d)
        on = [v for v in on_table(st) if v != u and within(end, tray(st, v), STEP)]
        outside = overhang(end, st.width, st.height) != (0, 0, 0, 0)
        blocked = any(on_piece(st, i, swept(start, 0, d)) for i in pieces(st, "impassable"))
        if not on and not outside and not blocked:
            break
        under += [v for v in on if v not in under and overlap(end, tray(st, v))]
        d -= SHORTER
    d = max(d, 0)
    crossed = [
        v
        for v in on_table(st)
        if v != u
        and (v in under or (d and overlap(swept(start, 0, d), tray(st, v))))
        and not profile(st, v).solo
    ]
    return start, d, crossed


def check_trample(st: Position, seat: int, args: tuple[int, ...], reply: Reply) -> Refusal | None:
    plan = read(reply, ("pivot",))
    return plan if isinstance(plan, Refusal) else None


def propose_trample(
    st: Position, seat: int, args: tuple[int, ...], rng: Rng, n: int
) -> Sequence[Plan]:
    """Ahead, and towards enemies that it could go through."""
    u = args[0]
    here = tray(st, u)
    found = [
        (bearing(st.x[v] - here[0], st.y[v] - here[1]) - here[2]) % TURN
        for v in enemy_units(st, st.owner[u])
    ]
    return [{"pivot": pivot} for pivot in dict.fromkeys([0, *found[: max(1, n)]])]


def trample(st: Position, u: int, plan: Reply) -> list[int]:
    """Carry it out; gives the units that were trampled."""
    start, d, crossed = trample_run(st, u, dict(plan).get("pivot", 0))
    leave_contact(st, u)
    end = moved(start, 0, d)
    put(st, u, end)
    tell(
        st, "unit.moved", seat=st.owner[u], unit=st.kind[u], nr=u, how="march", x=end[0], y=end[1],
        facing=end[2], inches=inches(d),
    )  # fmt: skip
    return crossed
