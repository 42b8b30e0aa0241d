"""Consolidating power (chapter consolidate)."""

from weirwood.kernel import Flow, choose, procedure, tell

from .board import gain
from .content import AREAS, CONSOLIDATE, HOUSES, SPECIAL, TYPE
from .keys import area as area_of
from .levies import grant_one
from .mustering import muster
from .orders import holders, may_muster_instead, of_type, remove, yields
from .state import Position


@procedure
def consolidate(st: Position) -> Flow[None]:
    """One consolidate order each in turn order, until none is left (consolidate.turns)."""
    left = holders(st, CONSOLIDATE)
    while left:
        for slot in range(st.seats):
            house = st.tracks[slot]
            if left >> house & 1:
                yield from resolve(st, house)
                left = holders(st, CONSOLIDATE)


@procedure
def resolve(st: Position, house: int) -> Flow[None]:
    """Power by the crowns of the area, or a mustering there (consolidate.power, .special)."""
    found = of_type(st, house, CONSOLIDATE)
    area = found[0]
    if len(found) > 1 and order_matters(st):
        key = yield from choose(st, "consolidate.order", st.seat[house])
        area = area_of(key)
    use = "power"
    if may_muster_instead(st, area):
        use = yield from choose(st, "consolidate.use", st.seat[house], AREAS[area])
    remove(st, area)
    if use == "muster":
        tell(st, "consolidate.muster", house=HOUSES[house], area=AREAS[area])
        grant_one(st, area)
        yield from muster(st, house)
        return
    got = gain(st, house, yields(st, house, area))
    tell(st, "consolidate.power", house=HOUSES[house], area=AREAS[area], power=got)


def order_matters(st: Position) -> bool:
    """Only a mustering can change what other orders bring: ships may close a port."""
    return any(order >= 0 and TYPE[order] == CONSOLIDATE and SPECIAL[order] for order in st.order)
