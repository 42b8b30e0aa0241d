"""The marshaling phase, and ambush (chapters marshal, keywords)."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import become_duplicate, code, still_to_act
from weirwood.games.cardgame.costs import ambush_cost, price, use_discounts
from weirwood.games.cardgame.effects import tell_card
from weirwood.games.cardgame.moves import enter
from weirwood.games.cardgame.placing import duplicate_host
from weirwood.games.cardgame.plotvalues import gold_value
from weirwood.games.cardgame.state import NOBODY, Cond, Table
from weirwood.games.cardgame.terms import BY_AMBUSH, BY_MARSHAL, LIMITED
from weirwood.games.cardgame.timing import action_window, respond
from weirwood.kernel import Flow, procedure, tell


def spend(st: Table, seat: int, n: int) -> None:
    st.gold[seat] -= n
    if n:
        tell(st, "gold.paid", seat=seat, n=n)


@procedure
def marshal(st: Table, seat: int, card: int) -> Flow[None]:
    """Pay for a card and bring it into play; a duplicate is free (rule marshal.pay)."""
    base = len(st.conds)
    of = duplicate_host(st, card, seat)
    if of >= 0:
        become_duplicate(st, card, of)
        tell_card(st, "card.duplicated", of)
    else:
        pay_to_marshal(st, seat, card)
        yield from enter(st, card, seat, BY_MARSHAL)
        st.conds.append(Cond("marshaled", card, seat))
    yield from respond(st, base)


def pay_to_marshal(st: Table, seat: int, card: int) -> None:
    face = st.cards.face[card]
    spend(st, seat, price(st, seat, face, "marshal", k.COST[face]))
    use_discounts(st, seat, face, "marshal")
    if k.KEYWORDS[face] & LIMITED:
        st.limited[seat] += 1
    tell(st, "card.marshaled", seat=seat, card=code(st, card))


@procedure
def ambush(st: Table, seat: int, card: int) -> Flow[None]:
    """Pay for ambush and put the card into play: not marshaled (rule keywords.ambush)."""
    base = len(st.conds)
    spend(st, seat, ambush_cost(st, seat, st.cards.face[card]))
    tell(st, "card.ambushed", seat=seat, card=code(st, card))
    yield from enter(st, card, seat, BY_AMBUSH)
    yield from respond(st, base)


def collect(st: Table, seat: int) -> None:
    n = gold_value(st, seat)
    st.gold[seat] += n
    st.conds.append(Cond("income", seat=seat, n=n))
    tell(st, "gold.income", seat=seat, n=n)


@procedure
def marshaling_phase(st: Table) -> Flow[None]:
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
