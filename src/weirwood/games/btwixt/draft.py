"""The draft of a season's hands (chapters draft and kingsmoot)."""

from __future__ import annotations

from weirwood.games.btwixt.drafting import finish_draft, keep, tell_packs
from weirwood.games.btwixt.state import Position
from weirwood.kernel import Flow, ask_all, procedure


@procedure
def draft(st: Position) -> Flow[None]:
    """All keep a card at the same time and pass the rest on, until none is left (draft.pick)."""
    tell_packs(st, 0)
    while len(st.packs[0]) > 1:
        kept = yield from ask_all(st, "draft.keep", tuple(range(st.seats)))
        keep(st, kept)
    finish_draft(st)
