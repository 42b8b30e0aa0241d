"""Consolidating power. Ledger: `consolidate`."""

from weirwood.kernel import Flow, Kind, choose, procedure, tell

from ..facts import AREAS, CASTLE, CONSOLIDATE, CROWNS, HOUSES, LANDS, SEAS_END, SPECIAL
from ..state import TYPES, Position
from .control import gain
from .keys import Args, area_keys, area_of, fixed
from .mustering import grant_one, muster, worth_it
from .orders import holders, lap, of_type, remove
from .ports import blockaded


@procedure
def consolidate(st: Position) -> Flow[None]:
    """One consolidate order each in turn order, until none is left (consolidate.turns)."""
    left = holders(st, CONSOLIDATE)
    while left:
        for slot in tuple(lap(st)):
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
    if may_muster_instead(st, house, area):
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
    for areas in st.laid[CONSOLIDATE::TYPES]:
        for area in areas:
            if SPECIAL[st.order[area]]:
                return True
    return False


def may_muster_instead(st: Position, house: int, area: int) -> bool:
    """Whether a consolidate order may call a mustering: the special one, in a castle area."""
    return SPECIAL[st.order[area]] and CASTLE[area] > 0 and worth_it(st, house, area)


def yields(st: Position, house: int, area: int) -> int:
    """The power that a consolidate order brings."""
    if area >= SEAS_END:
        return 0 if blockaded(st, area, house) else 1
    if area >= LANDS:
        return 0
    return 1 + CROWNS[area]


def consolidate_orders(st: Position, seat: int, args: Args) -> list[str]:
    return area_keys(of_type(st, st.house[seat], CONSOLIDATE))


KINDS = (
    Kind("consolidate.order", "consolidate.turns", consolidate_orders),
    Kind("consolidate.use", "consolidate.special", fixed("power", "muster")),
)
