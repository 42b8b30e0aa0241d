"""The end of what lasts: lasting effects and counted uses."""

from __future__ import annotations

from weirwood.games.cardgame.state import Delay, Table


def expire(st: Table, period: str) -> None:
    """Everything "until the end of" this period ends at once (rule effects.expire)."""
    if st.mods:
        st.mods = [m for m in st.mods if m.until != period]
    if st.uses:
        mark = f"{period}:"
        st.uses = {key: n for key, n in st.uses.items() if not key.startswith(mark)}


def due(st: Table, moment: str) -> list[Delay]:
    """Delayed effects whose moment has come."""
    return [d for d in st.delays if d.at == moment and (moment != "won" or d.seat == st.winner)]
