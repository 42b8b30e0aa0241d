"""Special effects of House Bolton as a faction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, procedure, tell

from ...rules.tactics_board import claim, free_zones
from ...rules.teams import enemies_of_seat
from ...rules.wounds import restorable, restore_up_to
from ...state import NOBODY, Position, put_at
from ..steps import lay, special
from ..worth import worth
from .helpers import at_wealth, record, zones_choice

if TYPE_CHECKING:
    from ..scene import Scene

JEYNE = "jeyne_poole_arya_stark_bride_of_bolton"


def hurt_units(st: Position) -> tuple[int, ...]:
    return tuple(u for u in at_wealth(st) if restorable(st, u))


@worth("bolton.frey_ambition")
def wounds_at_wealth(sc: Scene, arg: str) -> bool:
    return bool(hurt_units(sc.st))


@procedure
def frey_ambition(st: Position, arg: str) -> Flow[None]:
    """Walda at Wealth: one wound more, and no token is taken off."""
    u = yield from zones_choice(st, hurt_units(st))
    if u != NOBODY:
        yield from restore_up_to(st, u, 4, record(st)["seat"])


# ---- Jeyne Poole --------------------------------------------------------------------------------


@special
def loyal_imposter(st: Position, arg: str) -> None:
    """The opponent has the use of Jeyne for a round; her own side goes first."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    host = enemies_of_seat(st, seat)[0]
    st.n_owner = put_at(st.n_owner, n, host)
    st.first = st.side[seat]
    st.effects.append({"what": "mute_ncu", "ncu": n, "until": "round"})
    lay(st, NOBODY, "back", "round")
    tell(st, "ncu.lent", seat=seat, ncu=st.n_kind[n], host_seat=host)


@special
def loyal_imposter_ends(st: Position, arg: str) -> None:
    """At the end of the round she is her own player's again."""
    for n, kind in enumerate(st.n_kind):
        if kind == JEYNE and ("once:loyal_imposter/0" in st.n_notes[n]):
            st.n_owner = put_at(st.n_owner, n, record(st)["seat"])


# ---- Tybald -------------------------------------------------------------------------------------


@special
def deceitful_envoy_forget(st: Position, arg: str) -> None:
    """The zone that was named has been claimed."""
    now = record(st)
    st.effects = [
        row
        for row in st.effects
        if not (
            row.get("what") == "doves"
            and row["seat"] == now["seat"]
            and row["source"] == now["source"]
        )
    ]


@procedure
def deceitful_envoy(st: Position, arg: str) -> Flow[None]:
    """Nobody took the zone that Tybald named: he claims it himself."""
    n = record(st)["ncu"]
    zones = tuple(
        zone
        for row in st.effects
        if row.get("what") == "doves" and row["source"] == record(st)["source"]
        for zone in row["zones"]
        if zone in free_zones(st)
    )
    deceitful_envoy_forget(st, "")
    if zones and not st.n_zone[n]:
        st.n_activated[n] = 1
        yield from claim(st, n, zones[0])
