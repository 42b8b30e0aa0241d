"""Raids. Ledger: `raids`."""

from weirwood.kernel import Flow, Kind, Refusal, choose, procedure, tell

from ..facts import (
    AREA,
    AREAS,
    AROUND,
    CONSOLIDATE,
    DEFENSE,
    HOUSES,
    ORDERS,
    RAID,
    RAIDABLE,
    SPECIAL,
    SUPPORT,
    TYPE,
)
from ..state import Position
from .control import gain
from .keys import NONE, Args, area_keys, area_of
from .orders import holders, lap, of_type, remove
from .transport import reach


@procedure
def raids(st: Position) -> Flow[None]:
    """One raid order each in turn order, until none is left (raids.turns)."""
    left = holders(st, RAID)
    while left:
        for slot in tuple(lap(st)):
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


def raid_targets(st: Position, house: int, area: int) -> list[int]:
    """Enemy orders that a raid order may take: next to it and within its reach."""
    star = SPECIAL[st.order[area]]
    found = []
    for target in RAIDABLE[area]:
        order = st.order[target]
        if order >= 0 and st.order_of[target] != house:
            kind = TYPE[order]
            if kind in (SUPPORT, RAID, CONSOLIDATE) or (star and kind == DEFENSE):
                found.append(target)
    return found


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


def raid_orders(st: Position, seat: int, args: Args) -> list[str]:
    return area_keys(of_type(st, st.house[seat], RAID))


def raid_keys(st: Position, seat: int, args: Args) -> list[str]:
    return [*area_keys(raid_targets(st, st.house[seat], AREA[args[0]])), NONE]


def raid_candidates(st: Position, seat: int, args: Args) -> list[str]:
    """Every order next to the raid, those beyond its reach included."""
    area = AREA[args[0]]
    return [*area_keys(a for a in AROUND[area] if st.order[a] >= 0), NONE]


def why_not_raid(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    area, told = AREA[args[0]], {"area": key.partition(":")[2]}
    target = AREA.get(told["area"], -1)
    if target >= 0 and target not in RAIDABLE[area] and target in AROUND[area]:
        return Refusal("raids.reach", told)
    if target not in RAIDABLE[area]:
        carried = target >= 0 and target in reach(st, st.house[seat], area)
        return Refusal("raids.no_transport" if carried else "raids.targets", told)
    order = st.order[target]
    if order >= 0 and TYPE[order] == DEFENSE and st.order_of[target] != st.house[seat]:
        return Refusal("raids.special", told)
    return Refusal("raids.targets", told)


KINDS = (
    Kind("raids.order", "raids.turns", raid_orders),
    Kind(
        "raids.target",
        "raids.targets",
        raid_keys,
        candidates=raid_candidates,
        why_not=why_not_raid,
    ),
)
