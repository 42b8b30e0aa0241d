"""Attachments in a unit: how they are lost. Ledger: `attachments`."""

from __future__ import annotations

from weirwood.kernel import Flow, procedure, tell

from ..state import Position
from .contexts import pop, push
from .modes.fallen import commander_falls
from .orders import window
from .units import profile


@procedure
def spare(st: Position, u: int, name: str, by: int, by_unit: int) -> Flow[bool]:
    """An attachment is about to be destroyed; True if something finds it another place."""
    push(st, "attachment", unit=u, name=name, by=by, by_unit=by_unit, saved=False)
    yield from window(st, "attachment.would")
    return bool(pop(st, "attachment")["saved"])


@procedure
def attachment_lost(st: Position, u: int, name: str, by: int, by_unit: int) -> Flow[None]:
    """An attachment fell: its abilities are lost (rule attachments.figure)."""
    if name == st.commander[st.owner[u]]:
        commander_falls(st, u, by)
    push(st, "attachment", unit=u, name=name, by=by, by_unit=by_unit, saved=False)
    yield from window(st, "attachment.destroyed")
    pop(st, "attachment")


def lose(st: Position, u: int, name: str) -> None:
    """An attachment is among the fallen."""
    at = st.attached[u].index(name)
    st.attached[u] = (*st.attached[u][:at], *st.attached[u][at + 1 :])
    st.fallen[u] = (*st.fallen[u], name)


def lose_attachment(st: Position, u: int, name: str) -> None:
    """An effect destroys an attachment: its figure is lost for good (rule
    attachments.destroyed)."""
    size = profile(st, u).wounds
    lose(st, u, name)
    st.full[u] -= size
    st.health[u] = max(0, st.health[u] - size)
    tell(st, "attachment.destroyed", seat=st.owner[u], unit=st.kind[u], nr=u, attachment=name)
