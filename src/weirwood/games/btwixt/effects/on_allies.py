"""Ops on allies: kill, move, revive, claim one more, look at the deck; and the first player."""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import Flow, choose, order, procedure, tell

from ..rules import allies, revealed
from ..rules.seating import members
from ..state import EDITIONS, ExtraClaim, Position, without
from . import protection
from .options import CHANGED, DECLINED, NOTHING, chosen_council, chosen_leaders, look_keys
from .select import (
    ally_key,
    ally_of_key,
    by_ally,
    councils,
    destinations,
    effect,
    killable,
    leaders,
    movable,
    revivable,
    somebody,
    source_id,
)
from .vocabulary import Effect


@procedure
def run(st: Position, op: str, e: int, you: int) -> Flow[int]:
    """One op on allies; whether it changed something."""
    if op == "kill_ally":
        return (yield from kill_ally(st, e, you))
    if op == "look_allies":
        return (yield from look_allies(st, e, you))
    if op == "move_ally":
        return (yield from move_ally(st, e, you))
    if op == "revive_ally":
        return (yield from revive_ally(st, e, you))
    assert op == "set_first_player", op
    return (yield from set_first_player(st, e, you))


@procedure
def kill_ally(st: Position, e: int, you: int) -> Flow[int]:
    """ops.kill_ally: one, the one of lowest power, or all."""
    found = killable(st, effect(st, e), you)
    if not found:
        return NOTHING
    if effect(st, e).pick == "all":
        return kill_all(st, e, you)
    keys = tuple(dict.fromkeys([ally_key(st, c, a) for c, a in found]))
    key = keys[0]
    if len(keys) > 1 or (effect(st, e).optional and effect(st, e).pick == "choose"):
        key = yield from choose(st, "effect.kill", you, source_id(st, e), e)
        if key == "none":
            return DECLINED
    kill_key(st, key)
    return CHANGED


def kill_key(st: Position, key: str) -> None:
    council, ally = ally_of_key(st, key)
    allies.kill(st, ally, council)


def kill_all(st: Position, e: int, you: int) -> int:
    found = killable(st, effect(st, e), you)
    for council, ally in found:
        allies.kill(st, ally, council)
    return CHANGED if found else NOTHING


def can_kill(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(killable(st, fx, you))


def kill_current(st: Position, e: int, you: int) -> int:
    if not can_kill_current(st, effect(st, e), you, False):
        return NOTHING
    allies.kill_current(st)
    return CHANGED


def can_kill_current(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return st.current >= 0 and st.placed < 0 and not protection.table(st, by_ally(fx))


def kill_self(st: Position, e: int, you: int) -> int:
    if not can_kill_self(st, effect(st, e), you, False):
        return NOTHING
    allies.kill(st, st.acting, st.here)
    return CHANGED


def can_kill_self(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return st.here >= 0 and not protection.ally_in(st, st.here, st.acting, True)


@procedure
def move_ally(st: Position, e: int, you: int) -> Flow[int]:
    """ops.move_ally"""
    keys = tuple(dict.fromkeys([ally_key(st, c, a) for c, a in movable(st, effect(st, e), you)]))
    if not keys:
        return NOTHING
    key = keys[0]
    if len(keys) > 1 or effect(st, e).optional:
        key = yield from choose(st, "effect.move", you, source_id(st, e), e)
        if key == "none":
            return DECLINED
    to = yield from chosen_council(
        st, e, you, destinations(st, effect(st, e).council_to, you, you, ally_of_key(st, key)[0])
    )
    move_key(st, key, to)
    return CHANGED


def move_key(st: Position, key: str, to: int) -> None:
    council, ally = ally_of_key(st, key)
    allies.move(st, ally, council, to)


def can_move(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(movable(st, fx, you))


@procedure
def revive_ally(st: Position, e: int, you: int) -> Flow[int]:
    """ops.revive_ally"""
    found = tuple(revivable(st, effect(st, e)))
    where = councils(st, effect(st, e).council, you, you)
    if not found or not where:
        return NOTHING
    ally = found[0]
    if len(found) > 1 or effect(st, e).optional:
        key = yield from choose(st, "effect.revive", you, source_id(st, e), e)
        if key == "none":
            return DECLINED
        ally = dead_of_key(st, key)
    council = yield from chosen_council(st, e, you, where)
    revive(st, ally, council)
    return CHANGED


def dead_of_key(st: Position, key: str) -> int:
    return EDITIONS[st.edition].ally(key.split(":")[1])


def revive(st: Position, ally: int, council: int) -> None:
    """From the dead pile into a council; that is no claim (ops.revive_ally)."""
    st.dead = without(st.dead, ally)
    st.councils[council] += (ally,)
    name = EDITIONS[st.edition].ally_ids[ally]
    tell(st, "ally.revived", ally=name, council_seats=list(members(st, council)))


def can_revive(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(revivable(st, fx)) and bool(councils(st, fx.council, you, you))


def claim_extra(st: Position, e: int, you: int) -> int:
    st.queue += (ExtraClaim(e, you, st.here, st.killed),)
    return CHANGED


@procedure
def look_allies(st: Position, e: int, you: int) -> Flow[int]:
    """ops.look_allies: first those for the bottom, then the order of the rest."""
    revealed.look(st, you, effect(st, e).count)
    if not st.looking:
        return NOTHING
    most = min(effect(st, e).bottom, len(st.looking))
    if most:
        least = 0 if effect(st, e).up_to else most
        down = yield from order(
            st, "effect.bottom", you, source_id(st, e), e, least=least, most=most
        )
        sink(st, down)
    if len(st.looking) > 1:
        n = len(st.looking)
        up = yield from order(st, "effect.top", you, source_id(st, e), e, least=n, most=n)
        rank(st, up)
    revealed.put_back(st, you)
    return CHANGED


def sink(st: Position, keys: tuple[str, ...]) -> None:
    """These go to the bottom of the deck, the first of them uppermost."""
    names = look_keys(st)
    st.sunk = tuple(st.looking[names.index(key)] for key in keys)
    rest = zip(st.looking, names, strict=True)
    st.looking = tuple(x for x, name in rest if name not in keys)


def rank(st: Position, keys: tuple[str, ...]) -> None:
    """The rest goes back on top in this order."""
    names = look_keys(st)
    st.looking = tuple(st.looking[names.index(key)] for key in keys)


def can_look(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(st.ally_deck or st.dead or st.row)


@procedure
def set_first_player(st: Position, e: int, you: int) -> Flow[int]:
    """ops.set_first_player"""
    seats = yield from chosen_leaders(
        st, e, you, effect(st, e).who, leaders(st, effect(st, e).who, you)
    )
    if not seats:
        return NOTHING
    name_first(st, seats[0])
    return CHANGED


def name_first(st: Position, seat: int) -> None:
    st.next_first = seat
    tell(st, "first.named", seat=seat)


PLAIN: dict[str, Callable[[Position, int, int], int]] = {
    "kill_current": kill_current,
    "kill_self": kill_self,
    "claim_extra": claim_extra,
}
POSSIBLE: dict[str, Callable[[Position, Effect, int, bool], bool]] = {
    "kill_ally": can_kill,
    "kill_current": can_kill_current,
    "kill_self": can_kill_self,
    "move_ally": can_move,
    "revive_ally": can_revive,
    "look_allies": can_look,
    "set_first_player": somebody,
}
