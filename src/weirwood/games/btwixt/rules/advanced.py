"""White cards and events. Ledger: `advanced`."""

from __future__ import annotations

from weirwood.kernel import draw, tell, tell_some

from ..state import EDITIONS, KINGSMOOT, Position, with_sorted, without
from .hands import random_of
from .knowledge import WHITE, fact


def white_cards(st: Position) -> None:
    """Each leader takes the white cards of their name (advanced.white)."""
    if st.advanced and st.draft != KINGSMOOT:
        decks = EDITIONS[st.edition].leader_decks
        st.whites = [decks[leader] for leader in st.leader]


def add_events(st: Position) -> None:
    """Random events join the deck at the end of a season (advanced.events_3_4 and _5_6)."""
    if not st.advanced or st.draft == KINGSMOOT:
        return
    count = EDITIONS[st.edition].events_after[st.seats][st.season - 1]
    new = random_of(st, list(st.reserve), count, "events")
    if new:
        for card in new:
            st.reserve = without(st.reserve, card)
        st.deck += new
        tell(st, "events.added", n=len(new))


def add_white(st: Position) -> None:
    """One random white card of their own for each leader (advanced.deal, running_out.white)."""
    ed = EDITIONS[st.edition]
    for seat in range(st.seats):
        for _ in range(min(ed.white_each_season, len(st.whites[seat]))):
            card = st.whites[seat][draw(st, "white", len(st.whites[seat]))]
            st.whites[seat] = without(st.whites[seat], card)
            st.hands[seat] = with_sorted(st.hands[seat], card)
            secret = {"card": ed.card_ids[card]}
            tell_some(st, (seat,), "white.dealt", secret, seat=seat)
            new = fact(WHITE + seat, 1 << seat)
            for viewer in range(st.seats + 1):
                if viewer != seat:
                    st.known[viewer] = with_sorted(st.known[viewer], new)
