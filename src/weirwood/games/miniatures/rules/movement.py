"""Maneuver, March, Retreat, shifts and free pivots. Ledger: `movement`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, Kind, Refusal, Rng, at, place, procedure, tell

from ..geometry.rect import FRONT, LEFT, REAR, RIGHT, SIDES, swept
from ..state import NOBODY, ON, Position
from . import seams
from .contexts import find, pop, push, retreat_now
from .dice import die, rerolls, throw
from .field import leave_contact, sides_touched
from .keys import Args, Plan, Reply, read
from .measuring import inches
from .modes.carry import claim_by_touch
from .objectives import cover_after_move
from .orders import window
from .paths import (
    enters,
    propose_moves,
    propose_pivots,
    propose_sideways,
    speed,
    track,
    why_not_move,
)
from .places import way_out
from .units import engaged, flies, put, tray
from .wounds import wound

if TYPE_CHECKING:
    from collections.abc import Sequence


SHOOTING_SHIFT = 2000


# ---- the kinds of moves: check and candidates --------------------------------------------------


def maneuver_limit(st: Position, u: int) -> int:
    """Speed, unless an effect gives this Maneuver another length."""
    row = find(st, "action")
    if row is not None and row["unit"] == u and row.get("length"):
        return row["length"]
    return speed(st, u)


def may_pivot_first(st: Position, u: int) -> bool:
    """A March begins without a pivot, but for abilities (rule movement.march)."""
    row = find(st, "action")
    granted = row is not None and row["unit"] == u and bool(row.get("pivot_first"))
    return granted or seams.pivots_before_march(st, u)


def check_maneuver(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    plan = read(reply, ("pivot", "distance", "turn"))
    if isinstance(plan, Refusal):
        return plan
    return why_not_move(st, args[0], plan, maneuver_limit(st, args[0]), rule="movement.maneuver")


def propose_maneuver(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    return propose_moves(st, args[0], maneuver_limit(st, args[0]), rng, n, may_pivot=True)


def check_march(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    u = args[0]
    pivots = may_pivot_first(st, u)
    plan = read(reply, ("pivot", "distance", "turn") if pivots else ("distance", "turn"))
    if isinstance(plan, Refusal):
        return Refusal("movement.march") if any(n == "pivot" for n, _ in reply) else plan
    return why_not_move(st, u, plan, 2 * speed(st, u), rule="movement.march")


def propose_march(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    u = args[0]
    return propose_moves(st, u, 2 * speed(st, u), rng, n, may_pivot=may_pivot_first(st, u))


def retreat_sides(st: Position, u: int) -> tuple[str, ...]:
    """Backwards and sideways; forwards too if engaged on a flank or the rear (rule
    movement.retreat)."""
    touched = sides_touched(st, u)
    ahead = any(side != FRONT for side in touched)
    return (REAR, RIGHT, LEFT, FRONT) if ahead else (REAR, RIGHT, LEFT)


def check_retreat(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    u, most = args[:2]
    plan = read(reply, ("direction", "distance", "turn"))
    if isinstance(plan, Refusal):
        return plan
    side = SIDES[plan["direction"]]
    if side not in retreat_sides(st, u) and plan["distance"]:
        return Refusal("movement.retreat_ways", {"direction": side})
    no = why_not_move(st, u, plan, most, side, rule="movement.retreat")
    if no is None and stays(plan) and must_leave(st, u, most):
        return Refusal("rounds.idleness")
    return no


def stays(plan: Plan) -> bool:
    return not plan.get("distance", 0) and not plan.get("turn", 0)


def must_leave(st: Position, u: int, most: int) -> bool:
    """Optional errata: who retreats leaves the engagement if the roll allows it (rule
    rounds.idleness)."""
    return "idleness" in st.switches and way_out(st, u, most, retreat_sides(st, u)) is not None


def propose_retreat(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    u, most = args[:2]
    found = propose_sideways(st, u, most, retreat_sides(st, u), rng, turns=True)
    if all(stays(plan) for plan in found):
        way = way_out(st, u, most, retreat_sides(st, u))
        if way is not None:
            found.insert(0, way)
    moving = [plan for plan in found if not stays(plan)]
    return moving if moving and "idleness" in st.switches else found


def check_shift(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    u, most = args[:2]
    plan = read(reply, ("direction", "distance"))
    if isinstance(plan, Refusal):
        return plan
    return why_not_move(st, u, plan, most, SIDES[plan["direction"]], rule="movement.shift")


def propose_shift(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    u, most = args[:2]
    return propose_sideways(st, u, most, SIDES, rng, turns=False)


def check_pivot(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    plan = read(reply, ("turn",))
    return plan if isinstance(plan, Refusal) else why_not_move(st, args[0], plan, 0)


def propose_pivot(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    return propose_pivots(st, args[0], rng, n)


# ---- carrying them out -------------------------------------------------------------------------


@procedure
def maneuver(st: Position, u: int, free: bool) -> Flow[None]:
    """Pivot, straight ahead up to Speed, pivot (rule movement.maneuver)."""
    plan = yield from place(st, "move.maneuver", st.owner[u], u, st.kind[u])
    yield from carry_out(st, u, plan, FRONT, "maneuver")


@procedure
def march(st: Position, u: int) -> Flow[None]:
    """Straight ahead up to twice Speed, then pivot (rule movement.march)."""
    plan = yield from place(st, "move.march", st.owner[u], u, st.kind[u])
    yield from carry_out(st, u, plan, FRONT, "march")


@procedure
def retreat(st: Position, u: int) -> Flow[None]:
    """D6 and Speed back or sideways, then pivot; enemies left alone may pivot (rule
    movement.retreat)."""
    push(st, "retreat", unit=u, dice=[], flags=[], left=[])
    yield from at("roll", window(st, "retreat.roll"))
    roll_retreat(st)
    yield from rerolls(st, "retreat")
    yield from at("dice", window(st, "retreat.dice"))
    distance = speed(st, u) + sum(retreat_now(st)["dice"]) * 1000
    plan = yield from place(st, "move.retreat", st.owner[u], u, distance, st.kind[u])
    named = dict(plan)
    side = SIDES[named.get("direction", 2)]
    foes: tuple[int, ...] = ()
    if named.get("distance", 0) or named.get("turn", 0):
        foes = tuple(leave_contact(st, u))
    retreat_now(st)["left"] = list(foes)
    yield from carry_out(st, u, plan, side, "retreat")
    silent = "no_pivots" in retreat_now(st)["flags"] or seams.no_pivot_after(st, u)
    for v in tuple(foes):
        if st.where[v] == ON and not engaged(st, v) and not silent:
            yield from free_pivot(st, v)
    pop(st, "retreat")


def roll_retreat(st: Position) -> None:
    row = retreat_now(st)
    u = row["unit"]
    if "six" in row["flags"]:
        row["dice"] = [6]
    else:
        row["dice"] = throw(st, "retreat", 1)
        tell(st, "dice.retreat", seat=st.owner[u], unit=st.kind[u], nr=u, dice=list(row["dice"]))


@procedure
def shift(st: Position, u: int, most: int) -> Flow[None]:
    """Straight forward, backward or sideways, no pivot; never out of an engagement (rule
    movement.shift)."""
    if st.where[u] != ON or engaged(st, u):
        return
    plan = yield from place(st, "move.shift", st.owner[u], u, most, st.kind[u])
    side = SIDES[dict(plan).get("direction", 0)]
    yield from carry_out(st, u, plan, side, "shift")


@procedure
def free_pivot(st: Position, u: int) -> Flow[None]:
    """A free pivot (rule movement.free_pivot)."""
    plan = yield from place(st, "move.pivot", st.owner[u], u, st.kind[u])
    yield from carry_out(st, u, plan, FRONT, "pivot")


@procedure
def carry_out(st: Position, u: int, plan: Reply, side: str, how: str) -> Flow[None]:
    """Move the tray, suffer the ground, claim what it ends on."""
    before = tray(st, u)
    hurt = go(st, u, plan, side, how)
    if tray(st, u) == before and not hurt:
        return
    if hurt:
        yield from danger(st, u)
    if st.where[u] == ON:
        yield from end_of_move(st, u, how)


def go(st: Position, u: int, plan: Reply, side: str, how: str) -> bool:
    """Set the tray down at the end of its move; gives whether it came into dangerous ground."""
    named = dict(plan)
    here = tray(st, u)
    start, end, right, ahead = track(here, named, side)
    if how in {"maneuver", "march"} and flies(st, u):
        hurt = enters(st, u, here, end)
    else:
        hurt = enters(st, u, here, swept(start, right, ahead), end)
    action = find(st, "action")
    if action is not None and action["unit"] == u and "dangerous" in action["flags"]:
        hurt = True
    if end == here:
        return hurt
    put(st, u, end)
    tell(
        st, "unit.moved", seat=st.owner[u], unit=st.kind[u], nr=u, how=how, x=end[0], y=end[1],
        facing=end[2], inches=inches(named.get("distance", 0)),
    )  # fmt: skip
    return hurt


@procedure
def danger(st: Position, u: int) -> Flow[None]:
    """Dangerous ground: D3+1 wounds by nobody's effect (rule terrain.dangerous)."""
    n = die(st, "danger", 3, seat=st.owner[u]) + 1
    yield from wound(st, u, n, NOBODY, NOBODY)


@procedure
def end_of_move(st: Position, u: int, how: str) -> Flow[None]:
    """Objectives under the tray, and whatever answers the end of a move."""
    cover_after_move(st, u)
    yield from claim_by_touch(st, u)
    push(st, "move", unit=u, how=how)
    yield from window(st, "move.after")
    pop(st, "move")


@procedure
def shooting_shift(st: Position, u: int) -> Flow[None]:
    """Before a ranged attack a unit may shift up to 2 inches (rule attack.ranged_shift)."""
    plan = yield from place(st, "attack.shift", st.owner[u], u, SHOOTING_SHIFT, st.kind[u])
    side = SIDES[dict(plan).get("direction", 0)]
    yield from carry_out(st, u, plan, side, "shift")


KINDS = (
    Kind("move.maneuver", "movement.maneuver", check=check_maneuver, propose=propose_maneuver),
    Kind("move.march", "movement.march", check=check_march, propose=propose_march),
    Kind("move.retreat", "movement.retreat", check=check_retreat, propose=propose_retreat),
    Kind("move.shift", "movement.shift", check=check_shift, propose=propose_shift),
    Kind("move.pivot", "movement.free_pivot", check=check_pivot, propose=propose_pivot),
)
