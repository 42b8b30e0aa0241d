"""Ops on power tokens: gain, place, move, return, look, and who places the round's token."""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import Flow, choose, procedure, tell

from ..rules import allies
from ..rules.seating import members
from ..state import NOBODY, Position
from . import protection
from .options import CHANGED, DECLINED, NOTHING, chosen_council, chosen_leaders
from .select import (
    by_ally,
    councils,
    destinations,
    effect,
    leaders,
    same_council_only,
    somebody,
    source_id,
    token_councils,
    token_keys,
)
from .vocabulary import Effect

OPS = frozenset(
    ("gain_tokens", "move_tokens", "return_tokens", "peek_tokens", "assign_token_choice")
)


@procedure
def run(st: Position, op: str, e: int, you: int) -> Flow[int]:
    """One op on tokens; whether it changed something."""
    seats = yield from chosen_leaders(
        st, e, you, effect(st, e).who, leaders(st, effect(st, e).who, you)
    )
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
            assert op in ("move_tokens", "return_tokens"), op
            one = yield from take_tokens(st, op, e, seat, you)
        if one == CHANGED or result == NOTHING:
            result = one
    return result


def assign_choice(st: Position, seats: tuple[int, ...]) -> int:
    """Who chooses the council of the round's token; the last such effect counts."""
    if not seats:
        return NOTHING
    st.chooser = seats[0]
    tell(st, "token.chooser", seat=st.chooser)
    return CHANGED


@procedure
def gain_tokens(st: Position, e: int, seat: int, you: int) -> Flow[int]:
    """ops.gain_tokens: one by one, each into a council of the leader's choice."""
    gained = 0
    while gained < effect(st, e).count and any(st.supply):
        council = yield from chosen_council(
            st, e, seat, councils(st, effect(st, e).council, seat, you)
        )
        if council < 0:
            break
        allies.gain(st, seat, council)
        note_sharer(st, seat, council)
        gained += 1
    return CHANGED if gained else NOTHING


def note_sharer(st: Position, seat: int, council: int) -> None:
    """The neighbour who shares the council that got the token (effects.sharer)."""
    a, b = members(st, council)
    st.sharer = (b if seat == a else a) if seat in (a, b) else NOBODY


def can_gain(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return sum(st.supply) >= (fx.count if whole else 1)


@procedure
def peek_tokens(st: Position, e: int, seat: int, you: int) -> Flow[int]:
    """ops.peek_tokens"""
    found = peekable(st, effect(st, e), seat, you)
    if same_council_only(st, e):
        council = yield from chosen_council(st, e, seat, found)
        found = (council,) if council >= 0 else ()
    for council in found:
        allies.peek(st, seat, council)
    return CHANGED if found else NOTHING


def peekable(st: Position, fx: Effect, seat: int, you: int) -> tuple[int, ...]:
    """The councils with tokens to look at (effects.something)."""
    return tuple(c for c in councils(st, fx.council, seat, you) if st.tokens[c])


def can_peek(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return any(peekable(st, fx, seat, you) for seat in leaders(st, fx.who, you))


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
            to = yield from chosen_council(
                st, e, seat, destinations(st, effect(st, e).council_to, seat, you, council)
            )
            allies.shift_token(st, seat, council, place, to)
        if same_council_only(st, e):
            only = council
        taken += 1
    return CHANGED if taken else NOTHING


def may_stop(st: Position, e: int, taken: int) -> bool:
    """Whether the leader may take no (more) token: "you may" at first, "up to" later."""
    fx = effect(st, e)
    return fx.up_to if taken else fx.optional or fx.up_to


def council_and_place(key: str) -> tuple[int, int]:
    """Where the token of `token:2:3:0` or `known:2:3:0:1` lies."""
    parts = key.split(":")
    return int(parts[1]), int(parts[3])


def can_take_tokens(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    found = [
        c for c in councils(st, fx.council, you, you) if not protection.tokens(st, c, by_ally(fx))
    ]
    if fx.op == "move_tokens":
        found = [c for c in found if destinations(st, fx.council_to, you, you, c)]
    counts = [len(st.tokens[c]) for c in found]
    need = fx.count if whole and not fx.up_to else 1
    if fx.council == "yours":
        return max(counts, default=0) >= need
    return sum(counts) >= need


def place_tokens(st: Position, e: int, you: int) -> int:
    fx = effect(st, e)
    done = [allies.put_on_current(st, you, fx.what == "you") for _ in range(fx.count)]
    return CHANGED if any(done) else NOTHING


def can_place(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return st.current >= 0 and st.placed < 0 and can_gain(st, fx, you, whole)


PLAIN: dict[str, Callable[[Position, int, int], int]] = {"place_tokens": place_tokens}
POSSIBLE: dict[str, Callable[[Position, Effect, int, bool], bool]] = {
    "gain_tokens": can_gain,
    "place_tokens": can_place,
    "move_tokens": can_take_tokens,
    "return_tokens": can_take_tokens,
    "peek_tokens": can_peek,
    "assign_token_choice": somebody,
}
