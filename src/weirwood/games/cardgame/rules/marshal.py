"""The marshaling phase: income, and cards brought into play.

Ledger: `marshal`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, procedure, tell

from .. import facts as k
from ..facts.terms import BY_MARSHAL
from ..state import NOBODY, Cond, Position
from .costs import LIMITED, price, spend, use_discounts
from .duplicates import become_duplicate, duplicate_host
from .entering import enter
from .plot import gold_value
from .windows import action_window, respond
from .zones import code, still_to_act, tell_card


@procedure
def marshaling_phase(st: Position) -> Flow[None]:
    """Each player in order collects income and may marshal in an action window."""
    laid = st.active  # a scenario begins after this player's income
    for seat in tuple(still_to_act(st)):
        if seat not in st.out:
            st.active = seat
            base = len(st.conds)
            if seat != laid:
                collect(st, seat)
            yield from respond(st, base)
            if seat not in st.out:
                yield from action_window(st, seat)
    st.active = NOBODY


def collect(st: Position, seat: int) -> None:
    n = gold_value(st, seat)
    st.gold[seat] += n
    st.conds.append(Cond("income", seat=seat, n=n))
    tell(st, "gold.income", seat=seat, n=n)


@procedure
def marshal(st: Position, seat: int, card: int) -> Flow[None]:
    """Pay for a card and bring it into play; a duplicate is free (rule marshal.pay)."""
    base = len(st.conds)
    of = duplicate_host(st, card, seat)
    if of >= 0:
        # not marshaled: nothing waits for it, but the action closes like any other
        become_duplicate(st, card, of)
        tell_card(st, "card.duplicated", of)
    else:
        pay_to_marshal(st, seat, card)
        yield from enter(st, card, seat, BY_MARSHAL)
        st.conds.append(Cond("marshaled", card, seat))
    yield from respond(st, base)


def pay_to_marshal(st: Position, seat: int, card: int) -> None:
    face = st.cards.face[card]
    spend(st, seat, price(st, seat, face, "marshal", k.COST[face]))
    use_discounts(st, seat, face, "marshal")
    if k.KEYWORD_MASK[face] & LIMITED:
        st.limited[seat] += 1
    tell(st, "card.marshaled", seat=seat, card=code(st, card))
