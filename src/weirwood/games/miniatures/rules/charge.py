"""Charges, from valid targets to the attack or the failure. Ledger: `charge`."""

from __future__ import annotations

from collections import deque
from math import isqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from weirwood.kernel import Flow, Kind, Refusal, Rng, at, below, choose, place, procedure, tell

from ..geometry.contact import NOWHERE, flush, run_to
from ..geometry.rect import (
    FRONT,
    SLACK,
    Rect,
    corners,
    inside,
    moved,
    overlap,
    pivoted,
    swept,
    within,
)
from ..geometry.trig import TURN, bearing, swing
from ..state import NOBODY, ON, Position
from . import seams
from .aside import HURT, align_other, others_touched, push_off, ways_off
from .attack import melee_attack
from .contexts import Charge, charge_now, find, pop, push
from .dice import rerolls, throw
from .field import engage, settle_contact
from .keys import Args, Plan, Reply, first_arg, read, unique
from .measuring import INCH, inches
from .modes.carry import claim_by_touch
from .modes.siege import wall_charged
from .movement import danger, end_of_move
from .objectives import cover_after_move
from .orders import window
from .panic import test
from .paths import (
    align_keys,
    align_shift,
    around,
    enters,
    leaves_table,
    room,
    slowed,
    slowed_on,
    speed,
    why_not_end,
)
from .sight import Leeway, arcs_held, may_see_from, sees, sees_from
from .teams import side_of
from .terrain import felt, on_piece, pieces_that, run_to_piece, slowness
from .units import IMMOBILE, engaged, is_wall, on_table, profile, put, tray

if TYPE_CHECKING:
    from collections.abc import Sequence


BEST_ROLL: Final = 6
SECTOR: Final = 1500  # how wide the first sectors are in which a lane is sought


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


def valid_targets(st: Position, u: int) -> list[int]:
    if engaged(st, u):
        return []
    if not may_charge(st, u):
        return []
    reach = limit(st, u)
    return [v for v in targets(st, u) if why_no_target(st, u, v, reach) is None]


def may_charge(st: Position, u: int) -> bool:
    """Does the card of a unit let it charge at all (rule charge.able)?"""
    card = profile(st, u)
    return IMMOBILE.isdisjoint(card.abilities) and any(a.kind == "melee" for a in card.attacks)


def why_not_charge(st: Position, u: int, v: int) -> Refusal | None:
    """Why a unit may not charge another; None if it is a valid target (rule
    charge.valid_target)."""
    if engaged(st, u):
        return Refusal("charge.not_engaged")
    if not may_charge(st, u):
        return Refusal("charge.able", {"unit": st.kind[u]})
    return why_no_target(st, u, v, limit(st, u))


def why_no_target(st: Position, u: int, v: int, reach: int) -> Refusal | None:
    """The same of a unit that may charge, and gets so far."""
    if not within(tray(st, u), tray(st, v), reach):
        return Refusal("charge.in_reach", {"unit": st.kind[v], "most": reach})
    if not sees(st, u, v):
        return Refusal("charge.in_sight", {"unit": st.kind[v]})
    if not side_choices(st, u, v):
        return Refusal("charge.room", {"unit": st.kind[v]})
    if open_lane(st, u, v) is None:
        return why_no_lane(st, u, v)
    return None


def why_no_lane(st: Position, u: int, v: int) -> Refusal:
    """What keeps a charger from its target on every way: the ground, or something before it."""
    field = field_of(st, u, v)
    tried = [why_not_lane(st, u, v, pivot, field) for pivot in lanes(st, u, v)]
    rules = {no.rule for no in tried if no is not None}
    slow = next((no for no in tried if no is not None and no.rule == "terrain.rough"), None)
    if slow is not None and rules <= {"terrain.rough", "charge.in_reach"}:
        return slow
    return Refusal("charge.completable", {"unit": st.kind[v]})


