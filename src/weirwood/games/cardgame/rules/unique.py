"""Unique cards: one of a title for each player, none while it lies in the dead pile.

Ledger: `unique`.
"""

from __future__ import annotations

from .. import facts as k
from ..facts.terms import DEAD, PLAY, ZONES
from ..state import Position
from .laid import table
from .zones import NORMAL_FORM


def copies_in_play(st: Position, title: int) -> list[int]:
    if not table(st).has(title):
        return []
    face = st.cards.face
    return [c for cards in st.cards.piles[PLAY::ZONES] for c in cards if face[c] == title]


def in_dead_pile(st: Position, seat: int, title: int, but: int) -> bool:
    face = st.cards.face
    for c in st.cards.piles[seat * ZONES + DEAD]:  # noqa: SIM110 - asked for every card in hand
        if face[c] == title and c != but:
            return True
    return False


def unique_block(st: Position, card: int, seat: int) -> str:
    """The rule that keeps a unique card out of play, or nothing (rules unique.*)."""
    face = NORMAL_FORM[st.cards.face[card]]
    if not k.UNIQUE[face]:
        return ""
    owner = st.owner[card]
    if in_dead_pile(st, seat, face, card) or in_dead_pile(st, owner, face, card):
        return "unique.dead"
    # each player may own or control one copy: who lends a card and who has it are both bound by it
    for c in copies_in_play(st, face):
        if c == card:
            continue
        whose = (st.owner[c], st.ctrl[c])
        if owner == seat:
            if whose == (seat, seat):
                continue  # it becomes a duplicate
            if seat in whose:
                return "unique.one"
        elif seat in whose or owner in whose:
            return "unique.borrowed"
    return ""
