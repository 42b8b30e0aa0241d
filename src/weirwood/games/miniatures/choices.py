"""Which actions a unit may take, and the options of the questions about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.games.miniatures import charging, content, hooks
from weirwood.games.miniatures.attacks import shots, weapons
from weirwood.games.miniatures.field import INCH, tray
from weirwood.games.miniatures.geometry.rect import SIDES, moved
from weirwood.games.miniatures.movement import (
    SHOOTING_SHIFT,
    check_shift,
    propose_shift,
    retreat_sides,
)
from weirwood.games.miniatures.moves import STEPS, Args, Plan, Reply, carries, speed, why_not_move
from weirwood.games.miniatures.roster import (
    IMMOBILE,
    engaged,
    is_commander,
    is_wall,
    key,
    profile,
    touching,
)
from weirwood.games.miniatures.state import NOBODY, Position
from weirwood.games.miniatures.terrain import has, near_piece
from weirwood.kernel.decision import Refusal, Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

ACTIONS = ("maneuver", "march", "retreat", "melee", "ranged", "charge", "raze", "swap")


def can_retreat(st: Position, u: int) -> bool:
    """Is there a way out with the best roll (rule movement.retreat_possible)?"""
    if not engaged(st, u) or IMMOBILE.intersection(profile(st, u).abilities):
        return False
    most = speed(st, u) + 6 * INCH
    for side in retreat_sides(st, u):
        for d in (most, most * 2 // 3, most // 2, 2 * INCH, INCH + 10):
            if d <= most and why_not_move(st, u, {"distance": d}, most, side) is None:
                return True
    return False


def can_shoot_from_here(st: Position, u: int) -> bool:
    return bool(shots(st, u, tray(st, u)))


def can_shoot(st: Position, u: int) -> bool:
    """Has the unit a target now, or after its shift (rule attack.ranged_target)?"""
    if engaged(st, u) or not weapons(st, u, ranged=True):
        return False
    if can_shoot_from_here(st, u):
        return True
    if is_wall(st, u):
        return False
    here = tray(st, u)
    for side in SIDES:
        plan = {"distance": SHOOTING_SHIFT}
        if why_not_move(st, u, plan, SHOOTING_SHIFT, side) is None:
            right, ahead = STEPS[side]
            if shots(st, u, moved(here, right * SHOOTING_SHIFT, ahead * SHOOTING_SHIFT)):
                return True
    return False


def razeable(st: Position, u: int) -> list[int]:
    """Destructible pieces within an inch (rule terrain.destructible)."""
    if not weapons(st, u, ranged=False) or is_wall(st, u):
        return []
    here = tray(st, u)
    return [
        i
        for i in range(len(st.t_kind))
        if has(st, i, "destructible") and near_piece(st, i, here, INCH)
    ]


def why_not_action(st: Position, u: int, action: str) -> Refusal | None:
    """Why a unit may not take an action of a kind at all; None if it may."""
    busy = engaged(st, u)
    if hooks.forbids_action(st, u, action):
        return Refusal("abilities.always", {"action": action})
    if is_wall(st, u):
        return None if action == "ranged" and can_shoot(st, u) else Refusal("modes.wall_actions")
    if action == "maneuver":
        return Refusal("movement.maneuver_engaged") if busy else None
    if action == "march":
        if busy:
            return Refusal("movement.march_engaged")
        slow = carries(st, u) and st.mode == "mode_a_dance_with_dragons"
        return Refusal("modes.slow") if slow else None
    if action == "retreat":
        if not busy:
            return Refusal("movement.retreat_engaged")
        return None if can_retreat(st, u) else Refusal("movement.retreat_possible")
    if action == "melee":
        if not busy:
            return Refusal("attack.melee_engaged")
        return None if weapons(st, u, ranged=False) else Refusal("attack.melee_weapon")
    if action == "ranged":
        if busy:
            return Refusal("attack.ranged_engaged")
        return None if can_shoot(st, u) else Refusal("attack.ranged_target")
    if action == "charge":
        if busy:
            return Refusal("charge.not_engaged")
        return None if charging.valid_targets(st, u) else Refusal("charge.valid_target")
    if action == "raze":
        return None if razeable(st, u) else Refusal("terrain.destructible")
    if action == "swap":
        return None if can_swap(st, u) else Refusal("modes.commander_swap")
    return Refusal("rounds.actions")


def can_swap(st: Position, u: int) -> bool:
    """In Dark Wings, Dark Words a commander may give up its action for a mission."""
    return "commander_swap" in content.MODES[st.mode].rules and is_commander(st, u)


def options(st: Position, u: int, kinds: Sequence[str], target: int) -> list[str]:
    """The actions of these kinds that a unit may take, by option key; against one target
    if given."""
    found: list[str] = []
    for action in kinds:
        if hooks.forbids_action(st, u, action):
            continue
        if action == "charge":
            found.extend(
                f"charge:{st.kind[v]}:{v}"
                for v in charging.valid_targets(st, u)
                if target in (NOBODY, v)
            )
        elif action == "melee":
            if why_not_action(st, u, "melee") is None:
                found.extend(
                    f"melee:{st.kind[v]}:{v}" for v in touching(st, u) if target in (NOBODY, v)
                )
        elif action == "raze":
            found.extend(f"raze:{st.t_kind[i]}:{i}" for i in razeable(st, u))
        elif action == "ranged" and target != NOBODY:
            aims = shots(st, u, tray(st, u)) if not engaged(st, u) else []
            if any(v == target for _, v in aims):
                found.append("ranged")
        elif why_not_action(st, u, action) is None:
            found.append(action)
    return found


def must_fight(st: Position, u: int) -> bool:
    """Optional errata: an engaged unit must attack or retreat (rule rounds.idleness)."""
    return "idleness" in st.switches and engaged(st, u)


def action_keys(st: Position, seat: int, args: Args) -> list[str]:
    """The options of an activation: every legal action, and none."""
    u = args[0]
    kinds = ("ranged",) if is_wall(st, u) else ACTIONS
    found = options(st, u, kinds, NOBODY)
    if must_fight(st, u):
        fights = [k for k in found if k.startswith(("melee", "retreat"))]
        if fights:
            return fights
    return [*found, "none"]


def action_candidates(st: Position, seat: int, args: Args) -> list[str]:
    u = args[0]
    if is_wall(st, u):
        return ["ranged", "none"]
    found = ["maneuver", "march", "retreat", "ranged"]
    found.extend(f"charge:{st.kind[v]}:{v}" for v in charging.targets(st, u))
    found.extend(f"melee:{st.kind[v]}:{v}" for v in touching(st, u))
    return [*found, "none"]


def why_not_key(st: Position, seat: int, args: Args, option: str) -> Refusal | None:
    """The rule against one option of an activation."""
    u = args[0]
    word, *rest = option.split(":")
    if must_fight(st, u) and word not in {"melee", "retreat"}:
        return Refusal("rounds.idleness")
    if word == "charge" and rest and rest[-1].isdigit() and int(rest[-1]) < len(st.kind):
        v = int(rest[-1])
        if v in charging.targets(st, u) and not hooks.forbids_action(st, u, word):
            return charging.why_not_charge(st, u, v)
    return why_not_action(st, u, word)


def free_keys(st: Position, seat: int, args: tuple[int, tuple[str, ...], int, str]) -> list[str]:
    """The options of a free action that an effect grants."""
    u, kinds, target, _ = args
    must = "must" in kinds
    found = options(st, u, [k for k in kinds if k != "must"], target)
    return found if must and found else [*found, "none"]


# ---- shooting ----------------------------------------------------------------------------------


def check_shooting_shift(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    """A shift before shooting must leave a target (rule attack.ranged_shift)."""
    no = check_shift(st, seat, args, reply)
    if no is not None:
        return no
    named = dict(reply)
    u = args[0]
    d = named.get("distance", 0)
    right, ahead = STEPS[SIDES[named.get("direction", 0)]]
    aims = shots(st, u, moved(tray(st, u), right * d, ahead * d))
    return None if aims else Refusal("attack.ranged_shift")


def propose_shooting_shift(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    found: list[Plan] = []
    stay: Plan = {"direction": 0, "distance": 0}
    if check_shooting_shift(st, seat, args, tuple(stay.items())) is None:
        found.append(stay)
    for plan in propose_shift(st, seat, args, rng, n):
        if len(found) >= max(2, n // 2):
            break
        if plan["distance"] and check_shooting_shift(st, seat, args, tuple(plan.items())) is None:
            found.append(plan)
    return found


def aim_keys(st: Position, seat: int, args: Args) -> list[str]:
    """Targets of a ranged attack; with the weapon where the unit has several."""
    u, target = args[:2]
    aims = [(i, v) for i, v in shots(st, u, tray(st, u)) if target in (NOBODY, v)]
    if len(weapons(st, u, ranged=True)) == 1:
        return [key(st, v) for _, v in aims]
    return [f"shot:{profile(st, u).attacks[i].id}:{st.kind[v]}:{v}" for i, v in aims]


def aim(st: Position, u: int, option: str) -> tuple[int, int]:
    """The weapon and the target that an option of `aim_keys` means."""
    words = option.split(":")
    v = int(words[-1])
    if words[0] == "shot":
        for i in weapons(st, u, ranged=True):
            if profile(st, u).attacks[i].id == words[1]:
                return i, v
    return weapons(st, u, ranged=True)[0], v


def weapon_keys(st: Position, seat: int, args: Args) -> list[str]:
    u, ranged = args[:2]
    return [
        f"weapon:{profile(st, u).attacks[i].id}:{i}" for i in weapons(st, u, ranged=bool(ranged))
    ]
