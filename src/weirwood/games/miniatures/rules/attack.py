"""Attacks: the whole sequence, in the order of the rulebook. Ledger: `attack`."""

from __future__ import annotations

from typing import Final

from weirwood.kernel import Flow, Kind, Refusal, at, call, choose, procedure, tell

from .. import facts
from ..geometry.contact import flush
from ..geometry.rect import SLACK, Rect, within
from ..state import GONE, NOBODY, ON, Position
from . import seams
from .conditions import put as put_token
from .contexts import Attack, Turn, attack_now, defended_now, find, in_force, pop, push
from .dice import die, rerolls, throw
from .field import refresh_contact, side_touched
from .keys import Args, first_arg, number, words
from .measuring import LONG, RANGES, in_reach_of_arrow
from .modes.carry import claim_by_touch, steal_token
from .movement import danger, free_pivot
from .objectives import bonuses, cover_after_move
from .orders import window
from .panic import test
from .paths import align_keys, align_shift, enters, room, why_not_end
from .sight import arcs_held, sees_from, why_unseen
from .teams import friends, side_of
from .units import (
    enemy_units,
    engaged,
    is_wall,
    on_table,
    profile,
    put,
    ranks_left,
    ranks_lost,
    touching,
    tray,
)
from .wounds import wound

SIDE_PENALTY: Final = {"front": 0, "left": -1, "right": -1, "rear": -2, "": 0}


def weapons(st: Position, u: int, *, ranged: bool) -> list[int]:
    """The attacks of a unit of one kind, by their place on its card."""
    return [
        i for i, attack in enumerate(profile(st, u).attacks) if (attack.kind != "melee") == ranged
    ]


def weapon_keys(st: Position, seat: int, args: Args) -> list[str]:
    u, ranged = args[:2]
    return [
        f"weapon:{profile(st, u).attacks[i].id}:{i}" for i in weapons(st, u, ranged=bool(ranged))
    ]


def is_ranged(st: Position, u: int, index: int) -> bool:
    return profile(st, u).attacks[index].kind != "melee"


def reach(st: Position, u: int, index: int) -> int:
    """How far an attack goes; an ability may make a Short one Long."""
    kind = profile(st, u).attacks[index].kind
    return LONG if kind == "short" and seams.steady(st, u, index) else RANGES[kind]


def can_shoot(st: Position, u: int, index: int, rect: Rect, v: int) -> bool:
    """Is a unit a target of a ranged attack made from there (rule attack.ranged_target)?"""
    how = seams.shooting(st, u, index, v)
    if how:
        return how != "never"
    return in_reach_of_arrow(rect, tray(st, v), reach(st, u, index)) and sees_from(
        st, u, rect, v, ranged=True, over=seams.over_obstacles(st, u, index)
    )


def why_not_shot(st: Position, u: int, index: int, rect: Rect, v: int) -> Refusal | None:
    """The rule that stops a shot: range, sight or cover; None if it may be made."""
    if can_shoot(st, u, index, rect, v):
        return None
    named = {"unit": st.kind[v]}
    if seams.shooting(st, u, index, v) == "never":
        return Refusal("attack.ranged_target", named)
    if not in_reach_of_arrow(rect, tray(st, v), reach(st, u, index)):
        return Refusal("measuring.front_arrow", {**named, "most": reach(st, u, index)})
    return Refusal(why_unseen(st, u, rect, v, ranged=True), named)


def shots(st: Position, u: int, rect: Rect) -> list[tuple[int, int]]:
    """Pairs of ranged attack and target that are legal from a place."""
    found: list[tuple[int, int]] = []
    foes = enemy_units(st, st.owner[u])
    for index in weapons(st, u, ranged=True):
        found.extend((index, v) for v in foes if can_shoot(st, u, index, rect, v))
    return found


def arcs_for(st: Position, u: int, v: int, *, ranged: bool) -> tuple[str, ...]:
    """From where the attack comes: the touched side in melee, the arc at range."""
    if is_wall(st, v):
        return ("front",)
    if not ranged:
        side = side_touched(st, v, u)
        return (side,) if side else ("front",)
    return arcs_held(st, v, tray(st, u))


@procedure
def melee_action(st: Position, u: int, v: int) -> Flow[None]:
    """A melee Attack: turn to face, align, choose the weapon, attack (rules attack.facing,
    attack.slide)."""
    yield from take_position(st, u)
    if st.where[u] == ON:
        yield from melee_attack(st, u, v, False)