def side_choices(st: Position, u: int, v: int) -> tuple[str, ...]:
    """The arcs of the target that hold most of the charger and have room (rule charge.side)."""
    return tuple(s for s in arcs_held(st, v, tray(st, u)) if room(st, u, v, s))


class Field(NamedTuple):
    """What decides about the lanes of a charge: gathered once, used for many of them."""

    most: int  # the furthest it can go
    others: tuple[Rect, ...]  # enemies and walls besides the target
    bars: tuple[int, ...]  # pieces that nobody enters
    rough: tuple[int, ...]  # pieces that slow the charger


def field_of(st: Position, u: int, v: int) -> Field:
    own = side_of(st, u)
    others = [
        tray(st, w)
        for w in on_table(st)
        if w not in (u, v) and (side_of(st, w) != own or is_wall(st, w))
    ]
    return Field(limit(st, u), tuple(others), pieces_that(st, "bars"), felt(st, u, "slows"))


def first_in_way(st: Position, field: Field, start: Rect, open_to: int = NOWHERE) -> int:
    """How far the lane is open before something other than the target stops it; ``open_to``: who
    stops it no sooner is as good as nobody."""
    best = open_to
    for other in field.others:  # a pivot may leave the tray over it, but it does not walk off it
        best = min(best, 0 if overlap(start, other) else run_to(start, other, FRONT, best))
    for i in field.bars:
        best = min(best, 0 if on_piece(st, i, start) else run_to_piece(st, i, start, FRONT, best))
    return best


