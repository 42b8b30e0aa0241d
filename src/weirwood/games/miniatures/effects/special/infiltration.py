"""Models that join an enemy unit before or after deployment (rule attachments.enemy)."""

from __future__ import annotations

from weirwood.kernel import Flow, choose, procedure, tell

from ... import facts
from ...rules.keys import number
from ...rules.teams import seats_in_order
from ...rules.units import profile
from ...state import GONE, OFF, Position, put_at
from .. import sources


def guests(st: Position, seat: int, moment: str) -> list[str]:
    """The models of a seat that are smuggled in at this moment."""
    return [
        str(row["card"])
        for row in st.effects
        if row.get("what") == "infiltrator"
        and row["seat"] == seat
        and any(
            need.kind == "enemy" and need.when == moment
            for need in facts.ATTACHMENTS[str(row["card"])].needs
        )
    ]


def hosts(st: Position, seat: int) -> list[int]:
    """Enemy infantry units, deployed or not."""
    return [
        u
        for u, where in enumerate(st.where)
        if where != GONE
        and st.side[st.owner[u]] != st.side[seat]
        and profile(st, u).kind == "infantry"
        and not profile(st, u).solo
    ]


@procedure
def infiltrate(st: Position, moment: str) -> Flow[None]:
    """Every player smuggles in their models, in turn order."""
    for seat in list(seats_in_order(st)):
        for name in list(guests(st, seat, moment)):
            found = tuple(hosts(st, seat))
            if found:
                key = yield from choose(st, "effects.target", seat, name, found, False)
                join(st, seat, number(key), name)


def join(st: Position, seat: int, u: int, name: str) -> None:
    """The model takes the place of a basic figure; its player keeps its abilities."""
    st.attached[u] = (*st.attached[u], name)
    st.muster = put_at(st.muster, u, (*st.muster[u], name))
    st.notes[u][f"guest:{name}"] = seat + 1
    st.effects = [
        row
        for row in st.effects
        if not (row.get("what") == "infiltrator" and row["seat"] == seat and row["card"] == name)
    ]
    tell(st, "model.joined", seat=seat, model=name, unit=st.kind[u], nr=u)


@procedure
def hold_reserves(st: Position) -> Flow[None]:
    """Units that may come from the flank can be held back instead of deployed."""
    for u in list(outflankers(st)):
        key = yield from choose(st, "effects.may", st.owner[u], "outflank", st.kind[u])
        if key != "pass":
            st.notes[u]["reserve"] = 1
            st.notes[u]["outflank"] = 1
            tell(st, "unit.reserve", seat=st.owner[u], unit=st.kind[u], nr=u)
    for u in list(lurkers(st)):
        st.notes[u]["reserve"] = 1
        tell(st, "unit.reserve", seat=st.owner[u], unit=st.kind[u], nr=u)


def lurkers(st: Position) -> list[int]:
    """Beasts that are not deployed with the army: the Shadowcat."""
    return [
        u
        for u, where in enumerate(st.where)
        if where == OFF
        and any(name == "varamyrs_shadowcat" for name, _ in sources.abilities(st, u))
    ]


def outflankers(st: Position) -> list[int]:
    return [
        u
        for u, where in enumerate(st.where)
        if where == OFF and any(name == "outflank" for name, _ in sources.abilities(st, u))
    ]
