"""New hands for everybody. Ledger: `season`."""

from __future__ import annotations

from weirwood.kernel import Flow, procedure, shuffle, tell

from ..effects.vocabulary import SEASONS
from ..state import EDITIONS, KINGSMOOT, NO_DRAFT, Position
from . import knowledge
from .advanced import add_events, add_white
from .draft import draft
from .hands import discard, tell_hand
from .revealed import fill_row


@procedure
def season(st: Position) -> Flow[None]:
    """New hands for everybody, drafted where the table wants it (season.change)."""
    begin_season(st)
    if st.draft != NO_DRAFT:
        yield from draft(st)
    add_white(st)


def begin_season(st: Position) -> None:
    """Hands back, shuffle, events, deal (season.change, advanced.order)."""
    first = not st.deals
    if not first:
        for hand in st.hands:
            for card in hand:
                discard(st, card)
        st.hands = [()] * st.seats
        st.deck += st.discard
        st.discard = []
        st.fresh = 0
        st.made = ()
        add_events(st)
    st.deck.sort()  # what lay where before the shuffle must not matter
    shuffle(st, "deck", st.deck)
    st.won = st.lost = (0,) * st.seats
    knowledge.forget_all(st)
    tell(st, "season.began", season=SEASONS[st.season])
    deal(st)
    st.deals += 1
    if st.revealed:
        fill_row(st, st.seats + 1)


def hand_size(st: Position) -> int:
    """Cards dealt from the deck (setup.hand, advanced.deal, kingsmoot.hand)."""
    ed = EDITIONS[st.edition]
    return ed.hand_advanced if st.advanced and st.draft != KINGSMOOT else ed.hand


def deal(st: Position) -> None:
    """Deal to hands or, in a draft, to the packs that will be passed."""
    count = hand_size(st)
    drafting = st.draft != NO_DRAFT
    for seat in range(st.seats):
        cards = tuple(sorted(st.deck[max(0, len(st.deck) - count) :]))
        del st.deck[len(st.deck) - len(cards) :]
        if drafting:
            st.packs[seat] = cards
        else:
            st.hands[seat] = cards
            tell_hand(st, seat)
