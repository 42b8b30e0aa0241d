"""Further copies of a unique card lie under it, and save it.

Ledger: `duplicates`.
"""

from __future__ import annotations

from weirwood.kernel import reveal

from .. import facts as k
from ..facts.terms import DISCARD, PLAY, UNDER, ZONES
from ..state import AVERTED, DEADLY, IMMINENT, NOTHING, SAVABLE, Cond, Position, changed
from .laid import laid
from .zones import control, free, move, tell_card


def duplicates(st: Position, card: int) -> list[int]:
    host = st.host
    # duplicates lie with their owner, whoever controls the card: seldom any, so look there first
    found = st.cards.piles[st.owner[card] * ZONES + UNDER]
    return [d for d in found if host[d] == card] if found else []


def duplicate_host(st: Position, card: int, seat: int) -> int:
    """The copy under which this card would lie, if it is one that the seat owns and controls."""
    face = st.cards.face[card]
    if not k.UNIQUE[face] or st.owner[card] != seat or face not in laid(st, seat).print:
        return NOTHING
    for c in st.cards.piles[seat * ZONES + PLAY]:
        if st.cards.face[c] == face and st.owner[c] == seat:
            return c
    return NOTHING


def become_duplicate(st: Position, card: int, of: int) -> None:
    """The card lies under another copy from now on."""
    reveal(st, st.cards, card)
    move(st, card, st.owner[card], UNDER)
    st.host = changed(st.host, card, of)
    control(st, card, st.owner[card])


def savable(st: Position, c: Cond, seat: int) -> bool:
    """May a duplicate save this card (rule duplicates.save)?"""
    return (
        c.kind == "leave"
        and c.state == IMMINENT
        and bool(c.n & SAVABLE)
        # a duplicate would not cure STR 0: the card would die again at once (rule saves.terminal)
        and not c.n & DEADLY
        and st.owner[c.card] == seat
        and bool(duplicates(st, c.card))
    )


def save_by_duplicate(st: Position, card: int, cond: int) -> None:
    """Discard a duplicate to save the card (rule duplicates.save)."""
    # the last one laid; all are worth the same
    spare = duplicates(st, card)[-1]
    free(st, spare)
    move(st, spare, st.owner[spare], DISCARD)
    st.conds[cond] = st.conds[cond]._replace(state=AVERTED)
    tell_card(st, "card.saved_duplicate", card)
