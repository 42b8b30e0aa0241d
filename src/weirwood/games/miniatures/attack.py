"""Attacks: the whole sequence, in the order of the rulebook."""

from __future__ import annotations

from weirwood.games.miniatures import attacks
from weirwood.games.miniatures.charging import align_keys, align_shift, room
from weirwood.games.miniatures.dice import die
from weirwood.games.miniatures.field import put, refresh_contact, side_touched, tray
from weirwood.games.miniatures.geometry.contact import flush
from weirwood.games.miniatures.geometry.rect import SLACK, Rect, within
from weirwood.games.miniatures.hooks import window
from weirwood.games.miniatures.modes.carry import claim_by_touch, steal_token
from weirwood.games.miniatures.movement import free_pivot
from weirwood.games.miniatures.moves import why_not_end
from weirwood.games.miniatures.objectives import bonuses, cover_after_move
from weirwood.games.miniatures.panic import test
from weirwood.games.miniatures.rerolls import rerolls
from weirwood.games.miniatures.roster import (
    engaged,
    friends,
    is_wall,
    number,
    on_table,
    touching,
)
from weirwood.games.miniatures.rows import pop, top
from weirwood.games.miniatures.state import NOBODY, ON, Position
from weirwood.games.miniatures.tokens import put as put_token
from weirwood.games.miniatures.wounds import wound
from weirwood.kernel import Flow, at, call, choose, procedure
from weirwood.kernel.event import tell


@procedure
def melee_action(st: Position, u: int, v: int) -> Flow[None]:
    """A melee Attack: turn to face, align, choose the weapon, attack (rules attack.facing,
    attack.slide)."""
    yield from take_position(st, u)
    yield from melee_attack(st, u, v, False)


@procedure
def take_position(st: Position, u: int) -> Flow[None]:
    """Engaged with one enemy only, a unit may turn to face it and slide to a full or half
    alignment."""
    foes = tuple(touching(st, u))
    if len(foes) == 1 and not is_wall(st, foes[0]) and len(stances(st, u, foes[0])) > 1:
        how = yield from choose(st, "attack.stance", st.owner[u], u, foes[0], st.kind[u])
        if how != "stay":
            stand(st, u, foes[0], how)
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
    weapons = tuple(attacks.weapons(st, u, ranged=False))
    if not weapons:
        return
    index = weapons[0]
    if len(weapons) > 1:
        key = yield from choose(st, "attack.weapon", st.owner[u], u, False, st.kind[u], v, charge)
        index = number(key)
    yield from attack(st, u, v, index, charge)


@procedure
def attack(st: Position, u: int, v: int, index: int, charge: bool) -> Flow[None]:
    """One attack, from its declaration to Surge Forth (rule attack.steps)."""
    arcs = attacks.arcs_for(st, u, v, ranged=attacks.is_ranged(st, u, index))
    side = arcs[0]
    if len(arcs) > 1:
        side = yield from choose(st, "attack.arc", st.owner[u], arcs, v)
    attacks.begin(st, u, v, index, side, charge)
    weaken_by_objective(st)
    yield from at("declared", window(st, "attack.declared"))
    if attacks.alive(st):
        yield from at("before", window(st, "attack.before"))
    if attacks.alive(st):
        yield from roll_and_wound(st, u, v)
    if st.where[v] == ON and top(st)["resolved"]:
        yield from panic_after(st, u, v)
    attacks.conclude(st)
    yield from at("after", window(st, "attack.after"))
    yield from aftermath(st, u, v)
    pop(st, "attack")


def weaken_by_objective(st: Position) -> None:
    row = top(st)
    if not row["ranged"] and "weaken_defender" in tuple(bonuses(st, row["attacker"])):
        put_token(st, row["defender"], "weakened")


@procedure
def roll_and_wound(st: Position, u: int, v: int) -> Flow[None]:
    """Steps 1 to 6: dice, re-rolls, Defense, re-rolls, wounds."""
    attacks.count_dice(st)
    attacks.roll_attack(st)
    yield from rerolls(st, "attack")
    attacks.score_hits(st)
    yield from at("after_dice", window(st, "attack.dice"))
    if not attacks.alive(st):
        return
    attacks.score_hits(st)
    attacks.tell_hits(st)
    attacks.roll_defense(st)
    yield from at("defense", rerolls(st, "defense"))
    attacks.score_blocks(st)
    yield from at("after_defense", window(st, "attack.defense"))
    attacks.score_blocks(st)
    n = attacks.suffered(st)
    tell(st, "attack.wounds", seat=st.owner[v], unit=st.kind[v], nr=v, count=n,
         blocked=top(st)["blocked"])  # fmt: skip
    top(st)["wounds"] = n
    if st.where[v] == ON:
        lost = yield from wound(st, v, n, st.owner[u], u)
        top(st)["taken"] = lost
        top(st)["killed"] = st.where[v] != ON
    top(st)["resolved"] = True


@procedure
def panic_after(st: Position, u: int, v: int) -> Flow[None]:
    """Step 7: the defender's Panic test; without a wound it is passed (rule panic.after_attack)."""
    if is_wall(st, v) or "no_panic" in top(st)["flags"]:
        return
    sure = top(st)["wounds"] == 0
    mod = attacks.panic_modifier(st)
    extra = int(top(st)["panic_extra"])
    passed = yield from test(st, v, True, mod, extra, st.owner[u], u, "attack", sure)
    top(st)["panic"] = "passed" if passed else "failed"


@procedure
def aftermath(st: Position, u: int, v: int) -> Flow[None]:
    """What the rules themselves do after an attack, and Surge Forth (rule attack.surge)."""
    row = top(st)
    ranged = bool(row["ranged"])
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
    if killed and attacks.may_surge(st):
        yield from window(st, "surge")
        if attacks.may_surge(st) and not top(st).get("surged"):
            go = yield from choose(st, "attack.surge", st.owner[u], u, st.kind[u])
            if go == "maneuver":  # a free action like any other
                yield from call(st, "miniatures.actions.perform", u, "maneuver", True, NOBODY)
    if killed:
        for w in tuple(freed):
            if st.where[w] == ON and not engaged(st, w):
                yield from free_pivot(st, w)
