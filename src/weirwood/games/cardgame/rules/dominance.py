"""The dominance phase.

Ledger: `dominance`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, procedure, tell

from .. import facts as k
from ..facts.terms import CHARACTER, PLAY, ZONES
from ..state import NOBODY, Cond, Position
from .values import in_force, rules_of, total_strength
from .windows import action_window, respond
from .winning import gain_power
from .zones import in_order

DOMINANCE = rules_of("dominance")


@procedure
def dominance_phase(st: Position) -> Flow[None]:
    """The highest total wins dominance and 1 power (rule dominance.win)."""
    base = len(st.conds)
    score_dominance(st)
    yield from respond(st, base)
    yield from action_window(st, NOBODY)


def score_dominance(st: Position) -> None:
    """A tie for the highest total means that nobody wins (rule dominance.tie)."""
    # counted for everybody before anybody gains: power never changes a total
    totals = {seat: dominance_total(st, seat) for seat in in_order(st)}
    for seat, n in totals.items():
        tell(st, "dominance.counted", seat=seat, n=n)
    best = max(totals.values())
    top = [seat for seat, n in totals.items() if n == best]
    if len(top) > 1:
        tell(st, "dominance.tied", n=best)
        return
    tell(st, "dominance.won", seat=top[0], n=best)
    st.conds.append(Cond("dominance", seat=top[0], n=best))
    gain_power(st, st.home[top[0]], 1)


def dominance_total(st: Position, seat: int) -> int:
    """STR of standing characters, gold, and what cards add (rule dominance.count)."""
    total = st.gold[seat]
    standing = [
        c
        for c in st.cards.piles[seat * ZONES + PLAY]
        if not st.kneel[c] and k.TYPE[st.cards.face[c]] == CHARACTER
    ]
    total += total_strength(st, standing)
    for s in st.sources:
        for rule in DOMINANCE[st.cards.face[s]]:
            if st.ctrl[s] == seat and in_force(st, rule, s):
                total += rule.n.n
    if st.title[seat] >= 0:
        for rule in DOMINANCE[st.title[seat]]:
            total += rule.n.n
    return total
