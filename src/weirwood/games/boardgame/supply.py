"""Supply: the marker and the cut that may follow (chapter supply)."""

from weirwood.kernel import Flow, choose, procedure, tell

from .armies import destroy, in_supply
from .board import barrels
from .content import AREAS, HOUSES, MAX_SUPPLY, UNITS
from .keys import unit, units_in
from .state import Position


@procedure
def adjust(st: Position) -> Flow[None]:
    """In turn order every house counts its barrels and cuts its armies to fit (supply.adjust)."""
    for house in tuple(st.tracks[: st.seats]):
        set_supply(st, house, barrels(st, house))
        yield from reduce(st, house)


@procedure
def reduce(st: Position, house: int) -> Flow[None]:
    """The owner chooses what goes until the armies fit (supply.reduce, supply.free_choice)."""
    while not in_supply(st, house):
        key = yield from choose(st, "supply.loss", st.seat[house])
        kind, area = unit(key)
        destroy(st, area, kind)
        tell(st, "supply.lost", house=HOUSES[house], unit=UNITS[kind], area=AREAS[area])


def set_supply(st: Position, house: int, supply: int) -> None:
    st.supply[house] = max(0, min(MAX_SUPPLY, supply))
    tell(st, "supply.set", house=HOUSES[house], supply=st.supply[house])


def surplus(st: Position, house: int) -> list[str]:
    """Units of armies: a lone unit weighs nothing."""
    return units_in(st, [a for a, h in enumerate(st.who) if h == house and st.size[a] > 1])
