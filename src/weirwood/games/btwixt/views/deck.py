"""What all leaders draw from, and what it is worth: the influence that stands on the cards."""

from __future__ import annotations

from ..facts.edition import STANDARD
from ..state import EDITIONS, NO_DRAFT, Position


def deck(st: Position, seat: int) -> list[tuple[str, float]]:
    """The cards of the deck, the same for every seat; none where hands are chosen and not dealt.

    Events join the deck later, and white cards never lie in it: neither is counted.
    """
    if st.draft != NO_DRAFT:
        return []
    return [
        (card.id, float(card.value))
        for card in EDITIONS[st.edition].cards
        if card.kind == STANDARD
        for _ in range(card.copies)
    ]