@procedure
def take_position(st: Position, u: int) -> Flow[None]:
    """Engaged with one enemy only, a unit may turn to face it and slide to a full or half
    alignment."""
    foes = tuple(touching(st, u))
    if len(foes) == 1 and not is_wall(st, foes[0]) and len(stances(st, u, foes[0])) > 1:
        how = yield from choose(st, "attack.stance", st.owner[u], u, foes[0], st.kind[u])
        if how != "stay":
            before = tray(st, u)
            stand(st, u, foes[0], how)
            if enters(st, u, before, tray(st, u)):
                yield from danger(st, u)
        if how != "stay" and st.where[u] == ON:
            cover_after_move(st, u)
            yield from claim_by_touch(st, u)


def stances(st: Position, u: int, v: int) -> list[str]:
    """Where a unit may stand before it attacks: as it is, or flush on the side it touches."""
    return list(stands(st, u, v))


def stands(st: Position, u: int, v: int) -> dict[str, Rect]:
    """The same with the tray as it would lie."""
    here = tray(st, u)
    side = side_touched(st, v, u)
    a, b = st.half_width[u], st.half_depth[u]
    shifts = room(st, u, v, side)
    found = {"stay": here}
    target = tray(st, v)
    for option in align_keys(shifts, a):
        there = flush(target, side, a, b, align_shift(shifts, a, option))
        if there != here and keeps_apart(st, u, v, there):
            found[option] = there
    return found


def keeps_apart(st: Position, u: int, v: int, there: Rect) -> bool:
    """A slide must neither overlap anything nor touch another enemy."""
    if why_not_end(st, u, there, close=True) is not None:
        return False
    return not any(
        w not in (u, v) and not friends(st, u, w) and within(there, tray(st, w), SLACK)
        for w in on_table(st)
    )


def stand(st: Position, u: int, v: int, how: str) -> None:
    side = side_touched(st, v, u)
    a, b = st.half_width[u], st.half_depth[u]
    shift = align_shift(room(st, u, v, side), a, how)
    put(st, u, flush(tray(st, v), side, a, b, shift))
    refresh_contact(st, u)
    tell(
        st, "unit.faced", seat=st.owner[u], unit=st.kind[u], nr=u, how=how.split(":", maxsplit=1)[0]
    )


@procedure
def melee_attack(st: Position, u: int, v: int, charge: bool) -> Flow[None]:
    """Choose one of the melee attacks on the card and resolve it."""
    found = tuple(weapons(st, u, ranged=False))
    if not found:
        return
    index = found[0]
    if len(found) > 1:
        key = yield from choose(st, "attack.weapon", st.owner[u], u, False, st.kind[u], v, charge)
        index = number(key)
    yield from attack(st, u, v, index, charge)


@procedure
def attack(st: Position, u: int, v: int, index: int, charge: bool) -> Flow[None]:
    """One attack, from its declaration to Surge Forth (rule attack.steps)."""
    arcs = arcs_for(st, u, v, ranged=is_ranged(st, u, index))
    side = arcs[0]
    if len(arcs) > 1:
        side = yield from choose(st, "attack.arc", st.owner[u], arcs, v)
    begin(st, u, v, index, side, charge)
    weaken_by_objective(st)
    yield from at("declared", window(st, "attack.declared"))
    if alive(st):
        yield from at("before", window(st, "attack.before"))
    if alive(st):
        yield from roll_and_wound(st, u, v)
    if st.where[v] == ON and attack_now(st)["resolved"]:
        yield from panic_after(st, u, v)
    conclude(st)
    yield from at("after", window(st, "attack.after"))
    yield from aftermath(st, u, v)
    pop(st, "attack")


