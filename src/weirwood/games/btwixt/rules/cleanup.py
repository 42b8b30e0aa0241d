"""Step 4: cleanup. Ledger: `cleanup`."""

from __future__ import annotations

from weirwood.kernel import tell

from ..effects.select import effect, leaders
from ..facts.edition import STANDARD
from ..state import CARD, EDITIONS, NO_LIMIT, NOBODY, Position
from . import hands
from .seating import turn_order
from .values import blanked, holds


def cleanup(st: Position) -> None:
    """Cards that say so go to a hand, all others to the discard pile (effects.cleanup)."""
    # Decided before anything moves: an ability may count the cards of its pile.
    cards, piles = EDITIONS[st.edition].cards, st.piles
    gone: list[int] = []
    back: list[tuple[int, int, int]] = []
    for seat in turn_order(st):
        for x in piles[seat]:
            card = x & CARD
            to = taker(st, seat, x) if cards[card].cleanup else NOBODY
            if to < 0:
                gone.append(card)
            else:
                back.append((seat, card, to))
    st.piles = [()] * st.seats
    for card in gone:
        if cards[card].kind == STANDARD:
            st.discard.append(card)
        else:
            hands.discard(st, card)
    for seat, card, to in back:
        hands.to_hand(st, to, card)
        hands.tell_returned(st, seat, card, to)
    tell(st, "round.cleaned")


def taker(st: Position, seat: int, entry: int) -> int:
    """Whose hand a card goes to instead of being discarded; -1 if it is."""
    ed = EDITIONS[st.edition]
    if blanked(st, ed, entry & CARD):
        return NOBODY
    fx = effect(st, ed.cards[entry & CARD].cleanup[0])
    if not holds(st, fx, seat):
        return NOBODY
    assert fx.target is not None
    return leaders(st, fx.target.of, seat)[0]


def begin_round(st: Position) -> None:
    """Nobody has bid, nobody kneels, nothing lasts any more (cleanup.stand, cleanup.ends)."""
    n = st.seats
    st.current = st.winner = st.second = st.placed = st.killed = NOBODY
    st.chooser = st.next_first = st.playing = st.redirect = NOBODY
    st.that = st.sharer = st.acting = st.here = NOBODY
    st.knelt = st.kneeling = 0
    st.played = [0] * n
    st.limit = (NO_LIMIT,) * n
    st.must = (0,) * n
    st.during = st.totals = st.lasting = st.queue = ()
    st.fresh = len(st.discard)
