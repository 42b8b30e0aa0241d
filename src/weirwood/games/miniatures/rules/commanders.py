"""Which unit holds the commander of a player. Ledger: `commanders`."""

from __future__ import annotations

from ..state import GONE, NOBODY, Position


def is_commander(st: Position, u: int) -> bool:
    """Does the unit hold the commander of its owner?"""
    lead = st.commander[st.owner[u]]
    return bool(lead) and (st.kind[u] == lead or lead in st.attached[u])


def commander_unit(st: Position, seat: int) -> int:
    """The unit with the commander of a seat, on the battlefield or not; NOBODY if there is none."""
    lead = st.commander[seat]
    for u, kind in enumerate(st.kind):
        if st.owner[u] == seat and (
            kind == lead or lead in st.attached[u] or (st.where[u] == GONE and lead in st.fallen[u])
        ):
            return u
    return NOBODY
