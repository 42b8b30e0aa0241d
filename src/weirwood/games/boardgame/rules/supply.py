"""Supply: the armies that it allows, its marker, and the cut that may follow. Ledger: `supply`."""

from collections.abc import Iterable
from itertools import product
from operator import le

from weirwood.kernel import Flow, Kind, Refusal, choose, procedure, tell

from ..facts import (
    AREA,
    AREAS,
    ARMIES,
    BARRELS,
    HOUSES,
    MAX_SUPPLY,
    PORT_SHIPS,
    SEAS_END,
    UNITS,
)
from ..state import Position
from .control import held_lands
from .keys import Args, unit_of, units_in
from .units import destroy, own_areas

# --- what it allows -------------------------------------------------------------------------------
# Armies are counted in one number: an army of two weighs 1, of three 16, of four 256. So a whole
# set of armies is looked up at once, and moving units is a sum of weights.
WEIGHT: tuple[int, ...] = (0, 0, 1, 16, 256, *([4096] * 20))


def _table(limit: tuple[int, ...]) -> tuple[bool, ...]:
    """For every weight whether the armies, largest first, fit the banners of a supply position."""
    found = [False] * 4096
    most = len(limit)
    for fours, threes, twos in product(range(most + 1), repeat=3):
        sizes = [4] * fours + [3] * threes + [2] * twos
        if len(sizes) <= most and all(map(le, sizes, limit)):
            found[fours << 8 | threes << 4 | twos] = True
    return tuple(found)


FITS: tuple[tuple[bool, ...], ...] = tuple(_table(limit) for limit in ARMIES)


def fits(weight: int, supply: int) -> bool:
    """Whether armies of this weight may stand on the board."""
    return weight < 4096 and FITS[supply][weight]


def allowed(weight: int, supply: int, before: int) -> bool:
    """Whether armies may come to stand so: if they fit, or are no worse than those before.

    The limit bars entering; armies that exceed it for another reason may still move about.
    """
    if weight < 4096 and FITS[supply][weight]:
        return True
    return not fits(before, supply) and no_worse(weight, before)


def no_worse(weight: int, before: int) -> bool:
    """Largest first, every army finds one before that was at least as large."""
    now = then = 0
    for shift in (12, 8, 4, 0):
        now += weight >> shift & 15
        then += before >> shift & 15
        if now > then:
            return False
    return True


def weigh(sizes: Iterable[int]) -> int:
    return sum(WEIGHT[size] for size in sizes)


def armies(st: Position, house: int, but: int = -1) -> int:
    """The weight of a house's armies, one area left out on demand.

    Attackers on their way count as an army in the embattled area (ruling 54).
    """
    size = st.size
    weight = 0
    for area in st.own[house]:
        number = size[area]
        if number > 1:
            weight += WEIGHT[number]
    if but >= 0 and st.who[but] == house:
        weight -= WEIGHT[size[but]]
    if st.battle >= 0 and st.attacker == house and but != st.battle:
        weight += WEIGHT[sum(st.army)]
    return weight


def in_supply(st: Position, house: int) -> bool:
    return fits(armies(st, house), st.supply[house])


def room(st: Position, house: int, area: int) -> int:
    """How many units may be added to an area, all else staying as it is.

    While a battle of the house is still to come, they must fit with its attackers beaten as well.
    """
    weight = armies(st, house)
    found = room_beside(st, house, area, weight)
    if st.battle >= 0 and st.attacker == house:
        army, home = sum(st.army), st.size[st.march_from]
        beaten = weight - WEIGHT[army] - WEIGHT[home] + WEIGHT[army + home]
        found = min(found, room_beside(st, house, area, beaten))
    return found


def room_beside(st: Position, house: int, area: int, weight: int) -> int:
    """The same with all armies of the house weighed before."""
    have = st.size[area] if st.who[area] == house else 0
    others = weight - WEIGHT[have]
    supply = st.supply[house]
    most = PORT_SHIPS if area >= SEAS_END else len(WEIGHT)
    more = 0
    while have + more < most and allowed(others + WEIGHT[have + more + 1], supply, weight):
        more += 1
    return more


def has_room(st: Position, house: int, area: int, weight: int) -> bool:
    """Whether one unit at least may be added there, beside armies of this weight."""
    have = st.size[area] if st.who[area] == house else 0
    if area >= SEAS_END and have >= PORT_SHIPS:
        return False
    return allowed(weight - WEIGHT[have] + WEIGHT[have + 1], st.supply[house], weight)


# --- the marker -----------------------------------------------------------------------------------


@procedure
def adjust(st: Position) -> Flow[None]:
    """In turn order every house counts its barrels and cuts its armies to fit (supply.adjust)."""
    for house in tuple(st.tracks[: st.seats]):
        set_supply(st, house, barrels(st, house))
        yield from reduce(st, house)


def barrels(st: Position, house: int) -> int:
    """Supply icons in controlled areas, as far as the track goes."""
    return min(MAX_SUPPLY, sum([BARRELS[a] for a in held_lands(st, house)]))


def set_supply(st: Position, house: int, supply: int) -> None:
    st.supply[house] = max(0, min(MAX_SUPPLY, supply))
    tell(st, "supply.set", house=HOUSES[house], supply=st.supply[house])


@procedure
def reduce(st: Position, house: int) -> Flow[None]:
    """The owner chooses what goes until the armies fit (supply.reduce, supply.free_choice)."""
    while not in_supply(st, house):
        key = yield from choose(st, "supply.loss", st.seat[house])
        kind, area = unit_of(key)
        destroy(st, area, kind)
        tell(st, "supply.lost", house=HOUSES[house], unit=UNITS[kind], area=AREAS[area])


def supply_losses(st: Position, seat: int, args: Args) -> list[str]:
    """Units of armies: a lone unit weighs nothing."""
    own = own_areas(st, st.house[seat])
    return units_in(st, [a for a in own if st.size[a] > 1])


def why_not_loss(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A lone unit is no army."""
    area = AREA.get(key.rpartition(":")[2], -1)
    alone = area >= 0 and st.who[area] == st.house[seat] and st.size[area] == 1
    return Refusal("supply.armies", {"area": AREAS[area]}) if alone else None


KINDS = (Kind("supply.loss", "supply.reduce", supply_losses, why_not=why_not_loss),)
