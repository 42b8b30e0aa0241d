"""Moves, charges and places: judged in floating point, in margins (see `rules/naive.py`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from weakref import WeakKeyDictionary

import numpy as np
from tests.games.miniatures.law.asked import (
    HAIR,
    INCH,
    Question,
)
from tests.games.miniatures.rules import naive
from tests.games.refusals import Kept, Rules

from weirwood.games.miniatures.geometry.rect import SIDES, moved, pivoted
from weirwood.games.miniatures.rules import attack, charge, movement, paths, places
from weirwood.games.miniatures.rules.field import sides_touched
from weirwood.games.miniatures.rules.sight import sees_from
from weirwood.games.miniatures.rules.terrain import felt, outline
from weirwood.games.miniatures.rules.units import flies

Plan = dict[str, int]
Margins = dict[str, float]


def measured(measure: Callable[[Question, Plan], Margins]) -> Callable[[Question, Plan], Margins]:
    """Measure a plan once, however many rules ask about it."""
    known: WeakKeyDictionary[Question, dict[frozenset[tuple[str, int]], Margins]]
    known = WeakKeyDictionary()

    @wraps(measure)
    def ask(a: Question, plan: Plan) -> Margins:
        found = known.setdefault(a, {})
        key = frozenset(plan.items())
        if key not in found:
            found[key] = measure(a, plan)
        return found[key]

    return ask


NAMES: dict[str, tuple[str, ...]] = {
    "move.maneuver": ("pivot", "distance", "turn"),
    "move.march": ("distance", "turn"),
    "move.retreat": ("direction", "distance", "turn"),
    "move.shift": ("direction", "distance"),
    "attack.shift": ("direction", "distance"),
    "move.pivot": ("turn",),
    "charge.pivot": ("pivot",),
    "effects.trample": ("pivot",),
    "effects.ride": ("pivot", "distance", "turn"),
    "deploy.place": ("x", "y", "facing"),
    "terrain.place": ("x", "y", "facing"),
    "effects.summon": ("x", "y", "facing"),
    "effects.build": ("x", "y", "facing"),
    "feast.pile": ("x", "y", "facing"),
    "objective.place": ("x", "y"),
}


# ---- what is said of the numbers themselves ------------------------------------------------------


def names(a: Question) -> tuple[str, ...]:
    found = NAMES[a.d.kind]
    if a.d.kind == "move.march" and movement.may_pivot_first(a.st, int(a.args[0])):
        found = ("pivot", *found)
    return found


def known_names(a: Question, plan: Plan) -> bool:
    return set(plan) <= set(names(a)) or (a.d.kind == "move.march" and "pivot" in plan)


def angles(a: Question, plan: Plan) -> bool:
    return all(-36000 < plan.get(name, 0) < 36000 for name in ("pivot", "turn", "facing"))


PARAMETERS: Rules = {
    "movement.parameters": known_names,
    "movement.angle": angles,
}
AHEAD: Rules = {**PARAMETERS, "movement.distance": lambda a, plan: plan.get("distance", 0) >= 0}
SIDEWAYS: Rules = {
    **AHEAD,
    "movement.direction": lambda a, plan: 0 <= plan.get("direction", 0) < 4,
}


def sound(a: Question, plan: Plan) -> bool:
    return all(kept(a, plan) for kept in SIDEWAYS.values()) and set(plan) <= set(names(a))


# ---- moves ---------------------------------------------------------------------------------------


def limit(a: Question) -> int:
    """How far this move may go."""
    u = int(a.args[0])
    if a.d.kind == "move.maneuver":
        return movement.maneuver_limit(a.st, u)
    if a.d.kind in ("move.march", "effects.ride"):
        return 2 * paths.speed(a.st, u)
    if a.d.kind in ("move.retreat", "move.shift", "attack.shift"):
        return int(a.args[1])
    return 0


@measured
def margins(a: Question, plan: Plan) -> Margins:
    """By how much each rule of moves is kept."""
    u = int(a.args[0])
    d = plan.get("distance", 0)
    one = np.array([float(plan.get(name, 0)) for name in ("pivot", "distance", "turn")])
    side = SIDES[plan.get("direction", 0)]
    move = naive.moves(a.tray(u), side, one[:1], one[1:2], one[2:])
    rough = [outline(a.st, i) for i in felt(a.st, u, "slows")]
    met = naive.around(a.st, u, max(d, limit(a)))._replace(rough=rough)
    found = naive.judged(a.st, move, limit(a), met)
    if a.d.kind in ("move.maneuver", "move.march") and flies(a.st, u):
        for rule, margin in naive.ends(a.st, move, met).items():
            found[rule] = margin
        edge = naive.goings(a.st, move, met)["movement.table_edge"]
        found["movement.table_edge"] = np.minimum(found["movement.table_edge"], edge)
        for rule in ("movement.cross_enemy", "modes.walls_block", "terrain.rough"):
            found[rule] = np.full(1, np.inf)
    if a.d.kind == "effects.ride":
        for rule in ("movement.cross_enemy", "modes.walls_block"):
            found[rule] = np.full(1, np.inf)
    return {rule: float(margin[0]) for rule, margin in found.items()}


def margin(rule: str) -> Kept:
    """A rule of moves by its margin; the numbers themselves are other rules' matter."""
    return lambda a, plan: not sound(a, plan) or margins(a, plan)[rule] > -HAIR