def begin(st: Position, u: int, v: int, index: int, side: str, charge: bool) -> None:
    """Step 0: the attack is declared."""
    attack = profile(st, u).attacks[index]
    ranged = attack.kind != "melee"
    charging = find(st, "charge") if charge else None
    turn = find(st, "turn")
    code = [min(u, v), max(u, v)]
    push(
        st,
        "attack",
        attacker=u,
        defender=v,
        attack=index,
        ranged=ranged,
        side=side,
        charge=charge,
        disorderly=bool(charging and charging["disorderly"]),
        keywords=[],
        hit_mod=0,
        dice_mod=0,
        rank_mod=0,
        highest=False,
        lowest=False,
        defense_mod=0,
        panic_mod=0,
        panic_extra=0,
        extra_hits=0,
        extra_wounds=0,
        extra_blocks=0,
        flags=[],
        n=0,
        dice=[],
        hits=0,
        misses=0,
        defense=[],
        blocked=0,
        wounds=0,
        taken=0,
        resolved=False,
        killed=False,
        ranks_before=ranks_left(st, v),
        ranks_destroyed=0,
        panic="",
        destroyed=False,
        began=bool(turn) and code in pairs(turn),
        direct=0,
        into=[w for w in touching(st, v) if friends(st, u, w)] if ranged else [],
        freed=[
            w for w in touching(st, v) if w != u and friends(st, u, w) and touching(st, w) == [v]
        ],
    )
    row = attack_now(st)
    if charging:
        row["flags"].extend(charging["flags"])
    tell(
        st,
        "attack.declared",
        seat=st.owner[u],
        unit=st.kind[u],
        nr=u,
        target=st.kind[v],
        target_nr=v,
        attack=attack.id,
        side=side,
    )


def pairs(turn: Turn | None) -> list[list[int]]:
    """Who was engaged with whom when the turn began."""
    if turn is None:
        return []
    flat = turn["touch"]
    return [flat[i : i + 2] for i in range(0, len(flat), 2)]


def alive(st: Position) -> bool:
    """Both sides of the attack still stand."""
    row = attack_now(st)
    return st.where[row["attacker"]] == ON and st.where[row["defender"]] == ON


def weaken_by_objective(st: Position) -> None:
    row = attack_now(st)
    if not row["ranged"] and "weaken_defender" in tuple(bonuses(st, row["attacker"])):
        put_token(st, row["defender"], "weakened")


@procedure
def roll_and_wound(st: Position, u: int, v: int) -> Flow[None]:
    """Steps 1 to 6: dice, re-rolls, Defense, re-rolls, wounds."""
    count_dice(st)
    roll_attack(st)
    yield from rerolls(st, "attack")
    score_hits(st)
    yield from at("after_dice", window(st, "attack.dice"))
    if not alive(st):
        return
    score_hits(st)
    tell_hits(st)
    roll_defense(st)
    yield from at("defense", rerolls(st, "defense"))
    score_blocks(st)
    yield from at("after_defense", window(st, "attack.defense"))
    score_blocks(st)
    n = suffered(st)
    tell(st, "attack.wounds", seat=st.owner[v], unit=st.kind[v], nr=v, count=n,
         blocked=attack_now(st)["blocked"])  # fmt: skip
    attack_now(st)["wounds"] = n
    if st.where[v] == ON:
        lost = yield from wound(st, v, n, st.owner[u], u)
        attack_now(st)["taken"] = lost
        attack_now(st)["killed"] = st.where[v] != ON
    attack_now(st)["resolved"] = True


def count_dice(st: Position) -> None:
    """Step 1: how many dice (rules attack.dice_by_ranks, abilities.highest_lowest)."""
    row = attack_now(st)
    u = row["attacker"]
    melee = not row["ranged"]
    for effect in bonuses(st, u):
        if melee and effect in facts.KEYWORDS:
            add_keyword(row, effect)
        elif effect == "highest_dice":
            row["highest"] = True
    seams.attack_mods(st)
    siege_mods(st, row)
    dice = profile(st, u).attacks[row["attack"]].dice
    if row["lowest"]:
        n = min(dice)
    elif row["highest"]:
        n = max(dice)
    else:
        n = dice[min(max(ranks_lost(st, u) - row["rank_mod"], 0), len(dice) - 1)]
    row["n"] = max(0, n + row["dice_mod"])


def siege_mods(st: Position, row: Attack) -> None:
    """Castle walls and siege cards (rules modes.walls, modes.siege_cards)."""
    u, v = row["attacker"], row["defender"]
    side = side_of(st, u)
    if is_wall(st, v):
        row["flags"] += ["no_defense", "half"]
        if in_force(st, "siege_the_walls_hold"):
            row["flags"].append("no_wounds")
    if not row["ranged"] and in_force(st, "siege_general_assault", side):
        row["hit_mod"] += 1
    if is_wall(st, u) and in_force(st, "siege_fire_arrows", side):
        add_keyword(row, "vicious")


