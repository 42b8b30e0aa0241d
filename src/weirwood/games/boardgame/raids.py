"""Raids (chapter raids)."""

from weirwood.kernel import Flow, choose, procedure, tell

from .board import gain
from .content import AREAS, CONSOLIDATE, HOUSES, ORDERS, RAID, TYPE
from .keys import NONE
from .keys import area as area_of
from .orders import holders, of_type, raid_targets, remove
from .state import Position


@procedure
def raids(st: Position) -> Flow[None]:
    """One raid order each in turn order, until none is left (raids.turns)."""
    left = holders(st, RAID)
    while left:
        for slot in range(st.seats):
            house = st.tracks[slot]
            if left >> house & 1:
                yield from raid(st, house)
                left = holders(st, RAID)


@procedure
def raid(st: Position, house: int) -> Flow[None]:
    """A raid takes one enemy order within reach, or none (raids.resolve, raids.decline)."""
    found = of_type(st, house, RAID)
    area = found[0]
    if len(found) > 1:
        key = yield from choose(st, "raids.order", st.seat[house])
        area = area_of(key)
    target = -1
    if raid_targets(st, house, area):
        key = yield from choose(st, "raids.target", st.seat[house], AREAS[area])
        target = -1 if key == NONE else area_of(key)
    if target < 0:
        tell(st, "raids.idle", house=HOUSES[house], area=AREAS[area])
    else:
        pillage(st, house, area, target)
    remove(st, area)


def pillage(st: Position, house: int, area: int, target: int) -> None:
    """The order is gone; a consolidate order also costs its owner power and feeds the raider."""
    victim, order = st.order_of[target], st.order[target]
    remove(st, target)
    tell(
        st,
        "raids.raided",
        house=HOUSES[house],
        area=AREAS[area],
        target=AREAS[target],
        victim=HOUSES[victim],
        order=ORDERS[order],
    )
    if TYPE[order] == CONSOLIDATE:
        got = gain(st, house, 1)
        lost = min(1, st.power[victim])
        st.power[victim] -= lost
        tell(st, "raids.pillaged", house=HOUSES[house], victim=HOUSES[victim], power=got, lost=lost)