MOVE: Rules = {
    rule: margin(rule)
    for rule in (
        "movement.table_edge", "movement.overlap", "movement.one_inch", "movement.cross_enemy",
        "modes.walls_block", "terrain.impassable", "terrain.rough",
    )
}  # fmt: skip


def far_enough(a: Question, plan: Plan) -> bool:
    """Not further than this kind of move goes; a March has no first pivot."""
    first = a.d.kind == "move.march" and "pivot" in plan and "pivot" not in names(a)
    return not first and plan.get("distance", 0) <= limit(a)


def allowed_way(a: Question, plan: Plan) -> bool:
    """Forwards only for who is engaged on a flank or in the rear."""
    ahead = any(side != "front" for side in sides_touched(a.st, int(a.args[0])))
    return not sound(a, plan) or ahead or not plan.get("distance") or plan.get("direction", 0) != 0


def leaves(a: Question, plan: Plan) -> bool:
    """With the switch of idleness whoever can leave does so."""
    if "idleness" not in a.st.switches or plan.get("distance") or plan.get("turn"):
        return True
    u = int(a.args[0])
    return places.way_out(a.st, u, limit(a), movement.retreat_sides(a.st, u)) is None


def leaves_a_mark(a: Question, plan: Plan) -> bool:
    """From there somebody can be shot."""
    if not sound(a, plan):
        return True
    d = plan.get("distance", 0)
    right, ahead = paths.STEPS[SIDES[plan.get("direction", 0)]]
    u = int(a.args[0])
    return bool(attack.shots(a.st, u, moved(a.tray(u), right * d, ahead * d)))


def from_here(a: Question, plan: Plan) -> bool:
    return bool(plan.get("distance")) or leaves_a_mark(a, plan)


SHOT: Rules = {
    "attack.ranged_shift": lambda a, plan: not plan.get("distance") or leaves_a_mark(a, plan),
    "attack.ranged_target": from_here,
    "measuring.front_arrow": from_here,
    "sight.line": from_here,
    "sight.units_block": from_here,
    "terrain.cover": from_here,
    "terrain.blocks_sight": from_here,
}

# ---- charges -------------------------------------------------------------------------------------


@measured
def lane(a: Question, plan: Plan) -> Margins:
    """By how much a lane of a charge is open, by rule."""
    st, u, v = a.st, int(a.args[0]), int(a.args[1])
    here = a.tray(u)
    start = naive.poses(pivoted(here, plan.get("pivot", 0)))
    run = naive.runs(start, naive.outline_of(a.tray(v)))
    most = charge.limit(st, u)
    reach = float(most - run[0]) if np.isfinite(run[0]) else -1e9
    if reach < 0:
        return {"charge.in_reach": reach}
    met = naive.around(st, u, most)
    target = naive.outline_of(a.tray(v))
    stops = [shape for shape in (*met.foes, *met.walls, *met.bars) if shape != target]
    before = min((float(naive.runs(start, s)[0] - run[0]) for s in stops), default=1e9)
    over = min((float(naive.least(start, [s])[0]) for s in stops), default=1e9)
    if over < 0 and run[0] > HAIR:
        before = min(before, over)
    ends = naive.stepped(start, "front", run)
    edge = np.minimum(naive.on_the_table(st, start), naive.on_the_table(st, ends))
    way = naive.passed(start, "front", run)
    rough = [outline(st, i) for i in felt(st, u, "slows")]
    wet = 1e9
    if rough and run[0] > most - INCH:
        wet = float(min(naive.least(p, rough)[0] for p in (naive.poses(here), way)))
    return {
        "charge.in_reach": reach,
        "charge.completable": before,
        "movement.table_edge": float(edge[0]),
        "terrain.rough": wet,
    }


def lane_open(rule: str) -> Kept:
    return lambda a, plan: not sound(a, plan) or lane(a, plan).get(rule, 1e9) > -HAIR


def still_seen(a: Question, plan: Plan) -> bool:
    u, v = int(a.args[0]), int(a.args[1])
    start = pivoted(a.tray(u), plan.get("pivot", 0))
    return not sound(a, plan) or sees_from(a.st, u, start, v)


CHARGE: Rules = {
    **PARAMETERS,
    **{
        rule: lane_open(rule)
        for rule in (
            "charge.in_reach", "charge.completable", "movement.table_edge", "terrain.rough",
        )
    },
    "charge.pivot": still_seen,
}  # fmt: skip

MOVES = frozenset(
    ("move.maneuver", "move.march", "move.retreat", "move.shift", "attack.shift", "move.pivot",
     "effects.ride")
)  # fmt: skip


WHOLE: dict[str, Rules] = {
    "move.maneuver": {**AHEAD, **MOVE, "movement.maneuver": far_enough},
    "move.march": {**AHEAD, **MOVE, "movement.march": far_enough},
    "move.retreat": {
        **SIDEWAYS,
        **MOVE,
        "movement.retreat": far_enough,
        "movement.retreat_ways": allowed_way,
        "rounds.idleness": leaves,
    },
    "move.shift": {**SIDEWAYS, **MOVE, "movement.shift": far_enough},
    "attack.shift": {**SIDEWAYS, **MOVE, "movement.shift": far_enough, **SHOT},
    "move.pivot": {**PARAMETERS, **MOVE, "movement.free_pivot": far_enough},
    "charge.pivot": CHARGE,
    "effects.ride": {**AHEAD, **MOVE, "movement.march": far_enough},
}
