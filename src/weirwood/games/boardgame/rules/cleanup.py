"""The end of a round. Ledger: `cleanup`."""

from ..facts import DEFENSE, SIZE, SUPPORT, TYPE
from ..state import Position
from .orders import remove
from .units import stand_up


def clean_up(st: Position) -> None:
    """What is left of support and defence goes, the routed stand up, tokens are refreshed."""
    for area in range(SIZE):
        order = st.order[area]
        if order >= 0 and TYPE[order] in (SUPPORT, DEFENSE):
            remove(st, area)
    stand_up(st)
    st.blade_used = False
    st.raven_used = False
    st.bans = 0
