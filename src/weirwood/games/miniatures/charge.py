"""Charges, from the declaration to the attack or the failure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.games.miniatures import charging, hooks
from weirwood.games.miniatures.attack import melee_attack
from weirwood.games.miniatures.dice import throw
from weirwood.games.miniatures.field import engage, inches, put, tray
from weirwood.games.miniatures.geometry.rect import pivoted
from weirwood.games.miniatures.hooks import window
from weirwood.games.miniatures.modes.carry import claim_by_touch
from weirwood.games.miniatures.modes.siege import wall_charged
from weirwood.games.miniatures.movement import danger, end_of_move
from weirwood.games.miniatures.moves import Args, Plan, Reply, enters, read, speed
from weirwood.games.miniatures.objectives import cover_after_move
from weirwood.games.miniatures.panic import test
from weirwood.games.miniatures.rerolls import rerolls
from weirwood.games.miniatures.roster import is_wall
from weirwood.games.miniatures.rows import find, pop, push, top
from weirwood.games.miniatures.state import NOBODY, ON, Position
from weirwood.kernel import Flow, at, choose, place, procedure
from weirwood.kernel.decision import Refusal, Rng
from weirwood.kernel.event import tell

if TYPE_CHECKING:
    from collections.abc import Sequence


def check_pivot(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    plan = read(reply, ("pivot",))
    if isinstance(plan, Refusal):
        return plan
    return charging.why_not_lane(st, args[0], args[1], plan["pivot"])


def propose_pivot(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    return charging.propose_pivots(st, args[0], args[1], rng, n)


@procedure
def charge(st: Position, u: int, v: int) -> Flow[bool]:
    """Declare, pivot, roll, move, align, attack; gives whether the target was reached.

    Rules charge.valid_target, charge.steps.
    """
    sides = charging.side_choices(st, u, v)
    side = sides[0]
    if len(sides) > 1:
        side = yield from choose(st, "charge.side", st.owner[u], sides, v)
    declare(st, u, v, side)
    tell(
        st, "charge.declared", seat=st.owner[u], unit=st.kind[u], nr=u, target=st.kind[v],
        target_nr=v, side=side,
    )  # fmt: skip
    plan = yield from place(st, "charge.pivot", st.owner[u], u, v, st.kind[u], st.kind[v])
    turn(st, u, plan)
    yield from at("before", window(st, "charge.before"))
    replaced = "replaced" in top(st)["flags"]
    if st.where[u] == ON and not replaced:
        yield from at("roll", window(st, "charge.roll"))
    reached = False
    if st.where[u] == ON and not replaced:
        roll_distance(st)
        yield from rerolls(st, "charge")
        yield from at("dice", window(st, "charge.dice"))
        settle_distance(st)
        reached = yield from run(st, u, v, side)
    pop(st, "charge")
    return reached


def declare(st: Position, u: int, v: int, side: str) -> None:
    push(
        st, "charge", unit=u, target=v, side=side, dice=[], max=1, flags=[], distance=0, moved=0,
        success=False, disorderly=False, origin=list(tray(st, u)),
    )  # fmt: skip


def turn(st: Position, u: int, plan: Reply) -> None:
    put(st, u, pivoted(tray(st, u), dict(plan).get("pivot", 0)))


def roll_distance(st: Position) -> None:
    """The D6 of the charge; an effect may set it to 6 without a roll (rule
    abilities.counts_as_six)."""
    row = top(st)
    u = row["unit"]
    if "six" in row["flags"]:
        row["dice"] = [6]
        return
    row["dice"] = throw(st, "charge", 1)
    tell(st, "dice.charge", seat=st.owner[u], unit=st.kind[u], nr=u, dice=list(row["dice"]))


def settle_distance(st: Position) -> None:
    """Speed and the final die; a low one makes the charge disorderly (rule charge.disorderly)."""
    row = top(st)
    u = row["unit"]
    face = row["dice"][0]
    row["distance"] = speed(st, u) + 1000 * face
    if "six" not in row["flags"] and face <= row["max"]:
        row["disorderly"] = True
        tell(st, "charge.disorderly", seat=st.owner[u], unit=st.kind[u], nr=u)
        if st.owner[u] not in st.silenced:
            st.silenced = (*st.silenced, st.owner[u])


@procedure
def run(st: Position, u: int, v: int, side: str) -> Flow[bool]:
    """The move itself and what follows from it."""
    charging.advance(st)
    hurt = danger_on_way(st, u)
    note_ground(st, u)
    success = bool(top(st)["success"])
    tell_run(st, u)
    if hurt:
        yield from danger(st, u)
        if st.where[u] != ON:
            return False
    shifts = charging.room(st, u, v, side) if success and st.where[v] == ON else ()
    if not shifts:
        if success:  # what was free when it was declared is no longer
            top(st)["success"] = False
            charging.halt(st, int(top(st)["moved"]))
        yield from fail(st, u)
        return False
    shift = shifts[0]
    if len(shifts) > 1:
        how = yield from choose(st, "charge.align", st.owner[u], u, shifts, st.kind[u])
        shift = charging.align_shift(shifts, st.half_width[u], how)
    charging.align(st, u, v, side, shift)
    engage(st, u, v)
    note_ground(st, u)
    yield from meet_others(st, u, v)
    yield from end_of_move(st, u, "charge")
    if is_wall(st, v) and st.where[u] == ON:
        yield from wall_charged(st, u)
    if st.where[u] == ON:
        yield from window(st, "charge.success")
    if st.where[u] == ON and st.where[v] == ON and "no_attack" not in top(st)["flags"]:
        yield from melee_attack(st, u, v, True)
    return True


def danger_on_way(st: Position, u: int) -> bool:
    """Dangerous ground hurts a charger once, where it started or on its way (rule
    terrain.dangerous)."""
    row = top(st)
    action = find(st, "action")
    if action is not None and action["unit"] == u and action.get("hurt"):
        return False
    x, y, facing, a, b = row["from"]
    return enters(st, u, (x, y, facing, a, b), 0, int(row["moved"]), "dangerous")


def note_ground(st: Position, u: int) -> None:
    """Hindering ground takes the Charge bonus, fortified ground helps the defender."""
    row = top(st)
    hindered = charging.crossed(st, u, "hindering") or (
        hooks.hindered(st, u) and charging.crossed(st, u, "")
    )
    if hindered and "no_charge_bonus" not in row["flags"]:
        row["flags"].append("no_charge_bonus")
    if charging.crossed(st, u, "fortified") and "fortified" not in row["flags"]:
        row["flags"].append("fortified")


def tell_run(st: Position, u: int) -> None:
    row = top(st)
    x, y, facing = tray(st, u)[:3]
    tell(
        st, "charge.run", seat=st.owner[u], unit=st.kind[u], nr=u, success=row["success"],
        inches=inches(row["moved"]), x=x, y=y, facing=facing,
    )  # fmt: skip


@procedure
def fail(st: Position, u: int) -> Flow[None]:
    """A failed charge: a Panic test, and the activation ends (rule charge.failed)."""
    yield from end_of_move(st, u, "charge")
    yield from test(st, u, True, 0, 0, NOBODY, NOBODY, "charge", False)


@procedure
def meet_others(st: Position, u: int, v: int) -> Flow[None]:
    """Further enemies in contact align at half, or step an inch aside (rule charge.others)."""
    for w in list(charging.others_touched(st, u, v)):
        slid = charging.align_other(st, u, w)
        if not slid:
            ways = tuple(charging.ways_off(st, u, w))
            if ways:
                way = ways[0]
                if len(ways) > 1:
                    way = yield from choose(st, "charge.aside", st.owner[w], w, ways, st.kind[w])
                charging.push_off(st, u, w, way)
                tell(st, "unit.aside", seat=st.owner[w], unit=st.kind[w], nr=w, way=way)
        cover_after_move(st, w)
        yield from at("touched", claim_by_touch(st, w))
