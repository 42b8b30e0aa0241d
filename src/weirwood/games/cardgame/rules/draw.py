"""The draw phase.

Ledger: `draw`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, procedure

from ..state import NOBODY, Position
from .values import rules_of
from .windows import action_window, respond
from .zones import draw_cards, in_order

DRAW_MORE = rules_of("draw_more")


@procedure
def draw_phase(st: Position) -> Flow[None]:
    """Everybody draws two cards at the same time (rule draw.two)."""
    base = len(st.conds)
    for seat in in_order(st):
        draw_cards(st, seat, cards_to_draw(st, seat))
    yield from respond(st, base)
    yield from action_window(st, NOBODY)


def cards_to_draw(st: Position, seat: int) -> int:
    n = 2
    if st.title[seat] >= 0:
        for rule in DRAW_MORE[st.title[seat]]:
            n += rule.n.n
    return n
