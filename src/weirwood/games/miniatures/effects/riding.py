"""Ride-by Attack: a March through the enemy. What forbids it, candidates, and carrying it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.games.miniatures.field import leave_contact, put, tray
from weirwood.games.miniatures.geometry.rect import overlap, swept
from weirwood.games.miniatures.geometry.trig import TURN
from weirwood.games.miniatures.moves import Plan, Reply, read, slowed, speed, track, why_not_end
from weirwood.games.miniatures.roster import enemy_units
from weirwood.games.miniatures.terrain import on_piece, pieces
from weirwood.kernel.decision import Refusal, Rng, below
from weirwood.kernel.event import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weirwood.games.miniatures.state import Position


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
        facing=end[2], distance=named.get("distance", 0),
    )  # fmt: skip
    return found
