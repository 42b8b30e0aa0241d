"""Ops on power tokens: gain, move, return, look, and who places the round's token."""

from __future__ import annotations

from weirwood.games.btwixt import allies
from weirwood.games.btwixt.effects.choosing import chosen_council, chosen_leaders
from weirwood.games.btwixt.effects.plain import CHANGED, DECLINED, NOTHING
from weirwood.games.btwixt.effects.routes import (
    gain_councils,
    same_council_only,
    source_id,
    token_councils,
    token_targets,
    who_of,
)
from weirwood.games.btwixt.effects.select import effect, leaders, token_keys
from weirwood.games.btwixt.effects.token_steps import (
    assign_choice,
    council_and_place,
    may_stop,
    note_sharer,
)
from weirwood.games.btwixt.state import NOBODY, Position
from weirwood.kernel import Flow, choose, procedure

OPS = frozenset(
    ("gain_tokens", "move_tokens", "return_tokens", "peek_tokens", "assign_token_choice")
)


@procedure
def run(st: Position, op: str, e: int, you: int) -> Flow[int]:
    """One op on tokens; whether it changed something."""
    seats = yield from chosen_leaders(st, e, you, who_of(st, e), leaders(st, who_of(st, e), you))
    if op == "assign_token_choice":
        return assign_choice(st, seats)
    result = NOTHING
    for seat in tuple(seats):
        one = NOTHING
        if op == "gain_tokens":
            one = yield from gain_tokens(st, e, seat, you)
        elif op == "peek_tokens":
            one = yield from peek_tokens(st, e, seat, you)
        else:
            one = yield from take_tokens(st, op, e, seat, you)
        if one == CHANGED or result == NOTHING:
            result = one
    return result


@procedure
def gain_tokens(st: Position, e: int, seat: int, you: int) -> Flow[int]:
    """ops.gain_tokens: one by one, each into a council of the leader's choice."""
    gained = 0
    while gained < effect(st, e).count and any(st.supply):
        council = yield from chosen_council(st, e, seat, gain_councils(st, e, seat, you))
        if council < 0:
            break
        allies.gain(st, seat, council)
        note_sharer(st, seat, council)
        gained += 1
    return CHANGED if gained else NOTHING


@procedure
def peek_tokens(st: Position, e: int, seat: int, you: int) -> Flow[int]:
    """ops.peek_tokens"""
    found = gain_councils(st, e, seat, you)
    if same_council_only(st, e):
        council = yield from chosen_council(st, e, seat, found)
        found = (council,) if council >= 0 else ()
    seen = 0
    for council in found:
        if st.tokens[council]:
            allies.peek(st, seat, council)
            seen += 1
    return CHANGED if seen else NOTHING


@procedure
def take_tokens(st: Position, op: str, e: int, seat: int, you: int) -> Flow[int]:
    """ops.move_tokens and ops.return_tokens: token by token, where "you may" or "up to" stops."""
    taken = 0
    only = NOBODY
    while taken < effect(st, e).count:
        found = token_councils(st, e, seat, you)
        if only >= 0:
            found = (only,) if only in found else ()
        if not found:
            break
        may = may_stop(st, e, taken)
        keys: tuple[str, ...] = ()
        if len(found) == 1:
            keys = tuple(token_keys(st, seat, found[0]))
        key = keys[0] if len(keys) == 1 else ""
        if may or not key:
            key = yield from choose(st, "effect.token", seat, source_id(st, e), e, found, may)
            if key == "none":
                return CHANGED if taken else DECLINED
        council, place = council_and_place(key)
        if op == "return_tokens":
            allies.give_back(st, seat, council, place)
        else:
            to = yield from chosen_council(st, e, seat, token_targets(st, e, seat, you, council))
            allies.shift_token(st, seat, council, place, to)
        if same_council_only(st, e):
            only = council
        taken += 1
    return CHANGED if taken else NOTHING
