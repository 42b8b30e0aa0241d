"""Ops on allies: kill, move, revive, look at the deck, and the first player token."""

from __future__ import annotations

from weirwood.games.btwixt import allies
from weirwood.games.btwixt.effects.ally_steps import (
    dead_of_key,
    kill_all,
    kill_key,
    move_key,
    name_first,
    rank,
    revive,
    sink,
)
from weirwood.games.btwixt.effects.choosing import chosen_council, chosen_leaders
from weirwood.games.btwixt.effects.plain import CHANGED, DECLINED, NOTHING
from weirwood.games.btwixt.effects.routes import (
    gain_councils,
    kill_choices,
    lowest_allies,
    move_choices,
    source_id,
    token_targets,
    who_of,
)
from weirwood.games.btwixt.effects.select import (
    ally_key,
    ally_of_key,
    effect,
    leaders,
    revivable,
)
from weirwood.games.btwixt.state import Position
from weirwood.kernel import Flow, choose, order, procedure


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
    return (yield from set_first_player(st, e, you))


@procedure
def kill_ally(st: Position, e: int, you: int) -> Flow[int]:
    """ops.kill_ally: one, the one of lowest power, or all."""
    if not kill_choices(st, e, you):
        return NOTHING
    if effect(st, e).pick == "all":
        return kill_all(st, e, you)
    found = kill_choices(st, e, you)
    if effect(st, e).pick == "lowest":
        found = lowest_allies(st, found)
    keys = tuple(dict.fromkeys([ally_key(st, c, a) for c, a in found]))
    key = keys[0]
    if len(keys) > 1 or (effect(st, e).optional and effect(st, e).pick == "choose"):
        key = yield from choose(st, "effect.kill", you, source_id(st, e), e)
        if key == "none":
            return DECLINED
    kill_key(st, key)
    return CHANGED


@procedure
def move_ally(st: Position, e: int, you: int) -> Flow[int]:
    """ops.move_ally"""
    keys = tuple(dict.fromkeys([ally_key(st, c, a) for c, a in move_choices(st, e, you)]))
    if not keys:
        return NOTHING
    key = keys[0]
    if len(keys) > 1 or effect(st, e).optional:
        key = yield from choose(st, "effect.move", you, source_id(st, e), e)
        if key == "none":
            return DECLINED
    to = yield from chosen_council(
        st, e, you, token_targets(st, e, you, you, ally_of_key(st, key)[0])
    )
    move_key(st, key, to)
    return CHANGED


@procedure
def revive_ally(st: Position, e: int, you: int) -> Flow[int]:
    """ops.revive_ally"""
    found = tuple(revivable(st, effect(st, e)))
    where = gain_councils(st, e, you, you)
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


@procedure
def look_allies(st: Position, e: int, you: int) -> Flow[int]:
    """ops.look_allies: first those for the bottom, then the order of the rest."""
    allies.look(st, you, effect(st, e).count)
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
    allies.put_back(st, you)
    return CHANGED


@procedure
def set_first_player(st: Position, e: int, you: int) -> Flow[int]:
    """ops.set_first_player"""
    seats = yield from chosen_leaders(st, e, you, who_of(st, e), leaders(st, who_of(st, e), you))
    if not seats:
        return NOTHING
    name_first(st, seats[0])
    return CHANGED
