"""What may be attached to what, and what hangs on a card.

Ledger: `attachments`.
"""

from __future__ import annotations

from .. import facts as k
from ..facts.terms import ATTACHMENT, CHARACTER
from ..state import Position, changed
from .laid import table
from .zones import BLANKERS, reblank

ATTACHMENTS = bytes(kind == ATTACHMENT for kind in k.TYPE)
CHARACTERS = bytes(kind == CHARACTER for kind in k.TYPE)


def attachments(st: Position, card: int) -> list[int]:
    """Cards attached to this one, in the order of their controllers."""
    host = st.host
    return [a for a in table(st).like(ATTACHMENTS) if host[a] == card]


def attach(st: Position, card: int, host: int) -> None:
    st.host = changed(st.host, card, host)
    st.unsure = 1
    if st.cards.face[card] in BLANKERS:
        reblank(st)


def legal_host(st: Position, face: int, host: int) -> bool:
    """May a card of this face be attached there (rule attachments.host)?"""
    hosts = k.FACES[face].hosts
    at = st.cards.face[host]
    if hosts is None or not hosts.table[at]:
        return False
    # "no attachments" is part of the text box: a blank one forbids nothing
    on = k.FACES[at]
    return not on.closed or bool(st.blank[host]) or bool(k.TRAIT_MASK[face] & on.open_to)


def hosts_for(st: Position, face: int) -> list[int]:
    return [c for c in table(st).like(CHARACTERS) if legal_host(st, face, c)]


def has_host(st: Position, face: int) -> bool:
    hosts = k.FACES[face].hosts
    if hosts is None:
        return False
    for c in table(st).like(hosts.table):  # noqa: SIM110 - asked for every attachment in hand
        if legal_host(st, face, c):
            return True
    return False
