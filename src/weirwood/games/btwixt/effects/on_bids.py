"""Ops on the bid in progress: piles, the card being played, what holds to the end of the round."""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import Flow, choose, procedure, tell

from ..state import CARD, EDITIONS, Position
from . import protection
from .options import CHANGED, NOTHING, chosen_leaders
from .select import by_ally, copy_choices, effect, entry_of, leaders, pile_keys, source_id
from .vocabulary import Effect


def rotate_piles(st: Position, e: int, you: int) -> int:
    """Bid piles move one seat on; protected ones stay (ops.rotate_piles)."""
    fx = effect(st, e)
    free = [s for s in range(st.seats) if not protection.pile(st, s, you, by_ally(fx))]
    if len(free) < 2 or not any(st.piles[s] for s in free):
        return NOTHING
    step = 1 if fx.what == "left" else -1
    old = [st.piles[s] for s in free]
    for i, pile in enumerate(old):
        st.piles[free[(i + step) % len(free)]] = pile
    tell(st, "piles.rotated", direction=fx.what)
    return CHANGED


@procedure
def redirect_self(st: Position, e: int, you: int) -> Flow[int]:
    """ops.redirect_self: into whose bid pile the card being played goes."""
    who = effect(st, e).target.of  # type: ignore[union-attr]
    seats = yield from chosen_leaders(st, e, you, who, leaders(st, who, you))
    if not seats:
        return NOTHING
    st.redirect = seats[0]
    return CHANGED


@procedure
def copy_value(st: Position, e: int, you: int) -> Flow[int]:
    """ops.copy_value"""
    keys = tuple(pile_keys(st, copy_choices(st, e, you)))
    if not keys:
        return NOTHING
    key = keys[0]
    if len(keys) > 1:
        key = yield from choose(st, "effect.copy", you, source_id(st, e), e)
    value_copied(st, entry_of(st, key)[1])
    return CHANGED


def value_copied(st: Position, entry: int) -> None:
    """The card being played takes a printed value for the round (ops.copy_value)."""
    ed = EDITIONS[st.edition]
    value = ed.values[entry & CARD]
    st.playing = st.playing & CARD | value + 1 << 10
    tell(
        st,
        "value.copied",
        card=ed.card_ids[st.playing & CARD],
        of=ed.card_ids[entry & CARD],
        value=value,
    )


@procedure
def constrain(st: Position, op: str, e: int, you: int) -> Flow[int]:
    """ops.play_limit, ops.must_play, ops.kneel: what some leaders can or cannot do from now on."""
    seats = yield from chosen_leaders(st, e, you, effect(st, e).who, standing(st, e, you))
    if op == "play_limit":
        limits(st, effect(st, e), seats)
    elif op == "must_play":
        must(st, effect(st, e), seats)
    else:
        assert op == "kneel", op
        for seat in seats:
            st.kneeling |= 1 << seat
    return CHANGED if seats else NOTHING


def standing(st: Position, e: int, you: int) -> tuple[int, ...]:
    """The leaders meant who have not knelt: on others it would be lost (effects.something)."""
    return tuple(s for s in leaders(st, effect(st, e).who, you) if not st.knelt >> s & 1)


def limits(st: Position, fx: Effect, seats: tuple[int, ...]) -> None:
    """ops.play_limit: from now on, or over the whole round."""
    limit = list(st.limit)
    for seat in seats:
        most = fx.count + (st.played[seat] if fx.what == "from_now" else 0)
        limit[seat] = min(limit[seat], most)
    st.limit = tuple(limit)


def must(st: Position, fx: Effect, seats: tuple[int, ...]) -> None:
    st.must = tuple(max(n, fx.count) if s in seats else n for s, n in enumerate(st.must))


def lasts(st: Position, e: int, you: int) -> int:
    """An effect that lasts until the end of the round."""
    st.lasting += ((e, you),)
    return CHANGED


PLAIN: dict[str, Callable[[Position, int, int], int]] = {
    "rotate_piles": rotate_piles,
    "bid_rule": lasts,
    "ban_play": lasts,
    "blank_abilities": lasts,
    "protect": lasts,
}
