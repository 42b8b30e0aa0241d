"""Non-combat units: which are left to activate, and their turn. Ledger: `ncus`."""

from __future__ import annotations

from weirwood.kernel import Flow, choose, procedure, tell

from .. import facts
from ..state import NOBODY, Position
from . import seams
from .contexts import pop, push, top
from .orders import window
from .tactics_board import claim, claim_keys


def add_ncu(st: Position, seat: int, kind: str) -> int:
    card = facts.NCUS[kind]
    st.n_owner = (*st.n_owner, seat)
    st.n_kind = (*st.n_kind, kind)
    st.n_zone.append("")
    st.n_activated.append(0)
    st.n_tokens.append(card.tokens)
    st.n_alive.append(1)
    st.n_unit.append(NOBODY)
    st.n_notes.append({})
    if card.zone and card.zone not in st.zones:
        st.zones = (*st.zones, card.zone)
    return len(st.n_kind) - 1


def ready_ncus(st: Position, side: int) -> list[int]:
    """NCUs of a side that have not activated yet."""
    return [
        n
        for n, alive in enumerate(st.n_alive)
        if alive
        and not st.n_activated[n]
        and st.side[st.n_owner[n]] == side
        and not st.n_notes[n].get("barred")
        and not seams.cannot_activate(st, n)
        and not ("full_board" in st.switches and len(claim_keys(st, st.n_owner[n], (n,))) == 1)
    ]


@procedure
def activate_ncu(st: Position, n: int) -> Flow[None]:
    """An NCU's turn: it moves to an empty zone and claims it, or does nothing (rule
    tactics_board.claim)."""
    seat = st.n_owner[n]
    st.actor, st.acting_ncu = seat, n
    push(st, "ncu", ncu=n, lost=False)
    tell(st, "ncu.activated", seat=seat, ncu=st.n_kind[n], nr=n)
    yield from window(st, "ncu.activates")
    able = st.n_alive[n] and not top(st)["lost"]
    if able and len(claim_keys(st, seat, (n,))) > 1:
        option = yield from choose(st, "board.claim", seat, n, st.n_kind[n])
        word = option.split(":")[0]
        if word == "zone":
            yield from claim(st, n, option.split(":")[1])
        elif word == "quadrant":
            st.n_zone[n] = option.split(":")[1]
            tell(st, "ncu.quadrant", seat=seat, ncu=st.n_kind[n], nr=n, quadrant=st.n_zone[n])
    st.n_activated[n] = 1
    pop(st, "ncu")
    st.acting_ncu = NOBODY
