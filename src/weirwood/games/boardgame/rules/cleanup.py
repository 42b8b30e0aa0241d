"""The end of a round. Ledger: `cleanup`."""

from ..facts import DEFENSE, SUPPORT
from ..state import TYPES, Position
from .orders import remove
from .units import stand_up


def clean_up(st: Position) -> None:
    """What is left of support and defence goes, the routed stand up, tokens are refreshed."""
    for kind in (SUPPORT, DEFENSE):
        for areas in st.laid[kind::TYPES]:
            for area in areas:
                remove(st, area)
    stand_up(st)
    st.blade_used = False
    st.raven_used = False
    st.bans = 0
