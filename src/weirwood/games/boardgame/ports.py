"""Ports that change hands (chapter ports)."""

from weirwood.kernel import Flow, amount, procedure, tell

from .armies import destroy_all, put, room
from .board import control, stray_port
from .content import AREAS, HOUSES, KINDS, SHIP
from .orders import remove
from .state import Position


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


def prize(st: Position, port: int) -> int:
    """How many ships the new owner may take: those there, those in stock, those in supply."""
    owner = control(st, port)
    if owner < 0:
        return 0
    return min(st.size[port], st.stock[owner * KINDS + SHIP], room(st, owner, port))


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
