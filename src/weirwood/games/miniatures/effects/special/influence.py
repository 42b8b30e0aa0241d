"""Influence: an NCU that claims a zone puts its card on a combat unit (rule ncus.influence)."""

from __future__ import annotations

from weirwood.kernel import Flow, call, choose, procedure, tell

from ...rules.contexts import pop, push
from ...rules.keys import number
from ...rules.orders import aim, justice_due, window
from ...rules.teams import side_of
from ...rules.units import is_wall, on_table, profile
from ...state import NOBODY, Position
from .. import sources
from ..scene import shielded
from ..vocabulary import ENTRIES


def hosts(st: Position, n: int) -> list[int]:
    """Units that can take this Influence: one friendly and one enemy (rule ncus.influence_one)."""
    taken = {
        (u, st.side[st.n_owner[other]] == side_of(st, u))
        for other, u in enumerate(st.n_unit)
        if u != NOBODY and other != n
    }
    side = st.side[st.n_owner[n]]
    return [
        u
        for u in on_table(st)
        if not is_wall(st, u)
        and (u, side == side_of(st, u)) not in taken
        and not shielded(st, u, st.n_owner[n], "influence")
        and suits(st, n, u)
    ]


def suits(st: Position, n: int, u: int) -> bool:
    """Some Influence is for units of one faction alone."""
    entry = ENTRIES.get(sources.influence_of(st, n))
    facts = entry.has if entry else ()
    wanted = [word.split(":")[1] for word in facts if word.startswith("only:")]
    return not wanted or profile(st, u).faction in wanted


@procedure
def place(st: Position, n: int) -> Flow[None]:
    """Choose the unit; it may answer, and the card may do something at once."""
    found = tuple(hosts(st, n))
    ability = sources.influence_of(st, n)
    if not found or not ability or sources.ncu_muted(st, n):
        return
    key = yield from choose(st, "effects.target", st.n_owner[n], ability, found, False)
    u = number(key)
    goes_on = yield from aim(st, u, st.n_owner[n], "ncu")
    if goes_on:
        st.n_unit[n] = u
        tell(st, "influence.placed", seat=st.n_owner[n], ncu=st.n_kind[n], unit=st.kind[u], nr=u)
        push(st, "influence", unit=u, ncu=n)
        yield from window(st, "ncu.influences")
        pop(st, "influence")
    if st.effects and justice_due(st, len(st.windows) - 1):  # no record of its own was open
        level = len(st.windows) - 1
        yield from call(st, "miniatures.special.targaryen.ghiscari_justice", level, at="justice")
