"""Ports, and what becomes of ships when the land changes hands. Ledger: `ports`."""

from itertools import compress

from weirwood.kernel import Flow, Kind, amount, procedure, tell

from ..facts import AREAS, HOUSES, PORT, PORT_SEA, SEAS_END, SHIP, UNIT_KINDS
from ..state import Position
from .control import control
from .orders import remove
from .supply import room
from .units import destroy_all, put


def blockaded(st: Position, port: int, house: int) -> bool:
    """Whether enemy ships lie in the sea of a port."""
    return st.who[PORT_SEA[port]] not in (-1, house)


@procedure
def settle(st: Position) -> Flow[None]:
    """Ships in the port of a land that changed hands are taken over or lost (ports.capture)."""
    while stray_port(st) >= 0:
        port = stray_port(st)
        owner = control(st, port)
        taken = 0
        if prize(st, port) > 0:
            taken = yield from amount(
                st, "ports.capture", st.seat[owner], AREAS[port], least=0, most=prize(st, port)
            )
        hand_over(st, port, owner, taken)


def stray_port(st: Position) -> int:
    """A port with ships that are not of the house that controls its land, or -1."""
    for p in compress(PORT, st.size[SEAS_END:]):
        owner = control(st, p)
        if owner != st.who[p] and (owner >= 0 or st.port_ships_lost):
            return p
    return -1


def prize(st: Position, port: int) -> int:
    """How many ships the new owner may take: those there, those in stock, those in supply."""
    owner = control(st, port)
    if owner < 0:
        return 0
    return min(st.size[port], st.stock[owner * UNIT_KINDS + SHIP], room(st, owner, port))


def hand_over(st: Position, port: int, owner: int, taken: int) -> None:
    loser = st.who[port]
    ships = destroy_all(st, port)
    remove(st, port)
    if taken:
        put(st, owner, port, SHIP, taken)
    tell(
        st,
        "ports.captured" if taken else "ports.lost",
        house=HOUSES[loser],
        victor=HOUSES[owner] if owner >= 0 else "",
        port=AREAS[port],
        ships=ships,
        taken=taken,
    )


KINDS = (Kind("ports.capture", "ports.capture"),)
