"""The actions of a unit: which it may take, and how one is carried out."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

from weirwood.kernel import Flow, Kind, Refusal, Rng, at, choose, procedure, tell

from .. import facts
from ..geometry.rect import SIDES, gap2, moved
from ..state import NOBODY, ON, Position
from . import seams
from .attack import attack, melee_action, reach, shots, weapons, why_not_shot
from .attack import can_shoot as in_aim
from .charge import charge, targets, valid_targets, why_not_charge
from .commanders import is_commander
from .contexts import action_now, pop, push
from .keys import Args, Plan, Reply, key, number
from .measuring import INCH, in_reach_of_arrow
from .modes.carry import drop_off_pile
from .modes.missions import swap_mission
from .movement import (
    SHOOTING_SHIFT,
    check_shift,
    danger,
    maneuver,
    march,
    propose_shift,
    retreat,
    retreat_sides,
    shooting_shift,
)
from .orders import window
from .paths import (
    STEPS,
    Ground,
    around,
    carries,
    in_danger,
    speed,
    why_not_end,
)
from .places import hopeless, stretches, way_out
from .sight import Leeway, may_see_from
from .terrain import near_piece, pieces_that, raze
from .units import IMMOBILE, enemy_units, engaged, is_wall, profile, touching, tray

if TYPE_CHECKING:
    from collections.abc import Sequence


ACTIONS = ("maneuver", "march", "retreat", "melee", "ranged", "charge", "raze", "swap")


@procedure
def perform(st: Position, u: int, option: str, free: bool, target: int) -> Flow[bool]:
    """One action, from its choice to its end; gives whether it took place (rule rounds.actions).

    ``target`` limits an action to one enemy, for effects that say so.
    """
    word = option.split(":", maxsplit=1)[0]
    aimed = number(option) if word in {"charge", "melee"} else target
    push(
        st, "action", unit=u, action=word, free=free, target=aimed, flags=[], length=0,
        pivot_first=False, hurt=False, lost=False, done=False,
    )  # fmt: skip
    tell(st, "action.chosen", seat=st.owner[u], unit=st.kind[u], nr=u, action=word, free=free)
    yield from at("chosen", window(st, "action.chosen"))
    begun = st.where[u] == ON and word != "swap" and not action_now(st)["lost"]
    if begun and in_danger(st, u):
        action_now(st)["hurt"] = True
        yield from danger(st, u)
    if st.where[u] == ON:
        yield from at("before", window(st, "action.before"))
    if st.where[u] == ON and not action_now(st)["lost"]:
        yield from carry_out(st, u, option, aimed)
        action_now(st)["done"] = True
    if st.where[u] == ON:
        yield from drop_off_pile(st, u)
        yield from at("after", window(st, "action.after"))
    done = action_now(st)["done"]
    pop(st, "action")
    return done


@procedure
def carry_out(st: Position, u: int, option: str, target: int) -> Flow[None]:
    """Do what the option says; what has become impossible meanwhile is lost."""
    word = option.split(":", maxsplit=1)[0]
    if word in {"charge", "melee"} and st.where[target] != ON:
        return
    known = word in ACTIONS and word not in {"raze", "charge"}
    if known and why_not_action(st, u, word) is not None:
        return
    if word == "maneuver":
        yield from maneuver(st, u, False)
    elif word == "march":
        yield from march(st, u)
    elif word == "retreat":
        yield from retreat(st, u)
    elif word == "melee":
        yield from melee_action(st, u, target)
    elif word == "ranged":
        yield from ranged_action(st, u, target)
    elif word == "charge":
        if why_not_charge(st, u, target) is None:
            yield from charge(st, u, target)
    elif word == "raze":
        raze(st, u, number(option))
    elif word == "swap":
        yield from swap_mission(st, st.owner[u])


@procedure
def ranged_action(st: Position, u: int, target: int) -> Flow[None]:
    """Shift up to 2 inches, choose a target in sight and range, attack (rule attack.ranged)."""
    if not is_wall(st, u) and target == NOBODY:
        yield from shooting_shift(st, u)
    if st.where[u] != ON or not aim_keys(st, st.owner[u], (u, target)):
        return
    option = yield from choose(st, "attack.target", st.owner[u], u, target, st.kind[u])
    index, v = aim(st, u, option)
    yield from attack(st, u, v, index, False)


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
    if aims:
        return None
    return Refusal("attack.ranged_shift") if d else why_no_shot(st, u)


def why_no_shot(st: Position, u: int) -> Refusal:
    """What stops the shot at the nearest enemy, from where a unit stands."""
    here = tray(st, u)
    foes = sorted(enemy_units(st, st.owner[u]), key=lambda v: gap2(here, tray(st, v)))
    for index in weapons(st, u, ranged=True):
        for v in foes:
            no = why_not_shot(st, u, index, here, v)
            if no is not None:
                return no
    return Refusal("attack.ranged_target")


class Aim(NamedTuple):
    """An attack and a target, with how far the attack goes and whether it looks over all."""

    weapon: int
    v: int
    reach: int
    over: bool


def shooting_place(st: Position, u: int) -> Plan | None:
    """A shift of 0 to 2 inches that leaves a target, or None if there is none.

    It answers both whether a unit may shoot and from where (rules attack.ranged_target,
    attack.ranged_shift).
    """
    here = tray(st, u)
    if shots(st, u, here):
        return {"direction": 0, "distance": 0}
    if is_wall(st, u):
        return None
    aims = [
        Aim(index, v, reach(st, u, index), seams.over_obstacles(st, u, index))
        for index in weapons(st, u, ranged=True)
        for v in enemy_units(st, st.owner[u])
        if in_reach_of_arrow(here, tray(st, v), reach(st, u, index) + SHOOTING_SHIFT)
    ]
    if not aims:
        return None
    ground = around(st, u, SHOOTING_SHIFT)
    for side in SIDES:
        for low, high, end in stretches(st, u, side, SHOOTING_SHIFT, ground):
            d = open_shift(st, u, side, (low, high), end, aims)
            if d:
                return {"direction": SIDES.index(side), "distance": d}
    return None


def open_shift(
    st: Position, u: int, side: str, between: tuple[int, int], ground: Ground, aims: list[Aim]
) -> int:
    """A distance over one side after which one of these attacks is possible; 0 if there is none.

    Exact: a range of distances is given up if no tray in it can end there or sees anybody, and
    halved otherwise, down to single thousandths.
    """
    here = tray(st, u)
    right, ahead = STEPS[side]
    low, high = between
    ranges = deque([(high, high, aims), (low, high - 1, aims)])
    while ranges:
        d0, d1, some = ranges.popleft()
        if d0 > d1:
            continue
        d = (d0 + d1) // 2
        rect = moved(here, right * d, ahead * d)
        off = d1 - d + 2
        if hopeless(st, rect, ground, off):
            continue
        lower = off * here[4] // here[3] + 4 if right else off + 4
        leeway = Leeway(off, 2, lower) if right else Leeway(2, off, lower)
        some = [
            aim
            for aim in some
            if in_reach_of_arrow(rect, tray(st, aim.v), aim.reach + off)
            and may_see_from(st, u, rect, aim.v, leeway, ranged=True, over=aim.over)
        ]
        if not some:
            continue
        if why_not_end(st, u, rect, ground=ground) is None and any(
            in_aim(st, u, aim.weapon, rect, aim.v) for aim in some
        ):
            return d
        if d0 < d1:
            ranges.extend(((d0, d - 1, some), (d + 1, d1, some)))
    return 0


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
    if not found:
        place = shooting_place(st, args[0])
        found = [] if place is None else [place]
    return found


def aim_keys(st: Position, seat: int, args: Args) -> list[str]:
    """Targets of a ranged attack; with the weapon where the unit has several."""
    u, target = args[:2]
    aims = [(i, v) for i, v in shots(st, u, tray(st, u)) if target in (NOBODY, v)]
    if len(weapons(st, u, ranged=True)) == 1:
        return [key(st, v) for _, v in aims]
    return [f"shot:{profile(st, u).attacks[i].id}:{st.kind[v]}:{v}" for i, v in aims]


def aim_candidates(st: Position, seat: int, args: Args) -> list[str]:
    """Every enemy, in reach or not."""
    u, target = args[:2]
    found = weapons(st, u, ranged=True)
    foes = [v for v in enemy_units(st, st.owner[u]) if target in (NOBODY, v)]
    if len(found) == 1:
        return [key(st, v) for v in foes]
    return [f"shot:{profile(st, u).attacks[i].id}:{st.kind[v]}:{v}" for i in found for v in foes]


def why_not_aim(st: Position, seat: int, args: Args, option: str) -> Refusal | None:
    """The rule against a target of a ranged attack."""
    if option not in aim_candidates(st, seat, args):
        return Refusal("attack.ranged_target")
    u = args[0]
    index, v = aim(st, u, option)
    return why_not_shot(st, u, index, tray(st, u), v)


def aim(st: Position, u: int, option: str) -> tuple[int, int]:
    """The weapon and the target that an option of `aim_keys` means."""
    words = option.split(":")
    v = int(words[-1])
    if words[0] == "shot":
        for i in weapons(st, u, ranged=True):
            if profile(st, u).attacks[i].id == words[1]:
                return i, v
    return weapons(st, u, ranged=True)[0], v


@procedure
def free_action(st: Position, u: int, kinds: tuple[str, ...], target: int) -> Flow[bool]:
    """A free action of one of these kinds, if the owner wants it and it is possible.

    "must" among the kinds makes it compulsory where possible. Rule rounds.free_action.
    """
    if st.where[u] != ON:
        return False
    found = free_keys(st, st.owner[u], (u, kinds, target, ""))
    if found == ["none"]:
        return False
    option = found[0]
    if len(found) > 1:
        option = yield from choose(st, "action.free", st.owner[u], u, kinds, target, st.kind[u])
    if option == "none":
        return False
    return (yield from perform(st, u, option, True, target))


def free_keys(st: Position, seat: int, args: tuple[int, tuple[str, ...], int, str]) -> list[str]:
    """The options of a free action that an effect grants."""
    u, kinds, target, _ = args
    must = "must" in kinds
    found = options(st, u, [k for k in kinds if k != "must"], target)
    return found if must and found else [*found, "none"]


def why_not_action(st: Position, u: int, action: str) -> Refusal | None:
    """Why a unit may not take an action of a kind at all; None if it may."""
    busy = engaged(st, u)
    if seams.forbids_action(st, u, action):
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
        if not weapons(st, u, ranged=True):
            return Refusal("attack.ranged_weapon")
        return None if can_shoot(st, u) else Refusal("attack.ranged_target")
    if action == "charge":
        if busy:
            return Refusal("charge.not_engaged")
        return None if valid_targets(st, u) else Refusal("charge.valid_target")
    if action == "raze":
        return None if razeable(st, u) else Refusal("terrain.destructible")
    if action == "swap":
        return None if can_swap(st, u) else Refusal("modes.commander_swap")
    return Refusal("rounds.actions")


def can_retreat(st: Position, u: int) -> bool:
    """Is there a way out with the best roll (rule movement.retreat_possible)?"""
    if not engaged(st, u) or IMMOBILE.intersection(profile(st, u).abilities):
        return False
    return way_out(st, u, speed(st, u) + 6 * INCH, retreat_sides(st, u)) is not None


def can_shoot(st: Position, u: int) -> bool:
    """Has the unit a target now, or after its shift (rule attack.ranged_target)?"""
    if engaged(st, u) or not weapons(st, u, ranged=True):
        return False
    return shooting_place(st, u) is not None


def razeable(st: Position, u: int) -> list[int]:
    """Destructible pieces within an inch (rule terrain.destructible)."""
    if not weapons(st, u, ranged=False) or is_wall(st, u):
        return []
    here = tray(st, u)
    return [i for i in pieces_that(st, "falls") if near_piece(st, i, here, INCH)]


def can_swap(st: Position, u: int) -> bool:
    """In Dark Wings, Dark Words a commander may give up its action for a mission."""
    return "commander_swap" in facts.MODES[st.mode].rules and is_commander(st, u)


def options(st: Position, u: int, kinds: Sequence[str], target: int) -> list[str]:
    """The actions of these kinds that a unit may take, by option key; against one target
    if given."""
    found: list[str] = []
    for action in kinds:
        if seams.forbids_action(st, u, action):
            continue
        if action == "charge":
            found.extend(
                f"charge:{st.kind[v]}:{v}" for v in valid_targets(st, u) if target in (NOBODY, v)
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
    found.extend(f"charge:{st.kind[v]}:{v}" for v in targets(st, u))
    found.extend(f"melee:{st.kind[v]}:{v}" for v in touching(st, u))
    return [*found, "none"]


def why_not_key(st: Position, seat: int, args: Args, option: str) -> Refusal | None:
    """The rule against one option of an activation."""
    u = args[0]
    word = option.split(":", maxsplit=1)[0]
    if must_fight(st, u) and word not in {"melee", "retreat"}:
        return Refusal("rounds.idleness")
    return why_not_option(st, u, option)


TARGETED: Final = {  # what an action speaks of, and the rule that says what it may be
    "charge": "charge.valid_target",
    "melee": "attack.melee_target",
    "raze": "terrain.destructible",
}


def why_not_option(st: Position, u: int, option: str) -> Refusal | None:
    """The rule against an action, or against its target."""
    word, *rest = option.split(":")
    if word == "charge" and rest and rest[-1].isdigit() and int(rest[-1]) < len(st.kind):
        v = int(rest[-1])
        if v in targets(st, u) and not seams.forbids_action(st, u, word) and not is_wall(st, u):
            return why_not_charge(st, u, v)
    no = why_not_action(st, u, word)
    if no is None and word in TARGETED and option not in options(st, u, (word,), NOBODY):
        return Refusal(TARGETED[word])
    return no


def why_not_free(
    st: Position, seat: int, args: tuple[int, tuple[str, ...], int, str], option: str
) -> Refusal | None:
    """The rule against one option of a free action; what was not granted is the grant's matter."""
    u, kinds, target = args[:3]
    word, *rest = option.split(":")
    if word not in kinds or word == "must":
        return None
    if target != NOBODY and word in TARGETED and word != "raze" and rest[-1:] != [str(target)]:
        return None
    no = why_not_option(st, u, option)
    if no is None and word == "ranged":  # at one enemy, and without the shift
        return Refusal("attack.ranged_target")
    return no


KINDS = (
    Kind(
        "turn.action",
        "rounds.actions",
        keys=action_keys,
        candidates=action_candidates,
        why_not=why_not_key,
    ),
    Kind("action.free", "rounds.free_action", keys=free_keys, why_not=why_not_free),
    Kind(
        "attack.shift",
        "attack.ranged_shift",
        check=check_shooting_shift,
        propose=propose_shooting_shift,
    ),
    Kind(
        "attack.target",
        "attack.ranged_target",
        keys=aim_keys,
        candidates=aim_candidates,
        why_not=why_not_aim,
    ),
)
