"""Step 4: cleanup (chapter cleanup)."""

from __future__ import annotations

from weirwood.games.btwixt import hands
from weirwood.games.btwixt.bids import blanked, holds
from weirwood.games.btwixt.effects.select import effect, leaders
from weirwood.games.btwixt.seating import turn_order
from weirwood.games.btwixt.state import (
    CARD,
    EDITIONS,
    NOBODY,
    Position,
)
from weirwood.kernel import tell


def cleanup(st: Position) -> None:
    """Cards that say so go to a hand, all others to the discard pile (effects.cleanup)."""
    order = turn_order(st)
    # Decided before anything moves: an ability may count the cards of its pile.
    cards = EDITIONS[st.edition].cards
    plan = [
        (seat, x & CARD, taker(st, seat, x) if cards[x & CARD].cleanup else NOBODY)
        for seat in order
        for x in st.piles[seat]
    ]
    st.piles = [()] * st.seats
    for seat, card, to in plan:
        if to < 0:
            hands.discard(st, card)
        else:
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
