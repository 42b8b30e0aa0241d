"""The attack, step by step: plain functions on the attack row at the top of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.games.miniatures import content, hooks
from weirwood.games.miniatures.dice import throw
from weirwood.games.miniatures.field import (
    LONG,
    RANGES,
    arcs_held,
    in_reach_of_arrow,
    sees_from,
    side_touched,
    tray,
)
from weirwood.games.miniatures.objectives import bonuses
from weirwood.games.miniatures.roster import (
    enemy_units,
    engaged,
    friends,
    is_wall,
    profile,
    ranks_left,
    ranks_lost,
    side_of,
    touching,
)
from weirwood.games.miniatures.rows import find, in_force, push, top
from weirwood.games.miniatures.state import GONE, ON, Position
from weirwood.kernel.event import tell

if TYPE_CHECKING:
    from weirwood.games.miniatures.geometry.rect import Rect
    from weirwood.games.miniatures.state import Row

SIDE_PENALTY: Final = {"front": 0, "left": -1, "right": -1, "rear": -2, "": 0}


def weapons(st: Position, u: int, *, ranged: bool) -> list[int]:
    """The attacks of a unit of one kind, by their place on its card."""
    return [
        i for i, attack in enumerate(profile(st, u).attacks) if (attack.kind != "melee") == ranged
    ]


def reach(st: Position, u: int, index: int) -> int:
    """How far an attack goes; an ability may make a Short one Long."""
    kind = profile(st, u).attacks[index].kind
    return LONG if kind == "short" and hooks.steady(st, u, index) else RANGES[kind]


def can_shoot(st: Position, u: int, index: int, rect: Rect, v: int) -> bool:
    """Is a unit a target of a ranged attack made from there (rule attack.ranged_target)?"""
    how = hooks.shooting(st, u, index, v)
    if how:
        return how != "never"
    return in_reach_of_arrow(rect, tray(st, v), reach(st, u, index)) and sees_from(
        st, u, rect, v, ranged=True, over=hooks.over_obstacles(st, u, index)
    )


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


def is_ranged(st: Position, u: int, index: int) -> bool:
    return profile(st, u).attacks[index].kind != "melee"


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
    row = top(st)
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


def pairs(turn: Row | None) -> list[list[int]]:
    """Who was engaged with whom when the turn began."""
    if turn is None:
        return []
    flat = turn["touch"]
    return [flat[i : i + 2] for i in range(0, len(flat), 2)]


def alive(st: Position) -> bool:
    """Both sides of the attack still stand."""
    row = top(st)
    return st.where[row["attacker"]] == ON and st.where[row["defender"]] == ON


def count_dice(st: Position) -> None:
    """Step 1: how many dice (rules attack.dice_by_ranks, abilities.highest_lowest)."""
    row = top(st)
    u = row["attacker"]
    melee = not row["ranged"]
    for effect in bonuses(st, u):
        if melee and effect in content.KEYWORDS:
            add_keyword(row, effect)
        elif effect == "highest_dice":
            row["highest"] = True
    hooks.attack_mods(st)
    siege_mods(st, row)
    dice = profile(st, u).attacks[row["attack"]].dice
    if row["lowest"]:
        n = min(dice)
    elif row["highest"]:
        n = max(dice)
    else:
        n = dice[min(max(ranks_lost(st, u) - row["rank_mod"], 0), len(dice) - 1)]
    row["n"] = max(0, n + row["dice_mod"])


def siege_mods(st: Position, row: Row) -> None:
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


def add_keyword(row: Row, keyword: str) -> None:
    """Abilities of the same name do not add up (rule abilities.same_name)."""
    if keyword not in row["keywords"]:
        row["keywords"].append(keyword)


def roll_attack(st: Position) -> None:
    """Step 2: roll them."""
    row = top(st)
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
    row = top(st)
    return profile(st, row["attacker"]).attacks[row["attack"]].hit - int(row["hit_mod"])


def is_hit(face: int, need: int) -> bool:
    """A 1 always misses and a 6 always hits, whatever changes the result (rule attack.one_six)."""
    return face == 6 or (face != 1 and face >= need)


def score_hits(st: Position) -> None:
    """Step 3: the final dice, counted."""
    row = top(st)
    need = needed(st)
    dice = row["dice"]
    good = len(dice) if "all_hit" in row["flags"] else sum(is_hit(f, need) for f in dice)
    row["misses"] = len(dice) - good
    sixes = 0 if "all_hit" in row["flags"] else dice.count(6)
    row["hits"] = good + (sixes if "critical_blow" in row["keywords"] else 0) + row["extra_hits"]
    row["direct"] = min(sixes, row["hits"]) if "precision" in row["keywords"] else 0
    row["hits"] = max(0, row["hits"])


def tell_hits(st: Position) -> None:
    row = top(st)
    u = row["attacker"]
    tell(st, "attack.hits", seat=st.owner[u], unit=st.kind[u], nr=u, hits=row["hits"])


def defense_need(st: Position) -> int:
    """The face a Defense die needs: the attribute, less everything that helps (rule
    attack.bonus)."""
    row = top(st)
    mod = int(row["defense_mod"])
    if "no_side" not in row["flags"]:
        mod += SIDE_PENALTY[row["side"]]
    if "sundering" in row["keywords"]:
        mod -= 1
    if "fortified" in row["flags"] and row["charge"]:
        mod += 1
    return profile(st, row["defender"]).defense - mod


def roll_defense(st: Position) -> None:
    """Step 4: one die for each hit that may be blocked."""
    row = top(st)
    v = row["defender"]
    hooks.defense_mods(st)
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


def blocks(face: int, need: int, *, six_only: bool = False) -> bool:
    """A 6 always blocks and a 1 never does (rule attack.one_six_defense)."""
    return face == 6 or (not six_only and face != 1 and face >= need)


def score_blocks(st: Position) -> None:
    """Step 5: the final Defense dice, counted, with what blocks besides."""
    row = top(st)
    need = defense_need(st)
    six_only = "six_only" in row["flags"]
    done = sum(blocks(f, need, six_only=six_only) for f in row["defense"])
    open_hits = max(0, row["hits"] - row["direct"])
    row["blocked"] = min(open_hits, done + row["extra_blocks"])


def suffered(st: Position) -> int:
    """Step 6: the wounds of the attack (rules attack.wounds, abilities.half)."""
    row = top(st)
    through = max(0, int(row["hits"]) - int(row["direct"])) - int(row["blocked"])
    if "half" in row["flags"]:
        through //= 2
    if "no_wounds" in row["flags"]:
        return 0
    return max(0, through + int(row["direct"]) + int(row["extra_wounds"]))


def panic_modifier(st: Position) -> int:
    """Step 7: what the attack adds to the Panic test (rules attack.bonus, abilities.vicious)."""
    row = top(st)
    mod = int(row["panic_mod"])
    if "no_side" not in row["flags"]:
        mod += SIDE_PENALTY[row["side"]]
    if "vicious" in row["keywords"]:
        mod -= 2
    return mod


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


def conclude(st: Position) -> None:
    """Note what became of the defender."""
    row = top(st)
    v = row["defender"]
    row["destroyed"] = st.where[v] == GONE
    left = ranks_left(st, v) if st.where[v] == ON and st.health[v] > 0 else 0
    row["ranks_destroyed"] = max(0, row["ranks_before"] - left)


def may_surge(st: Position) -> bool:
    """Surge Forth: the defender fell to this melee attack or its Panic test, to nothing else, and
    the attacker is free (rule attack.surge)."""
    row = top(st)
    u = row["attacker"]
    return (
        row["destroyed"]
        and row["killed"]
        and not row["ranged"]
        and not is_wall(st, row["defender"])
        and st.where[u] == ON
        and not engaged(st, u)
    )
