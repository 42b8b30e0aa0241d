"""Special effects of House Bolton as a faction."""

from __future__ import annotations

from weirwood.games.miniatures.cards.helpers import at_wealth, record, zones_choice
from weirwood.games.miniatures.effects.steps import lay, special
from weirwood.games.miniatures.roster import enemies_of_seat
from weirwood.games.miniatures.state import NOBODY, Position, put_at
from weirwood.games.miniatures.tactics_board import claim, free_zones
from weirwood.games.miniatures.tokens import restore
from weirwood.kernel import Flow, procedure
from weirwood.kernel.event import tell

JEYNE = "jeyne_poole_arya_stark_bride_of_bolton"


@procedure
def frey_wealth(st: Position, arg: str) -> Flow[None]:
    """Walda at Wealth: one wound more, and no token is taken off."""
    u = yield from zones_choice(st, at_wealth(st))
    if u != NOBODY:
        restore(st, u, 4)


# ---- Jeyne Poole --------------------------------------------------------------------------------


@special
def lend(st: Position, arg: str) -> None:
    """The opponent has the use of Jeyne for a round; her own side goes first."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    host = enemies_of_seat(st, seat)[0]
    st.n_owner = put_at(st.n_owner, n, host)
    st.first = st.side[seat]
    st.effects.append({"what": "mute_ncu", "ncu": n, "until": "round"})
    lay(st, NOBODY, "back", "round")
    tell(st, "ncu.lent", seat=seat, ncu=st.n_kind[n], host_seat=host)


@special
def take_back(st: Position, arg: str) -> None:
    """At the end of the round she is her own player's again."""
    for n, kind in enumerate(st.n_kind):
        if kind == JEYNE and ("once:loyal_imposter/0" in st.n_notes[n]):
            st.n_owner = put_at(st.n_owner, n, record(st)["seat"])


# ---- Tybald -------------------------------------------------------------------------------------


@special
def forget(st: Position, arg: str) -> None:
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
def envoy(st: Position, arg: str) -> Flow[None]:
    """Nobody took the zone that Tybald named: he claims it himself."""
    n = record(st)["ncu"]
    zones = tuple(
        zone
        for row in st.effects
        if row.get("what") == "doves" and row["source"] == record(st)["source"]
        for zone in row["zones"]
        if zone in free_zones(st)
    )
    forget(st, "")
    if zones and not st.n_zone[n]:
        st.n_activated[n] = 1
        yield from claim(st, n, zones[0])
