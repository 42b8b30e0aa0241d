"""Step 1: reveal the current ally (round.reveal, round.during)."""

from __future__ import annotations

from weirwood.games.btwixt.allies import name_of, next_current
from weirwood.games.btwixt.state import (
    EDITIONS,
    Position,
)
from weirwood.kernel import tell


def reveal(st: Position) -> None:
    st.current = next_current(st)
    st.turn = st.first
    number = st.round - EDITIONS[st.edition].track_start[st.seats] + 1
    tell(st, "round.began", n=number, seat=st.first)
    if st.current >= 0:
        tell(st, "ally.revealed", ally=name_of(st, st.current))
    else:
        tell(st, "ally.none")


def reveal_effects(st: Position) -> tuple[int, ...]:
    """What happens once, at the moment the ally is revealed (effects.during_round)."""
    return EDITIONS[st.edition].allies[st.current].reveal if st.current >= 0 else ()
