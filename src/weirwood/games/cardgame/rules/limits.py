"""How often an ability may be used.

Ledger: `limits`.
"""

from __future__ import annotations

from ..facts.columns import Ability
from ..state import Position


def use_key(st: Position, a: Ability, src: int, seat: int) -> str:
    """Where uses are counted: per card for limits, per player and title for maxima."""
    # a limit belongs to the card and goes with it; a maximum to the title, whichever copy is played
    if a.maximum:
        return f"{a.period}:s{seat}:{a.face}"
    return f"{a.period}:{src}:{a.index}"


def used_up(st: Position, a: Ability, src: int, seat: int) -> bool:
    most = a.limit or a.maximum
    return bool(most) and st.uses.get(use_key(st, a, src, seat), 0) >= most
