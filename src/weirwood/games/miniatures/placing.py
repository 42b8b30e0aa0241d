"""Setting a unit down on the battlefield: one question, whatever the occasion."""

from __future__ import annotations

from weirwood.games.miniatures.deploying import set_down
from weirwood.games.miniatures.state import Position
from weirwood.kernel import Flow, place, procedure


@procedure
def bring(st: Position, u: int, purpose: str) -> Flow[None]:
    """The owner sets a unit down where the purpose allows it (see `deploying.areas`)."""
    spot = yield from place(st, "deploy.place", st.owner[u], u, purpose, st.kind[u])
    set_down(st, u, spot)
