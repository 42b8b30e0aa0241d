"""`greedy`: a player that takes objectives, charges when the odds are good and uses its cards.

It sees a view, options and re-dealt worlds, never the match. Everything it weighs is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.kernel import Splitmix, below

from .. import facts
from ..geometry.rect import SIDES, Rect, covers, gap2, point_gap2
from ..geometry.trig import SCALE
from ..rules.actions import action_keys
from ..rules.attack import arcs_for, shots
from ..rules.commanders import is_commander
from ..rules.conditions import held
from ..rules.contexts import find, top
from ..rules.dice import roller
from ..rules.field import side_touched
from ..rules.keys import number
from ..rules.modes.scoring import quadrant_choices
from ..rules.movement import propose_maneuver, propose_march
from ..rules.objectives import RADIUS, controller, may_hold
from ..rules.paths import track
from ..rules.teams import side_of
from ..rules.units import (
    enemy_units,
    engaged,
    is_wall,
    on_table,
    profile,
    ranks_left,
    side_units,
    tray,
    weight,
)
from ..state import NOBODY, ON, Position
from . import estimates

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from weirwood.kernel import Decision, Match, Option, Rng, Worlds


LISTED = 16  # candidates of a move that it looks at
GLANCED = 6  # the same in imagined worlds


class Greedy:
    """One step ahead: the answer that looks best now."""

    blind = True  # it looks at a re-dealt world instead of its view
    deaf = True

    def decide(
        self,
        view: Mapping[str, Any],  # noqa: ARG002 - every bot is called alike; worlds show the same
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any:
        keys = [o.key for o in options]
        if decision.shape == "amount":
            return decision.most
        st: Position = worlds(rng).st
        if decision.shape == "place":
            return place(st, decision, [parse(key) for key in keys], rng)
        return self.pick(st, decision, keys, JUDGES, rng)

    def play(self, world: Match, decision: Decision, keys: Sequence[str], rng: Rng) -> Any:
        """Much the same in an imagined world, with fewer looks at moves: search plays thousands."""
        if decision.shape == "amount":
            return decision.most
        if decision.shape == "place":
            return place(world.st, decision, world.propose(decision, rng, GLANCED), rng)
        return self.pick(world.st, decision, list(keys), QUICK, rng)

    def pick(
        self,
        st: Position,
        decision: Decision,
        keys: Sequence[str],
        judges: Mapping[str, Callable[[Position, Decision, str], float]],
        rng: Rng,
    ) -> Any:
        if decision.kind == "dice.reroll":
            return reroll(st, decision)
        if decision.shape == "order" or decision.least != 1 or decision.most != 1:
            return several(decision, keys)
        judge = judges.get(decision.kind)
        if judge is None:
            return [plain(decision, keys, rng)]
        marks = [(judge(st, decision, key), -i) for i, key in enumerate(keys)]
        return [keys[-max(marks)[1]]]


BOT = Greedy()


# ---- worth -------------------------------------------------------------------------------------


def worth(st: Position, v: int) -> float:
    """What a unit is worth to whoever destroys it, per wound left."""
    value = 6.0 + st.cost[v] / 2 + 6 * is_commander(st, v) + 4 * st.bounty[v] + 4 * st.marked[v]
    value += 5 * sum(controller(st, o) == v for o in range(len(st.o_unit)))
    return value / max(1, st.health[v])


def harm(st: Position, v: int, wounds: float) -> float:
    """What some wounds on an enemy are worth; finishing it counts more."""
    if is_wall(st, v):
        return wounds * 8  # six of them are worth five points
    value = min(wounds, st.health[v]) * worth(st, v)
    return value + (4.0 if wounds >= st.health[v] else 0.0)


def goal_value(st: Position, u: int, rect: Rect) -> float:
    """How good it is for a unit to stand somewhere."""
    own = side_of(st, u)
    mode = facts.MODES[st.mode]
    best = 0.0
    for o in range(len(st.o_x)):
        who = st.o_unit[o]
        if who not in (NOBODY, u) and side_of(st, who) == own:
            continue
        near = (point_gap2(rect, st.o_x[o], st.o_y[o]) ** 0.5) / SCALE / 1000
        there = near * 1000 <= RADIUS
        if mode.claim == "cover":
            there = covers(rect, st.o_x[o], st.o_y[o], RADIUS)
        if may_hold(st, u):
            best = max(best, 14.0 if there else 8.0 - near * 0.35)
    walls = [v for v in on_table(st) if is_wall(st, v) and st.health[v] > 0]
    if walls and own == st.attacker:
        near = min(gap2(rect, tray(st, v)) for v in walls) ** 0.5 / SCALE / 1000
        best = 13.0 - near * 0.4
    elif not st.o_x or best < 5:
        foes = [v for v in on_table(st) if side_of(st, v) != own]
        gaps = [(((rect[0] - st.x[v]) ** 2 + (rect[1] - st.y[v]) ** 2) ** 0.5) / 1000 for v in foes]
        best = max(best, 6.0 - 0.2 * abs(min(gaps, default=20) - 9))
    if mode.quadrants:
        best += quadrant_value(st, u, rect)
    return best


def quadrant_value(st: Position, u: int, rect: Rect) -> float:
    """Prefer a quadrant that the own side does not hold yet."""
    here = (rect[0] >= st.width // 2) + 2 * (rect[1] >= st.height // 2)
    mine = other = 0
    for v in on_table(st):
        if v == u:
            continue
        name = quadrant_choices(st, v)[0]
        if int(name[1]) - 1 == here:
            if side_of(st, v) == side_of(st, u):
                mine += st.cost[v]
            else:
                other += st.cost[v]
    before = mine >= 5 and mine > other
    after = mine + st.cost[u] >= 5 and mine + st.cost[u] > other
    return 8.0 * after - 7.0 * before


# ---- turns -------------------------------------------------------------------------------------


def action_value(st: Position, u: int, option: str) -> float:
    """What an action promises."""
    word = option.split(":", maxsplit=1)[0]
    if word == "melee":
        v = number(option)
        side = "front" if is_wall(st, v) else (side_touched(st, v, u) or "front")
        return 3.0 + harm(st, v, estimates.best_melee(st, u, v, side))
    if word == "charge":
        v = number(option)
        chance = estimates.charge_chance(st, u, v)
        side = arcs_for(st, u, v, ranged=True)[0] if not is_wall(st, v) else "front"
        gain = harm(st, v, estimates.best_melee(st, u, v, side, charge=True))
        back = 0.0 if is_wall(st, v) else estimates.best_melee(st, v, u, "front")
        return chance * (2.0 + gain - 0.4 * back) - (1 - chance) * 3.0 + 1.0
    if word == "ranged":
        aims = shots(st, u, tray(st, u))
        found = [harm(st, v, estimates.best_shot(st, u, v)) for _, v in aims]
        return 2.0 + max(found, default=1.0) + stand_value(st, u)
    if word in {"maneuver", "march"}:
        return move_promise(st, u, word)
    if word == "retreat":
        return -2.0 + (4.0 if ranks_left(st, u) == 1 and profile(st, u).ranks > 1 else 0.0)
    if word == "none":
        return -1.0 + stand_value(st, u)
    return 0.5


def stand_value(st: Position, u: int) -> float:
    """What staying is worth to a unit that holds something."""
    return 3.0 if any(who == u for who in st.o_unit) else 0.0


def move_promise(st: Position, u: int, word: str) -> float:
    """Roughly what a move can gain: nearness to what the unit wants."""
    here = goal_value(st, u, tray(st, u))
    if here >= 14:
        return -4.0  # it stands where it should
    reach = profile(st, u).speed / 1000 * (2 if word == "march" else 1)
    return 1.0 + min(14.0 - here, reach * 0.35) + (0.3 if word == "maneuver" else 0.0)


def unit_value(st: Position, decision: Decision, key: str) -> float:
    """Whom to activate: whoever can do most now."""
    seat = decision.seat
    if key.startswith("ncu"):
        return 4.5 if st.turns > 1 else 3.0
    u = number(key)
    if st.where[u] != ON:
        return 2.0
    found = action_keys(st, seat, (u, st.kind[u]))
    return max(action_value(st, u, option) for option in found)


def asked_unit(decision: Decision) -> int:
    """The number of the unit that a question is about: its first argument."""
    u = decision.args[0]
    assert isinstance(u, int), decision.kind
    return u


def choose_action(st: Position, decision: Decision, key: str) -> float:
    u = asked_unit(decision)
    if key in {"maneuver", "march"}:
        return move_value(st, u, key)
    return action_value(st, u, key)


def quick_action(st: Position, decision: Decision, key: str) -> float:
    return action_value(st, asked_unit(decision), key)


def move_value(st: Position, u: int, word: str) -> float:
    """What the best of the candidates of a move gains."""
    here = goal_value(st, u, tray(st, u))
    if here >= 14:
        return -4.0  # it stands where it should
    propose = propose_maneuver if word == "maneuver" else propose_march
    plans = propose(st, st.owner[u], (u,), Splitmix(0), LISTED)
    best = max(goal_value(st, u, track(tray(st, u), plan)[1]) for plan in plans)
    return 1.0 + best - here + (0.3 if word == "maneuver" else 0.0)


def align_value(st: Position, decision: Decision, key: str) -> float:
    """In full, but for a wall: there a second unit should find room."""
    charge = find(st, "charge")
    if charge is not None and is_wall(st, charge["target"]):
        return {"left": 2.0, "right": 2.0}.get(key, 1.0)
    return 1.0 if key == "full" else 0.0


def choose_free(st: Position, decision: Decision, key: str) -> float:
    value = action_value(st, asked_unit(decision), key)
    return value if key != "none" else 0.0


# ---- places ------------------------------------------------------------------------------------


def parse(key: str) -> dict[str, int]:
    return {name: int(value) for name, _, value in (p.partition("=") for p in key.split(","))}


def place(
    st: Position, decision: Decision, plans: Sequence[dict[str, int]], rng: Rng
) -> dict[str, int]:
    """The candidate that ends in the best place."""
    kind = decision.kind
    if kind in {"move.maneuver", "move.march", "move.shift", "move.retreat", "attack.shift"}:
        u = asked_unit(decision)
        here = tray(st, u)

        def ends(plan: dict[str, int]) -> float:
            side = SIDES[plan.get("direction", 0)]
            end = track(here, plan, side)[1]
            return goal_value(st, u, end) - (0.01 if plan.get("distance") else 0.0)

        return max(plans, key=ends)
    if kind == "deploy.place":
        middle = st.width // 2, st.height // 2
        return min(
            plans,
            key=lambda p: abs(p["y"] - middle[1]) + _column_gap(st, decision, p["x"]),
        )
    if kind in {"charge.pivot", "move.pivot", "objective.place"}:
        return plans[0]
    return plans[below(rng, len(plans))]


def _column_gap(st: Position, decision: Decision, x: int) -> int:
    """How far a column is from an objective, or from the wall that a besieger goes for."""
    walls = [v for v in on_table(st) if is_wall(st, v)]
    if walls and st.side[decision.seat] == st.attacker:
        u = asked_unit(decision)
        return abs(x - st.x[walls[u % 2]]) // 2
    if not st.o_x:
        return abs(x - st.width // 2) // 4
    return min(abs(x - ox) for ox in st.o_x) // 2


# ---- dice --------------------------------------------------------------------------------------


def reroll(st: Position, decision: Decision) -> list[str]:
    """Dice that are bad for the seat."""
    what = str(decision.args[0])
    row = top(st)
    u = roller(st, what)
    mine = side_of(st, u) == st.side[decision.seat]
    if what == "test":
        good = sum(row["dice"]) + row["mod"] >= profile(st, u).morale
        if good == mine:
            return []
        bad = [i for i, f in enumerate(row["dice"]) if (f <= 3) == mine]
        return [f"die:{i + 1}" for i in bad or range(len(row["dice"]))]
    if what in {"charge", "retreat"}:
        return ["die:1"] if (row["dice"][0] <= 3) == mine else []
    dice = row["defense"] if what == "defense" else row["dice"]
    need = 4
    if what == "attack":
        need = profile(st, u).attacks[row["attack"]].hit - row["hit_mod"]
    elif what == "defense":
        need = profile(st, u).defense - row["defense_mod"]
    chosen = []
    for i, face in enumerate(dice):
        good = face == 6 or (face != 1 and face >= need)
        if good != mine:
            chosen.append(f"die:{i + 1}")
    return chosen


# ---- board and cards ---------------------------------------------------------------------------


def claim_value(st: Position, decision: Decision, key: str) -> float:
    """Which zone helps most."""
    seat = decision.seat
    mine = side_units(st, st.side[seat])
    foes = enemy_units(st, seat)
    if key == "none":
        return -1.0
    word, name = key.split(":")[:2]
    if word == "quadrant":
        return 2.0
    if name == "zone_combat":
        return 6.0 if any(engaged(st, u) or shots(st, u, tray(st, u)) for u in mine) else 0.5
    if name == "zone_crown":
        fail = max((1 - estimates.pass_chance(st, v, -1) for v in foes), default=0.0)
        return 2.0 + 5 * fail
    if name == "zone_maneuver":
        return 3.5 if any(not engaged(st, u) for u in mine) else 1.0
    if name == "zone_wealth":
        lost = max((st.full[u] - st.health[u] for u in mine), default=0)
        return min(3, lost) * 1.6
    return 3.0


def target_value(st: Position, decision: Decision, key: str) -> float:
    """Whom a zone should choose."""
    zone = decision.args[0]
    if key == "none":
        return -0.5
    u = number(key)
    mine = side_of(st, u) == st.side[decision.seat]
    if zone == "zone_crown":
        return (1 - estimates.pass_chance(st, u, -1)) * worth(st, u)
    if zone == "zone_wealth":
        return min(3, st.full[u] - st.health[u]) * worth(st, u) + len(held(st, u)) if mine else -1.0
    if zone == "zone_tactics":
        return worth(st, u) + engaged(st, u)
    if zone == "zone_combat":
        found = action_keys(st, decision.seat, (u, st.kind[u]))
        fights = [k for k in found if k.startswith(("melee", "ranged"))]
        return max((action_value(st, u, k) for k in fights), default=-0.4)
    return move_promise(st, u, "maneuver") if not engaged(st, u) else -0.4


def victim_value(st: Position, decision: Decision, key: str) -> float:
    """Whom to shoot at, take from, mark."""
    if key == "none":
        return -0.1
    u: Any = decision.args[0] if decision.args else NOBODY
    v = number(key)
    if decision.kind == "attack.target":
        return harm(st, v, estimates.best_shot(st, u, v))
    return worth(st, v)


def stance_value(st: Position, decision: Decision, key: str) -> float:
    """Face the enemy in full; stay if it looks at it already."""
    u: Any = decision.args[0]
    v: Any = decision.args[1]
    facing = side_touched(st, u, v) == "front"
    return {"stay": 1.0 if facing else 0.0, "full": 0.8}.get(key, 0.5)


def effect_target(st: Position, decision: Decision, key: str) -> float:
    """An effect chooses a unit: enemies of worth first, else the friend who needs it most."""
    if key == "none":
        return 0.1
    u = number(key)
    if side_of(st, u) != st.side[decision.seat]:
        return 3.0 + worth(st, u) + engaged(st, u)
    return 1.0 + (st.full[u] - st.health[u]) * 0.3 + engaged(st, u) + weight(st, u) * 0.1


def play_value(st: Position, decision: Decision, key: str) -> float:
    """Cards are for playing, the best moment being a fight."""
    if key == "pass":
        return 0.5
    attack = find(st, "attack")
    return 2.0 if attack is not None else 1.0


def plain(decision: Decision, keys: Sequence[str], rng: Rng) -> str:
    """Questions without a judge: use what may be used; sides and zones by chance."""
    if decision.kind == "siege.role":
        return "defender"  # who lasts has won
    if decision.kind in {"deploy.first", "deploy.corner", "deploy.zone", "winds.reveal"}:
        return keys[below(rng, len(keys))]
    for key in keys:
        if key not in {"none", "pass", "no", "stay"}:
            return key
    return keys[0]


def several(decision: Decision, keys: Sequence[str]) -> list[str]:
    """Picks of several: as few as allowed, in the order they stand."""
    chosen = [k for k in keys if k != "done"]
    return chosen[: max(decision.least, 0)] if decision.shape != "order" else chosen


JUDGES: dict[str, Callable[[Position, Decision, str], float]] = {
    "turn.unit": unit_value,
    "turn.action": choose_action,
    "action.free": choose_free,
    "attack.target": victim_value,
    "attack.stance": stance_value,
    "charge.align": align_value,
    "board.claim": claim_value,
    "board.target": target_value,
    "fire.mark": victim_value,
    "fire.bounty": victim_value,
    "effects.target": effect_target,
    "effects.play": play_value,
}
QUICK = JUDGES | {"turn.action": quick_action}


# ---- how well a side stands --------------------------------------------------------------------


def clock(st: Position) -> int:
    """Rises by ten with every player turn, and with every question before the first."""
    return st.round * 1000 + st.turns * 10 if st.round else min(st.number, 999)


def evaluate(st: Position, seat: int) -> float:
    """Victory points first, then what stands and what it holds; in -1..1."""
    own = st.side[seat]
    totals = {side: side_value(st, side) for side in sorted(set(st.side))}
    mine = totals[own]
    others = [value for side, value in totals.items() if side != own]
    gap = mine - max(others, default=0.0)
    return max(-1.0, min(1.0, gap / 60))


def side_value(st: Position, side: int) -> float:
    value = 5.0 * st.vp[side]
    for u in side_units(st, side):
        value += st.cost[u] * (0.4 + 0.6 * st.health[u] / st.full[u])
    value += 4.0 * sum(
        controller(st, o) != NOBODY and side_of(st, controller(st, o)) == side
        for o in range(len(st.o_unit))
    )
    if side == st.attacker:
        value += breaches(st)
    return value


def breaches(st: Position) -> float:
    """The walls' victory points, as far as they are earned: a half-broken wall counts by half."""
    worth = 5.0 * facts.WALL.points
    walls = [u for u in range(len(st.kind)) if is_wall(st, u) and st.health[u] > 0]
    return sum((worth * (1 - st.health[u] / st.full[u]) for u in walls), 0.0)


def terms(st: Position, seat: int) -> dict[str, tuple[float, float]]:
    """What `evaluate` weighs: victory points, what still stands, and objectives."""
    own = st.side[seat]
    others = [side for side in sorted(set(st.side)) if side != own]

    def standing(side: int) -> float:
        return sum((st.cost[u] * st.health[u] / st.full[u] for u in side_units(st, side)), 0.0)

    held = sum(
        controller(st, o) != NOBODY and side_of(st, controller(st, o)) == own
        for o in range(len(st.o_unit))
    )
    return {
        "points": (st.vp[own], 5 / 60),
        "rival_points": (max(st.vp[side] for side in others), -5 / 60),
        "army": (standing(own), 0.6 / 60),
        "rival_army": (max(standing(side) for side in others), -0.6 / 60),
        "objectives": (held, 4 / 60),
    }