def add_keyword(row: Attack, keyword: str) -> None:
    """Abilities of the same name do not add up (rule abilities.same_name)."""
    if keyword not in row["keywords"]:
        row["keywords"].append(keyword)


def roll_attack(st: Position) -> None:
    """Step 2: roll them."""
    row = attack_now(st)
    u = row["attacker"]
    row["dice"] = throw(st, "attack", row["n"])
    tell(
        st,
        "dice.attack",
        seat=st.owner[u],
        unit=st.kind[u],
        nr=u,
        dice=list(row["dice"]),
        need=needed(st),
    )


def needed(st: Position) -> int:
    row = attack_now(st)
    return profile(st, row["attacker"]).attacks[row["attack"]].hit - row["hit_mod"]


def is_hit(face: int, need: int) -> bool:
    """A 1 always misses and a 6 always hits, whatever changes the result (rule attack.one_six)."""
    return face == 6 or (face != 1 and face >= need)


def score_hits(st: Position) -> None:
    """Step 3: the final dice, counted."""
    row = attack_now(st)
    need = needed(st)
    dice = row["dice"]
    good = len(dice) if "all_hit" in row["flags"] else sum(is_hit(f, need) for f in dice)
    row["misses"] = len(dice) - good
    sixes = 0 if "all_hit" in row["flags"] else dice.count(6)
    row["hits"] = good + (sixes if "critical_blow" in row["keywords"] else 0) + row["extra_hits"]
    row["direct"] = min(sixes, row["hits"]) if "precision" in row["keywords"] else 0
    row["hits"] = max(0, row["hits"])


def tell_hits(st: Position) -> None:
    row = attack_now(st)
    u = row["attacker"]
    tell(st, "attack.hits", seat=st.owner[u], unit=st.kind[u], nr=u, hits=row["hits"])


def roll_defense(st: Position) -> None:
    """Step 4: one die for each hit that may be blocked."""
    row = defended_now(st)
    v = row["defender"]
    seams.defense_mods(st)
    n = 0 if "no_defense" in row["flags"] else max(0, row["hits"] - row["direct"])
    row["defense"] = throw(st, "defense", n)
    if n:
        tell(
            st,
            "dice.defense",
            seat=st.owner[v],
            unit=st.kind[v],
            nr=v,
            dice=list(row["defense"]),
            need=defense_need(st),
        )


def defense_need(st: Position) -> int:
    """The face a Defense die needs: the attribute, less everything that helps (rule
    attack.bonus)."""
    row = defended_now(st)
    mod = row["defense_mod"]
    if "no_side" not in row["flags"]:
        mod += SIDE_PENALTY[row["side"]]
    if "sundering" in row["keywords"]:
        mod -= 1
    if "fortified" in row["flags"] and row["charge"]:
        mod += 1
    return profile(st, row["defender"]).defense - mod


def blocks(face: int, need: int, *, six_only: bool = False) -> bool:
    """A 6 always blocks and a 1 never does (rule attack.one_six_defense)."""
    return face == 6 or (not six_only and face != 1 and face >= need)


def score_blocks(st: Position) -> None:
    """Step 5: the final Defense dice, counted, with what blocks besides."""
    row = defended_now(st)
    need = defense_need(st)
    six_only = "six_only" in row["flags"]
    done = sum(blocks(f, need, six_only=six_only) for f in row["defense"])
    open_hits = max(0, row["hits"] - row["direct"])
    row["blocked"] = min(open_hits, done + row["extra_blocks"])


def suffered(st: Position) -> int:
    """Step 6: the wounds of the attack (rules attack.wounds, abilities.half)."""
    row = defended_now(st)
    through = max(0, row["hits"] - row["direct"]) - row["blocked"]
    if "half" in row["flags"]:
        through //= 2
    if "no_wounds" in row["flags"]:
        return 0
    return max(0, through + row["direct"] + row["extra_wounds"])