def why_not_lane(
    st: Position, u: int, v: int, pivot: int, field: Field | None = None
) -> Refusal | None:
    """Why a charge may not go that way (rules charge.pivot, charge.in_reach)."""
    if field is None:
        field = field_of(st, u, v)
    here = tray(st, u)
    start = pivoted(here, pivot)
    run, most = run_to(start, tray(st, v)), field.most
    if run > most:
        return Refusal("charge.in_reach", {"unit": st.kind[v], "most": most})
    slow = slowed_on(st, field.rough, here, swept(start, 0, run)) if run else 0
    if run > most - slow:
        return Refusal("terrain.rough", {"found": run, "most": most - slow})
    if first_in_way(st, field, start, run) < run:
        return Refusal("charge.completable", {"unit": st.kind[v]})
    if leaves_table(st, start, 0, run):
        return Refusal("movement.table_edge")
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
    """A pivot that leads to the target, or None if there is none (rule charge.completable).

    Exact: after the obvious ones all pivots are looked through, a sector at a time; a sector is
    given up if the target, the way or the sight of it fails in all of it, and halved otherwise,
    down to single hundredths of a degree.
    """
    straight, field = lanes(st, u, v), field_of(st, u, v)
    for pivot in straight:
        if why_not_lane(st, u, v, pivot, field) is None:
            return pivot
    sectors = deque(
        (straight[0] + k * SECTOR - SECTOR // 2, straight[0] + k * SECTOR + SECTOR // 2 - 1)
        for k in sorted(range(TURN // SECTOR), key=lambda k: min(k, TURN // SECTOR - k))
    )
    while sectors:
        low, high = sectors.popleft()
        pivot = (low + high) // 2
        if closed_sector(st, u, v, pivot, high - pivot, field):
            continue
        if why_not_lane(st, u, v, pivot % TURN, field) is None:
            return pivot % TURN
        if low < high:
            sectors.extend(((low, pivot), (pivot + 1, high)))
    return None


def closed_sector(
    st: Position, u: int, v: int, pivot: int, half: int, field: Field | None = None
) -> bool:
    """Is every lane closed that lies at most so far to either side of a pivot?"""
    if field is None:
        field = field_of(st, u, v)
    here, target = tray(st, u), tray(st, v)
    start = pivoted(here, pivot)
    away = isqrt((target[0] - here[0]) ** 2 + (target[1] - here[1]) ** 2) + target[3] + target[4]
    off = swing(away, half) + 2
    x, y, facing, a, b = target
    run = run_to(start, (x, y, facing, a + off, b + off))  # no lane of the sector meets it earlier
    most = field.most
    if run > most:
        return True
    radius = here[3] + here[4]
    near = swing(radius, half) + 2
    if not inside(start, -near, -near, st.width + near, st.height + near):
        return True
    way = swept(start, 0, run)
    deep = swing(radius + run, half) + 2
    if run:
        for other in field.others:
            if overlap(way, other, SLACK + deep):
                return True
        if any(on_piece(st, i, way, deep) for i in field.bars):
            return True
    if not inside(moved(start, 0, run), -deep, -deep, st.width + deep, st.height + deep):
        return True
    for i in field.rough:
        if run > most - slowness(st, i) and (on_piece(st, i, here) or on_piece(st, i, way, deep)):
            return True
    leeway = Leeway(near, near, off * radius // here[3] + 1)
    return not may_see_from(st, u, start, v, leeway)


@procedure
def charge(st: Position, u: int, v: int) -> Flow[bool]:
    """Declare, pivot, roll, move, align, attack; gives whether the target was reached.

    Rules charge.valid_target, charge.steps.
    """
    sides = side_choices(st, u, v)
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
    replaced = "replaced" in charge_now(st)["flags"]
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


def check_pivot(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    plan = read(reply, ("pivot",))
    if isinstance(plan, Refusal):
        return plan
    return why_not_lane(st, args[0], args[1], plan["pivot"])


def propose_pivot(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    return propose_pivots(st, args[0], args[1], rng, n)


def propose_pivots(st: Position, u: int, v: int, rng: Rng, n: int) -> list[Plan]:
    """Lanes to the target: the straight ones, and one by chance if it happens to be open."""
    straight, field = lanes(st, u, v), field_of(st, u, v)
    found = [p for p in straight[: max(2, n // 2)] if why_not_lane(st, u, v, p, field) is None]
    extra = (straight[0] + below(rng, 2000) - 1000) % TURN
    if why_not_lane(st, u, v, extra, field) is None:
        found.append(extra)
    if not found:
        pivot = open_lane(st, u, v)
        found = [] if pivot is None else [pivot]
    return unique({"pivot": p} for p in found)


def turn(st: Position, u: int, plan: Reply) -> None:
    put(st, u, pivoted(tray(st, u), dict(plan).get("pivot", 0)))


def roll_distance(st: Position) -> None:
    """The D6 of the charge; an effect may set it to 6 without a roll (rule
    abilities.counts_as_six)."""
    row = charge_now(st)
    u = row["unit"]
    if "six" in row["flags"]:
        row["dice"] = [6]
        return
    row["dice"] = throw(st, "charge", 1)
    tell(st, "dice.charge", seat=st.owner[u], unit=st.kind[u], nr=u, dice=list(row["dice"]))


def settle_distance(st: Position) -> None:
    """Speed and the final die; a low one makes the charge disorderly (rule charge.disorderly)."""
    row = charge_now(st)
    u = row["unit"]
    face = row["dice"][0]
    row["distance"] = length(st, row)
    if "six" not in row["flags"] and face <= row["max"]:
        row["disorderly"] = True
        tell(st, "charge.disorderly", seat=st.owner[u], unit=st.kind[u], nr=u)
        if st.owner[u] not in st.silenced:
            st.silenced = (*st.silenced, st.owner[u])


def length(st: Position, row: Charge) -> int:
    return speed(st, row["unit"]) + 1000 * row["dice"][0]


@procedure
def run(st: Position, u: int, v: int, side: str) -> Flow[bool]:
    """The move itself and what follows from it."""
    advance(st)
    hurt = danger_met(st, u)
    note_ground(st, u)
    success = charge_now(st)["success"]
    tell_run(st, u)
    if hurt:
        yield from danger(st, u)
        if st.where[u] != ON:
            return False
    shifts = room(st, u, v, side) if success and st.where[v] == ON else ()
    if not shifts:
        if success:  # what was free when it was declared is no longer
            charge_now(st)["success"] = False
            halt(st, max(0, charge_now(st)["moved"] - INCH))
        yield from fail(st, u)
        return False
    shift = shifts[0]
    if len(shifts) > 1:
        how = yield from choose(st, "charge.align", st.owner[u], u, shifts, st.kind[u])
        shift = align_shift(shifts, st.half_width[u], how)
    align(st, u, v, side, shift)
    engage(st, u, v)
    note_ground(st, u)
    if danger_met(st, u):
        yield from at("aligned", danger(st, u))
        if st.where[u] != ON:
            return True
    yield from meet_others(st, u, v)
    if st.where[u] == ON:
        yield from end_of_move(st, u, "charge")
    if is_wall(st, v) and st.where[u] == ON:
        yield from wall_charged(st, u)
    if st.where[u] == ON:
        yield from window(st, "charge.success")
    if st.where[u] == ON and st.where[v] == ON and "no_attack" not in charge_now(st)["flags"]:
        yield from melee_attack(st, u, v, True)
    return True


# ---- the move ---------------------------------------------------------------------------------


def advance(st: Position) -> None:
    """Move the charger straight ahead and note in the charge row whether it reached its target.

    Rules charge.move, charge.success, charge.fail_stops.
    """
    row = charge_now(st)
    u = row["unit"]
    start = tray(st, u)
    row["from"] = list(start)
    row["success"], far = ahead(st, row, row["distance"])
    if row["success"]:
        row["moved"] = far
        put(st, u, moved(start, 0, far))
    else:
        halt(st, far)


def ahead(st: Position, row: Charge, distance: int) -> tuple[bool, int]:
    """Does a charge of this length reach its target, and how far does it go at most?"""
    u, v = row["unit"], row["target"]
    start = tray(st, u)
    run = run_to(start, tray(st, v)) if st.where[v] == ON else NOWHERE
    total = distance - slowed(st, u, began(row), swept(start, 0, min(distance, run)))
    barrier = first_in_way(st, field_of(st, u, v), start)
    if run <= max(0, total) and run <= barrier:
        return True, run
    return False, max(0, min(total, run, barrier - INCH if barrier < total else total))


def falls_short(st: Position) -> bool:
    """Does the die lie there, and does it not bring the charger to its target?"""
    row = find(st, "charge")
    return row is not None and bool(row["dice"]) and not ahead(st, row, length(st, row))[0]


def halt(st: Position, most: int) -> None:
    """Where a failed charge ends: at most so far, on nobody, against no enemy, inside the table.

    It stops an inch short of a friend it would end on. If even its pivot leaves no legal place, it
    stands as it stood (rule charge.fail_stops).
    """
    row = charge_now(st)
    u = row["unit"]
    x, y, facing, a, b = row["from"]
    start = (x, y, facing, a, b)
    ground = around(st, u, most)
    d = most
    while d >= 0:
        end = moved(start, 0, d)
        touched = any(foe and within(end, other, SLACK) for _, other, foe, _ in ground.trays)
        if not touched and why_not_end(st, u, end, close=True, ground=ground) is None:
            row["moved"] = d
            put(st, u, end)
            return
        under = [other for _, other, _, _ in ground.trays if overlap(end, other)]
        short = min((run_to(start, other) for other in under), default=d) - INCH
        d = min(d - 100, max(short, 0)) if d else -1
    row["moved"] = 0
    put(st, u, began(row))


def began(row: Charge) -> Rect:
    """Where a charger stood before its pivot."""
    x, y, facing, a, b = row["origin"]
    return x, y, facing, a, b


def passed(row: Charge) -> Rect:
    """The ground of the straight part of a charge."""
    x, y, facing, a, b = row["from"]
    return swept((x, y, facing, a, b), 0, row["moved"])


def danger_met(st: Position, u: int) -> bool:
    """Dangerous ground hurts a charger once: where it started, on its way, or where it aligns
    (rules terrain.dangerous, terrain.whole_move)."""
    row = charge_now(st)
    action = find(st, "action")
    if action is not None and action["unit"] == u and action.get("hurt"):
        return False
    if "hurt" in row["flags"] or not enters(st, u, began(row), passed(row), tray(st, u)):
        return False
    row["flags"].append("hurt")
    return True


def note_ground(st: Position, u: int) -> None:
    """Hindering ground takes the Charge bonus, fortified ground helps the defender."""
    row = charge_now(st)
    hindered = crossed(st, u, felt(st, u, "hinders")) or (
        seams.hindered(st, u) and crossed(st, u, range(len(st.t_kind)))
    )
    if hindered and "no_charge_bonus" not in row["flags"]:
        row["flags"].append("no_charge_bonus")
    if crossed(st, u, felt(st, u, "shelters")) and "fortified" not in row["flags"]:
        row["flags"].append("fortified")


def crossed(st: Position, u: int, which: Sequence[int]) -> bool:
    """Did the charger cross one of these pieces, or end on one?"""
    row = charge_now(st)
    grounds = (began(row), passed(row), tray(st, u))
    return any(on_piece(st, i, ground) for i in which for ground in grounds)


def tell_run(st: Position, u: int) -> None:
    row = charge_now(st)
    x, y, facing = tray(st, u)[:3]
    tell(
        st, "charge.run", seat=st.owner[u], unit=st.kind[u], nr=u, success=row["success"],
        inches=inches(row["moved"]), x=x, y=y, facing=facing,
    )  # fmt: skip


def align(st: Position, u: int, v: int, side: str, shift: int) -> None:
    """Set the charger flush on a side of its target (rule charge.align)."""
    put(st, u, flush(tray(st, v), side, st.half_width[u], st.half_depth[u], shift))


@procedure
def fail(st: Position, u: int) -> Flow[None]:
    """A failed charge: a Panic test, and the activation ends (rule charge.failed)."""
    yield from end_of_move(st, u, "charge")
    yield from test(st, u, True, 0, 0, NOBODY, NOBODY, "charge", False)


@procedure
def meet_others(st: Position, u: int, v: int) -> Flow[None]:
    """Further enemies in contact align at half, or step an inch aside (rule charge.others)."""
    for w in list(others_touched(st, u, v)):
        if st.where[u] != ON or st.where[w] != ON:
            continue  # what the ground did to one of them was answered
        slid = align_other(st, u, w)
        if slid == HURT:
            yield from at("slid", danger(st, w))
        elif not slid:
            ways = tuple(ways_off(st, u, w))
            if ways:
                way = ways[0]
                if len(ways) > 1:
                    way = yield from choose(st, "charge.aside", st.owner[w], w, ways, st.kind[w])
                hurt = push_off(st, u, w, way)
                tell(st, "unit.aside", seat=st.owner[w], unit=st.kind[w], nr=w, way=way)
                if hurt == HURT:
                    yield from at("pushed", danger(st, w))
            else:
                settle_contact(st, w)  # who can go nowhere is engaged where it stands
        if st.where[w] == ON:
            cover_after_move(st, w)
            yield from at("touched", claim_by_touch(st, w))


def align_options(st: Position, seat: int, args: Args) -> list[str]:
    return align_keys(args[1], st.half_width[args[0]])


def way_keys(st: Position, seat: int, args: Args) -> list[str]:
    return list(args[1])


KINDS = (
    Kind("charge.side", "charge.side", keys=first_arg),
    Kind("charge.pivot", "charge.pivot", check=check_pivot, propose=propose_pivot),
    Kind("charge.align", "charge.align", keys=align_options),
    Kind("charge.aside", "charge.others", keys=way_keys),
)
