"""Where a claimed ally goes (effects.placement, cards.strings, cards.placement)."""

from __future__ import annotations

from weirwood.games.btwixt.bids import blanked, holds
from weirwood.games.btwixt.effects.select import councils, effect
from weirwood.games.btwixt.seating import councils_of, left, neighbours
from weirwood.games.btwixt.state import (
    CARD,
    EDITIONS,
    NOBODY,
    Position,
)


def chooser(st: Position, ally: int, claimer: int) -> int:
    """Who chooses among the councils allowed: the claimer, or whom the ally names."""
    own = EDITIONS[st.edition].allies[ally].place
    if own >= 0 and effect(st, own).chooser == "left_neighbour":
        return left(st, claimer)
    return claimer


def allowed(st: Position, ally: int, claimer: int, extra: int) -> tuple[int, ...]:
    """The councils where an ally may be placed; `extra` is the effect that brought it, or -1."""
    own = EDITIONS[st.edition].allies[ally].place
    if own >= 0:  # an ally's own text beats every other restriction
        return councils(st, effect(st, own).council, claimer, claimer)
    if extra >= 0:
        which = effect(st, extra).council
        if which == "same_as_current":
            return (st.placed,) if st.placed >= 0 else councils_of(st, claimer)
        return councils(st, which, claimer, claimer) or councils_of(st, claimer)
    return forced(st, claimer) or councils_of(st, claimer)


def forced(st: Position, claimer: int) -> tuple[int, ...]:
    """The council that cards in the neighbours' bid piles force, if one side has more of them."""
    to_left, to_right = (strings(st, seat) for seat in neighbours(st, claimer))
    if to_left == to_right:
        return ()
    return (councils_of(st, claimer)[0 if to_left > to_right else 1],)


def strings(st: Position, seat: int) -> int:
    """How many cards in this bid pile force a neighbour's placement."""
    ed = EDITIONS[st.edition]
    return sum(
        any(
            ed.effects[e].op == "force_placement" and holds(st, ed.effects[e], seat)
            for e in ed.cards[x & CARD].in_pile
        )
        and not blanked(st, ed, x & CARD)
        for x in st.piles[seat]
    )


# ---- extra claims ------------------------------------------------------------------------------


def queue_extra(st: Position, e: int, you: int) -> None:
    """Remember an extra claim until the current ally is done (effects.extra_queue)."""
    st.queue += (you | (st.here + 1) << 3 | (st.killed + 1) << 6 | e << 17,)


def next_extra(st: Position) -> tuple[int, int, int]:
    """The next extra claim: effect, claimer, ally just killed; its ally's council is `here`."""
    row, st.queue = st.queue[0], st.queue[1:]
    st.here = (row >> 3 & 7) - 1
    st.acting = NOBODY
    return row >> 17, row & 7, (row >> 6 & 2047) - 1