@procedure
def panic_after(st: Position, u: int, v: int) -> Flow[None]:
    """Step 7: the defender's Panic test; without a wound it is passed (rule panic.after_attack)."""
    if is_wall(st, v) or "no_panic" in attack_now(st)["flags"]:
        return
    sure = attack_now(st)["wounds"] == 0
    mod = panic_modifier(st)
    extra = attack_now(st)["panic_extra"]
    passed = yield from test(st, v, True, mod, extra, st.owner[u], u, "attack", sure)
    attack_now(st)["panic"] = "passed" if passed else "failed"


def panic_modifier(st: Position) -> int:
    """Step 7: what the attack adds to the Panic test (rules attack.bonus, abilities.vicious)."""
    row = attack_now(st)
    mod = row["panic_mod"]
    if "no_side" not in row["flags"]:
        mod += SIDE_PENALTY[row["side"]]
    if "vicious" in row["keywords"]:
        mod -= 2
    return mod


def conclude(st: Position) -> None:
    """Note what became of the defender."""
    row = attack_now(st)
    v = row["defender"]
    row["destroyed"] = st.where[v] == GONE
    left = ranks_left(st, v) if st.where[v] == ON and st.health[v] > 0 else 0
    row["ranks_destroyed"] = max(0, row["ranks_before"] - left)


@procedure
def aftermath(st: Position, u: int, v: int) -> Flow[None]:
    """What the rules themselves do after an attack, and Surge Forth (rule attack.surge)."""
    row = attack_now(st)
    ranged = row["ranged"]
    freed = tuple(row["freed"])
    into = tuple(row["into"])
    killed = bool(row["destroyed"] and row["killed"])
    if ranged:
        for w in tuple(into):
            yield from test(st, w, True, 0, 0, st.owner[u], NOBODY, "friendly_fire", False)
        return
    if is_wall(st, v):
        if st.where[u] == ON:
            burns = die(st, "tar", 3, seat=st.owner[v])
            yield from wound(st, u, burns, st.owner[v], NOBODY)
    elif st.where[v] == ON and st.where[u] == ON:
        yield from steal_token(st, u, v)
    if killed and may_surge(st):
        yield from window(st, "surge")
        if may_surge(st) and not attack_now(st).get("surged"):
            go = yield from choose(st, "attack.surge", st.owner[u], u, st.kind[u])
            if go == "maneuver":  # a free action like any other
                yield from call(st, "miniatures.actions.perform", u, "maneuver", True, NOBODY)
    if killed:
        for w in tuple(freed):
            if st.where[w] == ON and not engaged(st, w):
                yield from free_pivot(st, w)


def may_surge(st: Position) -> bool:
    """Surge Forth: the defender fell to this melee attack or its Panic test, to nothing else, and
    the attacker is free (rule attack.surge)."""
    row = attack_now(st)
    u = row["attacker"]
    return (
        row["destroyed"]
        and row["killed"]
        and not row["ranged"]
        and not is_wall(st, row["defender"])
        and st.where[u] == ON
        and not engaged(st, u)
    )


@procedure
def hits(st: Position, u: int, n: int, by: int, by_unit: int) -> Flow[int]:
    """A unit takes hits from an effect: Defense dice, no Panic test (rule
    abilities.effect_hits)."""
    if n <= 0 or st.where[u] != ON:
        return 0
    begin_hits(st, u, n, by)
    yield from rerolls(st, "defense")
    through = end_hits(st)
    return (yield from wound(st, u, through, by, by_unit))


def begin_hits(st: Position, u: int, n: int, by: int) -> None:
    """Hits that are no attack: Defense dice, but no Panic test and no side (rule
    abilities.effect_hits)."""
    push(
        st, "hits", unit=u, hits=n, defender=u, by=by, defense_mod=0, flags=[], keywords=[],
        side="", charge=False, direct=0, extra_blocks=0, defense=[], blocked=0, extra_wounds=0,
    )  # fmt: skip
    roll_defense(st)


def end_hits(st: Position) -> int:
    """The wounds that got through."""
    score_blocks(st)
    through = suffered(st)
    st.stack.pop()
    return through


def stance_keys(st: Position, seat: int, args: Args) -> list[str]:
    return stances(st, args[0], args[1])


KINDS = (
    Kind("attack.stance", "attack.facing", keys=stance_keys),
    Kind("attack.weapon", "attack.weapon", keys=weapon_keys),
    Kind("attack.arc", "sight.tie", keys=first_arg),
    Kind("attack.surge", "attack.surge", keys=words("maneuver", "none")),
)
