"""Control changes hands.

Ledger: `control`.
"""

from __future__ import annotations

from .. import facts as k
from ..facts.terms import PLAY
from ..state import Position
from .unique import copies_in_play, in_dead_pile
from .winning import check_power
from .zones import control, leave_challenge, move, tell_card


def can_control(st: Position, card: int, seat: int) -> bool:
    """May the seat take control of this card in play?"""
    face = st.cards.face[card]
    if not k.UNIQUE[face]:
        return True
    return not in_dead_pile(st, seat, face, card) and not any(
        c != card and seat in (st.owner[c], st.ctrl[c]) for c in copies_in_play(st, face)
    )


def change_control(st: Position, card: int, seat: int) -> None:
    """The card changes hands and leaves the challenge (rule control.change)."""
    leave_challenge(st, card)
    move(st, card, seat, PLAY)
    control(st, card, seat)
    tell_card(st, "card.controlled", card)
    # power on the card counts for its new controller (rule control.power)
    check_power(st)
