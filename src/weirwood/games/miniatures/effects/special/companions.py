"""Beasts that follow their masters, and units that come back or come late."""

from __future__ import annotations

from weirwood.kernel import Flow, call, choose, place, procedure, tell

from ...rules.deployment import renew, set_down
from ...rules.units import add_unit
from ...state import GONE, OFF, ON, Position
from .. import mods
from ..arrivals import summon_spot
from .helpers import record


@procedure
def activate(st: Position, arg: str) -> Flow[None]:
    """The beast activates right after its master."""
    u = record(st)["unit"]
    if st.where[u] == ON and not st.activated[u]:
        yield from call(st, "miniatures.rounds.activate", u)


@procedure
def summon(st: Position, u: int, purpose: str) -> Flow[bool]:
    """Its player sets a unit down; False if there is no room for it."""
    if summon_spot(st, u, purpose) is None:
        return False
    spot = yield from place(st, "effects.summon", st.owner[u], u, purpose, st.kind[u])
    set_down(st, u, spot)
    for name in ("reserve", "outflank", "held_back"):
        st.notes[u].pop(name, None)
    return True


def raise_unit(st: Position, seat: int, kind: str, attachments: tuple[str, ...]) -> int:
    """A unit that was not in the army list."""
    u = add_unit(st, seat, kind, attachments, 0)
    st.notes[u].update(mods.starting_notes(kind, attachments))
    return u


def dismiss(st: Position, u: int) -> None:
    """A unit that was raised last and finds no room does not come at all."""
    if st.where[u] != OFF:
        return
    for column in (
        st.where, st.x, st.y, st.facing, st.health, st.full, st.tokens, st.activated, st.attached,
        st.fallen, st.notes,
    ):  # fmt: skip
        column.pop()
    st.owner, st.kind, st.cost = st.owner[:-1], st.kind[:-1], st.cost[:-1]
    st.muster, st.paid = st.muster[:-1], st.paid[:-1]
    st.half_width, st.half_depth = st.half_width[:-1], st.half_depth[:-1]
    st.bounty, st.marked = st.bounty[:-1], st.marked[:-1]


@procedure
def eye_of_the_crow(st: Position, arg: str) -> Flow[None]:
    """Coldhands, once destroyed, may come back by a flank at the start of the next round."""
    u = record(st)["unit"]
    st.notes[u]["risen"] = 2
    if st.where[u] != GONE or summon_spot(st, u, "flank") is None:
        return
    key = yield from choose(st, "effects.may", record(st)["seat"], record(st)["source"], st.kind[u])
    if key != "pass":
        renew(st, u, characters=True)
        st.notes[u]["risen"] = 2
        st.where[u] = OFF
        tell(st, "effect.used", seat=st.owner[u], effect=record(st)["source"], bearer=st.kind[u])
        yield from summon(st, u, "flank")


@procedure
def varamyrs_shadowcat(st: Position, arg: str) -> Flow[None]:
    """The Shadowcat comes in by a flank."""
    u = record(st)["unit"]
    if st.where[u] == OFF:
        yield from summon(st, u, "flank")
