"""What a seat draws from, and what it hopes to draw: characters, without which there is no play."""

from __future__ import annotations

from .. import facts as k
from ..facts.terms import CHARACTER, EVENT
from ..rules.zones import NORMAL_FORM, code
from ..state import Position


def deck(st: Position, seat: int) -> list[tuple[str, float]]:
    """Every card of this player's draw deck, wherever it lies now."""
    types = [(card, k.TYPE[NORMAL_FORM[face]]) for card, face in enumerate(st.cards.face)]
    return [
        (code(st, card), float(kind == CHARACTER))
        for card, kind in types
        if st.owner[card] == seat and kind <= EVENT
    ]
