"""Moves through the enemy: Ride-by Attack and Trample, what forbids them, candidates for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.kernel import Refusal, Rng, below, tell

from ..geometry.rect import Rect, moved, overlap, pivoted, swept, within
from ..geometry.trig import TURN, bearing
from ..rules.field import leave_contact
from ..rules.keys import Plan, Reply, read
from ..rules.measuring import INCH, inches
from ..rules.paths import enters, leaves_table, slowed, speed, track, why_not_end
from ..rules.terrain import on_piece, pieces_that
from ..rules.units import enemy_units, on_table, profile, put, tray

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state import Position


STEP: Final = INCH
SHORTER: Final = 250  # how finely a place to stop is sought


def ride_limit(st: Position, u: int) -> int:
    return 2 * speed(st, u)


def why_not_ride(st: Position, u: int, plan: Plan) -> Refusal | None:
    """A pivot and a March that may pass through enemies; all else is as in any move."""
    here = tray(st, u)
    start, end, right, ahead = track(here, plan)
    most = ride_limit(st, u)
    d = plan.get("distance", 0)
    if d > most:
        return Refusal("movement.march", {"found": d, "most": most})
    ground = swept(start, right, ahead)
    slow = slowed(st, u, here, ground, end)
    if d and d > most - slow:
        return Refusal("terrain.rough", {"found": d, "most": most - slow})
    if end == here:
        return None  # who does not move ends no move
    if d and leaves_table(st, start, right, ahead):
        return Refusal("movement.table_edge")
    if any(on_piece(st, i, ground) for i in pieces_that(st, "bars")):
        return Refusal("terrain.impassable", {})
    return why_not_end(st, u, end)


def check_ride(st: Position, seat: int, args: tuple[int, ...], reply: Reply) -> Refusal | None:
    plan = read(reply, ("pivot", "distance", "turn"))
    return plan if isinstance(plan, Refusal) else why_not_ride(st, args[0], plan)


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


def rides_into(st: Position, u: int, plan: Reply) -> bool:
    """Does it come upon dangerous ground (rule terrain.whole_move)?"""
    here = tray(st, u)
    start, end, right, ahead = track(here, dict(plan))
    return enters(st, u, here, swept(start, right, ahead), end)


def ride(st: Position, u: int, plan: Reply) -> list[int]:
    """Carry it out; gives the enemies that were ridden through."""
    named = dict(plan)
    here = tray(st, u)
    start, end, right, ahead = track(here, named)
    if end == here:
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
        outside = leaves_table(st, start, 0, d)
        blocked = any(on_piece(st, i, swept(start, 0, d)) for i in pieces_that(st, "bars"))
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
    return plan if isinstance(plan, Refusal) else why_not_trample(st, args[0], plan["pivot"])


def why_not_trample(st: Position, u: int, pivot: int) -> Refusal | None:
    """A pivot after which it goes nowhere must at least end well."""
    start, d, _ = trample_run(st, u, pivot)
    return None if d or not pivot else why_not_end(st, u, start, close=True)


def tramples_into(st: Position, u: int, plan: Reply) -> bool:
    """Does it come upon dangerous ground (rule terrain.whole_move)?"""
    start, d, _ = trample_run(st, u, dict(plan).get("pivot", 0))
    return enters(st, u, tray(st, u), swept(start, 0, d))


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
    tried = dict.fromkeys([0, *found[: max(1, n)]])
    return [{"pivot": pivot} for pivot in tried if why_not_trample(st, u, pivot) is None]


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
