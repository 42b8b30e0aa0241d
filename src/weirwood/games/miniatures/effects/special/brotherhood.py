"""Special effects of the Brotherhood Without Banners."""

from __future__ import annotations

from weirwood.kernel import Flow, choose, procedure, tell

from ... import facts
from ...rules.keys import number
from ...rules.units import profile, side_units
from ...rules.wounds import restore
from ...state import NOBODY, Position, put_at
from .helpers import event, record, unit_of


@procedure
def fresh_converts(st: Position, arg: str) -> Flow[None]:
    """Up to two tokens of Thoros restore a wound each."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    left = 2
    while left > 0 and st.n_tokens[n] > 0:
        hurt = tuple(u for u in side_units(st, st.side[seat]) if st.health[u] < st.full[u])
        if not hurt:
            return
        key = yield from choose(st, "effects.target", seat, record(st)["source"], hurt, True)
        if key == "none":
            return
        st.n_tokens[n] -= 1
        restore(st, number(key), 1)
        left -= 1


# ---- The Last Kiss ------------------------------------------------------------------------------


def homes(st: Position, seat: int, u: int, name: str) -> tuple[int, ...]:
    """Other friendly units of the model's kind with a figure that it can replace."""
    return tuple(
        v
        for v in side_units(st, st.side[seat])
        if v != u
        and profile(st, v).kind == facts.ATTACHMENTS[name].kind
        and not profile(st, v).solo
        and -(-st.health[v] // profile(st, v).wounds) > len(st.attached[v])
    )


@procedure
def the_last_kiss(st: Position, arg: str) -> Flow[None]:
    """A model that would be destroyed joins another unit instead."""
    seat, u, name = record(st)["seat"], int(event(st)["unit"]), str(event(st)["name"])
    v = yield from unit_of(st, seat, homes(st, seat, u, name), False)
    if v != NOBODY:
        event(st)["saved"] = True
        rehouse(st, u, v, name)


def rehouse(st: Position, u: int, v: int, name: str) -> None:
    """The model leaves its unit, or those that have just fallen, and replaces a figure."""
    for column in (st.attached, st.fallen):
        if name in column[u]:
            i = column[u].index(name)
            if column is st.attached:  # its figure is lost to the unit all the same
                st.full[u] -= profile(st, u).wounds
                st.health[u] = max(0, st.health[u] - profile(st, u).wounds)
            column[u] = (*column[u][:i], *column[u][i + 1 :])
            break
    st.attached[v] = (*st.attached[v], name)
    st.muster = put_at(st.muster, v, (*st.muster[v], name))
    tell(st, "model.joined", seat=st.owner[v], model=name, unit=st.kind[v], nr=v)
